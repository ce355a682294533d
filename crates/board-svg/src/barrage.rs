//! Barrage: the map, the wheel, company boards, the energy track, the management boards and single pieces.
//!
//! Each board is a separate picture, drawn from its own scene.
//!
//! ```
//! use board_svg::barrage::{MapScene, flow_path, map};
//!
//! assert!(map(&MapScene::default()).starts_with("<svg"));
//! assert!(flow_path("headstream_a", "dam_1_lower").starts_with('M'));
//! ```

mod boards_scene;
mod cards;
mod company_board;
mod conduits;
mod dams;
mod effect;
mod effect_signs;
mod energy_track;
mod engineers;
mod faces;
mod headstreams;
mod landscape;
mod layout;
mod management;
mod map;
mod powerhouses;
mod rivers;
mod scene;
mod spot;
mod water;
mod wheel;

pub use boards_scene::{
    ActionBoard, ActionRow, ActionSpace, BonusTile, CompanyFace, CompanyScene, EnergyMark,
};
pub use boards_scene::{
    ManagementScene, ObjectiveTile, Officer, Segment, StructureRow, TrackScene, WheelScene,
};
pub use cards::{bonus_tile, company_card, contract_card, effect_icons, engineers, headstream_tile};
pub use cards::{objective_tile, officer_card, tile_card};
pub use company_board::company_board;
pub use effect::{Area, Effect, Structure};
pub use energy_track::energy_track;
pub use layout::{Conduit, Layout, Point, River, Row, RowSpace, layout};
pub use management::management;
pub use map::map;
pub use scene::{AreaNote, Company, ConduitSpace, Contract, ContractKind, Dam, DamSpace, Flow, Headstream};
pub use scene::{MapScene, Mark, Plan, PowerhouseSpace, Tile};
pub use water::{conduit_path, flow_path, flowing, planned};
pub use wheel::wheel;
