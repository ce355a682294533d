//! The harness of the browser tests: a server, a browser and a page of their own for every test.
//!
//! ```no_run
//! #[test]
//! fn the_start_page_has_a_heading() {
//!     browser_tests::run("start", async |page| {
//!         page.open("#/").await?;
//!         assert_eq!(page.text("h1").await?, "Smokestack");
//!         Ok(())
//!     });
//! }
//! ```
//!
//! `run` starts everything on free loopback ports, ends only what it started (also when a test panics), and leaves a
//! screenshot and the browser's console in `target/browser/` when a test fails. Things are found by CSS selectors of
//! stable ids, `data-…` attributes and roles; whoever looks for something waits for it, and nobody sleeps.
//!
//! - `setup`: [`run`], [`Setup`] and the life of a test
//! - `page`: [`Page`], what a test can do and see
//! - `browser`, `driver`, `server`, `child`: the programs behind it
//! - `wire`: [`Wire`], a way to the server that can be cut
//! - `files`: where programs and screenshots are

mod browser;
mod child;
mod driver;
mod files;
mod page;
mod proxy;
mod server;
mod setup;

pub use anyhow::Result;
pub use page::Page;
pub use proxy::Wire;
pub use setup::{Setup, run};
