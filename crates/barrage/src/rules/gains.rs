//! What a company receives and pays, the wheel (B-15), and placing drops on headstreams (B-6.4 to B-6.6).

use smokestack_core::{Seat, Sink};

use crate::Barrage;
use crate::action::Action;
use crate::data::Effect;
use crate::event::{Event, For, Party};
use crate::ids::HeadstreamId;
use crate::position::{PublicState, Task};

use super::scoring::Source;
use super::water::Node;

impl Barrage {
    /// Grants fixed gains at once, and queues the others in order (B-3.4, B-7.9).
    pub(crate) fn receive(
        &self,
        state: &mut PublicState,
        effects: &[Effect],
        source: Source,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn;
        for effect in effects {
            match *effect {
                Effect::Vp(points) => self.score_points(state, seat, i16::from(points), source, events),
                Effect::Credits(credits) => self.gain_credits(state, seat, credits, events),
                Effect::Excavators(count) => self.gain_machines(state, seat, count, 0, events),
                Effect::Mixers(count) => self.gain_machines(state, seat, 0, count, events),
                Effect::Energy(energy) => self.gain_energy(state, seat, energy, events),
                _ => {}
            }
        }
        for effect in effects.iter().rev() {
            match *effect {
                Effect::AnyMachines(count) => state.tasks.push(Task::Machines(count)),
                Effect::Rotate(segments) => state.tasks.push(Task::Rotate(segments)),
                Effect::Drops { count, flow } => state.tasks.push(Task::Drops {
                    left: count,
                    flow,
                    must: false,
                }),
                Effect::Free(free) => state.tasks.push(Task::Free(free)),
                _ => {}
            }
        }
    }

    pub(crate) fn gain_credits(
        &self,
        state: &mut PublicState,
        seat: Seat,
        credits: u8,
        events: &mut impl Sink<Event>,
    ) {
        if credits > 0 {
            state.holding_mut(seat).credits += u16::from(credits);
            events.send(Event::Credits { seat, credits });
        }
    }

    pub(crate) fn gain_machines(
        &self,
        state: &mut PublicState,
        seat: Seat,
        excavators: u8,
        mixers: u8,
        events: &mut impl Sink<Event>,
    ) {
        let holding = state.holding_mut(seat);
        holding.excavators += excavators;
        holding.mixers += mixers;
        events.send(Event::Machines {
            seat,
            excavators,
            mixers,
        });
    }

    pub(crate) fn gain_energy(
        &self,
        state: &mut PublicState,
        seat: Seat,
        energy: u8,
        events: &mut impl Sink<Event>,
    ) {
        if energy > 0 {
            state.holding_mut(seat).energy += u16::from(energy);
            events.send(Event::Energy { seat, energy });
        }
    }

    pub(crate) fn score_points(
        &self,
        state: &mut PublicState,
        seat: Seat,
        points: i16,
        source: Source,
        events: &mut impl Sink<Event>,
    ) {
        if points != 0 {
            state.holding_mut(seat).points[source as usize] += points;
            events.send(Event::Scored { seat, points, source });
        }
    }

    /// Pays credits to the supply.
    pub(crate) fn pay(
        &self,
        state: &mut PublicState,
        seat: Seat,
        credits: u8,
        what: For,
        events: &mut impl Sink<Event>,
    ) {
        if credits > 0 {
            state.holding_mut(seat).credits -= u16::from(credits);
            events.send(Event::Paid {
                from: seat,
                to: Party::Supply,
                credits,
                what,
            });
        }
    }

    /// Turns the wheel one segment at a time; what reaches the opening comes back (B-15.2, B-15.4).
    pub(crate) fn turn_wheel(
        &self,
        state: &mut PublicState,
        seat: Seat,
        segments: u8,
        events: &mut impl Sink<Event>,
    ) {
        if segments == 0 {
            return;
        }
        events.send(Event::Turned { seat, segments });
        for _ in 0..segments {
            let holding = state.holding_mut(seat);
            let back = holding.wheel.turn();
            if back.is_empty() {
                continue;
            }
            holding.excavators += back.excavators;
            holding.mixers += back.mixers;
            if let Some(tile) = back.tile() {
                holding.tiles.insert(tile);
            }
            events.send(Event::Back { seat, segment: back });
        }
    }

    pub(crate) fn list_drops(&self, must: bool, out: &mut Vec<Action>) {
        out.extend(HeadstreamId::all().map(Action::Drop));
        if !must {
            out.push(Action::Decline);
        }
    }

    /// Places one drop; it waits for phase 3 or flows at once (B-6.4, B-6.6).
    pub(crate) fn drop_water(
        &self,
        state: &mut PublicState,
        at: HeadstreamId,
        events: &mut impl Sink<Event>,
    ) {
        let Task::Drops { left, flow, must } = state.tasks.pop() else {
            return;
        };
        let seat = state.turn;
        if left > 1 {
            state.tasks.push(Task::Drops {
                left: left - 1,
                flow,
                // With X-6, the first drop of the water action is enough (B-6.5).
                must: must && !self.switches.fewer_drops,
            });
        }
        events.send(Event::Dropped { seat, headstream: at });
        if flow {
            self.flow(state, Node::Headstream(at), 1, events);
        } else {
            state.waiting[at.index()] += 1;
        }
    }
}
