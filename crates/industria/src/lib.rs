//! Industria (Michael Schacht, Queen Games 2003): the rules, complete, as pure functions on values.
//!
//! In reading order: [`data`] (components), [`position`], [`action`], `rules` (the round, with one module per chapter of
//! the numbered rules), [`view`], [`refusal`], [`event`], `json`. Rule numbers (`IA-6.6`) are those of the rules page.

mod action;
pub mod data;
pub mod event;
mod ids;
mod json;
pub mod position;
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
pub use ids::{ResourceId, ResourceSet, SymbolId, SymbolSet, TileId, TileSet};
pub use position::{Phase, Position, PublicState};
pub use refusal::Refusal;
pub use rules::building::Source;
pub use view::View;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Industria {
    pub(crate) seats: usize,
    pub(crate) data: Arc<Data>,
    /// Whether resource tiles may be sold (IA-6.9).
    pub(crate) sell_resource_tiles: bool,
    /// Whether the epoch limit applies to every source of supply, not only to the bank (IA-6.7).
    pub(crate) all_ways: bool,
    /// Whether the additional income of later epochs is paid in every round (IA-3.3).
    pub(crate) permanent_income: bool,
}

static INFO: GameInfo = GameInfo {
    id: "industria",
    name: "Industria",
    seats: &[3, 4],
    options: &[
        OptionInfo {
            id: "sell_resource_tiles",
            values: &["true", "false"],
            default: "true",
            rule: "IA-6.9",
        },
        OptionInfo {
            id: "supply_restriction",
            values: &["bank_only", "all_ways"],
            default: "bank_only",
            rule: "IA-6.7",
        },
        OptionInfo {
            id: "epoch_income",
            values: &["one_off", "permanent"],
            default: "one_off",
            rule: "IA-3.3",
        },
    ],
    rules_version: 1,
    data_version: "standard-1",
    rule_prefix: "IA",
    turn_rule: "IA-2.2",
    end_rule: "IA-9.1",
    kinds: action::KINDS,
    listed_kinds: &[],
    places: &[],
    numbers: action::NUMBERS,
    message_keys: MessageKeys {
        events: event::KEYS,
        refusals: refusal::KEYS,
        questions: &["offer", "bid", "decide", "take", "build", "pay", "over"],
        actions: &[
            "offer",
            "bid",
            "pass",
            "sell",
            "keep",
            "take",
            "sell-tile",
            "build",
            "use",
            "buy",
            "done",
        ],
        sources: rules::scoring::SOURCES,
        words: &[
            "bank",
            "tile",
            "factory",
            "technology",
            "bonus",
            "resource",
            "laid-out",
            "money-left",
        ],
    },
};

impl Industria {
    pub fn component_data(&self) -> &Arc<Data> {
        &self.data
    }

    /// The minimum money with which `seat` could build this tile now, or the reason why no amount is enough.
    pub fn building_price(&self, state: &PublicState, seat: Seat, tile: TileId) -> Result<u8, Refused> {
        self.price(state, seat, tile)
            .map_err(|refusal| self.explain_refusal(&refusal))
    }

    /// Like [`Industria::building_price`], without the reason.
    #[inline]
    pub fn least_price(&self, state: &PublicState, seat: Seat, tile: TileId) -> Option<u8> {
        self.price(state, seat, tile).ok()
    }

    /// Points by source if the game ended now: tiles, roads, lines, bonus and money.
    pub fn points_now(&self, state: &PublicState, seat: Seat) -> [i32; 5] {
        self.points(state, seat)
    }

