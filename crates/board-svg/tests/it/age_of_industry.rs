//! Age of Industry: its layout and its pictures.

mod layout;
mod maps;
mod pictures;
mod pieces;
mod yard;
