//! Calls the web client's `bench` in a headless browser, for `cargo xtask bench`.
//!
//! `wasm-bench GAMES SEED RUNS GAME:SEATS…` prints a JSON list that contains, for each case, the list of its runs'
//! results.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use browser_tests::{Page, Setup};
use serde_json::{Value, json};

fn main() {
    Setup::new("wasm-bench").run(async |page| {
        println!("{}", Value::Array(run_cases(page).await?));
        Ok(())
    });
}

async fn run_cases(page: &Page) -> Result<Vec<Value>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [games, seed, runs, cases @ ..] = &words[..] else {
        bail!("usage: wasm-bench GAMES SEED RUNS GAME:SEATS…");
    };
    let (games, runs): (u32, u32) = (games.parse()?, runs.parse()?);
    page.open("").await?;
    page.wait_until("return performance.getEntriesByName('smokestack-interactive').length > 0")
        .await?;
    page.driver().set_script_timeout(Duration::from_secs(80)).await?;
    let mut answers = Vec::new();
    for case in cases {
        let (game, seats) = case
            .split_once(':')
            .with_context(|| format!("{case} is not GAME:SEATS"))?;
        let arguments = [
            json!(game),
            json!(seats.parse::<u8>()?),
            json!(games),
            json!(seed),
        ];
        let mut of_case = Vec::new();
        for _ in 0..runs {
            let answer = page.call_worker("bench", &arguments).await?;
            of_case.push(serde_json::from_str(answer.as_str().unwrap_or("null"))?);
        }
        answers.push(Value::Array(of_case));
    }
    Ok(answers)
}
