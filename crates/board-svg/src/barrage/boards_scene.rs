//! Scenes of everything beside the map: wheel, company board, energy track, management boards.

use super::effect::{Effect, Structure};
use super::scene::{Company, Contract, Mark, Tile};

/// A company's construction wheel.
///
/// The picture turns by a custom property: the group `.w-wheel` carries `--turn`, 60 degrees for each turn made. To
/// show a turn, draw the new scene, set `--turn` back to the old angle for one frame and then to the new one: the
/// style sheet glides. What lies on the wheel stays upright.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WheelScene {
    pub company: Company,
    /// For a screen reader.
    pub label: String,
    /// How often the wheel has turned since the game began.
    pub turned: u32,
    /// Clockwise from the open segment at the top: what was put in last is `segments[1]`; `segments[5]` comes next.
    pub segments: [Segment; 6],
}

/// What lies on a sixth of the wheel.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Segment {
    pub tile: Option<Tile>,
    pub excavators: u8,
    pub mixers: u8,
    /// Label and tooltip.
    pub title: String,
}

/// A company's board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CompanyScene {
    pub company: Company,
    pub name: String,
    /// For a screen reader.
    pub label: String,
    /// It is this company's turn.
    pub to_move: bool,
    /// Bases, elevations, conduits and powerhouses, in this order.
    pub rows: [StructureRow; 4],
    /// `construct_1` to `construct_4`, and `sekibo_1`, `sekibo_2` for their owner.
    pub spaces: Vec<ActionSpace>,
    pub officer: Officer,
    /// The company power, lit once it works.
    pub power: Option<Effect>,
    pub power_title: String,
    pub power_works: bool,
    pub engineers: u8,
    pub credits: u8,
    pub excavators: u8,
    pub mixers: u8,
    pub vp: i16,
    pub energy: u8,
    /// Tiles off the wheel.
    pub tiles: Vec<Tile>,
    /// Contracts held, not yet fulfilled.
    pub contracts: Vec<Contract>,
    /// How many have been fulfilled.
    pub fulfilled: u8,
}

/// Pieces of one kind on the company board, leftmost first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StructureRow {
    pub structure: Structure,
    /// How many have left the board; the leftmost go first.
    pub built: u8,
    /// Under each piece: what is uncovered when it is taken. Empty: nothing.
    pub uncovers: Vec<Vec<Effect>>,
    /// Label and tooltip.
    pub title: String,
}

/// An executive officer.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Officer {
    pub id: String,
    pub name: String,
    pub effect: Option<Effect>,
    pub mark: Mark,
}

/// A space for engineers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ActionSpace {
    pub id: String,
    /// Engineers needed; 0: any number (the bank).
    pub engineers: u8,
    /// Credits of a red-bordered space.
    pub surcharge: u8,
    /// Closed because there are too few players (B-16).
    pub closed: bool,
    /// The companies on the space, with their numbers of engineers. Only the bank takes more than one company.
    pub occupants: Vec<(Company, u8)>,
    /// The company that would place engineers here if the choice were confirmed.
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// A row of an action board: one effect, one or two spaces (left and right).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ActionRow {
    pub effect: Vec<Effect>,
    /// Credits that the action itself costs.
    pub cost: u8,
    pub spaces: Vec<ActionSpace>,
}

/// One action board, such as `turbine_station`. The patent office has three rows of one space, one for each tile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ActionBoard {
    pub id: String,
    pub name: String,
    pub rows: Vec<ActionRow>,
    /// Tooltip; may be empty.
    pub title: String,
}

/// All management boards, with the contracts and technology tiles on display.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ManagementScene {
    /// For a screen reader.
    pub label: String,
    pub boards: Vec<ActionBoard>,
    /// Private contracts face up: green, yellow, red, two each as long as there are.
    pub contracts: Vec<Contract>,
    /// National contracts still on display.
    pub national: Vec<Contract>,
    /// The three positions of the patent office; a taken tile is gone until the end of the round.
    pub patents: [Option<Tile>; 3],
}

/// The energy track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TrackScene {
    /// For a screen reader.
    pub label: String,
    /// 1 to 5.
    pub round: u8,
    /// Credits of the spaces that show some: (energy, credits, points).
    pub credits: Vec<(u8, u8, i8)>,
    /// Bonus tiles of rounds 1 to 5; `None`: none lies there, or it has been discarded.
    pub bonuses: Vec<Option<BonusTile>>,
    pub objective: Option<ObjectiveTile>,
    pub markers: Vec<EnergyMark>,
    /// What each section behind the round costs (B-9.5): 4.
    pub penalty: u8,
}

/// A company's marker on the energy track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EnergyMark {
    pub company: Company,
    pub energy: u32,
    /// Energy after the action being chosen: a hollow marker.
    pub preview: Option<u32>,
    /// Label and tooltip.
    pub title: String,
}

/// A bonus tile: points for each thing of a kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BonusTile {
    pub id: String,
    pub effect: Effect,
    pub title: String,
}

/// The objective tile: what is counted at the end, and the points of the ranks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectiveTile {
    pub id: String,
    pub counts: Effect,
    /// 15, 10, 5.
    pub points: [u8; 3],
    pub title: String,
}

/// How a single piece is shown as a card of its own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CompanyFace {
    pub company: Company,
    pub name: String,
    pub power: Option<Effect>,
    pub mark: Mark,
}
