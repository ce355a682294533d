//! Chat and muting, clocks and time controls, and a guest who signs up.

use browser_tests::{Page, Result, Setup, run};
use serde_json::{Value, json};

use crate::friends::{create_table, sign_in_as_guest};

#[test]
fn players_chat_and_can_mute_each_other() {
    Setup::new("friends-talk").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let place = create_table(first).await?;
        sign_in_as_guest(second, &place, "Bert").await?;
        assert!(
            !second.has("[data-chat-text]").await?,
            "spectators cannot write"
        );
        second.click("[data-seat=B] [data-sit]").await?;
        second
            .wait_for("[data-page=table] [data-chat-text]")
            .await?
            .send_keys("Good luck!")
            .await?;
        second.click("[data-send]").await?;
        first
            .wait_until(
                "return document.querySelector('[data-chat-message]')?.textContent.includes('Bert: Good luck!')",
            )
            .await?;
        first.screenshot("friends-talk").await?;
        first.click("[data-about]").await?;
        first
            .wait_for("[data-why]")
            .await?
            .send_keys("I need no luck.")
            .await?;
        first.click("[data-report]").await?;
        first.wait_for("[data-reported]").await?;
        first.click("[data-mute]").await?;
        first.wait_until_gone("[data-chat-message]").await?;
        // Muting survives a reload and can be ended on the account page.
        first.reload().await?;
        first
            .wait_for("[data-page=table] [data-chat-text]")
            .await?
            .send_keys("And you?")
            .await?;
        first.click("[data-send]").await?;
        second
            .wait_until("return document.querySelectorAll('[data-chat-message]').length === 2")
            .await?;
        first
            .wait_until("return document.querySelectorAll('[data-chat-message]').length === 1")
            .await?;
        first.open("#/friends/account").await?;
        first.click("[data-muted] button").await?;
        first.wait_until_gone("[data-muted]").await
    });
}

/// Sends a POST request to the server, as the page does, and returns the response.
pub(crate) async fn post(page: &Page, path: &str, body: Value) -> Result<Value> {
    let script = "const [path, body, done] = arguments;
        fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
            .then((answer) => answer.json()).then(done, (error) => done({ error: String(error) }));";
    let answer = page
        .driver()
        .execute_async(script, vec![json!(path), body])
        .await?;
    Ok(answer.json().clone())
}

#[test]
fn a_bot_takes_over_when_the_clock_runs_out() {
    run("friends-clock", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        // Shorter than any time that the form offers.
        let table = post(
            page,
            "/api/tables",
            json!({
                "game": "industria", "seats": 3, "time": { "kind": "live", "bank": 3, "increment": 0 },
                "time_up": { "then": "bot", "level": "planner" },
            }),
        )
        .await?;
        let id = table["id"].as_str().unwrap_or_default();
        for (seat, who) in [("B", "bot:planner"), ("C", "bot:planner"), ("A", "me")] {
            post(
                page,
                &format!("/api/tables/{id}/seats/{seat}"),
                json!({ "who": who }),
            )
            .await?;
        }
        page.open(&format!("#/friends/table/{id}")).await?;
        page.wait_for("[data-panel=A] [data-clock=A].runs").await?;
        page.wait_for("[data-away-bot] [data-sit=A]").await?;
        page.wait_for("[data-panel=A] [data-stand-in=A]").await?;
        page.screenshot("friends-stand-in").await?;
        // Taking the seat back is covered by the server's tests: with an empty time bank, the bot would soon return.
        assert_eq!(page.text("[data-panel=A] h3").await?, "Anna");
        Ok(())
    });
}

#[test]
fn a_table_has_the_chosen_time_control() {
    run("friends-time", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.click("[data-create=industria]").await?;
        page.wait_for("[data-time-choice]").await?;
        // The sticky button that creates the table must not cover the options.
        page.script("document.querySelector('[data-time-choice]').scrollIntoView({ block: 'center' })")
            .await?;
        page.click("label:has([data-either='time=correspondence'])")
            .await?;
        page.click("[data-number=days] option[value='3']").await?;
        page.click("[data-number=from] option[value='8']").await?;
        page.wait_for("[data-holidays]")
            .await?
            .send_keys("2026-12-25")
            .await?;
        page.script(
            "document.querySelector('[data-either=\"time-up=score\"]').scrollIntoView({ block: 'center' })",
        )
        .await?;
        page.click("label:has([data-either='time-up=score'])").await?;
        page.screenshot("friends-time").await?;
        page.click("[data-create-table]").await?;
        let time = page.text("[data-page='waiting-room'] [data-time]").await?;
        assert!(time.contains('3') && time.contains("08:00"), "{time}");
        assert!(time.contains("UTC") && time.contains("2026-12-25"), "{time}");
        let time_up_text = page.text("[data-time-up]").await?;
        assert!(
            time_up_text.ends_with("the game ends and is scored"),
            "{time_up_text}"
        );
        let options = page.text("[data-options]").await?;
        assert_eq!(options, "Standard rules.");
        page.screenshot("friends-agreed").await
    });
}

#[test]
fn signing_up_keeps_the_tables_of_a_guest() {
    run("friends-account", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        create_table(page).await?;
        page.open("#/friends/account").await?;
        page.wait_for("[data-form=sign-up] [data-field=email]")
            .await?
            .send_keys("anna@example.org")
            .await?;
        page.wait_for("[data-form=sign-up] [data-field='new-password']")
            .await?
            .send_keys("correct horse")
            .await?;
        page.click("[data-form=sign-up] [data-submit]").await?;
        page.wait_for("[data-account]").await?;
        page.screenshot("friends-account").await?;
        page.click("[data-sign-out]").await?;
        page.wait_for("[data-form=sign-in] [data-field=username]")
            .await?
            .send_keys("anna@example.org")
            .await?;
        let password = page
            .wait_for("[data-form=sign-in] [data-field='current-password']")
            .await?;
        password.send_keys("wrong horse").await?;
        page.click("[data-form=sign-in] [data-submit]").await?;
        page.wait_for("[data-form=sign-in] [data-problem]").await?;
        password.clear().await?;
        password.send_keys("correct horse").await?;
        page.click("[data-form=sign-in] [data-submit]").await?;
        page.wait_for("[data-account]").await?;
        page.open("#/friends").await?;
        page.wait_for("[data-mine] [data-table]").await?;
        Ok(())
    });
}
