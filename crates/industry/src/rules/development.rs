//! The development phase: IY-6.1, IY-6.4, IY-6.7 and IY-6.10 to IY-6.18.

use smokestack_core::Sink;

use crate::Industry;
use crate::action::Action;
use crate::data::Kind;
use crate::event::{Event, For, Party};
use crate::ids::{FieldId, FieldSet, Joker, ResourceId};
use crate::position::{Development, Phase, Position, PublicState};
use crate::refusal::Refusal;

impl Industry {
    /// Technologies of past epochs: they can no longer be developed (IY-6.11, IY-7.3).
    #[inline(always)]
    pub(crate) fn lapsed(&self, open: &PublicState) -> FieldSet {
        let past = FieldSet::rows(usize::from(open.epoch) - 1);
        self.data.of_kind(Kind::Technology).and(past)
    }

    #[inline]
    pub(crate) fn list_developments(&self, open: &PublicState, out: &mut Vec<Action>) {
        if open.development.done < self.data.params.developments {
            let mine = open.seats[open.turn.index()].undeveloped;
            let fields = mine.without(self.lapsed(open));
            if !fields.is_empty() {
                let means = self.means(open, open.turn);
                let payable = fields.filter(|field| self.can_pay(&means, *field));
                out.extend(payable.map(Action::Develop));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn list_payments(&self, open: &PublicState, out: &mut Vec<Action>) {
        let Some(need) = open.development.need() else {
            return;
        };
        if self.can_use(open, Joker::Of(need), need).is_ok() {
            out.push(Action::Use(need));
        }
        if self.can_use(open, Joker::Any, need).is_ok() {
            out.push(Action::UseAny);
        }
        if self.can_buy(open, need).is_ok() {
            out.push(Action::Buy(need));
        }
    }

    pub(crate) fn check_development(&self, open: &PublicState, field: FieldId) -> Result<(), Refusal> {
        self.check_done(open)?;
        let seat = open.turn;
        let own = open.holding(seat);
        let limit = self.data.params.developments;
        if self.data.field(field).kind == Kind::Joker {
            return Err(Refusal::JokerField(field));
        }
        if own.developed.has(field) {
            return Err(Refusal::AlreadyDeveloped(field));
        }
        if !own.undeveloped.has(field) {
            return Err(Refusal::NotYours(field));
        }
        if open.development.done >= limit {
            return Err(Refusal::NoMoreDevelopments(limit));
        }
        if self.lapsed(open).has(field) {
            let epoch = field.epoch();
            return Err(Refusal::Lapsed { field, epoch });
        }
        let needed = self.price(open, seat, field)?;
        if needed > own.money {
            let money = own.money;
            return Err(Refusal::TooLittleMoney { field, needed, money });
        }
        Ok(())
    }

    pub(crate) fn check_use(&self, open: &PublicState, joker: Joker) -> Result<(), Refusal> {
        let need = self.check_question(open)?;
        match joker {
            Joker::Of(resource) if resource != need => Err(Refusal::NotTheNeed(resource)),
            _ => self.can_use(open, joker, need),
        }
    }

    pub(crate) fn check_buy(&self, open: &PublicState, resource: ResourceId) -> Result<(), Refusal> {
        if self.check_question(open)? != resource {
            return Err(Refusal::NotTheNeed(resource));
        }
        self.can_buy(open, resource)
    }

    /// The need that the prompt is about.
    fn check_question(&self, open: &PublicState) -> Result<ResourceId, Refusal> {
        open.development.need().ok_or(Refusal::NothingToCover)
    }

    pub(crate) fn check_done(&self, open: &PublicState) -> Result<(), Refusal> {
        match open.phase {
            Phase::Develop => Ok(()),
            Phase::Pay => Err(Refusal::AnswerFirst(open.development.field)),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    /// Development starts with the start player, not with the last auctioneer (IY-6.1).
    pub(crate) fn begin_development(&self, open: &mut PublicState, _events: &mut impl Sink<Event>) {
        open.turn = open.start;
        open.phase = Phase::Develop;
        open.development = Development::NONE;
    }

    /// Begins to pay for a field; its needs are covered one after the other (IY-6.5).
    #[inline]
    pub(crate) fn develop(&self, open: &mut PublicState, field: FieldId, events: &mut impl Sink<Event>) {
        open.development.field = field;
        open.development.needs = self.uncovered(open, open.turn, field);
        self.cover_needs(open, events);
        if open.phase == Phase::Pay {
            let seat = open.turn;
            events.send(Event::Plans { seat, field });
        }
    }

    /// A need is covered by a joker, which leaves the game (IY-6.5).
    pub(crate) fn answer_with_joker(
        &self,
        open: &mut PublicState,
        joker: Joker,
        events: &mut impl Sink<Event>,
    ) {
        if let Some(need) = open.development.need() {
            self.spend_joker(open, joker, need, events);
            self.cover_needs(open, events);
        }
    }

    /// A need is bought although a suitable joker is in hand (IY-6.7).
    pub(crate) fn answer_with_money(
        &self,
        open: &mut PublicState,
        resource: ResourceId,
        events: &mut impl Sink<Event>,
    ) {
        self.buy_resource(open, resource, events);
        self.cover_needs(open, events);
    }

    /// Covers every need that can be covered in only one way; then asks for the first of the others, if there is one
    /// (IY-6.7). When none is left, the price is paid and the field is developed.
    #[inline]
    fn cover_needs(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        if open.holding(open.turn).jokers.is_empty() {
            for need in open.development.needs {
                self.buy_resource(open, need, events);
            }
        }
        for need in open.development.needs {
            self.cover_if_forced(open, need, events);
        }
        // What was spent on later needs may have left only one way for an earlier one.
        for need in open.development.needs {
            self.cover_if_forced(open, need, events);
        }
        if open.development.needs.is_empty() {
            self.complete_development(open, events);
        } else {
            open.phase = Phase::Pay;
        }
    }

    fn cover_if_forced(&self, open: &mut PublicState, need: ResourceId, events: &mut impl Sink<Event>) {
        let own = self.can_use(open, Joker::Of(need), need).is_ok();
        let any = self.can_use(open, Joker::Any, need).is_ok();
        let buy = self.can_buy(open, need).is_ok();
        match (own, any, buy) {
            (true, false, false) => self.spend_joker(open, Joker::Of(need), need, events),
            (false, true, false) => self.spend_joker(open, Joker::Any, need, events),
            (false, false, true) => self.buy_resource(open, need, events),
            _ => {}
        }
    }

    /// Pays the price to the bank and turns the marker (IY-6.2, IY-6.16).
    fn complete_development(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        let seat = open.turn;
        let field = open.development.field;
        let coins = self.cost(open, seat, field);
        if coins > 0 {
            open.own(seat).money -= coins;
            events.send(Event::Paid {
                from: Party::Seat(seat),
                to: Party::Bank,
                coins,
                what: For::Field(field),
            });
        }
        self.turn_marker(open, field, events);
        open.development = Development {
            done: open.development.done + 1,
            ..Development::NONE
        };
        open.phase = Phase::Develop;
    }

    /// One joker is one unit; it leaves the game (IY-6.5, way 2).
    fn spend_joker(
        &self,
        open: &mut PublicState,
        joker: Joker,
        resource: ResourceId,
        events: &mut impl Sink<Event>,
    ) {
        let seat = open.turn;
        open.own(seat).jokers.remove(joker);
        open.discarded.add(joker);
        open.development.needs.remove(resource);
        events.send(Event::Used {
            seat,
            joker,
            resource,
            field: open.development.field,
        });
    }

    /// One unit from the player whose factory produces it, else from the bank (IY-6.5, ways 3 and 4).
    fn buy_resource(&self, open: &mut PublicState, resource: ResourceId, events: &mut impl Sink<Event>) {
        let seat = open.turn;
        let coins = self.data.params.resource_price;
        let seller = open.developer(self.data.lookup.producer[resource.index()]);
        open.own(seat).money -= coins;
        if let Some(seller) = seller {
            open.own(seller).money += coins;
        }
        open.development.needs.remove(resource);
        events.send(Event::Paid {
            from: Party::Seat(seat),
            to: seller.map_or(Party::Bank, Party::Seat),
            coins,
            what: For::Resource {
                resource,
                field: open.development.field,
            },
        });
    }

    /// The field counts as developed from now on: it scores, produces and lowers prices (IY-6.4, IY-6.10 to IY-6.17).
    fn turn_marker(&self, open: &mut PublicState, field: FieldId, events: &mut impl Sink<Event>) {
        let seat = open.turn;
        let lookup = &self.data.lookup;
        let index = field.index();
        let late = lookup.kind[index] == Kind::Factory && field.epoch() != open.epoch;
        let points = lookup.vp[index];
        let own = open.own(seat);
        own.undeveloped.remove(field);
        own.developed.insert(field);
        own.makes = own.makes.or(lookup.makes[index]);
        own.discount += lookup.discount[index];
        if !late {
            own.vp += points;
        }
        events.send(Event::Developed { seat, field });
        if late {
            open.late.insert(field);
            events.send(Event::Late { seat, field });
        } else if points > 0 {
            events.send(Event::Scored { seat, points, field });
        }
    }

    /// The next player develops, or the round ends (IY-6.1, IY-7.6).
    #[inline]
    pub(crate) fn finish_development(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let open = &mut at.open;
        events.send(Event::Finished(open.turn));
        open.development = Development::NONE;
        open.turn = open.turn.next(self.seats);
        if open.turn == open.start {
            self.end_round(at, events);
        }
    }
}
