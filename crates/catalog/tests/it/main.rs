//! The games through their common face.

mod advice;
mod records;
mod shelf;
