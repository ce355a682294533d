//! Random bytes as actions, as record files and as positions never cause a panic (see testkit).

use industry::Industry;

#[test]
fn any_bytes_as_actions() {
    testkit::bytes::as_actions::<Industry>();
}

#[test]
fn any_bytes_as_a_record() {
    testkit::bytes::as_record::<Industry>(include_str!("../records/3p_random.record"));
}

#[test]
fn any_bytes_as_a_position() {
    testkit::bytes::as_position::<Industry>();
}
