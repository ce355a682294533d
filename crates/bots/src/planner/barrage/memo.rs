//! A cache of numbers that are computed once.

use std::cell::Cell;

pub(super) struct Memo<const N: usize>([Cell<f64>; N]);

impl<const N: usize> Memo<N> {
    pub fn new() -> Memo<N> {
        Memo([const { Cell::new(f64::NAN) }; N])
    }

    pub fn get(&self, place: usize, compute: impl FnOnce() -> f64) -> f64 {
        let cached = self.0[place].get();
        if !cached.is_nan() {
            return cached;
        }
        let value = compute();
        self.0[place].set(value);
        value
    }
}
