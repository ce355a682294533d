//! `cargo bench -p industry`: listing, applying, copying, and a whole random game.
//!
//! Copying a position allocates nothing: it is a `Copy` value of a few cache lines.

use divan::{Bencher, black_box};
use industry::{Industry, Position};
use smokestack_core::{Choices, Dice, Game, Seed, Silent, set_up};

fn main() {
    divan::main();
}

fn rules(seats: usize) -> Industry {
    let choices = Choices::new(Industry::info(), []).expect("defaults");
    set_up(
        seats,
        &choices,
        Industry::data_set("standard").expect("there is one"),
    )
    .expect("3 or 4 seats")
}

/// Every position of one random game.
fn positions(game: &Industry) -> Vec<Position> {
    let mut all = Vec::new();
    play(game, 1, |position| all.push(*position));
    all
}

fn play(game: &Industry, seed: u64, mut each: impl FnMut(&Position)) {
    let mut dice = Dice::new(&Seed::from_number(seed));
    let mut position = game.deal(&Seed::from_number(seed), &mut Silent);
    let mut legal = Vec::with_capacity(64);
    loop {
        game.legal_actions(&position, &mut legal);
        if legal.is_empty() {
            break;
        }
        each(&position);
        game.apply(
            &mut position,
            legal[dice.below(legal.len() as u32) as usize],
            &mut Silent,
        );
    }
}

#[divan::bench(args = [3, 4])]
fn legal_actions_of_a_whole_game(bencher: Bencher<'_, '_>, seats: usize) {
    let game = rules(seats);
    let positions = positions(&game);
    let mut legal = Vec::with_capacity(64);
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| {
            for position in &positions {
                game.legal_actions(black_box(position), &mut legal);
                black_box(&legal);
            }
        });
}

#[divan::bench(args = [3, 4])]
fn apply_to_every_position_of_a_game(bencher: Bencher<'_, '_>, seats: usize) {
    let game = rules(seats);
    let mut legal = Vec::new();
    let moves: Vec<_> = positions(&game)
        .into_iter()
        .map(|position| {
            game.legal_actions(&position, &mut legal);
            (position, legal[0])
        })
        .collect();
    bencher
        .counter(divan::counter::ItemsCount::new(moves.len()))
        .bench_local(|| {
            for (position, action) in &moves {
                let mut position = *position;
                game.apply(&mut position, black_box(*action), &mut Silent);
                black_box(&position);
            }
        });
}

#[divan::bench(args = [3, 4])]
fn copy_every_position_of_a_game(bencher: Bencher<'_, '_>, seats: usize) {
    let positions = positions(&rules(seats));
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| {
            for position in &positions {
                black_box(*black_box(position));
            }
        });
}

#[divan::bench(args = [3, 4])]
fn whole_random_game(bencher: Bencher<'_, '_>, seats: usize) {
    let game = rules(seats);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        play(&game, seed, |position| {
            black_box(position);
        });
    });
}
