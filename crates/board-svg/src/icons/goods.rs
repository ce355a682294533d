//! Icons of goods: resources, bonus symbols, money, points, kinds of tile.
//!
//! Classes: `i` ink outline over the tint, `h` thin hatching, `n` solid ink, `p` paper.

pub(super) fn body(name: &str) -> Option<&'static str> {
    resource(name).or_else(|| bonus(name)).or_else(|| token(name))
}

fn resource(name: &str) -> Option<&'static str> {
    Some(match name {
        "stone" => {
            r#"<g class="i c-stone"><path d="M2.5 17.5L4.5 9L11 4l7.5 2.5L21.5 14l-2.5 5.5L8 20.5z"/><path class="h" d="M4.5 9l6 2.5l8-5M10.5 11.5L8 20.5M10.5 11.5l8.5 8M13.5 17l4.5-5.5M15.5 18l4.5-5M5 12.5l2.5 6"/></g>"#
        }
        "brick" => {
            r#"<g class="i c-brick"><path d="M2.5 5h19v14.5h-19z"/><path class="p2" d="M2.5 9.8h19M2.5 14.7h19M9 5v4.8M16 5v4.8M5.8 9.8v4.9M12.5 9.8v4.9M19 9.8v4.9M9 14.7v4.8M16 14.7v4.8"/></g>"#
        }
        "wood" => {
            r#"<g class="i c-wood"><path d="M7 6.5h13.5v11H7z"/><path class="h" d="M12.5 9h6M13 12h7M12.5 15h5"/><ellipse cx="7" cy="12" rx="4.5" ry="5.5"/><ellipse class="h" cx="7" cy="12" rx="2.5" ry="3.2"/><path class="h" d="M7 11.2v1.6"/></g>"#
        }
        "iron" => {
            r#"<g class="i c-iron"><path d="M8.5 5.5h7L18 12H6z"/><path d="M3.5 12.5h7L13 19.5H1z"/><path d="M13.5 12.5h7L23 19.5H11z"/><path class="h" d="M9 8.5l-1 2.5M15 8.5l1 2.5M4 15.5l-1 2.5M14 15.5l-1 2.5M10 15.5l1 2.5M20 15.5l1 2.5"/></g>"#
        }
        "ceramics" => {
            r#"<g class="i c-ceramics"><path d="M8.5 3h7l-.8 2.2c0 1.5 4.8 3.3 4.8 8.3c0 4-3.5 6.5-4 7.5h-7c-.5-1-4-3.5-4-7.5c0-5 4.8-6.8 4.8-8.3z"/><path class="h" d="M5.6 10.5h12.8M4.8 14.5l2.4-2l2.4 2l2.4-2l2.4 2l2.4-2l2.4 2M6 16.8h12"/></g>"#
        }
        "glass" => {
            r#"<g class="i c-glass"><path d="M10 2.5h4v5.2c0 1.3 3.5 2.5 3.5 6v7.8h-11v-7.8c0-3.5 3.5-4.7 3.5-6z"/><path class="h" d="M10 5h4M9 13v6M6.5 15.8h11"/></g>"#
        }
        "electricity" => {
            r#"<g class="i c-electricity"><path d="M14 1.5L4.5 13.8h6L8.5 22.5L19.5 9.3h-6.3z"/></g>"#
        }
        "cable" => {
            r#"<g class="i c-cable"><path d="M3.5 7.500c0-2 3.8-3.5 8.5-3.500s8.5 1.5 8.5 3.500v9c0 2-3.8 3.5-8.5 3.500s-8.5-1.5-8.5-3.500z"/><ellipse class="f" cx="12" cy="7.5" rx="8.5" ry="3.5"/><ellipse class="n" cx="12" cy="7.5" rx="2.8" ry="1.2"/><path class="p2" d="M3.5 11c0 2 3.8 3.5 8.5 3.500s8.5-1.5 8.5-3.500M3.5 14c0 2 3.8 3.5 8.5 3.500s8.5-1.5 8.5-3.5"/><path d="M20.5 15.500c2 1 1.5 4-.5 5.5" fill="none"/></g>"#
        }
        "any" => {
            r#"<g class="i c-any"><path d="M7 2h10l5 5v10l-5 5H7l-5-5V7z"/><path class="q" d="M8.3 9.300c0-2.3 1.7-3.7 3.8-3.700s3.7 1.4 3.7 3.300c0 2.7-3.5 2.9-3.5 5.600M12.3 18.300v.1"/></g>"#
        }
        "cement" => {
            r#"<g class="i c-cement"><path d="M5 5.5c-1 3-.5 4-1 7.5s-.5 6 .5 8.5h15c1-2.5.5-5 .5-8.5s.5-4.5-1-7.5c-2.5 1-11.5 1-14 0z"/><path d="M5 5.5L7 2.5h10l2 3"/><path class="n" d="M8 11h8v6H8z"/><path class="h" d="M6 19.5h12M6.5 8.5h11"/></g>"#
        }
        "steel" => {
            r#"<g class="i c-steel"><path d="M3.5 4h13v3.5h-4.5v8h4.5V19h-13v-3.5H8v-8H3.5z"/><path d="M16.5 4l4-1.5V6l-4 1.5zM16.5 15.5l4-1.5v3.5l-4 1.5zM12 7.5l4.5 0v0l-2.5 1.5v6.5H12z"/></g>"#
        }
        "plastic" => {
            r#"<g class="i c-plastic"><path d="M4 8.5L7.5 5H13V2.5h5V5l2 1.5v15H4z"/><path class="f" d="M7.5 9.5L9 8h4.5v2.5h-6z"/><path class="h" d="M8 13.5l8 5.5M16 13.5L8 19"/></g>"#
        }
        "computer" => {
            r#"<g class="i c-computer"><path d="M3.5 3h17v12.5h-17z"/><path class="f" d="M6 5.5h12V13H6z"/><path class="h" d="M7.5 7.5h4M7.5 9.5h7M7.5 11.5h3"/><path d="M1.5 21.5l2.5-4h16l2.5 4z"/></g>"#
        }
        _ => return None,
    })
}

