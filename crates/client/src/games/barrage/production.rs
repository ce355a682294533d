//! The effect of a choice before it is confirmed: the path of the water, the parts of the energy, and the contracts
//! that could be fulfilled; also the same choice with other amounts.

use barrage::event::Event;
use barrage::{Action, Position};
use board_svg::barrage::Plan;
use lang::Names;
use smokestack_core::Game as _;

use super::super::Variants;
use super::{BarrageView, motion};

impl BarrageView<'_> {
    /// The position after an action, and its events. A production never reveals a hidden card.
    fn after(&self, action: Action) -> (Position, Vec<Event>) {
        let mut after = *self.table.position();
        let mut events = Vec::new();
        self.game.apply(&mut after, action, &mut events);
        (after, events)
    }

    fn production(&self, action: &str) -> Option<Action> {
        let action = self.game.parse(action)?;
        let legal = self.game.check(self.table.position(), action).is_ok();
        (matches!(action, Action::Produce { .. }) && legal).then_some(action)
    }

    /// The chosen production, for the map.
    pub fn plan(&self, action: &str) -> Option<Plan> {
        let action = self.production(action)?;
        let Action::Produce { dam, conduit, drops } = action else {
            return None;
        };
        let output = self.game.output(self.open, dam, conduit, drops)?;
        let (_, events) = self.after(action);
        Some(Plan {
            dam: self.data.dam(dam).id.clone(),
            conduit: self.data.conduit(conduit).id.clone(),
            powerhouse: self.data.powerhouse(output.powerhouse).id.clone(),
            drops,
            energy: u8::try_from(output.energy).unwrap_or_default(),
            rests: motion::rests(self.game, &events),
        })
    }

    /// The energy, the fee and the contracts of a production, as text.
    pub fn notes(&self, action: &str) -> Vec<String> {
        let Some(action) = self.production(action) else {
            return Vec::new();
        };
        let mut notes = Vec::new();
        if let Action::Produce { dam, conduit, drops } = action
            && let Some(output) = self.game.output(self.open, dam, conduit, drops)
        {
            let values = [
                ("raw", output.raw.into()),
                ("modifier", signed(output.modifier).into()),
                ("bonus", output.bonus.into()),
                ("energy", i32::from(output.energy).into()),
            ];
            notes.push(self.sight.with("table-barrage-production", &values));
            if let Some(owner) = self.open.conduit_owner(conduit).filter(|_| output.fee > 0) {
                let values = [
                    ("credits", output.fee.into()),
                    ("player", self.player(owner).into()),
                ];
                notes.push(self.sight.with("table-barrage-production-fee", &values));
            }
        }
        notes.push(self.contracts_after(action));
        notes
    }

    /// The contracts that could be fulfilled next.
    fn contracts_after(&self, action: Action) -> String {
        let (after, _) = self.after(action);
        let mut legal = Vec::new();
        self.game.legal_actions(&after, &mut legal);
        let names: Vec<String> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Fulfil(id) => Some(self.sight.piece(&self.data.contract(*id).id)),
                _ => None,
            })
            .collect();
        if names.is_empty() {
            self.sight.text("table-barrage-production-no-contract")
        } else {
            let values = [("contracts", names.join(", ").into())];
            self.sight.with("table-barrage-production-contracts", &values)
        }
    }

    /// Other numbers of drops through the same conduit; other numbers of engineers in the bank.
    pub fn variants(&self, action: &str) -> Option<Variants> {
        let (key, others): (&str, Vec<(u8, Action)>) = match self.game.parse(action)? {
            Action::Produce { dam, conduit, .. } => {
                let of = |drops| (drops, Action::Produce { dam, conduit, drops });
                ("table-barrage-drops", (1..=4).map(of).collect())
            }
            Action::Bank(_) => {
                let of = |engineers| (engineers, Action::Bank(engineers));
                (
                    "table-barrage-engineers",
                    (1..=self.data.params.engineers).map(of).collect(),
                )
            }
            _ => return None,
        };
        let position = self.table.position();
        let legal = others
            .into_iter()
            .filter(|(_, action)| self.game.check(position, *action).is_ok());
        let choices = legal.map(|(count, action)| (count.to_string(), self.game.print(action)));
        let choices: Vec<(String, String)> = choices.collect();
        (choices.len() > 1).then(|| Variants {
            title: self.sight.text(key),
            choices,
        })
    }
}

/// A modifier as printed: +2, ±0, −1.
pub(super) fn signed(modifier: i8) -> String {
    match modifier {
        0 => "±0".to_owned(),
        1.. => format!("+{modifier}"),
        _ => format!("−{}", modifier.unsigned_abs()),
    }
}
