//! Barrage (Tommaso Battista and Simone Luciani, Cranio Creations 2019): the rules, complete, as a pure value machine.

mod ids;
pub use ids::*;
