//! Opens the default browser.

use std::process::{Command, Stdio};

/// Asks the system to open `address`. A machine without a browser is not an error: the address is printed anyway.
pub(crate) fn open(address: &str) {
    let mut command = if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", "", address]);
        command
    } else {
        let mut command = Command::new(if cfg!(target_os = "macos") {
            "open"
        } else {
            "xdg-open"
        });
        command.arg(address);
        command
    };
    let child = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    // Some openers live as long as the browser: a separate thread waits for the process, so that it does not become a
    // zombie.
    if let Ok(mut child) = child {
        std::thread::spawn(move || child.wait());
    }
}
