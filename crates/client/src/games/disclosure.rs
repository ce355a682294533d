//! The note on reconstructed components.

use leptos::prelude::*;

use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::base::route::Route;

/// How many values of each game's standard components are reconstructed, and how many there are. Counted in advance,
/// because the start page shows them and does not load the components.
const RECONSTRUCTED: [(&str, usize, usize); 4] = [
    ("industria", 187, 403),
    ("industry", 314, 555),
    ("barrage", 0, 637),
    ("age-of-industry", 299, 348),
];

fn reconstructed(game: &str) -> (usize, usize) {
    let counted = RECONSTRUCTED.iter().find(|(id, ..)| *id == game);
    // A game that is not listed has no components.
    counted.map_or((0, 0), |(_, guessed, all)| (*guessed, *all))
}

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

#[test]
fn the_reconstructed_values_are_counted() {
    for game in catalog::infos() {
        let counted = super::provenance::reconstructed(game.id);
        assert_eq!(reconstructed(game.id), counted, "{}", game.id);
    }
}
