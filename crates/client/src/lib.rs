//! The page: Leptos components around the rules engine.
//!
//! Two crates make WebAssembly of it: `page` has what is loaded at once, `reception` the pages of the game room that need no
//! game. What neither of them reaches is left out by the linker.
//!
//! Reading order: `app` (what the whole page shares), `route` and `pages` (which page is shown), `settings` with
//! `theme`, `language`, `words` and `texts`, `storage` (what the browser keeps), `room` (the server's end of playing with
//! friends), `session` (games being played), `table`
//! and `replay` (the two pages that show one), `analysis` (of one that is over), `reception` (who one is in the game room), `bot_worker` and `worker` (the two ends of the
//! bots' thread), `expose` (what tests may ask), `rescue` (when something breaks), `bench`.

mod analysis;
mod app;
mod bench;
pub mod bot_worker;
pub mod dom;
pub mod expose;
mod figures;
pub mod language;
mod pages;
pub mod reception;
mod replay;
pub mod rescue;
mod room;
pub mod route;
pub mod session;
pub mod settings;
pub mod storage;
mod table;
mod texts;
pub mod theme;
pub mod words;
mod worker;

/// Draws the page, which speaks from this text; to be called once.
pub fn start_page(texts: String) {
    wake();
    expose::expose(|| None, || None);
    app::mount(texts);
    dom::mark("smokestack-interactive");
}

/// Answers one job in the worker: JSON in, JSON out.
pub fn answer(job: &str) -> String {
    wake();
    worker::answer(job)
}

/// Plays `games` random games and says how fast, as JSON.
pub fn bench(game: &str, seats: u8, games: u32, seed: &str) -> String {
    wake();
    bench::run(game, seats, games, seed)
}

/// Plays `games` random games and says which they were: the same ones as everywhere else.
pub fn digest(game: &str, seats: u8, games: u32, seed: &str) -> String {
    wake();
    bench::digest(game, seats, games, seed)
}

/// Before anything else, in the page and in the worker.
fn wake() {
    rescue::install();
    smokestack_core::embedded_data::install(include!(concat!(env!("OUT_DIR"), "/embedded_data.rs")));
}
