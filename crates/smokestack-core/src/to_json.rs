//! Writing JSON in little code.

use serde::Serialize;
use serde_json::Value;

/// A JSON value from an object's fields, or from anything that can be written: as `serde_json::json!`, but what turns a
/// value into JSON is compiled once for a type and not once for a field, which makes the page smaller.
#[macro_export]
macro_rules! to_json {
    ({ $($key:literal : $value:expr),* $(,)? }) => {
        $crate::to_json::object(vec![$(($key, $crate::to_json::value(&$value))),*])
    };
    ($value:expr) => {
        $crate::to_json::value(&$value)
    };
}

/// An object of these fields, in this order.
#[inline(never)]
pub fn object(fields: Vec<(&'static str, Value)>) -> Value {
    let fields = fields.into_iter().map(|(key, value)| (key.to_owned(), value));
    Value::Object(fields.collect())
}

/// Anything that can be written, as a value. Maps have words as keys, and nothing else can fail.
#[inline(never)]
pub fn value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    #[test]
    fn fields_and_values_are_written_as_they_are() {
        let nothing: Option<u8> = None;
        let written = to_json!({ "a": 1, "b": ["x", "y"], "c": to_json!({ "d": nothing }) });
        assert_eq!(written.to_string(), r#"{"a":1,"b":["x","y"],"c":{"d":null}}"#);
        assert_eq!(to_json!("x"), Value::String("x".to_owned()));
    }
}
