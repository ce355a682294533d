//! A table on the terminal: one drawing per game, and the parts that all games share.

mod age_of_industry;
mod barrage;
mod industria;
mod industry;
mod plain;

use crate::say;
use catalog::{Choice, DynTable};
use lang::{Family, FluentValue, Names as _};
use smokestack_core::{Player, Seat, Viewer};

use crate::context::{Context, TableNames};

/// The terminal width into which everything fits.
const TERMINAL_WIDTH: usize = 80;

/// The width of the action column in lists of choices, unless all labels fit beside a wider one.
const ACTION_WIDTH: usize = 28;

/// The point of view from which a table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// Nothing is hidden.
    Everything,
    Of(Viewer),
}

impl Perspective {
    /// Whether information that only this seat may know is shown.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Perspective::Everything => true,
            Perspective::Of(viewer) => viewer == Viewer::Seat(seat),
        }
    }
}

/// A line across the screen, between the log and the table.
pub fn line() {
    say!("{}", "─".repeat(TERMINAL_WIDTH));
}

/// Prints the position: as the game's own drawing, or else as a list of what is known.
pub fn position(context: &Context, table: &dyn DynTable, perspective: Perspective) {
    if let Some(typed_table) = catalog::downcast::<::industria::Industria>(table) {
        industria::position(context, table, typed_table);
    } else if let Some(typed_table) = catalog::downcast::<::industry::Industry>(table) {
        industry::position(context, table, typed_table);
    } else if let Some(typed_table) = catalog::downcast::<::barrage::Barrage>(table) {
        barrage::position(context, table, typed_table);
    } else if let Some(typed_table) = catalog::downcast::<::age_of_industry::AgeOfIndustry>(table) {
        age_of_industry::position(context, table, typed_table, perspective);
    } else {
        plain::position(table, perspective);
    }
}

/// A seat with its id, which is not repeated for bots: `A Anna`, `B (greedy)`.
fn label(names: &TableNames<'_>, seat: Seat) -> String {
    match &names.table.players()[seat.index()] {
        Player::Person(name) => format!("{seat} {name}"),
        Player::Bot(_) => names.seat(seat),
    }
}

/// The score sheet, one line per seat.
pub fn scores(context: &Context, table: &dyn DynTable) {
    let names = TableNames {
        table,
        language: context.code(),
    };
    let game = table.info().id;
    let mut sheet = table.scores().0;
    sheet.sort_by_key(|score| score.place);
    for score in sheet {
        let last = score.lines.len().saturating_sub(1);
        let source = |(index, (source, points)): (usize, &(_, i32))| {
            let comma = if index < last { "," } else { "" };
            format!(
                "{} {points}{comma}",
                context.text(&format!("{game}-score-{source}"))
            )
        };
        let sources: Vec<String> = score.lines.iter().enumerate().map(source).collect();
        let name = names.seat(score.seat);
        let mut start = format!("{}. {name:<16} {:>4}   ", score.place, score.total);
        let width = start.chars().count();
        for line in wrap_items(&sources, " ", TERMINAL_WIDTH.saturating_sub(width)) {
            say!("{start}{line}");
            start = " ".repeat(width);
        }
    }
}

/// The current question, with the rules behind it.
pub fn question(context: &Context, table: &dyn DynTable) {
    let question = table.question();
    let names = TableNames {
        table,
        language: context.code(),
    };
    let prompt = context
        .translations
        .describe(table.info().id, Family::Prompt, &question.ask, &names);
    say!();
    let mut words: Vec<String> = prompt.split(' ').map(str::to_owned).collect();
    words.push(format!(" [{}]", question.rules.join(", ")));
    fold_words("", &words);
}

/// The numbered choices, grouped by kind for games with very many.
pub fn choices(context: &Context, table: &dyn DynTable) {
    let is_grouped = catalog::downcast::<::age_of_industry::AgeOfIndustry>(table)
        .is_some_and(|typed_table| age_of_industry::choices(context, table, typed_table));
    if !is_grouped {
        list(context, table);
    }
}

/// One choice per line, with its text.
pub fn list(context: &Context, table: &dyn DynTable) {
    let names = TableNames {
        table,
        language: context.code(),
    };
    let legal = table.legal();
    let label = |choice: &Choice| {
        let label = &choice.label;
        context
            .translations
            .describe(table.info().id, Family::Action, label, &names)
    };
    let lines: Vec<(String, String)> = legal.iter().map(|c| (c.action.clone(), label(c))).collect();
    let longest = lines.iter().map(|(text, _)| text.chars().count()).max();
    let longest = longest.unwrap_or_default().max(ACTION_WIDTH);
    let fits = |(_, label): &(String, String)| 7 + longest + label.chars().count() <= TERMINAL_WIDTH;
    let width = if lines.iter().all(fits) {
        longest
    } else {
        ACTION_WIDTH
    };
    for (number, (text, label)) in (1..).zip(lines) {
        let line = format!("  {number:>2}  {text:<width$} {label}");
        if line.chars().count() <= TERMINAL_WIDTH {
            say!("{line}");
        } else {
            say!("  {number:>2}  {text}");
            fold("        ", &label);
        }
    }
}

/// Prints a text with values.
pub fn say(context: &Context, key: &str, values: &[(&str, FluentValue<'_>)]) {
    say!("{}", context.translations.text_with(key, values));
}

/// Prints a sentence on as many lines as it needs; all but the first are indented.
pub fn fold(start: &str, sentence: &str) {
    let words: Vec<String> = sentence.split(' ').map(str::to_owned).collect();
    fold_words(start, &words);
}

fn fold_words(start: &str, words: &[String]) {
    let mut start = start.to_owned();
    let inner = start.chars().count() + 2;
    for line in wrap_items(words, " ", TERMINAL_WIDTH - inner) {
        say!("{start}{}", line.trim_start());
        start = " ".repeat(inner);
    }
}

/// Joins the items into lines of at most this width.
fn wrap_items(items: &[String], separator: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line)
                if line.chars().count() + separator.chars().count() + item.chars().count() <= width =>
            {
                *line += separator;
                *line += item;
            }
            _ => lines.push(item.clone()),
        }
    }
    lines
}
