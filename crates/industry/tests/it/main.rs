//! One test binary for the rules of Industry. Test names and scenarios cite the numbered rules (`iy_6_10_…`).

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
mod set_up;
mod speed_size;
mod tidy;
mod undo;
mod whole_games;
mod wrong_data;
