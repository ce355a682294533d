//! Invalid data files, and a corrected one.

use industry::{Data, Industry};
use smokestack_core::{DataError, Game as _};

const STANDARD: &str = include_str!("../../data/standard.toml");

/// Reads the standard file with one text replaced (the first occurrence after `start`).
fn broken(start: &str, from: &str, to: &str) -> DataError {
    let at = STANDARD
        .find(start)
        .unwrap_or_else(|| panic!("{start} is in the file"));
    let (before, after) = STANDARD.split_at(at);
    assert!(after.contains(from), "{from} comes after {start}");
    let text = format!("{before}{}", after.replacen(from, to, 1));
    Industry::read_data(&text).expect_err("the file is wrong")
}

/// The line of the table (`[[field]]`, `[params]`) that contains `start`.
fn line_of_table(start: &str) -> usize {
    let at = STANDARD.find(start).expect("it is in the file");
    let header = STANDARD[..=at].rfind("\n[").map_or(0, |newline| newline + 1);
    STANDARD[..header].lines().count() + 1
}

fn line_of_text(text: &str) -> usize {
    let at = STANDARD.find(text).expect("it is in the file");
    STANDARD[..at].lines().count() + 1
}

/// In the table with this text: the old text, the new text (`\n` is a new line), the rule, the error.
const WRONG: &str = r#"
    id = "1J" | epoch = 1 | epoch = 2 | IY-1.2 | 1J is where field 1J should be
    id = "1J" | column = "J" | column = "K" | IY-1.2 | 1J is where field 1J should be
    id = "1J" | id = "1J" | id = "9J" | IY-1.2 | 9J is where field 1J should be
    id = "1H" | "stone" | "stones" | IY-6.2 | no resource is called stones
    id = "1H" | "stone", "wood" | "wood", "wood" | IY-6.2 | 1H must need at most two different resources
    id = "1H" | "wood"] | "wood", "iron"] | IY-6.2 | 1H must need at most two different resources
    id = "1H" | "stone", "wood" | "stone", "brick" | IY-6.9 | 1H needs brick, its own product
    id = "1H" | "stone", "wood" | "stone", "iron" | IY-6.6 | 1H of epoch 1 needs iron, a product of epoch 2
    id = "2J" | needs = ["stone"] | needs = ["computer"] | IY-6.6 | 2J of epoch 2 needs computer, a product of epoch 4
    id = "1K" | needs = ["stone"] | needs = ["glass"] | IY-6.6 | 1K of epoch 1 needs glass, a product of epoch 2
    id = "1K" | cost = 0 | cost = 1 | IY-6.2 | 1K: only factories and bonus fields have a price
    id = "1E" | cost = 3 | cost = 200 | IY-6.2 | 1E costs 200: at most 100
    id = "1E" | vp = 0 | vp = 99 | IY-6.16 | 1E brings 99: at most 20
    id = "1E" | networks = ["river"] | networks = ["canal"] | IY-9.5 | no network is called canal
    id = "1E" | vp = 0 | vp = 0\njoker = "stone" | IY-3.1 | 1E: a joker field, and only it, has a `joker`
    id = "1A" | joker = "stone" | vp = 2\njoker = "stone" | IY-6.2 | 1A: only factories and technologies have needs and points
    id = "1A" | joker = "stone" | joker = "gold" | IY-6.2 | no resource is called gold
    id = "1C" | network = "river" |  | IY-9.5 | 1C: a bonus field, and only it, has a `network` and `points_per_factory`
    id = "1C" | points_per_factory = 2 | points_per_factory = 0 | IY-9.5 | 1C: a bonus field, and only it, has a `network` and `points_per_factory`
    id = "1K" | vp = 2 | vp = 2\nproduces = "wood" | IY-1.2 | 1K: only a factory produces, lies on networks or lowers prices
    id = "2J" | discount = 1 | discount = 9 | IY-6.13 | 2J lowers prices by 9: at most 4
    id = "1E" | from = "published" | from = "guessed" | IY-1.2 | 1E: kind comes from "guessed"; it is one of rulebook-de, published, derived, reconstructed
    id = "stone" | bank_sells_from = 2 | bank_sells_from = 1 | IY-6.6 | the bank sells stone from an epoch after it appears
    between = ["1G", "1H"] | "1H" | "1K" | IY-9.4 | 1K is no factory: roads join factories, lines technologies
    between = ["1G", "1H"] | "1H" | "1G" | IY-9.4 | a road or line joins two different fields
    between = ["1G", "2G"] | "1G", "2G" | "1H", "1G" | IY-9.4 | 1H and 1G are joined twice
    start_money = 4 | start_money = 4 | start_money = 40 | IY-2.1 | that much money does not fit: start money, income and coin symbols must stay near the standard values
    start_money = 4 | coins_per_vp = 3 | coins_per_vp = 0 | IY-5.4 | coins_per_vp, min_bid and developments must be at least 1
    start_money = 4 | resource_price = 1 | resource_price = 99 | IY-6.5 | a resource may cost at most 20, the first bid at most 100
    markers = { three = 3, four = 4 } | four = 4 | four = 5 | IY-4.5 | 5 markers a round do not divide 12
