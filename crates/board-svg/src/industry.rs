//! Industry: the board and its fields.
//!
//! ```
//! use board_svg::industry::{CardLook, FieldFace, field_card};
//! use industry::Data;
//!
//! let data = Data::standard();
//! let id = data.find_field("1F").expect("a field of the standard data");
//! let sawmill = FieldFace { data: &data, id, name: "Sawmill".into() };
//! assert!(field_card(&sawmill, &CardLook::default()).starts_with("<svg"));
//! ```

mod board;
mod card;
mod face;
mod footer;
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
pub use scene::{AreaMarker, BoardScene, CardLook, Connection, EpochSpace, FieldFace, FieldState};
pub use scene::{Gain, GainSource, LegendRow, MarkerState, Place, ResourceOnTrack, ScoreMark, Subsidies};
