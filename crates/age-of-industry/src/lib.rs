//! Age of Industry (Martin Wallace, Treefrog 2010): the rules, complete, as pure functions on values.
//!
//! In reading order: [`data`] (components), [`position`], [`action`], `rules` (with one module per chapter of the numbered
//! rules), [`view`], [`refusal`], [`event`], `invariants`, `json`. Rule numbers (`AI-6.2`) are those of the rules page.

mod action;
pub mod data;
pub mod event;
mod ids;
mod invariants;
mod json;
pub mod position;
mod prompts;
pub mod refusal;
mod rules;
mod targets;
pub mod view;

use std::sync::Arc;

use serde_json::Value;
use smokestack_core::embedded_data::pack;
use smokestack_core::{
    Audience, DataError, Disabled, Game, GameInfo, GameRng, InvalidPosition, Message, MessageKeys,
    OptionInfo, OptionValues, Progress, Question, Refused, Scores, Seat, Seed, Sink, Targets, Turn, Viewer,
};

pub use action::{Action, Outlet};
pub use data::{Data, Map};
pub use event::Event;
pub use ids::{
    Card, CardKind, Cards, Colour, Cube, Industry, LineId, LineSet, LocationId, LocationSet, MarketId,
    MarketSet, SpaceId, SpaceSet, StackId,
};
pub use position::{Asking, Phase, Position, PublicState, Work};
pub use refusal::Refusal;
pub use view::View;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct AgeOfIndustry {
    pub(crate) seats: usize,
    pub(crate) data: Arc<Data>,
    /// The index of the map being played.
    side: usize,
    /// Cards dealt to each player (AI-2.8).
    pub(crate) hand: u8,
    /// Link counters per player (AI-2.2, AI-18.2).
    pub(crate) counters: u8,
    /// Whether the last round has a new turn order and interest (AI-17.2).
    pub(crate) final_upkeep: bool,
    /// The game ends with the round in which the pile runs out, regardless of the hands (AI-17.1).
    pub(crate) pile_ends: bool,
    /// A ship card works through any port that is connected to the ship space (AI-6.2 e).
    pub(crate) distant_ports: bool,
    /// All cubes for a link go to the same end (AI-11.5).
    pub(crate) same_end: bool,
}

static INFO: GameInfo = GameInfo {
    id: "age-of-industry",
    name: "Age of Industry",
    seats: &[2, 3, 4, 5],
    options: &[
        OptionInfo {
            id: "map",
            values: &["new_england", "germany"],
            default: "new_england",
            rule: "AI-2.1",
        },
        OptionInfo {
            id: "edition",
            values: &["first", "second"],
            default: "first",
            rule: "AI-2.8",
        },
        OptionInfo {
            id: "final_round_upkeep",
            values: &["true", "false"],
            default: "true",
            rule: "AI-17.2",
        },
        OptionInfo {
            id: "pile_end",
            values: &["continue", "ends_game"],
            default: "continue",
            rule: "AI-17.1",
        },
        OptionInfo {
            id: "ship_card_port",
            values: &["at_sea_link", "connected"],
            default: "at_sea_link",
            rule: "AI-6.2",
        },
        OptionInfo {
            id: "link_cubes",
            values: &["either_end", "same_end"],
            default: "either_end",
            rule: "AI-11.5",
        },
    ],
    rules_version: 1,
    data_version: data::CURRENT_VERSION,
    rule_prefix: "AI",
    turn_rule: "AI-3.2",
    end_rule: "AI-17.1",
    kinds: action::KINDS,
    listed_kinds: &[],
    places: &["pile"],
    numbers: action::NUMBERS,
    message_keys: MessageKeys {
        events: event::KEYS,
        refusals: refusal::KEYS,
        questions: prompts::KEYS,
        actions: action::KEYS,
        sources: rules::scoring::SOURCES,
        words: &["bank", "tile", "link", "coal", "iron", "interest", "order"],
    },
};

impl AgeOfIndustry {
    pub fn component_data(&self) -> &Arc<Data> {
        &self.data
    }

