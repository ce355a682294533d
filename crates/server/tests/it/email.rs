//! E-mail, with a mail server on this machine that keeps everything.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use server::{Mail, Settings};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::client::{asked, three};
use crate::time_controls::TestClock;
use crate::{Client, Site};

macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Stage::open(scratch_database::sqlite()).await).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Stage::open(scratch_database::postgres()).await).await;
            })+
        }
    };
}

on_both!(
    an_address_is_confirmed_by_email,
    a_forgotten_password_is_reset,
    a_turn_is_reported_by_email,
    an_email_declares_its_encoding,
    emails_per_mailbox_are_limited,
);

/// A server with a clock, and the mail server that it uses.
struct Stage {
    site: Site,
    test_clock: TestClock,
    mail_server: MailServer,
}

impl Stage {
    async fn open(scratch: scratch_database::Scratch) -> Stage {
        let (test_clock, mail_server) = (TestClock::new(), MailServer::open().await);
        let settings = Settings {
            base_url: "https://games.example".parse().ok(),
            mail: Mail::new(&mail_server.address, "Smokestack <room@example.org>").ok(),
            ..Settings::default()
        };
        let first = Site::open_in(scratch, test_clock.env()).await;
        let mut site = first.another(test_clock.env(), settings).await;
        site.scratch = first.close();
        Stage {
            site,
            test_clock,
            mail_server,
        }
    }
}

/// A mail server that accepts everything.
#[derive(Clone)]
struct MailServer {
    address: String,
    taken: Arc<Mutex<Vec<String>>>,
}

impl MailServer {
    async fn open() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("smtp://{}", listener.local_addr().expect("an address"));
        let taken = Arc::new(Mutex::new(Vec::new()));
        let kept = taken.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, kept.clone()));
            }
        });
        MailServer { address, taken }
    }

    fn count(&self) -> usize {
        self.taken.lock().expect("no panic").len()
    }

    /// Waits for the e-mail with this number.
    async fn email(&self, number: usize) -> String {
        let start = Instant::now();
        while self.count() < number {
            assert!(start.elapsed() < Duration::from_secs(20), "{} came", self.count());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.taken.lock().expect("no panic")[number - 1].clone()
    }

    /// The code in that e-mail, which is on a separate line.
    async fn code(&self, number: usize) -> String {
        let email = self.email(number).await;
        let code = email.lines().find(|line| {
            line.len() == 16
                && line
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        });
        code.unwrap_or_else(|| panic!("a code in {email}")).to_owned()
    }
}

