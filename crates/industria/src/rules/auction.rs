//! The auction: IA-5.1 to IA-5.14, and resource tiles sold before a decision (IA-6.9, IA-6.19).

use smokestack_core::{Seat, Sink};

use crate::Industria;
use crate::action::Action;
use crate::data::Kind;
use crate::event::{Event, For, Party};
use crate::ids::{TileId, TileSet};
use crate::position::{Auction, Bid, Phase, PublicState};
use crate::refusal::Refusal;

impl Industria {
    /// The lowest bid that beats the earlier ones (IA-5.4).
    #[inline]
    pub(crate) fn least_bid(&self, state: &PublicState) -> u8 {
        state
            .auction
            .highest()
            .map_or(self.data.params.min_bid, |(_, bid)| bid.saturating_add(1))
    }

    /// The resource tiles that the deciding player may sell now (IA-6.9, IA-6.19).
    #[inline]
    pub(crate) fn sellable(&self, state: &PublicState) -> TileSet {
        if !self.sell_resource_tiles || state.phase == Phase::Pay {
            return TileSet::EMPTY;
        }
        state.seats[state.turn.index()]
            .hand
            .and(self.data.of_kind(Kind::Resource))
    }

    pub(crate) fn list_offers(&self, state: &PublicState, out: &mut Vec<Action>) {
        out.extend(state.offer.map(Action::Offer));
        out.extend(self.sellable(state).map(Action::SellTile));
    }

    pub(crate) fn list_bids(&self, state: &PublicState, out: &mut Vec<Action>) {
        let money = state.seats[state.turn.index()].money;
        out.extend((self.least_bid(state)..=money).map(Action::Bid));
        out.push(Action::Pass);
        out.extend(self.sellable(state).map(Action::SellTile));
    }

    pub(crate) fn list_decision(&self, state: &PublicState, out: &mut Vec<Action>) {
        if state.auction.highest().is_some() {
            out.push(Action::Sell);
        }
        out.push(Action::Keep);
        out.extend(self.sellable(state).map(Action::SellTile));
    }

    pub(crate) fn check_offer(&self, state: &PublicState, tile: TileId) -> Result<(), Refusal> {
        match state.phase {
            Phase::Offer if state.offer.has(tile) => Ok(()),
            Phase::Offer => Err(Refusal::NotOnOffer(tile)),
            Phase::Bid | Phase::Decide => Err(Refusal::OneAtATime),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bidding_turn(&self, state: &PublicState) -> Result<(), Refusal> {
        match state.phase {
            Phase::Bid => Ok(()),
            Phase::Offer => Err(Refusal::NameATileFirst),
            Phase::Decide => Err(Refusal::AuctioneerDoesNotBid),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bid(&self, state: &PublicState, bid: u8) -> Result<(), Refusal> {
        self.check_bidding_turn(state)?;
        let minimum = self.least_bid(state);
        let money = state.holding(state.turn).money;
        if bid < minimum {
            return Err(Refusal::BidTooLow { bid, least: minimum });
        }
        if bid > money {
            return Err(Refusal::BidTooHigh { bid, money });
        }
        Ok(())
    }

    pub(crate) fn check_keep(&self, state: &PublicState) -> Result<(), Refusal> {
        match state.phase {
            Phase::Decide => Ok(()),
            Phase::Offer => Err(Refusal::NameATileFirst),
            Phase::Bid => Err(Refusal::BiddingNotOver),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_sale(&self, state: &PublicState) -> Result<(), Refusal> {
        self.check_keep(state)?;
        state.auction.highest().map(|_| ()).ok_or(Refusal::NobodyBid)
    }

    pub(crate) fn check_tile_sale(&self, state: &PublicState, tile: TileId) -> Result<(), Refusal> {
        if !self.sell_resource_tiles {
            return Err(Refusal::SaleSwitchedOff);
        }
        if !state
            .holding(state.turn)
            .hand
            .and(self.data.of_kind(Kind::Resource))
            .has(tile)
        {
            return Err(Refusal::NoSuchResourceTile {
                seat: state.turn,
                tile,
            });
        }
        match state.building.paying() {
            Some(paying) => Err(Refusal::NotWhilePaying(paying)),
            None => Ok(()),
        }
    }

    /// The auctioneer names a tile; bidding begins on his left (IA-5.2, IA-5.3).
    #[inline]
    pub(crate) fn offer(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        state.offer.remove(tile);
        state.auction = Auction {
            tile,
            ..Auction::NONE
        };
        events.send(Event::Offered {
            seat: state.auctioneer,
            tile,
        });
        state.turn = state.auctioneer.next(self.seats);
        state.phase = Phase::Bid;
    }

    /// One bid or a pass (IA-5.3); when all others have bid or passed the auctioneer decides (IA-5.6).
    #[inline]
    pub(crate) fn bid(&self, state: &mut PublicState, bid: Option<u8>, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        state.auction.bids[seat.index()] = bid.map_or(Bid::Pass, Bid::Thalers);
        events.send(bid.map_or(Event::Passed(seat), |thalers| Event::Bid { seat, thalers }));
        state.turn = seat.next(self.seats);
        if state.turn == state.auctioneer {
            state.phase = Phase::Decide;
        }
    }

    /// The highest bidder pays the auctioneer, who continues (IA-5.6 a, IA-5.14).
    #[inline]
    pub(crate) fn sell(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let tile = state.auction.tile;
        let (seat, thalers) = state
            .auction
            .highest()
            .expect("a sale needs a bid, checked before");
        let auctioneer = state.auctioneer;
        state.holding_mut(seat).money -= thalers;
        state.holding_mut(auctioneer).money += thalers;
        state.holding_mut(seat).hand.insert(tile);
        events.send(Event::Bought { seat, tile });
        events.send(Event::Paid {
            from: Party::Seat(seat),
            to: Party::Seat(auctioneer),
            thalers,
            what: For::Tile(tile),
        });
        self.next_auction(state, events);
    }

    /// The auctioneer takes the tile for free, and the role moves on (IA-5.6 b, IA-5.7).
    #[inline]
    pub(crate) fn keep(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let (seat, tile) = (state.auctioneer, state.auction.tile);
        let required = state.auction.highest().is_some();
        state.holding_mut(seat).hand.insert(tile);
        events.send(if required {
            Event::Kept { seat, tile }
        } else {
            Event::Took { seat, tile }
        });
        state.auctioneer = seat.next(self.seats);
        if !state.offer.is_empty() {
            events.send(Event::Auctioneer(state.auctioneer));
        }
        self.next_auction(state, events);
    }

    /// The next tile, or the building phase when none is left (IA-5.11).
    fn next_auction(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        state.auction = Auction::NONE;
        if state.offer.is_empty() {
            self.begin_building(state, events);
        } else {
            state.turn = state.auctioneer;
            state.phase = Phase::Offer;
        }
    }

    /// A resource tile goes back for a thaler and leaves the game (IA-6.9, IA-9.7).
    pub(crate) fn sell_tile(
        &self,
        state: &mut PublicState,
        seat: Seat,
        tile: TileId,
        events: &mut impl Sink<Event>,
    ) {
        let thalers = self.data.params.resource_tile_price;
        state.holding_mut(seat).hand.remove(tile);
        state.discarded.insert(tile);
        state.holding_mut(seat).money += thalers;
        events.send(Event::Sold { seat, tile });
        events.send(Event::Paid {
            from: Party::Bank,
            to: Party::Seat(seat),
            thalers,
            what: For::Tile(tile),
        });
    }
}
