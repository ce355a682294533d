//! The icons of Age of Industry: industries, cubes, links, loans, and the signs of the six town colours.
//!
//! An industry is a plain sign, so that it is recognisable at the size of a space on the map: a bobbin, a factory (among the
//! goods), crossed tools, an anvil, an anchor, a steamer.

pub(super) fn body(name: &str) -> Option<&'static str> {
    Some(match name {
        "cotton_mill" => {
            r#"<path class="n" d="M3.500 1.500h17v4.200h-17zM3.500 18.300h17v4.200h-17z"/><path class="g s" d="M6.500 9.800l11-2.300M6.500 13.200l11-2.300M6.500 16.600l11-2.300"/>"#
        }
        "coal_mine" => {
            r#"<path class="g s" d="M4 21.500L16.500 7.500M20 21.500L7.500 7.500"/><path class="n" d="M12.300 3.600L15.600.5l7.600 7l-3.300 3.200zM1.200 11.500C2 5.500 6 1.500 12.200 1.200C8.600 3.600 8.400 4.300 9.800 5.800L6 9.600C4.500 8.300 3.600 8.500 1.200 11.500z"/>"#
        }
        "iron_works" => {
            r#"<path class="n" d="M1 6.500h5.500V5h16.500c0 4-3.200 6.600-7.300 7.200v2.900c1.900.5 3.300 1.900 3.800 4.200H21V22H5v-2.700h1.500c.5-2.300 1.900-3.700 3.800-4.200v-2.900C5.500 11.800 2 10 1 6.500z"/>"#
        }
        "port" => {
            r#"<circle class="g s" cx="12" cy="4.300" r="2.600"/><path class="g s" d="M12 7v14M7.500 10.500h9M3.200 14c.3 4.500 4 7.500 8.800 7.500s8.500-3 8.800-7.500"/><path class="n" d="M.8 16.500L3 11.500l4 3.800zM23.200 16.500L21 11.500l-4 3.800z"/>"#
        }
        "ship" => {
            r#"<path class="n" d="M1 14h22l-3 6.500H4.500zM5 9.800h12.500V13H5zM8 3.500h3.200v5.300H8zM12.700 4.500h3v4.300h-3z"/><path class="g" d="M20 13V3M2.500 4q2.500-2.500 5-1"/><path class="g" d="M1 23q1.800-1.600 3.700 0t3.600 0t3.700 0t3.700 0t3.600 0t3.700 0"/>"#
        }
        "coal_cube" => {
            r#"<g class="coal"><path d="M2.500 2.500h19v19h-19z"/><path class="f" d="M2.500 2.500h19l-5.500 5.500H8zM2.500 2.500L8 8v8l-5.500 5.500z"/></g>"#
        }
        "iron_cube" => {
            r#"<g class="ore"><rect x="2" y="2" width="20" height="20" rx="9"/><path class="f" d="M6.500 9.500Q12 4 17.500 9.500"/></g>"#
        }
        "locomotive" => {
            r#"<path class="n" fill-rule="evenodd" d="M1 5h9.500v4.500h3V7.500h2.500v2H17V4.500h-1V2.500h6v2h-1v5h1.500V16h1l.5 3.500h-1.800a3.300 3.300 0 0 1-6.400 0h-1.600a3.300 3.300 0 0 1-6.400 0H7a3.300 3.300 0 0 1-5.500-2.200zM3.500 7.500v4H8v-4z"/><circle class="n" cx="4.800" cy="19" r="2.200"/><circle class="n" cx="11.200" cy="19" r="2.200"/><circle class="n" cx="19" cy="19" r="2.200"/>"#
        }
        "loan" => {
            r#"<g class="i c-loan"><path d="M1.500 5h21v14.500h-21z"/><circle class="f" cx="12" cy="12.300" r="4.600"/><path class="p2" d="M9.700 12.300h4.600M4 8v1.500M20 15.200v1.500"/></g>"#
        }
        "card" => {
            r#"<g class="i"><path class="f" d="M8.500 1.500h12v17h-12z"/><path class="f" d="M3.500 5.500h12v17h-12z"/><path class="h" d="M6 9h7M6 12h7M6 15h4"/></g>"#
        }
        "town_red" => {
            r#"<path class="n" d="M12 .8l3.300 7.500l8.100.8l-6.100 5.400l1.800 8L12 18.300l-7.100 4.200l1.800-8L.6 9.100l8.100-.8z"/>"#
        }
        "town_blue" => {
            r#"<path class="g s" d="M1.500 6.800q2.600-3.600 5.200 0t5.300 0t5.300 0t5.200 0M1.500 12.800q2.600-3.600 5.200 0t5.300 0t5.300 0t5.200 0M1.500 18.800q2.600-3.600 5.200 0t5.300 0t5.300 0t5.200 0"/>"#
        }
        "town_green" => {
            r#"<path class="n" d="M12 .5l6 7.500h-2.800l5 6h-3.400l5.200 5.700h-8v3.800h-4v-3.800H2l5.200-5.700H3.800l5-6H6z"/>"#
        }
        "town_orange" => {
            r#"<path class="n" d="M12.500.5c.5 5.500 7.500 7.500 7.500 14.200a8 8.300 0 0 1-16 0c0-3.700 2.700-5.200 3.200-8.700c1.800 1 2.800 2.500 3 4.500c1.800-2.700 2.600-6 2.300-10zM12 21c2.500 0 3.800-1.800 3.800-3.800c0-2.400-2-3.600-2.800-5.700c-1.200 3-4.800 3.300-4.800 6c0 2 1.500 3.500 3.800 3.500z" fill-rule="evenodd"/>"#
        }
        "town_yellow" => {
            r#"<circle class="n" cx="12" cy="12" r="5.600"/><path class="g s" d="M12 1v2.500M12 20.500V23M1 12h2.500M20.500 12H23M4.200 4.200L6 6M18 18l1.800 1.800M4.200 19.800L6 18M18 6l1.800-1.800"/>"#
        }
        "town_purple" => {
            r#"<path class="n" d="M1.500 5.500l5.700 4.800L12 2l4.800 8.300l5.700-4.800l-2 12h-17zM3.500 19h17v3h-17z"/>"#
        }
        _ => return None,
    })
}
