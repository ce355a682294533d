//! Invalid input gives one clear sentence and exit status 2, never a panic and never silence.

use crate::{folder, smokestack, stderr};

fn rejection_text(arguments: &[&str]) -> String {
    let output = smokestack(arguments, "");
    let output_text = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output_text}");
    assert!(!output_text.contains("panicked"), "{output_text}");
    assert_eq!(
        output_text.trim_end().lines().count(),
        1,
        "one sentence: {output_text}"
    );
    output_text.trim_end().to_owned()
}

#[test]
fn unknown_values_are_rejected_with_the_known_ones() {
    let rows: &[&[&str]] = &[
        &["simulate", "monopoly", "--seats", "3"],
        &["simulate", "industria", "--seats", "2"],
        &["simulate", "industria", "--seats", "99"],
        &["simulate", "industria", "--seats", "3", "--option", "colour=red"],
        &[
            "simulate",
            "industria",
            "--seats",
            "3",
            "--option",
            "epoch_income=lots",
        ],
        &[
            "simulate",
            "industria",
            "--seats",
            "3",
            "--option",
            "epoch_income",
        ],
        &["simulate", "industria", "--seats", "3", "--seed", "minus-one"],
        &[
            "simulate",
            "industria",
            "--seats",
            "3",
            "--seed",
            "18446744073709551616",
        ],
        &["simulate", "industria", "--seats", "3", "--bot", "genius"],
        &[
            "simulate",
            "industria",
            "--seats",
            "3",
            "--data",
            "no/such/file.toml",
        ],
        &["play", "industria", "--seats", "7"],
        &["play", "industria", "--name", ""],
        &[
            "play",
            "industria",
            "--seats",
            "3",
            "--bot",
            "random",
            "--bot",
            "random",
            "--name",
            "A",
            "--name",
            "B",
        ],
        &["replay", "no/such/file.record"],
        &["rules", "industria", "IA-99.1"],
        &["rules", "chess"],
        &["games", "--lang", "tlh"],
        &["scenario", "check", "no/such/file.toml"],
    ];
    let output_text: Vec<String> = rows
        .iter()
        .map(|row| format!("{}\n    {}", row.join(" "), rejection_text(row)))
        .collect();
    insta::assert_snapshot!(output_text.join("\n"));
}

#[test]
fn errors_are_in_the_users_language() {
    let output_text =
        ["en", "fr", "de", "it"].map(|lang| rejection_text(&["rules", "chess", "--lang", lang]));
    insta::assert_snapshot!(output_text.join("\n"));
}

#[test]
fn damaged_files_are_rejected_with_the_line() {
    let folder = folder("damaged");
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        std::fs::write(&file, text).expect("the folder is ours");
        file.display().to_string()
    };
    let record = write("a.record", "smokestack record 1\ngame industria\nrules one\n");
    assert!(
        rejection_text(&["replay", &record]).contains("Line 3 "),
        "{}",
        rejection_text(&["replay", &record])
    );
    let foreign = write("b.record", "PGN 1. e4 e5\n");
    assert!(rejection_text(&["replay", &foreign]).contains("Line 1 "));
    let scenario = write("c.toml", "game = \"industria\"\n[[scenario]]\nname = 7\n");
    assert!(rejection_text(&["scenario", "check", &scenario]).contains("line 3"));
    let data = write("d.toml", "game = \"industria\"\nid = 3\n");
    assert!(rejection_text(&["simulate", "industria", "--seats", "3", "--data", &data]).contains("2"));
}

#[test]
fn a_record_of_other_rules_or_data_names_what_it_needs() {
    let folder = folder("versions");
    smokestack(
        &[
            "simulate",
            "industria",
            "--seats",
            "3",
            "--games",
            "1",
            "--records",
            &folder.display().to_string(),
        ],
        "",
    );
    let original =
        std::fs::read_to_string(folder.join("industria_3p_000001.record")).expect("it was written");
    for (from, to, needed) in [
        ("rules 1", "rules 9", "9"),
        ("data standard-1", "data sha256:00", "sha256:00"),
    ] {
        let file = folder.join("changed.record");
        std::fs::write(&file, original.replacen(from, to, 1)).expect("the folder is ours");
        let output_text = rejection_text(&["replay", &file.display().to_string()]);
        assert!(output_text.contains(needed), "{output_text}");
    }
}
