//! Production: B-7.1 to B-7.5, B-7.11 to B-7.13, and the company powers that affect it (B-12.3 to B-12.8).

use smokestack_core::{Seat, Sink};

use crate::Barrage;
use crate::action::Action;
use crate::data::{Ability, Power};
use crate::event::{Event, For, Party};
use crate::ids::{BasinId, ConduitId, DamId, DamSet, PowerhouseId};
use crate::position::{Holding, Kind, PublicState, Task};
use crate::refusal::Refusal;

use super::scoring::Source;
use super::water::NO_ROW;

/// What a production would bring, part by part (B-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Output {
    /// Drops times value, or Fiesler's minimum if that is more.
    pub raw: u8,
    pub modifier: i8,
    pub bonus: u8,
    /// The result; it must be at least 1 (B-7.3).
    pub energy: i16,
    /// Credits for another company's conduit, and points for its owner (B-7.4).
    pub fee: u8,
    /// The powerhouse used.
    pub powerhouse: PowerhouseId,
}

impl Barrage {
    /// A company's power, if it is active (B-12.1).
    #[inline]
    pub(crate) fn power(&self, holding: &Holding) -> Option<Power> {
        self.is_powered(holding)
            .then(|| self.data.company(holding.company).power)
    }

    #[inline]
    pub(crate) fn is_powered(&self, holding: &Holding) -> bool {
        holding.powerhouses.len() >= u32::from(self.data.params.power_from)
    }

    /// The production bonus for the powerhouses built (B-7.2).
    #[inline]
    pub(crate) fn bonus(&self, holding: &Holding) -> u8 {
        match holding.powerhouses.len() as usize {
            0 => 0,
            built => self.data.company(holding.company).bonus[built.min(4)],
        }
    }

    /// Dams whose water this company may use: its own and the neutral ones, if they hold water (B-1.6).
    #[inline]
    fn sources(&self, state: &PublicState, holding: &Holding) -> DamSet {
        holding.bases.or(state.neutral)
    }

    /// The company's powerhouse at the end of a conduit (B-5.12: there is at most one).
    #[inline]
    pub(crate) fn powerhouse_of(&self, holding: &Holding, conduit: ConduitId) -> Option<PowerhouseId> {
        let row = self.data.lookup.target[conduit.index()];
        self.data.lookup.rows[usize::from(row)]
            .and(holding.powerhouses)
            .first()
    }

    /// Visits each usable production system with the drops that it can move (B-1.6, B-7.1, B-7.4).
    #[inline]
    fn each_system(
        &self,
        state: &PublicState,
        credits: u16,
        not: u8,
        mut use_it: impl FnMut(DamId, ConduitId, u8),
    ) {
        let holding = state.holding(state.turn);
        if holding.powerhouses.is_empty() {
            return;
        }
        let lookup = &self.data.lookup;
        let built = state.conduits();
        for dam in self.sources(state, holding) {
            let held = state.drops[dam.index()];
            if held == 0 {
                continue;
            }
            for conduit in [ConduitId(2 * dam.basin().0), ConduitId(2 * dam.basin().0 + 1)] {
                let row = lookup.target[conduit.index()];
                if !built.has(conduit)
                    || row == not
                    || !lookup.rows[usize::from(row)].meets(holding.powerhouses)
                {
                    continue;
                }
                let maximum = if holding.conduits.has(conduit) {
                    held
                } else {
                    u16::from(held).min(credits) as u8
                };
                if maximum > 0 {
                    use_it(dam, conduit, maximum);
                }
            }
        }
    }

    /// The minimum that raw output counts as (B-13.4, X-2).
    #[inline]
    fn least_raw(&self, state: &PublicState, kind: Kind) -> u8 {
        match self.ability(state, state.turn) {
            Ability::LeastOutput(minimum) if kind != Kind::Second || self.switches.least_output_in_second => {
                minimum
            }
            _ => 0,
        }
    }

    #[inline]
    fn raw(&self, conduit: ConduitId, drops: u8, minimum: u8) -> u8 {
        (drops * self.data.lookup.value[conduit.index()]).max(minimum)
    }

    /// What the modifier and the bonus add; nothing for a second production (B-12.3).
    #[inline]
    fn extra(&self, holding: &Holding, modifier: i8, kind: Kind) -> i16 {
        match kind {
            Kind::Second => 0,
            Kind::Station | Kind::Tile => i16::from(modifier) + i16::from(self.bonus(holding)),
        }
    }

    /// The best raw output at the turbine station with this number of credits; 0 without a system (B-6.2).
    pub(crate) fn best_raw(&self, state: &PublicState, credits: u16) -> u8 {
        let minimum = self.least_raw(state, Kind::Station);
        let mut best = 0;
        self.each_system(state, credits, NO_ROW, |_, conduit, maximum| {
            best = best.max(self.raw(conduit, maximum, minimum));
        });
        best
    }

    /// Whether the production in the current prompt is possible at all.
    pub(crate) fn can_produce_here(&self, state: &PublicState) -> bool {
        let mut any = false;
        self.each_choice(state, |_, _, _| any = true);
        any
    }

    /// Visits every system and number of drops that give at least 1 (B-7.3).
    #[inline]
    fn each_choice(&self, state: &PublicState, mut use_it: impl FnMut(DamId, ConduitId, u8)) {
        let Task::Produce { modifier, kind, not } = state.current_task() else {
            return;
        };
        let holding = state.holding(state.turn);
        let minimum = self.least_raw(state, kind);
        let extra = self.extra(holding, modifier, kind);
        self.each_system(state, holding.credits, not, |dam, conduit, maximum| {
            for drops in 1..=maximum {
                if i16::from(self.raw(conduit, drops, minimum)) + extra >= 1 {
                    use_it(dam, conduit, drops);
                }
            }
        });
    }

