//! What each game adds to the table: its board, its pieces and its player panels. There is one adapter per game; the
//! rest of the table uses games only through the catalog.

mod age_of_industry;
mod barrage;
mod industria;
mod industry;

use std::ops::Range;

use catalog::DynTable;
use smokestack_core::{Message, Seat};

use super::stage::{Sight, Tab};

pub(crate) use age_of_industry::pictures as age;
pub(crate) use barrage::faces as barrage_faces;
pub(crate) use industry::face as field_face;

/// The actions that can be chosen now, and the one that is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    pub legal: Vec<String>,
    pub chosen: Option<String>,
    /// The piece in hand that filters the choices.
    pub held: Option<String>,
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
    pub narrows: bool,
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

/// The progress of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// The round, and the number of rounds if it is known.
    Round(u8, Option<u8>),
    /// The epoch, and the number of epochs.
    Epoch(u8, u8),
}

/// Everything that a game adds to the table.
pub(crate) trait Board: Sync {
    /// The progress of the game.
    fn progress(&self, table: &dyn DynTable) -> Option<Progress>;
    /// The board as SVG; places are elements with `data-tile`.
    fn board(&self, sight: &Sight<'_>, marks: &Marks) -> String;
    /// Common pieces next to the board.
    fn trays(&self, sight: &Sight<'_>, marks: &Marks) -> Vec<Tray>;
    /// The hand of a seat, as cards.
    fn hand(&self, sight: &Sight<'_>, seat: Seat, marks: &Marks) -> Tray;
    fn panel(&self, sight: &Sight<'_>, seat: Seat, marks: &Marks) -> Panel;
    fn detail(&self, sight: &Sight<'_>, piece: &str) -> Option<Detail>;
    /// The actions that a click on a piece may mean, the most likely first; if none is legal, the first one explains
    /// why.
    fn actions_on(&self, table: &dyn DynTable, piece: &str) -> Vec<String>;
    /// Whether a click on a piece filters the choices by it.
    fn narrows(&self, _table: &dyn DynTable, _piece: &str) -> bool {
        false
    }
    /// Whether an action uses the piece that filters the choices.
    fn is_done_with(&self, _piece: &str, _action: &str) -> bool {
        true
    }
    /// Actions that are not legal now, but are shown disabled because players would look for them.
    fn barred(&self, table: &dyn DynTable) -> Vec<String>;
    /// The events that open a chapter of the log.
    fn headings(&self) -> &'static [&'static str];
    /// The text key of the board's name.
    fn title(&self) -> &'static str {
        "table-tab-board"
    }
    /// The pictures next to the board.
    fn sheets(&self) -> &'static [Sheet] {
        &[]
    }
    /// One of [`Board::sheets`], as HTML; `own` is the seat of the viewer.
    fn sheet(&self, _id: &str, _sight: &Sight<'_>, _own: Option<Seat>, _marks: &Marks) -> String {
        String::new()
    }
    /// The tab on which the question is answered.
    fn wanted(&self, _table: &dyn DynTable) -> Option<Tab> {
        None
    }
    /// Whether an action is chosen on a picture, so that the list of answers may keep it collapsed.
    fn is_on_picture(&self, _action: &str, _marks: &Marks) -> bool {
        false
    }
    /// The same choice with other amounts.
    fn variants(&self, _sight: &Sight<'_>, _action: &str) -> Option<Variants> {
        None
    }
    /// Further notes on a choice before it is confirmed.
    fn notes(&self, _sight: &Sight<'_>, _action: &str) -> Vec<String> {
        Vec::new()
    }
    /// Further notes on the scores once the game is over.
    fn closing(&self, _sight: &Sight<'_>) -> Vec<String> {
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
    fn tour(&self, _events: &[Message]) -> Option<Tour> {
        None
    }
}

/// The adapter of a game.
pub(crate) fn of(table: &dyn DynTable) -> Option<&'static dyn Board> {
    match table.info().id {
        "industria" => Some(&industria::IndustriaBoard),
        "industry" => Some(&industry::IndustryBoard),
        "barrage" => Some(&barrage::BarrageBoard),
        "age-of-industry" => Some(&age_of_industry::AgeBoard),
        _ => None,
    }
}

/// The legal action that a click on a piece chooses.
pub(crate) fn legal_on(
    board: &dyn Board,
    table: &dyn DynTable,
    marks: &Marks,
    piece: &str,
) -> Option<String> {
    let actions = board.actions_on(table, piece);
    actions.into_iter().find(|action| marks.is_legal(action))
}

#[cfg(test)]
mod tests {
    use lang::{Lang, Translations};
    use smokestack_core::{Player, Seed, Viewer};

    use super::*;
    use crate::table::log::story_of;

    /// A whole game played by bots.
    fn played(seats: usize) -> Box<dyn DynTable> {
        let new = catalog::NewTable {
            players: vec![Player::Bot("greedy".to_owned()); seats],
            options: Vec::new(),
            seed: Seed::from_number(seats as u64),
            data: None,
        };
        let game = catalog::find("industria").expect("it is in the catalogue");
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
        let marks = Marks {
            legal: table.legal().into_iter().map(|choice| choice.action).collect(),
            ..Marks::default()
        };
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
        let table = played(4);
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

    #[test]
    fn every_legal_action_on_a_piece_can_be_clicked() {
        let table = played(3);
        for moves in 0..table.move_count() {
            let table = table.after(moves);
            let board = of(&*table).expect("it has a board");
            let legal = table.legal();
            for choice in legal
                .iter()
                .filter(|c| matches!(c.kind, "offer" | "build" | "use" | "sell-tile"))
            {
                let piece = choice.action.rsplit(' ').next().expect("it names a piece");
                assert!(
                    board.actions_on(&*table, piece).contains(&choice.action),
                    "{}",
                    choice.action
                );
            }
            let barred = board.barred(&*table);
            assert!(legal.iter().all(|choice| !barred.contains(&choice.action)));
        }
    }

    #[test]
    fn the_story_has_all_rounds_and_all_moves() {
        let table = played(3);
        let story = story_of(&*table, &table.log(Viewer::Spectator), Lang::En);
        let chapters = story.iter().filter(|line| line.heading).count();
        assert_eq!(
            chapters, 16,
            "four epochs of four rounds, an epoch's heading beside its first round's"
        );
        let mut numbers: Vec<usize> = story.iter().map(|line| line.number).collect();
        assert!(numbers.is_sorted());
        numbers.dedup();
        assert_eq!(numbers, (0..=table.move_count()).collect::<Vec<_>>());
    }
}
