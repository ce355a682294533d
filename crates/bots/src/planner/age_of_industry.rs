//! Age of Industry by rules of thumb, in money: a level is worth 5, like a point at the end of the game (AI-17.7).
//!
//! Sell when it pays for the action; build what brings most, mills where goods can be sold, mines where coal is wanted;
//! link what earns its cubes or leads goods to an outlet; clear the tiles of level 0 early; draw when the hand is thin;
//! pay debts back at once.

use std::cell::OnceCell;

use age_of_industry::data::{LocationKind, Stack};
use age_of_industry::{
    Action, AgeOfIndustry, Asking, Card, CardKind, Cube, Industry, LineId, LocationId, Outlet, Position,
    SpaceId,
};
use smokestack_core::{Game as _, Seat, Silent};

use super::Plan;
use crate::evaluate::age_of_industry::{Region, Table, goods};

/// What a level is worth.
const LEVEL: f64 = 5.0;
/// An action should bring so much, else one rather draws.
const ACTION: f64 = 4.0;

impl Plan for AgeOfIndustry {
    fn plan(&self, at: &Position, seat: Seat, legal: &[Action]) -> Option<Action> {
        let thumb = Thumb {
            game: self,
            at,
            table: Table::new(self, &at.open),
            seat,
            best_place: OnceCell::new(),
        };
        let judged = legal.iter().map(|action| (thumb.value(*action), *action));
        let best = judged.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, action)| action)
    }
}

struct Thumb<'p> {
    game: &'p AgeOfIndustry,
    at: &'p Position,
    table: Table<'p>,
    seat: Seat,
    /// What the best place of all would bring.
    best_place: OnceCell<f64>,
}

