//! `GET /healthz`: is the server up, does its database answer, and which one is it?

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::json;

use crate::room::Room;

/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(2);

pub(crate) async fn healthz(State(room): State<Room>) -> impl IntoResponse {
    let answer = tokio::time::timeout(PATIENCE, room.is_awake()).await;
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
    use crate::World;

    #[tokio::test]
    async fn a_room_without_its_database_is_not_well() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let router = crate::router(Room::new(store.clone(), World::real()));
        let ask = async || {
            let request = Request::get("/healthz").body(Body::empty()).expect("a request");
            router
                .clone()
                .oneshot(request)
                .await
                .expect("never fails")
                .status()
        };
        assert_eq!(ask().await, StatusCode::OK);
        store.close().await;
        assert_eq!(ask().await, StatusCode::SERVICE_UNAVAILABLE);
    }
}