/// Enamel roundels: white on dark, so that they stand apart from resources at any size.
fn bonus(name: &str) -> Option<&'static str> {
    Some(match name {
        "canal" => {
            r#"<g class="e"><circle cx="12" cy="12" r="11"/><path d="M4 9.5q2-2 4 0t4 0t4 0t4 0M4 13.5q2-2 4 0t4 0t4 0t4 0M5.5 17.5q1.6-1.6 3.2 0t3.3 0t3.3 0t3.2 0M7 5.5h10"/></g>"#
        }
        "harbour" => {
            r#"<g class="e"><circle cx="12" cy="12" r="11"/><circle class="o" cx="12" cy="6" r="2"/><path d="M12 8v11.5M8.5 10.5h7M5 13.5c0 3.5 3 6 7 6s7-2.5 7-6M3.6 15.3L5 13.3l2.2 1.3M20.4 15.3L19 13.3l-2.2 1.3"/></g>"#
        }
        "rail" => {
            r#"<g class="e"><circle cx="12" cy="12" r="11"/><path d="M10.7 3.8L8 20.2M13.3 3.8L16 20.2M8.8 6h6.4M7.4 9.5h9.2M5.6 13.6h12.8M4.5 18h15"/></g>"#
        }
        "pipeline" => {
            r#"<g class="e"><circle cx="12" cy="12" r="11"/><path class="x" d="M3.5 8.5H8v1h6.5c1.5 0 2.5 1 2.5 2.5v4h1v3.5h-7V16h1v-1.5H8v1H3.5z"/><path d="M11 9V5.5M8.5 5.5h5"/></g>"#
        }
        "river" => {
            r#"<g class="e e-river"><circle cx="12" cy="12" r="11"/><path d="M9.5 2.800c-2.5 3.5 4 4.5 2 8.200s-6 4-5 9M15.5 2.800c-2.5 3.5 4 4.5 2 8.200s-5.5 4.5-4.5 10M5.5 8.500h1M17.5 15.500h1.500M9.8 16h1.200M13 6.500h.8"/></g>"#
        }
        "pipe" => {
            r#"<g class="e e-pipe"><circle cx="12" cy="12" r="11"/><path class="x" d="M2.8 10h2.700V8.500H8V10h8V8.500h2.500V10h2.700v5.500h-2.700V17H16v-1.500H8V17H5.500v-1.500H2.800z"/><path d="M12 10V5.800M8.8 5.500h6.4"/></g>"#
        }
        "power" => {
            r#"<g class="e e-power"><circle cx="12" cy="12" r="11"/><path d="M8 21L11 3.800h2L16 21M9 15.500l6-5.500M15 15.500L9.8 10M5 8h14M6.5 11.500h11M5 8v1.500M19 8v1.500M9.8 10h4.6"/></g>"#
        }
        "network" => {
            r#"<g class="e"><circle cx="12" cy="12" r="11"/><path d="M12 12L6 7.5M12 12l6.5-3.5M12 12l-4.5 6M12 12l5 5.5M6 7.5l1.5 10.5M18.5 8.5L17 17.5"/><g class="x"><circle cx="12" cy="12" r="2.6"/><circle cx="6" cy="7.5" r="2"/><circle cx="18.5" cy="8.5" r="2"/><circle cx="7.5" cy="18" r="2"/><circle cx="17" cy="17.5" r="2"/></g></g>"#
        }
        _ => return None,
    })
}

