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

    fn begin_turn(&self, open: &mut PublicState) {
        let params = &self.data.params;
        open.asking = Asking::Act;
        open.actions_left = if open.round == 1 {
            params.first_round_actions // AI-3.3
        } else {
            params.actions
        };
    }

    pub(crate) fn begin_round(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        open.phase = Phase::Actions;
        open.at = 0;
        self.begin_turn(open);
        events.send(Event::Round(open.round));
    }

    /// Whether the game ends with this round: the pile is empty and so is somebody's hand, unless the empty pile alone
    /// ends it (AI-17.1).
    pub(crate) fn last_round(&self, open: &PublicState) -> bool {
        let empty_hand = || Seat::all(self.seats).any(|seat| open.holding(seat).hand == 0);
        open.pile == 0 && (self.pile_ends || empty_hand())
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
    fn sort_order(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        let seats = &open.seats;
        small_sort::sort_by_key(&mut open.order[..self.seats], |seat| seats[seat.index()].spent);
        open.seats.iter_mut().for_each(|own| own.spent = 0);
        events.send(Event::Order {
            order: open.order,
            seats: self.seats as u8,
        });
    }

    /// Before interest is due, every player who can may repay (AI-16.3).
    pub(crate) fn ask_next_debtor(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let open = &mut at.open;
        loop {
            open.at = open.at.wrapping_add(1);
            if usize::from(open.at) >= self.seats {
                break;
            }
            if self.repayable(open, open.turn()) > 0 {
                open.asking = Asking::Repay;
                return;
            }
        }
        self.charge_interest(at, events);
    }

    /// Interest for every unit; missing money is borrowed, free of interest this time (AI-16.1, AI-16.2).
    fn charge_interest(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let open = &mut at.open;
        open.at = 0;
        for place in 0..self.seats {
            let seat = open.order[place];
            let amount = open.holding(seat).loans * u16::from(self.data.params.interest);
            self.pay(open, seat, amount, (Bill::Interest, Work::None), events);
        }
        if self.last_round(open) {
            return self.end_game(at, events);
        }
        open.round += 1;
        self.begin_round(open, events);
    }

    /// Hands are laid down, links pay, loans are repaid as far as money goes (AI-17.3, AI-17.4, AI-17.6, AI-17.10).
    fn end_game(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let open = &mut at.open;
        events.send(Event::Over);
        for seat in Seat::all(self.seats) {
            let hand = at.hidden.hands[seat.index()];
            let cards = open.holding(seat).hand;
            if cards > 0 {
                events.send(Event::HandDown { seat, cards });
            }
            hand.each().for_each(|card| open.discards.add(card));
            at.hidden.hands[seat.index()] = Cards::default();
            let own = open.own(seat);
            own.hand = 0;
            own.seen = Cards::default();
        }
        for seat in Seat::all(self.seats) {
            let links = open.holding(seat).links.len() as u8;
            if links > 0 {
                events.send(Event::LinkIncome { seat, links });
                let income = self.link_income(open, seat);
                self.earn(open, seat, income, events);
            }
            let own = open.holding(seat);
            let units = (own.money / u16::from(self.data.params.loan_unit)).min(own.loans);
            if units > 0 {
                self.pay_back(open, seat, units, events);
            }
        }
        open.phase = Phase::Over;
        open.asking = Asking::Act;
        open.actions_left = 0;
        for score in self.score(open).0 {
            events.send(Event::Final {
                seat: score.seat,
                points: score.total,
            });
        }
    }
}
