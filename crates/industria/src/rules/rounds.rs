//! Set-up, rounds and epochs: IA-1.5 to IA-1.9, IA-2, IA-3, IA-4, IA-8 and IA-9.1.

use smokestack_core::{GameRng, Seat, Seed, Sink};

use crate::Industria;
use crate::data::{EPOCHS, Kind, TILES_PER_EPOCH};
use crate::event::Event;
use crate::ids::TileSet;
use crate::position::{
    Auction, Building, Holding, NO_TILE, Phase, Position, PublicState, SEATS, SecretState,
};

impl Industria {
    /// The number of epochs in use: with three players the last is not played (IA-1.7).
    pub fn epochs(&self) -> usize {
        if self.seats == 3 { EPOCHS - 1 } else { EPOCHS }
    }

    /// Twelve tiles divided by the number of players (IA-2.3).
    pub fn rounds_per_epoch(&self) -> usize {
        TILES_PER_EPOCH / self.seats
    }

    /// The tiles of the first `count` epochs.
    pub(crate) fn epoch_set(&self, count: usize) -> TileSet {
        self.data.lookup.of_epoch[..count]
            .iter()
            .fold(TileSet::EMPTY, |all, epoch| all.or(*epoch))
    }

    /// All tiles that are in the game.
    pub fn tiles_in_play(&self) -> TileSet {
        self.epoch_set(self.epochs())
    }

    /// Shuffles the piles in epoch order, then draws the start player (IA-1.8, IA-1.9).
    pub(crate) fn set_up(&self, seed: &Seed, events: &mut impl Sink<Event>) -> Position {
        let mut rng = GameRng::new(seed);
        let face_down = self.tiles_in_play();
        let piles = self.shuffled(face_down, &mut rng);
        let start =
            Seat::new(rng.below(self.seats as u32) as usize).expect("drawn below the number of seats");
        let mut seats = [Holding::default(); SEATS];
        for holding in &mut seats[..self.seats] {
            holding.money = self.data.params.start_money; // IA-1.6
        }
        let state = PublicState {
            seats,
            offer: TileSet::EMPTY,
            face_down,
            discarded: TileSet::EMPTY,
            late: TileSet::EMPTY,
            phase: Phase::Offer,
            turn: start,
            start,
            auctioneer: start,
            epoch: 1,
            round: 1,
            auction: Auction::NONE,
            building: Building::NONE,
        };
        let mut position = Position {
            open: state,
            hidden: SecretState { piles, seed: *seed },
        };
        self.begin_round(&mut position, false, events);
        position
    }

    /// The face-down tiles of each epoch as a shuffled pile.
    pub(crate) fn shuffled(
        &self,
        face_down: TileSet,
        rng: &mut GameRng,
    ) -> [[crate::ids::TileId; TILES_PER_EPOCH]; EPOCHS] {
        let mut piles = [[NO_TILE; TILES_PER_EPOCH]; EPOCHS];
        for (pile, of_epoch) in piles.iter_mut().zip(self.data.lookup.of_epoch) {
            let tiles = face_down.and(of_epoch);
            for (place, tile) in pile.iter_mut().zip(tiles) {
                *place = tile;
            }
            rng.shuffle(&mut pile[..tiles.len() as usize]);
        }
        piles
    }

    /// Income, reveal, and the start player becomes auctioneer (IA-3, IA-4, IA-5.1).
    fn begin_round(&self, at: &mut Position, new_epoch: bool, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        events.send(Event::Round {
            epoch: state.epoch,
            round: state.round,
            start: state.start,
        });
        let thalers = self.income(state.epoch, new_epoch);
        for seat in Seat::all(self.seats) {
            state.holding_mut(seat).money += thalers;
            events.send(Event::Income { seat, thalers });
        }
        self.reveal(at, events);
        let state = &mut at.open;
        state.auctioneer = state.start;
        state.turn = state.start;
        state.phase = Phase::Offer;
        state.building = Building::NONE;
        if state.offer.is_empty() {
            self.begin_building(state, events); // only in a position from a scenario
        }
    }

    /// One thaler each round, and one more on entering the later epochs, or in all their rounds (IA-3.1 to IA-3.3).
    fn income(&self, epoch: u8, new_epoch: bool) -> u8 {
        let params = &self.data.params;
        let later = params.extra_income_epochs.contains(&epoch);
        let extra = later && (new_epoch || self.permanent_income);
        params.income + if extra { params.extra_income } else { 0 }
    }

    /// Draws one tile per player from the current pile (IA-4.1).
    fn reveal(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let epoch = usize::from(at.open.epoch) - 1;
        let left = at.open.face_down.and(self.data.lookup.of_epoch[epoch]).len() as usize;
        for place in at.hidden.piles[epoch][..left].iter_mut().rev().take(self.seats) {
            let tile = std::mem::replace(place, NO_TILE);
            at.open.face_down.remove(tile);
            at.open.offer.insert(tile);
            events.send(Event::Revealed(tile));
        }
    }

    /// The marker moves left; the epoch changes when its rounds are over; the game ends after the last (IA-8, IA-9.1).
    pub(crate) fn end_round(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        let last_of_epoch = usize::from(state.round) == self.rounds_per_epoch();
        if last_of_epoch && usize::from(state.epoch) == self.epochs() {
            return self.end_game(state, events);
        }
        state.start = state.start.next(self.seats);
        if last_of_epoch {
            self.change_epoch(state, events);
        } else {
            state.round += 1;
        }
        self.begin_round(at, last_of_epoch, events);
    }

    /// Unbuilt technologies lapse and the marker moves on (IA-7.4, IA-8.3).
    fn change_epoch(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let technologies = self.data.of_kind(Kind::Technology);
        for seat in Seat::all(self.seats) {
            let lapsed = state.holding_mut(seat).hand.and(technologies);
            state.holding_mut(seat).hand = state.holding_mut(seat).hand.without(lapsed);
            state.discarded = state.discarded.or(lapsed);
            for tile in lapsed {
                events.send(Event::Lapsed { seat, tile });
            }
        }
        state.epoch += 1;
        state.round = 1;
        events.send(Event::Epoch(state.epoch));
    }

    /// Resource tiles still held become money (IA-9.7), then the points are counted.
    fn end_game(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        state.phase = Phase::Over;
        if self.sell_resource_tiles {
            for seat in Seat::all(self.seats) {
                for tile in state
                    .holding_mut(seat)
                    .hand
                    .and(self.data.of_kind(Kind::Resource))
                {
                    self.sell_tile(state, seat, tile, events);
                }
            }
        }
        events.send(Event::Over);
        for seat in Seat::all(self.seats) {
            events.send(Event::Final {
                seat,
                points: self.total(state, seat),
            });
        }
    }
}
