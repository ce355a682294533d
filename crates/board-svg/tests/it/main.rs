//! The tests of the pictures.

mod age_of_industry;
mod barrage;
mod components;
mod industry;
mod layout;
mod packed;
mod pictures;
mod xml;
