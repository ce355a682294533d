//! Final scoring and the winner: IA-9.2 to IA-9.7 and IA-10.

use smokestack_core::{Scores, Seat, SeatScore};

use crate::Industria;
use crate::data::Kind;
use crate::position::PublicState;

/// Where points come from, in the order of the score sheet.
pub(crate) const SOURCES: &[&str] = &["tiles", "roads", "lines", "bonus", "money"];

impl Industria {
    /// Points by source, as they would be if the game ended now; in the order of [`SOURCES`].
    pub(crate) fn points(&self, state: &PublicState, seat: Seat) -> [i32; 5] {
        let (roads, lines) = self.connections(state, seat);
        let each = i32::from(self.data.params.vp_per_connection);
        let money = self.final_money(state, seat) / i32::from(self.data.params.thalers_per_vp); // IA-9.6
        [
            i32::from(state.holding(seat).vp),
            roads * each,
            lines * each,
            self.bonus(state, seat),
            money,
        ]
    }

    pub(crate) fn total(&self, state: &PublicState, seat: Seat) -> i32 {
        self.points(state, seat).iter().sum()
    }

    /// Roads and lines with both ends built by the seat (IA-9.5).
    fn connections(&self, state: &PublicState, seat: Seat) -> (i32, i32) {
        let built = state.holding(seat).built;
        // Each one is counted from both ends.
        let complete = |kind: Kind| {
            let ends = built.and(self.data.of_kind(kind));
            let each = ends.map(|tile| self.data.connected_to(tile).and(built).len());
            (each.sum::<u32>() / 2) as i32
        };
        (complete(Kind::Factory), complete(Kind::Technology))
    }

    /// For each kind of bonus tile laid, the player's factories that show its symbol; a second tile of a kind adds
    /// nothing (IA-9.3, IA-9.4).
    fn bonus(&self, state: &PublicState, seat: Seat) -> i32 {
        let built = state.holding(seat).built;
        let lookup = &self.data.lookup;
        let kinds = lookup.scores.iter().zip(&lookup.shows);
        let scored = kinds.filter(|(tiles, _)| !built.and(**tiles).is_empty());
        let factories: u32 = scored.map(|(_, factories)| built.and(*factories).len()).sum();
        factories as i32 * i32::from(self.data.params.vp_per_symbol)
    }

    /// Money at the end, with the resource tiles that would still become money (IA-9.7).
    fn final_money(&self, state: &PublicState, seat: Seat) -> i32 {
        let holding = state.holding(seat);
        let held = holding.hand.and(self.data.of_kind(Kind::Resource)).len() as i32;
        let sold = if self.sell_resource_tiles { held } else { 0 };
        i32::from(holding.money) + sold * i32::from(self.data.params.resource_tile_price)
    }

    /// Most points win; then most tiles laid out, then most money (IA-10.1 to IA-10.3).
    pub(crate) fn score(&self, state: &PublicState) -> Scores {
        let score = |seat: Seat| {
            let points = self.points(state, seat);
            SeatScore {
                seat,
                total: points.iter().sum(),
                place: 0,
                lines: SOURCES.iter().copied().zip(points).collect(),
                tie_breaks: vec![
                    ("laid-out", state.holding(seat).built.len() as i32),
                    ("money-left", self.final_money(state, seat)),
                ],
            }
        };
        Scores::from_seat_scores(Seat::all(self.seats).map(score).collect())
    }
}
