//! The start page: an invitation, the shelf of games, what was left unfinished, and records from elsewhere.

mod hero;
mod load;
mod promises;
mod saved;
mod shelf;

use leptos::prelude::*;

use self::hero::Hero;
use self::load::LoadRecord;
use self::promises::Promises;
use self::saved::SavedGames;
use self::shelf::Shelf;

#[component]
pub(super) fn StartPage() -> impl IntoView {
    view! {
        <main id="main" data-page="start" tabindex="-1">
            <Hero/>
            <div class="page">
                <SavedGames/>
                <Shelf/>
                <Promises/>
                <LoadRecord/>
            </div>
        </main>
    }
}
