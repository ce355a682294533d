//! What an action concerns, and the actions that players look for although they are not legal.

use smokestack_core::{Disabled, Game as _, Targets};

use crate::Barrage;
use crate::action::Action;
use crate::data::{ContractKind, TileEffect, Work};
use crate::ids::*;
use crate::position::{Position, PublicState, Task};

impl Barrage {
    pub(crate) fn targets_of(&self, state: &PublicState, action: Action) -> Targets {
        let data = &self.data;
        match action {
            Action::Company(id) => {
                let company = Targets::at(&data.company(id).id);
                // A company that is not offered has no officer.
                match data.officers.get(state.matchups[id.index()].index()) {
                    Some(officer) => company.and_at(&officer.id),
                    None => company,
                }
            }
            Action::Start(id) | Action::Fulfil(id) | Action::Take(id) | Action::Discard(id) => {
                Targets::at(&data.contract(id).id)
            }
            Action::Place(id) => self.placement(state, id),
            Action::Construct(place) => Targets::at(&data.construction_spaces[usize::from(place)].id),
            Action::Sekibo(place) => Targets::at(&data.sekibo_spaces[usize::from(place)].id),
            Action::Bank(engineers) => {
                let banks = SpaceId::all().filter(|id| matches!(data.space(*id).work, Work::Bank(_)));
                banks.fold(Targets::of(engineers), |targets, id| {
                    targets.and_at(&data.space(id).id)
                })
            }
            Action::Use(id) | Action::Tile(id) | Action::Copy(id) => Targets::at(&data.tile(id).id),
            Action::Officer(id) => Targets::at(&data.officer(id).id),
            Action::BuildDam(id) | Action::Raise(id) => Targets::at(&data.dam(id).id),
            Action::BuildConduit(id) => Targets::at(&data.conduit(id).id),
            Action::BuildPowerhouse(id) => Targets::at(&data.powerhouse(id).id),
            Action::Produce { dam, conduit, drops } => {
                let system = Targets::at(&data.dam(dam).id).and_at(&data.conduit(conduit).id);
                let powerhouse = self.powerhouse_of(state.holding(state.turn), conduit);
                let system = match powerhouse {
                    Some(id) => system.and_at(&data.powerhouse(id).id),
                    None => system,
                };
                system.and_of(drops)
            }
            Action::Drop(id) => Targets::at(&data.headstream(id).id),
            Action::Pay(_) | Action::Machines { .. } => Targets::none(),
            Action::Pass | Action::Accept | Action::Decline => Targets::none(),
        }
    }

    /// A space of the management board; at the patent office, also the tile that is taken there.
    fn placement(&self, state: &PublicState, id: SpaceId) -> Targets {
        let space = self.data.space(id);
        let offered = match space.work {
            Work::Patent(place) => state.patents.get(usize::from(place)),
            _ => None,
        };
        let targets = Targets::at(&space.id);
        match offered.filter(|tile| tile.index() < self.data.tiles.len()) {
            Some(tile) => targets.and_at(&self.data.tile(*tile).id),
            None => targets,
        }
    }

    /// Of several productions, the one with the most energy for its fee.
    pub(crate) fn preference_of(&self, state: &PublicState, action: Action) -> i32 {
        let Action::Produce { dam, conduit, drops } = action else {
            return 0;
        };
        let output = self.output(state, dam, conduit, drops);
        output.map_or(0, |output| i32::from(output.energy) - i32::from(output.fee))
    }

    pub(crate) fn disabled(&self, at: &Position) -> Vec<Disabled<Action>> {
        let (state, data) = (&at.open, &self.data);
        let contracts = |contracts: ContractSet, action: fn(ContractId) -> Action| {
            let on = contracts.into_iter();
            on.map(move |id| Disabled::on(&data.contract(id).id, action(id)))
                .collect()
        };
        let own_or_national = state.holding(state.turn).contracts.or(state.nationals);
        let mut disabled: Vec<Disabled<Action>> = match state.current_task() {
            Task::Company => self.companies(state),
            Task::Start => {
                let starting = |id: &ContractId| data.contract(*id).kind == ContractKind::Starting;
                let all = ContractId::all().filter(starting);
                all.map(|id| Disabled::on(&data.contract(id).id, Action::Start(id)))
                    .collect()
            }
            Task::Act => self.placements(state),
            Task::Officer => {
                let all = OfficerId::all();
                all.map(|id| Disabled::on(&data.officer(id).id, Action::Officer(id)))
                    .collect()
            }
            Task::Tile => self.own_tiles(state, |tile| {
                if state.holding(state.turn).tiles.has(tile) {
                    Some(Action::Tile(tile))
                } else {
                    Some(Action::Copy(tile))
                }
            }),
            Task::Copy { .. } => self.own_tiles(state, |tile| Some(Action::Copy(tile))),
            Task::Site { .. } | Task::Free(_) => self.building_sites(state),
            Task::Drops { .. } => {
                let all = HeadstreamId::all();
                all.map(|id| Disabled::on(&data.headstream(id).id, Action::Drop(id)))
                    .collect()
            }
            Task::Produce { .. } => self.productions(),
            Task::Fulfil { .. } => contracts(own_or_national, Action::Fulfil),
            Task::Take(_) => contracts(state.display, Action::Take),
            Task::Discard => contracts(own_or_national, Action::Discard),
            _ => Vec::new(),
        };
        disabled.retain(|one| self.check(at, one.action).is_err());
        disabled
    }

