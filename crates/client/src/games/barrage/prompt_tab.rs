//! Where a question is answered.

use barrage::{Action, Barrage, Task};
use smokestack_core::Table;

use crate::games::Tab;

/// The tab on which the question is answered.
pub(super) fn tab(table: &Table<Barrage>) -> Option<Tab> {
    let open = &table.position().open;
    match open.current_task() {
        Task::Act | Task::Take(_) => Some(Tab::Sheet("actions")),
        Task::Tile | Task::Copy { .. } | Task::Discard => Some(Tab::Sheet("company")),
        Task::Fulfil { .. } => {
            let national = |action: &Action| matches!(action, Action::Fulfil(id) if open.nationals.has(*id));
            let own = |action: &Action| matches!(action, Action::Fulfil(_)) && !national(action);
            if table.legal_actions().iter().any(own) {
                Some(Tab::Sheet("company"))
            } else {
                Some(Tab::Sheet("actions"))
            }
        }
        Task::None => None,
        _ => Some(Tab::Board),
    }
}