impl Thumb<'_> {
    fn value(&self, action: Action) -> f64 {
        match action {
            Action::Repay(units) => 1000.0 + f64::from(units),
            Action::Done => 0.0,
            Action::Sell(mill, outlet) => self.sale(mill, outlet),
            Action::Build(card, industry, space) => self.build(industry, space) - 0.1 * self.card(card),
            Action::Anywhere(card) => self.anywhere(card) - 0.1 * self.card(card),
            Action::Place(industry, space) => self.build(industry, space),
            Action::Link(line) => self.link(line),
            Action::Take(source) => self.take(source),
            Action::Develop(industry) => self.develop(industry),
            Action::Draw(card) => self.draw() + card.map_or(0.0, |card| 0.1 * self.card(card) - 0.3),
            Action::Pass => -20.0,
            Action::Discard(card) => -self.card(card),
        }
    }

    fn region(&self, location: LocationId) -> &Region {
        self.table.region(location)
    }

    fn place(&self, space: SpaceId) -> LocationId {
        self.table.map.space(space).location
    }

    fn next(&self, industry: Industry) -> Option<&Stack> {
        let next = self.game.next_tile(&self.at.open, self.seat, industry);
        next.map(|stack| self.table.data.stack(stack))
    }

    fn tile(&self, space: SpaceId) -> Option<&Stack> {
        let stack = self.at.open.tile(space);
        stack.map(|stack| self.table.data.stack(stack))
    }

    /// The income, an own port before a market and that before a rival's port. One sale waits for a second unless time
    /// or outlets are short.
    fn sale(&self, mill: SpaceId, outlet: Outlet) -> f64 {
        let income = self.tile(mill).map_or(0.0, |stack| f64::from(stack.income));
        let own = self.at.open.holding(self.seat).own;
        let outlet = match outlet {
            Outlet::Port(port) if own.has(port) => {
                self.tile(port).map_or(0.0, |stack| f64::from(stack.income))
            }
            Outlet::Port(_) => -1.0,
            Outlet::Market(market) => {
                let tile = &self.table.data.market_tiles[self.at.open.market_tile(market)];
                -0.1 * tile.accepts.len() as f64
            }
        };
        if self.at.open.asking == Asking::Sell {
            return 100.0 + income + outlet;
        }
        let region = self.region(self.place(mill));
        let good = self
            .tile(mill)
            .and_then(|stack| goods(stack.industry))
            .unwrap_or(0);
        let short = region.mills[good] >= region.open[good] || self.table.rounds < 2.0;
        let several = region.mills[0] + region.mills[1] > 1.5;
        income + outlet + if short { 8.0 } else { 0.0 } - if several || short { 0.0 } else { 4.0 }
    }

    /// Levels and income against cost and cubes.
    fn build(&self, industry: Industry, space: SpaceId) -> f64 {
        let Some(stack) = self.next(industry) else {
            return -50.0;
        };
        let location = self.place(space);
        let mut cost = f64::from(stack.cost);
        for cube in Cube::ALL {
            let bought = self.table.cost(cube, stack.needs(cube), location);
            cost += bought.unwrap_or(3.0 * f64::from(stack.needs(cube)));
        }
        let old = self
            .tile(space)
            .filter(|_| self.at.open.holding(self.seat).own.has(space));
        let lost = old.map_or(0.0, |old| {
            let unflipped = !self.at.open.flipped.has(space);
            LEVEL * f64::from(old.level) + if unflipped { f64::from(old.income) } else { 0.0 }
        });
        let levels = LEVEL * f64::from(stack.level);
        levels + f64::from(stack.income) * self.flips(stack, location) + self.delivery(stack, location)
            - cost
            - lost
    }

    /// How likely a new tile flips, at a glance.
    fn flips(&self, stack: &Stack, location: LocationId) -> f64 {
        let region = self.region(location);
        let late = self.table.rounds < 2.0;
        match stack.industry {
            Industry::CottonMill | Industry::Factory => {
                let good = goods(stack.industry).unwrap_or(0);
                let free = region.open[good] - region.mills[good];
                match () {
                    () if self.table.rounds < 0.5 => 0.2,
                    () if free >= 1.0 => 0.95,
                    () if late => 0.1,
                    () if region.open[good] + region.maybe[good] + region.near[good] > region.mills[good] => {
                        0.75
                    }
                    () => 0.5,
                }
            }
            Industry::CoalMine | Industry::IronWorks => {
                let cube = usize::from(stack.industry == Industry::IronWorks);
                let others = region.cubes[cube];
                let users = self.table.rounds * self.table.seats as f64;
                let reach = f64::from(self.at.open.connected(location).len().min(8)) / 8.0;
                ((users * 0.6 * (0.3 + reach)) / (others + f64::from(stack.cubes))).min(0.95)
            }
            Industry::Port => {
                let mills: f64 = stack
                    .accepts
                    .iter()
                    .filter_map(|i| goods(*i))
                    .map(|g| region.mills[g])
                    .sum();
                if mills >= 1.0 {
                    0.9
                } else {
                    (self.table.rounds / 8.0).min(0.7)
                }
            }
            Industry::Ship => {
                let place = self.table.map.location(location);
                let wanted = place.markets.iter().any(|market| {
                    let tile = &self.table.data.market_tiles[self.at.open.market_tile(*market)];
                    !self.at.open.market_flipped.has(*market) && !tile.accepts.is_empty()
                });
                match () {
                    () if !wanted && place.import.is_none() => 1.0,
                    () if late => 0.2,
                    () => 0.8,
                }
            }
        }
    }

    /// Cubes that go to the display at once (AI-8.6, AI-13.3).
    fn delivery(&self, stack: &Stack, location: LocationId) -> f64 {
        let (cube, cubes) = match stack.industry {
            Industry::CoalMine => (Cube::Coal, stack.cubes),
            Industry::IronWorks => (Cube::Iron, stack.cubes),
            Industry::Ship => {
                let ships = &self.table.map.location(location).spaces;
                (
                    Cube::Coal,
                    ships.iter().map(|ship| self.at.open.cubes_on(*ship)).sum(),
                )
            }
            _ => return 0.0,
        };
        if stack.industry != Industry::Ship && !self.table.access.has(location) {
            return 0.0;
        }
        let prices = &self.table.data.demand[cube.index()].prices;
        let empty = prices.len() - usize::from(self.at.open.display[cube.index()]);
        let paid = prices[..empty].iter().rev().take(usize::from(cubes));
        paid.map(|price| f64::from(*price)).sum()
    }

    /// What it pays at the end, what it costs, and goods that it leads to an outlet (AI-17.4).
    fn link(&self, line: LineId) -> f64 {
        let map = self.table.map;
        let [one, other] = map.line(line).ends;
        let (free, _) = self.game.counters_left(&self.at.open, self.seat);
        let mut cost = f64::from(self.table.data.params.link_cost);
        if free == 0 {
            for cube in Cube::ALL {
                let ends = [one, other].map(|end| self.table.cost(cube, 1, end));
                cost += ends.into_iter().flatten().fold(f64::INFINITY, f64::min).min(4.0);
            }
        }
        let fills = (self.table.rounds / 12.0).min(0.6);
        let income: f64 = [one, other].map(|end| self.end(end, fills)).into_iter().sum();
        let params = &self.table.data.params;
        f64::from(params.link_income) + income - cost + self.leads(one, other) + self.leads(other, one)
    }

    fn end(&self, end: LocationId, fills: f64) -> f64 {
        let place = self.table.map.location(end);
        let spaces = self.table.map.spaces_of(end);
        let tiles = spaces.and(self.at.open.occupied).len();
        let village = u32::from(place.kind == LocationKind::Village);
        let free = f64::from(spaces.len() - tiles);
        f64::from(tiles + village) + place.markets.len() as f64 + fills * free
    }

    /// Own goods at one end that have no outlet yet and find one at the other; new ground for building.
    fn leads(&self, from: LocationId, to: LocationId) -> f64 {
        let open = &self.at.open;
        let reach = open.connected(from);
        if reach.has(to) {
            return 0.0;
        }
        let own = open.holding(self.seat);
        let (here, there) = (self.region(from), self.region(to));
        let mut gain = 0.0;
        for (good, industry) in [Industry::CottonMill, Industry::Factory].into_iter().enumerate() {
            let mills = own.own.and(open.tiles_of(industry)).without(open.flipped);
            let waiting = mills.filter(|mill| reach.has(self.place(*mill))).count() as f64;
            if waiting > 0.0 && here.open[good] < waiting && there.open[good] > 0.0 {
                gain += 6.0;
            }
        }
        for (cube, industry) in [Industry::CoalMine, Industry::IronWorks].into_iter().enumerate() {
            let mines = own.own.and(open.tiles_of(industry)).without(open.flipped);
            if mines.into_iter().any(|mine| reach.has(self.place(mine))) && there.cubes[cube] == 0.0 {
                gain += 1.5;
            }
        }
        let new_ground = !own.linked.has(to) && !self.table.map.spaces_of(to).is_empty();
        gain + if new_ground { 1.5 } else { 0.0 }
    }

    /// The own source that is nearly empty first, then any rival's that is not.
    fn take(&self, source: SpaceId) -> f64 {
        let own = self.at.open.holding(self.seat).own.has(source);
        let left = f64::from(self.at.open.cubes_on(source));
        if own { 10.0 - left } else { left }
    }

    /// Both actions for one build: only if it brings as much as two. The card does not matter for the place.
    fn anywhere(&self, card: Card) -> f64 {
        let best = *self.best_place.get_or_init(|| {
            let mut after = *self.at;
            self.game.apply(&mut after, Action::Anywhere(card), &mut Silent);
            let mut places = Vec::new();
            self.game.legal_actions(&after, &mut places);
            let values = places.into_iter().map(|place| self.value(place));
            values.fold(f64::NEG_INFINITY, f64::max)
        });
        best - ACTION - 2.0
    }

    /// Level-0 tiles leave early; anything else is better than a pass.
    fn develop(&self, industry: Industry) -> f64 {
        let blocked = self.next(industry).is_some_and(|stack| stack.level == 0);
        match industry {
            Industry::Factory if blocked => self.table.rounds * 0.8,
            Industry::Ship if blocked => self.table.rounds * 0.5,
            _ => -15.0,
        }
    }

    fn draw(&self) -> f64 {
        if self.table.rounds < 1.5 && self.at.open.pile == 0 {
            return 0.0;
        }
        match self.at.open.holding(self.seat).hand {
            0..=2 => 12.0,
            3..=4 => 7.0,
            5..=6 => ACTION,
            _ => 0.5,
        }
    }

    /// Which cards one likes to keep: a colour opens places anywhere, an industry needs a link.
    fn card(&self, card: Card) -> f64 {
        match card.kind() {
            CardKind::Location(colour) => {
                let map = self.table.map;
                let free = map.space_ids().filter(|space| {
                    let place = map.location(self.place(*space));
                    place.colour == Some(colour) && !self.at.open.occupied.has(*space)
                });
                1.0 + 0.4 * free.count() as f64
            }
            CardKind::Industry(industry) => match self.next(industry) {
                Some(stack) if stack.level > 0 => 2.0 + f64::from(stack.level),
                _ => 0.5,
            },
        }
    }
}
