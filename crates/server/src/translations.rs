//! The translations for all languages, loaded once.

use std::sync::OnceLock;

use lang::{Lang, Translations};

/// The translations for one language.
pub(crate) fn translations(lang: Lang) -> &'static Translations {
    static TRANSLATIONS: OnceLock<[Translations; 4]> = OnceLock::new();
    let all = TRANSLATIONS.get_or_init(|| Lang::ALL.map(Translations::new));
    let at = Lang::ALL.iter().position(|known| *known == lang).unwrap_or(0);
    &all[at]
}
