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
    pub(crate) fn lapsed(&self, state: &PublicState) -> FieldSet {
        let past = FieldSet::rows(usize::from(state.epoch) - 1);
        self.data.of_kind(Kind::Technology).and(past)
    }

    #[inline]
    pub(crate) fn list_developments(&self, state: &PublicState, out: &mut Vec<Action>) {
        if state.development.done < self.data.params.developments {
            let mine = state.seats[state.turn.index()].undeveloped;
            let fields = mine.without(self.lapsed(state));
            if !fields.is_empty() {
                let means = self.means(state, state.turn);
                let payable = fields.filter(|field| self.can_pay(&means, *field));
                out.extend(payable.map(Action::Develop));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn list_payments(&self, state: &PublicState, out: &mut Vec<Action>) {
        let Some(need) = state.development.need() else {
            return;
        };
        if self.can_use(state, Joker::Of(need), need).is_ok() {
            out.push(Action::Use(need));
        }
        if self.can_use(state, Joker::Any, need).is_ok() {
            out.push(Action::UseAny);
        }
        if self.can_buy(state, need).is_ok() {
            out.push(Action::Buy(need));
        }
    }

    pub(crate) fn check_development(&self, state: &PublicState, field: FieldId) -> Result<(), Refusal> {
        self.check_done(state)?;
        let seat = state.turn;
        let holding = state.holding(seat);
        let limit = self.data.params.developments;
        if self.data.field(field).kind == Kind::Joker {
            return Err(Refusal::JokerField(field));
        }
        if holding.developed.has(field) {
            return Err(Refusal::AlreadyDeveloped(field));
        }
        if !holding.undeveloped.has(field) {
            return Err(Refusal::NotYours(field));
        }
        if state.development.done >= limit {
            return Err(Refusal::NoMoreDevelopments(limit));
        }
        if self.lapsed(state).has(field) {
            let epoch = field.epoch();
            return Err(Refusal::Lapsed { field, epoch });
        }
        let needed = self.price(state, seat, field)?;
        if needed > holding.money {
            let money = holding.money;
            return Err(Refusal::TooLittleMoney { field, needed, money });
        }
        Ok(())
    }

    pub(crate) fn check_use(&self, state: &PublicState, joker: Joker) -> Result<(), Refusal> {
        let need = self.check_question(state)?;
        match joker {
            Joker::Of(resource) if resource != need => Err(Refusal::NotTheNeed(resource)),
            _ => self.can_use(state, joker, need),
        }
    }

    pub(crate) fn check_buy(&self, state: &PublicState, resource: ResourceId) -> Result<(), Refusal> {
        if self.check_question(state)? != resource {
            return Err(Refusal::NotTheNeed(resource));
        }
        self.can_buy(state, resource)
    }

    /// The need that the prompt is about.
    fn check_question(&self, state: &PublicState) -> Result<ResourceId, Refusal> {
        state.development.need().ok_or(Refusal::NothingToCover)
    }

    pub(crate) fn check_done(&self, state: &PublicState) -> Result<(), Refusal> {
        match state.phase {
            Phase::Develop => Ok(()),
            Phase::Pay => Err(Refusal::AnswerFirst(state.development.field)),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    /// Development starts with the start player, not with the last auctioneer (IY-6.1).
    pub(crate) fn begin_development(&self, state: &mut PublicState, _events: &mut impl Sink<Event>) {
        state.turn = state.start;
        state.phase = Phase::Develop;
        state.development = Development::NONE;
    }

    /// Begins to pay for a field; its needs are covered one after the other (IY-6.5).
    #[inline]
    pub(crate) fn develop(&self, state: &mut PublicState, field: FieldId, events: &mut impl Sink<Event>) {
        state.development.field = field;
        state.development.needs = self.uncovered(state, state.turn, field);
        self.cover_needs(state, events);
        if state.phase == Phase::Pay {
            let seat = state.turn;
            events.send(Event::Plans { seat, field });
        }
    }

    /// A need is covered by a joker, which leaves the game (IY-6.5).
    pub(crate) fn answer_with_joker(
        &self,
        state: &mut PublicState,
        joker: Joker,
        events: &mut impl Sink<Event>,
    ) {
        if let Some(need) = state.development.need() {
            self.spend_joker(state, joker, need, events);
            self.cover_needs(state, events);
        }
    }

    /// A need is bought although a suitable joker is in hand (IY-6.7).
    pub(crate) fn answer_with_money(
        &self,
        state: &mut PublicState,
        resource: ResourceId,
        events: &mut impl Sink<Event>,
    ) {
        self.buy_resource(state, resource, events);
        self.cover_needs(state, events);
    }

    /// Covers every need that can be covered in only one way; then asks for the first of the others, if there is one
    /// (IY-6.7). When none is left, the price is paid and the field is developed.
    #[inline]
    fn cover_needs(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        if state.holding(state.turn).jokers.is_empty() {
            for need in state.development.needs {
                self.buy_resource(state, need, events);
            }
        }
        for need in state.development.needs {
            self.cover_if_forced(state, need, events);
        }
        // What was spent on later needs may have left only one way for an earlier one.
        for need in state.development.needs {
            self.cover_if_forced(state, need, events);
        }
        if state.development.needs.is_empty() {
            self.complete_development(state, events);
        } else {
            state.phase = Phase::Pay;
        }
    }

    fn cover_if_forced(&self, state: &mut PublicState, need: ResourceId, events: &mut impl Sink<Event>) {
        let holding = self.can_use(state, Joker::Of(need), need).is_ok();
        let any = self.can_use(state, Joker::Any, need).is_ok();
        let buy = self.can_buy(state, need).is_ok();
        match (holding, any, buy) {
            (true, false, false) => self.spend_joker(state, Joker::Of(need), need, events),
            (false, true, false) => self.spend_joker(state, Joker::Any, need, events),
            (false, false, true) => self.buy_resource(state, need, events),
            _ => {}
        }
    }

    /// Pays the price to the bank and turns the marker (IY-6.2, IY-6.16).
    fn complete_development(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        let field = state.development.field;
        let coins = self.cost(state, seat, field);
        if coins > 0 {
            state.holding_mut(seat).money -= coins;
            events.send(Event::Paid {
                from: Party::Seat(seat),
                to: Party::Bank,
                coins,
                what: For::Field(field),
            });
        }
        self.turn_marker(state, field, events);
        state.development = Development {
            done: state.development.done + 1,
            ..Development::NONE
        };
        state.phase = Phase::Develop;
    }

    /// One joker is one unit; it leaves the game (IY-6.5, way 2).
    fn spend_joker(
        &self,
        state: &mut PublicState,
        joker: Joker,
        resource: ResourceId,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn;
        state.holding_mut(seat).jokers.remove(joker);
        state.discarded.add(joker);
        state.development.needs.remove(resource);
        events.send(Event::Used {
            seat,
            joker,
            resource,
            field: state.development.field,
        });
    }

    /// One unit from the player whose factory produces it, else from the bank (IY-6.5, ways 3 and 4).
    fn buy_resource(&self, state: &mut PublicState, resource: ResourceId, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        let coins = self.data.params.resource_price;
        let seller = state.developer(self.data.lookup.producer[resource.index()]);
        state.holding_mut(seat).money -= coins;
        if let Some(seller) = seller {
            state.holding_mut(seller).money += coins;
        }
        state.development.needs.remove(resource);
        events.send(Event::Paid {
            from: Party::Seat(seat),
            to: seller.map_or(Party::Bank, Party::Seat),
            coins,
            what: For::Resource {
                resource,
                field: state.development.field,
            },
        });
    }

    /// The field counts as developed from now on: it scores, produces and lowers prices (IY-6.4, IY-6.10 to IY-6.17).
    fn turn_marker(&self, state: &mut PublicState, field: FieldId, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        let lookup = &self.data.lookup;
        let index = field.index();
        let late = lookup.kind[index] == Kind::Factory && field.epoch() != state.epoch;
        let points = lookup.vp[index];
        let holding = state.holding_mut(seat);
        holding.undeveloped.remove(field);
        holding.developed.insert(field);
        holding.products = holding.products.or(lookup.products[index]);
        holding.discount += lookup.discount[index];
        if !late {
            holding.vp += points;
        }
        events.send(Event::Developed { seat, field });
        if late {
            state.late.insert(field);
            events.send(Event::Late { seat, field });
        } else if points > 0 {
            events.send(Event::Scored { seat, points, field });
        }
    }

    /// The next player develops, or the round ends (IY-6.1, IY-7.6).
    #[inline]
    pub(crate) fn finish_development(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        events.send(Event::Finished(state.turn));
        state.development = Development::NONE;
        state.turn = state.turn.next(self.seats);
        if state.turn == state.start {
            self.end_round(at, events);
        }
    }
}
