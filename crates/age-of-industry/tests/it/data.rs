//! The component data: every value of the embedded file compared with a compact copy of the facts, the published
//! figures, and the contents of the box. Invalid files are tested in `wrong_data.rs`.

use std::collections::BTreeSet;

use age_of_industry::data::{Location, LocationKind, Map, Stack, Symbol};
use age_of_industry::{AgeOfIndustry, Data, Industry};
use smokestack_core::Game as _;

/// Every stack: level, tiles, cost, coal and iron needed, cubes that it brings, income, what a port accepts.
const TILES: &str = "
    cotton_mill 1 3 5  0 0 0 8  -
    cotton_mill 2 2 6  1 0 0 11 -
    cotton_mill 3 2 7  1 1 0 14 -
    factory     0 1 0  0 0 0 0  -
    factory     1 2 6  1 0 0 10 -
    factory     2 2 8  1 1 0 14 -
    factory     3 2 10 1 1 0 18 -
    factory     4 1 12 2 1 0 22 -
    coal_mine   1 2 1  0 0 2 4  -
    coal_mine   2 2 2  0 0 3 6  -
    coal_mine   3 2 3  0 1 4 8  -
    iron_works  1 2 2  1 0 3 5  -
    iron_works  2 1 3  1 0 4 7  -
    iron_works  3 1 4  1 0 5 9  -
    port        1 2 2  0 0 0 4  cotton_mill
    port        2 2 3  0 1 0 6  cotton_mill+factory
    port        3 2 5  1 1 0 9  cotton_mill+factory
    ship        0 1 0  0 0 0 0  -
    ship        1 1 6  1 1 0 10 -
    ship        2 1 9  1 1 0 15 -
    ship        3 1 12 1 2 0 20 -
";

const CARDS: &str = "
    industry_cotton_mill 5
    industry_factory     5
    industry_coal_mine   5
    industry_iron_works  5
    industry_port        5
    industry_ship        5
    location_red         6
    location_blue        6
    location_green       6
    location_orange      6
    location_yellow      6
    location_purple      6
";

/// Every kind of market tile: how many, and what it accepts.
const MARKET_TILES: &str = "
    no_demand   4 -
    cotton_only 5 cotton_mill
    goods_only  5 factory
    any         4 cotton_mill+factory
";

/// The land locations of each map: kind, colour, spaces, market spaces, port symbol.
const LAND: [&str; 2] = [
    "
    portland     town    green  port+open+open      0 -
    lewiston     town    green  open                0 -
    manchester   town    green  open+open           0 -
    lowell       town    red    open+open+open+open 0 -
    lawrence     town    red    open+open           0 -
    worcester    town    red    open+open+open      0 -
    boston       town    purple port+open+open+open 0 -
    salem        town    purple port+open           0 -
    providence   town    yellow port+open+open      0 -
    fall_river   town    yellow open+open           0 -
    new_bedford  town    yellow port+open           0 -
    springfield  town    orange open+open           0 -
    hartford     town    orange open+open+open      0 -
    new_haven    town    orange port+open+open      0 -
    new_york     town    blue   port+open+open+open 0 -
    albany       town    blue   open+open           0 -
    pennsylvania town    blue   coal+coal           0 -
    concord      village -      -                   0 -
    brattleboro  village -      -                   0 -
    fitchburg    village -      -                   0 -
    new_london   village -      -                   0 -
    poughkeepsie village -      -                   0 -
    canada       foreign -      -                   1 symbol
    great_lakes  foreign -      -                   2 -
    the_south    foreign -      -                   1 -
",
    "
    hamburg       town    blue   port+port+open+open 0 -
    bremen        town    blue   port+open           0 -
    hannover      town    blue   open+open           0 -
    berlin        town    purple open+open+open+open 0 -
    stettin       town    purple port+open+open      0 -
    danzig        town    purple port+open           0 -
    ruhr          town    red    coal+coal+open+open 0 -
    cologne       town    red    open+open+open      0 -
    frankfurt     town    red    open+open           0 -
    leipzig       town    green  open+open+open      0 -
    chemnitz      town    green  coal+open+open      0 -
    dresden       town    green  open+open           0 -
    magdeburg     town    green  open                0 -
    breslau       town    orange open+open+open      0 -
    upper_silesia town    orange coal+coal+open      0 -
    posen         town    orange open                0 -
    saar          town    yellow coal+coal           0 -
    mannheim      town    yellow open+open           0 -
    stuttgart     town    yellow open+open           0 -
    nuremberg     town    yellow open+open           0 -
    augsburg      town    yellow open                0 -
    osnabrueck    village -      -                   0 -
    kassel        village -      -                   0 -
    erfurt        village -      -                   0 -
    wuerzburg     village -      -                   0 -
    thorn         village -      -                   0 -
    netherlands   foreign -      -                   1 symbol
    france        foreign -      -                   2 symbol
    switzerland   foreign -      -                   1 -
    austria       foreign -      -                   2 -
    russia        foreign -      -                   1 -
",
];

