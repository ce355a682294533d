//! The position: one small `Copy` value. The public state is `open`; the order of the piles is `hidden` (IA-1.13).

use smokestack_core::{InvalidPosition, Seat, Seed};

use crate::Industria;
use crate::data::{EPOCHS, Kind, TILES_PER_EPOCH};
use crate::ids::{ResourceId, ResourceSet, TileId, TileSet};

/// The maximum number of seats (IA-1.1).
pub const SEATS: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub open: PublicState,
    pub(crate) hidden: SecretState,
}

/// The face-down piles, and the seed that they came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SecretState {
    /// One pile per epoch; the next tile to draw is the last. Drawn tiles are replaced by [`NO_TILE`].
    pub piles: [[TileId; TILES_PER_EPOCH]; EPOCHS],
    pub seed: Seed,
}

pub(crate) const NO_TILE: TileId = TileId(u8::MAX);

/// Everything that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    pub seats: [Holding; SEATS],
    /// Tiles on offer this round, without the one on the block.
    pub offer: TileSet,
    /// Tiles still face down: only their order is secret.
    pub face_down: TileSet,
    /// Tiles that left the game: used or sold resource tiles, lapsed technologies.
    pub discarded: TileSet,
    /// Factories built after their epoch: they brought no points (IA-7.3).
    pub late: TileSet,
    pub phase: Phase,
    /// The seat to decide (meaningless once the game is over).
    pub turn: Seat,
    /// The seat with the start-player marker (IA-5.8).
    pub start: Seat,
    pub auctioneer: Seat,
    /// Counted from 1 (IA-1.5).
    pub epoch: u8,
    /// The round within the epoch, from 1 (IA-2.3).
    pub round: u8,
    pub auction: Auction,
    pub building: Building,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    pub hand: TileSet,
    /// Laid out in front of the player (IA-6.3).
    pub built: TileSet,
    /// The resources that the built factories produce; follows from `built`.
    pub(crate) products: ResourceSet,
    pub money: u8,
    /// Points scored during play (IA-7.1).
    pub vp: u8,
    /// The discount on buildings (IA-7.6); follows from `built`.
    pub discount: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The auctioneer names a tile (IA-5.2).
    Offer,
    /// The others bid or pass, once each (IA-5.3).
    Bid,
    /// The auctioneer sells or keeps (IA-5.6, IA-5.7).
    Decide,
    /// A player builds (IA-6.1).
    Build,
    /// A player who could use a resource tile or pay chooses how (IA-6.16).
    Pay,
    Over,
}

/// The auction of one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Auction {
    pub(crate) tile: TileId,
    pub(crate) bids: [Bid; SEATS],
}

/// A seat's bid or pass in this auction. Bids fit into one byte, as all money does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bid {
    None,
    Pass,
    Thalers(u8),
}

impl Auction {
    pub(crate) const NONE: Auction = Auction {
        tile: NO_TILE,
        bids: [Bid::None; SEATS],
    };

    /// The tile on the block.
    pub fn tile(&self) -> Option<TileId> {
        (self.tile != NO_TILE).then_some(self.tile)
    }

    pub fn bid_of(&self, seat: Seat) -> Bid {
        self.bids[seat.index()]
    }

    /// The highest bid and who made it; each bid is higher than the one before, so there is only one (IA-5.4).
    pub fn highest(&self) -> Option<(Seat, u8)> {
        let mut highest = None;
        for (seat, bid) in Seat::all(SEATS).zip(self.bids) {
            if let Bid::Thalers(thalers) = bid
                && highest.is_none_or(|(_, best)| thalers > best)
            {
                highest = Some((seat, thalers));
            }
        }
        highest
    }
}

/// The building turn of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    /// Kinds built this turn: a factory, a technology, a bonus tile (IA-6.1), in the order of [`Kind`].
    pub(crate) done: [bool; 3],
    /// The tile being paid for.
    pub(crate) tile: TileId,
    /// Resources for which the player still has to choose between a tile and money.
    pub(crate) ask: ResourceSet,
    /// Resources to be bought, and resources to be taken from resource tiles.
    pub(crate) buy: ResourceSet,
    pub(crate) spend: ResourceSet,
}

