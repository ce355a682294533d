//! Nothing appears or vanishes without being told: money, debt, cubes, tiles, counters and cards are followed through
//! the events of random games and compared with the position after every action.

use age_of_industry::{AgeOfIndustry, Card, Cube, Event, Industry, Position};
use smokestack_core::{Dice, Game as _, Seat, Seed};

use crate::help;

/// What the events say that there is.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ledger {
    money: Vec<i32>,
    debt: Vec<i32>,
    /// Tiles on the map, counters on the lines and cards in hand, by seat.
    tiles: Vec<i32>,
    counters: Vec<i32>,
    hands: Vec<i32>,
    /// Tiles on the displays.
    displays: Vec<i32>,
    /// Coal and iron on the demand displays.
    demand: [i32; 2],
    /// Coal and iron on tiles and import spaces.
    lying: [i32; 2],
    pile: i32,
    discards: i32,
}

impl Ledger {
    fn of(game: &AgeOfIndustry, at: &Position) -> Ledger {
        let open = &at.open;
        let each = |value: &dyn Fn(Seat) -> i32| Seat::all(game.seats()).map(value).collect();
        let lying = |cube: Cube| 30 - i32::from(open.display[cube.index()]) - game.stock(open, cube);
        Ledger {
            money: each(&|seat| open.holding(seat).money.into()),
            debt: each(&|seat| i32::from(open.holding(seat).loans) * 10),
            tiles: each(&|seat| open.holding(seat).own.len() as i32),
            counters: each(&|seat| open.holding(seat).links.len() as i32),
            hands: each(&|seat| open.holding(seat).hand.into()),
            displays: each(&|seat| {
                let left = |industry| game.display(open, seat, industry).count() as i32;
                Industry::ALL.into_iter().map(left).sum()
            }),
            demand: open.display.map(i32::from),
            lying: Cube::ALL.map(lying),
            pile: open.pile.into(),
            discards: open.discards.len() as i32,
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Paid { seat, amount, bill } => {
                self.money[seat.index()] -= i32::from(amount);
                if let age_of_industry::event::Bill::Cube(cube) = bill {
                    // With an empty display the cube comes from the stock (AI-8.3).
                    let there = &mut self.demand[cube.index()];
                    *there = (*there - 1).max(0);
                }
            }
            Event::Income { seat, amount } => self.money[seat.index()] += i32::from(amount),
            Event::Borrowed { seat, amount } => {
                self.money[seat.index()] += i32::from(amount);
                self.debt[seat.index()] += i32::from(amount);
            }
            Event::Repaid { seat, amount } => {
                self.money[seat.index()] -= i32::from(amount);
                self.debt[seat.index()] -= i32::from(amount);
            }
            Event::Delivered { cube, cubes, .. } => self.demand[cube.index()] += i32::from(cubes),
            Event::Built { seat, .. } | Event::Anywhere { seat, .. } | Event::Discarded { seat, .. } => {
                self.hands[seat.index()] -= 1;
                self.discards += 1;
            }
            Event::Drew { seat, .. } => self.hands[seat.index()] += 1,
            Event::DrewFromPile(seat) => {
                self.hands[seat.index()] += 1;
                self.pile -= 1;
            }
            Event::FaceUp(_) => self.pile -= 1,
            Event::HandDown { seat, cards } => {
                self.hands[seat.index()] -= i32::from(cards);
                self.discards += i32::from(cards);
            }
            _ => {}
        }
    }
}

