//! The data file as it is parsed, before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{Contents, Epoch, Kind, Marker, Names, Network, Params, Provenance, Provenances};

/// The parsed file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawData {
    pub game: Spanned<String>,
    #[serde(rename = "id")]
    pub _id: String,
    pub params: Spanned<Params>,
    pub r#box: Contents,
    pub epoch: Vec<Spanned<Epoch>>,
    pub marker: Vec<Spanned<Marker>>,
    pub resource: Vec<Spanned<RawResource>>,
    pub network: Vec<Spanned<Network>>,
    pub field: Vec<Spanned<RawField>>,
    pub link: Vec<Spanned<RawLink>>,
    #[serde(default)]
    pub sources: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawResource {
    pub id: String,
    pub name: Names,
    pub appears: u8,
    pub bank_sells_from: u8,
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawField {
    pub id: String,
    pub epoch: u8,
    pub column: String,
    pub kind: Kind,
    pub name: Names,
    #[serde(default)]
    pub cost: u8,
    #[serde(default)]
    pub needs: Vec<String>,
    #[serde(default)]
    pub produces: Option<String>,
    #[serde(default)]
    pub vp: u8,
    #[serde(default)]
    pub networks: Vec<String>,
    #[serde(default)]
    pub network: Option<String>,
    #[serde(default)]
    pub points_per_factory: u8,
    #[serde(default)]
    pub joker: Option<String>,
    #[serde(default)]
    pub discount: u8,
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLink {
    pub kind: LinkKind,
    pub between: [String; 2],
    pub provenance: Provenance,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum LinkKind {
    Road,
    Line,
}
