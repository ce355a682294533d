//! Why an action is not legal: each reason with its rule and the values that explain it.

use smokestack_core::{Message, Refused};

use crate::Barrage;
use crate::ids::{BasinId, CompanyId, ConduitId, ContractId, DamId, OfficerId, SpaceId, Structure, TileId};
use crate::position::Site;

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("B-11.9 game-over")]
    GameOver,
    #[error("B-4.1 not-the-question")]
    NotTheQuestion,
    #[error("B-2.10 company-not-offered {0:?}")]
    CompanyNotOffered(CompanyId),
    #[error("B-2.10 start-not-offered {0:?}")]
    StartNotOffered(ContractId),
    #[error("{rule} space-closed {space:?}")]
    SpaceClosed { rule: &'static str, space: SpaceId },
    #[error("B-4.2 space-taken {0:?}")]
    SpaceTaken(SpaceId),
    #[error("B-4.2 too-few-engineers needed={needed} has={has}")]
    TooFewEngineers { needed: u8, has: u8 },
    #[error("B-4.3 too-few-credits needed={needed} has={has}")]
    TooFewCredits { needed: u16, has: u16 },
    #[error("B-4.4 must-be-done")]
    MustBeDone,
    #[error("B-4.4 nothing-to-build")]
    NothingToBuild,
    #[error("B-4.6 must-play has={has}")]
    MustPlay { has: u8 },
    #[error("B-5.2 not-leftmost {0}")]
    NotLeftmost(u8),
    #[error("B-4.2 construction-space-taken {0}")]
    ConstructionSpaceTaken(u8),
    #[error("B-5.3 tile-not-at-hand {0:?}")]
    TileNotAtHand(TileId),
    #[error("B-5.3 tile-builds-nothing {0:?}")]
    TileBuildsNothing(TileId),
    #[error("B-5.3 other-structure {tile:?}")]
    OtherStructure { tile: TileId },
    #[error("B-5.4 too-few-machines {site:?} excavators={excavators} mixers={mixers}")]
    TooFewMachines { site: Site, excavators: u8, mixers: u8 },
    #[error("B-5.4 machines-not-there excavators={excavators} mixers={mixers}")]
    MachinesNotThere { excavators: u8, mixers: u8 },
    #[error("B-5.5 no-way-to-pay {0:?}")]
    NoWayToPay(Site),
    #[error("B-5.8 no-piece-left {0:?}")]
    NoPieceLeft(Structure),
    #[error("B-5.10 no-credits-for-red {site:?} fee={fee} has={has}")]
    NoCreditsForRed { site: Site, fee: u16, has: u16 },
    #[error("B-5.12 site-taken {0:?}")]
    SiteTaken(Site),
    #[error("B-5.12 one-base {0:?}")]
    OneBase(BasinId),
    #[error("B-5.12 one-powerhouse {0:?}")]
    OnePowerhouse(BasinId),
    #[error("B-5.12 dam-is-full {0:?}")]
    DamIsFull(DamId),
    #[error("B-1.6 not-your-dam {0:?}")]
    NotYourDam(DamId),
    #[error("B-5.12 not-your-dam {0:?}")]
    NotYoursToRaise(DamId),
    #[error("B-5.14 other-free-structure {0:?}")]
    OtherFreeStructure(Structure),
    #[error("B-5.14 not-this-free-site {0:?}")]
    NotThisFreeSite(Site),
    #[error("B-6.2 no-production {0:?}")]
    NoProduction(SpaceId),
    #[error("B-6.11 national-not-taken {0:?}")]
    NationalNotTaken(ContractId),
    #[error("B-6.12 not-face-up {0:?}")]
    NotFaceUp(ContractId),
    #[error("B-6.13 no-contract-face-up")]
    NoContractFaceUp,
    #[error("B-6.14 not-held {0:?}")]
    NotHeld(ContractId),
    #[error("B-6.18 patent-taken {0:?}")]
    PatentTaken(SpaceId),
    #[error("B-1.6 no-conduit {0:?}")]
    NoConduit(ConduitId),
    #[error("B-1.6 no-powerhouse {0:?}")]
    NoPowerhouse(BasinId),
    #[error("B-12.3 other-powerhouse {0:?}")]
    OtherPowerhouse(BasinId),
    #[error("B-7.1 too-few-drops {dam:?} held={held}")]
    TooFewDrops { dam: DamId, held: u8 },
    #[error("B-7.4 too-few-credits needed={needed} has={has}")]
    NoCreditsForConduit { needed: u16, has: u16 },
    #[error("B-7.3 too-little-energy energy={energy}")]
    TooLittleEnergy { energy: i16 },
    #[error("B-7.6 contract-too-high {contract:?} needed={needed} energy={energy}")]
    ContractTooHigh {
        contract: ContractId,
        needed: u8,
        energy: u8,
    },
    #[error("B-7.7 contract-not-yours {0:?}")]
    ContractNotYours(ContractId),
    #[error("B-7.8 already-fulfilled {0:?}")]
    AlreadyFulfilled(ContractId),
    #[error("B-14.8 not-national {0:?}")]
    NotNational(ContractId),
    #[error("B-3.4 wrong-number-of-machines {count}")]
    WrongNumberOfMachines { count: u8 },
    #[error("B-13.7 not-on-wheel {0:?}")]
    NotOnWheel(TileId),
    #[error("B-13.10 copies-nobody")]
    CopiesNobody,
    #[error("B-4.8 needs-engineers {0:?}")]
    NeedsEngineers(TileId),
    #[error("B-13.8 not-sekibo")]
    NotSekibo,
    #[error("B-13.8 sekibo-in-order")]
    SekiboInOrder,
    #[error("B-13.8 no-more-copies")]
    NoMoreCopies,
    #[error("B-13.8 not-copyable {0:?}")]
    NotCopyable(OfficerId),
    #[error("B-13.8 no-action-after")]
    NoActionAfter,
    #[error("B-13.9 once-a-turn")]
    OnceATurn,
    #[error("B-6.9 empty-wheel {0:?}")]
    EmptyWheel(SpaceId),
}

