//! The current prompt, and which chapter handles it; then the automatic steps up to the next prompt.

pub(crate) mod construction;
pub(crate) mod contracts;
pub(crate) mod cost;
pub(crate) mod draft;
pub(crate) mod engineers;
pub(crate) mod gains;
pub(crate) mod income;
pub(crate) mod lookup;
pub(crate) mod pieces;
pub(crate) mod production;
pub(crate) mod rounds;
pub(crate) mod scoring;
pub(crate) mod set_up;
pub(crate) mod tiles;
pub(crate) mod turns;
pub(crate) mod water;

use smokestack_core::Sink;

use crate::Barrage;
use crate::action::Action;
use crate::event::{Declined, Event};
use crate::position::{Phase, Position, PublicState, Site, Task};
use crate::refusal::Refusal;

impl Barrage {
    #[inline]
    pub(crate) fn list_legal(&self, state: &PublicState, out: &mut Vec<Action>) {
        match state.current_task() {
            Task::Company => out.extend(state.companies.map(Action::Company)),
            Task::Start => out.extend(state.starting.map(Action::Start)),
            Task::Act => self.list_turn(state, out),
            Task::Officer => out.extend(self.officers_to_copy(state).map(Action::Officer)),
            Task::Tile => self.list_tiles(state, out),
            Task::Copy { free } => out.extend(self.copies(state, free).map(Action::Copy)),
            Task::Site { tile, .. } => self.list_sites(state, tile, out),
            Task::Pay { tile, site, .. } => self.list_payments(state, tile, site, out),
            Task::Machines(count) => out.extend((0..=count).map(|excavators| Action::Machines {
                excavators,
                mixers: count - excavators,
            })),
            Task::Drops { must, .. } => self.list_drops(must, out),
            Task::Free(free) => self.list_free_sites(state, free, out),
            Task::FillDams(_) => out.extend([Action::Accept, Action::Decline]),
            Task::Produce { .. } => self.list_productions(state, out),
            Task::Fulfil { .. } => {
                out.extend(self.fulfillable(state).map(Action::Fulfil));
                out.push(Action::Decline);
            }
            Task::Take(_) => out.extend(state.display.map(Action::Take)),
            Task::Discard => out.extend(state.holding(state.turn).contracts.map(Action::Discard)),
            _ => {}
        }
    }

