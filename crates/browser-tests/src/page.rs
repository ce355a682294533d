//! Everything that a test can do with the page and read from it.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use thirtyfour::{By, Key, WebDriver, WebElement, prelude::*};

use crate::files;

/// How long a test waits for an element to appear, and the interval between checks.
const WAIT_TIMEOUT: Duration = Duration::from_secs(10);
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// Replaces the functions for timers: a timer of a second or more waits until the test lets the time pass. Shorter
/// ones belong to animations and to the responses that a test waits for.
const HELD_TIMERS: &str = "{
    const [set, clear] = [setTimeout.bind(window), clearTimeout.bind(window)];
    const held = new Map();
    let now = 0;
    let last = 0;
    window.setTimeout = (task, delay = 0, ...values) => {
        if (delay < 1000) return set(task, delay, ...values);
        last -= 1; // real timers have positive numbers
        held.set(last, { task: () => task(...values), due: now + delay });
        return last;
    };
    window.clearTimeout = (timer) => held.delete(timer) || clear(timer);
    window.advanceTimers = (delay) => {
        now += delay;
        for (const [timer, { task, due }] of [...held]) {
            if (due <= now && held.delete(timer)) task();
        }
    };
}";

/// The page in the browser.
#[derive(Debug)]
pub struct Page {
    pub(crate) driver: WebDriver,
    pub(crate) address: String,
}

impl Page {
    /// The server's address, with a trailing slash.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The browser itself, for everything that the helpers below do not cover.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Opens a route of the client (`#/table`) or a path on the server (`healthz`).
    pub async fn open(&self, path: &str) -> Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.address)).await?)
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// Waits for the first element that matches the selector.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement> {
        let element = self
            .driver
            .query(By::Css(css))
            .wait(WAIT_TIMEOUT, POLL_INTERVAL)
            .first()
            .await;
        element.with_context(|| format!("`{css}` did not appear"))
    }

    /// All elements that match the selector now; there may be none.
    pub async fn find_all(&self, css: &str) -> Result<Vec<WebElement>> {
        Ok(self.driver.find_all(By::Css(css)).await?)
    }

    /// Whether an element matches the selector now.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(!self.find_all(css).await?.is_empty())
    }

    /// Waits until no element matches the selector any more.
    pub async fn wait_until_gone(&self, css: &str) -> Result<()> {
        let query = self.driver.query(By::Css(css)).wait(WAIT_TIMEOUT, POLL_INTERVAL);
        query
            .wait_until_gone()
            .await
            .with_context(|| format!("`{css}` did not go away"))
    }

    /// Waits until a script's value is neither null nor false, and returns it.
    pub async fn wait_until(&self, script: &str) -> Result<Value> {
        let start = std::time::Instant::now();
        loop {
            let value = self.script(script).await?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            ensure!(start.elapsed() < WAIT_TIMEOUT, "`{script}` did not become true");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Clicks the first element that matches the selector, once it can be clicked, and scrolls it into view.
    pub async fn click(&self, css: &str) -> Result<()> {
        let start = std::time::Instant::now();
        loop {
            // Retried if the element was replaced meanwhile or is still covered by another one.
            let click_result = self.wait_for(css).await?.click().await;
            if click_result.is_ok() || start.elapsed() > WAIT_TIMEOUT {
                return click_result.with_context(|| format!("`{css}` could not be clicked"));
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Moves the pointer to a point in the window, in CSS pixels, and clicks.
    pub async fn click_at(&self, x: i64, y: i64) -> Result<()> {
        let chain = self.driver.action_chain().move_to(x, y).click();
        Ok(chain.perform().await?)
    }

    /// The visible text of the first element that matches the selector.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait_for(css).await?.text().await?)
    }

    /// Presses a key in the focused element.
    pub async fn press(&self, key: Key) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(key).perform().await?)
    }

    /// The record of the current table, from the engine in the page.
    pub async fn record(&self) -> Result<Option<String>> {
        Ok(self
            .script("return window.smokestack.record()")
            .await?
            .as_str()
            .map(str::to_owned))
    }

    /// The position of the current table, from the engine in the page; `null` without a table.
    pub async fn position(&self) -> Result<Value> {
        self.script("return window.smokestack.position()").await
    }

    /// Runs a script in the page and returns its value.
    pub async fn script(&self, script: &str) -> Result<Value> {
        let answer = self.driver.execute(script, Vec::new()).await;
        Ok(answer
            .with_context(|| format!("the script failed: {script}"))?
            .json()
            .clone())
    }

    /// Calls an exported function of the page's WebAssembly: `call_wasm("run_job", &[json!("{}")])`.
    pub async fn call_wasm(&self, function: &str, arguments: &[Value]) -> Result<Value> {
        self.call_module("import(file('client.js'))", function, arguments)
            .await
    }

    /// Calls an exported function of the worker's WebAssembly, in the page: `call_worker("digest", &arguments)`.
    pub async fn call_worker(&self, function: &str, arguments: &[Value]) -> Result<Value> {
        let load = "import(file('bots.js')).then(async (module) => {
            await module.default({ module_or_path: file('bots_bg.wasm') });
            return module;
        })";
        self.call_module(load, function, arguments).await
    }

    async fn call_module(&self, load: &str, function: &str, arguments: &[Value]) -> Result<Value> {
        let script = format!(
            "const [name, values, done] = arguments;
            const file = (name) => new URL(document.documentElement.dataset.assets + name, location).href;
            {load}
                .then((module) => module[name](...values))
                .then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"
        );
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

    /// Sets the size of the viewport, in CSS pixels.
    pub async fn set_size(&self, width: u32, height: u32) -> Result<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.driver
            .cdp()
            .send_raw("Emulation.setDeviceMetricsOverride", metrics)
            .await?;
        Ok(())
    }

    /// Puts the page's long timers, those of a second or more, under the control of the test, from the next time the
    /// page is loaded: they run only in [`Page::advance_timers`].
    pub async fn hold_timers(&self) -> Result<()> {
        let script = json!({ "source": HELD_TIMERS });
        self.driver
            .cdp()
            .send_raw("Page.addScriptToEvaluateOnNewDocument", script)
            .await?;
        Ok(())
    }

    /// Lets this many milliseconds pass for the timers that are held, and runs those that are due.
    pub async fn advance_timers(&self, milliseconds: u32) -> Result<()> {
        self.script(&format!("advanceTimers({milliseconds})")).await?;
        Ok(())
    }

    /// Makes requests for files whose address contains one of these words fail; without a word, all succeed again.
    pub async fn block_files(&self, words: &[&str]) -> Result<()> {
        let patterns: Vec<String> = words.iter().map(|word| format!("*{word}*")).collect();
        let cdp = self.driver.cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": patterns }))
            .await?;
        Ok(())
    }

    /// Switches the network off or on for this page.
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

    /// Saves a screenshot as `target/browser/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> Result<()> {
        let file = files::screenshots()?.join(format!("{name}.png"));
        let picture = self.driver.screenshot_as_png().await?;
        fs::write(&file, picture).with_context(|| format!("cannot write {}", file.display()))
    }

    /// The messages in the browser's console since the last call.
    pub async fn console(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        Ok(entries
            .into_iter()
            .map(|entry| format!("{:?} {}", entry.level, entry.message))
            .collect())
    }

    /// The errors and warnings in the console since the last call.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let mut lines = self.console().await?;
        lines.retain(|line| line.starts_with("Severe") || line.starts_with("Warning"));
        Ok(lines)
    }
}
