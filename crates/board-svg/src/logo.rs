//! The logo: a smokestack over saw-tooth roofs.

/// The logo in the current colour, 64 by 64. It uses simple shapes, because it is also shown at 16 pixels.
pub(crate) fn mark() -> &'static str {
    concat!(
        r#"<g fill="currentColor" stroke="none" fill-rule="evenodd">"#,
        // Roofs and walls with two lit windows, then the stack with its collar and a light edge.
        r#"<path d="M3 60V42l11-8v8l11-8v26zM8 48v6h5v-6zM17 48v6h5v-6z"/>"#,
        r#"<path d="M27 60l2.6-36h9.8L42 60zM34.5 27l.5 30h1.8l-.8-30z"/><path d="M27.5 18h14v4.5h-14z"/>"#,
        r#"<path d="M44 60V44h16v16zM47.5 48v5h4v-5zM54 48v5h4v-5z"/><path d="M1 61.5h62V64H1z"/>"#,
        // The plume: one shape with engraved swirls left open.
        r#"<path d="M34 15.5c-5.5.5-8-6-3-8.5c0-5.5 7.5-7.5 10.5-3.5c3.5-4 11-2.5 11.5 2.5c5.5-.5 8.5 4 6.5 8c-2 3.5-6.5 3-9 1.5c-3 3-7.5 2.5-9.5.3c-2 1.5-4.5 1.3-7-.3zM35 9.5c1.5-2 4-2.3 5.5-.8c-1.5-.4-3 0-4 1.8zM45 6.5c2-1.5 4.5-1 5.3 1c-1.5-.8-3-.7-4.3.5zM52 11.5c1.5-1.3 3.5-1.2 4.5.3c-1.3-.4-2.5-.2-3.5.9z"/>"#,
        "</g>"
    )
}

/// The logo in the colour of the surrounding text.
pub fn logo() -> String {
    format!(
        r#"<svg class="ss-logo" viewBox="0 0 64 64" aria-hidden="true" focusable="false">{}</svg>"#,
        mark()
    )
}

/// The logo as an enamel sign with fixed colours, for favicons and home screens: a complete file, 512 by 512.
pub fn app_icon() -> String {
    format!(
        concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">"##,
            r##"<rect width="64" height="64" rx="13" fill="#1f4f7c"/>"##,
            r##"<rect x="2.5" y="2.5" width="59" height="59" rx="11" fill="none" stroke="#fdf8ea" stroke-width="1.5"/>"##,
            r##"<circle cx="40" cy="24" r="15" fill="#e2723b"/>"##,
            r##"<g color="#fdf8ea" transform="translate(9 8) scale(.72)">{}</g></svg>"##
        ),
        mark()
    )
}
