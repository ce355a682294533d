//! The lifecycle of a test: start, run, report, stop.

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
use crate::proxy::Proxy;
use crate::server::Server;

/// Runs a test with its own server and browser. An error or a panic fails the test and saves a screenshot named after
/// it.
pub fn run(name: &str, test: impl AsyncFnOnce(&mut Page) -> Result<()>) {
    Setup::new(name).run(test);
}

/// The settings of a test.
#[derive(Debug)]
pub struct Setup {
    name: String,
    languages: String,
    exclusive: bool,
    with_base_url: bool,
    settings: Vec<(&'static str, &'static str)>,
}

/// Tests that measure time hold this lock exclusively.
static MACHINE_LOCK: RwLock<()> = RwLock::new(());

impl Setup {
    /// Default settings; the name is used for the screenshot if the test fails.
    pub fn new(name: &str) -> Setup {
        Setup {
            name: name.to_owned(),
            languages: "en-US,en".to_owned(),
            exclusive: false,
            with_base_url: false,
            settings: Vec::new(),
        }
    }

    /// The languages that the browser prefers: `de-CH,de,fr`.
    pub fn languages(mut self, languages: &str) -> Setup {
        self.languages = languages.to_owned();
        self
    }

    /// Starts the server with a base URL, its public address.
    pub fn with_base_url(mut self) -> Setup {
        self.with_base_url = true;
        self
    }

    /// Sets an environment variable for the server: `SMOKESTACK_SIGN_UP`.
    pub fn setting(mut self, name: &'static str, value: &'static str) -> Setup {
        self.settings.push((name, value));
        self
    }

    /// Makes sure that no other browser test runs at the same time.
    pub fn exclusive(mut self) -> Setup {
        self.exclusive = true;
        self
    }

    /// Runs the test.
    pub fn run(self, test: impl AsyncFnOnce(&mut Page) -> Result<()>) {
        self.run_with_server(async |page, _| test(page).await);
    }

    /// Runs a test that can also stop its server.
    pub fn run_with_server(self, test: impl AsyncFnOnce(&mut Page, ServerHandle) -> Result<()>) {
        self.run_locked(|setup| setup.try_run(test));
    }

    /// Runs a test whose browser connects through a proxy, which counts what the server sends.
    pub fn run_through_proxy(self, test: impl AsyncFnOnce(&mut Page, &Proxy) -> Result<()>) {
        self.run_with_server(async |page, server| {
            let proxy = Proxy::start(&server.0.address).await?;
            page.address = proxy.address().to_owned();
            test(page, &proxy).await
        });
    }

    /// Runs a test with two browsers; the second one connects through a proxy that the test can cut off.
    pub fn run_two_browsers(self, test: impl AsyncFnOnce(&mut Page, &mut Page, &Proxy) -> Result<()>) {
        self.run_locked(|setup| {
            setup.try_run(async |first, server| {
                let proxy = Proxy::start(&server.0.address).await?;
                let profile = TemporaryFolder::new(&format!("{}-{}", setup.name, next_number()))?;
                let driver = Driver::start()?;
                let mut second = Page {
                    driver: browser::start(&driver, &profile, &setup.languages).await?,
                    address: proxy.address().to_owned(),
                };
                let outcome = test(first, &mut second, &proxy).await;
                if outcome.is_err() {
                    // In addition to the screenshot of the first browser, which every failed test saves.
                    let _ = second.screenshot(&format!("FAILED-{}-second", setup.name)).await;
                }
                second
                    .driver
                    .quit()
                    .await
                    .context("cannot stop the second Chromium")?;
                outcome
            })
        });
    }

    /// Holds the machine lock, exclusively if requested; an error fails the test.
    fn run_locked(self, try_run: impl FnOnce(&Setup) -> Result<()>) {
        // A failed test poisons the lock, which does not matter for the next one.
        let (mut _shared, mut _exclusive) = (None, None);
        if self.exclusive {
            _exclusive = Some(
                MACHINE_LOCK
                    .write()
                    .unwrap_or_else(|poisoned| poisoned.into_inner()),
            );
        } else {
            _shared = Some(
                MACHINE_LOCK
                    .read()
                    .unwrap_or_else(|poisoned| poisoned.into_inner()),
            );
        }
        if let Err(error) = try_run(&self) {
            panic!("{}: {error:#}", self.name);
        }
    }

    fn try_run(&self, test: impl AsyncFnOnce(&mut Page, ServerHandle) -> Result<()>) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let server = Server::start(self.with_base_url, &self.settings)?;
        let driver = Driver::start()?;
        let profile = TemporaryFolder::new(&format!("{}-{}", self.name, next_number()))?;
        let browser = runtime.block_on(browser::start(&driver, &profile, &self.languages))?;
        let mut page = Page {
            driver: browser,
            address: server.address.clone(),
        };
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
            runtime.block_on(test(&mut page, ServerHandle(server)))
        }));
        if !matches!(outcome, Ok(Ok(()))) {
            self.save_diagnostics(&runtime, &page);
        }
        // The driver stops the browser; only then is the driver itself stopped and the profile removed.
        let quit = runtime.block_on(page.driver.quit());
        match outcome {
            Ok(result) => result.and(quit.context("cannot stop Chromium")),
            Err(panic) => panic::resume_unwind(panic),
        }
    }

    /// Saves a screenshot and the console output, if the browser still responds.
    fn save_diagnostics(&self, runtime: &Runtime, page: &Page) {
        let screenshot = runtime.block_on(page.screenshot(&format!("FAILED-{}", self.name)));
        let console = runtime.block_on(page.console()).unwrap_or_default().join("\n");
        let write_result = files::screenshots().and_then(|folder| {
            Ok(fs::write(
                folder.join(format!("FAILED-{}.console.txt", self.name)),
                console,
            )?)
        });
        match screenshot.and(write_result) {
            Ok(()) => eprintln!(
                "{}: see FAILED-{0}.png and .console.txt in target/browser",
                self.name
            ),
            Err(error) => eprintln!("{}: no screenshot: {error:#}", self.name),
        }
    }
}

/// The running server; [`ServerHandle::stop`] stops it before the test ends.
#[derive(Debug)]
pub struct ServerHandle(Server);

impl ServerHandle {
    /// Stops the server, which looks like a missing network to the page.
    pub fn stop(self) {
        drop(self.0);
    }
}

/// A number that is unique in this process.
fn next_number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
