//! Develop, draw and pass, and discarding cards: AI-3.7, AI-5, AI-14.

use smokestack_core::{Seat, Sink};

use crate::AgeOfIndustry;
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Card, Industry};
use crate::position::{Asking, Position, PublicState};
use crate::refusal::Refusal;

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn list_card_actions(&self, state: &PublicState, out: &mut Vec<Action>) {
        let seat = state.turn();
        let holding = &state.seats[seat.index()];
        if holding.hand > 0 {
            let total = &self.data.lookup.total;
            let left = |industry: &Industry| holding.gone[industry.index()] < total[industry.index()];
            out.extend(Industry::ALL.into_iter().filter(left).map(Action::Develop));
        }
        self.list_draws(state, out);
        if holding.hand > 0 || state.pile == 0 {
            out.push(Action::Pass);
        }
    }

    #[inline]
    pub(crate) fn list_draws(&self, state: &PublicState, out: &mut Vec<Action>) {
        if state.seats[state.turn().index()].hand >= self.data.params.hand_limit {
            return;
        }
        if state.pile > 0 {
            out.push(Action::Draw(None));
        }
        out.extend(state.face_up.kinds().map(|card| Action::Draw(Some(card))));
    }

    pub(crate) fn check_development(&self, state: &PublicState, industry: Industry) -> Result<(), Refusal> {
        let seat = state.turn();
        if state.holding(seat).hand == 0 {
            return Err(Refusal::NoCards);
        }
        match self.next_tile(state, seat, industry) {
            Some(_) => Ok(()),
            None => Err(Refusal::NoneLeft(industry)),
        }
    }

    pub(crate) fn check_draw(&self, state: &PublicState, card: Option<Card>) -> Result<(), Refusal> {
        let limit = self.data.params.hand_limit;
        if state.holding(state.turn()).hand >= limit {
            return Err(Refusal::HandFull(limit));
        }
        match card {
            None if state.pile == 0 => Err(Refusal::PileEmpty),
            Some(card) if !state.face_up.has(card) => Err(Refusal::NotFaceUp(card)),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_pass(&self, state: &PublicState) -> Result<(), Refusal> {
        if state.holding(state.turn()).hand > 0 || state.pile == 0 {
            Ok(())
        } else {
            Err(Refusal::DrawInstead)
        }
    }

    /// The lowest tile of the industry leaves the game once the card is paid (AI-14.2).
    pub(crate) fn develop(&self, at: &mut Position, industry: Industry, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        if let Some(stack) = self.next_tile(&at.open, seat, industry) {
            at.open.holding_mut(seat).gone[industry.index()] += 1;
            events.send(Event::Developed { seat, stack });
        }
        at.open.asking = Asking::Discard(Some(industry));
    }

    /// Passing costs a card, if the player has one (AI-14.9, AI-14.10).
    pub(crate) fn pass(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        events.send(Event::Passed(seat));
        if at.open.holding(seat).hand == 0 {
            self.finish_action(at, events);
        } else {
            at.open.asking = Asking::Discard(None);
        }
    }

    pub(crate) fn pay_with_card(&self, at: &mut Position, card: Card, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        self.lose_card(at, seat, card);
        events.send(Event::Discarded { seat, card });
        self.finish_action(at, events);
    }

    /// A card goes from a hand to the discards (AI-3.7). If everybody saw the player take such a card, it is removed
    /// from the known part of the hand.
    #[inline]
    pub(crate) fn lose_card(&self, at: &mut Position, seat: Seat, card: Card) {
        at.hidden.hands[seat.index()].remove(card);
        at.open.discards.add(card);
        let holding = at.open.holding_mut(seat);
        holding.hand -= 1;
        if holding.seen.has(card) {
            holding.seen.remove(card);
        }
    }

    /// Draws a card from beside the pile or from its top; then a second, if hand and table allow (AI-14.5 to AI-14.8).
    pub(crate) fn draw(&self, at: &mut Position, card: Option<Card>, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        let second = at.open.asking == Asking::Draw;
        match card {
            Some(card) => {
                at.open.face_up.remove(card);
                at.open.holding_mut(seat).seen.add(card);
                at.hidden.hands[seat.index()].add(card);
                events.send(Event::Drew { seat, card });
            }
            None => {
                let card = self.next_card(at);
                at.hidden.hands[seat.index()].add(card);
                events.send(Event::DrewFromPile(seat));
                events.send(Event::Got { seat, card });
            }
        }
        let holding = at.open.holding_mut(seat);
        holding.hand += 1;
        let room = holding.hand < self.data.params.hand_limit;
        let more = at.open.pile > 0 || !at.open.face_up.is_empty();
        if !second && room && more {
            at.open.asking = Asking::Draw;
            return;
        }
        self.refill(at, events);
        self.finish_action(at, events);
    }

    /// The top card of the pile, which is not empty.
    pub(crate) fn next_card(&self, at: &mut Position) -> Card {
        at.open.pile -= 1;
        at.hidden.pile.take(usize::from(at.open.pile))
    }

    /// Refills the face-up cards to two, as far as the pile goes (AI-14.6).
    pub(crate) fn refill(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        while at.open.face_up.len() < u32::from(self.data.params.face_up) && at.open.pile > 0 {
            let card = self.next_card(at);
            at.open.face_up.add(card);
            events.send(Event::FaceUp(card));
        }
    }
}
