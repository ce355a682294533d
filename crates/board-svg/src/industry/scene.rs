//! The input for a picture of a table of Industry. Plain values and finished texts, without rules or languages.
//!
//! Ids (`1F`, `stone`, `river` …) are those of the game's data file. Seats are numbers from 0.

/// The four kinds of field (IY-1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FieldKind {
    Joker,
    Bonus,
    #[default]
    Factory,
    Technology,
}

/// What is printed on a field.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FieldFace {
    /// Epoch and column, such as `1F`; it says where the field stands and which pictogram it shows.
    pub id: String,
    pub kind: FieldKind,
    /// 1 to 5.
    pub epoch: u8,
    /// In the player's language.
    pub name: String,
    /// Coins; drawn for factories and bonus fields, and for others if not 0.
    pub cost: u8,
    /// Ids of the needed resources, one each.
    pub needs: Vec<String>,
    /// The resource that a factory makes.
    pub produces: Option<String>,
    /// Points in the cogwheel at the lower edge; 0 draws none (IY-6.16).
    pub vp: u8,
    /// Networks that a factory lies on, or the one of a bonus field.
    pub networks: Vec<String>,
    /// What a bonus field brings for each factory on its network (IY-9.5).
    pub per_factory: u8,
    /// The resource of the joker that lies here at first; `any` for the one with "?".
    pub joker: Option<String>,
    /// By how much later building gets cheaper (bank, stock exchange); 0 draws nothing.
    pub discount: u8,
}

/// The state of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FieldState {
    /// Its epoch has not come.
    #[default]
    ToCome,
    /// In the row of the epoch marker, its area marker still in the bag.
    InRow,
    /// To be auctioned this round: its area marker lies face up (IY-5.1).
    Offered,
    /// Being auctioned now.
    OnBlock,
    /// Owned, the clock side up.
    Undeveloped { seat: usize },
    /// Developed. `late`: after its epoch, hence without its points (IY-6.10).
    Developed { seat: usize, late: bool },
    /// A technology whose epoch passed undeveloped; its marker lies there without effect (IY-7.3).
    Lapsed { seat: usize },
    /// Nothing lies here any more: the joker was taken (IY-5.13), or the marker removed at the end (IY-9.2).
    Empty,
}

/// What something would bring at the end: points for roads or lines (`road`, `line`), or for a network (its id).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Gain {
    pub icon: String,
    pub points: u8,
}

/// One of the sixty fields.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    pub face: FieldFace,
    pub state: FieldState,
    /// A legal choice now: outlined with corner marks, and a button.
    pub lit: bool,
    /// Chosen, to be confirmed: heavy outline and a tick.
    pub chosen: bool,
    /// Would be developed by this seat if the choice were confirmed: dashed in its colour, its mark hollow.
    pub preview: Option<usize>,
    /// What it brings its owner at the end, or would bring: always shown on developed fields, on others while
    /// they are pointed at.
    pub gains: Vec<Gain>,
    /// For a screen reader: name, state and what a click does.
    pub label: String,
    /// Tooltip. Empty: none (for pages with their own detail card).
    pub title: String,
}

/// A road between factories or a line between technologies.
///
/// The owners of its ends follow from the places: it is drawn in a seat's colour when both are developed by that seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Connection {
    pub ends: [String; 2],
    /// A word for the badge on a finished connection, such as its points (`+3`). Empty: no badge.
    pub badge: String,
    /// Tooltip; may be empty.
    pub title: String,
}

/// A resource as named on the epoch track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ResourceOnTrack {
    pub id: String,
    pub name: String,
    /// The bank sells it now: drawn in full; else pale.
    pub on_sale: bool,
}

/// One space of the epoch track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EpochSpace {
    pub epoch: u8,
    /// What first appears in this epoch.
    pub resources: Vec<ResourceOnTrack>,
    /// For a screen reader.
    pub label: String,
    /// Tooltip; may be empty.
    pub title: String,
}

/// Where an area marker is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MarkerState {
    #[default]
    InBag,
    FaceUp,
    /// Turned face down until the bag is filled again (IY-5.15).
    Used,
}

/// One of the twelve area markers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AreaMarker {
    /// `A` to `L`.
    pub letter: String,
    /// With a coin symbol: every player gets a coin when it is drawn (IY-4.4).
    pub coin: bool,
    pub state: MarkerState,
    /// Its field is being auctioned.
    pub on_block: bool,
    /// Label and tooltip.
    pub title: String,
}

/// The subsidy tiles beside the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Subsidies {
    pub coins: u8,
    /// Below zero.
    pub points: i8,
    /// The owner of each taken tile.
    pub tiles: Vec<Option<usize>>,
    pub lit: bool,
    pub chosen: bool,
    pub label: String,
    pub title: String,
}

/// A score marker. Beyond the track it counts on from the start and lies on the space for laps too (IY-9.13).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScoreMark {
    pub seat: usize,
    pub points: u32,
    /// Label and tooltip: whose marker, how many points.
    pub title: String,
}

/// One entry of the small table of points: what, and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LegendRow {
    /// Names of up to four icons.
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
    /// The fields. Unknown ids are left out.
    pub places: Vec<Place>,
    pub connections: Vec<Connection>,
    /// Tooltips of the networks, by id; one that is missing has no tooltip.
    pub networks: Vec<(String, String)>,
    /// Where the epoch marker stands, 1 to 5; 0 draws none.
    pub epoch: u8,
    /// The five spaces of the track, first epoch first.
    pub epochs: Vec<EpochSpace>,
    pub markers: Vec<AreaMarker>,
    /// How many markers are in the bag, in words, as label and tooltip.
    pub bag: String,
    pub subsidies: Subsidies,
    pub scores: Vec<ScoreMark>,
    /// The table of points; may be empty.
    pub legend: Vec<LegendRow>,
}

/// How a single field is shown as a card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardLook {
    pub state: FieldState,
    pub lit: bool,
    pub chosen: bool,
    /// Cannot be chosen now, but a click explains why: greyed.
    pub barred: bool,
    /// What it brings at the end; may be empty.
    pub gains: Vec<Gain>,
    /// For a screen reader. Empty: the card is decoration beside a text that says the same.
    pub label: String,
    /// Tooltip; may be empty.
    pub title: String,
}
