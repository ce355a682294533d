//! What a game's board gets to see: the table as this screen may show it, with its texts.

use std::borrow::Cow;

use catalog::{DynTable, LogEntry};
use fluent_bundle::FluentValue;
use lang::{Family, Names, Translations};
use smokestack_core::{Message, Player, Seat, Viewer};

/// The parts that a narrow screen shows one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tab {
    Board,
    /// One of the pictures next to the board.
    Sheet(&'static str),
    Players,
    Log,
}

/// The table as this screen may show it, with its texts.
pub(crate) struct Sight<'a> {
    pub table: &'a dyn DynTable,
    pub viewer: Viewer,
    pub translations: &'a Translations,
    colours: &'a [usize],
    /// The log of an online game, from the server.
    pub told: Option<&'a [LogEntry]>,
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
        let own = super::of(self.table).and_then(|board| board.colour(self.table, seat));
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

/// The seat whose hand is shown: that of the person at the screen, or else of the player to move.
pub(crate) fn shown_hand(sight: &Sight<'_>) -> Option<Seat> {
    match sight.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => sight.table.turn(),
    }
}
