//! Turns a file into validated data; every error names the line and the rule that is broken, if any.

use std::collections::BTreeSet;

use smokestack_core::{DataError, line_of, read_toml};
use toml::Spanned;

use super::raw::{LinkKind, RawData, RawField, RawLink, RawResource};
use super::{ANY, Data, EPOCHS, Epoch, FIELDS, Field, Kind, Link, Lookup, Marker, Params, Resource};
use crate::ids::{ColumnId, FieldId, Joker, Jokers, NetworkId, ResourceId, ResourceSet};

pub(super) fn read(text: &str, version: String) -> Result<Data, DataError> {
    let raw: RawData = read_toml(text)?;
    Checker { text, raw: &raw }.check(version)
}

struct Checker<'t> {
    text: &'t str,
    raw: &'t RawData,
}

impl Checker<'_> {
    fn error<T>(&self, at: &Spanned<T>, rule: &'static str, what: impl Into<String>) -> DataError {
        DataError {
            line: line_of(self.text, at.span().start),
            rule: Some(rule),
            what: what.into(),
        }
    }

    fn check(&self, version: String) -> Result<Data, DataError> {
        let raw = self.raw;
        if raw.game.get_ref() != "industry" {
            return Err(self.error(&raw.game, "IY-1.2", "the file must say game = \"industry\""));
        }
        self.check_ids()?;
        self.check_epochs()?;
        self.check_markers()?;
        let fields = self.fields()?;
        self.check_jokers(&fields)?;
        let resources: Vec<Resource> = self.each(&raw.resource, |r| self.resource(r, &fields))?;
        self.check_needs(&fields, &resources)?;
        let links: Vec<Link> = self.each(&raw.link, |l| self.link(l, &fields))?;
        self.check_links(&links)?;
        let params = self.params(&fields)?;
        let markers: Vec<Marker> = raw.marker.iter().map(|m| m.get_ref().clone()).collect();
        let lookup = Lookup::new(&fields, &resources, &markers, &links);
        Ok(Data {
            version,
            params,
            contents: raw.r#box.clone(),
            epochs: raw.epoch.iter().map(|e| e.get_ref().clone()).collect(),
            markers,
            fields,
            resources,
            networks: raw.network.iter().map(|n| n.get_ref().clone()).collect(),
            links,
            sources: raw.sources.clone(),
            lookup,
        })
    }

    fn each<R, T>(
        &self,
        rows: &[Spanned<R>],
        check: impl Fn(&Spanned<R>) -> Result<T, DataError>,
    ) -> Result<Vec<T>, DataError> {
        rows.iter().map(check).collect()
    }

    fn check_ids(&self) -> Result<(), DataError> {
        let raw = self.raw;
        let room = [
            (raw.resource.len(), ResourceId::CAPACITY, "resources"),
            (raw.network.len(), NetworkId::CAPACITY, "networks"),
        ];
        for (count, maximum, what) in room {
            if count > maximum {
                let what = format!("{count} {what} are too many: at most {maximum}");
                return Err(self.error(&raw.game, "IY-1.2", what));
            }
        }
        let resources = raw.resource.iter().map(|r| (&r.get_ref().id, r.span().start));
        let networks = raw.network.iter().map(|n| (&n.get_ref().id, n.span().start));
        let fields = raw.field.iter().map(|f| (&f.get_ref().id, f.span().start));
        let mut seen = BTreeSet::from([ANY]);
        for (id, start) in resources.chain(networks).chain(fields) {
            if !seen.insert(id) {
                let line = line_of(self.text, start);
                let what = format!("the id {id} appears twice, or means something else");
                return Err(DataError {
                    line,
                    rule: Some("IY-1.2"),
                    what,
                });
            }
        }
        Ok(())
    }

    /// The number of markers always divides 12, so every field is auctioned in its own epoch (IY-1.3, IY-4.5).
    fn check_epochs(&self) -> Result<(), DataError> {
        let raw = self.raw;
        if raw.epoch.len() != EPOCHS {
            let what = format!("{} epochs: there must be {EPOCHS}", raw.epoch.len());
            return Err(self.error(&raw.game, "IY-1.2", what));
        }
        for epoch in &raw.epoch {
            let Epoch {
                markers, balanced, ..
            } = epoch.get_ref();
            let counts = [markers.three, markers.four, balanced.three, balanced.four];
            if let Some(count) = counts.iter().find(|n| **n == 0 || 12 % **n != 0) {
                let what = format!("{count} markers a round do not divide 12");
                return Err(self.error(epoch, "IY-4.5", what));
            }
        }
        Ok(())
    }

    fn check_markers(&self) -> Result<(), DataError> {
        let letters: Vec<&str> = self
            .raw
            .marker
            .iter()
            .map(|m| m.get_ref().letter.as_str())
            .collect();
        if letters.concat() != "ABCDEFGHIJKL" {
            let what = "there must be one marker for each column, A to L in order";
            return Err(self.error(&self.raw.game, "IY-2.1", what));
        }
        Ok(())
    }

    /// One field for each row and column, in board order.
    fn fields(&self) -> Result<Vec<Field>, DataError> {
        let raw = self.raw;
        for (place, row) in raw.field.iter().enumerate() {
            let field = row.get_ref();
            let here = (
                1 + place / ColumnId::COUNT,
                (b'A' + (place % ColumnId::COUNT) as u8) as char,
            );
            let required = format!("{}{}", here.0, here.1);
            let stands = usize::from(field.epoch) == here.0 && field.column == here.1.to_string();
            if place >= FIELDS || !stands || field.id != required {
                let what = format!("{} is where field {required} should be", field.id);
                return Err(self.error(row, "IY-1.2", what));
            }
        }
        if raw.field.len() != FIELDS {
            let what = format!("{} fields: there must be {FIELDS}", raw.field.len());
            return Err(self.error(&raw.game, "IY-1.2", what));
        }
        self.each(&raw.field, |row| self.field(row))
    }

    fn resource_id<T>(&self, at: &Spanned<T>, id: &str) -> Result<ResourceId, DataError> {
        let place = self.raw.resource.iter().position(|r| r.get_ref().id == id);
        place
            .map(|i| ResourceId(i as u8))
            .ok_or_else(|| self.error(at, "IY-6.2", format!("no resource is called {id}")))
    }

    fn network_id<T>(&self, at: &Spanned<T>, id: &str) -> Result<NetworkId, DataError> {
        let place = self.raw.network.iter().position(|n| n.get_ref().id == id);
        place
            .map(|i| NetworkId(i as u8))
            .ok_or_else(|| self.error(at, "IY-9.5", format!("no network is called {id}")))
    }

    fn field(&self, at: &Spanned<RawField>) -> Result<Field, DataError> {
        let raw = at.get_ref();
        self.check_values(at)?;
        self.check_kind(at)?;
        self.check_provenance(at)?;
        let needs: Vec<ResourceId> = raw
            .needs
            .iter()
            .map(|n| self.resource_id(at, n))
            .collect::<Result<_, _>>()?;
        let distinct: ResourceSet = needs.iter().copied().collect();
        if needs.len() > 2 || distinct.len() as usize != needs.len() {
            let what = format!("{} must need at most two different resources", raw.id);
            return Err(self.error(at, "IY-6.2", what));
        }
        let produces = raw
            .produces
            .as_ref()
            .map(|r| self.resource_id(at, r))
            .transpose()?;
        let joker = match raw.joker.as_deref() {
            None => None,
            Some(ANY) => Some(Joker::Any),
            Some(resource) => Some(Joker::Of(self.resource_id(at, resource)?)),
        };
        let networks = raw.networks.iter().chain(&raw.network);
        let same_name = self.raw.field.iter().filter(|f| f.get_ref().name == raw.name);
        // "Bank" is also the game's bank, so the names of Bank and stock exchange are followed by their fields.
        let with_place = same_name.count() > 1 || raw.discount > 0;
        Ok(Field {
            id: raw.id.clone(),
            kind: raw.kind,
            label: if with_place {
                raw.name.followed_by(&format!("({})", raw.id))
            } else {
                raw.name.clone()
            },
            name: raw.name.clone(),
            cost: raw.cost,
            needs,
            produces,
            vp: raw.vp,
            networks: networks
                .map(|n| self.network_id(at, n))
                .collect::<Result<_, _>>()?,
            points_per_factory: raw.points_per_factory,
            joker,
            discount: raw.discount,
            provenance: raw.provenance.clone(),
        })
    }

    /// All numbers fit into the position's bytes.
    fn check_values(&self, at: &Spanned<RawField>) -> Result<(), DataError> {
        let raw = at.get_ref();
        let limits = [
            (raw.cost, 100, "IY-6.2", "costs"),
            (raw.vp, 20, "IY-6.16", "brings"),
            (raw.discount, 4, "IY-6.13", "lowers prices by"),
            (raw.points_per_factory, 20, "IY-9.5", "brings for each factory"),
        ];
        match limits.into_iter().find(|(value, maximum, ..)| value > maximum) {
            Some((value, maximum, rule, verb)) => {
                let what = format!("{} {verb} {value}: at most {maximum}", raw.id);
                Err(self.error(at, rule, what))
            }
            None => Ok(()),
        }
    }

    /// A field has only the values of its kind.
    fn check_kind(&self, at: &Spanned<RawField>) -> Result<(), DataError> {
        let raw = at.get_ref();
        let kind = raw.kind;
        let works = matches!(kind, Kind::Factory | Kind::Technology);
        let complaint = match () {
            () if raw.cost > 0 && !matches!(kind, Kind::Factory | Kind::Bonus) => {
                Some(("IY-6.2", "only factories and bonus fields have a price"))
            }
            () if !works && (!raw.needs.is_empty() || raw.vp > 0) => {
                Some(("IY-6.2", "only factories and technologies have needs and points"))
            }
            () if kind != Kind::Factory
                && (raw.produces.is_some() || !raw.networks.is_empty() || raw.discount > 0) =>
            {
                Some((
                    "IY-1.2",
                    "only a factory produces, lies on networks or lowers prices",
                ))
            }
            () if (kind == Kind::Bonus) != raw.network.is_some()
                || (kind == Kind::Bonus) != (raw.points_per_factory > 0) =>
            {
                Some((
                    "IY-9.5",
                    "a bonus field, and only it, has a `network` and `points_per_factory`",
                ))
            }
            () if (kind == Kind::Joker) != raw.joker.is_some() => {
                Some(("IY-3.1", "a joker field, and only it, has a `joker`"))
            }
            () => None,
        };
        match complaint {
            Some((rule, what)) => Err(self.error(at, rule, format!("{}: {what}", raw.id))),
            None => Ok(()),
        }
    }

    fn check_provenance(&self, at: &Spanned<RawField>) -> Result<(), DataError> {
        const KNOWN: [&str; 4] = ["rulebook-de", "published", "derived", "reconstructed"];
        let raw = at.get_ref();
        let mut rows = raw.provenance.iter();
        match rows.find(|(_, p)| !KNOWN.contains(&p.from.as_str())) {
            Some((field, p)) => {
                let known = KNOWN.join(", ");
                let what = format!(
                    "{}: {field} comes from {:?}; it is one of {known}",
                    raw.id, p.from
                );
                Err(self.error(at, "IY-1.2", what))
            }
            None => Ok(()),
        }
    }

    /// A hand of jokers counts each kind in four bits.
    fn check_jokers(&self, fields: &[Field]) -> Result<(), DataError> {
        let jokers = fields.iter().filter(|f| f.joker.is_some()).count();
        if jokers > Jokers::MAX_PER_KIND as usize {
            let what = format!("{jokers} jokers are too many: at most {}", Jokers::MAX_PER_KIND);
            return Err(self.error(&self.raw.game, "IY-2.1", what));
        }
        Ok(())
    }

    fn resource(&self, at: &Spanned<RawResource>, fields: &[Field]) -> Result<Resource, DataError> {
        let raw = at.get_ref();
        let holding = self.resource_id(at, &raw.id)?;
        let mut producers = fields
            .iter()
            .enumerate()
            .filter(|(_, f)| f.produces == Some(holding));
        let (Some((producer, _)), None) = (producers.next(), producers.next()) else {
            let what = format!("{} must have exactly one producing factory", raw.id);
            return Err(self.error(at, "IY-6.7", what));
        };
        if raw.appears == 0 || raw.bank_sells_from <= raw.appears {
            let what = format!("the bank sells {} from an epoch after it appears", raw.id);
            return Err(self.error(at, "IY-6.6", what));
        }
        Ok(Resource {
            id: raw.id.clone(),
            name: raw.name.clone(),
            appears: raw.appears,
            bank_sells_from: raw.bank_sells_from,
            producer: FieldId(producer as u8),
            provenance: raw.provenance.clone(),
        })
    }

    fn link(&self, at: &Spanned<RawLink>, fields: &[Field]) -> Result<Link, DataError> {
        let raw = at.get_ref();
        let road = raw.kind == LinkKind::Road;
        let required = if road { Kind::Factory } else { Kind::Technology };
        let mut ends = [FieldId(0); 2];
        for (end, id) in ends.iter_mut().zip(&raw.between) {
            let place = fields.iter().position(|f| f.id == *id && f.kind == required);
            let what = || {
                format!(
                    "{id} is no {}: roads join factories, lines technologies",
                    required.name()
                )
            };
            *end = FieldId(place.ok_or_else(|| self.error(at, "IY-9.4", what()))? as u8);
        }
        if ends[0] == ends[1] {
            return Err(self.error(at, "IY-9.4", "a road or line joins two different fields"));
        }
        Ok(Link {
            road,
            ends,
            both: ends.into_iter().collect(),
            provenance: raw.provenance.clone(),
        })
    }

    /// No field needs a resource that only the field itself could supply, or that is first produced after its epoch.
    fn check_needs(&self, fields: &[Field], resources: &[Resource]) -> Result<(), DataError> {
        for (field, at) in fields.iter().zip(&self.raw.field) {
            for need in &field.needs {
                let resource = &resources[need.index()];
                let epoch = at.get_ref().epoch;
                let produced = resource.producer.epoch();
                if field.produces == Some(*need) {
                    let what = format!("{} needs {}, its own product", field.id, resource.id);
                    return Err(self.error(at, "IY-6.9", what));
                }
                if produced > epoch {
                    let what = format!(
                        "{} of epoch {epoch} needs {}, a product of epoch {produced}",
                        field.id, resource.id
                    );
                    return Err(self.error(at, "IY-6.6", what));
                }
            }
        }
        Ok(())
    }

    /// Each road and line counts once, so it is in the file once (IY-9.4).
    fn check_links(&self, links: &[Link]) -> Result<(), DataError> {
        for (i, link) in links.iter().enumerate() {
            if links[..i].iter().any(|other| other.both == link.both) {
                let at = &self.raw.link[i];
                let [a, b] = &at.get_ref().between;
                return Err(self.error(at, "IY-9.4", format!("{a} and {b} are joined twice")));
            }
        }
        Ok(())
    }

    fn params(&self, fields: &[Field]) -> Result<Params, DataError> {
        let params = self.raw.params.get_ref().clone();
        let at = |rule, what: &str| self.error(&self.raw.params, rule, what);
        if self.most_money(&params) > 240 {
            let what = "that much money does not fit: start money, income and coin symbols must stay near the standard values";
            return Err(at("IY-2.1", what));
        }
        if params.coins_per_vp == 0 || params.min_bid == 0 || params.developments == 0 {
            let what = "coins_per_vp, min_bid and developments must be at least 1";
            return Err(at("IY-5.4", what));
        }
        if params.resource_price > 20 || params.min_bid > 100 {
            return Err(at(
                "IY-6.5",
                "a resource may cost at most 20, the first bid at most 100",
            ));
        }
        let vp: u32 = fields.iter().map(|f| u32::from(f.vp)).sum();
        if vp > 200 {
            return Err(at("IY-6.16", "the fields may show at most 200 points in all"));
        }
        Ok(params)
    }

    /// All the money that the players together can ever have, in the longest game.
    fn most_money(&self, params: &Params) -> u32 {
        let coins = self.raw.marker.iter().filter(|m| m.get_ref().coin).count() * EPOCHS;
        let once = u32::from(params.start_money)
            + coins as u32 * u32::from(params.coin_symbol)
            + u32::from(params.subsidy_money);
        let each_round = |e: &Epoch| [e.markers.three, e.balanced.three, e.markers.four, e.balanced.four];
        let mut rounds = [0; 4];
        for epoch in &self.raw.epoch {
            let counts = each_round(epoch.get_ref());
            rounds
                .iter_mut()
                .zip(counts)
                .for_each(|(all, n)| *all += 12 / u32::from(n));
        }
        let games = rounds.into_iter().zip([3, 3, 4, 4]);
        let maximum = games.map(|(rounds, players)| players * (once + rounds * u32::from(params.income)));
        maximum.max().unwrap_or_default()
    }
}
