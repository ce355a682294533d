//! The component data: the published figures, the contents of the box, every value of the embedded file compared with a
//! compact copy of the facts, and invalid files.

use std::collections::BTreeSet;

use industria::data::{Kind, Tile};
use industria::{Data, Industria, ResourceId};
use smokestack_core::Game as _;

/// Every tile: epoch, kind, cost, needs, what it produces (or, for a resource tile, supplies), points, symbols, discount.
const TILES: &str = "
    quarry                 1 factory    3 -                    stone       0 canal             0
    sawmill                1 factory    3 -                    wood        0 -                 0
    clay_pit               1 factory    2 -                    -           1 canal             0
    brickworks             1 factory    2 stone+wood           brick       0 -                 0
    iron_ore_mine          1 factory    2 wood                 -           2 rail              0
    coal_mine              1 factory    2 -                    -           2 canal+rail        0
    construction           1 technology 0 stone                -           2 -                 0
    mechanical_engineering 1 technology 0 wood                 -           2 -                 0
    res_stone              1 resource   0 -                    stone       0 -                 0
    res_wood               1 resource   0 -                    wood        0 -                 0
    bonus_canal_1          1 bonus      0 -                    -           0 canal             0
    bonus_harbour_1        1 bonus      0 -                    -           0 harbour           0
    shipyard               2 factory    2 wood                 -           2 harbour           0
    textile_mill           2 factory    2 brick+wood           -           3 canal+rail        0
    ceramics_works         2 factory    3 brick                ceramics    1 harbour           0
    glassworks             2 factory    3 wood                 glass       1 -                 0
    ironworks              2 factory    3 stone                iron        1 -                 0
    bank                   2 factory    3 stone                -           1 -                 1
    steam_power            2 technology 0 stone+iron           -           4 -                 0
    optics                 2 technology 0 glass                -           3 -                 0
    res_glass              2 resource   0 -                    glass       0 -                 0
    res_iron               2 resource   0 -                    iron        0 -                 0
    bonus_harbour_2        2 bonus      0 -                    -           0 harbour           0
    bonus_rail_1           2 bonus      0 -                    -           0 rail              0
    oil_field              3 factory    2 iron+steel           -           3 harbour+pipeline  0
    chemical_works         3 factory    2 brick+cement         -           3 rail+pipeline     0
    power_plant            3 factory    2 iron+ceramics        electricity 1 rail              0
    cement_works           3 factory    3 stone+brick          cement      1 -                 0
    steel_mill             3 factory    3 iron+brick           steel       1 -                 0
    stock_exchange         3 factory    3 stone+glass          -           1 -                 1
    electrical_engineering 3 technology 0 ceramics+cement      -           4 -                 0
    automobile             3 technology 0 glass+steel          -           5 -                 0
    res_steel              3 resource   0 -                    steel       0 -                 0
    res_cement_1           3 resource   0 -                    cement      0 -                 0
    bonus_rail_2           3 bonus      0 -                    -           0 rail              0
    bonus_pipeline_1       3 bonus      0 -                    -           0 pipeline          0
    refinery               4 factory    3 steel+cement         -           4 pipeline          0
    plastics_factory       4 factory    2 steel+cement         plastic     1 harbour+pipeline  0
    semiconductor_factory  4 factory    2 ceramics+electricity -           4 network           0
    computer_factory       4 factory    2 glass+electricity    computer    1 rail+network      0
    car_factory            4 factory    3 brick+iron           -           4 rail              0
    media_company          4 factory    2 brick+cement         -           3 network           0
    telecommunications     4 technology 0 electricity+plastic  -           5 -                 0
    space_flight           4 technology 0 ceramics+computer    -           6 -                 0
    res_cement_2           4 resource   0 -                    cement      0 -                 0
    res_plastic            4 resource   0 -                    plastic     0 -                 0
    res_computer_1         4 resource   0 -                    computer    0 -                 0
    bonus_network_1        4 bonus      0 -                    -           0 network           0
    genetic_works          5 factory    3 cement+plastic       -           5 pipeline          0
    glass_fibre_works      5 factory    3 glass+plastic        -           4 network           0
    satellite_works        5 factory    3 cement+steel         -           5 network           0
    robot_works            5 factory    4 iron+computer        -           5 network           0
    nanotechnology         5 technology 0 ceramics+plastic     -           5 -                 0
    genetic_engineering    5 technology 0 computer             -           4 -                 0
    internet               5 technology 0 electricity+computer -           5 -                 0
    robotics               5 technology 0 electricity+computer -           5 -                 0
    res_cement_3           5 resource   0 -                    cement      0 -                 0
    res_computer_2         5 resource   0 -                    computer    0 -                 0
    bonus_pipeline_2       5 bonus      0 -                    -           0 pipeline          0
    bonus_network_2        5 bonus      0 -                    -           0 network           0
