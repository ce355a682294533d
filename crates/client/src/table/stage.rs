//! The state that the parts of a table share: the game that is shown, and what the user inspects, chooses and reads.

use std::sync::Arc;

use catalog::{DynTable, Level, LogEntry};
use lang::{Family, Names, Translations};
use leptos::prelude::*;
use smokestack_core::{Refused, Seat};

use super::detail::Looked;
use crate::base::i18n::I18n;
use crate::games::{Sight, Tab};
use crate::model::current;
use crate::model::replay_state;
use crate::model::settings::Settings;

/// Whether a game is being played or replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Table,
    Replay,
}

/// A window over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    Help,
    /// The events since the last turn.
    Since,
    Rule(String),
}

/// The shared state; in the context of every component below a table or a replay.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub mode: Mode,
    pub i18n: I18n,
    pub settings: Settings,
    /// The action that waits to be confirmed.
    pub chosen: RwSignal<Option<String>>,
    /// The piece by which the choices are filtered.
    pub filter_piece: RwSignal<Option<String>>,
    /// The reason why the last clicked action is not possible.
    pub refused: RwSignal<Option<Refused>>,
    pub looked: RwSignal<Option<Looked>>,
    pub window: RwSignal<Option<Window>>,
    pub tab: RwSignal<Tab>,
}

impl Stage {
    pub fn set(mode: Mode) -> Stage {
        let stage = Stage {
            mode,
            i18n: expect_context(),
            settings: expect_context(),
            chosen: RwSignal::new(None),
            filter_piece: RwSignal::new(None),
            refused: RwSignal::new(None),
            looked: RwSignal::new(None),
            window: RwSignal::new(None),
            tab: RwSignal::new(Tab::Board),
        };
        provide_context(stage);
        stage
    }

    /// Reads the table that is shown, and tracks its changes and the language.
    pub fn see<R>(self, look: impl FnOnce(&Sight<'_>) -> R) -> Option<R> {
        self.track();
        self.glance(look)
    }

    /// Reads the table that is shown, without tracking.
    pub fn glance<R>(self, look: impl FnOnce(&Sight<'_>) -> R) -> Option<R> {
        let translations: Arc<Translations> = untrack(|| self.i18n.translations());
        let sight = |table: &dyn DynTable, colours: &[usize], viewer, told: Option<&[LogEntry]>| {
            let mut sight = Sight::new(table, colours, viewer, &translations);
            sight.told = told;
            look(&sight)
        };
        match self.mode {
            Mode::Table => {
                current::with_untracked(|s| sight(&*s.table, &s.colours, s.viewer(), s.received_log()))
            }
            Mode::Replay => {
                replay_state::with_untracked(|f| sight(&*f.shown, &f.about.colours, f.viewer(), None))
            }
        }
    }

    fn track(self) {
        self.i18n.track();
        match self.mode {
            Mode::Table => current::changes(),
            Mode::Replay => replay_state::changes(),
        };
    }

    pub fn text(self, key: &str) -> String {
        self.i18n.t_string(key)
    }

    /// A text that follows the language.
    pub fn t(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        self.i18n.t(key)
    }

    /// The seat for which the person at this screen must decide now.
    pub fn asked(self) -> Option<Seat> {
        match self.mode {
            Mode::Table => current::with(|s| s.asked()).flatten(),
            Mode::Replay => None,
        }
    }

    /// The question; at an online table, the other players see whose turn it is instead.
    pub fn question(self) -> Option<String> {
        let others = self.mode == Mode::Table && current::with(|s| s.waits_for_others()) == Some(true);
        self.see(|sight| match sight.table.turn() {
            Some(turn) if others => sight.with("room-turn-of", &[("player", sight.seat(turn).into())]),
            _ => sight.describe(Family::Prompt, &sight.table.question().ask),
        })
    }

    /// Closes everything that one player was looking at before the next player's turn.
    pub fn close_all(self) {
        self.cancel();
        self.looked.set(None);
        self.window.set(None);
        self.tab.set(Tab::Board);
    }

    pub fn read_rule(self, number: &str) {
        self.window.set(Some(Window::Rule(number.to_owned())));
    }
}

/// The name of a bot's level.
pub(super) fn level_name(translations: &Translations, level: &str) -> String {
    match Level::find(level) {
        Some(level) => translations.text(&format!("table-level-{}", level.name())),
        None => level.to_owned(),
    }
}
