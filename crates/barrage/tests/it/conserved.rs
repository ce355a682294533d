//! Nothing appears or disappears without an event: credits, machines, water, points, energy, engineers, contracts and
//! tiles are tracked through the events of random games and compared with the position after every action.

use std::collections::BTreeMap;

use barrage::data::Ability;
use barrage::event::Party;
use barrage::position::NO_TILE;
use barrage::{
    Barrage, Colour, ContractSet, Event, HeadstreamId, Node, Position, PublicState, Run, TileId, TileSet,
};
use smokestack_core::{FastRng, Game as _, Seat, Seed};

use crate::help;

/// The countable things that one company has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Purse {
    credits: i32,
    energy: i32,
    points: i32,
    /// Excavators and mixers, off the wheel and on it.
    supply: [i32; 2],
    wheel: [i32; 2],
    /// Technology tiles off the wheel and on it.
    tiles: TileSet,
    wheel_tiles: TileSet,
    /// Engineers at home.
    engineers: i32,
    /// Contracts held and fulfilled.
    held: ContractSet,
    fulfilled: ContractSet,
}

/// The totals according to the events.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ledger {
    purses: Vec<Purse>,
    /// Drops by place, except those that have left the map.
    water: BTreeMap<Node, i32>,
    /// Visible contracts: face up, national, and those for the draft.
    display: ContractSet,
    nationals: ContractSet,
    starting: ContractSet,
    /// Private contracts still face down.
    face_down: i32,
    /// Tiles in the patent office.
    patents: TileSet,
}

impl Ledger {
    fn of(game: &Barrage, state: &PublicState) -> Ledger {
        let purse = |seat| {
            let holding = state.holding(seat);
            let (excavators, mixers) = holding.wheel.machines();
            Purse {
                credits: i32::from(holding.credits),
                energy: i32::from(holding.energy),
                points: holding.vp(),
                supply: [holding.excavators.into(), holding.mixers.into()],
                wheel: [excavators as i32, mixers as i32],
                tiles: holding.tiles,
                wheel_tiles: holding.wheel.tiles(),
                engineers: holding.engineers.into(),
                held: holding.contracts,
                fulfilled: holding.fulfilled,
            }
        };
        let waiting =
            HeadstreamId::all().map(|id| (Node::Headstream(id), i32::from(state.waiting[id.index()])));
        let held = state
            .dams()
            .map(|dam| (Node::Dam(dam), i32::from(state.drops[dam.index()])));
        let returned = Colour::ALL.map(|colour| state.returned[colour as usize].iter().count() as i32);
        let patents = state.patents.into_iter().filter(|tile| *tile != NO_TILE);
        Ledger {
            purses: Seat::all(game.seats()).map(purse).collect(),
            water: waiting.chain(held).filter(|(_, drops)| *drops > 0).collect(),
            display: state.display,
            nationals: state.nationals,
            starting: state.starting,
            face_down: state.unseen.len() as i32 + returned.into_iter().sum::<i32>(),
            patents: patents.collect(),
        }
    }

    fn move_water(&mut self, place: Node, drops: i32) {
        let there = self.water.entry(place).or_default();
        *there += drops;
        assert!(*there >= 0, "{place:?} did not have that much water");
        if *there == 0 {
            self.water.remove(&place);
        }
    }

