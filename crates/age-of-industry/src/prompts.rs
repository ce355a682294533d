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
    pub(crate) fn ask(&self, open: &PublicState) -> Question {
        let seat = open.turn();
        let of = |key| Message::new(key).with("seat", seat);
        if open.phase == Phase::Over {
            return Question {
                ask: Message::new("over"),
                rules: vec!["AI-17.1"],
            };
        }
        let (ask, rules) = match open.asking {
            Asking::Act => {
                let key = match (open.round, open.actions_left) {
                    (1, _) => "act-first-round",
                    (_, 1) => "act-second",
                    _ => "act",
                };
                (of(key), vec!["AI-3.2", "AI-3.5", "AI-3.6"])
            }
            Asking::Place => (of("place"), vec!["AI-6.5", "AI-6.12"]),
            Asking::Cube => (self.ask_for_cube(open), vec!["AI-7.2", "AI-7.4", "AI-11.5"]),
            Asking::Sell => (of("sell"), vec!["AI-12.1", "AI-12.8"]),
            Asking::Draw => (of("draw"), vec!["AI-14.5", "AI-14.6"]),
            Asking::Discard(Some(industry)) => (
                of("discard-develop").piece("industry", industry.id()),
                vec!["AI-14.1"],
            ),
            Asking::Discard(None) => (of("discard-pass"), vec!["AI-14.9"]),
            Asking::Repay => {
                let own = open.holding(seat);
                let debt = u32::from(own.loans) * u32::from(self.data.params.loan_unit);
                let (key, rules) = match open.phase {
                    Phase::Interest => ("repay-interest", vec!["AI-16.3", "AI-16.1"]),
                    _ => ("repay-after", vec!["AI-4.4"]),
                };
                let interest = own.loans * u16::from(self.data.params.interest);
                let ask = of(key)
                    .with("debt", debt)
                    .with("money", own.money)
                    .with("interest", interest);
                (ask, rules)
            }
        };
        Question { ask, rules }
    }

    #[inline]
    fn ask_for_cube(&self, open: &PublicState) -> Message {
        let map = self.map();
        let cube = open.job.next_cube().map_or("coal", |cube| cube.id());
        let of = |key| Message::new(key).with("seat", open.turn()).word("cube", cube);
        match open.job.what {
            Work::Link(line) => of("cube-link").piece("line", &map.line(line).id),
            Work::Tile { stack, space } => of("cube-tile")
                .piece("industry", self.data.stack(stack).industry.id())
                .piece("space", &map.space(space).id),
            Work::None => of("cube-tile").piece("industry", "").piece("space", ""),
        }
    }

    #[inline]
    pub(crate) fn describe_action(&self, open: &PublicState, action: Action) -> Message {
        let map = self.map();
        let say = Message::new;
        let space = |message: Message, id: SpaceId| message.piece("space", &map.space(id).id);
        let tile = |message: Message, industry: Industry, id: SpaceId| {
            let level = self
                .next_tile(open, open.turn(), industry)
                .map_or(0, |stack| self.tile(stack).level);
            space(message.piece("industry", industry.id()).with("level", level), id)
        };
        let site = |plain, replacing, industry: Industry, id: SpaceId| match open.tile(id) {
            None => tile(say(plain), industry, id),
            Some(old) => {
                let old = self.data.stack(old);
                tile(say(replacing), industry, id)
                    .piece("old", old.industry.id())
                    .with("old_level", old.level)
            }
        };
        match action {
            Action::Build(card, industry, id) => {
                site("build", "build-replacing", industry, id).piece("card", card.id())
            }
            Action::Anywhere(card) => say("anywhere").piece("card", card.id()),
            Action::Place(industry, id) => site("place", "place-replacing", industry, id),
            Action::Link(line) => say("link").piece("line", &map.line(line).id),
            Action::Take(id) => {
                let cube = open.job.next_cube().map_or("coal", |cube| cube.id());
                let left = open.cubes_on(id);
                match open.owner(id).filter(|_| map.import_id(id).is_none()) {
                    Some(owner) => space(say("take").word("cube", cube), id)
                        .with("seat", owner)
                        .with("left", left),
                    None => space(say("take-import").word("cube", cube), id).with("left", left),
                }
            }
            Action::Sell(mill, outlet) => {
                let goods = open
                    .tile(mill)
                    .map_or("", |stack| self.data.stack(stack).industry.id());
                match outlet {
                    Outlet::Port(port) => space(say("sell-port").piece("industry", goods), mill)
                        .piece("port", &map.space(port).id),
                    Outlet::Market(market) => space(say("sell-market").piece("industry", goods), mill)
                        .piece("market", &map.market(market).id),
                }
            }
            Action::Develop(industry) => {
                let level = self
                    .next_tile(open, open.turn(), industry)
                    .map_or(0, |stack| self.tile(stack).level);
                say("develop")
                    .piece("industry", industry.id())
                    .with("level", level)
            }
            Action::Draw(Some(card)) => say("draw").piece("card", card.id()),
            Action::Draw(None) => say("draw-pile"),
            Action::Pass if open.holding(open.turn()).hand == 0 => say("pass-free"),
            Action::Pass => say("pass"),
            Action::Discard(card) => say("discard").piece("card", card.id()),
            Action::Repay(units) => {
                say("repay").with("amount", u32::from(units) * u32::from(self.data.params.loan_unit))
            }
            Action::Done if open.asking == Asking::Sell => say("done-selling"),
            Action::Done => say("done-repaying"),
        }
    }
}
