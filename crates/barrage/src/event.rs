//! Events: for the log, the animation and the ledgers of tests.

use smokestack_core::{Message, Seat};

use crate::Barrage;
use crate::ids::{
    CompanyId, ConduitId, ContractId, DamId, HeadstreamId, OfficerId, PowerhouseId, SpaceId, Structure,
    TileId,
};
use crate::position::{SEATS, Segment, Site};
use crate::rules::scoring::Source;
use crate::rules::water::{Node, Run};

/// The payee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    Seat(Seat),
    Supply,
}

/// Where engineers go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A space on the management board.
    Board(SpaceId),
    /// One of the company's construction spaces, from 0.
    Construction(u8),
    /// One of Sekibo's spaces, from 0.
    Sekibo(u8),
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// A red-bordered action space (B-4.3).
    Surcharge(Place),
    /// The cost of the action (B-6).
    Action(SpaceId),
    /// A red-bordered building space (B-5.10).
    RedSpace(Site),
    /// Jordan's replaced machines (B-13.6).
    Machines(Site),
    /// Another company's conduit (B-7.4).
    Conduit(ConduitId),
}

impl For {
    const fn name(self) -> &'static str {
        match self {
            For::Surcharge(_) => "surcharge",
            For::Action(_) => "action",
            For::RedSpace(_) => "red-space",
            For::Machines(_) => "machines",
            For::Conduit(_) => "conduit",
        }
    }
}

/// What a player declined although it was available (B-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    Contract,
    Drops,
    Production,
    /// A free structure, or water for the empty dams.
    Gift,
}

