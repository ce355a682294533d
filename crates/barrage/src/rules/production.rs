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
    pub(crate) fn power(&self, own: &Holding) -> Option<Power> {
        self.is_powered(own).then(|| self.data.company(own.company).power)
    }

    #[inline]
    pub(crate) fn is_powered(&self, own: &Holding) -> bool {
        own.powerhouses.len() >= u32::from(self.data.params.power_from)
    }

    /// The production bonus for the powerhouses built (B-7.2).
    #[inline]
    pub(crate) fn bonus(&self, own: &Holding) -> u8 {
        match own.powerhouses.len() as usize {
            0 => 0,
            built => self.data.company(own.company).bonus[built.min(4)],
        }
    }

    /// Dams whose water this company may use: its own and the neutral ones, if they hold water (B-1.6).
    #[inline]
    fn sources(&self, open: &PublicState, own: &Holding) -> DamSet {
        own.bases.or(open.neutral)
    }

    /// The company's powerhouse at the end of a conduit (B-5.12: there is at most one).
    #[inline]
    pub(crate) fn powerhouse_of(&self, own: &Holding, conduit: ConduitId) -> Option<PowerhouseId> {
        let row = self.data.lookup.target[conduit.index()];
        self.data.lookup.rows[usize::from(row)]
            .and(own.powerhouses)
            .first()
    }

    /// Visits each usable production system with the drops that it can move (B-1.6, B-7.1, B-7.4).
    #[inline]
    fn each_system(
        &self,
        open: &PublicState,
        credits: u16,
        not: u8,
        mut use_it: impl FnMut(DamId, ConduitId, u8),
    ) {
        let own = open.holding(open.turn);
        if own.powerhouses.is_empty() {
            return;
        }
        let lookup = &self.data.lookup;
        let built = open.conduits();
        for dam in self.sources(open, own) {
            let held = open.drops[dam.index()];
            if held == 0 {
                continue;
            }
            for conduit in [ConduitId(2 * dam.basin().0), ConduitId(2 * dam.basin().0 + 1)] {
                let row = lookup.target[conduit.index()];
                if !built.has(conduit) || row == not || !lookup.rows[usize::from(row)].meets(own.powerhouses)
                {
                    continue;
                }
                let most = if own.conduits.has(conduit) {
                    held
                } else {
                    u16::from(held).min(credits) as u8
                };
                if most > 0 {
                    use_it(dam, conduit, most);
                }
            }
        }
    }

    /// The minimum that raw output counts as (B-13.4, X-2).
    #[inline]
    fn least_raw(&self, open: &PublicState, kind: Kind) -> u8 {
        match self.ability(open, open.turn) {
            Ability::LeastOutput(least) if kind != Kind::Second || self.switches.least_output_in_second => {
                least
            }
            _ => 0,
        }
    }

    #[inline]
    fn raw(&self, conduit: ConduitId, drops: u8, least: u8) -> u8 {
        (drops * self.data.lookup.value[conduit.index()]).max(least)
    }

    /// What the modifier and the bonus add; nothing for a second production (B-12.3).
    #[inline]
    fn extra(&self, own: &Holding, modifier: i8, kind: Kind) -> i16 {
        match kind {
            Kind::Second => 0,
            Kind::Station | Kind::Tile => i16::from(modifier) + i16::from(self.bonus(own)),
        }
    }

    /// The best raw output at the turbine station with this number of credits; 0 without a system (B-6.2).
    pub(crate) fn best_raw(&self, open: &PublicState, credits: u16) -> u8 {
        let least = self.least_raw(open, Kind::Station);
        let mut best = 0;
        self.each_system(open, credits, NO_ROW, |_, conduit, most| {
            best = best.max(self.raw(conduit, most, least));
        });
        best
    }

    /// Whether the production in the current prompt is possible at all.
    pub(crate) fn can_produce_here(&self, open: &PublicState) -> bool {
        let mut any = false;
        self.each_choice(open, |_, _, _| any = true);
        any
    }

    /// Visits every system and number of drops that give at least 1 (B-7.3).
    #[inline]
    fn each_choice(&self, open: &PublicState, mut use_it: impl FnMut(DamId, ConduitId, u8)) {
        let Task::Produce { modifier, kind, not } = open.asked() else {
            return;
        };
        let own = open.holding(open.turn);
        let least = self.least_raw(open, kind);
        let extra = self.extra(own, modifier, kind);
        self.each_system(open, own.credits, not, |dam, conduit, most| {
            for drops in 1..=most {
                if i16::from(self.raw(conduit, drops, least)) + extra >= 1 {
                    use_it(dam, conduit, drops);
                }
            }
        });
    }

    #[inline]
    pub(crate) fn list_productions(&self, open: &PublicState, out: &mut Vec<Action>) {
        self.each_choice(open, |dam, conduit, drops| {
            out.push(Action::Produce { dam, conduit, drops });
        });
        if self.may_decline(open.asked()) {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn check_production(
        &self,
        open: &PublicState,
        dam: DamId,
        conduit: ConduitId,
        drops: u8,
    ) -> Result<(), Refusal> {
        let Task::Produce { not, .. } = open.asked() else {
            return Err(Refusal::NotTheQuestion);
        };
        let own = open.holding(open.turn);
        if !self.sources(open, own).has(dam) {
            return Err(Refusal::NotYourDam(dam));
        }
        if !open.conduits().has(conduit) {
            return Err(Refusal::NoConduit(conduit));
        }
        let target = BasinId(self.data.lookup.target[conduit.index()]);
        if self.powerhouse_of(own, conduit).is_none() {
            return Err(Refusal::NoPowerhouse(target));
        }
        if target.0 == not {
            return Err(Refusal::OtherPowerhouse(target));
        }
        let held = open.drops[dam.index()];
        if drops > held {
            return Err(Refusal::TooFewDrops { dam, held });
        }
        if !own.conduits.has(conduit) && u16::from(drops) > own.credits {
            return Err(Refusal::NoCreditsForConduit {
                needed: u16::from(drops),
                has: own.credits,
            });
        }
        let output = self.output(open, dam, conduit, drops);
        match output {
            Some(output) if output.energy >= 1 => Ok(()),
            _ => Err(Refusal::TooLittleEnergy {
                energy: output.map_or(0, |o| o.energy),
            }),
        }
    }

    /// What this choice would bring; `None` if nothing is being produced or the system does not exist.
    pub fn output(&self, open: &PublicState, dam: DamId, conduit: ConduitId, drops: u8) -> Option<Output> {
        let Task::Produce { modifier, kind, .. } = open.asked() else {
            return None;
        };
        let own = open.holding(open.turn);
        let powerhouse = self.powerhouse_of(own, conduit)?;
        let raw = self.raw(conduit, drops, self.least_raw(open, kind));
        let plain = kind == Kind::Second;
        Some(Output {
            raw,
            modifier: if plain { 0 } else { modifier },
            bonus: if plain { 0 } else { self.bonus(own) },
            energy: i16::from(raw) + self.extra(own, modifier, kind),
            fee: if own.conduits.has(conduit) { 0 } else { drops },
            powerhouse,
        })
        .filter(|_| open.dams().has(dam))
    }

    /// Carries out a production (B-7.5).
    pub(crate) fn produce(
        &self,
        open: &mut PublicState,
        dam: DamId,
        conduit: ConduitId,
        drops: u8,
        events: &mut impl Sink<Event>,
    ) {
        let Some(output) = self.output(open, dam, conduit, drops) else {
            return;
        };
        let Task::Produce { kind, .. } = open.tasks.pop() else {
            return;
        };
        let seat = open.turn;
        let energy = output.energy as u8;
        let row = BasinId(self.data.lookup.target[conduit.index()]);
        open.drops[dam.index()] -= drops;
        events.send(Event::Produced {
            seat,
            dam,
            conduit,
            powerhouse: output.powerhouse,
            drops,
            energy,
        });
        open.own(seat).energy += u16::from(energy);
        if self.switches.rank_produced {
            open.produced[seat.index()] += u16::from(energy);
        }
        // Only what is in force now counts; whatever the contract's reward adds comes too late (B-7.13, B-12.8).
        let power = self.power(open.holding(seat));
        if power == Some(Power::SecondProduction) && kind != Kind::Second {
            open.tasks.push(Task::Produce {
                modifier: 0,
                kind: Kind::Second,
                not: row.0,
            });
        }
        if !self.switches.outflow_before_contract {
            open.tasks.push(Task::Outflow { row, drops });
        }
        open.tasks.push(Task::Fulfil {
            energy,
            discount: match power {
                Some(Power::Discount(energy)) => energy,
                _ => 0,
            },
            national: true,
        });
        if self.switches.outflow_before_contract {
            self.run_on(open, row, drops, events);
        }
        if let Some(Power::ExtraEnergy(extra)) = power {
            self.gain_energy(open, seat, extra, events);
        }
        if let Some(owner) = open.conduit_owner(conduit).filter(|owner| *owner != seat) {
            self.pay_owner(open, owner, conduit, drops, events);
        }
    }

    /// Pays the conduit's owner one credit per drop; the owner also scores one point per drop (B-7.4).
    fn pay_owner(
        &self,
        open: &mut PublicState,
        owner: Seat,
        conduit: ConduitId,
        drops: u8,
        events: &mut impl Sink<Event>,
    ) {
        let seat = open.turn;
        open.own(seat).credits -= u16::from(drops);
        open.own(owner).credits += u16::from(drops);
        events.send(Event::Paid {
            from: seat,
            to: Party::Seat(owner),
            credits: drops,
            what: For::Conduit(conduit),
        });
        self.score_points(open, owner, i16::from(drops), Source::Conduits, events);
    }
}
