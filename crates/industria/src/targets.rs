//! What an action concerns, and the actions that players look for although they are not legal.

use smokestack_core::{Disabled, Targets};

use crate::data::Kind;
use crate::{Action, Industria, Phase, Position, PublicState, TileId};

impl Industria {
    pub(crate) fn targets_of(&self, action: Action) -> Targets {
        match action {
            Action::Offer(tile) | Action::SellTile(tile) | Action::Build(tile) | Action::Use(tile) => {
                Targets::at(&self.data.tile(tile).id)
            }
            Action::Bid(thalers) => Targets::of(thalers),
            Action::Buy(resource) => Targets::at(&format!("bank/{}", self.data.resource(resource).id)),
            Action::Pass | Action::Sell | Action::Keep | Action::Done => Targets::none(),
        }
    }

    /// While a building is paid for, a resource tile is there to be used rather than sold.
    pub(crate) fn preference_of(&self, state: &PublicState, action: Action) -> i32 {
        i32::from(state.phase == Phase::Pay && matches!(action, Action::Use(_)))
    }

    pub(crate) fn disabled(&self, at: &Position) -> Vec<Disabled<Action>> {
        let state = &at.open;
        let tiles = (0..self.data.tiles.len()).map(|index| TileId(index as u8));
        let on_tiles = tiles.filter_map(|tile| {
            let action = self.action_on(state.phase, tile)?;
            Some(Disabled::on(&self.data.tile(tile).id, action))
        });
        let mut disabled: Vec<Disabled<Action>> = on_tiles.collect();
        if state.phase == Phase::Bid {
            let too_low = 1..=state.auction.highest().map_or(0, |(_, bid)| bid);
            let too_high = state.holding(state.turn).money.checked_add(1);
            let bids = too_low.chain(too_high).map(Action::Bid);
            disabled.extend(bids.map(Disabled::listed));
        }
        disabled.retain(|one| self.check_action(at, one.action).is_err());
        disabled
    }

    /// What a player who points at a tile wants to do with it.
    fn action_on(&self, phase: Phase, tile: TileId) -> Option<Action> {
        let is_resource = self.data.tile(tile).kind == Kind::Resource;
        match (phase, is_resource) {
            (Phase::Offer, _) => Some(Action::Offer(tile)),
            (Phase::Bid | Phase::Decide | Phase::Build, true) => Some(Action::SellTile(tile)),
            (Phase::Pay, true) => Some(Action::Use(tile)),
            (Phase::Build | Phase::Pay, false) => Some(Action::Build(tile)),
            (Phase::Bid | Phase::Decide, false) | (Phase::Over, _) => None,
        }
    }
}
