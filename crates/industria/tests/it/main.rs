//! One test binary for the rules of Industria. Test names and scenarios cite the numbered rules (`ia_7_2_…`).

mod bytes;
mod conserved;
mod contract;
mod data;
mod help;
mod perft;
mod positions;
mod prices;
mod published_games;
mod records;
mod refusals;
mod scenarios;
mod set_up;
mod speed_size;
mod tidy;
mod undo;
mod whole_games;
