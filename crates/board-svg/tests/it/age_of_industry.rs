//! Age of Industry: its layout and its pictures.

mod pictures;
pub mod table;
