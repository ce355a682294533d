//! The locations of programs and screenshots.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};

/// The `smokestack` binary: the one set by `cargo xtask test`, or else the one built next to this test.
pub(crate) fn smokestack() -> Result<PathBuf> {
    let file = match env::var_os("SMOKESTACK_BINARY") {
        Some(path) => PathBuf::from(path),
        None => build_folder()?.join(format!("smokestack{}", env::consts::EXE_SUFFIX)),
    };
    if !file.is_file() {
        bail!(
            "{} is missing: `cargo xtask test` builds it, as does `cargo build --bin smokestack`",
            file.display()
        );
    }
    Ok(file)
}

/// The folder for screenshots; created if missing.
pub(crate) fn screenshots() -> Result<PathBuf> {
    let folder = match env::var_os("SMOKESTACK_SCREENSHOTS") {
        Some(path) => PathBuf::from(path),
        None => build_folder()?
            .parent()
            .context("the build folder has a parent")?
            .join("browser"),
    };
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Ok(folder)
}

/// `target/debug`: test binaries are in it or in its `deps`.
fn build_folder() -> Result<PathBuf> {
    let own_path = env::current_exe().context("cannot find this test's executable")?;
    let folder = own_path.parent().context("an executable is in a folder")?;
    Ok(if folder.ends_with("deps") {
        folder.parent().unwrap_or(folder)
    } else {
        folder
    }
    .to_path_buf())
}

/// The first of these programs on the PATH.
pub(crate) fn find_on_path(names: &[&str]) -> Result<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let program = names
        .iter()
        .flat_map(|name| env::split_paths(&path).map(move |folder| folder.join(name)))
        .find(|candidate| candidate.is_file());
    program.with_context(|| {
        format!(
            "{} is missing: Debian has it in `chromium` and `chromium-driver`",
            names[0]
        )
    })
}

/// A new folder that is removed when this value is dropped.
#[derive(Debug)]
pub(crate) struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    pub(crate) fn new(name: &str) -> Result<TemporaryFolder> {
        let folder = env::temp_dir().join(format!("smokestack-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder); // left by an earlier process with the same id
        fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        Ok(TemporaryFolder(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
