//! Stable numbers: an action's number depends only on the action, not on the position.

use super::{Action, MAX_MACHINES_PER_EFFECT, Payment};
use crate::Barrage;
use crate::data::Work;
use crate::ids::{
    CompanyId, ConduitId, ContractId, DamId, HeadstreamId, OfficerId, PowerhouseId, SpaceId, TileId,
};

/// The maximum number of drops in one production: as many as the largest dam holds (B-13.3).
const DROPS: u32 = 4;
/// The possible machine counts: 0 to the maximum.
const COUNTS: u32 = MAX_MACHINES_PER_EFFECT as u32 + 1;

const START: u32 = CompanyId::COUNT as u32;
const PLACE: u32 = START + ContractId::COUNT as u32;
const CONSTRUCT: u32 = PLACE + SpaceId::COUNT as u32;
const SEKIBO: u32 = CONSTRUCT + 4;
const BANK: u32 = SEKIBO + 2;
const USE: u32 = BANK + 12;
const PASS: u32 = USE + TileId::COUNT as u32;
const OFFICER: u32 = PASS + 1;
const TILE: u32 = OFFICER + OfficerId::COUNT as u32;
const COPY: u32 = TILE + TileId::COUNT as u32;
const BUILD_DAM: u32 = COPY + TileId::COUNT as u32;
const BUILD_CONDUIT: u32 = BUILD_DAM + DamId::COUNT as u32;
const BUILD_POWERHOUSE: u32 = BUILD_CONDUIT + ConduitId::COUNT as u32;
const RAISE: u32 = BUILD_POWERHOUSE + PowerhouseId::COUNT as u32;
const PAY: u32 = RAISE + DamId::COUNT as u32;
const PRODUCE: u32 = PAY + COUNTS * COUNTS * COUNTS;
const FULFIL: u32 = PRODUCE + DamId::COUNT as u32 * 2 * DROPS;
const TAKE: u32 = FULFIL + ContractId::COUNT as u32;
const DISCARD: u32 = TAKE + ContractId::COUNT as u32;
const DROP: u32 = DISCARD + ContractId::COUNT as u32;
const GAIN: u32 = DROP + HeadstreamId::COUNT as u32;
const ACCEPT: u32 = GAIN + COUNTS * COUNTS;
const DECLINE: u32 = ACCEPT + 1;
pub(crate) const NUMBERS: u32 = DECLINE + 1;

impl Action {
    #[inline]
    pub(crate) fn number(self) -> u32 {
        match self {
            Action::Company(id) => u32::from(id.0),
            Action::Start(id) => START + u32::from(id.0),
            Action::Place(id) => PLACE + u32::from(id.0),
            Action::Construct(place) => CONSTRUCT + u32::from(place),
            Action::Sekibo(place) => SEKIBO + u32::from(place),
            Action::Bank(engineers) => BANK + u32::from(engineers) - 1,
            Action::Use(id) => USE + u32::from(id.0),
            Action::Pass => PASS,
            Action::Officer(id) => OFFICER + u32::from(id.0),
            Action::Tile(id) => TILE + u32::from(id.0),
            Action::Copy(id) => COPY + u32::from(id.0),
            Action::BuildDam(id) => BUILD_DAM + u32::from(id.0),
            Action::BuildConduit(id) => BUILD_CONDUIT + u32::from(id.0),
            Action::BuildPowerhouse(id) => BUILD_POWERHOUSE + u32::from(id.0),
            Action::Raise(id) => RAISE + u32::from(id.0),
            Action::Pay(pay) => {
                let pair = u32::from(pay.excavators) * COUNTS + u32::from(pay.mixers);
                PAY + pair * COUNTS + u32::from(pay.replaced)
            }
            Action::Produce { dam, conduit, drops } => {
                let system = 2 * u32::from(dam.0) + u32::from(conduit.0 % 2);
                PRODUCE + system * DROPS + u32::from(drops) - 1
            }
            Action::Fulfil(id) => FULFIL + u32::from(id.0),
            Action::Take(id) => TAKE + u32::from(id.0),
            Action::Discard(id) => DISCARD + u32::from(id.0),
            Action::Drop(id) => DROP + u32::from(id.0),
            Action::Machines { excavators, mixers } => {
                GAIN + u32::from(excavators) * COUNTS + u32::from(mixers)
            }
            Action::Accept => ACCEPT,
            Action::Decline => DECLINE,
        }
    }
}