/// The ship spaces of each map: colour, port town, coal import, market space.
const SHIPS: [&str; 2] = [
    "
    ship_portland    green  portland    3 ship_portland.m1
    ship_boston      purple boston      3 ship_boston.m1
    ship_providence  yellow providence  3 ship_providence.m1
    ship_new_bedford yellow new_bedford 3 ship_new_bedford.m1
    ship_new_haven   orange new_haven   3 ship_new_haven.m1
    ship_new_york    blue   new_york    3 ship_new_york.m1
",
    "
    ship_hamburg blue   hamburg - ship_hamburg.m1
    ship_bremen  blue   bremen  - ship_bremen.m1
    ship_stettin purple stettin - ship_stettin.m1
    ship_danzig  purple danzig  - ship_danzig.m1
",
];

const LINES: [&str; 2] = [
    "
    portland--lewiston portland--lawrence portland--salem lewiston--canada concord--canada concord--manchester
    concord--brattleboro manchester--lowell manchester--lawrence manchester--portland lowell--lawrence
    lowell--boston lowell--fitchburg lawrence--boston lawrence--salem salem--boston boston--worcester
    boston--providence boston--fall_river fitchburg--worcester fitchburg--brattleboro worcester--springfield
    worcester--providence providence--fall_river providence--new_london providence--hartford
    fall_river--new_bedford new_london--new_haven springfield--hartford springfield--brattleboro
    springfield--albany hartford--new_haven hartford--poughkeepsie new_haven--new_york albany--brattleboro
    albany--poughkeepsie albany--great_lakes albany--pennsylvania poughkeepsie--new_york new_york--pennsylvania
    pennsylvania--great_lakes pennsylvania--the_south new_york--the_south
",
    "
    hamburg--bremen hamburg--hannover hamburg--berlin bremen--hannover bremen--osnabrueck
    osnabrueck--netherlands osnabrueck--ruhr hannover--ruhr hannover--magdeburg hannover--kassel
    ruhr--netherlands ruhr--cologne ruhr--kassel cologne--frankfurt cologne--france saar--france saar--mannheim
    mannheim--frankfurt mannheim--stuttgart frankfurt--kassel frankfurt--wuerzburg wuerzburg--nuremberg
    stuttgart--switzerland stuttgart--augsburg augsburg--switzerland augsburg--nuremberg augsburg--austria
    nuremberg--austria nuremberg--chemnitz kassel--erfurt erfurt--leipzig leipzig--magdeburg leipzig--berlin
    leipzig--dresden leipzig--chemnitz chemnitz--dresden dresden--austria dresden--berlin dresden--breslau
    magdeburg--berlin berlin--stettin berlin--posen berlin--breslau stettin--danzig danzig--thorn posen--thorn
    thorn--russia posen--breslau breslau--upper_silesia upper_silesia--austria upper_silesia--russia
",
];

