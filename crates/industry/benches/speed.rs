//! `cargo bench -p industry`: listing, applying, copying, and a whole random game (see testkit).

testkit::speed!(industry::Industry, [3, 4]);
