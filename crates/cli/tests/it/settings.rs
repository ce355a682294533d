//! The settings for `serve`: flags, environment variables and a file. `--check` prints the effective settings.

use std::net::TcpListener;
use std::process::{Command, Output};

use crate::{folder, stderr, stdout};

/// Runs `serve --check` with these arguments and this environment, in its own folder.
fn run_check(name: &str, arguments: &[&str], environment: &[(&str, &str)], file: &str) -> Output {
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

/// The printed value of a setting.
fn printed_value(output: &Output, word: &str) -> String {
    let text = stdout(output);
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{word} in {text}{}", stderr(output)))
        .trim()
        .to_owned()
}

const LISTEN_FLAG: &str = "--listen=127.0.0.1:0";

#[test]
fn flags_override_the_environment_and_the_file() {
    let file = "requests-per-second = 7\nsign-up = \"closed\"\nbase-url = \"https://play.example.org\"\nopen = true\n";
    let checked = run_check("settings-file", &[LISTEN_FLAG], &[], file);
    assert!(checked.status.success(), "{}", stderr(&checked));
    assert_eq!(printed_value(&checked, "requests-per-second"), "7");
    assert_eq!(printed_value(&checked, "sign-up"), "closed");
    assert_eq!(printed_value(&checked, "base-url"), "https://play.example.org");
    assert_eq!(printed_value(&checked, "log"), "info", "the default");

    let environment = [
        ("SMOKESTACK_REQUESTS_PER_SECOND", "8"),
        ("SMOKESTACK_SIGN_UP", "open"),
    ];
    let flags = [LISTEN_FLAG, "--requests-per-second", "9"];
    let checked = run_check("settings-all", &flags, &environment, file);
    assert_eq!(printed_value(&checked, "requests-per-second"), "9");
    assert_eq!(printed_value(&checked, "sign-up"), "open");
}

/// If the limit per user is off, so is the global limit, unless it is set.
#[test]
fn global_limits_follow_from_per_user_limits() {
    let values = |name: &str, flags: &[&str]| {
        let checked = run_check(name, &[&[LISTEN_FLAG], flags].concat(), &[], "");
        [
            "all-requests-per-second",
            "sign-ins-per-second",
            "all-live-connections",
        ]
        .map(|word| printed_value(&checked, word))
    };
    assert_eq!(values("limits-default", &[]), ["1000", "5", "2000"]);
    let off = ["--requests-per-second", "0", "--live-connections", "0"];
    assert_eq!(values("limits-off", &off), ["0", "0", "0"]);
    let set = [&off[..], &["--sign-ins-per-second", "7"]].concat();
    assert_eq!(values("limits-set", &set), ["0", "7", "0"]);
}

#[test]
fn an_invalid_settings_file_is_rejected() {
    let rejection = |name: &str, file: &str, part: &str| {
        let output = run_check(name, &[LISTEN_FLAG], &[], file);
        let output_text = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{output_text}");
        assert!(output_text.contains(part), "{output_text}");
        assert_eq!(output_text.lines().count(), 1, "{output_text}");
    };
    rejection(
        "settings-word",
        "colour = \"red\"",
        "“colour”, which is not a setting",
    );
    rejection("settings-cut", "sign-up = \"open\"\nlog = \"in", "line 2");
    rejection("settings-kind", "log = [\"info\"]", "log: array");
    rejection("settings-value", "sign-up = \"perhaps\"", "'perhaps'");
    rejection("settings-check", "check = true", "“check”");
    rejection("settings-url", "base-url = \"play.example.org\"", "https://HOST");
}

#[test]
fn check_finds_problems_and_changes_nothing() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let busy = run_check("settings-busy", &["--listen", &address], &[], "");
    assert_eq!(busy.status.code(), Some(2));
    assert!(stderr(&busy).contains(&address), "{}", stderr(&busy));

    let lost = run_check(
        "settings-lost",
        &[LISTEN_FLAG, "--database=sqlite:no/such/folder.db"],
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
    let away = run_check("settings-secret", &[LISTEN_FLAG, secret], &[], "");
    assert_eq!(away.status.code(), Some(2));
    let output_text = stdout(&away) + &stderr(&away);
    assert!(
        output_text.contains("postgres://me@127.0.0.1:1/games") && !output_text.contains("sesame"),
        "{output_text}"
    );

    let fresh = run_check("settings-new", &[LISTEN_FLAG], &[], "");
    assert!(
        stdout(&fresh).contains("a new, empty database"),
        "{}",
        stdout(&fresh)
    );
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("settings-new");
    assert!(folder.join("smokestack.toml").exists() && !folder.join("smokestack.db").exists());
}

#[test]
fn smtp_needs_a_sender_and_hides_its_password() {
    let file = "smtp = \"smtp://anna:secret@127.0.0.1:1\"\nmail-from = \"Room <room@example.org>\"\nwebhooks = \"off\"\n";
    let checked = run_check("settings-mail", &[LISTEN_FLAG], &[], file);
    assert_eq!(printed_value(&checked, "smtp"), "smtp://anna@127.0.0.1:1");
    assert!(!(stdout(&checked) + &stderr(&checked)).contains("secret"));
    assert_eq!(printed_value(&checked, "mail-from"), "Room <room@example.org>");
    assert_eq!(printed_value(&checked, "webhooks"), "off");
    for (name, arguments) in [
        ("settings-no-sender", ["--smtp", "smtp://localhost:25"]),
        ("settings-no-server", ["--mail-from", "room@example.org"]),
    ] {
        let [flag, word] = arguments;
        let rejection = run_check(name, &[LISTEN_FLAG, flag, word], &[], "");
        assert_eq!(rejection.status.code(), Some(2), "{}", stdout(&rejection));
        assert!(
            stderr(&rejection).contains("--mail-from"),
            "{}",
            stderr(&rejection)
        );
    }
    let flags = [
        LISTEN_FLAG,
        "--smtp",
        "carrier pigeon",
        "--mail-from",
        "room@example.org",
    ];
    let rejection = run_check("settings-bad-server", &flags, &[], "");
    assert_eq!(rejection.status.code(), Some(2));
}

#[test]
fn check_lists_all_problems_at_once() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let flags = [
        "--listen",
        &address,
        "--database=sqlite:no/such/folder.db",
        "--smtp=smtp://127.0.0.1:1",
        "--mail-from=room@example.org",
    ];
    let checked = run_check("settings-problems", &flags, &[], "");
    assert_eq!(checked.status.code(), Some(2));
    let problems = stderr(&checked);
    for part in [&*address, "no/such", "does not respond (connection)"] {
        assert!(problems.contains(part), "{part} in {problems}");
    }
    assert_eq!(problems.lines().count(), 3, "{problems}");
    assert!(!stdout(&checked).contains("would start"), "{}", stdout(&checked));
}

