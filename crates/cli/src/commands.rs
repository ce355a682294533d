//! One file a command; its doc comments are its help.

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
