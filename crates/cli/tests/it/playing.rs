//! A game on the terminal: choices by number and by text, refusals, undo, saving and resuming.

use crate::{folder, smokestack, stdout};

#[test]
fn a_game_is_played_saved_and_resumed() {
    let file = folder("play").join("game.record");
    let path = file.display().to_string();
    let start = [
        "play",
        "industria",
        "--bot",
        "random",
        "--bot",
        "random",
        "--name",
        "Anna",
        "--seed",
        "3",
        "--save",
        &path,
    ];
    // The first choice is made every time, with a refusal, a rule and an undo in between; then the input ends.
    let output_text = stdout(&smokestack(
        &start,
        "bid 200\nnonsense\nrule IA-5.5\n1\nundo\n1\n1\nquit\n",
    ));
    assert!(output_text.contains("Anna"), "{output_text}");
    assert!(
        output_text.contains("IA-"),
        "a refusal cites its rule: {output_text}"
    );
    assert!(
        !output_text.contains("cli-") && !output_text.contains("industria-prompt"),
        "no raw keys: {output_text}"
    );
    let moves = std::fs::read_to_string(&file)
        .expect("saved after every move")
        .lines()
        .count();
    let all_first = "1\n".repeat(600);
    let rest = stdout(&smokestack(&["play", "industria", "--resume", &path], &all_first));
    assert!(rest.contains("1. "), "the game ends with a score sheet: {rest}");
    let record = std::fs::read_to_string(&file).expect("still there");
    assert!(record.lines().count() > moves);
    assert!(
        record.lines().last().is_some_and(|line| line.starts_with("end ")),
        "{record}"
    );
    let replayed = smokestack(&["replay", &path], "");
    assert_eq!(replayed.status.code(), Some(0));
}

#[test]
fn undo_stops_at_revealed_information() {
    // All players are people who always take the first choice; after a round, new tiles are revealed.
    let start = ["play", "industria", "--seed", "3"];
    let mut saw_refusal = false;
    for answers in 1..40 {
        let input = format!("{}undo\nquit\n", "1\n".repeat(answers));
        saw_refusal |= stdout(&smokestack(&start, &input)).contains("Hidden information has been revealed");
    }
    assert!(saw_refusal);
}

/// The table before the first question: after the log, between blank lines.
fn table_before_first_question(arguments: &[&str]) -> String {
    let output_text = stdout(&smokestack(arguments, "quit\n"));
    let table = output_text.split("\n\n").nth(1);
    table
        .unwrap_or_else(|| panic!("no table: {output_text}"))
        .to_owned()
}

#[test]
fn barrage_fits_in_eighty_columns() {
    let start = [
        "play", "barrage", "--bot", "random", "--name", "Anna", "--seed", "3",
    ];
    insta::assert_snapshot!(table_before_first_question(&start));
    let file = folder("barrage").join("game.record");
    let path = file.display().to_string();
    // Anna always takes the first choice, and stops in a late round.
    let saving = [&start[..], &["--save", &path]].concat();
    smokestack(&saving, &"1\n".repeat(90));
    let resume = ["play", "barrage", "--resume", &path];
    insta::assert_snapshot!(table_before_first_question(&resume));
    for language in ["en", "fr", "de", "it"] {
        let table = table_before_first_question(&[&resume[..], &["--lang", language]].concat());
        assert!(!table.contains("cli-"), "no raw keys: {table}");
        for line in table.lines() {
            assert!(line.chars().count() <= 80, "{language}: {line}");
        }
    }
}

/// Two people and a bot play Age of Industry, where hands are secret.
const SECRET_HANDS_ARGS: [&str; 12] = [
    "play",
    "age-of-industry",
    "--seats",
    "3",
    "--bot",
    "random",
    "--name",
    "Anna",
    "--name",
    "Bert",
    "--seed",
    "5",
];

