//! Scenes for everything next to the map: wheel, company board, energy track, management boards.

use super::effect::{Effect, Structure};
use super::scene::{Company, Contract, Mark, Tile};

/// A company's construction wheel.
///
/// A custom property turns the picture: the group `.w-wheel` has `--turn`, 60 degrees for each turn so far. To animate
/// a turn, draw the new scene, set `--turn` back to the old angle for one frame and then to the new one: the style
/// sheet contains the transition. Pieces on the wheel stay upright.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WheelScene {
    pub company: Company,
    /// The label for screen readers.
    pub label: String,
    /// The number of turns of the wheel since the game began.
    pub turned: u32,
    /// The segments, clockwise from the open one at the top: `segments[1]` is the last one filled, and `segments[5]`
    /// will be open next.
    pub segments: [Segment; 6],
}

/// The contents of one of the wheel's six segments.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Segment {
    pub tile: Option<Tile>,
    pub excavators: u8,
    pub mixers: u8,
    /// The label and tooltip.
    pub title: String,
}

/// A company's board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CompanyScene {
    pub company: Company,
    pub name: String,
    /// The label for screen readers.
    pub label: String,
    /// Whether it is this company's turn.
    pub to_move: bool,
    /// Bases, elevations, conduits and powerhouses, in this order.
    pub rows: [StructureRow; 4],
    /// The spaces `construct_1` to `construct_4`; also `sekibo_1` and `sekibo_2` for the company with that officer.
    pub spaces: Vec<ActionSpace>,
    pub officer: Officer,
    /// The company power, highlighted once it is active.
    pub power: Option<Effect>,
    pub power_title: String,
    pub power_works: bool,
    pub engineers: u8,
    pub credits: u8,
    pub excavators: u8,
    pub mixers: u8,
    pub vp: i16,
    pub energy: u8,
    /// The tiles that are not on the wheel.
    pub tiles: Vec<Tile>,
    /// The contracts that are not fulfilled yet.
    pub contracts: Vec<Contract>,
    /// The number of fulfilled contracts.
    pub fulfilled: u8,
}

/// Pieces of one kind on the company board, from left to right.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StructureRow {
    pub structure: Structure,
    /// The number of pieces that have left the board, from the left.
    pub built: u8,
    /// The effects under each piece, uncovered when it is taken; empty if there are none.
    pub uncovers: Vec<Vec<Effect>>,
    /// The label and tooltip.
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
    /// The number of engineers needed; 0 for any number (the bank).
    pub engineers: u8,
    /// The surcharge in credits for a red-bordered space.
    pub surcharge: u8,
    /// Whether the space is closed because there are too few players (B-16).
    pub closed: bool,
    /// The companies on the space, with their numbers of engineers. Only the bank can hold more than one company.
    pub occupants: Vec<(Company, u8)>,
    /// The company that would place engineers here if the choice were confirmed.
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// A row of an action board: one effect with one or two spaces (left and right).
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
    /// The tooltip; may be empty.
    pub title: String,
}

/// All management boards, with the contracts and technology tiles on display.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ManagementScene {
    /// The label for screen readers.
    pub label: String,
    pub boards: Vec<ActionBoard>,
    /// The face-up private contracts: two each of green, yellow and red, as long as there are any.
    pub contracts: Vec<Contract>,
    /// The national contracts that are still on display.
    pub national: Vec<Contract>,
    /// The three positions of the patent office; a taken tile is gone until the end of the round.
    pub patents: [Option<Tile>; 3],
}

/// The energy track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TrackScene {
    /// The label for screen readers.
    pub label: String,
    /// From 1 to 5.
    pub round: u8,
    /// The spaces that show credits: (energy, credits, points).
    pub credits: Vec<(u8, u8, i8)>,
    /// The bonus tiles of rounds 1 to 5; `None` if there is none, or if it has been discarded.
    pub bonuses: Vec<Option<BonusTile>>,
    pub objective: Option<ObjectiveTile>,
    pub markers: Vec<EnergyMark>,
    /// The points lost per section behind the current round (B-9.5): 4.
    pub penalty: u8,
}

/// A company's marker on the energy track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EnergyMark {
    pub company: Company,
    pub energy: u32,
    /// The energy after the chosen action, drawn as a hollow marker.
    pub preview: Option<u32>,
    /// The label and tooltip.
    pub title: String,
}

/// A bonus tile: points for each item of a kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BonusTile {
    pub id: String,
    pub effect: Effect,
    pub title: String,
}

/// The objective tile: what is counted at the end, and the points for each rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectiveTile {
    pub id: String,
    pub counts: Effect,
    /// The points for each rank: 15, 10, 5.
    pub points: [u8; 3],
    pub title: String,
}

/// The content of a company's card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CompanyFace {
    pub company: Company,
    pub name: String,
    pub power: Option<Effect>,
    pub mark: Mark,
}
