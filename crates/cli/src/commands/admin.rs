//! `smokestack admin`

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use lang::FluentValue;
use server::{Env, Operator, OperatorError, Reported, Reporter};
use smokestack_core::Message;
use store::LATEST_SCHEMA;

use super::backup::{error_message, open_existing};
use super::serve::DEFAULT_DATABASE;
use crate::context::{CommandError, CommandResult, Context};
use crate::print_line;

/// Manage a server's users and tables, whether it is running or not
#[derive(clap::Args)]
pub struct Args {
    /// Database, in the same form as for `serve`
    #[arg(long, env = "SMOKESTACK_DATABASE", hide_env_values = true, value_name = "ADDRESS", default_value = DEFAULT_DATABASE, global = true)]
    database: String,
    /// Settings file for `serve`, from which the database is read
    #[arg(long, env = "SMOKESTACK_CONFIG", value_name = "FILE", global = true)]
    pub config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List users
    People {
        /// Part of a name, an id or an e-mail address [default: all users]
        #[arg(default_value = "", hide_default_value = true)]
        text: String,
    },
    /// Create an account and print its password, even if sign-up is closed
    Add { name: String, email: String },
    /// Reset a user's password, print the new one and sign the user out everywhere
    Password {
        /// Id or e-mail address
        who: String,
    },
    /// Ban a user
    Ban {
        /// Id or e-mail address
        who: String,
    },
    /// Lift a user's ban
    Unban {
        /// Id or e-mail address
        who: String,
    },
    /// List reported messages: what was written, by whom, and why it was reported
    Reports {
        /// Show all reports, even if one user sent more than three
        #[arg(long)]
        all: bool,
    },
    /// Remove a reported message, so that nobody can read it any longer
    Remove {
        /// Id of the report (see `reports`)
        report: String,
    },
    /// Close a report
    Settle {
        /// Id of the report (see `reports`)
        report: String,
    },
    /// End a table before its game is over
    EndTable {
        /// Id of the table: the last part of its link
        table: String,
    },
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| CommandError(error.to_string()))?;
    let result = runtime.block_on(async {
        let store = open_existing(&args.database, LATEST_SCHEMA).await?;
        let operator = Operator::new(store.clone(), Env::real());
        let result = execute(context, &operator, &args.command).await;
        store.close().await;
        result
    });
    match result {
        Ok(output) => {
            print_line!("{output}");
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => Err(operator_error(context, &args.database, &error)),
    }
}

async fn execute(context: &Context, operator: &Operator, command: &Command) -> Result<String, OperatorError> {
    let text_of = |key: &'static str, values: &[(&str, &str)]| {
        let values: Vec<(&str, FluentValue<'_>)> = values
            .iter()
            .map(|(name, value)| (*name, FluentValue::from(*value)))
            .collect();
        context.translations.text_with(key, &values)
    };
    Ok(match command {
        Command::People { text } => {
            let people = operator.find(text).await?;
            let line = |(person, email): &(store::Person, Option<String>)| {
                let banned_mark = match person.banned_at {
                    Some(_) => text_of("cli-admin-banned-mark", &[]),
                    None => String::new(),
                };
                let email = email.as_deref().unwrap_or("-");
                format!("{}  {}  {email}  {banned_mark}", person.id, person.name)
                    .trim_end()
                    .to_owned()
            };
            let lines: Vec<String> = people.iter().map(line).collect();
            if lines.is_empty() {
                text_of("cli-admin-nobody", &[])
            } else {
                lines.join("\n")
            }
        }
        Command::Add { name, email } => {
            let (person, password) = operator.add(name, email).await?;
            text_of(
                "cli-admin-added",
                &[
                    ("name", &person.name),
                    ("id", &person.id),
                    ("password", &password),
                ],
            )
        }
        Command::Password { who } => {
            let password = operator.reset_password(who).await?;
            text_of("cli-admin-password", &[("who", who), ("password", &password)])
        }
        Command::Ban { who } => {
            let person = operator.ban(who, true).await?;
            text_of("cli-admin-banned", &[("name", &person.name)])
        }
        Command::Unban { who } => {
            let person = operator.ban(who, false).await?;
            text_of("cli-admin-unbanned", &[("name", &person.name)])
        }
        Command::Reports { all } => {
            let reports = operator.reports(*all).await?;
            let mut report_texts: Vec<String> =
                reports.iter().map(|entry| report_text(entry, text_of)).collect();
            report_texts.extend(hidden_report_lines(
                &reports,
                &operator.reporters().await?,
                text_of,
            ));
            if report_texts.is_empty() {
                text_of("cli-admin-no-reports", &[])
            } else {
                report_texts.join("\n")
            }
        }
        Command::Remove { report } => {
            operator.remove(report).await?;
            text_of("cli-admin-removed", &[("id", report)])
        }
        Command::Settle { report } => {
            operator.settle(report).await?;
            text_of("cli-admin-settled", &[("id", report)])
        }
        Command::EndTable { table } => {
            operator.end_table(table).await?;
            text_of("cli-admin-ended", &[("table", table)])
        }
    })
}

