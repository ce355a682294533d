//! Sorting short lists with little code. The standard library's sorts are fast for a million values, but take several
//! kilobytes per element type; the web client sorts dozens of types, in lists no longer than a game's history.

use std::cmp::Ordering;

/// Sorts a short list. The sort is stable.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, Ord::cmp);
}

/// Sorts a short list by a key.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a).cmp(&key(b)));
}

/// Sorts a short list with a comparison function.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]) == Ordering::Less {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorting_is_stable() {
        let mut list = [3, 1, 2, 1, 0];
        sort(&mut list);
        assert_eq!(list, [0, 1, 1, 2, 3]);
        let mut pairs = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
        sort_by_key(&mut pairs, |pair| pair.0);
        assert_eq!(pairs, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
        let mut empty_list: [u8; 0] = [];
        sort_by(&mut empty_list, |a, b| b.cmp(a));
    }
}
