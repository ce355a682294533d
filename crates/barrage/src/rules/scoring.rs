//! Phase 4 (B-9) and final scoring (B-11).

use smokestack_core::{NullSink, Scores, Seat, SeatScore, Sink};

use crate::Barrage;
use crate::data::{Counted, Quantity};
use crate::event::Event;
use crate::ids::{Area, BasinId, Structure};
use crate::position::{Phase, PublicState, SEATS};

/// Where points come from, in the order of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Start,
    Contracts,
    Income,
    Conduits,
    Tiles,
    Energy,
    Bonus,
    Objective,
    Leftovers,
    Water,
}

pub(crate) const SOURCES: &[&str] = &[
    "start",
    "contracts",
    "income",
    "conduits",
    "tiles",
    "energy",
    "bonus",
    "objective",
    "leftovers",
    "water",
];

impl Source {
    pub const fn name(self) -> &'static str {
        SOURCES[self as usize]
    }
}

impl Barrage {
    /// Scores the energy track's ranking, then its credits, then the bonus tile (B-9.7).
    pub(crate) fn score_round(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        events.send(Event::Scoring(state.round));
        for (seat, points) in Seat::all(self.seats).zip(self.ranking(state)) {
            self.score_points(state, seat, i16::from(points), Source::Energy, events);
        }
        for seat in Seat::all(self.seats) {
            let energy = state.holding(seat).energy;
            let mut reached = self.data.track.rewards.iter().rev();
            if let Some(reward) = reached.find(|reward| u16::from(reward.energy) <= energy) {
                self.score_points(state, seat, i16::from(reward.vp), Source::Energy, events);
                self.gain_credits(state, seat, reward.credits, events);
            }
        }
        for seat in Seat::all(self.seats) {
            let points = self.bonus_points(state, seat);
            self.score_points(state, seat, points, Source::Bonus, events);
        }
    }

    /// The energy by which companies are ranked and ties are broken: everything on the track, or only the energy
    /// produced (B-9.1, B-11.9).
    #[inline]
    pub fn ranked_energy(&self, state: &PublicState, seat: Seat) -> u16 {
        if self.switches.rank_produced {
            state.produced[seat.index()]
        } else {
            state.holding(seat).energy
        }
    }

    /// Points for first and second place on the track (B-9.1, B-9.2).
    fn ranking(&self, state: &PublicState) -> [u8; SEATS] {
        let track = &self.data.track;
        let energy = |seat: Seat| self.ranked_energy(state, seat);
        let seats = || Seat::all(self.seats);
        let best = seats().map(energy).max().unwrap_or(0);
        let second = seats().map(energy).filter(|e| *e < best).max().unwrap_or(0);
        let with = |required: u16| seats().filter(|seat| energy(*seat) == required).count();
        let mut points = [0; SEATS];
        for seat in seats().filter(|seat| energy(*seat) > 0) {
            points[seat.index()] = match (energy(seat), with(best)) {
                (e, 1) if e == best => track.first,
                (e, tied) if e == best => track.tied_first[tied - 2],
                (e, 1) if e == second && with(second) == 1 => track.second,
                (e, 1) if e == second => track.tied_second,
                _ => 0,
            };
        }
        points
    }

    /// A company's total of what a bonus tile counts, over the whole game (B-9.4, B-9.6).
    pub fn counted(&self, state: &PublicState, seat: Seat, what: Counted) -> u8 {
        let holding = state.holding(seat);
        match what {
            Counted::Contracts => holding.fulfilled.len() as u8,
            Counted::Bases => holding.count(Structure::Base),
            Counted::Elevations => holding.count(Structure::Elevation),
            Counted::Conduits => holding.count(Structure::Conduit),
            Counted::Powerhouses => holding.count(Structure::Powerhouse),
            Counted::AdvancedTiles => holding.advanced().len() as u8,
        }
    }

    /// A seat's points for the round's bonus tile, minus the penalty for missing sections (B-9.4, B-9.5).
    pub fn bonus_points(&self, state: &PublicState, seat: Seat) -> i16 {
        self.bonus_points_with(state, seat, state.holding(seat).energy)
    }

    /// Like [`Barrage::bonus_points`], if the seat had this much energy.
    pub fn bonus_points_with(&self, state: &PublicState, seat: Seat, energy: u16) -> i16 {
        let track = &self.data.track;
        let energy = i16::try_from(energy).unwrap_or(i16::MAX);
        let section = i16::from(track.section);
        if energy < section {
            return 0;
        }
        let tile = self.data.bonus(state.bonuses[usize::from(state.round - 1)]);
        let full = i16::from(self.counted(state, seat, tile.counts)) * i16::from(tile.vp);
        let missing = (section * i16::from(state.round) - energy).max(0);
        let short = (missing + section - 1) / section;
        (full - short * i16::from(track.short)).max(0)
    }

