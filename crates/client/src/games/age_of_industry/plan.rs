//! The effect of a choice before it is confirmed: its cost and the loans for it, the source and route of each cube,
//! payments to players, and the demand displays afterwards.

use std::collections::VecDeque;

use age_of_industry::event::{Bill, Event};
use age_of_industry::{Action, Cube, LineId, LocationId, Outlet, PublicState, SpaceId, Work};
use board_svg::age_of_industry::Tile;
use catalog::Choice;
use lang::Names;
use smokestack_core::{Game as _, GameRng, Seat, Seed, Viewer};

use super::AgeOfIndustryView;

/// The effect of a choice, as far as it is shown on the map.
#[derive(Default)]
pub(super) struct Plan {
    pub tile: Option<(SpaceId, Tile)>,
    pub line: Option<LineId>,
    /// Lines and sea links (by their ship space) that carry cubes or goods.
    pub lines: Vec<LineId>,
    pub seas: Vec<LocationId>,
    /// Cubes from mines, iron works and imports, one by one.
    pub fetched: Vec<(Cube, SpaceId)>,
    /// Prices of cubes from the displays.
    pub bought: [Vec<u16>; 2],
}

impl Plan {
    pub fn taken_from(&self, space: SpaceId) -> u8 {
        self.fetched.iter().filter(|(_, from)| *from == space).count() as u8
    }
}

