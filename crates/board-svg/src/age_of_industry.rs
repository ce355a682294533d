//! Age of Industry: the two maps, players' displays, the turn order, cards and tiles.
//!
//! Each board is a separate picture, drawn from its own scene.
//!
//! ```
//! use board_svg::age_of_industry::{MapScene, map};
//!
//! let scene = MapScene { map: "germany".into(), ..MapScene::default() };
//! assert!(map(&scene).starts_with("<svg"));
//! ```

mod areas;
mod boards_scene;
mod cards;
mod demand;
mod display;
mod faces;
mod layout;
mod map;
mod map_background;
mod order;
mod places;
mod rails;
mod scene;

pub use areas::areas;
pub use boards_scene::{Card, DisplayScene, LinkBox, OrderScene, OrderSeat, Stack, StackTile, TileFace};
pub use cards::{card, card_back, industry_card, market_card};
pub use display::display;
pub use layout::{Layout, MapLayout, Place, Point, Side, layout};
pub use map::map;
pub use order::turn_order;
pub use rails::line_path;
pub use scene::{Demand, Foreign, Import, MapScene, Mark, Market, MarketKind, Rail};
pub use scene::{ShipPlace, Space, Tile, Town, Village};
