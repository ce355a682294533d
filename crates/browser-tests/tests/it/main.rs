//! The page in a real browser, one file per topic.

mod age_of_industry;
mod barrage;
mod barrage_parts;
mod languages;
mod load;
mod narrow;
mod offline;
mod parity;
mod play;
mod rescue;
mod settings;
mod table;
mod whole_game;
mod worker;

/// True once the page has drawn itself and can be used.
const INTERACTIVE: &str = "return performance.getEntriesByName('smokestack-interactive').length > 0";
