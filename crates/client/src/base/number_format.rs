//! Decimal numbers, formatted for each language.

use lang::Lang;

/// A number with one decimal place: `31.5`, `31,5`.
pub(crate) fn decimal(lang: Lang, value: f64) -> String {
    let text = format!("{value:.1}");
    match lang {
        Lang::En => text,
        Lang::Fr | Lang::De | Lang::It => text.replace('.', ","),
    }
}

/// A number with one decimal place and its sign: `+2.1`, `−1.3`.
pub(crate) fn signed(lang: Lang, value: f64) -> String {
    let sign = if value < 0.0 { '−' } else { '+' };
    format!("{sign}{}", decimal(lang, value.abs()))
}

/// A fraction (0 to 1) as a whole percentage.
pub(crate) fn percent(share: f32) -> i32 {
    (share * 100.0).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_formatted_for_the_language() {
        assert_eq!(decimal(Lang::En, 31.46), "31.5");
        assert_eq!(decimal(Lang::De, 31.46), "31,5");
        assert_eq!(signed(Lang::Fr, -1.3), "−1,3");
        assert_eq!(signed(Lang::En, 2.06), "+2.1");
        assert_eq!(percent(0.424), 42);
    }
}
