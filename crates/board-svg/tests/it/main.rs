//! The tests of the pictures.

mod barrage;
mod components;
mod industry;
mod layout;
mod packed;
mod pictures;
mod xml;
