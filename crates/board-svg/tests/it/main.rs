//! The tests of the pictures.

mod components;
mod layout;
mod pictures;
mod xml;
