//! Web Push: a push service on this machine, and a browser with the keys to read the messages.

use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hkdf, signature};
use serde_json::{Value, json};
use server::{Settings, Webhooks};

use crate::Client;
use crate::notifications::{Stage, a_moment, log, log_says};

macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::notifications::Stage::open(scratch_database::sqlite()).await).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::notifications::Stage::open(scratch_database::postgres()).await).await;
            })+
        }
    };
}

on_both!(
    only_the_browser_can_read_a_push_message,
    an_expired_subscription_is_deleted,
    a_browser_is_subscribed_once,
    invalid_keys_are_rejected,
);

/// A push service that keeps its messages.
struct Service {
    origin: String,
    received: Arc<Mutex<Vec<(HeaderMap, Bytes)>>>,
    status: Arc<AtomicU16>,
}

impl Service {
    async fn open() -> Service {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let received = Arc::new(Mutex::new(Vec::new()));
        let status = Arc::new(AtomicU16::new(201));
        let (kept, answer) = (received.clone(), status.clone());
        let take = async move |headers: HeaderMap, body: Bytes| {
            kept.lock().expect("no panic").push((headers, body));
            StatusCode::from_u16(answer.load(Ordering::SeqCst)).expect("a status")
        };
        let router = axum::Router::new().route("/push/{browser}", axum::routing::post(take));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Service {
            origin,
            received,
            status,
        }
    }

    async fn next(&self) -> (HeaderMap, Bytes) {
        let start = Instant::now();
        loop {
            if let Some(one) = self.received.lock().expect("no panic").pop() {
                return one;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "nothing came");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A browser that reads one message.
struct Browser {
    own: EphemeralPrivateKey,
    point: Vec<u8>,
    auth: [u8; 16],
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], from: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    hkdf::Salt::new(hkdf::HKDF_SHA256, salt)
        .extract(from)
        .expand(info, Length(length))
        .and_then(|out| out.fill(&mut bytes))
        .expect("a short key");
    bytes
}

impl Browser {
    fn new() -> Browser {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let point = own
            .compute_public_key()
            .expect("its public half")
            .as_ref()
            .to_vec();
        Browser {
            own,
            point,
            auth: *b"sixteen letters.",
        }
    }

    fn subscription(&self, address: &str) -> Value {
        json!({
            "kind": "push",
            "address": address,
            "keys": { "p256dh": URL_SAFE_NO_PAD.encode(&self.point), "auth": URL_SAFE_NO_PAD.encode(self.auth) },
        })
    }

    /// Decrypts the message (RFC 8188, RFC 8291).
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096_u32.to_be_bytes());
        assert_eq!(rest[0], 65, "the sender's public key");
        let (sender, record) = rest[1..].split_at(65);
        let peer = UnparsedPublicKey::new(&ECDH_P256, sender);
        let secret = agree_ephemeral(self.own, &peer, |shared| {
            derive(&self.auth, shared, &[b"WebPush: info\0", &self.point, sender], 32)
        });
        let secret = secret.expect("a shared secret");
        let key = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).expect("12 bytes");
        let mut record = record.to_vec();
        let plain = key
            .open_in_place(nonce, aead::Aad::empty(), &mut record)
            .expect("it is for us");
        let (last, message) = plain.split_last().expect("a mark");
        assert_eq!(*last, 2, "the last record");
        serde_json::from_slice(message).expect("JSON")
    }
}

async fn subscribe(person: &Client, subscription: Value) -> Value {
    let answer = person.post("/api/me/channels", subscription).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    a_moment().await;
    answer.json
}

/// Checks that the sender is the server for which the subscription was created.
fn check_signature(headers: &HeaderMap, key: &str, service: &str) -> Value {
    let signed = headers["authorization"].to_str().expect("a text");
    let (token, by) = signed
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .expect("VAPID");
    assert_eq!(by, key);
    let (claimed, signature) = token.rsplit_once('.').expect("a signature");
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64");
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, bytes(key))
        .verify(claimed.as_bytes(), &bytes(signature))
        .expect("signed with that key");
    let (_, claims) = claimed.split_once('.').expect("claims");
    let claims: Value = serde_json::from_slice(&bytes(claims)).expect("JSON");
    assert_eq!(claims["aud"], service);
    assert_eq!(claims["sub"], "https://games.example");
    claims
}

