//! Opens games from the start page, which first loads the code of the games.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::pieces::{GameToOpen, MissingNote, NotOpened, load_games, open_game};
use crate::base::i18n::I18n;

/// The games that one part of the start page opens.
#[derive(Clone, Copy)]
pub(super) struct Opening {
    i18n: I18n,
    /// Another click while a game is being opened does not open a second one.
    is_busy: StoredValue<bool>,
    failure: RwSignal<Option<(GameToOpen, NotOpened)>>,
}

impl Opening {
    /// Must be called while a component is being created.
    pub fn new() -> Opening {
        Opening {
            i18n: expect_context(),
            is_busy: StoredValue::new(false),
            failure: RwSignal::new(None),
        }
    }

    /// Opens a game, or shows why that is not possible.
    pub fn open(self, game: GameToOpen) {
        if self.is_busy.get_value() {
            return;
        }
        self.is_busy.set_value(true);
        self.failure.set(None);
        spawn_local(async move {
            let mut opened = load_games().await;
            if self.failure.is_disposed() {
                return; // the user has left the start page meanwhile
            }
            if opened.is_ok() {
                opened = open_game(game.clone(), self.i18n).await;
            }
            let _ = self.is_busy.try_set_value(false);
            let _ = self.failure.try_set(opened.err().map(|error| (game, error)));
        });
    }

    /// The reason why the last game was not opened.
    pub fn note(self) -> impl IntoView {
        move || match self.failure.get() {
            None => ().into_any(),
            Some((game, NotOpened::MissingPiece)) => {
                view! { <MissingNote retry=move || self.open(game.clone())/> }.into_any()
            }
            Some((_, NotOpened::Refused(message))) => {
                let text = move || self.i18n.translations().error(&message);
                view! { <p class="alert" role="alert" data-not-opened="">{text}</p> }.into_any()
            }
        }
    }
}
