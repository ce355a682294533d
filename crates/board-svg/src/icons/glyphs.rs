//! Glyphs for buttons: one stroke weight, the colour of the text.

pub(super) fn body(name: &str) -> Option<&'static str> {
    Some(match name {
        "undo" => r#"<path class="g" d="M8.5 4.5L3.5 9.5l5 5M4 9.5h10a6 6 0 0 1 0 12H8"/>"#,
        "replay" => r#"<path class="g" d="M4 12a8.2 8.2 0 1 0 2.6-6L3.5 9M3.5 3.5V9H9"/>"#,
        "play" => r#"<path class="n" d="M6 3.5v17l14.5-8.5z"/>"#,
        "pause" => r#"<path class="n" d="M6 4h4v16H6zM14 4h4v16h-4z"/>"#,
        "step" => r#"<path class="n" d="M5 4v16l11-8zM17 4h3v16h-3z"/>"#,
        "download" => r#"<path class="g" d="M12 3v12.5M7 11l5 5l5-5M3.5 17v4h17v-4"/>"#,
        "upload" => r#"<path class="g" d="M12 16V3.5M7 8.5l5-5l5 5M3.5 17v4h17v-4"/>"#,
        "book" => {
            r#"<path class="g" d="M12 6.5C9.5 4.5 6 4 2.5 4.5v14C6 18 9.5 18.5 12 20.5c2.5-2 6-2.5 9.5-2v-14C18 4 14.5 4.5 12 6.5zM12 6.5v14M5.5 8.5c1.3 0 2.5.2 3.5.6M5.5 12c1.3 0 2.5.2 3.5.6M18.5 8.5c-1.3 0-2.5.2-3.5.6M18.5 12c-1.3 0-2.5.2-3.5.6"/>"#
        }
        "sun" => {
            r#"<path class="g" d="M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>"#
        }
        "moon" => r#"<path class="g" d="M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z"/>"#,
        "globe" => {
            r#"<path class="g" d="M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19c5.5-5.5 5.5-13.5 0-19zM4.5 7h15M4.5 17h15"/>"#
        }
        "menu" => r#"<path class="g" d="M3.5 6h17M3.5 12h17M3.5 18h17"/>"#,
        "close" => r#"<path class="g" d="M5 5l14 14M19 5L5 19"/>"#,
        "info" => r#"<path class="g" d="M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM12 11v6M12 7v.1"/>"#,
        "bot" => {
            r#"<path class="g" d="M4 9h16v11H4zM12 9V4.5M12 3.5v.1M1.5 12.5v4M22.5 12.5v4M8.5 13v1.5M15.5 13v1.5M9 17.5h6"/>"#
        }
        "person" => {
            r#"<path class="g" d="M8 7.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 21.5c0-5 3-8 8-8s8 3 8 8z"/>"#
        }
        "check" => r#"<path class="g b" d="M4 12.5l5.5 5.5L20.5 6"/>"#,
        "arrow-left" => r#"<path class="g" d="M20.5 12h-17M10 5.5L3.5 12l6.5 6.5"/>"#,
        "arrow-right" => r#"<path class="g" d="M3.5 12h17M14 5.5l6.5 6.5l-6.5 6.5"/>"#,
        "home" => r#"<path class="g" d="M2.5 12L12 3.5L21.5 12M5 10v10.5h14V10M10 20.5v-6h4v6M17 8V4"/>"#,
        "settings" => {
            r#"<path class="g" d="M10.3 2.5h3.4l.6 2.8l2 1.2l2.8-.9l1.7 3l-2.2 1.9v2.9l2.2 2l-1.7 2.9l-2.8-.9l-2 1.2l-.6 2.9h-3.4l-.6-2.9l-2-1.2l-2.8.9l-1.7-2.9l2.2-2v-2.9L3.2 8.6l1.7-3l2.8.9l2-1.2zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"/>"#
        }
        "hint" => {
            r#"<path class="g" d="M12 2.5a7 7 0 0 0-4 12.7c.9.8 1.3 1.5 1.3 2.8h5.4c0-1.3.4-2 1.3-2.8a7 7 0 0 0-4-12.7zM9.5 21.5h5M12 18v-6"/>"#
        }
        "eye" => {
            r#"<path class="g" d="M1.5 12C4 7.5 7.5 5 12 5s8 2.5 10.5 7c-2.5 4.5-6 7-10.5 7s-8-2.5-10.5-7zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"/>"#
        }
        "keyboard" => {
            r#"<path class="g" d="M2.5 6.5h19v11h-19zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10"/>"#
        }
        // Lines of a log, and the point from which they are new.
        "since" => r#"<path class="g" d="M3 4h10M3 20h18M9 10h12M9 15h12M2.5 12.5h3.5M4 10l2.3 2.5L4 15"/>"#,
        "clock" => r#"<path class="g" d="M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM12 6v6l4 3"/>"#,
        "crown" => r#"<path class="g" d="M3.5 19.5h17M4 16L2.5 6.5L8 11l4-7.5l4 7.5l5.5-4.5L20 16z"/>"#,
        "chart" => r#"<path class="g" d="M3.5 3v17.5h17.5M7 16l4-5.5l3.5 3L20 6"/>"#,
        "plus" => r#"<path class="g" d="M12 4v16M4 12h16"/>"#,
        _ => return None,
    })
}
