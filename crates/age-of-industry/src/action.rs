//! A player's actions; printing, and parsing as its exact inverse.

use crate::AgeOfIndustry;
use crate::ids::{Card, Industry, LineId, MarketId, SpaceId};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card and build the next tile of an industry on a space (AI-6.1).
    Build(Card, Industry, SpaceId),
    /// Play a card of any kind to build anywhere, with both actions (AI-3.6); the place comes next.
    Anywhere(Card),
    /// The tile and the space of a build anywhere (AI-6.5).
    Place(Industry, SpaceId),
    /// Put a counter on a line (AI-11.1).
    Link(LineId),
    /// Take the next cube from here: a mine, an iron works, or the import space beyond a ship space (AI-7.4).
    Take(SpaceId),
    /// Sell a mill's or factory's goods (AI-12.1).
    Sell(SpaceId, Outlet),
    /// Remove the next tile of an industry from the player's display; the card comes next (AI-14.1).
    Develop(Industry),
    /// Take one of the cards beside the pile, or the top card of the pile (AI-14.5).
    Draw(Option<Card>),
    /// Do nothing; the card comes next (AI-14.9).
    Pass,
    /// The card that an action costs.
    Discard(Card),
    /// Repay this number of units (AI-4.4).
    Repay(u8),
    /// No more sales, or nothing to repay.
    Done,
}

/// Where goods go (AI-12.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outlet {
    Port(SpaceId),
    Market(MarketId),
}

/// The kinds of action, in the order of [`Action::kind`].
pub(crate) const KINDS: &[&str] = &[
    "build", "anywhere", "place", "link", "take", "sell", "develop", "draw", "pass", "discard", "repay",
    "done",
];

/// The keys with which actions are described.
pub(crate) const KEYS: &[&str] = &[
    "build",
    "build-replacing",
    "anywhere",
    "place",
    "place-replacing",
    "link",
    "take",
    "take-import",
    "sell-port",
    "sell-market",
    "develop",
    "draw",
    "draw-pile",
    "pass",
    "pass-free",
    "discard",
    "repay",
    "done-selling",
    "done-repaying",
];

const SPACES: u32 = SpaceId::CAPACITY as u32;
const CARDS: u32 = Card::KINDS as u32;
const INDUSTRIES: u32 = Industry::COUNT as u32;
const OUTLETS: u32 = SPACES + MarketId::CAPACITY as u32;
/// Nobody ever repays this many units at once.
const UNIT_COUNTS: u32 = 256;

const ANYWHERE: u32 = CARDS * INDUSTRIES * SPACES;
const PLACE: u32 = ANYWHERE + CARDS;
const LINK: u32 = PLACE + INDUSTRIES * SPACES;
const TAKE: u32 = LINK + LineId::CAPACITY as u32;
const SELL: u32 = TAKE + SPACES;
const DEVELOP: u32 = SELL + SPACES * OUTLETS;
const DRAW: u32 = DEVELOP + INDUSTRIES;
const PASS: u32 = DRAW + CARDS + 1;
const DISCARD: u32 = PASS + 1;
const REPAY: u32 = DISCARD + CARDS;
const DONE: u32 = REPAY + UNIT_COUNTS;
pub(crate) const NUMBERS: u32 = DONE + 1;

impl Action {
    pub(crate) fn kind(self) -> usize {
        match self {
            Action::Build(..) => 0,
            Action::Anywhere(_) => 1,
            Action::Place(..) => 2,
            Action::Link(_) => 3,
            Action::Take(_) => 4,
            Action::Sell(..) => 5,
            Action::Develop(_) => 6,
            Action::Draw(_) => 7,
            Action::Pass => 8,
            Action::Discard(_) => 9,
            Action::Repay(_) => 10,
            Action::Done => 11,
        }
    }

    #[inline]
    pub(crate) fn number(self) -> u32 {
        let site = |industry: Industry, space: SpaceId| industry as u32 * SPACES + u32::from(space.0);
        match self {
            Action::Build(card, industry, space) => {
                u32::from(card.0) * INDUSTRIES * SPACES + site(industry, space)
            }
            Action::Anywhere(card) => ANYWHERE + u32::from(card.0),
            Action::Place(industry, space) => PLACE + site(industry, space),
            Action::Link(line) => LINK + u32::from(line.0),
            Action::Take(space) => TAKE + u32::from(space.0),
            Action::Sell(mill, outlet) => {
                let outlet = match outlet {
                    Outlet::Port(space) => u32::from(space.0),
                    Outlet::Market(market) => SPACES + u32::from(market.0),
                };
                SELL + u32::from(mill.0) * OUTLETS + outlet
            }
            Action::Develop(industry) => DEVELOP + industry as u32,
            Action::Draw(None) => DRAW,
            Action::Draw(Some(card)) => DRAW + 1 + u32::from(card.0),
            Action::Pass => PASS,
            Action::Discard(card) => DISCARD + u32::from(card.0),
            Action::Repay(units) => REPAY + u32::from(units),
            Action::Done => DONE,
        }
    }
}