async fn only_the_browser_can_read_a_push_message(stage: Stage) {
    let service = Service::open().await;
    let (table, mut person) = stage.asked().await;
    person.headers.push(("accept-language", "fr".to_owned()));
    let key = person.get("/api/room").await.json["push"].clone();
    let key = key.as_str().expect("a key");
    let browser = Browser::new();
    let channel = subscribe(
        &person,
        browser.subscription(&format!("{}/push/1", service.origin)),
    )
    .await;
    assert_eq!(
        (&channel["kind"], channel.get("keys")),
        (&json!("push"), None),
        "{channel}"
    );
    stage.test_clock.advance(61);
    let (headers, body) = service.next().await;
    let claims = check_signature(&headers, key, &service.origin);
    let until = claims["exp"].as_i64().expect("a time") - stage.test_clock.now() / 1000;
    assert!((1..=24 * 3600).contains(&until), "{until}");
    for (name, value) in [("content-encoding", "aes128gcm"), ("ttl", "86400")] {
        assert_eq!(headers[name], value);
    }
    let id = &table["/api/tables/".len()..];
    let topic = headers["topic"].to_str().expect("a text");
    assert!(
        topic.len() <= 32 && !topic.contains(id),
        "a link to the table: {topic}"
    );
    let message = browser.read(&body);
    assert_eq!(message["title"], "C’est à vous de jouer");
    assert!(
        message["body"]
            .as_str()
            .is_some_and(|body| body.contains("Industria")),
        "{message}"
    );
    assert_eq!(
        (&message["link"], &message["tag"]),
        (&json!(format!("#/friends/table/{id}")), &json!(id))
    );
    log_says(&person, &[("sent", None)]).await;
    // Another server on this database has the same identity for push services.
    let beside = stage.site.beside().await;
    assert_eq!(beside.nobody().get("/api/room").await.json["push"], key);
}

async fn an_expired_subscription_is_deleted(stage: Stage) {
    let service = Service::open().await;
    let (_, person) = stage.asked().await;
    service.status.store(410, Ordering::SeqCst);
    let address = format!("{}/push/1", service.origin);
    subscribe(&person, Browser::new().subscription(&address)).await;
    stage.test_clock.advance(61);
    service.next().await;
    let start = Instant::now();
    while person.get("/api/me/channels").await.json["channels"] != json!([]) {
        assert!(start.elapsed() < Duration::from_secs(20), "it is still there");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    stage.test_clock.advance(3_600);
    a_moment().await;
    assert!(
        service.received.lock().expect("no panic").is_empty(),
        "nothing more is sent"
    );
    assert!(log(&person).await.is_empty());
}

async fn a_browser_is_subscribed_once(stage: Stage) {
    let [anna, bert] = [stage.site.guest("Anna").await, stage.site.guest("Bert").await];
    let address = "https://push.example/1";
    let channels = async |person: &Client| {
        let found = person.get("/api/me/channels").await.json;
        found["channels"].as_array().map(Vec::len)
    };
    for person in [&anna, &anna, &anna, &anna, &anna, &anna, &anna, &bert] {
        assert_eq!(channels(&bert).await, Some(0));
        let answer = person
            .post("/api/me/channels", Browser::new().subscription(address))
            .await;
        assert_eq!(answer.status, 201, "{answer:?}");
    }
    assert_eq!((channels(&anna).await, channels(&bert).await), (Some(0), Some(1)));
}

async fn invalid_keys_are_rejected(stage: Stage) {
    let anna = stage.site.guest("Anna").await;
    let fine = Browser::new().subscription("https://push.example/1");
    let with = |change: fn(&mut Value)| {
        let mut changed = fine.clone();
        change(&mut changed);
        changed
    };
    for body in [
        with(|body| body["keys"] = json!({})),
        with(|body| body["keys"]["auth"] = json!("short")),
        with(|body| body["keys"]["p256dh"] = json!(URL_SAFE_NO_PAD.encode([4; 65]))),
        with(|body| body["address"] = json!("push")),
        json!({ "kind": "push" }),
    ] {
        let refused = anna.post("/api/me/channels", body.clone()).await;
        assert_eq!(
            (refused.status, refused.code()),
            (422, "bad"),
            "{body} {refused:?}"
        );
    }
    let off = Settings {
        webhooks: Webhooks::Off,
        ..Settings::default()
    };
    let off = stage.site.beside_with(off).await;
    assert_eq!(off.nobody().get("/api/room").await.json["push"], Value::Null);
    let refused = anna.at(&off).post("/api/me/channels", fine).await;
    assert_eq!((refused.status, refused.code()), (403, "push-off"));
    // Nobody can make a public server contact its own network.
    let public = stage.site.beside().await;
    let near = Browser::new().subscription("http://127.0.0.1:1/push");
    assert_eq!(
        anna.at(&public).post("/api/me/channels", near).await.code(),
        "bad"
    );
}
