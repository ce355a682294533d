//! What `serve` is told: by flags, by the environment, by a file. `--check` says what it has understood.

use std::net::TcpListener;
use std::process::{Command, Output};

use crate::{folder, stderr, stdout};

/// `serve --check` with these arguments and this environment, on a port and a database of its own.
fn check(name: &str, arguments: &[&str], environment: &[(&str, &str)], file: &str) -> Output {
    let folder = folder(name);
    let config = folder.join("smokestack.toml");
    std::fs::write(&config, file).expect("a file");
    Command::new(env!("CARGO_BIN_EXE_smokestack"))
        .current_dir(&folder)
        .env("LC_ALL", "C")
        .envs(environment.iter().copied())
        .args(["serve", "--check", "--config"])
        .arg(&config)
        .args(arguments)
        .output()
        .expect("the binary runs")
}

/// The value that stands beside a word.
fn value(output: &Output, word: &str) -> String {
    let text = stdout(output);
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{word} in {text}{}", stderr(output)))
        .trim()
        .to_owned()
}

const LISTEN: &str = "--listen=127.0.0.1:0";

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let file = "requests-per-second = 7\nsign-up = \"closed\"\nbase-url = \"https://play.example.org\"\nopen = true\n";
    let told = check("settings-file", &[LISTEN], &[], file);
    assert!(told.status.success(), "{}", stderr(&told));
    assert_eq!(value(&told, "requests-per-second"), "7");
    assert_eq!(value(&told, "sign-up"), "closed");
    assert_eq!(value(&told, "base-url"), "https://play.example.org");
    assert_eq!(value(&told, "log"), "info", "nobody said anything");

    let environment = [
        ("SMOKESTACK_REQUESTS_PER_SECOND", "8"),
        ("SMOKESTACK_SIGN_UP", "open"),
    ];
    let flags = [LISTEN, "--requests-per-second", "9"];
    let told = check("settings-all", &flags, &environment, file);
    assert_eq!(value(&told, "requests-per-second"), "9");
    assert_eq!(value(&told, "sign-up"), "open");
}

/// Where there is no limit for one, there is none for all, unless it is set.
#[test]
fn limits_for_all_follow_from_those_for_one() {
    let values = |name: &str, flags: &[&str]| {
        let told = check(name, &[&[LISTEN], flags].concat(), &[], "");
        [
            "all-requests-per-second",
            "sign-ins-per-second",
            "all-live-connections",
        ]
        .map(|word| value(&told, word))
    };
    assert_eq!(values("limits-none-said", &[]), ["1000", "5", "2000"]);
    let off = ["--requests-per-second", "0", "--live-connections", "0"];
    assert_eq!(values("limits-off", &off), ["0", "0", "0"]);
    let set = [&off[..], &["--sign-ins-per-second", "7"]].concat();
    assert_eq!(values("limits-set", &set), ["0", "7", "0"]);
}

#[test]
fn a_file_that_cannot_be_used_is_refused_with_a_sentence() {
    let refused = |name: &str, file: &str, part: &str| {
        let output = check(name, &[LISTEN], &[], file);
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(part), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    };
    refused(
        "settings-word",
        "colour = \"red\"",
        "“colour”, which is no setting",
    );
    refused("settings-cut", "sign-up = \"open\"\nlog = \"in", "line 2");
    refused("settings-kind", "log = [\"info\"]", "log: array");
    refused("settings-value", "sign-up = \"perhaps\"", "'perhaps'");
    refused("settings-check", "check = true", "“check”");
    refused("settings-url", "base-url = \"play.example.org\"", "https://HOST");
}

#[test]
fn a_check_sees_what_would_stop_the_server_and_changes_nothing() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let busy = check("settings-busy", &["--listen", &address], &[], "");
    assert_eq!(busy.status.code(), Some(2));
    assert!(stderr(&busy).contains(&address), "{}", stderr(&busy));

    let lost = check(
        "settings-lost",
        &[LISTEN, "--database=sqlite:no/such/folder.db"],
        &[],
        "",
    );
    assert_eq!(lost.status.code(), Some(2));
    assert!(
        stderr(&lost).contains("there is no folder no/such"),
        "{}",
        stderr(&lost)
    );

    let secret = "--database=postgres://me:sesame@127.0.0.1:1/games";
    let away = check("settings-secret", &[LISTEN, secret], &[], "");
    assert_eq!(away.status.code(), Some(2));
    let said = stdout(&away) + &stderr(&away);
    assert!(
        said.contains("postgres://me@127.0.0.1:1/games") && !said.contains("sesame"),
        "{said}"
    );

    let fresh = check("settings-new", &[LISTEN], &[], "");
    assert!(
        stdout(&fresh).contains("a new, empty database"),
        "{}",
        stdout(&fresh)
    );
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("settings-new");
    assert!(folder.join("smokestack.toml").exists() && !folder.join("smokestack.db").exists());
}

