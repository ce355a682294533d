//! The storage tests: one suite, run on SQLite and on its own PostgreSQL instance.

mod backup;
mod changes;
mod chat_and_ratings;
mod jobs;
mod limits;
mod moves;
mod notifications;
mod people;
mod schema;
mod tables;

use protocol::{ColourPolicy, Seating, StartPolicy, TableStatus, Visibility};
use store::{SeatRow, Store, TableRow};

/// Runs each of these `async fn(Store)` on both databases.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                let scratch = scratch_database::sqlite();
                super::$test(crate::open(&scratch).await).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test]
            async fn $test() {
                let scratch = scratch_database::postgres();
                super::$test(crate::open(&scratch).await).await;
            })+
        }
    };
}
pub(crate) use on_both;

async fn open(scratch: &scratch_database::Scratch) -> Store {
    Store::open(&scratch.address).await.expect("the database opens")
}

/// A playable table and its two seats.
fn sample(id: &str) -> (TableRow, Vec<SeatRow>) {
    let table = TableRow {
        id: id.to_owned(),
        game: "industria".to_owned(),
        rules: 1,
        data: "standard-1".to_owned(),
        data_file: None,
        options: String::new(),
        status: TableStatus::Playing,
        visibility: Visibility::Public,
        seating: Seating::Chosen,
        starts: StartPolicy::Full,
        host: None,
        time_control: None,
        time_up: None,
        commitment: vec![1; 32],
        server_share: vec![2; 32],
        seed: Some(vec![3; 32]),
        moves: 0,
        undos: 0,
        version: 1,
        turn: Some("A".to_owned()),
        turn_since: Some(5),
        result: None,
        created_at: 4,
        started_at: Some(5),
        ended_at: None,
        rematch: None,
        colours: ColourPolicy::Chosen,
        seats_before_draw: None,
        restarts: 0,
        opening_since: None,
    };
    let seat = |letter: &str, bot: Option<&str>| SeatRow {
        seat: letter.to_owned(),
        bot: bot.map(str::to_owned),
        name: bot.is_none().then(|| "Anna".to_owned()),
        since: Some(4),
        ..SeatRow::default()
    };
    (table, vec![seat("A", None), seat("B", Some("normal"))])
}

/// A system message.
pub fn note(text: &str) -> store::NewNote {
    store::NewNote {
        person: None,
        name: "Anna".to_owned(),
        at: 7,
        note: text.to_owned(),
    }
}

/// All system messages at a table, with their numbers.
pub async fn notes(store: &Store, table: &str) -> Vec<String> {
    let said = store.said(table, 0, 100).await.expect("a look");
    let messages = said
        .into_iter()
        .filter_map(|said| Some(format!("{} {}", said.number, said.note?)));
    messages.collect()
}
