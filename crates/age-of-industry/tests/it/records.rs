//! Golden records with their logs, and damaged ones.

use std::path::Path;

use age_of_industry::AgeOfIndustry;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

#[test]
fn golden_records_replay_with_the_same_log() {
    testkit::golden::records::<AgeOfIndustry>(folder());
}

/// Each data set in use has a record for every seat count on both maps.
#[test]
fn both_sets_have_golden_records() {
    let files = std::fs::read_dir(folder()).expect("the folder is there");
    let texts: Vec<String> = files
        .map(|file| file.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|end| end == "record"))
        .map(|path| std::fs::read_to_string(path).expect("a text"))
        .collect();
    for set in ["standard-1", "standard-2"] {
        let of_set = || {
            texts
                .iter()
                .filter(move |text| text.contains(&format!("\ndata {set}\n")))
        };
        for map in ["new_england", "germany"] {
            assert!(
                of_set().any(|text| text.contains(&format!("map={map}"))),
                "{set} on {map}"
            );
        }
        for seats in 2..=5 {
            let players = |text: &str| text.lines().nth(5).map_or(0, |line| line.split(" | ").count());
            assert!(of_set().any(|text| players(text) == seats), "{set} with {seats}");
        }
    }
}

#[test]
fn a_damaged_record_is_rejected_or_still_valid() {
    let text =
        std::fs::read_to_string(folder().join("2p_random.record")).expect("the golden record is there");
    testkit::damage::cuts_and_changes::<AgeOfIndustry>(&text, 4000);
}
