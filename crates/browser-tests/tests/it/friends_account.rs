//! Changing and deleting an account, and the data that the browser deletes on signing out.

use browser_tests::{Page, Result, run};
use serde_json::{Value, json};

use crate::friends::sign_in_as_guest;
use crate::friends_chat_and_clocks::post;

pub(crate) async fn fill_field(page: &Page, form: &str, field: &str, text: &str) -> Result<()> {
    let field = page
        .wait_for(&format!("[data-form={form}] [data-field='{field}']"))
        .await?;
    field.clear().await?;
    Ok(field.send_keys(text).await?)
}

pub(crate) async fn submit(page: &Page, form: &str) -> Result<()> {
    page.click(&format!("[data-form={form}] [data-submit]")).await
}

async fn sign_in(page: &Page, password: &str) -> Result<()> {
    fill_field(page, "sign-in", "username", "anna@example.org").await?;
    fill_field(page, "sign-in", "current-password", password).await?;
    submit(page, "sign-in").await
}

/// Fetches the target of a link; returns its status and its first two characters.
async fn download(page: &Page, css: &str) -> Result<Value> {
    page.wait_for(css).await?;
    let script = "const [css, done] = arguments;
        fetch(document.querySelector(css).href)
            .then(async (answer) => done([answer.status, (await answer.text()).slice(0, 2)]), (error) => done(String(error)));";
    let answer = page.driver().execute_async(script, vec![json!(css)]).await?;
    Ok(answer.json().clone())
}

#[test]
fn an_account_can_be_changed_and_deleted() {
    run("friends-account-life", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.open("#/friends/account").await?;
        fill_field(page, "sign-up", "email", "anna@example.org").await?;
        fill_field(page, "sign-up", "new-password", "correct horse").await?;
        submit(page, "sign-up").await?;
        page.wait_for("[data-account]").await?;
        fill_field(page, "name", "nickname", "Annabel").await?;
        submit(page, "name").await?;
        page.wait_for("[data-form=name] [data-done]").await?;
        fill_field(page, "password", "current-password", "correct horse").await?;
        fill_field(page, "password", "new-password", "battery staple").await?;
        submit(page, "password").await?;
        page.wait_for("[data-form=password] [data-done]").await?;
        assert_eq!(download(page, "[data-export]").await?[0], 200);

        page.click("[data-to-person]").await?;
        page.wait_until("return document.querySelector('[data-page=person] h1')?.innerText === 'Annabel'")
            .await?;
        assert_eq!(download(page, "[data-records]").await?, json!([200, "PK"]));

        page.open("#/friends/account").await?;
        page.click("[data-sign-out-everywhere]").await?;
        sign_in(page, "correct horse").await?;
        page.wait_for("[data-form=sign-in] [data-problem]").await?;
        sign_in(page, "battery staple").await?;
        page.click("[data-farewell]").await?;
        fill_field(page, "delete", "current-password", "battery staple").await?;
        submit(page, "delete").await?;
        sign_in(page, "battery staple").await?;
        page.wait_for("[data-form=sign-in] [data-problem]").await?;
        Ok(())
    });
}

/// A fake push subscription, because headless Chromium has no push service. The keys below are from RFC 8291.
const FAKE_PUSH_SUBSCRIPTION: &str =
    "PushManager.prototype.getSubscription = async () => window.gone ? null : ({
    endpoint: 'https://push.example.org/anna',
    unsubscribe: async () => { window.gone = true; },
})";

#[test]
fn signing_out_ends_push_notifications() {
    run("friends-push-ends", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.wait_until("return navigator.serviceWorker.getRegistration().then((found) => Boolean(found))")
            .await?;
        let account = json!({ "email": "anna@example.org", "password": "correct horse" });
        post(page, "/api/me/account", account).await?;
        let keys = json!({
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        });
        let channel = json!({ "kind": "push", "address": "https://push.example.org/anna", "keys": keys });
        let response = post(page, "/api/me/channels", channel).await?;
        assert!(response["id"].is_string(), "{response}");
        page.open("#/friends/account").await?;
        page.reload().await?;
        page.wait_for("[data-sign-out]").await?;
        page.script(FAKE_PUSH_SUBSCRIPTION).await?;
        page.click("[data-sign-out]").await?;
        sign_in(page, "correct horse").await?;
        page.wait_for("[data-account]").await?;
        assert_eq!(page.script("return window.gone").await?, true);
        page.open("#/friends/notifications").await?;
        page.wait_for("[data-form=channel]").await?;
        assert!(
            !page.has("[data-channel]").await?,
            "the server has deleted it, too"
        );
        Ok(())
    });
}