fn token(name: &str) -> Option<&'static str> {
    Some(match name {
        "coin" => {
            r#"<g class="i c-coin"><circle cx="12" cy="12" r="10.5"/><circle class="h" cx="12" cy="12" r="8.3" stroke-dasharray="1 1.2"/></g>"#
        }
        "vp" => {
            r#"<g class="laurel"><path class="s" d="M10 21.3C5.5 20.3 2.8 16.7 2.8 12.3c0-2.5.9-4.8 2.5-6.5M14 21.3c4.5-1 7.2-4.6 7.2-9c0-2.5-.9-4.8-2.5-6.5"/><path d="M9.2 21Q6 20 3.7 22.4Q6.8 23.4 9.2 21ZM5.2 18.5Q3 16 -0.2 16.9Q2 19.3 5.2 18.5ZM3 14.2Q2.3 11 -0.9 10.2Q-0.2 13.4 3 14.2ZM3.3 9.5Q4.3 6.3 1.9 4Q0.9 7.1 3.3 9.5ZM5.8 5.5Q8.3 3.3 7.4 0.1Q5 2.3 5.8 5.5ZM14.8 21Q17.2 23.4 20.3 22.4Q18 20 14.8 21ZM18.8 18.5Q22 19.3 24.2 16.9Q21 16 18.8 18.5ZM21 14.2Q24.2 13.4 24.9 10.2Q21.7 11 21 14.2ZM20.7 9.5Q23.1 7.1 22.1 4Q19.7 6.3 20.7 9.5ZM18.2 5.5Q19 2.3 16.6 0.1Q15.7 3.3 18.2 5.5Z"/></g>"#
        }
        "factory" => {
            r#"<path class="n" d="M2 21.5V12l5-3.5V12l5-3.5V12l3-2L15.8 3h3.4L20.5 12H22v9.5zM5 15v3h2.5v-3zM10 15v3h2.5v-3zM15 15v3h2.5v-3z" fill-rule="evenodd"/>"#
        }
        "technology" => {
            r#"<path class="g" d="M12 3a6 6 0 0 0-3.5 10.8c.8.7 1.2 1.6 1.2 2.7h4.6c0-1.1.4-2 1.2-2.7A6 6 0 0 0 12 3zM9.7 19h4.6M10.5 21.5h3M12 16.5v-5M9.8 9.5l2.2 2l2.2-2M12 .5v.2M3.5 9h.2M20.5 9h-.2M5.8 3.3l.3.3M18.2 3.3l-.3.3"/>"#
        }
        "resource" => {
            r#"<path class="g" d="M3 8l9-4.5L21 8v9l-9 4.5L3 17zM3 8l9 4.5L21 8M12 12.5v9M7.5 5.8l9 4.5v4"/>"#
        }
        "bonus" => {
            r#"<path class="n" d="M12 1.5l3 6.6l7.2.8l-5.4 4.9l1.5 7.1L12 17.3l-6.3 3.6l1.5-7.1L1.8 8.9L9 8.1z"/>"#
        }
        "joker" => {
            r#"<g class="i c-any"><path d="M6.5 2h11L22 6.500v11L17.5 22h-11L2 17.500v-11z"/><path class="n" d="M12 5.500l1.9 4.200l4.6.5l-3.5 3.100l1 4.500L12 15.500l-4 2.300l1-4.500l-3.5-3.100l4.6-.5z"/></g>"#
        }
        "subsidy" => {
            r#"<g class="i"><path class="f" d="M2 4.500h20v13H2z"/><path class="h" d="M4.5 8h9M4.5 11h7M4.5 14h5"/></g><g class="i c-coin"><circle cx="17" cy="16" r="6"/><path class="p2" d="M17 13v6M14.5 16.800l2.5 2.400l2.5-2.4"/></g>"#
        }
        "bag" => {
            r#"<g class="i c-bag"><path d="M8 2.500q4 2 8 0l-2 4.500q7.5 3.5 7.5 9q0 6-9.5 6t-9.5-6q0-5.5 7.5-9z"/><path class="p2" d="M8.5 7.200q3.5 1.3 7 0"/></g>"#
        }
        "road" => {
            r#"<g class="i c-road"><path d="M2 15.5h5.5c4 0 2.5-7 6.5-7H22V15h-6.5c-4 0-2.5 7-6.5 7H2z" transform="translate(0 -3)"/><path class="h" d="M3 15.5h6c4 0 2.5-7 6.5-7H21" stroke-dasharray="2.5 2"/></g>"#
        }
        "line" => {
            r#"<g class="i"><path class="wire" d="M4.5 18.5H12V5.5h7.5"/><circle class="f" cx="4.5" cy="18.5" r="3"/><circle class="f" cx="19.5" cy="5.5" r="3"/></g>"#
        }
        "hammer" => {
            r#"<path class="n" d="M9.3 3.5L12 .8l9 9l-2.7 2.7zM7.4 7l1.8-1.8l7.5 7.5l-1.8 1.8zM10.2 10.8l2 2l-8.7 8.5a1.42 1.42 0 0 1-2-2zM12.5 20.5h10v2.5h-10z"/>"#
        }
        _ => return None,
    })
}
