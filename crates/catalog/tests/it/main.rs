//! The games through their common face.

mod advice;
mod shelf;
