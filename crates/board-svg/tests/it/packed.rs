//! The embedded layouts are the same as in the files.

use testkit::embedded_data::check;

#[test]
fn embedded_layouts_match_the_files() {
    check(board_svg::industria::layout());
    check(board_svg::industry::layout());
    check(board_svg::barrage::layout());
    check(board_svg::age_of_industry::layout());
}
