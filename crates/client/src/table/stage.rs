//! What the parts of a table share: the game that is shown, and what a person points at, chooses and reads.

use std::borrow::Cow;
use std::sync::Arc;

use catalog::{DynTable, Level, LogEntry};
use fluent_bundle::FluentValue;
use lang::{Family, Names, Translations};
use leptos::prelude::*;
use smokestack_core::{Message, Player, Refused, Seat, Viewer};

use super::boards;
use super::detail::Looked;
use crate::replay::film;
use crate::session::current;
use crate::settings::Settings;
use crate::words::Words;

/// Whether a table is played or only looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Table,
    Replay,
}

/// A window over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    Help,
    /// What happened since the last turn.
    Since,
    Rule(String),
}

/// The parts that a narrow screen shows one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tab {
    Board,
    /// One of the pictures beside the board.
    Sheet(&'static str),
    Players,
    Log,
}

/// In every component's context below a table or a replay.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub mode: Mode,
    pub words: Words,
    pub settings: Settings,
    /// The action that waits to be confirmed.
    pub chosen: RwSignal<Option<String>>,
    /// The piece in hand to which the choice is narrowed.
    pub held: RwSignal<Option<String>>,
    /// Why the last thing pointed at cannot be done.
    pub refused: RwSignal<Option<Refused>>,
    pub looked: RwSignal<Option<Looked>>,
    pub window: RwSignal<Option<Window>>,
    pub tab: RwSignal<Tab>,
}

impl Stage {
    pub fn set(mode: Mode) -> Stage {
        let stage = Stage {
            mode,
            words: expect_context(),
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

    /// Looks at what is shown, and follows its changes and the language's.
    pub fn see<R>(self, look: impl FnOnce(&Sight<'_>) -> R) -> Option<R> {
        self.track();
        self.glance(look)
    }

    /// Looks once, without following.
    pub fn glance<R>(self, look: impl FnOnce(&Sight<'_>) -> R) -> Option<R> {
        let translations: Arc<Translations> = untrack(|| self.words.translations());
        let sight = |table: &dyn DynTable, colours: &[usize], viewer, told: Option<&[LogEntry]>| {
            let sight = Sight::new(table, colours, viewer, &translations);
            look(&Sight { told, ..sight })
        };
        match self.mode {
            Mode::Table => current::with_untracked(|s| sight(&*s.table, &s.colours, s.viewer(), s.told())),
            Mode::Replay => film::with_untracked(|f| sight(&*f.shown, &f.about.colours, f.viewer(), None)),
        }
    }

    fn track(self) {
        self.words.track();
        match self.mode {
            Mode::Table => current::changes(),
            Mode::Replay => film::changes(),
        };
    }

    pub fn text(self, key: &str) -> String {
        self.words.text(key)
    }

    /// A text that follows the language.
    pub fn t(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        self.words.t(key)
    }

    /// The seat that a person in front of this screen decides for now.
    pub fn asked(self) -> Option<Seat> {
        match self.mode {
            Mode::Table => current::with(|s| s.asked()).flatten(),
            Mode::Replay => None,
        }
    }

    /// What is asked; at a table of the server's, whoever is not asked reads whose turn it is instead.
    pub fn question(self) -> Option<String> {
        let others = self.mode == Mode::Table && current::with(|s| s.waits_for_others()) == Some(true);
        self.see(|sight| match sight.table.turn() {
            Some(turn) if others => sight.with("room-turn-of", &[("player", sight.seat(turn).into())]),
            _ => sight.say(Family::Prompt, &sight.table.question().ask),
        })
    }

    /// Nothing that one seat was looking at stays for the next.
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

/// The table as this screen may see it, with the words to speak of it.
pub(crate) struct Sight<'a> {
    pub table: &'a dyn DynTable,
    pub viewer: Viewer,
    pub translations: &'a Translations,
    colours: &'a [usize],
    /// What the server told of a game that is played there.
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

    /// What happened, as this screen may read it.
    pub fn log(&self) -> Cow<'a, [LogEntry]> {
        match self.told {
            Some(told) => Cow::Borrowed(told),
            None => Cow::Owned(self.table.log(self.viewer)),
        }
    }

    /// How many moves have been made.
    pub fn moves(&self) -> usize {
        match self.told {
            Some(told) => told.last().map_or(0, |entry| entry.number),
            None => self.table.move_count(),
        }
    }

    /// Whether positions before this one can be shown: of a game on the server only what is now is known.
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

    pub fn say(&self, family: Family, message: &Message) -> String {
        self.translations.describe(self.game(), family, message, self)
    }

    pub fn text(&self, key: &str) -> String {
        self.translations.text(key)
    }

    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.translations.text_with(key, values)
    }

    /// A text of the game itself: `industria-score-roads`.
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

/// What a bot's level is called.
pub(super) fn level_name(translations: &Translations, level: &str) -> String {
    match Level::find(level) {
        Some(level) => translations.text(&format!("table-level-{}", level.name())),
        None => level.to_owned(),
    }
}
