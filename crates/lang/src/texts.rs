//! The Fluent files, inside the binary.

use crate::Lang;

macro_rules! files {
    ($code:literal) => {
        &[
            ("errors", include_str!(concat!("../texts/", $code, "/errors.ftl"))),
            ("cli", include_str!(concat!("../texts/", $code, "/cli.ftl"))),
            ("ui", include_str!(concat!("../texts/", $code, "/ui.ftl"))),
            ("table", include_str!(concat!("../texts/", $code, "/table.ftl"))),
            (
                "industria",
                include_str!(concat!("../texts/", $code, "/industria.ftl")),
            ),
            (
                "industria-guide",
                include_str!(concat!("../texts/", $code, "/industria-guide.ftl")),
            ),
            (
                "industria-rules",
                include_str!(concat!("../texts/", $code, "/industria-rules.ftl")),
            ),
            (
                "industry",
                include_str!(concat!("../texts/", $code, "/industry.ftl")),
            ),
            (
                "industry-guide",
                include_str!(concat!("../texts/", $code, "/industry-guide.ftl")),
            ),
            (
                "industry-rules",
                include_str!(concat!("../texts/", $code, "/industry-rules.ftl")),
            ),
            (
                "barrage-guide",
                include_str!(concat!("../texts/", $code, "/barrage-guide.ftl")),
            ),
            (
                "barrage-rules",
                include_str!(concat!("../texts/", $code, "/barrage-rules.ftl")),
            ),
        ]
    };
}

/// The files of a language: name and text.
pub(crate) fn of(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => files!("en"),
        Lang::Fr => files!("fr"),
        Lang::De => files!("de"),
        Lang::It => files!("it"),
    }
}