impl AgeOfIndustry {
    pub(crate) fn action_from_number(&self, number: u32) -> Option<Action> {
        let map = self.map();
        let space = |n: u32| ((n as usize) < map.spaces.len()).then_some(SpaceId(n as u8));
        let site = |n: u32| Some((Industry::ALL[(n / SPACES) as usize], space(n % SPACES)?));
        match number {
            ..ANYWHERE => {
                let (industry, space) = site(number % (INDUSTRIES * SPACES))?;
                let card = Card((number / (INDUSTRIES * SPACES)) as u8);
                Some(Action::Build(card, industry, space))
            }
            ANYWHERE..PLACE => Some(Action::Anywhere(Card((number - ANYWHERE) as u8))),
            PLACE..LINK => site(number - PLACE).map(|(industry, space)| Action::Place(industry, space)),
            LINK..TAKE => {
                let line = (number - LINK) as usize;
                (line < map.lines.len()).then_some(Action::Link(LineId(line as u8)))
            }
            TAKE..SELL => space(number - TAKE).map(Action::Take),
            SELL..DEVELOP => {
                let mill = space((number - SELL) / OUTLETS)?;
                let outlet = (number - SELL) % OUTLETS;
                if outlet < SPACES {
                    return space(outlet).map(|port| Action::Sell(mill, Outlet::Port(port)));
                }
                let market = (outlet - SPACES) as usize;
                (market < map.markets.len())
                    .then_some(Action::Sell(mill, Outlet::Market(MarketId(market as u8))))
            }
            DEVELOP..DRAW => Some(Action::Develop(Industry::ALL[(number - DEVELOP) as usize])),
            DRAW..PASS => {
                let card = (number - DRAW).checked_sub(1);
                Some(Action::Draw(card.map(|card| Card(card as u8))))
            }
            PASS => Some(Action::Pass),
            DISCARD..REPAY => Some(Action::Discard(Card((number - DISCARD) as u8))),
            REPAY..DONE => {
                let units = (number - REPAY) as u8;
                (units > 0).then_some(Action::Repay(units))
            }
            DONE => Some(Action::Done),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn print_action(&self, action: Action) -> String {
        let map = self.map();
        let space = |id: SpaceId| map.space(id).id.as_str();
        match action {
            Action::Build(card, industry, id) => {
                format!("build {} {} {}", card.id(), industry.id(), space(id))
            }
            Action::Anywhere(card) => format!("anywhere {}", card.id()),
            Action::Place(industry, id) => format!("place {} {}", industry.id(), space(id)),
            Action::Link(line) => format!("link {}", map.line(line).id),
            Action::Take(id) => match map.import_id(id) {
                Some(import) => format!("take {import}"),
                None => format!("take {}", space(id)),
            },
            Action::Sell(mill, Outlet::Port(port)) => format!("sell {} {}", space(mill), space(port)),
            Action::Sell(mill, Outlet::Market(market)) => {
                format!("sell {} {}", space(mill), map.market(market).id)
            }
            Action::Develop(industry) => format!("develop {}", industry.id()),
            Action::Draw(None) => "draw pile".to_owned(),
            Action::Draw(Some(card)) => format!("draw {}", card.id()),
            Action::Pass => "pass".to_owned(),
            Action::Discard(card) => format!("discard {}", card.id()),
            Action::Repay(units) => {
                format!(
                    "repay {}",
                    u32::from(units) * u32::from(self.data.params.loan_unit)
                )
            }
            Action::Done => "done".to_owned(),
        }
    }

    #[inline]
    pub(crate) fn parse_action(&self, text: &str) -> Option<Action> {
        let map = self.map();
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["build", card, industry, space] => Some(Action::Build(
                Card::from_id(card)?,
                Industry::from_id(industry)?,
                map.find_space(space)?,
            )),
            ["anywhere", card] => Card::from_id(card).map(Action::Anywhere),
            ["place", industry, space] => Some(Action::Place(
                Industry::from_id(industry)?,
                map.find_space(space)?,
            )),
            ["link", line] => map.find_line(line).map(Action::Link),
            // A ship space itself has no cubes to take: the import space beyond it has its own name.
            ["take", source] => map
                .find_import(source)
                .or_else(|| {
                    map.find_space(source)
                        .filter(|space| map.import_id(*space).is_none())
                })
                .map(Action::Take),
            ["sell", mill, outlet] => {
                let port = map.find_space(outlet).map(Outlet::Port);
                let outlet = port.or_else(|| map.find_market(outlet).map(Outlet::Market))?;
                Some(Action::Sell(map.find_space(mill)?, outlet))
            }
            ["develop", industry] => Industry::from_id(industry).map(Action::Develop),
            ["draw", "pile"] => Some(Action::Draw(None)),
            ["draw", card] => Card::from_id(card).map(|card| Action::Draw(Some(card))),
            ["pass"] => Some(Action::Pass),
            ["discard", card] => Card::from_id(card).map(Action::Discard),
            ["repay", amount] => {
                let number: u32 = amount.parse().ok().filter(|n: &u32| n.to_string() == amount)?;
                let unit = u32::from(self.data.params.loan_unit);
                let units = u8::try_from(number / unit).ok().filter(|n| *n > 0)?;
                number.is_multiple_of(unit).then_some(Action::Repay(units))
            }
            ["done"] => Some(Action::Done),
            _ => None,
        }
    }
}
