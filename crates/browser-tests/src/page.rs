//! What a test can do with the page, and see of it.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use thirtyfour::{By, Key, WebDriver, WebElement, prelude::*};

use crate::files;

/// How long a test waits for something to appear, and how often it looks.
const PATIENCE: Duration = Duration::from_secs(10);
const INTERVAL: Duration = Duration::from_millis(25);

/// The page in the browser.
#[derive(Debug)]
pub struct Page {
    pub(crate) driver: WebDriver,
    pub(crate) address: String,
}

impl Page {
    /// The server's address, with a slash at its end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The browser itself, for what the helpers below do not cover.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Goes to a place in the page (`#/table`) or on the server (`healthz`).
    pub async fn open(&self, path: &str) -> Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.address)).await?)
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// The first element that the selector finds, as soon as there is one.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement> {
        let found = self
            .driver
            .query(By::Css(css))
            .wait(PATIENCE, INTERVAL)
            .first()
            .await;
        found.with_context(|| format!("`{css}` did not appear"))
    }

    /// All elements that the selector finds, now; there may be none.
    pub async fn all(&self, css: &str) -> Result<Vec<WebElement>> {
        Ok(self.driver.find_all(By::Css(css)).await?)
    }

    /// Whether the selector finds something, now.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(!self.all(css).await?.is_empty())
    }

    /// Waits until the selector finds nothing any more.
    pub async fn wait_until_gone(&self, css: &str) -> Result<()> {
        let query = self.driver.query(By::Css(css)).wait(PATIENCE, INTERVAL);
        query
            .wait_until_gone()
            .await
            .with_context(|| format!("`{css}` did not go away"))
    }

    /// Waits until a script's value is truthy, and returns it.
    pub async fn wait_until(&self, script: &str) -> Result<Value> {
        let start = std::time::Instant::now();
        loop {
            let value = self.script(script).await?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            ensure!(start.elapsed() < PATIENCE, "`{script}` did not come true");
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Clicks the first element that the selector finds, once it is there and can be clicked; it is scrolled into view.
    pub async fn click(&self, css: &str) -> Result<()> {
        let start = std::time::Instant::now();
        loop {
            // An element that was drawn anew in between, or still lies under another, is tried again.
            let clicked = self.wait_for(css).await?.click().await;
            if clicked.is_ok() || start.elapsed() > PATIENCE {
                return clicked.with_context(|| format!("`{css}` could not be clicked"));
            }
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Moves the pointer to a point of the window, in CSS pixels, and clicks.
    pub async fn click_at(&self, x: i64, y: i64) -> Result<()> {
        let chain = self.driver.action_chain().move_to(x, y).click();
        Ok(chain.perform().await?)
    }

    /// What a person reads in the first element that the selector finds.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait_for(css).await?.text().await?)
    }

    /// Presses a key wherever the focus is.
    pub async fn press(&self, key: Key) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(key).perform().await?)
    }

    /// The record of the running table, from the engine in the page.
    pub async fn record(&self) -> Result<Option<String>> {
        Ok(self
            .script("return window.smokestack.record()")
            .await?
            .as_str()
            .map(str::to_owned))
    }

    /// The position of the running table, from the engine in the page; `null` without a table.
    pub async fn position(&self) -> Result<Value> {
        self.script("return window.smokestack.position()").await
    }

    /// What a script in the page returns.
    pub async fn script(&self, script: &str) -> Result<Value> {
        let answer = self.driver.execute(script, Vec::new()).await;
        Ok(answer
            .with_context(|| format!("the script failed: {script}"))?
            .json()
            .clone())
    }

    /// Calls an exported function of the page's WebAssembly: `call("answer", &[json!("{}")])`.
    pub async fn call(&self, function: &str, arguments: &[Value]) -> Result<Value> {
        let script = "const [name, values, done] = arguments;
            import(new URL(document.documentElement.dataset.assets + 'client.js', location).href)
                .then((module) => module[name](...values))
                .then((value) => done({ value }), (error) => done({ error: String(error) }));";
        let answer = self
            .driver
            .execute_async(script, vec![json!(function), json!(arguments)])
            .await?;
        let answer = answer.json();
        ensure!(
            answer.get("error").is_none(),
            "{function} failed: {}",
            answer["error"]
        );
        Ok(answer["value"].clone())
    }

    /// Makes the page this large, in CSS pixels, whatever the window's frame takes.
    pub async fn set_size(&self, width: u32, height: u32) -> Result<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.driver
            .cdp()
            .send_raw("Emulation.setDeviceMetricsOverride", metrics)
            .await?;
        Ok(())
    }

    /// Switches the network off, or on again, for this page.
    pub async fn set_network_offline(&self, offline: bool) -> Result<()> {
        let conditions =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.driver.cdp().send_raw("Network.enable", json!({})).await?;
        self.driver
            .cdp()
            .send_raw("Network.emulateNetworkConditions", conditions)
            .await?;
        Ok(())
    }

    /// Saves what the page looks like as `target/browser/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> Result<()> {
        let file = files::screenshots()?.join(format!("{name}.png"));
        let picture = self.driver.screenshot_as_png().await?;
        fs::write(&file, picture).with_context(|| format!("cannot write {}", file.display()))
    }

    /// What the browser's console has had to say since the last time that it was asked.
    pub async fn console(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        Ok(entries
            .into_iter()
            .map(|entry| format!("{:?} {}", entry.level, entry.message))
            .collect())
    }

    /// The errors and warnings among them.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let mut lines = self.console().await?;
        lines.retain(|line| line.starts_with("Severe") || line.starts_with("Warning"));
        Ok(lines)
    }
}
