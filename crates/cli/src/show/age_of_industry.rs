//! Age of Industry on the terminal: the displays, the map by colour, the players, and the choices by kind.

mod choices;
mod map;
mod player;

use crate::print_line;
use age_of_industry::{AgeOfIndustry, Cards, Cube, Data, Map, Phase, PublicState};
use catalog::DynTable;
use lang::{FluentValue, Names as _};
use smokestack_core::{Seat, Table};

use super::{Perspective, TERMINAL_WIDTH, wrap_items};
use crate::context::{Context, TableNames};

pub use choices::print_choices;

/// The width of the headings.
const HEADING_WIDTH: usize = 22;

/// The context for all lines.
struct Printer<'t> {
    context: &'t Context,
    names: TableNames<'t>,
    typed_table: &'t Table<AgeOfIndustry>,
    game: &'t AgeOfIndustry,
    data: &'t Data,
    map: &'t Map,
    open: &'t PublicState,
}

pub fn print_position(
    context: &Context,
    table: &dyn DynTable,
    typed_table: &Table<AgeOfIndustry>,
    perspective: Perspective,
) {
    let printer = Printer::new(context, table, typed_table);
    printer.print_clock();
    printer.print_demand();
    printer.print_cards();
    printer.print_towns();
    printer.print_ship_spaces();
    printer.print_foreign_locations();
    printer.print_links();
    print_line!("{}", printer.text("legend"));
    for seat in Seat::all(table.players().len()) {
        printer.print_player(seat, perspective);
    }
}

impl<'t> Printer<'t> {
    fn new(
        context: &'t Context,
        table: &'t dyn DynTable,
        typed_table: &'t Table<AgeOfIndustry>,
    ) -> Printer<'t> {
        Printer {
            context,
            names: TableNames {
                table,
                language: context.language_code(),
            },
            typed_table,
            game: typed_table.game(),
            data: typed_table.game().component_data(),
            map: typed_table.game().map(),
            open: &typed_table.position().open,
        }
    }

    fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    fn text_with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let key = format!("cli-age-of-industry-{key}");
        self.context.translations.text_with(&key, values)
    }

    /// The name of a piece.
    fn piece(&self, id: &str) -> String {
        self.names.piece(id)
    }

    /// Prints several items after a heading, on as many lines as they need.
    fn print_items(&self, heading: &str, items: &[String]) {
        self.print_columns(&format!("{heading:<HEADING_WIDTH$}"), items);
    }

    /// Prints several items after a prefix of any width.
    fn print_columns(&self, start: &str, items: &[String]) {
        let width = start.chars().count();
        let mut start = start;
        for line in wrap_items(items, "   ", TERMINAL_WIDTH - width - 1) {
            print_line!("{start:<width$} {line}");
            start = "";
        }
    }

    fn print_clock(&self) {
        let phase = match self.open.phase {
            Phase::Actions => "phase-actions",
            Phase::Interest => "phase-interest",
            Phase::Over => "phase-over",
        };
        let clock = [
            ("round", self.open.round.into()),
            ("phase", self.text(phase).into()),
            ("map", self.piece(&self.map.id).into()),
        ];
        print_line!("{}", self.text_with("clock", &clock));
        let seats = self.names.table.players().len();
        let place = |(place, seat): (usize, &Seat)| {
            let values = [
                ("place", (place + 1).into()),
                ("player", self.names.seat(*seat).into()),
                ("amount", self.open.holding(*seat).spent.into()),
            ];
            self.text_with("spent", &values)
        };
        let order = self.open.order.iter().take(seats).enumerate().map(place);
        self.print_items(&self.text("order"), &order.collect::<Vec<_>>());
    }

    /// Each display with the price of every space; the most expensive spaces are the filled ones (AI-8.2).
    fn print_demand(&self) {
        for cube in Cube::ALL {
            let display = &self.data.demand[cube.index()];
            let spaces = display.prices.len();
            let empty_spaces = spaces.saturating_sub(usize::from(self.open.display[cube.index()]));
            let space = |(place, price): (usize, &u8)| {
                let symbol = if place < empty_spaces { '○' } else { '●' };
                format!("{price}{symbol}")
            };
            let prices = display.prices.iter().enumerate().map(space);
            let next = display.prices.get(empty_spaces).copied().unwrap_or(display.empty);
            let next = self.text_with("next-cube", &[("price", next.into())]);
            let line = prices.collect::<Vec<_>>().join(" ");
            self.print_items(&self.text(&format!("demand-{}", cube.id())), &[line, next]);
        }
    }

    fn print_cards(&self) {
        let mut face_up_cards = self.card_names(self.open.face_up);
        face_up_cards.push(self.text_with("pile", &[("cards", self.open.pile.into())]));
        self.print_items(&self.text("face-up"), &face_up_cards);
        if !self.open.discards.is_empty() {
            self.print_items(&self.text("discards"), &self.card_names(self.open.discards));
        }
    }

    /// Cards grouped by kind: `Red ×2`, `Ship`.
    fn card_names(&self, cards: Cards) -> Vec<String> {
        let card_name = |card: age_of_industry::Card| {
            let name = self.piece(card.id());
            match cards.count(card) {
                1 => name,
                count => format!("{name} ×{count}"),
            }
        };
        cards.kinds().map(card_name).collect()
    }
}

/// The cubes shown after a tile's name.
fn cubes(count: u8) -> String {
    match count {
        0 => String::new(),
        _ => format!(" {}", "●".repeat(count.into())),
    }
}
