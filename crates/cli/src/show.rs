//! A table at the terminal: a drawing of one's own for each game, and what is the same for all.

mod barrage;
mod industria;
mod industry;

use crate::say;
use catalog::TableFace;
use lang::{Family, FluentValue, Names as _};
use smokestack_core::{Player, Seat};

use crate::context::{Context, TableNames};

/// What lies on the table.
pub fn position(context: &Context, table: &dyn TableFace) {
    if let Some(typed) = catalog::downcast::<::industria::Industria>(table) {
        industria::position(context, table, typed);
    }
    if let Some(typed) = catalog::downcast::<::industry::Industry>(table) {
        industry::position(context, table, typed);
    }
    if let Some(typed) = catalog::downcast::<::barrage::Barrage>(table) {
        barrage::position(context, table, typed);
    }
}

/// A seat with its letter, once: `A Anna`, `B (greedy)`.
fn label(names: &TableNames<'_>, seat: Seat) -> String {
    match &names.table.players()[seat.index()] {
        Player::Person(name) => format!("{seat} {name}"),
        Player::Bot(_) => names.seat(seat),
    }
}

/// The score sheet, a line a seat.
pub fn scores(context: &Context, table: &dyn TableFace) {
    let names = TableNames {
        table,
        language: context.code(),
    };
    let game = table.info().id;
    let mut sheet = table.scores().0;
    sheet.sort_by_key(|score| score.place);
    for score in sheet {
        let lines: Vec<String> = score
            .lines
            .iter()
            .map(|(source, points)| format!("{} {points}", context.text(&format!("{game}-source-{source}"))))
            .collect();
        say!(
            "{}. {:<16} {:>3}   {}",
            score.place,
            names.seat(score.seat),
            score.total,
            lines.join(", ")
        );
    }
}

/// The question that is asked, in words, with the rules behind it.
pub fn question(context: &Context, table: &dyn TableFace) {
    let question = table.question();
    let names = TableNames {
        table,
        language: context.code(),
    };
    let asked = context
        .phrases
        .tell(table.info().id, Family::Ask, &question.ask, &names);
    say!("\n{asked}  [{}]", question.rules.join(", "));
}

/// Everything that may be answered, numbered.
pub fn choices(context: &Context, table: &dyn TableFace) {
    let names = TableNames {
        table,
        language: context.code(),
    };
    let legal = table.legal();
    let longest = legal.iter().map(|choice| choice.action.chars().count()).max();
    let width = longest.unwrap_or_default().max(28);
    for (index, choice) in legal.iter().enumerate() {
        let label = context
            .phrases
            .tell(table.info().id, Family::Action, &choice.label, &names);
        say!("  {:>2}  {:<width$} {label}", index + 1, choice.action);
    }
}

/// A sentence of the terminal with values.
pub fn say(context: &Context, key: &str, values: &[(&str, FluentValue<'_>)]) {
    say!("{}", context.phrases.with(key, values));
}
