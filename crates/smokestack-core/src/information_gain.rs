//! Which actions reveal hidden information: found by the engine, so that no game has to list them.

use crate::{Game, GameRng, NullSink, Seat, Seed, Viewer};

/// The number of imagined positions that must agree before we believe that an action reveals nothing.
const MIN_AGREEING_SAMPLES: usize = 32;
/// The maximum number of positions imagined to find these: a rare card in a hand takes many samples.
const MAX_SAMPLES: usize = 64 * MIN_AGREEING_SAMPLES;

/// Whether an action shows some seat more than what follows from its view and the action itself.
///
/// For each seat, the action is played on positions imagined from that seat's view. If one of the results looks
/// different to the seat than what really happened, the seat has learnt something. Positions in which the action is
/// not legal are skipped: that it was legal (the player had the card) follows from the action itself.
pub fn reveals<G: Game>(game: &G, position: &G::Position, action: G::Action) -> bool {
    let mut next_position = position.clone();
    game.apply(&mut next_position, action, &mut NullSink);
    let mut rng = GameRng::new(&Seed::from_number(0x5eed));
    Seat::all(game.seats())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .any(|viewer| {
            let view_before = game.view(position, viewer);
            let view_after = game.view(&next_position, viewer);
            let mut matching_count = 0;
            for _ in 0..MAX_SAMPLES {
                let mut imagined_position = game.imagine(&view_before, &mut rng);
                if game.check(&imagined_position, action).is_err() {
                    continue;
                }
                game.apply(&mut imagined_position, action, &mut NullSink);
                if game.view(&imagined_position, viewer) != view_after {
                    return true;
                }
                matching_count += 1;
                if matching_count == MIN_AGREEING_SAMPLES {
                    break;
                }
            }
            matching_count == 0 // nobody could have expected it
        })
}
