//! An operator who also plays knows the server's share, reads the database, takes a seat last, and can write any
//! record. Every attempt to cheat is detected from what honest clients noted before they revealed their shares.

use serde_json::{Value, json};
use smokestack_core::commit_reveal::{self, Origin, Pledge, Seal};
use smokestack_core::{Player, Record, Seed};
use store::Store;

use crate::folder;
use crate::serving::{Server, create_guest, get_text, send_until_ok};
use crate::verifying::verify;

/// The number of shares that the operator tries.
const SHARE_ATTEMPTS: u64 = 100_000;

/// A player at the table with a client that follows docs/chance.md.
struct Client {
    token: String,
    seat: &'static str,
    share: Seed,
    /// Noted before the share was revealed.
    seal: Option<Seed>,
}

/// A table for three on a real server; the operator is the host, has seat C, and commits last.
struct Game {
    server: Server,
    scratch: scratch_database::Scratch,
    id: String,
    clients: Vec<Client>,
}

fn parse_seed(value: &Value) -> Seed {
    value
        .as_str()
        .and_then(|text| text.parse().ok())
        .expect("64 digits")
}

/// The seal over all commitments that a table shows.
fn seal_of_table(table: &Value) -> Seed {
    let seats = table["seats"].as_array().expect("seats");
    let pledge = |seat: &Value| {
        let by = seat["share_by"].as_str().filter(|by| *by != "sealed");
        let pledge = Pledge {
            commitment: parse_seed(&seat["commitment"]),
            origin: Origin::from_mark(by).expect("a mark"),
        };
        (
            seat["seat"].as_str().expect("a seat id").parse().expect("a seat"),
            pledge,
        )
    };
    let seal = Seal {
        server: parse_seed(&table["commitment"]),
        seats: seats.len(),
        is_drawn: table["seating"] == "random",
        restarts: table["restarts"]
            .as_u64()
            .and_then(|n| n.try_into().ok())
            .expect("a number"),
        pledges: seats.iter().map(pledge).collect(),
    };
    seal.hash()
}

impl Game {
    fn new() -> Game {
        let scratch = scratch_database::sqlite();
        let server = Server::start(&scratch.address);
        let client = |name: &str, seat| Client {
            token: create_guest(&[server.port], name),
            seat,
            share: Seed([0; 32]),
            seal: None,
        };
        let clients = vec![client("Anna", "A"), client("Bert", "B"), client("Olga", "C")];
        let table = json!({ "game": "industria", "seats": 3, "time_up": { "then": "score" } });
        let (_, created_table) =
            send_until_ok(&[server.port], &clients[2].token, "POST", "/api/tables", &table);
        let id = created_table["id"].as_str().expect("an id").to_owned();
        let mut game = Game {
            server,
            scratch,
            id,
            clients,
        };
        game.commit();
        game
    }

    fn post(&self, at: usize, rest: &str, body: &Value) -> (u16, Value) {
        let path = format!("/api/tables/{}{rest}", self.id);
        send_until_ok(&[self.server.port], &self.clients[at].token, "POST", &path, body)
    }

    fn table(&self) -> Value {
        let path = format!("/api/tables/{}", self.id);
        send_until_ok(&[self.server.port], "", "GET", &path, &Value::Null).1
    }

    /// All players commit to a new share, the operator last.
    fn commit(&mut self) {
        for at in 0..3 {
            let bytes = [crate::serving::random_below(256) as u8; 32];
            self.clients[at].share = Seed(commit_reveal::commitment(&[&bytes[..], &[at as u8]].concat()));
            let commitment = Seed(commit_reveal::commitment(&self.clients[at].share.0)).to_string();
            let sit = json!({ "who": "me", "commitment": commitment });
            let (status, sat) = self.post(at, &format!("/seats/{}", self.clients[at].seat), &sit);
            assert_eq!(status, 200, "{sat}");
        }
    }

    /// Notes all commitments, and reveals the share.
    fn reveal_share(&mut self, at: usize) {
        self.clients[at].seal = Some(seal_of_table(&self.table()));
        let share = json!({ "share": self.clients[at].share.to_string() });
        let (status, opened) = self.post(at, "/share", &share);
        assert_eq!(status, 200, "{opened}");
    }

