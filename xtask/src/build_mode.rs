//! Build modes: how much a build is optimised.

/// A build mode determines the cargo profiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildMode {
    /// For development: not optimised, so small changes build in seconds.
    Debug,
    /// For a first game after cloning: only the rules, the bots and the web client are optimised.
    Quick,
    /// For releases: as fast and small as possible.
    Release,
}

impl BuildMode {
    /// The cargo profile for the server binary.
    pub fn binary_profile(self) -> &'static str {
        match self {
            BuildMode::Debug => "dev",
            BuildMode::Quick => "quick",
            BuildMode::Release => "release",
        }
    }

    /// The cargo profile for the web client's page, which is small.
    pub fn page_profile(self) -> &'static str {
        match self {
            BuildMode::Debug => "wasm-dev",
            BuildMode::Quick => "quick",
            BuildMode::Release => "wasm",
        }
    }

    /// The cargo profile for the web client's worker, which is fast.
    pub fn worker_profile(self) -> &'static str {
        match self {
            BuildMode::Debug => "wasm-dev",
            BuildMode::Quick => "quick",
            BuildMode::Release => "wasm-fast",
        }
    }
}