    fn apply(&mut self, game: &Barrage, event: Event) {
        match event {
            Event::Credits { seat, credits } => self.of_seat(seat).credits += i32::from(credits),
            Event::Paid {
                from, to, credits, ..
            } => {
                self.of_seat(from).credits -= i32::from(credits);
                if let Party::Seat(to) = to {
                    self.of_seat(to).credits += i32::from(credits);
                }
            }
            Event::Machines {
                seat,
                excavators,
                mixers,
            } => add(&mut self.of_seat(seat).supply, excavators, mixers, 1),
            Event::Loaded { seat, segment, .. } => {
                let holding = self.of_seat(seat);
                if let Some(tile) = segment.tile() {
                    assert!(holding.tiles.has(tile), "{tile:?} was not at hand");
                    holding.tiles.remove(tile);
                    holding.wheel_tiles.insert(tile);
                }
                add(&mut holding.supply, segment.excavators, segment.mixers, -1);
                add(&mut holding.wheel, segment.excavators, segment.mixers, 1);
            }
            Event::Back { seat, segment } => {
                let holding = self.of_seat(seat);
                if let Some(tile) = segment.tile() {
                    holding.wheel_tiles.remove(tile);
                    holding.tiles.insert(tile);
                }
                add(&mut holding.supply, segment.excavators, segment.mixers, 1);
                add(&mut holding.wheel, segment.excavators, segment.mixers, -1);
            }
            Event::Scored { seat, points, .. } => self.of_seat(seat).points += i32::from(points),
            Event::Energy { seat, energy } => self.of_seat(seat).energy += i32::from(energy),
            Event::Produced {
                seat,
                dam,
                conduit,
                drops,
                energy,
                ..
            } => {
                self.of_seat(seat).energy += i32::from(energy);
                self.move_water(Node::Dam(dam), -i32::from(drops));
                let row = game.component_data().conduit(conduit).to;
                self.move_water(Node::Row(row), drops.into());
            }
            Event::Sprang { headstream, drops } => {
                self.move_water(Node::Headstream(headstream), drops.into());
            }
            Event::Dropped { headstream, .. } => self.move_water(Node::Headstream(headstream), 1),
            Event::Filled { dam, drops } => self.move_water(Node::Dam(dam), drops.into()),
            Event::Ran(Run { from, to, drops }) => {
                self.move_water(from, -i32::from(drops));
                if !matches!(to, Node::Exit(_)) {
                    self.move_water(to, drops.into());
                }
            }
            Event::Drafted { seat, officer, .. } => {
                let holding = self.of_seat(seat);
                holding.tiles = TileId::all().filter(|tile| *tile < TileId::JOKER).collect();
                if game.switches().introductory {
                    holding.tiles.insert(TileId::JOKER); // B-17.1
                }
                if game.component_data().officer(officer).ability == Ability::SpecialTile {
                    holding.tiles.insert(TileId::KRYLOV);
                }
            }
            Event::Placed { seat, engineers, .. } => self.of_seat(seat).engineers -= i32::from(engineers),
            Event::Constructs { seat, place } => {
                let space = &game.component_data().construction_spaces[usize::from(place)];
                self.of_seat(seat).engineers -= i32::from(space.engineers);
            }
            Event::Copying { seat, place } => {
                let space = &game.component_data().sekibo_spaces[usize::from(place)];
                self.of_seat(seat).engineers -= i32::from(space.engineers);
            }
            Event::Took { seat, contract } => {
                let from = if self.display.has(contract) {
                    &mut self.display
                } else {
                    &mut self.starting
                };
                assert!(from.has(contract), "{contract:?} did not lie open");
                from.remove(contract);
                self.of_seat(seat).held.insert(contract);
            }
            Event::Fulfilled { seat, contract } => {
                self.nationals.remove(contract);
                let holding = self.of_seat(seat);
                holding.held.remove(contract);
                holding.fulfilled.insert(contract);
            }
            Event::Discarded { seat, contract } => {
                self.of_seat(seat).held.remove(contract);
                // The contract is out of the game, or under its stack (B-6.15, X-9).
                if contract.colour().is_some() && !game.switches().discarded_leave {
                    self.face_down += 1;
                }
            }
            Event::Revealed(contract) => {
                self.face_down -= 1;
                self.display.insert(contract);
            }
            Event::Acquired { seat, tile } => {
                self.patents.remove(tile);
                self.of_seat(seat).tiles.insert(tile);
            }
            Event::Offered(tile) => self.patents.insert(tile),
            // The end of a round brings all markers and engineers back and clears the patent office (B-10.2 to B-10.4).
            Event::Order { .. } => {
                let home = game.component_data().params.engineers;
                for holding in &mut self.purses {
                    holding.energy = 0;
                    holding.engineers = home.into();
                }
                self.patents = TileSet::EMPTY;
            }
            _ => {}
        }
    }

    fn of_seat(&mut self, seat: Seat) -> &mut Purse {
        &mut self.purses[seat.index()]
    }
}

fn add(machines: &mut [i32; 2], excavators: u8, mixers: u8, sign: i32) {
    machines[0] += sign * i32::from(excavators);
    machines[1] += sign * i32::from(mixers);
}

/// Plays random games and compares the totals after every action.
fn follow(options: &[(&str, &str)], games: u64, mut each: impl FnMut(&Barrage, &Position)) {
    for seats in help::SEATS {
        let game = help::game_with(seats, options);
        for number in 0..games {
            let seed = Seed::from_number(number);
            let mut rng = FastRng::new(&seed);
            let mut at = game.deal(&seed, &mut Vec::new());
            let mut ledger = Ledger::of(&game, &at.open);
            loop {
                let legal = help::legal(&game, &at);
                each(&game, &at);
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

#[test]
fn b_1_8_everything_changes_only_as_reported() {
    follow(&[], 40, |_, _| {});
}

#[test]
fn b_17_1_nor_does_anything_vanish_in_the_introductory_game() {
    follow(&[("introductory", "true")], 15, |_, _| {});
}

#[test]
fn b_6_15_discarded_contracts_under_stacks_are_tracked() {
    follow(&[("discarded_contracts_leave_the_game", "false")], 15, |_, _| {});
}

/// At home, on the boards, in the bank, on Sekibo: twelve in all.
#[test]
fn b_2_13_and_b_10_3_every_company_has_twelve_engineers() {
    follow(&[], 15, |game, at| {
        let data = game.component_data();
        for seat in Seat::all(game.seats()) {
            let holding = at.open.holding(seat);
            let board: u8 = holding.spaces.map(|id| data.space(id).engineers).sum();
            let constructing = data.construction_spaces.iter().enumerate();
            let constructing = constructing.filter(|(place, _)| holding.constructed >> place & 1 == 1);
            let constructing: u8 = constructing.map(|(_, space)| space.engineers).sum();
            let copying = data.sekibo_spaces.iter().take(usize::from(holding.copies));
            let copying: u8 = copying.map(|space| space.engineers).sum();
            assert_eq!(
                holding.engineers + board + holding.banked + constructing + copying,
                12
            );
        }
    });
}

/// Structure pieces are on the company board, on the map, or about to be placed.
#[test]
fn b_1_4_no_piece_is_lost() {
    follow(&[], 15, |game, at| {
        let json = game.position_json(at);
        for seat in Seat::all(game.seats()) {
            let holding = at.open.holding(seat);
            let letter = seat.to_string();
            let owns = |key: &str| {
                let there = json[key].as_object().into_iter().flatten();
                there
                    .filter(|(_, owner)| **owner == letter.as_str() || owner["owner"] == letter.as_str())
                    .count()
            };
            let standing = [owns("dams"), owns("conduits"), owns("powerhouses")];
            let taken = [holding.built[0], holding.built[2], holding.built[3]].map(usize::from);
            for (standing, taken) in standing.into_iter().zip(taken) {
                assert!(standing == taken || standing + 1 == taken, "{json}");
            }
        }
    });
}
