//! Component data: read from a TOML file, validated once on load, and laid out for speed (IA-1.2, 1.3, 1.11).

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::{DataError, line_of, owners_version, read_toml};
pub use smokestack_core::{Names, Provenance, Provenances};

use crate::ids::{ResourceId, ResourceSet, SymbolId, SymbolSet, TileId, TileSet};

/// The number of epochs; with three players the last one is not used (IA-1.7).
pub const EPOCHS: usize = 5;
/// Tiles per epoch (IA-1.2).
pub const TILES_PER_EPOCH: usize = 12;

/// Prices and values that are the same for all tiles.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Params {
    pub start_money: u8,
    pub income: u8,
    pub extra_income: u8,
    pub extra_income_epochs: Vec<u8>,
    pub resource_price: u8,
    pub resource_tile_price: u8,
    pub min_bid: u8,
    pub vp_per_connection: u8,
    pub vp_per_symbol: u8,
    pub thalers_per_vp: u8,
    pub provenance: Provenances,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Factory,
    Technology,
    Bonus,
    Resource,
}

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Factory => "factory",
            Kind::Technology => "technology",
            Kind::Bonus => "bonus",
            Kind::Resource => "resource",
        }
    }
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Tile {
    pub id: String,
    pub epoch: u8,
    pub kind: Kind,
    pub name: Names,
    /// The name, followed by the epoch where the name alone is ambiguous: there are three cement tiles.
    pub label: Names,
    pub cost: u8,
    pub needs: Vec<ResourceId>,
    pub produces: Option<ResourceId>,
    pub vp: u8,
    /// Factories: the symbols they show. Bonus tiles: the one symbol that they score.
    pub symbols: SymbolSet,
    /// The discount on its owner's later buildings (IA-7.6).
    pub discount: u8,
    /// Resource tiles: the resource that they supply once.
    pub resource: Option<ResourceId>,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Resource {
    pub id: String,
    pub name: Names,
    /// The first epoch in which the bank sells it (IA-6.8).
    pub bank_sells_from: u8,
    /// The only factory that produces it (IA-6.10).
    pub producer: TileId,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    pub id: String,
    pub name: Names,
    pub provenance: Provenances,
}

/// A road between two factories or a line between two technologies (IA-1.3).
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Connection {
    pub road: bool,
    pub ends: [TileId; 2],
    pub both: TileSet,
    pub provenance: Provenance,
}

/// All components, typed and validated.
#[derive(Debug, Deserialize, Serialize)]
pub struct Data {
    pub version: String,
    pub params: Params,
    pub tiles: Vec<Tile>,
    pub resources: Vec<Resource>,
    pub symbols: Vec<Symbol>,
    pub connections: Vec<Connection>,
    pub sources: BTreeMap<String, String>,
    #[serde(skip)]
    pub(crate) lookup: Lookup,
}

/// Lookup tables with the same data, for code that runs at every one of millions of decisions.
#[derive(Debug, Clone)]
pub(crate) struct Lookup {
    pub kind: [Kind; TileId::CAPACITY],
    pub cost: [u8; TileId::CAPACITY],
    pub needs: [ResourceSet; TileId::CAPACITY],
    pub products: [ResourceSet; TileId::CAPACITY],
    pub vp: [u8; TileId::CAPACITY],
    pub epoch: [u8; TileId::CAPACITY],
    pub discount: [u8; TileId::CAPACITY],
    /// The tiles of each kind, in the order of [`Kind`].
    pub of_kind: [TileSet; 4],
    pub of_epoch: [TileSet; EPOCHS],
    /// The resource tiles of each resource.
    pub supplies: [TileSet; ResourceId::CAPACITY],
    /// What the bank sells in each epoch (IA-6.8).
    pub on_sale: [ResourceSet; EPOCHS],
    pub producer: [TileId; ResourceId::CAPACITY],
    /// The factories that show each symbol, and the bonus tiles that score it.
    pub shows: [TileSet; SymbolId::CAPACITY],
    pub scores: [TileSet; SymbolId::CAPACITY],
    /// The tiles connected to each tile by a road or line.
    pub joined: [TileSet; TileId::CAPACITY],
    /// The tiles that need each resource.
    pub needing: [TileSet; ResourceId::CAPACITY],
}

impl Data {
    /// The standard component data.
    pub fn standard() -> Arc<Data> {
        static STANDARD: LazyLock<Arc<Data>> = LazyLock::new(|| {
            let text = include_str!("../data/standard.toml");
            let read = |text: &str| Data::check(text, "standard-1".to_owned());
            Arc::new(load("industria", text, read))
        });
        STANDARD.clone()
    }

    /// Parses an owner's file; records name it by its SHA-256.
    pub fn read(text: &str) -> Result<Arc<Data>, DataError> {
        Data::check(text, owners_version(text)).map(Arc::new)
    }

    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    pub fn resource(&self, id: ResourceId) -> &Resource {
        &self.resources[id.index()]
    }

    /// The resources with their ids, in the order of the file.
    pub fn resources(&self) -> impl Iterator<Item = (ResourceId, &Resource)> {
        (0..).map(ResourceId).zip(&self.resources)
    }

    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[id.index()]
    }

    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> + '_ {
        (0..self.tiles.len() as u8).map(TileId)
    }

    pub fn find_tile(&self, id: &str) -> Option<TileId> {
        self.tiles
            .iter()
            .position(|t| t.id == id)
            .map(|i| TileId(i as u8))
    }

    pub fn find_resource(&self, id: &str) -> Option<ResourceId> {
        self.resources
            .iter()
            .position(|r| r.id == id)
            .map(|i| ResourceId(i as u8))
    }

    /// The tiles of one epoch (from 1), in the order of the file.
    pub fn epoch_tiles(&self, epoch: usize) -> TileSet {
        self.lookup.of_epoch[epoch - 1]
    }

    /// The tiles of one kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> TileSet {
        self.lookup.of_kind[kind as usize]
    }

    /// The tiles at the other ends of a tile's roads or lines.
    #[inline]
    pub fn connected_to(&self, tile: TileId) -> TileSet {
        self.lookup.joined[tile.index()]
    }

    /// The tiles that need a resource to be built.
    #[inline]
    pub fn needing(&self, resource: ResourceId) -> TileSet {
        self.lookup.needing[resource.index()]
    }

    /// The factories that show a symbol.
    #[inline]
    pub fn showing(&self, symbol: SymbolId) -> TileSet {
        self.lookup.shows[symbol.index()]
    }

    fn check(text: &str, version: String) -> Result<Data, DataError> {
        let raw: RawData = read_toml(text)?;
        Checker { text, raw: &raw }.check(version)
    }
}

