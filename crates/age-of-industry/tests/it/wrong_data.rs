//! Invalid data files, and a corrected one.

use age_of_industry::Data;
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
        Ok(_) => panic!("{to} after {start} is wrong"),
        Err(error) => error,
    }
}

fn line_of(text: &str) -> usize {
    let at = STANDARD.find(text).expect("it is in the file");
    1 + STANDARD[..at].matches('\n').count()
}

/// The text whose line is named, the old text there or after it, the new text (`\n` is a new line), the rule (`-` for
/// none), the error.
const WRONG: &str = r#"
    game = "age-of-industry" | "age-of-industry" | "industry" | AI-1.1 | the file must say game = "age-of-industry"
    [params] | starting_money = 0 | starting_money = 200 | AI-2.3 | starting_money is 200: it must be 0 to 99
    [params] | first_round_actions = 1 | first_round_actions = 3 | AI-3.3 | first_round_actions is 3: it must be 1 to 2
    [params] | loan_unit = 10 | loan_unit = 0 | AI-4.3 | loan_unit is 0: it must be 1 to 99
    [params] | money_per_point = 5 | money_per_point = 0 | AI-17.7 | money_per_point is 0: it must be 1 to 99
    [params] | hand = [5, 6 | hand = [5, 10 | AI-5.3 | a starting hand is 10: it must be 1 to 9
    [params] | hand_limit = 9 | hand_limit = 5 | AI-5.3 | a starting hand is 6: it must be 1 to 5
    [params] | interest = { | dividend = { | - | params: there is a mark for dividend, which is no value here
    [params] | interest = { from = "rulebook-fr", ref = "S1 S9 S10" }\n |  | - | params: nothing says where interest comes from
    [params] | interest = { from = "rulebook-fr" | interest = { from = "rulebook-fr", was = 2 | - | params: interest cannot say `was`: only a row’s own mark of a number can
    [box] | tiles_per_player = 35 | tiles_per_player = 36 | AI-2.2 | 36 tiles a player: there must be 35
    [demand.coal] | prices = [1, 1, 2 | prices = [1, 1, 0 | AI-8.2 | demand for coal: the prices must rise, cheapest first
    [demand.coal] | prices = [1, 1, 2, 2, 3, 3] | prices = [] | AI-2.5 | demand for coal: 0 spaces: there must be 1 to 12
    [demand.iron] | empty = 4 | empty = 2 | AI-8.3 | demand for iron: the price while it is empty is 2: it must be 3 to 20
    [industries.provenance] | level = 1, count = 3 | level = 1, count = 4 | AI-2.2 | 36 tiles a player: there must be 35
    { level = 1, count = 3, | cost = 5 | cost = 200 | AI-6.1 | cotton_mill 1: cost is 200: it must be 0 to 99
    { level = 1, count = 3, | cost = 5, |  | AI-6.1 | cotton_mill 1: `cost` is missing
    { level = 1, count = 3, | coal = 0 | coal = 10 | AI-7.1 | cotton_mill 1: coal is 10: it must be 0 to 9
    { level = 1, count = 3, | income = 8 | income = 8, cubes = 1 | AI-9.1 | cotton_mill 1: `cubes` is nothing for it
    { level = 1, count = 3, | income = 8 | income = 8, accepts = [] | AI-12.4 | cotton_mill 1: `accepts` is nothing for it
    { level = 1, count = 3, | count = 3 | count = 0 | AI-2.2 | cotton_mill 1: count is 0: it must be 1 to 24
    { level = 1, count = 3, | level = 1, count = 3, cost = 5, coal = 0, iron = 0, income = 8 | level = 0, count = 3 | AI-6.13 | cotton_mill 0: only factories and ships have tiles of level 0
    { level = 2, count = 2, cost = 6 | level = 2 | level = 1 | AI-6.12 | cotton_mill: the levels must rise, each once
    { level = 3, count = 2, cost = 7 | level = 3 | level = 8 | AI-1.12 | cotton_mill 8: the level is 8: it must be 0 to 7
    { level = 0, count = 1 | count = 1 | count = 1, cost = 3 | AI-6.1 | factory 0: `cost` is nothing for it
    { level = 1, count = 2, cost = 1, | cubes = 2 | cubes = 0 | AI-9.1 | coal_mine 1: cubes is 0: it must be 1 to 9
    { level = 1, count = 2, cost = 1, | from = "published" | from = "guessed" | - | coal_mine 1: cost comes from "guessed"; it is one of rulebook-fr, published, derived, reconstructed
    { level = 1, count = 2, cost = 1, | ref = "S12" | ref = "S99" | - | coal_mine 1: cost names S99, which is not in the list of sources
    { level = 1, count = 2, cost = 1, | ref = "S12" | was = 300 | - | coal_mine 1: cost was 300: at most 255
    { level = 0, count = 1 | from = "rulebook-fr" | from = "rulebook-fr", was = 1 | - | factory 0: level cannot say `was`: only a row’s own mark of a number can
    { level = 1, count = 2, cost = 2, coal = 0 | ["cotton_mill"] | ["coal_mine"] | AI-12.4 | port 1 accepts coal_mine: only cotton_mill and factory, each once
    { level = 1, count = 2, cost = 2, coal = 0 | ["cotton_mill"] | [] | AI-12.4 | port 1 must accept something
    [colours] |     { id = "red" |     # { id = "red" | AI-1.3 | the colour red is missing
    { id = "blue" | "blue" | "red" | AI-1.3 | the colour red appears twice
    [cards] | count = 5 | count = 6 | AI-2.8 | 67 cards: there must be 66
    { id = "industry_factory" | industry_factory | industry_canal | AI-5.1 | no card is called industry_canal
    { id = "industry_factory" | industry_factory | industry_cotton_mill | AI-5.1 | the card industry_cotton_mill appears twice
    { id = "industry_factory" | count = 5 | count = 16 | AI-2.8 | industry_factory: count is 16: it must be 0 to 15
    [market_tiles] | count = 4 | count = 5 | AI-2.7 | 19 market tiles: there must be 18
    { id = "goods_only" | goods_only | cotton_only | AI-2.7 | the market tile cotton_only appears twice
    { id = "goods_only" | goods_only | goods only | AI-2.7 | the id "goods only" must be of small letters, digits and underscores
    { id = "goods_only" | ["factory"] | ["factory", "factory"] | AI-12.5 | goods_only accepts factory: only cotton_mill and factory, each once
    { id = "lewiston" | ["open"] | [] | AI-1.2 | lewiston has 0 spaces: a town has 1 to 4
    { id = "lewiston" | ["open"] | ["open", "open", "open", "open", "open"] | AI-1.2 | lewiston has 5 spaces: a town has 1 to 4
    { id = "lewiston" | ["open"] | ["ship"] | AI-1.5 | lewiston: a ship space lies at sea and stands in the list `ships`
    { id = "lewiston" | "lewiston" | "portland" | AI-1.2 | the place portland appears twice
    { id = "lewiston" | "lewiston" | "lewis.ton" | AI-1.2 | the id "lewis.ton" must be of small letters, digits and underscores
    { id = "lewiston" | name = "Lewiston" | name = "" | - | lewiston has no name in one of the languages
    { id = "boston" | from = "reconstructed" | from = "reconstructed", was = 3 | - | boston cannot say `was`: only a row’s own mark of a number can
    { id = "canada" | markets = 1 | markets = 10 | AI-1.2 | canada: markets is 10: it must be 0 to 9
    { id = "ship_portland" | port = "portland" | port = "lewiston" | AI-1.5 | ship_portland: lewiston is no town with a port space
    { id = "ship_portland" | port = "portland" | port = "atlantis" | AI-1.5 | ship_portland: atlantis is no town with a port space
    { id = "ship_portland" | import = 3 | import = 0 | AI-2.6 | ship_portland: import is 0: it must be 1 to 9
    "portland--lewiston" | "portland--lewiston" | "portland" | AI-1.6 | "portland" is no line: write "boston--worcester"
    "portland--lewiston" | "portland--lewiston" | "portland--atlantis" | AI-1.6 | portland--atlantis: no place is called atlantis
    "portland--lewiston" | "portland--lewiston" | "portland--ship_portland" | AI-1.6 | portland--ship_portland: ship_portland lies at sea, and a line joins two places on land
    "portland--lewiston" | "portland--lewiston" | "portland--portland" | AI-1.6 | portland--portland: a line joins two different places
    "portland--lawrence" | "portland--lawrence" | "lewiston--portland" | AI-11.1 | lewiston--portland is the line portland--lewiston again
    [[maps]] | "new_england" | "england" | AI-1.1 | england: the maps must be new_england and germany, in this order
    [[maps]] |     "fall_river--new_bedford",\n |  | AI-1.8 | new_england: no chain of links leads from portland to new_bedford
    [[maps]] | markets = 2 | markets = 9 | AI-2.7 | new_england: 17 market spaces are too many: at most 16
"#;

#[test]
fn an_invalid_file_is_rejected_with_line_and_rule() {
    for row in WRONG.lines().map(str::trim_start).filter(|row| !row.is_empty()) {
        let columns: Vec<&str> = row.split(" | ").collect();
        let [start, from, to, rule, what] = columns[..] else {
            panic!("five columns: {row}");
        };
        let newline = |text: &str| text.replace("\\n", "\n");
        let error = broken(start, &newline(from), &newline(to));
        let actual = (error.line, error.rule.unwrap_or("-"), error.what.as_str());
        assert_eq!(actual, (line_of(start), rule, what));
    }
}

/// The totals are correct, but something else is not.
#[test]
fn inconsistent_numbers_are_rejected() {
    let complaint = |text: &str| match Data::read(text) {
        Ok(_) => panic!("it is wrong"),
        Err(error) => error.to_string(),
    };
    let ends = |text: &str, end: &str| {
        let complaint = complaint(text);
        assert!(complaint.ends_with(end), "{complaint}");
    };
    // A kind of which two cards cannot be removed in a two-player game.
    let text = changed("[cards]", "cotton_mill\", count = 5", "cotton_mill\", count = 1");
    let text = text.replacen(
        "industry_factory\", count = 5",
        "industry_factory\", count = 9",
        1,
    );
    ends(
        &text,
        "1 of industry_cotton_mill: 2 of each kind leave a game of two (AI-18.1)",
    );
    // Five players, fifteen cards each.
    let text = changed("[params]", "hand_limit = 9", "hand_limit = 15");
    let text = text.replacen("hand_second = [6, 6, 6, 6]", "hand_second = [6, 6, 6, 15]", 1);
    ends(
        &text,
        "there are not cards enough to deal 15 each to 5 players (AI-2.8)",
    );
    // A colour with cards and no town.
    let text = STANDARD.replace("colour = \"green\"", "colour = \"red\"");
    ends(&text, "new_england: no town is green (AI-1.3)");
    // One map too few.
    let germany = STANDARD.rfind("[[maps]]").expect("the second map");
    let sources = STANDARD.find("# Where the figures").expect("the sources");
    let text = format!("{}{}", &STANDARD[..germany], &STANDARD[sources..]);
    ends(&text, "there must be two maps, new_england and germany (AI-1.1)");
    // More of everything than fits.
    let many = |list: &str, row: &dyn Fn(usize) -> String, count: usize| {
        let rows: String = (0..count).map(row).collect();
        STANDARD.replacen(list, &format!("{list}{rows}"), 1)
    };
    let village = |i: usize| format!("\n{{ id = \"village{i}\", name = \"Village {i}\" }},");
    ends(
        &many("villages = [", &village, 300),
        "new_england: 331 places are too many: at most 48 (AI-1.2)",
    );
    let town = |i: usize| {
        format!("\n{{ id = \"t{i}\", name = \"T\", colour = \"red\", spaces = [\"open\", \"open\"] }},")
    };
    ends(
        &many("towns = [", &town, 10),
        "new_england: 70 spaces are too many: at most 64 (AI-1.4)",
    );
    let kind = |i: usize| format!("\n{{ id = \"k{i}\", name = \"K\", accepts = [], count = 0 }},");
    ends(
        &many("[market_tiles]\nrows = [", &kind, 5),
        "9 kinds of market tile are too many: at most 8 (AI-2.7)",
    );
}

#[test]
fn a_syntax_error_or_an_unknown_key_names_the_line() {
    let lewiston = "{ id = \"lewiston\"";
    for (from, to, word) in [
        ("[\"open\"]", "[\"house\"]", "house"),
        ("colour = \"green\"", "colour = \"pink\"", "pink"),
        ("colour = \"green\"", "color = \"green\"", "color"),
        ("name = \"Lewiston\"", "name = 7", "7"),
        ("name = \"Lewiston\"", "name = { en = \"Lewiston\" }", "fr"),
    ] {
        let error = broken(lewiston, from, to);
        assert_eq!((error.line, error.rule), (line_of(lewiston), None), "{error}");
        assert!(error.what.contains(word), "{error}");
    }
    let mill = "{ level = 1, count = 3,";
    assert_eq!(broken(mill, "cost = 5", "cost = -5").line, line_of(mill));
    assert_eq!(broken(mill, "cost = 5", "cost = five").line, line_of(mill));
    assert!(broken(mill, "cost = 5", "price = 5").what.contains("price"));
    let line = "\"portland--lewiston\"";
    let error = broken(line, line, "{ id = \"portland--lewiston\", length = 3 }");
    assert_eq!(error.line, line_of(line));
    assert!(error.what.contains("length"), "{error}");
    assert!(Data::read("").is_err());
}

/// The correction shown to owners in docs/data.md: a town, a line and a tile.
#[test]
fn a_corrected_file_is_named_by_its_hash() {
    let text = changed("{ id = \"lawrence\"", "\"open\"]", "\"open\", \"open\"]");
    let marked = "{ id = \"portland--concord\", provenance = { from = \"published\", note = \"my copy of the game\" } }";
    let text = text.replacen("\"portland--lawrence\"", marked, 1);
    let text = text.replacen("cost = 5, coal = 0", "cost = 4, coal = 0", 1);
    let data = Data::read(&text).expect("corrections that break no rule");
    let map = &data.maps[0];
    let lawrence = map.find_location("lawrence").expect("Lawrence");
    assert_eq!(map.spaces_of(lawrence).len(), 3);
    let line = map.line(map.find_line("portland--concord").expect("the new line"));
    assert_eq!(
        (line.label.en.as_str(), line.provenance.from.as_str()),
        ("Portland–Concord", "published")
    );
    assert_eq!(data.stacks[0].cost, 4);
    assert!(data.version.starts_with("sha256:") && data.version.len() == 7 + 64);
    assert_ne!(
        data.version,
        Data::read(STANDARD).expect("the standard file").version
    );
}
