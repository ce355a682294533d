//! The position: one `Copy` value. The public state is `open`; hands, the order of the pile and the seed are `hidden`
//! (AI-5.2).

use smokestack_core::{Seat, Seed};

use crate::data::LEVELS;
use crate::ids::{
    Card, Cards, Cube, Industry, LineId, LineSet, LocationId, LocationSet, MarketId, MarketSet, SpaceId,
    SpaceSet, StackId,
};

/// The maximum number of seats.
pub const SEATS: usize = 5;
/// The number of cards in the box (AI-2.8).
pub const CARDS: usize = 66;
/// The maximum number of market tile kinds in a data file.
pub const MARKET_KINDS: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub open: PublicState,
    pub(crate) hidden: SecretState,
}

/// What no player may know completely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SecretState {
    pub hands: [Cards; SEATS],
    pub pile: Pile,
    pub seed: Seed,
}

/// The draw pile: its cards, the next one last; only the first [`PublicState::pile`] count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pile([u8; CARDS.div_ceil(2)]);

impl Pile {
    pub const EMPTY: Pile = Pile([0; CARDS.div_ceil(2)]);

    /// The card at an index, from the bottom of the pile.
    pub fn at(&self, place: usize) -> Card {
        Card(self.0[place / 2] >> (4 * (place % 2)) & 15)
    }

    pub fn put(&mut self, place: usize, card: Card) {
        let shift = 4 * (place % 2);
        let byte = &mut self.0[place / 2];
        *byte = *byte & !(15 << shift) | card.0 << shift;
    }

    /// Takes the card at an index and blanks its place, so that two piles with the same cards are equal.
    pub fn take(&mut self, place: usize) -> Card {
        let card = self.at(place);
        self.put(place, Card(0));
        card
    }
}

/// Everything that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    pub seats: [Holding; SEATS],
    /// The stack from which the tile on a space came.
    pub(crate) stack_at: [StackId; SpaceId::CAPACITY],
    /// Cubes on a mine's or iron works' space, or on the coal import space beyond a ship space.
    pub(crate) cubes: [u8; SpaceId::CAPACITY],
    pub occupied: SpaceSet,
    pub flipped: SpaceSet,
    /// The spaces with tiles of each industry.
    pub(crate) of: [SpaceSet; Industry::COUNT],
    /// The spaces with tiles of each level.
    pub(crate) level: [SpaceSet; LEVELS],
    /// Spaces with coal and spaces with iron, including coal import spaces that no ship has opened yet (AI-10.3).
    pub(crate) cubed: [SpaceSet; 2],
    /// Towns with a port tile.
    pub(crate) ports: LocationSet,
    /// Lines with a counter, no matter who owns it (AI-1.6).
    pub built: LineSet,
    /// The locations to which each location is connected (AI-1.8). Counters are never removed, so these sets only grow.
    pub(crate) reach: [LocationSet; LocationId::CAPACITY],
    /// The spaces in the locations to which each location is connected; follows from `reach`.
    pub(crate) yards: [SpaceSet; LocationId::CAPACITY],
    /// The number of cubes on the coal and iron displays: always on the dearest spaces (AI-8.2, AI-8.7).
    pub display: [u8; 2],
    pub(crate) markets: [u8; MarketId::CAPACITY],
    pub market_flipped: MarketSet,
    /// The two cards beside the pile (AI-2.9).
    pub face_up: Cards,
    pub discards: Cards,
    /// The number of cards in the pile.
    pub pile: u8,
    /// The turn order; unused seats follow in seating order.
    pub order: [Seat; SEATS],
    /// Whose turn it is, as an index into the order.
    pub(crate) at: u8,
    pub round: u8,
    pub actions_left: u8,
    pub phase: Phase,
    pub asking: Asking,
    pub(crate) job: Job,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// Spaces with the player's tiles.
    pub own: SpaceSet,
    /// Lines with the player's counters.
    pub links: LineSet,
    /// Locations that one of the player's counters touches (AI-1.9); follows from `links`.
    pub linked: LocationSet,
    /// Locations with one of the player's tiles; follows from `own`.
    pub(crate) present: LocationSet,
    /// The spaces of locations with as many of the player's tiles as allowed (AI-6.9); follows from `own`.
    pub(crate) crowded: SpaceSet,
    /// The spaces where an industry card may build something new (AI-6.2 b, d); follows from `own` and `links`.
    pub(crate) around: SpaceSet,
    /// Cards that the player took openly and has not visibly played or discarded since.
    pub seen: Cards,
    pub money: u16,
    /// Units owed (AI-4.3).
    pub loans: u16,
    /// Money spent on actions this round (AI-4.1).
    pub spent: u16,
    /// The number of cards in hand.
    pub hand: u8,
    /// The number of tiles of each industry that have left the display, built or developed (AI-6.12).
    pub gone: [u8; Industry::COUNT],
}

