//! Pending tasks fit the position: no prompt refers to a piece, tile, fee or company that is missing. Play guarantees
//! this; positions read from JSON are checked.

use smokestack_core::{InvalidPosition, Seat};

use super::ensure;
use crate::Barrage;
use crate::action::MAX_MACHINES_PER_EFFECT;
use crate::ids::{ContractSet, TileId};
use crate::position::{NO_OFFICER, NO_TILE, Phase, PublicState, Task};

/// No chain of rewards is longer. Each decision may add to it, and the stack has room for twice as many.
const MAX_PENDING: usize = 8;
/// No company ever gets more machines of a kind.
const MAX_MACHINES: u32 = 100;
/// No headstream ever gets more drops in a round.
const MAX_WAITING: u8 = 50;
/// No company ever gets more points from one source.
const MAX_POINTS: i16 = 9999;

impl Barrage {
    pub(super) fn check_amounts(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        ensure(state.waiting.iter().all(|drops| *drops <= MAX_WAITING), || {
            format!("more than {MAX_WAITING} drops wait on a headstream (B-3.7)")
        })?;
        for seat in Seat::all(self.seats) {
            let holding = state.holding(seat);
            let (excavators, mixers) = holding.wheel.machines();
            let excavators = excavators + u32::from(holding.excavators);
            let mixers = mixers + u32::from(holding.mixers);
            ensure(excavators.max(mixers) <= MAX_MACHINES, || {
                format!("{seat} has more than {MAX_MACHINES} machines of a kind")
            })?;
            ensure(
                holding
                    .points
                    .iter()
                    .all(|points| (-MAX_POINTS..=MAX_POINTS).contains(points)),
                || format!("{seat} has more points than any game brings"),
            )?;
            let [first, ..] = holding.wheel.segments();
            ensure(first.is_empty(), || {
                format!("{seat} has not taken what lies in the open segment (B-15.2)")
            })?;
            let tiles = holding
                .wheel
                .segments()
                .iter()
                .filter_map(|segment| segment.tile());
            ensure(tiles.count() == holding.wheel.tiles().len() as usize, || {
                format!("{seat} has a tile twice on the wheel (B-14.1)")
            })?;
        }
        Ok(())
    }

    pub(super) fn check_pending(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let holding = state.holding(state.turn);
        let begins = |task: Task| {
            matches!(
                task,
                Task::Act
                    | Task::Officer
                    | Task::Tile
                    | Task::Copy { .. }
                    | Task::Site { .. }
                    | Task::Pay { .. }
            )
        };
        let pending = state.tasks.len();
        ensure(
            pending <= MAX_PENDING && (pending == 1 || !state.tasks.iter().any(begins)),
            || "an action begins when nothing else is pending (B-4.1)".to_owned(),
        )?;
        let takes = state.tasks.iter().any(|task| matches!(task, Task::Take(_)));
        let discards = pending == 2 && state.tasks.iter().last() == Some(Task::Discard);
        ensure(!takes || discards, || {
            "contracts are taken, then discarded down to the limit (B-6.14)".to_owned()
        })?;
        let mut coming = 0;
        for task in state.tasks.iter() {
            match task {
                Task::Machines(count)
                | Task::Drops { left: count, .. }
                | Task::Take(count)
                | Task::FillDams(count)
                | Task::Outflow { drops: count, .. } => {
                    ensure((1..=MAX_MACHINES_PER_EFFECT).contains(&count), || {
                        format!("{count} of something pending: 1 to {MAX_MACHINES_PER_EFFECT}")
                    })?
                }
                Task::Copy { .. } => ensure(holding.tiles.has(TileId::KRYLOV), || {
                    format!("{} has not got the tile that copies (B-13.7)", state.turn)
                })?,
                Task::Site { tile, inserted } => self.check_inserted(state, tile, inserted)?,
                Task::Pay { tile, inserted, site } => {
                    self.check_inserted(state, tile, inserted)?;
                    self.check_site(state, tile, site).map_err(|refusal| {
                        InvalidPosition::new(self.explain_refusal(&refusal).to_string())
                    })?;
                }
                Task::Build { site, fee } => {
                    coming += 1;
                    ensure(coming == 1 && self.may_stand(state, site), || {
                        format!("nothing can be built on {} (B-5.12)", self.site_id(site))
                    })?;
                    ensure(
                        fee <= self.data.params.red_fee && u16::from(fee) <= holding.credits,
                        || format!("{} cannot pay the fee (B-5.10)", state.turn),
                    )?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The tile that goes on the wheel is available; the tile that counts is the same or lies on the wheel (B-13.7).
    fn check_inserted(
        &self,
        state: &PublicState,
        tile: TileId,
        inserted: TileId,
    ) -> Result<(), InvalidPosition> {
        let holding = state.holding(state.turn);
        let at_hand = inserted == NO_TILE || holding.tiles.has(inserted);
        let counts = tile == inserted || holding.wheel.tiles().has(tile);
        ensure(at_hand && counts && tile != TileId::KRYLOV, || {
            format!(
                "{} cannot build with {} (B-5.3)",
                state.turn,
                self.data.tile(tile).id
            )
        })
    }

    /// There is a company with an officer, and a starting contract, for every player who has yet to choose (B-2.10).
    pub(super) fn check_draft(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let step = usize::from(state.step);
        ensure(step <= self.seats, || {
            format!("step {step} of {} players", self.seats)
        })?;
        if state.phase != Phase::Draft {
            return Ok(());
        }
        let asks = |required: Task| state.tasks.iter().filter(|task| *task == required).count();
        let (companies, starts) = (asks(Task::Company), asks(Task::Start));
        ensure(
            step > 0 && state.order[step - 1] == state.turn && companies <= 1 && starts == 1,
            || format!("it is not {}'s turn to choose (B-2.10)", state.turn),
        )?;
        let left = self.seats - step;
        let choosing = &state.order[step - usize::from(companies == 1)..self.seats];
        let chosen = Seat::all(self.seats).filter(|seat| state.holding(*seat).company().is_some());
        ensure(
            chosen.clone().count() + choosing.len() == self.seats
                && chosen.clone().all(|seat| !choosing.contains(&seat)),
            || "a company was chosen out of order (B-2.10)".to_owned(),
        )?;
        ensure(
            state.companies.len() as usize >= left + companies
                && state.starting.len() as usize > left
                && state.starting.without(ContractSet::STARTING).is_empty(),
            || "too little is left to choose from (B-2.9)".to_owned(),
        )?;
        let mut officers: Vec<_> = state
            .companies
            .map(|company| state.matchups[company.index()])
            .collect();
        officers.extend(chosen.clone().map(|seat| state.holding(seat).officer));
        officers.sort_unstable();
        let all = officers.len();
        officers.dedup();
        let held = chosen
            .filter(|seat| state.companies.has(state.holding(*seat).company))
            .count();
        ensure(
            officers.len() == all && !officers.contains(&NO_OFFICER) && held == 0,
            || "every company has an officer of its own (B-2.9)".to_owned(),
        )
    }
}
