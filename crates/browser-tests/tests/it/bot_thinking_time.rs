//! Bots in the worker decide within their time limits.

use browser_tests::{Page, Result, Setup};
use catalog::{DynTable, Level, NewTable, ThinkingTime};
use serde_json::{Value, json};
use smokestack_core::{Player, Seed};

use crate::INTERACTIVE;

/// Seconds per level, as documented in docs/bots.md.
const TIME_LIMITS_SECS: [(Level, f64); 3] = [(Level::Easy, 0.2), (Level::Normal, 1.0), (Level::Hard, 5.0)];
/// The extra time allowed for messages to and from the worker, and for reading the record.
const MESSAGE_OVERHEAD_SECS: f64 = 0.3;
/// The number of moves before the measurement, because the middle of a game has the most choices.
const MOVES_BEFORE: usize = 60;

/// A table in the middle of a game whose next decision satisfies the condition.
fn midgame_table(game: &str, condition: impl Fn(&dyn DynTable) -> bool) -> Box<dyn DynTable> {
    let game = catalog::find(game).expect("it is in the catalogue");
    let players = vec![Player::Bot("random".to_owned()); 3];
    for number in 0..20 {
        let new = NewTable {
            players: players.clone(),
            options: Vec::new(),
            seed: Seed::from_number(number),
            data: None,
        };
        let mut table = game.start(&new).expect("three may play");
        while let Some(seat) = table.turn() {
            if table.move_count() >= MOVES_BEFORE && condition(&*table) {
                return table;
            }
            let seed = Seed::from_number(table.move_count() as u64);
            let action = table.bot_action(Level::Random, &seed, ThinkingTime::REFERENCE);
            table
                .play(seat, &action.expect("the game is running"))
                .expect("bots choose legal actions");
        }
    }
    panic!("there is no such decision")
}

/// Lets the worker decide, as the page does; returns its action and the time in seconds.
async fn decide_in_worker(page: &Page, table: &dyn DynTable, level: Level) -> Result<(String, f64)> {
    let job = json!({ "kind": "bot", "record": table.record(), "level": level.name(), "seed": "1" });
    let script = "const [job, done] = arguments;
        import(new URL(document.documentElement.dataset.assets + 'client.js', location).href)
            .then(async (module) => {
                await module.run_job(JSON.stringify({ kind: 'echo', text: '' }));
                const since = performance.now();
                const answer = await module.run_job(job);
                done({ answer, seconds: (performance.now() - since) / 1000 });
            })
            .catch((error) => done({ answer: String(error) }));";
    let result = page
        .driver()
        .execute_async(script, vec![json!(job.to_string())])
        .await?;
    let result = result.json();
    let answer = result["answer"].as_str().unwrap_or_default();
    let answer: Value = serde_json::from_str(answer).unwrap_or_else(|_| panic!("no answer: {result}"));
    let action = answer["action"]
        .as_str()
        .unwrap_or_else(|| panic!("no action: {result}"));
    Ok((
        action.to_owned(),
        result["seconds"].as_f64().unwrap_or(f64::INFINITY),
    ))
}

#[test]
fn every_bot_level_answers_within_its_time_limit() {
    Setup::new("bots-in-time").exclusive().run(async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        for game in catalog::games() {
            let game = game.info().id;
            let open_table = midgame_table(game, |table| table.legal().len() > 1);
            let legal: Vec<String> = open_table
                .legal()
                .iter()
                .map(|choice| choice.action.clone())
                .collect();
            for (level, limit) in TIME_LIMITS_SECS {
                let (action, mut seconds) = decide_in_worker(page, &*open_table, level).await?;
                assert!(legal.contains(&action), "{game}: {action}");
                if seconds > limit + MESSAGE_OVERHEAD_SECS {
                    // Measured twice, because the machine may be busy with something else.
                    seconds = seconds.min(decide_in_worker(page, &*open_table, level).await?.1);
                }
                println!("{game} {}: {seconds:.3} s", level.name());
                assert!(
                    seconds <= limit + MESSAGE_OVERHEAD_SECS,
                    "{game} {}: {seconds:.3} s, {limit} s are allowed",
                    level.name()
                );
            }
            let forced_table = midgame_table(game, |table| table.legal().len() == 1);
            let (_, seconds) = decide_in_worker(page, &*forced_table, Level::Hard).await?;
            assert!(
                seconds <= MESSAGE_OVERHEAD_SECS,
                "{game}: {seconds:.3} s for a forced decision"
            );
        }
        Ok(())
    });
}
