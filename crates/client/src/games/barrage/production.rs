//! The effect of a choice before it is confirmed: the path of the water, the parts of the energy, and the contracts
//! that could be fulfilled.

use barrage::event::Event;
use barrage::{Action, Position};
use board_svg::barrage::Plan;
use catalog::Choice;
use lang::Names;
use smokestack_core::Game as _;

use super::{BarrageView, motion};

impl BarrageView<'_> {
    /// The position after an action, and its events. A production never reveals a hidden card.
    fn after(&self, action: Action) -> (Position, Vec<Event>) {
        let mut after = *self.table.position();
        let mut events = Vec::new();
        self.game.apply(&mut after, action, &mut events);
        (after, events)
    }

    fn production(&self, choice: &Choice) -> Option<Action> {
        let action = self.action(choice)?;
        matches!(action, Action::Produce { .. }).then_some(action)
    }

    /// The chosen production, for the map.
    pub fn plan(&self, choice: &Choice) -> Option<Plan> {
        let action = self.production(choice)?;
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
    pub fn notes(&self, choice: &Choice) -> Vec<String> {
        let Some(action) = self.production(choice) else {
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
}

/// A modifier as printed: +2, ±0, −1.
pub(super) fn signed(modifier: i8) -> String {
    match modifier {
        0 => "±0".to_owned(),
        1.. => format!("+{modifier}"),
        _ => format!("−{}", modifier.unsigned_abs()),
    }
}
