//! Parses component files. This is slow, so it is done on separate threads, a few at a time.

use std::sync::{Arc, LazyLock};

use tokio::sync::Semaphore;

/// Limits the number of files parsed at the same time to the number of cores.
static PARSER_PERMITS: LazyLock<Arc<Semaphore>> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Arc::new(Semaphore::new(cores))
});

/// Runs a function that parses a component file; on a separate thread if there is a file.
pub(super) async fn off_thread<T: Send + 'static>(
    has_file: bool,
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    if !has_file {
        return work();
    }
    let permit = PARSER_PERMITS.clone().acquire_owned().await;
    // The permit moves into the task: when a client disconnects, no other task starts before this one is done.
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
