//! The current prompt and the labels of its choices: keys and values, without texts.

use smokestack_core::{Message, Question};

use crate::Barrage;
use crate::action::Action;
use crate::ids::Structure;
use crate::position::{Kind, Phase, PublicState, Site, Task};

pub(crate) const QUESTIONS: &[&str] = &[
    "company",
    "start",
    "act",
    "act-copying",
    "last",
    "officer",
    "tile",
    "copy",
    "site",
    "pay",
    "machines",
    "drop",
    "drop-flowing",
    "free",
    "free-base",
    "free-conduit",
    "fill",
    "produce",
    "produce-tile",
    "produce-second",
    "fulfil",
    "take",
    "discard",
    "over",
];

pub(crate) const ACTIONS: &[&str] = &[
    "company",
    "company-alone",
    "start",
    "place",
    "construct",
    "sekibo",
    "bank",
    "use",
    "pass",
    "officer",
    "tile",
    "copy",
    "build",
    "raise",
    "pay",
    "produce",
    "produce-fee",
    "fulfil",
    "take",
    "discard",
    "drop",
    "machines",
    "accept",
    "decline",
    "decline-contract",
    "decline-drops",
];

impl Barrage {
    #[inline]
    pub(crate) fn ask(&self, open: &PublicState) -> Question {
        if open.phase == Phase::Over {
            return Question {
                ask: Message::new("over"),
                rules: vec!["B-11.9"],
            };
        }
        let of = |key| Message::new(key).with("seat", open.turn);
        let own = open.holding(open.turn);
        let data = &self.data;
        let (ask, rules) = match open.asked() {
            Task::Company => (of("company"), vec!["B-2.10", "B-2.11"]),
            Task::Start => (of("start"), vec!["B-2.10", "B-2.15"]),
            Task::Act if own.engineers == 0 => (of("last"), vec!["B-4.7", "B-4.8"]),
            Task::Act if open.copied != crate::position::NO_OFFICER => {
                let officer = &data.officer(open.copied).id;
                let ask = of("act-copying")
                    .with("engineers", own.engineers)
                    .piece("officer", officer);
                (ask, vec!["B-13.8", "B-4.1"])
            }
            Task::Act => (
                of("act").with("engineers", own.engineers),
                vec!["B-4.1", "B-4.2", "B-4.6"],
            ),
            Task::Officer => (of("officer"), vec!["B-13.8"]),
            Task::Tile => (of("tile"), vec!["B-5.3", "B-14.1"]),
            Task::Copy { .. } => (of("copy"), vec!["B-13.7"]),
            Task::Site { tile, .. } => (
                of("site").piece("tile", &data.tile(tile).id),
                vec!["B-5.3", "B-5.4", "B-5.12"],
            ),
            Task::Pay { site, .. } => (
                of("pay").piece("site", self.site_id(site)),
                vec!["B-5.4", "B-5.5"],
            ),
            Task::Machines(count) => (of("machines").with("count", count), vec!["B-3.4"]),
            Task::Drops { left, flow, must } => {
                let key = if flow { "drop-flowing" } else { "drop" };
                let rules = if must {
                    vec!["B-6.4", "B-6.6"]
                } else {
                    vec!["B-6.5"]
                };
                (of(key).with("drops", left), rules)
            }
            Task::Free(free) => {
                let ask = match free.structure {
                    Structure::Conduit => of("free-conduit").with("value", free.most),
                    Structure::Base => of("free-base"),
                    other => of("free").word("structure", other.name()),
                };
                (ask, vec!["B-5.14"])
            }
            Task::FillDams(_) => (of("fill"), vec!["B-14.3"]),
            Task::Produce { modifier, kind, .. } => match kind {
                Kind::Station => (
                    of("produce").with("modifier", i32::from(modifier)),
                    vec!["B-7.1", "B-7.2", "B-7.4"],
                ),
                Kind::Tile => (
                    of("produce-tile").with("modifier", i32::from(modifier)),
                    vec!["B-14.11", "B-7.2"],
                ),
                Kind::Second => (of("produce-second"), vec!["B-12.3"]),
            },
            Task::Fulfil { energy, discount, .. } => (
                of("fulfil").with("energy", energy).with("discount", discount),
                vec!["B-7.6", "B-7.7"],
            ),
            Task::Take(count) => (of("take").with("count", count), vec!["B-6.11", "B-6.12"]),
            Task::Discard => (
                of("discard").with("count", own.contracts.len() - u32::from(data.params.hand)),
                vec!["B-6.14"],
            ),
            _ => (of("act"), vec!["B-4.1"]),
        };
        Question { ask, rules }
    }

