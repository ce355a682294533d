//! Random bytes as decisions, as record files and as positions: what the fuzz targets do, for a few seconds
//! in every test run. There is never a panic; whatever is accepted fulfils the contract.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use smokestack_core::{
    FastRng, Game, NullSink, OptionInfo, OptionValues, Player, Record, Seed, Table, scenario, set_up,
};

use crate::damage::open_bytes;
use crate::play::{legal, random_game};

/// How long each test runs: five seconds, or as set by `BYTES_SECONDS`.
fn time() -> Duration {
    let setting = std::env::var("BYTES_SECONDS").ok();
    Duration::from_secs(setting.and_then(|seconds| seconds.parse().ok()).unwrap_or(5))
}

/// Names the case when it fails: the number is all that is needed to reproduce it.
struct Case(u64);

impl Drop for Case {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("case {} of these bytes", self.0);
        }
    }
}

/// Tries cases, each with its own generator, until the time is up.
fn cases(mut run_case: impl FnMut(&mut FastRng)) {
    let (begun, time) = (Instant::now(), time());
    for number in 0.. {
        let case = Case(number);
        run_case(&mut FastRng::new(&Seed::from_number(number)));
        drop(case);
        if begun.elapsed() > time {
            assert!(number > 10, "too slow to be meaningful");
            return;
        }
    }
}

fn pick<'a, T>(rng: &mut FastRng, from: &'a [T]) -> &'a T {
    &from[rng.below(from.len() as u32) as usize]
}

/// Random seats, options and seed, then random actions, legal and illegal. The record replays to the same position.
pub fn as_actions<G: Game>() {
    cases(|rng| {
        let mut table = any_table::<G>(rng);
        let max_attempts = rng.below(400);
        for _ in 0..max_attempts {
            let Some(seat) = table.turn().seat() else { break };
            let legal_actions = table.legal_actions();
            for _ in 0..3 {
                let Some(action) = table.game().action_numbered(rng.below(G::info().numbers)) else {
                    continue;
                };
                let is_allowed = table.check(seat, action).is_ok();
                assert_eq!(is_allowed, legal_actions.contains(&action), "{action:?}");
            }
            let mut text = table.game().print(*pick(rng, &legal_actions)).into_bytes();
            damage(&mut text, rng);
            if let Ok(text) = String::from_utf8(text) {
                let parsed_action = table.game().parse(&text);
                assert!(parsed_action.is_none_or(|action| table.game().print(action) == text));
            }
            table
                .play(seat, *pick(rng, &legal_actions))
                .expect("it was listed");
        }
        let record = Record::parse(&table.record().to_string()).expect("a table writes a record");
        let replayed_table = Table::replay(table.game().clone(), &record).expect("a table's own record");
        assert!(replayed_table.position() == table.position(), "a record replays");
    });
}

fn any_table<G: Game>(rng: &mut FastRng) -> Table<G> {
    let info = G::info();
    let seats = *pick(rng, info.seats);
    let mut any = |option: &'static OptionInfo| (option.id, *pick(rng, option.values));
    let options: Vec<(&str, &str)> = info.options.iter().map(&mut any).collect();
    let option_values = OptionValues::new(info, options).expect("offered values are accepted");
    let data = G::data_set("standard").expect("every game has a standard set");
    let game: G = set_up(seats, &option_values, data).expect("an allowed seat count");
    let chosen = option_values
        .iter()
        .map(|(id, value)| (id.to_owned(), value.to_owned()));
    let players = (0..seats).map(|n| Player::Person(format!("Player {n}")));
    let seed = Seed::from_number(u64::from(rng.below(1 << 30)));
    Table::new(Arc::new(game), chosen.collect(), players.collect(), seed)
}

/// A record with a few bytes and lines changed: rejected with its line, or still a record.
pub fn as_record<G: Game>(record: &str) {
    cases(|rng| {
        let mut lines: Vec<&str> = record.split_inclusive('\n').collect();
        for _ in 0..rng.below(3) {
            let (from, to) = (rng.below(lines.len() as u32), rng.below(lines.len() as u32));
            match rng.below(3) {
                0 => lines.swap(from as usize, to as usize),
                1 => lines[from as usize] = lines[to as usize],
                _ => drop(lines.remove(from as usize)),
            }
        }
        let mut bytes = lines.concat().into_bytes();
        for _ in 0..rng.below(3) {
            damage(&mut bytes, rng);
        }
        if let Err(error) = open_bytes::<G>(&bytes) {
            assert!(error.line >= 1 && !error.to_string().is_empty(), "{error}");
        }
    });
}

/// One byte changed, inserted or deleted.
fn damage(bytes: &mut Vec<u8>, rng: &mut FastRng) {
    if bytes.is_empty() {
        return;
    }
    let place = rng.below(bytes.len() as u32) as usize;
    let byte = match rng.below(4) {
        0 => rng.below(256) as u8,
        _ => *pick(rng, b" \n0179AaZz\"|=_-"),
    };
    match rng.below(3) {
        0 => bytes[place] = byte,
        1 => bytes.insert(place, byte),
        _ => drop(bytes.remove(place)),
    }
}

/// Positions from play with a few values changed, read whole or as a scenario's patch: rejected with a reason, or a
/// position from which play continues.
pub fn as_position<G: Game>() {
    cases(|rng| {
        let table = any_table::<G>(rng);
        let game = &**table.game();
        let mut positions = Vec::new();
        random_game(game, u64::from(rng.below(1 << 30)), &mut NullSink, |at, _| {
            positions.push(at.clone())
        });
        for _ in 0..100 {
            let from = pick(rng, &positions);
            let mut json = game.position_json(from);
            for _ in 0..=rng.below(2) {
                change(&mut json, rng);
            }
            if let Ok(at) = game.position_from_json(&json) {
                play_on(game, at, rng);
            }
            let parts: Vec<(&String, &Value)> = json.as_object().into_iter().flatten().collect();
            let (key, part) = *pick(rng, &parts);
            let patch = json!({ key: part });
            if let Ok(at) = scenario::apply_patch(game, from, &patch) {
                play_on(game, at, rng);
            }
        }
    });
}

/// A worked case may be one that play cannot reach, so later positions need not be valid, but nothing panics.
fn play_on<G: Game>(game: &G, mut at: G::Position, rng: &mut FastRng) {
    game.check_invariants(&at).expect("it was read");
    for _ in 0..20 {
        let actions = legal(game, &at);
        if actions.is_empty() {
            break;
        }
        game.apply(&mut at, *pick(rng, &actions), &mut NullSink);
        let _ = game.check_invariants(&at);
    }
}

/// Changes one value somewhere inside.
fn change(json: &mut Value, rng: &mut FastRng) {
    match json {
        Value::Object(parts) if !parts.is_empty() => {
            let index = rng.below(parts.len() as u32) as usize;
            if let Some((_, index)) = parts.iter_mut().nth(index) {
                change(index, rng);
            }
        }
        Value::Array(parts) if !parts.is_empty() => {
            let index = rng.below(parts.len() as u32) as usize;
            match rng.below(4) {
                0 => drop(parts.remove(index)),
                1 => parts.push(parts[index].clone()),
                _ => change(&mut parts[index], rng),
            }
        }
        other => {
            let numbers = [0, 1, 2, 3, 5, 12, 40, 200, 255, 256, -1, i64::MAX];
            *other = match rng.below(8) {
                0 => Value::Null,
                1 => json!(["A", "B", "C", "D", "x"][rng.below(5) as usize]),
                2 => json!(rng.below(2) == 1),
                _ => json!(*pick(rng, &numbers)),
            };
        }
    }
}
