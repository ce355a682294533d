//! The value of the current auction for a seat.

use industria::Phase;
use smokestack_core::{Game, Seat};

use super::hand::{BlockValue, HandTiles};
use super::{CommonFeatures, SeatEvaluator};

impl SeatEvaluator<'_> {
    pub(super) fn auction_value(&self) -> f64 {
        let CommonFeatures {
            open: state, role, ..
        } = self.common;
        let is_selling = matches!(state.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let auctioneer = state.auctioneer == self.seat;
        match (state.auction.tile(), state.auction.highest()) {
            (None, _) if auctioneer && is_selling => *role,
            (Some(_), highest) if auctioneer => {
                let price = highest.map_or_else(|| self.expected_price(), |(_, bid)| f64::from(bid));
                self.sale_value(price).max(self.common.block[self.seat.index()])
            }
            (Some(tile), Some((bidder, bid))) if bidder == self.seat => {
                self.bid_value(&self.hand_tiles(), &self.block_value(tile), bid)
            }
            _ => 0.0,
        }
    }

    /// The value of holding the highest bid.
    pub(super) fn bid_value(&self, hand_tiles: &HandTiles, block: &BlockValue, bid: u8) -> f64 {
        let value_with_tile = self.hand_value(hand_tiles, Some(block), self.holding.money - bid);
        let gain =
            value_with_tile - self.common.hands[self.seat.index()] - f64::from(bid) * self.common.thaler;
        gain * self.win_probability(bid)
    }

    /// The value of a sale for the auctioneer: the money, which can pay for building, and the role for the next tile.
    fn sale_value(&self, price: f64) -> f64 {
        if price <= 0.0 {
            return 0.0;
        }
        let richer = self.hand_value(
            &self.hand_tiles(),
            None,
            self.holding.money.saturating_add(price as u8),
        );
        richer - self.common.hands[self.seat.index()] + price * self.common.thaler + self.common.role
    }

    /// The price that the others would pay, before there is a bid.
    fn expected_price(&self) -> f64 {
        let CommonFeatures {
            game,
            w,
            open: state,
            thaler,
            block,
            ..
        } = self.common;
        let rivals = Seat::all(game.seats()).filter(|s| *s != self.seat);
        let offers = rivals.map(|s| (block[s.index()] / thaler).min(f64::from(state.holding(s).money)));
        offers.fold(0.0, f64::max) * w.first_price
    }

    /// The probability that no later bidder bids more and that the auctioneer sells.
    fn win_probability(&self, bid: u8) -> f64 {
        let CommonFeatures {
            game,
            open: state,
            thaler,
            block,
            w,
            role,
            ..
        } = self.common;
        let price = f64::from(bid) * thaler;
        let mut chance = 1.0;
        let mut seat = state.turn;
        while seat != state.auctioneer {
            if state.holding(seat).money > bid && block[seat.index()] > price + thaler {
                chance *= 1.0 - w.outbid;
            }
            seat = seat.next(game.seats());
        }
        let auctioneer_sells = price + role > block[state.auctioneer.index()];
        chance * if auctioneer_sells { w.sells } else { w.sells_cheap }
    }
}
