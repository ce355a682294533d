//! What programs rely on: JSON keys, digests and exit statuses.

use crate::{folder, smokestack, stderr, stdout};

#[test]
fn games_lists_seats_options_and_versions() {
    insta::assert_snapshot!(stdout(&smokestack(&["games"], "")));
    let json = stdout(&smokestack(&["games", "--json"], ""));
    let games: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for key in ["id", "name", "seats", "options", "rules_version", "data_version"] {
        assert!(games[0].get(key).is_some(), "{key}");
    }
}

#[test]
fn simulate_gives_the_same_digest_everywhere() {
    let run = |game: &str, seats: &str| -> serde_json::Value {
        let arguments = [
            "simulate", game, "--seats", seats, "--games", "200", "--seed", "1", "--json",
        ];
        serde_json::from_str(&stdout(&smokestack(&arguments, ""))).expect("JSON")
    };
    let expected = "game seats options seed bot games decisions seconds decisions_per_second games_per_second \
                    mean_legal_actions forced_share mean_scores sd_scores win_rates digest";
    let mut digests = String::new();
    for game in ["industria", "industry", "barrage", "age-of-industry"] {
        let (three, four) = (run(game, "3"), run(game, "4"));
        let keys: Vec<&String> = three.as_object().expect("an object").keys().collect();
        assert_eq!(keys, expected.split(' ').collect::<Vec<_>>());
        assert_eq!(three["decisions"], run(game, "3")["decisions"]);
        digests += &format!("{game} {} {}\n", three["digest"], four["digest"]);
    }
    // A browser test checks that the web client computes the same digests.
    insta::assert_snapshot!(digests);
}

#[test]
fn scenario_check_counts_and_names_failures() {
    let folder = folder("scenarios");
    let file = folder.join("two.toml");
    std::fs::write(
        &file,
        r#"
game = "industria"
[[scenario]]
name = "A rival's works supply for one thaler"
rules = ["IA-6.6"]
seats = 4
position = { phase = "build", turn = "A", seats = { A = { money = 4, hand = ["brickworks"] }, B = { built = ["sawmill", "quarry"] } } }
steps = [
  { by = "A", refuse = "sell res_iron", rule = "IA-6.9" },
  { by = "A", do = "build brickworks" },
  { events = ["paid A B 1"] },
  { by = "A", legal = ["done"] },
  { by = "A", do = "done" },
  { expect = { turn = "B", "seats.A.money" = 0 } },
]
[[scenario]]
name = "Wrong on purpose"
seats = 3
steps = [ { expect = { epoch = 2 } } ]
"#,
    )
    .expect("the folder is ours");
    let output = smokestack(&["scenario", "check", &file.display().to_string(), "--json"], "");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let report: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!(
        (report["passed"].as_u64(), report["failed"].as_u64()),
        (Some(1), Some(1)),
        "{report}"
    );
    let failure = &report["failures"][0];
    assert_eq!(failure["scenario"], "Wrong on purpose");
    assert_eq!(failure["step"], 1);
    assert_eq!(
        (failure["expected"].as_str(), failure["found"].as_str()),
        (Some("epoch = 2"), Some("epoch = 1"))
    );
    assert!(failure["file"].as_str().is_some_and(|f| f.ends_with("two.toml")));
}

#[test]
fn replay_prints_a_position_a_view_and_the_score() {
    let folder = folder("replay");
    let path = folder.display().to_string();
    smokestack(
        &[
            "simulate",
            "industria",
            "--seats",
            "3",
            "--games",
            "1",
            "--seed",
            "2",
            "--records",
            &path,
        ],
        "",
    );
    let record = folder.join("industria_3p_000001.record").display().to_string();
    let json = |arguments: &[&str]| -> serde_json::Value {
        let mut all = vec!["replay", &record, "--json"];
        all.extend(arguments);
        serde_json::from_str(&stdout(&smokestack(&all, ""))).expect("JSON")
    };
    assert_eq!(json(&[])["position"]["phase"], "over");
    assert_eq!(json(&["--to", "0"])["position"]["epoch"], 1);
    let view = json(&["--to", "5", "--view", "B"]);
    assert!(
        view["view"].get("seed").is_none() && view["view"].get("piles").is_none(),
        "a view has no secrets"
    );
    let story = stdout(&smokestack(&["replay", &record, "--to", "3"], ""));
    assert!(story.contains("up for auction"), "{story}");
    assert_eq!(
        smokestack(&["replay", &record, "--to", "9999"], "").status.code(),
        Some(2)
    );
    assert_eq!(
        smokestack(&["replay", &record, "--view", "E"], "").status.code(),
        Some(2)
    );
}

#[test]
fn rules_are_printed_by_number_and_chapter() {
    let one = stdout(&smokestack(&["rules", "industria", "IA-5.7"], ""));
    assert!(one.contains("IA-5.7") && !one.contains("IA-5.6"), "{one}");
    let chapter = stdout(&smokestack(&["rules", "industria", "IA-5", "--lang", "it"], ""));
    assert!(
        chapter.contains("IA-5.1 ") && chapter.contains("IA-5.14"),
        "{chapter}"
    );
    assert!(!chapter.contains("IA-6.1 "), "{chapter}");
    for (game, rule) in [
        ("industry", "IY-2.1"),
        ("barrage", "B-7.2"),
        ("age-of-industry", "AI-6.2"),
    ] {
        let one = stdout(&smokestack(&["rules", game, rule], ""));
        assert!(one.contains(rule), "{one}");
    }
}

#[test]
fn help_of_play() {
    insta::assert_snapshot!(stdout(&smokestack(&["play", "--help"], "")));
}
