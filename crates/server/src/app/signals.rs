//! Signals telling a table's viewers that something has changed.

/// A signal that wakes a live connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// The table, its seats or its moves have changed: send what is new for the viewer.
    Changed,
    /// There is a new chat message: send what the viewer has not seen yet.
    Said,
}
