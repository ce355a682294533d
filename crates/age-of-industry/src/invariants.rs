//! What is true in every reachable position: pieces are only in allowed places, and nothing is lost or duplicated.

use smokestack_core::{InvalidPosition, Seat};

use crate::AgeOfIndustry;
use crate::data::LEVELS;
use crate::ids::{Card, Cube, Industry, LocationSet, SpaceSet};
use crate::position::{Asking, Ends, Phase, Position, PublicState, SEATS, Work};
use crate::rules::building::mined;

/// More rounds than cards, counters and sales can fill: almost every action uses up something that is not replenished.
const MAX_ROUNDS: u8 = 200;

fn ensure(condition: bool, reason: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if condition {
        Ok(())
    } else {
        Err(InvalidPosition::new(reason()))
    }
}

impl AgeOfIndustry {
    pub(crate) fn invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        self.ensure_course(state)?;
        self.ensure_cards(at)?;
        for seat in Seat::all(self.seats) {
            self.ensure_tiles(state, seat)?;
            self.ensure_links(state, seat)?;
        }
        self.ensure_map(state)?;
        self.ensure_ships(state)?;
        self.ensure_markets(state)?;
        self.ensure_connections(state)?;
        self.ensure_question(at)
    }

    fn ensure_course(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let params = &self.data.params;
        ensure(state.round >= 1, || "rounds count from 1".to_owned())?;
        ensure(state.round <= MAX_ROUNDS, || {
            format!(
                "round {}: no game has more than {MAX_ROUNDS} (AI-17.1)",
                state.round
            )
        })?;
        let maximum = if state.round == 1 {
            params.first_round_actions
        } else {
            params.actions
        };
        ensure(state.actions_left <= maximum, || {
            format!(
                "{} actions left in round {} (AI-3.3)",
                state.actions_left, state.round
            )
        })?;
        let acting = state.phase == Phase::Actions && state.asking != Asking::Repay;
        ensure(acting == (state.actions_left > 0), || {
            format!(
                "{} actions left in this phase, asking {:?} (AI-3.2)",
                state.actions_left, state.asking
            )
        })?;
        for seat in Seat::all(SEATS) {
            let places = state.order.iter().filter(|other| **other == seat).count();
            ensure(places == 1, || {
                format!("{seat} stands {places} times in the order (AI-2.4)")
            })?;
        }
        ensure(usize::from(state.at) < self.seats, || {
            "nobody is on turn".to_owned()
        })
    }

    /// Every card lies somewhere, and nowhere twice (AI-2.8, AI-3.7).
    fn ensure_cards(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        let params = &self.data.params;
        for card in Card::all() {
            let hands = at.hidden.hands.iter().map(|hand| hand.count(card));
            let pile = (0..usize::from(state.pile)).filter(|place| at.hidden.pile.at(*place) == card);
            let lying: u32 = hands.sum::<u32>()
                + pile.count() as u32
                + state.discards.count(card)
                + state.face_up.count(card);
            let all = u32::from(self.cards_of(card));
            ensure(lying == all, || {
                format!(
                    "{lying} cards {} lie about; the game has {all} (AI-2.8)",
                    card.id()
                )
            })?;
        }
        for seat in Seat::all(SEATS) {
            let holding = state.holding(seat);
            let hand = at.hidden.hands[seat.index()];
            ensure(hand.len() == u32::from(holding.hand), || {
                format!("{seat} holds {} cards, not {}", hand.len(), holding.hand)
            })?;
            ensure(holding.hand <= params.hand_limit, || {
                format!("{seat} holds more than {} cards (AI-5.3)", params.hand_limit)
            })?;
            ensure(hand.has_all(holding.seen), || {
                format!("{seat} was seen to take cards that are not in hand")
            })?;
        }
        let face_up = state.face_up.len();
        let missing = u32::from(params.face_up).saturating_sub(face_up);
        let between = state.asking == Asking::Draw && missing <= 1;
        ensure(
            face_up <= u32::from(params.face_up) && (missing == 0 || between || state.pile == 0),
            || format!("{face_up} cards lie face up (AI-2.9, AI-14.6)"),
        )
    }

    /// A player's tiles have left the display, and nobody has more in a location than allowed (AI-6.9, AI-6.12).
    fn ensure_tiles(&self, state: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let map = self.map();
        let holding = state.holding(seat);
        for industry in Industry::ALL {
            let i = industry.index();
            let gone = usize::from(holding.gone[i]);
            let total = usize::from(self.data.lookup.total[i]);
            ensure(gone <= total, || {
                format!(
                    "{seat} has lost more {} tiles than there are (AI-2.2)",
                    industry.id()
                )
            })?;
            let left_display = &self.data.lookup.sequence[i][..gone];
            for stack in &self.data.industry(industry).stacks {
                let tiles = holding
                    .own
                    .filter(|space| state.stack_at[space.index()] == *stack)
                    .count();
                let gone = left_display.iter().filter(|other| *other == stack).count();
                ensure(tiles <= gone, || {
                    let level = self.data.stack(*stack).level;
                    format!(
                        "{seat} has {tiles} {} of level {level} on the map, but only {gone} left the display (AI-6.12)",
                        industry.id()
                    )
                })?;
            }
        }
        let mut present = LocationSet::EMPTY;
        let mut crowded = SpaceSet::EMPTY;
        for location in map.location_ids() {
            let tiles = holding.own.and(map.lookup.spaces_of[location.index()]).len();
            let limit = u32::from(self.tile_limit(location));
            ensure(tiles <= limit, || {
                format!(
                    "{seat} has {tiles} tiles in {}; {limit} are allowed (AI-6.9)",
                    map.location(location).id
                )
            })?;
            if tiles > 0 {
                present.insert(location);
            }
            if tiles >= limit {
                crowded = crowded.or(map.lookup.spaces_of[location.index()]);
            }
        }
        ensure(holding.present == present && holding.crowded == crowded, || {
            format!("where {seat} has tiles does not follow from the tiles")
        })
    }

    fn ensure_links(&self, state: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let holding = state.holding(seat);
        ensure(holding.links.len() <= u32::from(self.counters), || {
            format!("{seat} has only {} counters (AI-2.2)", self.counters)
        })?;
        let ends = holding
            .links
            .flat_map(|line| self.map().lookup.ends[line.index()]);
        ensure(holding.linked == ends.collect(), || {
            format!("to where {seat} is linked does not follow from the counters")
        })?;
        let around = self.spaces_in(holding.present.and(self.map().lookup.big).or(holding.linked));
        ensure(holding.around == around, || {
            format!("what lies around {seat} does not follow from tiles and counters")
        })
    }

    /// Each space has at most one tile, of an allowed kind, with cubes only where they belong (AI-6.7, AI-6.10, AI-9).
    fn ensure_map(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        let owned = state
            .seats
            .iter()
            .fold(SpaceSet::EMPTY, |all, holding| all.or(holding.own));
        let owners: u32 = state.seats.iter().map(|holding| holding.own.len()).sum();
        ensure(
            owned == state.occupied && owners == owned.len() && state.flipped.without(owned).is_empty(),
            || "a tile has one owner".to_owned(),
        )?;
        let mut of = [SpaceSet::EMPTY; Industry::COUNT];
        let mut level = [SpaceSet::EMPTY; LEVELS];
        for space in state.occupied {
            let id = &map.space(space).id;
            let stack = state.stack_at[space.index()];
            let industry = self.data.lookup.industry[stack.index()];
            of[industry.index()].insert(space);
            level[usize::from(self.tile(stack).level)].insert(space);
            ensure(map.lookup.takes[industry.index()].has(space), || {
                format!("no {} stands on {id} (AI-6.6, AI-6.7)", industry.id())
            })?;
            if mined(industry).is_some() {
                let cubes = state.cubes[space.index()];
                ensure(cubes <= self.tile(stack).cubes, || {
                    format!("{cubes} cubes on {id} (AI-9.1)")
                })?;
                ensure((cubes == 0) == state.flipped.has(space), || {
                    format!("{id} has {cubes} cubes: it is flipped when it has none (AI-9.2)")
                })?;
            }
        }
        ensure(of == state.of && level == state.level, || {
            "the tiles do not follow from the spaces".to_owned()
        })?;
        let ports = state.of[Industry::Port.index()].map(|space| map.lookup.location_of[space.index()]);
        ensure(state.ports == ports.collect(), || {
            "the ports do not follow from the tiles".to_owned()
        })?;
        for space in map.space_ids() {
            let cubes = state.cubes[space.index()] > 0;
            let mine = state.of[Industry::CoalMine.index()].has(space) || map.lookup.ships.has(space);
            let works = state.of[Industry::IronWorks.index()].has(space);
            let [coal, iron] = Cube::ALL.map(|cube| state.cubed[cube.index()].has(space));
            ensure(coal == (cubes && mine) && iron == (cubes && works), || {
                format!("the cubes on {} belong to no tile", map.space(space).id)
            })?;
        }
        Ok(())
    }

    /// A ship lies at a port and is flipped when its coal and its market are used up (AI-6.8, AI-13.4).
    fn ensure_ships(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        for space in map.lookup.ships {
            let location = map.location(map.space(space).location);
            let cubes = state.cubes[space.index()];
            ensure(cubes <= location.import.unwrap_or(0), || {
                format!("{cubes} cubes behind {} (AI-2.6)", location.id)
            })?;
            if !state.occupied.has(space) {
                continue;
            }
            ensure(state.ports.has(map.lookup.port_of[space.index()]), || {
                format!("the ship on {} has no port (AI-6.8)", location.id)
            })?;
            let done = cubes == 0 && self.markets_served(state, space);
            ensure(done == state.flipped.has(space), || {
                format!(
                    "the ship on {} flips when coal and market are used up (AI-13.4)",
                    location.id
                )
            })?;
        }
        Ok(())
    }

    fn ensure_markets(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        for (kind, tile) in self.data.market_tiles.iter().enumerate() {
            let lying = map
                .market_ids()
                .filter(|market| state.market_tile(*market) == kind);
            ensure(lying.count() <= usize::from(tile.count), || {
                format!("more market tiles {} than there are (AI-2.7)", tile.id)
            })?;
        }
        for market in map.market_ids() {
            let ship = map.lookup.market_ship[market.index()];
            let flipped = state.market_flipped.has(market);
            let required = self.data.lookup.market_accepts[state.market_tile(market)] != 0;
            let open_sea = ship.is_none_or(|space| state.occupied.has(space));
            ensure(!flipped || (required && open_sea), || {
                format!("nothing was sold to {} (AI-12.5, AI-12.6)", map.market(market).id)
            })?;
        }
        Ok(())
    }

    /// What is connected follows from counters and sea links (AI-1.8).
    fn ensure_connections(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        let built = state.seats.iter().fold(0, |all, holding| all | holding.links.0);
        let counters: u32 = state.seats.iter().map(|holding| holding.links.len()).sum();
        ensure(state.built.0 == built && counters == state.built.len(), || {
            "a line has one counter (AI-11.1)".to_owned()
        })?;
        for location in map.location_ids() {
            let mut seen = LocationSet::one(location);
            let mut edge = seen;
            while !edge.is_empty() {
                edge = self.one_further(state, edge).without(seen);
                seen = seen.or(edge);
            }
            let yard = self.spaces_in(seen);
            let same = state.reach[location.index()] == seen && state.yards[location.index()] == yard;
            ensure(same, || {
                format!("what is connected to {} (AI-1.8)", map.location(location).id)
            })?;
        }
        Ok(())
    }

    /// The current prompt has at least one legal choice.
    fn ensure_question(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        if state.phase == Phase::Over {
            return ensure(
                state.pile == 0 && state.seats.iter().all(|holding| holding.hand == 0),
                || "at the end the pile is empty and hands are discarded (AI-17.1, AI-17.3)".to_owned(),
            );
        }
        ensure(
            (state.phase == Phase::Interest) <= (state.asking == Asking::Repay),
            || "before interest one can only repay (AI-16.3)".to_owned(),
        )?;
        let cubes = state.asking == Asking::Cube;
        ensure(cubes == (state.job.what != Work::None), || {
            "cubes are asked for while something is built (AI-6.14)".to_owned()
        })?;
        let supplied = match state.job.what {
            Work::Link(line) if self.same_end => self.supplied_ends(state, line, state.job.needs),
            _ => Some(Ends::Both),
        };
        let all_can = matches!(supplied, Some(ends) if ends == Ends::Both || ends == state.job.ends);
        let both = state.job.ends == Ends::Both;
        ensure(all_can && (both || self.same_end), || {
            "cubes go to one end only if all must, and to one that can have them (AI-11.5)".to_owned()
        })?;
        ensure(!cubes || self.nearest(state).len() > 1, || {
            "a source is asked for only when several are nearest (AI-7.4)".to_owned()
        })?;
        let mut legal = Vec::new();
        self.list_legal(at, &mut legal);
        let enough = if state.asking == Asking::Repay || state.asking == Asking::Sell {
            2
        } else {
            1
        };
        ensure(legal.len() >= enough, || {
            format!("{} has nothing to answer to {:?}", state.turn(), state.asking)
        })
    }
}
