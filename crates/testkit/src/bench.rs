//! The benchmarks of every game: listing, applying, copying, and a whole random game.
//!
//! Copying a position allocates nothing: it is a `Copy` value of a few cache lines.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use smokestack_core::{Game, NullSink};

use crate::play::{random_game, rules};

/// The benchmark of a game: `testkit::speed!(Industry, [3, 4]);` is the whole of `benches/speed.rs`.
#[macro_export]
macro_rules! speed {
    ($game:ty, $seats:expr) => {
        fn main() {
            divan::main();
        }

        #[divan::bench(args = $seats)]
        fn legal_actions_of_a_whole_game(bencher: divan::Bencher<'_, '_>, seats: usize) {
            $crate::bench::legal_actions::<$game>(bencher, seats);
        }

        #[divan::bench(args = $seats)]
        fn apply_to_every_position_of_a_game(bencher: divan::Bencher<'_, '_>, seats: usize) {
            $crate::bench::apply::<$game>(bencher, seats);
        }

        #[divan::bench(args = $seats)]
        fn copy_every_position_of_a_game(bencher: divan::Bencher<'_, '_>, seats: usize) {
            $crate::bench::copy::<$game>(bencher, seats);
        }

        #[divan::bench(args = $seats)]
        fn whole_random_game(bencher: divan::Bencher<'_, '_>, seats: usize) {
            $crate::bench::whole_game::<$game>(bencher, seats);
        }
    };
}

/// Every position of one random game in which a seat has to decide.
fn positions<G: Game>(game: &G) -> Vec<G::Position> {
    let mut all = Vec::new();
    random_game(game, 1, &mut NullSink, |at, legal| {
        if !legal.is_empty() {
            all.push(at.clone());
        }
    });
    all
}

pub fn legal_actions<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let game: G = rules(seats, &[]);
    let positions = positions(&game);
    let mut legal = Vec::with_capacity(64);
    let bencher = bencher.counter(ItemsCount::new(positions.len()));
    bencher.bench_local(|| {
        for position in &positions {
            game.legal_actions(black_box(position), &mut legal);
            black_box(&legal);
        }
    });
}

pub fn apply<G: Game<Position: Copy>>(bencher: Bencher<'_, '_>, seats: usize) {
    let game: G = rules(seats, &[]);
    let first = |position: G::Position| {
        let mut legal = Vec::new();
        game.legal_actions(&position, &mut legal);
        (position, legal[0])
    };
    let moves: Vec<_> = positions(&game).into_iter().map(first).collect();
    let bencher = bencher.counter(ItemsCount::new(moves.len()));
    bencher.bench_local(|| {
        for (position, action) in &moves {
            let mut position = *position;
            game.apply(&mut position, black_box(*action), &mut NullSink);
            black_box(&position);
        }
    });
}

pub fn copy<G: Game<Position: Copy>>(bencher: Bencher<'_, '_>, seats: usize) {
    let positions = positions(&rules::<G>(seats, &[]));
    let bencher = bencher.counter(ItemsCount::new(positions.len()));
    bencher.bench_local(|| {
        for position in &positions {
            black_box(*black_box(position));
        }
    });
}

pub fn whole_game<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let game: G = rules(seats, &[]);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        random_game(&game, seed, &mut NullSink, |position, _| {
            black_box(position);
        });
    });
}