    #[inline]
    pub(crate) fn describe_action(&self, open: &PublicState, action: Action) -> Message {
        let data = &self.data;
        let say = Message::new;
        let tile = |key, id| say(key).piece("tile", &data.tile(id).id);
        let contract = |key, id| say(key).piece("contract", &data.contract(id).id);
        match action {
            Action::Company(id) => {
                let company = |key| say(key).piece("company", &data.company(id).id);
                // A company that is not offered has no officer.
                match data.officers.get(open.matchups[id.index()].index()) {
                    Some(officer) => company("company").piece("officer", &officer.id),
                    None => company("company-alone"),
                }
            }
            Action::Start(id) => contract("start", id),
            Action::Place(id) => {
                let space = data.space(id);
                say("place")
                    .piece("space", &space.id)
                    .with("engineers", space.engineers)
                    .with("credits", space.surcharge + space.cost)
            }
            Action::Construct(place) => {
                let space = &data.construction_spaces[usize::from(place)];
                say("construct")
                    .with("engineers", space.engineers)
                    .with("credits", space.surcharge)
            }
            Action::Sekibo(place) => {
                let space = &data.sekibo_spaces[usize::from(place)];
                say("sekibo")
                    .with("engineers", space.engineers)
                    .with("credits", space.surcharge)
            }
            Action::Bank(engineers) => say("bank").with("engineers", engineers),
            Action::Use(id) => tile("use", id),
            Action::Pass => say("pass"),
            Action::Officer(id) => say("officer").piece("officer", &data.officer(id).id),
            Action::Tile(id) => tile("tile", id),
            Action::Copy(id) => tile("copy", id),
            Action::BuildDam(_) | Action::BuildConduit(_) | Action::BuildPowerhouse(_) | Action::Raise(_) => {
                self.describe_site(open, action)
            }
            Action::Pay(payment) => say("pay")
                .with("excavators", payment.excavators)
                .with("mixers", payment.mixers)
                .with(
                    "credits",
                    self.replacing_credits(open) * u32::from(payment.replaced),
                ),
            Action::Produce { dam, conduit, drops } => {
                let output = self.output(open, dam, conduit, drops);
                let fee = output.map_or(0, |output| output.fee);
                say(if fee > 0 { "produce-fee" } else { "produce" })
                    .with("drops", drops)
                    .piece("dam", &data.dam(dam).id)
                    .piece("conduit", &data.conduit(conduit).id)
                    .with("energy", output.map_or(0, |output| i32::from(output.energy)))
                    .with("credits", fee)
            }
            Action::Fulfil(id) => contract("fulfil", id),
            Action::Take(id) => contract("take", id),
            Action::Discard(id) => contract("discard", id),
            Action::Drop(id) => say("drop").piece("headstream", &data.headstream(id).id),
            Action::Machines { excavators, mixers } => say("machines")
                .with("excavators", excavators)
                .with("mixers", mixers),
            Action::Accept => say("accept"),
            Action::Decline => say(match open.asked() {
                Task::Fulfil { .. } => "decline-contract",
                Task::Drops { .. } => "decline-drops",
                _ => "decline",
            }),
        }
    }

    /// A building site, with what building there would cost.
    #[inline]
    fn describe_site(&self, open: &PublicState, action: Action) -> Message {
        let Some(site) = action.site() else {
            return Message::new("build");
        };
        let key = if matches!(site, Site::Elevation(_)) {
            "raise"
        } else {
            "build"
        };
        let (payment, fee) = match open.asked() {
            Task::Site { tile, .. } => (
                Some(self.site_price(open, tile, site).plain()),
                self.fee_with(tile, site),
            ),
            _ => (None, self.fee(site)),
        };
        let (excavators, mixers) = payment.map_or((0, 0), |p| (p.excavators, p.mixers));
        Message::new(key)
            .piece("site", self.site_id(site))
            .with("excavators", excavators)
            .with("mixers", mixers)
            .with("credits", fee)
    }

    /// The number of credits that replace one machine, or 0 (B-13.6).
    #[inline]
    fn replacing_credits(&self, open: &PublicState) -> u32 {
        match self.ability(open, open.turn) {
            crate::data::Ability::CreditsForMachines(each) => u32::from(each),
            _ => 0,
        }
    }
}