pub(crate) const KEYS: &[&str] = &[
    "game-over",
    "not-the-question",
    "company-not-offered",
    "start-not-offered",
    "space-closed",
    "space-taken",
    "too-few-engineers",
    "too-few-credits",
    "must-be-done",
    "nothing-to-build",
    "must-play",
    "not-leftmost",
    "construction-space-taken",
    "tile-not-at-hand",
    "tile-builds-nothing",
    "other-structure",
    "too-few-machines",
    "machines-not-there",
    "no-way-to-pay",
    "no-piece-left",
    "no-credits-for-red",
    "site-taken",
    "one-base",
    "one-powerhouse",
    "dam-is-full",
    "not-your-dam",
    "other-free-structure",
    "not-this-free-site",
    "no-production",
    "national-not-taken",
    "not-face-up",
    "no-contract-face-up",
    "not-held",
    "patent-taken",
    "no-conduit",
    "no-powerhouse",
    "other-powerhouse",
    "too-few-drops",
    "too-little-energy",
    "contract-too-high",
    "contract-not-yours",
    "already-fulfilled",
    "not-national",
    "wrong-number-of-machines",
    "not-on-wheel",
    "copies-nobody",
    "needs-engineers",
    "not-sekibo",
    "sekibo-in-order",
    "no-more-copies",
    "not-copyable",
    "no-action-after",
    "once-a-turn",
    "empty-wheel",
    "not-your-turn",
];

