//! How much work goes into a build.

/// What a build is for decides how long its user waits, and what they get for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// For development: built in seconds where little has changed, not optimised.
    Debug,
    /// For the first game after a fresh clone: optimised without the expensive last tenth.
    Quick,
    /// For everybody else: as fast and as small as it gets.
    Full,
}

impl Effort {
    /// The profile of the binary, in `Cargo.toml`.
    pub fn binary_profile(self) -> &'static str {
        match self {
            Effort::Debug => "dev",
            Effort::Quick => "quick",
            Effort::Full => "release",
        }
    }

    /// The profile of the web client, in `Cargo.toml`.
    pub fn page_profile(self) -> &'static str {
        match self {
            Effort::Debug => "wasm-dev",
            Effort::Quick => "wasm-quick",
            Effort::Full => "wasm",
        }
    }
}
