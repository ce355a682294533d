//! Online play: the form for a new table, and the table itself. The lobby is in `reception`, which also shows the form
//! for a new table and the waiting room, because they do not need a game's rules.

pub(crate) mod new_table;
mod online;
pub(crate) mod table_list;
mod time;
pub(crate) mod user;
mod waiting;

pub(crate) use new_table::NewTablePage;
pub(super) use online::OnlinePage;
pub(crate) use waiting::WaitingPage;
