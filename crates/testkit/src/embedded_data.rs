//! The embedded data of the web client equals the data that all other programs parse.

use std::fmt::Debug;

use smokestack_core::embedded_data::{Packed, pack, unpack};

/// Packs data as the web client's build does and unpacks it as the web client does: nothing may be lost.
pub fn check<T: Packed + Debug>(data: &T) {
    let unpacked: T = unpack(&pack(data));
    assert_eq!(format!("{unpacked:?}"), format!("{data:?}"));
}
