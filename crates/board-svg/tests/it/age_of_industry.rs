//! Age of Industry: its layout and its pictures.

mod age_components;
mod layout;
mod maps;
mod pictures;
mod pieces;
