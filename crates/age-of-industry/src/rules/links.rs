//! Building a link: AI-11.

use smokestack_core::Sink;

use crate::AgeOfIndustry;
use crate::action::Action;
use crate::event::{Bill, Event};
use crate::ids::{Cube, LineId, LineSet, LocationSet};
use crate::position::{Ends, Job, Position, PublicState, Work};
use crate::refusal::Refusal;
use crate::rules::supply::Supply;

impl AgeOfIndustry {
    /// Coal and iron for a player's next counter: the one from the left box needs none (AI-11.3).
    #[inline]
    pub(crate) fn link_needs(&self, state: &PublicState) -> [u8; 2] {
        let params = &self.data.params;
        let placed = state.seats[state.turn().index()].links.len();
        if placed < u32::from(params.counters_left) {
            [0, 0]
        } else {
            [params.link_coal, params.link_iron]
        }
    }

    /// Free lines at a location that has one of the player's tiles or that one of the player's counters touches
    /// (AI-11.1, AI-11.2). A ship space has no rail line, so a ship alone reaches nothing (AI-11.7).
    #[inline]
    fn lines_in_reach(&self, state: &PublicState) -> LineSet {
        let map = &self.map().lookup;
        let holding = &state.seats[state.turn().index()];
        let lines = holding
            .present
            .or(holding.linked)
            .fold(0, |all, location| all | map.lines_at[location.index()].0);
        LineSet(lines).without(state.built)
    }

    #[inline]
    pub(crate) fn list_links(&self, state: &PublicState, supply: &Supply, out: &mut Vec<Action>) {
        let holding = &state.seats[state.turn().index()];
        if !holding.has_counter(self.counters) {
            return;
        }
        let lines = self.lines_in_reach(state);
        let needs = self.link_needs(state);
        if needs == [0, 0] {
            out.extend(lines.map(Action::Link));
            return;
        }
        let [coal, iron] = Cube::ALL.map(|cube| self.supplied(state, supply, cube, needs[cube.index()]));
        let ends = &self.map().lookup.ends;
        out.extend(
            lines
                .filter(|line| {
                    let ends: LocationSet = ends[line.index()].into_iter().collect();
                    if self.same_end {
                        return ends.meets(coal.and(iron));
                    }
                    ends.meets(coal) && ends.meets(iron) // each cube to either end (AI-11.5)
                })
                .map(Action::Link),
        );
    }

    pub(crate) fn check_link(&self, state: &PublicState, line: LineId) -> Result<(), Refusal> {
        if let Some(seat) = state.builder(line) {
            return Err(Refusal::LineTaken { line, seat });
        }
        if !state.holding(state.turn()).has_counter(self.counters) {
            return Err(Refusal::NoCounter);
        }
        if !self.lines_in_reach(state).has(line) {
            return Err(Refusal::OutOfReach(line));
        }
        let needs = self.link_needs(state);
        let supply = self.supply(state);
        let [location, other] = self.map().lookup.ends[line.index()];
        for cube in Cube::ALL {
            let supplied = self.supplied(state, &supply, cube, needs[cube.index()]);
            if !supplied.has(location) && !supplied.has(other) {
                return Err(Refusal::NoSupply { cube, location });
            }
        }
        if self.same_end && self.supplied_ends(state, line, needs).is_none() {
            Err(Refusal::OneEnd(line))
        } else {
            Ok(())
        }
    }

    /// The ends of a line to which all these cubes can be brought or bought, if there are any (AI-11.5, AI-11.8).
    pub(crate) fn supplied_ends(&self, state: &PublicState, line: LineId, needs: [u8; 2]) -> Option<Ends> {
        let supply = self.supply(state);
        let [coal, iron] = Cube::ALL.map(|cube| self.supplied(state, &supply, cube, needs[cube.index()]));
        let supplied = coal.and(iron);
        match self.map().lookup.ends[line.index()].map(|end| supplied.has(end)) {
            [true, true] => Some(Ends::Both),
            [true, false] => Some(Ends::First),
            [false, true] => Some(Ends::Second),
            [false, false] => None,
        }
    }

    pub(crate) fn link(&self, at: &mut Position, line: LineId, events: &mut impl Sink<Event>) {
        let seat = at.open.turn();
        let needs = self.link_needs(&at.open);
        events.send(Event::Linked { seat, line });
        let cost = u16::from(self.data.params.link_cost);
        let what = Work::Link(line);
        self.pay(&mut at.open, seat, cost, (Bill::Link, what), events);
        let supplied = || self.supplied_ends(&at.open, line, needs);
        let ends = self.same_end.then(supplied).flatten();
        at.open.job = Job {
            what,
            needs,
            ends: ends.unwrap_or(Ends::Both),
        };
        self.collect(at, events); // the new link itself carries none of its cubes (AI-11.5)
    }

    /// Puts the counter on the line: two groups of connected locations become one.
    pub(crate) fn put_counter(&self, state: &mut PublicState, line: LineId) {
        let seat = state.turn();
        self.lay_counter(state, seat, line);
    }

    pub(crate) fn lay_counter(&self, state: &mut PublicState, seat: smokestack_core::Seat, line: LineId) {
        let [one, other] = self.map().lookup.ends[line.index()];
        let holding = state.holding_mut(seat);
        holding.links.insert(line);
        holding.linked.insert(one);
        holding.linked.insert(other);
        state.built.insert(line);
        self.look_around(state, seat);
        if !state.reach[one.index()].has(other) {
            let all = state.reach[one.index()].or(state.reach[other.index()]);
            let yard = state.yards[one.index()].or(state.yards[other.index()]);
            for member in all {
                state.reach[member.index()] = all;
                state.yards[member.index()] = yard;
            }
        }
    }
}
