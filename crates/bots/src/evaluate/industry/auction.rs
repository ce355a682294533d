//! The value of the current auction for a seat.

use industry::Phase;
use smokestack_core::{Game, Seat};

use super::waiting::{BlockValue, WaitingFields};
use super::{CommonFeatures, SeatEvaluator};

impl SeatEvaluator<'_> {
    pub(super) fn auction_value(&self) -> f64 {
        let CommonFeatures {
            open: state, role, ..
        } = self.common;
        let is_selling = matches!(state.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let auctioneer = state.auctioneer == self.seat;
        match (state.auction.field(), state.auction.highest()) {
            (None, _) if auctioneer && is_selling => *role,
            (Some(_), _) if auctioneer => self.sell_or_keep_value(),
            (Some(field), Some((bidder, bid))) if bidder == self.seat => {
                self.bid_value(&self.waiting_fields(), &self.block_value(field), bid)
            }
            _ => 0.0,
        }
    }

    /// The value of holding the highest bid.
    pub(super) fn bid_value(&self, waiting_fields: &WaitingFields, block: &BlockValue, bid: u8) -> f64 {
        let value_with_field = self.waiting_value(waiting_fields, Some(block), self.holding.money - bid);
        let gain = value_with_field - self.current_waiting_value() - f64::from(bid) * self.common.coin;
        gain * self.win_probability(bid)
    }

    /// The current value of the waiting fields.
    fn current_waiting_value(&self) -> f64 {
        self.common.waiting[self.seat.index()]
    }

    /// The better of selling the field and keeping it at the price of the highest bid (IY-5.7, IY-5.8).
    fn sell_or_keep_value(&self) -> f64 {
        let CommonFeatures {
            game,
            open: state,
            coin,
            role,
            ..
        } = self.common;
        let highest = state.auction.highest();
        let price = highest.map_or_else(|| self.expected_price(), |(_, bid)| f64::from(bid));
        let whole_price = price as u8;
        let waiting_fields = self.waiting_fields();
        let value_if_sold = if price > 0.0 {
            let richer = self.waiting_value(
                &waiting_fields,
                None,
                self.holding.money.saturating_add(whole_price),
            );
            richer - self.current_waiting_value() + price * coin + role
        } else {
            0.0
        };
        let value_if_kept = match (state.auction.field(), self.keep_price(price)) {
            (Some(field), Some(paid)) => {
                let money_lost = paid - (paid / game.seats() as f64).floor();
                let block = self.block_value(field);
                let money_left = self.holding.money.saturating_sub(money_lost as u8);
                self.waiting_value(&waiting_fields, Some(&block), money_left)
                    - self.current_waiting_value()
                    - money_lost * coin
            }
            _ => f64::NEG_INFINITY,
        };
        value_if_sold.max(value_if_kept)
    }

    /// The coins that the auctioneer pays to keep the field at this price, if that is possible (IY-5.9).
    fn keep_price(&self, price: f64) -> Option<f64> {
        let CommonFeatures { game, .. } = self.common;
        let money = self.holding.money;
        if price <= f64::from(money) {
            return Some(price);
        }
        game.pays_while_coins_last()
            .then(|| game.coins_to_keep(money, price as u8).map(f64::from))
            .flatten()
    }

    /// The price that the others would pay, before there is a bid.
    fn expected_price(&self) -> f64 {
        let CommonFeatures {
            game,
            w,
            open: state,
            coin,
            block,
            ..
        } = self.common;
        let rivals = Seat::all(game.seats()).filter(|s| *s != self.seat);
        let offers = rivals.map(|s| (block[s.index()] / coin).min(f64::from(state.holding(s).money)));
        offers.fold(0.0, f64::max) * w.first_price
    }

    /// The probability that no later bidder bids more and that the auctioneer sells.
    fn win_probability(&self, bid: u8) -> f64 {
        let CommonFeatures {
            game,
            w,
            open: state,
            coin,
            role,
            block,
            ..
        } = self.common;
        let price = f64::from(bid) * coin;
        let mut chance = 1.0;
        let mut seat = state.turn;
        while seat != state.auctioneer {
            if state.holding(seat).money > bid && block[seat.index()] > price + coin {
                chance *= 1.0 - w.outbid;
            }
            seat = seat.next(game.seats());
        }
        let auctioneer = state.holding(state.auctioneer);
        let can_keep = game.coins_to_keep(auctioneer.money, bid).is_some();
        let auctioneer_keeps = can_keep && block[state.auctioneer.index()] > 2.0 * price + role;
        chance * if auctioneer_keeps { w.sells_cheap } else { w.sells }
    }
}
