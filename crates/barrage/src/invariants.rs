//! What is true in every reachable position; positions read from JSON are checked against this too.

mod pending;

use smokestack_core::{InvalidPosition, Seat};

use crate::Barrage;
use crate::data::Ability;
use crate::ids::{Area, BasinId, Colour, ContractSet, DamSet, SpaceSet, Structure, TileId, TileSet};
use crate::position::{Holding, NO_TILE, Phase, Position, PublicState, SecretState, Task};

fn ensure(condition: bool, reason: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if condition {
        Ok(())
    } else {
        Err(InvalidPosition::new(reason()))
    }
}

impl Barrage {
    pub(crate) fn invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        let rounds = self.data.params.rounds;
        ensure((1..=rounds).contains(&state.round), || {
            format!("round {} of {rounds} (B-1.1)", state.round)
        })?;
        self.check_draft(state)?;
        self.check_amounts(state)?;
        for seat in Seat::all(self.seats) {
            self.check_company_of(state, seat)?;
            self.check_pieces(state, seat)?;
            self.check_means(state, seat)?;
        }
        self.check_map(state)?;
        self.check_spaces(state)?;
        self.check_contracts(state, &at.hidden)?;
        self.check_tiles(state, &at.hidden)?;
        self.check_pending(state)?;
        self.check_question(state)
    }

    /// Either a seat has to decide, or the game is over.
    fn check_question(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let task = state.current_task();
        let step = matches!(
            task,
            Task::None
                | Task::Rotate(_)
                | Task::Build { .. }
                | Task::TileEffect { .. }
                | Task::Outflow { .. }
        );
        match state.phase {
            Phase::Over => ensure(task == Task::None, || {
                "the game is over, but something is pending".to_owned()
            }),
            _ => ensure(!step, || "nobody is asked anything".to_owned()),
        }?;
        let drafting = matches!(task, Task::Company | Task::Start);
        ensure(drafting == (state.phase == Phase::Draft), || {
            "companies are chosen in the draft (B-2.10)".to_owned()
        })?;
        ensure(state.phase != Phase::Actions || !state.is_out(state.turn), || {
            format!("{} is out of this round (B-4.9)", state.turn)
        })?;
        let mut legal = Vec::new();
        self.list_legal(state, &mut legal);
        ensure(state.phase == Phase::Over || !legal.is_empty(), || {
            format!("{} has nothing to choose from ({task:?})", state.turn)
        })
    }

    fn check_company_of(&self, state: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let holding = state.holding(seat);
        let chosen = holding.company().is_some() && holding.officer().is_some();
        ensure(chosen || state.phase == Phase::Draft, || {
            format!("{seat} has no company (B-2.10)")
        })?;
        let same = |other: Seat| {
            let other = state.holding(other);
            holding.company().is_some()
                && (other.company == holding.company || other.officer == holding.officer)
        };
        let mut others = Seat::all(self.seats).filter(|other| *other != seat);
        ensure(!others.any(same), || {
            format!("{seat} has the company or the officer of somebody else (B-2.9)")
        })
    }

    fn check_pieces(&self, state: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let holding = state.holding(seat);
        let none = holding.bases.is_empty() && holding.conduits.is_empty() && holding.powerhouses.is_empty();
        let Some(company) = holding.company() else {
            return ensure(none, || format!("{seat} builds before choosing a company"));
        };
        let coming = |structure: Structure| {
            let tasks = state.tasks.iter().filter(|task| match task {
                Task::Build { site, .. } => seat == state.turn && site.structure() == structure,
                _ => false,
            });
            tasks.count() as u8
        };
        let elevations: u8 = holding
            .bases
            .map(|dam| state.levels[dam.index()].saturating_sub(1))
            .sum();
        let standing = [
            holding.bases.len() as u8,
            elevations,
            holding.conduits.len() as u8,
            holding.powerhouses.len() as u8,
        ];
        for (structure, standing) in Structure::ALL.into_iter().zip(standing) {
            let (built, pieces) = (
                holding.count(structure),
                self.data.company(company).pieces[structure as usize],
            );
            ensure(built <= pieces, || {
                format!("{seat} has only {pieces} of {structure:?} (B-1.4)")
            })?;
            ensure(built == standing + coming(structure), || {
                format!("{seat} has taken {built} of {structure:?}, but {standing} stand on the map")
            })?;
        }
        ensure(
            holding.bases.whole_basins().len() == 2 * holding.bases.len(),
            || format!("{seat} has two bases in one basin (B-5.12)"),
        )?;
        let rows = BasinId::all().filter(|basin| {
            self.data.lookup.rows[basin.index()]
                .and(holding.powerhouses)
                .len()
                > 1
        });
        ensure(rows.count() == 0, || {
            format!("{seat} has two powerhouses in one basin (B-5.12)")
        })
    }

    fn check_map(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let owned = |count: fn(&Holding) -> u32| state.seats.iter().map(count).sum::<u32>();
        let dams = state.dams();
        ensure(
            owned(|holding| holding.bases.len()) + state.neutral.len() == dams.len(),
            || "two dams on one space (B-5.12)".to_owned(),
        )?;
        ensure(
            owned(|holding| holding.conduits.len()) == state.conduits().len(),
            || "two conduits on one space (B-5.12)".to_owned(),
        )?;
        ensure(
            owned(|holding| holding.powerhouses.len()) == state.powerhouses().len(),
            || "two powerhouses on one space (B-5.12)".to_owned(),
        )?;
        let top = self.data.params.dam_levels;
        for dam in DamSet::ALL {
            let (level, drops) = (state.levels[dam.index()], state.drops[dam.index()]);
            let id = &self.data.dam(dam).id;
            let stands = dams.has(dam);
            ensure(stands == (level > 0) && level <= top, || {
                format!("{id} has level {level} (B-1.5)")
            })?;
            let maximum = if level == top {
                self.most_in_top_dam(state, dam)
            } else {
                level
            };
            ensure(drops <= maximum, || {
                format!("{id} holds {drops} drops, not more than {maximum} (B-1.5)")
            })?;
        }
        for area in Area::ALL {
            let here = state.neutral.and(self.data.lookup.area_dams[area as usize]);
            let right =
                |dam| state.levels[crate::ids::DamId::index(dam)] == self.data.neutral[area as usize].level;
            let mut all = here;
            ensure(here.len() <= 1 && all.all(right), || {
                format!("one neutral dam of its level in the {}s (B-2.6)", area.name())
            })?;
        }
        Ok(())
    }

    /// Del Monte's top-level dams hold more, and so may Sekibo's after a turn with Del Monte (B-13.3, B-13.11).
    fn most_in_top_dam(&self, state: &PublicState, dam: crate::ids::DamId) -> u8 {
        let top = self.data.params.dam_levels;
        let more = |ability: Ability| match ability {
            Ability::TopDamHolds(drops) => drops,
            _ => top,
        };
        let officer = state
            .dam_owner(dam)
            .and_then(|seat| state.holding(seat).officer());
        match officer.map(|id| self.data.officer(id).ability) {
            Some(Ability::Copies) => {
                let abilities = state.copyable.map(|id| self.data.officer(id).ability);
                abilities.map(more).max().unwrap_or(top)
            }
            Some(ability) => more(ability),
            None => top,
        }
    }

    fn check_means(&self, state: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let holding = state.holding(seat);
        let data = &self.data;
        let on_spaces = holding.spaces.map(|id| data.space(id).engineers);
        let constructing = data.construction_spaces.iter().enumerate();
        let constructing = constructing.filter(|(place, _)| holding.constructed >> place & 1 == 1);
        let constructing = constructing.map(|(_, space)| space.engineers);
        let copying = data.sekibo_spaces.iter().take(usize::from(holding.copies));
        let placed = on_spaces
            .chain(constructing)
            .chain(copying.map(|space| space.engineers));
        let all: u32 = placed
            .chain([holding.engineers, holding.banked])
            .map(u32::from)
            .sum();
        ensure(all <= u32::from(data.params.engineers), || {
            format!(
                "{seat} has {all} engineers, more than {} (B-2.13)",
                data.params.engineers
            )
        })?;
        ensure(usize::from(holding.copies) <= data.sekibo_spaces.len(), || {
            format!("{seat} has used Sekibo {} times (B-13.8)", holding.copies)
        })?;
        let produced = state.produced[seat.index()];
        ensure(
            produced <= holding.energy && (produced == 0 || self.switches.rank_produced),
            || {
                format!(
                    "{seat} has produced {produced}: that is counted where the option says so, and is on the track (B-9.1)"
                )
            },
        )?;
        let hand = u32::from(data.params.hand);
        let taking = state.tasks.iter().any(|task| task == Task::Discard);
        ensure(
            holding.contracts.len() <= hand || (taking && seat == state.turn),
            || format!("{seat} holds more than {hand} contracts (B-6.14)"),
        )
    }

    fn check_spaces(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let taken = state.spaces();
        let count: u32 = state.seats.iter().map(|holding| holding.spaces.len()).sum();
        ensure(count == taken.len(), || {
            "a space holds one company's engineers only (B-4.2)".to_owned()
        })?;
        ensure(taken.without(self.lookup.open) == SpaceSet::EMPTY, || {
            "engineers stand on a closed space or count as the bank's (B-16)".to_owned()
        })
    }

    /// Every contract is in at most one place.
    fn check_contracts(&self, state: &PublicState, hidden: &SecretState) -> Result<(), InvalidPosition> {
        let mut places: Vec<(&str, ContractSet)> = vec![
            ("national_contracts", state.nationals),
            ("contracts", state.display),
            ("stacks", state.unseen),
            ("starting_contracts", state.starting),
        ];
        for holding in &state.seats {
            places.push(("a hand", holding.contracts));
            places.push(("fulfilled", holding.fulfilled));
        }
        for stack in &state.returned {
            places.push(("returned", stack.iter().collect()));
        }
        let mut seen = ContractSet::EMPTY;
        for (place, contracts) in places {
            if let Some(twice) = seen.and(contracts).first() {
                let id = &self.data.contract(twice).id;
                return Err(InvalidPosition::new(format!(
                    "{id} is in {place} and somewhere else"
                )));
            }
            seen = seen.or(contracts);
        }
        ensure(state.nationals.without(ContractSet::NATIONAL).is_empty(), || {
            "national_contracts has another contract (B-2.4)".to_owned()
        })?;
        for colour in Colour::ALL {
            let name = colour.name();
            let face_up = state.face_up(colour).len();
            ensure(face_up <= super::rules::contracts::FACE_UP, || {
                format!("{face_up} {name} contracts lie face up (B-2.5)")
            })?;
            let stack = &hidden.contracts[colour as usize];
            let inside: ContractSet = stack.iter().collect();
            ensure(
                inside == state.unseen.and(colour.contracts()) && stack.len() == inside.len() as usize,
                || format!("the {name} stack has another colour or a contract twice"),
            )?;
            let under: ContractSet = state.returned[colour as usize].iter().collect();
            ensure(under.without(colour.contracts()).is_empty(), || {
                format!("under the {name} stack lies another colour")
            })?;
        }
        Ok(())
    }

    /// Every advanced tile is in at most one place, and everybody has the basic ones (B-2.13, B-14.1).
    fn check_tiles(&self, state: &PublicState, hidden: &SecretState) -> Result<(), InvalidPosition> {
        let mut seen: TileSet = hidden.patents.iter().collect();
        ensure(hidden.patents.len() == seen.len() as usize, || {
            "a patent tile is there twice".to_owned()
        })?;
        let levels: Vec<u8> = hidden.patents.iter().map(TileId::level).collect();
        ensure(levels.is_sorted() && !levels.contains(&0), || {
            "the patent stack goes from level I to III (B-2.7)".to_owned()
        })?;
        let offered = state.patents.iter().filter(|tile| **tile != NO_TILE);
        for tile in offered
            .copied()
            .chain(state.seats.iter().flat_map(Holding::advanced))
        {
            let id = &self.data.tile(tile).id;
            ensure(!seen.has(tile) && tile.level() > 0, || {
                format!("{id} is there twice or is no patent")
            })?;
            seen.insert(tile);
        }
        for seat in Seat::all(self.seats) {
            let holding = state.holding(seat);
            let Some(officer) = holding.officer() else {
                continue;
            };
            let (off, on) = (holding.tiles, holding.wheel.tiles());
            let mut basic: TileSet = (0..TileId::JOKER.0).map(TileId).collect();
            if self.switches.introductory {
                basic.insert(TileId::JOKER);
            }
            if self.data.officer(officer).ability == Ability::SpecialTile {
                basic.insert(TileId::KRYLOV);
            }
            ensure(
                !off.meets(on) && off.or(on).without(TileSet::ADVANCED) == basic,
                || format!("{seat} does not have its own basic tiles once each (B-2.13)"),
            )?;
        }
        Ok(())
    }
}
