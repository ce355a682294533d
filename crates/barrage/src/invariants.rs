use crate::{Barrage, Position};
use smokestack_core::Impossible;
impl Barrage {
    pub(crate) fn invariants(&self, _at: &Position) -> Result<(), Impossible> {
        Ok(())
    }
}
