use store::{Job, JobChange, Kinds, Store};

crate::on_both!(
    a_job_is_claimed_once_until_the_claim_expires,
    a_job_that_is_set_again_outlives_its_claim,
    every_claim_has_its_own_id,
    a_job_can_be_rescheduled,
    slow_jobs_are_claimed_separately,
    the_longest_waiting_job_of_every_host_is_found,
    a_postponed_job_counts_as_not_tried,
    setting_the_clock_back_delays_no_jobs,
);

fn set(subject: &str, due_at: i64) -> JobChange {
    JobChange::Set {
        kind: "bot",
        subject: subject.to_owned(),
        due_at,
    }
}

async fn claim(store: &Store, server: &str, now: i64) -> Vec<Job> {
    store
        .claim_jobs(server, now, now + 10, Kinds::Only("bot"), 8)
        .await
        .expect("an answer")
}

async fn a_job_is_claimed_once_until_the_claim_expires(store: Store) {
    store
        .change_jobs(&[set("t", 100), set("u", 500)])
        .await
        .expect("two jobs");
    assert_eq!(claim(&store, "one", 99).await, []);
    let mine = claim(&store, "one", 100).await;
    assert_eq!(mine.len(), 1);
    assert_eq!((mine[0].subject.as_str(), mine[0].tries), ("t", 1));
    assert_eq!(claim(&store, "two", 109).await, []);
    store.renew_claim(&mine[0], 120).await.expect("longer");
    assert_eq!(claim(&store, "two", 119).await, []);
    let theirs = claim(&store, "two", 120).await;
    assert_eq!(theirs[0].tries, 2, "the first server was too slow, or is gone");
    store.renew_claim(&mine[0], 900).await.expect("no harm");
    store.finish_job(&mine[0]).await.expect("no harm");
    store.finish_job(&theirs[0]).await.expect("done");
    assert_eq!(claim(&store, "three", 200).await, []);
    assert_eq!(store.next_due().await.expect("a look"), Some(500));
    store
        .change_jobs(&[JobChange::Clear {
            kind: "bot",
            subject: "u".into(),
        }])
        .await
        .expect("cleared");
    assert_eq!(store.next_due().await.expect("a look"), None);
}

async fn a_job_that_is_set_again_outlives_its_claim(store: Store) {
    store.change_jobs(&[set("t", 100)]).await.expect("a job");
    let first = claim(&store, "one", 100).await;
    store.change_jobs(&[set("t", 101)]).await.expect("the next turn");
    store.finish_job(&first[0]).await.expect("done");
    assert_eq!(claim(&store, "two", 101).await.len(), 1);
    store.drop_claims().await.expect("a start");
    assert_eq!(claim(&store, "three", 101).await.len(), 1);
}

/// A bot's move schedules the next turn, which the same server may claim at once.
async fn every_claim_has_its_own_id(store: Store) {
    store.change_jobs(&[set("t", 100)]).await.expect("a job");
    let first = claim(&store, "one 1", 100).await;
    store.change_jobs(&[set("t", 100)]).await.expect("the next turn");
    let second = claim(&store, "one 2", 100).await;
    assert_eq!((first[0].tries, second[0].tries), (1, 1));
    store.finish_job(&first[0]).await.expect("done");
    store.put_off_job(&first[0], 900).await.expect("no harm");
    store.renew_claim(&first[0], 900).await.expect("no harm");
    assert_eq!(claim(&store, "two 1", 109).await, [], "it is being done");
    assert_eq!(claim(&store, "two 2", 110).await.len(), 1, "it is still there");
}

async fn a_job_can_be_rescheduled(store: Store) {
    store.change_jobs(&[set("t", 100)]).await.expect("a job");
    let first = claim(&store, "one", 100).await;
    store.put_off_job(&first[0], 300).await.expect("later");
    assert_eq!(claim(&store, "one", 299).await, []);
    assert_eq!(claim(&store, "one", 300).await[0].tries, 2);
}

