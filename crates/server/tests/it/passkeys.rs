//! Passkeys, with a simulated device that signs as a browser's would.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _};
use serde_json::{Value, json};
use server::Settings;
use sha2::{Digest as _, Sha256};

use crate::accounts::{PASSWORD, sign_up};
use crate::time_controls::TestClock;
use crate::{Answer, Client, Site};

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
    a_passkey_signs_in_on_any_server,
    invalid_responses_are_rejected,
    a_passkey_is_added_only_by_its_owner,
    only_the_tables_of_guests_are_transferred,
    a_challenge_with_a_nul_character_is_rejected,
    account_changes_need_a_recent_sign_in,
    changing_the_password_deletes_all_passkeys,
);

const ORIGIN: &str = "https://games.example";

/// Two servers on one database.
struct Stage {
    site: Site,
    other: Site,
    test_clock: TestClock,
    _first: Site,
}

impl Stage {
    async fn open(scratch: scratch_database::Scratch) -> Stage {
        let test_clock = TestClock::new();
        let settings = || Settings {
            base_url: ORIGIN.parse().ok(),
            ..Settings::default()
        };
        let first = Site::open_in(scratch, test_clock.env()).await;
        Stage {
            site: first.another(test_clock.env(), settings()).await,
            other: first.another(test_clock.env(), settings()).await,
            _first: first,
            test_clock,
        }
    }
}

enum Key {
    Es256(EcdsaKeyPair),
    Ed25519(Ed25519KeyPair),
}

/// A person's device, with one passkey.
struct Device {
    key: Key,
    id: Vec<u8>,
    counter: u32,
    origin: &'static str,
    host: &'static str,
    /// User present and verified.
    flags: u8,
    user: Value,
}

