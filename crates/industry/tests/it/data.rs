//! The component data: every value of the embedded file compared with a compact copy of the facts, the published
//! figures, and the contents of the box. Invalid files are tested in `wrong_data.rs`.

use std::collections::BTreeSet;

use industry::data::{Field, Kind};
use industry::{Data, FieldId, Joker, ResourceId};

/// Every field: kind, price, needs, what it produces (or, for a joker field, the joker), points, networks, points per
/// factory, discount, English and German name.
const FIELDS: &str = "
    1A joker      0 -                 stone    0 -          0 0 Joker:_stone          Joker:_Stein
    1B joker      0 -                 wood     0 -          0 0 Joker:_wood           Joker:_Holz
    1C bonus      1 -                 -        0 river      2 0 Harbour               Hafen
    1D bonus      1 -                 -        0 river      2 0 Harbour               Hafen
    1E factory    3 -                 stone    0 river      0 0 Quarry                Steinbruch
    1F factory    3 -                 wood     0 -          0 0 Sawmill               Sägewerk
    1G factory    2 -                 -        1 river      0 0 Clay_pit              Tongrube
    1H factory    2 stone+wood        brick    0 -          0 0 Brickworks            Ziegelei
    1I factory    2 wood              -        2 rail       0 0 Iron_ore_mine         Eisenerzmine
    1J factory    2 -                 -        2 river+rail 0 0 Coal_mine             Kohlegrube
    1K technology 0 stone             -        2 -          0 0 Construction          Konstruktion
    1L technology 0 wood              -        2 -          0 0 Engineering           Maschinenbau
    2A joker      0 -                 iron     0 -          0 0 Joker:_iron           Joker:_Eisen
    2B joker      0 -                 glass    0 -          0 0 Joker:_glass          Joker:_Glas
    2C bonus      1 -                 -        0 river      2 0 Harbour               Hafen
    2D bonus      1 -                 -        0 rail       2 0 Station               Bahnhof
    2E factory    2 wood              -        2 river      0 0 Shipyard              Werft
    2F factory    2 brick+wood        -        3 river+rail 0 0 Textile_mill          Textilfabrik
    2G factory    3 brick             ceramics 1 river      0 0 Ceramics_works        Keramikwerk
    2H factory    3 wood              glass    1 -          0 0 Glassworks            Glashütte
    2I factory    3 stone             iron     1 -          0 0 Ironworks             Eisenhütte
    2J factory    3 stone             -        1 -          0 1 Bank                  Bank
    2K technology 0 stone+iron        -        4 -          0 0 Steam_power           Dampfkraft
    2L technology 0 glass             -        3 -          0 0 Optics                Optik
    3A joker      0 -                 steel    0 -          0 0 Joker:_steel          Joker:_Stahl
    3B joker      0 -                 cement   0 -          0 0 Joker:_cement         Joker:_Zement
    3C bonus      1 -                 -        0 rail       2 0 Station               Bahnhof
    3D bonus      2 -                 -        0 pipe       3 0 Pumping_station       Pumpstation
    3E factory    2 iron+steel        -        3 river+pipe 0 0 Oil_field             Ölfeld
    3F factory    2 brick+cement      -        3 rail+pipe  0 0 Chemical_works        Chemiewerk
    3G factory    2 iron+ceramics     cable    1 rail       0 0 Cable_works           Kabelwerk
    3H factory    3 stone+brick       cement   1 -          0 0 Cement_works          Zementfabrik
    3I factory    3 iron+brick        steel    1 -          0 0 Steel_mill            Stahlwerk
    3J factory    3 stone+glass       -        1 -          0 1 Stock_exchange        Börse
    3K technology 0 ceramics+cement   -        4 -          0 0 Electricity           Elektrizität
    3L technology 0 glass+steel       -        5 -          0 0 Automobile            Automobil
    4A joker      0 -                 any      0 -          0 0 Joker:_?_(any)        Joker:_?
    4B bonus      1 -                 -        0 rail       2 0 Station               Bahnhof
    4C bonus      2 -                 -        0 pipe       3 0 Pumping_station       Pumpstation
    4D bonus      2 -                 -        0 power      3 0 Power_plant           Elektrizitätswerk
    4E factory    3 steel+cement      -        4 pipe       0 0 Refinery              Raffinerie
    4F factory    2 steel+cement      plastic  1 pipe+power 0 0 Plastics_factory      Kunststofffabrik
    4G factory    2 ceramics+cable    -        4 power      0 0 Semiconductor_factory Halbleiterwerk
    4H factory    2 glass+cable       computer 1 rail+power 0 0 Computer_factory      Computerfabrik
    4I factory    3 brick+iron        -        4 rail       0 0 Car_factory           Autofabrik
    4J factory    2 brick+cement      -        3 -          0 0 Media_company         Medienhaus
    4K technology 0 cable+plastic     -        5 -          0 0 Telecommunications    Telekommunikation
    4L technology 0 ceramics+computer -        6 -          0 0 Space_flight          Raumfahrt
    5A bonus      1 -                 -        0 river      2 0 Harbour               Hafen
    5B bonus      2 -                 -        0 pipe       3 0 Pumping_station       Pumpstation
    5C bonus      2 -                 -        0 power      3 0 Power_plant           Elektrizitätswerk
    5D bonus      2 -                 -        0 power      3 0 Power_plant           Elektrizitätswerk
    5E factory    3 cement+plastic    -        5 pipe       0 0 Pharmaceutical_plant  Pharmawerk
    5F factory    3 glass+plastic     -        4 power      0 0 Glass-fibre_works     Glasfaserwerk
    5G factory    3 cement+steel      -        5 power      0 0 Satellite_works       Satellitenwerk
    5H factory    4 iron+computer     -        5 power      0 0 Robot_works           Roboterwerk
    5I technology 0 ceramics+plastic  -        5 -          0 0 Nanotechnology        Nanotechnologie
    5J technology 0 computer          -        4 -          0 0 Genetic_engineering   Gentechnik
    5K technology 0 cable+computer    -        5 -          0 0 Internet              Internet
    5L technology 0 cable+computer    -        5 -          0 0 Robotics              Robotik
