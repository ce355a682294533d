//! Why a search prefers an action, in the evaluator's own parts.

use bots::Evaluate;
use bots::search::Foresight;
use serde::Serialize;
use smokestack_core::small_sort;

/// What the reasons for an option compare.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// This turn's end with its beginning.
    #[default]
    Turn,
    /// The best option may only be what everybody expected: then it with the next one.
    Next,
    /// Another option may bring more in this turn: then the best one with that other, when everybody plays on. Only
    /// what speaks for it is told; nothing, if it is the search alone that prefers it.
    Later,
}

/// What speaks for an option: the best of its rivals may expect less. Its words are those of the hint.
pub const RIVAL: &str = "rival";

/// A part of the evaluation that the action changes, whose words are `GAME-eval-PART`, or [`RIVAL`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Reason {
    pub part: &'static str,
    pub points: f64,
}

/// A change of fewer points is no reason, nor is a part that all explained options change alike.
const LEAST: f64 = 0.05;

/// What speaks for each of the options and against it. `foresee` plays on after the first and after another one.
pub(super) fn explain<G: Evaluate>(
    changes: &[Vec<f64>],
    foresee: impl FnOnce(usize) -> Vec<Foresight>,
) -> Vec<(Vec<Reason>, Basis)> {
    let telling = telling(G::PARTS.len(), changes);
    let mut why: Vec<(Vec<Reason>, Basis)> = changes
        .iter()
        .map(|changes| (weighty::<G>(changes, &telling), Basis::Turn))
        .collect();
    if let ([best, next, ..], Some(first)) = (changes, why.first_mut()) {
        if let Some(other) = tempting(changes) {
            *first = (later::<G>(&foresee(other)), Basis::Later);
        } else if first.0.is_empty() {
            *first = (weighty::<G>(&differences(best, next), &telling), Basis::Next);
        }
    }
    why
}

/// The option that brings most in this turn, if that is not the first.
fn tempting(changes: &[Vec<f64>]) -> Option<usize> {
    let brings = |option: &usize| changes[*option].iter().sum::<f64>();
    let most = (1..changes.len()).max_by(|a, b| brings(a).total_cmp(&brings(b)))?;
    (brings(&most) > brings(&0) + LEAST).then_some(most)
}

fn differences(these: &[f64], those: &[f64]) -> Vec<f64> {
    these.iter().zip(those).map(|(this, that)| this - that).collect()
}

/// What speaks for the first of two, when everybody plays on; nothing, if that does not make it the better one.
fn later<G: Evaluate>(foreseen: &[Foresight]) -> Vec<Reason> {
    let [best, other] = foreseen else {
        return Vec::new();
    };
    let gains = differences(&best.parts, &other.parts);
    let held_back = other.rival - best.rival;
    if gains.iter().sum::<f64>() + held_back < LEAST {
        return Vec::new();
    }
    let mut reasons = weighty::<G>(&gains, &vec![true; gains.len()]);
    if held_back >= LEAST {
        reasons.push(Reason {
            part: RIVAL,
            points: held_back,
        });
    }
    reasons.retain(|reason| reason.points > 0.0);
    weightiest_first(&mut reasons);
    reasons
}

/// Which parts tell the options apart.
fn telling(parts: usize, changes: &[Vec<f64>]) -> Vec<bool> {
    let range = |part: usize| {
        let all = changes.iter().map(move |changes| changes[part]);
        let most = all.clone().fold(f64::NEG_INFINITY, f64::max);
        most - all.fold(f64::INFINITY, f64::min)
    };
    // A single option has nothing to be told apart from.
    (0..parts)
        .map(|part| changes.len() < 2 || range(part) >= LEAST)
        .collect()
}

fn weighty<G: Evaluate>(changes: &[f64], telling: &[bool]) -> Vec<Reason> {
    let all = G::PARTS.iter().zip(changes).zip(telling);
    let mut reasons: Vec<Reason> = all
        .filter(|((_, points), telling)| **telling && points.abs() >= LEAST)
        .map(|((part, points), _)| Reason {
            part,
            points: *points,
        })
        .collect();
    weightiest_first(&mut reasons);
    reasons
}

fn weightiest_first(reasons: &mut [Reason]) {
    small_sort::sort_by(reasons, |a, b| b.points.abs().total_cmp(&a.points.abs()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_options_change_alike_is_no_reason() {
        let changes = [vec![1.0, -2.0, 0.0], vec![3.0, -2.0, 0.0]];
        assert_eq!(telling(3, &changes), [true, false, false]);
        assert_eq!(telling(3, &changes[..1]), [true; 3]);
    }

    const PARTS: usize = <industria::Industria as Evaluate>::PARTS.len();

    /// An option that changes the first part by so much, and nothing else.
    fn changing(points: f64) -> Vec<f64> {
        let mut changes = vec![0.0; PARTS];
        changes[0] = points;
        changes
    }

    fn explained(changes: &[Vec<f64>], foreseen: Vec<Foresight>) -> Vec<(Vec<Reason>, Basis)> {
        explain::<industria::Industria>(changes, |_| foreseen)
    }

    fn foreseen(points: f64, rival: f64) -> Foresight {
        let parts = changing(points);
        Foresight { parts, rival }
    }

    #[test]
    fn a_best_option_that_changes_nothing_is_compared_with_the_next() {
        let why = explained(&[changing(0.0), changing(-2.0)], Vec::new());
        let points: Vec<f64> = why.iter().map(|(reasons, _)| reasons[0].points).collect();
        assert_eq!(points, [2.0, -2.0]);
        assert_eq!([why[0].1, why[1].1], [Basis::Next, Basis::Turn]);
        let why = explained(&[changing(1.0), changing(-2.0)], Vec::new());
        assert_eq!(why[0].1, Basis::Turn);
    }

    #[test]
    fn a_best_option_that_brings_less_now_says_what_it_brings_later() {
        let changes = [changing(-2.0), changing(-3.0), changing(1.0)];
        assert_eq!(tempting(&changes), Some(2));
        let why = explained(&changes, vec![foreseen(7.0, 5.0), foreseen(6.0, 8.0)]);
        assert_eq!(why[0].1, Basis::Later);
        let told = why[0].0.iter().map(|reason| (reason.part, reason.points));
        assert_eq!(told.collect::<Vec<_>>(), [(RIVAL, 3.0), ("points", 1.0)]);
        assert_eq!([why[1].1, why[2].1], [Basis::Turn, Basis::Turn]);
        // What it loses is not told as a reason for it, and nothing at all is where it does not come out better.
        let why = explained(&changes, vec![foreseen(4.0, 5.0), foreseen(6.0, 8.0)]);
        assert_eq!(
            why[0].0.iter().map(|reason| reason.part).collect::<Vec<_>>(),
            [RIVAL]
        );
        let why = explained(&changes, vec![foreseen(2.0, 8.0), foreseen(6.0, 8.0)]);
        assert_eq!(why[0], (Vec::new(), Basis::Later));
    }
}
