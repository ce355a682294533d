//! Bytes as decisions: listed actions can be played, all others are refused, and the record replays.

#![no_main]

use catalog::{DynGame, DynTable, NewTable};
use smokestack_core::{Player, Seed};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let Some(mut table) = deal(&mut bytes) else { return };
    play(&mut *table, &mut bytes);
    let replayed = catalog::open_record(&table.record(), None).expect("a table's own record is valid");
    assert_eq!(
        replayed.position_json(),
        table.position_json(),
        "a record replays to the same position"
    );
});

/// The fuzzer's bytes, one per decision.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<usize> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(usize::from(*first))
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let at = self.next()?;
        from.get(at % from.len().max(1))
    }
}

/// A table of any game, with any number of seats, options and seed.
fn deal(bytes: &mut Bytes<'_>) -> Option<Box<dyn DynTable>> {
    let game: &dyn DynGame = *bytes.pick(catalog::games())?;
    let seats = *bytes.pick(game.info().seats)?;
    let mut options = Vec::new();
    for option in game.info().options {
        options.push((option.id.to_owned(), (*bytes.pick(option.values)?).to_owned()));
    }
    let seed = Seed::from_number(bytes.next()? as u64);
    let players = (0..seats)
        .map(|seat| Player::Person(format!("Player {seat}")))
        .collect();
    Some(
        game.start(&NewTable {
            players,
            options,
            seed,
            data: None,
        })
        .expect("offered values are accepted"),
    )
}

/// Plays what the bytes choose; every fourth byte tries an action that was on an earlier list instead.
fn play(table: &mut dyn DynTable, bytes: &mut Bytes<'_>) {
    let mut seen: Vec<String> = Vec::new();
    while let (Some(seat), Some(byte)) = (table.turn(), bytes.next()) {
        let legal: Vec<String> = table.legal().into_iter().map(|choice| choice.action).collect();
        assert!(!legal.is_empty(), "the seat to decide has a legal action");
        if byte % 4 == 3 && !seen.is_empty() {
            let action = &seen[byte * 31 % seen.len()];
            let listed = legal.contains(action);
            assert_eq!(
                table.check(seat, action).is_ok(),
                listed,
                "listing equals check: {action}"
            );
        } else {
            let action = &legal[byte / 4 % legal.len()];
            table.play(seat, action).expect("what is listed can be played");
        }
        seen.extend(
            legal
                .into_iter()
                .filter(|action| !seen.contains(action))
                .collect::<Vec<_>>(),
        );
    }
}
