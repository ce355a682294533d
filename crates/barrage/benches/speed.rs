//! `cargo bench -p barrage`: listing, applying, copying, and a whole random game (see testkit).

testkit::speed!(barrage::Barrage, [2, 3, 4]);
