//! Water: B-8, the capacity of dams (B-1.5, B-13.3), and the company power that benefits from it (B-12.2).
//!
//! One routine moves water; a preview runs it on a copy of the position.

use smokestack_core::{Seat, Sink};

use crate::Barrage;
use crate::data::{Ability, Power};
use crate::event::Event;
use crate::ids::{BasinId, DamId, HeadstreamId, PowerhouseSet};
use crate::position::{NO_OFFICER, PublicState, SEATS};

/// No powerhouse row.
pub(crate) const NO_ROW: u8 = u8::MAX;

/// Where water starts and where it stops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Node {
    Headstream(HeadstreamId),
    /// The powerhouse row of a basin.
    Row(BasinId),
    Dam(DamId),
    /// Off the map, below this basin.
    Exit(BasinId),
}

/// Drops that ran from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    pub from: Node,
    pub to: Node,
    pub drops: u8,
}

impl Barrage {
    /// A company's officer ability now; for Sekibo's company, the one copied this turn (B-13.8).
    #[inline]
    pub(crate) fn ability(&self, state: &PublicState, seat: Seat) -> Ability {
        let mut officer = state.seats[seat.index()].officer;
        if state.copied != NO_OFFICER && seat == state.turn {
            officer = state.copied;
        }
        self.lookup
            .abilities
            .get(officer.index())
            .copied()
            .unwrap_or(Ability::Copies)
    }

    /// One drop per level; Del Monte's dams of level 3 hold more (B-1.5, B-13.3).
    #[inline]
    pub(crate) fn capacity(&self, state: &PublicState, dam: DamId) -> u8 {
        let level = state.levels[dam.index()];
        if level < self.data.params.dam_levels {
            return level;
        }
        match state.dam_owner(dam).map(|seat| self.ability(state, seat)) {
            Some(Ability::TopDamHolds(drops)) => drops,
            _ => level,
        }
    }

    #[inline]
    fn has_room(&self, state: &PublicState, dam: DamId) -> bool {
        let (drops, level) = (state.drops[dam.index()], state.levels[dam.index()]);
        drops < level || (level > 0 && drops < self.capacity(state, dam))
    }

    /// Lets drops run down the river, one at a time, to the first dam with room or out of the map (B-8.1 to B-8.4).
    pub(crate) fn flow(&self, state: &mut PublicState, from: Node, drops: u8, events: &mut impl Sink<Event>) {
        let (start, natural) = match from {
            Node::Headstream(id) => (BasinId(self.data.lookup.spring[id.index()]), true),
            Node::Row(basin) => (basin, false),
            Node::Dam(_) | Node::Exit(_) => return,
        };
        // by default only natural flow counts.
        let passing = if natural || self.switches.passing_after_production {
            self.gains_by_passing(state)
        } else {
            None
        };
        let mut run = Run {
            from,
            to: from,
            drops: 0,
        };
        let mut passed = 0;
        for _ in 0..drops {
            let (to, rows) = self.one_drop(state, start, natural, passing.map(|(_, holding, _)| holding));
            passed += rows;
            if run.to != to && run.drops > 0 {
                events.send(Event::Ran(run));
                run.drops = 0;
            }
            run.to = to;
            run.drops += 1;
        }
        if run.drops > 0 {
            events.send(Event::Ran(run));
        }
        if let Some((seat, _, each)) = passing {
            self.gain_energy(state, seat, passed * each, events);
        }
    }

    /// Where the drop stops, and how many of the rows on its way have one of these powerhouses.
    #[inline]
    fn one_drop(
        &self,
        state: &mut PublicState,
        start: BasinId,
        natural: bool,
        watched: Option<PowerhouseSet>,
    ) -> (Node, u8) {
        let lookup = &self.data.lookup;
        let mut rows = 0;
        let mut last = start;
        for basin in lookup.downstream_path(start) {
            // The producing row itself is not passed.
            if let Some(holding) = watched
                && (natural || basin != start)
                && lookup.rows[basin.index()].meets(holding)
            {
                rows += 1;
            }
            if basin.has_dams() {
                for dam in basin.dams() {
                    if self.has_room(state, dam) {
                        state.drops[dam.index()] += 1;
                        return (Node::Dam(dam), rows);
                    }
                }
            }
            last = basin;
        }
        (Node::Exit(last), rows)
    }

    /// The seat that gains energy when drops pass its powerhouses, the powerhouses, and the energy per drop (B-12.2).
    #[inline]
    fn gains_by_passing(&self, state: &PublicState) -> Option<(Seat, PowerhouseSet, u8)> {
        Seat::all(SEATS).take(self.seats).find_map(|seat| {
            let holding = state.holding(seat);
            match self.power(holding) {
                Some(Power::Passing(energy)) => Some((seat, holding.powerhouses, energy)),
                _ => None,
            }
        })
    }

    /// Lets the water that was used run on from the powerhouse row (B-8.5).
    pub(crate) fn run_on(
        &self,
        state: &mut PublicState,
        row: BasinId,
        drops: u8,
        events: &mut impl Sink<Event>,
    ) {
        self.flow(state, Node::Row(row), drops, events);
    }

    /// Phase 3: all drops waiting on the headstreams flow (B-8.8).
    pub(crate) fn flow_all(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        for id in HeadstreamId::all() {
            let drops = std::mem::take(&mut state.waiting[id.index()]);
            self.flow(state, Node::Headstream(id), drops, events);
        }
    }
}