/// One SMTP session.
async fn take(stream: TcpStream, kept: Arc<Mutex<Vec<String>>>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 here\r\n").await?;
    let mut email = String::new();
    let mut writing = false;
    while let Some(line) = lines.next_line().await? {
        let answer = match line.as_str() {
            "." if writing => {
                writing = false;
                kept.lock().expect("no panic").push(std::mem::take(&mut email));
                "250 taken\r\n"
            }
            text if writing => {
                email += text;
                email += "\n";
                continue;
            }
            "DATA" => {
                writing = true;
                "354 go on\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 good\r\n",
        };
        write.write_all(answer.as_bytes()).await?;
    }
    Ok(())
}

const CONFIRMATION: &str = "/api/me/account/confirmation";

async fn give(person: &Client, code: &str) -> crate::Answer {
    let body = json!({ "code": code }).to_string();
    person.send("PUT", CONFIRMATION, Some(body)).await
}

/// A person with a confirmed address; the code is in the e-mail with this number.
async fn confirmed(stage: &Stage, guest: &Client, email: &str, number: usize) -> Client {
    let person = sign_up(guest, email, PASSWORD).await;
    assert_eq!(person.post(CONFIRMATION, json!({})).await.status, 202);
    let code = stage.mail_server.code(number).await;
    assert_eq!(give(&person, &code).await.status, 204);
    person
}

async fn an_address_is_confirmed_by_email(stage: Stage) {
    let info = stage.site.nobody().get("/api/room").await.json;
    assert_eq!((&info["mail"], &info["sign_up"]), (&json!(true), &json!("open")));
    let guest = stage.site.guest("Guest").await;
    assert_eq!(guest.post(CONFIRMATION, json!({})).await.code(), "no-account");
    let other = sign_up(&stage.site.guest("Dora").await, "anna@example.org", "another one").await;
    let anna = sign_up(&stage.site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    assert_eq!(anna.post(CONFIRMATION, json!({})).await.status, 202);
    let email = stage.mail_server.email(1).await;
    assert!(email.contains("To: anna@example.org"), "{email}");
    assert!(email.contains("room@example.org"), "{email}");
    let code = stage.mail_server.code(1).await;
    let link = format!("https://games.example/#/friends/confirm/{code}");
    assert!(email.lines().any(|line| line == link), "{email}");
    assert_eq!(give(&anna, "0123456789abcdef").await.code(), "wrong-code");
    assert_eq!(give(&other, &code).await.code(), "wrong-code", "it is Anna's");
    assert_eq!(give(&anna, &code).await.status, 204);
    assert_eq!(anna.get("/api/me").await.json["account"]["is_confirmed"], true);
    assert_eq!(other.get("/api/me").await.json["account"], json!(null));
    assert_eq!(give(&anna, &code).await.code(), "wrong-code", "once");
    // Codes expire.
    assert_eq!(anna.post(CONFIRMATION, json!({})).await.status, 202);
    let code = stage.mail_server.code(2).await;
    stage.test_clock.advance(24 * 3_600 + 1);
    assert_eq!(give(&anna, &code).await.code(), "wrong-code");
}

async fn a_forgotten_password_is_reset(stage: Stage) {
    let nobody = stage.site.nobody();
    let forget = async |email: &str| {
        nobody
            .post("/api/password-resets", json!({ "email": email }))
            .await
    };
    let replace = async |code: &str, password: &str| {
        let body = json!({ "email": "anna@example.org", "code": code, "password": password });
        nobody
            .send("PUT", "/api/password-resets", Some(body.to_string()))
            .await
    };
    sign_up(&stage.site.guest("Bert").await, "bert@example.org", PASSWORD).await;
    let anna = confirmed(&stage, &stage.site.guest("Anna").await, "anna@example.org", 1).await;
    for email in ["nobody@example.org", "bert@example.org", "anna@example.org"] {
        let answer = forget(email).await;
        assert_eq!(
            (answer.status, answer.text.as_str()),
            (202, ""),
            "{email}: it tells nothing"
        );
    }
    let code = stage.mail_server.code(2).await;
    let email = stage.mail_server.email(2).await;
    assert!(email.contains("To: anna@example.org"), "{email}");
    let link = format!("https://games.example/#/friends/password/{code}");
    assert!(email.lines().any(|line| line == link), "{email}");
    assert_eq!(
        replace("0123456789abcdef", "new password").await.code(),
        "wrong-code"
    );
    assert_eq!(replace(&code, "short").await.code(), "bad");
    assert_eq!(replace(&code, "new password").await.status, 204);
    assert_eq!(replace(&code, "again another").await.code(), "wrong-code", "once");
    assert_eq!(anna.get("/api/me").await.status, 401, "everything is signed out");
    assert_eq!(sign_in(&nobody, "anna@example.org", PASSWORD).await.status, 403);
    assert_eq!(
        sign_in(&nobody, "anna@example.org", "new password").await.status,
        201
    );
    assert_eq!(stage.mail_server.count(), 2, "nobody else got one");
    // Nobody can flood another person's mailbox.
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(forget("carl@example.org").await.status);
    }
    assert_eq!(statuses, [202, 202, 202, 429]);
}

async fn a_turn_is_reported_by_email(stage: Stage) {
    let (table, people) = three(&stage.site, "industria").await;
    let (_, person, _) = asked(&table, &people).await;
    let wanted = json!({ "kind": "email" });
    let refused = person.post("/api/me/channels", wanted.clone()).await;
    assert_eq!((refused.status, refused.code()), (409, "not-confirmed"));
    let person = confirmed(&stage, person, "anna@example.org", 1).await;
    let channel = person.post("/api/me/channels", wanted).await;
    assert_eq!(
        (channel.status, &channel.json["address"]),
        (201, &json!("anna@example.org")),
        "{channel:?}"
    );
    stage.test_clock.advance(61);
    let email = stage.mail_server.email(2).await;
    assert!(email.contains("Subject: It is your turn"), "{email}");
    assert!(email.contains("Industria with"), "{email}");
}

/// The text of an e-mail in quoted-printable or base64 encoding, depending on its header.
fn text_of(email: &str) -> String {
    let (head, body) = email.split_once("\n\n").expect("a head and a body");
    let mut bytes = Vec::new();
    if head.contains("Content-Transfer-Encoding: base64") {
        let digits: String = body.split_whitespace().collect();
        bytes = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, digits).expect("base64");
    } else {
        let mut rest = body.replace("=\n", "").into_bytes().into_iter();
        while let Some(byte) = rest.next() {
            if byte == b'=' && head.contains("quoted-printable") {
                let digits: Vec<u8> = rest.by_ref().take(2).collect();
                let digits = String::from_utf8(digits).expect("digits");
                bytes.push(u8::from_str_radix(&digits, 16).expect("digits"));
            } else {
                bytes.push(byte);
            }
        }
    }
    String::from_utf8(bytes).expect("it says that it is UTF-8")
}

