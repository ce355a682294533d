//! Runs wasm-bindgen, which turns the compiled WebAssembly into the files that a browser loads: `client.js` and
//! `client_bg.wasm`, and the same two files for each other part.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// Writes both files into `out` under this name and overwrites existing ones.
pub fn generate(wasm: &Path, out: &Path, name: &str, dev: bool) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .keep_debug(false)
        // The pieces that are loaded later import them.
        .keep_lld_exports(true)
        .remove_name_section(!dev)
        .omit_default_module_path(true);
    bindgen
        .generate(out)
        .with_context(|| format!("cannot generate the JavaScript for {}", wasm.display()))?;
    if dev {
        return Ok(());
    }
    let script = out.join(format!("{name}.js"));
    let text = fs::read_to_string(&script)?;
    Ok(fs::write(script, without_comments(&text))?)
}

/// Removes comments and blank lines. This is safe because generated comments are on separate lines and no string
/// literal spans several lines.
fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let code =
        lines.filter(|line| !line.is_empty() && !["//", "/**", "*"].iter().any(|it| line.starts_with(it)));
    code.collect::<Vec<_>>().join("\n")
}

#[test]
fn comments_are_removed_and_code_is_kept() {
    let script = "/**\n * @returns {number}\n */\nget size() {\n    // why\n\n    return 2 * 3;\n}\n";
    assert_eq!(without_comments(script), "get size() {\nreturn 2 * 3;\n}");
}
