//! `cargo xtask play`: from a fresh clone to the address of a running game.

use std::process::Command;

use anyhow::{Context, Result};

use crate::args::Args;
use crate::effort::Effort;
use crate::{binary, page};

pub fn run(mut args: Args) -> Result<()> {
    let effort = if args.flag("--dev") {
        Effort::Debug
    } else {
        Effort::Quick
    };
    let open = args.flag("--open");
    let listen = args.value("--listen")?;
    args.finish()?;
    page::build(effort)?;
    let smokestack = binary::build(effort)?;
    let mut serve = Command::new(&smokestack);
    serve.arg("serve");
    if let Some(listen) = listen {
        serve.args(["--listen", &listen]);
    }
    if open {
        serve.arg("--open");
    }
    eprintln!("==> serving; Ctrl-C ends it");
    become_it(serve).with_context(|| format!("cannot start {}", smokestack.display()))
}

/// Replaces this process, so that Ctrl-C and a kill reach the server itself.
#[cfg(unix)]
fn become_it(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn become_it(mut command: Command) -> Result<()> {
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(1))
}
