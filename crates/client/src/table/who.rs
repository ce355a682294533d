//! Who sits at a seat of the server's table: the way to the person's page, and how strong they are.

use board_svg::icon;
use leptos::prelude::*;
use smokestack_core::Seat;

use crate::route::Route;
use crate::session::remote::Remote;
use crate::words::Words;

/// Nothing where nobody sits, or a bot by itself.
#[component]
pub(crate) fn WhoMark(remote: Remote, seat: Seat) -> impl IntoView {
    let words: Words = expect_context();
    let who = Memo::new(move |_| {
        remote.told.with(|table| {
            let mut seats = table.as_ref()?.seats.iter();
            let sitter = seats.find(|sitter| sitter.seat == seat)?;
            sitter.person.clone().zip(sitter.name.clone())
        })
    });
    move || {
        who.get().map(|(id, name)| {
            let about = move || words.with("room-about-person", &[("name", name.clone().into())]);
            let to = Route::Person { id: id.clone() }.to_string();
            let rating = move || remote.strengths.of(&id);
            view! {
                <a class="who-mark" href=to title=about.clone() data-who=seat.to_string()>
                    <span inner_html=icon("person")></span>
                    <span class="unseen">{about.clone()}</span>
                    {rating}
                </a>
            }
        })
    }
}
