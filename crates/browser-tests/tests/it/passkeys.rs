//! Passkeys, with Chromium's virtual authenticator.

use browser_tests::{Page, Result, Setup};
use serde_json::{Value, json};

use crate::INTERACTIVE;

/// Calls a function of `device.js`.
async fn call_device(page: &Page, name: &str, arguments: &[&str]) -> Result<Value> {
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

/// Sends a request to the server and returns the response.
async fn request(page: &Page, method: &str, path: &str, body: Value) -> Result<Value> {
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

/// Adds a virtual authenticator to the browser and opens the page.
async fn open_with_authenticator(page: &Page) -> Result<()> {
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
fn the_account_page_adds_and_uses_a_passkey() {
    Setup::new("passkeys-page").with_base_url().run(async |page| {
        open_with_authenticator(page).await?;
        request(page, "POST", "/api/guests", json!({ "name": "Anna" })).await?;
        page.open("#/friends/account").await?;
        page.reload().await?;
        let label = page.wait_for("[data-form=passkey] [data-passkey-label]").await?;
        page.wait_for("[data-export]").await?;
        assert!(
            !page.has("[data-sign-out]").await?,
            "a guest could not sign in again"
        );
        let switches = page.find_all("[data-keep-tables]").await?.len();
        assert_eq!(
            switches, 2,
            "with a passkey or a password, the guest's tables can be kept"
        );
        label.send_keys("my phone").await?;
        page.click("[data-form=passkey] [data-submit]").await?;
        assert_eq!(page.text("[data-passkey] strong").await?, "my phone");
        page.click("[data-form=passkey] [data-submit]").await?;
        page.wait_for("[data-form=passkey] [data-problem]").await?; // the device already has a passkey of hers
        page.wait_for("[data-sign-out-everywhere]").await?;
        page.wait_for("[data-export]").await?;
        assert!(
            !page.has("[data-form=sign-in]").await?,
            "a user with a passkey is not a guest"
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
fn a_denied_push_permission_is_reported() {
    Setup::new("push-switch").run(async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        request(page, "POST", "/api/guests", json!({ "name": "Anna" })).await?;
        page.open("#/friends/notifications").await?;
        page.reload().await?;
        // A headless browser cannot ask for permission.
        page.click("[data-push]").await?;
        page.wait_for("[data-problem]").await?;
        page.wait_until("return !document.querySelector('[data-push]').checked")
            .await?;
        Ok(())
    });
}

#[test]
fn a_passkey_signs_in_without_a_password() {
    Setup::new("passkeys").with_base_url().run(async |page| {
        open_with_authenticator(page).await?;
        assert_eq!(
            call_device(page, "hasPasskeys", &[]).await?,
            json!({ "value": true })
        );

        let anna = request(page, "POST", "/api/guests", json!({ "name": "Anna" })).await?;
        let added_passkey = call_device(page, "addPasskey", &["my phone"]).await?;
        assert_eq!(added_passkey["value"]["label"], "my phone", "{added_passkey}");
        let second_passkey = call_device(page, "addPasskey", &["again"]).await?;
        assert!(
            second_passkey["error"].is_string(),
            "the device already has a passkey of hers: {second_passkey}"
        );
        request(page, "DELETE", "/api/log-ins/current", Value::Null).await?;
        let signed_out_response = request(page, "GET", "/api/me", Value::Null).await?;
        assert_ne!(signed_out_response["name"], "Anna", "{signed_out_response}");

        let signed_in = call_device(page, "signIn", &[]).await?;
        assert_eq!(signed_in["value"]["id"], anna["id"], "{signed_in}");
        let me = request(page, "GET", "/api/me", Value::Null).await?;
        assert_eq!(me["name"], "Anna", "{me}");
        let own_passkeys = request(page, "GET", "/api/me/passkeys", Value::Null).await?;
        assert!(own_passkeys["passkeys"][0]["used_at"].is_i64(), "{own_passkeys}");
        Ok(())
    });
}
