//! The input for a picture of a table of Industria. Plain values and finished texts, without rules or languages.
//!
//! Ids (`sawmill`, `stone`, `canal` …) are those of the game's data file. Seats are numbers from 0.

/// The four kinds of tile (IA-1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TileKind {
    #[default]
    Factory,
    Technology,
    Resource,
    Bonus,
}

/// What is printed on the front of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TileFace {
    /// The tile's id; it picks the pictogram of a factory or technology.
    pub id: String,
    pub kind: TileKind,
    /// 1 to 5.
    pub epoch: u8,
    /// In the player's language.
    pub name: String,
    /// Thalers; drawn for factories, and for others if not 0.
    pub cost: u8,
    /// Ids of the needed resources, one each.
    pub needs: Vec<String>,
    /// The resource that a factory makes, or that a resource tile is.
    pub produces: Option<String>,
    /// Points in the lower right corner; 0 draws none (IA-7.1).
    pub vp: u8,
    /// Bonus symbols on a factory, or the one of a bonus tile.
    pub symbols: Vec<String>,
    /// By how much later building gets cheaper (bank, stock exchange); 0 draws nothing.
    pub discount: u8,
}

/// The state of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TileState {
    /// Not in this game: epoch 5 with three seats.
    Absent,
    /// Still face down in a pile.
    #[default]
    ToCome,
    /// Face up beside the board, to be auctioned this round.
    Offered,
    /// Being auctioned now.
    OnBlock,
    /// Gained, not built.
    InHand { seat: usize },
    /// Built. `late`: after its epoch, hence without its points (IA-7.3).
    Built { seat: usize, late: bool },
    /// Discarded: a technology whose epoch passed (IA-7.4).
    Lapsed,
}

/// One of the forty places on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    pub face: TileFace,
    pub state: TileState,
    /// A legal choice now: outlined with corner marks, and a button.
    pub lit: bool,
    /// Chosen, to be confirmed: heavy outline and a tick.
    pub chosen: bool,
    /// Would belong to this seat if the choice were confirmed: dashed in its colour, its mark hollow.
    pub preview: Option<usize>,
    /// For a screen reader: name, state and what a click does.
    pub label: String,
    /// Tooltip. Empty: none (for pages with their own detail card).
    pub title: String,
}

/// A road between factories or a line between technologies.
///
/// The owners of its ends follow from the places: it is drawn in a seat's colour when both belong to that seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Connection {
    pub ends: [String; 2],
    /// A word for the badge on a finished connection, such as its points (`+3`). Empty: no badge.
    pub badge: String,
    /// Tooltip; may be empty.
    pub title: String,
}

/// A resource as named on the epoch track (IA-1.12).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ResourceOnTrack {
    pub id: String,
    pub name: String,
    /// The bank sells it now: drawn in full; else pale.
    pub on_sale: bool,
}

/// One space of the epoch track, and the pile of its epoch.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EpochSpace {
    pub epoch: u8,
    pub resources: Vec<ResourceOnTrack>,
    /// Thalers that entering this space pays besides (IA-3.2): a coin symbol before it; 0 draws none.
    pub coin: u8,
    /// Tiles still face down in this epoch's pile. None: draw no pile.
    pub pile: Option<u8>,
    /// Not in this game (epoch 5 with three seats).
    pub absent: bool,
    /// For a screen reader.
    pub label: String,
    /// Tooltip; may be empty.
    pub title: String,
}

/// A score marker. Beyond 45 it stands on 45+ too and counts on from the start (IA-10.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScoreMark {
    pub seat: usize,
    pub points: u32,
    /// Label and tooltip: whose marker, how many points.
    pub title: String,
}

/// One line of the small table of points on the board: what, and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LegendRow {
    /// Names of up to four icons: any resource, bonus symbol, `coin`, `vp`, `bonus`, `road`, `line`.
    pub icons: Vec<String>,
    /// A short worth, such as `+3`.
    pub worth: String,
    /// Label and tooltip.
    pub title: String,
}

/// The whole board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BoardScene {
    /// The name in the cartouche.
    pub title: String,
    /// What the picture is, for a screen reader.
    pub label: String,
    /// The factories and technologies. Unknown ids are left out.
    pub places: Vec<Place>,
    pub connections: Vec<Connection>,
    /// Where the epoch marker stands, 1 to 5; 0 draws none.
    pub epoch: u8,
    /// The five spaces of the track, first epoch first.
    pub epochs: Vec<EpochSpace>,
    pub scores: Vec<ScoreMark>,
    /// The table of points in a free corner of the board; may be empty.
    pub legend: Vec<LegendRow>,
}

/// How a single tile is shown as a card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardLook {
    pub state: TileState,
    pub lit: bool,
    pub chosen: bool,
    /// Cannot be chosen now, but a click explains why: greyed.
    pub barred: bool,
    /// For a screen reader. Empty: the card is decoration beside a text that says the same.
    pub label: String,
    /// Tooltip; may be empty.
    pub title: String,
}
