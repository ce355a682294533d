//! What each game displays: its board, pieces and player panels, the pictures of its guide, and where its components
//! come from. There is one folder per game; everything else uses games only through the catalog.

mod age_of_industry;
mod barrage;
mod disclosure;
mod generic;
mod guide;
mod industria;
mod industry;
pub(crate) mod provenance;
pub(crate) mod selection;
mod sight;

use std::ops::Range;

use catalog::{Choice, DynTable};
use lang::{Family, Translations};
use smokestack_core::{Message, Seat};

pub(crate) use disclosure::Disclosure;
use provenance::{Group, Values};
pub(crate) use selection::{ClickIntent, Selection};
pub(crate) use sight::{Sight, Tab, shown_hand};

/// A piece as a picture that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub piece: String,
    pub svg: String,
    pub label: String,
    /// The legal action that a click chooses.
    pub action: Option<String>,
    pub chosen: bool,
    /// Whether a click filters the choices by this piece.
    pub is_filter: bool,
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

/// A short note about a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub seat: Seat,
    pub text: String,
}

/// A piece as a short label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chip {
    pub piece: String,
    pub icon: &'static str,
    pub name: String,
    /// A short note after the name.
    pub remark: Option<String>,
    pub action: Option<String>,
}

/// One of a player's values: money, points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Figure {
    pub id: &'static str,
    pub icon: &'static str,
    pub label: String,
    pub value: i32,
}

/// The public information about a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Panel {
    pub figures: Vec<Figure>,
    /// Roles, such as start player: an icon and its meaning.
    pub marks: Vec<(&'static str, String)>,
    pub rows: Vec<(String, Vec<Chip>)>,
}

/// The details of one piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Detail {
    pub name: String,
    pub svg: String,
    pub rows: Vec<(String, Vec<String>)>,
}

/// The same choice with other amounts, such as numbers of drops or engineers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Variants {
    pub title: String,
    /// The label of the button, and the action.
    pub choices: Vec<(String, String)>,
}

/// A further picture next to the board, with its own tab on a narrow screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sheet {
    pub id: &'static str,
    /// The text key of its name.
    pub title: &'static str,
    /// Its tab: its own, or that of an earlier sheet.
    pub tab: &'static str,
}

/// Coins that go from one seat to others one by one, and the events that report them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tour {
    pub events: Range<usize>,
    pub from: Seat,
    /// The recipient of each coin, in order; the payer may be among them.
    pub to: Vec<Seat>,
}

/// Everything that a game displays at the table. Every method has a default, so that a game without a folder of its own
/// can be played, too.
pub(crate) trait Board: Sync {
    /// The board, as SVG; places are elements with `data-tile`. By default, a list of what the viewer knows.
    fn board(&self, sight: &Sight<'_>, _marks: &Selection) -> String {
        generic::board(sight)
    }
    /// Common pieces next to the board.
    fn trays(&self, _sight: &Sight<'_>, _marks: &Selection) -> Vec<Tray> {
        Vec::new()
    }
    /// The hand of a seat, as cards.
    fn hand(&self, _sight: &Sight<'_>, _seat: Seat, _marks: &Selection) -> Tray {
        Tray::default()
    }
    fn panel(&self, _sight: &Sight<'_>, _seat: Seat, _marks: &Selection) -> Panel {
        Panel::default()
    }
    fn detail(&self, _sight: &Sight<'_>, _piece: &str) -> Option<Detail> {
        None
    }
    /// The events that open a chapter of the log.
    fn headings(&self) -> &'static [&'static str] {
        &[]
    }
    /// The text key of the board's name.
    fn title(&self) -> &'static str {
        "table-tab-board"
    }
    /// The pictures next to the board.
    fn sheets(&self) -> &'static [Sheet] {
        &[]
    }
    /// One of [`Board::sheets`], as HTML; `own` is the seat of the viewer.
    fn sheet(&self, _id: &str, _sight: &Sight<'_>, _own: Option<Seat>, _marks: &Selection) -> String {
        String::new()
    }
    /// The tab on which the question is answered.
    fn tab_for_prompt(&self, _table: &dyn DynTable) -> Option<Tab> {
        None
    }
    /// Whether the list of answers may be collapsed, because most of them are chosen on pictures.
    fn has_pictured_answers(&self) -> bool {
        false
    }
    /// The text key of what the amounts of a kind of action count.
    fn amount_title(&self, _kind: &str) -> &'static str {
        "table-variants"
    }
    /// A choice at a known place, short enough for a button.
    fn short_label(&self, sight: &Sight<'_>, choice: &Choice) -> String {
        sight.describe(Family::Action, &choice.label)
    }
    /// Further notes on a choice before it is confirmed.
    fn notes(&self, _sight: &Sight<'_>, _choice: &Choice) -> Vec<String> {
        Vec::new()
    }
    /// Further notes on the scores once the game is over.
    fn final_notes(&self, _sight: &Sight<'_>) -> Vec<String> {
        Vec::new()
    }
    /// The animation of everything after the first `since` moves: SVG for the board's group `ss-flows`.
    fn motion(&self, _table: &dyn DynTable, _since: usize) -> String {
        String::new()
    }
    /// The colour of a seat, if the game itself determines it.
    fn colour(&self, _table: &dyn DynTable, _seat: Seat) -> Option<usize> {
        None
    }
    /// Coins that go round the table in these events.
    fn coin_animation(&self, _events: &[Message]) -> Option<Tour> {
        None
    }
}

