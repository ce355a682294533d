//! Golden records: games in the repository with the log that their replay prints.
//!
//! After an intended change they are regenerated with `BLESS=1 cargo test`, and the diff is reviewed like code.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use lang::{Family, Lang, Translations};
use smokestack_core::{Game, OptionValues, Record, Table, set_up};

use crate::log_lines::Letters;

/// Replays every `*.record` in a folder and compares its log; reports seat counts without a record.
pub fn records<G: Game>(folder: &Path) {
    let mut counts = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == "record"))
        .collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let table = replay::<G>(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert_eq!(table.record().to_string(), text, "{}", file.display());
        counts.push(table.players().len());
        compare(&file.with_extension("log"), &log(&table));
    }
    for seats in G::info().seats {
        assert!(
            counts.contains(seats),
            "{} has no golden record for {seats} seats",
            G::info().id
        );
    }
}

fn replay<G: Game>(text: &str) -> Result<Table<G>, String> {
    let record = Record::parse(text).map_err(|e| e.to_string())?;
    let options = record
        .options
        .iter()
        .map(|(id, value)| (id.as_str(), value.as_str()));
    let option_values = OptionValues::new(G::info(), options).map_err(|e| e.to_string())?;
    let data = G::data_set(&record.data).ok_or("the record's data is not in the crate")?;
    let game: G = set_up(record.players.len(), &option_values, data).map_err(|e| e.to_string())?;
    Table::replay(Arc::new(game), &record).map_err(|e| e.to_string())
}

fn compare(file: &Path, actual: &str) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, actual).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        return;
    }
    let expected = std::fs::read_to_string(file).unwrap_or_default();
    let difference = expected.lines().zip(actual.lines()).position(|(a, b)| a != b);
    assert!(
        expected == actual,
        "{} differs from line {}; if the change is meant, run the test with BLESS=1 and read the diff",
        file.display(),
        difference.unwrap_or_else(|| expected.lines().count().min(actual.lines().count())) + 1
    );
}

/// The log of a game, one line per move, with all scores at each new round.
fn log<G: Game>(table: &Table<G>) -> String {
    let translations = Translations::new(Lang::En);
    let game = &**table.game();
    let names = Letters { game, language: "en" };
    let event_texts = |events: &[G::Event]| -> String {
        let texts = events
            .iter()
            .map(|e| translations.describe(G::info().id, Family::Event, &game.describe_event(e), &names));
        texts.collect::<Vec<_>>().join(" ")
    };
    let mut log = String::new();
    let _ = writeln!(log, "# {} · {} seats", G::info().id, table.players().len());
    let _ = writeln!(log, "{}", event_texts(table.setup_events()));
    for (index, made) in table.moves().iter().enumerate() {
        let next_position = table.position_after(index + 1);
        let _ = writeln!(
            log,
            "{} {} > {} | {}",
            index + 1,
            made.seat,
            game.print(made.action),
            event_texts(&made.events)
        );
        if made
            .events
            .iter()
            .any(|e| matches!(game.describe_event(e).key, "round" | "over"))
        {
            let _ = writeln!(log, "= {}", standing(game, next_position));
        }
    }
    let _ = writeln!(
        log,
        "{}",
        table.record().end.map(|end| end.to_string()).unwrap_or_default()
    );
    log
}

fn standing<G: Game>(game: &G, at: &G::Position) -> String {
    let position = game.position_json(at);
    let seats = position["seats"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(letter, seat)| {
            let numbers = seat
                .as_object()
                .into_iter()
                .flatten()
                .filter(|(_, value)| value.is_number());
            let parts: Vec<String> = numbers.map(|(name, value)| format!("{name} {value}")).collect();
            format!("{letter}: {}", parts.join(", "))
        });
    seats.collect::<Vec<_>>().join(" | ")
}
