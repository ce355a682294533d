//! A game at the terminal: choices by number and by text, refusals, undo, saving and going on.

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
    // The first choice every time, with a refusal, a rule and an undo on the way; then the input ends.
    let said = stdout(&smokestack(
        &start,
        "bid 200\nnonsense\nrule IA-5.5\n1\nundo\n1\n1\nquit\n",
    ));
    assert!(said.contains("Anna"), "{said}");
    assert!(said.contains("IA-"), "a refusal cites its rule: {said}");
    assert!(
        !said.contains("cli-") && !said.contains("industria-ask"),
        "no raw keys: {said}"
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
fn undo_stops_where_something_was_revealed() {
    // Everybody is a person and always takes the first choice; after a round new tiles lie open.
    let start = ["play", "industria", "--seed", "3"];
    let mut saw_refusal = false;
    for answers in 1..40 {
        let input = format!("{}undo\nquit\n", "1\n".repeat(answers));
        saw_refusal |= stdout(&smokestack(&start, &input)).contains("Something hidden has come to light");
    }
    assert!(saw_refusal);
}

/// The table before the first question: after the story, between blank lines.
fn first_table(arguments: &[&str]) -> String {
    let said = stdout(&smokestack(arguments, "quit\n"));
    let table = said.split("\n\n").nth(1);
    table.unwrap_or_else(|| panic!("no table: {said}")).to_owned()
}

#[test]
fn barrage_lies_on_the_table_in_eighty_columns() {
    let start = [
        "play", "barrage", "--bot", "random", "--name", "Anna", "--seed", "3",
    ];
    insta::assert_snapshot!(first_table(&start));
    let file = folder("barrage").join("game.record");
    let path = file.display().to_string();
    // Anna always does the first thing offered, and stops in a late round.
    let saving = [&start[..], &["--save", &path]].concat();
    smokestack(&saving, &"1\n".repeat(90));
    let resume = ["play", "barrage", "--resume", &path];
    insta::assert_snapshot!(first_table(&resume));
    for language in ["en", "fr", "de", "it"] {
        let table = first_table(&[&resume[..], &["--lang", language]].concat());
        assert!(!table.contains("cli-"), "no raw keys: {table}");
        for line in table.lines() {
            assert!(line.chars().count() <= 80, "{language}: {line}");
        }
    }
}