/// Tiles and counters reach the map when their cubes are there, perhaps some decisions after they were declared: for
/// them the sums are compared instead.
#[test]
fn money_debt_and_cards_change_only_as_told() {
    for game in help::tables() {
        for number in 0..15 {
            let seed = Seed::from_number(number);
            let mut dice = Dice::new(&seed);
            let mut at = game.deal(&seed, &mut Vec::new());
            let mut ledger = Ledger::of(&game, &at);
            loop {
                let legal = help::legal(&game, &at);
                if legal.is_empty() {
                    break;
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                let mut events = Vec::new();
                game.apply(&mut at, action, &mut events);
                events.iter().for_each(|event| ledger.hear(*event));
                let found = Ledger::of(&game, &at);
                let told = (
                    &ledger.money,
                    &ledger.debt,
                    &ledger.hands,
                    ledger.pile,
                    ledger.discards,
                    ledger.demand,
                );
                let is = (
                    &found.money,
                    &found.debt,
                    &found.hands,
                    found.pile,
                    found.discards,
                    found.demand,
                );
                assert_eq!(told, is, "game {number}: {} said {events:?}", game.print(action));
                ledger = found;
            }
        }
    }
}

/// A tile is on the display, on the map or out of the game, and only what is told takes it there; a counter only comes.
#[test]
fn ai_2_2_tiles_and_counters_are_where_they_can_be() {
    for game in help::tables() {
        let counters = if game.seats() == 2 { 18 } else { 12 };
        for number in 0..10 {
            let seed = Seed::from_number(100 + number);
            let mut dice = Dice::new(&seed);
            let mut at = game.deal(&seed, &mut Vec::new());
            let mut out = vec![0; game.seats()];
            loop {
                let legal = help::legal(&game, &at);
                if legal.is_empty() {
                    break;
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                let before = Ledger::of(&game, &at);
                let mut events = Vec::new();
                game.apply(&mut at, action, &mut events);
                for event in &events {
                    match event {
                        Event::Developed { seat, .. } | Event::Replaced { seat, .. } => {
                            out[seat.index()] += 1
                        }
                        _ => {}
                    }
                }
                let now = Ledger::of(&game, &at);
                for seat in Seat::all(game.seats()) {
                    let i = seat.index();
                    assert_eq!(
                        now.tiles[i] + now.displays[i] + out[i],
                        35,
                        "game {number}: {events:?}"
                    );
                    assert!(now.counters[i] >= before.counters[i] && now.counters[i] <= counters);
                }
            }
            let cards: u32 = Card::all().map(|card| u32::from(game.cards_of(card))).sum();
            let lying = at.open.discards.len() + at.open.face_up.len() + u32::from(at.open.pile);
            assert_eq!(lying, cards, "every card lies open at the end");
        }
    }
}

/// Cubes come from the stock onto tiles and displays and go back; more may be in play than the box has (AI-2.11).
#[test]
fn ai_2_11_and_ai_9_1_cubes_come_with_tiles_and_leave_one_by_one() {
    for game in help::tables() {
        let data = game.component_data();
        for number in 0..15 {
            let seed = Seed::from_number(200 + number);
            let mut dice = Dice::new(&seed);
            let mut at = game.deal(&seed, &mut Vec::new());
            loop {
                let legal = help::legal(&game, &at);
                if legal.is_empty() {
                    break;
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                let before = at;
                let mut events = Vec::new();
                game.apply(&mut at, action, &mut events);
                let mut wanted = Ledger::of(&game, &before).lying;
                for event in &events {
                    match *event {
                        Event::Fetched { cube, .. } => wanted[cube.index()] -= 1,
                        Event::Delivered { cube, cubes, .. } => wanted[cube.index()] -= i32::from(cubes),
                        _ => {}
                    }
                }
                // What came or went with a tile: spaces whose tile is another than before.
                for space in game.map().space_ids() {
                    let (old, new) = (before.open.tile(space), at.open.tile(space));
                    let changed = old != new || before.open.owner(space) != at.open.owner(space);
                    if !changed {
                        continue;
                    }
                    let came = new.map_or(0, |stack| i32::from(data.stack(stack).cubes));
                    let fetched_here = events
                        .iter()
                        .filter(|event| matches!(event, Event::Fetched { from, .. } if *from == space))
                        .count() as i32;
                    let lost = match old.map(|stack| data.stack(stack).industry) {
                        Some(Industry::CoalMine | Industry::IronWorks) => {
                            i32::from(before.open.cubes_on(space)) - fetched_here
                        }
                        _ => 0,
                    };
                    let cube = |stack: age_of_industry::StackId| match data.stack(stack).industry {
                        Industry::IronWorks => Cube::Iron,
                        _ => Cube::Coal,
                    };
                    if let Some(stack) = new {
                        wanted[cube(stack).index()] += came;
                    }
                    if let Some(stack) = old {
                        wanted[cube(stack).index()] -= lost;
                    }
                }
                assert_eq!(Ledger::of(&game, &at).lying, wanted, "game {number}: {events:?}");
            }
        }
    }
}
