//! `smokestack serve`

use std::net::SocketAddr;
use std::process::ExitCode;

use smokestack_core::Message;

use crate::context::{Context, Done, Fail};

/// Serve the page on this machine
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

impl Args {
    /// What the bare command does: serve and open the browser.
    pub fn for_newcomers() -> Args {
        Args {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            open: true,
        }
    }
}

pub fn run(context: &Context, args: &Args) -> Done {
    let runtime = tokio::runtime::Runtime::new().map_err(|e| Fail(e.to_string()))?;
    let options = server::Options {
        listen: args.listen,
        open: args.open,
    };
    match runtime.block_on(server::serve(options)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(_) => Err(context.fail(&Message::new("error-port").text("address", args.listen))),
    }
}
