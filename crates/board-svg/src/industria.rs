//! Industria: the board and its tiles.
//!
//! ```
//! use board_svg::industria::{CardLook, TileFace, tile_card};
//! use industria::Data;
//!
//! let data = Data::standard();
//! let id = data.find_tile("sawmill").expect("a tile of the standard data");
//! let sawmill = TileFace { data: &data, id, name: "Sawmill".into() };
//! assert!(tile_card(&sawmill, &CardLook::default()).starts_with("<svg"));
//! ```

mod board;
mod card;
mod face;
mod layout;
mod roads;
mod scene;
mod score;
mod track;

pub use board::board;
pub use card::{tile_back, tile_card};
pub use layout::{Layout, Path, layout};
pub use scene::{BoardScene, CardLook, Connection, EpochSpace, LegendRow, Place, ResourceOnTrack, ScoreMark};
pub use scene::{TileFace, TileState};
