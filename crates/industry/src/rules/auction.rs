//! The auction: IY-5.1 to IY-5.16.

use smokestack_core::{Seat, Sink};

use crate::Industry;
use crate::action::Action;
use crate::event::{Event, For, Party};
use crate::ids::FieldId;
use crate::position::{Auction, Phase, PublicState};
use crate::refusal::Refusal;

impl Industry {
    /// The lowest bid that beats the earlier ones (IY-5.3, IY-5.4).
    #[inline]
    pub(crate) fn least_bid(&self, open: &PublicState) -> u8 {
        let highest = open.auction.highest();
        highest.map_or(self.data.params.min_bid, |(_, bid)| bid.saturating_add(1))
    }

    /// The coins that the auctioneer pays to keep the field, if he can; without a bid it costs nothing (IY-5.9,
    /// IY-5.11).
    #[inline]
    pub(crate) fn keep_price(&self, open: &PublicState) -> Option<u8> {
        let price = open.auction.highest().map_or(0, |(_, bid)| bid);
        self.coins_to_keep(open.seats[open.auctioneer.index()].money, price)
    }

    pub(crate) fn list_offers(&self, open: &PublicState, out: &mut Vec<Action>) {
        out.extend(open.available_fields().map(Action::Offer));
    }

    #[inline]
    pub(crate) fn list_bids(&self, open: &PublicState, out: &mut Vec<Action>) {
        let money = open.seats[open.turn.index()].money;
        out.extend((self.least_bid(open)..=money).map(Action::Bid));
        out.push(Action::Pass);
    }

    pub(crate) fn list_decision(&self, open: &PublicState, out: &mut Vec<Action>) {
        if open.auction.highest().is_some() {
            out.push(Action::Sell);
        }
        if self.keep_price(open).is_some() {
            out.push(Action::Keep);
        }
    }

