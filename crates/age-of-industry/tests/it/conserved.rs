//! Nothing appears or disappears without an event: money, debt, cubes, tiles, counters and cards are tracked through
//! the events of random games and compared with the position after every action.

use std::collections::BTreeMap;

use age_of_industry::event::Bill;
use age_of_industry::{AgeOfIndustry, Card, Cube, Event, Industry, LineId, Position, SpaceId, StackId, Work};
use smokestack_core::{FastRng, Game as _, Seat, Seed};

use crate::help;

/// The totals, according to the position or to the events.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ledger {
    money: Vec<i32>,
    debt: Vec<i32>,
    /// The number of cards in hand and of tiles on the displays, by seat.
    hands: Vec<i32>,
    displays: Vec<i32>,
    /// Tiles on the map and counters on the lines, each with its owner.
    tiles: BTreeMap<SpaceId, (Seat, StackId)>,
    counters: BTreeMap<LineId, Seat>,
    /// Tiles that show their back.
    flipped: Vec<SpaceId>,
    /// Coal and iron on the demand displays; cubes on tiles and import spaces.
    demand: [i32; 2],
    cubes: BTreeMap<SpaceId, i32>,
    pile: i32,
    face_up: i32,
    discards: i32,
}

impl Ledger {
    fn of(game: &AgeOfIndustry, at: &Position) -> Ledger {
        let state = &at.open;
        let each = |value: &dyn Fn(Seat) -> i32| Seat::all(game.seats()).map(value).collect();
        let spaces = || game.map().space_ids();
        let tile = |space| Some((space, (state.owner(space)?, state.tile(space)?)));
        let cubes = |space| (space, i32::from(state.cubes_on(space)));
        let counters =
            Seat::all(game.seats()).flat_map(|seat| state.holding(seat).links.map(move |line| (line, seat)));
        Ledger {
            money: each(&|seat| state.holding(seat).money.into()),
            debt: each(&|seat| i32::from(state.holding(seat).loans) * 10),
            hands: each(&|seat| state.holding(seat).hand.into()),
            displays: each(&|seat| {
                let left = |industry| game.display(state, seat, industry).count() as i32;
                Industry::ALL.into_iter().map(left).sum()
            }),
            tiles: spaces().filter_map(tile).collect(),
            counters: counters.collect(),
            flipped: spaces().filter(|space| state.flipped.has(*space)).collect(),
            demand: state.display.map(i32::from),
            cubes: spaces().map(cubes).filter(|(_, count)| *count > 0).collect(),
            pile: state.pile.into(),
            face_up: state.face_up.len() as i32,
            discards: state.discards.len() as i32,
        }
    }

    fn card_played(&mut self, seat: Seat) {
        self.hands[seat.index()] -= 1;
        self.discards += 1;
    }

    fn take_cubes(&mut self, space: SpaceId, count: i32) {
        let left = self.cubes.entry(space).or_default();
        *left -= count;
        assert!(*left >= 0, "{space:?} did not have that many cubes");
        if *left == 0 {
            self.cubes.remove(&space);
        }
    }
}

/// Tracks the events. A tile or a counter is placed on the map when its last cube has arrived (AI-6.14), which may be
/// several decisions after it was declared.
struct Follower<'g> {
    game: &'g AgeOfIndustry,
    ledger: Ledger,
    /// What is being built, by whom, and the number of cubes still missing.
    job: Option<(Seat, Work, u8)>,
}