/// One line for each user whose reports are not all shown.
fn hidden_report_lines(
    shown_reports: &[Reported],
    reporters: &[Reporter],
    text_of: impl Fn(&'static str, &[(&str, &str)]) -> String,
) -> Vec<String> {
    let hidden_count = |reporter: &Reporter| {
        let is_own = |entry: &&Reported| entry.report.reporter == reporter.id;
        let count = reporter.count - shown_reports.iter().filter(is_own).count() as i64;
        (count > 0).then(|| {
            text_of(
                "cli-admin-more-reports",
                &[
                    ("count", &count.to_string()),
                    ("reporter", &one_line(&reporter.name)),
                    ("id", reporter.id.as_deref().unwrap_or("-")),
                ],
            )
        })
    };
    reporters.iter().filter_map(hidden_count).collect()
}

/// A user's text on one line, so that none of it can be mistaken for another report.
fn one_line(text: &str) -> String {
    let visible = |character: char| match character {
        '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => '⏎',
        // Characters that change the writing direction or are invisible.
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => {
            '\u{fffd}'
        }
        character if character.is_control() => '\u{fffd}',
        character => character,
    };
    text.chars().map(visible).collect()
}

fn report_text(reported: &Reported, text_of: impl Fn(&'static str, &[(&str, &str)]) -> String) -> String {
    let report = &reported.report;
    let value_or_dash = |text: &str| one_line(if text.is_empty() { "-" } else { text });
    text_of(
        "cli-admin-report",
        &[
            ("id", &report.id),
            ("time", &reported.time),
            ("table", &report.table_id),
            ("number", &report.message.to_string()),
            ("name", &value_or_dash(&reported.name)),
            ("about", report.about.as_deref().unwrap_or("-")),
            ("text", &one_line(&report.text)),
            (
                "reporter",
                &format!(
                    "{} ({})",
                    value_or_dash(&reported.reporter),
                    report.reporter.as_deref().unwrap_or("-")
                ),
            ),
            ("why", &value_or_dash(&report.why)),
        ],
    )
}

fn operator_error(context: &Context, database: &str, error: &OperatorError) -> CommandError {
    let reason = match error {
        OperatorError::Nobody(person) => Message::new("error-admin-nobody").text("who", person),
        OperatorError::Several { email, ids } => Message::new("error-admin-several")
            .text("email", email)
            .text("ids", ids),
        OperatorError::Guest(person) => Message::new("error-admin-guest").text("who", person),
        OperatorError::NoTable(table) => Message::new("error-admin-table").text("table", table),
        OperatorError::NoReport(id) => Message::new("error-admin-report").text("id", id),
        OperatorError::Name(name) => Message::new("error-name").text("name", name),
        OperatorError::Address(_) => Message::new("error-address"),
        OperatorError::Hash => Message::new("error-unavailable"),
        OperatorError::Store(error) => error_message(database, error),
    };
    context.error(&reason)
}