#[test]
fn check_fails_if_the_mail_server_does_not_respond() {
    let flags = [
        LISTEN_FLAG,
        "--smtp=smtp://127.0.0.1:1",
        "--mail-from=room@example.org",
    ];
    for more in [&[][..], &["--send-test-email=anna@example.org"]] {
        let checked = run_check("settings-mail-away", &[&flags[..], more].concat(), &[], "");
        assert_eq!(checked.status.code(), Some(2));
        assert!(stderr(&checked).contains("does not respond (connection)"));
        assert!(!stdout(&checked).contains("would start"), "{}", stdout(&checked));
    }
    let nowhere = run_check(
        "settings-no-mail",
        &[LISTEN_FLAG, "--send-test-email=anna@example.org"],
        &[],
        "",
    );
    assert!(stderr(&nowhere).contains("--smtp"), "{}", stderr(&nowhere));
}

/// The operator's other commands read the database from the settings file for `serve`.
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
            "a flag overrides the file"
        );
    }
    std::fs::write(&config, "colour = \"red\"").expect("a file");
    assert!(stderr(&smokestack(&["admin", "people"])).contains("colour"));
}

#[test]
fn the_binary_prints_its_own_name() {
    for words in [&["--version"][..], &["serve", "--version"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_smokestack"))
            .args(words)
            .output();
        let text = stdout(&output.expect("the binary runs"));
        assert!(text.starts_with("smokestack"), "{text}");
    }
}

#[test]
fn listen_accepts_a_host_name() {
    let checked = run_check("settings-host", &["--listen=localhost:0"], &[], "");
    assert!(checked.status.success(), "{}", stderr(&checked));
    assert_eq!(printed_value(&checked, "listen"), "localhost:0");
    for nowhere in ["localhost", "no.such.host.invalid:80", "127.0.0.1:99999"] {
        let rejection = run_check("settings-nowhere", &["--listen", nowhere], &[], "");
        assert_eq!(rejection.status.code(), Some(2), "{nowhere}");
        assert!(stderr(&rejection).contains("HOST:PORT"), "{}", stderr(&rejection));
    }
}
