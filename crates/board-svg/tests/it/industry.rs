//! Industry's board: its layout and its pictures.

pub mod industry_components;
mod layout;
mod pictures;
