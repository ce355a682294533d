//! The API describes itself, and rejects forbidden requests.

use std::collections::BTreeSet;

use serde_json::json;
use server::Settings;

use crate::Site;

async fn site() -> Site {
    Site::open(scratch_database::sqlite()).await
}

/// The routes are generated from their descriptions, so none can be missing; clients rely on the names listed here.
#[tokio::test]
async fn every_route_is_described() {
    let described = site().await.nobody().get("/api/openapi.json").await.json;
    let paths = described["paths"].as_object().expect("paths");
    let mut routes = BTreeSet::new();
    for (path, methods) in paths {
        for (method, about) in methods.as_object().expect("methods") {
            routes.insert(format!("{} {path}", method.to_uppercase()));
            assert!(about["summary"].is_string(), "{method} {path} says what it does");
        }
    }
    let expected = [
        "DELETE /api/log-ins",
        "DELETE /api/log-ins/current",
        "DELETE /api/me",
        "DELETE /api/me/channels/{channel}",
        "DELETE /api/me/mutes/{person}",
        "DELETE /api/me/passkeys/{passkey}",
        "DELETE /api/me/quiet-tables/{id}",
        "DELETE /api/me/tokens/{token}",
        "DELETE /api/tables/{id}",
        "DELETE /api/tables/{id}/undo",
        "GET /api/games",
        "GET /api/games/{game}",
        "GET /api/me",
        "GET /api/me/channels",
        "GET /api/me/export",
        "GET /api/me/mutes",
        "GET /api/me/notices",
        "GET /api/me/passkeys",
        "GET /api/me/quiet-tables",
        "GET /api/me/records",
        "GET /api/me/tables",
        "GET /api/me/tokens",
        "GET /api/people/{person}",
        "GET /api/room",
        "GET /api/tables",
        "GET /api/tables/{id}",
        "GET /api/tables/{id}/chat",
        "GET /api/tables/{id}/live",
        "GET /api/tables/{id}/record",
        "PATCH /api/me",
        "POST /api/guests",
        "POST /api/log-ins",
        "POST /api/log-ins/passkey",
        "POST /api/log-ins/passkey/options",
        "POST /api/me/account",
        "POST /api/me/account/confirmation",
        "POST /api/me/channels",
        "POST /api/me/passkeys",
        "POST /api/me/passkeys/options",
        "POST /api/me/tokens",
        "POST /api/password-resets",
        "POST /api/tables",
        "POST /api/tables/{id}/actions",
        "POST /api/tables/{id}/chat",
        "POST /api/tables/{id}/chat/{number}/report",
        "POST /api/tables/{id}/rematch",
        "POST /api/tables/{id}/seats/{seat}",
        "POST /api/tables/{id}/share",
        "POST /api/tables/{id}/start",
        "POST /api/tables/{id}/undo",
        "PUT /api/me/account/confirmation",
        "PUT /api/me/mutes/{person}",
        "PUT /api/me/password",
        "PUT /api/me/quiet-tables/{id}",
        "PUT /api/password-resets",
    ];
    assert_eq!(routes, BTreeSet::from(expected.map(str::to_owned)));
}

/// A changed name in the description shows up as a difference. After an intended change, `BLESS=1` writes the file.
#[tokio::test]
async fn the_description_is_the_one_in_the_repository() {
    let mut described = site().await.nobody().get("/api/openapi.json").await.json;
    described["info"]["version"] = json!("any"); // it changes with every release
    let text = serde_json::to_string_pretty(&described).expect("JSON") + "\n";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/openapi.json");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, &text).expect("the file is written");
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    let differs = text.lines().zip(kept.lines()).position(|(now, then)| now != then);
    assert!(
        text == kept,
        "tests/openapi.json differs from line {}; if the change is meant, run the test with BLESS=1 and read the diff",
        differs.unwrap_or(text.lines().count().min(kept.lines().count())) + 1
    );
}

#[tokio::test]
async fn operation_ids_are_unique() {
    let described = site().await.nobody().get("/api/openapi.json").await.json;
    let mut ids = BTreeSet::new();
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for (method, about) in methods.as_object().expect("methods") {
            let id = about["operationId"].as_str().expect("an id");
            assert!(ids.insert(id.to_owned()), "{method} {path}: {id}");
        }
    }
}

