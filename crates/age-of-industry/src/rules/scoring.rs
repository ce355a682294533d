//! The end of the game in numbers: AI-17.4 to AI-17.11.

use smokestack_core::{Scores, Seat, SeatScore};

use crate::AgeOfIndustry;
use crate::ids::Industry;
use crate::position::{Phase, PublicState};

/// Where points come from, in the order of the score sheet.
pub(crate) const SOURCES: &[&str] = &[
    "cotton_mill",
    "factory",
    "coal_mine",
    "iron_works",
    "port",
    "ship",
    "money",
    "debt",
];

impl AgeOfIndustry {
    /// What a player's counters would pay: 2 each, plus 1 for every occupied space at either end; market spaces and
    /// villages count as occupied (AI-17.4). Ship spaces are not at the end of any rail line (AI-17.5).
    pub fn link_income(&self, state: &PublicState, seat: Seat) -> u16 {
        let map = &self.map().lookup;
        let params = &self.data.params;
        let links = state.holding(seat).links;
        links
            .map(|line| {
                let at_ends: u16 = map.ends[line.index()]
                    .iter()
                    .map(|end| {
                        let tiles = map.spaces_of[end.index()].and(state.occupied).len() as u16;
                        tiles + u16::from(map.always[end.index()])
                    })
                    .sum();
                u16::from(params.link_income) + at_ends * u16::from(params.link_income_per_space)
            })
            .sum()
    }

    /// Points by source, in the order of [`SOURCES`], as if the game ended now (AI-17.7).
    pub fn points(&self, state: &PublicState, seat: Seat) -> [i32; 8] {
        let params = &self.data.params;
        let holding = state.holding(seat);
        let mut money = u32::from(holding.money);
        let mut loans = u32::from(holding.loans);
        if state.phase != Phase::Over {
            money += u32::from(self.link_income(state, seat));
            let unit = u32::from(params.loan_unit);
            let units = (money / unit).min(loans); // AI-17.6
            money -= units * unit;
            loans -= units;
        }
        let mut points = [0; 8];
        for industry in Industry::ALL {
            let tiles = holding.own.and(state.of[industry.index()]);
            let levels = tiles.map(|space| i32::from(self.tile(state.stack_at[space.index()]).level));
            points[industry.index()] = levels.sum();
        }
        points[6] = (money / u32::from(params.money_per_point)) as i32;
        points[7] = -((loans * u32::from(params.loan_points)) as i32);
        points
    }

    /// The scores; a tie goes to the tied player who is earlier in the turn order (AI-17.8, AI-17.11).
    pub(crate) fn score(&self, state: &PublicState) -> Scores {
        let sheets = Seat::all(self.seats).map(|seat| {
            let points = self.points(state, seat);
            let place = state.order.iter().position(|other| *other == seat).unwrap_or(0);
            SeatScore {
                seat,
                total: points.iter().sum(),
                place: 0,
                lines: SOURCES.iter().copied().zip(points).collect(),
                tie_breaks: vec![("order", -(place as i32))],
            }
        });
        Scores::from_seat_scores(sheets.collect())
    }
}
