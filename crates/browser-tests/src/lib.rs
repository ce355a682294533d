//! The harness for the browser tests: every test has its own server, browser and page.
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
//! `run` starts everything on free loopback ports, stops only what it started (even when a test panics), and saves a
//! screenshot and the browser's console in `target/browser/` when a test fails. Tests find elements with CSS selectors
//! for stable ids, `data-…` attributes and roles; they wait until an element appears instead of sleeping.
//!
//! - `setup`: [`run`], [`Setup`] and the lifecycle of a test
//! - `page`: [`Page`], everything that a test can do and read
//! - `browser`, `driver`, `server`, `child`: the processes that a test needs
//! - `proxy`: [`Proxy`], a connection to the server that tests can cut off and measure
//! - `files`: the locations of programs and screenshots

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
pub use proxy::Proxy;
pub use setup::{Setup, run};
