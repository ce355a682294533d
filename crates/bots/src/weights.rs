//! The numbers in an evaluator that only play can tell: named, bounded, and tuned by `cargo xtask tune GAME`.

use std::fmt::Debug;

/// One number of an evaluator, and where a tuner may look for a better one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    pub name: &'static str,
    pub low: f64,
    pub high: f64,
}

/// All numbers of one evaluator.
pub trait Weights: Clone + PartialEq + Debug + Send + Sync + 'static {
    const LIST: &'static [Weight];
    /// The values that bots play with.
    const TUNED: Self;
    /// In the order of [`Weights::LIST`].
    fn values(&self) -> Vec<f64>;
    /// The inverse of [`Weights::values`]; what is missing is as tuned.
    fn from_values(values: &[f64]) -> Self;
}

/// Declares the weights of an evaluator, each on a line of its own: `name: value in low..high`. `cargo xtask tune`
/// writes the values that it found into these lines.
macro_rules! weights {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $( $(#[$doc:meta])* $field:ident: $value:literal in $low:literal .. $high:literal, )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $name {
            $( $(#[$doc])* pub $field: f64, )*
        }

        impl $crate::Weights for $name {
            const LIST: &'static [$crate::weights::Weight] = &[
                $( $crate::weights::Weight { name: stringify!($field), low: $low, high: $high }, )*
            ];
            const TUNED: $name = $name { $( $field: $value, )* };

            fn values(&self) -> Vec<f64> {
                vec![ $( self.$field, )* ]
            }

            fn from_values(values: &[f64]) -> $name {
                let mut values = values.iter().copied();
                $name { $( $field: values.next().unwrap_or($value), )* }
            }
        }
    };
}
pub(crate) use weights;
