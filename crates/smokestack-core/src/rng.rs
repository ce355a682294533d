//! Randomness: a 256-bit seed, the ChaCha20 stream, and our own uniform draw and shuffle.
//!
//! Library shuffles change between versions; ours is specified (docs/chance.md) so that anyone can check a
//! shuffle in ten years, in any language. Only `u32` is ever drawn: `usize` has 32 bits in WebAssembly.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// 256 bits from which everything random in one game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A small number as a seed: the number, big-endian, in the last eight bytes.
    pub const fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        let tail = number.to_be_bytes();
        let mut i = 0;
        while i < 8 {
            bytes[24 + i] = tail[i];
            i += 1;
        }
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// The text is not a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits or a number from 0 to 18446744073709551615, not {0:?}")]
pub struct ParseSeedError(pub String);

impl FromStr for Seed {
    type Err = ParseSeedError;

    /// Sixty-four hexadecimal digits, or a decimal number from 0 to 2^64-1.
    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        let refuse = || ParseSeedError(text.to_owned());
        if text.len() != 64 {
            let is_number = (1..=20).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            return is_number
                .then(|| text.parse().ok().map(Seed::from_number))
                .flatten()
                .ok_or_else(refuse);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |d: u8| match d {
                b'0'..=b'9' => Some(d - b'0'),
                b'a'..=b'f' => Some(d - b'a' + 10),
                _ => None,
            };
            *byte = digit(pair[0])
                .zip(digit(pair[1]))
                .map(|(high, low)| high << 4 | low)
                .ok_or_else(refuse)?;
        }
        Ok(Seed(bytes))
    }
}

/// The only source of randomness in the rules: ChaCha20 from a seed.
#[derive(Clone, Debug)]
pub struct GameRng(ChaCha20Rng);

impl GameRng {
    pub fn new(seed: &Seed) -> GameRng {
        GameRng(ChaCha20Rng::from_seed(seed.0))
    }

    /// The next 32 bits of the stream.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A new seed: the next 32 bytes of the stream.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// A number from 0 to `n - 1`, uniformly distributed.
    ///
    /// Words of the last, incomplete run of `n` are rejected; the others are taken modulo `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw needs at least one possibility");
        let spare = (u32::MAX % n + 1) % n; // 2^32 mod n
        loop {
            let word = self.word();
            if word <= u32::MAX - spare {
                return word % n;
            }
        }
    }

    /// Fisher–Yates from the last index down: index `i` is swapped with an index drawn from `0..=i`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// A small fast generator for rollouts, where speed matters and nobody verifies a shuffle.
///
/// It is as reproducible as [`GameRng`]: the same seed gives the same rollout on every machine and in WASM.
#[derive(Clone, Debug)]
pub struct FastRng(Pcg64Mcg);

impl FastRng {
    pub fn new(seed: &Seed) -> FastRng {
        let mut low = [0; 16];
        for (i, byte) in seed.0.iter().enumerate() {
            low[i % 16] ^= byte.rotate_left((i / 16) as u32);
        }
        FastRng(Pcg64Mcg::from_seed(low))
    }

    /// A number from 0 to `n - 1`: the high half of a 32 by 32 bit product, with the few biased words rejected.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values that docs/chance.md lists. They never change: every stored game depends on them.
    #[test]
    fn the_stream_the_draw_and_the_shuffle_are_pinned() {
        let mut game_rng = GameRng::new(&Seed::from_number(7));
        let words: Vec<u32> = (0..4).map(|_| game_rng.word()).collect();
        let mut game_rng = GameRng::new(&Seed::from_number(7));
        let draws: Vec<u32> = (0..8).map(|_| game_rng.below(6)).collect();
        let mut cards: Vec<u8> = (0..12).collect();
        GameRng::new(&Seed::from_number(7)).shuffle(&mut cards);
        let mut fast_rng = FastRng::new(&Seed::from_number(7));
        let rolls: Vec<u32> = (0..8).map(|_| fast_rng.below(6)).collect();
        assert_eq!(
            format!("{words:?} {draws:?} {cards:?} {rolls:?}"),
            "[300158278, 3543827825, 4284832280, 1185512438] [4, 5, 2, 2, 1, 1, 3, 4] \
             [4, 9, 7, 5, 8, 3, 6, 1, 2, 0, 11, 10] [0, 1, 1, 4, 5, 0, 3, 2]"
        );
    }

    #[test]
    fn draws_are_even() {
        let mut game_rng = GameRng::new(&Seed::from_number(1));
        let mut fast_rng = FastRng::new(&Seed::from_number(1));
        let mut counts = [[0u32; 5]; 2];
        for _ in 0..50_000 {
            counts[0][game_rng.below(5) as usize] += 1;
            counts[1][fast_rng.below(5) as usize] += 1;
        }
        for count in counts.concat() {
            assert!((9_600..10_400).contains(&count), "{counts:?}");
        }
    }

    #[test]
    fn a_seed_is_hexadecimal_or_a_number() {
        let seven: Seed = "7".parse().unwrap();
        assert_eq!(seven, Seed::from_number(7));
        assert_eq!(seven.to_string().parse::<Seed>().unwrap(), seven);
        assert_eq!(
            "18446744073709551615".parse::<Seed>().unwrap(),
            Seed::from_number(u64::MAX)
        );
        for invalid_text in [
            "",
            "-1",
            "+1",
            "18446744073709551616",
            "x",
            &"G".repeat(64),
            &"0".repeat(63),
        ] {
            assert!(invalid_text.parse::<Seed>().is_err(), "{invalid_text}");
        }
    }
}
