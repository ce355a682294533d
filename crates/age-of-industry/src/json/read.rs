//! Reads a position's JSON; every error names the place where it occurred.

use serde_json::Value;
use smokestack_core::{InvalidPosition, Seat, Seed, Viewer};

use super::complete::JOB_PARTS;
use crate::AgeOfIndustry;
use crate::ids::{Card, Cards, Cube, Industry, LineId, SpaceId, StackId};
use crate::position::{
    Asking, CARDS, Ends, Job, Phase, Pile, Position, PublicState, SEATS, SecretState, Work,
};
use crate::view::View;

/// `stock`, `scores` and `winners` follow from the rest: they are allowed and ignored.
const KEYS: [&str; 18] = [
    "round",
    "phase",
    "turn",
    "order",
    "actions_left",
    "asking",
    "seats",
    "tiles",
    "markets",
    "imports",
    "demand",
    "stock",
    "face_up",
    "pile",
    "discards",
    "seed",
    "scores",
    "winners",
];

const PARTS: [&str; 7] = ["money", "debt", "spent", "hand", "seen", "links", "display"];
/// In a view every hand has a size, and only the viewer's hand lists its cards.
const SEEN_PARTS: [&str; 8] = [
    "money",
    "debt",
    "spent",
    "hand",
    "hand_size",
    "seen",
    "links",
    "display",
];
const TILE_PARTS: [&str; 5] = ["owner", "industry", "level", "flipped", "cubes"];
const MARKET_PARTS: [&str; 2] = ["tile", "flipped"];

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn read_position(&self, json: &Value) -> Result<Position, InvalidPosition> {
        let reader = Reader { game: self, json };
        known_keys(json, &KEYS, "a position")?;
        let (mut state, hands) = reader.open(&PARTS)?;
        let pile = reader.pile(&mut state)?;
        let seed = json["seed"].as_str().unwrap_or_default().parse::<Seed>();
        let seed = seed.map_err(|e| InvalidPosition::new(e.to_string()))?;
        let position = Position {
            open: state,
            hidden: SecretState { hands, pile, seed },
        };
        self.invariants(&position)?;
        Ok(position)
    }

    /// The seat with a hand is the viewer.
    #[inline]
    pub(crate) fn read_view(&self, json: &Value) -> Result<View, InvalidPosition> {
        let reader = Reader { game: self, json };
        let (mut state, hands) = reader.open(&SEEN_PARTS)?;
        state.pile = number(&json["pile_size"], "pile_size", CARDS as u16)? as u8;
        let holding = |seat: &Seat| json["seats"][seat.to_string()].get("hand").is_some();
        let holding = Seat::all(self.seats).find(holding);
        Ok(View {
            open: state,
            viewer: holding.map_or(Viewer::Spectator, Viewer::Seat),
            hand: holding.map(|seat| hands[seat.index()]).unwrap_or_default(),
        })
    }
}

struct Reader<'g> {
    game: &'g AgeOfIndustry,
    json: &'g Value,
}

#[inline]
fn invalid<T>(reason: impl Into<String>) -> Result<T, InvalidPosition> {
    Err(InvalidPosition::new(reason))
}

#[inline]
fn known_keys(value: &Value, keys: &[&str], what: &str) -> Result<(), InvalidPosition> {
    let Some(parts) = value.as_object() else {
        return invalid(format!("{what} must be a JSON object"));
    };
    match parts.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(key) => invalid(format!(
            "no part of {what} is called {key:?}; there is {}",
            keys.join(", ")
        )),
        None => Ok(()),
    }
}

#[inline]
fn number(value: &Value, what: &str, maximum: u16) -> Result<u16, InvalidPosition> {
    let number = value.as_u64().and_then(|n| u16::try_from(n).ok());
    number.filter(|n| *n <= maximum).ok_or_else(|| {
        InvalidPosition::new(format!(
            "{what} must be a whole number from 0 to {maximum}, not {value}"
        ))
    })
}

#[inline]
fn byte(value: &Value, what: &str) -> Result<u8, InvalidPosition> {
    number(value, what, u16::from(u8::MAX)).map(|n| n as u8)
}

#[inline]
fn list<'v>(value: &'v Value, what: &str) -> Result<&'v Vec<Value>, InvalidPosition> {
    let list = value.as_array();
    list.ok_or_else(|| InvalidPosition::new(format!("{what} must be a list")))
}

#[inline]
fn flag(value: &Value, what: &str) -> Result<bool, InvalidPosition> {
    let flag = value.as_bool();
    flag.ok_or_else(|| InvalidPosition::new(format!("{what} must be true or false, not {value}")))
}

/// More money or debt than occurs in any game; sums of such amounts still fit.
const MAX_MONEY: u16 = 9_999;

