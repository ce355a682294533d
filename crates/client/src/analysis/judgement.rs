//! The review of one decision, and the swings that all reviews show.

use serde_json::{Value, json};
use smokestack_core::Seat;
use smokestack_core::small_sort;

/// A search's review of one decision.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judgement {
    pub seat: Seat,
    /// Every seat's winning chances before the decision.
    pub chances: Vec<f32>,
    pub played: Way,
    /// The search's choice.
    pub best: Way,
}

/// An action, and the winning chances of the player who chooses it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way {
    pub action: String,
    pub chance: f32,
}

impl Judgement {
    /// Reads the worker's response, or the output of [`Judgement::write`].
    pub fn read(answer: &Value) -> Option<Judgement> {
        let seat: Seat = answer["seat"].as_str()?.parse().ok()?;
        let chances = |value: &Value| -> Option<Vec<f32>> {
            let chances = value["chances"].as_array()?.iter();
            chances.map(|chance| Some(chance.as_f64()? as f32)).collect()
        };
        let way = |value: &Value| {
            Some(Way {
                action: value["action"].as_str()?.to_owned(),
                chance: *chances(value)?.get(seat.index())?,
            })
        };
        Some(Judgement {
            seat,
            chances: chances(answer)?,
            played: way(&answer["played"])?,
            best: way(&answer["best"])?,
        })
    }

    pub fn write(&self) -> Value {
        let way = |way: &Way| {
            let mut chances = vec![0.0; self.chances.len()];
            if let Some(own) = chances.get_mut(self.seat.index()) {
                *own = way.chance;
            }
            json!({ "action": way.action, "chances": chances })
        };
        json!({
            "seat": self.seat,
            "chances": self.chances,
            "played": way(&self.played),
            "best": way(&self.best),
        })
    }

    pub fn agrees(&self) -> bool {
        self.played.action == self.best.action
    }

    /// The estimated cost of the decision: never less than zero.
    pub fn lost(&self) -> f32 {
        (self.best.chance - self.played.chance).max(0.0)
    }
}

/// A moment of the game: the number of moves, and every seat's winning chances.
pub(crate) type Moment = (usize, Vec<f32>);

/// A large change in a seat's winning chances between two adjacent moments.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Swing {
    /// The move that caused it, by the number of moves before it.
    pub at: usize,
    /// The seat whose chances changed most, and by how much.
    pub seat: usize,
    pub change: f32,
    /// That seat's chances afterwards.
    pub chance: f32,
}

/// A smaller change is ignored.
const MIN_SWING: f32 = 0.04;

/// The largest swings, in game order. `decisions` lists all decisions of the game: if one between two moments has not
/// been analysed, the cause of a change is unknown.
pub(crate) fn swings(moments: &[Moment], decisions: &[usize], most: usize) -> Vec<Swing> {
    let place = |at: usize| decisions.binary_search(&at).unwrap_or(decisions.len());
    let mut swings: Vec<Swing> = moments
        .windows(2)
        .filter(|pair| place(pair[0].0) + 1 == place(pair[1].0))
        .filter_map(|pair| {
            let ((at, before), (_, after)) = (&pair[0], &pair[1]);
            let changes = before.iter().zip(after).map(|(before, after)| after - before);
            let (seat, change) = changes
                .enumerate()
                .reduce(|most, next| if next.1.abs() > most.1.abs() { next } else { most })?;
            Some(Swing {
                at: *at,
                seat,
                change,
                chance: after[seat],
            })
        })
        .filter(|swing| swing.change.abs() >= MIN_SWING)
        .collect();
    small_sort::sort_by(&mut swings, |a, b| b.change.abs().total_cmp(&a.change.abs()));
    swings.truncate(most);
    small_sort::sort_by_key(&mut swings, |swing| swing.at);
    swings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judgement(played: f32, best: f32) -> Judgement {
        let way = |action: &str, chance| Way {
            action: action.to_owned(),
            chance,
        };
        Judgement {
            seat: "B".parse().expect("a seat"),
            chances: vec![0.5, 0.25, 0.25],
            played: way("pass", played),
            best: way("bid 3", best),
        }
    }

    #[test]
    fn a_judgement_is_read_back() {
        let judged = judgement(0.25, 0.375);
        assert_eq!(Judgement::read(&judged.write()), Some(judged));
        assert_eq!(Judgement::read(&json!({ "error": "no" })), None);
    }

    #[test]
    fn a_different_choice_never_has_a_negative_cost() {
        assert_eq!(judgement(0.25, 0.375).lost(), 0.125);
        assert_eq!(judgement(0.5, 0.375).lost(), 0.0);
        assert!(!judgement(0.5, 0.375).agrees());
    }

    #[test]
    fn the_largest_swings_are_in_game_order() {
        let moments = [
            (0, vec![0.5, 0.5]),
            (3, vec![0.5, 0.5]),
            (4, vec![0.7, 0.3]),
            (9, vec![0.6, 0.4]),
            (12, vec![0.61, 0.39]),
            (15, vec![0.0, 1.0]),
        ];
        let decisions = [0, 3, 4, 9, 12];
        let found = swings(&moments, &decisions, 2);
        let found: Vec<(usize, f32)> = found.iter().map(|s| (s.at, s.chance)).collect();
        assert_eq!(found, [(3, 0.7), (12, 0.0)]);
        let all = swings(&moments, &decisions, 9);
        assert_eq!(all.len(), 3, "a change by one in a hundred is no swing");
        assert_eq!(swings(&moments[..1], &decisions, 9), []);
        let gap = [0, 3, 4, 9, 11, 12, 14];
        assert_eq!(swings(&moments, &gap, 1)[0].at, 3, "14 has not been looked at");
    }
}
