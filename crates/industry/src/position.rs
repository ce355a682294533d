//! The position: one small `Copy` value. The public state is `open`; the order of the bag is `hidden` (IY-1.5).

use smokestack_core::{Seat, Seed};

use crate::data::EPOCHS;
use crate::ids::{ColumnId, ColumnSet, FieldId, FieldSet, Jokers, ResourceSet};

/// The maximum number of seats (IY-1.1).
pub const SEATS: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub open: PublicState,
    pub(crate) hidden: SecretState,
}

/// The order in which markers will be drawn, and the seed that it came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SecretState {
    /// One order per epoch: the bag is filled once in each (IY-4.3). Drawn markers are removed from it.
    pub bags: [Order; EPOCHS],
    pub seed: Seed,
}

/// Area markers in the order in which they will be drawn, four bits each, the next one lowest.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Order(u64);

impl Order {
    pub fn new(columns: &[ColumnId]) -> Order {
        let pack = |rest: u64, column: &ColumnId| rest << 4 | u64::from(column.0);
        Order(columns.iter().rev().fold(0, pack))
    }

    #[inline(always)]
    pub fn draw(&mut self) -> ColumnId {
        let next = ColumnId((self.0 & 15) as u8);
        self.0 >>= 4;
        next
    }

    /// The next `count` markers. The end is not marked, so the caller has to know how many are left.
    pub fn next(mut self, count: usize) -> impl Iterator<Item = ColumnId> {
        (0..count).map(move |_| self.draw())
    }

    /// Whether exactly these markers are in the bag.
    pub fn holds(self, markers: ColumnSet) -> bool {
        let count = markers.len() as usize;
        let entry: ColumnSet = self.next(count).collect();
        entry == markers && self.0 >> (4 * count) == 0
    }
}

impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:012x}", self.0)
    }
}

/// Everything that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    pub seats: [Holding; SEATS],
    /// Factories developed after their epoch: they brought no points (IY-6.10).
    pub late: FieldSet,
    /// Spent jokers (IY-6.5).
    pub discarded: Jokers,
    /// Face-up markers, except that of the field on the block (IY-5.1).
    pub available: ColumnSet,
    /// Markers turned down since the bag was last filled (IY-5.13, IY-5.15).
    pub used: ColumnSet,
    pub phase: Phase,
    /// The seat to decide (meaningless once the game is over).
    pub turn: Seat,
    /// The seat with the start-player marker (IY-5.10).
    pub start: Seat,
    pub auctioneer: Seat,
    /// Counted from 1.
    pub epoch: u8,
    /// The round within the epoch, from 1 (IY-4.6).
    pub round: u8,
    pub auction: Auction,
    pub development: Development,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// The player's markers with the clock up (IY-5.13), including those on lapsed technologies (IY-7.3).
    pub undeveloped: FieldSet,
    pub developed: FieldSet,
    pub jokers: Jokers,
    /// The resources that the developed factories produce; follows from `developed`.
    pub(crate) products: ResourceSet,
    pub money: u8,
    /// Points scored during play (IY-6.10, IY-6.11).
    pub vp: u8,
    /// The discount on building prices (IY-6.13); follows from `developed`.
    pub discount: u8,
    /// Whether the one subsidy has been taken (IY-8.1).
    pub subsidy: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The auctioneer names a field (IY-5.2).
    Offer,
    /// The others bid or pass, once each (IY-5.3).
    Bid,
    /// The auctioneer sells or keeps (IY-5.6, IY-5.11).
    Decide,
    /// A player develops (IY-6.1).
    Develop,
    /// A player who could use a joker or pay chooses how (IY-6.7).
    Pay,
    Over,
}

pub(crate) const NO_FIELD: FieldId = FieldId(u8::MAX);

/// The auction of one field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Auction {
    pub(crate) field: FieldId,
    /// Each seat's bid or pass; bids fit into one byte, as all money does.
    pub(crate) bids: [u8; SEATS],
}

/// A seat's bid or pass in this auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bid {
    None,
    Pass,
    Coins(u8),
}

impl Auction {
    pub(crate) const NONE: Auction = Auction {
        field: NO_FIELD,
        bids: [Auction::NO_BID_YET; SEATS],
    };
    /// Neither value can be a bid: no bid is 0 (IY-5.4), and none is as high as `PASS`.
    const NO_BID_YET: u8 = 0;
    const PASS: u8 = u8::MAX;

    /// The field on the block.
    pub fn field(&self) -> Option<FieldId> {
        (self.field != NO_FIELD).then_some(self.field)
    }

    pub fn bid_of(&self, seat: Seat) -> Bid {
        match self.bids[seat.index()] {
            Auction::NO_BID_YET => Bid::None,
            Auction::PASS => Bid::Pass,
            coins => Bid::Coins(coins),
        }
    }

    #[inline(always)]
    pub(crate) fn set_bid(&mut self, seat: Seat, bid: Option<u8>) {
        self.bids[seat.index()] = bid.unwrap_or(Auction::PASS);
    }

    /// The highest bid and who made it; each bid is higher than the one before, so there is only one (IY-5.3).
    #[inline]
    pub fn highest(&self) -> Option<(Seat, u8)> {
        let mut highest = None;
        let mut best = 0;
        for (seat, bid) in Seat::all(SEATS).zip(self.bids) {
            if bid != Auction::PASS && bid > best {
                best = bid;
                highest = Some((seat, bid));
            }
        }
        highest
    }
}

/// The development turn of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Development {
    /// Fields developed this turn (IY-6.1).
    pub done: u8,
    /// The field being paid for.
    pub(crate) field: FieldId,
    /// The needs that are not covered yet; the prompt is about the first.
    pub(crate) needs: ResourceSet,
}

impl Development {
    pub(crate) const NONE: Development = Development {
        done: 0,
        field: NO_FIELD,
        needs: ResourceSet::EMPTY,
    };

    /// The field that is being paid for.
    pub fn paying(&self) -> Option<FieldId> {
        (self.field != NO_FIELD).then_some(self.field)
    }

    /// The need that the prompt is about.
    pub fn need(&self) -> Option<crate::ids::ResourceId> {
        self.needs.first()
    }
}

impl PublicState {
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn holding_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index()]
    }

    /// The marker of the field on the block.
    pub(crate) fn block(&self) -> ColumnSet {
        let column = self.auction.field().map(FieldId::column);
        column.map_or(ColumnSet::EMPTY, ColumnSet::one)
    }

    /// The markers that are still in the bag: only their order is secret (IY-1.5).
    pub fn bag(&self) -> ColumnSet {
        ColumnSet::ALL
            .without(self.available)
            .without(self.used)
            .without(self.block())
    }

    /// Fields that may be named now (IY-5.1).
    pub fn available_fields(&self) -> FieldSet {
        self.available.fields(self.epoch)
    }

    /// Fields that have been auctioned: those in past rows, and those in this row whose markers are turned down.
    pub fn sold(&self) -> FieldSet {
        FieldSet::rows(usize::from(self.epoch) - 1).or(self.used.fields(self.epoch))
    }

    /// The seat that has developed this field.
    pub fn developer(&self, field: FieldId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].developed.has(field))
    }

    /// The owner of the marker on this field, clock up or not.
    pub fn owner(&self, field: FieldId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| {
            let holding = &self.seats[s.index()];
            holding.developed.or(holding.undeveloped).has(field)
        })
    }
}
