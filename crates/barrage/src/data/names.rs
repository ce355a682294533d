//! Names of whole families of components, from patterns with gaps such as `{n}`.

use super::Names;

impl Names {
    /// The same name in every language.
    pub(super) fn same(name: &str) -> Names {
        Names {
            en: name.to_owned(),
            fr: name.to_owned(),
            de: name.to_owned(),
            it: name.to_owned(),
        }
    }

    /// The pattern with a gap filled.
    pub(super) fn with(&self, gap: &str, filling: impl ToString) -> Names {
        self.with_names(gap, &Names::same(&filling.to_string()))
    }

    /// The pattern with a gap filled in each language by its own word.
    pub(super) fn with_names(&self, gap: &str, filling: &Names) -> Names {
        Names {
            en: self.en.replace(gap, &filling.en),
            fr: self.fr.replace(gap, &filling.fr),
            de: self.de.replace(gap, &filling.de),
            it: self.it.replace(gap, &filling.it),
        }
    }
}

/// A modifier as it is printed: +2, ±0, −1.
pub(super) fn signed(modifier: i8) -> String {
    match modifier {
        0 => "±0".to_owned(),
        1.. => format!("+{modifier}"),
        _ => format!("−{}", modifier.unsigned_abs()),
    }
}