/// What the library shows about a game: its guide, and where its components come from. It is a trait of its own because
/// the library is a piece of its own, which the table does not load.
pub(crate) trait Background: Sync {
    /// The picture of a step of the guide, as HTML.
    fn guide_picture(&self, _step: usize, _translations: &Translations) -> String {
        String::new()
    }
    /// How many values of the standard components come from where; empty for a game without components.
    fn component_groups(&self) -> Vec<Group> {
        Vec::new()
    }
    /// Where the values of the components come from, with the pieces named in this language.
    fn provenance(&self, _language: &str) -> Option<Values> {
        None
    }
    /// The chapter of a game's rules that compares this game with a similar one: the game and the chapter.
    fn comparison(&self) -> Option<(&'static str, &'static str)> {
        None
    }
}

/// The games that have a folder here, by id.
static BOARDS: [(&str, &dyn Board); 4] = [
    ("industria", &industria::IndustriaBoard),
    ("industry", &industry::IndustryBoard),
    ("barrage", &barrage::BarrageBoard),
    ("age-of-industry", &age_of_industry::AgeBoard),
];

/// What the game with this id displays.
pub(crate) fn by_id(game: &str) -> &'static dyn Board {
    let own = BOARDS.iter().find(|(id, _)| *id == game);
    own.map_or(&generic::GenericBoard, |(_, board)| *board)
}

/// The games with a background, by id.
static BACKGROUNDS: [(&str, &dyn Background); 4] = [
    ("industria", &industria::IndustriaBoard),
    ("industry", &industry::IndustryBoard),
    ("barrage", &barrage::BarrageBoard),
    ("age-of-industry", &age_of_industry::AgeBoard),
];

/// What the library shows about the game with this id.
pub(crate) fn background(game: &str) -> &'static dyn Background {
    let own = BACKGROUNDS.iter().find(|(id, _)| *id == game);
    own.map_or(&generic::GenericBoard, |(_, background)| *background)
}

/// What the game of a table displays.
pub(crate) fn of(table: &dyn DynTable) -> Option<&'static dyn Board> {
    Some(by_id(table.info().id))
}

#[cfg(test)]
pub(crate) mod tests {
    use lang::{Lang, Translations};
    use smokestack_core::{Player, Seed, Viewer};

    use super::*;

    /// A whole game played by bots.
    pub(crate) fn played(game: &str, seats: usize) -> Box<dyn DynTable> {
        let new = catalog::NewTable {
            players: vec![Player::Bot("greedy".to_owned()); seats],
            options: Vec::new(),
            seed: Seed::from_number(seats as u64),
            data: None,
        };
        let game = catalog::find(game).expect("it is in the catalogue");
        let mut table = game.start(&new).expect("the defaults are allowed");
        while let Some(seat) = table.turn() {
            let seed = Seed::from_number(table.move_count() as u64);
            let action = table
                .bot_action(catalog::Level::Greedy, &seed, catalog::ThinkingTime::REFERENCE)
                .expect("a player has to move");
            table.play(seat, &action).expect("bots make legal moves");
        }
        table
    }

    /// Everything that the page shows for a position, as one text.
    fn shown(table: &dyn DynTable, translations: &Translations) -> String {
        let sight = Sight::new(table, &[3, 2, 1, 0], Viewer::Spectator, translations);
        let board = of(table).expect("it has a board");
        let marks = selection::tests::selection(table);
        let mut texts = board.board(&sight, &marks);
        texts += &format!("{:?}", board.trays(&sight, &marks));
        for seat in sight.seats() {
            texts += &format!("{:?}", board.hand(&sight, seat, &marks));
            texts += &format!("{:?}", board.panel(&sight, seat, &marks));
        }
        for piece in ["sawmill", "bank", "automobile", "res_iron"] {
            texts += &format!("{:?}", board.detail(&sight, piece));
        }
        texts
    }

    #[test]
    fn every_position_has_texts() {
        let table = played("industria", 4);
        for lang in Lang::ALL {
            let translations = Translations::new(lang);
            for moves in (0..=table.move_count()).step_by(23) {
                let texts = shown(&*table.after(moves), &translations);
                for raw in ["table-", "industria-", "{$", "{ $"] {
                    assert!(!texts.contains(raw), "{}: {raw} after move {moves}", lang.code());
                }
            }
        }
    }
}