/// The documentation page has every operation with its description, without scripts, in the reader's language.
#[tokio::test]
async fn the_documentation_page_is_complete() {
    let site = site().await;
    let described = site.nobody().get("/api/openapi.json").await.json;
    let page = site.nobody().get("/api").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    assert!(page.headers.contains_key("content-security-policy"));
    assert!(!page.text.contains("<script"), "it needs none");
    let escaped = |text: &str| {
        let text = text
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        text.replace('"', "&quot;")
    };
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for (method, about) in methods.as_object().expect("methods") {
            let heading = format!("<h3><code><b>{}</b> {path}</code></h3>", method.to_uppercase());
            let (_, article) = page
                .text
                .split_once(&heading)
                .unwrap_or_else(|| panic!("{heading}"));
            let (article, _) = article.split_once("</article>").expect("its end");
            let summary = about["summary"].as_str().expect("a summary");
            let first = summary.split('`').next().expect("words");
            assert!(article.contains(&escaped(first)), "{method} {path}: {summary}");
            for parameter in about["parameters"].as_array().into_iter().flatten() {
                let name = format!("<code>{}</code>", parameter["name"].as_str().expect("a name"));
                assert!(article.contains(&name), "{method} {path}: {name}");
            }
            for status in about["responses"].as_object().expect("answers").keys() {
                assert!(
                    article.contains(&format!("<code>{status}</code>")),
                    "{method} {path}: {status}"
                );
            }
            if let Some(body) = about["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str()
            {
                let name = body.rsplit('/').next().expect("a name");
                assert!(
                    article.contains(&format!("href=\"#form-{name}\"")),
                    "{method} {path}: {name}"
                );
            }
        }
    }
    for link in page.text.split("href=\"#").skip(1) {
        let (target, _) = link.split_once('"').expect("an end");
        let found = page.text.matches(&format!("id=\"{target}\"")).count();
        assert_eq!(found, 1, "{target}");
    }
    let mut reader = site.nobody();
    reader.headers = vec![("accept-language", "fr-CH, en;q=0.5".to_owned())];
    let french = reader.get("/api").await.text;
    assert!(
        french.contains("<html lang=\"fr\">") && french.contains("Paramètres"),
        "{}",
        &french[..200]
    );
    assert_eq!(site.nobody().send("POST", "/api", None).await.status, 405);
}

/// The scheme's name is case-insensitive (RFC 9110).
#[tokio::test]
async fn the_bearer_scheme_is_case_insensitive() {
    let site = site().await;
    let anna = site.guest("Anna").await;
    let token = anna.token.clone().expect("a token");
    for (header, status) in [
        (format!("bearer {token}"), 200),
        (format!("BEARER {token}"), 200),
        (format!("Basic {token}"), 401),
        (token, 401),
    ] {
        let mut program = site.nobody();
        program.headers = vec![("authorization", header)];
        assert_eq!(program.get("/api/me").await.status, status);
    }
}

/// Everything to which the description refers is in it.
#[tokio::test]
async fn the_description_has_no_dangling_references() {
    let described = site().await.nobody().get("/api/openapi.json").await;
    let mut rest = described.text.as_str();
    while let Some((_, after)) = rest.split_once("\"$ref\":\"#") {
        let (pointer, after) = after.split_once('"').expect("an end");
        assert!(described.json.pointer(pointer).is_some(), "{pointer}");
        rest = after;
    }
}