/// Empty tables, filled in by [`Packed::complete`].
impl Default for Lookup {
    fn default() -> Lookup {
        Lookup::new(&[], &[], &[])
    }
}

impl Packed for Data {
    fn complete(&mut self) {
        self.lookup = Lookup::new(&self.tiles, &self.resources, &self.connections);
    }
}

/// The parsed file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawData {
    game: toml::Spanned<String>,
    #[serde(rename = "id")]
    _id: String,
    params: toml::Spanned<RawParams>,
    resource: Vec<toml::Spanned<RawResource>>,
    symbol: Vec<toml::Spanned<Symbol>>,
    tile: Vec<toml::Spanned<RawTile>>,
    connection: Vec<toml::Spanned<RawConnection>>,
    #[serde(default)]
    sources: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawParams {
    start_money: u8,
    income: u8,
    extra_income: u8,
    extra_income_epochs: Vec<u8>,
    resource_price: u8,
    resource_tile_price: u8,
    min_bid: u8,
    vp_per_connection: u8,
    vp_per_symbol: u8,
    thalers_per_vp: u8,
    /// A former value without effect. It is still in owners' files that tables and records depend on.
    #[serde(default)]
    score_track: Option<toml::Spanned<u8>>,
    provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawResource {
    id: String,
    name: Names,
    bank_sells_from: u8,
    provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: String,
    epoch: u8,
    kind: Kind,
    name: Names,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    produces: Option<String>,
    #[serde(default)]
    vp: u8,
    #[serde(default)]
    symbols: Vec<String>,
    #[serde(default)]
    symbol: Option<String>,
    #[serde(default)]
    discount: u8,
    #[serde(default)]
    resource: Option<String>,
    provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConnection {
    kind: ConnectionKind,
    between: [String; 2],
    provenance: Provenance,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum ConnectionKind {
    Road,
    Line,
}

/// Turns the raw file into checked data; every error names the line and the rule that is broken, if any.
struct Checker<'t> {
    text: &'t str,
    raw: &'t RawData,
}

impl Checker<'_> {
    fn error<T>(&self, at: &toml::Spanned<T>, rule: &'static str, what: impl Into<String>) -> DataError {
        DataError {
            line: line_of(self.text, at.span().start),
            rule: Some(rule),
            what: what.into(),
        }
    }

    fn check(&self, version: String) -> Result<Data, DataError> {
        let raw = self.raw;
        if raw.game.get_ref() != "industria" {
            return Err(self.error(&raw.game, "IA-1.2", "the file must say game = \"industria\""));
        }
        self.check_counts()?;
        let tiles: Vec<Tile> = raw.tile.iter().map(|t| self.tile(t)).collect::<Result<_, _>>()?;
        self.check_epochs(&tiles)?;
        let resources = raw
            .resource
            .iter()
            .map(|r| self.resource(r, &tiles))
            .collect::<Result<Vec<_>, _>>()?;
        self.check_needs(&tiles, &resources)?;
        let connections = raw
            .connection
            .iter()
            .map(|c| self.connection(c, &tiles))
            .collect::<Result<Vec<_>, _>>()?;
        self.check_connections(&connections)?;
        let params = self.params(&tiles)?;
        let symbols: Vec<Symbol> = raw.symbol.iter().map(|s| s.get_ref().clone()).collect();
        let lookup = Lookup::new(&tiles, &resources, &connections);
        Ok(Data {
            version,
            params,
            tiles,
            resources,
            symbols,
            connections,
            sources: raw.sources.clone(),
            lookup,
        })
    }

    fn check_counts(&self) -> Result<(), DataError> {
        let raw = self.raw;
        let room = [
            (raw.tile.len(), EPOCHS * TILES_PER_EPOCH, "tiles"),
            (raw.resource.len(), ResourceId::CAPACITY, "resources"),
            (raw.symbol.len(), SymbolId::CAPACITY, "symbols"),
        ];
        for (count, maximum, what) in room {
            if count > maximum {
                return Err(self.error(
                    &raw.game,
                    "IA-1.2",
                    format!("{count} {what} are too many: at most {maximum}"),
                ));
            }
        }
        let ids = raw.tile.iter().map(|t| (t.get_ref().id.as_str(), t.span().start));
        let ids = ids.chain(
            raw.resource
                .iter()
                .map(|r| (r.get_ref().id.as_str(), r.span().start)),
        );
        let ids = ids.chain(
            raw.symbol
                .iter()
                .map(|s| (s.get_ref().id.as_str(), s.span().start)),
        );
        let mut seen = std::collections::BTreeSet::new();
        for (id, start) in ids {
            if !seen.insert(id) {
                let line = line_of(self.text, start);
                return Err(DataError {
                    line,
                    rule: Some("IA-1.3"),
                    what: format!("the id {id} appears twice"),
                });
            }
        }
        Ok(())
    }

    fn check_epochs(&self, tiles: &[Tile]) -> Result<(), DataError> {
        for epoch in 1..=EPOCHS {
            let count = tiles.iter().filter(|t| usize::from(t.epoch) == epoch).count();
            if count != TILES_PER_EPOCH {
                let what = format!("epoch {epoch} has {count} tiles, it must have {TILES_PER_EPOCH}");
                return Err(self.error(&self.raw.game, "IA-1.2", what));
            }
        }
        Ok(())
    }

    /// No tile needs a resource that only the tile itself could supply, or that is first produced after its epoch.
    fn check_needs(&self, tiles: &[Tile], resources: &[Resource]) -> Result<(), DataError> {
        for (tile, at) in tiles.iter().zip(&self.raw.tile) {
            for need in &tile.needs {
                let resource = &resources[need.index()];
                let producer = &tiles[resource.producer.index()];
                if tile.produces == Some(*need) {
                    let what = format!("{} needs {}, its own product", tile.id, resource.id);
                    return Err(self.error(at, "IA-6.12", what));
                }
                if producer.epoch > tile.epoch {
                    let what = format!(
                        "{} of epoch {} needs {}, a product of epoch {}",
                        tile.id, tile.epoch, resource.id, producer.epoch
                    );
                    return Err(self.error(at, "IA-6.8", what));
                }
            }
        }
        Ok(())
    }

    fn params(&self, tiles: &[Tile]) -> Result<Params, DataError> {
        let params = self.raw_params()?;
        let at = |what: &str| self.error(&self.raw.params, "IA-1.10", what);
        let resource_tiles = tiles.iter().filter(|t| t.kind == Kind::Resource).count() as u32;
        let income = u32::from(params.income) + u32::from(params.extra_income);
        let maximum = 4 * (u32::from(params.start_money) + 16 * income)
            + resource_tiles * u32::from(params.resource_tile_price);
        if maximum > 240 {
            return Err(at(
                "that much money does not fit: start money and income must stay near the standard values",
            ));
        }
        if params.thalers_per_vp == 0 || params.min_bid == 0 {
            return Err(at("thalers_per_vp and min_bid must be at least 1"));
        }
        if params.resource_price > 20 {
            return Err(at("a resource may cost at most 20"));
        }
        let vp: u32 = tiles.iter().map(|t| u32::from(t.vp)).sum();
        if vp > 200 {
            return Err(at("the tiles may show at most 200 points in all"));
        }
        Ok(params)
    }

    fn raw_params(&self) -> Result<Params, DataError> {
        let raw = self.raw.params.get_ref();
        if let Some(track) = raw.score_track.as_ref().filter(|track| *track.get_ref() != 45) {
            let what = "the score track ends at 45: remove score_track, which cannot be changed";
            return Err(self.error(track, "IA-10.4", what));
        }
        let mut provenance = raw.provenance.clone();
        provenance.remove("score_track");
        Ok(Params {
            start_money: raw.start_money,
            income: raw.income,
            extra_income: raw.extra_income,
            extra_income_epochs: raw.extra_income_epochs.clone(),
            resource_price: raw.resource_price,
            resource_tile_price: raw.resource_tile_price,
            min_bid: raw.min_bid,
            vp_per_connection: raw.vp_per_connection,
            vp_per_symbol: raw.vp_per_symbol,
            thalers_per_vp: raw.thalers_per_vp,
            provenance,
        })
    }

    /// Each connection counts once, so it is in the file once (IA-9.5).
    fn check_connections(&self, connections: &[Connection]) -> Result<(), DataError> {
        for (i, connection) in connections.iter().enumerate() {
            if connections[..i].iter().any(|other| other.both == connection.both) {
                let at = &self.raw.connection[i];
                let [a, b] = &at.get_ref().between;
                return Err(self.error(at, "IA-9.5", format!("{a} and {b} are joined twice")));
            }
        }
        Ok(())
    }

    fn resource_id(&self, at: &toml::Spanned<RawTile>, id: &str) -> Result<ResourceId, DataError> {
        let place = self.raw.resource.iter().position(|r| r.get_ref().id == id);
        place
            .map(|i| ResourceId(i as u8))
            .ok_or_else(|| self.error(at, "IA-6.5", format!("no resource is called {id}")))
    }

    /// Tiles with the same name are distinguished by the epoch, and those with the same name and epoch by a letter.
    fn label(&self, raw: &RawTile) -> Names {
        let tiles = self.raw.tile.iter().map(|tile| tile.get_ref());
        let twins: Vec<&RawTile> = tiles.filter(|tile| tile.name == raw.name).collect();
        if twins.len() == 1 {
            return raw.name.clone();
        }
        let peers = twins.iter().filter(|tile| tile.epoch == raw.epoch);
        let peers: Vec<&str> = peers.map(|tile| tile.id.as_str()).collect();
        let place = peers.iter().position(|id| *id == raw.id).unwrap_or_default();
        let letter = ('a'..='z').nth(place).filter(|_| peers.len() > 1);
        let letter = letter.map(String::from).unwrap_or_default();
        raw.name.followed_by(&format!("({}{letter})", raw.epoch))
    }

    fn symbol_id(&self, at: &toml::Spanned<RawTile>, id: &str) -> Result<SymbolId, DataError> {
        let place = self.raw.symbol.iter().position(|s| s.get_ref().id == id);
        place
            .map(|i| SymbolId(i as u8))
            .ok_or_else(|| self.error(at, "IA-9.3", format!("no symbol is called {id}")))
    }

    fn tile(&self, at: &toml::Spanned<RawTile>) -> Result<Tile, DataError> {
        let raw = at.get_ref();
        let wrong = |rule, what: String| Err(self.error(at, rule, what));
        if raw.epoch == 0 || usize::from(raw.epoch) > EPOCHS {
            return wrong(
                "IA-1.2",
                format!(
                    "{} is of epoch {}: epochs go from 1 to {EPOCHS}",
                    raw.id, raw.epoch
                ),
            );
        }
        let needs: Vec<ResourceId> = raw
            .needs
            .iter()
            .map(|n| self.resource_id(at, n))
            .collect::<Result<_, _>>()?;
        let distinct: ResourceSet = needs.iter().copied().collect();
        if needs.len() > 2 || distinct.len() as usize != needs.len() {
            return wrong(
                "IA-6.5",
                format!("{} must need at most two different resources", raw.id),
            );
        }
        if raw.kind != Kind::Factory && raw.kind != Kind::Bonus && raw.cost > 0 {
            return wrong("IA-6.4", format!("{} is no factory and costs no money", raw.id));
        }
        if raw.cost > 100 {
            return wrong("IA-6.4", format!("{} costs {}: at most 100", raw.id, raw.cost));
        }
        if raw.discount > 4 {
            return wrong(
                "IA-7.6",
                format!("{} lowers costs by {}: at most 4", raw.id, raw.discount),
            );
        }
        let builds = matches!(raw.kind, Kind::Factory | Kind::Technology);
        if !(builds || needs.is_empty() && raw.vp == 0) {
            return wrong(
                "IA-7.1",
                format!(
                    "{} is neither factory nor technology: no needs, no points",
                    raw.id
                ),
            );
        }
        if raw.kind != Kind::Factory
            && (raw.produces.is_some() || !raw.symbols.is_empty() || raw.discount > 0)
        {
            return wrong(
                "IA-1.3",
                format!(
                    "only a factory produces, shows symbols or lowers costs: {}",
                    raw.id
                ),
            );
        }
        if (raw.kind == Kind::Bonus) != raw.symbol.is_some() {
            return wrong(
                "IA-9.3",
                format!("{}: a bonus tile, and only it, has one `symbol`", raw.id),
            );
        }
        if (raw.kind == Kind::Resource) != raw.resource.is_some() {
            return wrong(
                "IA-6.6",
                format!("{}: a resource tile, and only it, has a `resource`", raw.id),
            );
        }
        self.check_provenance(at)?;
        let symbols = raw.symbols.iter().chain(&raw.symbol);
        Ok(Tile {
            id: raw.id.clone(),
            epoch: raw.epoch,
            kind: raw.kind,
            label: self.label(raw),
            name: raw.name.clone(),
            cost: raw.cost,
            needs,
            produces: raw
                .produces
                .as_ref()
                .map(|r| self.resource_id(at, r))
                .transpose()?,
            vp: raw.vp,
            symbols: symbols.map(|s| self.symbol_id(at, s)).collect::<Result<_, _>>()?,
            discount: raw.discount,
            resource: raw
                .resource
                .as_ref()
                .map(|r| self.resource_id(at, r))
                .transpose()?,
            provenance: raw.provenance.clone(),
        })
    }

    fn check_provenance(&self, at: &toml::Spanned<RawTile>) -> Result<(), DataError> {
        const KNOWN: [&str; 6] = [
            "rulebook",
            "rulebook-fr",
            "rulebook-it",
            "published",
            "derived",
            "reconstructed",
        ];
        let raw = at.get_ref();
        match raw
            .provenance
            .iter()
            .find(|(_, p)| !KNOWN.contains(&p.from.as_str()))
        {
            Some((field, p)) => {
                let what = format!(
                    "{}: {field} comes from {:?}; it is one of {}",
                    raw.id,
                    p.from,
                    KNOWN.join(", ")
                );
                Err(self.error(at, "IA-1.2", what))
            }
            None => Ok(()),
        }
    }

    fn resource(&self, at: &toml::Spanned<RawResource>, tiles: &[Tile]) -> Result<Resource, DataError> {
        let raw = at.get_ref();
        let holding = self.raw.resource.iter().position(|r| r.get_ref().id == raw.id);
        let holding = ResourceId(holding.expect("it is in the list") as u8);
        let mut producers = tiles
            .iter()
            .enumerate()
            .filter(|(_, t)| t.produces == Some(holding));
        let (Some((producer, _)), None) = (producers.next(), producers.next()) else {
            return Err(self.error(
                at,
                "IA-6.10",
                format!("{} must have exactly one producing factory", raw.id),
            ));
        };
        if raw.bank_sells_from == 0 {
            return Err(self.error(at, "IA-6.8", "bank_sells_from is an epoch from 1 on"));
        }
        Ok(Resource {
            id: raw.id.clone(),
            name: raw.name.clone(),
            bank_sells_from: raw.bank_sells_from,
            producer: TileId(producer as u8),
            provenance: raw.provenance.clone(),
        })
    }

    fn connection(&self, at: &toml::Spanned<RawConnection>, tiles: &[Tile]) -> Result<Connection, DataError> {
        let raw = at.get_ref();
        let road = raw.kind == ConnectionKind::Road;
        let required = if road { Kind::Factory } else { Kind::Technology };
        let mut ends = [TileId(0); 2];
        for (end, id) in ends.iter_mut().zip(&raw.between) {
            let place = tiles.iter().position(|t| t.id == *id && t.kind == required);
            let what = || {
                format!(
                    "{id} is no {}: roads join factories, lines technologies",
                    required.name()
                )
            };
            *end = TileId(place.ok_or_else(|| self.error(at, "IA-9.5", what()))? as u8);
        }
        if ends[0] == ends[1] {
            return Err(self.error(at, "IA-9.5", "a connection joins two different tiles"));
        }
        let both = ends.into_iter().collect();
        Ok(Connection {
            road,
            ends,
            both,
            provenance: raw.provenance.clone(),
        })
    }
}

impl Lookup {
    fn new(tiles: &[Tile], resources: &[Resource], connections: &[Connection]) -> Lookup {
        let mut lookup = Lookup {
            kind: [Kind::Resource; TileId::CAPACITY],
            cost: [0; TileId::CAPACITY],
            needs: [ResourceSet::EMPTY; TileId::CAPACITY],
            products: [ResourceSet::EMPTY; TileId::CAPACITY],
            vp: [0; TileId::CAPACITY],
            epoch: [0; TileId::CAPACITY],
            discount: [0; TileId::CAPACITY],
            of_kind: [TileSet::EMPTY; 4],
            of_epoch: [TileSet::EMPTY; EPOCHS],
            supplies: [TileSet::EMPTY; ResourceId::CAPACITY],
            on_sale: [ResourceSet::EMPTY; EPOCHS],
            producer: [TileId(0); ResourceId::CAPACITY],
            shows: [TileSet::EMPTY; SymbolId::CAPACITY],
            scores: [TileSet::EMPTY; SymbolId::CAPACITY],
            joined: [TileSet::EMPTY; TileId::CAPACITY],
            needing: [TileSet::EMPTY; ResourceId::CAPACITY],
        };
        for (i, tile) in tiles.iter().enumerate() {
            let id = TileId(i as u8);
            lookup.kind[i] = tile.kind;
            lookup.cost[i] = tile.cost;
            lookup.needs[i] = tile.needs.iter().copied().collect();
            lookup.products[i] = tile.produces.into_iter().collect();
            lookup.vp[i] = tile.vp;
            lookup.epoch[i] = tile.epoch;
            lookup.discount[i] = tile.discount;
            lookup.of_kind[tile.kind as usize].insert(id);
            lookup.of_epoch[usize::from(tile.epoch) - 1].insert(id);
            if let Some(resource) = tile.resource {
                lookup.supplies[resource.index()].insert(id);
            }
            for need in &tile.needs {
                lookup.needing[need.index()].insert(id);
            }
            for symbol in tile.symbols {
                let table = if tile.kind == Kind::Bonus {
                    &mut lookup.scores
                } else {
                    &mut lookup.shows
                };
                table[symbol.index()].insert(id);
            }
        }
        for (i, resource) in resources.iter().enumerate() {
            lookup.producer[i] = resource.producer;
            for epoch in usize::from(resource.bank_sells_from)..=EPOCHS {
                lookup.on_sale[epoch - 1].insert(ResourceId(i as u8));
            }
        }
        for connection in connections {
            let [a, b] = connection.ends;
            lookup.joined[a.index()].insert(b);
            lookup.joined[b.index()].insert(a);
        }
        lookup
    }
}
