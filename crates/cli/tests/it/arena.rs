//! The arena: the same games for any number of threads and interruptions, and the JSON keys that programs rely on.

use serde_json::Value;

use crate::{folder, smokestack, stderr, stdout};

const ARENA_ARGS: [&str; 6] = [
    "arena",
    "industria",
    "--seed",
    "3",
    "--bots",
    "greedy,random,random",
];

/// Runs nine games, or the number given, with `--json`; values that depend on the clock are removed.
fn run_stats(arguments: &[&str]) -> Value {
    let games: &[&str] = if arguments.contains(&"--games") {
        &["--json"]
    } else {
        &["--json", "--games", "9"]
    };
    let output = smokestack(&[&ARENA_ARGS[..], games, arguments].concat(), "");
    assert!(output.status.success(), "{}", stderr(&output));
    let mut actual: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    actual["seconds"] = Value::Null;
    for bot in actual["bots"].as_array_mut().expect("a list") {
        bot["ms_per_decision"] = Value::Null;
    }
    actual
}

/// The text with every number replaced by `#` and every gap by one space, so that it stays the same when bots become
/// stronger.
fn mask_numbers(text: &str) -> String {
    let mut form = String::new();
    for c in text.chars() {
        match c {
            '0'..='9' | '.' if form.ends_with('#') => {}
            '0'..='9' => form.push('#'),
            ' ' if form.ends_with(' ') => {}
            c => form.push(c),
        }
    }
    form
}

#[test]
fn arena_prints_an_aligned_table() {
    let output = smokestack(&[&ARENA_ARGS[..], &["--games", "9"]].concat(), "");
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.lines().all(|line| line == line.trim_end()), "{text}");
    // The columns in the first table are right-aligned.
    let ends: Vec<usize> = text
        .lines()
        .skip(2)
        .take(3)
        .map(|line| line.chars().count())
        .collect();
    assert_eq!(ends, [ends[0]; 3], "{text}");
    insta::assert_snapshot!(mask_numbers(&text));
}

#[test]
fn several_line_ups_are_rated_together() {
    let line_ups = ["--games", "4", "--bots", "greedy,random,random,random"];
    let output = smokestack(&[&ARENA_ARGS[..], &line_ups].concat(), "");
    insta::assert_snapshot!(mask_numbers(&stdout(&output)));
}

