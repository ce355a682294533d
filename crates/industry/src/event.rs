//! Events: the log, the animation and the scenarios' `events` are derived from these.

use smokestack_core::{Message, Seat};

use crate::Industry;
use crate::ids::{ColumnId, FieldId, Joker, ResourceId};

/// A player or the bank, as payer or payee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    Seat(Seat),
    Bank,
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// A field bought or kept at auction (IY-5.7, IY-5.8), or the cost of developing it (IY-6.2).
    Field(FieldId),
    /// A resource for the field that is being developed (IY-6.5).
    Resource { resource: ResourceId, field: FieldId },
    /// The money from a subsidy (IY-8.1).
    Subsidy,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins (IY-4.1): its epoch, its number in the epoch, and who starts.
    Round {
        epoch: u8,
        round: u8,
        start: Seat,
    },
    /// The epoch marker moves down a row (IY-7.2).
    Epoch(u8),
    /// Money from the bank: as income (IY-4.2), or for a coin symbol (IY-4.4).
    Income {
        seat: Seat,
        coins: u8,
    },
    /// All area markers go back into the empty bag (IY-4.3).
    Refilled,
    /// An area marker is drawn from the bag: this field is available now (IY-4.4).
    Drawn(FieldId),
    /// The marker just drawn shows a coin symbol: money for everybody follows (IY-4.4).
    Coin(ColumnId),
    Offered {
        seat: Seat,
        field: FieldId,
    },
    Bid {
        seat: Seat,
        coins: u8,
    },
    Passed(Seat),
    /// Bought at auction (IY-5.7).
    Bought {
        seat: Seat,
        field: FieldId,
    },
    /// Kept by the auctioneer, who pays as much as the highest bid, or all he has (IY-5.8, IY-5.9); the coins follow one
    /// by one.
    Kept {
        seat: Seat,
        field: FieldId,
        coins: u8,
    },
    /// Taken by the auctioneer because nobody bid (IY-5.11).
    Took {
        seat: Seat,
        field: FieldId,
    },
    Auctioneer(Seat),
    /// Money changes hands; a coin paid for a kept field may come back to the payer (IY-5.8).
    Paid {
        from: Party,
        to: Party,
        coins: u8,
        what: For,
    },
    /// A field is to be developed; the player chooses how to cover a need (IY-6.7).
    Plans {
        seat: Seat,
        field: FieldId,
    },
    /// A joker is spent for this resource and the field that is being developed (IY-6.5).
    Used {
        seat: Seat,
        joker: Joker,
        resource: ResourceId,
        field: FieldId,
    },
    Developed {
        seat: Seat,
        field: FieldId,
    },
    /// Points for developing (IY-6.10, IY-6.11).
    Scored {
        seat: Seat,
        points: u8,
        field: FieldId,
    },
    /// A factory developed after its epoch brings no points (IY-6.10).
    Late {
        seat: Seat,
        field: FieldId,
    },
    Finished(Seat),
    /// A technology that can no longer be developed (IY-7.3).
    Lapsed {
        seat: Seat,
        field: FieldId,
    },
    /// A subsidy is taken (IY-8.1); the money follows.
    Subsidy(Seat),
    Over,
    /// Markers that still show the clock leave the board (IY-9.2).
    Cleared {
        seat: Seat,
        fields: u8,
    },
    /// Final scoring (IY-9): the total of one seat.
    Final {
        seat: Seat,
        points: i32,
    },
}

pub(crate) const KEYS: &[&str] = &[
    "round",
    "epoch",
    "income",
    "refilled",
    "drawn",
    "coin",
    "offered",
    "bid",
    "passed",
    "bought",
    "kept",
    "took",
    "auctioneer",
    "paid",
    "plans",
    "used",
    "used-any",
    "developed",
    "scored",
    "late",
    "finished",
    "lapsed",
    "subsidy",
    "over",
    "cleared",
    "final",
];

impl Industry {
    #[inline]
    pub(crate) fn event_message(&self, event: &Event) -> Message {
        let new_message = Message::new;
        let of = |key, seat: Seat| new_message(key).with("seat", seat);
        let id = |field: FieldId| self.data.field(field).id.as_str();
        let did = |key, seat: Seat, field: FieldId| of(key, seat).piece("field", id(field));
        match *event {
            Event::Round { epoch, round, start } => new_message("round")
                .with("epoch", epoch)
                .with("round", round)
                .with("seat", start),
            Event::Epoch(epoch) => new_message("epoch").with("epoch", epoch),
            Event::Income { seat, coins } => of("income", seat).with("amount", coins),
            Event::Refilled => new_message("refilled"),
            Event::Drawn(field) => new_message("drawn")
                .text("column", field.column().letter())
                .piece("field", id(field)),
            Event::Coin(column) => new_message("coin").text("column", column.letter()),
            Event::Offered { seat, field } => did("offered", seat, field),
            Event::Bid { seat, coins } => of("bid", seat).with("amount", coins),
            Event::Passed(seat) => of("passed", seat),
            Event::Bought { seat, field } => did("bought", seat, field),
            Event::Kept { seat, field, coins } => did("kept", seat, field).with("amount", coins),
            Event::Took { seat, field } => did("took", seat, field),
            Event::Auctioneer(seat) => of("auctioneer", seat),
            Event::Paid {
                from,
                to,
                coins,
                what,
            } => {
                let paid = party(new_message("paid"), "from", from);
                let paid = party(paid, "to", to).with("amount", coins);
                match what {
                    For::Field(field) => paid.word("for", "field").piece("field", id(field)),
                    For::Resource { resource, field } => paid
                        .word("for", "resource")
                        .piece("resource", &self.data.resource(resource).id)
                        .piece("field", id(field)),
                    For::Subsidy => paid.word("for", "subsidy"),
                }
            }
            Event::Plans { seat, field } => did("plans", seat, field),
            Event::Used {
                seat,
                joker,
                resource,
                field,
            } => {
                let key = if joker == Joker::Any { "used-any" } else { "used" };
                of(key, seat)
                    .piece("resource", &self.data.resource(resource).id)
                    .piece("field", id(field))
            }
            Event::Developed { seat, field } => did("developed", seat, field),
            Event::Scored { seat, points, field } => of("scored", seat)
                .with("points", points)
                .piece("field", id(field)),
            Event::Late { seat, field } => did("late", seat, field),
            Event::Finished(seat) => of("finished", seat),
            Event::Lapsed { seat, field } => did("lapsed", seat, field),
            Event::Subsidy(seat) => of("subsidy", seat),
            Event::Over => new_message("over"),
            Event::Cleared { seat, fields } => of("cleared", seat).with("amount", fields),
            Event::Final { seat, points } => of("final", seat).with("points", points),
        }
    }
}

fn party(message: Message, name: &'static str, party: Party) -> Message {
    match party {
        Party::Seat(seat) => message.with(name, seat),
        Party::Bank => message.word(name, "bank"),
    }
}
