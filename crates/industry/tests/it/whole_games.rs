//! Totals over a whole game: rounds, money handed out, fields auctioned, coins paid round the table.

use std::collections::BTreeMap;

use industry::data::Kind;
use industry::event::Party;
use industry::{Event, FieldSet, Industry, Phase};
use smokestack_core::{Game as _, NullSink, Seat};
use testkit::play::random_game;

use crate::help;

fn tables() -> [(Industry, usize); 4] {
    let balanced = |seats| help::game_with(seats, &[("balanced", "true")]);
    [
        (help::game(4), 15),
        (balanced(4), 16),
        (help::game(3), 20),
        (balanced(3), 18),
    ]
}

/// Case 6.
#[test]
fn iy_4_6_and_iy_1_4_the_rounds_of_a_game() {
    for (game, rounds) in tables() {
        assert_eq!(game.rounds(), rounds);
        for seed in 0..10 {
            let begun: Vec<(u8, u8)> = help::story(&game, seed)
                .iter()
                .filter_map(|event| match event {
                    Event::Round { epoch, round, .. } => Some((*epoch, *round)),
                    _ => None,
                })
                .collect();
            assert_eq!(begun.len(), rounds);
            assert!(begun.is_sorted());
            assert_eq!(begun.last().map(|last| last.0), Some(5), "epoch 5 is played");
        }
    }
}

#[test]
fn iy_4_2_and_iy_4_4_what_the_bank_hands_out() {
    for (game, rounds) in tables() {
        let mut handed = [0; 4];
        for event in help::story(&game, 5) {
            if let Event::Income { seat, coins } = event {
                handed[seat.index()] += usize::from(coins);
            }
        }
        // One per round, and one for each of the two coin symbols in each of the five epochs.
        assert_eq!(handed[..game.seats()], [rounds + 10; 4][..game.seats()]);
    }
}

#[test]
fn iy_1_3_every_field_is_auctioned_once_in_its_own_epoch() {
    for (game, _) in tables() {
        let mut offered: BTreeMap<String, u32> = BTreeMap::new();
        let mut now = 1;
        for event in help::story(&game, 9) {
            match event {
                Event::Epoch(epoch) => now = epoch,
                Event::Offered { field, .. } => {
                    assert_eq!(field.epoch(), now);
                    *offered.entry(format!("{field:?}")).or_default() += 1;
                }
                _ => {}
            }
        }
        assert_eq!(offered.len(), 60);
        assert!(offered.values().all(|times| *times == 1));
    }
}

/// In play, every sold field has an owner or gave its joker to a player.
#[test]
fn iy_5_13_what_is_sold_belongs_to_somebody() {
    for (game, _) in tables() {
        let data = game.component_data();
        random_game(&game, 21, &mut NullSink, |at, _| {
            if at.open.phase == Phase::Over {
                return;
            }
            let sold = at.open.sold();
            let owned = at.open.seats.iter().fold(FieldSet::EMPTY, |all, holding| {
                all.or(holding.undeveloped).or(holding.developed)
            });
            assert_eq!(owned, sold.without(data.of_kind(Kind::Joker)));
            let held: u32 = at.open.seats.iter().map(|holding| holding.jokers.len()).sum();
            let taken = sold.and(data.of_kind(Kind::Joker)).len();
            assert_eq!(held + at.open.discarded.len(), taken);
        });
    }
}

/// The formulas that accompany the rule: what each seat receives, and what keeping a field finally costs.
#[test]
fn iy_5_8_the_coins_of_a_kept_field() {
    for (game, _) in tables() {
        let seats = game.seats();
        let events = help::story(&game, 3);
        for (index, event) in events.iter().enumerate() {
            let Event::Kept {
                seat: keeper, coins, ..
            } = *event
            else {
                continue;
            };
            let price = usize::from(coins);
            let mut received = [0; 4];
            for paid in &events[index + 1..=index + price] {
                let Event::Paid {
                    from,
                    to: Party::Seat(to),
                    coins: 1,
                    ..
                } = *paid
                else {
                    panic!("{paid:?} is no coin of a kept field");
                };
                assert_eq!(from, Party::Seat(keeper));
                received[to.index()] += 1;
            }
            for distance in 1..=seats {
                let to = keeper.plus(distance, seats);
                let expected = if price >= distance {
                    (price - distance) / seats + 1
                } else {
                    0
                };
                assert_eq!(
                    received[to.index()],
                    expected,
                    "price {price}, distance {distance}"
                );
            }
            assert_eq!(received[keeper.index()], price / seats);
        }
    }
}

/// The largest amount of money that a game can reach: everybody saves and takes the subsidy.
#[test]
fn iy_2_2_the_bank_never_runs_dry_even_if_nobody_spends() {
    for (game, rounds) in tables() {
        let mut at = help::deal(&game, 1);
        while !help::is_over(&game, &at) {
            let legal = help::legal(&game, &at);
            let texts: Vec<String> = legal.iter().map(|action| game.print(*action)).collect();
            let saves = |text: &String| ["subsidy", "done", "pass", "keep"].contains(&text.as_str());
            let subsidy = texts.iter().position(|text| text == "subsidy");
            let choice = subsidy.or_else(|| texts.iter().position(saves)).unwrap_or(0);
            game.apply(&mut at, legal[choice], &mut NullSink);
            game.check_invariants(&at).expect("a position of play");
        }
        let seats = game.seats();
        let money: usize = Seat::all(seats)
            .map(|seat| usize::from(at.open.holding(seat).money))
            .sum();
        assert_eq!(money, seats * (4 + rounds + 10 + 3));
    }
}

#[test]
fn iy_1_6_and_iy_8_3_nothing_is_given_lent_or_paid_back() {
    let kinds = [
        "offer", "bid", "pass", "sell", "keep", "develop", "use", "buy", "done", "subsidy",
    ];
    assert_eq!(Industry::info().kinds, kinds);
}
