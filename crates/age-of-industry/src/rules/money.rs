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
        open: &mut PublicState,
        seat: Seat,
        amount: u16,
        (bill, work): (Bill, Work),
        events: &mut impl Sink<Event>,
    ) {
        if amount == 0 {
            return;
        }
        let unit = u16::from(self.data.params.loan_unit);
        let own = open.own(seat);
        if own.money < amount {
            let units = (amount - own.money).div_ceil(unit);
            own.loans += units;
            own.money += units * unit;
            events.send(Event::Borrowed {
                seat,
                amount: units * unit,
            });
        }
        own.money -= amount;
        if bill != Bill::Interest {
            own.spent += amount;
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
        open: &mut PublicState,
        seat: Seat,
        amount: u16,
        events: &mut impl Sink<Event>,
    ) {
        if amount > 0 {
            open.own(seat).money += amount;
            events.send(Event::Income { seat, amount });
        }
    }

    /// The number of units that a seat could repay now.
    #[inline(always)]
    pub(crate) fn repayable(&self, open: &PublicState, seat: Seat) -> u8 {
        let own = &open.seats[seat.index()];
        if own.loans == 0 {
            return 0;
        }
        let affordable = own.money / u16::from(self.data.params.loan_unit);
        affordable.min(own.loans).min(u16::from(u8::MAX)) as u8
    }

    #[inline]
    pub(crate) fn list_repayments(&self, open: &PublicState, out: &mut Vec<Action>) {
        out.extend((1..=self.repayable(open, open.turn())).map(Action::Repay));
    }

    pub(crate) fn check_repayment(&self, open: &PublicState, units: u8) -> Result<(), Refusal> {
        let seat = open.turn();
        if units <= self.repayable(open, seat) {
            return Ok(());
        }
        let own = open.holding(seat);
        Err(Refusal::TooMuch {
            debt: u32::from(own.loans) * u32::from(self.data.params.loan_unit),
            money: own.money,
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
        open: &mut PublicState,
        seat: Seat,
        units: u16,
        events: &mut impl Sink<Event>,
    ) {
        let amount = units * u16::from(self.data.params.loan_unit);
        let own = open.own(seat);
        own.loans -= units;
        own.money -= amount;
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
