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
    pub(crate) fn score_round(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        events.send(Event::Scoring(open.round));
        for (seat, points) in Seat::all(self.seats).zip(self.ranking(open)) {
            self.score_points(open, seat, i16::from(points), Source::Energy, events);
        }
        for seat in Seat::all(self.seats) {
            let energy = open.holding(seat).energy;
            let mut reached = self.data.track.rewards.iter().rev();
            if let Some(reward) = reached.find(|reward| u16::from(reward.energy) <= energy) {
                self.score_points(open, seat, i16::from(reward.vp), Source::Energy, events);
                self.gain_credits(open, seat, reward.credits, events);
            }
        }
        for seat in Seat::all(self.seats) {
            let points = self.bonus_points(open, seat);
            self.score_points(open, seat, points, Source::Bonus, events);
        }
    }

    /// The energy by which companies are ranked and ties are broken: everything on the track, or only the energy
    /// produced (B-9.1, B-11.9).
    #[inline]
    pub fn ranked_energy(&self, open: &PublicState, seat: Seat) -> u16 {
        if self.switches.rank_produced {
            open.produced[seat.index()]
        } else {
            open.holding(seat).energy
        }
    }

    /// Points for first and second place on the track (B-9.1, B-9.2).
    fn ranking(&self, open: &PublicState) -> [u8; SEATS] {
        let track = &self.data.track;
        let energy = |seat: Seat| self.ranked_energy(open, seat);
        let seats = || Seat::all(self.seats);
        let best = seats().map(energy).max().unwrap_or(0);
        let second = seats().map(energy).filter(|e| *e < best).max().unwrap_or(0);
        let with = |wanted: u16| seats().filter(|seat| energy(*seat) == wanted).count();
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
    pub fn counted(&self, open: &PublicState, seat: Seat, what: Counted) -> u8 {
        let own = open.holding(seat);
        match what {
            Counted::Contracts => own.fulfilled.len() as u8,
            Counted::Bases => own.count(Structure::Base),
            Counted::Elevations => own.count(Structure::Elevation),
            Counted::Conduits => own.count(Structure::Conduit),
            Counted::Powerhouses => own.count(Structure::Powerhouse),
            Counted::AdvancedTiles => own.advanced().len() as u8,
        }
    }

    /// A seat's points for the round's bonus tile, minus the penalty for missing sections (B-9.4, B-9.5).
    pub fn bonus_points(&self, open: &PublicState, seat: Seat) -> i16 {
        self.bonus_points_with(open, seat, open.holding(seat).energy)
    }

    /// Like [`Barrage::bonus_points`], if the seat had this much energy.
    pub fn bonus_points_with(&self, open: &PublicState, seat: Seat, energy: u16) -> i16 {
        let track = &self.data.track;
        let energy = i16::try_from(energy).unwrap_or(i16::MAX);
        let section = i16::from(track.section);
        if energy < section {
            return 0;
        }
        let tile = self.data.bonus(open.bonuses[usize::from(open.round - 1)]);
        let full = i16::from(self.counted(open, seat, tile.counts)) * i16::from(tile.vp);
        let missing = (section * i16::from(open.round) - energy).max(0);
        let short = (missing + section - 1) / section;
        (full - short * i16::from(track.short)).max(0)
    }

    /// Scores the end of the game (B-11.1).
    pub(crate) fn score_game(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        events.send(Event::Over);
        let objective = self.objective_points(open);
        for (seat, points) in Seat::all(self.seats).zip(objective) {
            self.score_points(open, seat, i16::from(points), Source::Objective, events);
        }
        for seat in Seat::all(self.seats) {
            let own = open.holding(seat);
            let items = own.credits + u16::from(own.excavators) + u16::from(own.mixers);
            let points = items / u16::from(self.data.params.items_per_vp);
            self.score_points(open, seat, points as i16, Source::Leftovers, events);
        }
        for seat in Seat::all(self.seats) {
            let drops: u8 = open.holding(seat).bases.map(|dam| open.drops[dam.index()]).sum();
            let points = i16::from(drops) * i16::from(self.data.params.vp_per_drop);
            self.score_points(open, seat, points, Source::Water, events);
        }
        for seat in Seat::all(self.seats) {
            events.send(Event::Final {
                seat,
                points: open.holding(seat).vp(),
            });
        }
    }

    /// Ranks the seats by the objective's quantity; tied players share the points, rounded up (B-11.2, B-11.3).
    fn objective_points(&self, open: &PublicState) -> [u8; SEATS] {
        let tile = self.data.objective(open.objective);
        let least = if self.switches.objective_minimum {
            u32::from(tile.least)
        } else {
            0
        };
        let mut quantities = [None; SEATS];
        for seat in Seat::all(self.seats) {
            let quantity = self.quantity(open, seat, tile.quantity);
            quantities[seat.index()] = (quantity >= least).then_some(quantity);
        }
        self.shared_ranks(quantities)
    }

    pub(crate) fn shared_ranks(&self, quantities: [Option<u32>; SEATS]) -> [u8; SEATS] {
        let mut points = [0; SEATS];
        for (seat, quantity) in quantities.iter().enumerate() {
            let Some(own) = quantity else { continue };
            let others = || quantities.iter().flatten();
            let above = others().filter(|other| *other > own).count();
            let tied = others().filter(|other| *other == own).count();
            let ranks = self.data.objective_vp.iter().skip(above).take(tied);
            let sum: u8 = ranks.sum();
            points[seat] = sum.div_ceil(tied as u8);
        }
        points
    }

    /// A seat's quantity for an objective (B-11.5, B-11.6, B-11.10).
    pub(crate) fn quantity(&self, open: &PublicState, seat: Seat, what: Quantity) -> u32 {
        let own = open.holding(seat);
        let lookup = &self.data.lookup;
        match what {
            Quantity::RedSpaces => {
                own.bases.and(lookup.red_dams).len() + own.powerhouses.and(lookup.red_powerhouses).len()
            }
            Quantity::Connections => self.connections(open, seat),
            Quantity::MostInArea | Quantity::LeastInArea => {
                let mut areas = [0; 3];
                for (basin, pieces) in BasinId::all().zip(self.pieces_by_basin(open, seat)) {
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
                let least = if what == Quantity::BasinsWithOne { 1 } else { 3 };
                let basins = self.pieces_by_basin(open, seat);
                basins.iter().filter(|pieces| **pieces >= least).count() as u32
            }
        }
    }

    /// The seat's pieces in each basin; a conduit counts where it starts (B-11.4).
    fn pieces_by_basin(&self, open: &PublicState, seat: Seat) -> [u8; BasinId::COUNT] {
        let own = open.holding(seat);
        let mut pieces = [0; BasinId::COUNT];
        own.bases
            .for_each(|dam| pieces[dam.basin().index()] += open.levels[dam.index()]);
        own.conduits
            .for_each(|conduit| pieces[conduit.basin().index()] += 1);
        let row_of = &self.data.lookup.row_of;
        own.powerhouses
            .for_each(|id| pieces[usize::from(row_of[id.index()])] += 1);
        pieces
    }

    /// Bases in basins where a conduit of the seat leads to one of its powerhouses; each counts once (B-11.5, X-3).
    fn connections(&self, open: &PublicState, seat: Seat) -> u32 {
        let own = open.holding(seat);
        let bases = if self.switches.connections_of_any_owner {
            open.dams()
        } else {
            own.bases
        };
        let linked = |basin: BasinId| {
            let mut conduits = own.conduits.filter(|conduit| conduit.basin() == basin);
            conduits.any(|conduit| self.powerhouse_of(own, conduit).is_some())
        };
        bases.filter(|dam| linked(dam.basin())).count() as u32
    }

    /// The scores as if the game ended now.
    pub(crate) fn score(&self, open: &PublicState) -> Scores {
        let mut open = *open;
        if open.phase != Phase::Over {
            self.score_game(&mut open, &mut NullSink);
        }
        let sheets = Seat::all(self.seats).map(|seat| {
            let own = open.holding(seat);
            SeatScore {
                seat,
                total: own.vp(),
                place: 1,
                lines: SOURCES.iter().copied().zip(own.points.map(i32::from)).collect(),
                tie_breaks: vec![("round-5-energy", i32::from(self.ranked_energy(&open, seat)))],
            }
        });
        Scores::ranked(sheets.collect())
    }
}