impl Declined {
    const fn key(self) -> &'static str {
        match self {
            Declined::Contract => "declined-contract",
            Declined::Drops => "declined-drops",
            Declined::Production => "declined-production",
            Declined::Gift => "declined",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The draft begins with this seat.
    Draft(Seat),
    Drafted {
        seat: Seat,
        company: CompanyId,
        officer: OfficerId,
    },
    Round(u8),
    /// A seat receives its income; the gains follow.
    Income(Seat),
    /// Drops from the headstream tile.
    Sprang {
        headstream: HeadstreamId,
        drops: u8,
    },
    Placed {
        seat: Seat,
        space: SpaceId,
        engineers: u8,
    },
    /// Engineers on one of the company's construction spaces, from 0.
    Constructs {
        seat: Seat,
        place: u8,
    },
    /// Engineers on one of Sekibo's spaces, from 0 (B-13.8).
    Copying {
        seat: Seat,
        place: u8,
    },
    /// The tile with which the company builds (B-5.2).
    Chose {
        seat: Seat,
        tile: TileId,
    },
    /// A turn with a tile that needs no engineers.
    Uses {
        seat: Seat,
        tile: TileId,
    },
    /// A tile on the wheel is copied.
    Copies {
        seat: Seat,
        tile: TileId,
    },
    /// Sekibo copies an officer.
    Officer {
        seat: Seat,
        officer: OfficerId,
    },
    /// A structure is to be built; a decision comes first (B-5.4, B-5.9).
    Begins {
        seat: Seat,
        site: Site,
    },
    /// What was put into the open segment, and for which structure.
    Loaded {
        seat: Seat,
        segment: Segment,
        site: Site,
    },
    Turned {
        seat: Seat,
        segments: u8,
    },
    /// What came off the wheel.
    Back {
        seat: Seat,
        segment: Segment,
    },
    Built {
        seat: Seat,
        site: Site,
    },
    Paid {
        from: Seat,
        to: Party,
        credits: u8,
        what: For,
    },
    /// Credits from the supply.
    Credits {
        seat: Seat,
        credits: u8,
    },
    /// Machines from the supply.
    Machines {
        seat: Seat,
        excavators: u8,
        mixers: u8,
    },
    Energy {
        seat: Seat,
        energy: u8,
    },
    Scored {
        seat: Seat,
        points: i16,
        source: Source,
    },
    Produced {
        seat: Seat,
        dam: DamId,
        conduit: ConduitId,
        powerhouse: PowerhouseId,
        drops: u8,
        energy: u8,
    },
    /// Water ran down.
    Ran(Run),
    /// A drop from the supply is put on a headstream.
    Dropped {
        seat: Seat,
        headstream: HeadstreamId,
    },
    /// Drops from the supply are put into a dam.
    Filled {
        dam: DamId,
        drops: u8,
    },
    Fulfilled {
        seat: Seat,
        contract: ContractId,
    },
    Took {
        seat: Seat,
        contract: ContractId,
    },
    Discarded {
        seat: Seat,
        contract: ContractId,
    },
    Revealed(ContractId),
    /// A tile is laid out in the patent office.
    Offered(TileId),
    Acquired {
        seat: Seat,
        tile: TileId,
    },
    /// Water for the empty dams (B-14.3); the drops follow.
    Accepted(Seat),
    Declined {
        seat: Seat,
        what: Declined,
    },
    /// A free structure that cannot be built anywhere.
    Lost {
        seat: Seat,
        structure: Structure,
    },
    Passed(Seat),
    /// Phase 3 of a round.
    Flow(u8),
    /// Phase 4 of a round.
    Scoring(u8),
    Order {
        order: [Seat; SEATS],
        seats: u8,
    },
    Over,
    Final {
        seat: Seat,
        points: i32,
    },
}

pub(crate) const KEYS: &[&str] = &[
    "draft",
    "drafted",
    "round",
    "receives",
    "sprang",
    "placed",
    "constructs",
    "copying",
    "chose",
    "uses",
    "copies",
    "officer",
    "begins",
    "begins-raising",
    "loaded",
    "loaded-machines",
    "turned",
    "back",
    "back-machines",
    "built",
    "raised",
    "paid",
    "income",
    "machines",
    "energy",
    "scored",
    "produced",
    "ran",
    "left",
    "dropped",
    "filled",
    "fulfilled",
    "took",
    "discarded",
    "revealed",
    "offered",
    "acquired",
    "accepted",
    "declined",
    "declined-contract",
    "declined-drops",
    "declined-production",
    "lost",
    "passed",
    "flow",
    "scoring",
    "order",
    "over",
    "final",
];

/// Words used in messages: what is paid for, where points come from, structures, and words for the web client.
pub(crate) const WORDS: &[&str] = &[
    "supply",
    "neutral",
    "surcharge",
    "action",
    "red-space",
    "machines",
    "conduit",
    "base",
    "elevation",
    "powerhouse",
    "round-5-energy",
    "start",
    "contracts",
    "income",
    "conduits",
    "tiles",
    "energy",
    "bonus",
    "objective",
    "leftovers",
    "water",
];

impl Barrage {
    #[inline]
    pub(crate) fn event_message(&self, event: &Event) -> Message {
        let data = &self.data;
        let new_message = Message::new;
        let of = |key, seat: Seat| new_message(key).with("seat", seat);
        let tile = |message: Message, id| message.piece("tile", &data.tile(id).id);
        let contract = |message: Message, id| message.piece("contract", &data.contract(id).id);
        let headstream = |message: Message, id| message.piece("headstream", &data.headstream(id).id);
        let machines = |message: Message, excavators: u8, mixers: u8| {
            message.with("excavators", excavators).with("mixers", mixers)
        };
        let segment = |key, bare, seat, segment: Segment| {
            let message = match segment.tile() {
                Some(id) => tile(of(key, seat), id),
                None => of(bare, seat),
            };
            machines(message, segment.excavators, segment.mixers)
        };
        match *event {
            Event::Draft(seat) => of("draft", seat),
            Event::Drafted {
                seat,
                company,
                officer,
            } => of("drafted", seat)
                .piece("company", &data.company(company).id)
                .piece("officer", &data.officer(officer).id),
            Event::Round(round) => new_message("round").with("round", round),
            Event::Income(seat) => of("receives", seat),
            Event::Sprang {
                headstream: id,
                drops,
            } => headstream(new_message("sprang"), id).with("drops", drops),
            Event::Placed {
                seat,
                space,
                engineers,
            } => of("placed", seat)
                .piece("space", &data.space(space).id)
                .with("engineers", engineers),
            Event::Constructs { seat, place } => {
                let space = &data.construction_spaces[usize::from(place)];
                of("constructs", seat)
                    .piece("space", &space.id)
                    .with("engineers", space.engineers)
            }
            Event::Copying { seat, place } => {
                let space = &data.sekibo_spaces[usize::from(place)];
                of("copying", seat)
                    .piece("space", &space.id)
                    .with("engineers", space.engineers)
            }
            Event::Chose { seat, tile: id } => tile(of("chose", seat), id),
            Event::Uses { seat, tile: id } => tile(of("uses", seat), id),
            Event::Copies { seat, tile: id } => tile(of("copies", seat), id),
            Event::Officer { seat, officer } => {
                of("officer", seat).piece("officer", &data.officer(officer).id)
            }
            Event::Begins { seat, site } => {
                let key = if matches!(site, Site::Elevation(_)) {
                    "begins-raising"
                } else {
                    "begins"
                };
                of(key, seat).piece("site", self.site_id(site))
            }
            Event::Loaded {
                seat,
                segment: load,
                site,
            } => segment("loaded", "loaded-machines", seat, load).piece("site", self.site_id(site)),
            Event::Turned { seat, segments } => of("turned", seat).with("segments", segments),
            Event::Back { seat, segment: back } => segment("back", "back-machines", seat, back),
            Event::Built { seat, site } => {
                let key = if matches!(site, Site::Elevation(_)) {
                    "raised"
                } else {
                    "built"
                };
                of(key, seat).piece("site", self.site_id(site))
            }
            Event::Paid {
                from,
                to,
                credits,
                what,
            } => {
                let paid = of_party(new_message("paid").with("from", from), to);
                let paid = paid.with("amount", credits).word("for", what.name());
                paid.piece("place", self.paid_place(what))
            }
            Event::Credits { seat, credits } => of("income", seat).with("amount", credits),
            Event::Machines {
                seat,
                excavators,
                mixers,
            } => machines(of("machines", seat), excavators, mixers),
            Event::Energy { seat, energy } => of("energy", seat).with("energy", energy),
            Event::Scored { seat, points, source } => of("scored", seat)
                .with("points", i32::from(points))
                .word("for", source.name()),
            Event::Produced {
                seat,
                dam,
                conduit,
                powerhouse,
                drops,
                energy,
            } => of("produced", seat)
                .with("drops", drops)
                .piece("dam", &data.dam(dam).id)
                .piece("conduit", &data.conduit(conduit).id)
                .piece("powerhouse", &data.powerhouse(powerhouse).id)
                .with("energy", energy),
            Event::Ran(run) => self.run_message(run),
            Event::Dropped { seat, headstream: id } => headstream(of("dropped", seat), id),
            Event::Filled { dam, drops } => new_message("filled")
                .with("drops", drops)
                .piece("dam", &data.dam(dam).id),
            Event::Fulfilled { seat, contract: id } => contract(of("fulfilled", seat), id),
            Event::Took { seat, contract: id } => contract(of("took", seat), id),
            Event::Discarded { seat, contract: id } => contract(of("discarded", seat), id),
            Event::Revealed(id) => contract(new_message("revealed"), id),
            Event::Offered(id) => tile(new_message("offered"), id),
            Event::Acquired { seat, tile: id } => tile(of("acquired", seat), id),
            Event::Accepted(seat) => of("accepted", seat),
            Event::Declined { seat, what } => of(what.key(), seat),
            Event::Lost { seat, structure } => of("lost", seat).word("structure", structure.name()),
            Event::Passed(seat) => of("passed", seat),
            Event::Flow(round) => new_message("flow").with("round", round),
            Event::Scoring(round) => new_message("scoring").with("round", round),
            Event::Order { order, seats } => {
                new_message("order").with("seats", order[..usize::from(seats)].to_vec())
            }
            Event::Over => new_message("over"),
            Event::Final { seat, points } => of("final", seat).with("points", points),
        }
    }

