//! The log of a replayed bot game: one line per move, and no empty lines.

use crate::{folder, smokestack, stdout};

/// Games per bot level; good and bad play lead to different decisions.
const GAMES_PER_LEVEL: &str = "2";

#[test]
fn every_replayed_move_has_a_log_line() {
    for (game, seats) in [
        ("industria", "3"),
        ("industry", "4"),
        ("age-of-industry", "3"),
        ("barrage", "4"),
    ] {
        for bot in ["random", "planner"] {
            let folder = folder(&format!("replayed-{game}-{bot}"));
            let path = folder.display().to_string();
            let arguments = [
                "simulate",
                game,
                "--seats",
                seats,
                "--games",
                GAMES_PER_LEVEL,
                "--bot",
                bot,
            ];
            let output = smokestack(
                &[&arguments[..], &["--seed", "5", "--records", &path]].concat(),
                "",
            );
            assert_eq!(output.status.code(), Some(0), "{output:?}");
            let records = std::fs::read_dir(&folder).expect("the folder is ours");
            let records: Vec<_> = records.map(|file| file.expect("readable").path()).collect();
            assert_eq!(records.len().to_string(), GAMES_PER_LEVEL);
            for record in records {
                let text = std::fs::read_to_string(&record).expect("a record is text");
                let replayed = stdout(&smokestack(&["replay", &record.display().to_string()], ""));
                check_log(&text, &replayed);
            }
        }
    }
}

/// Checks that every move is reported under its number, in a sentence.
fn check_log(record: &str, replayed: &str) {
    let end = record.lines().last().expect("a record has an end");
    let moves: usize = end
        .split(' ')
        .nth(1)
        .and_then(|count| count.parse().ok())
        .expect("the last line counts the moves");
    let mut lines = replayed.lines();
    for number in 0..=moves {
        let line = lines.next().unwrap_or_default().trim();
        let (actual, sentence) = line.split_once("  ").unwrap_or((line, ""));
        assert_eq!(actual, number.to_string(), "{line}");
        assert!(
            sentence.contains(' ') && sentence.ends_with('.'),
            "move {number} has no sentence: {line:?}"
        );
    }
    let blank = replayed.lines().position(|line| line.trim().is_empty());
    assert_eq!(blank, None, "{replayed}");
}
