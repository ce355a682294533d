//! Counts the bots' choices: their openings, and how often a player who could replace one of their ships did so.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use age_of_industry::event::Bill;
use age_of_industry::{Action, AgeOfIndustry, Asking, Event, Industry, Position, SpaceId, SpaceSet};
use smokestack_core::{Game as _, Seat, Sink};

/// The number of actions in an opening: the one in the first round, and the first of the second round (AI-3.3).
const OPENING_ACTIONS: usize = 2;
/// The number of openings printed, most frequent first.
const MAX_PRINTED_OPENINGS: usize = 6;

/// Sums over all games of all tables.
#[derive(Debug, Default)]
pub struct ChoiceStats {
    seats: u64,
    /// The opening of each seat in the current game.
    opening: BTreeMap<Seat, Vec<[String; 2]>>,
    exact_openings: BTreeMap<String, u64>,
    broad_openings: BTreeMap<String, u64>,
    by_card: ReplacementCount,
    anywhere: ReplacementCount,
    /// The cases of either kind in which the ship was used up, so that its successor flips at once (AI-13.5).
    used_up: ReplacementCount,
    /// The seat that is replacing a ship, until all its cubes are delivered.
    replacing: Option<Seat>,
    money: i64,
}

/// Decisions at which a player could replace one of their ships (AI-10.1), and at which the player did.
#[derive(Debug, Default)]
struct ReplacementCount {
    legal: u64,
    chosen: u64,
}

impl ReplacementCount {
    fn percent(&self) -> f64 {
        100.0 * self.chosen as f64 / self.legal.max(1) as f64
    }

    fn text(&self) -> String {
        format!("{} of {} ({:.0} %)", self.chosen, self.legal, self.percent())
    }

    /// Counts a decision if one of its actions replaces one of these ships. Returns whether the chosen one does.
    fn count(&mut self, ships: SpaceSet, legal: &[Action], chosen: Action) -> bool {
        let replaces = |action: &Action| ship_site(*action).is_some_and(|space| ships.has(space));
        let replacement = replaces(&chosen);
        self.legal += u64::from(legal.iter().any(replaces));
        self.chosen += u64::from(replacement);
        replacement
    }
}

impl Sink<Event> for ChoiceStats {
    fn send(&mut self, event: Event) {
        let Some(builder) = self.replacing else { return };
        match event {
            // The round is over: later payments have other reasons.
            Event::Order { .. } => self.replacing = None,
            Event::Income { seat, amount } if seat == builder => self.money += i64::from(amount),
            Event::Paid {
                seat,
                amount,
                bill: Bill::Tile | Bill::Cube(_),
                ..
            } if seat == builder => self.money -= i64::from(amount),
            _ => {}
        }
    }
}

impl ChoiceStats {
    /// Counts a decision before it is applied.
    pub fn count_decision(
        &mut self,
        game: &AgeOfIndustry,
        at: &Position,
        seat: Seat,
        legal: &[Action],
        chosen: Action,
    ) {
        self.replacing = self.replacing.filter(|_| at.open.asking == Asking::Cube);
        let ships = at.open.holding(seat).own.and(at.open.tiles_of(Industry::Ship));
        let count = match at.open.asking {
            Asking::Act => &mut self.by_card,
            Asking::Place => &mut self.anywhere,
            _ => return,
        };
        if count.count(ships, legal, chosen) {
            self.replacing = Some(seat);
        }
        self.used_up.count(ships.and(at.open.flipped), legal, chosen);
        let opening = self.opening.entry(seat).or_default();
        if at.open.asking == Asking::Act
            && !matches!(chosen, Action::Repay(_))
            && opening.len() < OPENING_ACTIONS
        {
            opening.push([game.print(chosen), without_details(chosen)]);
        }
    }

    /// Ends the game and counts the openings of its seats.
    pub fn end_game(&mut self) {
        self.replacing = None;
        for actions in std::mem::take(&mut self.opening).into_values() {
            self.seats += 1;
            let text = |i: usize| actions.iter().map(|texts| texts[i].as_str()).collect::<Vec<_>>();
            *self.exact_openings.entry(text(0).join(", ")).or_default() += 1;
            *self.broad_openings.entry(text(1).join(", ")).or_default() += 1;
        }
    }

    pub fn report(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "{:<28} {:.1} % of seats open alike; {:.1} % of used-up ships that can be replaced are",
            "choices",
            self.most_frequent_opening_percent(),
            self.used_up_replacement_percent()
        );
        for (name, openings) in [
            ("openings", &self.broad_openings),
            ("openings, exact", &self.exact_openings),
        ] {
            let _ = writeln!(text, "{name:<28} {} at {} seats", openings.len(), self.seats);
            for (opening, part) in self
                .most_frequent(openings)
                .into_iter()
                .take(MAX_PRINTED_OPENINGS)
            {
                let _ = writeln!(text, "{part:>26.1} % {opening}");
            }
        }
        let _ = writeln!(
            text,
            "{:<28} by a card {}, anywhere {}; used up {}; money {:.1} each",
            "own ship replaced",
            self.by_card.text(),
            self.anywhere.text(),
            self.used_up.text(),
            self.mean_replacement_income()
        );
        text
    }

    /// The percentage of seats with the most frequent opening, ignoring cards and places.
    pub fn most_frequent_opening_percent(&self) -> f64 {
        let openings = self.most_frequent(&self.broad_openings);
        openings.first().map_or(0.0, |(_, part)| *part)
    }

    /// The percentage of decisions at which a used-up ship was replaced, out of those at which that was possible.
    pub fn used_up_replacement_percent(&self) -> f64 {
        self.used_up.percent()
    }

    /// Openings with the percentage of seats that chose them.
    fn most_frequent<'o>(&self, openings: &'o BTreeMap<String, u64>) -> Vec<(&'o str, f64)> {
        let mut sorted: Vec<(&String, &u64)> = openings.iter().collect();
        sorted.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let percentage = |count: u64| 100.0 * count as f64 / self.seats.max(1) as f64;
        let percentages = sorted
            .into_iter()
            .map(|(opening, count)| (opening.as_str(), percentage(*count)));
        percentages.collect()
    }

    /// The mean immediate income of replacing a ship, after its cost and its cubes.
    pub fn mean_replacement_income(&self) -> f64 {
        let chosen = self.by_card.chosen + self.anywhere.chosen;
        self.money as f64 / chosen.max(1) as f64
    }
}

/// Where an action builds a ship.
fn ship_site(action: Action) -> Option<SpaceId> {
    match action {
        Action::Build(_, Industry::Ship, space) | Action::Place(Industry::Ship, space) => Some(space),
        _ => None,
    }
}

/// The kind of an action and its industry, without card and place.
fn without_details(action: Action) -> String {
    match action {
        Action::Build(_, industry, _) => format!("build {}", industry.id()),
        Action::Develop(industry) => format!("develop {}", industry.id()),
        other => AgeOfIndustry::info().kinds[AgeOfIndustry::kind(other)].to_owned(),
    }
}