async fn an_email_declares_its_encoding(stage: Stage) {
    let mut anna = sign_up(&stage.site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    anna.headers.push(("accept-language", "fr".to_owned()));
    assert_eq!(anna.post(CONFIRMATION, json!({})).await.status, 202);
    let email = stage.mail_server.email(1).await;
    let head = email.split("\n\n").next().expect("a head").to_lowercase();
    for line in [
        "mime-version: 1.0",
        "content-type: text/plain; charset=utf-8",
        "content-transfer-encoding: ",
        "date: ",
    ] {
        assert!(
            head.lines().any(|found| found.starts_with(line)),
            "{line}: {email}"
        );
    }
    let ids = head
        .lines()
        .filter(|line| line.starts_with("message-id: <") && line.ends_with("@example.org>"));
    assert_eq!(ids.count(), 1, "{email}");
    assert!(head.is_ascii(), "{email}");
    let text = text_of(&email);
    assert!(text.contains("Quelqu’un a indiqué cette adresse"), "{text}");
}

/// M5: writing a victim's address differently neither sends more e-mails to it nor puts a name before it.
async fn emails_per_mailbox_are_limited(stage: Stage) {
    let mut asked = 0;
    for number in 0..6 {
        for written in [
            format!("n{number}<victim@example.org>"),
            format!("n{number} <victim@example.org>"),
            format!("\"victim\"@example.org{}", ".".repeat(number)),
            format!("victim(n{number})@example.org"),
            format!("victim+{number}@example.org"),
            "Victim@EXAMPLE.org.".to_owned(),
        ] {
            let guest = stage.site.guest("Mallory").await;
            let body = json!({ "email": written, "password": format!("{PASSWORD} {number} {written}") });
            let claimed = guest.post("/api/me/account", body).await;
            if claimed.status != 201 {
                assert!(matches!(claimed.status, 422 | 429), "{written}: {claimed:?}");
                continue;
            }
            let mut person = guest;
            person.token = claimed.json["token"].as_str().map(str::to_owned);
            let wanted = person.send("POST", CONFIRMATION, None).await;
            asked += usize::from(wanted.status == 202);
            assert!(matches!(wanted.status, 202 | 429), "{written}: {wanted:?}");
        }
    }
    assert_eq!(asked, 3, "e-mails to one mailbox");
    stage.mail_server.email(3).await;
    for email in stage.mail_server.taken.lock().expect("no panic").iter() {
        let to = email
            .lines()
            .find(|line| line.starts_with("To: "))
            .expect("to whom");
        assert!(!to.contains('<'), "no name stands before it: {to}");
    }
}
