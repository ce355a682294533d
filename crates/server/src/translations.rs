//! Every sentence in every language, read once.

use std::sync::OnceLock;

use lang::{Lang, Translations};

/// The sentences of one language.
pub(crate) fn translations(lang: Lang) -> &'static Translations {
    static ALL: OnceLock<[Translations; 4]> = OnceLock::new();
    let all = ALL.get_or_init(|| Lang::ALL.map(Translations::new));
    let at = Lang::ALL.iter().position(|known| *known == lang).unwrap_or(0);
    &all[at]
}
