//! What is chosen when a table is made, and what people then see of it: who begins, colours, who plays on, who is waited for.

use browser_tests::{Page, Result, Setup, run};
use serde_json::{Value, json};
use thirtyfour::WindowHandle;

use crate::friends::{come_in, make_table};
use crate::friends_around::ask;

/// What the server tells of something.
async fn told(page: &Page, path: &str) -> Result<Value> {
    let script = "const [path, done] = arguments;
        fetch(path).then((answer) => answer.json()).then(done, (error) => done({ error: String(error) }));";
    let answer = page.driver().execute_async(script, vec![json!(path)]).await?;
    Ok(answer.json().clone())
}

/// Clicks something in the middle of the window: the button that makes the table stays in sight at its end.
pub(crate) async fn choose(page: &Page, css: &str) -> Result<()> {
    page.wait_for(css).await?;
    let css_in_script = serde_json::to_string(css)?;
    page.script(&format!(
        "document.querySelector({css_in_script}).scrollIntoView({{ block: 'center' }})"
    ))
    .await?;
    page.click(css).await
}

async fn either(page: &Page, choice: &str) -> Result<()> {
    choose(page, &format!("label:has([data-either='{choice}'])")).await
}

fn id_in(place: &str) -> &str {
    place.rsplit('/').next().unwrap_or_default()
}

#[test]
fn the_host_begins_and_everybody_has_the_colour_of_their_choice() {
    Setup::new("friends-choices").run_two(async |first, second, _| {
        come_in(first, "#/friends", "Anna").await?;
        first.click("[data-create=industria]").await?;
        choose(first, "[data-seat-row=C] option[value=planner]").await?;
        choose(first, "label:has([data-colour='A=2'])").await?;
        either(first, "starts=true").await?;
        choose(first, "[data-time-up-level] option[value=hard]").await?;
        first.screenshot("friends-choices").await?;
        first.click("[data-create-table]").await?;
        first
            .wait_for("[data-page='waiting-room'] [data-seat=A] [data-colour='2']")
            .await?;
        let place = first.script("return location.hash").await?;
        let place = place.as_str().unwrap_or_default().to_owned();
        let table = told(first, &format!("/api/tables/{}", id_in(&place))).await?;
        assert_eq!(table["starts"], "host");
        assert_eq!(table["time_up"], json!({ "then": "bot", "level": "hard" }));

        // Who comes chooses a colour that is left, sits down, and thinks better of it.
        come_in(second, &place, "Bert").await?;
        second
            .wait_for("[data-own-colour] [data-colour='me=2']:disabled")
            .await?;
        choose(second, "label:has([data-colour='me=4'])").await?;
        choose(second, "[data-seat=B] [data-sit]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-seat=B] [data-colour='4']").await?;
        }
        choose(second, "label:has([data-colour='me=0'])").await?;
        first.wait_for("[data-seat=B] [data-colour='0']").await?;
        second.screenshot("friends-colours").await?;

        // All seats are taken, and nothing has begun: it is the host's to say.
        assert!(!second.has("[data-start-now]").await?);
        choose(first, "[data-start-now]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-page=table] [data-panel=A].seat-c").await?;
            page.wait_for("[data-panel=B].seat-a").await?;
        }
        second.screenshot("friends-colours-table").await?;
        Ok(())
    });
}

