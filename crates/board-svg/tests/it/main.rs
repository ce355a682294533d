//! The tests of the pictures.

mod components;
mod industry;
mod layout;
mod pictures;
mod xml;