    /// The companies, and the officers that come with those that are left.
    fn companies(&self, state: &PublicState) -> Vec<Disabled<Action>> {
        let data = &self.data;
        let companies = CompanyId::all().map(|id| Disabled::on(&data.company(id).id, Action::Company(id)));
        let officers = state.companies.into_iter().map(|id| {
            let officer = data.officer(state.matchups[id.index()]);
            Disabled::on(&officer.id, Action::Company(id))
        });
        companies.chain(officers).collect()
    }

    /// Every space for engineers, the patents, and the company's tiles that need no engineers.
    fn placements(&self, state: &PublicState) -> Vec<Disabled<Action>> {
        let data = &self.data;
        let mut placements = Vec::new();
        for id in SpaceId::all() {
            let space = data.space(id);
            let action = match space.work {
                Work::Bank(_) => Action::Bank(1),
                _ => Action::Place(id),
            };
            placements.push(Disabled::on(&space.id, action));
            if let Work::Patent(place) = space.work
                && let Some(tile) = state.patents.get(usize::from(place))
                && tile.index() < data.tiles.len()
            {
                placements.push(Disabled::on(&data.tile(*tile).id, action));
            }
        }
        let construct = data.construction_spaces.iter().zip(0..);
        placements.extend(construct.map(|(space, n)| Disabled::on(&space.id, Action::Construct(n))));
        let copy = data.sekibo_spaces.iter().zip(0..);
        placements.extend(copy.map(|(space, n)| Disabled::on(&space.id, Action::Sekibo(n))));
        placements.extend(self.own_tiles(state, |tile| {
            let free = matches!(
                data.tile(tile).effect,
                TileEffect::NoEngineers | TileEffect::NoEngineersNoMachines | TileEffect::Copy
            );
            free.then_some(Action::Use(tile))
        }));
        placements
    }

    /// The tiles that the mover owns, on the wheel or off it.
    fn own_tiles(
        &self,
        state: &PublicState,
        action: impl Fn(TileId) -> Option<Action>,
    ) -> Vec<Disabled<Action>> {
        let own = state.holding(state.turn);
        let tiles = own.tiles.or(own.wheel.tiles()).into_iter();
        tiles
            .filter_map(|tile| Some(Disabled::on(&self.data.tile(tile).id, action(tile)?)))
            .collect()
    }

    fn building_sites(&self, state: &PublicState) -> Vec<Disabled<Action>> {
        let data = &self.data;
        let dams = DamId::all().map(|id| {
            let action = match state.levels[id.index()] {
                0 => Action::BuildDam(id),
                _ => Action::Raise(id),
            };
            Disabled::on(&data.dam(id).id, action)
        });
        let conduits =
            ConduitId::all().map(|id| Disabled::on(&data.conduit(id).id, Action::BuildConduit(id)));
        let powerhouses =
            PowerhouseId::all().map(|id| Disabled::on(&data.powerhouse(id).id, Action::BuildPowerhouse(id)));
        dams.chain(conduits).chain(powerhouses).collect()
    }

    /// The smallest production with each dam, conduit and powerhouse.
    fn productions(&self) -> Vec<Disabled<Action>> {
        let data = &self.data;
        let pairs = DamId::all().flat_map(|dam| ConduitId::all().map(move |conduit| (dam, conduit)));
        let pairs: Vec<_> = pairs
            .filter(|(dam, conduit)| dam.basin() == conduit.basin())
            .collect();
        let first = |id: &str, fits: &dyn Fn(DamId, ConduitId) -> bool| {
            let (dam, conduit) = *pairs.iter().find(|(dam, conduit)| fits(*dam, *conduit))?;
            let drops = 1;
            Some(Disabled::on(id, Action::Produce { dam, conduit, drops }))
        };
        let dams = DamId::all().filter_map(|id| first(&data.dam(id).id, &|dam, _| dam == id));
        let conduits =
            ConduitId::all().filter_map(|id| first(&data.conduit(id).id, &|_, conduit| conduit == id));
        let powerhouses = PowerhouseId::all().filter_map(|id| {
            let powerhouse = data.powerhouse(id);
            first(&powerhouse.id, &|_, conduit| {
                data.conduit(conduit).to == powerhouse.basin
            })
        });
        dams.chain(conduits).chain(powerhouses).collect()
    }
}
