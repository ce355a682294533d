//! At a table with friends: what was chosen stays chosen, a bot plays for a while, talk is noticed on a phone, and the game
//! is looked at again when it is over.

use browser_tests::{Page, Result, Setup};
use serde_json::json;
use smokestack_core::Player;

use crate::friends::{ANSWER, ASKED, MOST, come_in, moves};
use crate::friends_around::ask;
use crate::friends_choices::choose;
use crate::narrow::fits;

/// Anna on seat A, Bert on seat B and a bot play; the game is scored when somebody leaves, or a bot plays on.
pub(crate) async fn begin(first: &Page, second: &Page, then: &str) -> Result<()> {
    come_in(first, "#/friends", "Anna").await?;
    let time_up = match then {
        "bot" => json!({ "then": "bot", "level": "planner" }),
        then => json!({ "then": then }),
    };
    let wanted = json!({ "game": "industria", "seats": 3, "visibility": "public", "time_up": time_up });
    let table = ask(first, "/api/tables", wanted).await?;
    let id = table["id"].as_str().unwrap_or_default();
    for (seat, who) in [("C", "bot:planner"), ("A", "me")] {
        let path = format!("/api/tables/{id}/seats/{seat}");
        ask(first, &path, json!({ "who": who })).await?;
    }
    let place = format!("#/friends/table/{id}");
    first.open(&place).await?;
    come_in(second, &place, "Bert").await?;
    second.click("[data-seat=B] [data-sit]").await?;
    for page in [first, second] {
        page.wait_for("[data-page=table] .prompt").await?;
    }
    Ok(())
}

#[test]
fn a_choice_stays_while_others_come_and_go() {
    Setup::new("friends-choice-stays").run_two(async |first, second, _| {
        begin(first, second, "open").await?;
        first
            .script("localStorage.setItem('smokestack.confirm_moves', 'on')")
            .await?;
        first.reload().await?;
        first.wait_for("[data-page=table] .prompt").await?;
        for _ in 0..200 {
            if first.has(ASKED).await? {
                break;
            }
            second.script(ANSWER).await?;
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        first.click(ASKED).await?;
        first.wait_for("[data-confirm]").await?;
        second.click("[data-own-seat] summary").await?;
        second.click("[data-bot-for-me]").await?;
        first.wait_for("[data-panel=B] [data-stand-in=B]").await?;
        assert!(first.has("[data-confirm]").await?, "nothing has moved");
        // Whoever returns takes the seat back.
        second.click("[data-away-bot] [data-sit=B]").await?;
        first.wait_until_gone("[data-stand-in=B]").await?;
        second.wait_until_gone("[data-away-bot]").await?;
        assert!(first.has("[data-confirm]").await?);

        // On a phone the tab of the log says that somebody has said something.
        first.set_size(360, 740).await?;
        let say = second.wait_for("[data-chat-text]").await?;
        say.send_keys("Here I am again").await?;
        second.click("[data-send]").await?;
        first.wait_for("[data-unread]").await?;
        first.screenshot("friends-unheard").await?;
        first.click("[data-tab-button=log]").await?;
        first.wait_until_gone("[data-unread]").await?;
        fits(first, "the log").await
    });
}

/// The record does not come when it is asked for the first time.
const NO_RECORD_AT_FIRST: &str = "const fetching = window.fetch;
    window.fetch = (path, how) => {
        if (!String(path).endsWith('/record')) return fetching(path, how);
        window.fetch = fetching;
        return Promise.reject(new TypeError('no network'));
    }";

#[test]
fn a_game_that_was_scored_early_is_analysed_from_ones_own_seat() {
    Setup::new("friends-analysis").run_two(async |first, second, _| {
        begin(first, second, "score").await?;
        second.set_size(360, 740).await?;
        for _ in 0..MOST {
            if moves(first).await? >= 6 {
                break;
            }
            for page in [&*first, &*second] {
                page.script(ANSWER).await?;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        second.script(NO_RECORD_AT_FIRST).await?;
        first.click("[data-own-seat] summary").await?;
        first.click("[data-leave]").await?;
        first.click("[data-leave-yes]").await?;
        second.wait_for("[data-final] [data-ended]").await?;
        assert!(
            second.has("[data-final] [data-analyse]:disabled").await?,
            "its record is not here yet"
        );
        fits(second, "the end").await?;
        assert!(second.has("[data-undo].barred").await?, "it is over");
        choose(second, "[data-final] [data-analyse]:enabled").await?;
        second
            .wait_for("[data-page=analysis] [data-analysis=done]")
            .await?;
        let seat = second
            .script("return document.querySelector('[data-analysis-seat]').value")
            .await?;
        assert_eq!(seat, "B", "Bert's own decisions");
        fits(second, "the analysis").await?;
        second.screenshot("narrow-analysis-online").await?;

        second.open("#/friends").await?;
        let me = second.wait_for("[data-to-person]").await?.attr("href").await?;
        let me = me.unwrap_or_default();
        for (place, name) in [
            ("#/friends", "friends"),
            ("#/friends/account", "account"),
            ("#/friends/notifications", "notifications"),
            ("#/friends/finished", "finished"),
            (me.as_str(), "person"),
        ] {
            second.open(place).await?;
            second.wait_for(&format!("[data-page={name}] h1")).await?;
            if ["finished", "person"].contains(&name) {
                second.wait_for("[data-finished] [data-table]").await?;
            }
            fits(second, place).await?;
            second.screenshot(&format!("narrow-{name}")).await?;
        }
        assert_eq!(second.text("h1").await?, "Bert");
        second.wait_for("[data-records]").await?;
        choose(second, "[data-replay]").await?;
        second.wait_for("[data-page=replay] [data-panel=A]").await?;
        fits(second, "the replay").await?;
        // From there on alone: the others are elsewhere.
        choose(second, ".go-on summary").await?;
        choose(second, "[data-continue=alone]").await?;
        second.wait_for("[data-page=table] .prompt").await?;
        let record = second.record().await?.unwrap_or_default();
        let table = catalog::open_record(&record, None).expect("a game of its own");
        let names: Vec<bool> = table
            .players()
            .iter()
            .map(|who| *who == Player::Person("Bert".into()))
            .collect();
        assert_eq!(names, [false, true, false], "{record}");
        assert_eq!(record.matches("bot:").count(), 2, "{record}");
        Ok(())
    });
}
