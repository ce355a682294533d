//! Passkeys, with the device that Chromium pretends to have.

use browser_tests::{Page, Result, Setup};
use serde_json::{Value, json};

use crate::INTERACTIVE;

/// Calls something of `device.js`.
async fn device(page: &Page, name: &str, arguments: &[&str]) -> Result<Value> {
    let script = "const [name, values, done] = arguments;
        import(new URL(document.documentElement.dataset.assets + 'device.js', location).href)
            .then((module) => module[name](...values))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));";
    let answer = page
        .driver()
        .execute_async(script, vec![json!(name), json!(arguments)])
        .await?;
    Ok(answer.json().clone())
}

/// What the room answers.
async fn ask(page: &Page, method: &str, path: &str, body: Value) -> Result<Value> {
    let script = "const [method, path, body, done] = arguments;
        const headers = { 'Content-Type': 'application/json' };
        fetch(path, { method, headers, body: body && JSON.stringify(body) })
            .then((answer) => answer.text())
            .then((text) => done(text && JSON.parse(text)), (error) => done(String(error)));";
    let answer = page
        .driver()
        .execute_async(script, vec![json!(method), json!(path), body])
        .await?;
    Ok(answer.json().clone())
}

/// The page, in a browser that has a device.
async fn open(page: &Page) -> Result<()> {
    let cdp = page.driver().cdp();
    cdp.send_raw("WebAuthn.enable", json!({})).await?;
    let phone = json!({ "options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true,
    } });
    cdp.send_raw("WebAuthn.addVirtualAuthenticator", phone).await?;
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    Ok(())
}

#[test]
fn the_account_page_adds_a_passkey_and_signs_in_by_it() {
    Setup::new("passkeys-page").known().run(async |page| {
        open(page).await?;
        ask(page, "POST", "/api/guests", json!({ "name": "Anna" })).await?;
        page.open("#/friends/account").await?;
        page.reload().await?;
        let label = page.wait_for("[data-form=passkey] [data-passkey-label]").await?;
        page.wait_for("[data-export]").await?;
        assert!(!page.has("[data-sign-out]").await?, "a guest would not come back");
        let switches = page.all("[data-keep-tables]").await?.len();
        assert_eq!(
            switches, 2,
            "by passkey or by password, the guest's games come along or not"
        );
        label.send_keys("my phone").await?;
        page.click("[data-form=passkey] [data-submit]").await?;
        assert_eq!(page.text("[data-passkey] strong").await?, "my phone");
        page.click("[data-form=passkey] [data-submit]").await?;
        page.wait_for("[data-form=passkey] [data-problem]").await?; // the device has one for her already
        page.wait_for("[data-sign-out-everywhere]").await?;
        page.wait_for("[data-export]").await?;
        assert!(
            !page.has("[data-form=sign-in]").await?,
            "who has a passkey is no guest"
        );
        page.screenshot("passkeys-account").await?;
        page.click("[data-sign-out]").await?;
        page.wait_for("[data-form=sign-in]").await?;
        page.click("[data-passkey-sign-in]").await?;
        page.wait_for("[data-passkey]").await?;
        Ok(())
    });
}

#[test]
fn a_switch_for_push_messages_says_what_the_browser_would_not_do() {
    Setup::new("push-switch").run(async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        ask(page, "POST", "/api/guests", json!({ "name": "Anna" })).await?;
        page.open("#/friends/notifications").await?;
        page.reload().await?;
        // Without a window nobody can be asked whether messages may be shown.
        page.click("[data-push]").await?;
        page.wait_for("[data-problem]").await?;
        page.wait_until("return !document.querySelector('[data-push]').checked")
            .await?;
        Ok(())
    });
}

#[test]
fn whoever_has_a_passkey_comes_back_without_a_password() {
    Setup::new("passkeys").known().run(async |page| {
        open(page).await?;
        assert_eq!(device(page, "hasPasskeys", &[]).await?, json!({ "value": true }));

        let anna = ask(page, "POST", "/api/guests", json!({ "name": "Anna" })).await?;
        let added = device(page, "addPasskey", &["my phone"]).await?;
        assert_eq!(added["value"]["label"], "my phone", "{added}");
        let twice = device(page, "addPasskey", &["again"]).await?;
        assert!(
            twice["error"].is_string(),
            "the device has one for her already: {twice}"
        );
        ask(page, "DELETE", "/api/log-ins/current", Value::Null).await?;
        let nobody = ask(page, "GET", "/api/me", Value::Null).await?;
        assert_ne!(nobody["name"], "Anna", "{nobody}");

        let came = device(page, "signIn", &[]).await?;
        assert_eq!(came["value"]["id"], anna["id"], "{came}");
        let me = ask(page, "GET", "/api/me", Value::Null).await?;
        assert_eq!(me["name"], "Anna", "{me}");
        let own = ask(page, "GET", "/api/me/passkeys", Value::Null).await?;
        assert!(own["passkeys"][0]["used_at"].is_i64(), "{own}");
        Ok(())
    });
}
