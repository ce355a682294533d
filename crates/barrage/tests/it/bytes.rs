//! Random bytes as actions, as record files and as positions never cause a panic (see testkit).

use barrage::Barrage;

#[test]
fn any_bytes_as_actions() {
    testkit::bytes::as_actions::<Barrage>();
}

#[test]
fn any_bytes_as_a_record() {
    testkit::bytes::as_record::<Barrage>(include_str!("../records/2p_random.record"));
}

#[test]
fn any_bytes_as_a_position() {
    testkit::bytes::as_position::<Barrage>();
}
