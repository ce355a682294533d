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
    pub(crate) fn least_bid(&self, state: &PublicState) -> u8 {
        let highest = state.auction.highest();
        highest.map_or(self.data.params.min_bid, |(_, bid)| bid.saturating_add(1))
    }

    /// The coins that the auctioneer pays to keep the field, if he can; without a bid it costs nothing (IY-5.9,
    /// IY-5.11).
    #[inline]
    pub(crate) fn keep_price(&self, state: &PublicState) -> Option<u8> {
        let price = state.auction.highest().map_or(0, |(_, bid)| bid);
        self.coins_to_keep(state.seats[state.auctioneer.index()].money, price)
    }

    pub(crate) fn list_offers(&self, state: &PublicState, out: &mut Vec<Action>) {
        out.extend(state.available_fields().map(Action::Offer));
    }

    #[inline]
    pub(crate) fn list_bids(&self, state: &PublicState, out: &mut Vec<Action>) {
        let money = state.seats[state.turn.index()].money;
        out.extend((self.least_bid(state)..=money).map(Action::Bid));
        out.push(Action::Pass);
    }

    pub(crate) fn list_decision(&self, state: &PublicState, out: &mut Vec<Action>) {
        if state.auction.highest().is_some() {
            out.push(Action::Sell);
        }
        if self.keep_price(state).is_some() {
            out.push(Action::Keep);
        }
    }

    pub(crate) fn check_offer(&self, state: &PublicState, field: FieldId) -> Result<(), Refusal> {
        match state.phase {
            Phase::Offer if state.available_fields().has(field) => Ok(()),
            Phase::Offer => Err(Refusal::NotAvailable(field)),
            Phase::Bid | Phase::Decide => Err(Refusal::OneAtATime(state.auction.field)),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bidding_turn(&self, state: &PublicState) -> Result<(), Refusal> {
        match state.phase {
            Phase::Bid => Ok(()),
            Phase::Offer => Err(Refusal::NameAFieldFirst),
            Phase::Decide => Err(Refusal::AuctioneerDoesNotBid),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_bid(&self, state: &PublicState, bid: u8) -> Result<(), Refusal> {
        self.check_bidding_turn(state)?;
        let minimum = self.data.params.min_bid;
        let money = state.holding(state.turn).money;
        if bid < minimum {
            return Err(Refusal::BidTooLow { bid, least: minimum });
        }
        if let Some((_, highest)) = state.auction.highest()
            && bid <= highest
        {
            return Err(Refusal::BidNotHigher { bid, highest });
        }
        if bid > money {
            return Err(Refusal::BidTooHigh { bid, money });
        }
        Ok(())
    }

    fn check_decision(&self, state: &PublicState) -> Result<(), Refusal> {
        match state.phase {
            Phase::Decide => Ok(()),
            Phase::Offer => Err(Refusal::NameAFieldFirst),
            Phase::Bid => Err(Refusal::BiddingNotOver),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    pub(crate) fn check_keep(&self, state: &PublicState) -> Result<(), Refusal> {
        self.check_decision(state)?;
        match state.auction.highest() {
            Some((_, price)) if self.keep_price(state).is_none() => Err(Refusal::CannotKeep {
                field: state.auction.field,
                price,
                money: state.holding(state.auctioneer).money,
            }),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_sale(&self, state: &PublicState) -> Result<(), Refusal> {
        self.check_decision(state)?;
        let highest = state.auction.highest();
        highest.map(|_| ()).ok_or(Refusal::NobodyBid(state.auction.field))
    }

    /// The auctioneer names a field; bidding begins on his left (IY-5.2, IY-5.3).
    #[inline]
    pub(crate) fn offer(&self, state: &mut PublicState, field: FieldId, events: &mut impl Sink<Event>) {
        state.available.remove(field.column());
        state.auction = Auction {
            field,
            ..Auction::NONE
        };
        events.send(Event::Offered {
            seat: state.auctioneer,
            field,
        });
        state.turn = state.auctioneer.next(self.seats);
        state.phase = Phase::Bid;
    }

    /// One bid or a pass (IY-5.3); when all others have bid or passed the auctioneer decides (IY-5.6).
    #[inline]
    pub(crate) fn bid(&self, state: &mut PublicState, bid: Option<u8>, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        state.auction.set_bid(seat, bid);
        events.send(bid.map_or(Event::Passed(seat), |coins| Event::Bid { seat, coins }));
        state.turn = seat.next(self.seats);
        if state.turn == state.auctioneer {
            state.phase = Phase::Decide;
        }
    }

    /// The highest bidder pays the auctioneer, who continues (IY-5.7).
    #[inline]
    pub(crate) fn sell(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let field = state.auction.field;
        let (seat, coins) = state
            .auction
            .highest()
            .expect("a sale needs a bid, checked before");
        let auctioneer = state.auctioneer;
        state.holding_mut(seat).money -= coins;
        state.holding_mut(auctioneer).money += coins;
        events.send(Event::Bought { seat, field });
        events.send(Event::Paid {
            from: Party::Seat(seat),
            to: Party::Seat(auctioneer),
            coins,
            what: For::Field(field),
        });
        self.claim(state, seat);
        self.next_auction(state, events);
    }

    /// The auctioneer takes the field at the price of the highest bid, and the role moves on (IY-5.8, IY-5.10, IY-5.11).
    #[inline]
    pub(crate) fn keep(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let (seat, field) = (state.auctioneer, state.auction.field);
        if state.auction.highest().is_some() {
            let coins = self.keep_price(state).expect("it can be kept, checked before");
            events.send(Event::Kept { seat, field, coins });
            self.pay_round_the_table(state, coins, events);
        } else {
            events.send(Event::Took { seat, field });
        }
        self.claim(state, seat);
        state.auctioneer = seat.next(self.seats);
        if !state.available.is_empty() {
            events.send(Event::Auctioneer(state.auctioneer));
        }
        self.next_auction(state, events);
    }

    /// One coin to each seat in turn from the left, the payer's own seat included, lap after lap (IY-5.8).
    fn pay_round_the_table(&self, state: &mut PublicState, coins: u8, events: &mut impl Sink<Event>) {
        let payer = state.auctioneer;
        let mut to = payer;
        for _ in 0..coins {
            to = to.next(self.seats);
            state.holding_mut(payer).money -= 1;
            state.holding_mut(to).money += 1;
            events.send(Event::Paid {
                from: Party::Seat(payer),
                to: Party::Seat(to),
                coins: 1,
                what: For::Field(state.auction.field),
            });
        }
    }

    /// A marker with the clock up, or the joker that lies there; then the area marker is turned down (IY-5.13).
    #[inline]
    fn claim(&self, state: &mut PublicState, seat: Seat) {
        let field = state.auction.field;
        match self.data.lookup.joker[field.index()] {
            Some(joker) => state.holding_mut(seat).jokers.add(joker),
            None => state.holding_mut(seat).undeveloped.insert(field),
        }
        state.used.insert(field.column());
    }

    /// The next field, or the development phase when no face-up marker is left (IY-5.14).
    fn next_auction(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        state.auction = Auction::NONE;
        if state.available.is_empty() {
            self.begin_development(state, events);
        } else {
            state.turn = state.auctioneer;
            state.phase = Phase::Offer;
        }
    }
}
