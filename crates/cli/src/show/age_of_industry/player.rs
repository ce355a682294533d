//! A player: money and debt, counters, visible cards, and the next tile in each industry.

use crate::print_line;
use age_of_industry::data::Stack;
use age_of_industry::{Cards, Industry};
use smokestack_core::Seat;

use super::Printer;
use crate::show::{Perspective, TERMINAL_WIDTH, print_wrapped, wrap_items};

impl Printer<'_> {
    pub(super) fn print_player(&self, seat: Seat, perspective: Perspective) {
        let holding = self.open.holding(seat);
        let params = &self.data.params;
        let table = self.names.table;
        let mark = if table.turn() == Some(seat) { '>' } else { ' ' };
        let purse = [
            ("money", holding.money.into()),
            ("debt", (holding.loans * u16::from(params.loan_unit)).into()),
            ("interest", (holding.loans * u16::from(params.interest)).into()),
            ("now", table.scores().of(seat).total.into()),
        ];
        let key = if holding.loans > 0 { "purse-debt" } else { "purse" };
        print_line!("{mark} {}", crate::show::seat_label(&self.names, seat));
        print_wrapped("      ", &self.text_with(key, &purse));
        self.print_detail("links-left", &[self.counters(seat)]);
        self.print_hand(seat, perspective);
        let tiles: Vec<String> = Industry::ALL
            .map(|industry| self.next_tile(seat, industry))
            .into();
        self.print_detail("tiles", &tiles);
    }

    fn print_detail(&self, key: &str, items: &[String]) {
        let mut heading = self.text(key);
        let width = TERMINAL_WIDTH - 7 - heading.chars().count();
        for line in wrap_items(items, " · ", width) {
            print_line!("      {heading} {line}");
            heading = " ".repeat(heading.chars().count());
        }
    }

    /// The remaining counters, and the cost of the next one (AI-11.3).
    fn counters(&self, seat: Seat) -> String {
        let (left, right) = self.game.counters_left(self.open, seat);
        let params = &self.data.params;
        let values = [
            ("left", (left + right).into()),
            ("cost", params.link_cost.into()),
            ("coal", params.link_coal.into()),
            ("iron", params.link_iron.into()),
        ];
        let key = match (left, right) {
            (0, 0) => "counters-none",
            (0, _) => "counters-right",
            _ => "counters-left",
        };
        self.text_with(key, &values)
    }

    /// The number of cards, and those that are known (AI-5.2).
    fn print_hand(&self, seat: Seat, perspective: Perspective) {
        let holding = self.open.holding(seat);
        if perspective.sees(seat) {
            let hand: Cards = self.game.hand(self.typed_table.position(), seat);
            let mut cards = self.card_names(hand);
            if cards.is_empty() {
                cards.push(self.text("no-cards"));
            }
            return self.print_detail("hand", &cards);
        }
        let mut cards = vec![holding.hand.to_string()];
        if !holding.seen.is_empty() {
            let seen_cards = self.card_names(holding.seen).join(", ");
            cards.push(self.text_with("seen", &[("cards", seen_cards.into())]));
        }
        self.print_detail("hand-size", &cards);
    }

    /// The lowest remaining tile in an industry (AI-6.12).
    fn next_tile(&self, seat: Seat, industry: Industry) -> String {
        let name = self.piece(industry.id());
        let mut tiles_left = self.game.display(self.open, seat, industry);
        match tiles_left.next() {
            Some(stack) => self.tile_text(&name, self.data.stack(stack)),
            None => self.text_with("tile-none", &[("name", name.into())]),
        }
    }

    fn tile_text(&self, name: &str, stack: &Stack) -> String {
        let values = [
            ("name", name.into()),
            (
                "level",
                format!("{}{}", stack.level, super::cubes(stack.cubes)).into(),
            ),
            ("needs", self.requirements(stack).into()),
            ("income", stack.income.into()),
        ];
        let key = if stack.level == 0 { "tile-zero" } else { "tile" };
        self.text_with(key, &values)
    }

    /// A tile's requirements: `$6 + 1 coal`.
    fn requirements(&self, stack: &Stack) -> String {
        let mut needs = vec![self.money(stack.cost)];
        for (key, count) in [("needs-coal", stack.coal), ("needs-iron", stack.iron)] {
            if count > 0 {
                needs.push(self.text_with(key, &[("count", count.into())]));
            }
        }
        needs.join(" + ")
    }

    pub(super) fn money(&self, amount: impl Into<lang::FluentValue<'static>>) -> String {
        self.text_with("money", &[("amount", amount.into())])
    }
}
