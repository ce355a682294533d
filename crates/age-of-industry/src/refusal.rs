//! Why an action is not legal: the rule that it breaks and the values that explain it.

use smokestack_core::{Message, Refused, Seat};

use crate::AgeOfIndustry;
use crate::ids::{Card, Colour, Cube, Industry, LineId, LocationId, MarketId, SpaceId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("AI-3.2 not-now")]
    NotNow,
    #[error("AI-17.1 game-over")]
    GameOver,
    #[error("AI-3.5 no-such-card {0:?}")]
    NoSuchCard(Card),
    #[error("AI-3.5 no-cards")]
    NoCards,
    #[error("AI-3.6 needs-both-actions left={0}")]
    NeedsBothActions(u8),
    #[error("AI-6.5 nowhere-to-build")]
    NowhereToBuild,
    #[error("AI-6.2 card-shows {0:?}")]
    CardShows(Industry),
    #[error("AI-6.2 not-linked {0:?}")]
    NotLinked(LocationId),
    #[error("AI-6.2 no-port-of-yours {0:?}")]
    NoPortOfYours(LocationId),
    #[error("AI-6.4 other-colour {colour:?} {location:?}")]
    OtherColour { colour: Colour, location: LocationId },
    #[error("AI-6.6 no-symbol {0:?}")]
    NoSymbol(Industry),
    #[error("AI-6.7 symbol {0:?}")]
    Symbol(Industry),
    #[error("AI-6.8 no-port {0:?}")]
    NoPort(LocationId),
    #[error("AI-6.9 tile-limit {location:?} {limit}")]
    TileLimit { location: LocationId, limit: u8 },
    #[error("AI-6.12 none-left {0:?}")]
    NoneLeft(Industry),
    #[error("AI-6.13 level-nought {0:?}")]
    LevelZero(Industry),
    #[error("AI-7.8 no-supply {cube:?} {location:?}")]
    NoSupply { cube: Cube, location: LocationId },
    #[error("AI-10.1 not-higher {level} {old}")]
    NotHigher { level: u8, old: u8 },
    #[error("AI-10.2 not-higher-than-theirs {level} {old}")]
    NotHigherThanTheirs { level: u8, old: u8 },
    #[error("AI-10.2 not-replaceable {0}")]
    NotReplaceable(Seat),
    #[error("AI-10.2 cubes-left {0:?}")]
    CubesLeft(Cube),
    #[error("AI-11.1 line-taken {line:?} {seat}")]
    LineTaken { line: LineId, seat: Seat },
    #[error("AI-11.2 out-of-reach {0:?}")]
    OutOfReach(LineId),
    #[error("AI-11.5 one-end {0:?}")]
    OneEnd(LineId),
    #[error("AI-11.6 no-counter")]
    NoCounter,
    #[error("AI-7.2 not-nearest {0:?}")]
    NotNearest(SpaceId),
    #[error("AI-1.10 no-source {0:?}")]
    NoSource(SpaceId),
    #[error("AI-12.1 nothing-to-sell {0:?}")]
    NothingToSell(SpaceId),
    #[error("AI-12.1 no-outlet {0:?}")]
    NoOutlet(SpaceId),
    #[error("AI-12.1 outlet-flipped {0:?}")]
    OutletFlipped(LocationId),
    #[error("AI-12.2 not-connected {0:?} {1:?}")]
    NotConnected(LocationId, LocationId),
    #[error("AI-12.4 cotton-only {0:?}")]
    CottonOnly(LocationId),
    #[error("AI-12.5 not-wanted {0:?}")]
    NotWanted(MarketId),
    #[error("AI-12.6 no-ship {0:?}")]
    NoShip(LocationId),
    #[error("AI-14.5 not-face-up {0:?}")]
    NotFaceUp(Card),
    #[error("AI-14.7 pile-empty")]
    PileEmpty,
    #[error("AI-14.8 hand-full {0}")]
    HandFull(u8),
    #[error("AI-14.10 draw-instead")]
    DrawInstead,
    #[error("AI-4.4 too-much debt={debt} money={money}")]
    TooMuch { debt: u32, money: u16 },
}