    /// Scores the end of the game (B-11.1).
    pub(crate) fn score_game(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        events.send(Event::Over);
        let objective = self.objective_points(state);
        for (seat, points) in Seat::all(self.seats).zip(objective) {
            self.score_points(state, seat, i16::from(points), Source::Objective, events);
        }
        for seat in Seat::all(self.seats) {
            let holding = state.holding(seat);
            let items = holding.credits + u16::from(holding.excavators) + u16::from(holding.mixers);
            let points = items / u16::from(self.data.params.items_per_vp);
            self.score_points(state, seat, points as i16, Source::Leftovers, events);
        }
        for seat in Seat::all(self.seats) {
            let drops: u8 = state
                .holding(seat)
                .bases
                .map(|dam| state.drops[dam.index()])
                .sum();
            let points = i16::from(drops) * i16::from(self.data.params.vp_per_drop);
            self.score_points(state, seat, points, Source::Water, events);
        }
        for seat in Seat::all(self.seats) {
            events.send(Event::Final {
                seat,
                points: state.holding(seat).vp(),
            });
        }
    }

    /// Ranks the seats by the objective's quantity; tied players share the points, rounded up (B-11.2, B-11.3).
    fn objective_points(&self, state: &PublicState) -> [u8; SEATS] {
        let tile = self.data.objective(state.objective);
        let minimum = if self.switches.objective_minimum {
            u32::from(tile.least)
        } else {
            0
        };
        let mut quantities = [None; SEATS];
        for seat in Seat::all(self.seats) {
            let quantity = self.quantity(state, seat, tile.quantity);
            quantities[seat.index()] = (quantity >= minimum).then_some(quantity);
        }
        self.shared_ranks(quantities)
    }

    pub(crate) fn shared_ranks(&self, quantities: [Option<u32>; SEATS]) -> [u8; SEATS] {
        let mut points = [0; SEATS];
        for (seat, quantity) in quantities.iter().enumerate() {
            let Some(holding) = quantity else { continue };
            let others = || quantities.iter().flatten();
            let above = others().filter(|other| *other > holding).count();
            let tied = others().filter(|other| *other == holding).count();
            let ranks = self.data.objective_vp.iter().skip(above).take(tied);
            let sum: u8 = ranks.sum();
            points[seat] = sum.div_ceil(tied as u8);
        }
        points
    }

    /// A seat's quantity for an objective (B-11.5, B-11.6, B-11.10).
    pub(crate) fn quantity(&self, state: &PublicState, seat: Seat, what: Quantity) -> u32 {
        let holding = state.holding(seat);
        let lookup = &self.data.lookup;
        match what {
            Quantity::RedSpaces => {
                holding.bases.and(lookup.red_dams).len()
                    + holding.powerhouses.and(lookup.red_powerhouses).len()
            }
            Quantity::Connections => self.connections(state, seat),
            Quantity::MostInArea | Quantity::LeastInArea => {
                let mut areas = [0; 3];
                for (basin, pieces) in BasinId::all().zip(self.pieces_by_basin(state, seat)) {
                    areas[lookup.area(basin) as usize] += u32::from(pieces);
                }
                let areas = Area::ALL.map(|area| areas[area as usize]).into_iter();
                let quantity = if what == Quantity::MostInArea {
                    areas.max()
                } else {
                    areas.min()
                };
                quantity.unwrap_or(0)
            }
            Quantity::BasinsWithOne | Quantity::BasinsWithThree => {
                let minimum = if what == Quantity::BasinsWithOne { 1 } else { 3 };
                let basins = self.pieces_by_basin(state, seat);
                basins.iter().filter(|pieces| **pieces >= minimum).count() as u32
            }
        }
    }

    /// The seat's pieces in each basin; a conduit counts where it starts (B-11.4).
    fn pieces_by_basin(&self, state: &PublicState, seat: Seat) -> [u8; BasinId::COUNT] {
        let holding = state.holding(seat);
        let mut pieces = [0; BasinId::COUNT];
        holding
            .bases
            .for_each(|dam| pieces[dam.basin().index()] += state.levels[dam.index()]);
        holding
            .conduits
            .for_each(|conduit| pieces[conduit.basin().index()] += 1);
        let row_of = &self.data.lookup.row_of;
        holding
            .powerhouses
            .for_each(|id| pieces[usize::from(row_of[id.index()])] += 1);
        pieces
    }

    /// Bases in basins where a conduit of the seat leads to one of its powerhouses; each counts once (B-11.5, X-3).
    fn connections(&self, state: &PublicState, seat: Seat) -> u32 {
        let holding = state.holding(seat);
        let bases = if self.switches.connections_of_any_owner {
            state.dams()
        } else {
            holding.bases
        };
        let linked = |basin: BasinId| {
            let mut conduits = holding.conduits.filter(|conduit| conduit.basin() == basin);
            conduits.any(|conduit| self.powerhouse_of(holding, conduit).is_some())
        };
        bases.filter(|dam| linked(dam.basin())).count() as u32
    }

    /// The scores as if the game ended now.
    pub(crate) fn score(&self, state: &PublicState) -> Scores {
        let mut state = *state;
        if state.phase != Phase::Over {
            self.score_game(&mut state, &mut NullSink);
        }
        let sheets = Seat::all(self.seats).map(|seat| {
            let holding = state.holding(seat);
            SeatScore {
                seat,
                total: holding.vp(),
                place: 1,
                lines: SOURCES
                    .iter()
                    .copied()
                    .zip(holding.points.map(i32::from))
                    .collect(),
                tie_breaks: vec![("round-5-energy", i32::from(self.ranked_energy(&state, seat)))],
            }
        });
        Scores::from_seat_scores(sheets.collect())
    }
}