";

/// Every resource: its first epoch, the first epoch in which the bank sells it, its producer, its names.
const RESOURCES: &str = "
    stone 1 2 1E Stone Stein
    brick 1 2 1H Brick Ziegel
    wood 1 2 1F Wood Holz
    ceramics 2 3 2G Ceramics Keramik
    glass 2 3 2H Glass Glas
    iron 2 3 2I Iron Eisen
    cable 3 4 3G Cables Kabel
    steel 3 4 3I Steel Stahl
    cement 3 4 3H Cement Zement
    plastic 4 5 4F Plastics Kunststoff
    computer 4 5 4H Computers Computer
";

const ROADS: &str = "
    1G-1H 1G-2G 1H-3H 1I-2I 1J-2I 2E-3E 2F-3F 2I-3I 2J-3J 3E-4E 3F-4E 3F-5E 3G-4G 3I-4I 3J-4J 4G-5G
    4I-5H 4J-5F
";

const LINES: &str = "
    1K-2K 1L-2K 1L-3L 2K-3K 2L-4K 3K-4K 3L-4L 4K-5K 4L-5L 5K-5I 5I-5J
";

/// Every network: points per factory, factories, bonus fields.
const NETWORKS: &str = "
    river 2 1E+1G+1J+2E+2F+2G+3E 1C+1D+2C+5A
    rail 2 1I+1J+2F+3F+3G+4H+4I 2D+3C+4B
    pipe 3 3E+3F+4E+4F+5E 3D+4C+5B
    power 3 4F+4G+4H+5F+5G+5H 4D+5C+5D
";

/// How many fields of each epoch need each resource (published for the 2003 edition and kept exactly).
const DEMAND: &str = "
    stone 2 3 2 0 0
    wood 3 3 0 0 0
    brick 0 2 3 2 0
    ceramics 0 0 2 2 1
    glass 0 1 2 1 1
    iron 0 1 3 1 1
    cement 0 0 2 3 2
    steel 0 0 2 2 1
    cable 0 0 0 3 2
    computer 0 0 0 1 4
    plastic 0 0 0 1 3
