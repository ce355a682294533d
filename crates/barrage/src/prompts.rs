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
    pub(crate) fn ask(&self, state: &PublicState) -> Question {
        if state.phase == Phase::Over {
            return Question {
                ask: Message::new("over"),
                rules: vec!["B-11.9"],
            };
        }
        let of = |key| Message::new(key).with("seat", state.turn);
        let holding = state.holding(state.turn);
        let data = &self.data;
        let (prompt, rules) = match state.current_task() {
            Task::Company => (of("company"), vec!["B-2.10", "B-2.11"]),
            Task::Start => (of("start"), vec!["B-2.10", "B-2.15"]),
            Task::Act if holding.engineers == 0 => (of("last"), vec!["B-4.7", "B-4.8"]),
            Task::Act if state.copied != crate::position::NO_OFFICER => {
                let officer = &data.officer(state.copied).id;
                let prompt = of("act-copying")
                    .with("engineers", holding.engineers)
                    .piece("officer", officer);
                (prompt, vec!["B-13.8", "B-4.1"])
            }
            Task::Act => (
                of("act").with("engineers", holding.engineers),
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
                let prompt = match free.structure {
                    Structure::Conduit => of("free-conduit").with("value", free.most),
                    Structure::Base => of("free-base"),
                    other => of("free").word("structure", other.name()),
                };
                (prompt, vec!["B-5.14"])
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
                of("discard").with("count", holding.contracts.len() - u32::from(data.params.hand)),
                vec!["B-6.14"],
            ),
            _ => (of("act"), vec!["B-4.1"]),
        };
        Question { ask: prompt, rules }
    }

    #[inline]
    pub(crate) fn describe_action(&self, state: &PublicState, action: Action) -> Message {
        let data = &self.data;
        let new_message = Message::new;
        let tile = |key, id| new_message(key).piece("tile", &data.tile(id).id);
        let contract = |key, id| new_message(key).piece("contract", &data.contract(id).id);
        match action {
            Action::Company(id) => {
                let company = |key| new_message(key).piece("company", &data.company(id).id);
                // A company that is not offered has no officer.
                match data.officers.get(state.matchups[id.index()].index()) {
                    Some(officer) => company("company").piece("officer", &officer.id),
                    None => company("company-alone"),
                }
            }
            Action::Start(id) => contract("start", id),
            Action::Place(id) => {
                let space = data.space(id);
                new_message("place")
                    .piece("space", &space.id)
                    .with("engineers", space.engineers)
                    .with("credits", space.surcharge + space.cost)
            }
            Action::Construct(place) => {
                let space = &data.construction_spaces[usize::from(place)];
                new_message("construct")
                    .with("engineers", space.engineers)
                    .with("credits", space.surcharge)
            }
            Action::Sekibo(place) => {
                let space = &data.sekibo_spaces[usize::from(place)];
                new_message("sekibo")
                    .with("engineers", space.engineers)
                    .with("credits", space.surcharge)
            }
            Action::Bank(engineers) => new_message("bank").with("engineers", engineers),
            Action::Use(id) => tile("use", id),
            Action::Pass => new_message("pass"),
            Action::Officer(id) => new_message("officer").piece("officer", &data.officer(id).id),
            Action::Tile(id) => tile("tile", id),
            Action::Copy(id) => tile("copy", id),
            Action::BuildDam(_) | Action::BuildConduit(_) | Action::BuildPowerhouse(_) | Action::Raise(_) => {
                self.describe_site(state, action)
            }
            Action::Pay(payment) => new_message("pay")
                .with("excavators", payment.excavators)
                .with("mixers", payment.mixers)
                .with(
                    "credits",
                    self.replacing_credits(state) * u32::from(payment.replaced),
                ),
            Action::Produce { dam, conduit, drops } => {
                let output = self.output(state, dam, conduit, drops);
                let fee = output.map_or(0, |output| output.fee);
                new_message(if fee > 0 { "produce-fee" } else { "produce" })
                    .with("drops", drops)
                    .piece("dam", &data.dam(dam).id)
                    .piece("conduit", &data.conduit(conduit).id)
                    .with("energy", output.map_or(0, |output| i32::from(output.energy)))
                    .with("credits", fee)
            }
            Action::Fulfil(id) => contract("fulfil", id),
            Action::Take(id) => contract("take", id),
            Action::Discard(id) => contract("discard", id),
            Action::Drop(id) => new_message("drop").piece("headstream", &data.headstream(id).id),
            Action::Machines { excavators, mixers } => new_message("machines")
                .with("excavators", excavators)
                .with("mixers", mixers),
            Action::Accept => new_message("accept"),
            Action::Decline => new_message(match state.current_task() {
                Task::Fulfil { .. } => "decline-contract",
                Task::Drops { .. } => "decline-drops",
                _ => "decline",
            }),
        }
    }

    /// A building site, with what building there would cost.
    #[inline]
    fn describe_site(&self, state: &PublicState, action: Action) -> Message {
        let Some(site) = action.site() else {
            return Message::new("build");
        };
        let key = if matches!(site, Site::Elevation(_)) {
            "raise"
        } else {
            "build"
        };
        let (payment, fee) = match state.current_task() {
            Task::Site { tile, .. } => (
                Some(self.site_price(state, tile, site).plain()),
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
    fn replacing_credits(&self, state: &PublicState) -> u32 {
        match self.ability(state, state.turn) {
            crate::data::Ability::CreditsForMachines(each) => u32::from(each),
            _ => 0,
        }
    }
}
