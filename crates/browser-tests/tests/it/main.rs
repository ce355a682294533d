//! The web client in a real browser, one file per topic.

mod accessibility;
mod advice;
mod age_of_industry;
mod barrage;
mod barrage_boards;
mod bot_thinking_time;
mod crash_screen;
mod friends;
mod friends_account;
mod friends_at_table;
mod friends_chat_and_clocks;
mod friends_connection;
mod friends_indicators;
mod friends_keyboard;
mod friends_leaving;
mod friends_lobby;
mod friends_sign_up;
mod friends_table_options;
mod friends_waiting_room;
mod full_game;
mod industria_and_industry;
mod languages;
mod load;
mod narrow;
mod offline;
mod parity;
mod passkeys;
mod settings;
mod start;
mod table;
mod worker;

/// For tests that do not depend on the strength of bots: a quick game against bots that move immediately, without
/// animations.
const QUICK_BOTS: &str = "localStorage.setItem('smokestack.bot_speed', 'instant');
    for (const game of ['industria', 'industry', 'barrage', 'age-of-industry'])
        localStorage.setItem('smokestack.new_game.' + game,
            JSON.stringify({ seats: 3, places: [{}, { bot: 'greedy' }, { bot: 'greedy' }] }))";

/// True once the page is rendered and interactive.
const INTERACTIVE: &str = "return performance.getEntriesByName('smokestack-interactive').length > 0";
