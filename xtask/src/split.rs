//! Splits the web client's WebAssembly into the module that is loaded first and the pieces that it loads on demand.
//!
//! The code marks the entry points of a piece (`wasm_split` in `client`). What only these reach becomes a file of its
//! own, `split_NAME.wasm`; what several pieces share becomes `chunk_N.wasm`. All of them use the first module's memory.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

/// Writes the pieces and the script that loads them into `out`, and the rest of `wasm`, for wasm-bindgen, to `rest`.
/// The pieces find the first module as `NAME.js`.
pub fn split(wasm: &Path, out: &Path, rest: &Path, name: &str, dev: bool) -> Result<()> {
    let input = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    fs::create_dir_all(out)?;
    let main_module = format!("./{name}.js");
    let mut options = Options::new(&input);
    options.output_dir = out;
    options.main_out_path = rest;
    options.main_module = &main_module;
    // The library's errors are `eyre` reports, which are not standard errors.
    let pieces = transform(options).map_err(|error| anyhow!("cannot split {}: {error:?}", wasm.display()))?;
    if dev {
        return Ok(());
    }
    pieces.split_modules.iter().try_for_each(|piece| compact(piece))
}

/// Removes the names of functions, and the padding that the linker leaves in every number: a third of the file as sent.
fn compact(piece: &Path) -> Result<()> {
    let mut config = walrus::ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    let module = config
        .parse_file(piece)
        .and_then(|mut module| module.emit_wasm_file(piece));
    module.with_context(|| format!("cannot compact {}", piece.display()))
}