#[tokio::test]
async fn a_cookie_is_valid_only_for_our_own_pages() {
    let site = site().await;
    let mut browser = site.nobody();
    let came_in = browser.post("/api/guests", json!({ "name": "Anna" })).await;
    let cookie = came_in.headers["set-cookie"].to_str().expect("a text").to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(
        !cookie.contains("Secure"),
        "without TLS the browser would not send it back"
    );
    let pair = cookie.split(';').next().expect("a pair").to_owned();
    browser.headers = vec![("cookie", pair), ("host", "games.example:8080".to_owned())];
    assert_eq!(browser.get("/api/me").await.json["name"], "Anna");
    let table = json!({ "game": "industria" });
    for (origin, status) in [
        (None, 403),
        (Some("http://evil.example"), 403),
        (Some("null"), 403),
        (Some("http://games.example:8080"), 201),
    ] {
        let mut page = browser.clone();
        page.headers
            .extend(origin.map(|origin| ("origin", origin.to_owned())));
        assert_eq!(
            page.post("/api/tables", table.clone()).await.status,
            status,
            "{origin:?}"
        );
    }
    let mut proxied = site.nobody();
    proxied.headers = vec![("x-forwarded-proto", "https".to_owned())];
    let came_in = proxied.post("/api/guests", json!({ "name": "Bert" })).await;
    assert!(
        came_in.headers["set-cookie"]
            .to_str()
            .is_ok_and(|cookie| cookie.contains("Secure"))
    );
}

#[tokio::test]
async fn with_a_base_url_cookies_are_accepted_only_from_there() {
    let site = site().await;
    let settings = Settings {
        base_url: "https://play.example.org".parse().ok(),
        ..Settings::default()
    };
    let known = site.beside_with(settings).await;
    let came_in = known
        .nobody()
        .post("/api/guests", json!({ "name": "Anna" }))
        .await;
    assert_eq!(came_in.headers["strict-transport-security"], "max-age=31536000");
    let cookie = came_in.headers["set-cookie"].to_str().expect("a text");
    assert!(
        cookie.starts_with("__Host-smokestack=") && cookie.ends_with("; Secure"),
        "{cookie}"
    );
    let pair = cookie.split(';').next().expect("a pair").to_owned();
    for (origin, host, status) in [
        ("https://play.example.org", "other.example", 201),
        ("http://play.example.org", "play.example.org", 403),
        ("https://other.example", "other.example", 403),
        ("http://localhost:8080", "other.example", 403),
        ("http://localhost:8080", "localhost:8080", 201),
    ] {
        let mut page = known.nobody();
        page.headers = vec![
            ("cookie", pair.clone()),
            ("host", host.to_owned()),
            ("origin", origin.to_owned()),
        ];
        let answer = page.post("/api/tables", json!({ "game": "industria" })).await;
        assert_eq!(answer.status, status, "{origin}");
    }
    let plain = site.nobody().get("/api/room").await;
    assert!(!plain.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn responses_are_not_cached_and_reveal_little() {
    let site = site().await;
    let anna = site.guest("Anna").await;
    let table = anna.make(json!({ "game": "industria" })).await;
    let answer = anna.get(&table).await;
    assert_eq!(answer.headers["cache-control"], "no-store");
    assert!(answer.headers.contains_key("content-security-policy"));
    for secret in ["server_share\":\"", "share\":\"", "seed\":\"", "hash"] {
        assert!(!answer.text.contains(secret), "{secret}");
    }
    assert_eq!(
        anna.get(&format!("{table}/live")).await.status,
        422,
        "no WebSocket was asked for"
    );
    assert_eq!(anna.get(&format!("{table}/record")).await.code(), "not-started");
    assert_eq!(anna.get("/api/nothing").await.status, 404);
}

#[tokio::test]
async fn metrics_name_routes_and_no_tables() {
    let site = site().await;
    let anna = site.guest("Anna").await;
    let table = anna.make(json!({ "game": "industria" })).await;
    anna.get(&table).await;
    anna.send("BREW", "/api/room", None).await;
    assert_eq!(
        anna.get("/metrics").await.status,
        404,
        "they are not for everybody"
    );
    let metrics = crate::Client::new(server::metrics_router()).get("/metrics").await;
    assert_eq!(metrics.status, 200);
    let counted = metrics
        .text
        .lines()
        .find(|line| line.contains("route=\"/api/tables/{id}\",method=\"GET\""));
    assert!(counted.is_some(), "{}", metrics.text);
    assert!(!metrics.text.contains(&table[12..]), "{}", metrics.text);
    assert!(metrics.text.contains("method=\"other\""), "{}", metrics.text);
    assert!(!metrics.text.contains("BREW"), "{}", metrics.text);
}
