//! One test binary for the rules of Industry. Test names and scenarios cite the numbered rules (`iy_6_10_…`).

mod contract;
mod help;