impl Barrage {
    #[inline]
    pub(crate) fn explain_refusal(&self, refusal: &Refusal) -> Refused {
        let data = &self.data;
        let new_message = Message::new;
        let space = |key, id| new_message(key).piece("space", &data.space(id).id);
        let own_space = |key, place: u8| {
            new_message(key).piece("space", &data.construction_spaces[usize::from(place)].id)
        };
        let tile = |key, id| new_message(key).piece("tile", &data.tile(id).id);
        let site = |key, site| new_message(key).piece("site", self.site_id(site));
        let basin = |key, id| new_message(key).piece("basin", &data.basin(id).id);
        let dam = |key, id| new_message(key).piece("dam", &data.dam(id).id);
        let contract = |key, id| new_message(key).piece("contract", &data.contract(id).id);
        let structure = |key, structure: Structure| new_message(key).word("structure", structure.name());
        let (rule, reason) = match *refusal {
            Refusal::GameOver => ("B-11.9", new_message("game-over")),
            Refusal::NotTheQuestion => ("B-4.1", new_message("not-the-question")),
            Refusal::CompanyNotOffered(id) => (
                "B-2.10",
                new_message("company-not-offered").piece("company", &data.company(id).id),
            ),
            Refusal::StartNotOffered(id) => ("B-2.10", contract("start-not-offered", id)),
            Refusal::SpaceClosed { rule, space: id } => {
                (rule, space("space-closed", id).with("players", self.seats))
            }
            Refusal::SpaceTaken(id) => ("B-4.2", space("space-taken", id)),
            Refusal::TooFewEngineers { needed, has } => (
                "B-4.2",
                new_message("too-few-engineers")
                    .with("needed", needed)
                    .with("has", has),
            ),
            Refusal::TooFewCredits { needed, has } => (
                "B-4.3",
                new_message("too-few-credits")
                    .with("needed", needed)
                    .with("has", has),
            ),
            Refusal::MustBeDone => ("B-4.4", new_message("must-be-done")),
            Refusal::NothingToBuild => ("B-4.4", new_message("nothing-to-build")),
            Refusal::MustPlay { has } => ("B-4.6", new_message("must-play").with("has", has)),
            Refusal::NotLeftmost(place) => ("B-5.2", own_space("not-leftmost", place.min(3))),
            Refusal::ConstructionSpaceTaken(place) => ("B-4.2", own_space("construction-space-taken", place)),
            Refusal::TileNotAtHand(id) => ("B-5.3", tile("tile-not-at-hand", id)),
            Refusal::TileBuildsNothing(id) => ("B-5.3", tile("tile-builds-nothing", id)),
            Refusal::OtherStructure { tile: id } => ("B-5.3", tile("other-structure", id)),
            Refusal::TooFewMachines {
                site: at,
                excavators,
                mixers,
            } => (
                "B-5.4",
                site("too-few-machines", at)
                    .with("excavators", excavators)
                    .with("mixers", mixers),
            ),
            Refusal::MachinesNotThere { excavators, mixers } => (
                "B-5.4",
                new_message("machines-not-there")
                    .with("excavators", excavators)
                    .with("mixers", mixers),
            ),
            Refusal::NoWayToPay(at) => ("B-5.5", site("no-way-to-pay", at)),
            Refusal::NoPieceLeft(what) => ("B-5.8", structure("no-piece-left", what)),
            Refusal::NoCreditsForRed { site: at, fee, has } => (
                "B-5.10",
                site("no-credits-for-red", at)
                    .with("needed", fee)
                    .with("has", has),
            ),
            Refusal::SiteTaken(at) => ("B-5.12", site("site-taken", at)),
            Refusal::OneBase(id) => ("B-5.12", basin("one-base", id)),
            Refusal::OnePowerhouse(id) => ("B-5.12", basin("one-powerhouse", id)),
            Refusal::DamIsFull(id) => ("B-5.12", dam("dam-is-full", id)),
            Refusal::NotYourDam(id) => ("B-1.6", dam("not-your-dam", id)),
            Refusal::NotYoursToRaise(id) => ("B-5.12", dam("not-your-dam", id)),
            Refusal::OtherFreeStructure(what) => ("B-5.14", structure("other-free-structure", what)),
            Refusal::NotThisFreeSite(at) => ("B-5.14", site("not-this-free-site", at)),
            Refusal::NoProduction(id) => ("B-6.2", space("no-production", id)),
            Refusal::NationalNotTaken(id) => ("B-6.11", contract("national-not-taken", id)),
            Refusal::NotFaceUp(id) => ("B-6.12", contract("not-face-up", id)),
            Refusal::NoContractFaceUp => ("B-6.13", new_message("no-contract-face-up")),
            Refusal::NotHeld(id) => ("B-6.14", contract("not-held", id)),
            Refusal::PatentTaken(id) => ("B-6.18", space("patent-taken", id)),
            Refusal::NoConduit(id) => (
                "B-1.6",
                new_message("no-conduit").piece("conduit", &data.conduit(id).id),
            ),
            Refusal::NoPowerhouse(id) => ("B-1.6", basin("no-powerhouse", id)),
            Refusal::OtherPowerhouse(id) => ("B-12.3", basin("other-powerhouse", id)),
            Refusal::TooFewDrops { dam: id, held } => ("B-7.1", dam("too-few-drops", id).with("held", held)),
            Refusal::NoCreditsForConduit { needed, has } => (
                "B-7.4",
                new_message("too-few-credits")
                    .with("needed", needed)
                    .with("has", has),
            ),
            Refusal::TooLittleEnergy { energy } => (
                "B-7.3",
                new_message("too-little-energy").with("energy", i32::from(energy)),
            ),
            Refusal::ContractTooHigh {
                contract: id,
                needed,
                energy,
            } => (
                "B-7.6",
                contract("contract-too-high", id)
                    .with("needed", needed)
                    .with("energy", energy),
            ),
            Refusal::ContractNotYours(id) => ("B-7.7", contract("contract-not-yours", id)),
            Refusal::AlreadyFulfilled(id) => ("B-7.8", contract("already-fulfilled", id)),
            Refusal::NotNational(id) => ("B-14.8", contract("not-national", id)),
            Refusal::WrongNumberOfMachines { count } => (
                "B-3.4",
                new_message("wrong-number-of-machines").with("count", count),
            ),
            Refusal::NotOnWheel(id) => ("B-13.7", tile("not-on-wheel", id)),
            Refusal::CopiesNobody => ("B-13.10", new_message("copies-nobody")),
            Refusal::NeedsEngineers(id) => ("B-4.8", tile("needs-engineers", id)),
            Refusal::NotSekibo => ("B-13.8", new_message("not-sekibo")),
            Refusal::SekiboInOrder => ("B-13.8", new_message("sekibo-in-order")),
            Refusal::NoMoreCopies => ("B-13.8", new_message("no-more-copies")),
            Refusal::NotCopyable(id) => (
                "B-13.8",
                new_message("not-copyable").piece("officer", &data.officer(id).id),
            ),
            Refusal::NoActionAfter => ("B-13.8", new_message("no-action-after")),
            Refusal::EmptyWheel(id) => ("B-6.9", space("empty-wheel", id)),
            Refusal::OnceATurn => ("B-13.9", new_message("once-a-turn")),
        };
        Refused { rule, why: reason }
    }
}
