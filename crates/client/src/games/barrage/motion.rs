//! Running water: the drops of the last moves, on their path over the map.

use barrage::event::Event;
use barrage::{Barrage, BasinId, Node, Run};
use board_svg::barrage::{Flow, flowing};
use smokestack_core::Table;

/// The maximum number of drops that are animated.
const MAX_DROPS: u8 = 24;

/// The water of all moves after the first `since`.
pub(super) fn flows(table: &Table<Barrage>, since: usize) -> String {
    let moves = table.moves().get(since..).unwrap_or_default();
    let events: Vec<Event> = moves
        .iter()
        .flat_map(|played| played.events.iter().copied())
        .collect();
    let flows = all(table.game(), &events);
    if flows.is_empty() {
        String::new()
    } else {
        flowing(&flows)
    }
}

/// Every path that water takes in these events; the water of a production first goes through its conduit.
pub(super) fn all(game: &Barrage, events: &[Event]) -> Vec<Flow> {
    let data = game.component_data();
    let mut flows = Vec::new();
    let mut pipe = None;
    let mut after = 0;
    for event in events {
        match *event {
            Event::Produced { dam, conduit, .. } => pipe = Some((dam, conduit)),
            Event::Ran(run) if after < MAX_DROPS => {
                let through = pipe.filter(|(_, conduit)| run.from == Node::Row(data.conduit(*conduit).to));
                flows.push(Flow {
                    from: through.map_or_else(|| node(game, run.from), |(dam, _)| data.dam(dam).id.clone()),
                    conduit: through.map(|(_, conduit)| data.conduit(conduit).id.clone()),
                    to: node(game, run.to),
                    drops: run.drops,
                    after,
                });
                after += run.drops;
            }
            _ => {}
        }
    }
    flows
}

/// The places where water comes to rest, and how much.
pub(super) fn rests(game: &Barrage, events: &[Event]) -> Vec<(String, u8)> {
    let mut rests: Vec<(String, u8)> = Vec::new();
    let runs = events.iter().filter_map(|event| match event {
        Event::Ran(run) => Some(*run),
        _ => None,
    });
    for Run { to, drops, .. } in runs {
        let place = node(game, to);
        match rests.iter_mut().find(|(known, _)| *known == place) {
            Some((_, count)) => *count += drops,
            None => rests.push((place, drops)),
        }
    }
    rests
}

/// The name of a place on the map.
fn node(game: &Barrage, node: Node) -> String {
    match node {
        Node::Row(basin) => format!("powerhouses_{}", basin.number()),
        Node::Exit(basin) => exit(basin).to_owned(),
        _ => game.node_id(node).to_owned(),
    }
}

/// The exit below a basin: two rivers leave the map, below basins 11 and 12.
fn exit(basin: BasinId) -> &'static str {
    if basin.number() == 11 {
        "exit_left"
    } else {
        "exit_right"
    }
}
