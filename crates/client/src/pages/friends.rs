//! Playing with friends over the network: a new table, and a table. The game room's front page is at the reception, which
//! also shows the page for a new table and the waiting room: they ask no game's rules.

pub(crate) mod lines;
pub(crate) mod name;
pub(crate) mod new_table;
mod online;
mod time;
mod waiting;

pub(crate) use new_table::NewTablePage;
pub(super) use online::OnlinePage;
pub(crate) use waiting::WaitingPage;
