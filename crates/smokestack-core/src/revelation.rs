//! Which actions reveal something: found by the engine, so that no game's author has to remember them.

use crate::{Chance, Game, Seat, Seed, Silent, Viewer};

/// How many imagined positions must agree before we believe that an action reveals nothing.
const ENOUGH: usize = 32;

/// Whether an action shows some seat more than its view and the action itself told it.
///
/// For each seat, the action is played on positions imagined from that seat's view. If one of the results looks
/// different to the seat than what really happened, the seat has learnt something.
pub fn reveals<G: Game>(game: &G, before: &G::Position, action: G::Action) -> bool {
    let mut after = before.clone();
    game.apply(&mut after, action, &mut Silent);
    let mut chance = Chance::new(&Seed::from_number(0x5eed));
    Seat::all(game.seats())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .any(|viewer| {
            let known = game.view(before, viewer);
            let seen = game.view(&after, viewer);
            (0..ENOUGH).any(|_| {
                let mut imagined = game.imagine(&known, &mut chance);
                if game.check(&imagined, action).is_err() {
                    return true; // that it was legal at all told the seat something
                }
                game.apply(&mut imagined, action, &mut Silent);
                game.view(&imagined, viewer) != seen
            })
        })
}
