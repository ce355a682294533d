//! The sections of the report: a heading, a note on how to read it, a chart, and the same data as a table.

use super::intervals::{self, ChartOptions, Row};
use super::svg::escape;
use super::{Report, scores, sources};
use crate::commands::arena::statistics::{quantile, rate, standard_deviation};
use crate::commands::arena::summary::BotStats;
use smokestack_core::Seat;

/// A table with text cells; the first column has the row headings.
pub struct Table {
    pub caption: String,
    pub titles: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Table {
    pub fn html(&self) -> String {
        let cell = |(at, text): (usize, &String)| match at {
            0 => format!("<th scope=\"row\">{}</th>", escape(text)),
            _ => format!("<td>{}</td>", escape(text)),
        };
        let row = |row: &Vec<String>| {
            format!(
                "<tr>{}</tr>\n",
                row.iter().enumerate().map(cell).collect::<String>()
            )
        };
        let title = |text: &String| format!("<th scope=\"col\">{}</th>", escape(text));
        let titles: String = self.titles.iter().map(title).collect();
        let head = if titles.is_empty() {
            String::new()
        } else {
            format!("<thead><tr>{titles}</tr></thead>\n")
        };
        format!(
            "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{0}\"><table>\
             <caption class=\"unseen\">{0}</caption>\n{head}<tbody>\n{1}</tbody></table></div>\n",
            escape(&self.caption),
            self.rows.iter().map(row).collect::<String>()
        )
    }
}

pub fn section(title: &str, note: &str, content: &str) -> String {
    format!(
        "<section>\n<h2><span>{}</span></h2>\n<p class=\"note\">{}</p>\n{content}</section>\n",
        escape(title),
        escape(note)
    )
}

/// One of the key facts at the top.
pub fn fact(value: &str, name: &str) -> String {
    format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(name), escape(value))
}

