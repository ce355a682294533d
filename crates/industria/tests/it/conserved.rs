//! Nothing appears or disappears without an event: money, points and tiles are tracked through the events of random
//! games and compared with the position after every action.

use industria::event::Party;
use industria::{Event, Industria, PublicState, TileId, TileSet};
use smokestack_core::{FastRng, Game as _, Seat, Seed};

use crate::help;

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Own {
    money: i32,
    vp: i32,
    hand: TileSet,
    built: TileSet,
}

/// The totals, according to the position or to the events.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ledger {
    seats: Vec<Own>,
    offer: TileSet,
    face_down: TileSet,
    discarded: TileSet,
    late: TileSet,
}

impl Ledger {
    fn of(game: &Industria, state: &PublicState) -> Ledger {
        let holding = |seat| {
            let holding = state.holding(seat);
            Own {
                money: holding.money.into(),
                vp: holding.vp.into(),
                hand: holding.hand,
                built: holding.built,
            }
        };
        Ledger {
            seats: Seat::all(game.seats()).map(holding).collect(),
            offer: state.offer,
            face_down: state.face_down,
            discarded: state.discarded,
            late: state.late,
        }
    }

    fn pay(&mut self, party: Party, thalers: i32) {
        if let Party::Seat(seat) = party {
            self.seats[seat.index()].money += thalers;
        }
    }

    fn leaves_hand(&mut self, seat: Seat, tile: TileId) {
        let hand = &mut self.seats[seat.index()].hand;
        assert!(hand.has(tile), "{seat} did not hold {tile:?}");
        hand.remove(tile);
    }

    fn apply(&mut self, event: Event) {
        match event {
            Event::Income { seat, thalers } => self.pay(Party::Seat(seat), thalers.into()),
            Event::Paid {
                from, to, thalers, ..
            } => {
                self.pay(from, -i32::from(thalers));
                self.pay(to, thalers.into());
            }
            Event::Revealed(tile) => {
                self.face_down.remove(tile);
                self.offer.insert(tile);
            }
            Event::Offered { tile, .. } => self.offer.remove(tile),
            Event::Bought { seat, tile } | Event::Kept { seat, tile } | Event::Took { seat, tile } => {
                self.seats[seat.index()].hand.insert(tile);
            }
            Event::Used { seat, tile, .. } | Event::Sold { seat, tile } | Event::Lapsed { seat, tile } => {
                self.leaves_hand(seat, tile);
                self.discarded.insert(tile);
            }
            Event::Built { seat, tile } => {
                self.leaves_hand(seat, tile);
                self.seats[seat.index()].built.insert(tile);
            }
            Event::Scored { seat, points, .. } => self.seats[seat.index()].vp += i32::from(points),
            Event::Late { tile, .. } => self.late.insert(tile),
            _ => {}
        }
    }
}

#[test]
fn money_points_and_tiles_change_only_as_reported() {
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
                events.iter().for_each(|event| ledger.apply(*event));
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
