//! Set-up, rounds and epochs: IY-1.3, IY-1.4, IY-3, IY-4, IY-7 and IY-9.1, IY-9.2.

use smokestack_core::{GameRng, Seat, Seed, Sink};

use crate::Industry;
use crate::data::{EPOCHS, Kind};
use crate::event::Event;
use crate::ids::{ColumnId, ColumnSet, FieldSet, Jokers};
use crate::position::{
    Auction, Development, Holding, Order, Phase, Position, PublicState, SEATS, SecretState,
};

impl Industry {
    /// The number of markers drawn in a round of this epoch (IY-4.4, IY-4.5).
    #[inline(always)]
    pub fn markers_per_round(&self, epoch: u8) -> usize {
        usize::from(self.markers[usize::from(epoch) - 1])
    }

    /// Twelve markers divided by the number drawn per round (IY-4.6).
    pub fn rounds_in_epoch(&self, epoch: u8) -> usize {
        ColumnId::COUNT / self.markers_per_round(epoch)
    }

    /// The number of rounds in a game (IY-4.6).
    pub fn rounds(&self) -> usize {
        (1..=EPOCHS as u8).map(|epoch| self.rounds_in_epoch(epoch)).sum()
    }

    /// The number of rounds begun so far.
    pub fn rounds_begun(&self, state: &PublicState) -> usize {
        let past = (1..state.epoch).map(|epoch| self.rounds_in_epoch(epoch));
        past.sum::<usize>() + usize::from(state.round)
    }

    /// The bag of each epoch is shuffled, in epoch order; then the start player is drawn (IY-3.1, IY-3.4).
    pub(crate) fn set_up(&self, seed: &Seed, events: &mut impl Sink<Event>) -> Position {
        let mut rng = GameRng::new(seed);
        let mut seats = [Holding::default(); SEATS];
        for holding in &mut seats[..self.seats] {
            holding.money = self.data.params.start_money; // IY-3.2
        }
        let nobody = Seat::new(0).expect("every table has a seat A");
        let mut state = PublicState {
            seats,
            late: FieldSet::EMPTY,
            discarded: Jokers::default(),
            available: ColumnSet::EMPTY,
            used: ColumnSet::EMPTY,
            phase: Phase::Offer,
            turn: nobody,
            start: nobody,
            auctioneer: nobody,
            epoch: 1,
            round: 1,
            auction: Auction::NONE,
            development: Development::NONE,
        };
        let bags = self.shuffled(&state, &mut rng);
        state.start =
            Seat::new(rng.below(self.seats as u32) as usize).expect("drawn below the number of seats");
        let mut position = Position {
            open: state,
            hidden: SecretState { bags, seed: *seed },
        };
        self.begin_round(&mut position, events);
        position
    }

    /// Shuffles the markers in the bag, and all twelve for each later epoch.
    pub(crate) fn shuffled(&self, state: &PublicState, rng: &mut GameRng) -> [Order; EPOCHS] {
        let mut bags = [Order::default(); EPOCHS];
        for (bag, epoch) in bags.iter_mut().zip(1..).skip(usize::from(state.epoch) - 1) {
            let markers = if epoch == state.epoch {
                state.bag()
            } else {
                ColumnSet::ALL
            };
            let mut order = [ColumnId(0); ColumnId::COUNT];
            for (place, column) in order.iter_mut().zip(markers) {
                *place = column;
            }
            let order = &mut order[..markers.len() as usize];
            rng.shuffle(order);
            *bag = Order::new(order);
        }
        bags
    }

    /// Income, new area markers, and the start player becomes auctioneer (IY-4.2 to IY-4.4, IY-5.2).
    fn begin_round(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        events.send(Event::Round {
            epoch: state.epoch,
            round: state.round,
            start: state.start,
        });
        self.hand_out(state, self.data.params.income, events);
        if state.bag().is_empty() {
            state.used = ColumnSet::EMPTY; // IY-4.3
            events.send(Event::Refilled);
        }
        self.draw_markers(at, events);
        let state = &mut at.open;
        state.auctioneer = state.start;
        state.turn = state.start;
        state.phase = Phase::Offer;
        state.development = Development::NONE;
    }

    /// Everybody gets the same amount from the bank (IY-4.2, IY-4.4).
    fn hand_out(&self, state: &mut PublicState, coins: u8, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            state.holding_mut(seat).money += coins;
            events.send(Event::Income { seat, coins });
        }
    }

    /// Draws markers from the bag; one with a coin symbol pays everybody at once (IY-4.4).
    fn draw_markers(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        let bag = &mut at.hidden.bags[usize::from(state.epoch) - 1];
        for _ in 0..self.markers_per_round(state.epoch) {
            let column = bag.draw();
            state.available.insert(column);
            events.send(Event::Drawn(column.field(state.epoch)));
            if self.data.lookup.coins.has(column) {
                events.send(Event::Coin(column));
                self.hand_out(state, self.data.params.coin_symbol, events);
            }
        }
    }

    /// The start-player marker moves left, then the epoch changes after its last round; the game ends after the last (IY-7.1,
    /// IY-7.2, IY-7.6, IY-9.1).
    pub(crate) fn end_round(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        let row_is_sold = state.bag().is_empty();
        if row_is_sold && usize::from(state.epoch) == EPOCHS {
            return self.end_game(state, events);
        }
        state.start = state.start.next(self.seats);
        if row_is_sold {
            self.change_epoch(state, events);
        } else {
            state.round += 1;
        }
        self.begin_round(at, events);
    }

    /// The marker moves down; undeveloped technologies of the old row stay where they are and lapse (IY-7.2, IY-7.3).
    fn change_epoch(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let old_row = ColumnSet::ALL.fields(state.epoch);
        let technologies = self.data.of_kind(Kind::Technology).and(old_row);
        for seat in Seat::all(self.seats) {
            for field in state.holding_mut(seat).undeveloped.and(technologies) {
                events.send(Event::Lapsed { seat, field });
            }
        }
        state.epoch += 1;
        state.round = 1;
        events.send(Event::Epoch(state.epoch));
    }

    /// All markers that still show the clock leave the board (IY-9.2), then the points are counted.
    fn end_game(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        state.phase = Phase::Over;
        events.send(Event::Over);
        for seat in Seat::all(self.seats) {
            let fields = state.holding_mut(seat).undeveloped.len() as u8;
            state.holding_mut(seat).undeveloped = FieldSet::EMPTY;
            if fields > 0 {
                events.send(Event::Cleared { seat, fields });
            }
        }
        for seat in Seat::all(self.seats) {
            let points = self.total(state, seat);
            events.send(Event::Final { seat, points });
        }
    }
}
