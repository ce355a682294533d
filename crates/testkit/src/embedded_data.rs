//! What the page unpacks is what every other program reads.

use std::fmt::Debug;

use smokestack_core::embedded_data::{Packed, pack, unpack};

/// Packs data as the page's build does, and unpacks it as the page does: nothing may be lost on the way.
pub fn check<T: Packed + Debug>(data: &T) {
    let unpacked: T = unpack(&pack(data));
    assert_eq!(format!("{unpacked:?}"), format!("{data:?}"));
}