impl Reader<'_> {
    #[inline]
    fn seat(&self, value: &Value, what: &str) -> Result<Seat, InvalidPosition> {
        let seat = value.as_str().and_then(|letter| letter.parse::<Seat>().ok());
        seat.filter(|seat| seat.index() < self.game.seats)
            .ok_or_else(|| InvalidPosition::new(format!("{what} must be a seat at this table, not {value}")))
    }

    /// The public state except the size of the pile, and the hands that are given; `parts` are the keys of a seat.
    #[inline]
    fn open(&self, parts: &[&str]) -> Result<(PublicState, [Cards; SEATS]), InvalidPosition> {
        let json = self.json;
        let mut state = self.game.empty_table();
        self.course(&mut state)?;
        let hands = self.holdings(&mut state, parts)?;
        self.tiles(&mut state)?;
        self.markets(&mut state)?;
        self.imports(&mut state)?;
        self.demand(&mut state)?;
        state.face_up = self.cards(&json["face_up"], "face_up")?;
        state.discards = self.cards(&json["discards"], "discards")?;
        state.asking = self.asking(&mut state)?;
        Ok((state, hands))
    }

    /// The round, the phase, the turn order, and whose turn it is.
    #[inline]
    fn course(&self, state: &mut PublicState) -> Result<(), InvalidPosition> {
        state.round = byte(&self.json["round"], "round")?;
        state.actions_left = byte(&self.json["actions_left"], "actions_left")?;
        state.phase = match self.json["phase"].as_str() {
            Some("actions") => Phase::Actions,
            Some("interest") => Phase::Interest,
            Some("over") => Phase::Over,
            _ => {
                return invalid(format!(
                    "phase must be actions, interest or over, not {}",
                    self.json["phase"]
                ));
            }
        };
        let order = list(&self.json["order"], "order")?;
        if order.len() != self.game.seats {
            return invalid(format!("order must name each of the {} seats", self.game.seats));
        }
        for (place, value) in order.iter().enumerate() {
            state.order[place] = self.seat(value, "order")?;
        }
        if let Some(seat) = Seat::all(self.game.seats).find(|s| !state.order[..self.game.seats].contains(s)) {
            return invalid(format!("order does not name {seat}"));
        }
        if state.phase != Phase::Over {
            let turn = self.seat(&self.json["turn"], "turn")?;
            let place = state.order.iter().position(|seat| *seat == turn);
            state.at = place.unwrap_or_default() as u8;
        }
        Ok(())
    }

    #[inline]
    fn holdings(&self, state: &mut PublicState, parts: &[&str]) -> Result<[Cards; SEATS], InvalidPosition> {
        let mut hands = [Cards::default(); SEATS];
        let seats = &self.json["seats"];
        let letters: Vec<String> = Seat::all(self.game.seats).map(|s| s.to_string()).collect();
        let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
        known_keys(seats, &letters, "seats")?;
        for seat in Seat::all(self.game.seats) {
            let own = &seats[seat.to_string()];
            let at = |part: &str| format!("seats.{seat}.{part}");
            known_keys(own, parts, &format!("seats.{seat}"))?;
            let unit = u16::from(self.game.data.params.loan_unit);
            let debt = number(&own["debt"], &at("debt"), MAX_MONEY)?;
            if debt % unit != 0 {
                return invalid(format!("{} must be a multiple of {unit} (AI-4.3)", at("debt")));
            }
            let size = own.get("hand_size");
            let hand = match (own.get("hand"), size) {
                (None, Some(_)) => Cards::default(),
                _ => self.cards(&own["hand"], &at("hand"))?,
            };
            hands[seat.index()] = hand;
            let holding = state.holding_mut(seat);
            holding.money = number(&own["money"], &at("money"), MAX_MONEY)?;
            holding.spent = number(&own["spent"], &at("spent"), MAX_MONEY)?;
            holding.loans = debt / unit;
            holding.hand = match size {
                Some(size) => number(size, &at("hand_size"), CARDS as u16)? as u8,
                None => hand.len() as u8,
            };
            holding.seen = self.cards(&own["seen"], &at("seen"))?;
            for value in list(&own["links"], &at("links"))? {
                let line = value.as_str().and_then(|id| self.game.map().find_line(id));
                let Some(line) = line else {
                    return invalid(format!("{}: no line is called {value}", at("links")));
                };
                if state.built.has(line) {
                    return invalid(format!("{value} has a counter twice (AI-11.1)"));
                }
                self.game.lay_counter(state, seat, line);
            }
            for industry in Industry::ALL {
                let gone = self.gone(&own["display"][industry.id()], industry, &at("display"))?;
                state.holding_mut(seat).gone[industry.index()] = gone;
            }
        }
        Ok(hands)
    }

    /// A display lists the remaining levels, lowest first: they must be the last ones of the industry's sequence.
    #[inline]
    fn gone(&self, value: &Value, industry: Industry, what: &str) -> Result<u8, InvalidPosition> {
        let levels = list(value, &format!("{what}.{}", industry.id()))?;
        let lookup = &self.game.data.lookup;
        let total = usize::from(lookup.total[industry.index()]);
        let all = &lookup.sequence[industry.index()][..total];
        let left = total.checked_sub(levels.len()).map(|gone| &all[gone..]);
        let same = left.is_some_and(|left| {
            let level = |stack: &StackId| u64::from(self.game.tile(*stack).level);
            left.iter()
                .zip(levels)
                .all(|(stack, value)| value.as_u64() == Some(level(stack)))
        });
        if same {
            Ok((total - levels.len()) as u8)
        } else {
            invalid(format!(
                "{what}.{} must list the levels left, lowest first (AI-6.12), not {value}",
                industry.id()
            ))
        }
    }

    #[inline]
    fn cards(&self, value: &Value, what: &str) -> Result<Cards, InvalidPosition> {
        let mut cards = Cards::default();
        for item in list(value, what)? {
            let card = self.card(item, what)?;
            if cards.count(card) == Cards::MAX_PER_KIND {
                return invalid(format!("{what}: too many of {item}"));
            }
            cards.add(card);
        }
        Ok(cards)
    }

    #[inline]
    fn card(&self, value: &Value, what: &str) -> Result<Card, InvalidPosition> {
        let card = value.as_str().and_then(Card::from_id);
        card.ok_or_else(|| InvalidPosition::new(format!("{what}: no card is called {value}")))
    }

    #[inline]
    fn pile(&self, state: &mut PublicState) -> Result<Pile, InvalidPosition> {
        let cards = list(&self.json["pile"], "pile")?;
        if cards.len() > CARDS {
            return invalid(format!("a pile has at most {CARDS} cards"));
        }
        let mut pile = Pile::EMPTY;
        for (place, value) in cards.iter().rev().enumerate() {
            pile.put(place, self.card(value, "pile")?);
        }
        state.pile = cards.len() as u8;
        Ok(pile)
    }

    #[inline]
    fn space(&self, value: &str, what: &str) -> Result<SpaceId, InvalidPosition> {
        let space = self.game.map().find_space(value);
        space.ok_or_else(|| InvalidPosition::new(format!("{what}: no space of this map is called {value:?}")))
    }

    #[inline]
    fn industry(&self, value: &Value, what: &str) -> Result<Industry, InvalidPosition> {
        let industry = value.as_str().and_then(Industry::from_id);
        industry.ok_or_else(|| InvalidPosition::new(format!("{what}: no industry is called {value}")))
    }

    #[inline]
    fn tiles(&self, state: &mut PublicState) -> Result<(), InvalidPosition> {
        let Some(tiles) = self.json["tiles"].as_object() else {
            return invalid("tiles must be an object keyed by spaces");
        };
        for (id, tile) in tiles {
            let what = format!("tiles.{id}");
            known_keys(tile, &TILE_PARTS, &what)?;
            let space = self.space(id, "tiles")?;
            let owner = self.seat(&tile["owner"], &what)?;
            let industry = self.industry(&tile["industry"], &what)?;
            let level = byte(&tile["level"], &format!("{what}.level"))?;
            let stack = self.game.data.find_stack(industry, level).filter(|_| level > 0);
            let Some(stack) = stack else {
                return invalid(format!(
                    "{what}: no {} of level {level} can be built",
                    industry.id()
                ));
            };
            self.game.lay_tile(state, owner, stack, space);
            if flag(&tile["flipped"], &format!("{what}.flipped"))? {
                state.flipped.insert(space);
            }
            let cube = crate::rules::building::mined(industry);
            match (cube, tile.get("cubes")) {
                (Some(cube), Some(cubes)) => {
                    let cubes = byte(cubes, &format!("{what}.cubes"))?;
                    state.cubes[space.index()] = cubes;
                    if cubes > 0 {
                        state.cubed[cube.index()].insert(space);
                    }
                }
                (Some(_), None) => return invalid(format!("{what} must say how many cubes lie on it")),
                (None, Some(_)) => return invalid(format!("{what}: no cubes lie on a {}", industry.id())),
                (None, None) => {}
            }
        }
        Ok(())
    }

    #[inline]
    fn markets(&self, state: &mut PublicState) -> Result<(), InvalidPosition> {
        let map = self.game.map();
        let ids: Vec<&str> = map.markets.iter().map(|market| market.id.as_str()).collect();
        known_keys(&self.json["markets"], &ids, "markets")?;
        for market in map.market_ids() {
            let id = &map.market(market).id;
            let value = &self.json["markets"][id];
            known_keys(value, &MARKET_PARTS, &format!("markets.{id}"))?;
            let tile = value["tile"].as_str();
            let kinds = &self.game.data.market_tiles;
            let kind = kinds.iter().position(|kind| Some(kind.id.as_str()) == tile);
            let Some(kind) = kind else {
                return invalid(format!(
                    "markets.{id}: no market tile is called {}",
                    value["tile"]
                ));
            };
            state.markets[market.index()] = kind as u8;
            if flag(&value["flipped"], &format!("markets.{id}.flipped"))? {
                state.market_flipped.insert(market);
            }
        }
        Ok(())
    }

    #[inline]
    fn imports(&self, state: &mut PublicState) -> Result<(), InvalidPosition> {
        let map = self.game.map();
        let ids: Vec<String> = map
            .lookup
            .ships
            .filter_map(|space| map.import_id(space))
            .collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        known_keys(&self.json["imports"], &ids, "imports")?;
        for id in ids {
            let Some(space) = map.find_import(id) else {
                continue;
            };
            let cubes = byte(&self.json["imports"][id], &format!("imports.{id}"))?;
            state.cubes[space.index()] = cubes;
            state.cubed[Cube::Coal.index()].remove(space);
            if cubes > 0 {
                state.cubed[Cube::Coal.index()].insert(space);
            }
        }
        Ok(())
    }

    #[inline]
    fn demand(&self, state: &mut PublicState) -> Result<(), InvalidPosition> {
        let ids = Cube::ALL.map(Cube::id);
        known_keys(&self.json["demand"], &ids, "demand")?;
        for cube in Cube::ALL {
            let maximum = self.game.data.demand[cube.index()].prices.len() as u16;
            let what = format!("demand.{}", cube.id());
            state.display[cube.index()] = number(&self.json["demand"][cube.id()], &what, maximum)? as u8;
        }
        Ok(())
    }

    #[inline]
    fn asking(&self, state: &mut PublicState) -> Result<Asking, InvalidPosition> {
        let asking = &self.json["asking"];
        if asking.is_null() {
            return Ok(Asking::Act);
        }
        known_keys(asking, &JOB_PARTS, "asking")?;
        match asking["kind"].as_str() {
            Some("place") => Ok(Asking::Place),
            Some("sell") => Ok(Asking::Sell),
            Some("draw") => Ok(Asking::Draw),
            Some("repay") => Ok(Asking::Repay),
            Some("discard") => match asking["for"].as_str() {
                Some("pass") => Ok(Asking::Discard(None)),
                Some("develop") => self
                    .industry(&asking["industry"], "asking.industry")
                    .map(|industry| Asking::Discard(Some(industry))),
                _ => invalid("asking.for must be pass or develop"),
            },
            Some("cubes") => self.job(state).map(|job| {
                state.job = job;
                Asking::Cube
            }),
            _ => invalid(format!(
                "asking.kind must be place, sell, draw, repay, discard or cubes, not {}",
                asking["kind"]
            )),
        }
    }

    #[inline]
    fn job(&self, state: &PublicState) -> Result<Job, InvalidPosition> {
        let asking = &self.json["asking"];
        let mut needs = [0; 2];
        for cube in Cube::ALL {
            needs[cube.index()] = byte(&asking[cube.id()], &format!("asking.{}", cube.id()))?;
        }
        let (what, ends) = if let Some(id) = asking["line"].as_str() {
            let line = self.game.map().find_line(id);
            let line =
                line.ok_or_else(|| InvalidPosition::new(format!("asking.line: no line is called {id:?}")))?;
            (Work::Link(line), self.ends(state, line, needs)?)
        } else {
            let industry = self.industry(&asking["industry"], "asking.industry")?;
            let space = self.space(asking["space"].as_str().unwrap_or_default(), "asking.space")?;
            let stack = self.game.next_tile(state, state.turn(), industry);
            let stack = stack.ok_or_else(|| {
                InvalidPosition::new(format!("asking: no {} is left (AI-6.12)", industry.id()))
            })?;
            (Work::Tile { stack, space }, Ends::Both)
        };
        Ok(Job { what, needs, ends })
    }

    /// The end that is named, or else those that can get all the cubes (AI-11.5).
    #[inline]
    fn ends(&self, state: &PublicState, line: LineId, needs: [u8; 2]) -> Result<Ends, InvalidPosition> {
        let map = self.game.map();
        let end = &self.json["asking"]["end"];
        if end.is_null() {
            let supplied = || self.game.supplied_ends(state, line, needs);
            return Ok(self.game.same_end.then(supplied).flatten().unwrap_or(Ends::Both));
        }
        let entry = end.as_str().and_then(|id| map.find_location(id));
        let [first, second] = map.line(line).ends;
        match entry {
            Some(id) if id == first => Ok(Ends::First),
            Some(id) if id == second => Ok(Ends::Second),
            _ => invalid(format!("asking.end must be an end of the line, not {end}")),
        }
    }
}
