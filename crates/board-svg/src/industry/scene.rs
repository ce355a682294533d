//! The input for a picture of an Industry table: the game's own components, plain values and finished texts, without
//! rules or languages. Seats are numbers from 0.

use industry::data::Field;
use industry::{Data, FieldId, NetworkId, ResourceId};

/// The print on a field.
#[derive(Debug, Clone)]
pub struct FieldFace<'a> {
    pub data: &'a Data,
    pub id: FieldId,
    /// The name in the player's language.
    pub name: String,
}

impl<'a> FieldFace<'a> {
    /// The printed information.
    pub fn field(&self) -> &'a Field {
        self.data.field(self.id)
    }
}

/// The state of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FieldState {
    /// The field's epoch has not begun.
    #[default]
    ToCome,
    /// The field is in the row of the epoch marker, but its area marker is still in the bag.
    InRow,
    /// The field will be auctioned this round: its area marker is face up (IY-5.1).
    Offered,
    /// The field is being auctioned now.
    OnBlock,
    /// The field is owned but not developed: the marker's clock side is up.
    Undeveloped { seat: usize },
    /// The field is developed; `late` if it was developed after its epoch, and therefore without points (IY-6.10).
    Developed { seat: usize, late: bool },
    /// A technology that was not developed in its epoch; its marker has no effect (IY-7.3).
    Lapsed { seat: usize },
    /// The field is empty: the joker was taken (IY-5.13), or the marker was removed at the end (IY-9.2).
    Empty,
}

/// What yields points at the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GainSource {
    Roads,
    Lines,
    Network(NetworkId),
}

/// Points at the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    pub source: GainSource,
    pub points: u8,
}

/// One of the sixty fields.
#[derive(Debug, Clone)]
pub struct Place<'a> {
    pub face: FieldFace<'a>,
    pub state: FieldState,
    /// Whether this is a legal choice now, drawn with corner marks and as a button.
    pub lit: bool,
    /// Whether this is chosen but not confirmed, drawn with a heavy outline and a tick.
    pub chosen: bool,
    /// The seat that would develop the field if the choice were confirmed, drawn dashed in its colour with a hollow
    /// mark.
    pub preview: Option<usize>,
    /// The points that it yields or would yield to its owner at the end: always visible on developed fields, and on
    /// others while the pointer is on them.
    pub gains: Vec<Gain>,
    /// The label for screen readers: name, state and the effect of a click.
    pub label: String,
    /// The tooltip; empty on pages with their own detail card.
    pub title: String,
}

impl<'a> Place<'a> {
    /// A field that cannot be chosen, without gains or a label.
    pub fn new(face: FieldFace<'a>, state: FieldState) -> Place<'a> {
        Place {
            face,
            state,
            lit: false,
            chosen: false,
            preview: None,
            gains: Vec::new(),
            label: String::new(),
            title: String::new(),
        }
    }
}

/// A road between factories or a line between technologies.
///
/// The owners of its ends follow from the places: it is drawn in a seat's colour if both are developed by that seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Connection {
    pub ends: [FieldId; 2],
    /// The text of the badge on a finished connection, such as its points (`+3`); empty for no badge.
    pub badge: String,
    /// The tooltip; may be empty.
    pub title: String,
}

/// A resource as named on the epoch track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResourceOnTrack {
    pub id: ResourceId,
    pub name: String,
    /// Whether the bank sells it now; if not, it is drawn pale.
    pub on_sale: bool,
}

/// One space of the epoch track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EpochSpace {
    pub epoch: u8,
    /// The resources that first appear in this epoch.
    pub resources: Vec<ResourceOnTrack>,
    /// The label for screen readers.
    pub label: String,
    /// The tooltip; may be empty.
    pub title: String,
}

/// The state of an area marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MarkerState {
    #[default]
    InBag,
    FaceUp,
    /// The marker is face down until the bag is refilled (IY-5.15).
    Used,
}

/// One of the twelve area markers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AreaMarker {
    /// `A` to `L`.
    pub letter: String,
    /// Whether it has a coin symbol: every player then gets a coin when it is drawn (IY-4.4).
    pub coin: bool,
    pub state: MarkerState,
    /// Whether its field is being auctioned.
    pub on_block: bool,
    /// The label and tooltip.
    pub title: String,
}

/// The subsidy tiles next to the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Subsidies {
    pub coins: u8,
    /// The points for a subsidy, which are negative.
    pub points: i8,
    /// The owner of each taken tile.
    pub tiles: Vec<Option<usize>>,
    pub lit: bool,
    pub chosen: bool,
    pub label: String,
    pub title: String,
}

/// A score marker. Beyond the end of the track, it continues from the start, and a second one is on the lap space
/// (IY-9.13).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScoreMark {
    pub seat: usize,
    pub points: u32,
    /// The label and tooltip: the owner and the points.
    pub title: String,
}

/// One entry of the small scoring table: an item and its value.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LegendRow<'a> {
    /// Names of up to four icons.
    pub icons: Vec<&'a str>,
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
    pub places: Vec<Place<'a>>,
    pub connections: Vec<Connection>,
    /// The tooltips of the networks; a network that is not listed has no tooltip.
    pub networks: Vec<(NetworkId, String)>,
    /// The position of the epoch marker, 1 to 5; 0 draws none.
    pub epoch: u8,
    /// The five spaces of the track, first epoch first.
    pub epochs: Vec<EpochSpace>,
    pub markers: Vec<AreaMarker>,
    /// The number of markers in the bag, as text for the label and tooltip.
    pub bag: String,
    pub subsidies: Subsidies,
    pub scores: Vec<ScoreMark>,
    /// The scoring table; may be empty.
    pub legend: Vec<LegendRow<'a>>,
}

/// The appearance of a single field as a card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardLook {
    pub state: FieldState,
    pub lit: bool,
    pub chosen: bool,
    /// Whether this cannot be chosen now, drawn greyed out; a click explains why.
    pub barred: bool,
    /// The points that it yields at the end; may be empty.
    pub gains: Vec<Gain>,
    /// The label for screen readers. If it is empty, the card only decorates a text with the same content.
    pub label: String,
    /// The tooltip; may be empty.
    pub title: String,
}
