//! Joins the Fluent files of each language into the few files that the web client loads.
//!
//! `texts/en/start.ftl` has the texts that every page needs, `texts/en/GAME.ftl` those for one game, and `table.ftl`
//! those for all tables and for all pages except the start page. The start page needs only the tagline and the line on
//! the cover from a game's guide.

use crate::page::Files;

/// The files with texts for all pages.
const COMMON: [&str; 2] = ["errors", "ui"];
/// Texts that only the command line or the server uses: `cli.ftl`, `cli-….ftl`, `server.ftl`. The server sends complete
/// sentences.
const NOT_IN_CLIENT: [&str; 2] = ["cli", "server"];

/// Joins files such as `en/industria-rules.ftl`.
pub fn join(files: &Files) -> Files {
    let mut joined = Files::new();
    for (path, text) in files {
        let Some(part) = part(path, files) else { continue };
        let mut add = |part: &str, line: &[u8]| {
            let whole = joined.entry(format!("texts/{part}.ftl")).or_default();
            whole.extend(line);
            whole.push(b'\n');
        };
        if path.ends_with("-guide.ftl") {
            let language = path.split('/').next().unwrap_or_default();
            let start = format!("{language}/start");
            for line in text.split(|byte| *byte == b'\n') {
                add(if is_on_poster(line) { &start } else { &part }, line);
            }
        } else {
            add(&part, text);
        }
    }
    joined
}

/// Whether a line is a game's tagline or the line on its cover, which never span several lines.
fn is_on_poster(line: &[u8]) -> bool {
    let name = line.split(|byte| *byte == b' ').next().unwrap_or_default();
    name.ends_with(b"-tagline") || name.ends_with(b"-cover")
}

/// The joined file to which a file belongs: `en/start`, `en/industria`, or none.
fn part(path: &str, files: &Files) -> Option<String> {
    let file = path.strip_suffix(".ftl")?;
    let (language, name) = file.split_once('/')?;
    match name {
        _ if name
            .split('-')
            .next()
            .is_some_and(|first| NOT_IN_CLIENT.contains(&first)) =>
        {
            None
        }
        _ if COMMON.contains(&name) => Some(format!("{language}/start")),
        _ => game(file, files),
    }
}

/// The game to which a file belongs: the names of its files begin with its id, and one of them is exactly the id.
fn game(file: &str, files: &Files) -> Option<String> {
    let others = files.keys().filter_map(|path| path.strip_suffix(".ftl"));
    let ids = others.filter(|id| file == *id || file.starts_with(&format!("{id}-")));
    ids.min_by_key(|id| id.len()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_becomes_a_start_file_and_one_per_game() {
        let names = [
            "cli",
            "cli-arena",
            "errors",
            "age-of-mills",
            "age-of-mills-guide",
            "age-of-mills-rules",
            "mill",
            "mill-rules",
            "server",
            "table",
            "ui",
        ];
        let files = names.map(|name| {
            let tagline = if name.ends_with("-guide") {
                "age-of-mills-tagline = y\n"
            } else {
                ""
            };
            (
                format!("en/{name}.ftl"),
                format!("{tagline}{name} = x").into_bytes(),
            )
        });
        let joined = join(&files.into_iter().collect());
        let texts: Vec<(&str, &str)> = joined
            .iter()
            .map(|(path, text)| (path.as_str(), std::str::from_utf8(text).unwrap()))
            .collect();
        let expected = [
            (
                "texts/en/age-of-mills.ftl",
                "age-of-mills-guide = x\nage-of-mills-rules = x\nage-of-mills = x\n",
            ),
            ("texts/en/mill.ftl", "mill-rules = x\nmill = x\n"),
            (
                "texts/en/start.ftl",
                "age-of-mills-tagline = y\nerrors = x\nui = x\n",
            ),
            ("texts/en/table.ftl", "table = x\n"),
        ];
        assert_eq!(texts, expected);
    }
}
