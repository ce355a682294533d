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
        open: &mut PublicState,
        site: Site,
        fee: u8,
        events: &mut impl Sink<Event>,
    ) {
        let seat = open.turn;
        let own = open.own(seat);
        let structure = site.structure();
        own.built[structure as usize] += 1;
        let nth = own.count(structure);
        let income = self.uncovered(open.holding(seat), structure, nth);
        if self.switches.income_before_placement {
            if income.is_empty() {
                return self.put_on_map(open, site, fee, events);
            }
            open.tasks.push(Task::Build { site, fee });
        } else {
            self.put_on_map(open, site, fee, events);
        }
        self.receive(open, income, Source::Income, events);
    }

    /// The income that taking the nth piece of a kind uncovers; powerhouses uncover none (B-5.9).
    #[inline]
    pub(crate) fn uncovered(&self, own: &Holding, structure: Structure, nth: u8) -> &[Effect] {
        match structure {
            Structure::Powerhouse => &[],
            _ => &self.data.company(own.company).income[structure as usize][usize::from(nth).min(5)],
        }
    }

    /// Whether a prompt comes between taking the piece for this site and placing it (B-5.9).
    pub(crate) fn income_asks(&self, open: &PublicState, site: Site) -> bool {
        let own = open.holding(open.turn);
        let structure = site.structure();
        let income = self.uncovered(own, structure, own.count(structure) + 1);
        let asks = |effect: &Effect| !effect.is_fixed() && !matches!(effect, Effect::Rotate(_));
        self.switches.income_before_placement && income.iter().any(asks)
    }

    pub(crate) fn put_on_map(
        &self,
        open: &mut PublicState,
        site: Site,
        fee: u8,
        events: &mut impl Sink<Event>,
    ) {
        let seat = open.turn;
        let own = &mut open.seats[seat.index()];
        match site {
            Site::Base(dam) => {
                own.bases.insert(dam);
                open.levels[dam.index()] = 1;
            }
            Site::Elevation(dam) => open.levels[dam.index()] += 1,
            Site::Conduit(conduit) => own.conduits.insert(conduit),
            Site::Powerhouse(powerhouse) => own.powerhouses.insert(powerhouse),
        }
        events.send(Event::Built { seat, site });
        self.pay(open, seat, fee, For::RedSpace(site), events);
    }
}
