//! Final scoring and the winner: IY-9.3 to IY-9.13.

use smokestack_core::{Scores, Seat, SeatScore};

use crate::Industry;
use crate::data::Kind;
use crate::position::PublicState;

/// Where points come from, in the order of the score sheet.
pub(crate) const SOURCES: &[&str] = &["fields", "money", "roads", "lines", "bonus", "jokers", "subsidy"];

impl Industry {
    /// Points by source, as they would be if the game ended now; in the order of [`SOURCES`].
    pub(crate) fn points(&self, state: &PublicState, seat: Seat) -> [i32; 7] {
        let params = &self.data.params;
        let holding = state.holding(seat);
        let (roads, lines) = self.links(state, seat);
        let each = i32::from(params.vp_per_link);
        let subsidy = if holding.subsidy {
            i32::from(params.subsidy_points)
        } else {
            0
        };
        [
            i32::from(holding.vp),
            i32::from(holding.money / params.coins_per_vp), // IY-9.3
            roads * each,
            lines * each,
            self.bonus(state, seat),
            holding.jokers.len() as i32 * i32::from(params.vp_per_joker), // IY-9.8
            -subsidy,                                                     // IY-9.9
        ]
    }

    pub(crate) fn total(&self, state: &PublicState, seat: Seat) -> i32 {
        self.points(state, seat).iter().sum()
    }

    /// Roads and lines with both ends developed by the seat (IY-9.4).
    fn links(&self, state: &PublicState, seat: Seat) -> (i32, i32) {
        let developed = state.holding(seat).developed;
        // Each one is counted from both ends.
        let complete = |kind: Kind| {
            let ends = developed.and(self.data.of_kind(kind));
            let each = ends.map(|field| self.data.connected_to(field).and(developed).len());
            (each.sum::<u32>() / 2) as i32
        };
        (complete(Kind::Factory), complete(Kind::Technology))
    }

    /// Each of the player's bonus fields scores for each of the player's factories on its network; several bonus fields
    /// of a network all count (IY-9.5 to IY-9.7).
    fn bonus(&self, state: &PublicState, seat: Seat) -> i32 {
        let developed = state.holding(seat).developed;
        let lookup = &self.data.lookup;
        let networks = lookup.bonuses.iter().zip(&lookup.factories);
        let points = networks.map(|(bonuses, factories)| {
            let each: i32 = developed
                .and(*bonuses)
                .map(|field| i32::from(lookup.points_per_factory[field.index()]))
                .sum();
            each * developed.and(*factories).len() as i32
        });
        points.sum()
    }

    /// Most points win; then most markers on the board, then most coins, then the win is shared (IY-9.10, IY-9.11).
    pub(crate) fn score(&self, state: &PublicState) -> Scores {
        let score = |seat: Seat| {
            let points = self.points(state, seat);
            let holding = state.holding(seat);
            SeatScore {
                seat,
                total: points.iter().sum(),
                place: 0,
                lines: SOURCES.iter().copied().zip(points).collect(),
                tie_breaks: vec![
                    ("markers", holding.developed.len() as i32),
                    ("money-left", i32::from(holding.money)),
                ],
            }
        };
        Scores::from_seat_scores(Seat::all(self.seats).map(score).collect())
    }
}
