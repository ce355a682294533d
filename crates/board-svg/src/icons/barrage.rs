//! The icons of Barrage: machines, water, structures, companies.

use crate::svg::{gear, ring};

pub(super) fn body(name: &str) -> Option<String> {
    if let Some(company) = name.strip_prefix("em-") {
        return emblem(company).map(|d| format!(r#"<path class="em" fill-rule="evenodd" d="{d}"/>"#));
    }
    if let Some(company) = name.strip_prefix("company-") {
        let d = emblem(company)?;
        return Some(format!(
            r#"<g class="co-{company}"><circle class="co-disc" cx="12" cy="12" r="11"/><path class="em" fill-rule="evenodd" transform="translate(3.6 3.6) scale(.7)" d="{d}"/></g>"#
        ));
    }
    machine(name)
        .or_else(|| water(name))
        .or_else(|| structure(name))
        .or_else(|| paper(name))
        .map(str::to_owned)
}

/// The emblem of a company on a 24 by 24 grid: star, cog, leaf, lily.
fn emblem(company: &str) -> Option<String> {
    Some(match company {
        "usa" => ring(12.0, 12.9, 10, [11.2, 4.7], -90.0),
        "germany" => gear(12.0, 12.0, 11.0, 8) + &ring(12.0, 12.0, 6, [4.2; 2], 0.0),
        "italy" => "M12 1.5C19.5 5.5 21 13.5 13.4 18.6V23h-2.8v-4.4C3 13.5 4.5 5.5 12 1.5zM11.3 7v2.4L8.3 7.6v1.7l3 1.9v2.1l-3.4-2v1.7l3.4 2.1v1.6h1.4v-1.6l3.4-2.1v-1.7l-3.4 2v-2.1l3-1.9V7.6l-3 1.8V7z".to_owned(),
        "france" => "M12 .8c3.3 4 3.8 8 1.3 12.2h.9c.2-3.8 1.9-6.3 4.6-6.3c3.3 0 4.8 3.8 2.7 6.9c-.5-1.9-2.3-2.2-2.9-.6c-.3.9 0 1.6.4 2H17v2.2h-3l1.3 3L12 23.2l-3.3-3l1.3-3H7v-2.2h-2c.4-.4.7-1.1.4-2c-.6-1.6-2.4-1.3-2.9.6C.4 10.5 1.9 6.7 5.2 6.7c2.7 0 4.4 2.5 4.6 6.3h.9C8.2 8.8 8.7 4.8 12 .8z".to_owned(),
        _ => return None,
    })
}

fn machine(name: &str) -> Option<&'static str> {
    Some(match name {
        "excavator" => {
            r#"<g class="i c-excavator"><path d="M3 16.8h11a2.7 2.7 0 0 1 0 5.4H3a2.7 2.7 0 0 1 0-5.4z"/><path d="M2 9h7.5l3 4.2v3.6H2z"/><path d="M10.3 12.5L15 2.2l2.2.4l5 8.8h-2.4l-3.6-5.6l-3.7 8.4z"/><path class="n" d="M17.8 11h6l-.7 5.2h-3.4z"/><path class="n" d="M4 10.8h3.5v2.7H4z"/></g>"#
        }
        "mixer" => {
            r#"<g class="i c-mixer"><path d="M1 4.8L5.5 2l10 3.8c2.5 2.6 2.5 6.4 0 9L4 15.5z"/><path class="p2" d="M7.5 3L6 15.3M12.5 4.8l-1.3 10.3"/><path d="M17.8 8h3.2l2.2 4v5.5H1v-2.2h16.8z"/><circle class="f" cx="6" cy="19.3" r="3"/><circle class="f" cx="17.5" cy="19.3" r="3"/></g>"#
        }
        "machine" => {
            r#"<g class="i c-excavator"><path d="M7 1.5h10l5.5 5.5v10L17 22.5H7L1.5 17V7z"/><path class="c-mixer tinted" d="M20 4.5l2.5 2.5v10L17 22.5H7L4 19.5z"/><path class="q" d="M8.3 9.3c0-2.3 1.7-3.7 3.8-3.7s3.7 1.4 3.7 3.3c0 2.7-3.5 2.9-3.5 5.6M12.3 18.3v.1"/></g>"#
        }
        "turn" => {
            r#"<g class="i c-wheel"><circle cx="10.5" cy="13.5" r="8.8"/><path class="p2" d="M10.5 4.7v17.6M2.9 9.1l15.2 8.8M2.9 17.9l15.2-8.8"/><circle class="f" cx="10.5" cy="13.5" r="2.8"/><path class="q" d="M13.5 1.8a9.5 9.5 0 0 1 7.8 6.5"/><path class="n" d="M17.3 8.3h7.2l-3.4 6z"/></g>"#
        }
        "engineer" => {
            r#"<g class="i c-co"><path d="M4.5 23c-.6-6 2-9 4.5-9.8h6c2.5.8 5.1 3.8 4.5 9.8z"/><circle class="f" cx="12" cy="9.5" r="4.2"/><path d="M5.8 8.5h12.4v-1.6h-1.5C16.5 3.5 14.5 1.2 12 1.2S7.5 3.5 7.3 6.9H5.8z"/></g>"#
        }
        "turbine" => {
            r#"<g class="i c-wheel"><circle cx="12" cy="12" r="10.8"/><path class="n" d="M12 12c-4-2-5-6-3-9.5c3 1 4.5 4.5 3 9.5c2-4 6-5 9.5-3c-1 3-4.5 4.5-9.5 3c4 2 5 6 3 9.5c-3-1-4.5-4.5-3-9.5c-2 4-6 5-9.5 3c1-3 4.5-4.5 9.5-3z"/><circle class="f" cx="12" cy="12" r="2.2"/></g>"#
        }
        _ => return None,
    })
}

fn water(name: &str) -> Option<&'static str> {
    Some(match name {
        "drop" => {
            r#"<g class="i c-water"><path d="M12 1.2s7.8 8.3 7.8 14a7.8 7.8 0 0 1-15.6 0C4.2 9.5 12 1.2 12 1.2z"/><path class="shine" d="M7.8 15c0 2.6 1.6 4.3 3.7 4.6"/></g>"#
        }
        "drop-wait" => {
            r#"<g class="i c-water"><path d="M12 .8s5.8 6.2 5.8 10.4a5.8 5.8 0 0 1-11.6 0C6.2 7 12 .8 12 .8z"/></g><path class="g" d="M2.5 14.5v7h19v-7"/>"#
        }
        "drop-flow" => {
            r#"<g class="i c-water"><path d="M8.5 1s5.8 6.2 5.8 10.4a5.8 5.8 0 0 1-11.6 0C2.7 7.2 8.5 1 8.5 1z"/></g><path class="g" d="M18.8 4v17M14.3 17l4.5 4.8l4.5-4.8"/>"#
        }
        "basin" => {
            r#"<g class="i c-water"><path d="M2 11c0-4 4.5-6 10-6s10 2 10 6c0 5-4.5 8.5-10 8.5S2 16 2 11z"/><path class="shine" d="M6 11q1.5-1.5 3 0t3 0t3 0t3 0M8.5 15q1.2-1.2 2.4 0t2.4 0t2.4 0"/></g>"#
        }
        _ => return None,
    })
}

