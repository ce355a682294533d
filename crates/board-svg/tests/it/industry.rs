//! The board of Industry: its layout and its pictures.

pub mod industry_components;
mod layout;
mod pictures;
