//! The page's texts: the Fluent files of a language joined into the few that the page fetches.
//!
//! `texts/en/start.ftl` has what every page needs, `texts/en/GAME.ftl` what is said only in that game.

use crate::page::Files;

/// What every page needs; the guides too, which have the lines on the covers.
const COMMON: [&str; 3] = ["errors", "table", "ui"];
/// What only the terminal or the server says: `cli.ftl`, `cli-….ftl`, `server.ftl`. The server sends whole sentences.
const ELSEWHERE: [&str; 2] = ["cli", "server"];

/// Joins files such as `en/industria-rules.ftl`.
pub fn join(files: &Files) -> Files {
    let mut joined = Files::new();
    for (path, text) in files {
        if let Some(part) = part(path, files) {
            let whole = joined.entry(format!("texts/{part}.ftl")).or_default();
            whole.extend(text);
            whole.push(b'\n');
        }
    }
    joined
}

/// The part to which a file belongs: `en/start`, `en/industria`, or none.
fn part(path: &str, files: &Files) -> Option<String> {
    let file = path.strip_suffix(".ftl")?;
    let (language, name) = file.split_once('/')?;
    match name {
        _ if name
            .split('-')
            .next()
            .is_some_and(|first| ELSEWHERE.contains(&first)) =>
        {
            None
        }
        _ if COMMON.contains(&name) || name.ends_with("-guide") => Some(format!("{language}/start")),
        _ => game(file, files),
    }
}

/// The files of a game begin with its id, and one of them is called just that.
fn game(file: &str, files: &Files) -> Option<String> {
    let others = files.keys().filter_map(|path| path.strip_suffix(".ftl"));
    let ids = others.filter(|id| file == *id || file.starts_with(&format!("{id}-")));
    ids.min_by_key(|id| id.len()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_becomes_its_start_and_a_file_for_each_game() {
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
        let files = names.map(|name| (format!("en/{name}.ftl"), format!("{name} = x").into_bytes()));
        let joined = join(&files.into_iter().collect());
        let texts: Vec<(&str, &str)> = joined
            .iter()
            .map(|(path, text)| (path.as_str(), std::str::from_utf8(text).unwrap()))
            .collect();
        let expected = [
            (
                "texts/en/age-of-mills.ftl",
                "age-of-mills-rules = x\nage-of-mills = x\n",
            ),
            ("texts/en/mill.ftl", "mill-rules = x\nmill = x\n"),
            (
                "texts/en/start.ftl",
                "age-of-mills-guide = x\nerrors = x\ntable = x\nui = x\n",
            ),
        ];
        assert_eq!(texts, expected);
    }
}
