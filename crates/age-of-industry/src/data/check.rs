//! Turns a file into validated data; every error names the line and the rule that is broken, if any.

mod map;
mod marks;
mod places;
mod tiles;

use smokestack_core::{DataError, Names, line_of, read_toml};
use toml::Spanned;

use super::raw::RawData;
use super::{Contents, Data, Demand, Lookup, Params, Set};
use crate::ids::{Card, Colour, Cube};

/// The number of cards in the box, and of market tiles (AI-2.8, AI-2.7).
const CARDS: u32 = 66;
const MARKET_TILES: u32 = 18;
/// The number of tiles per player (AI-2.2).
const TILES: u32 = 35;
/// The maximum cost or income of a tile.
const MAX_MONEY: u8 = 99;
/// The maximum number of cubes that a tile needs or brings, or that lie on an import space.
const MAX_CUBES: u8 = 9;

pub(super) fn read(text: &str, version: String, set: Set) -> Result<Data, DataError> {
    let raw: RawData = read_toml(text)?;
    Checker { text, raw: &raw, set }.check(version)
}

struct Checker<'t> {
    text: &'t str,
    raw: &'t RawData,
    set: Set,
}

/// A number, its minimum and maximum, the rule, and its name.
type Limit = (u8, u8, u8, &'static str, &'static str);

