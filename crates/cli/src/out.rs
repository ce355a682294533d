//! Standard output that may be closed at any time: whoever reads through `head` is no error.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write as _};

/// Writes text; if the reader has gone, the program ends quietly.
pub fn write(text: Arguments<'_>) {
    if let Err(error) = std::io::stdout().write_fmt(text) {
        let quiet = error.kind() == ErrorKind::BrokenPipe;
        std::process::exit(if quiet { 0 } else { 2 });
    }
}

/// `println!` for a reader who may leave early.
#[macro_export]
macro_rules! say {
    () => { $crate::out::write(format_args!("\n")) };
    ($($text:tt)*) => {{
        $crate::out::write(format_args!($($text)*));
        $crate::out::write(format_args!("\n"));
    }};
}