fn rows(table: &str) -> Vec<String> {
    let tidy = |row: &str| row.split_whitespace().collect::<Vec<_>>().join(" ");
    table.lines().map(tidy).filter(|row| !row.is_empty()).collect()
}

fn join_words<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join("+")
    }
}

fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Open => "open",
        Symbol::Coal => "coal",
        Symbol::Port => "port",
        Symbol::Ship => "ship",
    }
}

fn land(map: &Map, location: &Location) -> String {
    let kind = match location.kind {
        LocationKind::Town => "town",
        LocationKind::Village => "village",
        LocationKind::Foreign => "foreign",
        LocationKind::Ship => "ship",
    };
    let spaces = join_words(
        location
            .spaces
            .iter()
            .map(|space| symbol(map.space(*space).symbol)),
    );
    let colour = location.colour.map_or("-", |colour| colour.id());
    let port = if location.port_symbol { "symbol" } else { "-" };
    let (id, markets) = (&location.id, location.markets.len());
    format!("{id} {kind} {colour} {spaces} {markets} {port}")
}

fn ship(map: &Map, location: &Location) -> String {
    let port = location.port.map_or("-", |port| &map.location(port).id);
    let colour = location.colour.map_or("-", |colour| colour.id());
    let import = location.import.map_or("-".to_owned(), |cubes| cubes.to_string());
    let markets = join_words(
        location
            .markets
            .iter()
            .map(|market| map.market(*market).id.as_str()),
    );
    format!("{} {colour} {port} {import} {markets}", location.id)
}

#[test]
fn every_tile_is_that_of_the_facts() {
    let row = |s: &Stack| {
        let accepts = join_words(s.accepts.iter().map(|industry| industry.id()));
        let numbers = [s.level, s.count, s.cost, s.coal, s.iron, s.cubes, s.income];
        let numbers = numbers.map(|number| number.to_string()).join(" ");
        format!("{} {numbers} {accepts}", s.industry.id())
    };
    let actual: Vec<String> = Data::facts().stacks.iter().map(row).collect();
    assert_eq!(actual, rows(TILES));
}

#[test]
fn every_card_and_market_tile_is_that_of_the_facts() {
    let data = Data::facts();
    let cards = age_of_industry::Card::all().zip(&data.cards);
    let cards: Vec<String> = cards
        .map(|(card, info)| format!("{} {}", card.id(), info.count))
        .collect();
    assert_eq!(cards, rows(CARDS));
    let tiles = data.market_tiles.iter().map(|tile| {
        let accepts = join_words(tile.accepts.iter().map(|industry| industry.id()));
        format!("{} {} {accepts}", tile.id, tile.count)
    });
    assert_eq!(tiles.collect::<Vec<_>>(), rows(MARKET_TILES));
}

#[test]
fn every_place_and_line_is_that_of_the_facts() {
    let data = Data::facts();
    for (map, ((places, ships), lines)) in data.maps.iter().zip(LAND.iter().zip(SHIPS).zip(LINES)) {
        let at_sea = |l: &&Location| l.kind == LocationKind::Ship;
        let on_land = map.locations.iter().filter(|l| !at_sea(l));
        assert_eq!(on_land.map(|l| land(map, l)).collect::<Vec<_>>(), rows(places));
        let actual = map.locations.iter().filter(at_sea);
        assert_eq!(actual.map(|l| ship(map, l)).collect::<Vec<_>>(), rows(ships));
        let actual: Vec<&str> = map.lines.iter().map(|line| line.id.as_str()).collect();
        assert_eq!(actual, lines.split_whitespace().collect::<Vec<_>>());
    }
}

