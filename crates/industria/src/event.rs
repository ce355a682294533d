//! Events: the log, the animation and the scenarios' `events` are derived from these.

use smokestack_core::{Message, Seat};

use crate::Industria;
use crate::ids::{ResourceId, TileId};

/// A player or the bank, as payer or payee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    Seat(Seat),
    Bank,
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// A tile bought at auction (IA-5.6), the cost of building it (IA-6.4), or a resource tile returned (IA-6.9).
    Tile(TileId),
    /// A resource for the tile that is being built (IA-6.6).
    Resource { resource: ResourceId, tile: TileId },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins (IA-2.1): its epoch, its number in the epoch, and who starts.
    Round {
        epoch: u8,
        round: u8,
        start: Seat,
    },
    /// The epoch marker moves on (IA-8.3).
    Epoch(u8),
    Income {
        seat: Seat,
        thalers: u8,
    },
    Revealed(TileId),
    Offered {
        seat: Seat,
        tile: TileId,
    },
    Bid {
        seat: Seat,
        thalers: u8,
    },
    Passed(Seat),
    /// Bought at auction (IA-5.6).
    Bought {
        seat: Seat,
        tile: TileId,
    },
    /// Kept by the auctioneer although there was a bid (IA-5.6).
    Kept {
        seat: Seat,
        tile: TileId,
    },
    /// Taken by the auctioneer because nobody bid (IA-5.7).
    Took {
        seat: Seat,
        tile: TileId,
    },
    Auctioneer(Seat),
    Paid {
        from: Party,
        to: Party,
        thalers: u8,
        what: For,
    },
    /// A tile is to be built; the player chooses how to cover a need (IA-6.16).
    Plans {
        seat: Seat,
        tile: TileId,
    },
    /// A need will be bought once the next prompt is answered (IA-6.16).
    WillBuy {
        seat: Seat,
        resource: ResourceId,
        tile: TileId,
    },
    /// A resource tile covers a need of the tile that is being built (IA-6.6).
    Used {
        seat: Seat,
        tile: TileId,
        building: TileId,
    },
    Sold {
        seat: Seat,
        tile: TileId,
    },
    Built {
        seat: Seat,
        tile: TileId,
    },
    /// Points for building (IA-7.1).
    Scored {
        seat: Seat,
        points: u8,
        tile: TileId,
    },
    /// A factory built after its epoch brings no points (IA-7.2).
    Late {
        seat: Seat,
        tile: TileId,
    },
    Finished(Seat),
    Lapsed {
        seat: Seat,
        tile: TileId,
    },
    Over,
    /// Final scoring (IA-9): the total of one seat.
    Final {
        seat: Seat,
        points: i32,
    },
}

pub(crate) const KEYS: &[&str] = &[
    "round",
    "epoch",
    "income",
    "revealed",
    "offered",
    "bid",
    "passed",
    "bought",
    "kept",
    "took",
    "auctioneer",
    "paid",
    "plans",
    "will-buy",
    "used",
    "sold",
    "built",
    "scored",
    "late",
    "finished",
    "lapsed",
    "over",
    "final",
];

impl Industria {
    #[inline]
    pub(crate) fn event_message(&self, event: &Event) -> Message {
        let new_message = Message::new;
        let of = |key, seat: Seat| new_message(key).with("seat", seat);
        let id = |tile: TileId| self.data.tile(tile).id.as_str();
        let did = |key, seat: Seat, tile: TileId| of(key, seat).piece("tile", id(tile));
        match *event {
            Event::Round { epoch, round, start } => new_message("round")
                .with("epoch", epoch)
                .with("round", round)
                .with("seat", start),
            Event::Epoch(epoch) => new_message("epoch").with("epoch", epoch),
            Event::Income { seat, thalers } => of("income", seat).with("amount", thalers),
            Event::Revealed(tile) => new_message("revealed").piece("tile", &self.data.tile(tile).id),
            Event::Offered { seat, tile } => did("offered", seat, tile),
            Event::Bid { seat, thalers } => of("bid", seat).with("amount", thalers),
            Event::Passed(seat) => of("passed", seat),
            Event::Bought { seat, tile } => did("bought", seat, tile),
            Event::Kept { seat, tile } => did("kept", seat, tile),
            Event::Took { seat, tile } => did("took", seat, tile),
            Event::Auctioneer(seat) => of("auctioneer", seat),
            Event::Paid {
                from,
                to,
                thalers,
                what,
            } => {
                let paid = party(new_message("paid"), "from", from);
                let paid = party(paid, "to", to).with("amount", thalers);
                match what {
                    For::Tile(tile) => paid.word("for", "tile").piece("tile", id(tile)),
                    For::Resource { resource, tile } => paid
                        .word("for", "resource")
                        .piece("resource", &self.data.resource(resource).id)
                        .piece("tile", id(tile)),
                }
            }
            Event::Plans { seat, tile } => did("plans", seat, tile),
            Event::WillBuy { seat, resource, tile } => of("will-buy", seat)
                .piece("resource", &self.data.resource(resource).id)
                .piece("tile", id(tile)),
            Event::Used { seat, tile, building } => did("used", seat, tile).piece("building", id(building)),
            Event::Sold { seat, tile } => did("sold", seat, tile),
            Event::Built { seat, tile } => did("built", seat, tile),
            Event::Scored { seat, points, tile } => of("scored", seat)
                .with("points", points)
                .piece("tile", &self.data.tile(tile).id),
            Event::Late { seat, tile } => did("late", seat, tile),
            Event::Finished(seat) => of("finished", seat),
            Event::Lapsed { seat, tile } => did("lapsed", seat, tile),
            Event::Over => new_message("over"),
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
