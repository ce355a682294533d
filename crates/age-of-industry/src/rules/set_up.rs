//! Set-up: AI-2 and AI-18.

use smokestack_core::{GameRng, Seat, Seed, Sink};

use crate::AgeOfIndustry;
use crate::data::LEVELS;
use crate::event::Event;
use crate::ids::{
    Card, Cards, Cube, Industry, LineSet, LocationSet, MarketId, MarketSet, SpaceId, SpaceSet, StackId,
};
use crate::position::{Asking, Holding, Job, Phase, Pile, Position, PublicState, SEATS, SecretState};

impl AgeOfIndustry {
    /// The number of cards of a kind in this game: two fewer with two players (AI-18.1).
    pub fn cards_of(&self, card: Card) -> u8 {
        let all = self.data.card(card).count;
        if self.seats == 2 {
            all.saturating_sub(self.data.params.removed_for_two)
        } else {
            all
        }
    }

    /// In this order: the market tiles are shuffled and laid out, the cards are shuffled and dealt, the first player is
    /// drawn (AI-2.7, AI-2.8, AI-2.4).
    pub(crate) fn set_up(&self, seed: &Seed, events: &mut impl Sink<Event>) -> Position {
        let mut rng = GameRng::new(seed);
        let mut state = self.empty_table();
        state.markets = self.shuffled_markets(&mut rng);
        let mut position = Position {
            open: state,
            hidden: SecretState {
                hands: [Cards::default(); SEATS],
                pile: Pile::EMPTY,
                seed: *seed,
            },
        };
        self.deal_cards(&mut position, &mut rng);
        let first = rng.below(self.seats as u32) as usize;
        let first = Seat::new(first).expect("drawn below the number of seats");
        for place in 0..self.seats {
            position.open.order[place] = first.plus(place, self.seats);
        }
        events.send(Event::Order {
            order: position.open.order,
            seats: self.seats as u8,
        });
        self.refill(&mut position, events); // AI-2.9
        self.begin_round(&mut position.open, events);
        position
    }

    /// The board before anybody has a card: full displays, coal on the import spaces (AI-2.3, AI-2.5, AI-2.6).
    pub(crate) fn empty_table(&self) -> PublicState {
        let map = self.map();
        let mut order = [Seat::new(0).expect("every table has a seat A"); SEATS];
        for (place, seat) in order.iter_mut().zip(Seat::all(SEATS)) {
            *place = seat;
        }
        let mut state = PublicState {
            seats: [Holding::default(); SEATS],
            stack_at: [StackId(0); SpaceId::CAPACITY],
            cubes: [0; SpaceId::CAPACITY],
            occupied: SpaceSet::EMPTY,
            flipped: SpaceSet::EMPTY,
            of: [SpaceSet::EMPTY; Industry::COUNT],
            level: [SpaceSet::EMPTY; LEVELS],
            cubed: [SpaceSet::EMPTY; 2],
            ports: LocationSet::EMPTY,
            built: LineSet::EMPTY,
            reach: map.lookup.by_sea,
            yards: map.lookup.by_sea.map(|reach| self.spaces_in(reach)),
            display: Cube::ALL.map(|cube| self.data.demand[cube.index()].prices.len() as u8),
            markets: [0; MarketId::CAPACITY],
            market_flipped: MarketSet::EMPTY,
            face_up: Cards::default(),
            discards: Cards::default(),
            pile: 0,
            order,
            at: 0,
            round: 1,
            actions_left: 0,
            phase: Phase::Actions,
            asking: Asking::Act,
            job: Job::NONE,
        };
        for holding in &mut state.seats[..self.seats] {
            holding.money = u16::from(self.data.params.starting_money);
        }
        for space in map.lookup.ships {
            let location = map.location(map.lookup.location_of[space.index()]);
            if let Some(cubes) = location.import.filter(|cubes| *cubes > 0) {
                state.cubes[space.index()] = cubes;
                state.cubed[Cube::Coal.index()].insert(space);
            }
        }
        state
    }

    fn shuffled_markets(&self, rng: &mut GameRng) -> [u8; MarketId::CAPACITY] {
        let kinds = self.data.market_tiles.iter().enumerate();
        let mut tiles: Vec<u8> = kinds
            .flat_map(|(kind, tile)| std::iter::repeat_n(kind as u8, usize::from(tile.count)))
            .collect();
        rng.shuffle(&mut tiles);
        let mut markets = [0; MarketId::CAPACITY];
        for (market, tile) in markets[..self.map().markets.len()].iter_mut().zip(tiles) {
            *market = tile;
        }
        markets
    }

    /// Deals from the top: all of seat A's cards, then seat B's, and so on; the remaining cards are the pile.
    fn deal_cards(&self, at: &mut Position, rng: &mut GameRng) {
        let mut cards: Vec<Card> = Card::all()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.cards_of(card))))
            .collect();
        rng.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        for seat in Seat::all(self.seats) {
            let hand: Cards = cards.by_ref().take(usize::from(self.hand)).collect();
            at.hidden.hands[seat.index()] = hand;
            at.open.holding_mut(seat).hand = self.hand;
        }
        for (place, card) in cards.rev().enumerate() {
            at.hidden.pile.put(place, card);
            at.open.pile += 1;
        }
    }
}
