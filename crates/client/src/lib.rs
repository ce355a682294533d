//! The page: Leptos components around the rules engine.
//!
//! Two crates compile it to WebAssembly: `page` contains what is loaded at once, `reception` the pages for online play
//! that need no game. The linker leaves out what neither of them uses.
//!
//! Reading order:
//!
//! - `app` (what the whole page shares), `route` and `pages` (which page is shown)
//! - `settings` with `theme`, `language`, `i18n` and `texts`; `storage` (the browser's storage)
//! - `room` (requests to the server), `session` (games being played)
//! - `table` and `replay` (the two pages that show a game), `analysis` (the review of a finished game)
//! - `reception` (lobby, account and notifications)
//! - `worker` (the bots' thread), `test_hooks` (for browser tests), `crash_screen`, `bench`

mod analysis;
mod app;
mod bench;
pub mod crash_screen;
pub mod dom;
pub mod i18n;
pub mod language;
mod number_format;
mod pages;
pub mod reception;
mod replay;
mod room;
pub mod route;
pub mod session;
pub mod settings;
pub mod storage;
mod table;
pub mod test_hooks;
mod texts;
pub mod theme;
pub mod worker;

/// Draws the page with these texts; must be called once.
pub fn start_page(texts: String) {
    initialize();
    test_hooks::install(|| None, || None);
    app::mount(texts);
    dom::mark("smokestack-interactive");
}

/// Runs one job in the worker: JSON in, JSON out.
pub fn answer(job: &str) -> String {
    initialize();
    worker::server::answer(job)
}

/// Plays `games` random games and returns their speed as JSON.
pub fn bench(game: &str, seats: u8, games: u32, seed: &str) -> String {
    initialize();
    bench::run(game, seats, games, seed)
}

/// Plays `games` random games and returns their digest, which is the same on every platform.
pub fn digest(game: &str, seats: u8, games: u32, seed: &str) -> String {
    initialize();
    bench::digest(game, seats, games, seed)
}

/// Runs before anything else, in the page and in the worker.
fn initialize() {
    crash_screen::install();
    smokestack_core::embedded_data::install(include!(concat!(env!("OUT_DIR"), "/embedded_data.rs")));
}
