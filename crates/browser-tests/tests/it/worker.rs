//! The bots' worker.

use browser_tests::run;

use crate::INTERACTIVE;

#[test]
fn a_failed_worker_is_replaced() {
    run("worker", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        for n in 0..3 {
            let job = format!(r#"{{"kind":"echo","text":"{n}"}}"#);
            assert_eq!(page.call_wasm("run_job", &[job.clone().into()]).await?, job);
        }
        let failure = page.call_wasm("run_job", &[r#"{"kind":"panic"}"#.into()]).await;
        assert!(failure.is_err(), "{failure:?}");
        let job = r#"{"kind":"echo","text":"after a failure"}"#;
        assert_eq!(page.call_wasm("run_job", &[job.into()]).await?, job);
        assert!(
            !page.has(".crash-screen").await?,
            "a failure in the worker does not crash the page"
        );
        Ok(())
    });
}
