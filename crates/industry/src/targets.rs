//! What an action concerns, and the actions that players look for although they are not legal.

use smokestack_core::{Disabled, Targets};

use crate::data::ANY;
use crate::{Action, FieldId, Industry, Phase, Position, ResourceId};

/// The subsidies as one piece: a player who may take one may take any.
const SUBSIDY: &str = "subsidy";

impl Industry {
    pub(crate) fn targets_of(&self, action: Action) -> Targets {
        match action {
            Action::Offer(field) | Action::Develop(field) => Targets::at(&self.data.field(field).id),
            Action::Bid(coins) => Targets::of(coins),
            Action::Use(resource) => Targets::at(&self.data.resource(resource).id),
            Action::UseAny => Targets::at(ANY),
            Action::Buy(resource) => Targets::at(&format!("bank/{}", self.data.resource(resource).id)),
            Action::Subsidy => Targets::at(SUBSIDY),
            Action::Pass | Action::Sell | Action::Keep | Action::Done => Targets::none(),
        }
    }

    pub(crate) fn disabled(&self, at: &Position) -> Vec<Disabled<Action>> {
        let state = &at.open;
        let mut disabled = match state.phase {
            Phase::Offer => self.on_fields(Action::Offer),
            Phase::Develop | Phase::Pay => {
                let resources = (0..self.data.resources.len()).map(|index| ResourceId(index as u8));
                let jokers = resources.map(|id| Disabled::on(&self.data.resource(id).id, Action::Use(id)));
                let any = Disabled::on(ANY, Action::UseAny);
                let fields = self.on_fields(Action::Develop).into_iter();
                fields.chain(jokers).chain([any]).collect()
            }
            Phase::Bid => {
                let too_low = 1..=state.auction.highest().map_or(0, |(_, bid)| bid);
                let too_high = state.holding(state.turn).money.checked_add(1);
                let bids = too_low.chain(too_high).map(Action::Bid);
                bids.map(Disabled::listed).collect()
            }
            // A player who cannot pay the whole price would look for it (IY-5.9).
            Phase::Decide if state.auction.highest().is_some() => vec![Disabled::listed(Action::Keep)],
            Phase::Decide | Phase::Over => Vec::new(),
        };
        disabled.push(Disabled::on(SUBSIDY, Action::Subsidy));
        disabled.retain(|one| self.check_action(at, one.action).is_err());
        disabled
    }

    fn on_fields(&self, action: fn(FieldId) -> Action) -> Vec<Disabled<Action>> {
        let fields = self.data.fields.iter().enumerate();
        let on = fields.map(|(index, field)| Disabled::on(&field.id, action(FieldId(index as u8))));
        on.collect()
    }
}
