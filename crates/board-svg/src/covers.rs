//! Posters for the start page, one for each game: few inks, layered silhouettes, engraved skies.
//!
//! A poster keeps its own inks in both themes, as a printed sheet does.

mod age_of_industry;
mod barrage;
mod industria;
mod industry;
pub(crate) mod print;

use crate::svg::escape;

/// The poster of a game (`industria`, `industry`, `age-of-industry`, `barrage`), 600 by 800, with its title and a
/// line below it (may be empty). Any other id gets the scene of Industria.
pub fn cover(game: &str, title: &str, tagline: &str) -> String {
    let (scene, plate) = match game {
        "industry" => (industry::scene(), industry::PLATE),
        "age-of-industry" => (age_of_industry::scene(), age_of_industry::PLATE),
        "barrage" => (barrage::scene(), barrage::PLATE),
        _ => (industria::scene(), industria::PLATE),
    };
    format!(
        r#"<svg class="ss-cover" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" role="img" aria-label="{}">{scene}{}</svg>"#,
        escape(title),
        print::plate(&plate, title, tagline)
    )
}
