//! Who decides what, and which chapter handles it. The details are in the chapters' own modules.

pub(crate) mod building;
pub(crate) mod cards;
pub(crate) mod links;
pub(crate) mod money;
pub(crate) mod placing;
pub(crate) mod rounds;
pub(crate) mod sales;
pub(crate) mod scoring;
pub(crate) mod set_up;
pub(crate) mod supply;

use smokestack_core::Sink;

use crate::AgeOfIndustry;
use crate::action::Action;
use crate::event::Event;
use crate::position::{Asking, Phase, Position};
use crate::refusal::Refusal;

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn list_legal(&self, at: &Position, out: &mut Vec<Action>) {
        let state = &at.open;
        if state.phase == Phase::Over {
            return;
        }
        match state.asking {
            Asking::Act => {
                let hand = at.hidden.hands[state.turn().index()];
                let supply = self.supply(state);
                self.list_builds(state, hand, &supply, out);
                self.list_links(state, &supply, out);
                self.list_sales(state, out);
                self.list_card_actions(state, out);
                self.list_repayments(state, out);
            }
            Asking::Place => self.list_places(state, out),
            Asking::Cube => out.extend(self.nearest(state).map(Action::Take)),
            Asking::Sell => {
                self.list_sales(state, out);
                out.push(Action::Done);
            }
            Asking::Draw => self.list_draws(state, out),
            Asking::Discard(_) => {
                let hand = at.hidden.hands[state.turn().index()];
                out.extend(hand.kinds().map(Action::Discard));
            }
            Asking::Repay => {
                self.list_repayments(state, out);
                out.push(Action::Done);
            }
        }
    }

    pub(crate) fn check_action(&self, at: &Position, action: Action) -> Result<(), Refusal> {
        let state = &at.open;
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let hand = at.hidden.hands[state.turn().index()];
        let asking = state.asking;
        let when = |now: bool| if now { Ok(()) } else { Err(Refusal::NotNow) };
        match action {
            Action::Build(card, industry, space) => {
                when(asking == Asking::Act)?;
                self.check_build(state, hand, card, industry, space)
            }
            Action::Anywhere(card) => {
                when(asking == Asking::Act)?;
                self.check_anywhere(state, hand, card)
            }
            Action::Place(industry, space) => {
                when(asking == Asking::Place)?;
                self.check_site(state, industry, space)
            }
            Action::Link(line) => {
                when(asking == Asking::Act)?;
                self.check_link(state, line)
            }
            Action::Take(space) => {
                when(asking == Asking::Cube)?;
                self.check_take(state, space)
            }
            Action::Sell(mill, outlet) => {
                when(matches!(asking, Asking::Act | Asking::Sell))?;
                self.check_sale(state, mill, outlet)
            }
            Action::Develop(industry) => {
                when(asking == Asking::Act)?;
                self.check_development(state, industry)
            }
            Action::Draw(card) => {
                when(matches!(asking, Asking::Act | Asking::Draw))?;
                self.check_draw(state, card)
            }
            Action::Pass => {
                when(asking == Asking::Act)?;
                self.check_pass(state)
            }
            Action::Discard(card) => {
                when(matches!(asking, Asking::Discard(_)))?;
                if hand.has(card) {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchCard(card))
                }
            }
            Action::Repay(units) => {
                when(matches!(asking, Asking::Act | Asking::Repay))?;
                self.check_repayment(state, units)
            }
            Action::Done => when(matches!(asking, Asking::Sell | Asking::Repay)),
        }
    }

    #[inline]
    pub(crate) fn apply_action(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Build(card, industry, space) => self.build(at, card, industry, space, events),
            Action::Anywhere(card) => self.merge_actions(at, card, events),
            Action::Place(industry, space) => self.place_anywhere(at, industry, space, events),
            Action::Link(line) => self.link(at, line, events),
            Action::Take(space) => self.answer_with_source(at, space, events),
            Action::Sell(mill, outlet) => self.sell(at, mill, outlet, events),
            Action::Develop(industry) => self.develop(at, industry, events),
            Action::Draw(card) => self.draw(at, card, events),
            Action::Pass => self.pass(at, events),
            Action::Discard(card) => self.pay_with_card(at, card, events),
            Action::Repay(units) => self.repay(at, units, events),
            Action::Done => self.stop(at, events),
        }
    }
}
