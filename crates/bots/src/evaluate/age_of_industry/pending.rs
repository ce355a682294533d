//! The rest of an action: the obvious answers to the questions that are still open.

use age_of_industry::{Action, AgeOfIndustry, Asking, Phase, Position, Work};
use smokestack_core::{Game as _, NullSink};

use super::prospects::Prospects;
use super::table::Table;
use super::{AgeOfIndustryWeights, Judge};

/// Looks at the position after a pending build: on the most profitable place, with the cubes of any nearest source.
pub(super) fn settled<R>(
    game: &AgeOfIndustry,
    w: &AgeOfIndustryWeights,
    at: &Position,
    look: impl FnOnce(&Position) -> R,
) -> R {
    if at.open.phase != Phase::Over && matches!(at.open.asking, Asking::Place | Asking::Cube) {
        look(&after_build(game, w, at))
    } else {
        look(at)
    }
}

fn after_build(game: &AgeOfIndustry, w: &AgeOfIndustryWeights, at: &Position) -> Position {
    let mut at = *at;
    let seat = at.open.turn();
    if at.open.asking == Asking::Place {
        let table = Table::new(game, w, &at.open);
        let best = Prospects::everywhere(&Judge::new(&table, seat)).best;
        if let Some((_, industry, space)) = best {
            let place = Action::Place(industry, space);
            if game.check(&at, place).is_ok() {
                game.apply(&mut at, place, &mut NullSink);
            }
        }
    }
    while at.open.asking == Asking::Cube && at.open.phase != Phase::Over && at.open.turn() == seat {
        let Some(take) = source(game, &at) else { break };
        game.apply(&mut at, take, &mut NullSink);
    }
    at
}

/// Any of the nearest sources.
fn source(game: &AgeOfIndustry, at: &Position) -> Option<Action> {
    let job = at.open.job();
    let cube = job.next_cube()?;
    let map = game.map();
    let ends = match job.what {
        Work::Tile { space, .. } => [map.space(space).location; 2],
        Work::Link(line) => map.line(line).ends,
        Work::None => return None,
    };
    let nearest = ends
        .into_iter()
        .find_map(|end| game.sources_nearest(&at.open, cube, end).first());
    nearest.map(Action::Take)
}
