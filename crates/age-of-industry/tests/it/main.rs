//! One test binary for the rules of Age of Industry. Test names and scenarios cite the numbered rules (`ai_6_12_…`).

mod contract;
mod data;
mod wrong_data;
