//! The long list of actions, grouped by kind: one line per card, industry or kind of action instead of one per space.

use crate::print_line;
use age_of_industry::event::{Bill, Event};
use age_of_industry::{Action, AgeOfIndustry, Asking, Card, Industry, Outlet, SpaceId};
use catalog::DynTable;
use smokestack_core::{Game as _, Table};

use super::Printer;
use crate::context::Context;

/// Lists the choices by kind if there can be many; returns `false` if they are few enough for one line each.
pub fn print_choices(context: &Context, table: &dyn DynTable, typed_table: &Table<AgeOfIndustry>) -> bool {
    let printer = Printer::new(context, table, typed_table);
    let has_many_choices = matches!(printer.open.asking, Asking::Act | Asking::Place);
    if has_many_choices {
        printer.print_grouped();
    }
    has_many_choices
}

/// The kinds of choices that share a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Tile(Option<Card>, Industry),
    Anywhere,
    Link,
    Sell,
    Develop,
    Draw,
    Other,
}

fn group(action: Action) -> Group {
    match action {
        Action::Build(card, industry, _) => Group::Tile(Some(card), industry),
        Action::Place(industry, _) => Group::Tile(None, industry),
        Action::Anywhere(_) => Group::Anywhere,
        Action::Link(_) => Group::Link,
        Action::Sell(..) => Group::Sell,
        Action::Develop(_) => Group::Develop,
        Action::Draw(_) => Group::Draw,
        Action::Take(_) | Action::Pass | Action::Discard(_) | Action::Repay(_) | Action::Done => Group::Other,
    }
}

impl Printer<'_> {
    fn print_grouped(&self) {
        let actions = self.typed_table.legal_actions();
        let numbered_actions: Vec<(usize, Action)> = (1..).zip(actions).collect();
        let mut card = None;
        let mut imports = false;
        for chunk in numbered_actions.chunk_by(|tiles_left, right| group(tiles_left.1) == group(right.1)) {
            let group = group(chunk[0].1);
            if let Group::Tile(Some(played), _) = group
                && card.replace(played) != Some(played)
            {
                let name = self.piece(played.id());
                print_line!("{}", self.text_with("choose-card", &[("card", name.into())]));
            }
            let items = chunk
                .iter()
                .map(|(number, action)| format!("{number:>2}. {}", self.item(*action)));
            let items: Vec<String> = items.collect();
            imports |= items.iter().any(|item| item.contains('+'));
            self.print_items(&self.heading(group), &items);
        }
        if imports {
            print_line!("{}", self.text("imported"));
        }
    }

    fn heading(&self, group: Group) -> String {
        let heading = match group {
            Group::Tile(_, industry) => return format!("  {}", self.tile_heading(industry)),
            Group::Anywhere => "choose-anywhere",
            Group::Link => "choose-link",
            Group::Sell => "choose-sell",
            Group::Develop => "choose-develop",
            Group::Draw => "choose-draw",
            Group::Other => "choose-other",
        };
        self.text(heading)
    }

    /// An industry's next tile: `Factory 1`.
    fn tile_heading(&self, industry: Industry) -> String {
        let name = self.piece(industry.id());
        let mut tiles_left = self.game.display(self.open, self.open.turn(), industry);
        match tiles_left.next() {
            Some(stack) => format!("{name} {}", self.data.stack(stack).level),
            None => name,
        }
    }

    fn item(&self, action: Action) -> String {
        let space = |id: SpaceId| self.piece(&self.map.space(id).id);
        match action {
            Action::Build(_, _, id) | Action::Place(_, id) => {
                let mut site = format!("{} ({})", space(id), self.cost(action));
                if let Some(old_tile) = self.open.tile(id).map(|old_tile| self.data.stack(old_tile)) {
                    let old_tile = format!("{} {}", self.piece(old_tile.industry.id()), old_tile.level);
                    site += &format!(" {}", self.text_with("replacing", &[("tile", old_tile.into())]));
                }
                site
            }
            Action::Link(line) => format!("{} ({})", self.piece(&self.map.line(line).id), self.cost(action)),
            Action::Sell(mill, outlet) => {
                let outlet = match outlet {
                    Outlet::Port(port) => space(port),
                    Outlet::Market(market) => self.piece(&self.map.market(market).id),
                };
                format!("{} › {outlet}", space(mill))
            }
            Action::Develop(industry) => self.tile_heading(industry),
            Action::Anywhere(card) | Action::Draw(Some(card)) | Action::Discard(card) => {
                self.piece(card.id())
            }
            Action::Draw(None) => self.text("choose-pile"),
            Action::Pass => self.text("choose-pass"),
            Action::Repay(units) => {
                let amount = u32::from(units) * u32::from(self.data.params.loan_unit);
                self.text_with("choose-repay", &[("amount", amount.into())])
            }
            Action::Take(id) => space(id),
            Action::Done => self.text("choose-done"),
        }
    }

    /// The cost of a tile or a link, with imported cubes shown separately (AI-8.2): `$6+3`.
    fn cost(&self, action: Action) -> String {
        let mut position = *self.typed_table.position();
        let mut events = Vec::new();
        self.game.apply(&mut position, action, &mut events);
        let (mut cost, mut cubes) = (0, 0);
        for event in events {
            if let Event::Paid { amount, bill, .. } = event {
                match bill {
                    Bill::Tile | Bill::Link => cost += amount,
                    Bill::Cube(_) => cubes += amount,
                    // After a round's last action, all players pay interest.
                    Bill::Interest => {}
                }
            }
        }
        let cubes = if cubes > 0 {
            format!("+{cubes}")
        } else {
            String::new()
        };
        self.money(format!("{cost}{cubes}"))
    }
}