impl Barrage {
    pub(crate) fn action_from_number(&self, number: u32) -> Option<Action> {
        let from = |first: u32| (number - first) as u8;
        Some(match number {
            ..START => Action::Company(CompanyId(from(0))),
            START..PLACE => Action::Start(ContractId(from(START))),
            PLACE..CONSTRUCT => {
                // Nobody places engineers in the bank without saying how many.
                let space = SpaceId(from(PLACE));
                let bank = matches!(self.data.space(space).work, Work::Bank(_));
                return (!bank).then_some(Action::Place(space));
            }
            CONSTRUCT..SEKIBO => Action::Construct(from(CONSTRUCT)),
            SEKIBO..BANK => Action::Sekibo(from(SEKIBO)),
            BANK..USE => Action::Bank(from(BANK) + 1),
            USE..PASS => Action::Use(TileId(from(USE))),
            PASS => Action::Pass,
            OFFICER..TILE => Action::Officer(OfficerId(from(OFFICER))),
            TILE..COPY => Action::Tile(TileId(from(TILE))),
            COPY..BUILD_DAM => Action::Copy(TileId(from(COPY))),
            BUILD_DAM..BUILD_CONDUIT => Action::BuildDam(DamId(from(BUILD_DAM))),
            BUILD_CONDUIT..BUILD_POWERHOUSE => Action::BuildConduit(ConduitId(from(BUILD_CONDUIT))),
            BUILD_POWERHOUSE..RAISE => Action::BuildPowerhouse(PowerhouseId(from(BUILD_POWERHOUSE))),
            RAISE..PAY => Action::Raise(DamId(from(RAISE))),
            PAY..PRODUCE => {
                let all = number - PAY;
                let payment = Payment {
                    excavators: (all / COUNTS / COUNTS) as u8,
                    mixers: (all / COUNTS % COUNTS) as u8,
                    replaced: (all % COUNTS) as u8,
                };
                return payment.is_possible().then_some(Action::Pay(payment));
            }
            PRODUCE..FULFIL => {
                let (system, drops) = ((number - PRODUCE) / DROPS, (number - PRODUCE) % DROPS);
                let dam = DamId((system / 2) as u8);
                Action::Produce {
                    dam,
                    conduit: ConduitId(2 * dam.basin().0 + (system % 2) as u8),
                    drops: drops as u8 + 1,
                }
            }
            FULFIL..TAKE => Action::Fulfil(ContractId(from(FULFIL))),
            TAKE..DISCARD => Action::Take(ContractId(from(TAKE))),
            DISCARD..DROP => Action::Discard(ContractId(from(DISCARD))),
            DROP..GAIN => Action::Drop(HeadstreamId(from(DROP))),
            GAIN..ACCEPT => {
                let (excavators, mixers) = ((number - GAIN) / COUNTS, (number - GAIN) % COUNTS);
                let some = (1..COUNTS).contains(&(excavators + mixers));
                return some.then_some(Action::Machines {
                    excavators: excavators as u8,
                    mixers: mixers as u8,
                });
            }
            ACCEPT => Action::Accept,
            DECLINE => Action::Decline,
            _ => return None,
        })
    }
}

impl Payment {
    /// At least one machine, and no more than the maximum cost.
    pub(super) fn is_possible(self) -> bool {
        let all = u16::from(self.excavators) + u16::from(self.mixers) + u16::from(self.replaced);
        (1..=u16::from(MAX_MACHINES_PER_EFFECT)).contains(&all)
    }
}
