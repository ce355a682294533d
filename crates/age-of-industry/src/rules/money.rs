//! Money and loans: AI-4.

use smokestack_core::{Seat, Sink};

use crate::AgeOfIndustry;
use crate::action::Action;
use crate::event::{Bill, Event};
use crate::position::{Asking, Phase, Position, PublicState, Work};
use crate::refusal::Refusal;

impl AgeOfIndustry {
    /// Pays the bank; missing money is borrowed, in whole units (AI-4.3, AI-4.5). Money spent on actions counts for the
    /// turn order, interest does not (AI-4.1, AI-4.2).
    #[inline]
    pub(crate) fn pay(
        &self,
        state: &mut PublicState,
        seat: Seat,
        amount: u16,
        (bill, work): (Bill, Work),
        events: &mut impl Sink<Event>,
    ) {
        if amount == 0 {
            return;
        }
        let unit = u16::from(self.data.params.loan_unit);
        let holding = state.holding_mut(seat);
        if holding.money < amount {
            let units = (amount - holding.money).div_ceil(unit);
            holding.loans += units;
            holding.money += units * unit;
            events.send(Event::Borrowed {
                seat,
                amount: units * unit,
            });
        }
        holding.money -= amount;
        if bill != Bill::Interest {
            holding.spent += amount;
        }
        events.send(Event::Paid {
            seat,
            amount,
            bill,
            work,
        });
    }

    #[inline]
    pub(crate) fn earn(
        &self,
        state: &mut PublicState,
        seat: Seat,
        amount: u16,
        events: &mut impl Sink<Event>,
    ) {
        if amount > 0 {
            state.holding_mut(seat).money += amount;
            events.send(Event::Income { seat, amount });
        }
    }

    /// The number of units that a seat could repay now.
    #[inline(always)]
    pub(crate) fn repayable(&self, state: &PublicState, seat: Seat) -> u8 {
        let holding = &state.seats[seat.index()];
        if holding.loans == 0 {
            return 0;
        }
        let affordable = holding.money / u16::from(self.data.params.loan_unit);
        affordable.min(holding.loans).min(u16::from(u8::MAX)) as u8
    }

    #[inline]
    pub(crate) fn list_repayments(&self, state: &PublicState, out: &mut Vec<Action>) {
        out.extend((1..=self.repayable(state, state.turn())).map(Action::Repay));
    }

    pub(crate) fn check_repayment(&self, state: &PublicState, units: u8) -> Result<(), Refusal> {
        let seat = state.turn();
        if units <= self.repayable(state, seat) {
            return Ok(());
        }
        let holding = state.holding(seat);
        Err(Refusal::TooMuch {
            debt: u32::from(holding.loans) * u32::from(self.data.params.loan_unit),
            money: holding.money,
        })
    }

    pub(crate) fn repay(&self, at: &mut Position, units: u8, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        self.pay_back(&mut at.open, seat, u16::from(units), events);
        if at.open.asking == Asking::Repay && self.repayable(&at.open, seat) == 0 {
            self.done(at, events);
        }
    }

    pub(crate) fn pay_back(
        &self,
        state: &mut PublicState,
        seat: Seat,
        units: u16,
        events: &mut impl Sink<Event>,
    ) {
        let amount = units * u16::from(self.data.params.loan_unit);
        let holding = state.holding_mut(seat);
        holding.loans -= units;
        holding.money -= amount;
        events.send(Event::Repaid { seat, amount });
    }

    /// The player stops selling or repaying.
    pub(crate) fn stop(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        events.send(match at.open.asking {
            Asking::Sell => Event::SellsNoMore(seat),
            _ => Event::RepaysNoMore(seat),
        });
        self.done(at, events);
    }

    /// No more sales, or nothing more to repay.
    fn done(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        match (at.open.asking, at.open.phase) {
            (Asking::Sell, _) => self.finish_action(at, events),
            (_, Phase::Interest) => self.ask_next_debtor(at, events),
            _ => self.next_player(at, events),
        }
    }
}
