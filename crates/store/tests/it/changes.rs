//! Changes made by other servers are received, or the listener learns that some were missed.

use std::time::{Duration, Instant};

use store::{Change, Store};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// PostgreSQL does not accept connections for a while after the connection was cut: the listener reconnects later and
/// reports it.
#[tokio::test]
async fn missed_notices_are_reported_after_reconnecting() {
    let scratch = scratch_database::postgres();
    let store = crate::open(&scratch).await;
    let mut changes = store.changes().await.expect("an ear");
    let (server, name) = scratch.address.rsplit_once('/').expect("a name");
    let keeper = sqlx::PgPool::connect(&format!("{server}/postgres"))
        .await
        .expect("another line");
    let allow = async |yes: bool| {
        let allow = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {yes}");
        let allow = sqlx::query(sqlx::AssertSqlSafe(allow));
        allow.execute(&keeper).await.expect("a change");
    };
    allow(false).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
    sqlx::query(cut)
        .bind(name)
        .execute(&keeper)
        .await
        .expect("all connections are cut");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(changes.try_recv().is_err(), "there is no line yet");
    allow(true).await;
    let heard = tokio::time::timeout(Duration::from_secs(20), changes.recv()).await;
    assert_eq!(heard.expect("in time"), Some(Change::Anything));
    store.announce("bells", "t").await.expect("announced");
    let heard = tokio::time::timeout(Duration::from_secs(20), changes.recv()).await;
    assert!(matches!(heard.expect("in time"), Some(Change::Other { .. })));
}

/// A connection to PostgreSQL that can be cut; in that state, no connections are accepted.
struct Proxy {
    port: u16,
    to: String,
    forwarding: JoinHandle<()>,
}

impl Proxy {
    async fn to(to: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let forwarding = tokio::spawn(forward(listener, to.to_owned()));
        let to = to.to_owned();
        Proxy { port, to, forwarding }
    }

    async fn cut(&mut self) {
        self.forwarding.abort();
        let _ = (&mut self.forwarding).await; // all forwarded connections are closed by now
    }

    async fn mend(&mut self) {
        let listener = TcpListener::bind(("127.0.0.1", self.port))
            .await
            .expect("the same port");
        self.forwarding = tokio::spawn(forward(listener, self.to.clone()));
    }
}

async fn forward(listener: TcpListener, to: String) {
    let mut connections = tokio::task::JoinSet::new(); // they end with this task
    while let Ok((mut near, _)) = listener.accept().await {
        let to = to.clone();
        connections.spawn(async move {
            let Ok(mut far) = TcpStream::connect(to).await else {
                return;
            };
            let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
        });
    }
}

/// PostgreSQL is unavailable for a while: reads, writes and notices resume soon after it is back.
#[tokio::test]
async fn the_store_recovers_soon_after_an_outage() {
    let scratch = scratch_database::postgres();
    let rest = scratch.address.split_once('@').expect("a user").1;
    let (host, name) = rest.split_once('/').expect("a name");
    let mut line = Proxy::to(host).await;
    let address = format!("postgres://app@127.0.0.1:{}/{name}", line.port);
    let store = Store::open(&address).await.expect("it opens");
    let mut changes = store.changes().await.expect("an ear");
    line.cut().await;
    let asking = tokio::spawn({
        let store = store.clone();
        async move {
            while store.person("p").await.is_err() {}
            while store.prove_writable().await.is_err() {}
            Instant::now()
        }
    });
    tokio::time::sleep(Duration::from_millis(3_000)).await;
    line.mend().await;
    let back = Instant::now();
    let heard = tokio::time::timeout(Duration::from_secs(20), changes.recv()).await;
    assert_eq!(heard.expect("in time"), Some(Change::Anything));
    let heard = back.elapsed();
    let asked = asking.await.expect("no panic").duration_since(back);
    let soon = Duration::from_millis(1_400);
    assert!(
        heard < soon && asked < soon,
        "heard after {heard:?}, asked after {asked:?}"
    );
}