    #[inline]
    fn run_message(&self, run: Run) -> Message {
        let from = |key| {
            Message::new(key)
                .with("drops", run.drops)
                .piece("from", self.node_id(run.from))
        };
        match run.to {
            Node::Exit(_) => from("left"),
            to => from("ran").piece("to", self.node_id(to)),
        }
    }

    /// The id of what is paid for.
    fn paid_place(&self, what: For) -> &str {
        let data = &self.data;
        match what {
            For::Surcharge(Place::Board(space)) | For::Action(space) => &data.space(space).id,
            For::Surcharge(Place::Construction(place)) => &data.construction_spaces[usize::from(place)].id,
            For::Surcharge(Place::Sekibo(place)) => &data.sekibo_spaces[usize::from(place)].id,
            For::RedSpace(site) | For::Machines(site) => self.site_id(site),
            For::Conduit(conduit) => &data.conduit(conduit).id,
        }
    }

    /// The id of a place on the water's path; a powerhouse row or an exit is named by its basin.
    pub fn node_id(&self, node: Node) -> &str {
        match node {
            Node::Headstream(id) => &self.data.headstream(id).id,
            Node::Row(basin) | Node::Exit(basin) => &self.data.basin(basin).id,
            Node::Dam(id) => &self.data.dam(id).id,
        }
    }

    pub fn site_id(&self, site: Site) -> &str {
        match site {
            Site::Base(dam) | Site::Elevation(dam) => &self.data.dam(dam).id,
            Site::Conduit(conduit) => &self.data.conduit(conduit).id,
            Site::Powerhouse(powerhouse) => &self.data.powerhouse(powerhouse).id,
        }
    }
}

fn of_party(message: Message, party: Party) -> Message {
    match party {
        Party::Seat(seat) => message.with("to", seat),
        Party::Supply => message.word("to", "supply"),
    }
}
