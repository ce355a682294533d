//! Displays with their stacks, and the turn order.

use age_of_industry::{Industry, Phase, StackId};
use board_svg::age_of_industry::{
    self as art, DisplayScene, LinkBox, Mark, OrderScene, OrderSeat, Stack, StackTile,
};
use lang::Names;
use smokestack_core::Seat;

use super::super::Selection;
use super::{AgeOfIndustryView, takes};

impl AgeOfIndustryView<'_> {
    /// The display of the player at the screen; stacks can be developed there (AI-14.1).
    pub fn own_display(&self, own: Option<Seat>, marks: &Selection) -> String {
        let seat = own.unwrap_or(self.open.order[0]);
        let selection = Some(marks).filter(|_| self.sight.table.turn() == Some(seat));
        art::display(&self.display(seat, selection))
    }

    /// The displays of all other players, in seating order. Their piece ids include the seat: `B/cotton_mill`.
    pub fn rivals(&self, own: Option<Seat>) -> String {
        let first = own.unwrap_or(self.open.order[0]);
        let others = self.sight.seats().filter(|seat| *seat != first);
        let drawn = others.map(|seat| {
            let display = art::display(&self.display(seat, None));
            display.replace(r#"data-tile=""#, &format!(r#"data-tile="{seat}/"#))
        });
        format!(r#"<div class="rivals">{}</div>"#, drawn.collect::<String>())
    }

    pub fn display(&self, seat: Seat, selection: Option<&Selection>) -> DisplayScene {
        let own = self.open.holding(seat);
        let name = self.sight.seat(seat);
        let debt = u32::from(own.loans) * u32::from(self.data.params.loan_unit);
        let titles = ["table-money", "table-age-debt", "table-age-cards"];
        DisplayScene {
            seat: self.sight.colour(seat),
            label: self
                .sight
                .with("table-age-display", &[("player", name.as_str().into())]),
            name,
            to_move: self.sight.table.turn() == Some(seat),
            money: i32::from(own.money),
            debt,
            hand: own.hand,
            links: self.link_boxes(seat),
            links_mark: Mark {
                label: self.sight.with(
                    "ui-labelled",
                    &[
                        ("name", self.text("table-age-name-links").into()),
                        ("value", self.links_state(seat).into()),
                    ],
                ),
                ..Mark::default()
            },
            stacks: Industry::ALL
                .map(|industry| self.stack(seat, industry, selection))
                .to_vec(),
            titles: titles.map(|key| self.text(key)),
        }
    }

    fn link_boxes(&self, seat: Seat) -> Vec<LinkBox> {
        let params = &self.data.params;
        let (left, right) = self.game.counters_left(self.open, seat);
        vec![
            LinkBox {
                left,
                cost: params.link_cost,
                ..LinkBox::default()
            },
            LinkBox {
                left: right,
                cost: params.link_cost,
                coal: params.link_coal,
                iron: params.link_iron,
            },
        ]
    }

    pub fn links_state(&self, seat: Seat) -> String {
        let (left, right) = self.game.counters_left(self.open, seat);
        self.sight
            .with("table-age-left", &[("count", (left + right).into())])
    }

    fn stack(&self, seat: Seat, industry: Industry, selection: Option<&Selection>) -> Stack {
        let left: Vec<StackId> = self.game.display(self.open, seat, industry).collect();
        let tile = |id: StackId| {
            let stack = self.data.stack(id);
            StackTile {
                level: stack.level,
                left: left.iter().filter(|one| **one == id).count() as u8,
                cost: (stack.level > 0).then_some(stack.cost),
                coal: stack.coal,
                iron: stack.iron,
                cubes: stack.cubes,
                takes: takes(stack),
                income: stack.income,
            }
        };
        let (piece, state) = (industry.id(), self.stack_state(seat, industry));
        let mark = match selection {
            Some(selection) => self.mark(piece, &state, selection),
            None => Mark {
                label: format!("{}: {state}", self.name(piece)),
                ..Mark::default()
            },
        };
        Stack {
            industry,
            name: self.name(piece),
            tiles: self
                .data
                .industry(industry)
                .stacks
                .iter()
                .copied()
                .map(tile)
                .collect(),
            mark,
        }
    }

    pub fn stack_state(&self, seat: Seat, industry: Industry) -> String {
        let count = self.game.display(self.open, seat, industry).count();
        let left = self.sight.with("table-age-left", &[("count", count.into())]);
        match self.game.next_tile(self.open, seat, industry) {
            Some(next) => {
                let level = self.data.stack(next).level;
                format!(
                    "{left}, {}",
                    self.sight.with("table-age-next", &[("level", level.into())])
                )
            }
            None => left,
        }
    }

    /// The turn order, and what each player has spent this round (AI-15.1).
    pub fn order(&self) -> OrderScene {
        let turn = self.sight.table.turn();
        let seats = &self.open.order[..self.sight.table.players().len().min(self.open.order.len())];
        let now = seats.iter().position(|seat| Some(*seat) == turn);
        let place = |(n, seat): (usize, &Seat)| {
            let spent = self.open.holding(*seat).spent;
            let name = self.sight.seat(*seat);
            let values = [
                ("place", (n + 1).into()),
                ("player", name.as_str().into()),
                ("amount", spent.into()),
            ];
            OrderSeat {
                seat: self.sight.colour(*seat),
                title: self.sight.with("table-age-order-seat", &values),
                name,
                spent: u32::from(spent),
                to_move: Some(*seat) == turn,
                done: self.open.phase == Phase::Actions && now.is_some_and(|now| n < now),
            }
        };
        OrderScene {
            label: self.text("table-age-order"),
            seats: seats.iter().enumerate().map(place).collect(),
        }
    }
}
