//! What a structure costs and the ways to pay it: B-5.4, B-5.5, B-5.10, B-13.2, B-13.5, B-13.6, B-13.12, B-14.

use crate::Barrage;
use crate::action::{Action, Payment};
use crate::data::{Ability, Effect, TileEffect};
use crate::ids::{Area, Structure, TileId};
use crate::position::{Holding, PublicState, Site};
use crate::refusal::Refusal;

/// The machines with which pieces are built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    Excavator,
    Mixer,
}

/// What a construction costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    pub machine: Machine,
    pub count: u8,
    /// Each machine may be of either type (B-14.12).
    pub any: bool,
    /// The number of mixers that can be paid instead (B-13.5).
    pub or_mixers: Option<u8>,
    /// Credits that replace one machine (B-13.6).
    pub credits: Option<u8>,
}

impl Price {
    /// Whether the company's machines and this number of credits are enough.
    #[inline]
    pub(crate) fn is_payable(&self, holding: &Holding, credits: u16) -> bool {
        let has = match self.machine {
            _ if self.any => u16::from(holding.excavators) + u16::from(holding.mixers),
            Machine::Excavator => u16::from(holding.excavators),
            Machine::Mixer => u16::from(holding.mixers),
        };
        let bought = self.credits.map_or(0, |each| credits / u16::from(each));
        has + bought >= u16::from(self.count) || self.or_mixers.is_some_and(|mixers| holding.mixers >= mixers)
    }

    /// Adds all ways to pay, in the order of the actions; none if there is nothing to pay.
    pub(crate) fn ways(&self, holding: &Holding, credits: u16, out: &mut Vec<Action>) {
        let from = out.len();
        let most_replaced = self.credits.map_or(0, |each| {
            (credits / u16::from(each)).min(u16::from(self.count)) as u8
        });
        let minimum = self.count - most_replaced;
        let (excavators, mixers) = match self.machine {
            _ if self.any => (holding.excavators, holding.mixers),
            Machine::Excavator => (holding.excavators, 0),
            Machine::Mixer => (0, holding.mixers),
        };
        for excavators in 0..=excavators.min(self.count) {
            for mixers in 0..=mixers.min(self.count - excavators) {
                if excavators + mixers >= minimum {
                    out.push(Action::Pay(Payment {
                        excavators,
                        mixers,
                        replaced: self.count - excavators - mixers,
                    }));
                }
            }
        }
        if let Some(mixers) = self.or_mixers.filter(|mixers| holding.mixers >= *mixers) {
            out.push(Action::Pay(Payment {
                excavators: 0,
                mixers,
                replaced: 0,
            }));
            out[from..].sort_unstable();
            out.dedup();
        }
    }

    /// Whether there can be more than one way to pay.
    #[inline]
    pub(crate) fn has_ways(&self) -> bool {
        self.count > 0 && (self.any || self.or_mixers.is_some() || self.credits.is_some())
    }

    /// The payment if there is no choice.
    #[inline]
    pub(crate) fn plain(&self) -> Payment {
        let (excavators, mixers) = match self.machine {
            Machine::Excavator => (self.count, 0),
            Machine::Mixer => (0, self.count),
        };
        Payment {
            excavators,
            mixers,
            replaced: 0,
        }
    }
}

impl Barrage {
    /// The officer's change is applied first, then the tile's (B-5.5).
    #[inline]
    pub(crate) fn price(
        &self,
        state: &PublicState,
        holding: &Holding,
        effect: TileEffect,
        structure: Structure,
        area: Area,
        value: u8,
    ) -> Price {
        let ability = self.ability(state, state.turn);
        let costs = &self.data.costs;
        let (machine, mut count) = match structure {
            Structure::Base => (Machine::Excavator, costs.base[area as usize]),
            Structure::Elevation => (Machine::Mixer, costs.elevation[area as usize]),
            Structure::Conduit => (Machine::Excavator, costs.conduit * value),
            Structure::Powerhouse => {
                let nth = usize::from(holding.count(Structure::Powerhouse)).min(3);
                (Machine::Mixer, costs.powerhouse[nth])
            }
        };
        let mut or_mixers = None;
        let mut credits = None;
        match ability {
            Ability::BaseCost(fixed) if structure == Structure::Base => count = fixed,
            Ability::MixersForConduits(each) if structure == Structure::Conduit => {
                or_mixers = Some(each * value)
            }
            Ability::CreditsForMachines(each) => credits = Some(each),
            _ => {}
        }
        match effect {
            TileEffect::MostMachines(maximum) => count = count.min(maximum),
            TileEffect::NoEngineersNoMachines => count = 0,
            _ => {}
        }
        Price {
            machine,
            count,
            any: effect == TileEffect::AnyMachine,
            or_mixers: or_mixers.filter(|_| count > 0),
            credits,
        }
    }

