//! A table on the terminal: one drawing per game, and the parts that all games share.

mod age_of_industry;
mod barrage;
mod fallback;
mod industria;
mod industry;

use crate::print_line;
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

/// Prints a line across the screen, between the log and the table.
pub fn print_separator() {
    print_line!("{}", "─".repeat(TERMINAL_WIDTH));
}

/// Prints the position: as the game's own drawing, or else as a list of what is known.
pub fn print_position(context: &Context, table: &dyn DynTable, perspective: Perspective) {
    if let Some(typed_table) = catalog::downcast::<::industria::Industria>(table) {
        industria::print_position(context, table, typed_table);
    } else if let Some(typed_table) = catalog::downcast::<::industry::Industry>(table) {
        industry::print_position(context, table, typed_table);
    } else if let Some(typed_table) = catalog::downcast::<::barrage::Barrage>(table) {
        barrage::print_position(context, table, typed_table);
    } else if let Some(typed_table) = catalog::downcast::<::age_of_industry::AgeOfIndustry>(table) {
        age_of_industry::print_position(context, table, typed_table, perspective);
    } else {
        fallback::print_position(table, perspective);
    }
}

/// A seat with its id, which is not repeated for bots: `A Anna`, `B (greedy)`.
fn seat_label(names: &TableNames<'_>, seat: Seat) -> String {
    match &names.table.players()[seat.index()] {
        Player::Person(name) => format!("{seat} {name}"),
        Player::Bot(_) => names.seat(seat),
    }
}

/// Prints the score sheet, one line per seat.
pub fn print_scores(context: &Context, table: &dyn DynTable) {
    let names = TableNames {
        table,
        language: context.language_code(),
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
            print_line!("{start}{line}");
            start = " ".repeat(width);
        }
    }
}

/// Prints the current question, with the rules behind it.
pub fn print_question(context: &Context, table: &dyn DynTable) {
    let question = table.question();
    let names = TableNames {
        table,
        language: context.language_code(),
    };
    let prompt = context
        .translations
        .describe(table.info().id, Family::Prompt, &question.ask, &names);
    print_line!();
    let mut words: Vec<String> = prompt.split(' ').map(str::to_owned).collect();
    words.push(format!(" [{}]", question.rules.join(", ")));
    print_wrapped_words("", &words);
}

/// Prints the numbered choices, grouped by kind in games with very many of them.
pub fn print_choices(context: &Context, table: &dyn DynTable) {
    let is_grouped = catalog::downcast::<::age_of_industry::AgeOfIndustry>(table)
        .is_some_and(|typed_table| age_of_industry::print_choices(context, table, typed_table));
    if !is_grouped {
        print_choice_list(context, table);
    }
}

/// Prints one choice per line, with its text.
pub fn print_choice_list(context: &Context, table: &dyn DynTable) {
    let names = TableNames {
        table,
        language: context.language_code(),
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
            print_line!("{line}");
        } else {
            print_line!("  {number:>2}  {text}");
            print_wrapped("        ", &label);
        }
    }
}

/// Prints the text with this key.
pub fn print_text(context: &Context, key: &str, values: &[(&str, FluentValue<'_>)]) {
    print_line!("{}", context.translations.text_with(key, values));
}

/// Prints a sentence on as many lines as it needs; all but the first are indented.
pub fn print_wrapped(start: &str, sentence: &str) {
    let words: Vec<String> = sentence.split(' ').map(str::to_owned).collect();
    print_wrapped_words(start, &words);
}

fn print_wrapped_words(start: &str, words: &[String]) {
    let mut start = start.to_owned();
    let inner = start.chars().count() + 2;
    for line in wrap_items(words, " ", TERMINAL_WIDTH - inner) {
        print_line!("{start}{}", line.trim_start());
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