    pub(crate) fn check_offer(&self, open: &PublicState, field: FieldId) -> Result<(), Refusal> {
        match open.phase {
            Phase::Offer if open.available_fields().has(field) => Ok(()),
            Phase::Offer => Err(Refusal::NotAvailable(field)),
            Phase::Bid | Phase::Decide => Err(Refusal::OneAtATime(open.auction.field)),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bidding_turn(&self, open: &PublicState) -> Result<(), Refusal> {
        match open.phase {
            Phase::Bid => Ok(()),
            Phase::Offer => Err(Refusal::NameAFieldFirst),
            Phase::Decide => Err(Refusal::AuctioneerDoesNotBid),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bid(&self, open: &PublicState, bid: u8) -> Result<(), Refusal> {
        self.check_bidding_turn(open)?;
        let least = self.data.params.min_bid;
        let money = open.holding(open.turn).money;
        if bid < least {
            return Err(Refusal::BidTooLow { bid, least });
        }
        if let Some((_, highest)) = open.auction.highest()
            && bid <= highest
        {
            return Err(Refusal::BidNotHigher { bid, highest });
        }
        if bid > money {
            return Err(Refusal::BidTooHigh { bid, money });
        }
        Ok(())
    }

    fn check_decision(&self, open: &PublicState) -> Result<(), Refusal> {
        match open.phase {
            Phase::Decide => Ok(()),
            Phase::Offer => Err(Refusal::NameAFieldFirst),
            Phase::Bid => Err(Refusal::BiddingNotOver),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_keep(&self, open: &PublicState) -> Result<(), Refusal> {
        self.check_decision(open)?;
        match open.auction.highest() {
            Some((_, price)) if self.keep_price(open).is_none() => Err(Refusal::CannotKeep {
                field: open.auction.field,
                price,
                money: open.holding(open.auctioneer).money,
            }),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_sale(&self, open: &PublicState) -> Result<(), Refusal> {
        self.check_decision(open)?;
        let highest = open.auction.highest();
        highest.map(|_| ()).ok_or(Refusal::NobodyBid(open.auction.field))
    }

    /// The auctioneer names a field; bidding begins on his left (IY-5.2, IY-5.3).
    #[inline]
    pub(crate) fn offer(&self, open: &mut PublicState, field: FieldId, events: &mut impl Sink<Event>) {
        open.available.remove(field.column());
        open.auction = Auction {
            field,
            ..Auction::NONE
        };
        events.send(Event::Offered {
            seat: open.auctioneer,
            field,
        });
        open.turn = open.auctioneer.next(self.seats);
        open.phase = Phase::Bid;
    }

    /// One bid or a pass (IY-5.3); when all others have bid or passed the auctioneer decides (IY-5.6).
    #[inline]
    pub(crate) fn bid(&self, open: &mut PublicState, bid: Option<u8>, events: &mut impl Sink<Event>) {
        let seat = open.turn;
        open.auction.set_bid(seat, bid);
        events.send(bid.map_or(Event::Passed(seat), |coins| Event::Bid { seat, coins }));
        open.turn = seat.next(self.seats);
        if open.turn == open.auctioneer {
            open.phase = Phase::Decide;
        }
    }

    /// The highest bidder pays the auctioneer, who continues (IY-5.7).
    #[inline]
    pub(crate) fn sell(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        let field = open.auction.field;
        let (seat, coins) = open
            .auction
            .highest()
            .expect("a sale needs a bid, checked before");
        let auctioneer = open.auctioneer;
        open.own(seat).money -= coins;
        open.own(auctioneer).money += coins;
        events.send(Event::Bought { seat, field });
        events.send(Event::Paid {
            from: Party::Seat(seat),
            to: Party::Seat(auctioneer),
            coins,
            what: For::Field(field),
        });
        self.claim(open, seat);
        self.next_auction(open, events);
    }

    /// The auctioneer takes the field at the price of the highest bid, and the role moves on (IY-5.8, IY-5.10, IY-5.11).
    #[inline]
    pub(crate) fn keep(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        let (seat, field) = (open.auctioneer, open.auction.field);
        if open.auction.highest().is_some() {
            let coins = self.keep_price(open).expect("it can be kept, checked before");
            events.send(Event::Kept { seat, field, coins });
            self.pay_round_the_table(open, coins, events);
        } else {
            events.send(Event::Took { seat, field });
        }
        self.claim(open, seat);
        open.auctioneer = seat.next(self.seats);
        if !open.available.is_empty() {
            events.send(Event::Auctioneer(open.auctioneer));
        }
        self.next_auction(open, events);
    }

    /// One coin to each seat in turn from the left, the payer's own seat included, lap after lap (IY-5.8).
    fn pay_round_the_table(&self, open: &mut PublicState, coins: u8, events: &mut impl Sink<Event>) {
        let payer = open.auctioneer;
        let mut to = payer;
        for _ in 0..coins {
            to = to.next(self.seats);
            open.own(payer).money -= 1;
            open.own(to).money += 1;
            events.send(Event::Paid {
                from: Party::Seat(payer),
                to: Party::Seat(to),
                coins: 1,
                what: For::Field(open.auction.field),
            });
        }
    }

    /// A marker with the clock up, or the joker that lies there; then the area marker is turned down (IY-5.13).
    #[inline]
    fn claim(&self, open: &mut PublicState, seat: Seat) {
        let field = open.auction.field;
        match self.data.lookup.joker[field.index()] {
            Some(joker) => open.own(seat).jokers.add(joker),
            None => open.own(seat).undeveloped.insert(field),
        }
        open.used.insert(field.column());
    }

    /// The next field, or the development phase when no face-up marker is left (IY-5.14).
    fn next_auction(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        open.auction = Auction::NONE;
        if open.available.is_empty() {
            self.begin_development(open, events);
        } else {
            open.turn = open.auctioneer;
            open.phase = Phase::Offer;
        }
    }
}
