//! Completes an action that has begun by making the obvious choice for each remaining decision.

use age_of_industry::{Action, AgeOfIndustry, Asking, Phase, Position, Work};
use smokestack_core::{Game as _, NullSink};

use super::common::CommonFeatures;
use super::prospects::Prospects;
use super::{AgeOfIndustryWeights, SeatEvaluator};

/// Evaluates the position after a pending build: on the most profitable space, with cubes from any of the nearest
/// sources.
pub(super) fn with_build_finished<R>(
    game: &AgeOfIndustry,
    w: &AgeOfIndustryWeights,
    at: &Position,
    evaluate: impl FnOnce(&Position) -> R,
) -> R {
    if at.open.phase != Phase::Over && matches!(at.open.asking, Asking::Place | Asking::Cube) {
        evaluate(&after_build(game, w, at))
    } else {
        evaluate(at)
    }
}

fn after_build(game: &AgeOfIndustry, w: &AgeOfIndustryWeights, at: &Position) -> Position {
    let mut at = *at;
    let seat = at.open.turn();
    if at.open.asking == Asking::Place {
        let common = CommonFeatures::new(game, w, &at.open);
        let best = Prospects::for_any_card(&SeatEvaluator::new(&common, seat)).best;
        if let Some((_, industry, space)) = best {
            let place = Action::Place(industry, space);
            if game.check(&at, place).is_ok() {
                game.apply(&mut at, place, &mut NullSink);
            }
        }
    }
    while at.open.asking == Asking::Cube && at.open.phase != Phase::Over && at.open.turn() == seat {
        let Some(take) = nearest_source(game, &at) else {
            break;
        };
        game.apply(&mut at, take, &mut NullSink);
    }
    at
}

/// Any of the nearest sources.
fn nearest_source(game: &AgeOfIndustry, at: &Position) -> Option<Action> {
    let job = at.open.job();
    let cube = job.next_cube()?;
    let map = game.map();
    let locations = match job.what {
        Work::Tile { space, .. } => [map.space(space).location; 2],
        Work::Link(line) => map.line(line).ends,
        Work::None => return None,
    };
    let nearest = locations
        .into_iter()
        .find_map(|end| game.sources_nearest(&at.open, cube, end).first());
    nearest.map(Action::Take)
}
