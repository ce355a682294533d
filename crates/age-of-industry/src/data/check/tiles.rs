//! The tiles of a player's display, the cards and the market tiles.

use smokestack_core::{DataError, Names};
use toml::Spanned;

use super::{CARDS, Checker, Limit, MARKET_TILES, MAX_CUBES, MAX_MONEY, TILES};
use crate::data::lookup::{LEVELS, MAX_TILES};
use crate::data::raw::{RawIndustry, RawStack};
use crate::data::{CardInfo, IndustryInfo, MarketTile, Stack};
use crate::ids::{Card, CardKind, Cards, Colour, Industry, StackId};

/// The tile values that may be corrected after play.
const NUMBERS: [&str; 6] = ["count", "cost", "coal", "iron", "cubes", "income"];
/// The maximum number of market tile kinds.
const MARKET_KINDS: usize = 8;

fn brings_cubes(industry: Industry) -> bool {
    matches!(industry, Industry::CoalMine | Industry::IronWorks)
}

impl Checker<'_> {
    /// The industries in the order of their ids, and all their stacks.
    pub(super) fn industries(&self) -> Result<(Vec<IndustryInfo>, Vec<Stack>), DataError> {
        let list = &self.raw.industries;
        let mut industries = Vec::new();
        let mut stacks: Vec<Stack> = Vec::new();
        for industry in Industry::ALL {
            let mut rows = list
                .get_ref()
                .rows
                .iter()
                .filter(|row| row.get_ref().id == industry);
            let Some(row) = rows.next() else {
                return Err(self.error(
                    list,
                    "AI-5.1",
                    format!("the industry {} is missing", industry.id()),
                ));
            };
            if let Some(again) = rows.next() {
                return Err(self.error(
                    again,
                    "AI-5.1",
                    format!("the industry {} appears twice", industry.id()),
                ));
            }
            let holding = self.stacks(row)?;
            let places = stacks.len()..stacks.len() + holding.len();
            self.must(places.end <= StackId::CAPACITY, row, "AI-2.2", || {
                format!("more than {} stacks are too many", StackId::CAPACITY)
            })?;
            industries.push(IndustryInfo {
                industry,
                name: self.name(row, industry.id(), &row.get_ref().name.0)?,
                stacks: places.map(|i| StackId(i as u8)).collect(),
            });
            stacks.extend(holding);
        }
        let tiles: u32 = stacks.iter().map(|stack| u32::from(stack.count)).sum();
        self.must(tiles == TILES, list, "AI-2.2", || {
            format!("{tiles} tiles a player: there must be {TILES}")
        })?;
        Ok((industries, stacks))
    }

    fn stacks(&self, row: &Spanned<RawIndustry>) -> Result<Vec<Stack>, DataError> {
        let RawIndustry { id, tiles, .. } = row.get_ref();
        let mut stacks: Vec<Stack> = Vec::new();
        for at in tiles {
            let stack = self.stack(at, *id)?;
            let below = stacks.last().map(|stack| stack.level);
            self.must(below < Some(stack.level), at, "AI-6.12", || {
                format!("{}: the levels must rise, each once", id.id())
            })?;
            stacks.push(stack);
        }
        let total: usize = stacks.iter().map(|stack| usize::from(stack.count)).sum();
        self.must(total <= MAX_TILES, row, "AI-2.2", || {
            format!("{total} tiles of {}: at most {MAX_TILES}", id.id())
        })?;
        self.must(stacks.iter().any(|stack| stack.level > 0), row, "AI-6.13", || {
            format!("{} has no tile that can be built", id.id())
        })?;
        Ok(stacks)
    }

    fn stack(&self, at: &Spanned<RawStack>, industry: Industry) -> Result<Stack, DataError> {
        let raw = at.get_ref();
        let id = format!("{} {}", industry.id(), raw.level);
        let values = self.stack_values(at, industry, &id)?;
        let marks = (&raw.provenance, &self.raw.industries.get_ref().provenance);
        let provenance = self.marks(at, &format!("{id}: "), marks, &values, &NUMBERS)?;
        let number = |name: &str, value: Option<u8>| self.value(&provenance, name, value.unwrap_or_default());
        let stack = Stack {
            industry,
            level: raw.level,
            count: number("count", Some(raw.count)),
            cost: number("cost", raw.cost),
            coal: number("coal", raw.coal),
            iron: number("iron", raw.iron),
            cubes: number("cubes", raw.cubes),
            income: number("income", raw.income),
            accepts: raw.accepts.clone().unwrap_or_default(),
            provenance,
        };
        let least_cubes = u8::from(brings_cubes(industry) && raw.level > 0);
        let most_cubes = if brings_cubes(industry) { MAX_CUBES } else { 0 };
        let limits: [Limit; 7] = [
            (stack.level, 0, LEVELS as u8 - 1, "AI-1.12", "the level"),
            (stack.count, 1, MAX_TILES as u8, "AI-2.2", "count"),
            (stack.cost, 0, MAX_MONEY, "AI-6.1", "cost"),
            (stack.coal, 0, MAX_CUBES, "AI-7.1", "coal"),
            (stack.iron, 0, MAX_CUBES, "AI-7.1", "iron"),
            (stack.cubes, least_cubes, most_cubes, "AI-9.1", "cubes"),
            (stack.income, 0, MAX_MONEY, "AI-1.13", "income"),
        ];
        self.limits(at, &format!("{id}: "), &limits)?;
        self.accepts(at, &id, "AI-12.4", &stack.accepts)?;
        Ok(stack)
    }

    /// The values that a tile has: its row may have no others, and none may be missing.
    fn stack_values(
        &self,
        at: &Spanned<RawStack>,
        industry: Industry,
        id: &str,
    ) -> Result<Vec<&'static str>, DataError> {
        let raw = at.get_ref();
        let built = raw.level > 0;
        let zero = matches!(industry, Industry::Factory | Industry::Ship);
        self.must(built || zero, at, "AI-6.13", || {
            format!("{id}: only factories and ships have tiles of level 0")
        })?;
        let mut values = vec!["level", "count"];
        let rows = [
            ("cost", raw.cost.is_some(), built, "AI-6.1"),
            ("coal", raw.coal.is_some(), built, "AI-6.1"),
            ("iron", raw.iron.is_some(), built, "AI-6.1"),
            (
                "cubes",
                raw.cubes.is_some(),
                built && brings_cubes(industry),
                "AI-9.1",
            ),
            ("income", raw.income.is_some(), built, "AI-1.13"),
            (
                "accepts",
                raw.accepts.is_some(),
                built && industry == Industry::Port,
                "AI-12.4",
            ),
        ];
        for (value, stands, required, rule) in rows {
            self.must(stands || !required, at, rule, || {
                format!("{id}: `{value}` is missing")
            })?;
            self.must(required || !stands, at, rule, || {
                format!("{id}: `{value}` is nothing for it")
            })?;
            if required {
                values.push(value);
            }
        }
        if industry == Industry::Port {
            let takes = raw.accepts.as_ref().is_some_and(|goods| !goods.is_empty());
            self.must(takes, at, "AI-12.4", || format!("{id} must accept something"))?;
        }
        Ok(values)
    }

    /// Only mills and factories sell.
    fn accepts<T>(
        &self,
        at: &Spanned<T>,
        id: &str,
        rule: &'static str,
        goods: &[Industry],
    ) -> Result<(), DataError> {
        for (i, industry) in goods.iter().enumerate() {
            let sells = matches!(industry, Industry::CottonMill | Industry::Factory);
            self.must(sells && !goods[..i].contains(industry), at, rule, || {
                format!(
                    "{id} accepts {}: only cotton_mill and factory, each once",
                    industry.id()
                )
            })?;
        }
        Ok(())
    }

    pub(super) fn cards(
        &self,
        industries: &[IndustryInfo],
        colours: &[Names],
    ) -> Result<Vec<CardInfo>, DataError> {
        let list = &self.raw.cards;
        let rows = &list.get_ref().rows;
        for (i, row) in rows.iter().enumerate() {
            let id = &row.get_ref().id;
            self.must(Card::from_id(id).is_some(), row, "AI-5.1", || {
                format!("no card is called {id}")
            })?;
            let twice = rows[..i].iter().any(|other| other.get_ref().id == *id);
            self.must(!twice, row, "AI-5.1", || format!("the card {id} appears twice"))?;
        }
        let mut cards = Vec::new();
        for card in Card::all() {
            let row = rows.iter().find(|row| row.get_ref().id == card.id());
            let row =
                row.ok_or_else(|| self.error(list, "AI-5.1", format!("the card {} is missing", card.id())))?;
            let raw = row.get_ref();
            let whose = format!("{}: ", raw.id);
            let marks = (&raw.provenance, &list.get_ref().provenance);
            let provenance = self.marks(row, &whose, marks, &["kind", "count"], &["count"])?;
            let count = self.value(&provenance, "count", raw.count);
            self.limits(
                row,
                &whose,
                &[(count, 0, Cards::MAX_PER_KIND as u8, "AI-2.8", "count")],
            )?;
            let name = match card.kind() {
                CardKind::Industry(industry) => &industries[industry.index()].name,
                CardKind::Location(colour) => &colours[Colour::index(colour)],
            };
            cards.push(CardInfo {
                name: name.clone(),
                count,
                provenance,
            });
        }
        let total: u32 = cards.iter().map(|card| u32::from(card.count)).sum();
        self.must(total == CARDS, list, "AI-2.8", || {
            format!("{total} cards: there must be {CARDS}")
        })?;
        Ok(cards)
    }

    pub(super) fn market_tiles(&self) -> Result<Vec<MarketTile>, DataError> {
        let list = &self.raw.market_tiles;
        let rows = &list.get_ref().rows;
        self.must(rows.len() <= MARKET_KINDS, list, "AI-2.7", || {
            format!(
                "{} kinds of market tile are too many: at most {MARKET_KINDS}",
                rows.len()
            )
        })?;
        let mut tiles: Vec<MarketTile> = Vec::new();
        for row in rows {
            let raw = row.get_ref();
            self.id(row, &raw.id, "AI-2.7")?;
            let twice = tiles.iter().any(|tile| tile.id == raw.id);
            self.must(!twice, row, "AI-2.7", || {
                format!("the market tile {} appears twice", raw.id)
            })?;
            self.accepts(row, &raw.id, "AI-12.5", &raw.accepts)?;
            let marks = (&raw.provenance, &list.get_ref().provenance);
            let provenance = self.marks(
                row,
                &format!("{}: ", raw.id),
                marks,
                &["accepts", "count"],
                &["count"],
            )?;
            tiles.push(MarketTile {
                id: raw.id.clone(),
                name: self.name(row, &raw.id, &raw.name.0)?,
                accepts: raw.accepts.clone(),
                count: self.value(&provenance, "count", raw.count),
                provenance,
            });
        }
        let total: u32 = tiles.iter().map(|tile| u32::from(tile.count)).sum();
        self.must(total == MARKET_TILES, list, "AI-2.7", || {
            format!("{total} market tiles: there must be {MARKET_TILES}")
        })?;
        Ok(tiles)
    }
}