impl Report<'_> {
    fn column_titles(&self, keys: &[&str]) -> Vec<String> {
        keys.iter()
            .map(|key| self.texts.text(&format!("column-{key}")))
            .collect()
    }

    fn table(&self, caption: &str, titles: &[&str], rows: Vec<Vec<String>>) -> String {
        let table = Table {
            caption: caption.to_owned(),
            titles: self.column_titles(titles),
            rows,
        };
        table.html()
    }

    pub(super) fn verdicts_section(&self) -> String {
        let line = |bot: &BotStats| {
            let number = self.bot_number(&bot.bot);
            let (rate, verdict) = (self.texts.percent(bot.win_rate.value), self.texts.verdict(bot));
            format!(
                "<li class=\"b{number}\"><strong>{}</strong><b>{}</b><span>{}</span></li>\n",
                escape(&rate),
                escape(&bot.bot),
                escape(&verdict)
            )
        };
        let lines: String = self.summary.all.bots.iter().map(line).collect();
        section(
            &self.texts.text("report-verdict"),
            &self.texts.text("report-verdict-note"),
            &format!("<ul class=\"verdicts\">\n{lines}</ul>\n"),
        )
    }

    pub(super) fn win_rates_section(&self) -> String {
        let texts = self.texts;
        let (mut rows, mut table) = (Vec::new(), Vec::new());
        for (group, stats) in self.groups() {
            for (at, bot) in stats.bots.iter().enumerate() {
                let value_text = format!(
                    "{} ({})",
                    texts.percent(bot.win_rate.value),
                    texts.range(&bot.win_rate, 100.0, 1)
                );
                let name = match &group {
                    Some(group) => format!("{} – {group}", bot.bot),
                    None => bot.bot.clone(),
                };
                table.push(vec![
                    name,
                    texts.whole_number(bot.seats_played as f64),
                    texts.wins(bot.wins),
                    texts.percent(bot.win_rate.value),
                    texts.range(&bot.win_rate, 100.0, 1),
                    texts.percent(bot.fair),
                ]);
                rows.push(Row {
                    group: group.clone().filter(|_| at == 0),
                    bot: self.bot_number(&bot.bot),
                    label: bot.bot.clone(),
                    estimate: bot.win_rate,
                    fair: Some(bot.fair),
                    value_text,
                });
            }
        }
        let title = texts.text("report-rates");
        let plot = self.rate_plot(&title, &rows);
        let titles = ["bot", "seats-played", "wins", "win-rate", "interval", "fair"];
        let table = self.table(&title, &titles, table);
        section(
            &title,
            &texts.text("report-rates-note"),
            &format!("{plot}{table}"),
        )
    }

    fn rate_plot(&self, title: &str, rows: &[Row]) -> String {
        let all_equal = rows.iter().all(|row| row.fair == rows[0].fair);
        let options = ChartOptions {
            title: title.to_owned(),
            fair: all_equal.then(|| self.texts.text("column-fair")),
            from_zero_to: Some(0.5),
            tick: &|value| self.texts.whole_percent(value),
        };
        intervals::plot(rows, &options)
    }

    pub(super) fn scores_section(&self) -> String {
        let texts = self.texts;
        let title = texts.text("report-scores");
        let bots = &self.summary.all.bots;
        let plot = scores::plot(bots, &title, &|bot| {
            texts.text_with("report-mean", &[("mean", texts.number(bot.score.value, 1))])
        });
        let row = |bot: &BotStats| {
            let end = |score: Option<&i32>| texts.whole_number(f64::from(score.copied().unwrap_or_default()));
            vec![
                bot.bot.clone(),
                texts.number(bot.score.value, 1),
                texts.range(&bot.score, 1.0, 1),
                texts.number(standard_deviation(&bot.scores), 1),
                end(bot.scores.first()),
                texts.number(quantile(&bot.scores, 0.25), 0),
                texts.number(quantile(&bot.scores, 0.5), 0),
                texts.number(quantile(&bot.scores, 0.75), 0),
                end(bot.scores.last()),
            ]
        };
        let titles = [
            "bot",
            "score",
            "interval",
            "deviation",
            "lowest",
            "quarter",
            "median",
            "three-quarters",
            "highest",
        ];
        let table = self.table(&title, &titles, bots.iter().map(row).collect());
        section(
            &title,
            &texts.text("report-scores-note"),
            &format!("{plot}{table}"),
        )
    }

    pub(super) fn sources_section(&self) -> String {
        let texts = self.texts;
        let title = texts.text("sources");
        let bots = &self.summary.all.bots;
        let source_names = sources::all_sources(bots);
        let names: Vec<String> = source_names
            .iter()
            .map(|source| texts.source_name(source))
            .collect();
        let plot = sources::plot(bots, &title, &|points| texts.number(points, 1));
        let row = |(source, name): (&&str, &String)| {
            let points = bots
                .iter()
                .map(|bot| texts.number(sources::points(bot, source), 1));
            std::iter::once(name.clone()).chain(points).collect()
        };
        let mut rows: Vec<Vec<String>> = source_names.iter().zip(&names).map(row).collect();
        let totals = bots.iter().map(|bot| texts.number(bot.score.value, 1));
        rows.push(
            std::iter::once(texts.text("report-total"))
                .chain(totals)
                .collect(),
        );
        let titles =
            std::iter::once(texts.text("column-source")).chain(bots.iter().map(|bot| bot.bot.clone()));
        let table = Table {
            caption: title.clone(),
            titles: titles.collect(),
            rows,
        };
        let content = format!("{}{plot}{}", sources::legend(&names), table.html());
        section(&title, &texts.text("report-sources-note"), &content)
    }

    pub(super) fn seats_section(&self) -> String {
        let texts = self.texts;
        let (mut rows, mut table) = (Vec::new(), Vec::new());
        for bot in &self.summary.all.bots {
            let seats = Seat::all(bot.places.len())
                .zip(&bot.places)
                .filter(|(_, (played, _))| *played > 0);
            for (at, (seat, (played, wins))) in seats.enumerate() {
                let estimate = rate(*wins, *played);
                let value_text = format!(
                    "{} ({})",
                    texts.percent(estimate.value),
                    texts.range(&estimate, 100.0, 1)
                );
                table.push(vec![
                    format!("{}\u{a0}·\u{a0}{seat}", bot.bot),
                    texts.whole_number(*played as f64),
                    texts.wins(*wins),
                    texts.percent(estimate.value),
                    texts.range(&estimate, 100.0, 1),
                ]);
                rows.push(Row {
                    group: (at == 0).then(|| bot.bot.clone()),
                    bot: self.bot_number(&bot.bot),
                    label: texts.text_with("report-seat", &[("seat", seat.to_string())]),
                    estimate,
                    fair: Some(bot.win_rate.value),
                    value_text,
                });
            }
        }
        let title = texts.text("report-seats");
        let options = ChartOptions {
            title: title.clone(),
            fair: None,
            from_zero_to: Some(0.5),
            tick: &|value| texts.whole_percent(value),
        };
        let plot = intervals::plot(&rows, &options);
        let titles = ["bot", "seats-played", "wins", "win-rate", "interval"];
        let table = self.table(&title, &titles, table);
        section(
            &title,
            &texts.text("report-seats-note"),
            &format!("{plot}{table}"),
        )
    }

    pub(super) fn ratings_section(&self) -> String {
        let texts = self.texts;
        let rated_bots = self
            .summary
            .all
            .bots
            .iter()
            .filter_map(|bot| Some((bot, bot.rating?)));
        let mut rated_bots: Vec<_> = rated_bots.collect();
        if rated_bots.is_empty() {
            return String::new(); // each bot played only against itself
        }
        rated_bots.sort_by(|left, right| right.1.value.total_cmp(&left.1.value));
        let rating_text = |rating: f64| texts.number(rating, 0);
        let row = |(bot, rating): &(&BotStats, _)| {
            let rating: &crate::commands::arena::statistics::Estimate = rating;
            Row {
                group: None,
                bot: self.bot_number(&bot.bot),
                label: bot.bot.clone(),
                estimate: *rating,
                fair: None,
                value_text: format!("{} ({})", rating_text(rating.value), texts.range(rating, 1.0, 0)),
            }
        };
        let rows: Vec<Row> = rated_bots.iter().map(row).collect();
        let title = texts.text("report-ratings");
        let options = ChartOptions {
            title: title.clone(),
            fair: None,
            from_zero_to: None,
            tick: &|value| texts.number(value, 0),
        };
        let plot = intervals::plot(&rows, &options);
        let table = rated_bots.iter().map(|(bot, rating)| {
            vec![
                bot.bot.clone(),
                rating_text(rating.value),
                texts.range(rating, 1.0, 0),
            ]
        });
        let table = self.table(&title, &["bot", "rating", "interval"], table.collect());
        section(
            &title,
            &texts.text("report-ratings-note"),
            &format!("{plot}{table}"),
        )
    }

    pub(super) fn thinking_time_section(&self) -> String {
        let texts = self.texts;
        let title = texts.text("effort");
        let bots = &self.summary.all.bots;
        let slowest = bots.iter().map(|bot| bot.ms_per_decision).fold(1e-9, f64::max);
        let bar = |bot: &BotStats| {
            let percentage = 100.0 * bot.ms_per_decision / slowest;
            format!(
                "<li class=\"b{}\"><b>{}</b><i style=\"--part:{percentage:.2}%\"></i><span>{}</span></li>\n",
                self.bot_number(&bot.bot),
                escape(&bot.bot),
                escape(&texts.text_with("report-ms", &[("ms", texts.milliseconds(bot.ms_per_decision))])),
            )
        };
        let bars: String = bots.iter().map(bar).collect();
        let row = |bot: &BotStats| {
            vec![
                bot.bot.clone(),
                texts.number(bot.decisions as f64 / bot.seats_played.max(1) as f64, 1),
                texts.milliseconds(bot.ms_per_decision),
                bot.iterations_per_second
                    .map_or("–".to_owned(), |n| texts.whole_number(n)),
            ]
        };
        let titles = ["bot", "decisions", "ms", "iterations-per-second"];
        let table = self.table(&title, &titles, bots.iter().map(row).collect());
        let content = format!("<ul class=\"bars\" aria-hidden=\"true\">\n{bars}</ul>\n{table}");
        section(&title, &texts.text("report-effort-note"), &content)
    }
}
