//! What each seat may know, and `imagine`, the inverse (AI-5.2).

use smokestack_core::{GameRng, Seat, Viewer};

use crate::AgeOfIndustry;
use crate::ids::{Card, Cards};
use crate::position::{Pile, Position, PublicState, SEATS, SecretState};

/// The public state, and the viewer's own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub open: PublicState,
    pub viewer: Viewer,
    /// Empty for a spectator.
    pub hand: Cards,
}

impl AgeOfIndustry {
    pub(crate) fn seen_by(&self, at: &Position, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => at.hidden.hands[seat.index()],
            Viewer::Spectator => Cards::default(),
        };
        View {
            open: at.open,
            viewer,
            hand,
        }
    }

    /// The cards that the viewer has not seen are shuffled and dealt again. Cards that everybody saw a rival take from
    /// beside the pile stay in that rival's hand.
    pub(crate) fn imagine_hidden(&self, view: &View, rng: &mut GameRng) -> Position {
        let state = &view.open;
        let seed = rng.seed();
        let known = |seat: Seat| {
            if view.viewer == Viewer::Seat(seat) {
                view.hand
            } else {
                state.holding(seat).seen
            }
        };
        let mut hands = [Cards::default(); SEATS];
        Seat::all(self.seats).for_each(|seat| hands[seat.index()] = known(seat));
        let mut unseen: Vec<Card> = Vec::with_capacity(crate::position::CARDS);
        for card in Card::all() {
            let placed: u32 = hands.iter().map(|hand| hand.count(card)).sum();
            let open_lying = state.discards.count(card) + state.face_up.count(card);
            let left = u32::from(self.cards_of(card)).saturating_sub(placed + open_lying);
            unseen.extend(std::iter::repeat_n(card, left as usize));
        }
        rng.shuffle(&mut unseen);
        for seat in Seat::all(self.seats) {
            let missing = u32::from(state.holding(seat).hand).saturating_sub(known(seat).len());
            for card in unseen.drain(..(missing as usize).min(unseen.len())) {
                hands[seat.index()].add(card);
            }
        }
        let mut pile = Pile::EMPTY;
        for (place, card) in unseen.into_iter().enumerate() {
            pile.put(place, card);
        }
        Position {
            open: *state,
            hidden: SecretState { hands, pile, seed },
        }
    }
}
