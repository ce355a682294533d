//! The weights of evaluators: named, bounded, and tuned by self-play with `cargo xtask tune GAME`.

use std::fmt::Debug;

/// The name of a weight, and the range in which the tuner searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    pub name: &'static str,
    pub low: f64,
    pub high: f64,
}

/// All weights of one evaluator.
pub trait Weights: Clone + PartialEq + Debug + Send + Sync + 'static {
    const LIST: &'static [Weight];
    /// The values that the bots use.
    const TUNED: Self;
    /// In the order of [`Weights::LIST`].
    fn values(&self) -> Vec<f64>;
    /// The inverse of [`Weights::values`]; missing values are as in [`Weights::TUNED`].
    fn from_values(values: &[f64]) -> Self;
}

/// The weights of an evaluator that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoWeights;

impl Weights for NoWeights {
    const LIST: &'static [Weight] = &[];
    const TUNED: NoWeights = NoWeights;

    fn values(&self) -> Vec<f64> {
        Vec::new()
    }

    fn from_values(_values: &[f64]) -> NoWeights {
        NoWeights
    }
}

/// Declares the weights of an evaluator, one per line: `name: value in low..high`. `cargo xtask tune` replaces the
/// values in these lines.
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