#[test]
fn a_mail_server_and_a_sender_belong_together_and_no_password_is_shown() {
    let file = "smtp = \"smtp://anna:secret@127.0.0.1:1\"\nmail-from = \"Room <room@example.org>\"\nwebhooks = \"off\"\n";
    let told = check("settings-mail", &[LISTEN], &[], file);
    assert_eq!(value(&told, "smtp"), "smtp://anna@127.0.0.1:1");
    assert!(!(stdout(&told) + &stderr(&told)).contains("secret"));
    assert_eq!(value(&told, "mail-from"), "Room <room@example.org>");
    assert_eq!(value(&told, "webhooks"), "off");
    for (name, arguments) in [
        ("settings-no-sender", ["--smtp", "smtp://localhost:25"]),
        ("settings-no-server", ["--mail-from", "room@example.org"]),
    ] {
        let [flag, word] = arguments;
        let refused = check(name, &[LISTEN, flag, word], &[], "");
        assert_eq!(refused.status.code(), Some(2), "{}", stdout(&refused));
        assert!(stderr(&refused).contains("--mail-from"), "{}", stderr(&refused));
    }
    let flags = [
        LISTEN,
        "--smtp",
        "carrier pigeon",
        "--mail-from",
        "room@example.org",
    ];
    let refused = check("settings-bad-server", &flags, &[], "");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn a_check_names_every_problem_at_once() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let flags = [
        "--listen",
        &address,
        "--database=sqlite:no/such/folder.db",
        "--smtp=smtp://127.0.0.1:1",
        "--mail-from=room@example.org",
    ];
    let checked = check("settings-problems", &flags, &[], "");
    assert_eq!(checked.status.code(), Some(2));
    let problems = stderr(&checked);
    for part in [&*address, "no/such", "does not respond (connection)"] {
        assert!(problems.contains(part), "{part} in {problems}");
    }
    assert_eq!(problems.lines().count(), 3, "{problems}");
    assert!(!stdout(&checked).contains("would start"), "{}", stdout(&checked));
}

#[test]
fn a_mail_server_that_does_not_answer_fails_the_check() {
    let flags = [
        LISTEN,
        "--smtp=smtp://127.0.0.1:1",
        "--mail-from=room@example.org",
    ];
    for more in [&[][..], &["--send-test-email=anna@example.org"]] {
        let checked = check("settings-mail-away", &[&flags[..], more].concat(), &[], "");
        assert_eq!(checked.status.code(), Some(2));
        assert!(stderr(&checked).contains("does not respond (connection)"));
        assert!(!stdout(&checked).contains("would start"), "{}", stdout(&checked));
    }
    let nowhere = check(
        "settings-no-mail",
        &[LISTEN, "--send-test-email=anna@example.org"],
        &[],
        "",
    );
    assert!(stderr(&nowhere).contains("--smtp"), "{}", stderr(&nowhere));
}

/// The operator's other commands take the database from the file that `serve` uses.
#[test]
fn admin_and_backup_read_the_settings_file() {
    let folder = folder("settings-elsewhere");
    let config = folder.join("smokestack.toml");
    let settings = "listen = \"127.0.0.1:0\"\ndatabase = \"sqlite:other.db\"\n";
    std::fs::write(&config, settings).expect("a file");
    let smokestack = |words: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_smokestack"))
            .current_dir(&folder)
            .env("LC_ALL", "C")
            .args(words)
            .args(["--config", "smokestack.toml"])
            .output()
            .expect("the binary runs")
    };
    for words in [&["admin", "people"][..], &["backup", "copy.db"]] {
        let output = smokestack(words);
        assert!(
            stderr(&output).contains("other.db"),
            "{words:?}: {}",
            stderr(&output)
        );
        let flag = [words, &["--database=sqlite:third.db"]].concat();
        assert!(
            stderr(&smokestack(&flag)).contains("third.db"),
            "a flag goes first"
        );
    }
    std::fs::write(&config, "colour = \"red\"").expect("a file");
    assert!(stderr(&smokestack(&["admin", "people"])).contains("colour"));
}

#[test]
fn the_binary_calls_itself_by_its_name() {
    for words in [&["--version"][..], &["serve", "--version"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_smokestack"))
            .args(words)
            .output();
        let text = stdout(&output.expect("the binary runs"));
        assert!(text.starts_with("smokestack"), "{text}");
    }
}

#[test]
fn a_host_may_have_a_name() {
    let told = check("settings-host", &["--listen=localhost:0"], &[], "");
    assert!(told.status.success(), "{}", stderr(&told));
    assert_eq!(value(&told, "listen"), "localhost:0");
    for nowhere in ["localhost", "no.such.host.invalid:80", "127.0.0.1:99999"] {
        let refused = check("settings-nowhere", &["--listen", nowhere], &[], "");
        assert_eq!(refused.status.code(), Some(2), "{nowhere}");
        assert!(stderr(&refused).contains("HOST:PORT"), "{}", stderr(&refused));
    }
}