    #[inline]
    fn describe_action(&self, state: &PublicState, action: Action) -> Message {
        let new_message = Message::new;
        let tile = |key, tile: TileId| new_message(key).piece("tile", &self.data.tile(tile).id);
        match action {
            Action::Offer(id) => tile("offer", id),
            Action::Bid(thalers) => new_message("bid").with("amount", thalers),
            Action::Pass => new_message("pass"),
            Action::Sell => match (state.auction.tile(), state.auction.highest()) {
                (Some(id), Some((seat, bid))) => tile("sell", id).with("seat", seat).with("amount", bid),
                _ => new_message("sell"),
            },
            Action::Keep => {
                let key = if state.auction.highest().is_some() {
                    "keep"
                } else {
                    "take"
                };
                state.auction.tile().map_or(new_message(key), |id| tile(key, id))
            }
            Action::SellTile(id) => {
                tile("sell-tile", id).with("amount", self.data.params.resource_tile_price)
            }
            Action::Build(id) => {
                tile("build", id).with("amount", self.price(state, state.turn, id).unwrap_or_default())
            }
            Action::Use(id) => tile("use", id),
            Action::Buy(id) => {
                let buy = new_message("buy").piece("resource", &self.data.resource(id).id);
                let buy = buy.with("amount", self.data.params.resource_price);
                match state.owner(self.data.resource(id).producer) {
                    Some(seat) => buy.with("from", seat),
                    None => buy.word("from", "bank"),
                }
            }
            Action::Done => new_message("done"),
        }
    }

    fn ask(&self, state: &PublicState) -> Question {
        let seat = state.turn;
        let of = |key| Message::new(key).with("seat", seat);
        let tile = state.auction.tile().map_or("", |t| self.data.tile(t).id.as_str());
        let money = state.holding(seat).money;
        let (prompt, rules) = match state.phase {
            Phase::Offer => (of("offer"), vec!["IA-5.2"]),
            Phase::Bid => {
                let prompt = of("bid")
                    .piece("tile", tile)
                    .with("least", self.least_bid(state))
                    .with("money", money);
                (prompt, vec!["IA-5.3", "IA-5.4", "IA-5.5"])
            }
            Phase::Decide => match state.auction.highest() {
                Some((bidder, bid)) => {
                    let prompt = of("decide")
                        .piece("tile", tile)
                        .with("bidder", bidder)
                        .with("amount", bid);
                    (prompt, vec!["IA-5.6"])
                }
                None => (of("take").piece("tile", tile), vec!["IA-5.7"]),
            },
            Phase::Build => (
                of("build").with("money", money),
                vec!["IA-6.1", "IA-6.5", "IA-6.6"],
            ),
            Phase::Pay => {
                let resource = state
                    .building
                    .ask
                    .first()
                    .map_or("", |r| self.data.resource(r).id.as_str());
                let tile = state
                    .building
                    .paying()
                    .map_or("", |t| self.data.tile(t).id.as_str());
                (
                    of("pay").piece("tile", tile).piece("resource", resource),
                    vec!["IA-6.6", "IA-6.16"],
                )
            }
            Phase::Over => (Message::new("over"), vec!["IA-10.1", "IA-10.2"]),
        };
        Question { ask: prompt, rules }
    }
}

impl Game for Industria {
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
        vec![("industria", pack(&*Data::standard()))]
    }

    fn read_data(text: &str) -> Result<Arc<Data>, DataError> {
        Data::read(text)
    }

    fn data_version(data: &Data) -> &str {
        &data.version
    }

    fn new(seats: usize, option_values: &OptionValues, data: Arc<Data>) -> Industria {
        Industria {
            seats,
            data,
            sell_resource_tiles: option_values.get("sell_resource_tiles") == "true",
            all_ways: option_values.get("supply_restriction") == "all_ways",
            permanent_income: option_values.get("epoch_income") == "permanent",
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
        let epochs = u8::try_from(self.epochs()).ok()?;
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

    /// Nothing that happens in this game is secret (IA-1.13).
    fn audience(&self, _event: &Event) -> Audience {
        Audience::Everyone
    }

    #[inline]
    fn explain(&self, refusal: &Refusal) -> Refused {
        self.explain_refusal(refusal)
    }

    #[inline]
    fn piece_name(&self, id: &str, language: &str) -> Option<&str> {
        let tiles = self.data.tiles.iter().map(|t| (&t.id, &t.label));
        let resources = self.data.resources.iter().map(|r| (&r.id, &r.name));
        let symbols = self.data.symbols.iter().map(|s| (&s.id, &s.name));
        let entry = tiles
            .chain(resources)
            .chain(symbols)
            .find(|(known, _)| *known == id);
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
