//! What is true in every reachable position; a position that violates it is rejected with the reason.

use smokestack_core::{InvalidPosition, Seat};

use crate::Industry;
use crate::data::{EPOCHS, Kind};
use crate::ids::{ColumnId, ColumnSet, FieldId, FieldSet, Joker};
use crate::position::{Auction, Bid, Development, Holding, Phase, Position, PublicState, SEATS};

/// Returns the error if the condition is true.
fn refuse_if(wrong: bool, reason: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if wrong {
        Err(InvalidPosition::new(reason()))
    } else {
        Ok(())
    }
}

impl Industry {
    pub(crate) fn invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        self.check_clock(&at.open)?;
        self.check_markers(&at.open)?;
        self.check_bags(at)?;
        self.check_ownership(&at.open)?;
        self.check_jokers(&at.open)?;
        self.check_sums(&at.open)?;
        self.check_auction(&at.open)?;
        self.check_bidding(&at.open)?;
        self.check_turn(&at.open)
    }

    fn id(&self, field: FieldId) -> &str {
        &self.data.field(field).id
    }

    fn check_clock(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        refuse_if(state.epoch == 0 || usize::from(state.epoch) > EPOCHS, || {
            format!("epoch {} (1 to {EPOCHS}, IY-1.2)", state.epoch)
        })?;
        let rounds = self.rounds_in_epoch(state.epoch);
        refuse_if(state.round == 0 || usize::from(state.round) > rounds, || {
            format!("round {} (1 to {rounds} in this epoch, IY-4.6)", state.round)
        })?;
        let at_table = |seat: Seat| seat.index() < self.seats;
        let all = at_table(state.turn) && at_table(state.start) && at_table(state.auctioneer);
        refuse_if(!all, || "a seat that is not at this table".to_owned())?;
        let last = usize::from(state.epoch) == EPOCHS && state.bag().is_empty();
        refuse_if(state.phase == Phase::Over && !last, || {
            "the game is over only when every field has been sold (IY-9.1)".to_owned()
        })
    }

    /// Every marker is in one place, and the number drawn is right for this round of the epoch (IY-4.4).
    fn check_markers(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        if let Some(field) = state.auction.field() {
            refuse_if(field.epoch() != state.epoch, || {
                format!("{} is not in the row of this epoch (IY-5.1)", self.id(field))
            })?;
        }
        let places = [state.available, state.used, state.block()];
        let mut seen = ColumnSet::EMPTY;
        for place in places {
            if let Some(column) = place.and(seen).first() {
                return Err(InvalidPosition::new(format!(
                    "marker {column:?} lies in two places"
                )));
            }
            seen = seen.or(place);
        }
        let drawn = usize::from(state.round) * self.markers_per_round(state.epoch);
        let entry = ColumnId::COUNT - state.bag().len() as usize;
        refuse_if(entry != drawn, || {
            format!(
                "{entry} markers have left the bag; in round {} it must be {drawn} (IY-4.4)",
                state.round
            )
        })
    }

    /// The hidden order contains exactly what is in the bag, now and in later epochs.
    fn check_bags(&self, at: &Position) -> Result<(), InvalidPosition> {
        for (bag, epoch) in at.hidden.bags.iter().zip(1..) {
            let expected = match epoch.cmp(&at.open.epoch) {
                std::cmp::Ordering::Less => ColumnSet::EMPTY,
                std::cmp::Ordering::Equal => at.open.bag(),
                std::cmp::Ordering::Greater => ColumnSet::ALL,
            };
            refuse_if(!bag.holds(expected), || {
                format!("the bag of epoch {epoch} does not hold the markers that are in it (IY-4.3)")
            })?;
        }
        Ok(())
    }

    /// A field has one owner, who bought it; only sold fields are owned, and joker fields never are (IY-5.13).
    fn check_ownership(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let sold = state.sold();
        let mut seen = FieldSet::EMPTY;
        for (seat, holding) in Seat::all(SEATS).zip(&state.seats) {
            refuse_if(
                seat.index() >= self.seats && *holding != Holding::default(),
                || format!("seat {seat} is not at this table"),
            )?;
            for part in [holding.undeveloped, holding.developed] {
                let wrong = |set: FieldSet, reason: &str| match set.first() {
                    Some(field) => Err(InvalidPosition::new(format!("{} {reason}", self.id(field)))),
                    None => Ok(()),
                };
                wrong(part.and(seen), "has two owners")?;
                wrong(
                    part.and(self.data.of_kind(Kind::Joker)),
                    "is a joker field: nobody marks it (IY-5.13)",
                )?;
                wrong(part.without(sold), "has not been sold yet (IY-5.1)")?;
                seen = seen.or(part);
            }
        }
        let developed = state
            .seats
            .iter()
            .fold(FieldSet::EMPTY, |all, holding| all.or(holding.developed));
        let past = FieldSet::rows(usize::from(state.epoch) - 1);
        let may_be_late = developed.and(self.data.of_kind(Kind::Factory)).and(past);
        refuse_if(!state.late.without(may_be_late).is_empty(), || {
            "only a developed factory of an earlier epoch can be late (IY-6.10)".to_owned()
        })
    }

    /// The number of jokers of a kind is limited (IY-2.1). Whether their fields have been sold yet is not checked: the
    /// worked case 30 has the joker with "?" two epochs before its field.
    fn check_jokers(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let held = |joker: Joker| -> u32 {
            state
                .seats
                .iter()
                .map(|holding| holding.jokers.count(joker))
                .sum::<u32>()
                + state.discarded.count(joker)
        };
        let of_seats = state.seats.iter().flat_map(|holding| holding.jokers);
        for (joker, _) in of_seats.chain(state.discarded) {
            let known = self
                .data
                .fields
                .iter()
                .filter(|field| field.joker == Some(joker))
                .count() as u32;
            refuse_if(held(joker) > known, || {
                let id = self.data.joker_id(joker);
                format!("{} jokers {id}: there are only {known} (IY-2.1)", held(joker))
            })?;
        }
        Ok(())
    }

    /// All money and points that the players may still get fit into one byte per player.
    fn check_sums(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let money: u32 = state.seats.iter().map(|holding| u32::from(holding.money)).sum();
        refuse_if(money > self.money_limit(state), || {
            format!("{money} coins: no game hands out that many (IY-4.2)")
        })?;
        let developed = state
            .seats
            .iter()
            .fold(FieldSet::EMPTY, |all, holding| all.or(holding.developed));
        let open_fields = self.data.field_ids().filter(|f| !developed.has(*f));
        let to_come: u32 = open_fields.map(|f| u32::from(self.data.field(f).vp)).sum();
        let maximum = state
            .seats
            .iter()
            .map(|holding| u32::from(holding.vp))
            .max()
            .unwrap_or(0);
        refuse_if(maximum + to_come > 250, || {
            format!("{maximum} points: no game brings that many (IY-6.16)")
        })
    }

    fn money_limit(&self, state: &PublicState) -> u32 {
        let params = &self.data.params;
        let rounds = (self.rounds() - self.rounds_begun(state)) as u32;
        let coins = self.data.lookup.coins;
        let epochs = (EPOCHS - usize::from(state.epoch)) as u32;
        let symbols = coins.and(state.bag()).len() + epochs * coins.len();
        let each = rounds * u32::from(params.income) + symbols * u32::from(params.coin_symbol);
        let untaken = state.seats[..self.seats]
            .iter()
            .filter(|holding| !holding.subsidy)
            .count() as u32;
        let to_come = self.seats as u32 * each + untaken * u32::from(params.subsidy_money);
        250u32.saturating_sub(to_come)
    }

    fn check_auction(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let selling = matches!(state.phase, Phase::Bid | Phase::Decide);
        refuse_if(!selling && state.auction != Auction::NONE, || {
            "a field on the block outside an auction".to_owned()
        })?;
        refuse_if(selling && state.auction.field().is_none(), || {
            "bids without a field on the block (IY-5.2)".to_owned()
        })?;
        let offering = state.phase == Phase::Offer;
        refuse_if(offering && state.turn != state.auctioneer, || {
            "the auctioneer names the field (IY-5.2)".to_owned()
        })?;
        refuse_if(offering && state.available.is_empty(), || {
            "an auction without an available field (IY-5.14)".to_owned()
        })?;
        refuse_if(!offering && !selling && !state.available.is_empty(), || {
            "markers face up after the auction (IY-5.14)".to_owned()
        })?;
        let mut highest = 0;
        for seat in (1..self.seats).map(|step| state.auctioneer.plus(step, self.seats)) {
            if let Bid::Coins(bid) = state.auction.bid_of(seat) {
                refuse_if(bid <= highest || bid < self.data.params.min_bid, || {
                    format!("{seat}'s bid is not higher than the one before (IY-5.3)")
                })?;
                refuse_if(bid > state.holding(seat).money, || {
                    format!("{seat} bids more than {seat} holds (IY-5.5)")
                })?;
                highest = bid;
            }
        }
        Ok(())
    }

    /// The seats before the one to decide have bid or passed, those after it have not (IY-5.3).
    fn check_bidding(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        if !matches!(state.phase, Phase::Bid | Phase::Decide) {
            return Ok(());
        }
        let mut asked = false;
        for step in 1..=self.seats {
            let seat = state.auctioneer.plus(step, self.seats);
            asked |= seat == state.turn;
            let spoke = state.auction.bid_of(seat) != Bid::None;
            refuse_if(step == self.seats && spoke, || {
                "the auctioneer does not bid (IY-5.3)".to_owned()
            })?;
            refuse_if(step < self.seats && spoke == asked, || {
                format!("{seat} is out of turn in the bidding (IY-5.3)")
            })?;
        }
        Ok(())
    }

    /// The development turn: the number of developed fields, and the pending prompt (IY-6.1, IY-6.7).
    fn check_turn(&self, state: &PublicState) -> Result<(), InvalidPosition> {
        let Development { done, .. } = state.development;
        let limit = self.data.params.developments;
        refuse_if(done > limit, || {
            format!("{done} fields developed in one turn: at most {limit} (IY-6.1)")
        })?;
        let developing = matches!(state.phase, Phase::Develop | Phase::Pay);
        refuse_if(done > 0 && !developing, || {
            "fields are developed in the development phase (IY-4.1)".to_owned()
        })?;
        let paying = state.development.paying();
        refuse_if(paying.is_some() != (state.phase == Phase::Pay), || {
            "a field is paid for in the development phase, and then only (IY-6.2)".to_owned()
        })?;
        match paying {
            Some(field) => self.check_payment(state, field),
            None => Ok(()),
        }
    }

    /// The prompt offers more than one choice, after which the rest can be covered and paid for (IY-6.3, IY-6.7).
    fn check_payment(&self, state: &PublicState, field: FieldId) -> Result<(), InvalidPosition> {
        let holding = state.holding(state.turn).undeveloped.without(self.lapsed(state));
        let allowed = holding.has(field) && state.development.done < self.data.params.developments;
        refuse_if(!allowed, || {
            format!(
                "{} cannot be developed by this player now (IY-6.1)",
                self.id(field)
            )
        })?;
        let needs = state.development.needs;
        let unknown = needs.without(self.uncovered(state, state.turn, field));
        refuse_if(needs.is_empty() || !unknown.is_empty(), || {
            "the question does not fit the needs of the field (IY-6.7)".to_owned()
        })?;
        for need in needs {
            let holding = self.can_use(state, Joker::Of(need), need).is_ok();
            let any = self.can_use(state, Joker::Any, need).is_ok();
            let buy = self.can_buy(state, need).is_ok();
            refuse_if(u8::from(holding) + u8::from(any) + u8::from(buy) < 2, || {
                format!(
                    "{} can be covered in one way only: nothing to ask (IY-6.7)",
                    self.data.resource(need).id
                )
            })?;
        }
        Ok(())
    }
}