fn structure(name: &str) -> Option<&'static str> {
    Some(match name {
        "base" => {
            r#"<g class="i c-concrete"><path d="M1.5 11h21l-3.5 10.5H5z"/><path class="p2" d="M3.5 16.2h17M9 11v5.2M15 11v5.2M12 16.2v5.3"/></g><path class="g wave" d="M2.5 6.5q2.4-2.6 4.8 0t4.7 0t4.7 0t4.8 0"/>"#
        }
        "elevation" => {
            r#"<g class="i"><path class="f dash" d="M3 16h18l-2 6H5z"/></g><g class="i c-concrete"><path d="M1.5 9h21l-1.8 6.5H3.3z"/><path class="p2" d="M8.5 9v6.5M15.5 9v6.5"/></g><path class="n" d="M12 .5l5 5.5H7z"/>"#
        }
        "conduit" => {
            r#"<g class="i c-pipe"><path d="M1.5 4.5h9c6 0 10 4 10 9.5v4.5h-7V14c0-2-1-3-3-3h-9z"/><path d="M11.8 18h10.4v4H11.8zM1 3h3.5v9.5H1z"/></g>"#
        }
        "powerhouse" => {
            r#"<g class="i c-house"><path d="M2 22V10l6.5-5v5l6.5-5v5l7-5v17z"/><path class="n" d="M13.5 9.8L7.5 16.3h3.7L9.8 21.3l6.5-7h-3.9z"/></g>"#
        }
        "structure" => {
            r#"<g class="i c-any"><path d="M2.5 22V9.5L12 2l9.5 7.5V22z"/><path class="q" d="M8.8 11.5c0-2 1.4-3.2 3.3-3.2s3.2 1.2 3.2 2.9c0 2.3-3 2.5-3 4.8M12.3 19.3v.1"/></g>"#
        }
        "dam" => {
            r#"<g class="i c-concrete"><path d="M1 7h22l-4.5 15h-13z"/><path class="p2" d="M2.5 12h19M4 17h16M9 7v5M15 7v5M12 12v5M9 17v5M15 17v5"/></g><path class="g wave" d="M3 3.5q2.2-2.3 4.5 0t4.5 0t4.5 0t4.5 0"/>"#
        }
        _ => return None,
    })
}

