//! `smokestack verify`: a game from a game room, and what changes when anything of its chance is changed.

use std::path::Path;

use serde_json::{Value, json};

use smokestack_core::{Seed, commit_reveal};

use crate::serving::{Server, guest, insist, text};
use crate::{folder, smokestack, stderr, stdout};

/// A finished game of a room with one person, who committed to a share, and two bots.
fn finished() -> (String, String) {
    let scratch = scratch_database::sqlite();
    let server = Server::start(&scratch.address);
    let ports = [server.port];
    let anna = guest(&ports, "Anna");
    let (_, made) = insist(
        &ports,
        &anna,
        "POST",
        "/api/tables",
        &json!({ "game": "industria", "seats": 3, "seating": "random", "colours": "random" }),
    );
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let commitment = Seed(commit_reveal::commitment(&[0xab; 32])).to_string();
    for (seat, who) in [("A", "bot:random"), ("B", "bot:random"), ("C", "me")] {
        let sit = json!({ "who": who, "commitment": (who == "me").then_some(&commitment) });
        let (status, sat) = insist(&ports, &anna, "POST", &format!("{path}/seats/{seat}"), &sit);
        assert_eq!(status, 200, "{sat}");
    }
    let share = json!({ "share": "ab".repeat(32) });
    let (status, begun) = insist(&ports, &anna, "POST", &format!("{path}/share"), &share);
    assert_eq!((status, &begun["status"]), (200, &json!("playing")), "{begun}");
    loop {
        let (_, seen) = insist(&ports, &anna, "GET", &path, &Value::Null);
        if seen["status"] == "over" {
            let commitment = made["commitment"].as_str().expect("a commitment").to_owned();
            return (text(&ports, &anna, &format!("{path}/record")), commitment);
        }
        if let Some(action) = seen["legal"][0]["action"].as_str() {
            let key = seen["move"].to_string();
            let body = json!({ "expected": seen["move"], "action": action, "key": key });
            insist(&ports, &anna, "POST", &format!("{path}/actions"), &body);
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

/// The last line as it was before players committed.
fn older_form(record: &str) -> String {
    let (before, _) = record
        .rsplit_once(" restarts=")
        .expect("how often it started over");
    let (before, _) = before.rsplit_once(':').expect("a commitment");
    format!("{before}\n")
}

#[test]
fn the_chance_of_a_game_room_can_be_checked_and_every_change_is_seen() {
    let (record, commitment) = finished();
    let file = folder("verify").join("game.record");
    assert!(
        record
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("chance ")),
        "{record}"
    );

    let (status, said) = verify(&file, &record, &["--commitment", &commitment]);
    assert_eq!(status, Some(0), "{said}");
    assert_eq!(
        said.lines().filter(|line| line.starts_with("correct  ")).count(),
        8,
        "{said}"
    );

    let other = "0".repeat(64);
    let (status, said) = verify(&file, &record, &["--commitment", &other]);
    assert_eq!(status, Some(1));
    assert!(
        said.contains("incorrect  The commitment is the one that you noted"),
        "{said}"
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
        let (status, said) = verify(&file, &changed, &[]);
        assert_eq!(status, Some(1), "{what}: {said}");
        assert!(said.contains(part), "{what}: {said}");
    }

    // Colours, and who was seated, otherwise than drawn; a record from before that was noted; one that is cut.
    let (uncoloured, colours) = record
        .trim_end()
        .split_once(" colours=")
        .expect("they were drawn");
    let other: Vec<&str> = colours.rsplit(',').collect();
    let (status, said) = verify(&file, &format!("{uncoloured} colours={}\n", other.join(",")), &[]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("incorrect  The colours were drawn"), "{said}");
    let (before, letters) = uncoloured.split_once(" drawn=").expect("it was drawn");
    let other: String = letters.chars().rev().collect();
    let (status, said) = verify(&file, &format!("{before} drawn={other}\n"), &[]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("incorrect  The seats were drawn"), "{said}");
    let (status, said) = verify(&file, &format!("{before}\n"), &[]);
    assert_eq!(status, Some(0), "{said}");
    assert!(
        !said.contains("The seats") && !said.contains("The colours"),
        "{said}"
    );
    // A record from before players committed: it fits, and what that does not mean is said.
    let older = older_form(before);
    let (status, said) = verify(&file, &older, &[]);
    assert_eq!(status, Some(0), "{said}");
    assert!(
        said.contains("before players committed to their shares"),
        "{said}"
    );
    assert!(!said.contains("Every player’s share"), "{said}");
    let (status, said) = verify(&file, &older, &["--share", &"ab".repeat(32)]);
    assert_eq!(status, Some(0), "{said}");
    let (without, _) = record.rsplit_once("chance ").expect("its last line");
    let (status, said) = verify(&file, without, &[]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("The record contains no shares"), "{said}");
    let (status, said) = verify(&file, &record[..record.len() - 20], &[]);
    assert_eq!(status, Some(2), "{said}");
}

/// Golden records, with all that they name, and as if they were older than each option that is at its default.
#[test]
fn records_that_are_older_than_an_option_are_replayed_and_verified() {
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
        let older = record.replacen(named, without, 1);
        assert_eq!(replay(&older), replay(&record), "{game}");
        let (status, said) = verify(&file, &older, &[]);
        assert_eq!(status, Some(0), "{said}");
        // What the game does not have is still refused, in one sentence with the line.
        let (status, said) = verify(&file, &record.replacen(named, "options zeppelins=true", 1), &[]);
        assert_eq!(status, Some(1), "{said}");
        assert!(said.contains("zeppelins"), "{said}");
    }
}
