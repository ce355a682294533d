//! Every sentence in every language, read once.

use std::sync::OnceLock;

use lang::{Lang, Phrases};

/// The sentences of one language.
pub(crate) fn phrases(lang: Lang) -> &'static Phrases {
    static ALL: OnceLock<[Phrases; 4]> = OnceLock::new();
    let all = ALL.get_or_init(|| Lang::ALL.map(Phrases::new));
    let at = Lang::ALL.iter().position(|known| *known == lang).unwrap_or(0);
    &all[at]
}