    pub(crate) fn check_action(&self, state: &PublicState, action: Action) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let task = state.current_task();
        match (action, task) {
            (Action::Company(id), Task::Company) => self.check_company(state, id),
            (Action::Start(id), Task::Start) => self.check_start(state, id),
            (Action::Place(space), Task::Act) => self.check_place(state, space),
            (Action::Construct(place), Task::Act) => self.check_construct(state, place),
            (Action::Sekibo(place), Task::Act) => self.check_sekibo(state, place),
            (Action::Bank(engineers), Task::Act) => self.check_bank(state, engineers),
            (Action::Use(tile), Task::Act) => self.check_use(state, tile),
            (Action::Pass, Task::Act) => self.check_pass(state),
            (Action::Officer(id), Task::Officer) => self.check_officer(state, id),
            (Action::Tile(tile), Task::Tile) => self.check_tile(state, tile),
            (Action::Copy(tile), Task::Tile) => self.check_sekibo_copy(state, tile),
            (Action::Copy(tile), Task::Copy { free }) => self.check_copy(state, tile, free),
            (_, Task::Site { tile, .. }) if let Some(site) = action.site() => {
                self.check_site(state, tile, site)
            }
            (_, Task::Free(free)) if let Some(site) = action.site() => {
                self.check_free_site(state, free, site)
            }
            (Action::Pay(payment), Task::Pay { tile, site, .. }) => {
                self.check_payment(state, tile, site, payment)
            }
            (Action::Machines { excavators, mixers }, Task::Machines(count)) => {
                if excavators + mixers == count {
                    Ok(())
                } else {
                    Err(Refusal::WrongNumberOfMachines { count })
                }
            }
            (Action::Produce { dam, conduit, drops }, Task::Produce { .. }) => {
                self.check_production(state, dam, conduit, drops)
            }
            (Action::Fulfil(id), Task::Fulfil { .. }) => self.check_fulfil(state, id),
            (Action::Take(id), Task::Take(_)) => self.check_take(state, id),
            (Action::Discard(id), Task::Discard) => self.check_discard(state, id),
            (Action::Drop(_), Task::Drops { .. }) => Ok(()),
            (Action::Accept, Task::FillDams(_)) => Ok(()),
            (Action::Decline, _) => self.check_decline(task),
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// Extra grants may be declined; what the player chose must be done (B-4.4, B-4.5).
    fn check_decline(&self, task: Task) -> Result<(), Refusal> {
        if self.may_decline(task) {
            Ok(())
        } else {
            Err(Refusal::MustBeDone)
        }
    }

    pub(crate) fn may_decline(&self, task: Task) -> bool {
        use crate::position::Kind;
        match task {
            Task::Drops { must, .. } => !must,
            Task::Produce { kind, .. } => kind != Kind::Station,
            Task::Free(_) | Task::FillDams(_) | Task::Fulfil { .. } => true,
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn apply_action(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        match action {
            Action::Company(id) => self.choose_company(state, id, events),
            Action::Start(id) => self.choose_start(state, id, events),
            Action::Place(space) => self.place(state, space, events),
            Action::Construct(place) => self.go_constructing(state, place, events),
            Action::Sekibo(place) => self.go_copying(state, place, events),
            Action::Bank(engineers) => self.bank(state, engineers, events),
            Action::Use(tile) => self.use_tile(state, tile, events),
            Action::Pass => self.pass(state, events),
            Action::Officer(id) => self.copy_officer(state, id, events),
            Action::Tile(tile) => self.choose_tile(state, tile, events),
            Action::Copy(tile) => self.copy_tile(state, tile, events),
            Action::BuildDam(id) => self.choose_site(state, Site::Base(id), events),
            Action::BuildConduit(id) => self.choose_site(state, Site::Conduit(id), events),
            Action::BuildPowerhouse(id) => self.choose_site(state, Site::Powerhouse(id), events),
            Action::Raise(id) => self.choose_site(state, Site::Elevation(id), events),
            Action::Pay(payment) => self.choose_payment(state, payment, events),
            Action::Produce { dam, conduit, drops } => self.produce(state, dam, conduit, drops, events),
            Action::Fulfil(id) => self.fulfil(state, id, events),
            Action::Take(id) => self.take(state, id, events),
            Action::Discard(id) => self.discard(state, id, events),
            Action::Drop(id) => self.drop_water(state, id, events),
            Action::Machines { excavators, mixers } => {
                state.tasks.pop();
                self.gain_machines(state, state.turn, excavators, mixers, events);
            }
            Action::Accept => self.fill_empty_dams(state, events),
            Action::Decline => self.decline(state, events),
        }
        self.run_automatic_steps(at, events);
    }

    fn decline(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let what = match state.tasks.pop() {
            Task::Fulfil { .. } => Declined::Contract,
            Task::Drops { .. } => Declined::Drops,
            Task::Produce { .. } => Declined::Production,
            _ => Declined::Gift,
        };
        let seat = state.turn;
        events.send(Event::Declined { seat, what });
    }

    /// Runs the steps that need no decision, until there is a prompt or the game is over.
    pub(crate) fn run_automatic_steps(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        loop {
            let state = &mut at.open;
            match state.current_task() {
                Task::None => {
                    if self.next_phase_step(at, events) {
                        continue;
                    }
                    return;
                }
                Task::Rotate(segments) => {
                    state.tasks.pop();
                    self.turn_wheel(state, state.turn, segments, events);
                }
                Task::Build { site, fee } => {
                    state.tasks.pop();
                    self.put_on_map(state, site, fee, events);
                }
                Task::TileEffect { tile, site } => {
                    state.tasks.pop();
                    self.tile_effect(state, tile, site, events);
                }
                Task::Outflow { row, drops } => {
                    state.tasks.pop();
                    self.run_on(state, row, drops, events);
                }
                // A gain that cannot be taken is lost (B-4.5, B-5.14).
                Task::Free(free) if self.free_sites(state, free).is_empty() => {
                    state.tasks.pop();
                    events.send(Event::Lost {
                        seat: state.turn,
                        structure: free.structure,
                    });
                }
                Task::Produce { .. } if !self.can_produce_here(state) => {
                    state.tasks.pop();
                }
                Task::Fulfil { .. } if self.fulfillable(state).is_empty() => {
                    state.tasks.pop();
                }
                Task::Take(_) if state.display.is_empty() => {
                    state.tasks.pop();
                }
                Task::Discard
                    if state.holding(state.turn).contracts.len() <= u32::from(self.data.params.hand) =>
                {
                    state.tasks.pop();
                }
                Task::Act if self.must_pass(state) => {
                    state.tasks.pop();
                    self.leave_round(state, events);
                }
                _ => return,
            }
        }
    }

    /// If nothing is pending: the next step of the draft, the income or the turns. Returns whether it did anything.
    fn next_phase_step(&self, at: &mut Position, events: &mut impl Sink<Event>) -> bool {
        match at.open.phase {
            Phase::Draft => self.next_draft(at, events),
            Phase::Income => self.next_income(&mut at.open, events),
            Phase::Actions => self.next_turn(at, events),
            Phase::Over => return false,
        }
        true
    }
}

impl Action {
    /// The site that the action names.
    pub(crate) fn site(self) -> Option<Site> {
        match self {
            Action::BuildDam(id) => Some(Site::Base(id)),
            Action::BuildConduit(id) => Some(Site::Conduit(id)),
            Action::BuildPowerhouse(id) => Some(Site::Powerhouse(id)),
            Action::Raise(id) => Some(Site::Elevation(id)),
            _ => None,
        }
    }
}