pub(crate) const KEYS: &[&str] = &[
    "not-now",
    "game-over",
    "no-such-card",
    "no-cards",
    "needs-both-actions",
    "nowhere-to-build",
    "card-shows",
    "not-linked",
    "no-port-of-yours",
    "other-colour",
    "no-symbol",
    "symbol",
    "no-port",
    "tile-limit",
    "none-left",
    "level-nought",
    "no-supply",
    "not-higher",
    "not-higher-than-theirs",
    "not-replaceable",
    "cubes-left",
    "line-taken",
    "out-of-reach",
    "one-end",
    "no-counter",
    "not-nearest",
    "no-source",
    "nothing-to-sell",
    "no-outlet",
    "outlet-flipped",
    "not-connected",
    "cotton-only",
    "not-wanted",
    "no-ship",
    "not-face-up",
    "pile-empty",
    "hand-full",
    "draw-instead",
    "too-much",
    "not-your-turn",
];

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn explain_refusal(&self, refusal: &Refusal) -> Refused {
        let map = self.map();
        let new_message = Message::new;
        let at = |key, location: LocationId| new_message(key).piece("place", &map.location(location).id);
        let on = |key, space: SpaceId| new_message(key).piece("space", &map.space(space).id);
        let industry = |key, industry: Industry| new_message(key).piece("industry", industry.id());
        let card = |key, card: Card| new_message(key).piece("card", card.id());
        let line = |key, id: LineId| new_message(key).piece("line", &map.line(id).id);
        let levels = |key, level: u8, old: u8| new_message(key).with("level", level).with("old", old);
        let (rule, reason) = match *refusal {
            Refusal::NotNow => ("AI-3.2", new_message("not-now")),
            Refusal::GameOver => ("AI-17.1", new_message("game-over")),
            Refusal::NoSuchCard(id) => ("AI-3.5", card("no-such-card", id)),
            Refusal::NoCards => ("AI-3.5", new_message("no-cards")),
            Refusal::NeedsBothActions(left) => {
                ("AI-3.6", new_message("needs-both-actions").with("left", left))
            }
            Refusal::NowhereToBuild => ("AI-6.5", new_message("nowhere-to-build")),
            Refusal::CardShows(shown) => ("AI-6.2", industry("card-shows", shown)),
            Refusal::NotLinked(location) => ("AI-6.2", at("not-linked", location)),
            Refusal::NoPortOfYours(location) => ("AI-6.2", at("no-port-of-yours", location)),
            Refusal::OtherColour { colour, location } => (
                "AI-6.4",
                at("other-colour", location).piece("colour", colour.id()),
            ),
            Refusal::NoSymbol(kind) => ("AI-6.6", industry("no-symbol", kind)),
            Refusal::Symbol(kind) => ("AI-6.7", industry("symbol", kind)),
            Refusal::NoPort(location) => ("AI-6.8", at("no-port", location)),
            Refusal::TileLimit { location, limit } => {
                ("AI-6.9", at("tile-limit", location).with("limit", limit))
            }
            Refusal::NoneLeft(kind) => ("AI-6.12", industry("none-left", kind)),
            Refusal::LevelZero(kind) => ("AI-6.13", industry("level-nought", kind)),
            Refusal::NoSupply { cube, location } => {
                ("AI-7.8", at("no-supply", location).word("cube", cube.id()))
            }
            Refusal::NotHigher { level, old } => ("AI-10.1", levels("not-higher", level, old)),
            Refusal::NotHigherThanTheirs { level, old } => {
                ("AI-10.2", levels("not-higher-than-theirs", level, old))
            }
            Refusal::NotReplaceable(seat) => ("AI-10.2", new_message("not-replaceable").with("seat", seat)),
            Refusal::CubesLeft(cube) => ("AI-10.2", new_message("cubes-left").word("cube", cube.id())),
            Refusal::LineTaken { line: id, seat } => ("AI-11.1", line("line-taken", id).with("seat", seat)),
            Refusal::OutOfReach(id) => ("AI-11.2", line("out-of-reach", id)),
            Refusal::OneEnd(id) => ("AI-11.5", line("one-end", id)),
            Refusal::NoCounter => ("AI-11.6", new_message("no-counter")),
            Refusal::NotNearest(space) => ("AI-7.2", on("not-nearest", space)),
            Refusal::NoSource(space) => ("AI-1.10", on("no-source", space)),
            Refusal::NothingToSell(space) => ("AI-12.1", on("nothing-to-sell", space)),
            Refusal::NoOutlet(space) => ("AI-12.1", on("no-outlet", space)),
            Refusal::OutletFlipped(location) => ("AI-12.1", at("outlet-flipped", location)),
            Refusal::NotConnected(from, to) => (
                "AI-12.2",
                at("not-connected", from).piece("to", &map.location(to).id),
            ),
            Refusal::CottonOnly(location) => ("AI-12.4", at("cotton-only", location)),
            Refusal::NotWanted(market) => (
                "AI-12.5",
                new_message("not-wanted").piece("market", &map.market(market).id),
            ),
            Refusal::NoShip(location) => ("AI-12.6", at("no-ship", location)),
            Refusal::NotFaceUp(id) => ("AI-14.5", card("not-face-up", id)),
            Refusal::PileEmpty => ("AI-14.7", new_message("pile-empty")),
            Refusal::HandFull(limit) => ("AI-14.8", new_message("hand-full").with("limit", limit)),
            Refusal::DrawInstead => ("AI-14.10", new_message("draw-instead")),
            Refusal::TooMuch { debt, money } => (
                "AI-4.4",
                new_message("too-much").with("debt", debt).with("money", money),
            ),
        };
        Refused { rule, why: reason }
    }
}