#[test]
fn age_of_industry_fits_in_eighty_columns() {
    let start = [
        "play",
        "age-of-industry",
        "--bot",
        "random",
        "--name",
        "Anna",
        "--seed",
        "3",
    ];
    insta::assert_snapshot!(table_before_first_question(&start));
    let file = folder("age-of-industry").join("game.record");
    let path = file.display().to_string();
    // Anna always takes the first choice, and stops after a few rounds.
    let saving = [&start[..], &["--save", &path]].concat();
    smokestack(&saving, &"1\n".repeat(4));
    let resume = ["play", "age-of-industry", "--resume", &path];
    let output_text = stdout(&smokestack(&resume, "quit\n"));
    let from_table = output_text.split_once("\n\n").map(|(_, rest)| rest);
    let from_table = from_table
        .and_then(|output_text| output_text.rsplit_once("\n> "))
        .map(|(table, _)| table);
    insta::assert_snapshot!(from_table.expect("a table and the choices"));
    let germany = [&start[..], &["--option", "map=germany"]].concat();
    for language in ["en", "fr", "de", "it"] {
        for table in [&resume[..], &germany[..]] {
            let arguments = [table, &["--lang", language]].concat();
            let output_text = stdout(&smokestack(&arguments, "list\n1\nlog\nscore\nquit\n"));
            assert!(!output_text.contains("cli-"), "no raw keys: {output_text}");
            for line in output_text.lines().filter(|line| !line.contains("--resume")) {
                let line = line.trim_start_matches("> ");
                assert!(line.chars().count() <= 80, "{language}: {line}");
            }
        }
    }
}

#[test]
fn the_screen_is_cleared_between_players_with_secrets() {
    // The first player in turn order draws from the pile; then it is the other player's turn.
    let output_text = stdout(&smokestack(
        &SECRET_HANDS_ARGS,
        "\ndraw pile\ndraw pile\n\nlog\nquit\n",
    ));
    let screens: Vec<&str> = output_text
        .split(&"\n".repeat(50))
        .map(str::trim)
        .filter(|screen| !screen.is_empty())
        .collect();
    let [_, bert, anna, goodbye] = screens[..] else {
        panic!("{} screens: {output_text}", screens.len())
    };
    assert!(
        bert.starts_with("Pass the keyboard to Bert. Press Enter to show Bert’s hand.\n"),
        "{bert}"
    );
    assert!(
        anna.starts_with("Pass the keyboard to Anna. Press Enter to show Anna’s hand.\n"),
        "{anna}"
    );
    assert_eq!(
        bert.matches("in hand: ").count(),
        2 * 3,
        "his own and how many the others have: {bert}"
    );
    for (screen, others) in [(bert, ["A Anna", "C (random)"]), (anna, ["B Bert", "C (random)"])] {
        for other in others {
            let block = screen
                .split_once(&format!("\n  {other}\n"))
                .map(|(_, block)| block);
            let block: Vec<&str> = block.expect("everybody is shown").lines().take(3).collect();
            assert!(block[2].starts_with("      cards in hand: "), "{block:?}");
        }
    }
    assert!(bert.contains("It is the "), "he sees what he draws: {bert}");
    assert!(anna.contains("Bert draws a card from the pile."), "{anna}");
    assert!(
        !anna.contains("It is the "),
        "she sees only that he draws: {anna}"
    );
    assert!(!goodbye.contains("in hand"), "{goodbye}");
}

#[test]
fn the_screen_is_not_cleared_without_secrets() {
    let alone = ["play", "age-of-industry", "--bot", "random", "--seed", "5"];
    let state = ["play", "industria", "--seed", "3"];
    for table in [&alone[..], &state[..]] {
        let output_text = stdout(&smokestack(table, &"1\n".repeat(20)));
        assert!(!output_text.contains("keyboard"), "{output_text}");
    }
}

#[test]
fn a_replay_shows_what_the_viewer_may_know() {
    let file = folder("secrets").join("game.record");
    let path = file.display().to_string();
    let saving = [&SECRET_HANDS_ARGS[..], &["--save", &path]].concat();
    smokestack(&saving, "\ndraw pile\ndraw pile\n\ndraw pile\ndraw pile\n");
    let replay = |view: &[&str]| stdout(&smokestack(&[&["replay", &path], view].concat(), ""));
    let shown = |output_text: &str| {
        (
            output_text.matches("It is the ").count(),
            output_text.matches("  in hand: ").count(),
        )
    };
    // Bert and Anna draw two cards each, and the bot may draw some as well.
    let everything = replay(&[]);
    assert_eq!(shown(&everything).1, 3, "{everything}");
    for seat in ["A", "B"] {
        let output_text = replay(&["--view", seat]);
        assert_eq!(shown(&output_text), (2, 1), "{output_text}");
    }
    let state = replay(&["--view", "spectator"]);
    assert_eq!(shown(&state), (0, 0), "{state}");
    let json: serde_json::Value = serde_json::from_str(&replay(&["--view", "A", "--json"])).expect("JSON");
    assert!(json["view"]["seats"]["B"].get("hand").is_none(), "{json}");
    let got = json["events"].to_string().matches("\"got\"").count();
    assert_eq!(got, 2, "{json}");
}