    #[inline]
    pub(crate) fn site_price(&self, state: &PublicState, tile: TileId, site: Site) -> Price {
        let holding = state.holding(state.turn);
        let effect = self.data.tile(tile).effect;
        let (area, value) = match site {
            Site::Base(dam) | Site::Elevation(dam) => (self.data.lookup.area(dam.basin()), 0),
            Site::Conduit(conduit) => (
                self.data.lookup.area(conduit.basin()),
                self.data.lookup.value[conduit.index()],
            ),
            Site::Powerhouse(_) => (Area::Plain, 0),
        };
        self.price(state, holding, effect, site.structure(), area, value)
    }

    /// The fee for a red-bordered building space (B-5.10); elevations never pay it.
    #[inline]
    pub(crate) fn fee(&self, site: Site) -> u8 {
        let red = match site {
            Site::Base(dam) => self.data.lookup.red_dams.has(dam),
            Site::Powerhouse(powerhouse) => self.data.lookup.red_powerhouses.has(powerhouse),
            Site::Elevation(_) | Site::Conduit(_) => false,
        };
        if red { self.data.params.red_fee } else { 0 }
    }

    /// The fee for a construction with this tile (B-14.7).
    #[inline]
    pub(crate) fn fee_with(&self, tile: TileId, site: Site) -> u8 {
        match self.data.tile(tile).effect {
            TileEffect::NoFee => 0,
            _ => self.fee(site),
        }
    }

    /// The part of a red fee that must be available before the piece is taken: all of it, unless the credits that the
    /// piece uncovers may pay it (B-5.9, B-5.10, Y-7).
    #[inline]
    pub(crate) fn held_for_fee(&self, holding: &Holding, structure: Structure, fee: u8) -> u16 {
        let switches = &self.switches;
        if fee == 0 || !(switches.uncovered_credits_pay && switches.income_before_placement) {
            return u16::from(fee);
        }
        u16::from(fee.saturating_sub(self.uncovered_credits(holding, structure)))
    }

    /// Credits among the income that the next piece of a kind uncovers (B-5.9).
    fn uncovered_credits(&self, holding: &Holding, structure: Structure) -> u8 {
        let credits = |effect: &Effect| match *effect {
            Effect::Credits(credits) => credits,
            _ => 0,
        };
        self.uncovered(holding, structure, holding.count(structure) + 1)
            .iter()
            .map(credits)
            .sum()
    }

    /// Credits that may replace machines: those left after the fee (B-5.10).
    pub(crate) fn credits_beside_fee(&self, state: &PublicState, tile: TileId, site: Site) -> u16 {
        let holding = state.holding(state.turn);
        let fee = self.held_for_fee(holding, site.structure(), self.fee_with(tile, site));
        holding.credits.saturating_sub(fee)
    }

    pub(crate) fn list_payments(&self, state: &PublicState, tile: TileId, site: Site, out: &mut Vec<Action>) {
        let credits = self.credits_beside_fee(state, tile, site);
        self.site_price(state, tile, site)
            .ways(state.holding(state.turn), credits, out);
    }

    pub(crate) fn check_payment(
        &self,
        state: &PublicState,
        tile: TileId,
        site: Site,
        payment: Payment,
    ) -> Result<(), Refusal> {
        let holding = state.holding(state.turn);
        if payment.excavators > holding.excavators || payment.mixers > holding.mixers {
            return Err(Refusal::MachinesNotThere {
                excavators: holding.excavators,
                mixers: holding.mixers,
            });
        }
        let mut ways = Vec::new();
        self.list_payments(state, tile, site, &mut ways);
        if ways.contains(&Action::Pay(payment)) {
            Ok(())
        } else {
            Err(Refusal::NoWayToPay(site))
        }
    }
}
