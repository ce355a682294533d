//! The games through their common interface.

mod advice;
mod games;
mod records;
mod targets;
