//! `smokestack rules`

use crate::print_line;
use std::process::ExitCode;

use smokestack_core::Message;

use crate::context::{CommandResult, Context};

/// Print a game's numbered rules
#[derive(clap::Args)]
pub struct Args {
    /// Id of the game (see `smokestack games`)
    game: String,
    /// Number of a rule (IA-6.6) or of a chapter (IA-6) [default: all rules]
    number: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let info = context.find_game(&args.game)?.info();
    let requested_number = args
        .number
        .as_deref()
        .map(|n| n.trim_start_matches(info.rule_prefix).trim_start_matches('-'));
    let mut matching_rules = Vec::new();
    for chapter in (1..).take_while(|c| context.translations.has(&format!("{}-chapter-{c}", info.id))) {
        let title = context.text(&format!("{}-chapter-{chapter}", info.id));
        for rule in (1..).take_while(|r| {
            context
                .translations
                .has(&format!("{}-rule-{chapter}-{r}", info.id))
        }) {
            let number = format!("{chapter}.{rule}");
            if requested_number.is_none_or(|w| w == number || w == chapter.to_string()) {
                let text = context.text(&format!("{}-rule-{chapter}-{rule}", info.id));
                matching_rules.push((
                    chapter,
                    title.clone(),
                    format!("{}-{number}", info.rule_prefix),
                    text,
                ));
            }
        }
    }
    if matching_rules.is_empty() {
        let rule = args.number.clone().unwrap_or_default();
        return Err(context.error(
            &Message::new("error-unknown-rule")
                .text("rule", rule)
                .text("game", info.name),
        ));
    }
    if args.json {
        let all: Vec<_> = matching_rules
            .iter()
            .map(|(_, title, number, text)| serde_json::json!({"rule": number, "chapter": title, "text": text}))
            .collect();
        print_line!(
            "{}",
            serde_json::to_string_pretty(&all).expect("plain data is JSON")
        );
        return Ok(ExitCode::SUCCESS);
    }
    let mut last = 0;
    for (chapter, title, number, text) in matching_rules {
        if chapter != last {
            print_line!("{}{chapter}  {title}", if last == 0 { "" } else { "\n" });
            last = chapter;
        }
        print_line!("  {number:<8} {}", text.replace('\n', "\n           "));
    }
    Ok(ExitCode::SUCCESS)
}
