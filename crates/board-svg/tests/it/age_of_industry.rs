//! Age of Industry: its layout and its pictures.

mod layout;
mod pictures;
pub mod table;
