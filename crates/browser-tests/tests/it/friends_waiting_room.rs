//! The waiting room: cancelling a table, and double clicks.

use browser_tests::{Page, Result, Setup, run};
use serde_json::json;

use crate::friends::{create_table, sign_in_as_guest};
use crate::friends_chat_and_clocks::post;
use crate::languages::switch_language;

#[test]
fn everyone_sees_that_the_host_cancelled_the_table() {
    Setup::new("friends-withdrawn").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let place = create_table(first).await?;
        sign_in_as_guest(second, &place, "Bert").await?;
        second.wait_for("[data-seat=B] [data-sit]").await?;
        assert!(
            !second.has("[data-cancel-table]").await?,
            "it is not Bert's table"
        );
        first.click("[data-cancel-table]").await?;
        first.screenshot("friends-withdraw").await?;
        first.click("[data-cancel-table-yes]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-cancelled] a[href='#/friends']").await?;
            assert!(page.text("h1").await?.contains("Industria"));
        }
        // Visitors who open the link later see the cancellation, too.
        second.reload().await?;
        second.wait_for("[data-cancelled]").await?;
        second.screenshot("friends-withdrawn").await
    });
}

async fn double_click(page: &Page, css: &str) -> Result<()> {
    let button = page.wait_for(css).await?;
    button.scroll_into_view().await?;
    let chain = page.driver().action_chain().double_click_element(&button);
    Ok(chain.perform().await?)
}

#[test]
fn a_double_click_sends_one_request() {
    Setup::new("friends-twice").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let new_table = json!({ "game": "industria", "seats": 3, "starts": "host" });
        let table = post(first, "/api/tables", new_table).await?;
        let id = table["id"].as_str().unwrap_or_default();
        for (seat, who) in [("A", "me"), ("C", "bot:planner")] {
            let path = format!("/api/tables/{id}/seats/{seat}");
            post(first, &path, json!({ "who": who })).await?;
        }
        let place = format!("#/friends/table/{id}");
        first.open(&place).await?;
        sign_in_as_guest(second, &place, "Bert").await?;
        double_click(second, "[data-seat=B] [data-sit]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-seat=B][data-free=false]").await?;
        }
        double_click(first, "[data-start-now]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-page=table] .prompt").await?;
        }
        assert!(second.has("[data-own-seat]").await?, "Bert still has his seat");
        assert!(!first.has("[data-trouble]").await?);
        Ok(())
    });
}

/// Submits a form twice before the server can respond.
async fn submit_twice(page: &Page, field: &str) -> Result<()> {
    page.wait_for(field).await?;
    let script = format!(
        "const form = document.querySelector('{field}').form; form.requestSubmit(); form.requestSubmit()"
    );
    page.script(&script).await?;
    Ok(())
}

#[test]
fn a_form_sent_twice_is_handled_once() {
    run("friends-forms", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.click("[data-create=industria]").await?;
        page.wait_for("[data-page='new-table'] [data-seats='4']").await?;
        page.click("label:has([data-seats='4'])").await?;
        switch_language(page, "de").await?;
        page.wait_until("return document.querySelector('h1').innerText.startsWith('Neuer Tisch')")
            .await?;
        page.wait_until("return document.querySelector(\"[data-seats='4']\").checked")
            .await?;
        submit_twice(page, "[data-create-table]").await?;
        page.wait_for("[data-page='waiting-room'] [data-seat=D]").await?;
        page.wait_for("[data-options]").await?;
        page.wait_for("[data-chat-text]")
            .await?
            .send_keys("Hallo")
            .await?;
        submit_twice(page, "[data-chat-text]").await?;
        page.wait_for("[data-chat-message]").await?;
        page.open("#/friends").await?;
        page.wait_for("[data-mine] [data-table]").await?;
        assert_eq!(page.find_all("[data-mine] [data-table]").await?.len(), 1);
        page.click("[data-mine] [data-open]").await?;
        page.wait_for("[data-chat-message]").await?;
        assert_eq!(page.find_all("[data-chat-message]").await?.len(), 1);

        page.open("#/friends/account").await?;
        page.click("[data-tokens]").await?;
        page.wait_for("[data-token-label]")
            .await?
            .send_keys("robot")
            .await?;
        submit_twice(page, "[data-token-label]").await?;
        let token = page.text("[data-new-token]").await?;
        page.wait_for("[data-remove-token]").await?;
        switch_language(page, "en").await?;
        page.wait_until("return document.querySelector('h1').innerText === 'Account'")
            .await?;
        assert_eq!(
            page.text("[data-new-token]").await?,
            token,
            "it is shown only this once"
        );
        assert_eq!(page.find_all("[data-remove-token]").await?.len(), 1);
        page.click("[data-remove-token]").await?;
        page.wait_until_gone("[data-remove-token]").await
    });
}
