//! The start page: a quick start, the games, saved games, and opening a record file.

mod catalogue;
mod hero;
mod load;
mod opening;
mod promises;
mod saved;

use leptos::prelude::*;

use self::catalogue::Catalogue;
use self::hero::Hero;
use self::load::LoadRecord;
use self::promises::Promises;
use self::saved::SavedGames;

#[component]
pub(super) fn StartPage() -> impl IntoView {
    view! {
        <main id="main" data-page="start" tabindex="-1">
            <Hero/>
            <div class="page">
                <SavedGames/>
                <Catalogue/>
                <Promises/>
                <LoadRecord/>
            </div>
        </main>
    }
}
