//! Constructing: B-5.1 to B-5.6, B-5.12 to B-5.14, and Krylov's and Sekibo's tiles (B-13.7 to B-13.10).

use smokestack_core::Sink;

use crate::Barrage;
use crate::action::{Action, Payment};
use crate::data::{Ability, Free, TileEffect};
use crate::event::{Event, For, Place};
use crate::ids::{Area, BasinId, ConduitSet, DamSet, PowerhouseSet, Structure, TileId, TileSet};
use crate::position::{Holding, NO_TILE, PublicState, Segment, Site, Task};
use crate::refusal::Refusal;

/// Where something may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sites {
    pub bases: DamSet,
    pub elevations: DamSet,
    pub conduits: ConduitSet,
    pub powerhouses: PowerhouseSet,
}

impl Sites {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bases.is_empty()
            && self.elevations.is_empty()
            && self.conduits.is_empty()
            && self.powerhouses.is_empty()
    }

    #[inline]
    fn list(&self, out: &mut Vec<Action>) {
        out.extend(self.bases.map(Action::BuildDam));
        out.extend(self.conduits.map(Action::BuildConduit));
        out.extend(self.powerhouses.map(Action::BuildPowerhouse));
        out.extend(self.elevations.map(Action::Raise));
    }

    pub fn has(&self, site: Site) -> bool {
        match site {
            Site::Base(id) => self.bases.has(id),
            Site::Elevation(id) => self.elevations.has(id),
            Site::Conduit(id) => self.conduits.has(id),
            Site::Powerhouse(id) => self.powerhouses.has(id),
        }
    }
}

impl Barrage {
    #[inline]
    fn has_piece(&self, holding: &Holding, structure: Structure) -> bool {
        holding.count(structure) < self.data.company(holding.company).pieces[structure as usize]
    }

    /// Free dam spaces in basins without one of the company's bases (B-5.12, B-5.13).
    #[inline]
    fn base_spaces(&self, state: &PublicState, holding: &Holding) -> DamSet {
        DamSet::ALL
            .without(state.dams())
            .without(holding.bases.whole_basins())
    }

    /// The company's dams below the highest level (B-5.12).
    #[inline]
    fn elevation_spaces(&self, state: &PublicState, holding: &Holding) -> DamSet {
        let top = self.data.params.dam_levels;
        holding
            .bases
            .filter(|dam| state.levels[dam.index()] < top)
            .collect()
    }

    /// Free powerhouse spaces in basins without one of the company's powerhouses (B-5.12).
    #[inline]
    fn powerhouse_spaces(&self, state: &PublicState, holding: &Holding) -> PowerhouseSet {
        let lookup = &self.data.lookup;
        let rows = holding
            .powerhouses
            .map(|id| lookup.rows[usize::from(lookup.row_of[id.index()])]);
        let mine = rows.fold(PowerhouseSet::EMPTY, PowerhouseSet::or);
        PowerhouseSet::ALL.without(state.powerhouses()).without(mine)
    }

    /// Where this tile can build with this number of credits; only affordable sites are included (B-4.4, B-5.3).
    pub(crate) fn sites(&self, state: &PublicState, tile: TileId, credits: u16) -> Sites {
        let mut sites = Sites::default();
        match self.data.tile(tile).structure {
            Some(structure) => self.add_sites(state, tile, structure, credits, &mut sites),
            None => {
                for structure in Structure::ALL {
                    self.add_sites(state, tile, structure, credits, &mut sites);
                }
            }
        }
        sites
    }

