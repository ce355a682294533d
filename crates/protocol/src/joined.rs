//! Types whose JSON object also has the fields of another type.

/// Implements `Deserialize` for a type with one flattened field, the first one.
///
/// serde's `flatten` reads the object in a second way, with the code for every type in it generated again, which would
/// be an eighth of the web client's games. So the object is read once, and both parts are taken from it.
macro_rules! deserialize_joined {
    ($name:ident { $part:ident, $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? }) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                #[derive(serde::Deserialize)]
                struct Own {
                    $($(#[$meta])* $field: $type,)*
                }
                let json = serde_json::Value::deserialize(deserializer)?;
                let own = Own::deserialize(&json).map_err(serde::de::Error::custom)?;
                let $part = serde::Deserialize::deserialize(&json).map_err(serde::de::Error::custom)?;
                Ok($name { $part, $($field: own.$field,)* })
            }
        }
    };
}
