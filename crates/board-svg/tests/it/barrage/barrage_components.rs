//! Example boards of Barrage, created from the game's own data file; shared by the tests and the gallery.

use board_svg::barrage::*;
use toml::Value;

/// The components as the game's data file lists them.
pub struct BarrageComponents(Value);

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn number(value: &Value, key: &str) -> u8 {
    value.get(key).and_then(Value::as_integer).unwrap_or(0) as u8
}

fn label_mark(title: &str) -> Mark {
    Mark {
        label: title.to_owned(),
        title: title.to_owned(),
        ..Mark::default()
    }
}

/// The effect of a reward, income or work: a table with one entry, or a string.
pub fn effect(value: &Value) -> Effect {
    let free = |structure, areas: Vec<Area>, max_production| Effect::BuildFree {
        structure,
        areas,
        max_production,
    };
    let (key, inner) = match value {
        Value::String(word) => (word.as_str(), value),
        _ => value
            .as_table()
            .and_then(|table| table.iter().next())
            .map(|(key, inner)| (key.as_str(), inner))
            .expect("an entry"),
    };
    let n = inner.as_integer().unwrap_or(0);
    let amount = n.unsigned_abs() as u8;
    let areas = || {
        let words = inner.as_array().into_iter().flatten();
        words.filter_map(Value::as_str).map(Area::from_id).collect()
    };
    use Effect::*;
    match key {
        "vp" => Vp(n as i16),
        "credits" => Credits(amount),
        "excavators" => Excavators(amount),
        "mixers" => Mixers(amount),
        "any_machines" => AnyMachines(amount),
        "energy" => Energy(amount),
        "rotate" => RotateWheel(amount),
        "drops" => DropsWaiting(amount),
        "flowing_drops" => DropsFlowing(amount),
        "free_base" => free(Structure::Base, areas(), None),
        "free_conduit" => free(Structure::Conduit, vec![], Some(amount)),
        "free_elevation" => free(Structure::Elevation, vec![], None),
        "free_powerhouse" => free(Structure::Powerhouse, vec![], None),
        "produce" => Production(n as i8),
        "contracts" => TakeContracts(amount),
        "patent" => TakePatentTile,
        "bank" => CreditsPerEngineer(amount),
        "passing" => EnergyWhenDropPasses(amount),
        "second_production" => SecondProduction,
        "extra_energy" => ExtraEnergyAfterProduction(amount),
        "discount" => ContractEnergyDiscount(amount),
        other => tile_effect(other, inner, amount),
    }
}

fn tile_effect(key: &str, inner: &Value, amount: u8) -> Effect {
    use Effect::*;
    match key {
        "fill_empty_dams" => DropIntoEachEmptyDam(amount),
        "rotate_per_elevation" => RotateWheelPerStructure {
            structure: Structure::Elevation,
            segments: amount,
        },
        "credits_per_value" => CreditsPerProduction(amount),
        "no_engineers" => NoEngineersNeeded,
        "no_fee" => WaiveRedBorderFee,
        "energy_per_base" => EnergyPerStructure {
            structure: Structure::Base,
            energy: amount,
        },
        "fill_dam" => FillThisDam,
        "most_machines" => CapMachineCost(amount),
        "any_machine" => MachinesInterchangeable,
        "no_engineers_no_machines" => NoEngineersAndNoMachines,
        "vp_per_dam" => VpPerDamOfLevel {
            level: number(inner, "level"),
            vp: number(inner, "vp"),
        },
        "energy_per_value" => EnergyPerProduction(amount),
        "vp_per_powerhouse" => VpPerStructure {
            structure: Structure::Powerhouse,
            vp: amount,
        },
        "vp_per_advanced_tile" => VpPerAdvancedTile(amount),
        "copy" | "special_tile" => CopyTileOnWheel,
        "base_cost" => FixedBaseCost(amount),
        "top_dam_holds" => Level3Capacity(amount),
        "least_output" => MinimumRawProduction(amount),
        "mixers_for_conduits" => AlternativeConduitCost(amount),
        "credits_for_machines" => CreditsForMachines(amount),
        "copies" => CopyOfficer,
        other => panic!("no picture for {other}"),
    }
}

impl BarrageComponents {
    pub fn read() -> BarrageComponents {
        BarrageComponents(
            toml::from_str(include_str!("../../../../barrage/data/standard.toml")).expect("data"),
        )
    }

    pub fn rows(&self, table: &str) -> Vec<Value> {
        self.0[table]["rows"].as_array().cloned().unwrap_or_default()
    }

