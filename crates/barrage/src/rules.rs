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
    pub(crate) fn list_legal(&self, open: &PublicState, out: &mut Vec<Action>) {
        match open.asked() {
            Task::Company => out.extend(open.companies.map(Action::Company)),
            Task::Start => out.extend(open.starting.map(Action::Start)),
            Task::Act => self.list_turn(open, out),
            Task::Officer => out.extend(self.officers_to_copy(open).map(Action::Officer)),
            Task::Tile => self.list_tiles(open, out),
            Task::Copy { free } => out.extend(self.copies(open, free).map(Action::Copy)),
            Task::Site { tile, .. } => self.list_sites(open, tile, out),
            Task::Pay { tile, site, .. } => self.list_payments(open, tile, site, out),
            Task::Machines(count) => out.extend((0..=count).map(|excavators| Action::Machines {
                excavators,
                mixers: count - excavators,
            })),
            Task::Drops { must, .. } => self.list_drops(must, out),
            Task::Free(free) => self.list_free_sites(open, free, out),
            Task::FillDams(_) => out.extend([Action::Accept, Action::Decline]),
            Task::Produce { .. } => self.list_productions(open, out),
            Task::Fulfil { .. } => {
                out.extend(self.fulfillable(open).map(Action::Fulfil));
                out.push(Action::Decline);
            }
            Task::Take(_) => out.extend(open.display.map(Action::Take)),
            Task::Discard => out.extend(open.holding(open.turn).contracts.map(Action::Discard)),
            _ => {}
        }
    }

    pub(crate) fn check_action(&self, open: &PublicState, action: Action) -> Result<(), Refusal> {
        if open.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let asked = open.asked();
        match (action, asked) {
            (Action::Company(id), Task::Company) => self.check_company(open, id),
            (Action::Start(id), Task::Start) => self.check_start(open, id),
            (Action::Place(space), Task::Act) => self.check_place(open, space),
            (Action::Construct(place), Task::Act) => self.check_construct(open, place),
            (Action::Sekibo(place), Task::Act) => self.check_sekibo(open, place),
            (Action::Bank(engineers), Task::Act) => self.check_bank(open, engineers),
            (Action::Use(tile), Task::Act) => self.check_use(open, tile),
            (Action::Pass, Task::Act) => self.check_pass(open),
            (Action::Officer(id), Task::Officer) => self.check_officer(open, id),
            (Action::Tile(tile), Task::Tile) => self.check_tile(open, tile),
            (Action::Copy(tile), Task::Tile) => self.check_sekibo_copy(open, tile),
            (Action::Copy(tile), Task::Copy { free }) => self.check_copy(open, tile, free),
            (_, Task::Site { tile, .. }) if let Some(site) = action.site() => {
                self.check_site(open, tile, site)
            }
            (_, Task::Free(free)) if let Some(site) = action.site() => self.check_free_site(open, free, site),
            (Action::Pay(payment), Task::Pay { tile, site, .. }) => {
                self.check_payment(open, tile, site, payment)
            }
            (Action::Machines { excavators, mixers }, Task::Machines(count)) => {
                if excavators + mixers == count {
                    Ok(())
                } else {
                    Err(Refusal::WrongNumberOfMachines { count })
                }
            }
            (Action::Produce { dam, conduit, drops }, Task::Produce { .. }) => {
                self.check_production(open, dam, conduit, drops)
            }
            (Action::Fulfil(id), Task::Fulfil { .. }) => self.check_fulfil(open, id),
            (Action::Take(id), Task::Take(_)) => self.check_take(open, id),
            (Action::Discard(id), Task::Discard) => self.check_discard(open, id),
            (Action::Drop(_), Task::Drops { .. }) => Ok(()),
            (Action::Accept, Task::FillDams(_)) => Ok(()),
            (Action::Decline, _) => self.check_decline(asked),
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// Extra grants may be declined; what the player chose must be done (B-4.4, B-4.5).
    fn check_decline(&self, asked: Task) -> Result<(), Refusal> {
        if self.may_decline(asked) {
            Ok(())
        } else {
            Err(Refusal::MustBeDone)
        }
    }

    pub(crate) fn may_decline(&self, asked: Task) -> bool {
        use crate::position::Kind;
        match asked {
            Task::Drops { must, .. } => !must,
            Task::Produce { kind, .. } => kind != Kind::Station,
            Task::Free(_) | Task::FillDams(_) | Task::Fulfil { .. } => true,
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn apply_action(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        let open = &mut at.open;
        match action {
            Action::Company(id) => self.choose_company(open, id, events),
            Action::Start(id) => self.choose_start(open, id, events),
            Action::Place(space) => self.place(open, space, events),
            Action::Construct(place) => self.go_constructing(open, place, events),
            Action::Sekibo(place) => self.go_copying(open, place, events),
            Action::Bank(engineers) => self.bank(open, engineers, events),
            Action::Use(tile) => self.use_tile(open, tile, events),
            Action::Pass => self.pass(open, events),
            Action::Officer(id) => self.copy_officer(open, id, events),
            Action::Tile(tile) => self.choose_tile(open, tile, events),
            Action::Copy(tile) => self.copy_tile(open, tile, events),
            Action::BuildDam(id) => self.choose_site(open, Site::Base(id), events),
            Action::BuildConduit(id) => self.choose_site(open, Site::Conduit(id), events),
            Action::BuildPowerhouse(id) => self.choose_site(open, Site::Powerhouse(id), events),
            Action::Raise(id) => self.choose_site(open, Site::Elevation(id), events),
            Action::Pay(payment) => self.choose_payment(open, payment, events),
            Action::Produce { dam, conduit, drops } => self.produce(open, dam, conduit, drops, events),
            Action::Fulfil(id) => self.fulfil(open, id, events),
            Action::Take(id) => self.take(open, id, events),
            Action::Discard(id) => self.discard(open, id, events),
            Action::Drop(id) => self.drop_water(open, id, events),
            Action::Machines { excavators, mixers } => {
                open.tasks.pop();
                self.gain_machines(open, open.turn, excavators, mixers, events);
            }
            Action::Accept => self.fill_empty_dams(open, events),
            Action::Decline => self.decline(open, events),
        }
        self.run_automatic_steps(at, events);
    }

    fn decline(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        let what = match open.tasks.pop() {
            Task::Fulfil { .. } => Declined::Contract,
            Task::Drops { .. } => Declined::Drops,
            Task::Produce { .. } => Declined::Production,
            _ => Declined::Gift,
        };
        let seat = open.turn;
        events.send(Event::Declined { seat, what });
    }

    /// Runs the steps that need no decision, until there is a prompt or the game is over.
    pub(crate) fn run_automatic_steps(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        loop {
            let open = &mut at.open;
            match open.asked() {
                Task::None => {
                    if self.next_phase_step(at, events) {
                        continue;
                    }
                    return;
                }
                Task::Rotate(segments) => {
                    open.tasks.pop();
                    self.turn_wheel(open, open.turn, segments, events);
                }
                Task::Build { site, fee } => {
                    open.tasks.pop();
                    self.put_on_map(open, site, fee, events);
                }
                Task::TileEffect { tile, site } => {
                    open.tasks.pop();
                    self.tile_effect(open, tile, site, events);
                }
                Task::Outflow { row, drops } => {
                    open.tasks.pop();
                    self.run_on(open, row, drops, events);
                }
                // A gain that cannot be taken is lost (B-4.5, B-5.14).
                Task::Free(free) if self.free_sites(open, free).is_empty() => {
                    open.tasks.pop();
                    events.send(Event::Lost {
                        seat: open.turn,
                        structure: free.structure,
                    });
                }
                Task::Produce { .. } if !self.can_produce_here(open) => {
                    open.tasks.pop();
                }
                Task::Fulfil { .. } if self.fulfillable(open).is_empty() => {
                    open.tasks.pop();
                }
                Task::Take(_) if open.display.is_empty() => {
                    open.tasks.pop();
                }
                Task::Discard
                    if open.holding(open.turn).contracts.len() <= u32::from(self.data.params.hand) =>
                {
                    open.tasks.pop();
                }
                Task::Act if self.must_pass(open) => {
                    open.tasks.pop();
                    self.leave_round(open, events);
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
