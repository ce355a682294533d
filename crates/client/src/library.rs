//! The pages to read about a game: its rules, a guide to a first game, and where its components come from.

pub(crate) mod about;
pub(crate) mod guide;
pub(crate) mod rules;
