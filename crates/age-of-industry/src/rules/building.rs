//! Which tile may be built where, with which card: AI-6 and AI-10.

use smokestack_core::{Seat, Sink};

use crate::AgeOfIndustry;
use crate::action::Action;
use crate::data::{LEVELS, Tile};
use crate::event::{Bill, Event};
use crate::ids::{Card, CardKind, Cards, Cube, Industry, LocationId, SpaceId, SpaceSet, StackId};
use crate::position::{Asking, Ends, Holding, Job, Position, PublicState, Work};
use crate::refusal::Refusal;
use crate::rules::supply::Supply;

impl AgeOfIndustry {
    /// The lowest tile of an industry that is left on a display (AI-6.12).
    #[inline]
    pub fn next_tile(&self, state: &PublicState, seat: Seat, industry: Industry) -> Option<StackId> {
        let gone = state.seats[seat.index()].gone[industry.index()];
        let lookup = &self.data.lookup;
        (gone < lookup.total[industry.index()]).then(|| lookup.sequence[industry.index()][usize::from(gone)])
    }

    #[inline(always)]
    pub(crate) fn tile(&self, stack: StackId) -> &Tile {
        &self.data.lookup.tiles[stack.index()]
    }

    /// Tiles of a lower level on the map.
    #[inline]
    fn lower(&self, state: &PublicState, level: u8) -> SpaceSet {
        let below = &state.level[..usize::from(level).min(LEVELS)];
        SpaceSet(below.iter().fold(0, |all, set| all | set.0))
    }

    /// Where the player could build the next tile of an industry if the card did not matter. Considers space, tile
    /// limit, replacement, a ship's port, coal and iron (AI-6.5).
    #[inline]
    fn sites(&self, state: &PublicState, seat: Seat, industry: Industry, supply: &Supply) -> SpaceSet {
        let Some(next) = self.next_tile(state, seat, industry) else {
            return SpaceSet::EMPTY;
        };
        let tile = self.tile(next);
        if tile.level == 0 {
            return SpaceSet::EMPTY; // AI-6.13
        }
        let map = &self.map().lookup;
        let takes = map.takes[industry.index()];
        let Holding {
            own: holding,
            crowded,
            ..
        } = state.seats[seat.index()];
        let free = takes.without(state.occupied).without(crowded); // AI-6.9, AI-6.10
        let lower = self.lower(state, tile.level).and(takes);
        let mut sites = free.or(lower.and(holding)); // AI-10.1
        if let Some(cube) = mined(industry)
            && self.used_up(state, cube)
        {
            let rivals = lower.and(state.of[industry.index()]).without(holding);
            sites = sites.or(rivals.without(crowded)); // AI-10.2, AI-10.5
        }
        match industry {
            Industry::Port => sites, // AI-7.9
            // A ship's port gives it demand access (AI-6.8, AI-13.6).
            Industry::Ship => {
                let open_sea = state
                    .ports
                    .fold(0, |all, port| all | map.ships_of[port.index()].0);
                sites.and(SpaceSet(open_sea))
            }
            _ => {
                let coal = self.supplied_spaces(state, supply, Cube::Coal, tile.coal);
                let iron = self.supplied_spaces(state, supply, Cube::Iron, tile.iron);
                sites.and(coal).and(iron)
            }
        }
    }

    /// Free spaces for an industry: considers the tile limit and a ship's port, but not cubes or cards.
    #[inline]
    pub fn free_sites(&self, state: &PublicState, seat: Seat, industry: Industry) -> SpaceSet {
        let map = &self.map().lookup;
        let takes = map.takes[industry.index()];
        let free = takes
            .without(state.occupied)
            .without(state.seats[seat.index()].crowded);
        if industry == Industry::Ship {
            let open_sea = state
                .ports
                .fold(0, |all, port| all | map.ships_of[port.index()].0);
            return free.and(SpaceSet(open_sea));
        }
        free
    }

    /// Where an industry card lets the player build something new, as far as connections go (AI-6.2).
    #[inline]
    pub fn in_reach(&self, state: &PublicState, seat: Seat, industry: Industry) -> SpaceSet {
        let allowed = self.allowed_by_industry(state, seat);
        if industry == Industry::Ship {
            return allowed.or(self.allowed_by_port(state, seat));
        }
        allowed
    }

    /// Whether no cube of the colour is on the map (unopened imports included) or on the display (AI-10.2, AI-10.3).
    #[inline(always)]
    fn used_up(&self, state: &PublicState, cube: Cube) -> bool {
        state.cubed[cube.index()].is_empty() && state.display[cube.index()] == 0
    }

    /// Where an industry card lets the player build (AI-6.2).
    #[inline]
    fn allowed_by_industry(&self, state: &PublicState, seat: Seat) -> SpaceSet {
        let holding = &state.seats[seat.index()];
        if holding.own.is_empty() {
            return SpaceSet(u64::MAX); // (a)
        }
        holding.around.or(holding.own) // (b), (d); (c)
    }

