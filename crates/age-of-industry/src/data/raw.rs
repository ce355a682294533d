//! The data file as it is parsed, before anything is checked.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use smokestack_core::{Names, Provenance, Provenances};
use toml::Spanned;

use super::{Contents, Demand, Params, Symbol};
use crate::ids::{Colour, Industry};

/// The parsed file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawData {
    pub game: Spanned<String>,
    #[serde(rename = "id")]
    pub _id: String,
    pub params: Spanned<Params>,
    pub r#box: Spanned<Contents>,
    pub demand: RawDemands,
    pub industries: List<RawIndustry>,
    pub colours: Spanned<RawColours>,
    pub cards: List<RawCard>,
    pub market_tiles: List<RawMarketTile>,
    pub maps: Vec<Spanned<RawMap>>,
    #[serde(default)]
    pub earlier: Vec<RawEarlier>,
    #[serde(default)]
    pub sources: BTreeMap<String, String>,
}

/// Components of one kind, and the default provenance of their values.
pub(super) type List<R> = Spanned<RawList<R>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawList<R> {
    pub rows: Vec<Spanned<R>>,
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDemands {
    pub coal: Spanned<Demand>,
    pub iron: Spanned<Demand>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawIndustry {
    pub id: Industry,
    pub name: RawName,
    pub tiles: Vec<Spanned<RawStack>>,
}

/// Values that a tile of level 0 does not need may be left out (AI-6.13).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStack {
    pub level: u8,
    pub count: u8,
    #[serde(default)]
    pub cost: Option<u8>,
    #[serde(default)]
    pub coal: Option<u8>,
    #[serde(default)]
    pub iron: Option<u8>,
    #[serde(default)]
    pub cubes: Option<u8>,
    #[serde(default)]
    pub income: Option<u8>,
    #[serde(default)]
    pub accepts: Option<Vec<Industry>>,
    #[serde(default)]
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColours {
    pub rows: Vec<Spanned<RawColour>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColour {
    pub id: Colour,
    pub name: RawName,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub id: String,
    pub count: u8,
    #[serde(default)]
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMarketTile {
    pub id: String,
    pub name: RawName,
    pub accepts: Vec<Industry>,
    pub count: u8,
    #[serde(default)]
    pub provenance: Provenances,
}

/// A map: its rows have its provenance unless they have their own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMap {
    pub id: String,
    pub name: RawName,
    pub provenance: Provenance,
    pub towns: Vec<Spanned<RawTown>>,
    pub villages: Vec<Spanned<RawVillage>>,
    pub foreign: Vec<Spanned<RawForeign>>,
    pub ships: Vec<Spanned<RawShip>>,
    pub lines: Vec<Spanned<RawLine>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTown {
    pub id: String,
    pub name: RawName,
    pub colour: Colour,
    pub spaces: Vec<Symbol>,
    #[serde(default)]
    pub provenance: Option<Provenance>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawVillage {
    pub id: String,
    pub name: RawName,
    #[serde(default)]
    pub provenance: Option<Provenance>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawForeign {
    pub id: String,
    pub name: RawName,
    pub markets: u8,
    #[serde(default)]
    pub port_symbol: bool,
    #[serde(default)]
    pub provenance: Option<Provenance>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawShip {
    pub id: String,
    pub name: RawName,
    pub port: String,
    pub colour: Colour,
    #[serde(default)]
    pub import: Option<u8>,
    pub market: bool,
    #[serde(default)]
    pub provenance: Option<Provenance>,
}

/// An earlier set of values, as far as it differs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEarlier {
    pub id: String,
    pub tiles: Vec<RawEarlierTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEarlierTile {
    pub industry: Industry,
    pub level: u8,
    pub income: u8,
}

/// `"boston--worcester"`, or `{ id = "boston--worcester", provenance = … }`.
pub(super) struct RawLine {
    pub id: String,
    pub provenance: Option<Provenance>,
}

impl<'de> Deserialize<'de> for RawLine {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RawLine, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct LineWithProvenance {
            id: String,
            #[serde(default)]
            provenance: Option<Provenance>,
        }
        let TextOr(either) = TextOr::<LineWithProvenance>::deserialize(from)?;
        Ok(match either {
            Ok(LineWithProvenance { id, provenance }) => RawLine { id, provenance },
            Err(id) => RawLine { id, provenance: None },
        })
    }
}

/// A name that is the same everywhere, or one for each language.
pub(super) struct RawName(pub Names);

impl<'de> Deserialize<'de> for RawName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RawName, D::Error> {
        let TextOr(either) = TextOr::<Names>::deserialize(from)?;
        Ok(RawName(either.unwrap_or_else(|name| Names::uniform(&name))))
    }
}

/// A table, or its short form: a single text. Unlike serde's untagged enums, this reports what is wrong in the table.
struct TextOr<T>(Result<T, String>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for TextOr<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TextOr<T>, D::Error> {
        struct Either<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Either<T> {
            type Value = TextOr<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or a table")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<TextOr<T>, E> {
                Ok(TextOr(Err(text.to_owned())))
            }

            fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<TextOr<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(table)).map(|value| TextOr(Ok(value)))
            }
        }
        from.deserialize_any(Either(std::marker::PhantomData))
    }
}
