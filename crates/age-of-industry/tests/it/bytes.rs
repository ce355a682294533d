//! Random bytes as actions, as record files and as positions never cause a panic (see testkit).

use age_of_industry::AgeOfIndustry;

#[test]
fn any_bytes_as_actions() {
    testkit::bytes::as_actions::<AgeOfIndustry>();
}

#[test]
fn any_bytes_as_a_record() {
    testkit::bytes::as_record::<AgeOfIndustry>(include_str!("../records/2p_random.record"));
}

#[test]
fn any_bytes_as_a_position() {
    testkit::bytes::as_position::<AgeOfIndustry>();
}
