//! The claims about the bots' strength, and whether they are met.

use serde_json::Value;

/// A requirement for the win rate of a line-up's first bot.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    pub bots: &'static str,
    pub games: &'static str,
    pub budget: (&'static str, &'static str),
    pub bar: Bar,
    /// Whether the scores are printed as well.
    pub scores: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bar {
    /// At least this win rate and, with 95 % confidence, more than a fair share.
    Rate(f64),
    /// More than a fair share, with 95 % confidence.
    AboveShare,
    /// At least a fair share.
    Share,
    /// No requirement: the bot plays against itself.
    None,
}

const fn claim(bots: &'static str, bar: Bar) -> Claim {
    Claim {
        bots,
        games: "200",
        budget: ("--iterations", "1000"),
        bar,
        scores: false,
    }
}

/// The claims in the order of docs/bots.md. `hard` has 1,000 iterations, `normal` 200 and `easy` 40; `greedy` uses the
/// same evaluator.
pub const CLAIMS: &[Claim] = &[
    claim("planner,random,random", Bar::Rate(0.90)),
    claim("easy,random,random", Bar::Rate(0.90)),
    claim("normal,easy,easy", Bar::Rate(0.55)),
    claim("normal,planner,planner", Bar::Share),
    claim("hard,normal,normal", Bar::Rate(0.50)),
    claim("hard,planner,planner", Bar::Rate(0.60)),
    claim("hard,greedy,greedy", Bar::Rate(0.60)),
    Claim {
        games: "50",
        budget: ("--think", "100"),
        ..claim("hard,random,random,random", Bar::Rate(0.95))
    },
    claim("hard,normal", Bar::AboveShare),
    claim("hard,normal,normal,normal", Bar::AboveShare),
    claim("hard,normal,normal,normal,normal", Bar::AboveShare),
    Claim {
        games: "100",
        scores: true,
        ..claim("hard,hard,hard,hard", Bar::None)
    },
];

pub const HEAD: &str = "| line-up | budget | games | win rate | 95 % interval | bar | holds |\n\
                        | --- | --- | ---: | ---: | ---: | ---: | --- |\n";

impl Claim {
    pub fn seats(&self) -> usize {
        self.bots.split(',').count()
    }

    /// The name of the claim's state file.
    pub fn name(&self) -> String {
        format!(
            "{}-{}{}",
            self.bots.replace(',', "-"),
            &self.budget.0[2..],
            self.budget.1
        )
    }

    /// The required win rate, if there is one.
    fn threshold(&self) -> Option<f64> {
        match self.bar {
            Bar::Rate(bar) => Some(bar),
            Bar::AboveShare | Bar::Share => Some(self.share()),
            Bar::None => None,
        }
    }

    fn share(&self) -> f64 {
        1.0 / self.seats() as f64
    }

    /// Whether the requirement is met, if there is one. Fewer games than the claim requires cannot prove it: they can
    /// only show that a bot is certainly below the bar.
    pub fn holds(&self, found: &Value) -> Option<bool> {
        let (rate, low, high) = first(found);
        if found["games"].as_u64() < self.games.parse().ok() {
            return self.threshold().map(|bar| high >= bar);
        }
        match self.bar {
            Bar::Rate(bar) => Some(rate >= bar && low > self.share()),
            Bar::AboveShare => Some(low > self.share()),
            Bar::Share => Some(rate >= self.share()),
            Bar::None => None,
        }
    }

    /// The claim's row in the table.
    pub fn row(&self, found: &Value) -> String {
        let (rate, low, high) = first(found);
        let percent = |part: f64| format!("{:.1} %", 100.0 * part);
        let bar = match self.bar {
            Bar::Rate(bar) => percent(bar),
            Bar::AboveShare => format!("above {}", percent(self.share())),
            Bar::Share => percent(self.share()),
            Bar::None => "–".to_owned(),
        };
        let holds = match self.holds(found) {
            Some(true) => "yes",
            Some(false) => "**no**",
            None => "–",
        };
        let budget = match self.budget {
            ("--think", ms) => format!("{ms} ms"),
            (_, iterations) => iterations.to_owned(),
        };
        format!(
            "| {} | {budget} | {} | {} | {:.1}–{:.1} | {bar} | {holds} |\n",
            self.bots.replace(',', ", "),
            found["games"],
            percent(rate),
            100.0 * low,
            100.0 * high,
        )
    }
}

/// The win rate of a line-up's first bot, and its interval.
fn first(found: &Value) -> (f64, f64, f64) {
    let first = &found["bots"][0];
    let figure = |value: &Value| value.as_f64().unwrap_or_default();
    (
        figure(&first["win_rate"]),
        figure(&first["win_rate_ci95"][0]),
        figure(&first["win_rate_ci95"][1]),
    )
}

/// A bot's scores against itself, by source, and its speed.
pub fn scores(found: &Value) -> String {
    let bot = &found["bots"][0];
    let figure = |value: &Value| value.as_f64().unwrap_or_default();
    let sources: Vec<String> = bot["sources"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(source, points)| format!("{source} {:.1}", figure(points)))
        .collect();
    format!(
        "Four `{}`: {:.1} points on average ({:.1}–{:.1}): {}.\n{:.0} iterations a second, {:.0} ms a decision.\n",
        bot["bot"].as_str().unwrap_or_default(),
        figure(&bot["mean_score"]),
        figure(&bot["mean_score_ci95"][0]),
        figure(&bot["mean_score_ci95"][1]),
        sources.join(", "),
        figure(&bot["iterations_per_second"]),
        figure(&bot["ms_per_decision"]),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn row(claim: &Claim, rate: f64, low: f64) -> String {
        let bot = json!({"win_rate": rate, "win_rate_ci95": [low, 0.99]});
        claim.row(&json!({"games": 200, "bots": [bot]}))
    }

    #[test]
    fn a_claim_holds_only_with_certainty() {
        let half = claim("hard,normal,normal", Bar::Rate(0.50));
        assert_eq!(
            row(&half, 0.52, 0.45),
            "| hard, normal, normal | 1000 | 200 | 52.0 % | 45.0–99.0 | 50.0 % | yes |\n"
        );
        assert!(row(&half, 0.49, 0.42).ends_with("**no** |\n"));
        assert!(
            row(&half, 0.52, 0.33).ends_with("**no** |\n"),
            "not certainly above its share"
        );
        let share = claim("normal,planner,planner", Bar::Share);
        assert!(row(&share, 0.34, 0.28).ends_with("yes |\n"));
        assert!(row(&share, 0.33, 0.28).ends_with("**no** |\n"));
        let above = claim("hard,normal", Bar::AboveShare);
        assert!(row(&above, 0.54, 0.49).contains("above 50.0 %") && row(&above, 0.54, 0.49).contains("no"));
    }

    #[test]
    fn few_games_show_only_what_is_certainly_too_weak() {
        let half = claim("hard,normal,normal", Bar::Rate(0.50));
        let holds = |rate, low, high| {
            let bot = json!({"win_rate": rate, "win_rate_ci95": [low, high]});
            half.holds(&json!({"games": 40, "bots": [bot]}))
        };
        assert_eq!(holds(0.45, 0.31, 0.60), Some(true));
        assert_eq!(holds(0.30, 0.18, 0.45), Some(false));
    }

    #[test]
    fn every_claim_has_its_own_file() {
        let mut names: Vec<String> = CLAIMS.iter().map(Claim::name).collect();
        assert_eq!(names[7], "hard-random-random-random-think100");
        names.sort();
        names.dedup();
        assert_eq!(names.len(), CLAIMS.len());
    }
}
