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
    pub(crate) fn least_bid(&self, open: &PublicState) -> u8 {
        open.auction
            .highest()
            .map_or(self.data.params.min_bid, |(_, bid)| bid.saturating_add(1))
    }

    /// The resource tiles that the deciding player may sell now (IA-6.9, IA-6.19).
    #[inline]
    pub(crate) fn sellable(&self, open: &PublicState) -> TileSet {
        if !self.sell_resource_tiles || open.phase == Phase::Pay {
            return TileSet::EMPTY;
        }
        open.seats[open.turn.index()]
            .hand
            .and(self.data.of_kind(Kind::Resource))
    }

    pub(crate) fn list_offers(&self, open: &PublicState, out: &mut Vec<Action>) {
        out.extend(open.offer.map(Action::Offer));
        out.extend(self.sellable(open).map(Action::SellTile));
    }

    pub(crate) fn list_bids(&self, open: &PublicState, out: &mut Vec<Action>) {
        let money = open.seats[open.turn.index()].money;
        out.extend((self.least_bid(open)..=money).map(Action::Bid));
        out.push(Action::Pass);
        out.extend(self.sellable(open).map(Action::SellTile));
    }

    pub(crate) fn list_decision(&self, open: &PublicState, out: &mut Vec<Action>) {
        if open.auction.highest().is_some() {
            out.push(Action::Sell);
        }
        out.push(Action::Keep);
        out.extend(self.sellable(open).map(Action::SellTile));
    }

    pub(crate) fn check_offer(&self, open: &PublicState, tile: TileId) -> Result<(), Refusal> {
        match open.phase {
            Phase::Offer if open.offer.has(tile) => Ok(()),
            Phase::Offer => Err(Refusal::NotOnOffer(tile)),
            Phase::Bid | Phase::Decide => Err(Refusal::OneAtATime),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bidding_turn(&self, open: &PublicState) -> Result<(), Refusal> {
        match open.phase {
            Phase::Bid => Ok(()),
            Phase::Offer => Err(Refusal::NameATileFirst),
            Phase::Decide => Err(Refusal::AuctioneerDoesNotBid),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bid(&self, open: &PublicState, bid: u8) -> Result<(), Refusal> {
        self.check_bidding_turn(open)?;
        let least = self.least_bid(open);
        let money = open.holding(open.turn).money;
        if bid < least {
            return Err(Refusal::BidTooLow { bid, least });
        }
        if bid > money {
            return Err(Refusal::BidTooHigh { bid, money });
        }
        Ok(())
    }

    pub(crate) fn check_keep(&self, open: &PublicState) -> Result<(), Refusal> {
        match open.phase {
            Phase::Decide => Ok(()),
            Phase::Offer => Err(Refusal::NameATileFirst),
            Phase::Bid => Err(Refusal::BiddingNotOver),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_sale(&self, open: &PublicState) -> Result<(), Refusal> {
        self.check_keep(open)?;
        open.auction.highest().map(|_| ()).ok_or(Refusal::NobodyBid)
    }

    pub(crate) fn check_tile_sale(&self, open: &PublicState, tile: TileId) -> Result<(), Refusal> {
        if !self.sell_resource_tiles {
            return Err(Refusal::SaleSwitchedOff);
        }
        if !open
            .holding(open.turn)
            .hand
            .and(self.data.of_kind(Kind::Resource))
            .has(tile)
        {
            return Err(Refusal::NoSuchResourceTile {
                seat: open.turn,
                tile,
            });
        }
        match open.building.paying() {
            Some(paying) => Err(Refusal::NotWhilePaying(paying)),
            None => Ok(()),
        }
    }

    /// The auctioneer names a tile; bidding begins on his left (IA-5.2, IA-5.3).
    #[inline]
    pub(crate) fn offer(&self, open: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        open.offer.remove(tile);
        open.auction = Auction {
            tile,
            ..Auction::NONE
        };
        events.send(Event::Offered {
            seat: open.auctioneer,
            tile,
        });
        open.turn = open.auctioneer.next(self.seats);
        open.phase = Phase::Bid;
    }

    /// One bid or a pass (IA-5.3); when all others have bid or passed the auctioneer decides (IA-5.6).
    #[inline]
    pub(crate) fn bid(&self, open: &mut PublicState, bid: Option<u8>, events: &mut impl Sink<Event>) {
        let seat = open.turn;
        open.auction.bids[seat.index()] = bid.map_or(Bid::Pass, Bid::Thalers);
        events.send(bid.map_or(Event::Passed(seat), |thalers| Event::Bid { seat, thalers }));
        open.turn = seat.next(self.seats);
        if open.turn == open.auctioneer {
            open.phase = Phase::Decide;
        }
    }

    /// The highest bidder pays the auctioneer, who continues (IA-5.6 a, IA-5.14).
    #[inline]
    pub(crate) fn sell(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        let tile = open.auction.tile;
        let (seat, thalers) = open
            .auction
            .highest()
            .expect("a sale needs a bid, checked before");
        let auctioneer = open.auctioneer;
        open.own(seat).money -= thalers;
        open.own(auctioneer).money += thalers;
        open.own(seat).hand.insert(tile);
        events.send(Event::Bought { seat, tile });
        events.send(Event::Paid {
            from: Party::Seat(seat),
            to: Party::Seat(auctioneer),
            thalers,
            what: For::Tile(tile),
        });
        self.next_auction(open, events);
    }

    /// The auctioneer takes the tile for free, and the role moves on (IA-5.6 b, IA-5.7).
    #[inline]
    pub(crate) fn keep(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        let (seat, tile) = (open.auctioneer, open.auction.tile);
        let wanted = open.auction.highest().is_some();
        open.own(seat).hand.insert(tile);
        events.send(if wanted {
            Event::Kept { seat, tile }
        } else {
            Event::Took { seat, tile }
        });
        open.auctioneer = seat.next(self.seats);
        if !open.offer.is_empty() {
            events.send(Event::Auctioneer(open.auctioneer));
        }
        self.next_auction(open, events);
    }

    /// The next tile, or the building phase when none is left (IA-5.11).
    fn next_auction(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        open.auction = Auction::NONE;
        if open.offer.is_empty() {
            self.begin_building(open, events);
        } else {
            open.turn = open.auctioneer;
            open.phase = Phase::Offer;
        }
    }

    /// A resource tile goes back for a thaler and leaves the game (IA-6.9, IA-9.7).
    pub(crate) fn sell_tile(
        &self,
        open: &mut PublicState,
        seat: Seat,
        tile: TileId,
        events: &mut impl Sink<Event>,
    ) {
        let thalers = self.data.params.resource_tile_price;
        open.own(seat).hand.remove(tile);
        open.discarded.insert(tile);
        open.own(seat).money += thalers;
        events.send(Event::Sold { seat, tile });
        events.send(Event::Paid {
            from: Party::Bank,
            to: Party::Seat(seat),
            thalers,
            what: For::Tile(tile),
        });
    }
}
