//! `cargo bench -p age-of-industry`: listing, applying, copying, and a whole random game (see testkit).

testkit::speed!(age_of_industry::AgeOfIndustry, [2, 3, 4, 5]);