impl Building {
    pub(crate) const NONE: Building = Building {
        done: [false; 3],
        tile: NO_TILE,
        ask: ResourceSet::EMPTY,
        buy: ResourceSet::EMPTY,
        spend: ResourceSet::EMPTY,
    };

    /// The tile that is being paid for.
    pub fn paying(&self) -> Option<TileId> {
        (self.tile != NO_TILE).then_some(self.tile)
    }

    /// Whether a tile of this kind was already built this turn.
    pub fn has_built(&self, kind: Kind) -> bool {
        self.done.get(kind as usize).copied().unwrap_or(false)
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

    /// Who has built this tile.
    pub fn owner(&self, tile: TileId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].built.has(tile))
    }

    /// The seat whose hand contains this tile.
    pub fn holder(&self, tile: TileId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].hand.has(tile))
    }
}

impl Industria {
    /// The maximum money that can be in play now, so that all later income still fits into one byte per player.
    fn money_limit(&self, state: &PublicState) -> u32 {
        let params = &self.data.params;
        let income = u32::from(params.income) + u32::from(params.extra_income);
        let passed = (usize::from(state.epoch) - 1) * self.rounds_per_epoch() + usize::from(state.round);
        let to_come = self.epochs() * self.rounds_per_epoch() - passed;
        let tiles = self.data.of_kind(Kind::Resource).without(state.discarded).len();
        let tiles = tiles * u32::from(params.resource_tile_price);
        250u32.saturating_sub((self.seats * to_come) as u32 * income + tiles)
    }

