//! Options of a new table and their effects: who starts, colours, substitutes, and whose turn it is.

use browser_tests::{Page, Result, Setup, run};
use serde_json::{Value, json};
use thirtyfour::WindowHandle;

use crate::friends::{create_table, sign_in_as_guest};
use crate::friends_chat_and_clocks::post;
use crate::full_game::scroll_and_click;

/// Sends a GET request to the server and returns the response.
async fn get(page: &Page, path: &str) -> Result<Value> {
    let script = "const [path, done] = arguments;
        fetch(path).then((answer) => answer.json()).then(done, (error) => done({ error: String(error) }));";
    let answer = page.driver().execute_async(script, vec![json!(path)]).await?;
    Ok(answer.json().clone())
}

async fn choose_option(page: &Page, choice: &str) -> Result<()> {
    scroll_and_click(page, &format!("label:has([data-either='{choice}'])")).await
}

fn table_id(place: &str) -> &str {
    place.rsplit('/').next().unwrap_or_default()
}

#[test]
fn the_host_starts_and_players_choose_colours() {
    Setup::new("friends-choices").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        first.click("[data-create=industria]").await?;
        scroll_and_click(first, "[data-seat-row=C] option[value=planner]").await?;
        scroll_and_click(first, "label:has([data-colour='A=2'])").await?;
        choose_option(first, "starts=true").await?;
        scroll_and_click(first, "[data-time-up-level] option[value=hard]").await?;
        first.screenshot("friends-choices").await?;
        first.click("[data-create-table]").await?;
        first
            .wait_for("[data-page='waiting-room'] [data-seat=A] [data-colour='2']")
            .await?;
        let place = first.script("return location.hash").await?;
        let place = place.as_str().unwrap_or_default().to_owned();
        let table = get(first, &format!("/api/tables/{}", table_id(&place))).await?;
        assert_eq!(table["starts"], "host");
        assert_eq!(table["time_up"], json!({ "then": "bot", "level": "hard" }));

        // The second player takes a free colour, sits down, and changes the colour.
        sign_in_as_guest(second, &place, "Bert").await?;
        second
            .wait_for("[data-own-colour] [data-colour='me=2']:disabled")
            .await?;
        scroll_and_click(second, "label:has([data-colour='me=4'])").await?;
        scroll_and_click(second, "[data-seat=B] [data-sit]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-seat=B] [data-colour='4']").await?;
        }
        scroll_and_click(second, "label:has([data-colour='me=0'])").await?;
        first.wait_for("[data-seat=B] [data-colour='0']").await?;
        second.screenshot("friends-colours").await?;

        // All seats are taken, but only the host can start the game.
        assert!(!second.has("[data-start-now]").await?);
        scroll_and_click(first, "[data-start-now]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-page=table] [data-panel=A].seat-c").await?;
            page.wait_for("[data-panel=B].seat-a").await?;
        }
        second.screenshot("friends-colours-table").await?;
        Ok(())
    });
}

#[test]
fn colours_can_be_random_and_the_link_shared() {
    run("friends-colours-drawn", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.script("navigator.share = async (what) => { window.shared = what; }")
            .await?;
        page.click("[data-create=industria]").await?;
        choose_option(page, "colours=true").await?;
        assert!(!page.has("[data-own-colour]").await?);
        page.click("[data-create-table]").await?;
        page.wait_for("[data-page='waiting-room'] [data-colours-drawn]")
            .await?;
        assert!(!page.has("[data-own-colour]").await?);
        page.click("[data-share]").await?;
        page.wait_until(
            "return window.shared?.url === location.href && window.shared.title.includes('Industria')",
        )
        .await?;
        Ok(())
    });
}

#[test]
fn every_page_counts_the_tables_waiting_for_a_move() {
    run("friends-waiting-count", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        // A game with fast bots only, in which it is soon her turn.
        let table = post(
            page,
            "/api/tables",
            json!({
                "game": "industria", "seats": 3, "time": { "kind": "correspondence", "days": 3 },
            }),
        )
        .await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        for (seat, who) in [("B", "bot:planner"), ("C", "bot:planner"), ("A", "me")] {
            post(
                page,
                &format!("/api/tables/{id}/seats/{seat}"),
                json!({ "who": who }),
            )
            .await?;
        }
        page.open(&format!("#/friends/table/{id}")).await?;
        page.wait_for(".prompt[data-asked=true]").await?;
        page.wait_until("return document.title.startsWith('● ')").await?;
        assert!(
            !page.has("[data-waiting]").await?,
            "the table page needs no counter"
        );
        page.open("#/settings").await?;
        page.wait_for("[data-waiting='1']").await?;
        page.wait_until("return document.title.startsWith('(1) ')")
            .await?;
        page.screenshot("friends-waiting-count").await?;
        // The list shows whose turn it is, and how much of the three days is left.
        page.open("#/friends").await?;
        let state = page.text("[data-mine] [data-your-turn] [data-state]").await?;
        // The time left is a little less than three days by now.
        assert!(state.contains("2 d 23 h") || state.contains("3 d 0 h"), "{state}");
        page.screenshot("friends-mine").await?;
        Ok(())
    });
}

