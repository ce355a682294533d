//! Drops repeated requests while one is in flight.

use std::future::Future;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Guards one form or one button.
#[derive(Clone, Copy)]
pub(crate) struct Busy(StoredValue<bool>);

impl Busy {
    pub fn new() -> Busy {
        Busy(StoredValue::new(false))
    }

    /// Runs the request, unless the last one is still in progress.
    pub fn run(self, work: impl Future<Output = ()> + 'static) {
        if self.0.try_get_value() != Some(false) {
            return; // or the page was left
        }
        self.0.set_value(true);
        spawn_local(async move {
            work.await;
            let _ = self.0.try_set_value(false);
        });
    }
}

/// Whether a click is the second half of a double click. If a button toggles something, the second click would undo the
/// first.
pub(crate) fn is_second(click: &web_sys::MouseEvent) -> bool {
    click.detail() > 1
}
