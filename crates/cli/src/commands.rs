//! One file per command; the doc comments are the help texts.

pub mod admin;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod games;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod simulate;
pub mod verify;