    /// What is true in every reachable position.
    pub(crate) fn invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        self.check_clock(at)?;
        self.check_places(at)?;
        self.check_holdings(at)?;
        self.check_auction(at)?;
        self.check_building(at)
    }

    fn check_clock(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        let (epochs, rounds) = (self.epochs(), self.rounds_per_epoch());
        if state.epoch == 0 || usize::from(state.epoch) > epochs {
            return Err(InvalidPosition::new(format!(
                "epoch {} (1 to {epochs} with these seats, IA-1.7)",
                state.epoch
            )));
        }
        if state.round == 0 || usize::from(state.round) > rounds {
            return Err(InvalidPosition::new(format!(
                "round {} (1 to {rounds} in an epoch, IA-2.3)",
                state.round
            )));
        }
        let at_table = |seat: Seat| seat.index() < self.seats;
        if !(at_table(state.turn) && at_table(state.start) && at_table(state.auctioneer)) {
            return Err(InvalidPosition::new("a seat that is not at this table"));
        }
        Ok(())
    }

    /// Every tile of the game is in exactly one place.
    fn check_places(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        let block = state.auction.tile().map_or(TileSet::EMPTY, TileSet::one);
        let mut places = vec![state.offer, state.face_down, state.discarded, block];
        places.extend(state.seats.iter().flat_map(|s| [s.hand, s.built]));
        let mut seen = TileSet::EMPTY;
        for place in places {
            if let Some(tile) = place.and(seen).first() {
                return Err(InvalidPosition::new(format!(
                    "{} lies in two places",
                    self.data.tile(tile).id
                )));
            }
            seen = seen.or(place);
        }
        let all = self.tiles_in_play();
        if let Some(tile) = all.without(seen).first() {
            return Err(InvalidPosition::new(format!(
                "{} is nowhere",
                self.data.tile(tile).id
            )));
        }
        if let Some(tile) = seen.without(all).first() {
            return Err(InvalidPosition::new(format!(
                "{} is not in this game (IA-1.7)",
                self.data.tile(tile).id
            )));
        }
        self.check_piles(at)
    }

    fn check_piles(&self, at: &Position) -> Result<(), InvalidPosition> {
        for (pile, of_epoch) in at.hidden.piles.iter().zip(self.data.lookup.of_epoch) {
            let expected = at.open.face_down.and(of_epoch);
            let count = expected.len() as usize;
            let entry: TileSet = pile[..count].iter().copied().filter(|t| *t != NO_TILE).collect();
            if entry != expected || pile[count..].iter().any(|t| *t != NO_TILE) {
                return Err(InvalidPosition::new(
                    "a pile does not hold the tiles that lie face down",
                ));
            }
        }
        let current = self.data.lookup.of_epoch[usize::from(at.open.epoch) - 1];
        let block = at.open.auction.tile().map_or(TileSet::EMPTY, TileSet::one);
        match at.open.offer.or(block).without(current).first() {
            Some(tile) => Err(InvalidPosition::new(format!(
                "{} is not of this epoch (IA-4.1)",
                self.data.tile(tile).id
            ))),
            None if at.open.offer.or(block).len() as usize > self.seats => {
                Err(InvalidPosition::new("more tiles on offer than players (IA-4.1)"))
            }
            None => Ok(()),
        }
    }

    fn check_holdings(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        let past: TileSet = self.epoch_set(usize::from(state.epoch) - 1);
        let known = self.epoch_set(usize::from(state.epoch));
        for (seat, holding) in Seat::all(SEATS).zip(&state.seats) {
            let name = |tile: TileId| &self.data.tile(tile).id;
            if seat.index() >= self.seats && *holding != Holding::default() {
                return Err(InvalidPosition::new(format!("seat {seat} is not at this table")));
            }
            if let Some(tile) = holding.hand.or(holding.built).without(known).first() {
                return Err(InvalidPosition::new(format!(
                    "{} comes in a later epoch (IA-4.1)",
                    name(tile)
                )));
            }
            let lapsed = holding.hand.and(self.data.of_kind(Kind::Technology)).and(past);
            if let Some(tile) = lapsed.first() {
                return Err(InvalidPosition::new(format!(
                    "{} has lapsed (IA-7.4)",
                    name(tile)
                )));
            }
            if let Some(tile) = holding.built.and(self.data.of_kind(Kind::Resource)).first() {
                return Err(InvalidPosition::new(format!(
                    "{} is never laid out (IA-6.18)",
                    name(tile)
                )));
            }
        }
        let money: u32 = state.seats.iter().map(|s| u32::from(s.money)).sum();
        if money > self.money_limit(state) {
            return Err(InvalidPosition::new(format!(
                "{money} thalers: no game hands out that many (IA-3.4)"
            )));
        }
        let built = state.seats.iter().fold(TileSet::EMPTY, |all, s| all.or(s.built));
        let to_come: u32 = self
            .tiles_in_play()
            .without(built)
            .map(|t| u32::from(self.data.tile(t).vp))
            .sum();
        if let Some(holding) = state.seats.iter().find(|s| u32::from(s.vp) + to_come > 250) {
            return Err(InvalidPosition::new(format!(
                "{} points: no game brings that many (IA-7.1)",
                holding.vp
            )));
        }
        if !state
            .late
            .without(built.and(self.data.of_kind(Kind::Factory)).and(past))
            .is_empty()
        {
            return Err(InvalidPosition::new(
                "only a built factory of an earlier epoch can be late (IA-7.3)",
            ));
        }
        Ok(())
    }

    fn check_auction(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        let auction = &state.auction;
        match state.phase {
            Phase::Offer | Phase::Build | Phase::Pay | Phase::Over if *auction != Auction::NONE => {
                return Err(InvalidPosition::new("a tile on the block outside an auction"));
            }
            Phase::Offer if state.turn != state.auctioneer => {
                return Err(InvalidPosition::new("the auctioneer picks the tile (IA-5.2)"));
            }
            Phase::Offer if state.offer.is_empty() => {
                return Err(InvalidPosition::new(
                    "an auction without a tile on offer (IA-5.11)",
                ));
            }
            Phase::Build | Phase::Pay | Phase::Over if !state.offer.is_empty() => {
                return Err(InvalidPosition::new("tiles on offer after the auction (IA-5.11)"));
            }
            _ => {}
        }
        let mut highest = 0;
        for step in 1..SEATS.max(self.seats) {
            let seat = state.auctioneer.plus(step, self.seats);
            if step >= self.seats {
                break;
            }
            if let Bid::Thalers(bid) = auction.bid_of(seat) {
                if bid <= highest || bid < self.data.params.min_bid {
                    return Err(InvalidPosition::new(format!(
                        "{seat}'s bid is not higher than the one before (IA-5.4)"
                    )));
                }
                if bid > state.holding(seat).money {
                    return Err(InvalidPosition::new(format!(
                        "{seat} bids more than {seat} owns (IA-5.5)"
                    )));
                }
                highest = bid;
            }
        }
        self.check_bidding(state)
    }

    /// The seats before the one to decide have bid or passed, those after it have not (IA-5.3).
    fn check_bidding(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        if !matches!(state.phase, Phase::Bid | Phase::Decide) {
            return Ok(());
        }
        let mut asked = false;
        for step in 1..=self.seats {
            let seat = state.auctioneer.plus(step, self.seats);
            asked |= seat == state.turn;
            let spoke = state.auction.bid_of(seat) != Bid::None;
            if step == self.seats && spoke {
                return Err(InvalidPosition::new("the auctioneer does not bid (IA-5.3)"));
            }
            if step < self.seats && spoke == asked {
                return Err(InvalidPosition::new(format!(
                    "{seat} is out of turn in the bidding (IA-5.3)"
                )));
            }
        }
        Ok(())
    }

    fn check_building(&self, at: &Position) -> Result<(), InvalidPosition> {
        let state = &at.open;
        let paying = state.building.paying();
        if paying.is_some() != (state.phase == Phase::Pay) {
            return Err(InvalidPosition::new(
                "a tile is paid for while building, and then only (IA-6.5)",
            ));
        }
        match paying {
            Some(tile) if !state.holding(state.turn).hand.has(tile) => Err(InvalidPosition::new(
                "the tile being paid for is not in the builder's hand (IA-6.1)",
            )),
            Some(tile) => self.check_payment(state, tile),
            None => Ok(()),
        }
    }

    /// Both choices of the current prompt are possible, and earlier choices can be carried out (IA-6.6, IA-6.16).
    fn check_payment(&self, state: &PublicState, tile: TileId) -> Result<(), InvalidPosition> {
        let Building {
            ask: prompt,
            buy,
            spend,
            ..
        } = state.building;
        let supply = self.supply(state, state.turn, tile);
        let twice = prompt.and(buy).or(prompt.and(spend)).or(buy.and(spend));
        let either = supply.by_tile.and(supply.for_money);
        if prompt.is_empty()
            || !twice.is_empty()
            || !prompt.without(either).is_empty()
            || !buy.without(supply.for_money).is_empty()
            || !spend.without(supply.by_tile).is_empty()
        {
            return Err(InvalidPosition::new(
                "the payment does not fit the needs of the tile (IA-6.6)",
            ));
        }
        let settled = prompt.or(buy).or(spend);
        let used = |r: ResourceId| {
            !self.data.lookup.supplies[r.index()]
                .and(state.discarded)
                .is_empty()
        };
        if supply.open.without(settled).any(|r| !used(r)) {
            return Err(InvalidPosition::new(
                "a need of the tile is not provided for (IA-6.5)",
            ));
        }
        let due =
            self.cost(state, state.turn, tile) + (buy.len() as u8 + 1) * self.data.params.resource_price;
        if due > state.holding(state.turn).money {
            return Err(InvalidPosition::new(
                "there is no money for both answers (IA-6.15)",
            ));
        }
        Ok(())
    }
}
