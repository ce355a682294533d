//! The page in a real browser, one file per topic.

mod accessibility;
mod advice;
mod age_of_industry;
mod barrage;
mod barrage_parts;
mod bots_in_time;
mod crash_screen;
mod friends;
mod friends_account;
mod friends_around;
mod friends_at_table;
mod friends_by_keyboard;
mod friends_choices;
mod friends_leaving;
mod friends_line;
mod friends_reception;
mod friends_signs;
mod friends_waiting;
mod friends_ways_in;
mod languages;
mod load;
mod narrow;
mod offline;
mod parity;
mod passkeys;
mod play;
mod settings;
mod start;
mod table;
mod whole_game;
mod worker;

/// For tests that are not about how bots think: a quick game is against those that answer at once, and all is shown at
/// once.
const QUICK_BOTS: &str = "localStorage.setItem('smokestack.bot_speed', 'instant');
    for (const game of ['industria', 'industry', 'barrage', 'age-of-industry'])
        localStorage.setItem('smokestack.new_game.' + game,
            JSON.stringify({ seats: 3, places: [{}, { bot: 'greedy' }, { bot: 'greedy' }] }))";

/// True once the page has drawn itself and can be used.
const INTERACTIVE: &str = "return performance.getEntriesByName('smokestack-interactive').length > 0";
