//! The report: one self-contained HTML file, for the screen and for printing.

mod intervals;
mod scores;
mod sections;
mod sources;
mod svg;

use super::plan::Plan;
use super::summary::{GroupStats, Summary};
use super::texts::Texts;
use super::{Args, state};
use catalog::SearchBudget;
use sections::{Table, fact, section};
use svg::escape;

const STYLE_CSS: &str = include_str!("report/style.css");
const LOGO_SVG: &str = include_str!("../../../../client/static/assets/icon.svg");

/// The data for all sections.
pub struct Report<'r> {
    pub texts: &'r Texts<'r>,
    pub plan: &'r Plan,
    pub summary: &'r Summary,
    pub args: &'r Args,
}

impl Report<'_> {
    pub fn html(&self) -> String {
        let title = format!("{} · {}", self.plan.game.info().name, self.subtitle());
        let code = self.texts.context.language_code();
        let sections = [
            self.verdicts_section(),
            self.win_rates_section(),
            self.scores_section(),
            self.sources_section(),
            self.seats_section(),
            self.ratings_section(),
            self.thinking_time_section(),
            self.reproduction_section(),
        ];
        format!(
            "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{STYLE_CSS}</style>\n</head>\n\
             <body>\n{}{}<main>\n{}</main>\n{}</body>\n</html>\n",
            escape(&title),
            sources::patterns(),
            self.header(),
            sections.concat(),
            self.footer(),
        )
    }

    /// The line-up, or the number of line-ups.
    fn subtitle(&self) -> String {
        match self.plan.line_ups.len() {
            1 => self.texts.line_up(self.plan, 0),
            several => self.texts.text_with_count("report-line-ups", several as u64, &[]),
        }
    }

    fn header(&self) -> String {
        let (texts, plan) = (self.texts, self.plan);
        let deals = self.summary.line_ups.iter().map(|(at, stats)| {
            let orders = plan.contests[*at].seatings() as u64;
            stats.games.div_ceil(orders)
        });
        let seats: Vec<String> = plan.seat_counts().iter().map(usize::to_string).collect();
        let facts = [
            fact(
                &texts.whole_number(self.summary.all.games as f64),
                &texts.text("report-fact-games"),
            ),
            fact(
                &texts.whole_number(deals.max().unwrap_or_default() as f64),
                &texts.text("report-fact-deals"),
            ),
            fact(&seats.join(", "), &texts.text("report-fact-seats")),
            match plan.budget {
                SearchBudget::Iterations(count) => fact(
                    &texts.whole_number(f64::from(count)),
                    &texts.text("report-fact-iterations"),
                ),
                SearchBudget::ThinkMs(ms) => {
                    fact(&texts.whole_number(f64::from(ms)), &texts.text("report-fact-ms"))
                }
            },
            fact(
                &texts.duration(self.summary.seconds),
                &texts.text("report-fact-time"),
            ),
        ];
        let lead = self.summary.all.bots.first().map(|bot| texts.verdict(bot));
        format!(
            "<header>\n<div class=\"inner\">\n<p class=\"brand\">{LOGO_SVG}<span>Smokestack</span> {}</p>\n<h1>{}</h1>\n\
             <p class=\"who\">{}</p>\n<p class=\"lead\">{}</p>\n<dl class=\"facts\">{}</dl>\n</div>\n</header>\n",
            escape(&texts.text("report-arena")),
            escape(plan.game.info().name),
            escape(&self.subtitle()),
            escape(&lead.unwrap_or_default()),
            facts.concat(),
        )
    }

    /// The command that reproduces the games, and the settings that it implies.
    fn reproduction_section(&self) -> String {
        let (texts, plan) = (self.texts, self.plan);
        let note = match plan.budget {
            SearchBudget::Iterations(_) => "report-repeat-exact",
            SearchBudget::ThinkMs(_) => "report-repeat-clock",
        };
        let command = format!("<pre><code>{}</code></pre>\n", escape(&self.command_line()));
        let mut rows = vec![
            vec![
                texts.text("report-row-rules"),
                plan.game.info().rules_version.to_string(),
            ],
            vec![texts.text("report-row-data"), plan.contests[0].data_version()],
            vec![texts.text("report-row-seed"), self.seed_text().to_owned()],
        ];
        for (id, value) in &plan.options {
            let game = plan.game.info().id;
            let name = texts.context.text(&format!("{game}-option-{id}"));
            let value_text = texts.context.text(&format!("{game}-value-{id}-{value}"));
            rows.push(vec![name, format!("{value_text} ({id}={value})")]);
        }
        let table = Table {
            caption: texts.text("report-repeat"),
            titles: Vec::new(),
            rows,
        };
        section(
            &texts.text("report-repeat"),
            &texts.text(note),
            &format!("{command}{}", table.html()),
        )
    }

    fn command_line(&self) -> String {
        let args = self.args;
        let mut command = format!("smokestack arena {}", args.game);
        let mut add = |name: &str, value: &str| command += &format!(" --{name} {}", quote_for_shell(value));
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
        add("seed", self.seed_text());
        command
    }

    /// The seed as given by the user.
    fn seed_text(&self) -> &str {
        self.args.table.seed.as_deref().unwrap_or("0")
    }

    fn footer(&self) -> String {
        let version = [("version", env!("CARGO_PKG_VERSION").to_owned())];
        let bots = state::fingerprint(self.plan);
        let footer = self
            .texts
            .text_with("report-footer", &[&version[..], &[("bots", bots)]].concat());
        format!("<footer><p>{}</p></footer>\n", escape(&footer))
    }

    /// The statistics for each line-up and, if there are several, for all of them together.
    fn groups(&self) -> Vec<(Option<String>, &GroupStats)> {
        if self.plan.line_ups.len() == 1 {
            return vec![(None, &self.summary.all)];
        }
        let line_up_groups = self.summary.line_ups.iter().map(|(at, stats)| {
            let bots = [("bots", self.texts.line_up(self.plan, *at))];
            (
                Some(self.texts.text_with_count("line-up", stats.games, &bots)),
                stats,
            )
        });
        let all = (Some(self.texts.text("all-line-ups")), &self.summary.all);
        line_up_groups.chain([all]).collect()
    }

    /// The number that selects a bot's colour and marker, which are the same in every chart.
    fn bot_number(&self, bot: &str) -> usize {
        let bots = &self.summary.all.bots;
        bots.iter().position(|stats| stats.bot == bot).unwrap_or_default()
    }
}

/// A command line argument, quoted for a shell.
fn quote_for_shell(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=,./:".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
