//! The life of a test: start, try, report, end.

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::sync::RwLock;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result};
use tokio::runtime::Runtime;

use crate::browser;
use crate::driver::Driver;
use crate::files::{self, TemporaryFolder};
use crate::page::Page;
use crate::proxy::Wire;
use crate::server::Server;

/// Runs a test with a server and a browser of its own; fails it, with a screenshot named after it, on an error or panic.
pub fn run(name: &str, test: impl AsyncFnOnce(&mut Page) -> Result<()>) {
    Setup::new(name).run(test);
}

/// What a test wants to be different.
#[derive(Debug)]
pub struct Setup {
    name: String,
    languages: String,
    alone: bool,
    known: bool,
    settings: Vec<(&'static str, &'static str)>,
}

/// Tests that measure time hold it alone.
static MACHINE: RwLock<()> = RwLock::new(());

impl Setup {
    /// The name is that of the screenshot, should the test fail.
    pub fn new(name: &str) -> Setup {
        Setup {
            name: name.to_owned(),
            languages: "en-US,en".to_owned(),
            alone: false,
            known: false,
            settings: Vec::new(),
        }
    }

    /// The languages that the browser prefers: `de-CH,de,fr`.
    pub fn languages(mut self, languages: &str) -> Setup {
        self.languages = languages.to_owned();
        self
    }

    /// The server has been told at which address people find it.
    pub fn known(mut self) -> Setup {
        self.known = true;
        self
    }

    /// A setting of the server, by the name of its environment variable: `SMOKESTACK_SIGN_UP`.
    pub fn setting(mut self, name: &'static str, value: &'static str) -> Setup {
        self.settings.push((name, value));
        self
    }

    /// No other browser test runs meanwhile.
    pub fn alone(mut self) -> Setup {
        self.alone = true;
        self
    }

    /// Runs the test.
    pub fn run(self, test: impl AsyncFnOnce(&mut Page) -> Result<()>) {
        self.run_with_server(async |page, _| test(page).await);
    }

    /// Runs a test that also wants to stop its server.
    pub fn run_with_server(self, test: impl AsyncFnOnce(&mut Page, StopServer) -> Result<()>) {
        self.guarded(|setup| setup.try_run(test));
    }

    /// Runs a test of two people, each with a browser of their own; the second one's wire can be cut.
    pub fn run_two(self, test: impl AsyncFnOnce(&mut Page, &mut Page, &Wire) -> Result<()>) {
        self.guarded(|setup| {
            setup.try_run(async |first, server| {
                let wire = Wire::lay(&server.0.address).await?;
                let profile = TemporaryFolder::new(&format!("{}-{}", setup.name, next_number()))?;
                let driver = Driver::start()?;
                let mut second = Page {
                    driver: browser::start(&driver, &profile, &setup.languages).await?,
                    address: wire.address().to_owned(),
                };
                let outcome = test(first, &mut second, &wire).await;
                if outcome.is_err() {
                    // Beside the first one's, which is kept for every test.
                    let _ = second.screenshot(&format!("FAILED-{}-second", setup.name)).await;
                }
                second
                    .driver
                    .quit()
                    .await
                    .context("cannot end the second Chromium")?;
                outcome
            })
        });
    }

    /// Alone, if wanted; an error fails the test.
    fn guarded(self, try_run: impl FnOnce(&Setup) -> Result<()>) {
        // A test that failed in there says nothing about the next one.
        let (mut _shared, mut _alone) = (None, None);
        match self.alone {
            true => _alone = Some(MACHINE.write().unwrap_or_else(|poisoned| poisoned.into_inner())),
            false => _shared = Some(MACHINE.read().unwrap_or_else(|poisoned| poisoned.into_inner())),
        }
        if let Err(error) = try_run(&self) {
            panic!("{}: {error:#}", self.name);
        }
    }

    fn try_run(&self, test: impl AsyncFnOnce(&mut Page, StopServer) -> Result<()>) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let server = Server::start(self.known, &self.settings)?;
        let driver = Driver::start()?;
        let profile = TemporaryFolder::new(&format!("{}-{}", self.name, next_number()))?;
        let browser = runtime.block_on(browser::start(&driver, &profile, &self.languages))?;
        let mut page = Page {
            driver: browser,
            address: server.address.clone(),
        };
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
            runtime.block_on(test(&mut page, StopServer(server)))
        }));
        if !matches!(outcome, Ok(Ok(()))) {
            self.keep_traces(&runtime, &page);
        }
        // The driver ends the browser; only then is the driver itself ended, and the profile removed.
        let quit = runtime.block_on(page.driver.quit());
        match outcome {
            Ok(result) => result.and(quit.context("cannot end Chromium")),
            Err(panic) => panic::resume_unwind(panic),
        }
    }

    /// A screenshot and the console, as far as the browser still answers.
    fn keep_traces(&self, runtime: &Runtime, page: &Page) {
        let screenshot = runtime.block_on(page.screenshot(&format!("FAILED-{}", self.name)));
        let console = runtime.block_on(page.console()).unwrap_or_default().join("\n");
        let written = files::screenshots().and_then(|folder| {
            Ok(fs::write(
                folder.join(format!("FAILED-{}.console.txt", self.name)),
                console,
            )?)
        });
        match screenshot.and(written) {
            Ok(()) => eprintln!(
                "{}: see FAILED-{0}.png and .console.txt in target/browser",
                self.name
            ),
            Err(error) => eprintln!("{}: no screenshot: {error:#}", self.name),
        }
    }
}

/// The running server; [`StopServer::stop`] ends it before the test does.
#[derive(Debug)]
pub struct StopServer(Server);

impl StopServer {
    /// Ends the server: from now on there is no network as far as the page can tell.
    pub fn stop(self) {
        drop(self.0);
    }
}

/// Tells the tests of one process apart.
fn next_number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