impl AgeOfIndustryView<'_> {
    /// The position after an action, and its events, up to the end of the action itself. It is played on a position
    /// imagined from the player's view, so that it shows nothing hidden.
    fn after(&self, choice: &Choice) -> Option<(Action, PublicState, Vec<Event>)> {
        let action = self.game.action_numbered(choice.number)?;
        let view = self
            .game
            .view(self.table.position(), Viewer::Seat(self.open.turn()));
        let mut after = self.game.imagine(&view, &mut GameRng::new(&Seed::from_number(0)));
        let mut events = Vec::new();
        self.game.apply(&mut after, action, &mut events);
        let ends = |event: &Event| {
            matches!(
                event,
                Event::Round(_)
                    | Event::Over
                    | Event::Order { .. }
                    | Event::HandDown { .. }
                    | Event::Paid {
                        bill: Bill::Interest,
                        ..
                    }
            )
        };
        let end = events.iter().position(ends).unwrap_or(events.len());
        events.truncate(end);
        Some((action, after.open, events))
    }

    /// The effect of the chosen action; without one, of the building whose cubes are being chosen.
    pub fn plan(&self, chosen: Option<&Choice>) -> Plan {
        let seat = self.open.turn();
        let mut plan = Plan::default();
        let mut work = self.work();
        let after = chosen.and_then(|choice| self.after(choice));
        match after.as_ref().map(|(action, ..)| *action) {
            Some(Action::Build(_, industry, space) | Action::Place(industry, space)) => {
                if let Some(stack) = self.game.next_tile(self.open, seat, industry) {
                    work = Work::Tile { stack, space };
                }
            }
            Some(Action::Link(line)) => work = Work::Link(line),
            _ => {}
        }
        let goals: Vec<LocationId> = match work {
            Work::Tile { stack, space } => {
                let cubes = self.data.stack(stack).cubes;
                plan.tile = Some((space, self.tile(seat, stack, false, cubes)));
                vec![self.map.space(space).location]
            }
            Work::Link(line) => {
                plan.line = Some(line);
                self.map.line(line).ends.to_vec()
            }
            Work::None => Vec::new(),
        };
        for event in after.into_iter().flat_map(|(_, _, events)| events) {
            match event {
                Event::Fetched { cube, from, .. } => {
                    plan.fetched.push((cube, from));
                    self.mark_route(&mut plan, self.map.space(from).location, &goals);
                }
                Event::Paid {
                    amount,
                    bill: Bill::Cube(cube),
                    ..
                } => plan.bought[cube.index()].push(amount),
                Event::Sold { mill, outlet, .. } => {
                    let to = match outlet {
                        Outlet::Port(port) => self.map.space(port).location,
                        Outlet::Market(market) => self.map.market(market).location,
                    };
                    self.mark_route(&mut plan, self.map.space(mill).location, &[to]);
                }
                _ => {}
            }
        }
        plan
    }

    /// Selection a shortest route over all links and the sea (AI-7.3).
    fn mark_route(&self, plan: &mut Plan, from: LocationId, to: &[LocationId]) {
        let mut came: Vec<Option<(LocationId, Option<LineId>)>> = vec![None; self.map.locations.len()];
        let mut edge = VecDeque::from([from]);
        while let Some(here) = edge.pop_front() {
            if to.contains(&here) {
                return self.walk_back(plan, &came, from, here);
            }
            for (next, line) in self.neighbours(here) {
                if next != from && came[next.index()].is_none() {
                    came[next.index()] = Some((here, line));
                    edge.push_back(next);
                }
            }
        }
    }

    fn walk_back(
        &self,
        plan: &mut Plan,
        came: &[Option<(LocationId, Option<LineId>)>],
        from: LocationId,
        mut here: LocationId,
    ) {
        while here != from {
            let Some((before, line)) = came[here.index()] else {
                return;
            };
            match line {
                Some(line) => plan.lines.push(line),
                None => {
                    let is_ship = |id: &LocationId| self.map.location(*id).port.is_some();
                    plan.seas.extend([before, here].into_iter().find(is_ship));
                }
            }
            here = before;
        }
    }

    /// The locations that are one link or one sea link away.
    fn neighbours(&self, here: LocationId) -> Vec<(LocationId, Option<LineId>)> {
        let lines = self.map.line_ids().filter(|line| self.open.built.has(*line));
        let by_rail = lines.filter_map(|line| match self.map.line(line).ends {
            [one, other] if one == here => Some((other, Some(line))),
            [one, other] if other == here => Some((one, Some(line))),
            _ => None,
        });
        let by_sea = self.map.location_ids().filter_map(|ship| {
            let port = self.map.location(ship).port?;
            match here {
                _ if here == port => Some((ship, None)),
                _ if here == ship => Some((port, None)),
                _ => None,
            }
        });
        by_rail.chain(by_sea).collect()
    }

    /// Costs, loans, cubes, incomes and the displays afterwards.
    pub fn notes(&self, choice: &Choice) -> Vec<String> {
        let Some((action, after, events)) = self.after(choice) else {
            return Vec::new();
        };
        if !matches!(choice.kind, "build" | "place" | "link" | "take" | "sell") {
            return Vec::new();
        }
        let mut notes = Vec::new();
        if !matches!(action, Action::Sell(..)) {
            notes.extend(self.bill(&events));
            notes.extend(self.supplies(&events));
        }
        notes.extend(self.incomes(&events));
        if after.asking == age_of_industry::Asking::Cube {
            notes.push(self.text("table-age-note-tie"));
        }
        if after.display != self.open.display {
            let values = [
                ("coal", after.display[0].into()),
                ("coal_price", self.game.price(&after, Cube::Coal).into()),
                ("iron", after.display[1].into()),
                ("iron_price", self.game.price(&after, Cube::Iron).into()),
            ];
            notes.push(self.sight.with("table-age-note-demand", &values));
        }
        notes
    }

    /// The payments, with their reasons, and the loans for them (AI-4.1, AI-4.3).
    fn bill(&self, events: &[Event]) -> Vec<String> {
        let own = self.open.holding(self.open.turn());
        let (mut total, mut borrowed, mut parts) = (0, 0, Vec::new());
        for event in events {
            match *event {
                Event::Paid { amount, bill, .. } => {
                    total += amount;
                    let key = match bill {
                        Bill::Tile => "table-age-part-tile",
                        Bill::Link => "table-age-part-link",
                        Bill::Cube(Cube::Coal) => "table-age-part-coal",
                        _ => "table-age-part-iron",
                    };
                    parts.push(self.sight.with(key, &[("amount", amount.into())]));
                }
                Event::Borrowed { amount, .. } => borrowed += amount,
                _ => {}
            }
        }
        if total == 0 {
            return vec![self.text("table-age-note-free")];
        }
        let values = [("amount", total.into()), ("parts", parts.join(", ").into())];
        let cost = self.sight.with("table-age-note-cost", &values);
        let unit = u16::from(self.data.params.loan_unit);
        let (key, values) = match borrowed {
            0 => ("table-age-note-paid", vec![("money", own.money.into())]),
            _ => {
                let debt = own.loans * unit + borrowed;
                let values = vec![
                    ("money", own.money.into()),
                    ("borrowed", borrowed.into()),
                    ("debt", debt.into()),
                    (
                        "interest",
                        (debt / unit * u16::from(self.data.params.interest)).into(),
                    ),
                ];
                ("table-age-note-borrowed", values)
            }
        };
        vec![cost, self.sight.with(key, &values)]
    }

    /// The source of each cube (AI-7.1, AI-8.2).
    fn supplies(&self, events: &[Event]) -> Vec<String> {
        let mut sources: Vec<(Cube, SpaceId, usize)> = Vec::new();
        let mut bought: [Vec<String>; 2] = Default::default();
        for event in events {
            match *event {
                Event::Fetched { cube, from, .. } => {
                    match sources.iter_mut().find(|(_, space, _)| *space == from) {
                        Some((_, _, count)) => *count += 1,
                        None => sources.push((cube, from, 1)),
                    }
                }
                Event::Paid {
                    amount,
                    bill: Bill::Cube(cube),
                    ..
                } => bought[cube.index()].push(amount.to_string()),
                _ => {}
            }
        }
        let source = |(cube, from, count): (Cube, SpaceId, usize)| {
            let id = self
                .map
                .import_id(from)
                .unwrap_or_else(|| self.map.space(from).id.clone());
            let values = [
                ("cube", cube.id().into()),
                ("count", count.into()),
                ("place", self.name(&id).into()),
            ];
            self.sight.with("table-age-note-fetched", &values)
        };
        let mut notes: Vec<String> = sources.into_iter().map(source).collect();
        for cube in Cube::ALL {
            let prices = &bought[cube.index()];
            if !prices.is_empty() {
                let values = [
                    ("cube", cube.id().into()),
                    ("count", prices.len().into()),
                    ("prices", prices.join(" + ").into()),
                ];
                notes.push(self.sight.with("table-age-note-bought", &values));
            }
        }
        notes
    }

    /// The income of each player, from tiles that flip and cubes that go to the displays (AI-1.13, AI-8.6).
    fn incomes(&self, events: &[Event]) -> Vec<String> {
        let mut notes: Vec<(String, u16, Seat)> = Vec::new();
        for event in events {
            match *event {
                Event::Flipped { seat, stack, space } => {
                    let values = [
                        (
                            "industry",
                            self.sight.piece(self.data.stack(stack).industry.id()).into(),
                        ),
                        ("space", self.sight.piece(&self.map.space(space).id).into()),
                    ];
                    notes.push((self.sight.with("table-age-note-flip", &values), 0, seat));
                }
                Event::Delivered {
                    seat, cube, cubes, ..
                } => {
                    let values = [("cube", cube.id().into()), ("count", cubes.into())];
                    notes.push((self.sight.with("table-age-note-delivered", &values), 0, seat));
                }
                Event::Income { seat, amount } => match notes.last_mut() {
                    Some((_, paid, to)) if *to == seat => *paid += amount,
                    _ => {}
                },
                _ => {}
            }
        }
        let line = |(what, amount, seat): (String, u16, Seat)| {
            let values = [
                ("what", what.into()),
                ("amount", amount.into()),
                ("player", self.sight.seat(seat).into()),
            ];
            self.sight.with("table-age-note-income", &values)
        };
        notes.into_iter().map(line).collect()
    }

    /// The income from links at the end of the game, which is part of the money that became points (AI-17.4).
    pub fn link_incomes(&self) -> Vec<String> {
        let last = self.table.moves().last();
        let events = last.map(|made| made.events.as_slice()).unwrap_or_default();
        let pairs = events.windows(2).filter_map(|pair| match pair {
            [Event::LinkIncome { seat, links }, Event::Income { amount, .. }] => {
                Some((*seat, *links, *amount))
            }
            _ => None,
        });
        let line = |(seat, links, amount): (Seat, u8, u16)| {
            let values = [
                ("player", self.sight.seat(seat).into()),
                ("links", links.into()),
                ("amount", amount.into()),
            ];
            self.sight.with("table-age-link-income", &values)
        };
        pairs.map(line).collect()
    }

    /// An action on a known place, short enough for a button.
    pub fn short(&self, choice: &Choice) -> Option<String> {
        let seat = self.open.turn();
        let tile = |industry: age_of_industry::Industry| {
            let next = self.game.next_tile(self.open, seat, industry);
            let level = next.map_or(0, |stack| self.data.stack(stack).level);
            format!("{} {level}", self.sight.piece(industry.id()))
        };
        match self.game.action_numbered(choice.number)? {
            Action::Build(card, industry, _) => {
                Some(format!("{} ({})", tile(industry), self.sight.piece(card.id())))
            }
            Action::Place(industry, _) => Some(tile(industry)),
            Action::Sell(mill, outlet) => {
                let outlet = match outlet {
                    Outlet::Port(space) => &self.map.space(space).id,
                    Outlet::Market(market) => &self.map.market(market).id,
                };
                let mill = self.sight.piece(&self.map.space(mill).id);
                Some(format!("{mill} → {}", self.sight.piece(outlet)))
            }
            _ => None,
        }
    }
}