";

/// The first epoch in which the bank sells each resource, and its only producer.
const RESOURCES: &str = "
    stone       2 quarry
    brick       2 brickworks
    wood        2 sawmill
    iron        3 ironworks
    ceramics    3 ceramics_works
    glass       3 glassworks
    electricity 4 power_plant
    cement      4 cement_works
    steel       4 steel_mill
    plastic     5 plastics_factory
    computer    5 computer_factory
";

const ROADS: &str = "
    clay_pit - brickworks
    clay_pit - ceramics_works
    brickworks - cement_works
    iron_ore_mine - ironworks
    coal_mine - ironworks
    coal_mine - power_plant
    ironworks - steel_mill
    shipyard - oil_field
    textile_mill - chemical_works
    bank - stock_exchange
    oil_field - refinery
    chemical_works - refinery
    chemical_works - genetic_works
    steel_mill - car_factory
    stock_exchange - media_company
    semiconductor_factory - satellite_works
    car_factory - robot_works
    media_company - glass_fibre_works
";

const LINES: &str = "
    construction - steam_power
    mechanical_engineering - steam_power
    mechanical_engineering - automobile
    steam_power - electrical_engineering
    optics - telecommunications
    electrical_engineering - telecommunications
    automobile - space_flight
    telecommunications - internet
    space_flight - robotics
    internet - nanotechnology
    nanotechnology - genetic_engineering
    optics - nanotechnology
";

/// The published value guide. For the producing factory: money, number of needs, points; then how many tiles of epochs
/// 1 to 5 need the resource; for the factory again: symbols, roads; and the number of resource tiles.
const PUBLISHED: &str = "
    brick        2  2  0  0 2 3 2 0  0  2  0
    stone        3  0  0  2 3 2 0 0  1  0  1
    wood         3  0  0  3 3 0 0 0  0  0  1
    ceramics     3  1  1  0 0 2 2 1  1  1  0
    glass        3  1  1  0 1 2 1 1  0  0  1
    iron         3  1  1  0 1 3 1 1  0  3  1
    cement       3  2  1  0 0 2 3 2  0  1  3
    steel        3  2  1  0 0 2 2 1  0  2  1
    electricity  2  2  1  0 0 0 3 2  1  1  0
    computer     2  2  1  0 0 0 1 4  2  0  2
    plastic      2  2  1  0 0 0 1 3  2  0  1
";

/// The rows of a table with single spaces, in alphabetical order.
fn rows(table: &str) -> Vec<String> {
    let words = |row: &str| row.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut rows: Vec<String> = table.lines().map(words).filter(|row| !row.is_empty()).collect();
    rows.sort();
    rows
}

fn join_words(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join("+")
    }
}

fn resource(data: &Data, id: ResourceId) -> String {
    data.resource(id).id.clone()
}

fn tile_row(data: &Data, tile: &Tile) -> String {
    let needs = join_words(tile.needs.iter().map(|r| resource(data, *r)));
    let gives = join_words(
        tile.produces
            .or(tile.resource)
            .into_iter()
            .map(|r| resource(data, r)),
    );
    let symbols = join_words(tile.symbols.map(|s| data.symbol(s).id.clone()));
    let Tile {
        id,
        epoch,
        kind,
        cost,
        vp,
        discount,
        ..
    } = tile;
    let kind = kind.name();
    format!("{id} {epoch} {kind} {cost} {needs} {gives} {vp} {symbols} {discount}")
}

