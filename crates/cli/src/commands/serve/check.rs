//! `smokestack serve --check`: checks whether the server would start, without changing anything.

use std::process::ExitCode;

use smokestack_core::Message;
use store::{Found, LATEST_SCHEMA};

use super::{Args, database_error};
use crate::context::{CommandError, CommandResult, Context};
use crate::print_line;

pub async fn check(context: &Context, args: &Args) -> CommandResult {
    let base_url = match &args.base_url {
        Some(url) => url.to_string(),
        None => context.translations.text("cli-check-any-address"),
    };
    let proxy = args.trusted_proxy.as_ref().map_or("–", |header| header.as_str());
    let rows = [
        ("listen", args.listen.clone()),
        ("database", server::without_password(&args.database)),
        ("base-url", base_url),
        ("sign-up", args.sign_up.to_string()),
        ("trusted-proxy", proxy.to_owned()),
        ("requests-per-second", args.requests_per_second.to_string()),
        ("all-requests-per-second", args.global_request_limit().to_string()),
        ("sign-ins-per-second", args.global_sign_in_limit().to_string()),
        ("live-connections", args.live_connections.to_string()),
        ("all-live-connections", args.global_connection_limit().to_string()),
        ("metrics", args.metrics.clone().unwrap_or("–".to_owned())),
        ("webhooks", args.webhooks.to_string()),
        (
            "smtp",
            args.smtp
                .as_deref()
                .map_or("–".to_owned(), server::without_password),
        ),
        ("mail-from", args.mail_from.clone().unwrap_or("–".to_owned())),
        ("log", args.log.to_string()),
        ("log-format", args.log_format.to_string()),
    ];
    for (name, value) in rows {
        print_line!("{name:24} {value}");
    }
    let mut problems = Vec::new();
    if let Err(problem) = check_mail(context, args).await {
        problems.push(problem);
    }
    for text in [Some(&args.listen), args.metrics.as_ref()].into_iter().flatten() {
        if let Err(problem) = check_port(context, text).await {
            problems.push(problem);
        }
    }
    match check_database(context, args).await {
        Ok(would_start) if problems.is_empty() => print_line!("{}", context.translations.error(&would_start)),
        Ok(_) => {}
        Err(problem) => problems.push(problem),
    }
    if problems.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    // Report all problems at once, so that the operator does not have to fix one to learn about the next.
    let problems: Vec<String> = problems
        .into_iter()
        .map(|CommandError(problem)| problem)
        .collect();
    Err(CommandError(problems.join("\n")))
}

/// Checks that the mail server responds and, with --send-test-email, that it accepts an e-mail.
async fn check_mail(context: &Context, args: &Args) -> Result<(), CommandError> {
    let Some(mail) = super::mail_settings(context, args)? else {
        return match args.send_test_email {
            None => Ok(()),
            Some(_) => Err(context.error(&Message::new("error-mail"))),
        };
    };
    let mail_error = |reason: String| context.error(&Message::new("cli-check-no-mail").text("why", reason));
    let Some(to) = &args.send_test_email else {
        mail.answers().await.map_err(mail_error)?;
        print_line!("{}", context.text("cli-check-mail"));
        return Ok(());
    };
    let (subject, text) = (
        context.text("cli-test-email-subject"),
        context.text("cli-test-email-text"),
    );
    mail.send_test(to, subject, text).await.map_err(mail_error)?;
    let confirmation = Message::new("cli-check-mail-sent").text("address", to);
    print_line!("{}", context.translations.error(&confirmation));
    Ok(())
}

async fn check_port(context: &Context, text: &str) -> Result<(), CommandError> {
    let listening = server::can_listen(super::resolve_address(context, text)?).await;
    listening.map_err(|_| super::port_error(context, text))
}

/// Reports what `serve` would do with the database.
async fn check_database(context: &Context, args: &Args) -> Result<Message, CommandError> {
    let inspection = store::inspect(&args.database).await;
    let inspection = inspection.map_err(|source| database_error(context, &args.database, &source))?;
    Ok(match inspection {
        Found::Nothing => Message::new("cli-check-new"),
        Found::Schema(schema) if schema > LATEST_SCHEMA => {
            let newer = Message::new("cli-check-newer").text("schema", schema);
            return Err(context.error(&newer.text("latest", LATEST_SCHEMA)));
        }
        Found::Schema(LATEST_SCHEMA) => Message::new("cli-check-current"),
        Found::Schema(schema) => Message::new("cli-check-older")
            .text("schema", schema)
            .text("latest", LATEST_SCHEMA),
    })
}
