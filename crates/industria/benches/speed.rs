//! `cargo bench -p industria`: listing, applying, copying, and a whole random game (see testkit).

testkit::speed!(industria::Industria, [3, 4]);
