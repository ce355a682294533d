//! No data is lost: the server is killed repeatedly while people play. Afterwards every acknowledged move exists exactly
//! once, on SQLite and on PostgreSQL with two servers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::serving::{Server, create_guest, random_below, send_until_ok};

/// The number of times each database's servers are killed.
const KILL_COUNT: usize = 50;
/// Concurrent tables.
const TABLE_COUNT: usize = 3;

#[test]
fn nothing_is_lost_on_sqlite() {
    let scratch = scratch_database::sqlite();
    check_that_no_move_is_lost(&scratch.address, 1);
}

#[test]
fn nothing_is_lost_on_postgres_with_two_servers() {
    let cluster = scratch_database::Cluster::start(scratch_database::Durability::Full);
    let scratch = cluster.database();
    check_that_no_move_is_lost(&scratch.address, 2);
}

/// The acknowledged moves at one table.
struct AcknowledgedMoves {
    path: String,
    /// The number and text of every acknowledged move.
    acknowledged: Vec<(i64, String)>,
}

/// Two people and a bot play one game after another until `stop` is set.
fn play_games(ports: &[u16], stop: &AtomicBool) -> Vec<AcknowledgedMoves> {
    let mut games = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        games.push(play_game(ports, stop));
    }
    games
}

fn play_game(ports: &[u16], stop: &AtomicBool) -> AcknowledgedMoves {
    let tokens = [create_guest(ports, "Anna"), create_guest(ports, "Bert")];
    // Only moves have a key: a table may be created twice, and we use the one that was acknowledged.
    let (status, created_table) = send_until_ok(
        ports,
        &tokens[0],
        "POST",
        "/api/tables",
        &json!({ "game": "industria", "seats": 3 }),
    );
    assert_eq!(status, 201, "{created_table}");
    let path = format!("/api/tables/{}", created_table["id"].as_str().expect("an id"));
    let sit = |token: &str, seat: &str, who: &str| {
        let (status, sat) = send_until_ok(
            ports,
            token,
            "POST",
            &format!("{path}/seats/{seat}"),
            &json!({ "who": who }),
        );
        // If the request was repeated after a lost connection, the seat may already be ours and the game may have started.
        assert!(status == 200 || sat["code"] == "started", "{sat}");
    };
    sit(&tokens[0], "A", "me");
    sit(&tokens[0], "B", "bot:random");
    sit(&tokens[1], "C", "me");
    let mut acknowledged = Vec::new();
    let start = Instant::now();
    while !stop.load(Ordering::Relaxed) {
        let (_, seen) = send_until_ok(ports, &tokens[0], "GET", &path, &json!(null));
        if seen["status"] == "over" {
            break;
        }
        let token = match seen["turn"].as_str() {
            Some("A") => &tokens[0],
            Some("C") => &tokens[1],
            _ => {
                assert!(start.elapsed() < Duration::from_secs(300), "the bot is lost");
                std::thread::sleep(Duration::from_millis(5));
                continue;
            }
        };
        let (_, seen) = send_until_ok(ports, token, "GET", &path, &json!(null));
        let legal = seen["legal"].as_array().expect("a list");
        if legal.is_empty() {
            continue;
        }
        let action = legal[random_below(legal.len() as u64) as usize]["action"].clone();
        let moves = seen["move"].as_i64().expect("a number");
        let body = json!({ "expected": moves, "action": action, "key": format!("{moves}") });
        let (status, answer) = send_until_ok(ports, token, "POST", &format!("{path}/actions"), &body);
        assert_eq!((status, &answer["move"]), (200, &json!(moves + 1)), "{answer}");
        acknowledged.push((moves + 1, action.as_str().expect("a text").to_owned()));
    }
    AcknowledgedMoves { path, acknowledged }
}

fn check_that_no_move_is_lost(database: &str, count: usize) {
    let mut servers: Vec<Server> = (0..count).map(|_| Server::start(database)).collect();
    let ports: Vec<u16> = servers.iter().map(|server| server.port).collect();
    let stop = AtomicBool::new(false);
    let games: Vec<AcknowledgedMoves> = std::thread::scope(|scope| {
        let players: Vec<_> = (0..TABLE_COUNT)
            .map(|_| scope.spawn(|| play_games(&ports, &stop)))
            .collect();
        for _ in 0..KILL_COUNT {
            std::thread::sleep(Duration::from_millis(100 + random_below(400)));
            let victim = random_below(count as u64) as usize;
            servers[victim].kill();
            std::thread::sleep(Duration::from_millis(random_below(100)));
            servers[victim].restart();
        }
        stop.store(true, Ordering::Relaxed);
        players
            .into_iter()
            .flat_map(|player| player.join().expect("they play"))
            .collect()
    });
    let mut total = 0;
    for game in &games {
        let (_, seen) = send_until_ok(&ports, "", "GET", &game.path, &json!(null));
        let entries = seen["events"].as_array().expect("a list");
        let stored_moves: Vec<(i64, &str)> = entries
            .iter()
            .filter(|entry| entry["seat"] == "A" || entry["seat"] == "C")
            .map(|entry| {
                (
                    entry["number"].as_i64().unwrap_or(0),
                    entry["action"].as_str().unwrap_or(""),
                )
            })
            .collect();
        let acknowledged: Vec<(i64, &str)> = game
            .acknowledged
            .iter()
            .map(|(number, action)| (*number, action.as_str()))
            .collect();
        assert_eq!(
            stored_moves, acknowledged,
            "{}: the stored moves are those acknowledged",
            game.path
        );
        total += acknowledged.len();
    }
    println!(
        "{} moves in {} games, {KILL_COUNT} kills, {count} servers",
        total,
        games.len()
    );
    assert!(
        total > 2 * KILL_COUNT,
        "{total} moves are too few for a meaningful test"
    );
}
