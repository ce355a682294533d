//! Golden records with their logs, and damaged ones.

use std::path::Path;

use barrage::Barrage;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

#[test]
fn golden_records_replay_with_the_same_log() {
    testkit::golden::records::<Barrage>(folder());
}

#[test]
fn a_damaged_record_is_rejected_or_still_valid() {
    let text =
        std::fs::read_to_string(folder().join("2p_random.record")).expect("the golden record is there");
    testkit::damage::cuts_and_changes::<Barrage>(&text, 4000);
}
