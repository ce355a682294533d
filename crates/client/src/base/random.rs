//! Random seeds and ids.

use js_sys::Math;
use smokestack_core::Seed;

use crate::base::dom;

/// A seed for a new game or for a bot's next move.
pub fn random_seed() -> Seed {
    Seed(std::array::from_fn(|_| byte()))
}

/// A seed from the browser's cryptographic random source.
pub fn drawn_seed() -> Seed {
    let mut bytes = [0; 32];
    let filled = dom::window()
        .crypto()
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    match filled {
        Ok(_) => Seed(bytes),
        Err(_) => random_seed(),
    }
}

/// Eight alphanumeric characters.
pub(crate) fn word() -> String {
    (0..4).map(|_| format!("{:02x}", byte())).collect()
}

fn byte() -> u8 {
    // The number is below 256, so it fits.
    (Math::random() * 256.0) as u8
}