/// The totals that the facts give for each map.
#[test]
fn ai_1_2_how_much_each_map_has() {
    let totals = |map: &Map| {
        let of = |kind: LocationKind| map.locations.iter().filter(|l| l.kind == kind).count();
        let spaces = |symbol: Symbol| map.spaces.iter().filter(|s| s.symbol == symbol).count();
        let kinds = [
            LocationKind::Town,
            LocationKind::Village,
            LocationKind::Foreign,
            LocationKind::Ship,
        ];
        let symbols = [Symbol::Open, Symbol::Coal, Symbol::Port, Symbol::Ship];
        let cubes: u32 = map.locations.iter().filter_map(|l| l.import).map(u32::from).sum();
        (
            kinds.map(of),
            symbols.map(spaces),
            map.lines.len(),
            map.markets.len(),
            cubes,
        )
    };
    let data = Data::standard();
    assert_eq!(totals(&data.maps[0]), ([17, 5, 3, 6], [35, 2, 7, 6], 43, 10, 18));
    assert_eq!(totals(&data.maps[1]), ([21, 5, 5, 4], [39, 7, 5, 4], 51, 11, 0));
    let ids: Vec<&str> = data.maps.iter().map(|map| map.id.as_str()).collect();
    assert_eq!(ids, ["new_england", "germany"]); // AI-1.1
}

#[test]
fn ai_2_2_and_ai_2_7_and_ai_2_8_what_lies_in_the_box() {
    let data = Data::standard();
    let tiles: u32 = data.stacks.iter().map(|stack| u32::from(stack.count)).sum();
    assert_eq!((tiles, data.contents.tiles_per_player), (35, 35));
    assert_eq!(
        data.cards.iter().map(|card| u32::from(card.count)).sum::<u32>(),
        66
    );
    assert_eq!(
        data.market_tiles
            .iter()
            .map(|tile| u32::from(tile.count))
            .sum::<u32>(),
        18
    );
    let contents = &data.contents;
    assert_eq!((contents.coal_cubes, contents.iron_cubes), (30, 30)); // AI-2.11
    assert_eq!((contents.loan_counters, contents.coins), (24, 70)); // AI-2.10
    // Level 0: factory and ship only (AI-6.13).
    let zero = data.stacks.iter().filter(|stack| stack.level == 0);
    assert_eq!(
        zero.map(|stack| stack.industry.id()).collect::<Vec<_>>(),
        ["factory", "ship"]
    );
}

#[test]
fn the_prices_and_amounts_are_those_of_the_rules() {
    let data = Data::standard();
    let params = &data.params;
    assert_eq!(
        (params.starting_money, params.actions, params.first_round_actions),
        (0, 2, 1)
    ); // AI-2.3, AI-3.2, AI-3.3
    assert_eq!(
        (params.loan_unit, params.interest, params.loan_points),
        (10, 1, 5)
    ); // AI-4.3, AI-16.1, AI-17.7
    assert_eq!((params.hand, params.hand_second), ([5, 6, 5, 6], [6, 6, 6, 6])); // AI-2.8
    assert_eq!(
        (params.face_up, params.hand_limit, params.removed_for_two),
        (2, 9, 2)
    ); // AI-2.9, AI-5.3, AI-18.1
    let counters = (
        params.counters_left,
        params.counters_right,
        params.counters_for_two,
    );
    assert_eq!(counters, (1, 11, 6)); // AI-2.2, AI-18.2
    assert_eq!((params.link_cost, params.link_coal, params.link_iron), (1, 1, 1)); // AI-11.3
    let income = (
        params.money_per_point,
        params.link_income,
        params.link_income_per_space,
    );
    assert_eq!(income, (5, 2, 1)); // AI-17.7, AI-17.4
    for demand in &data.demand {
        assert_eq!(
            (demand.prices.as_slice(), demand.empty),
            (&[1, 1, 2, 2, 3, 3][..], 4)
        ); // AI-8.2, AI-8.3
    }
}