fn connection_rows(data: &Data, road: bool) -> Vec<String> {
    let of_kind = data.connections.iter().filter(|c| c.road == road);
    let row = |ends: [industria::TileId; 2]| format!("{} - {}", data.tile(ends[0]).id, data.tile(ends[1]).id);
    let mut rows: Vec<String> = of_kind.map(|c| row(c.ends)).collect();
    rows.sort();
    rows
}

#[test]
fn ia_1_2_every_tile_is_as_in_the_facts() {
    let data = Data::standard();
    let mut actual: Vec<String> = data.tiles.iter().map(|t| tile_row(&data, t)).collect();
    actual.sort();
    let expected = rows(TILES);
    for (actual, expected) in actual.iter().zip(&expected) {
        assert_eq!(actual, expected);
    }
    assert_eq!((actual.len(), expected.len()), (60, 60));
}

#[test]
fn ia_1_3_roads_join_factories_and_lines_technologies() {
    let data = Data::standard();
    assert_eq!(connection_rows(&data, true), rows(ROADS));
    assert_eq!(connection_rows(&data, false), rows(LINES));
    assert_eq!((rows(ROADS).len(), rows(LINES).len()), (18, 12));
    for connection in &data.connections {
        let expected = if connection.road {
            Kind::Factory
        } else {
            Kind::Technology
        };
        for end in connection.ends {
            assert_eq!(data.tile(end).kind, expected);
            assert!(connection.both.has(end));
        }
        assert_eq!(connection.both.len(), 2);
    }
    // A connection has no direction: no two join the same pair.
    for (i, connection) in data.connections.iter().enumerate() {
        assert!(
            data.connections[..i]
                .iter()
                .all(|other| other.both != connection.both)
        );
    }
}

#[test]
fn ia_1_11_the_number_of_tiles_of_each_kind() {
    let data = Data::standard();
    let by_epoch = |kind: Kind| -> [usize; 5] {
        [1, 2, 3, 4, 5].map(|epoch| {
            data.tiles
                .iter()
                .filter(|t| t.kind == kind && t.epoch == epoch)
                .count()
        })
    };
    assert_eq!(by_epoch(Kind::Factory), [6, 6, 6, 6, 4]);
    assert_eq!(by_epoch(Kind::Technology), [2, 2, 2, 2, 4]);
    assert_eq!(by_epoch(Kind::Resource), [2, 2, 2, 3, 2]);
    assert_eq!(by_epoch(Kind::Bonus), [2, 2, 2, 1, 2]);
    for epoch in 1..=5 {
        assert_eq!(data.epoch_tiles(epoch).len(), 12, "epoch {epoch}");
    }
    let points: u32 = data.tiles.iter().map(|t| u32::from(t.vp)).sum();
    assert_eq!(points, 110);
}

#[test]
fn ia_1_12_the_track_names_the_new_resources_of_each_epoch() {
    let data = Data::standard();
    for resource in &data.resources {
        let made_in = data.tile(resource.producer).epoch;
        assert_eq!(resource.bank_sells_from, made_in + 1, "{}", resource.id);
    }
    // One coin symbol each before spaces 3, 4 and 5.
    assert_eq!(data.params.extra_income_epochs, [3, 4, 5]);
}

#[test]
fn ia_6_8_the_bank_sells_each_resource_from_its_epoch_on() {
    let data = Data::standard();
    let row = |r: &industria::data::Resource| {
        format!("{} {} {}", r.id, r.bank_sells_from, data.tile(r.producer).id)
    };
    let mut actual: Vec<String> = data.resources.iter().map(row).collect();
    actual.sort();
    assert_eq!(actual, rows(RESOURCES));
}

#[test]
fn ia_6_10_each_resource_has_exactly_one_producer() {
    let data = Data::standard();
    for (i, resource) in data.resources.iter().enumerate() {
        let makes = |t: &&Tile| t.produces.is_some_and(|r| r.index() == i);
        let producers: Vec<&str> = data.tiles.iter().filter(makes).map(|t| t.id.as_str()).collect();
        assert_eq!(producers, [data.tile(resource.producer).id.as_str()]);
    }
}

