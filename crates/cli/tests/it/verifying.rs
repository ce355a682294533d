//! `smokestack verify`: a game from a server, and the findings after any part of its randomness is changed.

use std::path::Path;

use serde_json::{Value, json};

use smokestack_core::{Seed, commit_reveal};

use crate::serving::{Server, create_guest, get_text, send_until_ok};
use crate::{folder, smokestack, stderr, stdout};

/// A finished game from a server with one person, who committed to a share, and two bots.
fn play_verifiable_game() -> (String, String) {
    let scratch = scratch_database::sqlite();
    let server = Server::start(&scratch.address);
    let ports = [server.port];
    let anna = create_guest(&ports, "Anna");
    let (_, stored_moves) = send_until_ok(
        &ports,
        &anna,
        "POST",
        "/api/tables",
        &json!({ "game": "industria", "seats": 3, "seating": "random", "colours": "random" }),
    );
    let path = format!("/api/tables/{}", stored_moves["id"].as_str().expect("an id"));
    let commitment = Seed(commit_reveal::commitment(&[0xab; 32])).to_string();
    for (seat, who) in [("A", "bot:random"), ("B", "bot:random"), ("C", "me")] {
        let sit = json!({ "who": who, "commitment": (who == "me").then_some(&commitment) });
        let (status, sat) = send_until_ok(&ports, &anna, "POST", &format!("{path}/seats/{seat}"), &sit);
        assert_eq!(status, 200, "{sat}");
    }
    let share = json!({ "share": "ab".repeat(32) });
    let (status, begun) = send_until_ok(&ports, &anna, "POST", &format!("{path}/share"), &share);
    assert_eq!((status, &begun["status"]), (200, &json!("playing")), "{begun}");
    loop {
        let (_, seen) = send_until_ok(&ports, &anna, "GET", &path, &Value::Null);
        if seen["status"] == "over" {
            let commitment = stored_moves["commitment"]
                .as_str()
                .expect("a commitment")
                .to_owned();
            return (get_text(&ports, &anna, &format!("{path}/record")), commitment);
        }
        if let Some(action) = seen["legal"][0]["action"].as_str() {
            let key = seen["move"].to_string();
            let body = json!({ "expected": seen["move"], "action": action, "key": key });
            send_until_ok(&ports, &anna, "POST", &format!("{path}/actions"), &body);
        }
    }
}

pub fn verify(file: &Path, text: &str, more: &[&str]) -> (Option<i32>, String) {
    std::fs::write(file, text).expect("a file of ours");
    let mut arguments = vec!["verify", file.to_str().expect("a plain path")];
    arguments.extend(more);
    let output = smokestack(&arguments, "");
    (output.status.code(), stdout(&output) + &stderr(&output))
}

/// The record with its last line in the format used before players committed to shares.
fn with_old_end_line(record: &str) -> String {
    let (before, _) = record
        .rsplit_once(" restarts=")
        .expect("how often it started over");
    let (before, _) = before.rsplit_once(':').expect("a commitment");
    format!("{before}\n")
}

