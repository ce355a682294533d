//! From the compiler's WebAssembly to what a browser loads: `client.js` and `client_bg.wasm`, and the same for each part.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// Writes both files into `out`, over what is there, under this name.
pub fn generate(wasm: &Path, out: &Path, name: &str, dev: bool) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .keep_debug(false)
        .remove_name_section(!dev)
        .omit_default_module_path(true);
    bindgen
        .generate(out)
        .with_context(|| format!("cannot make the JavaScript for {}", wasm.display()))
}
