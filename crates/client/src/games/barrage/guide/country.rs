//! The map with pieces on it, as the guide needs it.

use barrage::{ConduitId, DamId, Data, PowerhouseId};
use board_svg::barrage::{Company, ConduitSpace, Dam, DamSpace, Headstream, MapScene, PowerhouseSpace};

use Company::{France, Germany, Italy, Neutral, Usa};

/// The pieces on the map.
pub(super) struct Pieces {
    /// Dams: the space, owner, level and drops.
    dams: &'static [(&'static str, Company, u8, u8)],
    conduits: &'static [(&'static str, Company)],
    powerhouses: &'static [(&'static str, Company)],
    /// Drops that wait on the headstreams.
    waiting: [u8; 4],
}

/// The middle of a game.
pub(super) const RUNNING: &Pieces = &Pieces {
    dams: &[
        ("dam_1_lower", Neutral, 1, 1),
        ("dam_2_upper", Usa, 2, 1),
        ("dam_3_lower", Germany, 3, 2),
        ("dam_4_upper", Italy, 1, 1),
        ("dam_5_lower", Usa, 2, 2),
        ("dam_6_upper", France, 2, 0),
        ("dam_7_lower", Neutral, 2, 2),
        ("dam_8_upper", Italy, 2, 1),
        ("dam_9_lower", France, 3, 3),
        ("dam_10_lower", Neutral, 3, 1),
    ],
    conduits: &[
        ("conduit_2_left", Usa),
        ("conduit_3_left", Germany),
        ("conduit_4_right", Italy),
        ("conduit_5_left", Usa),
        ("conduit_7_left", France),
        ("conduit_9_right", Germany),
        ("conduit_10_right", France),
    ],
    powerhouses: &[
        ("powerhouse_5_1", Germany),
        ("powerhouse_6_2", Usa),
        ("powerhouse_8_1", Usa),
        ("powerhouse_8_2", Italy),
        ("powerhouse_10_1", France),
        ("powerhouse_11_1", Germany),
        ("powerhouse_12_1", Italy),
        ("powerhouse_12_2", France),
    ],
    waiting: [1, 2, 0, 1],
};

/// One river: a full dam above, one with room for more water below, and water still to come.
pub(super) const RIVER: &Pieces = &Pieces {
    dams: &[("dam_1_upper", Italy, 1, 1), ("dam_1_lower", Usa, 3, 1)],
    conduits: &[],
    powerhouses: &[],
    waiting: [3, 0, 0, 0],
};

/// Dam, conduit and powerhouse in line.
pub(super) const SYSTEM: &Pieces = &Pieces {
    dams: &[("dam_5_lower", Usa, 3, 2), ("dam_8_lower", Usa, 2, 0)],
    conduits: &[("conduit_5_left", Usa)],
    powerhouses: &[("powerhouse_8_2", Usa)],
    waiting: [0; 4],
};

/// A neutral dam with a drop, and the pieces that turn it into energy.
pub(super) const START: &Pieces = &Pieces {
    dams: &[("dam_1_lower", Neutral, 1, 1)],
    conduits: &[("conduit_1_right", Germany)],
    powerhouses: &[("powerhouse_5_1", Germany)],
    waiting: [0; 4],
};

pub(super) fn value(data: &Data, conduit: &str) -> u8 {
    let known = data.find_conduit(conduit);
    known.map_or(0, |id| data.conduit(id).value)
}

pub(super) fn scene(data: &Data, pieces: &Pieces) -> MapScene {
    MapScene {
        round: 3,
        headstreams: headstreams(data, pieces),
        dams: DamId::all().map(|id| dam(data, id, pieces)).collect(),
        conduits: ConduitId::all().map(|id| conduit(data, id, pieces)).collect(),
        powerhouses: PowerhouseId::all()
            .map(|id| powerhouse(data, id, pieces))
            .collect(),
        ..MapScene::default()
    }
}

fn headstreams(data: &Data, pieces: &Pieces) -> Vec<Headstream> {
    let streams = data
        .headstreams
        .iter()
        .zip(&data.source_tiles)
        .zip(pieces.waiting);
    let stream =
        |((stream, tile), waiting): ((&barrage::data::Headstream, &barrage::data::SourceTile), u8)| {
            let [a, b, c, d, _] = tile.drops;
            Headstream {
                id: stream.id.clone(),
                letter: stream.id.rsplit('_').next().unwrap_or_default().to_uppercase(),
                tile: [a, b, c, d],
                waiting,
                ..Headstream::default()
            }
        };
    streams.map(stream).collect()
}

fn dam(data: &Data, id: DamId, pieces: &Pieces) -> DamSpace {
    let space = data.dam(id);
    let stands = pieces.dams.iter().find(|(place, ..)| *place == space.id);
    DamSpace {
        id: space.id.clone(),
        red: space.red,
        dam: stands.map(|(_, owner, level, drops)| Dam {
            owner: *owner,
            level: *level,
            drops: *drops,
            capacity: *level,
        }),
        ..DamSpace::default()
    }
}

fn owner(places: &[(&str, Company)], id: &str) -> Option<Company> {
    let found = places.iter().find(|(place, _)| *place == id);
    found.map(|(_, company)| *company)
}

fn conduit(data: &Data, id: ConduitId, pieces: &Pieces) -> ConduitSpace {
    let space = data.conduit(id);
    ConduitSpace {
        id: space.id.clone(),
        production: space.value,
        owner: owner(pieces.conduits, &space.id),
        ..ConduitSpace::default()
    }
}

fn powerhouse(data: &Data, id: PowerhouseId, pieces: &Pieces) -> PowerhouseSpace {
    let space = data.powerhouse(id);
    PowerhouseSpace {
        id: space.id.clone(),
        red: space.red,
        owner: owner(pieces.powerhouses, &space.id),
        ..PowerhouseSpace::default()
    }
}