impl Follower<'_> {
    fn begin(&mut self, seat: Seat, work: Work) {
        let data = self.game.component_data();
        let cubes = match work {
            Work::Tile { stack, .. } => data.stack(stack).coal + data.stack(stack).iron,
            Work::Link(_) => {
                let placed = self.ledger.counters.values().filter(|owner| **owner == seat);
                let params = &data.params;
                if placed.count() < usize::from(params.counters_left) {
                    0
                } else {
                    params.link_coal + params.link_iron
                }
            }
            Work::None => 0,
        };
        self.job = Some((seat, work, cubes));
        self.finish_if_supplied();
    }

    fn cube_arrives(&mut self, work: Work) {
        let (_, declared, missing) = self.job.as_mut().expect("cubes are for something");
        assert_eq!(*declared, work, "the event names what is being built");
        *missing -= 1;
        self.finish_if_supplied();
    }

    fn finish_if_supplied(&mut self) {
        let Some((seat, work, 0)) = self.job else { return };
        self.job = None;
        match work {
            Work::Tile { stack, space } => {
                self.ledger.displays[seat.index()] -= 1;
                self.ledger.tiles.insert(space, (seat, stack));
                let cubes = i32::from(self.game.component_data().stack(stack).cubes);
                if self.is_mine(stack) {
                    self.ledger.cubes.insert(space, cubes);
                }
            }
            Work::Link(line) => {
                self.ledger.counters.insert(line, seat);
            }
            Work::None => {}
        }
    }

    fn is_mine(&self, stack: StackId) -> bool {
        let industry = self.game.component_data().stack(stack).industry;
        matches!(industry, Industry::CoalMine | Industry::IronWorks)
    }

    /// The old tile leaves the game with its cubes; the new one is there already (AI-10.4).
    fn replaced(&mut self, stack: StackId, space: SpaceId) {
        let (_, new) = self.ledger.tiles[&space];
        if self.is_mine(stack) && !self.is_mine(new) {
            self.ledger.cubes.remove(&space);
        }
        self.ledger.flipped.retain(|flipped| *flipped != space);
    }

    fn apply(&mut self, event: Event) {
        let ledger = &mut self.ledger;
        match event {
            Event::Paid {
                seat,
                amount,
                bill,
                work,
            } => {
                ledger.money[seat.index()] -= i32::from(amount);
                if let Bill::Cube(cube) = bill {
                    // With an empty display the cube comes from the stock (AI-8.3).
                    let there = &mut ledger.demand[cube.index()];
                    *there = (*there - 1).max(0);
                    self.cube_arrives(work);
                }
            }
            Event::Income { seat, amount } => ledger.money[seat.index()] += i32::from(amount),
            Event::Borrowed { seat, amount } => {
                ledger.money[seat.index()] += i32::from(amount);
                ledger.debt[seat.index()] += i32::from(amount);
            }
            Event::Repaid { seat, amount } => {
                ledger.money[seat.index()] -= i32::from(amount);
                ledger.debt[seat.index()] -= i32::from(amount);
            }
            Event::Built {
                seat, stack, space, ..
            } => {
                ledger.card_played(seat);
                self.begin(seat, Work::Tile { stack, space });
            }
            Event::Placed { seat, stack, space } => self.begin(seat, Work::Tile { stack, space }),
            Event::Linked { seat, line } => self.begin(seat, Work::Link(line)),
            Event::Fetched { from, work, .. } => {
                ledger.take_cubes(from, 1);
                self.cube_arrives(work);
            }
            Event::Delivered {
                cube, cubes, from, ..
            } => {
                ledger.demand[cube.index()] += i32::from(cubes);
                ledger.take_cubes(from, cubes.into());
            }
            Event::Replaced { stack, space, .. } => self.replaced(stack, space),
            Event::Flipped { space, .. } => {
                ledger.flipped.push(space);
                ledger.flipped.sort();
            }
            Event::Developed { seat, .. } => ledger.displays[seat.index()] -= 1,
            Event::Anywhere { seat, .. } | Event::Discarded { seat, .. } => ledger.card_played(seat),
            Event::Drew { seat, .. } => {
                ledger.hands[seat.index()] += 1;
                ledger.face_up -= 1;
            }
            Event::DrewFromPile(seat) => {
                ledger.hands[seat.index()] += 1;
                ledger.pile -= 1;
            }
            Event::FaceUp(_) => {
                ledger.pile -= 1;
                ledger.face_up += 1;
            }
            Event::HandDown { seat, cards } => {
                ledger.hands[seat.index()] -= i32::from(cards);
                ledger.discards += i32::from(cards);
            }
            _ => {}
        }
    }
}