#[test]
fn verify_accepts_a_real_game_and_detects_every_change() {
    let (record, commitment) = play_verifiable_game();
    let file = folder("verify").join("game.record");
    assert!(
        record
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("chance ")),
        "{record}"
    );

    let (status, output_text) = verify(&file, &record, &["--commitment", &commitment]);
    assert_eq!(status, Some(0), "{output_text}");
    assert_eq!(
        output_text
            .lines()
            .filter(|line| line.starts_with("correct  "))
            .count(),
        8,
        "{output_text}"
    );

    let other = "0".repeat(64);
    let (status, output_text) = verify(&file, &record, &["--commitment", &other]);
    assert_eq!(status, Some(1));
    assert!(
        output_text.contains("incorrect  The commitment is the one that you noted"),
        "{output_text}"
    );

    let seed = record
        .lines()
        .find_map(|line| line.strip_prefix("seed "))
        .expect("a seed");
    let server = record
        .lines()
        .last()
        .and_then(|line| line.split(' ').nth(2))
        .expect("a share");
    for (what, with, part) in [
        (server, &other, "incorrect  The server’s share"),
        (&"ab".repeat(32), &other, "incorrect  The seed"),
        (&"ab".repeat(32), &other, "incorrect  Each player’s share"),
        (seed, &other, "incorrect  The seed"),
        ("\n1 ", &"\n1 A ".to_owned(), "is not an action of this game"),
    ] {
        let changed = record.replacen(what, with, 1);
        assert_ne!(changed, record);
        let (status, output_text) = verify(&file, &changed, &[]);
        assert_eq!(status, Some(1), "{what}: {output_text}");
        assert!(output_text.contains(part), "{what}: {output_text}");
    }

    // Colours and seats that differ from the draw; a record from before they were noted; a truncated record.
    let (uncoloured, colours) = record
        .trim_end()
        .split_once(" colours=")
        .expect("they were drawn");
    let other: Vec<&str> = colours.rsplit(',').collect();
    let (status, output_text) = verify(&file, &format!("{uncoloured} colours={}\n", other.join(",")), &[]);
    assert_eq!(status, Some(1), "{output_text}");
    assert!(
        output_text.contains("incorrect  The colours were drawn"),
        "{output_text}"
    );
    let (before, seats) = uncoloured.split_once(" drawn=").expect("it was drawn");
    let other: String = seats.chars().rev().collect();
    let (status, output_text) = verify(&file, &format!("{before} drawn={other}\n"), &[]);
    assert_eq!(status, Some(1), "{output_text}");
    assert!(
        output_text.contains("incorrect  The seats were drawn"),
        "{output_text}"
    );
    let (status, output_text) = verify(&file, &format!("{before}\n"), &[]);
    assert_eq!(status, Some(0), "{output_text}");
    assert!(
        !output_text.contains("The seats") && !output_text.contains("The colours"),
        "{output_text}"
    );
    // A record from before players committed is valid, with a note on what it does not prove.
    let old_version = with_old_end_line(before);
    let (status, output_text) = verify(&file, &old_version, &[]);
    assert_eq!(status, Some(0), "{output_text}");
    assert!(
        output_text.contains("before players committed to their shares"),
        "{output_text}"
    );
    assert!(!output_text.contains("Every player’s share"), "{output_text}");
    let (status, output_text) = verify(&file, &old_version, &["--share", &"ab".repeat(32)]);
    assert_eq!(status, Some(0), "{output_text}");
    let (without, _) = record.rsplit_once("chance ").expect("its last line");
    let (status, output_text) = verify(&file, without, &[]);
    assert_eq!(status, Some(0), "{output_text}");
    assert!(
        output_text.contains("The record contains no shares"),
        "{output_text}"
    );
    let (status, output_text) = verify(&file, &record[..record.len() - 20], &[]);
    assert_eq!(status, Some(2), "{output_text}");
}

/// Golden records, both unchanged and as if they were older than each option with its default value.
#[test]
fn records_older_than_an_option_are_still_valid() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = folder("older").join("game.record");
    for (game, without) in [
        ("industria", "options"),
        ("industry", "options"),
        ("age-of-industry", "options map=germany"),
        ("barrage", "options introductory=false"),
    ] {
        let golden = crates.join(game).join("tests/records/3p_greedy.record");
        let record = std::fs::read_to_string(golden).expect("a golden record");
        let named = record
            .lines()
            .find(|line| line.starts_with("options"))
            .expect("its options");
        let replay = |text: &str| {
            std::fs::write(&file, text).expect("a file of ours");
            let output = smokestack(&["replay", file.to_str().expect("a plain path"), "--json"], "");
            assert_eq!(output.status.code(), Some(0), "{game}: {}", stderr(&output));
            stdout(&output)
        };
        let old_version = record.replacen(named, without, 1);
        assert_eq!(replay(&old_version), replay(&record), "{game}");
        let (status, output_text) = verify(&file, &old_version, &[]);
        assert_eq!(status, Some(0), "{output_text}");
        // An unknown option is still rejected, with a one-sentence message that gives the line.
        let (status, output_text) = verify(&file, &record.replacen(named, "options zeppelins=true", 1), &[]);
        assert_eq!(status, Some(1), "{output_text}");
        assert!(output_text.contains("zeppelins"), "{output_text}");
    }
}
