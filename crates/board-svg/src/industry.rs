//! Industry: the board and its fields.
//!
//! ```
//! use board_svg::industry::{BoardScene, CardLook, FieldFace, FieldKind, board, field_card};
//!
//! let sawmill = FieldFace { id: "1F".into(), kind: FieldKind::Factory, epoch: 1, name: "Sawmill".into(), cost: 3,
//!     produces: Some("wood".into()), ..FieldFace::default() };
//! assert!(field_card(&sawmill, &CardLook::default()).starts_with("<svg"));
//! assert!(board(&BoardScene::default()).starts_with("<svg"));
//! ```

mod board;
mod card;
mod face;
mod foot;
mod joker;
mod layout;
mod links;
mod markers;
mod measures;
mod networks;
mod place;
mod scene;
mod score;
mod track;

pub use board::board;
pub use card::{area_marker, field_card, joker_tile, subsidy_tile};
pub use layout::{Dock, Layout, Network, Path, layout};
pub use scene::{AreaMarker, BoardScene, CardLook, Connection, EpochSpace, FieldFace, FieldKind, FieldState};
pub use scene::{Gain, LegendRow, MarkerState, Place, ResourceOnTrack, ScoreMark, Subsidies};
