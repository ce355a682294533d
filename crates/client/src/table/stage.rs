//! The state that the parts of a table share: the game that is shown, and what the user inspects, chooses and reads.

use std::borrow::Cow;
use std::sync::Arc;

use catalog::{DynTable, Level, LogEntry};
use fluent_bundle::FluentValue;
use lang::{Family, Names, Translations};
use leptos::prelude::*;
use smokestack_core::{Message, Player, Refused, Seat, Viewer};

use super::boards;
use super::detail::Looked;
use crate::i18n::I18n;
use crate::replay::replay_state;
use crate::session::current;
use crate::settings::Settings;

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

/// The parts that a narrow screen shows one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tab {
    Board,
    /// One of the pictures next to the board.
    Sheet(&'static str),
    Players,
    Log,
}

/// The shared state; in the context of every component below a table or a replay.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub mode: Mode,
    pub i18n: I18n,
    pub settings: Settings,
    /// The action that waits to be confirmed.
    pub chosen: RwSignal<Option<String>>,
    /// The piece in hand that filters the choices.
    pub held: RwSignal<Option<String>>,
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
            held: RwSignal::new(None),
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
            let sight = Sight::new(table, colours, viewer, &translations);
            look(&Sight { told, ..sight })
        };
        match self.mode {
            Mode::Table => current::with_untracked(|s| sight(&*s.table, &s.colours, s.viewer(), s.told())),
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

/// The table as this screen may show it, with its texts.
pub(crate) struct Sight<'a> {
    pub table: &'a dyn DynTable,
    pub viewer: Viewer,
    pub translations: &'a Translations,
    colours: &'a [usize],
    /// The log of an online game, from the server.
    told: Option<&'a [LogEntry]>,
}

impl<'a> Sight<'a> {
    pub fn new(
        table: &'a dyn DynTable,
        colours: &'a [usize],
        viewer: Viewer,
        translations: &'a Translations,
    ) -> Sight<'a> {
        Sight {
            table,
            viewer,
            translations,
            colours,
            told: None,
        }
    }

    /// The log, as this screen may show it.
    pub fn log(&self) -> Cow<'a, [LogEntry]> {
        match self.told {
            Some(told) => Cow::Borrowed(told),
            None => Cow::Owned(self.table.log(self.viewer)),
        }
    }

    /// The number of moves played.
    pub fn moves(&self) -> usize {
        match self.told {
            Some(told) => told.last().map_or(0, |entry| entry.number),
            None => self.table.move_count(),
        }
    }

    /// Whether earlier positions can be shown: for an online game, only the current one is known.
    pub fn has_past(&self) -> bool {
        self.told.is_none()
    }

    pub fn game(&self) -> &'static str {
        self.table.info().id
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.players().len())
    }

    /// The colour of a seat, for [`board_svg::seat_class`] and its marks.
    pub fn colour(&self, seat: Seat) -> usize {
        let own = boards::of(self.table).and_then(|board| board.colour(self.table, seat));
        own.unwrap_or_else(|| self.chosen_colour(seat))
    }

    fn chosen_colour(&self, seat: Seat) -> usize {
        self.colours.get(seat.index()).copied().unwrap_or(seat.index())
    }

    pub fn describe(&self, family: Family, message: &Message) -> String {
        self.translations.describe(self.game(), family, message, self)
    }

    pub fn text(&self, key: &str) -> String {
        self.translations.text(key)
    }

    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.translations.text_with(key, values)
    }

    /// One of the game's own texts: `industria-score-roads`.
    pub fn own_text(&self, family: &str, key: &str) -> String {
        self.translations.text(&format!("{}-{family}-{key}", self.game()))
    }
}

impl Names for Sight<'_> {
    fn seat(&self, seat: Seat) -> String {
        match self.table.players().get(seat.index()) {
            Some(Player::Person(name)) => name.clone(),
            Some(Player::Bot(_)) => self.with("table-bot-name", &[("seat", seat.to_string().into())]),
            None => seat.to_string(),
        }
    }

    fn piece(&self, id: &str) -> String {
        let name = self.table.piece_name(id, self.translations.lang().code());
        name.unwrap_or_else(|| id.to_owned())
    }
}

/// The name of a bot's level.
pub(super) fn level_name(translations: &Translations, level: &str) -> String {
    match Level::find(level) {
        Some(level) => translations.text(&format!("table-level-{}", level.name())),
        None => level.to_owned(),
    }
}
