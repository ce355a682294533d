//! What the auction at hand promises a seat.

use industria::Phase;
use smokestack_core::{Game, Seat};

use super::hand::{Block, Look};
use super::{Judge, Table};

impl Judge<'_> {
    pub(super) fn auction(&self) -> f64 {
        let Table { open, role, .. } = self.table;
        let selling = matches!(open.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let auctioneer = open.auctioneer == self.seat;
        match (open.auction.tile(), open.auction.highest()) {
            (None, _) if auctioneer && selling => *role,
            (Some(_), highest) if auctioneer => {
                let price = highest.map_or_else(|| self.expected_price(), |(_, bid)| f64::from(bid));
                self.sale(price).max(self.table.block[self.seat.index()])
            }
            (Some(tile), Some((bidder, bid))) if bidder == self.seat => {
                self.bid(&self.look(), &self.look_at_block(tile), bid)
            }
            _ => 0.0,
        }
    }

    /// What the highest bid promises whoever made it.
    pub(super) fn bid(&self, look: &Look, block: &Block, bid: u8) -> f64 {
        let with = self.weigh(look, Some(block), self.own.money - bid);
        let gain = with - self.table.hands[self.seat.index()] - f64::from(bid) * self.table.thaler;
        gain * self.chance_to_win(bid)
    }

    /// What the auctioneer has of a sale: the money, with which he can build, and the next tile.
    fn sale(&self, price: f64) -> f64 {
        if price <= 0.0 {
            return 0.0;
        }
        let richer = self.weigh(&self.look(), None, self.own.money.saturating_add(price as u8));
        richer - self.table.hands[self.seat.index()] + price * self.table.thaler + self.table.role
    }

    /// What the others would pay before anybody has bid.
    fn expected_price(&self) -> f64 {
        let Table {
            game,
            w,
            open,
            thaler,
            block,
            ..
        } = self.table;
        let rivals = Seat::all(game.seats()).filter(|s| *s != self.seat);
        let offers = rivals.map(|s| (block[s.index()] / thaler).min(f64::from(open.holding(s).money)));
        offers.fold(0.0, f64::max) * w.first_price
    }

    /// That nobody who is still to bid goes higher, and that the auctioneer sells.
    fn chance_to_win(&self, bid: u8) -> f64 {
        let Table {
            game,
            open,
            thaler,
            block,
            w,
            role,
            ..
        } = self.table;
        let price = f64::from(bid) * thaler;
        let mut chance = 1.0;
        let mut seat = open.turn;
        while seat != open.auctioneer {
            if open.holding(seat).money > bid && block[seat.index()] > price + thaler {
                chance *= 1.0 - w.outbid;
            }
            seat = seat.next(game.seats());
        }
        let sells = price + role > block[open.auctioneer.index()];
        chance * if sells { w.sells } else { w.sells_cheap }
    }
}