    /// The contents of the database: the server's share, and the players' revealed shares.
    fn database(&self) -> (Seed, Vec<Option<Seed>>) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let (row, seats) = runtime.block_on(async {
            let store = Store::open(&self.scratch.address).await.expect("the file");
            let actual = store.table(&self.id).await.expect("a look").expect("the table");
            store.close().await;
            actual
        });
        let share = |bytes: &Vec<u8>| Seed(bytes.as_slice().try_into().expect("32 bytes"));
        let players = seats.iter().map(|seat| seat.share.as_ref().map(share));
        (share(&row.server_share), players.collect())
    }

    /// Ends the game and returns its record.
    fn record(&self) -> Record {
        assert_eq!(self.table()["status"], "playing");
        self.post(2, "/seats/C", &json!({ "who": "nobody" }));
        let path = format!("/api/tables/{}/record", self.id);
        Record::parse(&get_text(&[self.server.port], &self.clients[0].token, &path)).expect("a record")
    }

    /// The output of `verify` for a record alone, and for a record compared with the client's notes.
    fn verify_outputs(&self, at: usize, record: &Record) -> [(Option<i32>, String); 2] {
        let file = folder(&format!("cheating-{}", self.id)).join("game.record");
        let client = &self.clients[at];
        let (seal, share) = (
            client.seal.expect("it was noted").to_string(),
            client.share.to_string(),
        );
        let text = record.to_string();
        let notes = ["--seal", &seal, "--share", &share];
        [verify(&file, &text, &[]), verify(&file, &text, &notes)]
    }
}

/// The same game with a different share at C, dealt from the resulting seed.
fn with_share(record: &Record, share: Seed) -> Record {
    let mut forged_record = record.clone();
    let shares = forged_record.shares.as_mut().expect("shares");
    shares.people[2].1 = share;
    forged_record.seed = shares.seed();
    forged_record
}

#[test]
fn an_operator_cannot_choose_the_seed_by_trying_shares() {
    let mut game = Game::new();
    let (server, players) = game.database();
    assert_eq!(
        players, [None; 3],
        "nothing that a seed could be computed from is there"
    );
    game.reveal_share(0);
    game.reveal_share(1);
    let (_, players) = game.database();
    let [Some(anna), Some(bert), None] = players[..] else {
        panic!("two shares are open: {players:?}");
    };
    let share = |number| Seed(commit_reveal::commitment(&Seed::from_number(number).0));
    let deal = |share: &Seed| commit_reveal::seed(&server.0, [&anna.0[..], &bert.0, &share.0]);
    let best = (0..SHARE_ATTEMPTS)
        .map(share)
        .min_by_key(|share| deal(share).0)
        .expect("many");
    assert!(
        deal(&best).0[0] == 0,
        "the seed that the operator likes: {}",
        deal(&best)
    );
    let (status, rejection) = game.post(2, "/share", &json!({ "share": best.to_string() }));
    assert_eq!(status, 422, "{rejection}");
    game.reveal_share(2);
    let record = game.record();
    for at in [0, 1] {
        for (status, output_text) in game.verify_outputs(at, &record) {
            assert_eq!(status, Some(0), "{output_text}");
            assert!(!output_text.contains("restarted"), "{output_text}");
        }
    }

    // The operator publishes a different game from the one that was committed to.
    let exchanged_record = with_share(&record, best);
    assert_eq!(exchanged_record.seed, deal(&best));
    let [alone, noted] = game.verify_outputs(0, &exchanged_record);
    assert!(alone.1.contains("incorrect  Each player’s share"), "{}", alone.1);
    assert_eq!((alone.0, noted.0), (Some(1), Some(1)));

    let mut committed_record = exchanged_record.clone();
    let sealed = committed_record
        .shares
        .as_mut()
        .and_then(|shares| shares.sealed.as_mut());
    let pledge = &mut sealed.expect("commitments").pledges[2];
    pledge.commitment = Seed(commit_reveal::commitment(&best.0));
    let mut drawn_record = committed_record.clone();
    let sealed = drawn_record
        .shares
        .as_mut()
        .and_then(|shares| shares.sealed.as_mut());
    sealed.expect("commitments").pledges[2].origin = Origin::Server;
    let mut old_version = committed_record.clone();
    old_version.shares.as_mut().expect("shares").sealed = None;
    for forged_record in [&committed_record, &drawn_record, &old_version] {
        for at in [0, 1] {
            let [_, (status, output_text)] = game.verify_outputs(at, forged_record);
            assert_eq!(status, Some(1), "{output_text}");
            assert!(output_text.contains("incorrect  The seal"), "{output_text}");
        }
    }
    let [(_, alone), _] = game.verify_outputs(0, &drawn_record);
    assert!(alone.contains("The server drew the share of seat C"), "{alone}");
    let [(_, alone), _] = game.verify_outputs(0, &old_version);
    assert!(alone.contains("before players committed"), "{alone}");
}

