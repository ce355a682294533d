//! A headless Chromium with a profile of its own: nothing is left of an earlier visit.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
};

use crate::driver::Driver;
use crate::files::{self, TemporaryFolder};

/// The first start on a cold machine takes long.
const PATIENCE: Duration = Duration::from_secs(90);

/// Without a sandbox, because tests often run as root; without anything that would ask the network.
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

/// The names under which systems know the browser.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

pub(crate) async fn start(driver: &Driver, profile: &TemporaryFolder, languages: &str) -> Result<WebDriver> {
    let browser = WebDriver::builder(&driver.address, capabilities(profile, languages)?)
        .request_timeout(PATIENCE)
        .connect()
        .await
        .context("cannot start Chromium")?;
    Ok(browser)
}

fn capabilities(profile: &TemporaryFolder, languages: &str) -> Result<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    let program = files::on_the_path(&NAMES)?;
    capabilities.set_binary(&program.to_string_lossy())?;
    for flag in FLAGS {
        capabilities.add_arg(flag)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
    capabilities.add_experimental_option("prefs", json!({ "intl.accept_languages": languages }))?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}
