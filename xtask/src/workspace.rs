//! The repository's folders.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The repository's root: the parent of this package, whose folder cargo passes in an environment variable.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let package = package.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        package.parent().map(Path::to_path_buf).unwrap_or(package)
    });
    &ROOT
}

/// Cargo's output folder, which can be changed (`CARGO_TARGET_DIR`, or cargo's configuration).
pub fn target() -> &'static Path {
    static TARGET: LazyLock<PathBuf> =
        LazyLock::new(|| target_from_cargo().unwrap_or_else(|| root().join("target")));
    &TARGET
}

fn target_from_cargo() -> Option<PathBuf> {
    let output = crate::cargo::command(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .ok()?;
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    metadata["target_directory"].as_str().map(PathBuf::from)
}

/// The web client's static files.
pub fn static_files() -> PathBuf {
    root().join("crates/client/static")
}

/// The Fluent files, one folder per language.
pub fn texts() -> PathBuf {
    root().join("crates/lang/texts")
}

/// The built web client; the server embeds this folder.
pub fn dist() -> PathBuf {
    root().join("crates/client/dist")
}

/// A program's file name on this system.
pub fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}