async fn slow_jobs_are_claimed_separately(store: Store) {
    let bell = JobChange::Set {
        kind: "clock",
        subject: "t".into(),
        due_at: 50,
    };
    let jobs = [set("t", 10), set("u", 20), set("v", 30), bell];
    store.change_jobs(&jobs).await.expect("four jobs");
    let subjects = async |kinds: Kinds<'_>, most: i64| -> Vec<String> {
        let claimed = store.claim_jobs("one", 100, 110, kinds, most).await;
        let claimed = claimed.expect("an answer");
        claimed
            .iter()
            .map(|job| format!("{} {}", job.kind, job.subject))
            .collect()
    };
    assert_eq!(
        subjects(Kinds::But("bot"), 8).await,
        ["clock t"],
        "however many bots wait"
    );
    assert_eq!(
        subjects(Kinds::Only("bot"), 1).await,
        ["bot t"],
        "who has waited longest"
    );
    assert_eq!(subjects(Kinds::But("bot"), 8).await, [] as [&str; 0]);
    let mut rest = subjects(Kinds::Only("bot"), 8).await;
    rest.sort();
    assert_eq!(rest, ["bot u", "bot v"]);
}

async fn the_longest_waiting_job_of_every_host_is_found(store: Store) {
    for person in ["anna", "bert"] {
        let person = store::Person {
            id: person.to_owned(),
            name: person.to_owned(),
            ..store::Person::default()
        };
        store.add_person(&person).await.expect("a person");
    }
    for (table, host) in [
        ("a1", Some("anna")),
        ("a2", Some("anna")),
        ("b1", Some("bert")),
        ("n1", None),
    ] {
        let (mut row, seats) = crate::sample(table);
        row.host = host.map(str::to_owned);
        store
            .add_table(&row, &seats, &store::HostLimits::NONE)
            .await
            .expect("a table");
    }
    let jobs = [
        set("a2", 10),
        set("a1", 20),
        set("b1", 30),
        set("n1", 40),
        set("b1-later", 500),
    ];
    store.change_jobs(&jobs).await.expect("five jobs");
    let due = async || -> Vec<(String, String)> {
        let due = store.due_by_host("bot", 100).await.expect("a look");
        due.into_iter().map(|due| (due.owner, due.subject)).collect()
    };
    let pair = |owner: &str, subject: &str| (owner.to_owned(), subject.to_owned());
    assert_eq!(
        due().await,
        [pair("anna", "a2"), pair("bert", "b1"), pair("n1", "n1")]
    );
    let claim = async |server: &str| {
        store
            .claim_job(server, 100, 110, "bot", "a2")
            .await
            .expect("an answer")
    };
    assert_eq!(claim("one").await.map(|job| job.tries), Some(1));
    assert_eq!(claim("two").await, None, "one was quicker");
    assert_eq!(
        due().await,
        [pair("anna", "a1"), pair("bert", "b1"), pair("n1", "n1")],
        "the next one"
    );
}

async fn a_postponed_job_counts_as_not_tried(store: Store) {
    store.change_jobs(&[set("t", 100)]).await.expect("a job");
    let first = claim(&store, "one", 100).await;
    store.postpone_job(&first[0], 300).await.expect("later");
    assert_eq!(claim(&store, "one", 299).await, []);
    assert_eq!(claim(&store, "one", 300).await[0].tries, 1);
}

async fn setting_the_clock_back_delays_no_jobs(store: Store) {
    store
        .change_jobs(&[set("t", 900), set("u", 900)])
        .await
        .expect("two jobs");
    let u = store
        .claim_job("one", 900, 910, "bot", "u")
        .await
        .expect("an answer");
    assert!(u.is_some());
    store.mend_jobs("bot", 100, 200).await.expect("mended");
    let mut due = claim(&store, "two", 100).await;
    due.sort_by(|one, other| one.subject.cmp(&other.subject));
    let due: Vec<&str> = due.iter().map(|job| job.subject.as_str()).collect();
    assert_eq!(due, ["t", "u"]);
}

/// Two servers that ask at the same moment get different jobs.
#[tokio::test]
async fn two_servers_share_the_work() {
    let scratch = scratch_database::postgres();
    let (here, there) = (crate::open(&scratch).await, crate::open(&scratch).await);
    let jobs: Vec<JobChange> = (0..40).map(|n| set(&format!("t{n}"), n)).collect();
    here.change_jobs(&jobs).await.expect("forty jobs");
    let mut seen = std::collections::BTreeSet::new();
    let mut claimed = 0;
    while claimed < 40 {
        let (a, b) = tokio::join!(claim(&here, "here", 100), claim(&there, "there", 100));
        for job in a.into_iter().chain(b) {
            claimed += 1;
            assert!(
                seen.insert(job.subject.clone()),
                "{} was claimed twice",
                job.subject
            );
        }
    }
}
