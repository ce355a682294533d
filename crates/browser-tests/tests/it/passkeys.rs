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

#[test]
fn whoever_has_a_passkey_comes_back_without_a_password() {
    Setup::new("passkeys").known().run(async |page| {
        let cdp = page.driver().cdp();
        cdp.send_raw("WebAuthn.enable", json!({})).await?;
        let phone = json!({ "options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true,
        } });
        cdp.send_raw("WebAuthn.addVirtualAuthenticator", phone).await?;
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
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
