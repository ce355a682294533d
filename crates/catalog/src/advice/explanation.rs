//! Why a search prefers an action, in terms of the parts of the evaluation.

use bots::Evaluate;
use bots::search::RolloutMean;
use protocol::worker::Basis;
use smokestack_core::small_sort;

/// A reason for an option: the strongest opponent can expect less. The hint has a text for it.
pub const RIVAL: &str = "rival";

/// A part of the evaluation that the action changes (its text is `GAME-eval-PART`), or [`RIVAL`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    pub part: &'static str,
    pub points: f64,
}

/// A smaller change is not a reason, nor is a part that all explained options change equally.
const MIN_POINTS: f64 = 0.05;

/// The reasons for and against each option. `rollout_means` plays on after the first and after another one.
pub(super) fn explain<G: Evaluate>(
    changes: &[Vec<f64>],
    rollout_means: impl FnOnce(usize) -> Vec<RolloutMean>,
) -> Vec<(Vec<Reason>, Basis)> {
    let distinguishing = distinguishing(G::PARTS.len(), changes);
    let mut explanations: Vec<(Vec<Reason>, Basis)> = changes
        .iter()
        .map(|changes| (weighty::<G>(changes, &distinguishing), Basis::Turn))
        .collect();
    if let ([best, next, ..], Some(first)) = (changes, explanations.first_mut()) {
        if let Some(other) = most_tempting(changes) {
            *first = (later_gains::<G>(&rollout_means(other)), Basis::Later);
        } else if first.0.is_empty() {
            *first = (
                weighty::<G>(&differences(best, next), &distinguishing),
                Basis::Next,
            );
        }
    }
    explanations
}

/// The option that brings the most in this turn, if it is not the first.
fn most_tempting(changes: &[Vec<f64>]) -> Option<usize> {
    let total_change = |option: &usize| changes[*option].iter().sum::<f64>();
    let best = (1..changes.len()).max_by(|a, b| total_change(a).total_cmp(&total_change(b)))?;
    (total_change(&best) > total_change(&0) + MIN_POINTS).then_some(best)
}

fn differences(left: &[f64], right: &[f64]) -> Vec<f64> {
    left.iter().zip(right).map(|(this, that)| this - that).collect()
}

/// The reasons for the first of two options after playing on; none if they do not make it the better one.
fn later_gains<G: Evaluate>(means: &[RolloutMean]) -> Vec<Reason> {
    let [best, other] = means else {
        return Vec::new();
    };
    let gains = differences(&best.parts, &other.parts);
    let held_back = other.rival - best.rival;
    if gains.iter().sum::<f64>() + held_back < MIN_POINTS {
        return Vec::new();
    }
    let mut reasons = weighty::<G>(&gains, &vec![true; gains.len()]);
    if held_back >= MIN_POINTS {
        reasons.push(Reason {
            part: RIVAL,
            points: held_back,
        });
    }
    reasons.retain(|reason| reason.points > 0.0);
    weightiest_first(&mut reasons);
    reasons
}

/// Which parts distinguish the options.
fn distinguishing(part_count: usize, changes: &[Vec<f64>]) -> Vec<bool> {
    let range = |part: usize| {
        let all = changes.iter().map(move |changes| changes[part]);
        let maximum = all.clone().fold(f64::NEG_INFINITY, f64::max);
        maximum - all.fold(f64::INFINITY, f64::min)
    };
    // A single option has nothing to be distinguished from.
    (0..part_count)
        .map(|part| changes.len() < 2 || range(part) >= MIN_POINTS)
        .collect()
}

fn weighty<G: Evaluate>(changes: &[f64], distinguishing: &[bool]) -> Vec<Reason> {
    let all = G::PARTS.iter().zip(changes).zip(distinguishing);
    let mut reasons: Vec<Reason> = all
        .filter(|((_, points), distinguishing)| **distinguishing && points.abs() >= MIN_POINTS)
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
    fn a_change_common_to_all_options_is_no_reason() {
        let changes = [vec![1.0, -2.0, 0.0], vec![3.0, -2.0, 0.0]];
        assert_eq!(distinguishing(3, &changes), [true, false, false]);
        assert_eq!(distinguishing(3, &changes[..1]), [true; 3]);
    }

    const PARTS: usize = <industria::Industria as Evaluate>::PARTS.len();

    /// An option that changes only the first part, by this amount.
    fn changing(points: f64) -> Vec<f64> {
        let mut changes = vec![0.0; PARTS];
        changes[0] = points;
        changes
    }

    fn explain_parts(changes: &[Vec<f64>], means: Vec<RolloutMean>) -> Vec<(Vec<Reason>, Basis)> {
        explain::<industria::Industria>(changes, |_| means)
    }

    fn means(points: f64, rival: f64) -> RolloutMean {
        let parts = changing(points);
        RolloutMean { parts, rival }
    }

    #[test]
    fn an_option_without_effect_is_compared_with_the_next() {
        let explanations = explain_parts(&[changing(0.0), changing(-2.0)], Vec::new());
        let points: Vec<f64> = explanations
            .iter()
            .map(|(reasons, _)| reasons[0].points)
            .collect();
        assert_eq!(points, [2.0, -2.0]);
        assert_eq!([explanations[0].1, explanations[1].1], [Basis::Next, Basis::Turn]);
        let explanations = explain_parts(&[changing(1.0), changing(-2.0)], Vec::new());
        assert_eq!(explanations[0].1, Basis::Turn);
    }

    #[test]
    fn a_long_term_option_is_explained_by_later_gains() {
        let changes = [changing(-2.0), changing(-3.0), changing(1.0)];
        assert_eq!(most_tempting(&changes), Some(2));
        let explanations = explain_parts(&changes, vec![means(7.0, 5.0), means(6.0, 8.0)]);
        assert_eq!(explanations[0].1, Basis::Later);
        let reasons = explanations[0]
            .0
            .iter()
            .map(|reason| (reason.part, reason.points));
        assert_eq!(reasons.collect::<Vec<_>>(), [(RIVAL, 3.0), ("points", 1.0)]);
        assert_eq!([explanations[1].1, explanations[2].1], [Basis::Turn, Basis::Turn]);
        // Losses are not listed as reasons for it, and there are no reasons at all if it is not better in the end.
        let explanations = explain_parts(&changes, vec![means(4.0, 5.0), means(6.0, 8.0)]);
        assert_eq!(
            explanations[0]
                .0
                .iter()
                .map(|reason| reason.part)
                .collect::<Vec<_>>(),
            [RIVAL]
        );
        let explanations = explain_parts(&changes, vec![means(2.0, 8.0), means(6.0, 8.0)]);
        assert_eq!(explanations[0], (Vec::new(), Basis::Later));
    }
}