    /// Where a ship card also lets the player build: before the player's own port, or before anybody's port in a town
    /// to which the player is linked (AI-6.2 e). With the option, such a port serves all connected places.
    #[inline]
    fn allowed_by_port(&self, state: &PublicState, seat: Seat) -> SpaceSet {
        let map = &self.map().lookup;
        let holding = &state.seats[seat.index()];
        let own_ports = holding.own.and(state.of[Industry::Port.index()]);
        let own_towns = own_ports.map(|space| map.location_of[space.index()]);
        let linked = state.ports.and(holding.linked);
        let towns = own_towns.chain(linked);
        if self.distant_ports {
            let yards = towns.fold(0, |all, town| all | state.yards[town.index()].0);
            return SpaceSet(yards).and(map.ships);
        }
        SpaceSet(towns.fold(0, |all, town| all | map.ships_of[town.index()].0))
    }

    #[inline]
    pub(crate) fn list_builds(
        &self,
        state: &PublicState,
        hand: Cards,
        supply: &Supply,
        out: &mut Vec<Action>,
    ) {
        if hand.is_empty() {
            return;
        }
        let seat = state.turn();
        let sites = self.all_sites(state, seat, supply);
        let by_industry = self.allowed_by_industry(state, seat);
        for card in hand.kinds() {
            match card.kind() {
                CardKind::Industry(industry) => {
                    let allowed = if industry == Industry::Ship {
                        by_industry.or(self.allowed_by_port(state, seat))
                    } else {
                        by_industry
                    };
                    let spaces = sites[industry.index()].and(allowed);
                    out.extend(spaces.map(|space| Action::Build(card, industry, space)));
                }
                CardKind::Location(colour) => {
                    let allowed = self.map().lookup.of_colour[colour.index()]; // AI-6.4
                    for industry in Industry::ALL {
                        let spaces = sites[industry.index()].and(allowed);
                        out.extend(spaces.map(|space| Action::Build(card, industry, space)));
                    }
                }
            }
        }
        if self.may_merge(state) && sites.iter().any(|spaces| !spaces.is_empty()) {
            out.extend(hand.kinds().map(Action::Anywhere));
        }
    }

    /// Where each industry's next tile could be built if the card did not matter.
    #[inline]
    pub(crate) fn all_sites(
        &self,
        state: &PublicState,
        seat: Seat,
        supply: &Supply,
    ) -> [SpaceSet; Industry::COUNT] {
        Industry::ALL.map(|industry| self.sites(state, seat, industry, supply))
    }

    /// Whether both actions are still to be taken (AI-3.6).
    #[inline(always)]
    pub(crate) fn may_merge(&self, state: &PublicState) -> bool {
        state.actions_left >= 2
    }

    pub(crate) fn list_places(&self, state: &PublicState, out: &mut Vec<Action>) {
        let sites = self.all_sites(state, state.turn(), &self.supply(state));
        for industry in Industry::ALL {
            out.extend(sites[industry.index()].map(|space| Action::Place(industry, space)));
        }
    }

    pub(crate) fn check_anywhere(&self, state: &PublicState, hand: Cards, card: Card) -> Result<(), Refusal> {
        if !self.may_merge(state) {
            return Err(Refusal::NeedsBothActions(state.actions_left));
        }
        if !hand.has(card) {
            return Err(Refusal::NoSuchCard(card));
        }
        let sites = self.all_sites(state, state.turn(), &self.supply(state));
        if sites.iter().all(|spaces| spaces.is_empty()) {
            return Err(Refusal::NowhereToBuild);
        }
        Ok(())
    }

    pub(crate) fn check_build(
        &self,
        state: &PublicState,
        hand: Cards,
        card: Card,
        industry: Industry,
        space: SpaceId,
    ) -> Result<(), Refusal> {
        if !hand.has(card) {
            return Err(Refusal::NoSuchCard(card));
        }
        if let CardKind::Industry(shown) = card.kind()
            && shown != industry
        {
            return Err(Refusal::CardShows(shown));
        }
        self.check_space(state, industry, space)?;
        self.check_card_place(state, card, space)?;
        self.check_needs(state, industry, space)
    }

    /// Checks everything except the card (AI-6.5, AI-6.15).
    pub(crate) fn check_site(
        &self,
        state: &PublicState,
        industry: Industry,
        space: SpaceId,
    ) -> Result<(), Refusal> {
        self.check_space(state, industry, space)?;
        self.check_needs(state, industry, space)
    }

