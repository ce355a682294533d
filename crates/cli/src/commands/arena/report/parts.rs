//! The sections of the report: a heading, a sentence how to read it, a plot, and the same figures as a table.

use super::intervals::{self, Look, Row};
use super::svg::escape;
use super::{Report, scores, sources};
use crate::commands::arena::figures::BotFigures;
use crate::commands::arena::statistics::{deviation, quantile, rate};
use smokestack_core::Seat;

/// A table of words; the first column names the rows.
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
        let head = match titles.is_empty() {
            true => String::new(),
            false => format!("<thead><tr>{titles}</tr></thead>\n"),
        };
        format!(
            "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{0}\"><table>\
             <caption class=\"unseen\">{0}</caption>\n{head}<tbody>\n{1}</tbody></table></div>\n",
            escape(&self.caption),
            self.rows.iter().map(row).collect::<String>()
        )
    }
}

pub fn section(title: &str, note: &str, inside: &str) -> String {
    format!(
        "<section>\n<h2><span>{}</span></h2>\n<p class=\"note\">{}</p>\n{inside}</section>\n",
        escape(title),
        escape(note)
    )
}

/// One of the figures at the top.
pub fn fact(value: &str, name: &str) -> String {
    format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(name), escape(value))
}

impl Report<'_> {
    fn titles(&self, keys: &[&str]) -> Vec<String> {
        keys.iter()
            .map(|key| self.words.text(&format!("column-{key}")))
            .collect()
    }

    fn table(&self, caption: &str, titles: &[&str], rows: Vec<Vec<String>>) -> String {
        let table = Table {
            caption: caption.to_owned(),
            titles: self.titles(titles),
            rows,
        };
        table.html()
    }

    pub(super) fn verdicts(&self) -> String {
        let line = |bot: &BotFigures| {
            let number = self.number(&bot.bot);
            let (rate, verdict) = (self.words.percent(bot.win_rate.value), self.words.verdict(bot));
            format!(
                "<li class=\"b{number}\"><strong>{}</strong><b>{}</b><span>{}</span></li>\n",
                escape(&rate),
                escape(&bot.bot),
                escape(&verdict)
            )
        };
        let lines: String = self.summary.all.bots.iter().map(line).collect();
        section(
            &self.words.text("report-verdict"),
            &self.words.text("report-verdict-note"),
            &format!("<ul class=\"verdicts\">\n{lines}</ul>\n"),
        )
    }

    pub(super) fn win_rates(&self) -> String {
        let words = self.words;
        let (mut rows, mut table) = (Vec::new(), Vec::new());
        for (group, figures) in self.groups() {
            for (at, bot) in figures.bots.iter().enumerate() {
                let said = format!(
                    "{} ({})",
                    words.percent(bot.win_rate.value),
                    words.range(&bot.win_rate, 100.0, 1)
                );
                let name = match &group {
                    Some(group) => format!("{} – {group}", bot.bot),
                    None => bot.bot.clone(),
                };
                table.push(vec![
                    name,
                    words.whole(bot.seats_played as f64),
                    words.wins(bot.wins),
                    words.percent(bot.win_rate.value),
                    words.range(&bot.win_rate, 100.0, 1),
                    words.percent(bot.fair),
                ]);
                rows.push(Row {
                    group: group.clone().filter(|_| at == 0),
                    bot: self.number(&bot.bot),
                    label: bot.bot.clone(),
                    estimate: bot.win_rate,
                    fair: Some(bot.fair),
                    said,
                });
            }
        }
        let title = words.text("report-rates");
        let plot = self.rate_plot(&title, &rows);
        let titles = ["bot", "seats-played", "wins", "win-rate", "interval", "fair"];
        let table = self.table(&title, &titles, table);
        section(
            &title,
            &words.text("report-rates-note"),
            &format!("{plot}{table}"),
        )
    }

    fn rate_plot(&self, title: &str, rows: &[Row]) -> String {
        let same = rows.iter().all(|row| row.fair == rows[0].fair);
        let look = Look {
            title: title.to_owned(),
            fair: same.then(|| self.words.text("column-fair")),
            from_nought_to: Some(0.5),
            tick: &|value| self.words.percent_whole(value),
        };
        intervals::plot(rows, &look)
    }

    pub(super) fn score_spread(&self) -> String {
        let words = self.words;
        let title = words.text("report-scores");
        let bots = &self.summary.all.bots;
        let plot = scores::plot(bots, &title, &|bot| {
            words.with("report-mean", &[("mean", words.number(bot.score.value, 1))])
        });
        let row = |bot: &BotFigures| {
            let end = |score: Option<&i32>| words.whole(f64::from(score.copied().unwrap_or_default()));
            vec![
                bot.bot.clone(),
                words.number(bot.score.value, 1),
                words.range(&bot.score, 1.0, 1),
                words.number(deviation(&bot.scores), 1),
                end(bot.scores.first()),
                words.number(quantile(&bot.scores, 0.25), 0),
                words.number(quantile(&bot.scores, 0.5), 0),
                words.number(quantile(&bot.scores, 0.75), 0),
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
            &words.text("report-scores-note"),
            &format!("{plot}{table}"),
        )
    }

    pub(super) fn points(&self) -> String {
        let words = self.words;
        let title = words.text("sources");
        let bots = &self.summary.all.bots;
        let known = sources::known(bots);
        let names: Vec<String> = known.iter().map(|source| words.source(source)).collect();
        let plot = sources::plot(bots, &title, &|points| words.number(points, 1));
        let row = |(source, name): (&&str, &String)| {
            let points = bots
                .iter()
                .map(|bot| words.number(sources::points(bot, source), 1));
            std::iter::once(name.clone()).chain(points).collect()
        };
        let mut rows: Vec<Vec<String>> = known.iter().zip(&names).map(row).collect();
        let totals = bots.iter().map(|bot| words.number(bot.score.value, 1));
        rows.push(
            std::iter::once(words.text("report-total"))
                .chain(totals)
                .collect(),
        );
        let titles =
            std::iter::once(words.text("column-source")).chain(bots.iter().map(|bot| bot.bot.clone()));
        let table = Table {
            caption: title.clone(),
            titles: titles.collect(),
            rows,
        };
        let inside = format!("{}{plot}{}", sources::legend(&names), table.html());
        section(&title, &words.text("report-sources-note"), &inside)
    }

    pub(super) fn by_seat(&self) -> String {
        let words = self.words;
        let (mut rows, mut table) = (Vec::new(), Vec::new());
        for bot in &self.summary.all.bots {
            let seats = Seat::all(bot.places.len())
                .zip(&bot.places)
                .filter(|(_, (played, _))| *played > 0);
            for (at, (seat, (played, wins))) in seats.enumerate() {
                let estimate = rate(*wins, *played);
                let said = format!(
                    "{} ({})",
                    words.percent(estimate.value),
                    words.range(&estimate, 100.0, 1)
                );
                table.push(vec![
                    format!("{}\u{a0}·\u{a0}{seat}", bot.bot),
                    words.whole(*played as f64),
                    words.wins(*wins),
                    words.percent(estimate.value),
                    words.range(&estimate, 100.0, 1),
                ]);
                rows.push(Row {
                    group: (at == 0).then(|| bot.bot.clone()),
                    bot: self.number(&bot.bot),
                    label: words.with("report-seat", &[("seat", seat.to_string())]),
                    estimate,
                    fair: Some(bot.win_rate.value),
                    said,
                });
            }
        }
        let title = words.text("report-seats");
        let look = Look {
            title: title.clone(),
            fair: None,
            from_nought_to: Some(0.5),
            tick: &|value| words.percent_whole(value),
        };
        let plot = intervals::plot(&rows, &look);
        let titles = ["bot", "seats-played", "wins", "win-rate", "interval"];
        let table = self.table(&title, &titles, table);
        section(
            &title,
            &words.text("report-seats-note"),
            &format!("{plot}{table}"),
        )
    }

    pub(super) fn ratings(&self) -> String {
        let words = self.words;
        let rated = self
            .summary
            .all
            .bots
            .iter()
            .filter_map(|bot| Some((bot, bot.rating?)));
        let mut rated: Vec<_> = rated.collect();
        if rated.is_empty() {
            return String::new(); // everybody played only against itself
        }
        rated.sort_by(|one, two| two.1.value.total_cmp(&one.1.value));
        let said = |rating: f64| words.number(rating, 0);
        let row = |(bot, rating): &(&BotFigures, _)| {
            let rating: &crate::commands::arena::statistics::Estimate = rating;
            Row {
                group: None,
                bot: self.number(&bot.bot),
                label: bot.bot.clone(),
                estimate: *rating,
                fair: None,
                said: format!("{} ({})", said(rating.value), words.range(rating, 1.0, 0)),
            }
        };
        let rows: Vec<Row> = rated.iter().map(row).collect();
        let title = words.text("report-ratings");
        let look = Look {
            title: title.clone(),
            fair: None,
            from_nought_to: None,
            tick: &|value| words.number(value, 0),
        };
        let plot = intervals::plot(&rows, &look);
        let table = rated
            .iter()
            .map(|(bot, rating)| vec![bot.bot.clone(), said(rating.value), words.range(rating, 1.0, 0)]);
        let table = self.table(&title, &["bot", "rating", "interval"], table.collect());
        section(
            &title,
            &words.text("report-ratings-note"),
            &format!("{plot}{table}"),
        )
    }

    pub(super) fn thinking(&self) -> String {
        let words = self.words;
        let title = words.text("effort");
        let bots = &self.summary.all.bots;
        let slowest = bots.iter().map(|bot| bot.ms_per_decision).fold(1e-9, f64::max);
        let bar = |bot: &BotFigures| {
            let part = 100.0 * bot.ms_per_decision / slowest;
            format!(
                "<li class=\"b{}\"><b>{}</b><i style=\"--part:{part:.2}%\"></i><span>{}</span></li>\n",
                self.number(&bot.bot),
                escape(&bot.bot),
                escape(&words.with("report-ms", &[("ms", words.ms(bot.ms_per_decision))])),
            )
        };
        let bars: String = bots.iter().map(bar).collect();
        let row = |bot: &BotFigures| {
            vec![
                bot.bot.clone(),
                words.number(bot.decisions as f64 / bot.seats_played.max(1) as f64, 1),
                words.ms(bot.ms_per_decision),
                bot.iterations_per_second
                    .map_or("–".to_owned(), |n| words.whole(n)),
            ]
        };
        let titles = ["bot", "decisions", "ms", "iterations-per-second"];
        let table = self.table(&title, &titles, bots.iter().map(row).collect());
        let inside = format!("<ul class=\"bars\" aria-hidden=\"true\">\n{bars}</ul>\n{table}");
        section(&title, &words.text("report-effort-note"), &inside)
    }
}