    #[inline]
    pub(crate) fn list_productions(&self, state: &PublicState, out: &mut Vec<Action>) {
        self.each_choice(state, |dam, conduit, drops| {
            out.push(Action::Produce { dam, conduit, drops });
        });
        if self.may_decline(state.current_task()) {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn check_production(
        &self,
        state: &PublicState,
        dam: DamId,
        conduit: ConduitId,
        drops: u8,
    ) -> Result<(), Refusal> {
        let Task::Produce { not, .. } = state.current_task() else {
            return Err(Refusal::NotTheQuestion);
        };
        let holding = state.holding(state.turn);
        if !self.sources(state, holding).has(dam) {
            return Err(Refusal::NotYourDam(dam));
        }
        if !state.conduits().has(conduit) {
            return Err(Refusal::NoConduit(conduit));
        }
        let target = BasinId(self.data.lookup.target[conduit.index()]);
        if self.powerhouse_of(holding, conduit).is_none() {
            return Err(Refusal::NoPowerhouse(target));
        }
        if target.0 == not {
            return Err(Refusal::OtherPowerhouse(target));
        }
        let held = state.drops[dam.index()];
        if drops > held {
            return Err(Refusal::TooFewDrops { dam, held });
        }
        if !holding.conduits.has(conduit) && u16::from(drops) > holding.credits {
            return Err(Refusal::NoCreditsForConduit {
                needed: u16::from(drops),
                has: holding.credits,
            });
        }
        let output = self.output(state, dam, conduit, drops);
        match output {
            Some(output) if output.energy >= 1 => Ok(()),
            _ => Err(Refusal::TooLittleEnergy {
                energy: output.map_or(0, |o| o.energy),
            }),
        }
    }

    /// What this choice would bring; `None` if nothing is being produced or the system does not exist.
    pub fn output(&self, state: &PublicState, dam: DamId, conduit: ConduitId, drops: u8) -> Option<Output> {
        let Task::Produce { modifier, kind, .. } = state.current_task() else {
            return None;
        };
        let holding = state.holding(state.turn);
        let powerhouse = self.powerhouse_of(holding, conduit)?;
        let raw = self.raw(conduit, drops, self.least_raw(state, kind));
        let plain = kind == Kind::Second;
        Some(Output {
            raw,
            modifier: if plain { 0 } else { modifier },
            bonus: if plain { 0 } else { self.bonus(holding) },
            energy: i16::from(raw) + self.extra(holding, modifier, kind),
            fee: if holding.conduits.has(conduit) { 0 } else { drops },
            powerhouse,
        })
        .filter(|_| state.dams().has(dam))
    }

    /// Carries out a production (B-7.5).
    pub(crate) fn produce(
        &self,
        state: &mut PublicState,
        dam: DamId,
        conduit: ConduitId,
        drops: u8,
        events: &mut impl Sink<Event>,
    ) {
        let Some(output) = self.output(state, dam, conduit, drops) else {
            return;
        };
        let Task::Produce { kind, .. } = state.tasks.pop() else {
            return;
        };
        let seat = state.turn;
        let energy = output.energy as u8;
        let row = BasinId(self.data.lookup.target[conduit.index()]);
        state.drops[dam.index()] -= drops;
        events.send(Event::Produced {
            seat,
            dam,
            conduit,
            powerhouse: output.powerhouse,
            drops,
            energy,
        });
        state.holding_mut(seat).energy += u16::from(energy);
        if self.switches.rank_produced {
            state.produced[seat.index()] += u16::from(energy);
        }
        // Only what is in force now counts; whatever the contract's reward adds comes too late (B-7.13, B-12.8).
        let power = self.power(state.holding(seat));
        if power == Some(Power::SecondProduction) && kind != Kind::Second {
            state.tasks.push(Task::Produce {
                modifier: 0,
                kind: Kind::Second,
                not: row.0,
            });
        }
        if !self.switches.outflow_before_contract {
            state.tasks.push(Task::Outflow { row, drops });
        }
        state.tasks.push(Task::Fulfil {
            energy,
            discount: match power {
                Some(Power::Discount(energy)) => energy,
                _ => 0,
            },
            national: true,
        });
        if self.switches.outflow_before_contract {
            self.run_on(state, row, drops, events);
        }
        if let Some(Power::ExtraEnergy(extra)) = power {
            self.gain_energy(state, seat, extra, events);
        }
        if let Some(owner) = state.conduit_owner(conduit).filter(|owner| *owner != seat) {
            self.pay_owner(state, owner, conduit, drops, events);
        }
    }

    /// Pays the conduit's owner one credit per drop; the owner also scores one point per drop (B-7.4).
    fn pay_owner(
        &self,
        state: &mut PublicState,
        owner: Seat,
        conduit: ConduitId,
        drops: u8,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn;
        state.holding_mut(seat).credits -= u16::from(drops);
        state.holding_mut(owner).credits += u16::from(drops);
        events.send(Event::Paid {
            from: seat,
            to: Party::Seat(owner),
            credits: drops,
            what: For::Conduit(conduit),
        });
        self.score_points(state, owner, i16::from(drops), Source::Conduits, events);
    }
}
