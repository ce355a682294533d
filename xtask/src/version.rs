//! The version of a web client build: a short hash of its files.

/// Hashes names and contents with 64-bit FNV-1a, which only has to distinguish builds, not resist attacks.
pub struct Version(u64);

impl Version {
    pub fn new() -> Version {
        Version(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a file; lengths are hashed as well, so that moving a byte between two files changes the version.
    pub fn add(&mut self, name: &str, content: &[u8]) {
        self.bytes(&(name.len() as u64).to_le_bytes());
        self.bytes(name.as_bytes());
        self.bytes(&(content.len() as u64).to_le_bytes());
        self.bytes(content);
    }

    /// Sixteen hex digits.
    pub fn finish(&self) -> String {
        format!("{:016x}", self.0)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(files: &[(&str, &str)]) -> String {
        let mut version = Version::new();
        for (name, content) in files {
            version.add(name, content.as_bytes());
        }
        version.finish()
    }

    #[test]
    fn every_change_of_a_file_changes_the_version() {
        let before = version(&[("a", "xy"), ("b", "z")]);
        assert_eq!(before, version(&[("a", "xy"), ("b", "z")]));
        assert_ne!(before, version(&[("a", "x"), ("b", "yz")]));
        assert_ne!(before, version(&[("a", "xy"), ("c", "z")]));
        assert_eq!(before.len(), 16);
    }
}
