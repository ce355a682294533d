//! Small typed values: industries, colours, cards, and the places of a map, with sets of them and a hand of cards.

use std::fmt;

use serde::{Deserialize, Serialize};
use smokestack_core::id_set;

/// The six industries (AI-5.1), in the order of the player's display.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Industry {
    CottonMill,
    Factory,
    CoalMine,
    IronWorks,
    Port,
    Ship,
}

impl Industry {
    pub const COUNT: usize = 6;
    pub const ALL: [Industry; Industry::COUNT] = [
        Industry::CottonMill,
        Industry::Factory,
        Industry::CoalMine,
        Industry::IronWorks,
        Industry::Port,
        Industry::Ship,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Industry::CottonMill => "cotton_mill",
            Industry::Factory => "factory",
            Industry::CoalMine => "coal_mine",
            Industry::IronWorks => "iron_works",
            Industry::Port => "port",
            Industry::Ship => "ship",
        }
    }

    pub fn from_id(id: &str) -> Option<Industry> {
        Industry::ALL.into_iter().find(|industry| industry.id() == id)
    }
}

/// The six colours of towns and ship spaces (AI-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Orange,
    Yellow,
    Purple,
}

impl Colour {
    pub const COUNT: usize = 6;
    pub const ALL: [Colour; Colour::COUNT] = [
        Colour::Red,
        Colour::Blue,
        Colour::Green,
        Colour::Orange,
        Colour::Yellow,
        Colour::Purple,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Orange => "orange",
            Colour::Yellow => "yellow",
            Colour::Purple => "purple",
        }
    }
}

/// The cubes that building needs: coal or iron (AI-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub enum Cube {
    Coal,
    Iron,
}

impl Cube {
    pub const ALL: [Cube; 2] = [Cube::Coal, Cube::Iron];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Cube::Coal => "coal",
            Cube::Iron => "iron",
        }
    }
}

/// A kind of card: the six industries, then the six colours (AI-5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
pub struct Card(pub(crate) u8);

/// What a card lets its player build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    Industry(Industry),
    Location(Colour),
}

impl Card {
    pub const KINDS: usize = Industry::COUNT + Colour::COUNT;

    pub const fn industry(industry: Industry) -> Card {
        Card(industry as u8)
    }

    pub const fn location(colour: Colour) -> Card {
        Card((Industry::COUNT + colour as usize) as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    #[inline]
    pub const fn kind(self) -> CardKind {
        let i = self.0 as usize;
        if i < Industry::COUNT {
            CardKind::Industry(Industry::ALL[i])
        } else {
            CardKind::Location(Colour::ALL[i - Industry::COUNT])
        }
    }

    /// `industry_ship`, `location_red`.
    pub fn id(self) -> &'static str {
        const IDS: [&str; Card::KINDS] = [
            "industry_cotton_mill",
            "industry_factory",
            "industry_coal_mine",
            "industry_iron_works",
            "industry_port",
            "industry_ship",
            "location_red",
            "location_blue",
            "location_green",
            "location_orange",
            "location_yellow",
            "location_purple",
        ];
        IDS[self.index()]
    }

    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

macro_rules! place_ids {
    ($($(#[$doc:meta])* $name:ident, at most $capacity:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
        pub struct $name(pub(crate) u8);

        impl $name {
            pub const CAPACITY: usize = $capacity;

            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

place_ids!(
    /// A town, village, foreign location or ship space (AI-1.2, AI-1.5), as its index in the map's list.
    LocationId, at most 48;
    /// A building space, including a ship space's own (AI-1.4, AI-1.5).
    SpaceId, at most 64;
    /// A rail line (AI-1.6).
    LineId, at most 64;
    /// A market space (AI-2.7).
    MarketId, at most 16;
);

id_set!(
    /// A set of locations.
    LocationSet of LocationId in u64
);
id_set!(
    /// A set of spaces.
    SpaceSet of SpaceId in u64
);
id_set!(
    /// A set of rail lines.
    LineSet of LineId in u64
);
id_set!(
    /// A set of market spaces.
    MarketSet of MarketId in u16
);

/// One kind of tile on a player's display: an industry and a level; an index into the data's list of all stacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub struct StackId(pub(crate) u8);

impl StackId {
    pub const CAPACITY: usize = 32;

    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A collection of cards: how many of each kind, four bits per kind. Two cards of one kind are indistinguishable.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// The maximum number of one kind, as its count has four bits.
    pub const MAX_PER_KIND: u32 = 15;

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> (4 * card.0)) as u32 & 15
    }

    #[inline(always)]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The total number of cards.
    pub fn len(self) -> u32 {
        Card::all().map(|card| self.count(card)).sum()
    }

    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        self.0 += 1 << (4 * card.0);
    }

    /// Removes one card of a kind, which must be present.
    #[inline(always)]
    pub fn remove(&mut self, card: Card) {
        self.0 -= 1 << (4 * card.0);
    }

    /// The kinds that are present, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let place = rest.trailing_zeros() / 4;
                rest &= !(15 << (4 * place));
                Card(place as u8)
            })
        })
    }

    /// Each card, repeated by its count.
    pub fn each(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    pub fn has_all(self, others: Cards) -> bool {
        Card::all().all(|card| self.count(card) >= others.count(card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind() {
        let red = Card::location(Colour::Red);
        let ship = Card::industry(Industry::Ship);
        let mut hand: Cards = [red, ship, red].into_iter().collect();
        assert_eq!((hand.count(red), hand.count(ship), hand.len()), (2, 1, 3));
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [ship, red]);
        hand.remove(red);
        assert_eq!(hand.each().collect::<Vec<_>>(), [ship, red]);
        assert_eq!(Card::from_id("location_red"), Some(red));
        assert_eq!(red.kind(), CardKind::Location(Colour::Red));
    }
}
