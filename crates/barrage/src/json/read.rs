//! Reads a position's JSON; every error names the place where it occurred.

use serde_json::Value;
use smokestack_core::small_sort;
use smokestack_core::{InvalidPosition, Seat, Seed};

use super::NEUTRAL;
use super::reader::{Reader, invalid};
use crate::Barrage;
use crate::ids::{Colour, CompanyId, ContractId, ContractSet, DamId, DamSet, Structure, TileId, TileSet};
use crate::position::{
    Holding, NO_OFFICER, NO_TILE, PATENTS, Phase, Position, PublicState, ROUNDS, SEATS, SecretState, Segment,
    Site, Stack, Task, Wheel,
};
use crate::rules::scoring::SOURCES;
use crate::view::View;

const KEYS: [&str; 28] = [
    "round",
    "phase",
    "turn",
    "order",
    "step",
    "out",
    "pending",
    "headstreams",
    "dams",
    "conduits",
    "powerhouses",
    "bonus_tiles",
    "objective",
    "national_contracts",
    "contracts",
    "returned",
    "patents",
    "matchups",
    "companies",
    "starting_contracts",
    "copyable",
    "copied",
    "seats",
    "scores",
    "winners",
    "stacks",
    "patent_stack",
    "seed",
];

const PARTS: [&str; 18] = [
    "company",
    "officer",
    "vp",
    "energy",
    "produced",
    "credits",
    "excavators",
    "mixers",
    "engineers",
    "tiles",
    "wheel",
    "contracts",
    "fulfilled",
    "spaces",
    "banked",
    "constructed",
    "copies",
    "points",
];

impl Barrage {
    #[inline]
    pub(crate) fn read_position(&self, json: &Value) -> Result<Position, InvalidPosition> {
        let reader = Reader { game: self, json };
        reader.refuse_unknown(json, &KEYS, "a position")?;
        let contracts = reader.stacks("stacks")?;
        let unseen = contracts
            .iter()
            .flat_map(|stack| stack.iter().collect::<Vec<_>>())
            .collect();
        let state = reader.open(unseen, "patent_stack")?;
        let seed = json["seed"].as_str().unwrap_or_default().parse::<Seed>();
        let hidden = SecretState {
            contracts,
            patents: Stack::new(reader.stack(&json["patent_stack"], "patent_stack", |id| reader.tile(id))?),
            seed: seed.map_err(|e| InvalidPosition::new(e.to_string()))?,
        };
        let position = Position { open: state, hidden };
        self.invariants(&position)?;
        Ok(position)
    }

    #[inline]
    pub(crate) fn read_view(&self, json: &Value) -> Result<View, InvalidPosition> {
        let reader = Reader { game: self, json };
        let mut unseen = ContractSet::EMPTY;
        for colour in Colour::ALL {
            let left = &json["unseen"][colour.name()];
            unseen = unseen.or(reader.list(left, "unseen", |id| reader.contract(id))?);
        }
        let state = reader.open(unseen, "unseen_patents")?;
        Ok(View { open: state })
    }
}

