//! The game room as programs meet it: through its HTTP interface, on SQLite and on a PostgreSQL of its own.

mod accounts;
mod actions;
mod chat;
mod client;
mod cut;
mod doors;
mod ends;
mod files;
mod interface;
mod letters;
mod live;
mod notes;
mod pages;
mod passkeys;
mod permissions;
mod pushing;
mod seats;
mod servers;
mod shares;
mod slow_hosts;
mod telling;
mod thinking;
mod times;
mod undo;
mod whole_games;

use server::{Room, Settings, World};
use store::Store;

pub use client::{Answer, Client};

/// Runs each of these `async fn(Site)` on both databases.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::Site::open(scratch_database::sqlite()).await).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::Site::open(scratch_database::postgres()).await).await;
            })+
        }
    };
}
pub(crate) use on_both;

/// A room with its database, called in process.
#[derive(Debug)]
pub struct Site {
    pub router: axum::Router,
    pub room: Room,
    pub scratch: scratch_database::Scratch,
    working: tokio::task::JoinHandle<()>,
}

impl Site {
    pub async fn open(scratch: scratch_database::Scratch) -> Site {
        Site::open_in(scratch, World::real()).await
    }

    pub async fn open_in(scratch: scratch_database::Scratch, world: World) -> Site {
        let store = Store::open(&scratch.address).await.expect("the database opens");
        let room = Room::new(store, world);
        Site {
            router: server::router(room.clone()),
            room: room.clone(),
            scratch,
            working: tokio::spawn(room.run()),
        }
    }

    /// The same database, another server.
    pub async fn beside(&self) -> Site {
        self.beside_with(Settings::default()).await
    }

    /// The same database, another server with a clock of its own.
    pub async fn beside_in(&self, world: World) -> Site {
        self.another(world, Settings::default()).await
    }

    /// The same database, another server that is run otherwise.
    pub async fn beside_with(&self, settings: Settings) -> Site {
        self.another(World::real(), settings).await
    }

    pub async fn another(&self, world: World, settings: Settings) -> Site {
        let store = Store::open(&self.scratch.address)
            .await
            .expect("the database opens");
        let room = Room::with(store, world, settings);
        Site {
            router: server::router(room.clone()),
            room: room.clone(),
            scratch: scratch_database::sqlite(), // its own, and not used
            working: tokio::spawn(room.run()),
        }
    }

    /// Stops this server; its database stays.
    pub fn close(mut self) -> scratch_database::Scratch {
        std::mem::replace(&mut self.scratch, scratch_database::sqlite())
    }

    pub fn nobody(&self) -> Client {
        Client::new(self.router.clone())
    }

    /// Somebody who has come in.
    pub async fn guest(&self, name: &str) -> Client {
        let mut client = self.nobody();
        let answer = client
            .post("/api/guests", serde_json::json!({ "name": name }))
            .await;
        assert_eq!(answer.status, 201, "{answer:?}");
        client.token = answer.json["token"].as_str().map(str::to_owned);
        client
    }
}

/// Changes a database behind the server's back.
pub async fn sql(address: &str, statement: &'static str) {
    if address.starts_with("sqlite:") {
        let pool = sqlx::SqlitePool::connect(address).await.expect("the file");
        sqlx::query(statement).execute(&pool).await.expect("a change");
    } else {
        let pool = sqlx::PgPool::connect(address).await.expect("the server");
        sqlx::query(statement).execute(&pool).await.expect("a change");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.working.abort();
    }
}
