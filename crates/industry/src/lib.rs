//! Industry (Michael Schacht, Ystari 2010): the rules, complete, as pure functions on values.
//!
//! In reading order: [`data`] (components), [`position`], [`action`], `rules` (the round, with one module per chapter of
//! the numbered rules), [`view`], [`refusal`], [`event`], `invariants`, `json`. Rule numbers (`IY-6.6`) are those of
//! the rules page.

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

pub use action::Action;
pub use data::Data;
pub use event::Event;
pub use ids::{
    ColumnId, ColumnSet, FieldId, FieldSet, Joker, Jokers, NetworkId, NetworkSet, ResourceId, ResourceSet,
};
pub use position::{Phase, Position, PublicState};
pub use refusal::Refusal;
pub use view::View;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Industry {
    pub(crate) seats: usize,
    pub(crate) data: Arc<Data>,
    /// How many markers are drawn per round in each epoch (IY-4.4, IY-4.5).
    pub(crate) markers: [u8; data::EPOCHS],
    /// A kept field is paid coin by coin until the coins are gone; otherwise the whole price is needed first (IY-5.9).
    pub(crate) while_coins_last: bool,
}

static INFO: GameInfo = GameInfo {
    id: "industry",
    name: "Industry",
    seats: &[3, 4],
    options: &[
        OptionInfo {
            id: "balanced",
            values: &["false", "true"],
            default: "false",
            rule: "IY-4.5",
        },
        OptionInfo {
            id: "keep_payment",
            values: &["whole_price", "while_coins_last"],
            default: "whole_price",
            rule: "IY-5.9",
        },
    ],
    rules_version: 1,
    data_version: "standard-1",
    rule_prefix: "IY",
    turn_rule: "IY-4.1",
    end_rule: "IY-9.1",
    kinds: action::KINDS,
    listed_kinds: &[],
    places: &["any", "subsidy"],
    numbers: action::NUMBERS,
    message_keys: MessageKeys {
        events: event::KEYS,
        refusals: refusal::KEYS,
        questions: prompts::KEYS,
        actions: action::KEYS,
        sources: rules::scoring::SOURCES,
        words: &[
            "bank",
            "field",
            "resource",
            "subsidy",
            "factory",
            "technology",
            "bonus",
            "joker",
            "markers",
            "money-left",
        ],
    },
};

impl Industry {
    pub fn component_data(&self) -> &Arc<Data> {
        &self.data
    }

    /// The minimum money with which `seat` could develop this field now, or the reason why no amount is enough.
    pub fn development_price(&self, state: &PublicState, seat: Seat, field: FieldId) -> Result<u8, Refused> {
        self.price(state, seat, field)
            .map_err(|refusal| self.explain_refusal(&refusal))
    }

    /// Like [`Industry::development_price`], without the reason.
    #[inline]
    pub fn least_price(&self, state: &PublicState, seat: Seat, field: FieldId) -> Option<u8> {
        self.price(state, seat, field).ok()
    }

    /// The coins that an auctioneer with this much money pays to keep a field at this price, including those that come
    /// back to him; `None` if he cannot keep it (IY-5.8, IY-5.9).
    #[inline]
    pub fn coins_to_keep(&self, money: u8, price: u8) -> Option<u8> {
        if price <= money {
            return Some(price);
        }
        self.while_coins_last.then(|| {
            let (mut held, mut coins) = (money, 0);
            while held > 0 && coins < price {
                coins += 1;
                held -= u8::from(usize::from(coins) % self.seats != 0);
            }
            coins
        })
    }

    /// Whether a field may be kept for less than its price (IY-5.9).
    #[inline]
    pub fn pays_while_coins_last(&self) -> bool {
        self.while_coins_last
    }

    /// Points by source if the game ended now: fields, money, roads, lines, bonus, jokers and subsidy.
    pub fn points_now(&self, state: &PublicState, seat: Seat) -> [i32; 7] {
        self.points(state, seat)
    }

    /// Technologies that can no longer be developed (IY-7.3).
    pub fn lapsed_fields(&self, state: &PublicState) -> FieldSet {
        self.lapsed(state)
    }
}

impl Game for Industry {
    type Data = Data;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    /// No reconstructed value had to be corrected, so `facts` is the standard set.
    fn data_set(name: &str) -> Option<Arc<Data>> {
        matches!(name, "standard" | "standard-1" | "facts").then(Data::standard)
    }

    fn packed_data() -> Vec<(&'static str, Vec<u8>)> {
        vec![("industry", pack(&*Data::standard()))]
    }

    fn read_data(text: &str) -> Result<Arc<Data>, DataError> {
        Data::read(text)
    }

    fn data_version(data: &Data) -> &str {
        &data.version
    }

    fn new(seats: usize, option_values: &OptionValues, data: Arc<Data>) -> Industry {
        let balanced = option_values.get("balanced") == "true";
        let mut markers = [0; data::EPOCHS];
        for (count, epoch) in markers.iter_mut().zip(&data.epochs) {
            let draws = if balanced { epoch.balanced } else { epoch.markers };
            *count = if seats == 3 { draws.three } else { draws.four };
        }
        Industry {
            seats,
            data,
            markers,
            while_coins_last: option_values.get("keep_payment") == "while_coins_last",
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
        self.list_legal(at, out);
    }

    fn check(&self, at: &Position, action: Action) -> Result<(), Refusal> {
        self.check_action(at, action)
    }

    #[inline]
    fn apply(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        self.apply_action(at, action, events);
    }

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
        let epochs = u8::try_from(self.component_data().epochs.len()).ok()?;
        Some(Progress::Epoch(at.open.epoch, epochs))
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

    /// Nothing that happens in this game is secret (IY-1.5).
    fn audience(&self, _event: &Event) -> Audience {
        Audience::Everyone
    }

    #[inline]
    fn explain(&self, refusal: &Refusal) -> Refused {
        self.explain_refusal(refusal)
    }

    #[inline]
    fn piece_name(&self, id: &str, language: &str) -> Option<&str> {
        let fields = self.data.fields.iter().map(|f| (&f.id, &f.label));
        let resources = self.data.resources.iter().map(|r| (&r.id, &r.name));
        let networks = self.data.networks.iter().map(|n| (&n.id, &n.name));
        let mut all = fields.chain(resources).chain(networks);
        let entry = all.find(|(known, _)| *known == id);
        entry.map(|(_, names)| names.in_language(language))
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
