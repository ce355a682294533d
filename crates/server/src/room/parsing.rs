//! Reading component files: it takes long, so that it is done by threads of their own, a few at a time.

use std::sync::{Arc, LazyLock};

use tokio::sync::Semaphore;

/// Files that are read at the same time: no more than there are cores.
static READERS: LazyLock<Arc<Semaphore>> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Arc::new(Semaphore::new(cores))
});

/// Does what reads a component file, if there is one, on a thread where nobody else waits for it.
pub(super) async fn off_thread<T: Send + 'static>(
    has_file: bool,
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    if !has_file {
        return work();
    }
    let permit = READERS.clone().acquire_owned().await;
    // The permit goes along: whoever hangs up does not let another one in before this one is done.
    let working = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    match working.await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(_) => std::future::pending().await, // the runtime ends
        },
    }
}
