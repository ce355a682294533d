//! Texts and numbers in the format of the user's language.

use catalog::SearchBudget;
use lang::{FluentValue, Lang};

use super::plan::Plan;
use super::statistics::Estimate;
use super::summary::BotStats;
use crate::context::Context;

pub struct Texts<'c> {
    pub context: &'c Context,
    game: &'static str,
}

impl<'c> Texts<'c> {
    pub fn new(context: &'c Context, plan: &Plan) -> Texts<'c> {
        Texts {
            context,
            game: plan.game.info().id,
        }
    }

    pub fn text(&self, key: &str) -> String {
        self.context.text(&format!("arena-{key}"))
    }

    pub fn text_with(&self, key: &str, values: &[(&str, String)]) -> String {
        let values: Vec<(&str, FluentValue<'_>)> = values
            .iter()
            .map(|(name, value)| (*name, FluentValue::from(value.clone())))
            .collect();
        self.context
            .translations
            .text_with(&format!("arena-{key}"), &values)
    }

    /// Text with a count that selects the plural form.
    pub fn text_with_count(&self, key: &str, count: u64, values: &[(&str, String)]) -> String {
        let mut all: Vec<(&str, FluentValue<'_>)> = vec![
            ("count", FluentValue::from(count)),
            ("shown", FluentValue::from(self.whole_number(count as f64))),
        ];
        all.extend(
            values
                .iter()
                .map(|(name, value)| (*name, FluentValue::from(value.clone()))),
        );
        self.context.translations.text_with(&format!("arena-{key}"), &all)
    }

    /// A bot's name, which is the same as on the command line.
    pub fn bot_name(&self, bot: &str) -> String {
        bot.to_owned()
    }

    pub fn source_name(&self, source: &str) -> String {
        self.context.text(&format!("{}-score-{source}", self.game))
    }

    /// A number with the given number of decimals: with a point in English, with a comma in the other languages.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        // A number that is shown as zero does not get a minus sign.
        let digits_text = format!("{value:.decimals$}");
        let digits_text = match digits_text.strip_prefix('-') {
            Some(rest) if rest.chars().all(|c| matches!(c, '0' | '.')) => rest.to_owned(),
            Some(rest) => format!("−{rest}"),
            None => digits_text,
        };
        match self.context.translations.lang() {
            Lang::En => digits_text,
            _ => digits_text.replace('.', ","),
        }
    }

    /// A whole number with a thousands separator.
    pub fn whole_number(&self, value: f64) -> String {
        let digits = self.number(value, 0);
        let (sign, digits) = match digits.strip_prefix('−') {
            Some(rest) => ("−", rest.to_owned()),
            None => ("", digits),
        };
        let mut digits_text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) && digits.len() > 4 {
                digits_text.push('\u{202f}');
            }
            digits_text.push(digit);
        }
        format!("{sign}{digits_text}")
    }

    /// A fraction as a percentage.
    pub fn percent(&self, value: f64) -> String {
        let number = self.number(100.0 * value, 1);
        match self.context.translations.lang() {
            Lang::En => format!("{number}%"),
            _ => format!("{number}\u{a0}%"),
        }
    }

    /// A fraction as a percentage without decimals, for an axis.
    pub fn whole_percent(&self, value: f64) -> String {
        let number = self.number(100.0 * value, 0);
        match self.context.translations.lang() {
            Lang::En => format!("{number}%"),
            _ => format!("{number}\u{a0}%"),
        }
    }

    /// A range such as `53.3–66.8`.
    pub fn range(&self, estimate: &Estimate, times: f64, decimals: usize) -> String {
        let low = self.number(times * estimate.low, decimals);
        format!("{low}–{}", self.number(times * estimate.high, decimals))
    }

    /// A number of wins, which may include shared ones.
    pub fn wins(&self, wins: f64) -> String {
        let is_whole = (wins - wins.round()).abs() < 0.005;
        if is_whole {
            self.whole_number(wins)
        } else {
            self.number(wins, 1)
        }
    }

    /// Milliseconds, with decimals if the number is small.
    pub fn milliseconds(&self, ms: f64) -> String {
        self.number(
            ms,
            if ms < 0.995 {
                3
            } else if ms < 99.5 {
                1
            } else {
                0
            },
        )
    }

    pub fn duration(&self, seconds: f64) -> String {
        let whole_seconds = seconds.round() as u64;
        match whole_seconds {
            0..60 => format!("{}\u{a0}s", self.number(seconds, 1)),
            60..3600 => format!("{}\u{a0}min {}\u{a0}s", whole_seconds / 60, whole_seconds % 60),
            _ => format!(
                "{}\u{a0}h {}\u{a0}min",
                whole_seconds / 3600,
                whole_seconds % 3600 / 60
            ),
        }
    }

    pub fn budget(&self, budget: SearchBudget) -> String {
        match budget {
            SearchBudget::Iterations(count) => self.text_with_count("iterations", u64::from(count), &[]),
            SearchBudget::ThinkMs(ms) => self.text_with_count("think", u64::from(ms), &[]),
        }
    }

    pub fn line_up(&self, plan: &Plan, at: usize) -> String {
        let names = plan.line_up_names(at).into_iter().map(|name| self.bot_name(name));
        names.collect::<Vec<_>>().join(", ")
    }

    /// Whether a bot's win rate differs from its fair share.
    pub fn verdict(&self, stats: &BotStats) -> String {
        let key = match &stats.win_rate {
            rate if rate.low > stats.fair => "verdict-more",
            rate if rate.high < stats.fair => "verdict-less",
            _ => "verdict-open",
        };
        let values = [
            ("bot", self.bot_name(&stats.bot)),
            ("rate", self.percent(stats.win_rate.value)),
            ("fair", self.percent(stats.fair)),
            ("low", self.percent(stats.win_rate.low)),
            ("high", self.percent(stats.win_rate.high)),
        ];
        self.text_with(key, &values)
    }
}