impl Reader<'_> {
    /// The public state, given the hidden contracts and the key of the hidden tiles.
    #[inline]
    fn open(&self, unseen: ContractSet, unseen_patents: &str) -> Result<PublicState, InvalidPosition> {
        let json = self.json;
        let phase = self.phase()?;
        let order = self.order()?;
        let patents = self.patents()?;
        let left: TileSet = self.list(&json[unseen_patents], unseen_patents, |id| self.tile(id))?;
        let seen_patents = if self.game.switches.introductory {
            TileSet::EMPTY
        } else {
            TileSet::ADVANCED.without(left)
        };
        self.refuse_unknown(&json["contracts"], &Colour::ALL.map(Colour::name), "contracts")?;
        let mut display = ContractSet::EMPTY;
        for colour in Colour::ALL {
            let face_up: ContractSet = self.list(&json["contracts"][colour.name()], "contracts", |id| {
                self.contract(id)
            })?;
            if !face_up.without(colour.contracts()).is_empty() {
                return invalid(format!("contracts.{} has one of another colour", colour.name()));
            }
            display = display.or(face_up);
        }
        let mut state = PublicState {
            seats: [Holding::NEW; SEATS],
            levels: [0; DamId::COUNT],
            drops: [0; DamId::COUNT],
            neutral: DamSet::EMPTY,
            waiting: [0; 4],
            source_tiles: [crate::ids::SourceTileId(0); 4],
            bonuses: self.bonuses()?,
            objective: self.objective(&json["objective"])?,
            nationals: self.list(&json["national_contracts"], "national_contracts", |id| {
                self.contract(id)
            })?,
            display,
            unseen,
            returned: self.stacks("returned")?,
            patents,
            seen_patents,
            order,
            round: self.number(&json["round"], "round")?,
            phase,
            turn: match phase {
                Phase::Over => order[0],
                _ => self.seat(&json["turn"], "turn")?,
            },
            step: self.number(&json["step"], "step")?,
            out: [false; SEATS],
            copied: match &json["copied"] {
                Value::Null => NO_OFFICER,
                id => self.officer(id)?,
            },
            matchups: [NO_OFFICER; CompanyId::COUNT],
            companies: self.list(&json["companies"], "companies", |id| self.company(id))?,
            starting: self.list(&json["starting_contracts"], "starting_contracts", |id| {
                self.contract(id)
            })?,
            copyable: self.list(&json["copyable"], "copyable", |id| self.officer(id))?,
            tasks: self.tasks(&json["pending"])?,
            produced: [0; SEATS],
        };
        for (company, officer) in self.entries(&json["matchups"], "matchups")? {
            state.matchups[self.company(&company)?.index()] = self.officer(officer)?;
        }
        for seat in self.list::<Seat, Vec<_>>(&json["out"], "out", |seat| self.seat(seat, "out"))? {
            state.out[seat.index()] = true;
        }
        for (seat, holding) in self.entries(&json["seats"], "seats")? {
            let seat = self.seat(&seat, "seats")?;
            state.seats[seat.index()] = self.holding(holding, seat)?;
            // Older positions do not have this value, nor do tables that do not count it.
            let produced = &holding["produced"];
            if !produced.is_null() {
                state.produced[seat.index()] = self.amount(produced, &format!("seats.{seat}.produced"))?;
            }
        }
        self.map(&mut state)?;
        self.count_pieces(&mut state);
        Ok(state)
    }

    #[inline]
    fn phase(&self) -> Result<Phase, InvalidPosition> {
        match self.json["phase"].as_str().unwrap_or_default() {
            "draft" => Ok(Phase::Draft),
            "income" => Ok(Phase::Income),
            "actions" => Ok(Phase::Actions),
            "over" => Ok(Phase::Over),
            other => invalid(format!("phase {other:?} is none of draft, income, actions, over")),
        }
    }

    /// Entries beyond the number of players repeat the order, as at set-up.
    #[inline]
    fn order(&self) -> Result<[Seat; SEATS], InvalidPosition> {
        let order: Vec<Seat> = self.list(&self.json["order"], "order", |seat| self.seat(seat, "order"))?;
        let seats = self.game.seats;
        let mut sorted = order.clone();
        small_sort::sort(&mut sorted);
        sorted.dedup();
        if order.len() != seats || sorted.len() != seats {
            return invalid("order names every seat once");
        }
        Ok(std::array::from_fn(|i| order[i % seats]))
    }

    #[inline]
    fn bonuses(&self) -> Result<[crate::ids::BonusId; ROUNDS], InvalidPosition> {
        let tiles: Vec<_> = self.list(&self.json["bonus_tiles"], "bonus_tiles", |id| self.bonus(id))?;
        tiles
            .try_into()
            .map_err(|_| InvalidPosition::new("there is one bonus tile a round (B-2.2)"))
    }

    #[inline]
    fn patents(&self) -> Result<[TileId; PATENTS], InvalidPosition> {
        let mut patents = [NO_TILE; PATENTS];
        for (place, tile) in self.entries(&self.json["patents"], "patents")? {
            let place = place.as_str().and_then(|text| text.parse::<usize>().ok());
            match place.and_then(|place| patents.get_mut(place.wrapping_sub(1))) {
                Some(slot) => *slot = self.tile(tile)?,
                None => return invalid("the patent office has the positions 1 to 3 (B-2.7)"),
            }
        }
        Ok(patents)
    }

    #[inline]
    fn stack<C>(
        &self,
        value: &Value,
        what: &str,
        read: impl Fn(&Value) -> Result<C, InvalidPosition>,
    ) -> Result<std::vec::IntoIter<C>, InvalidPosition> {
        let cards: Vec<C> = self.list(value, what, read)?;
        if cards.len() > Stack::<TileId>::CAPACITY {
            return invalid(format!(
                "{what} has more than {} pieces",
                Stack::<TileId>::CAPACITY
            ));
        }
        Ok(cards.into_iter())
    }

    #[inline]
    fn stacks(&self, key: &str) -> Result<[Stack<ContractId>; 3], InvalidPosition> {
        self.refuse_unknown(&self.json[key], &Colour::ALL.map(Colour::name), key)?;
        let mut stacks = [Stack::default(); 3];
        for (colour, stack) in Colour::ALL.into_iter().zip(&mut stacks) {
            *stack = Stack::new(self.stack(&self.json[key][colour.name()], key, |id| self.contract(id))?);
        }
        Ok(stacks)
    }

    #[inline]
    fn holding(&self, json: &Value, seat: Seat) -> Result<Holding, InvalidPosition> {
        self.refuse_unknown(json, &PARTS, "a seat")?;
        let what = |part: &str| format!("seats.{seat}.{part}");
        let number = |part: &str| self.number(&json[part], &what(part));
        let contracts = |part: &str| self.list(&json[part], &what(part), |id| self.contract(id));
        let mut holding = Holding {
            energy: self.amount(&json["energy"], &what("energy"))?,
            credits: self.amount(&json["credits"], &what("credits"))?,
            excavators: number("excavators")?,
            mixers: number("mixers")?,
            engineers: number("engineers")?,
            tiles: self.list(&json["tiles"], &what("tiles"), |id| self.tile(id))?,
            wheel: self.wheel(&json["wheel"])?,
            contracts: contracts("contracts")?,
            fulfilled: contracts("fulfilled")?,
            spaces: self.list(&json["spaces"], &what("spaces"), |id| self.space(id))?,
            banked: number("banked")?,
            copies: number("copies")?,
            ..Holding::NEW
        };
        if !json["company"].is_null() {
            holding.company = self.company(&json["company"])?;
        }
        if !json["officer"].is_null() {
            holding.officer = self.officer(&json["officer"])?;
        }
        for used in self.list::<String, Vec<_>>(&json["constructed"], "constructed", text)? {
            let spaces = &self.game.data.construction_spaces;
            match spaces.iter().position(|space| space.id == used) {
                Some(place) => holding.constructed |= 1 << place,
                None => return invalid(format!("no construction space is called {used:?}")),
            }
        }
        for (source, points) in SOURCES.iter().zip(&mut holding.points) {
            let value = &json["points"][*source];
            *points = value
                .as_i64()
                .and_then(|n| i16::try_from(n).ok())
                .ok_or_else(|| {
                    InvalidPosition::new(format!(
                        "seats.{seat}.points.{source} must be a whole number, not {value}"
                    ))
                })?;
        }
        if json["vp"].as_i64() != Some(i64::from(holding.vp())) {
            return invalid(format!(
                "seats.{seat}.vp is not the sum of its points ({})",
                holding.vp()
            ));
        }
        Ok(holding)
    }

    #[inline]
    fn wheel(&self, json: &Value) -> Result<Wheel, InvalidPosition> {
        let segments: Vec<Segment> = self.list(json, "wheel", |segment| {
            if segment.is_null() {
                return Ok(Segment::EMPTY);
            }
            self.refuse_unknown(segment, &["tile", "excavators", "mixers"], "a segment")?;
            let machines = |key: &str| match &segment[key] {
                Value::Null => Ok(0),
                count => self.number(count, key),
            };
            Ok(Segment {
                tile: match &segment["tile"] {
                    Value::Null => NO_TILE,
                    id => self.tile(id)?,
                },
                excavators: machines("excavators")?,
                mixers: machines("mixers")?,
            })
        })?;
        if segments.len() > Wheel::SEGMENTS {
            return invalid("the wheel has six segments (B-15.1)");
        }
        let mut wheel = Wheel::EMPTY;
        wheel.0[..segments.len()].copy_from_slice(&segments);
        Ok(wheel)
    }

    #[inline]
    fn map(&self, open: &mut PublicState) -> Result<(), InvalidPosition> {
        for (id, state) in self.entries(&self.json["headstreams"], "headstreams")? {
            let at = self.headstream(&id)?.index();
            open.waiting[at] = self.number(&state["drops"], "drops")?;
            open.source_tiles[at] = self.source_tile(&state["tile"])?;
        }
        for (id, state) in self.entries(&self.json["dams"], "dams")? {
            let dam = self.dam(&id)?;
            self.refuse_unknown(state, &["owner", "level", "drops"], "a dam")?;
            open.levels[dam.index()] = self.number(&state["level"], "level")?;
            open.drops[dam.index()] = self.number(&state["drops"], "drops")?;
            if state["owner"] == NEUTRAL {
                open.neutral.insert(dam);
            } else {
                let owner = self.seat(&state["owner"], "owner")?;
                open.holding_mut(owner).bases.insert(dam);
            }
        }
        for (id, owner) in self.entries(&self.json["conduits"], "conduits")? {
            let owner = self.seat(owner, "owner")?;
            open.holding_mut(owner).conduits.insert(self.conduit(&id)?);
        }
        for (id, owner) in self.entries(&self.json["powerhouses"], "powerhouses")? {
            let owner = self.seat(owner, "owner")?;
            open.holding_mut(owner).powerhouses.insert(self.powerhouse(&id)?);
        }
        Ok(())
    }

    /// Counts the pieces that have left the company boards: those on the map, and the one being placed (B-5.9).
    #[inline]
    fn count_pieces(&self, state: &mut PublicState) {
        for seat in Seat::all(self.game.seats) {
            let holding = state.holding(seat);
            let elevations: u8 = holding
                .bases
                .map(|dam| state.levels[dam.index()].saturating_sub(1))
                .sum();
            let mut built = [
                holding.bases.len() as u8,
                elevations,
                holding.conduits.len() as u8,
                holding.powerhouses.len() as u8,
            ];
            if seat == state.turn {
                for task in state.tasks.iter() {
                    if let Task::Build { site, .. } = task {
                        built[Site::structure(site) as usize] += 1;
                    }
                }
            }
            debug_assert_eq!(built.len(), Structure::ALL.len());
            state.holding_mut(seat).built = built;
        }
    }
}

#[inline]
fn text(value: &Value) -> Result<String, InvalidPosition> {
    let text = value.as_str().map(str::to_owned);
    text.ok_or_else(|| InvalidPosition::new(format!("an id is a text, not {value}")))
}
