//! Bots answer in the worker within the time that they are allowed: what the page waits for.

use browser_tests::{Page, Result, Setup};
use catalog::{DynTable, Level, NewTable, ThinkingTime};
use serde_json::{Value, json};
use smokestack_core::{Player, Seed};

use crate::INTERACTIVE;

/// Seconds for each level, as docs/bots.md promises.
const LIMITS: [(Level, f64); 3] = [(Level::Easy, 0.2), (Level::Normal, 1.0), (Level::Hard, 5.0)];
/// For the messages to the worker and back, and for reading the record.
const MESSAGES: f64 = 0.3;
/// So many moves are behind us where it is measured: in the middle of a game most is possible.
const MOVES: usize = 60;

/// A table after some moves, where the next decision fits.
fn table(game: &str, fits: impl Fn(&dyn DynTable) -> bool) -> Box<dyn DynTable> {
    let game = catalog::find(game).expect("it is on the shelf");
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
            if table.move_count() >= MOVES && fits(&*table) {
                return table;
            }
            let seed = Seed::from_number(table.move_count() as u64);
            let action = table.bot_action(Level::Random, &seed, ThinkingTime::REFERENCE);
            table
                .play(seat, &action.expect("it is not over"))
                .expect("bots keep to the rules");
        }
    }
    panic!("there is no such decision")
}

/// Has the worker decide, as the page does; what it does, and after how many seconds.
async fn decide(page: &Page, table: &dyn DynTable, level: Level) -> Result<(String, f64)> {
    let job = json!({ "kind": "bot", "record": table.record(), "level": level.name(), "seed": "1" });
    let script = "const [job, done] = arguments;
        import(new URL(document.documentElement.dataset.assets + 'client.js', location).href)
            .then(async (module) => {
                await module.ask(JSON.stringify({ kind: 'echo' }));
                const since = performance.now();
                const answer = await module.ask(job);
                done({ answer, seconds: (performance.now() - since) / 1000 });
            })
            .catch((error) => done({ answer: String(error) }));";
    let told = page
        .driver()
        .execute_async(script, vec![json!(job.to_string())])
        .await?;
    let told = told.json();
    let answer = told["answer"].as_str().unwrap_or_default();
    let answer: Value = serde_json::from_str(answer).unwrap_or_else(|_| panic!("no answer: {told}"));
    let action = answer["action"]
        .as_str()
        .unwrap_or_else(|| panic!("no action: {told}"));
    Ok((
        action.to_owned(),
        told["seconds"].as_f64().unwrap_or(f64::INFINITY),
    ))
}

#[test]
fn every_level_answers_within_its_time_and_a_forced_decision_at_once() {
    Setup::new("bots-in-time").alone().run(async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        for game in catalog::games() {
            let game = game.info().id;
            let open = table(game, |table| table.legal().len() > 1);
            let legal: Vec<String> = open.legal().iter().map(|choice| choice.action.clone()).collect();
            for (level, limit) in LIMITS {
                let (action, mut seconds) = decide(page, &*open, level).await?;
                assert!(legal.contains(&action), "{game}: {action}");
                if seconds > limit + MESSAGES {
                    // A machine that does something else at that moment is not the bot's fault.
                    seconds = seconds.min(decide(page, &*open, level).await?.1);
                }
                println!("{game} {}: {seconds:.3} s", level.name());
                assert!(
                    seconds <= limit + MESSAGES,
                    "{game} {}: {seconds:.3} s, {limit} s are allowed",
                    level.name()
                );
            }
            let forced = table(game, |table| table.legal().len() == 1);
            let (_, seconds) = decide(page, &*forced, Level::Hard).await?;
            assert!(seconds <= MESSAGES, "{game}: {seconds:.3} s for what is forced");
        }
        Ok(())
    });
}
