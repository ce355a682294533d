//! The levels of bots that a player can choose.

use catalog::Level;

/// The default level of bots.
pub(crate) const DEFAULT_LEVEL: Level = Level::Normal;

/// The levels to choose from. One that is weaker than another but equally slow is offered only if it is already chosen.
pub(crate) fn offered(kept: Option<&str>) -> Vec<Level> {
    let wanted = |level: &Level| *level != Level::Greedy || kept == Some(level.name());
    Level::ALL.into_iter().filter(wanted).collect()
}
