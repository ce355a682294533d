//! Online play: a new table, and a table. The lobby is in `reception`, which also shows the page for a new table and
//! the waiting room: they need no game's rules.

pub(crate) mod new_table;
mod online;
pub(crate) mod table_list;
mod time;
pub(crate) mod user;
mod waiting;

pub(crate) use new_table::NewTablePage;
pub(super) use online::OnlinePage;
pub(crate) use waiting::WaitingPage;