#[test]
fn colours_can_be_drawn_and_a_phone_shares_the_link() {
    run("friends-colours-drawn", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        page.script("navigator.share = async (what) => { window.shared = what; }")
            .await?;
        page.click("[data-create=industria]").await?;
        either(page, "colours=true").await?;
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
fn a_table_that_waits_is_counted_on_every_page() {
    run("friends-waiting-count", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        // A game in which she is asked: bots that answer at once, and nobody else.
        let table = ask(
            page,
            "/api/tables",
            json!({
                "game": "industria", "seats": 3, "time": { "kind": "correspondence", "days": 3 },
            }),
        )
        .await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        for (seat, who) in [("B", "bot:planner"), ("C", "bot:planner"), ("A", "me")] {
            ask(
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
            "the open table shows it by itself"
        );
        page.open("#/settings").await?;
        page.wait_for("[data-waiting='1']").await?;
        page.wait_until("return document.title.startsWith('(1) ')")
            .await?;
        page.screenshot("friends-waiting-count").await?;
        // The list says whose turn it is, and what is left of the three days.
        page.open("#/friends").await?;
        let state = page.text("[data-mine] [data-your-turn] [data-state]").await?;
        // By the server's clock, whose answers may be late: a moment ago there were three days.
        assert!(state.contains("2 d 23 h") || state.contains("3 d 0 h"), "{state}");
        page.screenshot("friends-mine").await?;
        Ok(())
    });
}

#[test]
fn a_substitute_takes_an_open_seat() {
    Setup::new("friends-substitute").run_two(async |first, second, _| {
        come_in(first, "#/friends", "Anna").await?;
        let table = ask(
            first,
            "/api/tables",
            json!({
                "game": "industria", "seats": 3, "visibility": "public", "time_up": { "then": "open" },
            }),
        )
        .await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        for (seat, who) in [("C", "bot:planner"), ("A", "me")] {
            ask(
                first,
                &format!("/api/tables/{id}/seats/{seat}"),
                json!({ "who": who }),
            )
            .await?;
        }
        let place = format!("#/friends/table/{id}");
        come_in(second, &place, "Bert").await?;
        second.click("[data-seat=B] [data-sit]").await?;
        second.wait_for("[data-page=table] .prompt").await?;
        second.click("[data-own-seat] summary").await?;
        second.click("[data-leave]").await?;
        second.click("[data-leave-yes]").await?;
        second.wait_for("[data-open-seat]").await?;

        // Somebody else finds the table among the public ones.
        second.driver().delete_all_cookies().await?;
        second.open("").await?;
        second.script("localStorage.clear()").await?;
        come_in(second, "#/friends", "Cora").await?;
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

/// A game against a bot, in two tabs of one person: the second one is being looked at.
async fn two_tabs(page: &Page) -> Result<[WindowHandle; 2]> {
    come_in(page, "#/friends", "Anna").await?;
    let place = make_table(page).await?;
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
fn two_tabs_of_one_person_take_turns_at_moving() {
    run("friends-tabs-move", async |page| {
        let [first, second] = two_tabs(page).await?;
        let mut seen = 0;
        for turn in 0..8 {
            let tab = if turn % 2 == 0 { &second } else { &first };
            page.driver().switch_to_window(tab.clone()).await?;
            // What the other tab did is here, and the next answer is given here.
            page.wait_until(&format!("{LAST_MOVE} >= {seen}")).await?;
            page.wait_for(ANSWERS).await?;
            let before = page.script(LAST_MOVE).await?.as_u64().unwrap_or_default();
            page.click(ANSWERS).await?;
            page.wait_until(&format!("{LAST_MOVE} > {before}")).await?;
            assert!(!page.has("[data-trouble]").await?, "no move was refused");
            seen = page.script(LAST_MOVE).await?.as_u64().unwrap_or_default();
        }
        let here = page.position().await?;
        page.driver().switch_to_window(second).await?;
        page.wait_until(&format!("{LAST_MOVE} >= {seen}")).await?;
        page.wait_for(ANSWERS).await?;
        assert_eq!(page.position().await?["seats"], here["seats"]);
        Ok(())
    });
}

#[test]
fn a_move_that_another_tab_was_quicker_than_says_so() {
    run("friends-tabs-late", async |page| {
        let [first, second] = two_tabs(page).await?;
        let choice = format!("return document.querySelectorAll('{ANSWERS}').length > 1");
        page.wait_until(&choice).await?;
        page.set_network_offline(true).await?;
        page.click(ANSWERS).await?;
        page.wait_for("[data-lost]").await?;
        page.driver().switch_to_window(first).await?;
        page.wait_for(ANSWERS).await?;
        let before = page.script(LAST_MOVE).await?.as_u64().unwrap_or_default();
        page.click(ANSWERS).await?;
        page.wait_until(&format!("{LAST_MOVE} > {before}")).await?;
        page.driver().switch_to_window(second).await?;
        page.set_network_offline(false).await?;
        page.wait_for("[data-trouble]").await?;
        Ok(())
    });
}