    /// The side of the board being played (AI-2.1).
    #[inline(always)]
    pub fn map(&self) -> &Map {
        &self.data.maps[self.side]
    }

    /// Whether the game ends with the round in which the pile runs out, regardless of the hands (AI-17.1).
    pub fn pile_ends_game(&self) -> bool {
        self.pile_ends
    }

    /// The number of link counters that a player still has in the left and right boxes (AI-11.3).
    pub fn counters_left(&self, state: &PublicState, seat: Seat) -> (u8, u8) {
        let placed = state.holding(seat).links.len() as u8;
        let left = self.data.params.counters_left;
        (
            left.saturating_sub(placed),
            self.counters - left - placed.saturating_sub(left),
        )
    }

    /// The stacks of an industry's tiles that are left on a display, lowest level first.
    pub fn display(
        &self,
        state: &PublicState,
        seat: Seat,
        industry: Industry,
    ) -> impl Iterator<Item = StackId> {
        let i = industry.index();
        let gone = usize::from(state.holding(seat).gone[i]);
        let total = usize::from(self.data.lookup.total[i]);
        self.data.lookup.sequence[i][gone..total].iter().copied()
    }

    /// The nearest sources, from which the next cube would come (AI-7.2).
    pub fn sources_nearest(&self, state: &PublicState, cube: Cube, location: LocationId) -> SpaceSet {
        self.nearest_to(state, cube, location)
    }

    /// Whether cubes may be bought for a location (AI-1.11).
    pub fn demand_access(&self, state: &PublicState, location: LocationId) -> bool {
        self.has_access(state, location)
    }

    /// A seat's hand, as far as the viewer may know it.
    pub fn hand(&self, at: &Position, seat: Seat) -> Cards {
        at.hidden.hands[seat.index()]
    }
}

impl Game for AgeOfIndustry {
    type Data = Data;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn data_set(name: &str) -> Option<Arc<Data>> {
        match name {
            "standard" | data::CURRENT_VERSION => Some(Data::standard()),
            data::PREVIOUS_VERSION => Some(Data::standard_1()),
            "facts" | "facts-1" => Some(Data::facts()),
            _ => None,
        }
    }

    fn packed_data() -> Vec<(&'static str, Vec<u8>)> {
        vec![
            ("age-of-industry", pack(&*Data::standard())),
            ("age-of-industry-facts", pack(&*Data::facts())),
        ]
    }

    fn read_data(text: &str) -> Result<Arc<Data>, DataError> {
        Data::read(text)
    }

    fn data_version(data: &Data) -> &str {
        &data.version
    }

    fn new(seats: usize, option_values: &OptionValues, data: Arc<Data>) -> AgeOfIndustry {
        let map = option_values.get("map");
        let side = data.maps.iter().position(|side| side.id == map).unwrap_or(0);
        let params = &data.params;
        let hands = if option_values.get("edition") == "second" {
            params.hand_second
        } else {
            params.hand
        };
        let extra = if seats == 2 { params.counters_for_two } else { 0 };
        AgeOfIndustry {
            seats,
            side,
            hand: hands[seats.saturating_sub(2).min(hands.len() - 1)],
            counters: params.counters_left + params.counters_right + extra,
            final_upkeep: option_values.get("final_round_upkeep") == "true",
            pile_ends: option_values.get("pile_end") == "ends_game",
            distant_ports: option_values.get("ship_card_port") == "connected",
            same_end: option_values.get("link_cubes") == "same_end",
            data,
        }
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn data(&self) -> &Data {
        &self.data
    }

    fn deal(&self, seed: &Seed, events: &mut impl Sink<Event>) -> Position {
        self.set_up(seed, events)
    }

    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        if at.open.phase == Phase::Over {
            Turn::Over
        } else {
            Turn::Of(at.open.turn())
        }
    }

    #[inline]
    fn legal_actions(&self, at: &Position, out: &mut Vec<Action>) {
        out.clear();
        self.list_legal(at, out);
    }

    fn check(&self, at: &Position, action: Action) -> Result<(), Refusal> {
        self.check_action(at, action)
    }

