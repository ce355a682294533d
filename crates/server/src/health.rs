//! `GET /healthz`: whether the server is up and can write to its database, and its version.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::json;

use crate::app::App;

/// How long the database may take to respond.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);

pub(crate) async fn healthz(State(app): State<App>) -> impl IntoResponse {
    let answer = tokio::time::timeout(DATABASE_TIMEOUT, app.is_healthy()).await;
    let (status, word) = match answer {
        Ok(true) => (StatusCode::OK, "ok"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
    };
    let body = json!({ "status": word, "version": env!("CARGO_PKG_VERSION") });
    (status, [(header::CACHE_CONTROL, "no-store")], Json(body))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use store::Store;
    use tower::ServiceExt as _;

    use super::*;
    use crate::Env;

    async fn ask(router: &axum::Router) -> StatusCode {
        let request = Request::get("/healthz").body(Body::empty()).expect("a request");
        let response = router.clone().oneshot(request).await;
        response.expect("never fails").status()
    }

    #[tokio::test]
    async fn a_server_without_its_database_is_unhealthy() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        store.close().await;
        let router = crate::router(App::new(store, Env::real()));
        assert_eq!(ask(&router).await, StatusCode::SERVICE_UNAVAILABLE);
    }

    #[tokio::test]
    async fn a_server_with_a_deleted_file_is_unhealthy() {
        let scratch = scratch_database::sqlite();
        let store = Store::open(&scratch.address).await.expect("a database");
        let path = store::sqlite_path(&scratch.address).expect("a path");
        let router = crate::router(App::new(store, Env::real()));
        assert_eq!(ask(&router).await, StatusCode::OK);
        std::fs::remove_file(path).expect("deleted");
        assert_eq!(ask(&router).await, StatusCode::SERVICE_UNAVAILABLE);
    }
}
