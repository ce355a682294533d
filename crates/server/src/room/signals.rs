//! How those who watch a table hear that there is something new.

use std::sync::Arc;

/// What a live connection is woken by.
#[derive(Clone, Debug)]
pub(crate) enum Signal {
    /// The table, its seats or its moves have changed: look what is new for your viewer.
    Changed,
    /// Something that everybody at the table may hear, as JSON. Whoever was not there asks for it later: such a push
    /// (chat, for one) needs a route of its own to be read again.
    #[allow(dead_code)] // nobody says anything yet
    Say(Arc<str>),
}
