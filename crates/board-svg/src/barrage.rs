//! Barrage: the map, the wheel, company boards, the energy track, the management boards and single pieces.
//!
//! Each board is a picture of its own, drawn from its own scene.
//!
//! ```
//! use board_svg::barrage::{MapScene, flow_path, map};
//!
//! assert!(map(&MapScene::default()).starts_with("<svg"));
//! assert!(flow_path("headstream_a", "dam_1_lower").starts_with('M'));
//! ```

mod boards_scene;
mod conduits;
mod dams;
mod effect;
mod headstreams;
mod houses;
mod landscape;
mod layout;
mod map;
mod rivers;
mod scene;
mod spot;
mod water;

pub use boards_scene::{
    ActionBoard, ActionRow, ActionSpace, BonusTile, CompanyFace, CompanyScene, EnergyMark,
};
pub use boards_scene::{
    ManagementScene, ObjectiveTile, Officer, Segment, StructureRow, TrackScene, WheelScene,
};
pub use effect::{Area, Effect, Structure};
pub use layout::{Conduit, Layout, Point, River, Row, RowSpace, layout};
pub use map::map;
pub use scene::{AreaNote, Company, ConduitSpace, Contract, ContractKind, Dam, DamSpace, Flow, Headstream};
pub use scene::{MapScene, Mark, Plan, PowerhouseSpace, Tile};
pub use water::{conduit_path, flow_path, flowing, planned};
