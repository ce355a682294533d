//! Packs the component data and the layouts of all games, because the web client does not read TOML. An error in a file
//! fails the build here.

use std::{env, io};

use smokestack_core::embedded_data::{Entry, write_entries};

fn main() -> io::Result<()> {
    let layouts = board_svg::packed_layouts();
    let layouts = layouts.map(|(name, kind, bytes)| Entry { name, kind, bytes });
    let entries: Vec<Entry<'_>> = catalog::packed_data().into_iter().chain(layouts).collect();
    write_entries(&entries)?;
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        // `cargo xtask page` splits the module, and has to know what refers to what.
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
    Ok(())
}
