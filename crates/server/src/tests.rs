//! The routes, called in process with a small folder of files (`tests/page`) and with none.

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use rust_embed::Embed;
use tower::ServiceExt;

use crate::router::router_over;
use crate::{App, Env, router};

#[derive(Embed)]
#[folder = "tests/page"]
struct Page;

#[derive(Embed)]
#[folder = "tests/no-such-folder"]
#[allow_missing = true]
struct NoPage;

struct Answer {
    status: StatusCode,
    headers: axum::http::HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().expect("a header in ASCII"))
    }
}

async fn app() -> App {
    let store = store::Store::open("sqlite::memory:")
        .await
        .expect("a database in memory");
    App::new(store, Env::real())
}

async fn get<Files: Embed + 'static>(path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a valid request");
    let response = router_over::<Files>(app().await)
        .oneshot(request)
        .await
        .expect("the router never fails");
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, 1 << 20).await.expect("a small body");
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: String::from_utf8_lossy(&body).into_owned(),
    }
}

#[tokio::test]
async fn health_names_the_version() {
    let request = Request::get("/healthz")
        .body(Body::empty())
        .expect("a valid request");
    let response = router(app().await)
        .oneshot(request)
        .await
        .expect("the router never fails");
    assert_eq!(response.status(), StatusCode::OK);
    let body = to_bytes(response.into_body(), 1 << 10)
        .await
        .expect("a small body");
    let health: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
    assert_eq!(
        health,
        serde_json::json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })
    );
}

#[tokio::test]
async fn the_root_is_revalidated_on_every_visit() {
    let answer = get::<Page>("/", &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-cache");
    assert!(
        answer
            .header("content-security-policy")
            .contains("'wasm-unsafe-eval'")
    );
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert!(answer.body.contains("A page"));
}

#[tokio::test]
async fn a_file_is_sent_in_the_smallest_accepted_encoding() {
    for (accept, encoding, body) in [
        ("gzip, deflate, br", "br", "as brotli"),
        ("gzip", "gzip", "as gzip"),
        ("identity", "", "plain"),
    ] {
        let answer = get::<Page>("/assets/1/app.wasm", &[("accept-encoding", accept)]).await;
        assert_eq!(answer.status, StatusCode::OK, "{accept}");
        assert_eq!(answer.header("content-type"), "application/wasm", "{accept}");
        assert_eq!(answer.header("content-encoding"), encoding, "{accept}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{accept}");
        assert!(answer.header("cache-control").contains("immutable"), "{accept}");
        assert_eq!(answer.body, body, "{accept}");
    }
}

#[tokio::test]
async fn a_cached_file_is_not_sent_again() {
    let first = get::<Page>("/", &[]).await;
    let tag = first.header(header::ETAG.as_str());
    let second = get::<Page>("/", &[("if-none-match", tag)]).await;
    assert_eq!(second.status, StatusCode::NOT_MODIFIED);
    assert_eq!(second.header("etag"), tag);
    assert_eq!(second.body, "");
}

#[tokio::test]
async fn an_unknown_path_gets_an_error_message() {
    for path in [
        "/nothing",
        "/assets/1/app.wasm.br",
        "/assets/2/app.wasm",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
    ] {
        let answer = get::<Page>(path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.ends_with(".\n"), "{path}: {}", answer.body);
    }
}

#[tokio::test]
async fn without_the_web_client_the_root_says_how_to_build_it() {
    let answer = get::<NoPage>("/", &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.contains("cargo xtask play"), "{}", answer.body);
}

#[tokio::test]
async fn the_error_names_a_port_in_use() {
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a free port");
    let listen = taken.local_addr().expect("a bound address");
    let options = crate::Options {
        metrics: None,
        listen,
        database: "sqlite::memory:".to_owned(),
        settings: crate::Settings::default(),
        open: false,
    };
    let error = crate::serve(options).await.expect_err("the port is taken");
    assert!(matches!(error, crate::ServeError::AddressInUse { .. }), "{error}");
    assert!(error.to_string().contains(&listen.port().to_string()), "{error}");
}