/// The standard set differs from the facts only where the provenance notes it.
#[test]
fn a_corrected_value_has_its_earlier_value() {
    let (play, facts) = (Data::standard(), Data::facts());
    for (now, before) in play.stacks.iter().zip(&facts.stacks) {
        let values = |s: &Stack| [s.count, s.cost, s.coal, s.iron, s.cubes, s.income];
        let names = ["count", "cost", "coal", "iron", "cubes", "income"];
        for ((name, now_is), was) in names.iter().zip(values(now)).zip(values(before)) {
            let mark = now.provenance.get(*name).and_then(|mark| mark.was);
            assert_eq!(
                mark.unwrap_or(u16::from(now_is)),
                u16::from(was),
                "{} {}",
                now.industry.id(),
                now.level
            );
        }
    }
    assert_eq!(
        (play.version.as_str(), facts.version.as_str()),
        ("standard-2", "facts-1")
    );
}

/// Games that name the previous set continue with its ships; nothing else differs.
#[test]
fn the_previous_set_differs_in_ship_incomes() {
    let (now, before) = (Data::standard(), Data::standard_1());
    let incomes = |data: &Data| -> Vec<u8> {
        let ships = &data.industry(Industry::Ship).stacks;
        ships.iter().map(|ship| data.stack(*ship).income).collect()
    };
    assert_eq!(incomes(&now), [0, 16, 17, 20]);
    assert_eq!(incomes(&before), [0, 14, 19, 24]);
    let without_ships = |data: &Data| {
        let mut json = serde_json::to_value(data).expect("data can be written");
        json["version"] = "any".into();
        let stacks = json["stacks"].as_array_mut().expect("stacks");
        stacks.retain(|stack| stack["industry"] != "ship");
        json
    };
    assert_eq!(without_ships(&now), without_ships(&before));
    for name in ["standard-1", "standard-2", "facts-1"] {
        let data = AgeOfIndustry::data_set(name).expect("it comes with the game");
        assert_eq!(data.version, name);
    }
    assert_eq!(
        AgeOfIndustry::data_set("standard")
            .map(|data| data.version.clone())
            .as_deref(),
        Some("standard-2")
    );
}

/// A ship that replaces a used-up one flips at once (AI-13.5): with cubes at 2, it brings at most 4 in money, and each
/// level brings less than the one before.
#[test]
fn ai_13_5_replacing_a_ship_is_no_money_pump() {
    let data = Data::standard();
    let ships = data
        .industry(Industry::Ship)
        .stacks
        .iter()
        .map(|id| data.stack(*id));
    let gains: Vec<i32> = ships
        .filter(|ship| ship.level > 0)
        .map(|ship| i32::from(ship.income) - i32::from(ship.cost) - 2 * i32::from(ship.coal + ship.iron))
        .collect();
    assert_eq!(gains, [6, 4, 2]);
}

#[test]
fn provenances_match_what_is_documented() {
    let data = Data::standard();
    let stack = |industry: &str, level: u8| {
        let actual = data
            .stacks
            .iter()
            .find(|s| s.industry.id() == industry && s.level == level);
        &actual.expect("a stack").provenance
    };
    assert_eq!(stack("coal_mine", 1)["cost"].from, "published");
    assert_eq!(stack("coal_mine", 1)["cubes"].from, "reconstructed");
    assert_eq!(stack("port", 1)["accepts"].from, "rulebook-fr");
    assert_eq!(stack("cotton_mill", 1)["income"].from, "reconstructed");
    assert_eq!(data.demand[0].provenance["empty"].from, "rulebook-fr");
    let map = &data.maps[0];
    let from = |id: &str| {
        let place = map.find_location(id).expect("a place");
        map.location(place).provenance.from.clone()
    };
    assert_eq!(
        (from("ship_boston"), from("ship_portland")),
        ("published".into(), "reconstructed".into())
    );
    assert!(
        map.lines
            .iter()
            .all(|line| line.provenance.from == "reconstructed")
    );
    let france = data.maps[1].find_location("france").expect("France");
    let note = data.maps[1].location(france).provenance.note.clone();
    assert!(note.is_some_and(|note| note.contains("port symbol")));
}

