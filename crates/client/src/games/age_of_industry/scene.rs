//! The map as a scene for `board_svg`.

use age_of_industry::data::{Location, LocationKind, Symbol};
use age_of_industry::{Colour, Cube, Industry, LineId, LocationId, MarketId, SpaceId, Work};
use board_svg::age_of_industry::{
    Demand, Foreign, Import, MapScene, Mark, Market, MarketKind, Rail, ShipPlace, Space, Tile, Town, Village,
};
use lang::Names;

use super::super::Selection;
use super::AgeOfIndustryView;
use super::plan::Plan;

/// Data that all parts of the map use.
struct Shown<'a> {
    selection: &'a Selection,
    plan: Plan,
}

impl AgeOfIndustryView<'_> {
    pub fn scene(&self, marks: &Selection) -> MapScene {
        let shown = Shown {
            selection: marks,
            plan: self.plan(marks.chosen()),
        };
        let title = self.map.name.in_language(self.language()).to_owned();
        let mut scene = MapScene {
            map: self.map.id.clone(),
            label: self
                .sight
                .with("table-age-map", &[("map", title.as_str().into())]),
            title,
            waters: self.waters(),
            demand: Cube::ALL.map(|cube| self.demand(cube, &shown)).to_vec(),
            rails: self.map.line_ids().map(|line| self.rail(line, &shown)).collect(),
            ..MapScene::default()
        };
        for id in self.map.location_ids() {
            let place = self.map.location(id);
            let name = place.name.in_language(self.language()).to_owned();
            let mark = self.mark(&place.id, &self.location_state(id), shown.selection);
            match place.kind {
                LocationKind::Town => scene.towns.push(Town {
                    id: place.id.clone(),
                    name,
                    colour: colour(place),
                    spaces: place
                        .spaces
                        .iter()
                        .map(|space| self.space(*space, &shown))
                        .collect(),
                    mark,
                }),
                LocationKind::Village => scene.villages.push(Village {
                    id: place.id.clone(),
                    name,
                    mark,
                }),
                LocationKind::Foreign => scene.foreign.push(Foreign {
                    id: place.id.clone(),
                    name,
                    port: place.port_symbol,
                    markets: place
                        .markets
                        .iter()
                        .map(|market| self.market(*market, &shown))
                        .collect(),
                    mark,
                }),
                LocationKind::Ship => scene.ships.extend(self.ship(id, place, name, mark, &shown)),
            }
        }
        scene
    }

    fn waters(&self) -> Vec<String> {
        let keys: &[&str] = match self.map.id.as_str() {
            "germany" => &["table-age-north-sea", "table-age-baltic"],
            _ => &["table-age-atlantic"],
        };
        keys.iter().map(|key| self.text(key)).collect()
    }

    fn ship(
        &self,
        id: LocationId,
        place: &Location,
        name: String,
        mark: Mark,
        shown: &Shown<'_>,
    ) -> Option<ShipPlace> {
        let space = *place.spaces.first()?;
        let import = self.map.import_id(space).map(|id| Import {
            cubes: self.open.cubes_on(space),
            taking: shown.plan.taken_from(space),
            mark: self.mark(&id, &self.import_state(space), shown.selection),
            id,
        });
        Some(ShipPlace {
            id: place.id.clone(),
            name,
            colour: colour(place),
            port: place
                .port
                .map(|port| self.map.location(port).id.clone())
                .unwrap_or_default(),
            space: self.space(space, shown),
            market: place.markets.first().map(|market| self.market(*market, shown)),
            import,
            used: shown.plan.seas.contains(&id),
            mark,
        })
    }

    fn space(&self, id: SpaceId, shown: &Shown<'_>) -> Space {
        let space = self.map.space(id);
        let is_ship = space.symbol == Symbol::Ship;
        Space {
            id: space.id.clone(),
            symbol: space.symbol,
            tile: self.standing(id),
            preview: shown
                .plan
                .tile
                .filter(|(space, _)| *space == id)
                .map(|(_, tile)| tile),
            taking: if is_ship { 0 } else { shown.plan.taken_from(id) },
            mark: self.mark(&space.id, &self.space_state(id), shown.selection),
        }
    }

    /// The tile on a space. A ship's coal is drawn beyond it, on the import space.
    pub fn standing(&self, id: SpaceId) -> Option<Tile> {
        let (stack, owner) = (self.open.tile(id)?, self.open.owner(id)?);
        let cubes = match self.data.stack(stack).industry {
            Industry::Ship => 0,
            _ => self.open.cubes_on(id),
        };
        Some(self.tile(owner, stack, self.open.flipped.has(id), cubes))
    }

    /// The industries that may be built on a space, or the tile on it, as text.
    pub fn space_state(&self, id: SpaceId) -> String {
        let (Some(stack), Some(owner)) = (self.open.tile(id), self.open.owner(id)) else {
            let symbol = self.map.space(id).symbol;
            let kinds = Industry::ALL.into_iter().filter(|kind| symbol.takes(*kind));
            let names: Vec<String> = kinds.map(|kind| self.sight.piece(kind.id())).collect();
            let values = [("industries", names.join(", ").into())];
            return self.sight.with("table-age-space-free", &values);
        };
        let stack = self.data.stack(stack);
        let values = [
            ("industry", self.sight.piece(stack.industry.id()).into()),
            ("level", stack.level.into()),
            ("player", self.sight.seat(owner).into()),
        ];
        let tile = self.sight.with("table-age-tile", &values);
        let cubes = self.open.cubes_on(id);
        let more = match (self.open.flipped.has(id), cubes) {
            (true, _) => self.text("table-age-flipped"),
            (false, 0) => self.text("table-age-unflipped"),
            (false, _) => self.sight.with("table-age-cubes", &[("cubes", cubes.into())]),
        };
        format!("{tile}, {more}")
    }

    pub fn import_state(&self, ship: SpaceId) -> String {
        let key = if self.open.occupied.has(ship) {
            "table-age-import-open"
        } else {
            "table-age-import-shut"
        };
        self.sight
            .with(key, &[("cubes", self.open.cubes_on(ship).into())])
    }

    /// A town's colour, or what kind of place it is.
    pub fn location_state(&self, id: LocationId) -> String {
        let place = self.map.location(id);
        match (place.kind, place.colour) {
            (LocationKind::Village, _) => self.text("table-age-village"),
            (LocationKind::Foreign, _) if place.port_symbol => self.text("table-age-foreign-port"),
            (LocationKind::Foreign, _) => self.text("table-age-foreign"),
            (_, Some(colour)) => self.sight.piece(colour.id()),
            (_, None) => String::new(),
        }
    }

    fn market(&self, id: MarketId, shown: &Shown<'_>) -> Market {
        let space = self.map.market(id);
        let tile = self.data.market_tiles.get(self.open.market_tile(id));
        Market {
            id: space.id.clone(),
            kind: tile.map_or(MarketKind::NoDemand, |tile| MarketKind::of(&tile.accepts)),
            flipped: self.open.market_flipped.has(id),
            mark: self.mark(&space.id, &self.market_state(id), shown.selection),
        }
    }

    pub fn market_state(&self, id: MarketId) -> String {
        let tile = self.data.market_tiles.get(self.open.market_tile(id));
        let name = tile.map(|tile| tile.name.in_language(self.language()).to_owned());
        let state = if self.open.market_flipped.has(id) {
            "table-age-market-shut"
        } else {
            "table-age-market-open"
        };
        self.sight
            .with(state, &[("tile", name.unwrap_or_default().into())])
    }

    fn rail(&self, id: LineId, shown: &Shown<'_>) -> Rail {
        let line = self.map.line(id);
        let preview = shown.plan.line == Some(id);
        Rail {
            id: line.id.clone(),
            owner: self.open.builder(id).map(|seat| self.sight.colour(seat)),
            preview: preview.then(|| self.sight.colour(self.open.turn())),
            used: shown.plan.lines.contains(&id),
            mark: self.mark(&line.id, &self.line_state(id), shown.selection),
        }
    }

    pub fn line_state(&self, id: LineId) -> String {
        match self.open.builder(id) {
            Some(seat) => {
                let values = [("player", self.sight.seat(seat).into())];
                self.sight.with("table-age-line-built", &values)
            }
            None => self.text("table-age-line-free"),
        }
    }

    fn demand(&self, cube: Cube, shown: &Shown<'_>) -> Demand {
        let demand = &self.data.demand[cube.index()];
        let id = format!("demand_{}", cube.id());
        Demand {
            cube,
            prices: demand.prices.clone(),
            empty: demand.empty,
            cubes: self.open.display[cube.index()],
            taking: shown.plan.bought[cube.index()].len() as u8,
            mark: self.mark(&id, &self.demand_state(cube), shown.selection),
            id,
        }
    }

    pub fn demand_state(&self, cube: Cube) -> String {
        let values = [
            ("cubes", self.open.display[cube.index()].into()),
            ("spaces", self.data.demand[cube.index()].prices.len().into()),
            ("price", self.game.price(self.open, cube).into()),
        ];
        self.sight.with("table-age-demand", &values)
    }

    /// The building whose cubes are being chosen.
    pub fn work(&self) -> Work {
        self.open.job().what
    }
}

fn colour(place: &Location) -> Colour {
    place.colour.unwrap_or(Colour::Red)
}