";

fn rows(table: &str) -> Vec<String> {
    let tidy = |row: &str| row.split_whitespace().collect::<Vec<_>>().join(" ");
    table.lines().map(tidy).filter(|row| !row.is_empty()).collect()
}

fn join_words(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join("+")
    }
}

fn row(data: &Data, field: &Field) -> String {
    let resource = |id: ResourceId| data.resource(id).id.clone();
    let joker = field.joker.map(|joker| data.joker_id(joker).to_owned());
    let made = field.produces.map(resource).or(joker);
    // The facts list networks in the order of the file.
    let networks = field.networks.map(|n| data.network(n).id.clone());
    format!(
        "{} {} {} {} {} {} {} {} {} {} {}",
        field.id,
        field.kind.name(),
        field.cost,
        join_words(field.needs.iter().map(|need| resource(*need))),
        made.unwrap_or("-".to_owned()),
        field.vp,
        join_words(networks),
        field.points_per_factory,
        field.discount,
        field.name.en.replace(' ', "_"),
        field.name.de.replace(' ', "_"),
    )
}

#[test]
fn every_field_is_that_of_the_facts() {
    let data = Data::standard();
    let actual: Vec<String> = data.fields.iter().map(|field| row(&data, field)).collect();
    assert_eq!(actual, rows(FIELDS));
}

#[test]
fn iy_6_6_every_resource_is_that_of_the_facts() {
    let data = Data::standard();
    let row = |r: &industry::data::Resource| {
        let producer = &data.field(r.producer).id;
        format!(
            "{} {} {} {producer} {} {}",
            r.id, r.appears, r.bank_sells_from, r.name.en, r.name.de
        )
    };
    let actual: Vec<String> = data.resources.iter().map(row).collect();
    assert_eq!(actual, rows(RESOURCES));
    for resource in &data.resources {
        assert_eq!(resource.bank_sells_from, resource.appears + 1, "{}", resource.id);
        assert_eq!(resource.producer.epoch(), resource.appears, "{}", resource.id);
    }
}

#[test]
fn iy_9_4_every_road_and_line_is_that_of_the_facts() {
    let data = Data::standard();
    for (road, expected) in [(true, ROADS), (false, LINES)] {
        let pair = |ends: [FieldId; 2]| ends.map(|end| data.field(end).id.clone()).join("-");
        let links = data.links.iter().filter(|link| link.road == road);
        let actual: Vec<String> = links.map(|link| pair(link.ends)).collect();
        assert_eq!(actual, expected.split_whitespace().collect::<Vec<_>>());
    }
}

#[test]
fn iy_9_5_every_network_is_that_of_the_facts() {
    let data = Data::standard();
    let ids = |fields: industry::FieldSet| join_words(fields.map(|f| data.field(f).id.clone()));
    let mut actual = Vec::new();
    for (index, network) in data.networks.iter().enumerate() {
        let any = data
            .fields
            .iter()
            .flat_map(|f| f.networks)
            .find(|n| n.index() == index);
        let id = any.expect("a network joins fields");
        let bonuses = data.bonuses_of(id);
        let points: BTreeSet<u8> = bonuses.map(|f| data.field(f).points_per_factory).collect();
        assert!(
            bonuses.into_iter().all(|f| data.field(f).name == network.bonus),
            "{}",
            network.id
        );
        let points: Vec<String> = points.iter().map(u8::to_string).collect();
        let factories = ids(data.factories_on(id));
        actual.push(format!(
            "{} {} {factories} {}",
            network.id,
            points.join(","),
            ids(bonuses)
        ));
    }
    assert_eq!(actual, rows(NETWORKS));
}