#[test]
fn every_value_has_a_provenance() {
    let data = Data::standard();
    for stack in &data.stacks {
        let expected: &[&str] = match stack.level {
            0 => &["level", "count"],
            _ => &["level", "count", "cost", "coal", "iron", "income"],
        };
        assert!(expected.iter().all(|value| stack.provenance.contains_key(*value)));
        assert_eq!(stack.provenance.contains_key("cubes"), stack.cubes > 0);
        assert_eq!(
            stack.provenance.contains_key("accepts"),
            !stack.accepts.is_empty()
        );
    }
    // Every source that a value refers to is listed, and every listed source is used.
    let stacks = data.stacks.iter().flat_map(|s| s.provenance.values());
    let cards = data.cards.iter().flat_map(|c| c.provenance.values());
    let tiles = data.market_tiles.iter().flat_map(|t| t.provenance.values());
    let demand = data.demand.iter().flat_map(|d| d.provenance.values());
    let places = data
        .maps
        .iter()
        .flat_map(|m| m.locations.iter().map(|l| &l.provenance));
    let maps = data.maps.iter().map(|m| &m.provenance).chain(places);
    let all = stacks.chain(cards).chain(tiles).chain(demand).chain(maps);
    let all = all
        .chain(data.params.provenance.values())
        .chain(data.contents.provenance.values());
    let named: BTreeSet<&str> = all
        .filter_map(|p| p.r#ref.as_deref())
        .flat_map(str::split_whitespace)
        .collect();
    assert_eq!(named, data.sources.keys().map(String::as_str).collect());
}

#[test]
fn several_places_of_a_kind_are_numbered() {
    let data = Data::standard();
    let [england, germany] = &data.maps[..] else {
        panic!("two maps")
    };
    let space = |map: &Map, id: &str| map.space(map.find_space(id).expect("a space")).label.clone();
    assert_eq!(space(england, "boston.2").en, "Boston 2");
    assert_eq!(space(england, "lewiston.1").en, "Lewiston");
    assert_eq!(space(england, "ship_boston.1").fr, "Baie du Massachusetts");
    assert_eq!(space(germany, "cologne.3").de, "Köln 3");
    assert_eq!(space(germany, "cologne.3").it, "Colonia 3");
    let market = |map: &Map, id: &str| {
        map.market(map.find_market(id).expect("a market"))
            .label
            .en
            .clone()
    };
    assert_eq!(market(england, "great_lakes.m2"), "Great Lakes 2");
    assert_eq!(market(england, "canada.m1"), "Canada");
    let line = germany.find_line("ruhr--cologne").expect("a line");
    assert_eq!(germany.line(line).label.de, "Ruhrgebiet–Köln");
    let line = england.find_line("boston--worcester").expect("a line");
    assert_eq!(england.line(line).label.en, "Boston–Worcester");
    for map in &data.maps {
        for language in ["en", "fr", "de", "it"] {
            let names = map.locations.iter().map(|l| l.name.in_language(language));
            assert_eq!(
                names.collect::<BTreeSet<_>>().len(),
                map.locations.len(),
                "no two are called alike"
            );
        }
    }
}

#[test]
fn ai_1_5_a_ship_space_has_its_import_space_and_its_port() {
    let data = Data::standard();
    let map = &data.maps[0];
    let boston = map.find_space("ship_boston.1").expect("a ship space");
    assert_eq!(map.import_id(boston).as_deref(), Some("ship_boston.coal"));
    assert_eq!(map.find_import("ship_boston.coal"), Some(boston));
    assert_eq!(map.find_import("boston.coal"), None);
    let germany = &data.maps[1];
    let hamburg = germany.find_space("ship_hamburg.1").expect("a ship space");
    assert_eq!(germany.import_id(hamburg), None);
}

#[test]
fn embedded_data_is_the_same() {
    testkit::embedded_data::check(&*Data::standard());
    testkit::embedded_data::check(&*Data::standard_1());
    testkit::embedded_data::check(&*Data::facts());
}
