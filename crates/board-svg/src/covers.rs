//! Posters for the start page, one for each game, with few inks, layered silhouettes and engraved skies.
//!
//! A poster has the same inks in both themes, like a printed sheet.

mod age_of_industry;
mod barrage;
pub(crate) mod drawing;
mod industria;
mod industry;

use crate::svg::escape;

/// The poster of a game (`industria`, `industry`, `age-of-industry`, `barrage`), 600 by 800, with its title and a line
/// below it (may be empty). Any other id gets Industria's scene.
pub fn cover(game: &str, title: &str, tagline: &str) -> String {
    let (scene, plate) = match game {
        "industry" => (industry::scene(), industry::TITLE_PLATE),
        "age-of-industry" => (age_of_industry::scene(), age_of_industry::TITLE_PLATE),
        "barrage" => (barrage::scene(), barrage::TITLE_PLATE),
        _ => (industria::scene(), industria::TITLE_PLATE),
    };
    format!(
        r#"<svg class="ss-cover" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" role="img" aria-label="{}">{scene}{}</svg>"#,
        escape(title),
        drawing::title_plate(&plate, title, tagline)
    )
}