#[test]
fn json_output_has_the_documented_keys() {
    let actual = run_stats(&[]);
    let keys =
        |value: &Value| -> Vec<String> { value.as_object().expect("an object").keys().cloned().collect() };
    assert_eq!(
        keys(&actual).join(" "),
        "game seats games seed options budget seconds bots"
    );
    assert_eq!(
        keys(&actual["bots"][0]).join(" "),
        "bot seats_played wins win_rate win_rate_ci95 mean_score mean_score_ci95 rating rating_ci95 sources decisions \
         ms_per_decision iterations_per_second"
    );
    assert_eq!(actual["budget"].to_string(), r#"{"iterations":1000}"#);
    let names: Vec<&Value> = actual["bots"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|b| &b["bot"])
        .collect();
    assert_eq!(names, ["greedy", "random"]);
    assert_eq!(actual["bots"][1]["seats_played"], 18);
    let wins: f64 = (0..2)
        .filter_map(|bot| actual["bots"][bot]["wins"].as_f64())
        .sum();
    assert!((wins - 9.0).abs() < 1e-9, "every game is won once: {wins}");
    let sources = actual["bots"][0]["sources"].as_object().expect("an object");
    let sum: f64 = sources.values().filter_map(Value::as_f64).sum();
    let mean = actual["bots"][0]["mean_score"].as_f64().expect("a number");
    assert!(
        (sum - mean).abs() < 1e-9,
        "the sources make up the score: {sum} {mean}"
    );
    let several_line_ups = run_stats(&["--bots", "random,random,greedy,greedy"]);
    assert_eq!(several_line_ups["seats"].to_string(), "[3,4]");
    assert_eq!(several_line_ups["games"], 18);
    assert_eq!(
        keys(&several_line_ups["line_ups"][1]).join(" "),
        "line_up seats games bots"
    );
    let timed_stats = run_stats(&["--think", "1", "--games", "1"]);
    assert_eq!(timed_stats["budget"].to_string(), r#"{"think_ms":1}"#);
}

#[test]
fn threads_and_interruptions_do_not_change_results() {
    let folder = folder("arena-state");
    let state = folder.join("run.jsonl").display().to_string();
    let whole_run = run_stats(&["--threads", "1"]);
    assert_eq!(whole_run, run_stats(&["--threads", "3"]));
    run_stats(&["--games", "4", "--state", &state]);
    // As if the machine had been switched off while a game was being written.
    let text = std::fs::read_to_string(&state).expect("it was written");
    std::fs::write(&state, &text[..text.len() - 20]).expect("the folder is ours");
    assert_eq!(whole_run, run_stats(&["--state", &state]));
    let lines = std::fs::read_to_string(&state)
        .expect("it was written")
        .lines()
        .count();
    assert_eq!(lines, 10, "a line that names the run, and a line a game");
    assert_eq!(
        whole_run,
        run_stats(&["--state", &state]),
        "nothing is left to play"
    );
}

#[test]
fn a_state_file_of_another_run_is_rejected() {
    let folder = folder("arena-other");
    let state = folder.join("run.jsonl");
    let path = state.display().to_string();
    let rejection = |arguments: &[&str]| {
        let output = smokestack(
            &[
                &["arena", "industria", "--games", "2", "--state", &path],
                arguments,
            ]
            .concat(),
            "",
        );
        assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
        stderr(&output).replace(&path, "FILE")
    };
    smokestack(
        &[
            "arena",
            "industria",
            "--games",
            "2",
            "--bots",
            "random,random,greedy",
            "--state",
            &path,
        ],
        "",
    );
    let text = std::fs::read_to_string(&state).expect("it was written");
    let mut output_text = rejection(&["--bots", "random,random,greedy", "--seed", "1"]);
    output_text += &rejection(&["--bots", "random,random,random"]);
    output_text += &rejection(&[
        "--bots",
        "random,random,greedy",
        "--option",
        "epoch_income=permanent",
    ]);
    let rewrite = |text: String| std::fs::write(&state, text).expect("the folder is ours");
    let print = text.split_once("\"fingerprints\":[\"").expect("a fingerprint").1;
    rewrite(text.replace(&print[..16], "0123456789abcdef"));
    output_text += &rejection(&["--bots", "random,random,greedy"]);
    rewrite(text.replace("\"score\"", "\"points\""));
    output_text += &rejection(&["--bots", "random,random,greedy"]);
    rewrite("Dear diary,\nI won.\n".to_owned());
    output_text += &rejection(&["--bots", "random,random,greedy"]);
    insta::assert_snapshot!(output_text);
}

/// A run can be resumed even though an option has been added to the game since it started.
#[test]
fn a_state_file_older_than_an_option_can_be_resumed() {
    let state = folder("arena-older").join("run.jsonl");
    let path = state.display().to_string();
    let run = |games: &str| {
        let arguments = [
            "arena",
            "industria",
            "--games",
            games,
            "--bots",
            "random,random,random",
            "--state",
            &path,
        ];
        let output = smokestack(&arguments, "");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    };
    run("1");
    let text = std::fs::read_to_string(&state).expect("it was written");
    let old_version = text.replacen("\"epoch_income\":\"one_off\",", "", 1);
    assert_ne!(old_version, text);
    std::fs::write(&state, old_version).expect("the folder is ours");
    run("2");
    let text = std::fs::read_to_string(&state).expect("it was written");
    assert_eq!(text.lines().count(), 3, "a header and two games: {text}");
}

#[test]
fn invalid_arguments_are_rejected_with_a_message() {
    let rows: &[&[&str]] = &[
        &["industria", "--bots", "random,random"],
        &["industria", "--bots", "random,random,genius"],
        &["industria", "--bots", ""],
        &["industria", "--bots", "random,random,random", "--games", "0"],
        &["industria", "--bots", "random,random,random", "--iterations", "0"],
        &["industria", "--bots", "random,random,random", "--think", "0"],
        &["industria", "--bots", "random,random,random", "--threads", "0"],
        &[
            "industria",
            "--bots",
            "random,random,random",
            "--iterations",
            "9",
            "--think",
            "9",
        ],
        &[
            "industria",
            "--bots",
            "random,random,random",
            "--report",
            "no/such/folder/a.html",
        ],
        &[
            "industria",
            "--bots",
            "random,random,random",
            "--state",
            "no/such/folder/a.jsonl",
        ],
    ];
    let say = |row: &&[&str]| {
        let output = smokestack(&[&["arena"], *row].concat(), "");
        let output_text = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{row:?}: {output_text}");
        assert_eq!(
            output_text.trim_end().lines().count(),
            1,
            "one sentence: {output_text}"
        );
        format!("{}\n    {}", row.join(" "), output_text.trim_end())
    };
    insta::assert_snapshot!(rows.iter().map(say).collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_report_is_self_contained() {
    let folder = folder("arena-report");
    for lang in ["en", "fr", "de", "it"] {
        let file = folder.join(format!("{lang}.html"));
        let path = file.display().to_string();
        run_stats(&[
            "--report",
            &path,
            "--lang",
            lang,
            "--option",
            "epoch_income=permanent",
        ]);
        let page = std::fs::read_to_string(&file).expect("it was written");
        assert!(
            page.starts_with(&format!("<!doctype html>\n<html lang=\"{lang}\">")),
            "{lang}"
        );
        assert!(!page.contains("arena-"), "a text is missing in {lang}");
        for external_reference in ["<script", "src=", "href=", "@import", "url(http"] {
            assert!(!page.contains(external_reference), "{lang}: {external_reference}");
        }
        // Eight sections, each with its values next to the chart.
        assert_eq!(page.matches("<section>").count(), 8, "{lang}");
        assert_eq!(page.matches("<table>").count(), 7, "{lang}");
        let plots = page.matches("role=\"img\" aria-label=\"").count();
        assert_eq!(plots, 2 * 5, "{lang}: each for wide pages and for phones");
        let command = "smokestack arena industria --bots greedy,random,random --games 9 --iterations 1000 \
                       --option epoch_income=permanent --seed 3";
        assert!(page.contains(command), "{lang}");
    }
}
