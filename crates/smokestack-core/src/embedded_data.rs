//! Component data and layouts embedded in the web client, which does not parse TOML: its build script parses and checks
//! the files and packs the result, because unpacking takes a fraction of the code. All other programs parse the files.

use std::any::Any;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::{env, fs, io};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Data stored as a TOML file in the repository and packed into the web client.
pub trait Packed: Serialize + DeserializeOwned + 'static {
    /// Computes the fields that are not packed because they follow from the others.
    fn complete(&mut self) {}
}

/// The name of each piece of packed data, with the function that unpacks it. These functions are in the web client's
/// own crate, which is compiled for size; the games are compiled for speed, and unpacking happens only once. See
/// [`install`].
pub type Entries = &'static [(&'static str, fn() -> Box<dyn Any>)];

static ENTRIES: OnceLock<Entries> = OnceLock::new();

/// Registers what the build script packed; must be called once, before the first [`load`].
pub fn install(entries: Entries) {
    // A second call passes the same entries.
    let _ = ENTRIES.set(entries);
}

/// Data that comes with the program. The web client unpacks the entry called `name`; all other programs parse the text.
pub fn load<T: Packed, E: Display>(name: &str, text: &str, read: impl FnOnce(&str) -> Result<T, E>) -> T {
    if cfg!(target_family = "wasm") {
        let entries = ENTRIES.get().copied().unwrap_or_default();
        let entry = entries.iter().find(|(known, _)| *known == name);
        match entry.map(|(_, unpack)| unpack().downcast()) {
            Some(Ok(data)) => *data,
            _ => panic!("no embedded data for {name}"),
        }
    } else {
        match read(text) {
            Ok(data) => data,
            Err(error) => panic!("{name}, which a test parses: {error}"),
        }
    }
}

/// Serialises data for [`unpack`].
pub fn pack<T: Packed>(data: &T) -> Vec<u8> {
    postcard::to_allocvec(data).unwrap_or_else(|error| panic!("cannot pack the data: {error}"))
}

/// One entry for [`write_entries`].
#[derive(Debug)]
pub struct Entry<'e> {
    pub name: &'e str,
    /// The path of the type, as the crate that embeds it would write it.
    pub kind: &'e str,
    pub bytes: Vec<u8>,
}

/// For build scripts: writes packed data, and `embedded_data.rs`, an expression for [`install`], into cargo's output
/// folder.
pub fn write_entries(entries: &[Entry<'_>]) -> io::Result<()> {
    // The data files belong to the games' crates.
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let mut list = String::new();
    for Entry { name, kind, bytes } in entries {
        let file = out.join(name);
        fs::write(&file, bytes)?;
        list += &format!(
            "({name:?}, || Box::new(smokestack_core::embedded_data::unpack::<{kind}>(include_bytes!({file:?})))), "
        );
    }
    let list = format!("{{ static ALL: smokestack_core::embedded_data::Entries = &[{list}]; ALL }}");
    fs::write(out.join("embedded_data.rs"), list)
}

/// The inverse of [`pack`].
pub fn unpack<T: Packed>(bytes: &[u8]) -> T {
    let value = postcard::from_bytes(bytes);
    let mut data: T = value.unwrap_or_else(|error| panic!("cannot unpack the data: {error}"));
    data.complete();
    data
}
