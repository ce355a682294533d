//! What each game adds to the table: its board, its pieces and what one sees of a player. One adapter a game; the
//! rest of the table knows games only through the catalog.

mod industria;
mod industry;

use std::ops::Range;

use catalog::TableFace;
use smokestack_core::{Message, Seat};

use super::stage::Sight;

pub(crate) use industry::face as field_face;

/// What can be chosen now, and what has been.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    pub legal: Vec<String>,
    pub chosen: Option<String>,
}

impl Marks {
    pub fn is_legal(&self, action: &str) -> bool {
        self.legal.iter().any(|legal| legal == action)
    }

    pub fn is_chosen(&self, actions: &[String]) -> bool {
        self.chosen
            .as_ref()
            .is_some_and(|chosen| actions.contains(chosen))
    }
}

/// A piece as a picture that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub piece: String,
    pub svg: String,
    pub label: String,
    /// The legal action that a click chooses.
    pub action: Option<String>,
    pub chosen: bool,
}

/// A row of cards with a title, and notes below (bids, for example).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tray {
    /// A stable word for style sheets and tests.
    pub id: &'static str,
    pub title: String,
    pub cards: Vec<Card>,
    pub notes: Vec<Note>,
}

/// A short remark about a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub seat: Seat,
    pub text: String,
}

/// A piece in one word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chip {
    pub piece: String,
    pub icon: &'static str,
    pub name: String,
    /// A quiet remark behind the name.
    pub remark: Option<String>,
    pub action: Option<String>,
}

/// A number of a player: money, points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Figure {
    pub id: &'static str,
    pub icon: &'static str,
    pub label: String,
    pub value: i32,
}

/// What everybody sees of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Panel {
    pub figures: Vec<Figure>,
    /// Offices and duties: an icon and what it means.
    pub marks: Vec<(&'static str, String)>,
    pub rows: Vec<(String, Vec<Chip>)>,
}

/// All about one piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Detail {
    pub name: String,
    pub svg: String,
    pub rows: Vec<(String, Vec<String>)>,
    /// Which values nobody could look up.
    pub provenance: Option<String>,
}

/// Coins that go from one seat to others one by one, and which events tell of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tour {
    pub events: Range<usize>,
    pub from: Seat,
    /// Who gets each coin, in order; the payer may be among them.
    pub to: Vec<Seat>,
}

/// What a game adds.
pub(crate) trait Board: Sync {
    /// The board as SVG; places are elements with `data-tile`.
    fn board(&self, sight: &Sight<'_>, marks: &Marks) -> String;
    /// Pieces that lie beside the board for everyone.
    fn trays(&self, sight: &Sight<'_>, marks: &Marks) -> Vec<Tray>;
    /// What a seat holds, as cards.
    fn hand(&self, sight: &Sight<'_>, seat: Seat, marks: &Marks) -> Tray;
    fn panel(&self, sight: &Sight<'_>, seat: Seat, marks: &Marks) -> Panel;
    fn detail(&self, sight: &Sight<'_>, piece: &str) -> Option<Detail>;
    /// What a click on a piece may mean, the likeliest first; the first one also explains why nothing is possible.
    fn actions_on(&self, table: &dyn TableFace, piece: &str) -> Vec<String>;
    /// Actions that are not legal now but worth showing, greyed, because one would look for them.
    fn barred(&self, table: &dyn TableFace) -> Vec<String>;
    /// Events that open a chapter of the log.
    fn headings(&self) -> &'static [&'static str];
    /// Coins that go round the table in these events.
    fn tour(&self, _events: &[Message]) -> Option<Tour> {
        None
    }
}

/// The adapter of a game.
pub(crate) fn of(table: &dyn TableFace) -> Option<&'static dyn Board> {
    match table.info().id {
        "industria" => Some(&industria::IndustriaBoard),
        "industry" => Some(&industry::IndustryBoard),
        _ => None,
    }
}

/// The legal action that a click on a piece chooses.
pub(crate) fn legal_on(
    board: &dyn Board,
    table: &dyn TableFace,
    marks: &Marks,
    piece: &str,
) -> Option<String> {
    let actions = board.actions_on(table, piece);
    actions.into_iter().find(|action| marks.is_legal(action))
}
