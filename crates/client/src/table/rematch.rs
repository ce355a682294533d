//! A rematch: the first player who asks creates the table, and all others get a link to it.

use board_svg::icon;
use leptos::prelude::*;
use protocol::TableInfo;

use super::stage::Stage;
use crate::api::current_user::CurrentUser;
use crate::api::{Busy, http};
use crate::base::route::Route;
use crate::model::remote::Remote;

/// The button or link for a rematch; shows nothing in a local game.
#[component]
pub(super) fn Rematch() -> impl IntoView {
    use_context::<Remote>().map(|remote| view! { <Again remote/> })
}

#[component]
fn Again(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let user: CurrentUser = expect_context();
    let next = Memo::new(move |_| remote.table.with(|table| table.as_ref()?.rematch.clone()));
    let may = Memo::new(move |_| remote.is_among(&user.id()));
    let busy = Busy::new();
    let ask = move |_| {
        let path = remote.path("/rematch");
        busy.run(async move {
            let answer = http::post_empty::<TableInfo>(&path).await;
            remote.report(answer.map(|table| Route::Online { id: table.id }.go()));
        });
    };
    move || match next.get() {
        Some(id) => view! {
            <a class="button primary" data-rematch-go href=Route::Online { id }.to_string()>
                <span inner_html=icon("play")></span>{stage.t("room-rematch-go")}
            </a>
        }
        .into_any(),
        None if may.get() => view! {
            <button type="button" class="primary" data-rematch on:click=ask>
                <span inner_html=icon("play")></span>{stage.t("room-rematch")}
            </button>
        }
        .into_any(),
        None => ().into_any(),
    }
}
