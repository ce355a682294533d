//! At an online table: selections persist, a bot stands in, a phone shows unread chat, and a finished game is
//! analysed.

use browser_tests::{Page, Result, Setup};
use serde_json::json;
use smokestack_core::Player;

use crate::friends::{ANSWER_BUTTON, CLICK_ANSWER, MAX_MOVES, move_count, sign_in_as_guest};
use crate::friends_chat_and_clocks::post;
use crate::full_game::scroll_and_click;
use crate::narrow::assert_fits;

/// Starts a game with Anna on seat A, Bert on seat B and a bot; `then` is what happens when a player leaves.
pub(crate) async fn start_table(first: &Page, second: &Page, then: &str) -> Result<()> {
    sign_in_as_guest(first, "#/friends", "Anna").await?;
    let time_up = match then {
        "bot" => json!({ "then": "bot", "level": "planner" }),
        then => json!({ "then": then }),
    };
    let new_table = json!({ "game": "industria", "seats": 3, "visibility": "public", "time_up": time_up });
    let table = post(first, "/api/tables", new_table).await?;
    let id = table["id"].as_str().unwrap_or_default();
    for (seat, who) in [("C", "bot:planner"), ("A", "me")] {
        let path = format!("/api/tables/{id}/seats/{seat}");
        post(first, &path, json!({ "who": who })).await?;
    }
    let place = format!("#/friends/table/{id}");
    first.open(&place).await?;
    sign_in_as_guest(second, &place, "Bert").await?;
    second.click("[data-seat=B] [data-sit]").await?;
    for page in [first, second] {
        page.wait_for("[data-page=table] .prompt").await?;
    }
    Ok(())
}

#[test]
fn a_selection_survives_other_players_leaving() {
    Setup::new("friends-choice-stays").run_two_browsers(async |first, second, _| {
        start_table(first, second, "open").await?;
        first
            .script("localStorage.setItem('smokestack.confirm_moves', 'on')")
            .await?;
        first.reload().await?;
        first.wait_for("[data-page=table] .prompt").await?;
        for _ in 0..200 {
            if first.has(ANSWER_BUTTON).await? {
                break;
            }
            second.script(CLICK_ANSWER).await?;
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        first.click(ANSWER_BUTTON).await?;
        first.wait_for("[data-confirm]").await?;
        second.click("[data-own-seat] summary").await?;
        second.click("[data-bot-for-me]").await?;
        first.wait_for("[data-panel=B] [data-stand-in=B]").await?;
        assert!(first.has("[data-confirm]").await?, "the selection is still there");
        // Bert returns and takes his seat back.
        second.click("[data-away-bot] [data-sit=B]").await?;
        first.wait_until_gone("[data-stand-in=B]").await?;
        second.wait_until_gone("[data-away-bot]").await?;
        assert!(first.has("[data-confirm]").await?);

        // On a phone, the log tab shows that there is an unread message.
        first.set_size(360, 740).await?;
        let chat_input = second.wait_for("[data-chat-text]").await?;
        chat_input.send_keys("Here I am again").await?;
        second.click("[data-send]").await?;
        first.wait_for("[data-unread]").await?;
        first.screenshot("friends-unheard").await?;
        first.click("[data-tab-button=log]").await?;
        first.wait_until_gone("[data-unread]").await?;
        assert_fits(first, "the log").await
    });
}

/// Makes the first request for a record fail.
const FAIL_FIRST_RECORD_REQUEST: &str = "const fetching = window.fetch;
    window.fetch = (path, how) => {
        if (!String(path).endsWith('/record')) return fetching(path, how);
        window.fetch = fetching;
        return Promise.reject(new TypeError('no network'));
    }";

#[test]
fn an_online_game_is_analysed_from_the_own_seat() {
    Setup::new("friends-analysis").run_two_browsers(async |first, second, _| {
        start_table(first, second, "score").await?;
        second.set_size(360, 740).await?;
        for _ in 0..MAX_MOVES {
            if move_count(first).await? >= 6 {
                break;
            }
            for page in [&*first, &*second] {
                page.script(CLICK_ANSWER).await?;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        second.script(FAIL_FIRST_RECORD_REQUEST).await?;
        first.click("[data-own-seat] summary").await?;
        first.click("[data-leave]").await?;
        first.click("[data-leave-yes]").await?;
        second.wait_for("[data-final] [data-ended]").await?;
        assert!(
            second.has("[data-final] [data-analyse]:disabled").await?,
            "its record has not been loaded yet"
        );
        assert_fits(second, "the end").await?;
        assert!(second.has("[data-undo].barred").await?, "it is over");
        scroll_and_click(second, "[data-final] [data-analyse]:enabled").await?;
        second
            .wait_for("[data-page=analysis] [data-analysis=done]")
            .await?;
        let seat = second
            .script("return document.querySelector('[data-analysis-seat]').value")
            .await?;
        assert_eq!(seat, "B", "Bert's own decisions");
        assert_fits(second, "the analysis").await?;
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
            assert_fits(second, place).await?;
            second.screenshot(&format!("narrow-{name}")).await?;
        }
        assert_eq!(second.text("h1").await?, "Bert");
        second.wait_for("[data-records]").await?;
        scroll_and_click(second, "[data-replay]").await?;
        second.wait_for("[data-page=replay] [data-panel=A]").await?;
        assert_fits(second, "the replay").await?;
        // Continued alone, with bots on the other seats.
        scroll_and_click(second, ".go-on summary").await?;
        scroll_and_click(second, "[data-continue=alone]").await?;
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