/// Plays random games and shows each position with the events that led to it.
fn each_action(seeds: std::ops::Range<u64>, mut see: impl FnMut(&AgeOfIndustry, Step<'_>)) {
    for game in help::tables() {
        for number in seeds.clone() {
            let seed = Seed::from_number(number);
            let mut rng = FastRng::new(&seed);
            let mut at = game.deal(&seed, &mut Vec::new());
            see(&game, Step::Dealt(&at));
            loop {
                let legal = help::legal(&game, &at);
                if legal.is_empty() {
                    break;
                }
                let action = legal[rng.below(legal.len() as u32) as usize];
                let mut events = Vec::new();
                game.apply(&mut at, action, &mut events);
                see(&game, Step::Played(&at, &events, &game.print(action)));
            }
        }
    }
}

enum Step<'s> {
    Dealt(&'s Position),
    Played(&'s Position, &'s [Event], &'s str),
}

#[test]
fn everything_changes_only_as_reported() {
    let mut ledger = None;
    let mut job = None;
    each_action(0..15, |game, step| match step {
        Step::Dealt(at) => {
            ledger = Some(Ledger::of(game, at));
            job = None;
        }
        Step::Played(at, events, action) => {
            let mut follower = Follower {
                game,
                ledger: ledger.take().expect("dealt before"),
                job,
            };
            events.iter().for_each(|event| follower.apply(*event));
            assert_eq!(
                follower.ledger,
                Ledger::of(game, at),
                "{} seats: {action} reported {events:?}",
                game.seats()
            );
            ledger = Some(follower.ledger);
            job = follower.job;
        }
    });
}

/// A tile is on the display, on the map or out of the game; a counter never leaves the map.
#[test]
fn ai_2_2_tiles_and_counters_are_where_they_can_be() {
    let mut out = Vec::new();
    each_action(100..110, |game, step| {
        let (at, events) = match step {
            Step::Dealt(at) => {
                out = vec![0; game.seats()];
                (at, [].as_slice())
            }
            Step::Played(at, events, _) => (at, events),
        };
        for event in events {
            if let Event::Developed { seat, .. } | Event::Replaced { seat, .. } = event {
                out[seat.index()] += 1;
            }
        }
        let now = Ledger::of(game, at);
        let maximum = if game.seats() == 2 { 18 } else { 12 };
        for seat in Seat::all(game.seats()) {
            let i = seat.index();
            let tiles = now.tiles.values().filter(|(owner, _)| *owner == seat).count() as i32;
            assert_eq!(tiles + now.displays[i] + out[i], 35, "{events:?}");
            assert!(now.counters.values().filter(|owner| **owner == seat).count() <= maximum);
        }
        if events.contains(&Event::Over) {
            let cards: u32 = Card::all().map(|card| u32::from(game.cards_of(card))).sum();
            let lying = at.open.discards.len() + at.open.face_up.len() + u32::from(at.open.pile);
            assert_eq!(lying, cards, "every card lies open at the end");
        }
    });
}

/// Cubes not on a tile, import space or display are in the stock; more may be in play than the box has (AI-2.11).
#[test]
fn ai_2_11_and_ai_9_1_the_stock_has_the_other_cubes() {
    each_action(200..203, |game, step| {
        let (Step::Dealt(at) | Step::Played(at, ..)) = step;
        let state = &at.open;
        let lying: i32 = game
            .map()
            .space_ids()
            .map(|space| i32::from(state.cubes_on(space)))
            .sum();
        let stock = |cube: Cube| game.stock(state, cube) + i32::from(state.display[cube.index()]);
        assert_eq!(lying + Cube::ALL.map(stock).into_iter().sum::<i32>(), 60);
    });
}
