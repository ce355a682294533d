//! Seeds and names that nobody chose.

use js_sys::Math;
use smokestack_core::Seed;

/// A seed for a new game or for a bot's next move.
pub fn random_seed() -> Seed {
    Seed(std::array::from_fn(|_| byte()))
}

/// Eight letters and digits.
pub(super) fn word() -> String {
    (0..4).map(|_| format!("{:02x}", byte())).collect()
}

fn byte() -> u8 {
    // The number is below 256: it fits.
    (Math::random() * 256.0) as u8
}
