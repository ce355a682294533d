//! Enums with one text per value. The text is the same in JSON, in the database and in the OpenAPI description.

/// A text that is none of an enum's values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{value:?} is no {kind}")]
pub struct UnknownValue {
    /// The name of the enum.
    pub kind: &'static str,
    pub value: String,
}

/// Declares an enum whose values are texts: `Open = "open"`.
macro_rules! text_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $value:ident = $text:tt,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $text)] $value,)+
        }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$value),+];

            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownValue;

            fn from_str(text: &str) -> Result<$name, $crate::UnknownValue> {
                let known = $name::ALL.iter().copied().find(|value| value.as_str() == text);
                known.ok_or_else(|| $crate::UnknownValue {
                    kind: stringify!($name),
                    value: text.to_owned(),
                })
            }
        }

        #[cfg(feature = "sqlx")]
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            String: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <String as sqlx::Type<DB>>::type_info()
            }

            fn compatible(ty: &DB::TypeInfo) -> bool {
                <String as sqlx::Type<DB>>::compatible(ty)
            }
        }

        #[cfg(feature = "sqlx")]
        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            String: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<$name, sqlx::error::BoxDynError> {
                Ok(<String as sqlx::Decode<'r, DB>>::decode(value)?.parse()?)
            }
        }

        #[cfg(feature = "sqlx")]
        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            String: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                buf: &mut DB::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                <String as sqlx::Encode<'q, DB>>::encode(self.as_str().to_owned(), buf)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::{Colour, TableStatus, UnknownValue};

    #[test]
    fn a_value_has_one_text_everywhere() {
        for status in TableStatus::ALL {
            let json = serde_json::to_value(status).expect("a text");
            assert_eq!(json, status.as_str());
            assert_eq!(status.as_str().parse(), Ok(*status));
            assert_eq!(serde_json::from_value::<TableStatus>(json).ok(), Some(*status));
        }
    }

    #[test]
    fn an_unknown_text_is_an_error() {
        let unknown = UnknownValue {
            kind: "TableStatus",
            value: "paused".to_owned(),
        };
        assert_eq!("paused".parse::<TableStatus>(), Err(unknown));
        assert!(serde_json::from_str::<TableStatus>("\"paused\"").is_err());
    }

    #[test]
    fn the_colours_are_those_of_the_seats() {
        let colours: Vec<&str> = Colour::ALL.iter().map(|colour| colour.as_str()).collect();
        assert_eq!(colours, smokestack_core::COLOURS);
    }
}
