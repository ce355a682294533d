//! The subsidy: IY-8.1 to IY-8.3.

use smokestack_core::Sink;

use crate::Industry;
use crate::event::{Event, For, Party};
use crate::position::PublicState;
use crate::refusal::Refusal;

impl Industry {
    /// Once per game, before any of their own decisions, players may take the subsidy (IY-8.1, IY-8.2).
    #[inline(always)]
    pub(crate) fn may_take_subsidy(&self, state: &PublicState) -> bool {
        !state.seats[state.turn.index()].subsidy
    }

    pub(crate) fn check_subsidy(&self, state: &PublicState) -> Result<(), Refusal> {
        if self.may_take_subsidy(state) {
            Ok(())
        } else {
            Err(Refusal::SubsidyTaken(state.turn))
        }
    }

    /// The money comes at once, the points are lost at the end (IY-8.1); the same prompt is shown again.
    pub(crate) fn take_subsidy(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        let coins = self.data.params.subsidy_money;
        let holding = state.holding_mut(seat);
        holding.subsidy = true;
        holding.money += coins;
        events.send(Event::Subsidy(seat));
        events.send(Event::Paid {
            from: Party::Bank,
            to: Party::Seat(seat),
            coins,
            what: For::Subsidy,
        });
    }
}