    fn add_sites(
        &self,
        state: &PublicState,
        tile: TileId,
        structure: Structure,
        credits: u16,
        sites: &mut Sites,
    ) {
        let holding = state.holding(state.turn);
        if !self.has_piece(holding, structure) {
            return;
        }
        let effect = self.data.tile(tile).effect;
        let lookup = &self.data.lookup;
        let fee = if effect == TileEffect::NoFee {
            0
        } else {
            self.held_for_fee(holding, structure, self.data.params.red_fee)
        };
        // Whether the company can pay on a plain space and on a red-bordered one (B-5.10).
        let payable = |area, value| {
            let price = self.price(state, holding, effect, structure, area, value);
            let plain = price.is_payable(holding, credits);
            (
                plain,
                plain && credits >= fee && price.is_payable(holding, credits - fee),
            )
        };
        match structure {
            Structure::Base => {
                let free = self.base_spaces(state, holding);
                for area in Area::ALL {
                    let here = free.and(lookup.area_dams[area as usize]);
                    let (plain, red) = payable(area, 0);
                    if plain {
                        sites.bases = sites.bases.or(here.without(lookup.red_dams));
                    }
                    if red {
                        sites.bases = sites.bases.or(here.and(lookup.red_dams));
                    }
                }
            }
            Structure::Elevation => {
                let low = self.elevation_spaces(state, holding);
                if low.is_empty() {
                    return;
                }
                for area in Area::ALL {
                    let here = low.and(lookup.area_dams[area as usize]);
                    if !here.is_empty() && payable(area, 0).0 {
                        sites.elevations = sites.elevations.or(here);
                    }
                }
            }
            Structure::Conduit => {
                let free = ConduitSet::ALL.without(state.conduits());
                for (value, of_value) in lookup.by_value.iter().enumerate().skip(1) {
                    if !payable(Area::Plain, value as u8).0 {
                        break;
                    }
                    sites.conduits = sites.conduits.or(free.and(*of_value));
                }
            }
            Structure::Powerhouse => {
                let (plain, red) = payable(Area::Plain, 0);
                if !plain {
                    return;
                }
                let free = self.powerhouse_spaces(state, holding);
                sites.powerhouses = free.without(lookup.red_powerhouses);
                if red {
                    sites.powerhouses = free;
                }
            }
        }
    }

    /// Whether this tile can build anything; a tile that copies needs something to copy.
    fn can_build(&self, state: &PublicState, tile: TileId, credits: u16) -> bool {
        if tile == TileId::KRYLOV {
            let mut copied = self.on_wheel(state);
            return copied.any(|copy| !self.sites(state, copy, credits).is_empty());
        }
        !self.sites(state, tile, credits).is_empty()
    }

    /// Tiles on the company's wheel that can be copied (B-13.7).
    fn on_wheel(&self, state: &PublicState) -> TileSet {
        state
            .holding(state.turn)
            .wheel
            .tiles()
            .without(TileSet::one(TileId::KRYLOV))
    }

    /// Whether Sekibo copies Krylov and may therefore build with a tile on the company's wheel (B-13.10).
    pub(crate) fn copies_krylov(&self, state: &PublicState) -> bool {
        state.copied != crate::position::NO_OFFICER && self.ability(state, state.turn) == Ability::SpecialTile
    }

    /// Tiles with which something can be built now.
    fn building_tiles(&self, state: &PublicState, credits: u16) -> TileSet {
        let tiles = state.holding(state.turn).tiles;
        tiles
            .filter(|tile| self.can_build(state, *tile, credits))
            .collect()
    }

    /// Whether a construction is possible at all with this number of credits (B-4.4).
    fn can_construct(&self, state: &PublicState, credits: u16) -> bool {
        let mut tiles = state.holding(state.turn).tiles;
        tiles.any(|tile| self.can_build(state, tile, credits))
            || self.copies_krylov(state) && self.can_build(state, TileId::KRYLOV, credits)
    }

    pub(crate) fn list_construction_spaces(&self, state: &PublicState, out: &mut Vec<Action>) {
        let holding = state.holding(state.turn);
        // Whether something can be built depends only on the credits that the surcharge leaves.
        let mut known: Option<(u16, bool)> = None;
        for (place, space) in (0..).zip(&self.data.construction_spaces) {
            if holding.constructed >> place & 1 == 1 {
                continue;
            }
            if space.engineers <= holding.engineers && u16::from(space.surcharge) <= holding.credits {
                let credits = holding.credits - u16::from(space.surcharge);
                let possible = match known {
                    Some((same, possible)) if same == credits => possible,
                    _ => self.can_construct(state, credits),
                };
                known = Some((credits, possible));
                if possible {
                    out.push(Action::Construct(place));
                }
            }
            if self.switches.left_to_right {
                break;
            }
        }
    }

    pub(crate) fn check_construct(&self, state: &PublicState, place: u8) -> Result<(), Refusal> {
        let holding = state.holding(state.turn);
        let space = &self.data.construction_spaces[usize::from(place)];
        if holding.constructed >> place & 1 == 1 {
            return Err(Refusal::ConstructionSpaceTaken(place));
        }
        let leftmost = holding.constructed.trailing_ones() as u8;
        if self.switches.left_to_right && place != leftmost {
            return Err(Refusal::NotLeftmost(leftmost));
        }
        if space.engineers > holding.engineers {
            return Err(Refusal::TooFewEngineers {
                needed: space.engineers,
                has: holding.engineers,
            });
        }
        self.check_credits(holding, space.surcharge, 0)?;
        if !self.can_construct(state, holding.credits - u16::from(space.surcharge)) {
            return Err(Refusal::NothingToBuild);
        }
        Ok(())
    }

