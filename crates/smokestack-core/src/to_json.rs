//! Writing JSON with little code.

use serde::Serialize;
use serde_json::Value;

/// A JSON value from an object's fields, or from anything that can be serialised: like `serde_json::json!`, but the
/// conversion is compiled once per type and not once per field, which makes the web client smaller.
#[macro_export]
macro_rules! to_json {
    ({ $($key:literal : $value:expr),* $(,)? }) => {
        $crate::to_json::object(vec![$(($key, $crate::to_json::value(&$value))),*])
    };
    ($value:expr) => {
        $crate::to_json::value(&$value)
    };
}

/// An object with these fields, in this order.
#[inline(never)]
pub fn object(fields: Vec<(&'static str, Value)>) -> Value {
    let fields = fields.into_iter().map(|(key, value)| (key.to_owned(), value));
    Value::Object(fields.collect())
}

/// Converts anything that can be serialised into a JSON value. This cannot fail, because all maps have strings as keys.
#[inline(never)]
pub fn value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    #[test]
    fn fields_and_values_are_written_unchanged() {
        let no_value: Option<u8> = None;
        let json = to_json!({ "a": 1, "b": ["x", "y"], "c": to_json!({ "d": no_value }) });
        assert_eq!(json.to_string(), r#"{"a":1,"b":["x","y"],"c":{"d":null}}"#);
        assert_eq!(to_json!("x"), Value::String("x".to_owned()));
    }
}
