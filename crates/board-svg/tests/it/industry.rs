//! The board of Industry: its layout and its pictures.

pub mod field_box;
mod layout;
mod pictures;
