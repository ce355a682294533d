//! View in, SVG text out: the boards, cards, icons and posters of Smokestack, drawn by our own hand.
//!
//! Nothing here knows a rule, a language or a browser. The caller says what lies where and gives every word; the
//! answer is SVG text, the same for the same input. All colours come from `assets/*.css` ([`HOUSE_CSS`]),
//! which a page includes once: it holds both themes, so a picture needs no second version for the dark.
//!
//! - [`industria::board`]: the whole board; [`industria::tile_card`] and [`industria::tile_back`]: single tiles
//! - [`industry::board`]: its twin of 2010; [`industry::field_card`] and other single pieces
//! - [`barrage::map`], [`barrage::wheel`] and the other boards of Barrage, each a picture of its own
//! - [`age_of_industry::map`]: both maps; displays, cards and tiles of Age of Industry
//! - [`icon`]: small pictures for running text and buttons
//! - [`cover`]: the posters of the start page; [`logo`] and [`app_icon`]

pub mod age_of_industry;
mod art;
pub mod barrage;
pub mod covers;
pub mod icons;
pub mod industria;
pub mod industry;
mod logo;
mod pictograms;
mod seats;
mod spot;
mod svg;
mod text;
mod ways;

pub use covers::cover;
pub use icons::{ICON_NAMES, icon, icon_symbols};
pub use logo::{app_icon, logo};
pub use seats::{SEATS, company_seat, seat_class, seat_token};
pub use svg::escape;

/// The house style sheet: palette of both themes and every class that the pictures use.
///
/// A page sets `data-theme="light"` or `data-theme="dark"` on its root to choose; without it the
/// reader's system preference decides.
pub const HOUSE_CSS: &str = concat!(
    include_str!("../assets/house.css"),
    include_str!("../assets/barrage.css"),
    include_str!("../assets/age-of-industry.css")
);