/// Case 52.
#[test]
fn the_published_table_is_reproduced_by_the_tiles() {
    let data = Data::standard();
    let needing = |resource: ResourceId, epoch: u8| {
        let tiles = data.tiles.iter().filter(|t| t.epoch == epoch);
        tiles.filter(|t| t.needs.contains(&resource)).count()
    };
    let row = |resource: ResourceId| {
        let producer = data.resource(resource).producer;
        let factory = data.tile(producer);
        let demand = [1, 2, 3, 4, 5]
            .map(|epoch| needing(resource, epoch).to_string())
            .join(" ");
        let roads = data
            .connections
            .iter()
            .filter(|c| c.road && c.both.has(producer))
            .count();
        let tiles = data.tiles.iter().filter(|t| t.resource == Some(resource)).count();
        format!(
            "{} {} {} {} {demand} {} {roads} {tiles}",
            data.resource(resource).id,
            factory.cost,
            factory.needs.len(),
            factory.vp,
            factory.symbols.len(),
        )
    };
    let resources = data.tiles.iter().filter_map(|t| t.produces);
    let mut actual: Vec<String> = resources.map(row).collect();
    actual.sort();
    assert_eq!(actual, rows(PUBLISHED));
    let needs: usize = data.tiles.iter().map(|t| t.needs.len()).sum();
    assert_eq!(needs, 62);
}

#[test]
fn the_prices_and_values_are_those_of_the_rules() {
    let params = &Data::standard().params;
    assert_eq!(
        (params.start_money, params.income, params.extra_income),
        (4, 1, 1)
    ); // IA-1.6, IA-3.1, IA-3.2
    assert_eq!(
        (params.resource_price, params.resource_tile_price, params.min_bid),
        (1, 1, 1)
    ); // IA-6.6, 6.9, 5.4
    assert_eq!((params.vp_per_connection, params.vp_per_symbol), (3, 2)); // IA-9.5, IA-9.3
    assert_eq!(params.thalers_per_vp, 3); // IA-9.6
}

#[test]
fn every_value_has_a_provenance() {
    let data = Data::standard();
    for tile in &data.tiles {
        let expected: &[&str] = match tile.kind {
            Kind::Factory => &["name", "epoch", "cost", "needs", "produces", "vp", "symbols"],
            Kind::Technology => &["name", "epoch", "cost", "needs", "vp"],
            Kind::Bonus => &["name", "epoch", "cost", "symbol"],
            Kind::Resource => &["name", "epoch", "resource"],
        };
        for field in expected {
            assert!(tile.provenance.contains_key(*field), "{}: {field}", tile.id);
        }
        for (field, provenance) in &tile.provenance {
            for source in provenance.r#ref.iter().flat_map(|r| r.split_whitespace()) {
                assert!(
                    data.sources.contains_key(source),
                    "{}: {field}: {source}",
                    tile.id
                );
            }
        }
    }
}

// ---- Invalid files

const STANDARD: &str = include_str!("../../data/standard.toml");

/// Reads the standard file with one text replaced (the first occurrence after `start`).
fn broken(start: &str, from: &str, to: &str) -> smokestack_core::DataError {
    let at = STANDARD
        .find(start)
        .unwrap_or_else(|| panic!("{start} is in the file"));
    let (before, after) = STANDARD.split_at(at);
    assert!(after.contains(from), "{from} comes after {start}");
    let text = format!("{before}{}", after.replacen(from, to, 1));
    Industria::read_data(&text).expect_err("the file is wrong")
}

/// The line of the table (`[[tile]]`, `[params]`) that contains `start`.
fn line_of_table(start: &str) -> usize {
    let at = STANDARD.find(start).expect("it is in the file");
    let header = STANDARD[..=at].rfind("\n[").map_or(0, |newline| newline + 1);
    STANDARD[..header].lines().count() + 1
}

