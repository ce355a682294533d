//! The games through their common face.

mod advice;
