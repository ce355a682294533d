//! The boards, cards, icons and posters of Smokestack as SVG text.
//!
//! This crate uses the games' component data, but no rules, languages or browser. The caller passes a scene with the
//! positions of all pieces and all texts; the same scene always produces the same SVG. All colours come from `assets/*.css`
//! ([`BASE_CSS`], [`BOARD_CSS`]), which a page includes once: they contain both themes, so a picture needs no dark version.
//!
//! - [`industria::board`]: the whole board; [`industria::tile_card`] and [`industria::tile_back`]: single tiles
//! - [`industry::board`]: the board of its 2010 successor; [`industry::field_card`] and other single pieces
//! - [`barrage::map`], [`barrage::wheel`] and the other boards of Barrage, each as a separate picture
//! - [`age_of_industry::map`]: both maps; displays, cards and tiles of Age of Industry
//! - [`icon`]: small pictures for running text and buttons
//! - [`cover`]: the posters on the start page; [`logo`] and [`app_icon`]

pub mod age_of_industry;
pub mod barrage;
pub mod covers;
mod icon_style;
pub mod icons;
pub mod industria;
pub mod industry;
mod logo;
mod pictograms;
mod polyline;
mod seats;
mod spot;
mod svg;
mod text;

pub use covers::cover;
pub use icons::{ICON_NAMES, icon, icon_symbols};
pub use logo::{app_icon, logo};
pub use seats::{SEATS, company_seat, seat_class, seat_token};
pub use svg::escape;

use smokestack_core::embedded_data::pack;

/// The layouts of all boards, packed for the web client: the name, the path of the type, and the bytes.
pub fn packed_layouts() -> [(&'static str, &'static str, Vec<u8>); 4] {
    [
        (
            "industria-layout",
            "board_svg::industria::Layout",
            pack(industria::layout()),
        ),
        (
            "industry-layout",
            "board_svg::industry::Layout",
            pack(industry::layout()),
        ),
        (
            "barrage-layout",
            "board_svg::barrage::Layout",
            pack(barrage::layout()),
        ),
        (
            "age-of-industry-layout",
            "board_svg::age_of_industry::Layout",
            pack(age_of_industry::layout()),
        ),
    ]
}

/// The base style sheet: the palettes of both themes and every class that icons, posters and the first two games use.
///
/// A page sets `data-theme="light"` or `data-theme="dark"` on its root element to choose a theme; without it, the
/// system's preference applies.
pub const BASE_CSS: &str = include_str!("../assets/base.css");

/// What the other games' pictures add to [`BASE_CSS`]; it goes after it.
pub const BOARD_CSS: &str = concat!(
    include_str!("../assets/barrage.css"),
    include_str!("../assets/age-of-industry.css")
);
