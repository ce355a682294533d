//! What is true in every reachable position: pieces are only in allowed places, and nothing is lost or duplicated.

use smokestack_core::{InvalidPosition, Seat};

use crate::AgeOfIndustry;
use crate::data::LEVELS;
use crate::ids::{Card, Cube, Industry, LocationSet, SpaceSet};
use crate::position::{Asking, Ends, Phase, Position, PublicState, SEATS, Work};
use crate::rules::building::mined;

/// More rounds than cards, counters and sales can fill: almost every action uses up something that is not replenished.
const MAX_ROUNDS: u8 = 200;

fn ensure(condition: bool, why: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if condition {
        Ok(())
    } else {
        Err(InvalidPosition::new(why()))
    }
}

impl AgeOfIndustry {
    pub(crate) fn invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        let open = &at.open;
        self.ensure_course(open)?;
        self.ensure_cards(at)?;
        for seat in Seat::all(self.seats) {
            self.ensure_tiles(open, seat)?;
            self.ensure_links(open, seat)?;
        }
        self.ensure_map(open)?;
        self.ensure_ships(open)?;
        self.ensure_markets(open)?;
        self.ensure_connections(open)?;
        self.ensure_question(at)
    }

    fn ensure_course(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let params = &self.data.params;
        ensure(open.round >= 1, || "rounds count from 1".to_owned())?;
        ensure(open.round <= MAX_ROUNDS, || {
            format!(
                "round {}: no game has more than {MAX_ROUNDS} (AI-17.1)",
                open.round
            )
        })?;
        let most = if open.round == 1 {
            params.first_round_actions
        } else {
            params.actions
        };
        ensure(open.actions_left <= most, || {
            format!(
                "{} actions left in round {} (AI-3.3)",
                open.actions_left, open.round
            )
        })?;
        let acting = open.phase == Phase::Actions && open.asking != Asking::Repay;
        ensure(acting == (open.actions_left > 0), || {
            format!(
                "{} actions left in this phase, asking {:?} (AI-3.2)",
                open.actions_left, open.asking
            )
        })?;
        for seat in Seat::all(SEATS) {
            let places = open.order.iter().filter(|other| **other == seat).count();
            ensure(places == 1, || {
                format!("{seat} stands {places} times in the order (AI-2.4)")
            })?;
        }
        ensure(usize::from(open.at) < self.seats, || {
            "nobody is on turn".to_owned()
        })
    }

    /// Every card lies somewhere, and nowhere twice (AI-2.8, AI-3.7).
    fn ensure_cards(&self, at: &Position) -> Result<(), InvalidPosition> {
        let open = &at.open;
        let params = &self.data.params;
        for card in Card::all() {
            let hands = at.hidden.hands.iter().map(|hand| hand.count(card));
            let pile = (0..usize::from(open.pile)).filter(|place| at.hidden.pile.at(*place) == card);
            let lying: u32 = hands.sum::<u32>()
                + pile.count() as u32
                + open.discards.count(card)
                + open.face_up.count(card);
            let all = u32::from(self.cards_of(card));
            ensure(lying == all, || {
                format!(
                    "{lying} cards {} lie about; the game has {all} (AI-2.8)",
                    card.id()
                )
            })?;
        }
        for seat in Seat::all(SEATS) {
            let own = open.holding(seat);
            let hand = at.hidden.hands[seat.index()];
            ensure(hand.len() == u32::from(own.hand), || {
                format!("{seat} holds {} cards, not {}", hand.len(), own.hand)
            })?;
            ensure(own.hand <= params.hand_limit, || {
                format!("{seat} holds more than {} cards (AI-5.3)", params.hand_limit)
            })?;
            ensure(hand.has_all(own.seen), || {
                format!("{seat} was seen to take cards that are not in hand")
            })?;
        }
        let face_up = open.face_up.len();
        let missing = u32::from(params.face_up).saturating_sub(face_up);
        let between = open.asking == Asking::Draw && missing <= 1;
        ensure(
            face_up <= u32::from(params.face_up) && (missing == 0 || between || open.pile == 0),
            || format!("{face_up} cards lie face up (AI-2.9, AI-14.6)"),
        )
    }

    /// A player's tiles have left the display, and nobody has more in a location than allowed (AI-6.9, AI-6.12).
    fn ensure_tiles(&self, open: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let map = self.map();
        let own = open.holding(seat);
        for industry in Industry::ALL {
            let i = industry.index();
            let gone = usize::from(own.gone[i]);
            let total = usize::from(self.data.lookup.total[i]);
            ensure(gone <= total, || {
                format!(
                    "{seat} has lost more {} tiles than there are (AI-2.2)",
                    industry.id()
                )
            })?;
            let left_display = &self.data.lookup.sequence[i][..gone];
            for stack in &self.data.industry(industry).stacks {
                let tiles = own
                    .own
                    .filter(|space| open.stack_at[space.index()] == *stack)
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
            let tiles = own.own.and(map.lookup.spaces_of[location.index()]).len();
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
        ensure(own.present == present && own.crowded == crowded, || {
            format!("where {seat} has tiles does not follow from the tiles")
        })
    }

    fn ensure_links(&self, open: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let own = open.holding(seat);
        ensure(own.links.len() <= u32::from(self.counters), || {
            format!("{seat} has only {} counters (AI-2.2)", self.counters)
        })?;
        let ends = own.links.flat_map(|line| self.map().lookup.ends[line.index()]);
        ensure(own.linked == ends.collect(), || {
            format!("to where {seat} is linked does not follow from the counters")
        })?;
        let around = self.spaces_in(own.present.and(self.map().lookup.big).or(own.linked));
        ensure(own.around == around, || {
            format!("what lies around {seat} does not follow from tiles and counters")
        })
    }

    /// Each space has at most one tile, of an allowed kind, with cubes only where they belong (AI-6.7, AI-6.10, AI-9).
    fn ensure_map(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        let owned = open
            .seats
            .iter()
            .fold(SpaceSet::EMPTY, |all, own| all.or(own.own));
        let owners: u32 = open.seats.iter().map(|own| own.own.len()).sum();
        ensure(
            owned == open.occupied && owners == owned.len() && open.flipped.without(owned).is_empty(),
            || "a tile has one owner".to_owned(),
        )?;
        let mut of = [SpaceSet::EMPTY; Industry::COUNT];
        let mut level = [SpaceSet::EMPTY; LEVELS];
        for space in open.occupied {
            let id = &map.space(space).id;
            let stack = open.stack_at[space.index()];
            let industry = self.data.lookup.industry[stack.index()];
            of[industry.index()].insert(space);
            level[usize::from(self.tile(stack).level)].insert(space);
            ensure(map.lookup.takes[industry.index()].has(space), || {
                format!("no {} stands on {id} (AI-6.6, AI-6.7)", industry.id())
            })?;
            if mined(industry).is_some() {
                let cubes = open.cubes[space.index()];
                ensure(cubes <= self.tile(stack).cubes, || {
                    format!("{cubes} cubes on {id} (AI-9.1)")
                })?;
                ensure((cubes == 0) == open.flipped.has(space), || {
                    format!("{id} has {cubes} cubes: it is flipped when it has none (AI-9.2)")
                })?;
            }
        }
        ensure(of == open.of && level == open.level, || {
            "the tiles do not follow from the spaces".to_owned()
        })?;
        let ports = open.of[Industry::Port.index()].map(|space| map.lookup.location_of[space.index()]);
        ensure(open.ports == ports.collect(), || {
            "the ports do not follow from the tiles".to_owned()
        })?;
        for space in map.space_ids() {
            let cubes = open.cubes[space.index()] > 0;
            let mine = open.of[Industry::CoalMine.index()].has(space) || map.lookup.ships.has(space);
            let works = open.of[Industry::IronWorks.index()].has(space);
            let [coal, iron] = Cube::ALL.map(|cube| open.cubed[cube.index()].has(space));
            ensure(coal == (cubes && mine) && iron == (cubes && works), || {
                format!("the cubes on {} belong to no tile", map.space(space).id)
            })?;
        }
        Ok(())
    }

    /// A ship lies at a port and is flipped when its coal and its market are used up (AI-6.8, AI-13.4).
    fn ensure_ships(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        for space in map.lookup.ships {
            let location = map.location(map.space(space).location);
            let cubes = open.cubes[space.index()];
            ensure(cubes <= location.import.unwrap_or(0), || {
                format!("{cubes} cubes behind {} (AI-2.6)", location.id)
            })?;
            if !open.occupied.has(space) {
                continue;
            }
            ensure(open.ports.has(map.lookup.port_of[space.index()]), || {
                format!("the ship on {} has no port (AI-6.8)", location.id)
            })?;
            let done = cubes == 0 && self.markets_served(open, space);
            ensure(done == open.flipped.has(space), || {
                format!(
                    "the ship on {} flips when coal and market are used up (AI-13.4)",
                    location.id
                )
            })?;
        }
        Ok(())
    }

    fn ensure_markets(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        for (kind, tile) in self.data.market_tiles.iter().enumerate() {
            let lying = map
                .market_ids()
                .filter(|market| open.market_tile(*market) == kind);
            ensure(lying.count() <= usize::from(tile.count), || {
                format!("more market tiles {} than there are (AI-2.7)", tile.id)
            })?;
        }
        for market in map.market_ids() {
            let ship = map.lookup.market_ship[market.index()];
            let flipped = open.market_flipped.has(market);
            let wanted = self.data.lookup.market_accepts[open.market_tile(market)] != 0;
            let open_sea = ship.is_none_or(|space| open.occupied.has(space));
            ensure(!flipped || (wanted && open_sea), || {
                format!("nothing was sold to {} (AI-12.5, AI-12.6)", map.market(market).id)
            })?;
        }
        Ok(())
    }

    /// What is connected follows from counters and sea links (AI-1.8).
    fn ensure_connections(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let map = self.map();
        let built = open.seats.iter().fold(0, |all, own| all | own.links.0);
        let counters: u32 = open.seats.iter().map(|own| own.links.len()).sum();
        ensure(open.built.0 == built && counters == open.built.len(), || {
            "a line has one counter (AI-11.1)".to_owned()
        })?;
        for location in map.location_ids() {
            let mut seen = LocationSet::one(location);
            let mut edge = seen;
            while !edge.is_empty() {
                edge = self.one_further(open, edge).without(seen);
                seen = seen.or(edge);
            }
            let yard = self.spaces_in(seen);
            let same = open.reach[location.index()] == seen && open.yards[location.index()] == yard;
            ensure(same, || {
                format!("what is connected to {} (AI-1.8)", map.location(location).id)
            })?;
        }
        Ok(())
    }

    /// The current prompt has at least one legal choice.
    fn ensure_question(&self, at: &Position) -> Result<(), InvalidPosition> {
        let open = &at.open;
        if open.phase == Phase::Over {
            return ensure(
                open.pile == 0 && open.seats.iter().all(|own| own.hand == 0),
                || "at the end the pile is empty and hands are discarded (AI-17.1, AI-17.3)".to_owned(),
            );
        }
        ensure(
            (open.phase == Phase::Interest) <= (open.asking == Asking::Repay),
            || "before interest one can only repay (AI-16.3)".to_owned(),
        )?;
        let cubes = open.asking == Asking::Cube;
        ensure(cubes == (open.job.what != Work::None), || {
            "cubes are asked for while something is built (AI-6.14)".to_owned()
        })?;
        let supplied = match open.job.what {
            Work::Link(line) if self.same_end => self.supplied_ends(open, line, open.job.needs),
            _ => Some(Ends::Both),
        };
        let all_can = matches!(supplied, Some(ends) if ends == Ends::Both || ends == open.job.ends);
        let both = open.job.ends == Ends::Both;
        ensure(all_can && (both || self.same_end), || {
            "cubes go to one end only if all must, and to one that can have them (AI-11.5)".to_owned()
        })?;
        ensure(!cubes || self.nearest(open).len() > 1, || {
            "a source is asked for only when several are nearest (AI-7.4)".to_owned()
        })?;
        let mut legal = Vec::new();
        self.list_legal(at, &mut legal);
        let enough = if open.asking == Asking::Repay || open.asking == Asking::Sell {
            2
        } else {
            1
        };
        ensure(legal.len() >= enough, || {
            format!("{} has nothing to answer to {:?}", open.turn(), open.asking)
        })
    }
}