/// The phases of a round (AI-3.1); the new turn order needs no decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Actions,
    Interest,
    Over,
}

/// The current player's decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// An action (AI-3.5).
    Act,
    /// Which tile to build and where, using both actions (AI-6.5).
    Place,
    /// From which of several nearest sources the next cube comes (AI-7.4).
    Cube,
    /// Another sale, or no more (AI-12.1).
    Sell,
    /// The second card (AI-14.5).
    Draw,
    /// Which card the action costs (AI-14.1, AI-14.9).
    Discard(Option<Industry>),
    /// Whether to repay after the actions, or before interest is due (AI-4.4, AI-16.3).
    Repay,
}

/// What is being built while its cubes are collected (AI-6.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Job {
    pub what: Work,
    /// Cubes still needed: coal, iron.
    pub needs: [u8; 2],
    /// Where they can still go, for a link.
    pub(crate) ends: Ends,
}

/// The ends of a new link to which its cubes can still go: both, unless all must go to the same one (AI-11.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    Both,
    First,
    Second,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    None,
    Tile { stack: StackId, space: SpaceId },
    Link(LineId),
}

impl Job {
    pub(crate) const NONE: Job = Job {
        what: Work::None,
        needs: [0; 2],
        ends: Ends::Both,
    };

    /// The colour of the next cube: coal first (AI-6.14).
    #[inline(always)]
    pub fn next_cube(&self) -> Option<Cube> {
        Cube::ALL.into_iter().find(|cube| self.needs[cube.index()] > 0)
    }
}

impl Holding {
    #[inline(always)]
    pub fn has_counter(&self, all: u8) -> bool {
        self.links.len() < u32::from(all)
    }
}

impl PublicState {
    #[inline]
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn holding_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index()]
    }

    /// Whose turn it is (meaningless once the game is over).
    #[inline(always)]
    pub fn turn(&self) -> Seat {
        self.order[usize::from(self.at)]
    }

    /// The stack from which the tile on a space came.
    #[inline]
    pub fn tile(&self, space: SpaceId) -> Option<StackId> {
        self.occupied.has(space).then(|| self.stack_at[space.index()])
    }

    /// The owner of the tile on a space.
    #[inline]
    pub fn owner(&self, space: SpaceId) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.seats[seat.index()].own.has(space))
    }

    /// The owner of the counter on a line.
    pub fn builder(&self, line: LineId) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.seats[seat.index()].links.has(line))
    }

    /// Cubes on a mine or iron works, or on the coal import space beyond a ship space.
    #[inline]
    pub fn cubes_on(&self, space: SpaceId) -> u8 {
        self.cubes[space.index()]
    }

    /// The kind of the tile on a market space: an index into the data's list.
    #[inline]
    pub fn market_tile(&self, market: MarketId) -> usize {
        usize::from(self.markets[market.index()])
    }

    /// The tiles of an industry.
    #[inline]
    pub fn tiles_of(&self, industry: Industry) -> SpaceSet {
        self.of[industry.index()]
    }

    /// The available sources of a cube colour: mines or iron works with cubes, and coal imports that a ship has opened
    /// (AI-1.10).
    #[inline(always)]
    pub fn sources(&self, cube: Cube) -> SpaceSet {
        let tiles = match cube {
            Cube::Coal => self.of[Industry::CoalMine.index()].or(self.of[Industry::Ship.index()]),
            Cube::Iron => self.of[Industry::IronWorks.index()],
        };
        self.cubed[cube.index()].and(tiles)
    }

    /// All locations connected to this one, including itself (AI-1.8).
    #[inline]
    pub fn connected(&self, location: LocationId) -> LocationSet {
        self.reach[location.index()]
    }

    /// The spaces of all connected locations.
    #[inline]
    pub fn spaces_connected(&self, location: LocationId) -> SpaceSet {
        self.yards[location.index()]
    }

    /// Towns with a port tile.
    #[inline]
    pub fn port_towns(&self) -> LocationSet {
        self.ports
    }

    pub fn job(&self) -> &Job {
        &self.job
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_card_is_removed_from_the_pile() {
        let mut pile = Pile::EMPTY;
        let cards: Vec<Card> = Card::all().chain(Card::all()).collect();
        for (place, card) in cards.iter().enumerate() {
            pile.put(place, *card);
        }
        for place in (0..cards.len()).rev() {
            assert_eq!(pile.take(place), cards[place]);
        }
        assert_eq!(pile, Pile::EMPTY);
    }
}
