//! A game that is only its crate, its texts and one row is on the command line like any other (docs/adding-a-game.md).

use crate::{smokestack, stdout};

#[test]
fn it_is_listed() {
    let games = stdout(&smokestack(&["games"], ""));
    assert!(games.contains("tiny-game") && games.contains("Stones"), "{games}");
}

#[test]
fn it_is_played_to_the_end() {
    let start = [
        "play",
        "tiny-game",
        "--bot",
        "normal",
        "--name",
        "Anna",
        "--seed",
        "3",
    ];
    let printed = stdout(&smokestack(&start, &"1\n".repeat(22)));
    assert!(printed.contains("pile"), "the position is shown: {printed}");
    assert!(printed.contains("Anna takes one stone"), "{printed}");
    assert!(
        printed.contains("1. "),
        "the game ends with a score sheet: {printed}"
    );
    assert!(!printed.contains("tiny-game-"), "no raw keys: {printed}");
}

#[test]
fn bots_of_every_level_play_it() {
    for bot in ["random", "greedy", "planner", "easy", "normal", "hard"] {
        let arguments = [
            "simulate",
            "tiny-game",
            "--seats",
            "3",
            "--games",
            "2",
            "--bot",
            bot,
        ];
        let output = smokestack(&arguments, "");
        assert_eq!(output.status.code(), Some(0), "{bot}: {output:?}");
    }
}
