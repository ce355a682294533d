//! The page has the layouts of the files.

use testkit::embedded_data::check;

#[test]
fn the_page_has_the_same_layouts() {
    check(board_svg::industria::layout());
    check(board_svg::industry::layout());
    check(board_svg::barrage::layout());
    check(board_svg::age_of_industry::layout());
}
