//! Nothing appears or disappears without an event: money, points, fields, jokers and subsidies are tracked through
//! the events of random games and compared with the position after every action.

use industry::event::Party;
use industry::{ColumnSet, Event, FieldId, FieldSet, Industry, Jokers, PublicState};
use smokestack_core::{FastRng, Game as _, Seat, Seed};

use crate::help;

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Own {
    money: i32,
    vp: i32,
    undeveloped: FieldSet,
    developed: FieldSet,
    jokers: Jokers,
    subsidy: bool,
}

/// The totals, according to the position or to the events.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ledger {
    seats: Vec<Own>,
    available: ColumnSet,
    discarded: Jokers,
    late: FieldSet,
}

impl Ledger {
    fn of(game: &Industry, state: &PublicState) -> Ledger {
        let holding = |seat| {
            let holding = state.holding(seat);
            Own {
                money: holding.money.into(),
                vp: holding.vp.into(),
                undeveloped: holding.undeveloped,
                developed: holding.developed,
                jokers: holding.jokers,
                subsidy: holding.subsidy,
            }
        };
        Ledger {
            seats: Seat::all(game.seats()).map(holding).collect(),
            available: state.available,
            discarded: state.discarded,
            late: state.late,
        }
    }

    fn of_seat(&mut self, seat: Seat) -> &mut Own {
        &mut self.seats[seat.index()]
    }

    fn pay(&mut self, party: Party, coins: i32) {
        if let Party::Seat(seat) = party {
            self.of_seat(seat).money += coins;
        }
    }

    /// A marker on the field, or the joker that lies there (IY-5.13).
    fn claim(&mut self, game: &Industry, seat: Seat, field: FieldId) {
        let holding = self.of_seat(seat);
        match game.component_data().field(field).joker {
            Some(joker) => holding.jokers.add(joker),
            None => holding.undeveloped.insert(field),
        }
    }

    fn apply(&mut self, game: &Industry, event: Event) {
        match event {
            Event::Income { seat, coins } => self.pay(Party::Seat(seat), coins.into()),
            Event::Paid { from, to, coins, .. } => {
                self.pay(from, -i32::from(coins));
                self.pay(to, coins.into());
            }
            Event::Drawn(field) => self.available.insert(field.column()),
            Event::Offered { field, .. } => self.available.remove(field.column()),
            Event::Bought { seat, field } | Event::Kept { seat, field, .. } | Event::Took { seat, field } => {
                self.claim(game, seat, field);
            }
            Event::Used { seat, joker, .. } => {
                self.of_seat(seat).jokers.remove(joker);
                self.discarded.add(joker);
            }
            Event::Developed { seat, field } => {
                let holding = self.of_seat(seat);
                assert!(holding.undeveloped.has(field), "{seat} did not own {field:?}");
                holding.undeveloped.remove(field);
                holding.developed.insert(field);
            }
            Event::Scored { seat, points, .. } => self.of_seat(seat).vp += i32::from(points),
            Event::Late { field, .. } => self.late.insert(field),
            Event::Subsidy(seat) => self.of_seat(seat).subsidy = true,
            Event::Cleared { seat, fields } => {
                let holding = self.of_seat(seat);
                assert_eq!(holding.undeveloped.len(), u32::from(fields));
                holding.undeveloped = FieldSet::EMPTY;
            }
            _ => {}
        }
    }
}

#[test]
fn money_points_fields_and_jokers_change_only_as_reported() {
    for seats in [3, 4] {
        let game = help::game(seats);
        for number in 0..40 {
            let seed = Seed::from_number(number);
            let mut rng = FastRng::new(&seed);
            let mut at = game.deal(&seed, &mut Vec::new());
            let mut ledger = Ledger::of(&game, &at.open);
            loop {
                let legal = help::legal(&game, &at);
                if legal.is_empty() {
                    break;
                }
                let action = legal[rng.below(legal.len() as u32) as usize];
                let mut events = Vec::new();
                game.apply(&mut at, action, &mut events);
                events.iter().for_each(|event| ledger.apply(&game, *event));
                assert_eq!(
                    ledger,
                    Ledger::of(&game, &at.open),
                    "{seats} seats, game {number}: {} reported {events:?}",
                    game.print(action)
                );
            }
        }
    }
}
