//! Tests of the server through its HTTP interface, on SQLite and on a PostgreSQL instance of their own.

mod accounts;
mod actions;
mod bot_scheduling;
mod chat;
mod client;
mod disconnects;
mod email;
mod files;
mod games;
mod interface;
mod leaving;
mod live;
mod notifications;
mod passkeys;
mod permissions;
mod profiles;
mod seats;
mod servers;
mod shares;
mod sign_up_and_limits;
mod slow_hosts;
mod system_messages;
mod time_controls;
#[cfg(feature = "tiny-game")]
mod tiny_game;
mod undo;
mod web_push;
mod whole_games;

use server::{App, Env, Settings};
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

/// A server with its database, called in process.
#[derive(Debug)]
pub struct Site {
    pub router: axum::Router,
    pub app: App,
    pub scratch: scratch_database::Scratch,
    working: tokio::task::JoinHandle<()>,
}

impl Site {
    pub async fn open(scratch: scratch_database::Scratch) -> Site {
        Site::open_in(scratch, Env::real()).await
    }

    pub async fn open_in(scratch: scratch_database::Scratch, env: Env) -> Site {
        let store = Store::open(&scratch.address).await.expect("the database opens");
        let app = App::new(store, env);
        Site {
            router: server::router(app.clone()),
            app: app.clone(),
            scratch,
            working: tokio::spawn(app.run()),
        }
    }

    /// Another server on the same database.
    pub async fn beside(&self) -> Site {
        self.beside_with(Settings::default()).await
    }

    /// Another server on the same database, with its own clock.
    pub async fn beside_in(&self, env: Env) -> Site {
        self.another(env, Settings::default()).await
    }

    /// Another server on the same database, with different settings.
    pub async fn beside_with(&self, settings: Settings) -> Site {
        self.another(Env::real(), settings).await
    }

    pub async fn another(&self, env: Env, settings: Settings) -> Site {
        let store = Store::open(&self.scratch.address)
            .await
            .expect("the database opens");
        let app = App::with(store, env, settings);
        Site {
            router: server::router(app.clone()),
            app: app.clone(),
            scratch: scratch_database::sqlite(), // unused
            working: tokio::spawn(app.run()),
        }
    }

    /// Stops this server but keeps its database.
    pub fn close(mut self) -> scratch_database::Scratch {
        std::mem::replace(&mut self.scratch, scratch_database::sqlite())
    }

    pub fn nobody(&self) -> Client {
        Client::new(self.router.clone())
    }

    /// A new guest.
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
