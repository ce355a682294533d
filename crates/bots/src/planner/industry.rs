//! Industry by rules of thumb.

use industry::{Action, Industry, Position};
use smokestack_core::Seat;

use super::Plan;

impl Plan for Industry {
    type Taste = ();

    fn plan_with(&self, _at: &Position, _seat: Seat, legal: &[Action], _taste: Option<()>) -> Option<Action> {
        legal.first().copied()
    }
}
