//! A cache of numbers that are computed once.

use std::cell::Cell;

pub(super) struct Memo<const N: usize>([Cell<f64>; N]);

impl<const N: usize> Memo<N> {
    pub fn new() -> Memo<N> {
        Memo([const { Cell::new(f64::NAN) }; N])
    }

    pub fn get(&self, place: usize, work_out: impl FnOnce() -> f64) -> f64 {
        let known = self.0[place].get();
        if !known.is_nan() {
            return known;
        }
        let found = work_out();
        self.0[place].set(found);
        found
    }
}
