//! Playing with friends over the network: the game room, a new table, and a table.

mod lines;
mod lobby;
mod name;
mod new_table;
mod online;
mod time;
mod waiting;

pub(super) use lobby::FriendsPage;
pub(super) use new_table::NewTablePage;
pub(super) use online::OnlinePage;
