//! Everything that is known of the rules, as one test binary.

mod contract;