#[test]
fn the_demand_matrix_is_kept_exactly() {
    let data = Data::standard();
    let mut actual = Vec::new();
    for expected in rows(DEMAND) {
        let id = expected.split(' ').next().expect("a name");
        let resource = data.find_resource(id).expect("a resource");
        let needing = |epoch: u8| {
            let row = data.field_ids().filter(|f| f.epoch() == epoch);
            row.filter(|f| data.field(*f).needs.contains(&resource))
                .count()
                .to_string()
        };
        actual.push(format!("{id} {}", [1, 2, 3, 4, 5].map(needing).join(" ")));
    }
    assert_eq!(actual, rows(DEMAND));
}

#[test]
fn iy_1_2_sixty_fields_in_five_rows_and_twelve_columns() {
    let data = Data::standard();
    assert_eq!(data.fields.len(), 60);
    let count = |kind: Kind, epoch: u8| {
        let row = data.field_ids().filter(|f| f.epoch() == epoch);
        row.filter(|f| data.field(*f).kind == kind).count()
    };
    let by_epoch = |kind: Kind| [1, 2, 3, 4, 5].map(|epoch| count(kind, epoch));
    assert_eq!(by_epoch(Kind::Factory), [6, 6, 6, 6, 4]);
    assert_eq!(by_epoch(Kind::Technology), [2, 2, 2, 2, 4]);
    assert_eq!(by_epoch(Kind::Joker), [2, 2, 2, 1, 0]);
    assert_eq!(by_epoch(Kind::Bonus), [2, 2, 2, 3, 4]);
    // From left to right: jokers, bonus fields, factories, technologies.
    for row in data.fields.chunks(12) {
        assert!(row.iter().map(|field| field.kind).is_sorted());
    }
    let points = |row: &[Field]| row.iter().map(|field| u32::from(field.vp)).sum::<u32>();
    let points: Vec<u32> = data.fields.chunks(12).map(points).collect();
    assert_eq!(points, [9, 16, 19, 28, 38]);
}

#[test]
fn iy_2_1_what_lies_in_the_box() {
    let data = Data::standard();
    let pieces = &data.contents;
    let coins = u32::from(pieces.ones) + u32::from(pieces.fives);
    assert_eq!((coins, pieces.ones + 5 * pieces.fives), (31, 59));
    let tokens = u32::from(pieces.area_markers) + u32::from(pieces.jokers) + u32::from(pieces.subsidies);
    // The epoch marker and the start-player marker, and the ownership markers of four colours.
    assert_eq!(2 + tokens + coins + 4 * u32::from(pieces.ownership_markers), 152);
    assert_eq!(data.markers.len(), usize::from(pieces.area_markers));
    let coined: Vec<&str> = data
        .markers
        .iter()
        .filter(|m| m.coin)
        .map(|m| m.letter.as_str())
        .collect();
    assert_eq!(coined, ["D", "I"]);
}

#[test]
fn iy_2_3_and_iy_3_1_seven_jokers_one_for_any_resource() {
    let data = Data::standard();
    let jokers: Vec<(&str, Joker)> = data
        .fields
        .iter()
        .filter_map(|field| Some((field.id.as_str(), field.joker?)))
        .collect();
    let places: Vec<&str> = jokers.iter().map(|(id, _)| *id).collect();
    assert_eq!(places, ["1A", "1B", "2A", "2B", "3A", "3B", "4A"]);
    assert_eq!(jokers.len(), usize::from(data.contents.jokers));
    assert_eq!(jokers.iter().filter(|(_, joker)| *joker == Joker::Any).count(), 1);
}

#[test]
fn the_prices_and_values_are_those_of_the_rules() {
    let params = &Data::standard().params;
    assert_eq!((params.start_money, params.income, params.coin_symbol), (4, 1, 1)); // IY-3.2, IY-4.2, IY-4.4
    assert_eq!(
        (params.min_bid, params.developments, params.resource_price),
        (1, 2, 1)
    ); // IY-5.4, IY-6.1, IY-6.5
    assert_eq!((params.subsidy_money, params.subsidy_points), (3, 5)); // IY-8.1
    assert_eq!(
        (params.coins_per_vp, params.vp_per_link, params.vp_per_joker),
        (3, 3, 2)
    ); // IY-9.3, 9.4, 9.8
}

