//! Gains, powers and rewards as text.

use barrage::data::{Effect, Free, Power, Work};
use barrage::{Area, ContractId, Structure};

use super::super::BarrageView;

impl BarrageView<'_> {
    /// A gain in a few words.
    pub fn gain(&self, effect: Effect) -> String {
        let counted = |key: &str, count: u8| self.sight.with(key, &[("count", count.into())]);
        match effect {
            Effect::Vp(count) => counted("table-barrage-gain-vp", count),
            Effect::Credits(count) => counted("table-barrage-gain-credits", count),
            Effect::Excavators(count) => counted("table-barrage-gain-excavators", count),
            Effect::Mixers(count) => counted("table-barrage-gain-mixers", count),
            Effect::Energy(count) => counted("table-barrage-gain-energy", count),
            Effect::AnyMachines(count) => counted("table-barrage-gain-machines", count),
            Effect::Rotate(count) => counted("table-barrage-gain-rotate", count),
            Effect::Drops { count, flow: true } => counted("table-barrage-gain-flowing", count),
            Effect::Drops { count, flow: false } => counted("table-barrage-gain-drops", count),
            Effect::Free(free) => self.free_gain(free),
        }
    }

    fn free_gain(&self, free: Free) -> String {
        match free.structure {
            Structure::Conduit => {
                let values = [("value", free.most.into())];
                self.sight.with("table-barrage-gain-free-conduit", &values)
            }
            Structure::Base => {
                let areas = Area::ALL
                    .into_iter()
                    .filter(|area| free.areas & (1 << *area as u8) != 0);
                let names: Vec<String> = areas
                    .map(|area| self.sight.text(&format!("table-barrage-area-{}", area.name())))
                    .collect();
                let values = [("areas", names.join(", ").into())];
                self.sight.with("table-barrage-gain-free-base", &values)
            }
            other => {
                let values = [("structure", self.sight.own_text("word", other.name()).into())];
                self.sight.with("table-barrage-gain-free", &values)
            }
        }
    }

    /// The requirement and the reward of a contract, in one line.
    pub fn contract_meaning(&self, id: ContractId) -> String {
        let contract = self.data.contract(id);
        let gains: Vec<String> = contract.reward.iter().map(|gain| self.gain(*gain)).collect();
        let values = [
            ("energy", contract.energy.into()),
            ("reward", gains.join(", ").into()),
        ];
        self.sight.with("table-barrage-contract", &values)
    }

    /// The company power in the words of its rule.
    pub fn power_text(&self, power: Power) -> String {
        let rule = self.sight.translations.rule(self.sight.game(), power_rule(power));
        rule.unwrap_or_default()
    }
}

pub(super) fn power_rule(power: Power) -> &'static str {
    match power {
        Power::Passing(_) => "B-12.2",
        Power::SecondProduction => "B-12.3",
        Power::ExtraEnergy(_) => "B-12.5",
        Power::Discount(_) => "B-12.6",
    }
}

/// The rule for the action of a space.
pub(super) fn work_rule(work: Work) -> &'static str {
    match work {
        Work::Produce(_) => "B-6.1",
        Work::Drops { flow: false, .. } => "B-6.4",
        Work::Drops { flow: true, .. } => "B-6.6",
        Work::Bank(_) => "B-6.7",
        Work::Rotate(_) => "B-6.8",
        Work::Machines { .. } | Work::AnyMachines(_) => "B-6.10",
        Work::Contracts(_) => "B-6.11",
        Work::Patent(_) => "B-6.17",
    }
}
