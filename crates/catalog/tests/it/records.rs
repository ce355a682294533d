//! Records that are older than an option of their game.

use std::path::Path;

use catalog::CatalogError;
use smokestack_core::{Record, RecordError};

/// The golden records of all games, as they are in the repository.
fn golden() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let of = |game: &dyn catalog::DynGame| {
        let folder = crates.join(game.info().id).join("tests/records");
        let files = std::fs::read_dir(folder).expect("every game has records");
        let paths = files.map(|file| file.expect("a file of ours").path());
        paths.filter(|path| path.extension().is_some_and(|end| end == "record"))
    };
    let paths = catalog::games().iter().flat_map(|game| of(*game));
    paths
        .map(|path| std::fs::read_to_string(path).expect("a text"))
        .collect()
}

/// The record with its options line replaced.
fn with_options(record: &str, options: &[(String, String)]) -> String {
    let mut record = Record::parse(record).expect("a record");
    record.options = options.to_vec();
    record.to_string()
}

fn option_values(record: &str) -> Vec<(String, String)> {
    Record::parse(record).expect("a record").options
}

fn open_error(record: &str) -> RecordError {
    match catalog::open_record(record, None) {
        Err(CatalogError::Record(error)) => error,
        Err(other) => panic!("not a fault of the record: {other}"),
        Ok(_) => panic!("it opens"),
    }
}

#[test]
fn golden_records_open_and_keep_their_text() {
    for record in golden() {
        let table = catalog::open_record(&record, None).expect("a golden record");
        assert_eq!(table.record(), record);
    }
}

/// An option that is missing has its default; one with its default value may be omitted.
#[test]
fn an_option_that_a_record_does_not_name_has_its_default() {
    for record in golden() {
        let game = catalog::find(Record::game_of(&record).expect("a record")).expect("a game");
        let default = |id: &str| game.info().options.iter().find(|o| o.id == id).map(|o| o.default);
        let mut other = option_values(&record);
        other.retain(|(id, value)| default(id) != Some(value));
        let old_record = with_options(&record, &other);
        let table = catalog::open_record(&old_record, None).unwrap_or_else(|e| panic!("{e}\n{old_record}"));
        let expected = catalog::open_record(&record, None).expect("a golden record");
        assert_eq!(table.position_json(), expected.position_json());
        assert_eq!(table.record(), old_record, "its text stays as it was");
    }
}

#[test]
fn a_new_game_names_all_of_its_options() {
    for game in catalog::games() {
        let new = catalog::NewTable {
            players: vec![smokestack_core::Player::Bot("random".to_owned()); 3],
            options: Vec::new(),
            seed: smokestack_core::Seed::from_number(1),
            data: None,
        };
        let record = game.start(&new).expect("three may play every game").record();
        let mut expected: Vec<(String, String)> = game
            .info()
            .options
            .iter()
            .map(|option| (option.id.to_owned(), option.default.to_owned()))
            .collect();
        expected.sort();
        assert_eq!(option_values(&record), expected);
    }
}

#[test]
fn unknown_options_and_values_are_rejected() {
    for record in golden() {
        let options = option_values(&record);
        let mut foreign = options.clone();
        foreign.push(("zeppelins".to_owned(), "true".to_owned()));
        let error = open_error(&with_options(&record, &foreign));
        assert_eq!((error.line, &*error.actual), (5, "zeppelins"));
        assert!(error.to_string().contains(&options[0].0), "{error}");

        let mut strange = options.clone();
        strange[0].1 = "perhaps".to_owned();
        let error = open_error(&with_options(&record, &strange));
        assert_eq!((error.line, &*error.actual), (5, "perhaps"));
        assert!(error.to_string().contains(&options[0].1), "{error}");
    }
}

/// A record has only one spelling, so that writing it again gives the same text.
#[test]
fn values_must_have_their_canonical_spelling() {
    for record in golden() {
        let mut options = option_values(&record);
        let Some(switch) = options.iter_mut().find(|(_, value)| value == "true") else {
            continue;
        };
        switch.1 = "on".to_owned();
        let expected = format!("{}=true", switch.0);
        let error = open_error(&with_options(&record, &options));
        assert_eq!(error.line, 5);
        assert!(error.to_string().contains(&expected), "{error}");
    }
}

/// Component data was corrected: games that name an earlier set still open and continue with it.
#[test]
fn a_record_with_earlier_data_continues_with_it() {
    let old_data_line = "data standard-1\n";
    let has_old_data =
        |record: &String| record.contains("\ngame age-of-industry\n") && record.contains(old_data_line);
    let mut record_count = 0;
    for record in golden().into_iter().filter(has_old_data) {
        let game = catalog::find("age-of-industry").expect("a game");
        assert_ne!(game.info().data_version, "standard-1");
        let mut started_record = Record::parse(&record).expect("a record");
        let rest = started_record.moves.split_off(started_record.moves.len() / 2);
        started_record.end = None;
        let mut table =
            catalog::open_record(&started_record.to_string(), None).expect("half a golden record");
        for (seat, action) in rest {
            table
                .play(seat, &action)
                .expect("it was legal with these components");
        }
        assert_eq!(table.record(), record);
        record_count += 1;
    }
    assert!(record_count > 0, "there is no record with the components before");
}

/// A table played elsewhere and a new table also use the data set that they name.
#[test]
fn a_table_is_set_up_with_the_data_that_it_names() {
    for game in catalog::games() {
        let info = game.info();
        let new = catalog::NewTable {
            players: vec![smokestack_core::Player::Bot("random".to_owned()); 3],
            options: Vec::new(),
            seed: smokestack_core::Seed::from_number(1),
            data: None,
        };
        let today = game.start(&new).expect("three may play every game").record();
        assert!(
            today.contains(&format!("\ndata {}\n", info.data_version)),
            "{}",
            info.id
        );
        let table = game
            .start_with("standard-1", &new)
            .expect("every game has had it");
        assert!(table.record().contains("\ndata standard-1\n"), "{}", info.id);
        assert!(game.has_data("standard-1") && game.has_data(info.data_version));
        let view = table.view_json(smokestack_core::Viewer::Spectator);
        let mut observed = catalog::ObservedTable {
            players: new.players.clone(),
            options: Vec::new(),
            data: "standard-1",
            view: &view,
        };
        let joined_table = game.join(&observed).expect("a view of this game");
        assert!(
            joined_table.record().contains("\ndata standard-1\n"),
            "{}",
            info.id
        );
        for unknown in ["standard", "standard-99", "sha256:00"] {
            observed.data = unknown;
            assert!(!game.has_data(unknown), "{unknown}");
            for result in [game.start_with(unknown, &new), game.join(&observed)] {
                let error = result.map(|_| ()).expect_err("no record calls components so");
                assert!(matches!(error, CatalogError::DataVersion { .. }), "{error}");
            }
        }
    }
}
