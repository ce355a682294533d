//! General numbers of the game: what everybody starts with, costs, the energy track.

use smokestack_core::DataError;

use super::{Checker, FEE, MACHINES, Number};
use crate::data::lookup::VALUES;
use crate::data::{Company, Costs, Data, Effect, Params, Space, Track, Work};

impl Checker<'_> {
    pub(super) fn params(&self) -> Result<Params, DataError> {
        let at = &self.raw.params;
        let p = at.get_ref();
        self.sourced(at, "params", &p.provenance)?;
        let numbers: [Number; 12] = [
            ("rounds", p.rounds.into(), 5..=5, "B-1.1"),
            ("start_vp", p.start_vp.into(), 0..=100, "B-2.13"),
            ("engineers", p.engineers.into(), 1..=12, "B-2.13"),
            ("credits", p.credits.into(), 0..=30, "B-2.13"),
            ("excavators", p.excavators.into(), 0..=30, "B-2.13"),
            ("mixers", p.mixers.into(), 0..=30, "B-2.13"),
            ("hand", p.hand.into(), 1..=5, "B-6.14"),
            ("red_fee", p.red_fee.into(), FEE, "B-1.7"),
            ("dam_levels", p.dam_levels.into(), 3..=3, "B-1.5"),
            ("power_from", p.power_from.into(), 1..=4, "B-12.1"),
            ("items_per_vp", p.items_per_vp.into(), 1..=100, "B-11.7"),
            ("vp_per_drop", p.vp_per_drop.into(), 0..=10, "B-11.8"),
        ];
        self.numbers(at, "params", numbers)?;
        Ok(p.clone())
    }

    pub(super) fn costs(&self) -> Result<Costs, DataError> {
        let at = &self.raw.costs;
        let costs = at.get_ref();
        self.sourced(at, "costs", &costs.provenance)?;
        let lists = [
            ("base", &costs.base[..]),
            ("elevation", &costs.elevation),
            ("powerhouse", &costs.powerhouse),
        ];
        for (what, list) in lists {
            self.numbers(
                at,
                "costs",
                list.iter().map(|n| (what, i64::from(*n), MACHINES, "B-5.4")),
            )?;
        }
        let conduit = (
            "conduit",
            costs.conduit.into(),
            0..=MACHINES.end() / VALUES as i64,
            "B-5.4",
        );
        self.numbers(at, "costs", [conduit])?;
        Ok(costs.clone())
    }

    pub(super) fn track(&self) -> Result<Track, DataError> {
        let at = &self.raw.track;
        let track = at.get_ref();
        self.sourced(at, "track", &track.provenance)?;
        let numbers: [Number; 5] = [
            ("section", track.section.into(), 1..=40, "B-9.5"),
            ("short", track.short.into(), 0..=20, "B-9.5"),
            ("first", track.first.into(), 0..=20, "B-9.1"),
            ("second", track.second.into(), 0..=20, "B-9.1"),
            ("tied_second", track.tied_second.into(), 0..=20, "B-9.2"),
        ];
        self.numbers(at, "track", numbers)?;
        let tied = track
            .tied_first
            .iter()
            .map(|n| ("tied_first", i64::from(*n), 0..=20, "B-9.2"));
        self.numbers(at, "track", tied)?;
        let energies: Vec<u8> = track.rewards.iter().map(|reward| reward.energy).collect();
        if energies.first() != Some(&0) || !energies.is_sorted_by(|a, b| a < b) {
            return self.broken(at, "B-9.3", "track: the rewards begin at energy 0 and rise");
        }
        for reward in &track.rewards {
            let credits = ("credits of a reward", reward.credits.into(), 0..=20, "B-9.3");
            let vp = ("vp of a reward", reward.vp.into(), -20..=20, "B-9.3");
            self.numbers(at, "track", [credits, vp])?;
        }
        Ok(track.clone())
    }

    /// All machines of one kind that a company could ever own fit into a byte.
    pub(super) fn check_machines(&self, data: &Data) -> Result<(), DataError> {
        let gained = |effects: &[Effect]| -> i64 { effects.iter().map(machines).sum() };
        let income = |company: &Company| {
            company
                .income
                .iter()
                .flatten()
                .map(|list| gained(list))
                .sum::<i64>()
        };
        let sold = |space: &Space| match space.work {
            Work::Machines { excavators, mixers } => i64::from(excavators) + i64::from(mixers),
            Work::AnyMachines(count) => i64::from(count),
            _ => 0,
        };
        let start = data.params.excavators.max(data.params.mixers);
        let rewards: i64 = data
            .contracts
            .iter()
            .map(|contract| gained(&contract.reward))
            .sum();
        let a_round =
            data.companies.iter().map(income).max().unwrap_or(0) + data.spaces.iter().map(sold).sum::<i64>();
        let all = i64::from(start) + rewards + i64::from(data.params.rounds) * a_round;
        let maximum = i64::from(u8::MAX);
        self.numbers(
            &self.raw.params,
            "all machines",
            [("what one company could own", all, 0..=maximum, "B-1.8")],
        )
    }
}

fn machines(effect: &Effect) -> i64 {
    match effect {
        Effect::Excavators(count) | Effect::Mixers(count) | Effect::AnyMachines(count) => i64::from(*count),
        _ => 0,
    }
}
