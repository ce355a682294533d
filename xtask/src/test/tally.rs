//! Counts of passed and failed checks.

/// The result of a step.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
    /// Tests marked `#[ignore]`; the step's summary mentions their number.
    pub ignored: usize,
    /// One line for each failure that has a name.
    pub failures: Vec<String>,
}

impl Tally {
    /// One check that passed.
    pub fn success() -> Tally {
        Tally::passed(1)
    }

    /// Several checks that passed.
    pub fn passed(passed: usize) -> Tally {
        Tally {
            passed,
            ..Tally::default()
        }
    }

    /// One check that failed.
    pub fn failure(reason: String) -> Tally {
        Tally {
            failed: 1,
            failures: vec![reason],
            ..Tally::default()
        }
    }

    /// Adds a step's result; its failures get the step's heading as a prefix.
    pub fn add(&mut self, heading: &str, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
        self.failures.extend(
            other
                .failures
                .into_iter()
                .map(|failure| format!("{heading}: {failure}")),
        );
    }

    /// The summary line, which scripts parse.
    pub fn line(&self) -> String {
        format!("{} passed, {} failed", self.passed, self.failed)
    }

    pub fn ignored_note(&self) -> String {
        if self.ignored == 0 {
            String::new()
        } else {
            format!(" ({} marked as ignored)", self.ignored)
        }
    }

    pub fn print_failures(&self) {
        for failure in &self.failures {
            println!("FAILED {failure}");
        }
    }

    /// Reads one line from a test binary's output.
    pub fn read(&mut self, line: &str) {
        if let Some(counts) = line.strip_prefix("test result: ") {
            self.passed += count(counts, "passed");
            self.failed += count(counts, "failed");
            self.ignored += count(counts, "ignored");
        } else if let Some(name) = line
            .strip_prefix("test ")
            .and_then(|rest| rest.strip_suffix(" ... FAILED"))
        {
            self.failures.push(name.to_owned());
        }
    }
}

/// The number before `word` in `ok. 3 passed; 0 failed; 1 ignored; …`.
fn count(counts: &str, word: &str) -> usize {
    let words: Vec<&str> = counts
        .split([' ', ';', '.'])
        .filter(|word| !word.is_empty())
        .collect();
    let pair = words.windows(2).find(|pair| pair[1] == word);
    pair.and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_several_binaries_add_up() {
        let mut tally = Tally::default();
        for line in [
            "running 2 tests",
            "test caching::tests::a_tag ... ok",
            "test route::back ... FAILED",
            "test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: ok. 40 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 1.50s",
        ] {
            tally.read(line);
        }
        assert_eq!(tally.line(), "41 passed, 1 failed");
        assert_eq!(tally.ignored_note(), " (2 marked as ignored)");
        assert_eq!(tally.failures, ["route::back"]);
    }
}