/// In the table with this text: the old text, the new text (`\n` is a new line), the rule, the error.
const WRONG: &str = r#"
    id = "coal_mine" | epoch = 1 | epoch = 6 | IA-1.2 | coal_mine is of epoch 6: epochs go from 1 to 5
    id = "brickworks" | "stone" | "stones" | IA-6.5 | no resource is called stones
    id = "brickworks" | "stone", "wood" | "wood", "wood" | IA-6.5 | brickworks must need at most two different resources
    id = "brickworks" | "wood"] | "wood", "iron"] | IA-6.5 | brickworks must need at most two different resources
    id = "brickworks" | "stone", "wood" | "stone", "brick" | IA-6.12 | brickworks needs brick, its own product
    id = "brickworks" | "stone", "wood" | "stone", "iron" | IA-6.8 | brickworks of epoch 1 needs iron, a product of epoch 2
    id = "bank" | needs = ["stone"] | needs = ["computer"] | IA-6.8 | bank of epoch 2 needs computer, a product of epoch 4
    id = "construction" | needs = ["stone"] | needs = ["glass"] | IA-6.8 | construction of epoch 1 needs glass, a product of epoch 2
    id = "construction" | cost = 0 | cost = 1 | IA-6.4 | construction is no factory and costs no money
    id = "quarry" | cost = 3 | cost = 200 | IA-6.4 | quarry costs 200: at most 100
    id = "quarry" | symbols = ["canal"] | symbols = ["river"] | IA-9.3 | no symbol is called river
    id = "quarry" | vp = 0 | vp = 0\nresource = "stone" | IA-6.6 | quarry: a resource tile, and only it, has a `resource`
    id = "res_stone" | resource = "stone" | vp = 2\nresource = "stone" | IA-7.1 | res_stone is neither factory nor technology: no needs, no points
    id = "bonus_canal_1" | symbol = "canal" |  | IA-9.3 | bonus_canal_1: a bonus tile, and only it, has one `symbol`
    id = "construction" | vp = 2 | vp = 2\nproduces = "wood" | IA-1.3 | only a factory produces, shows symbols or lowers costs: construction
    id = "bank" | discount = 1 | discount = 9 | IA-7.6 | bank lowers costs by 9: at most 4
    id = "quarry" | from = "published" | from = "guessed" | IA-1.2 | quarry: epoch comes from "guessed"; it is one of rulebook, rulebook-fr, rulebook-it, published, derived, reconstructed
    id = "stone" | bank_sells_from = 2 | bank_sells_from = 0 | IA-6.8 | bank_sells_from is an epoch from 1 on
    between = ["clay_pit", "brickworks"] | brickworks | construction | IA-9.5 | construction is no factory: roads join factories, lines technologies
    between = ["clay_pit", "brickworks"] | brickworks | clay_pit | IA-9.5 | a connection joins two different tiles
    between = ["clay_pit", "ceramics_works"] | "clay_pit", "ceramics_works" | "brickworks", "clay_pit" | IA-9.5 | brickworks and clay_pit are joined twice
    start_money = 4 | start_money = 4 | start_money = 40 | IA-1.10 | that much money does not fit: start money and income must stay near the standard values
    start_money = 4 | thalers_per_vp = 3 | thalers_per_vp = 0 | IA-1.10 | thalers_per_vp and min_bid must be at least 1
    start_money = 4 | resource_price = 1 | resource_price = 99 | IA-1.10 | a resource may cost at most 20
"#;

#[test]
fn an_invalid_file_is_rejected_with_line_and_rule() {
    let rows = WRONG.lines().map(str::trim).filter(|row| !row.is_empty());
    for row in rows {
        let columns: Vec<&str> = row.split(" | ").collect();
        let [start, from, to, rule, what] = columns[..] else {
            panic!("five columns: {row}");
        };
        let error = broken(start, from, &to.replace("\\n", "\n"));
        let actual = (error.line, error.rule, error.what.as_str());
        assert_eq!(actual, (line_of_table(start), Some(rule), what));
    }
}

#[test]
fn wrong_counts_and_names_are_refused() {
    let complaint = |start: &str, from: &str, to: &str| broken(start, from, to).to_string();
    let game = "game = \"industria\"";
    let line = line_of_text(game);
    assert_eq!(
        complaint(game, game, "game = \"industry\""),
        format!("line {line}: the file must say game = \"industria\" (IA-1.2)")
    );
    assert_eq!(
        complaint("id = \"coal_mine\"", "epoch = 1", "epoch = 2"),
        format!("line {line}: epoch 1 has 11 tiles, it must have 12 (IA-1.2)")
    );
    let duplicate = complaint("id = \"coal_mine\"", "coal_mine", "quarry");
    assert!(
        duplicate.ends_with("the id quarry appears twice (IA-1.3)"),
        "{duplicate}"
    );
    let duplicate = complaint("id = \"harbour\"", "harbour", "canal");
    assert!(
        duplicate.ends_with("the id canal appears twice (IA-1.3)"),
        "{duplicate}"
    );
    // Without its producer, and with two of them.
    let none = complaint("id = \"quarry\"", "produces = \"stone\"", "");
    assert!(
        none.ends_with("stone must have exactly one producing factory (IA-6.10)"),
        "{none}"
    );
    let two = complaint("id = \"clay_pit\"", "vp = 1", "vp = 1\nproduces = \"stone\"");
    assert!(
        two.ends_with("stone must have exactly one producing factory (IA-6.10)"),
        "{two}"
    );
}

