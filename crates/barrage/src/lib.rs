//! Barrage (Tommaso Battista and Simone Luciani, Cranio Creations 2019): the rules, complete, as pure functions on values.
//!
//! In reading order: [`data`] (components), [`position`] (with its stack of pending prompts), [`action`], `rules`
//! (one module per chapter of the numbered rules), [`view`], [`refusal`], [`event`], `invariants`, `json`. Rule numbers
//! (`B-7.5`) are those of the rules page.

mod action;
pub mod data;
pub mod event;
mod ids;
mod invariants;
mod json;
mod options;
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
    OptionValues, Progress, Question, Refused, Scores, Seat, Seed, Sink, Targets, Turn, Viewer,
};

pub use action::{Action, MAX_MACHINES_PER_EFFECT, Payment};
pub use data::Data;
pub use event::Event;
pub use ids::*;
pub use options::Switches;
pub use position::{Holding, Phase, Position, PublicState, Site, Task};
pub use refusal::Refusal;
pub use rules::cost::{Machine, Price};
pub use rules::production::Output;
pub use rules::water::{Node, Run};
pub use view::View;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Barrage {
    pub(crate) seats: usize,
    pub(crate) data: Arc<Data>,
    pub(crate) switches: Switches,
    /// Lookup tables for every decision, computed from the data and the seat count.
    pub(crate) lookup: Arc<rules::lookup::Lookup>,
}

static INFO: GameInfo = GameInfo {
    id: "barrage",
    name: "Barrage",
    seats: &[2, 3, 4],
    options: options::OPTIONS,
    rules_version: 1,
    data_version: "standard-1",
    rule_prefix: "B",
    turn_rule: "B-4.1",
    end_rule: "B-11.9",
    kinds: action::KINDS,
    listed_kinds: &["pay", "machines"],
    places: &[],
    numbers: action::NUMBERS,
    message_keys: MessageKeys {
        events: event::KEYS,
        refusals: refusal::KEYS,
        questions: prompts::QUESTIONS,
        actions: prompts::ACTIONS,
        sources: rules::scoring::SOURCES,
        words: event::WORDS,
    },
};

impl Barrage {
    pub fn component_data(&self) -> &Arc<Data> {
        &self.data
    }

    pub fn switches(&self) -> &Switches {
        &self.switches
    }

    /// The management spaces that are open with this number of players (B-16).
    pub fn open_spaces(&self) -> SpaceSet {
        self.lookup.open
    }

    /// The capacity of a dam now (B-1.5, B-13.3).
    pub fn dam_capacity(&self, state: &PublicState, dam: DamId) -> u8 {
        self.capacity(state, dam)
    }

    /// What a structure costs a company now. `tile` is the tile that it builds with (`None`: one that does not affect
    /// the price), and `value` is the conduit's (B-5.4, B-5.5, B-13, B-14).
    pub fn building_price(
        &self,
        state: &PublicState,
        seat: Seat,
        tile: Option<TileId>,
        (structure, area, value): (Structure, Area, u8),
    ) -> Price {
        let effect = tile.map_or(data::TileEffect::None, |tile| self.data.tile(tile).effect);
        // Whose turn it is matters only for the company's own officer.
        let mut state = *state;
        if state.turn != seat {
            state.turn = seat;
            state.copied = position::NO_OFFICER;
        }
        self.price(&state, state.holding(seat), effect, structure, area, value)
    }

    /// A company's current objective quantity (B-11).
    pub fn objective_quantity(&self, state: &PublicState, seat: Seat) -> u32 {
        self.quantity(state, seat, self.data.objective(state.objective).quantity)
    }

    /// The bonus that a company adds to its productions (B-7.2).
    pub fn production_bonus(&self, state: &PublicState, seat: Seat) -> u8 {
        self.bonus(state.holding(seat))
    }

    /// Whether the company's power works (B-12.1).
    pub fn has_power(&self, state: &PublicState, seat: Seat) -> bool {
        self.is_powered(state.holding(seat))
    }
}

impl Game for Barrage {
    type Data = Data;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    /// No value is reconstructed, so `facts` is the standard set.
    fn data_set(name: &str) -> Option<Arc<Data>> {
        matches!(name, "standard" | "standard-1" | "facts").then(Data::standard)
    }

    fn packed_data() -> Vec<(&'static str, Vec<u8>)> {
        vec![("barrage", pack(&*Data::standard()))]
    }

    fn read_data(text: &str) -> Result<Arc<Data>, DataError> {
        Data::read(text)
    }

    fn data_version(data: &Data) -> &str {
        &data.version
    }

    fn new(seats: usize, option_values: &OptionValues, data: Arc<Data>) -> Barrage {
        let switches = Switches::new(option_values);
        let lookup = Arc::new(rules::lookup::Lookup::new(&data, seats, switches.introductory));
        Barrage {
            seats,
            data,
            switches,
            lookup,
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
            Turn::Of(at.open.turn)
        }
    }

    #[inline]
    fn legal_actions(&self, at: &Position, out: &mut Vec<Action>) {
        out.clear();
        self.list_legal(&at.open, out);
    }

    fn check(&self, at: &Position, action: Action) -> Result<(), Refusal> {
        self.check_action(&at.open, action)
    }

    #[inline]
    fn apply(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        self.apply_action(at, action, events);
    }

    /// Every viewer sees the same public state: only the order of the stacks is hidden.
    fn view(&self, at: &Position, _viewer: Viewer) -> View {
        View { open: at.open }
    }

    fn imagine(&self, view: &View, rng: &mut GameRng) -> Position {
        self.imagine_hidden(view, rng)
    }

    fn scores(&self, at: &Position) -> Scores {
        self.score(&at.open)
    }

    fn progress(&self, at: &Position) -> Option<Progress> {
        let rounds = self.component_data().params.rounds;
        Some(Progress::Round(at.open.round.max(1), Some(rounds)))
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
    fn targets(&self, at: &Position, action: Action) -> Targets {
        self.targets_of(&at.open, action)
    }

    #[inline]
    fn preference(&self, at: &Position, action: Action) -> i32 {
        self.preference_of(&at.open, action)
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

    fn audience(&self, _event: &Event) -> Audience {
        Audience::Everyone
    }

    #[inline]
    fn explain(&self, refusal: &Refusal) -> Refused {
        self.explain_refusal(refusal)
    }

    #[inline]
    fn piece_name(&self, id: &str, language: &str) -> Option<&str> {
        self.data.name(id).map(|names| names.in_language(language))
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
