//! A game without a drawing of its own: everything that is known, by its name in the position's JSON.

use catalog::DynTable;
use serde_json::Value;

use super::Perspective;
use crate::print_line;

pub fn print_position(table: &dyn DynTable, perspective: Perspective) {
    let known = match perspective {
        Perspective::Everything => table.position_json(),
        Perspective::Of(viewer) => table.view_json(viewer),
    };
    print_rows("", &known);
}

/// One value per line: `taken.A  3`.
fn print_rows(path: &str, value: &Value) {
    match value {
        Value::Object(fields) => {
            let below = |name: &str| match path {
                "" => name.to_owned(),
                path => format!("{path}.{name}"),
            };
            fields
                .iter()
                .for_each(|(name, value)| print_rows(&below(name), value));
        }
        Value::String(text) => print_line!("  {path:<20} {text}"),
        other => print_line!("  {path:<20} {other}"),
    }
}