fn paper(name: &str) -> Option<&'static str> {
    Some(match name {
        "contract" => {
            r#"<g class="i"><path class="f" d="M4 1.5h11.5L20 6v16.5H4z"/><path class="p2" d="M15.5 1.5V6H20M7 9.5h10M7 13h10"/></g><g class="i c-electricity"><path d="M13.8 12.5l-5 6h3l-1 4.7l5.5-6.7h-3.2z"/></g>"#
        }
        "patent" => {
            r#"<g class="i c-wheel"><path d="M6 1.5h12L22.5 6v12L18 22.5H6L1.5 18V6z"/><path class="n" fill-rule="evenodd" d="M10.6 5h2.8l.4 2.2l1.7.7l1.9-1.2l2 2l-1.2 1.9l.7 1.7l2.1.4v2.6l-2.1.4l-.7 1.7l1.2 1.9l-2 2l-1.9-1.2l-1.7.7l-.4 2.2h-2.8l-.4-2.2l-1.7-.7l-1.9 1.2l-2-2l1.2-1.9l-.7-1.7L3 15.3v-2.6l2.1-.4l.7-1.7l-1.2-1.9l2-2l1.9 1.2l1.7-.7zM12 10.7a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4z" transform="translate(2.4 .8) scale(.8)"/></g>"#
        }
        "officer" => {
            r#"<g class="i"><ellipse class="f" cx="12" cy="12" rx="9.5" ry="11"/><path class="n" d="M5 19c1-3 3.5-4 5-4.3v-1.5c-1.3-1-2-2.6-2-4.4C8 6 9.7 4.3 12 4.3S16 6 16 8.8c0 1.8-.7 3.4-2 4.4v1.5c1.5.3 4 1.3 5 4.3c-1.8 2.4-4.2 3.5-7 3.5S6.8 21.4 5 19z"/></g>"#
        }
        "mountain" => {
            r#"<g class="i c-mountain"><path d="M.8 21.5L9 4l4.5 9l3-5.5l6.7 14z"/><path class="f" d="M9 4l2.8 5.7l-1.8-.6l-1.3 1.8l-1.3-1.6l-1.3 1z"/></g>"#
        }
        "hill" => {
            r#"<g class="i c-hill"><path d="M1 21.5c0-8 4-12 8-12c2.5 0 4.5 1.5 6 4c1-1 2-1.5 3-1.5c3 0 5 4 5 9.5z"/><path class="n" d="M9 3l3 5H6zM9 6.5l2.5 4h-5z"/></g>"#
        }
        "plain" => {
            r#"<g class="i c-plain"><path d="M1 8h22v13.5H1z"/><path class="p2" d="M10.5 8L4 21.5M12 8v13.5M13.5 8L20 21.5M15.5 8L23 17M8.5 8L1 17"/></g>"#
        }
        "red-space" => {
            r#"<rect class="red-space" x="2.5" y="3.5" width="19" height="17" rx="3"/><g class="i c-coin"><circle cx="12" cy="12" r="4.5"/></g>"#
        }
        _ => return None,
    })
}
