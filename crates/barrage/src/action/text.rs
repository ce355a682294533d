//! The short text form of an action, and its parser.

use super::{Action, Payment};
use crate::Barrage;
use crate::data::{OwnSpace, Work};

impl Barrage {
    #[inline]
    pub(crate) fn print_action(&self, action: Action) -> String {
        let data = &self.data;
        match action {
            Action::Company(id) => format!("company {}", data.company(id).id),
            Action::Start(id) => format!("start {}", data.contract(id).id),
            Action::Place(id) => format!("place {}", data.space(id).id),
            Action::Construct(place) => format!("place {}", data.construction_spaces[usize::from(place)].id),
            Action::Sekibo(place) => format!("place {}", data.sekibo_spaces[usize::from(place)].id),
            Action::Bank(engineers) => format!("bank {engineers}"),
            Action::Use(id) => format!("use {}", data.tile(id).id),
            Action::Pass => "pass".to_owned(),
            Action::Officer(id) => format!("officer {}", data.officer(id).id),
            Action::Tile(id) => format!("tile {}", data.tile(id).id),
            Action::Copy(id) => format!("copy {}", data.tile(id).id),
            Action::BuildDam(id) => format!("build {}", data.dam(id).id),
            Action::BuildConduit(id) => format!("build {}", data.conduit(id).id),
            Action::BuildPowerhouse(id) => format!("build {}", data.powerhouse(id).id),
            Action::Raise(id) => format!("raise {}", data.dam(id).id),
            Action::Pay(payment) => {
                let parts = [
                    (payment.excavators, "excavators"),
                    (payment.mixers, "mixers"),
                    (payment.replaced, "replaced"),
                ];
                format!("pay{}", counted(&parts))
            }
            Action::Produce { dam, conduit, drops } => {
                format!(
                    "produce {drops} {} {}",
                    data.dam(dam).id,
                    data.conduit(conduit).id
                )
            }
            Action::Fulfil(id) => format!("fulfil {}", data.contract(id).id),
            Action::Take(id) => format!("take {}", data.contract(id).id),
            Action::Discard(id) => format!("discard {}", data.contract(id).id),
            Action::Drop(id) => format!("drop {}", data.headstream(id).id),
            Action::Machines { excavators, mixers } => {
                format!(
                    "machines{}",
                    counted(&[(excavators, "excavators"), (mixers, "mixers")])
                )
            }
            Action::Accept => "accept".to_owned(),
            Action::Decline => "decline".to_owned(),
        }
    }

    #[inline]
    pub(crate) fn parse_action(&self, text: &str) -> Option<Action> {
        let Some((verb, what)) = text.split_once(' ') else {
            return match text {
                "pass" => Some(Action::Pass),
                "accept" => Some(Action::Accept),
                "decline" => Some(Action::Decline),
                _ => None,
            };
        };
        let data = &self.data;
        match verb {
            "company" => data.find_company(what).map(Action::Company),
            "start" => data.find_contract(what).map(Action::Start),
            "place" => self.parse_place(what),
            "bank" => number(what).filter(|n| (1..=12).contains(n)).map(Action::Bank),
            "use" => data.find_tile(what).map(Action::Use),
            "officer" => data.find_officer(what).map(Action::Officer),
            "tile" => data.find_tile(what).map(Action::Tile),
            "copy" => data.find_tile(what).map(Action::Copy),
            "build" => {
                let dam = data.find_dam(what).map(Action::BuildDam);
                let conduit = || data.find_conduit(what).map(Action::BuildConduit);
                let powerhouse = || data.find_powerhouse(what).map(Action::BuildPowerhouse);
                dam.or_else(conduit).or_else(powerhouse)
            }
            "raise" => data.find_dam(what).map(Action::Raise),
            "pay" => {
                let [excavators, mixers, replaced] = uncounted(what, ["excavators", "mixers", "replaced"])?;
                let payment = Payment {
                    excavators,
                    mixers,
                    replaced,
                };
                payment.is_possible().then_some(Action::Pay(payment))
            }
            "produce" => self.parse_production(what),
            "fulfil" => data.find_contract(what).map(Action::Fulfil),
            "take" => data.find_contract(what).map(Action::Take),
            "discard" => data.find_contract(what).map(Action::Discard),
            "drop" => data.find_headstream(what).map(Action::Drop),
            "machines" => {
                let [excavators, mixers] = uncounted(what, ["excavators", "mixers"])?;
                let some = (1..=super::MAX_MACHINES_PER_EFFECT).contains(&excavators.saturating_add(mixers));
                some.then_some(Action::Machines { excavators, mixers })
            }
            _ => None,
        }
    }

    #[inline]
    fn parse_place(&self, what: &str) -> Option<Action> {
        let data = &self.data;
        let holding = |spaces: &[OwnSpace]| spaces.iter().position(|space| space.id == what).map(|i| i as u8);
        if let Some(space) = data.find_space(what) {
            let bank = matches!(data.space(space).work, Work::Bank(_));
            return (!bank).then_some(Action::Place(space));
        }
        let construct = holding(&data.construction_spaces).map(Action::Construct);
        construct.or_else(|| holding(&data.sekibo_spaces).map(Action::Sekibo))
    }

    #[inline]
    fn parse_production(&self, what: &str) -> Option<Action> {
        let mut words = what.split(' ');
        let drops = number(words.next()?).filter(|n| (1..=4).contains(n))?;
        let dam = self.data.find_dam(words.next()?)?;
        let conduit = self.data.find_conduit(words.next()?)?;
        let whole = words.next().is_none() && conduit.basin() == dam.basin();
        whole.then_some(Action::Produce { dam, conduit, drops })
    }
}

/// ` 2 excavators 1 mixers`, without zeros.
fn counted(parts: &[(u8, &str)]) -> String {
    let some = parts.iter().filter(|(count, _)| *count > 0);
    some.map(|(count, what)| format!(" {count} {what}")).collect()
}

/// The inverse of [`counted`]: the parts come in this order.
fn uncounted<const N: usize>(text: &str, parts: [&str; N]) -> Option<[u8; N]> {
    let mut words = text.split(' ');
    let mut counts = [0; N];
    let mut next = 0;
    while let Some(count) = words.next() {
        let what = words.next()?;
        let place = next + parts[next..].iter().position(|part| *part == what)?;
        counts[place] = number(count).filter(|n| *n > 0)?;
        next = place + 1;
    }
    Some(counts)
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n: &u8| n.to_string() == text)
}
