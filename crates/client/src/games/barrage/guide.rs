//! The pictures of Barrage's guide.

mod boards;
mod country;

use barrage::Data;
use barrage::data::Office;
use board_svg::barrage::{Plan, map, planned};
use lang::Translations;

use country::{RIVER, RUNNING, START, SYSTEM};

/// The picture of a step, as HTML.
pub(super) fn of_step(step: usize, translations: &Translations) -> String {
    let data = &*Data::standard();
    let language = translations.lang().code();
    match step {
        1 => map(&country::scene(data, RUNNING)),
        2 => part(data, RIVER, [0, 110, 330, 520]),
        3 => production(data),
        4 => boards::offices(data, translations, &[Office::WaterManagement, Office::Workshop]),
        5 => boards::building(data, language),
        6 => boards::producing(data, translations),
        7 => boards::track(data),
        _ => part(data, START, [0, 270, 520, 440]),
    }
}

/// A part of the map: its upper left corner, its width and its height.
fn part(data: &Data, pieces: &country::Pieces, [x, y, w, h]: [u16; 4]) -> String {
    let whole = map(&country::scene(data, pieces));
    let layout = board_svg::barrage::layout();
    let size = format!(r#"viewBox="0 0 {} {}""#, layout.width, layout.height);
    whole.replacen(&size, &format!(r#"viewBox="{x} {y} {w} {h}""#), 1)
}

/// Two drops on their way from the dam through a conduit of value 3 to the powerhouse.
fn production(data: &Data) -> String {
    let plan = Plan {
        dam: "dam_5_lower".to_owned(),
        conduit: "conduit_5_left".to_owned(),
        powerhouse: "powerhouse_8_2".to_owned(),
        drops: 2,
        energy: country::value(data, "conduit_5_left") * 2,
        rests: vec![("dam_8_lower".to_owned(), 2)],
    };
    let whole = part(data, SYSTEM, [20, 730, 480, 680]);
    let place = r#"<g id="ss-plan"></g>"#;
    whole.replacen(place, &format!(r#"<g id="ss-plan">{}</g>"#, planned(&plan)), 1)
}