    pub(crate) fn go_constructing(&self, state: &mut PublicState, place: u8, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        let space = &self.data.construction_spaces[usize::from(place)];
        let holding = state.holding_mut(seat);
        holding.engineers -= space.engineers;
        holding.constructed |= 1 << place;
        events.send(Event::Constructs { seat, place });
        let what = For::Surcharge(Place::Construction(place));
        self.pay(state, seat, space.surcharge, what, events);
        state.tasks.push(Task::Tile);
    }

    pub(crate) fn list_tiles(&self, state: &PublicState, out: &mut Vec<Action>) {
        let credits = state.holding(state.turn).credits;
        out.extend(self.building_tiles(state, credits).map(Action::Tile));
        if self.copies_krylov(state) {
            out.extend(self.copies(state, false).map(Action::Copy));
        }
    }

    /// Tiles on the wheel whose copy could build something; in a turn without engineers, only those that need none.
    pub(crate) fn copies(&self, state: &PublicState, free: bool) -> TileSet {
        let credits = state.holding(state.turn).credits;
        self.on_wheel(state)
            .filter(|tile| !free || self.needs_no_engineers(*tile))
            .filter(|tile| self.can_build(state, *tile, credits))
            .collect()
    }

    #[inline]
    pub(crate) fn needs_no_engineers(&self, tile: TileId) -> bool {
        matches!(
            self.data.tile(tile).effect,
            TileEffect::NoEngineers | TileEffect::NoEngineersNoMachines
        )
    }

    /// Tiles that can be used now for a turn without engineers (B-4.8, B-4.11, B-13.7).
    #[inline]
    pub(crate) fn engineer_free(&self, state: &PublicState) -> TileSet {
        let holding = state.holding(state.turn);
        let mut tiles: TileSet = holding
            .tiles
            .and(TileSet::ADVANCED)
            .filter(|tile| self.needs_no_engineers(*tile) && self.can_build(state, *tile, holding.credits))
            .collect();
        if holding.tiles.has(TileId::KRYLOV) && !self.copies(state, true).is_empty() {
            tiles.insert(TileId::KRYLOV);
        }
        if self.copies_krylov(state) {
            tiles = tiles.or(self.copies(state, true));
        }
        tiles
    }

    pub(crate) fn check_use(&self, state: &PublicState, tile: TileId) -> Result<(), Refusal> {
        if self.engineer_free(state).has(tile) {
            return Ok(());
        }
        if tile != TileId::KRYLOV && !self.needs_no_engineers(tile) {
            return Err(Refusal::NeedsEngineers(tile));
        }
        if !state.holding(state.turn).tiles.has(tile) {
            return Err(Refusal::TileNotAtHand(tile));
        }
        Err(Refusal::TileBuildsNothing(tile))
    }

    pub(crate) fn use_tile(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        let holding = state.holding(state.turn);
        state.tasks.push(if !holding.tiles.has(tile) {
            // The tile lies on the wheel, and Sekibo copies Krylov (B-13.10).
            Task::Site {
                tile,
                inserted: NO_TILE,
            }
        } else if tile == TileId::KRYLOV {
            Task::Copy { free: true }
        } else {
            Task::Site { tile, inserted: tile }
        });
        events.send(Event::Uses {
            seat: state.turn,
            tile,
        });
    }

    pub(crate) fn check_tile(&self, state: &PublicState, tile: TileId) -> Result<(), Refusal> {
        let holding = state.holding(state.turn);
        if !holding.tiles.has(tile) {
            return Err(Refusal::TileNotAtHand(tile));
        }
        if !self.can_build(state, tile, holding.credits) {
            return Err(Refusal::TileBuildsNothing(tile));
        }
        Ok(())
    }

    pub(crate) fn choose_tile(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        events.send(Event::Chose {
            seat: state.turn,
            tile,
        });
        state.tasks.push(if tile == TileId::KRYLOV {
            Task::Copy { free: false }
        } else {
            Task::Site { tile, inserted: tile }
        });
    }

    /// Only a player who copies Krylov may build with a tile on the wheel (B-13.10).
    pub(crate) fn check_sekibo_copy(&self, state: &PublicState, tile: TileId) -> Result<(), Refusal> {
        if !self.copies_krylov(state) {
            return Err(Refusal::CopiesNobody);
        }
        self.check_copy(state, tile, false)
    }

