//! Standard output that may be closed at any time: piping it through `head` is not an error.

use std::fmt::Arguments;
use std::io::{ErrorKind, IsTerminal as _, Write as _};

/// Writes text; if the reader has closed the pipe, the program exits without an error.
pub fn write(text: Arguments<'_>) {
    if let Err(error) = std::io::stdout().write_fmt(text) {
        let is_broken_pipe = error.kind() == ErrorKind::BrokenPipe;
        std::process::exit(if is_broken_pipe { 0 } else { 2 });
    }
}

/// More lines than fit on any screen.
const CLEARING_LINE_COUNT: usize = 100;

/// Scrolls everything off the screen, and clears the scrollback of terminals that support it.
pub fn clear_screen() {
    write(format_args!("{}", "\n".repeat(CLEARING_LINE_COUNT)));
    let supports_escapes = std::env::var("TERM").is_ok_and(|term| term != "dumb");
    if supports_escapes && std::io::stdout().is_terminal() {
        write(format_args!("\x1b[H\x1b[2J\x1b[3J"));
    }
}

/// `println!` that tolerates a closed pipe.
#[macro_export]
macro_rules! print_line {
    () => { $crate::output::write(format_args!("\n")) };
    ($($text:tt)*) => {{
        $crate::output::write(format_args!($($text)*));
        $crate::output::write(format_args!("\n"));
    }};
}