    pub fn contracts(&self) -> Vec<Contract> {
        let kinds = ["starting", "green", "yellow", "red", "national"];
        let of = |kind: &str| {
            let rows = self.0["contracts"][kind].as_array().cloned().unwrap_or_default();
            let contract = move |row: Value| Contract {
                id: text(&row, "id").into(),
                kind: ContractKind::from_id(text(&row, "id").split('_').next().unwrap_or("")),
                energy: number(&row, "energy"),
                reward: row["reward"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .map(effect)
                    .collect(),
                fulfilled: false,
                mark: label_mark(text(&row, "id")),
            };
            rows.into_iter().map(contract)
        };
        kinds.iter().flat_map(|kind| of(kind)).collect()
    }

    pub fn tiles(&self) -> Vec<Tile> {
        let tile = |row: &Value| {
            let id = text(row, "id");
            Tile {
                id: id.into(),
                structure: Structure::from_id(text(row, "structure")),
                level: id.split('_').nth(1).and_then(|n| n.parse().ok()).unwrap_or(0),
                effect: row.get("effect").map(effect),
                name: String::new(),
                mark: label_mark(id),
            }
        };
        self.rows("tiles").iter().map(tile).collect()
    }

    pub fn officers(&self) -> Vec<Officer> {
        let officer = |row: &Value| Officer {
            id: text(row, "id").into(),
            name: text(row, "name").into(),
            effect: row.get("ability").map(effect),
            mark: label_mark(text(row, "name")),
        };
        self.rows("officers").iter().map(officer).collect()
    }

    pub fn companies(&self) -> Vec<CompanyFace> {
        let face = |row: &Value| CompanyFace {
            company: Company::from_id(text(row, "id")),
            name: text(&row["name"], "en").into(),
            power: row.get("power").map(effect),
            mark: label_mark(text(row, "id")),
        };
        self.rows("companies").iter().map(face).collect()
    }

    pub fn bonus_tiles(&self) -> Vec<BonusTile> {
        let tile = |row: &Value| {
            let vp = number(row, "vp");
            let of = |structure| Effect::VpPerStructure { structure, vp };
            BonusTile {
                id: text(row, "id").into(),
                effect: match text(row, "counts") {
                    "contracts" => Effect::VpPerContract(vp),
                    "advanced_tiles" => Effect::VpPerAdvancedTile(vp),
                    plural => of(Structure::from_id(plural.trim_end_matches('s'))),
                },
                title: text(row, "id").into(),
            }
        };
        self.rows("bonus_tiles").iter().map(tile).collect()
    }

    pub fn objectives(&self) -> Vec<ObjectiveTile> {
        let tile = |row: &Value| ObjectiveTile {
            id: text(row, "id").into(),
            counts: match text(row, "ranks") {
                "red_spaces" => Effect::CountRedSpaces,
                "most_in_area" => Effect::CountMostInArea,
                "least_in_area" => Effect::CountLeastInArea,
                "connections" => Effect::CountConnections,
                "basins_with_one" => Effect::CountBasinsWith(1),
                _ => Effect::CountBasinsWith(3),
            },
            points: [15, 10, 5],
            title: text(row, "id").into(),
        };
        self.rows("objective_tiles").iter().map(tile).collect()
    }

    /// The management boards for this number of players.
    pub fn boards(&self, players: u8) -> Vec<ActionBoard> {
        self.rows("offices")
            .iter()
            .map(|office| board(office, players))
            .collect()
    }
}

fn board(office: &Value, players: u8) -> ActionBoard {
    let mut rows: Vec<(String, ActionRow)> = Vec::new();
    for row in office["spaces"].as_array().into_iter().flatten() {
        let id = text(row, "id");
        let line = id.trim_end_matches("_left").trim_end_matches("_right");
        let bank = row["work"].get("bank").is_some();
        let space = ActionSpace {
            id: id.into(),
            engineers: if bank { 0 } else { number(row, "engineers") },
            surcharge: number(row, "surcharge"),
            closed: players < number(row, "players"),
            mark: label_mark(id),
            ..ActionSpace::default()
        };
        if rows.last().is_none_or(|(name, _)| name != line) {
            rows.push((
                line.to_owned(),
                ActionRow {
                    effect: work(&row["work"]),
                    cost: number(row, "cost"),
                    spaces: Vec::new(),
                },
            ));
        }
        rows.last_mut().expect("a row").1.spaces.push(space);
    }
    let name = text(office, "id").replace('_', " ");
    ActionBoard {
        id: text(office, "id").into(),
        name: name[..1].to_uppercase() + &name[1..],
        rows: rows.into_iter().map(|(_, row)| row).collect(),
        title: String::new(),
    }
}

fn work(value: &Value) -> Vec<Effect> {
    match value.get("machines").and_then(Value::as_table) {
        Some(table) => {
            let one = |(key, count): (&String, &Value)| {
                effect(&Value::Table(
                    [(key.clone(), count.clone())].into_iter().collect(),
                ))
            };
            table.iter().map(one).collect()
        }
        None => vec![effect(value)],
    }
}
