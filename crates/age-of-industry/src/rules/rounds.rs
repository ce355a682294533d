//! The course of the game: AI-3, AI-15, AI-16 and the end (AI-17.1 to AI-17.3).

use smokestack_core::small_sort;
use smokestack_core::{Seat, Sink};

use crate::AgeOfIndustry;
use crate::event::{Bill, Event};
use crate::ids::Cards;
use crate::position::{Asking, Phase, Position, PublicState, Work};

impl AgeOfIndustry {
    /// Uses up one action (AI-3.2, AI-3.4). After the last one the player may still repay (AI-4.4).
    pub(crate) fn finish_action(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        at.open.actions_left -= 1;
        if at.open.actions_left > 0 {
            at.open.asking = Asking::Act;
        } else if self.repayable(&at.open, at.open.turn()) > 0 {
            at.open.asking = Asking::Repay;
        } else {
            self.next_player(at, events);
        }
    }

    pub(crate) fn next_player(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        at.open.at += 1;
        if usize::from(at.open.at) < self.seats {
            self.begin_turn(&mut at.open);
        } else {
            self.end_actions(at, events);
        }
    }

    fn begin_turn(&self, state: &mut PublicState) {
        let params = &self.data.params;
        state.asking = Asking::Act;
        state.actions_left = if state.round == 1 {
            params.first_round_actions // AI-3.3
        } else {
            params.actions
        };
    }

    pub(crate) fn begin_round(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        state.phase = Phase::Actions;
        state.at = 0;
        self.begin_turn(state);
        events.send(Event::Round(state.round));
    }

    /// Whether the game ends with this round: the pile is empty and so is somebody's hand, unless the empty pile alone
    /// ends it (AI-17.1).
    pub(crate) fn last_round(&self, state: &PublicState) -> bool {
        let empty_hand = || Seat::all(self.seats).any(|seat| state.holding(seat).hand == 0);
        state.pile == 0 && (self.pile_ends || empty_hand())
    }

    /// All players have acted. Without upkeep the last round stops here (AI-17.2).
    fn end_actions(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        if self.last_round(&at.open) && !self.final_upkeep {
            at.open.at = 0;
            return self.end_game(at, events);
        }
        self.sort_order(&mut at.open, events);
        at.open.phase = Phase::Interest;
        at.open.actions_left = 0;
        at.open.at = u8::MAX; // the next is the first
        self.ask_next_debtor(at, events);
    }

    /// The player who spent the least goes first; tied players keep their order (AI-15.1, AI-15.2). Spending is reset
    /// to 0 (AI-15.3).
    fn sort_order(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let seats = &state.seats;
        small_sort::sort_by_key(&mut state.order[..self.seats], |seat| seats[seat.index()].spent);
        state.seats.iter_mut().for_each(|holding| holding.spent = 0);
        events.send(Event::Order {
            order: state.order,
            seats: self.seats as u8,
        });
    }

    /// Before interest is due, every player who can may repay (AI-16.3).
    pub(crate) fn ask_next_debtor(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        loop {
            state.at = state.at.wrapping_add(1);
            if usize::from(state.at) >= self.seats {
                break;
            }
            if self.repayable(state, state.turn()) > 0 {
                state.asking = Asking::Repay;
                return;
            }
        }
        self.charge_interest(at, events);
    }

    /// Interest for every unit; missing money is borrowed, free of interest this time (AI-16.1, AI-16.2).
    fn charge_interest(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        state.at = 0;
        for place in 0..self.seats {
            let seat = state.order[place];
            let amount = state.holding(seat).loans * u16::from(self.data.params.interest);
            self.pay(state, seat, amount, (Bill::Interest, Work::None), events);
        }
        if self.last_round(state) {
            return self.end_game(at, events);
        }
        state.round += 1;
        self.begin_round(state, events);
    }

    /// Hands are laid down, links pay, loans are repaid as far as money goes (AI-17.3, AI-17.4, AI-17.6, AI-17.10).
    fn end_game(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        events.send(Event::Over);
        for seat in Seat::all(self.seats) {
            let hand = at.hidden.hands[seat.index()];
            let cards = state.holding(seat).hand;
            if cards > 0 {
                events.send(Event::HandDown { seat, cards });
            }
            hand.each().for_each(|card| state.discards.add(card));
            at.hidden.hands[seat.index()] = Cards::default();
            let holding = state.holding_mut(seat);
            holding.hand = 0;
            holding.seen = Cards::default();
        }
        for seat in Seat::all(self.seats) {
            let links = state.holding(seat).links.len() as u8;
            if links > 0 {
                events.send(Event::LinkIncome { seat, links });
                let income = self.link_income(state, seat);
                self.earn(state, seat, income, events);
            }
            let holding = state.holding(seat);
            let units = (holding.money / u16::from(self.data.params.loan_unit)).min(holding.loans);
            if units > 0 {
                self.pay_back(state, seat, units, events);
            }
        }
        state.phase = Phase::Over;
        state.asking = Asking::Act;
        state.actions_left = 0;
        for score in self.score(state).0 {
            events.send(Event::Final {
                seat: score.seat,
                points: score.total,
            });
        }
    }
}
