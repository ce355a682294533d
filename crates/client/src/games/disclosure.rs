//! The note on reconstructed components.

use leptos::prelude::*;

use super::provenance::reconstructed;
use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::base::route::Route;

/// Tells players, before they begin, how much of a game's components is reconstructed.
#[component]
pub(crate) fn Disclosure(game: &'static str) -> impl IntoView {
    let i18n: I18n = expect_context();
    let (count, total) = reconstructed(game);
    let text = move || {
        let values = [("count", count.into()), ("total", total.into())];
        i18n.t_args("ui-reconstructed", &values)
    };
    let about = Route::About {
        game: game.to_owned(),
    };
    // A game without component data has nothing to disclose.
    (total > 0).then(|| {
        view! {
            <p class="note" data-reconstructed-count=count>
                {text} " " <a href=about.to_string()>{t("ui-reconstructed-correct")}</a>
            </p>
        }
    })
}
