//! What is true in every reachable position; positions read from JSON are checked against this too.

mod pending;

use smokestack_core::{InvalidPosition, Seat};

use crate::Barrage;
use crate::data::Ability;
use crate::ids::{Area, BasinId, Colour, ContractSet, DamSet, SpaceSet, Structure, TileId, TileSet};
use crate::position::{Holding, NO_TILE, Phase, Position, PublicState, SecretState, Task};

fn ensure(condition: bool, why: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if condition {
        Ok(())
    } else {
        Err(InvalidPosition::new(why()))
    }
}

impl Barrage {
    pub(crate) fn invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        let open = &at.open;
        let rounds = self.data.params.rounds;
        ensure((1..=rounds).contains(&open.round), || {
            format!("round {} of {rounds} (B-1.1)", open.round)
        })?;
        self.check_draft(open)?;
        self.check_amounts(open)?;
        for seat in Seat::all(self.seats) {
            self.check_company_of(open, seat)?;
            self.check_pieces(open, seat)?;
            self.check_means(open, seat)?;
        }
        self.check_map(open)?;
        self.check_spaces(open)?;
        self.check_contracts(open, &at.hidden)?;
        self.check_tiles(open, &at.hidden)?;
        self.check_pending(open)?;
        self.check_question(open)
    }

    /// Either a seat has to decide, or the game is over.
    fn check_question(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let asked = open.asked();
        let step = matches!(
            asked,
            Task::None
                | Task::Rotate(_)
                | Task::Build { .. }
                | Task::TileEffect { .. }
                | Task::Outflow { .. }
        );
        match open.phase {
            Phase::Over => ensure(asked == Task::None, || {
                "the game is over, but something is pending".to_owned()
            }),
            _ => ensure(!step, || "nobody is asked anything".to_owned()),
        }?;
        let drafting = matches!(asked, Task::Company | Task::Start);
        ensure(drafting == (open.phase == Phase::Draft), || {
            "companies are chosen in the draft (B-2.10)".to_owned()
        })?;
        ensure(open.phase != Phase::Actions || !open.is_out(open.turn), || {
            format!("{} is out of this round (B-4.9)", open.turn)
        })?;
        let mut legal = Vec::new();
        self.list_legal(open, &mut legal);
        ensure(open.phase == Phase::Over || !legal.is_empty(), || {
            format!("{} has nothing to choose from ({asked:?})", open.turn)
        })
    }

    fn check_company_of(&self, open: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let own = open.holding(seat);
        let chosen = own.company().is_some() && own.officer().is_some();
        ensure(chosen || open.phase == Phase::Draft, || {
            format!("{seat} has no company (B-2.10)")
        })?;
        let same = |other: Seat| {
            let other = open.holding(other);
            own.company().is_some() && (other.company == own.company || other.officer == own.officer)
        };
        let mut others = Seat::all(self.seats).filter(|other| *other != seat);
        ensure(!others.any(same), || {
            format!("{seat} has the company or the officer of somebody else (B-2.9)")
        })
    }

    fn check_pieces(&self, open: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let own = open.holding(seat);
        let none = own.bases.is_empty() && own.conduits.is_empty() && own.powerhouses.is_empty();
        let Some(company) = own.company() else {
            return ensure(none, || format!("{seat} builds before choosing a company"));
        };
        let coming = |structure: Structure| {
            let tasks = open.tasks.iter().filter(|task| match task {
                Task::Build { site, .. } => seat == open.turn && site.structure() == structure,
                _ => false,
            });
            tasks.count() as u8
        };
        let elevations: u8 = own
            .bases
            .map(|dam| open.levels[dam.index()].saturating_sub(1))
            .sum();
        let standing = [
            own.bases.len() as u8,
            elevations,
            own.conduits.len() as u8,
            own.powerhouses.len() as u8,
        ];
        for (structure, standing) in Structure::ALL.into_iter().zip(standing) {
            let (built, pieces) = (
                own.count(structure),
                self.data.company(company).pieces[structure as usize],
            );
            ensure(built <= pieces, || {
                format!("{seat} has only {pieces} of {structure:?} (B-1.4)")
            })?;
            ensure(built == standing + coming(structure), || {
                format!("{seat} has taken {built} of {structure:?}, but {standing} stand on the map")
            })?;
        }
        ensure(own.bases.whole_basins().len() == 2 * own.bases.len(), || {
            format!("{seat} has two bases in one basin (B-5.12)")
        })?;
        let rows = BasinId::all()
            .filter(|basin| self.data.lookup.rows[basin.index()].and(own.powerhouses).len() > 1);
        ensure(rows.count() == 0, || {
            format!("{seat} has two powerhouses in one basin (B-5.12)")
        })
    }

    fn check_map(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let owned = |count: fn(&Holding) -> u32| open.seats.iter().map(count).sum::<u32>();
        let dams = open.dams();
        ensure(
            owned(|own| own.bases.len()) + open.neutral.len() == dams.len(),
            || "two dams on one space (B-5.12)".to_owned(),
        )?;
        ensure(owned(|own| own.conduits.len()) == open.conduits().len(), || {
            "two conduits on one space (B-5.12)".to_owned()
        })?;
        ensure(
            owned(|own| own.powerhouses.len()) == open.powerhouses().len(),
            || "two powerhouses on one space (B-5.12)".to_owned(),
        )?;
        let top = self.data.params.dam_levels;
        for dam in DamSet::ALL {
            let (level, drops) = (open.levels[dam.index()], open.drops[dam.index()]);
            let id = &self.data.dam(dam).id;
            let stands = dams.has(dam);
            ensure(stands == (level > 0) && level <= top, || {
                format!("{id} has level {level} (B-1.5)")
            })?;
            let most = if level == top {
                self.most_in_top_dam(open, dam)
            } else {
                level
            };
            ensure(drops <= most, || {
                format!("{id} holds {drops} drops, not more than {most} (B-1.5)")
            })?;
        }
        for area in Area::ALL {
            let here = open.neutral.and(self.data.lookup.area_dams[area as usize]);
            let right =
                |dam| open.levels[crate::ids::DamId::index(dam)] == self.data.neutral[area as usize].level;
            let mut all = here;
            ensure(here.len() <= 1 && all.all(right), || {
                format!("one neutral dam of its level in the {}s (B-2.6)", area.name())
            })?;
        }
        Ok(())
    }

    /// Del Monte's top-level dams hold more, and so may Sekibo's after a turn with Del Monte (B-13.3, B-13.11).
    fn most_in_top_dam(&self, open: &PublicState, dam: crate::ids::DamId) -> u8 {
        let top = self.data.params.dam_levels;
        let more = |ability: Ability| match ability {
            Ability::TopDamHolds(drops) => drops,
            _ => top,
        };
        let officer = open.dam_owner(dam).and_then(|seat| open.holding(seat).officer());
        match officer.map(|id| self.data.officer(id).ability) {
            Some(Ability::Copies) => {
                let abilities = open.copyable.map(|id| self.data.officer(id).ability);
                abilities.map(more).max().unwrap_or(top)
            }
            Some(ability) => more(ability),
            None => top,
        }
    }

    fn check_means(&self, open: &PublicState, seat: Seat) -> Result<(), InvalidPosition> {
        let own = open.holding(seat);
        let data = &self.data;
        let on_spaces = own.spaces.map(|id| data.space(id).engineers);
        let constructing = data.construction_spaces.iter().enumerate();
        let constructing = constructing.filter(|(place, _)| own.constructed >> place & 1 == 1);
        let constructing = constructing.map(|(_, space)| space.engineers);
        let copying = data.sekibo_spaces.iter().take(usize::from(own.copies));
        let placed = on_spaces
            .chain(constructing)
            .chain(copying.map(|space| space.engineers));
        let all: u32 = placed.chain([own.engineers, own.banked]).map(u32::from).sum();
        ensure(all <= u32::from(data.params.engineers), || {
            format!(
                "{seat} has {all} engineers, more than {} (B-2.13)",
                data.params.engineers
            )
        })?;
        ensure(usize::from(own.copies) <= data.sekibo_spaces.len(), || {
            format!("{seat} has used Sekibo {} times (B-13.8)", own.copies)
        })?;
        let produced = open.produced[seat.index()];
        ensure(
            produced <= own.energy && (produced == 0 || self.switches.rank_produced),
            || {
                format!(
                    "{seat} has produced {produced}: that is counted where the option says so, and is on the track (B-9.1)"
                )
            },
        )?;
        let hand = u32::from(data.params.hand);
        let taking = open.tasks.iter().any(|task| task == Task::Discard);
        ensure(
            own.contracts.len() <= hand || (taking && seat == open.turn),
            || format!("{seat} holds more than {hand} contracts (B-6.14)"),
        )
    }

    fn check_spaces(&self, open: &PublicState) -> Result<(), InvalidPosition> {
        let taken = open.spaces();
        let count: u32 = open.seats.iter().map(|own| own.spaces.len()).sum();
        ensure(count == taken.len(), || {
            "a space holds one company's engineers only (B-4.2)".to_owned()
        })?;
        ensure(taken.without(self.lookup.open) == SpaceSet::EMPTY, || {
            "engineers stand on a closed space or count as the bank's (B-16)".to_owned()
        })
    }

    /// Every contract is in at most one place.
    fn check_contracts(&self, open: &PublicState, hidden: &SecretState) -> Result<(), InvalidPosition> {
        let mut places: Vec<(&str, ContractSet)> = vec![
            ("national_contracts", open.nationals),
            ("contracts", open.display),
            ("stacks", open.unseen),
            ("starting_contracts", open.starting),
        ];
        for own in &open.seats {
            places.push(("a hand", own.contracts));
            places.push(("fulfilled", own.fulfilled));
        }
        for stack in &open.returned {
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
        ensure(open.nationals.without(ContractSet::NATIONAL).is_empty(), || {
            "national_contracts has another contract (B-2.4)".to_owned()
        })?;
        for colour in Colour::ALL {
            let name = colour.name();
            let face_up = open.face_up(colour).len();
            ensure(face_up <= super::rules::contracts::FACE_UP, || {
                format!("{face_up} {name} contracts lie face up (B-2.5)")
            })?;
            let stack = &hidden.contracts[colour as usize];
            let inside: ContractSet = stack.iter().collect();
            ensure(
                inside == open.unseen.and(colour.contracts()) && stack.len() == inside.len() as usize,
                || format!("the {name} stack has another colour or a contract twice"),
            )?;
            let under: ContractSet = open.returned[colour as usize].iter().collect();
            ensure(under.without(colour.contracts()).is_empty(), || {
                format!("under the {name} stack lies another colour")
            })?;
        }
        Ok(())
    }

    /// Every advanced tile is in at most one place, and everybody has the basic ones (B-2.13, B-14.1).
    fn check_tiles(&self, open: &PublicState, hidden: &SecretState) -> Result<(), InvalidPosition> {
        let mut seen: TileSet = hidden.patents.iter().collect();
        ensure(hidden.patents.len() == seen.len() as usize, || {
            "a patent tile is there twice".to_owned()
        })?;
        let levels: Vec<u8> = hidden.patents.iter().map(TileId::level).collect();
        ensure(levels.is_sorted() && !levels.contains(&0), || {
            "the patent stack goes from level I to III (B-2.7)".to_owned()
        })?;
        let offered = open.patents.iter().filter(|tile| **tile != NO_TILE);
        for tile in offered
            .copied()
            .chain(open.seats.iter().flat_map(Holding::advanced))
        {
            let id = &self.data.tile(tile).id;
            ensure(!seen.has(tile) && tile.level() > 0, || {
                format!("{id} is there twice or is no patent")
            })?;
            seen.insert(tile);
        }
        for seat in Seat::all(self.seats) {
            let own = open.holding(seat);
            let Some(officer) = own.officer() else { continue };
            let (off, on) = (own.tiles, own.wheel.tiles());
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