    pub(crate) fn check_copy(&self, state: &PublicState, tile: TileId, free: bool) -> Result<(), Refusal> {
        if !self.on_wheel(state).has(tile) {
            return Err(Refusal::NotOnWheel(tile));
        }
        if free && !self.needs_no_engineers(tile) {
            return Err(Refusal::NeedsEngineers(tile));
        }
        if !self.copies(state, free).has(tile) {
            return Err(Refusal::TileBuildsNothing(tile));
        }
        Ok(())
    }

    /// B-13.7: Krylov's own tile goes on the wheel; B-13.10: nothing does.
    pub(crate) fn copy_tile(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        let inserted = match state.tasks.pop() {
            Task::Copy { .. } => TileId::KRYLOV,
            _ => NO_TILE,
        };
        state.tasks.push(Task::Site { tile, inserted });
        events.send(Event::Copies {
            seat: state.turn,
            tile,
        });
    }

    pub(crate) fn list_sites(&self, state: &PublicState, tile: TileId, out: &mut Vec<Action>) {
        self.sites(state, tile, state.holding(state.turn).credits)
            .list(out);
    }

    pub(crate) fn check_site(&self, state: &PublicState, tile: TileId, site: Site) -> Result<(), Refusal> {
        let required = self.data.tile(tile).structure;
        if required.is_some_and(|structure| structure != site.structure()) {
            return Err(Refusal::OtherStructure { tile });
        }
        self.check_placement(state, site)?;
        let holding = state.holding(state.turn);
        let fee = self.held_for_fee(holding, site.structure(), self.fee_with(tile, site));
        if fee > holding.credits {
            return Err(Refusal::NoCreditsForRed {
                site,
                fee,
                has: holding.credits,
            });
        }
        let price = self.site_price(state, tile, site);
        if !price.is_payable(holding, holding.credits - fee) {
            let payment = price.plain();
            return Err(Refusal::TooFewMachines {
                site,
                excavators: payment.excavators,
                mixers: payment.mixers,
            });
        }
        Ok(())
    }

    /// Checks the limits of B-5.8 and B-5.12.
    fn check_placement(&self, state: &PublicState, site: Site) -> Result<(), Refusal> {
        let holding = state.holding(state.turn);
        if !self.has_piece(holding, site.structure()) {
            return Err(Refusal::NoPieceLeft(site.structure()));
        }
        let taken = match site {
            Site::Base(dam) => state.dams().has(dam),
            Site::Conduit(conduit) => state.conduits().has(conduit),
            Site::Powerhouse(powerhouse) => state.powerhouses().has(powerhouse),
            Site::Elevation(_) => false,
        };
        if taken {
            return Err(Refusal::SiteTaken(site));
        }
        match site {
            Site::Base(dam) if holding.bases.whole_basins().has(dam) => Err(Refusal::OneBase(dam.basin())),
            Site::Powerhouse(powerhouse) if !self.powerhouse_spaces(state, holding).has(powerhouse) => {
                let basin = BasinId(self.data.lookup.row_of[powerhouse.index()]);
                Err(Refusal::OnePowerhouse(basin))
            }
            Site::Elevation(dam) if !holding.bases.has(dam) => Err(Refusal::NotYoursToRaise(dam)),
            Site::Elevation(dam) if !self.elevation_spaces(state, holding).has(dam) => {
                Err(Refusal::DamIsFull(dam))
            }
            _ => Ok(()),
        }
    }

    /// Whether a piece that has been taken may be placed there (B-5.12).
    pub(crate) fn may_stand(&self, state: &PublicState, site: Site) -> bool {
        let holding = state.holding(state.turn);
        match site {
            Site::Base(dam) => self.base_spaces(state, holding).has(dam),
            Site::Elevation(dam) => self.elevation_spaces(state, holding).has(dam),
            Site::Conduit(conduit) => !state.conduits().has(conduit),
            Site::Powerhouse(powerhouse) => self.powerhouse_spaces(state, holding).has(powerhouse),
        }
    }

