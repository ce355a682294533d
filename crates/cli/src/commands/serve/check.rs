//! `smokestack serve --check`: would it run like this? Nothing is changed.

use std::process::ExitCode;

use smokestack_core::Message;
use store::{Found, LATEST_SCHEMA};

use super::{Args, database_fails};
use crate::context::{Context, Done};
use crate::say;

pub async fn check(context: &Context, args: &Args) -> Done {
    let base_url = match &args.base_url {
        Some(url) => url.to_string(),
        None => context.phrases.text("cli-check-any-address"),
    };
    let proxy = args.trusted_proxy.as_ref().map_or("–", |header| header.as_str());
    let rows = [
        ("listen", args.listen.clone()),
        ("database", server::without_password(&args.database)),
        ("base-url", base_url),
        ("sign-up", args.sign_up.to_string()),
        ("trusted-proxy", proxy.to_owned()),
        ("requests-per-second", args.requests_per_second.to_string()),
        ("live-connections", args.live_connections.to_string()),
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
    for (word, value) in rows {
        say!("{word:20} {value}");
    }
    if let Some(mail) = super::mail(context, args)? {
        let message = match mail.answers().await {
            Ok(()) => Message::new("cli-check-mail"),
            // It would start all the same: letters are tried again.
            Err(why) => Message::new("cli-check-no-mail").text("why", why),
        };
        say!("{}", context.phrases.error(&message));
    }
    server::can_listen(super::listen(context, args)?)
        .await
        .map_err(|_| super::port_fails(context, args))?;
    let found = store::inspect(&args.database).await;
    let found = found.map_err(|source| database_fails(context, &args.database, &source))?;
    let message = match found {
        Found::Nothing => Message::new("cli-check-new"),
        Found::Schema(schema) if schema > LATEST_SCHEMA => {
            let newer = Message::new("cli-check-newer").text("schema", schema);
            return Err(context.fail(&newer.text("latest", LATEST_SCHEMA)));
        }
        Found::Schema(LATEST_SCHEMA) => Message::new("cli-check-current"),
        Found::Schema(schema) => Message::new("cli-check-older")
            .text("schema", schema)
            .text("latest", LATEST_SCHEMA),
    };
    say!("{}", context.phrases.error(&message));
    Ok(ExitCode::SUCCESS)
}
