//! One test binary for the rules of Age of Industry. Test names and scenarios cite the numbered rules (`ai_6_12_…`).

mod bytes;
mod conserved;
mod contract;
mod data;
mod help;
mod perft;
mod positions;
mod records;
mod refusals;
mod scenarios;
mod secrets;
mod set_up;
mod speed_size;
mod story;
mod tidy;
mod undo;
mod wrong_data;
