//! A headless Chromium with a fresh profile, without data from earlier visits.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
};

use crate::driver::Driver;
use crate::files::{self, TemporaryFolder};

/// The time limit for starting, because the first start on a cold machine is slow.
const START_TIMEOUT: Duration = Duration::from_secs(90);

/// The browser's flags: no sandbox, because tests often run as root, and nothing that would use the network.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,900",
];

/// The program's names on different systems.
const PROGRAM_NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

pub(crate) async fn start(driver: &Driver, profile: &TemporaryFolder, languages: &str) -> Result<WebDriver> {
    let browser = WebDriver::builder(&driver.address, capabilities(profile, languages)?)
        .request_timeout(START_TIMEOUT)
        .connect()
        .await
        .context("cannot start Chromium")?;
    Ok(browser)
}

fn capabilities(profile: &TemporaryFolder, languages: &str) -> Result<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    let program = files::find_on_path(&PROGRAM_NAMES)?;
    capabilities.set_binary(&program.to_string_lossy())?;
    for flag in FLAGS {
        capabilities.add_arg(flag)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
    capabilities.add_experimental_option("prefs", json!({ "intl.accept_languages": languages }))?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}
