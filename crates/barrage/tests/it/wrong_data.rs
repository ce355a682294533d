//! Invalid data files, and a corrected one.

use barrage::Data;
use barrage::data::Effect;
use smokestack_core::DataError;

const STANDARD: &str = include_str!("../../data/standard.toml");

/// The standard file with one text replaced (the first occurrence after `start`).
fn changed(start: &str, from: &str, to: &str) -> String {
    let at = STANDARD
        .find(start)
        .unwrap_or_else(|| panic!("{start} is in the file"));
    let (before, after) = STANDARD.split_at(at);
    assert!(after.contains(from), "{from} comes after {start}");
    format!("{before}{}", after.replacen(from, to, 1))
}

fn broken(start: &str, from: &str, to: &str) -> DataError {
    match Data::read(&changed(start, from, to)) {
        Ok(_) => panic!("{start}: {from} -> {to} should be refused"),
        Err(error) => error,
    }
}

/// The line number, from 1.
fn line_of(text: &str) -> usize {
    let at = STANDARD
        .find(text)
        .unwrap_or_else(|| panic!("{text} is in the file"));
    STANDARD[..at].matches('\n').count() + 1
}

/// The line of a table or row, the old text, the new text, the rule, the error.
const WRONG: &str = r#"
    [params] | rounds = 5 | rounds = 6 | B-1.1 | params: rounds is 6, not from 5 to 5
    [params] | engineers = 12 | engineers = 13 | B-2.13 | params: engineers is 13, not from 1 to 12
    [params] | credits = 6 | credits = 60 | B-2.13 | params: credits is 60, not from 0 to 30
    [params] | hand = 3 | hand = 6 | B-6.14 | params: hand is 6, not from 1 to 5
    [params] | dam_levels = 3 | dam_levels = 4 | B-1.5 | params: dam_levels is 4, not from 3 to 3
    [params] | power_from = 3 | power_from = 5 | B-12.1 | params: power_from is 5, not from 1 to 4
    [params] | items_per_vp = 5 | items_per_vp = 0 | B-11.7 | params: items_per_vp is 0, not from 1 to 100
    [costs] | base = [5 | base = [11 | B-5.4 | costs: base is 11, not from 0 to 10
    [costs] | conduit = 2 | conduit = 3 | B-5.4 | costs: conduit is 3, not from 0 to 2
    [costs] | powerhouse = [2, 3, 4, 5] | powerhouse = [2, 3, 4, 50] | B-5.4 | costs: powerhouse is 50, not from 0 to 10
    [track] | section = 6 | section = 0 | B-9.5 | track: section is 0, not from 1 to 40
    [track] | tied_first = [4 | tied_first = [40 | B-9.2 | track: tied_first is 40, not from 0 to 20
    [track] | energy = 4 | energy = 2 | B-9.3 | track: the rewards begin at energy 0 and rise
    [track] | energy = 0 | energy = 1 | B-9.3 | track: the rewards begin at energy 0 and rise
    [track] | vp = -3 | vp = -30 | B-9.3 | track: vp of a reward is -30, not from -20 to 20
    { id = "basin_4" | basin_4 | basin_40 | B-1.2 | basin_40 is where basin_4 should be
    { id = "basin_4" | "basin_7" | "basin_13" | B-8.1 | no basin is called basin_13
    { id = "basin_1" | basin_8" | basin_1" | B-8.1 | basin_1: its water runs in a circle
    { id = "headstream_b" | basin_2 | sea | B-8.1 | no basin is called sea
    { id = "dam_7_upper" | upper | lower | B-1.3 | dam_7_lower is where dam_7_upper should be
    { id = "conduit_1_left" | value = 5 | value = 6 | B-5.4 | conduit_1_left: value is 6, not from 1 to 5
    { id = "conduit_1_left" | value = 5 | value = 0 | B-5.4 | conduit_1_left: value is 0, not from 1 to 5
    { id = "conduit_1_left" | basin_8 | basin_2 | B-1.6 | conduit_1_left must lead to another basin with powerhouse spaces
    { id = "conduit_5_left" | basin_8 | basin_5 | B-1.6 | conduit_5_left must lead to another basin with powerhouse spaces
    { id = "powerhouse_8_2" | 8_2 | 8_4 | B-1.3 | powerhouse_8_4 is where powerhouse_8_2 should be
    [neutral_dams] | level = 3 | level = 4 | B-2.6 | plain: level is 4, not from 1 to 3
    [neutral_dams] | drops = 1 | drops = 2 | B-1.5 | mountain: drops is 2, not from 0 to 1
    { id = "headstream_tile_1" | [0, 2, 2, 0, 0] | [0, 2, 2, 0, 1] | B-3.6 | headstream_tile_1: drops of round 5 is 1, not from 0 to 0
    { id = "headstream_tile_1" | [0, 2, 2, 0, 0] | [0, 20, 2, 0, 0] | B-3.6 | headstream_tile_1: drops is 20, not from 0 to 9
    { id = "bonus_bases" | "bases" | "conduits" | B-9.4 | bonus_bases must count what its name says
    { id = "objective_connections" | "connections" | "red_spaces" | B-11.5 | objective_connections must rank what its name says
    [objective_tiles] | vp = [15 | vp = [150 | B-11.2 | objective_tiles: vp is 150, not from 0 to 30
    { id = "starting_03" | starting_03 | starting_3 | B-2.9 | starting_3 is where starting_03 should be
    { id = "national_02" | energy = 13 | energy = 0 | B-7.6 | national_02: energy is 0, not from 1 to 40
    { id = "national_02" | any_machines = 4 | any_machines = 11 | B-7.9 | national_02: any_machines is 11, not from 1 to 10
    { id = "national_02" | { vp = 6 } | { any_machines = 7 } | B-7.9 | national_02: any_machines in all is 11, not from 0 to 10
    { id = "green_03" | [{ credits = 5 }] | [] | B-7.9 | green_03 has 0 effects, not 1 to 4
    { id = "green_03" | credits = 5 | credits = 0 | B-7.9 | green_03: credits is 0, not from 1 to 30
    { id = "green_11" | free_conduit = 2 | free_conduit = 6 | B-5.14 | green_11: free_conduit is 6, not from 1 to 5
    { id = "green_12" | ["plain"] | [] | B-5.14 | green_12: the number of areas is 0, not from 1 to 3
    { id = "green_15" | flowing_drops = 2 | flowing_drops = 7 | B-7.9 | green_15: drops is 7, not from 1 to 4
    { id = "adv_1_base" | fill_empty_dams = 1 | energy_per_base = 1 | B-14.3 | adv_1_base builds or does something else
    { id = "adv_1_elevation" | structure = "elevation" | structure = "base" | B-14.4 | adv_1_elevation builds or does something else
    { id = "adv_2_conduit" | most_machines = 5 | most_machines = 11 | B-14.10 | adv_2_conduit: most_machines is 11, not from 1 to 10
    { id = "adv_3_elevation" | level = 2 | level = 4 | B-14.14 | adv_3_elevation: level is 4, not from 1 to 3
    { id = "special_krylov" | effect = "copy" | effect = "no_fee" | B-13.7 | special_krylov builds or does something else
    { id = "officer_adler" | base_cost = 3 | base_cost = 12 | B-13.2 | officer_adler: base_cost is 12, not from 0 to 10
    { id = "officer_del_monte" | top_dam_holds = 4 | base_cost = 4 | B-13.3 | officer_del_monte has another ability
    { id = "officer_mcdowell" | mixers_for_conduits = 1 | mixers_for_conduits = 3 | B-13.5 | officer_mcdowell: mixers_for_conduits is 3, not from 1 to 2
    { id = "officer_del_monte" | top_dam_holds = 4 | top_dam_holds = 5 | B-13.3 | officer_del_monte: top_dam_holds is 5, not from 3 to 4
    { id = "officer_jordan" | credits_for_machines = 3 | credits_for_machines = 0 | B-13.6 | officer_jordan: credits_for_machines is 0, not from 1 to 10
    { id = "officer_sekibo" | credits = 9 | credits = 90 | B-2.13 | officer_sekibo: credits is 90, not from 0 to 30
    { id = "turbine_station_plus_2_left" | engineers = 2 | engineers = 0 | B-6.1 | turbine_station_plus_2_left: engineers is 0, not from 1 to 12
    { id = "turbine_station_plus_2_left" | produce = 2 | rotate = 2 | B-6.1 | turbine_station_plus_2_left does what belongs to another office
    { id = "turbine_station_plus_2_right" | surcharge = 3 | surcharge = 30 | B-4.3 | turbine_station_plus_2_right: surcharge is 30, not from 0 to 10
    { id = "turbine_station_plus_1_left" | players = 4 | players = 5 | B-16.2 | turbine_station_plus_1_left: players is 5, not from 2 to 4
    { id = "water_management_two_drops_left" | drops = 2 | drops = 0 | B-6.3 | water_management_two_drops_left: drops is 0, not from 1 to 4
    { id = "bank_any" | engineers = 1 | engineers = 2 | B-6.7 | bank_any: engineers is 2, not from 1 to 1
    { id = "workshop_rotate_3_right" | cost = 5 | cost = 13 | B-6.8 | workshop_rotate_3_right: surcharge and cost is 16, not from 0 to 15
    { id = "workshop_rotate_3_left" | cost = 5 | cost = 50 | B-6.8 | workshop_rotate_3_left: cost is 50, not from 0 to 15
    { id = "machinery_shop_excavator_left" | excavators = 1 | mixers = 0 | B-6.10 | machinery_shop_excavator_left: machines is 0, not from 1 to 10
    { id = "contract_office_two_contracts_left" | contracts = 2 | contracts = 3 | B-6.11 | contract_office_two_contracts_left: contracts is 3, not from 1 to 2
    { id = "patent_office_position_2_left" | patent = 2 | patent = 1 | B-6.17 | patent_office_position_2_left: patent is 1, not from 2 to 2
    { id = "construct_4" | surcharge = 3 | surcharge = 11 | B-5.1 | construct_4: surcharge is 11, not from 0 to 10
    { id = "sekibo_2" | sekibo_2 | sekibo_3 | B-13.8 | sekibo_3 is where sekibo_2 should be
    { company = "company_italy" | officer_jordan | officer_adler | B-17.2 | officer_adler appears twice
    { company = "company_italy" | starting_03 | national_03 | B-17.2 | national_03 is not one of the pieces asked for
"#;

#[test]
fn an_invalid_file_is_rejected_with_line_and_rule() {
    for row in WRONG.lines().map(str::trim).filter(|row| !row.is_empty()) {
        let columns: Vec<&str> = row.split(" | ").collect();
        let [start, from, to, rule, what] = columns[..] else {
            panic!("five columns: {row}");
        };
        let error = broken(start, from, to);
        let actual = (error.line, error.rule, error.what.as_str());
        assert_eq!(actual, (line_of(start), Some(rule), what));
    }
}

/// Wrong values for companies, which are tables of several lines.
const COMPANIES: &str = r#"
    company_usa | colour = "red" | colour = "pink" | B-2.9 | company_usa is pink; a company is one of red, black, green, white
    company_usa | base = 5, | base = 6, | B-1.4 | company_usa: base pieces is 6, not from 5 to 5
    company_usa | bonus = [0, 0, 1 | bonus = [0, 0, 11 | B-7.2 | company_usa: bonus is 11, not from 0 to 10
    company_usa | { passing = 1 } | { discount = 1 } | B-12.2 | company_usa has another power
    company_italy | { extra_energy = 3 } | { extra_energy = 0 } | B-12.5 | company_italy: power is 0, not from 1 to 10
    company_france | base = { 2 = | base = { 6 = | B-5.9 | company_france: income is uncovered by piece 1 to 5, not 6
    company_france | [{ rotate = 2 }] | ["free_elevation"] | B-5.9 | company_france: no income builds a structure
    company_germany | any_machines = 2 | any_machines = 0 | B-5.9 | company_germany: any_machines is 0, not from 1 to 10
    company_france | any_machines = 1 | any_machines = 10 | B-3.4 | company_france: any_machines of all income is 11, not from 0 to 10
"#;

#[test]
fn an_invalid_company_is_rejected_with_its_line() {
    for row in COMPANIES.lines().map(str::trim).filter(|row| !row.is_empty()) {
        let columns: Vec<&str> = row.split(" | ").collect();
        let [company, from, to, rule, what] = columns[..] else {
            panic!("five columns: {row}");
        };
        let start = format!("id = \"{company}\"");
        let error = broken(&start, from, to);
        let actual = (error.line, error.rule, error.what.as_str());
        assert_eq!(actual, (line_of(&start) - 1, Some(rule), what));
    }
}

#[test]
fn missing_and_superfluous_rows_are_refused() {
    let tile = "    { id = \"headstream_tile_8\", drops = [0, 1, 2, 1, 0] },\n";
    let error = broken(tile, tile, "").to_string();
    let line = line_of("[headstream_tiles]");
    assert_eq!(
        error,
        format!("line {line}: headstream_tile_8 is missing (B-2.1)")
    );
    let more = format!("{tile}{}", tile.replace("tile_8", "tile_9"));
    let error = broken(tile, tile, &more).to_string();
    let line = line_of(tile) + 1;
    assert_eq!(
        error,
        format!("line {line}: headstream_tile_9 is one row too many (B-2.1)")
    );
    let contract = "    { id = \"red_15\", energy = 10, reward = [{ vp = 2 }, { any_machines = 3 }] },\n";
    let error = broken(contract, contract, "").to_string();
    assert!(error.ends_with("red_15 is missing (B-2.5)"), "{error}");
    let row = "    { company = \"company_usa\", officer = \"officer_adler\", contract = \"starting_01\" },\n";
    let error = broken(row, row, "").to_string();
    assert!(error.ends_with("3 rows: there must be 4 (B-17.2)"), "{error}");
    let workshop = "id = \"workshop\"";
    let error = broken(workshop, workshop, "id = \"bank\"").to_string();
    let line = line_of(workshop) - 1;
    assert_eq!(
        error,
        format!("line {line}: the workshop should be office 4 (B-6.8)")
    );
    let hills = STANDARD.replace("area = \"hill\"", "area = \"plain\"");
    let error = Data::read(&hills).expect_err("no hills").to_string();
    assert!(
        error.ends_with("no basin with dam spaces is in the area hill (B-2.6)"),
        "{error}"
    );
}

#[test]
fn more_than_fits_is_refused() {
    let complaint = |text: &str| Data::read(text).expect_err("too much").to_string();
    let shops = STANDARD.replace("excavators = 1", "excavators = 9");
    let line = line_of("[params]");
    let what = "all machines: what one company could own is 283, not from 0 to 255 (B-1.8)";
    assert_eq!(complaint(&shops), format!("line {line}: {what}"));
    // France's six smaller incomes become three turns each, eighteen in all.
    let start = STANDARD.find("id = \"company_france\"").expect("France");
    let end = start + STANDARD[start..].find("\n\n").expect("the end of its table");
    let table = &STANDARD[start..end];
    let mut lines: Vec<String> = table.lines().map(str::to_owned).collect();
    let turns = "[{ rotate = 1 }, { rotate = 1 }, { rotate = 1 }]";
    for line in &mut lines {
        if let Some((row, _)) = line.split_once(" = { 2 = ") {
            *line = format!("{row} = {{ 2 = {turns}, 4 = {turns} }}");
        }
    }
    let text = STANDARD.replace(table, &lines.join("\n"));
    let what =
        "company_france: the number of incomes with a choice or a turn is 18, not from 0 to 12 (B-3.4)";
    assert!(complaint(&text).ends_with(what), "{}", complaint(&text));
}

#[test]
fn unknown_sources_and_missing_names_are_rejected() {
    let game = "game = \"barrage\"";
    let error = broken(game, game, "game = \"industry\"").to_string();
    assert_eq!(
        error,
        format!("line {}: the file must say game = \"barrage\"", line_of(game))
    );
    let [guessed, unknown] = [("published", "guessed"), ("S2 S3 S4", "S9")]
        .map(|(from, to)| broken("[conduits]", from, to).to_string());
    let known = "it is one of rulebook-fr, published, derived, reconstructed";
    assert!(
        guessed.ends_with(&format!("conduits: to comes from \"guessed\"; {known}")),
        "{guessed}"
    );
    assert!(
        unknown.ends_with("conduits: to refers to S9, which is not among the sources"),
        "{unknown}"
    );
    let bonus = broken("[names.bonus_tiles]", "bonus_bases", "bonus_walls").to_string();
    assert!(bonus.ends_with("there is no name for bonus_bases"), "{bonus}");
    let row = broken("[names.rows]", "bank_any", "bank_none").to_string();
    assert!(row.ends_with("there is no name for bank_any"), "{row}");
}

#[test]
fn a_syntax_error_or_an_unknown_key_names_the_line() {
    let conduit = "{ id = \"conduit_1_left\"";
    for to in ["value = five", "value = -1", "value = 256", "worth = 5"] {
        let error = broken(conduit, "value = 5", to);
        assert_eq!((error.line, error.rule), (line_of(conduit), None), "{error}");
    }
    let contract = "{ id = \"green_03\"";
    let error = broken(contract, "credits = 5", "gold = 5");
    assert_eq!(error.line, line_of(contract), "{error}");
    assert!(error.what.contains("gold"), "{error}");
    let error = broken(
        contract,
        "reward = [{ credits = 5 }]",
        "reward = [\"free_lunch\"]",
    );
    assert!(error.what.contains("free_lunch"), "{error}");
    assert!(Data::read("").is_err());
}

#[test]
fn a_corrected_file_is_named_by_its_hash() {
    let data =
        Data::read(&changed("\"conduit_1_left\"", "value = 5", "value = 4")).expect("no rule is broken");
    let conduit = data.find_conduit("conduit_1_left").expect("a conduit");
    assert_eq!(data.conduit(conduit).value, 4);
    assert!(data.version.starts_with("sha256:") && data.version.len() == 7 + 64);
    assert_eq!(Data::standard().version, "standard-1");
    // A row may state its own provenance.
    let holding = "value = 5, provenance = { value = { from = \"derived\" } }";
    let data = Data::read(&changed("\"conduit_1_left\"", "value = 5", holding)).expect("a provenance");
    let provenance = &data.conduit(conduit).provenance;
    assert_eq!(
        (provenance["value"].from.as_str(), provenance["to"].from.as_str()),
        ("derived", "published")
    );
}

#[test]
fn b_7_9_fixed_gains_come_first_and_the_others_stay_in_order() {
    let listed = "{ flowing_drops = 1 }, { rotate = 2 }, { vp = 2 }, { credits = 1 }";
    let text = changed(
        "\"yellow_04\"",
        "{ vp = 2 }, { flowing_drops = 1 }, { rotate = 2 }",
        listed,
    );
    let data = Data::read(&text).expect("another reward");
    let contract = data.find_contract("yellow_04").expect("a contract");
    let drops = Effect::Drops { count: 1, flow: true };
    let expected = [Effect::Vp(2), Effect::Credits(1), drops, Effect::Rotate(2)];
    assert_eq!(data.contract(contract).reward, expected);
}