#[test]
fn a_substitute_takes_an_open_seat() {
    Setup::new("friends-substitute").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let table = post(
            first,
            "/api/tables",
            json!({
                "game": "industria", "seats": 3, "visibility": "public", "time_up": { "then": "open" },
            }),
        )
        .await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        for (seat, who) in [("C", "bot:planner"), ("A", "me")] {
            post(
                first,
                &format!("/api/tables/{id}/seats/{seat}"),
                json!({ "who": who }),
            )
            .await?;
        }
        let place = format!("#/friends/table/{id}");
        sign_in_as_guest(second, &place, "Bert").await?;
        second.click("[data-seat=B] [data-sit]").await?;
        second.wait_for("[data-page=table] .prompt").await?;
        second.click("[data-own-seat] summary").await?;
        second.click("[data-leave]").await?;
        second.click("[data-leave-yes]").await?;
        second.wait_for("[data-open-seat]").await?;

        // Another user finds the table among the public ones.
        second.driver().delete_all_cookies().await?;
        second.open("").await?;
        second.script("localStorage.clear()").await?;
        sign_in_as_guest(second, "#/friends", "Cora").await?;
        second
            .wait_for(&format!("[data-public] [data-table='{id}'] [data-substitute]"))
            .await?;
        second.screenshot("friends-substitute").await?;
        second
            .click(&format!("[data-public] [data-table='{id}'] [data-open]"))
            .await?;
        second.click("[data-open-seat] [data-sit=B]").await?;
        second.wait_until_gone("[data-watching]").await?;
        first.open(&place).await?;
        for page in [&*first, &*second] {
            page.wait_until("return document.querySelector('[data-panel=B] h3')?.textContent === 'Cora'")
                .await?;
            assert!(!page.has("[data-open-seat]").await?);
        }
        Ok(())
    });
}

/// The answers that can be clicked now.
const ANSWERS: &str = ".prompt[data-asked=true] .answers [data-action]";
const LAST_MOVE: &str =
    "return Number([...document.querySelectorAll('[data-log] [data-move]')].pop()?.dataset.move ?? 0)";

/// Opens one player's game against a bot in two tabs; the second one is active.
async fn open_two_tabs(page: &Page) -> Result<[WindowHandle; 2]> {
    sign_in_as_guest(page, "#/friends", "Anna").await?;
    let place = create_table(page).await?;
    page.click("[data-seat=B] [data-bot-level] option[value=planner]")
        .await?;
    page.click("[data-seat=B] [data-put-bot]").await?;
    page.wait_for("[data-page=table] .prompt").await?;
    let first = page.driver().window().await?;
    let second = page.driver().new_tab().await?;
    page.driver().switch_to_window(second.clone()).await?;
    page.open(&place).await?;
    Ok([first, second])
}

#[test]
fn two_tabs_of_one_player_can_alternate_moves() {
    run("friends-tabs-move", async |page| {
        let [first, second] = open_two_tabs(page).await?;
        let mut moves_seen = 0;
        for turn in 0..8 {
            let tab = if turn % 2 == 0 { &second } else { &first };
            page.driver().switch_to_window(tab.clone()).await?;
            // This tab shows the other tab's move, and plays the next one.
            page.wait_until(&format!("{LAST_MOVE} >= {moves_seen}")).await?;
            page.wait_for(ANSWERS).await?;
            let moves_before = page.script(LAST_MOVE).await?.as_u64().unwrap_or_default();
            page.click(ANSWERS).await?;
            page.wait_until(&format!("{LAST_MOVE} > {moves_before}")).await?;
            assert!(!page.has("[data-trouble]").await?, "no move was rejected");
            moves_seen = page.script(LAST_MOVE).await?.as_u64().unwrap_or_default();
        }
        let position_here = page.position().await?;
        page.driver().switch_to_window(second).await?;
        page.wait_until(&format!("{LAST_MOVE} >= {moves_seen}")).await?;
        page.wait_for(ANSWERS).await?;
        assert_eq!(page.position().await?["seats"], position_here["seats"]);
        Ok(())
    });
}

#[test]
fn a_move_made_in_another_tab_first_is_reported() {
    run("friends-tabs-late", async |page| {
        let [first, second] = open_two_tabs(page).await?;
        let choice = format!("return document.querySelectorAll('{ANSWERS}').length > 1");
        page.wait_until(&choice).await?;
        page.set_network_offline(true).await?;
        page.click(ANSWERS).await?;
        page.wait_for("[data-lost]").await?;
        page.driver().switch_to_window(first).await?;
        page.wait_for(ANSWERS).await?;
        let moves_before = page.script(LAST_MOVE).await?.as_u64().unwrap_or_default();
        page.click(ANSWERS).await?;
        page.wait_until(&format!("{LAST_MOVE} > {moves_before}")).await?;
        page.driver().switch_to_window(second).await?;
        page.set_network_offline(false).await?;
        page.wait_for("[data-trouble]").await?;
        Ok(())
    });
}
