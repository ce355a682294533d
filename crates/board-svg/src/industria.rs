//! Industria: the board and its tiles.
//!
//! ```
//! use board_svg::industria::{BoardScene, CardLook, TileFace, TileKind, board, tile_card};
//!
//! let sawmill = TileFace { id: "sawmill".into(), kind: TileKind::Factory, epoch: 1, name: "Sawmill".into(), cost: 3,
//!     produces: Some("wood".into()), ..TileFace::default() };
//! assert!(tile_card(&sawmill, &CardLook::default()).starts_with("<svg"));
//! assert!(board(&BoardScene::default()).starts_with("<svg"));
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
pub use scene::{TileFace, TileKind, TileState};