    /// Checks symbol, display, replacement, tile limit, and the port that a ship needs.
    fn check_space(&self, state: &PublicState, industry: Industry, space: SpaceId) -> Result<(), Refusal> {
        let map = &self.map().lookup;
        let seat = state.turn();
        if !map.takes[industry.index()].has(space) {
            // A space without a symbol takes three industries, one with a symbol only its own.
            let open_space = map.takes[Industry::CottonMill.index()].has(space);
            return Err(if open_space {
                Refusal::NoSymbol(industry)
            } else {
                let shown = Industry::ALL
                    .into_iter()
                    .find(|i| map.takes[i.index()].has(space));
                Refusal::Symbol(shown.unwrap_or(industry))
            });
        }
        let next = self.next_tile(state, seat, industry);
        let level = next.map(|stack| self.tile(stack).level);
        let level = match level {
            None => return Err(Refusal::NoneLeft(industry)),
            Some(0) => return Err(Refusal::LevelZero(industry)),
            Some(level) => level,
        };
        self.check_replacement(state, industry, space, level)?;
        let location = map.location_of[space.index()];
        let holding = state.holding(seat);
        if holding.crowded.has(space) && !holding.own.has(space) {
            return Err(Refusal::TileLimit {
                location,
                limit: self.tile_limit(location),
            });
        }
        if industry == Industry::Ship && !state.ports.has(map.port_of[space.index()]) {
            return Err(Refusal::NoPort(map.port_of[space.index()]));
        }
        Ok(())
    }

    fn check_replacement(
        &self,
        state: &PublicState,
        industry: Industry,
        space: SpaceId,
        level: u8,
    ) -> Result<(), Refusal> {
        let Some(owner) = state.owner(space) else {
            return Ok(());
        };
        let old = self.tile(state.stack_at[space.index()]).level;
        if owner == state.turn() {
            return if old < level {
                Ok(())
            } else {
                Err(Refusal::NotHigher { level, old })
            };
        }
        match mined(industry) {
            Some(cube) if state.of[industry.index()].has(space) => {
                if !self.used_up(state, cube) {
                    Err(Refusal::CubesLeft(cube))
                } else if old >= level {
                    Err(Refusal::NotHigherThanTheirs { level, old })
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::NotReplaceable(owner)),
        }
    }

    fn check_card_place(&self, state: &PublicState, card: Card, space: SpaceId) -> Result<(), Refusal> {
        let map = &self.map().lookup;
        let seat = state.turn();
        let location = map.location_of[space.index()];
        match card.kind() {
            CardKind::Location(colour) if !map.of_colour[colour.index()].has(space) => {
                Err(Refusal::OtherColour { colour, location })
            }
            CardKind::Location(_) => Ok(()),
            CardKind::Industry(industry) => {
                if self.allowed_by_industry(state, seat).has(space) {
                    return Ok(());
                }
                if industry != Industry::Ship {
                    return Err(Refusal::NotLinked(location));
                }
                if self.allowed_by_port(state, seat).has(space) {
                    return Ok(());
                }
                Err(Refusal::NoPortOfYours(map.port_of[space.index()]))
            }
        }
    }

    fn check_needs(&self, state: &PublicState, industry: Industry, space: SpaceId) -> Result<(), Refusal> {
        let Some(next) = self.next_tile(state, state.turn(), industry) else {
            return Err(Refusal::NoneLeft(industry));
        };
        let tile = self.tile(next);
        let location = self.map().lookup.location_of[space.index()];
        self.check_supply(state, industry, [tile.coal, tile.iron], location)
    }

    /// The number of tiles that one player may have in a location (AI-6.9).
    pub fn tile_limit(&self, location: LocationId) -> u8 {
        if self.map().lookup.big.has(location) { 2 } else { 1 }
    }

    pub(crate) fn build(
        &self,
        at: &mut Position,
        card: Card,
        industry: Industry,
        space: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let seat = at.open.turn();
        let Some(stack) = self.next_tile(&at.open, seat, industry) else {
            return;
        };
        self.lose_card(at, seat, card);
        events.send(Event::Built {
            seat,
            stack,
            space,
            card,
        });
        self.begin_tile(at, stack, space, events);
    }

    /// A card of any kind lets the player choose any place (AI-6.5).
    pub(crate) fn merge_actions(&self, at: &mut Position, card: Card, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        self.lose_card(at, seat, card);
        events.send(Event::Anywhere { seat, card });
        at.open.actions_left = 1; // both at once: the build takes what is left
        at.open.asking = Asking::Place;
    }

    pub(crate) fn place_anywhere(
        &self,
        at: &mut Position,
        industry: Industry,
        space: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let seat = at.open.turn();
        let Some(stack) = self.next_tile(&at.open, seat, industry) else {
            return;
        };
        events.send(Event::Placed { seat, stack, space });
        self.begin_tile(at, stack, space, events);
    }

    /// Money first, then cubes, then the tile (AI-6.14).
    fn begin_tile(&self, at: &mut Position, stack: StackId, space: SpaceId, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        let tile = *self.tile(stack);
        let what = Work::Tile { stack, space };
        self.pay(
            &mut at.open,
            seat,
            u16::from(tile.cost),
            (Bill::Tile, what),
            events,
        );
        at.open.job = Job {
            what,
            needs: [tile.coal, tile.iron],
            ends: Ends::Both,
        };
        self.collect(at, events);
    }
}

/// The cubes that come with an industry's tiles (AI-9.1).
#[inline(always)]
pub(crate) const fn mined(industry: Industry) -> Option<Cube> {
    match industry {
        Industry::CoalMine => Some(Cube::Coal),
        Industry::IronWorks => Some(Cube::Iron),
        _ => None,
    }
}
