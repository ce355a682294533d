//! The details of one piece or place.

use age_of_industry::data::LocationKind;
use age_of_industry::{Card, CardKind, Cube, Industry, LocationId, SpaceId, StackId};
use board_svg::age_of_industry::{Mark, TileFace, industry_card, market_card};
use board_svg::icon;
use lang::Names;
use smokestack_core::Seat;

use super::super::Detail;
use super::AgeOfIndustryView;

type Rows = Vec<(String, Vec<String>)>;

impl AgeOfIndustryView<'_> {
    pub fn detail(&self, piece: &str) -> Option<Detail> {
        let (whose, id) = piece.split_once('/').unwrap_or(("", piece));
        let seat = self.sight.seats().find(|seat| seat.to_string() == whose);
        let seat = seat.or(crate::games::shown_hand(self.sight));
        let seat = seat.unwrap_or(self.open.order[0]);
        let (svg, rows) = self
            .place(id)
            .or_else(|| self.line(id))
            .or_else(|| self.card_rows(id))
            .or_else(|| self.industry(id, seat))
            .or_else(|| self.demand_rows(id))
            .or_else(|| self.other(id, seat))?;
        Some(Detail {
            name: self.name(id),
            svg,
            rows,
        })
    }

    fn row(&self, key: &str, values: Vec<String>) -> (String, Vec<String>) {
        (self.text(key), values)
    }

    /// A location, one of its spaces, a market space or an import space.
    fn place(&self, id: &str) -> Option<(String, Rows)> {
        let map = self.map;
        if let Some(space) = map.find_space(id) {
            return Some(self.space_rows(space));
        }
        if let Some(market) = map.find_market(id) {
            let space = map.market(market);
            let tile = self.data.market_tiles.get(self.open.market_tile(market))?;
            let svg = market_card(&board_svg::age_of_industry::Market {
                id: id.to_owned(),
                kind: board_svg::age_of_industry::MarketKind::of(&tile.accepts),
                flipped: self.open.market_flipped.has(market),
                mark: Mark::default(),
            });
            let mut rows = vec![self.row("table-where", vec![self.market_state(market)])];
            rows.push(self.connected(space.location));
            return Some((svg, rows));
        }
        let import = map.find_import(id);
        if let Some(ship) = import {
            let rows = vec![self.row("table-where", vec![self.import_state(ship)])];
            return Some((icon("coal_cube"), rows));
        }
        let location = map.find_location(id)?;
        let place = map.location(location);
        let mut rows = vec![self.row("table-kind", vec![self.location_state(location)])];
        if place.kind != LocationKind::Foreign {
            rows.extend(self.sources(location));
        }
        rows.push(self.connected(location));
        let sign = place.colour.map(|colour| format!("town_{}", colour.id()));
        let svg = icon(sign.as_deref().unwrap_or("locomotive"));
        Some((svg, rows))
    }

    fn space_rows(&self, space: SpaceId) -> (String, Rows) {
        let place = self.map.location(self.map.space(space).location);
        let mut rows = vec![self.row("table-where", vec![self.space_state(space)])];
        if let Some(colour) = place.colour {
            rows.push(self.row("table-age-colour", vec![self.sight.piece(colour.id())]));
        }
        let location = self.map.space(space).location;
        let limit = self.game.tile_limit(location);
        let limit = self.sight.with("table-age-limit", &[("count", limit.into())]);
        rows.push(self.row("table-age-own-tiles", vec![limit]));
        rows.extend(self.sources(location));
        let (Some(stack), Some(owner)) = (self.open.tile(space), self.open.owner(space)) else {
            let sign = place.colour.map(|colour| format!("town_{}", colour.id()));
            return (icon(sign.as_deref().unwrap_or("ship")), rows);
        };
        rows.extend(self.stack_rows(stack));
        let mut face = self.tile_face(owner, stack);
        if let Some(tile) = self.standing(space) {
            face.tile = tile;
        }
        (industry_card(&face), rows)
    }

    /// The sources of coal and iron, and their cost.
    fn sources(&self, location: LocationId) -> Rows {
        let row = |cube: Cube| {
            let nearest = self.game.sources_nearest(self.open, cube, location);
            let mut sources: Vec<String> = nearest
                .map(|space| {
                    let id = self
                        .map
                        .import_id(space)
                        .unwrap_or_else(|| self.map.space(space).id.clone());
                    let values = [
                        ("place", self.name(&id).into()),
                        ("count", self.open.cubes_on(space).into()),
                    ];
                    self.sight.with("table-age-source", &values)
                })
                .collect();
            if sources.is_empty() {
                sources.push(if self.game.demand_access(self.open, location) {
                    self.sight.with(
                        "table-age-source-display",
                        &[("price", self.game.price(self.open, cube).into())],
                    )
                } else {
                    self.text("table-age-source-none")
                });
            }
            self.row(&format!("table-age-{}", cube.id()), sources)
        };
        Cube::ALL.map(row).to_vec()
    }

    /// The locations connected by links.
    fn connected(&self, location: LocationId) -> (String, Vec<String>) {
        let others = self.open.connected(location).filter(|other| *other != location);
        let mut names: Vec<String> = others
            .map(|other| {
                self.map
                    .location(other)
                    .name
                    .in_language(self.language())
                    .to_owned()
            })
            .collect();
        if names.is_empty() {
            names.push("–".to_owned());
        }
        self.row("table-age-connected", vec![names.join(", ")])
    }

    fn line(&self, id: &str) -> Option<(String, Rows)> {
        let line = self.map.find_line(id)?;
        let rows = vec![self.row("table-where", vec![self.line_state(line)])];
        Some((icon("locomotive"), rows))
    }

    fn card_rows(&self, id: &str) -> Option<(String, Rows)> {
        let card = Card::from_id(id)?;
        let info = self.data.card(card);
        let built = match card.kind() {
            CardKind::Industry(_) => self.rule("AI-6.2"),
            CardKind::Location(_) => self.rule("AI-6.4"),
        };
        let values = [
            ("count", info.count.into()),
            ("discards", self.open.discards.count(card).into()),
        ];
        let rows = vec![
            built,
            self.row(
                "table-age-in-box",
                vec![self.sight.with("table-age-copies", &values)],
            ),
        ];
        let svg = board_svg::age_of_industry::card(&self.face(card, 1, Mark::default()));
        Some((svg, rows))
    }

    /// A rule's number with its text.
    fn rule(&self, number: &str) -> (String, Vec<String>) {
        let text = self.sight.translations.rule(self.sight.game(), number);
        (number.to_owned(), text.into_iter().collect())
    }

    /// The stacks of an industry on a display.
    fn industry(&self, id: &str, seat: Seat) -> Option<(String, Rows)> {
        let industry = Industry::from_id(id)?;
        let next = self.game.next_tile(self.open, seat, industry);
        let mut rows = vec![self.row("table-age-next-title", vec![self.stack_state(seat, industry)])];
        rows.extend(next.into_iter().flat_map(|stack| self.stack_rows(stack)));
        let svg = match next {
            Some(stack) => industry_card(&self.tile_face(seat, stack)),
            None => icon(id),
        };
        Some((svg, rows))
    }

    /// One tile, as printed.
    fn tile_face(&self, seat: Seat, id: StackId) -> TileFace {
        let stack = self.data.stack(id);
        TileFace {
            tile: self.tile(seat, id, false, stack.cubes),
            name: self.sight.piece(stack.industry.id()),
            cost: (stack.level > 0).then_some(stack.cost),
            coal: stack.coal,
            iron: stack.iron,
            income: stack.income,
            mark: Mark::default(),
        }
    }

    fn stack_rows(&self, id: StackId) -> Rows {
        let stack = self.data.stack(id);
        if stack.level == 0 {
            return vec![self.rule("AI-6.13")];
        }
        let values = [
            ("amount", stack.cost.into()),
            ("coal", stack.coal.into()),
            ("iron", stack.iron.into()),
        ];
        let mut rows = vec![self.row("table-cost", vec![self.sight.with("table-age-cost", &values)])];
        if stack.cubes > 0 {
            let brings = self
                .sight
                .with("table-age-cubes", &[("cubes", stack.cubes.into())]);
            rows.push(self.row("table-age-brings", vec![brings]));
        }
        if !stack.accepts.is_empty() {
            let goods = stack.accepts.iter().map(|kind| self.sight.piece(kind.id()));
            rows.push(self.row("table-age-accepts", vec![goods.collect::<Vec<_>>().join(", ")]));
        }
        rows.push(self.row("table-age-income", vec![stack.income.to_string()]));
        rows.push(self.row(
            "table-worth",
            vec![self.sight.with("table-points", &[("points", stack.level.into())])],
        ));
        rows
    }

    fn demand_rows(&self, id: &str) -> Option<(String, Rows)> {
        let cube = Cube::ALL
            .into_iter()
            .find(|cube| id.strip_prefix("demand_") == Some(cube.id()))?;
        let rows = vec![
            self.row("table-where", vec![self.demand_state(cube)]),
            self.rule("AI-8.2"),
            self.rule("AI-8.6"),
        ];
        let picture = if cube == Cube::Coal {
            "coal_cube"
        } else {
            "iron_cube"
        };
        Some((icon(picture), rows))
    }

    /// The details of link counters, the pile, or a hidden card.
    fn other(&self, id: &str, seat: Seat) -> Option<(String, Rows)> {
        match id {
            "links" => {
                let rows = vec![
                    self.row("table-where", vec![self.links_state(seat)]),
                    self.rule("AI-11.3"),
                    self.rule("AI-17.4"),
                ];
                Some((icon("locomotive"), rows))
            }
            "pile" => {
                let left = self
                    .sight
                    .with("table-age-left", &[("count", self.open.pile.into())]);
                let rows = vec![self.row("table-where", vec![left]), self.rule("AI-14.5")];
                Some((icon("card"), rows))
            }
            _ => None,
        }
    }
}
