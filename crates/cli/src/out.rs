//! Standard output that may be closed at any time: whoever reads through `head` is no error.

use std::fmt::Arguments;
use std::io::{ErrorKind, IsTerminal as _, Write as _};

/// Writes text; if the reader has gone, the program ends quietly.
pub fn write(text: Arguments<'_>) {
    if let Err(error) = std::io::stdout().write_fmt(text) {
        let quiet = error.kind() == ErrorKind::BrokenPipe;
        std::process::exit(if quiet { 0 } else { 2 });
    }
}

/// More lines than a screen has.
const SCREEN: usize = 100;

/// Moves what was written out of sight: up and away, and out of the memory of a terminal that can forget.
pub fn clear() {
    write(format_args!("{}", "\n".repeat(SCREEN)));
    let understands = std::env::var("TERM").is_ok_and(|term| term != "dumb");
    if understands && std::io::stdout().is_terminal() {
        write(format_args!("\x1b[H\x1b[2J\x1b[3J"));
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
