//! One test binary for the rules of Industria. Test names and scenarios cite the numbered rules (`ia_7_2_…`).

mod contract;
mod help;
mod records;
mod scenarios;
mod speed_size;