    #[inline]
    fn apply(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        self.apply_action(at, action, events);
    }

    fn view(&self, at: &Position, viewer: Viewer) -> View {
        self.seen_by(at, viewer)
    }

    fn imagine(&self, view: &View, rng: &mut GameRng) -> Position {
        self.imagine_hidden(view, rng)
    }

    fn scores(&self, at: &Position) -> Scores {
        self.score(&at.open)
    }

    fn progress(&self, at: &Position) -> Option<Progress> {
        Some(Progress::Round(at.open.round, None))
    }

    fn kind(action: Action) -> usize {
        action.kind()
    }

    #[inline]
    fn number(action: Action) -> u32 {
        action.number()
    }

    fn action_numbered(&self, number: u32) -> Option<Action> {
        self.action_from_number(number)
    }

    #[inline]
    fn print(&self, action: Action) -> String {
        self.print_action(action)
    }

    #[inline]
    fn parse(&self, text: &str) -> Option<Action> {
        self.parse_action(text)
    }

    #[inline]
    fn targets(&self, _at: &Position, action: Action) -> Targets {
        self.targets_of(action)
    }

    #[inline]
    fn disabled_actions(&self, at: &Position) -> Vec<Disabled<Action>> {
        self.disabled(at)
    }

    #[inline]
    fn question(&self, at: &Position) -> Question {
        self.ask(&at.open)
    }

    #[inline]
    fn describe(&self, at: &Position, action: Action) -> Message {
        self.describe_action(&at.open, action)
    }

    #[inline]
    fn describe_event(&self, event: &Event) -> Message {
        self.event_message(event)
    }

    fn audience(&self, event: &Event) -> Audience {
        self.visible_to(event)
    }

    #[inline]
    fn explain(&self, refusal: &Refusal) -> Refused {
        self.explain_refusal(refusal)
    }

    #[inline]
    fn piece_name(&self, id: &str, language: &str) -> Option<&str> {
        self.name_of(id).map(|names| names.in_language(language))
    }

    #[inline]
    fn position_json(&self, at: &Position) -> Value {
        self.write_position(at)
    }

    #[inline]
    fn view_json(&self, view: &View) -> Value {
        self.write_view(view)
    }

    #[inline]
    fn view_from_json(&self, json: &Value) -> Result<View, InvalidPosition> {
        self.read_view(json)
    }

    fn position_from_json(&self, json: &Value) -> Result<Position, InvalidPosition> {
        self.read_position(json)
    }

    fn complete_patch(&self, merged_json: &mut Value, patch: &Value) {
        self.complete(merged_json, patch);
    }

    fn check_invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        self.invariants(at)
    }
}

impl AgeOfIndustry {
    /// The names of anything with an id: industries, cards, colours, market tiles, and places on the current map.
    fn name_of(&self, id: &str) -> Option<&smokestack_core::Names> {
        if let Some(industry) = Industry::from_id(id) {
            return Some(&self.data.industry(industry).name);
        }
        if let Some(card) = Card::from_id(id) {
            return Some(&self.data.card(card).name);
        }
        if let Some(colour) = Colour::ALL.into_iter().find(|colour| colour.id() == id) {
            return self.data.colours.get(colour.index());
        }
        let map = self.map();
        let space = map.find_space(id).map(|space| &map.space(space).label);
        let location = || map.find_location(id).map(|location| &map.location(location).name);
        let line = || map.find_line(id).map(|line| &map.line(line).label);
        let market = || map.find_market(id).map(|market| &map.market(market).label);
        let import = || {
            let ship = map.find_import(id)?;
            Some(&map.location(map.space(ship).location).name)
        };
        let tile = || {
            let mut tiles = self.data.market_tiles.iter();
            tiles.find(|tile| tile.id == id).map(|tile| &tile.name)
        };
        let side = || self.data.map(id).map(|map| &map.name);
        space
            .or_else(location)
            .or_else(line)
            .or_else(market)
            .or_else(import)
            .or_else(tile)
            .or_else(side)
    }
}
