//! WebAssembly and native code play the same games from the same seed.

use browser_tests::run;
use catalog::{Level, SimulationRun};
use serde_json::json;
use smokestack_core::Seed;

use crate::INTERACTIVE;

#[test]
fn wasm_plays_the_same_games_as_native_code() {
    run("parity", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        for game in catalog::games() {
            for seats in game.info().seats {
                let simulation_run = SimulationRun {
                    seats: *seats,
                    options: Vec::new(),
                    data: None,
                    seed: Seed::from_number(1),
                    games: 200,
                    level: Level::Random,
                };
                let native = game
                    .simulate(&simulation_run, false, &mut |_, _| true)
                    .expect("the seat count is allowed");
                let arguments = [json!(game.info().id), json!(seats), json!(200), json!("1")];
                let digest = page.call_worker("digest", &arguments).await?;
                assert_eq!(
                    digest,
                    json!(native.digest.to_string()),
                    "{} {seats}",
                    game.info().id
                );
            }
        }
        Ok(())
    });
}