#[test]
fn every_value_has_a_provenance() {
    let data = Data::standard();
    for field in &data.fields {
        let expected: &[&str] = match field.kind {
            Kind::Factory => &["cost", "needs", "produces", "vp", "links", "networks"],
            Kind::Technology => &["cost", "needs", "vp", "links"],
            Kind::Bonus => &["cost", "network", "points_per_factory"],
            Kind::Joker => &["joker"],
        };
        for value in ["position", "kind", "name"].iter().chain(expected) {
            assert!(field.provenance.contains_key(*value), "{}: {value}", field.id);
        }
        if field.discount > 0 {
            assert!(field.provenance.contains_key("discount"), "{}", field.id);
        }
    }
    let fields = data.fields.iter().flat_map(|f| f.provenance.values());
    let markers = data.markers.iter().flat_map(|m| m.provenance.values());
    let resources = data.resources.iter().flat_map(|r| r.provenance.values());
    let networks = data.networks.iter().flat_map(|n| n.provenance.values());
    let links = data.links.iter().map(|l| &l.provenance);
    let all = fields
        .chain(markers)
        .chain(resources)
        .chain(networks)
        .chain(links);
    for provenance in all.chain(data.params.provenance.values()) {
        for source in provenance.r#ref.iter().flat_map(|r| r.split_whitespace()) {
            assert!(data.sources.contains_key(source), "{source}");
        }
    }
}

/// Values given in the seven reports are not marked as reconstructed, and vice versa.
#[test]
fn provenances_match_what_is_documented() {
    let data = Data::standard();
    let from = |id: &str, value: &str| {
        let field = data.field(data.find_field(id).expect("a field"));
        field.provenance[value].from.clone()
    };
    assert_eq!(from("1I", "cost"), "published"); // a review of this edition
    assert_eq!(from("1E", "cost"), "published"); // the 2003 edition, with a note
    assert_eq!(from("1C", "points_per_factory"), "rulebook-de");
    assert_eq!(from("4A", "joker"), "rulebook-de");
    assert_eq!(from("5H", "vp"), "reconstructed");
    // The value guide of 2003 lists the producing factories: their kind and needs are known, those of others are not.
    assert_eq!(
        (from("1E", "kind"), from("1E", "needs")),
        ("published".into(), "published".into())
    );
    for id in ["1G", "1J"] {
        assert_eq!(from(id, "kind"), "reconstructed", "{id}");
        assert_eq!(from(id, "needs"), "reconstructed", "{id}");
    }
    assert_eq!(from("2J", "kind"), "rulebook-de"); // called a factory there
    // Only the joker with the question mark is documented.
    for id in ["1A", "1B", "2A", "2B", "3A", "3B"] {
        assert_eq!(from(id, "joker"), "reconstructed", "{id}");
    }
    // The numbers of factories and technologies do not show which field is which.
    let counted = data.fields.iter().map(|field| &field.provenance["kind"]);
    let counted = counted.filter(|kind| kind.r#ref.as_deref() == Some("S7"));
    assert!(counted.clone().count() > 0 && counted.clone().all(|kind| kind.from == "reconstructed"));
    let quarry = data.field(data.find_field("1E").expect("the quarry"));
    let note = quarry.provenance["cost"].note.clone().unwrap_or_default();
    assert!(note.contains("2003"), "{note}");
}

#[test]
fn ambiguous_names_are_followed_by_their_field() {
    let data = Data::standard();
    let label = |id: &str| data.field(data.find_field(id).expect("a field")).label.en.clone();
    assert_eq!(label("1C"), "Harbour (1C)");
    assert_eq!(label("2J"), "Bank (2J)"); // the cash desk is a bank too
    assert_eq!(label("1F"), "Sawmill");
    let labels: BTreeSet<String> = data.fields.iter().map(|field| field.label.de.clone()).collect();
    assert_eq!(labels.len(), 60, "no two have the same name");
}

#[test]
fn embedded_data_is_the_same() {
    testkit::embedded_data::check(&*Data::standard());
}
