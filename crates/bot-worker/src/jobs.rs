//! Reads a job, runs it and returns the result.

use std::cell::RefCell;

use catalog::{Budget, DynTable, Forecast, Level, ReviewEffort, ThinkingTime};
use protocol::worker::{HintChoice, Job, JobResult, JudgedAction, Judgement};
use smokestack_core::Seed;

use crate::now;

/// The number of choices that a hint shows.
const HINT_CHOICES: usize = 3;
/// Limits the search tree of a hint on a fast machine.
const MAX_HINT_ITERATIONS: u32 = 20_000;

/// Runs one job, JSON in and JSON out. Bad input never causes a panic.
pub fn run_json(job: &str) -> String {
    let result = match serde_json::from_str(job) {
        Ok(job) => run(job),
        Err(error) => failure(error.to_string()),
    };
    serde_json::to_string(&result).expect("a result has only text keys")
}

fn run(job: Job) -> JobResult {
    let result = match job {
        Job::Bot { record, level, seed } => decide(record, &level, &seed),
        Job::Hint { record, seed, ms } => advise(record, &seed, ms),
        Job::Review {
            record,
            moves,
            seed,
            iterations,
            ms,
        } => {
            let effort = ReviewEffort {
                iterations,
                ms: ms.into(),
                clock: &now,
            };
            review(record, moves, &seed, effort)
        }
        Job::Echo { text } => Ok(JobResult::Echo { text }),
        Job::Panic => panic!("a job asked for this"),
    };
    result.unwrap_or_else(failure)
}

fn failure(message: String) -> JobResult {
    JobResult::Error { message }
}

fn decide(record: String, level: &str, seed: &str) -> Result<JobResult, String> {
    let level = Level::find(level).ok_or_else(|| format!("no bot is called {level:?}"))?;
    let seed = parse_seed(seed)?;
    let action = at_table(record, |table| {
        table.bot_action(level, &seed, ThinkingTime::InPlay(&now))
    })?;
    let action = action.ok_or_else(game_is_over)?;
    Ok(JobResult::Bot { action })
}

fn advise(record: String, seed: &str, ms: u32) -> Result<JobResult, String> {
    let seed = parse_seed(seed)?;
    let end = now() + f64::from(ms);
    let budget = Budget::Clock(&|| now() < end, MAX_HINT_ITERATIONS);
    let advice = at_table(record, |table| table.think(&seed, budget))?.ok_or_else(game_is_over)?;
    let seat = advice.seat.index();
    // Nothing is known about a choice that the search never visited.
    let visited = advice.options.into_iter().filter(|option| option.attention > 0.0);
    let choices: Vec<HintChoice> = visited
        .take(HINT_CHOICES)
        .map(|option| HintChoice {
            action: option.action,
            chance: option.chances[seat],
            points: option.points[seat].into(),
            reasons: option
                .reasons
                .into_iter()
                .map(|reason| (reason.part.to_owned(), reason.points))
                .collect(),
            basis: option.basis,
        })
        .collect();
    if choices.is_empty() {
        return Err("the search visited no choice".to_owned());
    }
    Ok(JobResult::Hint { choices })
}

fn review(record: String, moves: usize, seed: &str, effort: ReviewEffort<'_>) -> Result<JobResult, String> {
    let seed = parse_seed(seed)?;
    let review = at_table(record, |table| table.review(moves, &seed, effort))?;
    let review = review.ok_or_else(|| "there was no choice".to_owned())?;
    let judged = |forecast: Forecast| JudgedAction {
        chance: forecast.chances[review.seat.index()],
        action: forecast.action,
    };
    Ok(JobResult::Review(Judgement {
        seat: review.seat,
        chances: review.chances,
        played: judged(review.played),
        best: judged(review.best),
    }))
}

thread_local! {
    /// The last record with its table, because an analysis uses the same record again and again.
    static LAST: RefCell<Option<(String, Box<dyn DynTable>)>> = const { RefCell::new(None) };
}

/// Calls `think` with the table of a record.
fn at_table<R>(record: String, think: impl FnOnce(&dyn DynTable) -> R) -> Result<R, String> {
    LAST.with_borrow_mut(|last| {
        let table = match last.take() {
            Some((known, table)) if known == record => table,
            _ => catalog::open_record(&record, None).map_err(|error| error.to_string())?,
        };
        let result = think(&*table);
        *last = Some((record, table));
        Ok(result)
    })
}

fn parse_seed(text: &str) -> Result<Seed, String> {
    text.parse().map_err(|error| format!("{error}"))
}

fn game_is_over() -> String {
    "the game is over".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_jobs_get_an_error() {
        for job in [
            "{",
            "{}",
            r#"{"kind":"bot"}"#,
            r#"{"kind":"hint","seed":"1"}"#,
            r#"{"kind":"review","record":"x","seed":"1","moves":0,"iterations":9,"ms":9}"#,
            r#"{"kind":"review","record":"x","seed":"1","moves":-1,"iterations":9,"ms":9}"#,
        ] {
            let result = run_json(job);
            assert!(
                result.starts_with(r#"{"kind":"error","message":"#),
                "{job}: {result}"
            );
        }
        let echo = r#"{"kind":"echo","text":"1"}"#;
        assert_eq!(run_json(echo), echo);
    }

    /// A table of three bots at which the first legal action has been played, its seat and the action.
    fn table() -> (Box<dyn DynTable>, smokestack_core::Seat, String) {
        let game = catalog::find("industria").expect("it is in the catalogue");
        let new = catalog::NewTable {
            players: vec![smokestack_core::Player::Bot("random".to_owned()); 3],
            options: Vec::new(),
            seed: Seed::from_number(1),
            data: None,
        };
        let mut table = game.start(&new).expect("three players are allowed");
        let (seat, first) = (
            table.turn().expect("the game is not over"),
            table.legal()[0].action.clone(),
        );
        table.play(seat, &first).expect("it was listed");
        (table, seat, first)
    }

    #[test]
    fn a_decision_is_reviewed() {
        let (table, seat, first) = table();
        let job = Job::Review {
            record: table.record(),
            moves: 0,
            seed: "1".to_owned(),
            iterations: 20,
            ms: 1000,
        };
        let JobResult::Review(review) = run(job.clone()) else {
            panic!("the decision had a choice");
        };
        assert_eq!(review.played.action, first);
        assert_eq!(review.seat, seat);
        assert_eq!(review.chances.len(), 3);
        // The second time, the table comes from the cache.
        assert_eq!(run(job), JobResult::Review(review));
    }

    #[test]
    fn a_bot_decides() {
        let (table, ..) = table();
        let job = Job::Bot {
            record: table.record(),
            level: "random".to_owned(),
            seed: "1".to_owned(),
        };
        let JobResult::Bot { action } = run(job) else {
            panic!("the game is not over");
        };
        assert!(table.legal().iter().any(|choice| choice.action == action));
    }
}
