//! `cargo xtask play`: builds everything and starts the server.

use std::process::Command;

use anyhow::{Context, Result};

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::{binary, page};

pub fn run(mut args: Args) -> Result<()> {
    let mode = if args.flag("--dev") {
        BuildMode::Debug
    } else {
        BuildMode::Quick
    };
    let open = args.flag("--open");
    let listen = args.value("--listen")?;
    args.finish()?;
    page::build(mode)?;
    let smokestack = binary::build(mode)?;
    let mut serve = Command::new(&smokestack);
    serve.arg("serve");
    if let Some(listen) = listen {
        serve.args(["--listen", &listen]);
    }
    if open {
        serve.arg("--open");
    }
    eprintln!("==> the server is running; stop it with Ctrl-C");
    replace_process(serve).with_context(|| format!("cannot start {}", smokestack.display()))
}

/// Replaces this process, so that Ctrl-C and signals reach the server itself.
#[cfg(unix)]
fn replace_process(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn replace_process(mut command: Command) -> Result<()> {
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(1))
}
