//! Which actions reveal something: found by the engine, so that no game's author has to remember them.

use crate::{Game, GameRng, NullSink, Seat, Seed, Viewer};

/// How many imagined positions must agree before we believe that an action reveals nothing.
const ENOUGH: usize = 32;
/// How many are imagined at most to find these: a rare card in a hand takes some patience.
const PATIENCE: usize = 64 * ENOUGH;

/// Whether an action shows some seat more than its view and the action itself told it.
///
/// For each seat, the action is played on positions imagined from that seat's view. If one of the results looks
/// different to the seat than what really happened, the seat has learnt something. Positions in which the action is
/// not legal are passed over: that the player could say it (held the card that it plays) is told by the action itself.
pub fn reveals<G: Game>(game: &G, before: &G::Position, action: G::Action) -> bool {
    let mut after = before.clone();
    game.apply(&mut after, action, &mut NullSink);
    let mut rng = GameRng::new(&Seed::from_number(0x5eed));
    Seat::all(game.seats())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .any(|viewer| {
            let known = game.view(before, viewer);
            let seen = game.view(&after, viewer);
            let mut agreed = 0;
            for _ in 0..PATIENCE {
                let mut imagined = game.imagine(&known, &mut rng);
                if game.check(&imagined, action).is_err() {
                    continue;
                }
                game.apply(&mut imagined, action, &mut NullSink);
                if game.view(&imagined, viewer) != seen {
                    return true;
                }
                agreed += 1;
                if agreed == ENOUGH {
                    break;
                }
            }
            agreed == 0 // nobody could have expected it
        })
}
