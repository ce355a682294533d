//! The current prompt and the labels of its choices: keys and values, without texts.

use smokestack_core::{Message, Question};

use crate::AgeOfIndustry;
use crate::action::{Action, Outlet};
use crate::ids::{Industry, SpaceId};
use crate::position::{Asking, Phase, PublicState, Work};

/// The keys of the prompts.
pub(crate) const KEYS: &[&str] = &[
    "act",
    "act-first-round",
    "act-second",
    "place",
    "cube-tile",
    "cube-link",
    "sell",
    "draw",
    "discard-develop",
    "discard-pass",
    "repay-after",
    "repay-interest",
    "over",
];

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn ask(&self, state: &PublicState) -> Question {
        let seat = state.turn();
        let of = |key| Message::new(key).with("seat", seat);
        if state.phase == Phase::Over {
            return Question {
                ask: Message::new("over"),
                rules: vec!["AI-17.1"],
            };
        }
        let (prompt, rules) = match state.asking {
            Asking::Act => {
                let key = match (state.round, state.actions_left) {
                    (1, _) => "act-first-round",
                    (_, 1) => "act-second",
                    _ => "act",
                };
                (of(key), vec!["AI-3.2", "AI-3.5", "AI-3.6"])
            }
            Asking::Place => (of("place"), vec!["AI-6.5", "AI-6.12"]),
            Asking::Cube => (self.ask_for_cube(state), vec!["AI-7.2", "AI-7.4", "AI-11.5"]),
            Asking::Sell => (of("sell"), vec!["AI-12.1", "AI-12.8"]),
            Asking::Draw => (of("draw"), vec!["AI-14.5", "AI-14.6"]),
            Asking::Discard(Some(industry)) => (
                of("discard-develop").piece("industry", industry.id()),
                vec!["AI-14.1"],
            ),
            Asking::Discard(None) => (of("discard-pass"), vec!["AI-14.9"]),
            Asking::Repay => {
                let holding = state.holding(seat);
                let debt = u32::from(holding.loans) * u32::from(self.data.params.loan_unit);
                let (key, rules) = match state.phase {
                    Phase::Interest => ("repay-interest", vec!["AI-16.3", "AI-16.1"]),
                    _ => ("repay-after", vec!["AI-4.4"]),
                };
                let interest = holding.loans * u16::from(self.data.params.interest);
                let prompt = of(key)
                    .with("debt", debt)
                    .with("money", holding.money)
                    .with("interest", interest);
                (prompt, rules)
            }
        };
        Question { ask: prompt, rules }
    }

    #[inline]
    fn ask_for_cube(&self, state: &PublicState) -> Message {
        let map = self.map();
        let cube = state.job.next_cube().map_or("coal", |cube| cube.id());
        let of = |key| Message::new(key).with("seat", state.turn()).word("cube", cube);
        match state.job.what {
            Work::Link(line) => of("cube-link").piece("line", &map.line(line).id),
            Work::Tile { stack, space } => of("cube-tile")
                .piece("industry", self.data.stack(stack).industry.id())
                .piece("space", &map.space(space).id),
            Work::None => of("cube-tile").piece("industry", "").piece("space", ""),
        }
    }

    #[inline]
    pub(crate) fn describe_action(&self, state: &PublicState, action: Action) -> Message {
        let map = self.map();
        let new_message = Message::new;
        let space = |message: Message, id: SpaceId| message.piece("space", &map.space(id).id);
        let tile = |message: Message, industry: Industry, id: SpaceId| {
            let level = self
                .next_tile(state, state.turn(), industry)
                .map_or(0, |stack| self.tile(stack).level);
            space(message.piece("industry", industry.id()).with("level", level), id)
        };
        let site = |plain, replacing, industry: Industry, id: SpaceId| match state.tile(id) {
            None => tile(new_message(plain), industry, id),
            Some(old) => {
                let old = self.data.stack(old);
                tile(new_message(replacing), industry, id)
                    .piece("old", old.industry.id())
                    .with("old_level", old.level)
            }
        };
        match action {
            Action::Build(card, industry, id) => {
                site("build", "build-replacing", industry, id).piece("card", card.id())
            }
            Action::Anywhere(card) => new_message("anywhere").piece("card", card.id()),
            Action::Place(industry, id) => site("place", "place-replacing", industry, id),
            Action::Link(line) => new_message("link").piece("line", &map.line(line).id),
            Action::Take(id) => {
                let cube = state.job.next_cube().map_or("coal", |cube| cube.id());
                let left = state.cubes_on(id);
                match state.owner(id).filter(|_| map.import_id(id).is_none()) {
                    Some(owner) => space(new_message("take").word("cube", cube), id)
                        .with("seat", owner)
                        .with("left", left),
                    None => space(new_message("take-import").word("cube", cube), id).with("left", left),
                }
            }
            Action::Sell(mill, outlet) => {
                let goods = state
                    .tile(mill)
                    .map_or("", |stack| self.data.stack(stack).industry.id());
                match outlet {
                    Outlet::Port(port) => space(new_message("sell-port").piece("industry", goods), mill)
                        .piece("port", &map.space(port).id),
                    Outlet::Market(market) => {
                        space(new_message("sell-market").piece("industry", goods), mill)
                            .piece("market", &map.market(market).id)
                    }
                }
            }
            Action::Develop(industry) => {
                let level = self
                    .next_tile(state, state.turn(), industry)
                    .map_or(0, |stack| self.tile(stack).level);
                new_message("develop")
                    .piece("industry", industry.id())
                    .with("level", level)
            }
            Action::Draw(Some(card)) => new_message("draw").piece("card", card.id()),
            Action::Draw(None) => new_message("draw-pile"),
            Action::Pass if state.holding(state.turn()).hand == 0 => new_message("pass-free"),
            Action::Pass => new_message("pass"),
            Action::Discard(card) => new_message("discard").piece("card", card.id()),
            Action::Repay(units) => {
                new_message("repay").with("amount", u32::from(units) * u32::from(self.data.params.loan_unit))
            }
            Action::Done if state.asking == Asking::Sell => new_message("done-selling"),
            Action::Done => new_message("done-repaying"),
        }
    }
}