#[test]
fn an_operator_who_withholds_a_share_is_reported() {
    let mut game = Game::new();
    game.reveal_share(0);
    game.reveal_share(1);
    // The operator knows all other shares and does not like the resulting seed.
    game.post(2, "/seats/C", &json!({ "who": "nobody" }));
    assert_eq!(game.table()["restarts"], 1);
    let (first, _) = game.database();
    game.commit();
    for at in 0..3 {
        game.reveal_share(at);
    }
    let record = game.record();
    assert_eq!(
        record.shares.as_ref().expect("shares").server,
        first,
        "drawn with the restart"
    );
    for at in [0, 1] {
        for (status, output_text) in game.verify_outputs(at, &record) {
            assert_eq!(status, Some(0), "{output_text}");
            assert!(output_text.contains("The table restarted once"), "{output_text}");
        }
    }
    let mut silent = record.clone();
    let sealed = silent.shares.as_mut().and_then(|shares| shares.sealed.as_mut());
    sealed.expect("commitments").restarts = 0;
    for at in [0, 1] {
        let [_, (status, output_text)] = game.verify_outputs(at, &silent);
        assert_eq!(status, Some(1), "{output_text}");
    }
}

#[test]
fn an_operator_who_drops_another_players_share_is_reported() {
    let mut game = Game::new();
    game.reveal_share(0);
    game.reveal_share(1);
    // The host frees the seat with the inconvenient share.
    game.post(2, "/seats/B", &json!({ "who": "nobody" }));
    assert_eq!(game.table()["restarts"], 1);
    game.commit();
    for at in 0..3 {
        game.reveal_share(at);
    }
    let record = game.record();
    let [(status, output_text), _] = game.verify_outputs(0, &record);
    assert_eq!(status, Some(0), "{output_text}");
    assert!(output_text.contains("The table restarted once"), "{output_text}");

    // Or the operator omits the share from the record, with the seat unchanged or given to a bot.
    let mut dropped_record = record.clone();
    let shares = dropped_record.shares.as_mut().expect("shares");
    shares.people.remove(1);
    shares.sealed.as_mut().expect("commitments").pledges.remove(1);
    dropped_record.seed = shares.seed();
    for (status, output_text) in game.verify_outputs(0, &dropped_record) {
        assert_eq!(status, Some(1), "{output_text}");
        assert!(
            output_text.contains("incorrect  Every player at the table"),
            "{output_text}"
        );
    }
    dropped_record.players[1] = Player::Bot("normal".to_owned());
    let [_, (status, output_text)] = game.verify_outputs(0, &dropped_record);
    assert_eq!(status, Some(1), "{output_text}");
    // Or the operator claims a different seating, which gives a different seed.
    let mut moved_record = record.clone();
    let shares = moved_record.shares.as_mut().expect("shares");
    (shares.people[0].1, shares.people[1].1) = (shares.people[1].1, shares.people[0].1);
    shares.sealed.as_mut().expect("commitments").pledges.swap(0, 1);
    moved_record.seed = shares.seed();
    assert_ne!(moved_record.seed, record.seed);
    for at in [0, 1] {
        let [_, (status, output_text)] = game.verify_outputs(at, &moved_record);
        assert_eq!(status, Some(1), "{output_text}");
    }
}
