//! Barrage: its layout and its pictures.

pub mod boards;
mod layout;
mod pictures;
pub mod table;
pub mod works;
