//! Barrage: its layout and its pictures.

pub mod barrage_components;
pub mod boards;
mod layout;
mod pictures;
pub mod table;
