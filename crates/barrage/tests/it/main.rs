//! One test binary for the rules of Barrage. Test names and scenarios cite the numbered rules (`b_7_2_…`).

mod contract;
mod data;
mod wrong_data;
