//! Barrage (Tommaso Battista and Simone Luciani, Cranio Creations 2019): the rules, complete, as a pure value machine.

pub mod data;
mod ids;

pub use data::Data;
pub use ids::*;
