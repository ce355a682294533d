//! The report: one HTML file with everything inside, for the screen and for paper.

mod intervals;
mod parts;
mod scores;
mod sources;
mod svg;

use super::figures::{Figures, Summary};
use super::plan::Plan;
use super::words::Words;
use super::{Args, state};
use catalog::SearchBudget;
use parts::{Table, fact, section};
use svg::escape;

const STYLE: &str = include_str!("report/style.css");
const LOGO: &str = include_str!("../../../../client/static/assets/icon.svg");

/// What the sections are made from.
pub struct Report<'r> {
    pub words: &'r Words<'r>,
    pub plan: &'r Plan,
    pub summary: &'r Summary,
    pub args: &'r Args,
}

impl Report<'_> {
    pub fn html(&self) -> String {
        let title = format!("{} · {}", self.plan.game.info().name, self.subtitle());
        let code = self.words.context.code();
        let sections = [
            self.verdicts(),
            self.win_rates(),
            self.score_spread(),
            self.points(),
            self.by_seat(),
            self.ratings(),
            self.thinking(),
            self.repeat(),
        ];
        format!(
            "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
             <body>\n{}{}<main>\n{}</main>\n{}</body>\n</html>\n",
            escape(&title),
            sources::patterns(),
            self.header(),
            sections.concat(),
            self.footer(),
        )
    }

    /// Who played.
    fn subtitle(&self) -> String {
        match self.plan.line_ups.len() {
            1 => self.words.line_up(self.plan, 0),
            several => self.words.counted("report-line-ups", several as u64, &[]),
        }
    }

    fn header(&self) -> String {
        let (words, plan) = (self.words, self.plan);
        let deals = self.summary.line_ups.iter().map(|(at, figures)| {
            let orders = plan.contests[*at].seatings() as u64;
            figures.games.div_ceil(orders)
        });
        let seats: Vec<String> = plan.seat_counts().iter().map(usize::to_string).collect();
        let facts = [
            fact(
                &words.whole(self.summary.all.games as f64),
                &words.text("report-fact-games"),
            ),
            fact(
                &words.whole(deals.max().unwrap_or_default() as f64),
                &words.text("report-fact-deals"),
            ),
            fact(&seats.join(", "), &words.text("report-fact-seats")),
            match plan.budget {
                SearchBudget::Iterations(count) => fact(
                    &words.whole(f64::from(count)),
                    &words.text("report-fact-iterations"),
                ),
                SearchBudget::ThinkMs(ms) => fact(&words.whole(f64::from(ms)), &words.text("report-fact-ms")),
            },
            fact(
                &words.duration(self.summary.seconds),
                &words.text("report-fact-time"),
            ),
        ];
        let lead = self.summary.all.bots.first().map(|bot| words.verdict(bot));
        format!(
            "<header>\n<div class=\"inner\">\n<p class=\"brand\">{LOGO}<span>Smokestack</span> {}</p>\n<h1>{}</h1>\n\
             <p class=\"who\">{}</p>\n<p class=\"lead\">{}</p>\n<dl class=\"facts\">{}</dl>\n</div>\n</header>\n",
            escape(&words.text("report-arena")),
            escape(plan.game.info().name),
            escape(&self.subtitle()),
            escape(&lead.unwrap_or_default()),
            facts.concat(),
        )
    }

    /// The command that plays this again, and everything it does not say aloud.
    fn repeat(&self) -> String {
        let (words, plan) = (self.words, self.plan);
        let note = match plan.budget {
            SearchBudget::Iterations(_) => "report-repeat-exact",
            SearchBudget::ThinkMs(_) => "report-repeat-clock",
        };
        let command = format!("<pre><code>{}</code></pre>\n", escape(&self.command()));
        let mut rows = vec![
            vec![
                words.text("report-row-rules"),
                plan.game.info().rules_version.to_string(),
            ],
            vec![words.text("report-row-data"), plan.contests[0].data_version()],
            vec![words.text("report-row-seed"), self.seed().to_owned()],
        ];
        for (id, value) in &plan.options {
            let game = plan.game.info().id;
            let name = words.context.text(&format!("{game}-option-{id}"));
            let said = words.context.text(&format!("{game}-value-{id}-{value}"));
            rows.push(vec![name, format!("{said} ({id}={value})")]);
        }
        let table = Table {
            caption: words.text("report-repeat"),
            titles: Vec::new(),
            rows,
        };
        section(
            &words.text("report-repeat"),
            &words.text(note),
            &format!("{command}{}", table.html()),
        )
    }

    fn command(&self) -> String {
        let args = self.args;
        let mut command = format!("smokestack arena {}", args.game);
        let mut add = |name: &str, value: &str| command += &format!(" --{name} {}", quoted(value));
        args.bots.iter().for_each(|bots| add("bots", bots));
        add("games", &args.games.to_string());
        match self.plan.budget {
            SearchBudget::Iterations(count) => add("iterations", &count.to_string()),
            SearchBudget::ThinkMs(ms) => add("think", &ms.to_string()),
        }
        args.table.options.iter().for_each(|option| add("option", option));
        if let Some(data) = &args.table.data {
            add("data", &data.display().to_string());
        }
        add("seed", self.seed());
        command
    }

    /// The seed as it was given.
    fn seed(&self) -> &str {
        self.args.table.seed.as_deref().unwrap_or("0")
    }

    fn footer(&self) -> String {
        let version = [("version", env!("CARGO_PKG_VERSION").to_owned())];
        let bots = state::fingerprint(self.plan);
        let said = self
            .words
            .with("report-footer", &[&version[..], &[("bots", bots)]].concat());
        format!("<footer><p>{}</p></footer>\n", escape(&said))
    }

    /// The figures of each line-up, and over all if there are several.
    fn groups(&self) -> Vec<(Option<String>, &Figures)> {
        if self.plan.line_ups.len() == 1 {
            return vec![(None, &self.summary.all)];
        }
        let own = self.summary.line_ups.iter().map(|(at, figures)| {
            let bots = [("bots", self.words.line_up(self.plan, *at))];
            (Some(self.words.counted("line-up", figures.games, &bots)), figures)
        });
        let all = (Some(self.words.text("all-line-ups")), &self.summary.all);
        own.chain([all]).collect()
    }

    /// The colour and sign of a bot: the same in every plot.
    fn number(&self, bot: &str) -> usize {
        let bots = &self.summary.all.bots;
        bots.iter()
            .position(|figures| figures.bot == bot)
            .unwrap_or_default()
    }
}

/// A word of a command line as a shell wants it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=,./:".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
