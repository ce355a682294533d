//! The review of one decision, and the swings that all reviews show.

use protocol::worker::Judgement;
use smokestack_core::small_sort;

/// Whether the search would have played the same action.
pub(crate) fn agrees(judged: &Judgement) -> bool {
    judged.played.action == judged.best.action
}

/// The estimated cost of the decision: never less than zero.
pub(crate) fn lost(judged: &Judgement) -> f32 {
    (judged.best.chance - judged.played.chance).max(0.0)
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
    use protocol::worker::JudgedAction;

    use super::*;

    fn judgement(played: f32, best: f32) -> Judgement {
        let judged = |action: &str, chance| JudgedAction {
            action: action.to_owned(),
            chance,
        };
        Judgement {
            seat: "B".parse().expect("a seat"),
            chances: vec![0.5, 0.25, 0.25],
            played: judged("pass", played),
            best: judged("bid 3", best),
        }
    }

    #[test]
    fn a_different_choice_never_has_a_negative_cost() {
        assert_eq!(lost(&judgement(0.25, 0.375)), 0.125);
        assert_eq!(lost(&judgement(0.5, 0.375)), 0.0);
        assert!(!agrees(&judgement(0.5, 0.375)));
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