    /// Chooses the site for a construction or a free structure.
    pub(crate) fn choose_site(&self, state: &mut PublicState, site: Site, events: &mut impl Sink<Event>) {
        match state.tasks.pop() {
            Task::Site { tile, inserted } => {
                let price = self.site_price(state, tile, site);
                if !price.has_ways() {
                    return self.construct(state, tile, inserted, site, price.plain(), events);
                }
                let mut ways = Vec::new();
                price.ways(
                    state.holding(state.turn),
                    self.credits_beside_fee(state, tile, site),
                    &mut ways,
                );
                match ways[..] {
                    [Action::Pay(only)] => self.construct(state, tile, inserted, site, only, events),
                    _ => {
                        let seat = state.turn;
                        events.send(Event::Begins { seat, site });
                        state.tasks.push(Task::Pay { tile, inserted, site });
                    }
                }
            }
            Task::Free(_) => {
                if self.income_asks(state, site) {
                    let seat = state.turn;
                    events.send(Event::Begins { seat, site });
                }
                self.take_piece(state, site, self.fee(site), events);
            }
            _ => {}
        }
    }

    pub(crate) fn choose_payment(
        &self,
        state: &mut PublicState,
        payment: Payment,
        events: &mut impl Sink<Event>,
    ) {
        if let Task::Pay { tile, inserted, site } = state.tasks.pop() {
            self.construct(state, tile, inserted, site, payment, events);
        }
    }

    /// The tile and the machines go on the wheel, the wheel turns, the piece is taken (B-5.3 to B-5.7).
    fn construct(
        &self,
        state: &mut PublicState,
        tile: TileId,
        inserted: TileId,
        site: Site,
        payment: Payment,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn;
        let holding = state.holding_mut(seat);
        holding.excavators -= payment.excavators;
        holding.mixers -= payment.mixers;
        if inserted != NO_TILE {
            holding.tiles.remove(inserted);
        }
        let segment = Segment {
            tile: inserted,
            excavators: payment.excavators,
            mixers: payment.mixers,
        };
        holding.wheel.load(segment);
        events.send(Event::Loaded { seat, segment, site });
        if let Ability::CreditsForMachines(each) = self.ability(state, seat) {
            self.pay(state, seat, each * payment.replaced, For::Machines(site), events);
        }
        self.turn_wheel(state, seat, 1, events);
        if self.acts_after_placement(tile) {
            state.tasks.push(Task::TileEffect { tile, site });
        }
        self.take_piece(state, site, self.fee_with(tile, site), events);
    }

    // Free structures (B-5.14).

    /// Where the free structure may go; it costs only the red fee.
    pub(crate) fn free_sites(&self, state: &PublicState, free: Free) -> Sites {
        let holding = state.holding(state.turn);
        let mut sites = Sites::default();
        if !self.has_piece(holding, free.structure) {
            return sites;
        }
        let lookup = &self.data.lookup;
        let red = holding.credits >= self.held_for_fee(holding, free.structure, self.data.params.red_fee);
        match free.structure {
            Structure::Base => {
                let areas = Area::ALL
                    .iter()
                    .filter(|area| free.areas >> **area as u8 & 1 == 1);
                let allowed = areas.fold(DamSet::EMPTY, |all, area| {
                    all.or(lookup.area_dams[*area as usize])
                });
                sites.bases = self.base_spaces(state, holding).and(allowed);
                if !red {
                    sites.bases = sites.bases.without(lookup.red_dams);
                }
            }
            Structure::Elevation => sites.elevations = self.elevation_spaces(state, holding),
            Structure::Conduit => {
                let low = lookup.by_value.iter().take(usize::from(free.most) + 1);
                let allowed = low.fold(ConduitSet::EMPTY, |all, of_value| all.or(*of_value));
                sites.conduits = allowed.without(state.conduits());
            }
            Structure::Powerhouse => {
                sites.powerhouses = self.powerhouse_spaces(state, holding);
                if !red {
                    sites.powerhouses = sites.powerhouses.without(lookup.red_powerhouses);
                }
            }
        }
        sites
    }

    pub(crate) fn list_free_sites(&self, state: &PublicState, free: Free, out: &mut Vec<Action>) {
        self.free_sites(state, free).list(out);
        out.push(Action::Decline);
    }

    pub(crate) fn check_free_site(&self, state: &PublicState, free: Free, site: Site) -> Result<(), Refusal> {
        if free.structure != site.structure() {
            return Err(Refusal::OtherFreeStructure(free.structure));
        }
        self.check_placement(state, site)?;
        let holding = state.holding(state.turn);
        let fee = self.held_for_fee(holding, site.structure(), self.fee(site));
        let has = holding.credits;
        if fee > has {
            return Err(Refusal::NoCreditsForRed { site, fee, has });
        }
        if !self.free_sites(state, free).has(site) {
            return Err(Refusal::NotThisFreeSite(site));
        }
        Ok(())
    }
}
