//! Posters for the start page, one for each game.

use crate::svg::escape;

/// The poster of a game (`industria`, `industry`, `age-of-industry`, `barrage`), 600 by 800, with its title.
pub fn cover(game: &str, title: &str, tagline: &str) -> String {
    format!(
        r#"<svg class="ss-cover" viewBox="0 0 600 800" role="img" aria-label="{}"><!-- {} {} --></svg>"#,
        escape(title),
        escape(game),
        escape(tagline)
    )
}