fn base64(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Device {
    fn new(name: &str) -> Device {
        let random = SystemRandom::new();
        let method = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(method, &random).expect("a key");
        Device {
            key: Key::Es256(EcdsaKeyPair::from_pkcs8(method, key.as_ref(), &random).expect("a key")),
            id: name.as_bytes().to_vec(),
            counter: 1,
            origin: ORIGIN,
            host: "games.example",
            flags: 0x05,
            user: Value::Null,
        }
    }

    fn with_ed25519(name: &str) -> Device {
        let key = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
        Device {
            key: Key::Ed25519(Ed25519KeyPair::from_pkcs8(key.as_ref()).expect("a key")),
            ..Device::new(name)
        }
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let whom = Sha256::digest(self.host);
        [&whom[..], &[self.flags | flags], &self.counter.to_be_bytes()].concat()
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        json!({ "type": kind, "challenge": options["publicKey"]["challenge"], "origin": self.origin, "crossOrigin": false })
            .to_string()
    }

    /// `navigator.credentials.create`.
    fn create(&mut self, options: &Value) -> Value {
        assert_eq!(options["publicKey"]["rp"]["id"], "games.example");
        self.user = options["publicKey"]["user"]["id"].clone();
        let (algorithm, head, point) = match &self.key {
            Key::Es256(key) => (
                -7,
                "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgA", // how any such key begins
                key.public_key().as_ref(),
            ),
            Key::Ed25519(key) => (-8, "MCowBQYDK2VwAyEA", key.public_key().as_ref()),
        };
        let head = URL_SAFE_NO_PAD.decode(head).expect("base64");
        let length = [0, self.id.len() as u8];
        let data = [
            &self.data(0x40)[..],
            &[7; 16],
            &length,
            &self.id,
            b"the key again",
        ]
        .concat();
        json!({ "id": base64(&self.id), "rawId": base64(&self.id), "type": "public-key", "response": {
            "clientDataJSON": base64(self.client_data("webauthn.create", options).as_bytes()),
            "authenticatorData": base64(&data),
            "publicKey": base64(&[&head[..], point].concat()),
            "publicKeyAlgorithm": algorithm,
        } })
    }

    /// `navigator.credentials.get`.
    fn get(&mut self, options: &Value) -> Value {
        assert_eq!(options["publicKey"]["rpId"], "games.example");
        self.counter += 1;
        let client_data = self.client_data("webauthn.get", options);
        let data = self.data(0);
        let what = [&data[..], &Sha256::digest(&client_data)[..]].concat();
        let signature = match &self.key {
            Key::Es256(key) => key
                .sign(&SystemRandom::new(), &what)
                .expect("signed")
                .as_ref()
                .to_vec(),
            Key::Ed25519(key) => key.sign(&what).as_ref().to_vec(),
        };
        json!({ "id": base64(&self.id), "response": {
            "clientDataJSON": base64(client_data.as_bytes()),
            "authenticatorData": base64(&data),
            "signature": base64(&signature),
            "userHandle": self.user,
        } })
    }
}

async fn options(person: &Client, path: &str) -> Value {
    let answer = person.post(path, json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json
}

async fn add(person: &Client, device: &mut Device) -> Answer {
    let asked = options(person, "/api/me/passkeys/options").await;
    let credential = device.create(&asked);
    person
        .post(
            "/api/me/passkeys",
            json!({ "label": "my phone", "credential": credential }),
        )
        .await
}

async fn sign_in(person: &Client, device: &mut Device) -> Answer {
    let asked = options(person, "/api/log-ins/passkey/options").await;
    let credential = device.get(&asked);
    person
        .post("/api/log-ins/passkey", json!({ "credential": credential }))
        .await
}

async fn a_passkey_signs_in_on_any_server(stage: Stage) {
    assert_eq!(stage.site.nobody().get("/api/room").await.json["passkeys"], true);
    let anna = stage.site.guest("Anna").await;
    let (mut phone, mut key) = (Device::new("phone"), Device::with_ed25519("key"));
    for device in [&mut phone, &mut key] {
        let added = add(&anna, device).await;
        assert_eq!(
            (added.status, &added.json["label"]),
            (201, &json!("my phone")),
            "{added:?}"
        );
    }
    let me = anna.get("/api/me").await.json;
    for device in [&mut phone, &mut key] {
        // The options come from one server, and the response goes to the other.
        let asked = options(&stage.site.nobody(), "/api/log-ins/passkey/options").await;
        let body = json!({ "credential": device.get(&asked) });
        let there = stage.other.nobody();
        let came = there.post("/api/log-ins/passkey", body.clone()).await;
        assert_eq!((came.status, &came.json["id"]), (201, &me["id"]), "{came:?}");
        assert!(came.headers.contains_key("set-cookie"));
        let again = stage.site.nobody().post("/api/log-ins/passkey", body).await;
        assert_eq!((again.status, again.code()), (403, "wrong-passkey"), "once");
    }
    let listed = anna.get("/api/me/passkeys").await.json;
    let listed = listed["passkeys"].as_array().expect("a list").clone();
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().all(|one| one["used_at"].is_i64()), "{listed:?}");
    let export = anna.get("/api/me/export").await.json;
    assert_eq!(export["passkeys"].as_array().map(Vec::len), Some(2), "{export}");
    assert_eq!(export["passkeys"][0]["label"], "my phone");
    for one in &listed {
        let path = format!("/api/me/passkeys/{}", one["id"].as_str().expect("an id"));
        let bert = stage.site.guest("Bert").await;
        assert_eq!(bert.send("DELETE", &path, None).await.status, 404, "not his");
        assert_eq!(anna.send("DELETE", &path, None).await.status, 204);
    }
    let gone = sign_in(&stage.site.nobody(), &mut phone).await;
    assert_eq!((gone.status, gone.code()), (403, "wrong-passkey"));
}

async fn invalid_responses_are_rejected(stage: Stage) {
    let anna = stage.site.guest("Anna").await;
    let nobody = stage.site.nobody();
    let mut phone = Device::new("phone");
    assert_eq!(add(&anna, &mut phone).await.status, 201);
    let twice = add(&stage.site.guest("Bert").await, &mut phone).await;
    assert_eq!((twice.status, twice.code()), (409, "has-passkey"));
    phone.user = json!(base64(
        anna.get("/api/me").await.json["id"]
            .as_str()
            .expect("an id")
            .as_bytes()
    ));

    type Change = fn(&mut Device);
    let changes: [(&str, Change, Change); 6] = [
        (
            "another page",
            |d| d.origin = "https://evil.example",
            |d| d.origin = ORIGIN,
        ),
        (
            "another site",
            |d| d.host = "evil.example",
            |d| d.host = "games.example",
        ),
        ("nobody there", |d| d.flags = 0x04, |d| d.flags = 0x05),
        ("not the person", |d| d.flags = 0x01, |d| d.flags = 0x05),
        ("a copy", |d| d.counter = 0, |d| d.counter = 100),
        ("another name", |d| d.id.push(b'!'), |d| d.id.truncate(5)),
    ];
    for (what, change, back) in changes {
        change(&mut phone);
        let refused = sign_in(&nobody, &mut phone).await;
        assert_eq!((refused.status, refused.code()), (403, "wrong-passkey"), "{what}");
        back(&mut phone);
    }
    let mut thief = Device {
        user: phone.user.clone(),
        ..Device::new("phone")
    };
    thief.counter = 200;
    assert_eq!(sign_in(&nobody, &mut thief).await.status, 403, "another key");
    let user = std::mem::replace(&mut phone.user, json!("AAAA"));
    assert_eq!(sign_in(&nobody, &mut phone).await.status, 403, "somebody else's");
    phone.user = user;

    let asked = options(&nobody, "/api/log-ins/passkey/options").await;
    let mut own_challenge = asked.clone();
    own_challenge["publicKey"]["challenge"] = json!("AAAA");
    let wrong = [
        phone.get(&own_challenge),
        json!({ "id": "?", "response": { "clientDataJSON": "?", "authenticatorData": "", "signature": "" } }),
    ];
    for credential in wrong {
        let refused = nobody
            .post("/api/log-ins/passkey", json!({ "credential": credential }))
            .await;
        assert_eq!(refused.code(), "wrong-passkey", "{refused:?}");
    }
    let late = json!({ "credential": phone.get(&asked) });
    stage.test_clock.advance(301);
    assert_eq!(
        nobody.post("/api/log-ins/passkey", late).await.status,
        403,
        "too late"
    );
    assert_eq!(sign_in(&nobody, &mut phone).await.status, 201, "and now");
}

async fn a_passkey_is_added_only_by_its_owner(stage: Stage) {
    let [anna, bert] = [stage.site.guest("Anna").await, stage.site.guest("Bert").await];
    let mut phone = Device::new("phone");
    let asked = options(&anna, "/api/me/passkeys/options").await;
    let fine = json!({ "label": "phone", "credential": phone.create(&asked) });
    let refused = bert.post("/api/me/passkeys", fine.clone()).await;
    assert_eq!((refused.status, refused.code()), (422, "bad"), "she was asked");
    let changes: [fn(&mut Value); 7] = [
        |body| body["credential"]["response"]["publicKey"] = json!(off_the_curve()),
        |body| body["label"] = json!(""),
        |body| body["credential"]["id"] = json!("AAAA"),
        |body| body["credential"]["response"]["publicKey"] = json!("AAAA"),
        |body| body["credential"]["response"]["publicKeyAlgorithm"] = json!(-35),
        |body| body["credential"]["response"]["authenticatorData"] = json!("AAAA"),
        |body| body["credential"]["response"]["clientDataJSON"] = json!("AAAA"),
    ];
    for change in changes {
        let asked = options(&anna, "/api/me/passkeys/options").await;
        let mut body = json!({ "label": "phone", "credential": phone.create(&asked) });
        change(&mut body);
        let refused = anna.post("/api/me/passkeys", body.clone()).await;
        assert_eq!((refused.status, refused.code()), (422, "bad"), "{body}");
    }
    // A program may play on her behalf, but may not add a way to sign in.
    let token = anna.post("/api/me/tokens", json!({ "label": "bot" })).await.json;
    let mut program = stage.site.nobody();
    program.token = token["token"].as_str().map(str::to_owned);
    let refused = program.post("/api/me/passkeys/options", json!({})).await;
    assert_eq!(refused.code(), "not-for-programs");
    assert_eq!(add(&anna, &mut phone).await.status, 201);
    let known = options(&anna, "/api/me/passkeys/options").await;
    assert_eq!(
        known["publicKey"]["excludeCredentials"][0]["id"],
        base64(b"phone")
    );
}

/// An ES256 key in standard form whose point is not on the curve.
fn off_the_curve() -> String {
    const HEAD: &[u8] = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
    base64(&[HEAD, &[4], &[1; 64]].concat())
}

/// Longer than the time for which a sign-in counts as recent.
const NOT_RECENT_SECS: i64 = 16 * 60;

async fn account_changes_need_a_recent_sign_in(stage: Stage) {
    let anna = stage.site.guest("Anna").await;
    let mut phone = Device::new("phone");
    stage.test_clock.advance(NOT_RECENT_SECS);
    assert_eq!(
        add(&anna, &mut phone).await.status,
        201,
        "a guest has nothing to lose"
    );
    let more = anna.post("/api/me/passkeys/options", json!({})).await;
    assert_eq!((more.status, more.code()), (403, "sign-in-again"));
    let gone = anna.send("DELETE", "/api/me", Some("{}".to_owned())).await;
    assert_eq!((gone.status, gone.code()), (403, "sign-in-again"));
    let came = sign_in(&stage.site.nobody(), &mut phone).await;
    let mut again = stage.site.nobody();
    again.token = came.json["token"].as_str().map(str::to_owned);
    assert_eq!(add(&again, &mut Device::new("key")).await.status, 201);
    let gone = again.send("DELETE", "/api/me", Some("{}".to_owned())).await;
    assert_eq!(gone.status, 204, "{gone:?}");
}

async fn changing_the_password_deletes_all_passkeys(stage: Stage) {
    let guest = stage.site.guest("Anna").await;
    let anna = sign_up(&guest, "anna@example.org", PASSWORD).await;
    let mut phone = Device::new("phone");
    assert_eq!(add(&anna, &mut phone).await.status, 201);
    let change = json!({ "old": PASSWORD, "new": "a new password" }).to_string();
    assert_eq!(
        anna.send("PUT", "/api/me/password", Some(change)).await.status,
        204
    );
    let refused = sign_in(&stage.site.nobody(), &mut phone).await;
    assert_eq!((refused.status, refused.code()), (403, "wrong-passkey"));
}

async fn only_the_tables_of_guests_are_transferred(stage: Stage) {
    let [anna, bert, guest] = [
        stage.site.guest("Anna").await,
        stage.site.guest("Bert").await,
        stage.site.guest("Guest").await,
    ];
    let (mut hers, mut his) = (Device::new("hers"), Device::new("his"));
    assert_eq!(add(&anna, &mut hers).await.status, 201);
    assert_eq!(add(&bert, &mut his).await.status, 201);
    for person in [&bert, &guest] {
        let table = person.make(json!({ "game": "industria" })).await;
        assert_eq!(person.sit(&table, "A").await.status, 200);
    }
    let mut tables = 0;
    for (person, brought) in [(&bert, 0), (&guest, 1)] {
        let came = sign_in(person, &mut hers).await;
        assert_eq!(came.status, 201, "{came:?}");
        assert_eq!(person.get("/api/me").await.status, 401, "the old token has ended");
        let mut anna = stage.site.nobody();
        anna.token = came.json["token"].as_str().map(str::to_owned);
        tables += brought;
        let found = anna.get("/api/me/tables").await.json;
        assert_eq!(found["tables"].as_array().map(Vec::len), Some(tables), "{found}");
    }
    assert_eq!(
        sign_in(&stage.site.nobody(), &mut his).await.status,
        201,
        "he is still there"
    );
}

async fn a_challenge_with_a_nul_character_is_rejected(stage: Stage) {
    let anna = stage.site.guest("Anna").await;
    for challenge in ["a\0b", "", "ä", "AA=="] {
        let data = |kind: &str| {
            let data = json!({ "type": kind, "challenge": challenge, "origin": ORIGIN });
            base64(data.to_string().as_bytes())
        };
        let signed = json!({ "credential": { "id": "AAAA", "response": {
            "clientDataJSON": data("webauthn.get"), "authenticatorData": "AAAA", "signature": "AAAA" } } });
        let answer = anna.post("/api/log-ins/passkey", signed).await;
        assert_eq!(
            (answer.status, answer.code()),
            (403, "wrong-passkey"),
            "{challenge:?}"
        );
        let made = json!({ "label": "phone", "credential": { "id": "AAAA", "response": {
            "clientDataJSON": data("webauthn.create"), "authenticatorData": "AAAA", "publicKey": "AAAA",
            "publicKeyAlgorithm": -7 } } });
        let answer = anna.post("/api/me/passkeys", made).await;
        assert_eq!((answer.status, answer.code()), (422, "bad"), "{challenge:?}");
    }
}