"#;

#[test]
fn an_invalid_file_is_rejected_with_line_and_rule() {
    for row in WRONG.lines().map(str::trim).filter(|row| !row.is_empty()) {
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
    let game = "game = \"industry\"";
    let line = line_of_text(game);
    assert_eq!(
        complaint(game, game, "game = \"industria\""),
        format!("line {line}: the file must say game = \"industry\" (IY-1.2)")
    );
    let duplicate = complaint("id = \"brick\"", "brick", "stone");
    assert!(
        duplicate.ends_with("the id stone appears twice, or means something else (IY-1.2)"),
        "{duplicate}"
    );
    let any = complaint("id = \"brick\"", "brick", "any");
    assert!(
        any.ends_with("the id any appears twice, or means something else (IY-1.2)"),
        "{any}"
    );
    let marker = complaint("letter = \"B\"", "B", "A");
    assert!(
        marker.ends_with("one marker for each column, A to L in order (IY-2.1)"),
        "{marker}"
    );
    // Without its producer, and with two of them.
    let lone = "stone must have exactly one producing factory (IY-6.7)";
    let none = complaint("id = \"1E\"", "produces = \"stone\"", "");
    assert!(none.ends_with(lone), "{none}");
    let two = complaint("id = \"1G\"", "vp = 1", "vp = 1\nproduces = \"stone\"");
    assert!(two.ends_with(lone), "{two}");
}

#[test]
fn a_file_with_a_field_or_an_epoch_too_few_is_refused() {
    let field = STANDARD.find("[[field]]\nid = \"5L\"").expect("the last field");
    let links = STANDARD.find("# Roads join factories").expect("the links");
    let text = format!("{}{}", &STANDARD[..field], &STANDARD[links..]);
    let error = Industry::read_data(&text)
        .expect_err("a field too few")
        .to_string();
    assert!(error.ends_with("59 fields: there must be 60 (IY-1.2)"), "{error}");
    let epoch = STANDARD.find("[[epoch]]").expect("the first epoch");
    let next = epoch + 1 + STANDARD[epoch + 1..].find("[[epoch]]").expect("the second epoch");
    let text = format!("{}{}", &STANDARD[..epoch], &STANDARD[next..]);
    let error = Industry::read_data(&text)
        .expect_err("an epoch too few")
        .to_string();
    assert!(error.ends_with("4 epochs: there must be 5 (IY-1.2)"), "{error}");
}

#[test]
fn a_syntax_error_or_an_unknown_key_names_the_line() {
    let quarry = "id = \"1E\"";
    let error = broken(quarry, "cost = 3", "cost = three");
    assert_eq!(error.line, line_of_text(quarry) + 5, "{error}");
    let error = broken(quarry, "cost = 3", "price = 3");
    assert!(error.what.contains("price"), "{error}");
    let error = broken(quarry, "cost = 3", "cost = -1");
    assert_eq!(error.line, line_of_text(quarry) + 5, "{error}");
    assert!(Industry::read_data("").is_err());
}

#[test]
fn a_corrected_file_is_named_by_its_hash() {
    let text = STANDARD.replacen("cost = 3", "cost = 4", 1);
    let data = Industry::read_data(&text).expect("a correction that breaks no rule");
    let quarry = data.find_field("1E").expect("the quarry");
    assert_eq!(data.field(quarry).cost, 4);
    assert!(data.version.starts_with("sha256:") && data.version.len() == 7 + 64);
    assert_eq!(Industry::data_version(&Data::standard()), "standard-1");
    // The facts are the standard set: no reconstructed value had to be corrected.
    assert!(Industry::data_set("facts").is_some() && Industry::data_set("other").is_none());
}
