//! Pieces are taken from the company board and placed on the map: B-5.7 to B-5.10.

use smokestack_core::Sink;

use crate::Barrage;
use crate::data::Effect;
use crate::event::{Event, For};
use crate::ids::Structure;
use crate::position::{Holding, PublicState, Site, Task};

use super::scoring::Source;

impl Barrage {
    /// Takes the leftmost piece; the income that it uncovers comes before it is placed (B-5.9), or after that.
    pub(crate) fn take_piece(
        &self,
        state: &mut PublicState,
        site: Site,
        fee: u8,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn;
        let holding = state.holding_mut(seat);
        let structure = site.structure();
        holding.built[structure as usize] += 1;
        let nth = holding.count(structure);
        let income = self.uncovered(state.holding(seat), structure, nth);
        if self.switches.income_before_placement {
            if income.is_empty() {
                return self.put_on_map(state, site, fee, events);
            }
            state.tasks.push(Task::Build { site, fee });
        } else {
            self.put_on_map(state, site, fee, events);
        }
        self.receive(state, income, Source::Income, events);
    }

    /// The income that taking the nth piece of a kind uncovers; powerhouses uncover none (B-5.9).
    #[inline]
    pub(crate) fn uncovered(&self, holding: &Holding, structure: Structure, nth: u8) -> &[Effect] {
        match structure {
            Structure::Powerhouse => &[],
            _ => &self.data.company(holding.company).income[structure as usize][usize::from(nth).min(5)],
        }
    }

    /// Whether a prompt comes between taking the piece for this site and placing it (B-5.9).
    pub(crate) fn income_asks(&self, state: &PublicState, site: Site) -> bool {
        let holding = state.holding(state.turn);
        let structure = site.structure();
        let income = self.uncovered(holding, structure, holding.count(structure) + 1);
        let asks = |effect: &Effect| !effect.is_fixed() && !matches!(effect, Effect::Rotate(_));
        self.switches.income_before_placement && income.iter().any(asks)
    }

    pub(crate) fn put_on_map(
        &self,
        state: &mut PublicState,
        site: Site,
        fee: u8,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn;
        let holding = &mut state.seats[seat.index()];
        match site {
            Site::Base(dam) => {
                holding.bases.insert(dam);
                state.levels[dam.index()] = 1;
            }
            Site::Elevation(dam) => state.levels[dam.index()] += 1,
            Site::Conduit(conduit) => holding.conduits.insert(conduit),
            Site::Powerhouse(powerhouse) => holding.powerhouses.insert(powerhouse),
        }
        events.send(Event::Built { seat, site });
        self.pay(state, seat, fee, For::RedSpace(site), events);
    }
}
