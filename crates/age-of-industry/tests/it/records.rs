//! Golden records with their logs, and what becomes of damaged ones.

use std::path::Path;

use age_of_industry::AgeOfIndustry;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

#[test]
fn golden_records_replay_and_tell_the_same_story() {
    testkit::golden::records::<AgeOfIndustry>(folder());
}

#[test]
fn a_damaged_record_is_refused_with_its_line_or_still_a_record() {
    let text =
        std::fs::read_to_string(folder().join("2p_random.record")).expect("the golden record is there");
    testkit::damage::cuts_and_changes::<AgeOfIndustry>(&text, 4000);
}