#[test]
fn ia_10_4_the_score_track_of_an_older_file_is_45() {
    let with_track = |space: u8| {
        let text = STANDARD.replacen("[params]", &format!("[params]\nscore_track = {space}"), 1);
        let mark = "[params.provenance]\nscore_track = { from = \"rulebook\" }";
        Industria::read_data(&text.replacen("[params.provenance]", mark, 1))
    };
    let data = with_track(45).expect("a copy of an earlier standard file");
    assert!(!data.params.provenance.contains_key("score_track"));
    let line = line_of_text("[params]") + 1;
    assert_eq!(
        with_track(50).expect_err("it would change nothing").to_string(),
        format!(
            "line {line}: the score track ends at 45: remove score_track, which cannot be changed (IA-10.4)"
        )
    );
}

fn line_of_text(text: &str) -> usize {
    STANDARD[..STANDARD.find(text).expect("it is in the file")]
        .lines()
        .count()
        + 1
}

#[test]
fn a_syntax_error_or_an_unknown_key_names_the_line() {
    let error = broken("id = \"quarry\"", "cost = 3", "cost = three");
    assert_eq!(error.line, line_of_text("id = \"quarry\"") + 4, "{error}");
    let error = broken("id = \"quarry\"", "cost = 3", "price = 3");
    assert!(error.what.contains("price"), "{error}");
    let error = broken("id = \"quarry\"", "cost = 3", "cost = -1");
    assert_eq!(error.line, line_of_text("id = \"quarry\"") + 4, "{error}");
    assert!(Industria::read_data("").is_err());
}

#[test]
fn a_corrected_file_is_named_by_its_hash() {
    let text = STANDARD.replacen("cost = 3", "cost = 4", 1);
    let data = Industria::read_data(&text).expect("a correction that breaks no rule");
    assert_eq!(data.tiles[0].cost, 4);
    assert!(data.version.starts_with("sha256:") && data.version.len() == 7 + 64);
    assert_eq!(Industria::data_version(&Data::standard()), "standard-1");
    // `facts` is the standard set: no reconstructed value had to be corrected.
    assert!(Industria::data_set("facts").is_some() && Industria::data_set("other").is_none());
}

#[test]
fn tiles_with_the_same_name_are_labelled_by_epoch() {
    let data = Data::standard();
    let label = |id: &str| data.tile(data.find_tile(id).expect("a tile")).label.en.clone();
    assert_eq!(label("bonus_harbour_2"), "Harbour (2)");
    assert_eq!(label("res_cement_1"), "Cement (3)");
    assert_eq!(label("quarry"), "Quarry");
    let labels: BTreeSet<String> = data.tiles.iter().map(|tile| tile.label.de.clone()).collect();
    assert_eq!(labels.len(), data.tiles.len(), "no two have the same name");
    // An owner's file may have two tiles with one name in one epoch.
    let wood = r#"en = "Wood", fr = "Bois", de = "Holz", it = "Legno""#;
    let stone = r#"en = "Stone", fr = "Pierre", de = "Stein", it = "Pietra""#;
    let text = STANDARD.replace(wood, stone);
    let data = Industria::read_data(&text).expect("names are free");
    let label = |id: &str| data.tile(data.find_tile(id).expect("a tile")).label.en.clone();
    assert_eq!(
        [label("res_stone"), label("res_wood")],
        ["Stone (1a)", "Stone (1b)"]
    );
}

#[test]
fn embedded_data_is_the_same() {
    testkit::embedded_data::check(&*Data::standard());
}
