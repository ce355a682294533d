//! The player at an online table's seat: a link to the profile, and the rating.

use board_svg::icon;
use leptos::prelude::*;
use smokestack_core::Seat;

use crate::base::i18n::I18n;
use crate::base::route::Route;
use crate::model::remote::Remote;

/// The link to a player's profile; shows nothing for a free seat or a bot.
#[component]
pub(crate) fn PlayerLink(remote: Remote, seat: Seat) -> impl IntoView {
    let i18n: I18n = expect_context();
    let who = Memo::new(move |_| {
        remote.table.with(|table| {
            let mut seats = table.as_ref()?.seats.iter();
            let sitter = seats.find(|sitter| sitter.seat == seat)?;
            sitter.person.clone().zip(sitter.name.clone())
        })
    });
    move || {
        who.get().map(|(id, name)| {
            let about = move || i18n.t_args("room-about-person", &[("name", name.clone().into())]);
            let to = Route::Person { id: id.clone() }.to_string();
            let rating = move || remote.ratings.of(&id);
            view! {
                <a class="player-link" href=to title=about.clone() data-who=seat.to_string()>
                    <span inner_html=icon("person")></span>
                    <span class="unseen">{about.clone()}</span>
                    {rating}
                </a>
            }
        })
    }
}
