//! The input for a picture of an Industria table: the game's own components, plain values and finished texts, without
//! rules or languages. Seats are numbers from 0.

use industria::data::Tile;
use industria::{Data, ResourceId, TileId};

/// The front of a tile.
#[derive(Debug, Clone)]
pub struct TileFace<'a> {
    pub data: &'a Data,
    pub id: TileId,
    /// The name in the player's language.
    pub name: String,
}

impl<'a> TileFace<'a> {
    /// The printed information.
    pub fn tile(&self) -> &'a Tile {
        self.data.tile(self.id)
    }
}

/// The state of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TileState {
    /// The tile is not in this game (epoch 5 with three seats).
    Absent,
    /// The tile is still face down in a pile.
    #[default]
    ToCome,
    /// The tile is face up next to the board, to be auctioned this round.
    Offered,
    /// The tile is being auctioned now.
    OnBlock,
    /// The tile is in a player's hand, not built.
    InHand { seat: usize },
    /// The tile is built; `late` if it was built after its epoch, and therefore without points (IA-7.3).
    Built { seat: usize, late: bool },
    /// The tile was discarded: a technology whose epoch has passed (IA-7.4).
    Lapsed,
}

/// One of the forty places on the board.
#[derive(Debug, Clone)]
pub struct Place<'a> {
    pub face: TileFace<'a>,
    pub state: TileState,
    /// Whether this is a legal choice now, drawn with corner marks and as a button.
    pub lit: bool,
    /// Whether this is chosen but not confirmed, drawn with a heavy outline and a tick.
    pub chosen: bool,
    /// The seat that would own the tile if the choice were confirmed, drawn dashed in its colour with a hollow mark.
    pub preview: Option<usize>,
    /// The label for screen readers: name, state and the effect of a click.
    pub label: String,
    /// The tooltip; empty on pages with their own detail card.
    pub title: String,
}

impl<'a> Place<'a> {
    /// A place that cannot be chosen, without a label.
    pub fn new(face: TileFace<'a>, state: TileState) -> Place<'a> {
        Place {
            face,
            state,
            lit: false,
            chosen: false,
            preview: None,
            label: String::new(),
            title: String::new(),
        }
    }
}

/// A road between factories or a line between technologies.
///
/// The owners of its ends follow from the places: it is drawn in a seat's colour if both belong to that seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Connection {
    pub ends: [TileId; 2],
    /// The text of the badge on a finished connection, such as its points (`+3`); empty for no badge.
    pub badge: String,
    /// The tooltip; may be empty.
    pub title: String,
}

/// A resource as named on the epoch track (IA-1.12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResourceOnTrack {
    pub id: ResourceId,
    pub name: String,
    /// Whether the bank sells it now; if not, it is drawn pale.
    pub on_sale: bool,
}

/// One space of the epoch track, and the pile of its epoch.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EpochSpace {
    pub epoch: u8,
    pub resources: Vec<ResourceOnTrack>,
    /// The extra thalers for entering this space (IA-3.2), drawn as a coin symbol before it; 0 draws none.
    pub coin: u8,
    /// The number of tiles still face down in this epoch's pile; `None` draws no pile.
    pub pile: Option<u8>,
    /// Whether the epoch is not in this game (epoch 5 with three seats).
    pub absent: bool,
    /// The label for screen readers.
    pub label: String,
    /// The tooltip; may be empty.
    pub title: String,
}

/// A score marker. Beyond 45, a second one is on 45+, and the marker continues from the start (IA-10.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScoreMark {
    pub seat: usize,
    pub points: u32,
    /// The label and tooltip: the owner and the points.
    pub title: String,
}

/// One row of the small scoring table on the board: an item and its value.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LegendRow {
    /// Names of up to four icons: any resource, bonus symbol, `coin`, `vp`, `bonus`, `road`, `line`.
    pub icons: Vec<&'static str>,
    /// The value as a short text, such as `+3`.
    pub worth: String,
    /// The label and tooltip.
    pub title: String,
}

/// The whole board.
#[derive(Debug, Clone)]
pub struct BoardScene<'a> {
    pub data: &'a Data,
    /// The name in the cartouche.
    pub title: String,
    /// A description of the picture for screen readers.
    pub label: String,
    /// The factories and technologies. Those that the layout does not know are left out.
    pub places: Vec<Place<'a>>,
    pub connections: Vec<Connection>,
    /// The position of the epoch marker, 1 to 5; 0 draws none.
    pub epoch: u8,
    /// The five spaces of the track, first epoch first.
    pub epochs: Vec<EpochSpace>,
    pub scores: Vec<ScoreMark>,
    /// The scoring table in a free corner of the board; may be empty.
    pub legend: Vec<LegendRow>,
}

/// The appearance of a single tile as a card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardLook {
    pub state: TileState,
    pub lit: bool,
    pub chosen: bool,
    /// Whether this cannot be chosen now, drawn greyed out; a click explains why.
    pub barred: bool,
    /// The label for screen readers. If it is empty, the card only decorates a text with the same content.
    pub label: String,
    /// The tooltip; may be empty.
    pub title: String,
}
