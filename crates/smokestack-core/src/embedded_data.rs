//! Component data and layouts in the page, which reads no TOML: its build script reads and checks the files, and packs
//! what came of them. Unpacking takes a fraction of the code. Every other program reads the files themselves.

use std::any::Any;
use std::fmt::Display;
use std::sync::OnceLock;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// What comes with the program as a TOML file and is packed into the page.
pub trait Packed: Serialize + DeserializeOwned + 'static {
    /// Works out what is not packed because it follows from the rest.
    fn complete(&mut self) {}
}

/// All packed things by name, and how each is unpacked: in the page's own crate, which is compiled to be small. The games
/// are compiled to be quick, and unpacking happens once. See [`install`].
pub type Entries = &'static [(&'static str, fn() -> Box<dyn Any>)];

static ENTRIES: OnceLock<Entries> = OnceLock::new();

/// Gives this program what its build script packed; once, before anything asks [`load`].
pub fn install(entries: Entries) {
    // A second time they are the same.
    let _ = ENTRIES.set(entries);
}

/// What comes with the program. The page unpacks what is called `name`; every other program reads the text.
pub fn load<T: Packed, E: Display>(name: &str, text: &str, read: impl FnOnce(&str) -> Result<T, E>) -> T {
    if cfg!(target_family = "wasm") {
        let entries = ENTRIES.get().copied().unwrap_or_default();
        let entry = entries.iter().find(|(known, _)| *known == name);
        match entry.map(|(_, unpack)| unpack().downcast()) {
            Some(Ok(data)) => *data,
            _ => panic!("the page has no data for {name}"),
        }
    } else {
        match read(text) {
            Ok(data) => data,
            Err(error) => panic!("{name}, which a test reads: {error}"),
        }
    }
}

/// For [`unpack`].
pub fn pack<T: Packed>(data: &T) -> Vec<u8> {
    postcard::to_allocvec(data).unwrap_or_else(|error| panic!("what cannot be packed: {error}"))
}

/// What was packed.
pub fn unpack<T: Packed>(bytes: &[u8]) -> T {
    let unpacked = postcard::from_bytes(bytes);
    let mut data: T = unpacked.unwrap_or_else(|error| panic!("what was packed is something else: {error}"));
    data.complete();
    data
}
