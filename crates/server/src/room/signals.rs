//! How those who watch a table hear that there is something new.

/// What a live connection is woken by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// The table, its seats or its moves have changed: look what is new for your viewer.
    Changed,
    /// Something was said: read what your viewer has not heard yet.
    Said,
}