impl Checker<'_> {
    fn error<T>(
        &self,
        at: &Spanned<T>,
        rule: impl Into<Option<&'static str>>,
        what: impl Into<String>,
    ) -> DataError {
        DataError {
            line: line_of(self.text, at.span().start),
            rule: rule.into(),
            what: what.into(),
        }
    }

    /// Returns an error unless the condition is true.
    fn must<T>(
        &self,
        so: bool,
        at: &Spanned<T>,
        rule: &'static str,
        what: impl FnOnce() -> String,
    ) -> Result<(), DataError> {
        if so {
            Ok(())
        } else {
            Err(self.error(at, rule, what()))
        }
    }

    fn check(&self, version: String) -> Result<Data, DataError> {
        let raw = self.raw;
        self.must(
            raw.game.get_ref() == "age-of-industry",
            &raw.game,
            "AI-1.1",
            || "the file must say game = \"age-of-industry\"".to_owned(),
        )?;
        let colours = self.colours()?;
        let (industries, stacks) = self.industries()?;
        let cards = self.cards(&industries, &colours)?;
        let market_tiles = self.market_tiles()?;
        let params = self.params()?;
        self.check_deals(&params, &cards)?;
        let maps = self.maps()?;
        let lookup = Lookup::new(&stacks, &market_tiles);
        let earlier = raw.earlier.iter().map(|set| set.read(&stacks)).collect();
        Ok(Data {
            version,
            params,
            contents: self.contents()?,
            demand: [
                self.demand(&raw.demand.coal, Cube::Coal)?,
                self.demand(&raw.demand.iron, Cube::Iron)?,
            ],
            industries,
            stacks,
            cards,
            colours,
            market_tiles,
            maps,
            earlier,
            sources: raw.sources.clone(),
            lookup,
        })
    }

    fn limits<T>(&self, at: &Spanned<T>, whose: &str, limits: &[Limit]) -> Result<(), DataError> {
        for (value, minimum, maximum, rule, what) in limits {
            let what = || format!("{whose}{what} is {value}: it must be {minimum} to {maximum}");
            self.must((minimum..=maximum).contains(&value), at, rule, what)?;
        }
        Ok(())
    }

    /// Ids are parts of actions, which use spaces, dots and dashes as separators.
    fn id<T>(&self, at: &Spanned<T>, id: &str, rule: &'static str) -> Result<(), DataError> {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
        self.must(!id.is_empty() && id.bytes().all(plain), at, rule, || {
            format!("the id {id:?} must be of small letters, digits and underscores")
        })
    }

    fn name<T>(&self, at: &Spanned<T>, id: &str, name: &Names) -> Result<Names, DataError> {
        let Names { en, fr, de, it } = name;
        if [en, fr, de, it].iter().any(|name| name.trim().is_empty()) {
            return Err(self.error(at, None, format!("{id} has no name in one of the languages")));
        }
        Ok(name.clone())
    }

    fn colours(&self) -> Result<Vec<Names>, DataError> {
        let list = &self.raw.colours;
        let one = |colour: Colour| {
            let mut rows = list
                .get_ref()
                .rows
                .iter()
                .filter(|row| row.get_ref().id == colour);
            let row = rows.next();
            let row = row.ok_or_else(|| {
                self.error(list, "AI-1.3", format!("the colour {} is missing", colour.id()))
            })?;
            match rows.next() {
                Some(again) => Err(self.error(
                    again,
                    "AI-1.3",
                    format!("the colour {} appears twice", colour.id()),
                )),
                None => self.name(row, colour.id(), &row.get_ref().name.0),
            }
        };
        Colour::ALL.into_iter().map(one).collect()
    }

    fn params(&self) -> Result<Params, DataError> {
        let at = &self.raw.params;
        let params = at.get_ref().clone();
        let counters = params.counters_left.saturating_add(params.counters_right);
        let limits: [Limit; 18] = [
            (params.starting_money, 0, MAX_MONEY, "AI-2.3", "starting_money"),
            (params.actions, 1, 4, "AI-3.2", "actions"),
            (
                params.first_round_actions,
                1,
                params.actions,
                "AI-3.3",
                "first_round_actions",
            ),
            (params.loan_unit, 1, MAX_MONEY, "AI-4.3", "loan_unit"),
            (params.interest, 0, 9, "AI-16.1", "interest"),
            (params.loan_points, 0, MAX_MONEY, "AI-17.7", "loan_points"),
            (params.face_up, 0, 2, "AI-2.9", "face_up"),
            (params.hand_limit, 1, 30, "AI-5.3", "hand_limit"),
            (params.removed_for_two, 0, 4, "AI-18.1", "removed_for_two"),
            (params.counters_left, 0, 30, "AI-2.2", "counters_left"),
            (
                counters,
                1,
                60,
                "AI-2.2",
                "counters_left and counters_right together",
            ),
            (params.counters_for_two, 0, 30, "AI-18.2", "counters_for_two"),
            (params.link_cost, 0, MAX_MONEY, "AI-11.3", "link_cost"),
            (params.link_coal, 0, 1, "AI-11.3", "link_coal"),
            (params.link_iron, 0, 1, "AI-11.3", "link_iron"),
            (params.money_per_point, 1, MAX_MONEY, "AI-17.7", "money_per_point"),
            (params.link_income, 0, 9, "AI-17.4", "link_income"),
            (
                params.link_income_per_space,
                0,
                9,
                "AI-17.4",
                "link_income_per_space",
            ),
        ];
        self.limits(at, "", &limits)?;
        for hand in params.hand.iter().chain(&params.hand_second) {
            self.limits(
                at,
                "",
                &[(*hand, 1, params.hand_limit, "AI-5.3", "a starting hand")],
            )?;
        }
        self.check_marks(at, "params", &params.provenance, &marks::PARAMS)?;
        Ok(params)
    }

    /// There are enough cards for every starting hand and for those beside the pile (AI-2.8, AI-2.9, AI-18.1).
    fn check_deals(&self, params: &Params, cards: &[super::CardInfo]) -> Result<(), DataError> {
        let removed = params.removed_for_two;
        for (card, info) in Card::all().zip(cards) {
            let row = self
                .raw
                .cards
                .get_ref()
                .rows
                .iter()
                .find(|row| row.get_ref().id == card.id());
            let Some(row) = row else { continue };
            self.must(info.count >= removed, row, "AI-18.1", || {
                format!(
                    "{} of {}: {removed} of each kind leave a game of two",
                    info.count,
                    card.id()
                )
            })?;
        }
        for (players, hands) in (2..).zip(params.hand.iter().zip(params.hand_second)) {
            let hand = u32::from((*hands.0).max(hands.1));
            let out = if players == 2 {
                u32::from(removed) * Card::KINDS as u32
            } else {
                0
            };
            let dealt = players * hand + u32::from(params.face_up);
            self.must(dealt + out <= CARDS, &self.raw.params, "AI-2.8", || {
                format!("there are not cards enough to deal {hand} each to {players} players")
            })?;
        }
        Ok(())
    }

    fn contents(&self) -> Result<Contents, DataError> {
        let at = &self.raw.r#box;
        let contents = at.get_ref().clone();
        self.must(
            u32::from(contents.tiles_per_player) == TILES,
            at,
            "AI-2.2",
            || {
                format!(
                    "{} tiles a player: there must be {TILES}",
                    contents.tiles_per_player
                )
            },
        )?;
        self.check_marks(at, "box", &contents.provenance, &marks::BOX)?;
        Ok(contents)
    }

    fn demand(&self, at: &Spanned<Demand>, cube: Cube) -> Result<Demand, DataError> {
        let mut demand = at.get_ref().clone();
        let whose = format!("demand for {}: ", cube.id());
        let marks = self.marks(
            at,
            &whose,
            (&demand.provenance, &Default::default()),
            &["prices", "empty"],
            &["empty"],
        )?;
        demand.empty = self.value(&marks, "empty", demand.empty);
        let spaces = demand.prices.len();
        self.must((1..=12).contains(&spaces), at, "AI-2.5", || {
            format!("{whose}{spaces} spaces: there must be 1 to 12")
        })?;
        for price in &demand.prices {
            self.limits(at, &whose, &[(*price, 0, 20, "AI-8.2", "a price")])?;
        }
        self.must(demand.prices.is_sorted(), at, "AI-8.2", || {
            format!("{whose}the prices must rise, cheapest first")
        })?;
        let dearest = demand.prices.last().copied().unwrap_or_default();
        self.limits(
            at,
            &whose,
            &[(demand.empty, dearest, 20, "AI-8.3", "the price while it is empty")],
        )?;
        demand.provenance = marks;
        Ok(demand)
    }
}
