//! Events: the log, the animation and the scenarios' `events` are derived from these.

use smokestack_core::{Audience, Message, Seat};

use crate::AgeOfIndustry;
use crate::action::Outlet;
use crate::ids::{Card, Cube, LineId, MarketId, SpaceId, StackId};
use crate::position::{SEATS, Work};

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bill {
    Tile,
    Link,
    Cube(Cube),
    Interest,
}

impl Bill {
    const fn word(self) -> &'static str {
        match self {
            Bill::Tile => "tile",
            Bill::Link => "link",
            Bill::Cube(cube) => cube.id(),
            Bill::Interest => "interest",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins (AI-3.1).
    Round(u8),
    /// The turn order, with one entry per player (AI-2.4, AI-15.1).
    Order {
        order: [Seat; SEATS],
        seats: u8,
    },
    /// A card is laid face up beside the pile (AI-2.9, AI-14.6).
    FaceUp(Card),
    /// A card is played for a tile on a space (AI-6.1).
    Built {
        seat: Seat,
        stack: StackId,
        space: SpaceId,
        card: Card,
    },
    /// A card is played to build anywhere (AI-3.6).
    Anywhere {
        seat: Seat,
        card: Card,
    },
    /// The tile built anywhere (AI-6.5).
    Placed {
        seat: Seat,
        stack: StackId,
        space: SpaceId,
    },
    /// A tile leaves the game and is replaced by another (AI-10.4).
    Replaced {
        seat: Seat,
        stack: StackId,
        space: SpaceId,
    },
    /// A counter on a line (AI-11.1).
    Linked {
        seat: Seat,
        line: LineId,
    },
    /// All money is paid to the bank (AI-4.1, AI-16.1), for the tile or link that is being built or as interest.
    Paid {
        seat: Seat,
        amount: u16,
        bill: Bill,
        work: Work,
    },
    Borrowed {
        seat: Seat,
        amount: u16,
    },
    Repaid {
        seat: Seat,
        amount: u16,
    },
    /// A cube from a mine, an iron works or an import space for the tile or link that is being built (AI-7.1).
    Fetched {
        seat: Seat,
        cube: Cube,
        from: SpaceId,
        work: Work,
    },
    /// Cubes move to the demand display; the money follows (AI-8.6, AI-13.3).
    Delivered {
        seat: Seat,
        cube: Cube,
        cubes: u8,
        from: SpaceId,
    },
    /// A tile flips; the money follows (AI-1.13).
    Flipped {
        seat: Seat,
        stack: StackId,
        space: SpaceId,
    },
    Income {
        seat: Seat,
        amount: u16,
    },
    /// Goods go to a port or a market (AI-12.1).
    Sold {
        seat: Seat,
        mill: SpaceId,
        outlet: Outlet,
    },
    MarketFlipped(MarketId),
    /// Another sale was possible and was declined (AI-12.8).
    SellsNoMore(Seat),
    /// Another repayment was possible and was declined (AI-4.4, AI-16.3).
    RepaysNoMore(Seat),
    Developed {
        seat: Seat,
        stack: StackId,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Drew {
        seat: Seat,
        card: Card,
    },
    /// A card from the pile, which only the drawer knows (AI-5.2).
    DrewFromPile(Seat),
    Got {
        seat: Seat,
        card: Card,
    },
    Passed(Seat),
    /// Hands are discarded at the end (AI-17.3).
    HandDown {
        seat: Seat,
        cards: u8,
    },
    /// The income from counters at the end; the money follows (AI-17.4).
    LinkIncome {
        seat: Seat,
        links: u8,
    },
    Over,
    /// Final scoring (AI-17.7): the total of one seat.
    Final {
        seat: Seat,
        points: i32,
    },
}

pub(crate) const KEYS: &[&str] = &[
    "round",
    "order",
    "face-up",
    "built",
    "anywhere",
    "placed",
    "replaced",
    "linked",
    "paid",
    "borrowed",
    "repaid",
    "fetched",
    "fetched-import",
    "delivered",
    "delivered-import",
    "flipped",
    "income",
    "sold-port",
    "sold-market",
    "market-flipped",
    "sells-no-more",
    "repays-no-more",
    "developed",
    "discarded",
    "drew",
    "drew-pile",
    "got",
    "passed",
    "hand-down",
    "link-income",
    "over",
    "final",
];

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn event_message(&self, event: &Event) -> Message {
        let map = self.map();
        let new_message = Message::new;
        let of = |key, seat: Seat| new_message(key).with("seat", seat);
        let on = |message: Message, name, space: SpaceId| message.piece(name, &map.space(space).id);
        let tile = |message: Message, id: StackId| {
            let stack = self.data.stack(id);
            message
                .piece("industry", stack.industry.id())
                .with("level", stack.level)
        };
        // An import space has its own name.
        let source = |message: Message, space: SpaceId| match map.import_id(space) {
            Some(import) => message.piece("from", &import),
            None => on(message, "from", space),
        };
        // Where the tile or link that is being paid for is built.
        let place = |message: Message, work: Work| match work {
            Work::None => message,
            Work::Tile { space, .. } => on(message, "place", space),
            Work::Link(line) => message.piece("place", &map.line(line).id),
        };
        let by_ship = |space: SpaceId| map.import_id(space).is_some();
        match *event {
            Event::Round(round) => new_message("round").with("round", round),
            Event::Order { order, seats } => {
                new_message("order").with("seats", order[..usize::from(seats)].to_vec())
            }
            Event::FaceUp(card) => new_message("face-up").piece("card", card.id()),
            Event::Built {
                seat,
                stack,
                space,
                card,
            } => on(tile(of("built", seat), stack), "space", space).piece("card", card.id()),
            Event::Anywhere { seat, card } => of("anywhere", seat).piece("card", card.id()),
            Event::Placed { seat, stack, space } => on(tile(of("placed", seat), stack), "space", space),
            Event::Replaced { seat, stack, space } => on(tile(of("replaced", seat), stack), "space", space),
            Event::Linked { seat, line } => of("linked", seat).piece("line", &map.line(line).id),
            Event::Paid {
                seat,
                amount,
                bill,
                work,
            } => {
                let paid = new_message("paid").with("from", seat).word("to", "bank");
                place(paid.with("amount", amount).word("bill", bill.word()), work)
            }
            Event::Borrowed { seat, amount } => of("borrowed", seat).with("amount", amount),
            Event::Repaid { seat, amount } => of("repaid", seat).with("amount", amount),
            Event::Fetched {
                seat,
                cube,
                from,
                work,
            } => {
                let key = if by_ship(from) {
                    "fetched-import"
                } else {
                    "fetched"
                };
                place(source(of(key, seat).word("cube", cube.id()), from), work)
            }
            Event::Delivered {
                seat,
                cube,
                cubes,
                from,
            } => {
                let key = if by_ship(from) {
                    "delivered-import"
                } else {
                    "delivered"
                };
                source(of(key, seat).with("cubes", cubes).word("cube", cube.id()), from)
            }
            Event::Flipped { seat, stack, space } => on(tile(of("flipped", seat), stack), "space", space),
            Event::Income { seat, amount } => of("income", seat).with("amount", amount),
            Event::Sold { seat, mill, outlet } => match outlet {
                Outlet::Port(port) => on(on(of("sold-port", seat), "space", mill), "port", port),
                Outlet::Market(market) => {
                    on(of("sold-market", seat), "space", mill).piece("market", &map.market(market).id)
                }
            },
            Event::SellsNoMore(seat) => of("sells-no-more", seat),
            Event::RepaysNoMore(seat) => of("repays-no-more", seat),
            Event::MarketFlipped(market) => {
                new_message("market-flipped").piece("market", &map.market(market).id)
            }
            Event::Developed { seat, stack } => tile(of("developed", seat), stack),
            Event::Discarded { seat, card } => of("discarded", seat).piece("card", card.id()),
            Event::Drew { seat, card } => of("drew", seat).piece("card", card.id()),
            Event::DrewFromPile(seat) => of("drew-pile", seat),
            Event::Got { seat, card } => of("got", seat).piece("card", card.id()),
            Event::Passed(seat) => of("passed", seat),
            Event::HandDown { seat, cards } => of("hand-down", seat).with("cards", cards),
            Event::LinkIncome { seat, links } => of("link-income", seat).with("links", links),
            Event::Over => new_message("over"),
            Event::Final { seat, points } => of("final", seat).with("points", points),
        }
    }

    pub(crate) fn visible_to(&self, event: &Event) -> Audience {
        match *event {
            Event::Got { seat, .. } => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }
}
