//! Records: a game as text that people can read, mail and commit to a repository (docs/records.md).
//!
//! Parsing is strict. A record is either exactly what [`Record`]'s `Display` would write, or rejected with the line
//! and what was expected there.

use std::fmt;

use crate::commit_reveal::Shares;
use crate::{Message, Seat, Seed};

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

impl Player {
    /// The maximum length of a name, in characters.
    pub const MAX_NAME_LEN: usize = 40;

    /// A person with this name, if a record can contain it: not empty, not too long, no control characters.
    pub fn person(name: &str) -> Option<Player> {
        let is_valid = !name.trim().is_empty() && name.chars().count() <= Player::MAX_NAME_LEN;
        (is_valid && !name.chars().any(char::is_control)).then(|| Player::Person(name.to_owned()))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(name) => write!(f, "\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\"")),
            Player::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

/// A game as it is stored: everything else (position, log, scores) is computed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub game: String,
    pub rules: u32,
    pub data: String,
    pub options: Vec<(String, String)>,
    pub players: Vec<Player>,
    pub seed: Seed,
    pub moves: Vec<(Seat, String)>,
    pub end: Option<End>,
    /// The shares behind the seed, if a server dealt the game and it is over.
    pub shares: Option<Shares>,
}

/// The last line of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    pub moves: usize,
    pub scores: Vec<(Seat, i32)>,
}

/// The line of the first move: the lines before it are the header.
pub const FIRST_MOVE_LINE: usize = 8;

const FORMAT: &str = "smokestack record 1";

/// What is wrong with a record, and on which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}, found {actual:?}")]
pub struct RecordError {
    pub line: usize,
    pub problem: Problem,
    pub actual: String,
}

/// What was expected instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    #[error("the file was cut inside a line")]
    Cut,
    /// The line's form, as given in docs/records.md.
    #[error("expected `{0}`")]
    Form(String),
    /// A server keeps the seed secret until the end of the game.
    #[error("expected a seed, which the record of a running game does not have")]
    ParseSeedError,
    #[error("expected an action of the game")]
    NotAnAction,
    #[error("expected a legal move ({0})")]
    Illegal(&'static str),
    #[error("expected nothing more, for the game is over")]
    AfterTheEnd,
    #[error("expected a move, for the game is not over")]
    NotOver,
}

impl RecordError {
    pub fn new(line: usize, problem: Problem, actual: impl Into<String>) -> RecordError {
        let mut actual: String = actual.into();
        if actual.chars().count() > 60 {
            actual = actual.chars().take(60).chain(['…']).collect();
        }
        RecordError {
            line,
            problem,
            actual,
        }
    }

    /// A line in the wrong format.
    pub fn form(line: usize, form: impl Into<String>, actual: impl Into<String>) -> RecordError {
        RecordError::new(line, Problem::Form(form.into()), actual)
    }

    pub fn message(&self) -> Message {
        let key = match &self.problem {
            Problem::Cut => "error-record-cut",
            Problem::Form(_) => "error-record-form",
            Problem::ParseSeedError => "error-record-no-seed",
            Problem::NotAnAction => "error-record-not-an-action",
            Problem::Illegal(_) => "error-record-illegal",
            Problem::AfterTheEnd => "error-record-after-the-end",
            Problem::NotOver => "error-record-not-over",
        };
        let message = Message::new(key)
            .with("line", self.line)
            .text("found", &self.actual);
        match &self.problem {
            Problem::Form(form) => message.text("form", form),
            Problem::Illegal(rule) => message.text("rule", rule),
            _ => message,
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "end {}", self.moves)?;
        self.scores
            .iter()
            .try_for_each(|(seat, score)| write!(f, " {seat}={score}"))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{FORMAT}\ngame {}\nrules {}\ndata {}",
            self.game, self.rules, self.data
        )?;
        write!(f, "options")?;
        self.options
            .iter()
            .try_for_each(|(id, value)| write!(f, " {id}={value}"))?;
        write!(f, "\nseats ")?;
        for (i, (seat, player)) in Seat::all(self.players.len()).zip(&self.players).enumerate() {
            write!(f, "{}{seat} {player}", if i > 0 { " | " } else { "" })?;
        }
        writeln!(f, "\nseed {}", self.seed)?;
        for (number, (seat, action)) in self.moves.iter().enumerate() {
            writeln!(f, "{} {seat} {action}", number + 1)?;
        }
        self.end.iter().try_for_each(|end| writeln!(f, "{end}"))?;
        self.shares.iter().try_for_each(|shares| writeln!(f, "{shares}"))
    }
}

/// Reads the lines one by one and counts them.
struct Lines<'t> {
    rest: std::iter::Peekable<std::str::Split<'t, char>>,
    number: usize,
}

impl<'t> Lines<'t> {
    fn next(&mut self, expected: &str) -> Result<&'t str, RecordError> {
        self.number += 1;
        self.rest.next().ok_or_else(|| self.error(expected, ""))
    }

    fn error(&self, expected: impl Into<String>, actual: impl Into<String>) -> RecordError {
        RecordError::form(self.number, expected, actual)
    }

    /// The rest of a header line that begins with `word`.
    fn header(&mut self, word: &'static str, expected: &str) -> Result<&'t str, RecordError> {
        let line = self.next(expected)?;
        match line.strip_prefix(word) {
            Some("") => Ok(""),
            Some(rest) if rest.starts_with(' ') && rest.len() > 1 => Ok(&rest[1..]),
            _ => Err(self.error(expected, line)),
        }
    }
}

impl Record {
    /// The id of the game in a record's header, if the text is a record at all.
    pub fn game_of(text: &str) -> Option<&str> {
        let mut lines = text.lines();
        (lines.next()? == FORMAT).then_some(())?;
        lines.next()?.strip_prefix("game ")
    }

    /// Parses the text of a record; moves are checked by replaying it ([`crate::Table::replay`]).
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        // A file that passed through a mail program may have gained carriage returns.
        let text = text.replace("\r\n", "\n");
        let first = text.split('\n').next().unwrap_or_default();
        if !FORMAT.starts_with(first) || first.is_empty() {
            return Err(RecordError::form(1, FORMAT, first)); // not a record at all
        }
        let Some(body) = text.strip_suffix('\n') else {
            let line = text.split('\n').count();
            let actual = text.rsplit('\n').next().unwrap_or_default();
            return Err(RecordError::new(line, Problem::Cut, actual));
        };
        let mut lines = Lines {
            rest: body.split('\n').peekable(),
            number: 0,
        };
        let first = lines.next(FORMAT)?;
        if first != FORMAT {
            return Err(lines.error(FORMAT, first));
        }
        let game = lines.header("game", "game NAME")?.to_owned();
        let expected = "rules NUMBER";
        let rules = lines.header("rules", expected)?;
        let rules = number(rules).ok_or_else(|| lines.error(expected, rules))?;
        let data = lines.header("data", "data VERSION")?.to_owned();
        let options = parse_options(&mut lines)?;
        let players = parse_players(&mut lines)?;
        if lines.rest.peek().is_some_and(|line| line.starts_with("1 ")) {
            lines.number += 1;
            return Err(RecordError::new(lines.number, Problem::ParseSeedError, ""));
        }
        let expected = "seed 64 × [0-9a-f]";
        let seed = lines.header("seed", expected)?;
        let seed = (seed.len() == 64)
            .then(|| seed.parse().ok())
            .flatten()
            .ok_or_else(|| lines.error(expected, seed))?;
        let (moves, end) = parse_moves(&mut lines)?;
        let shares = parse_shares(&mut lines, end.is_some())?;
        Ok(Record {
            game,
            rules,
            data,
            options,
            players,
            seed,
            moves,
            end,
            shares,
        })
    }
}

/// A plain decimal number without sign or leading zeros.
fn number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse::<N>().ok().filter(|n| n.to_string() == text)
}

fn parse_options(lines: &mut Lines<'_>) -> Result<Vec<(String, String)>, RecordError> {
    let expected = "options NAME=VALUE NAME=VALUE …";
    let rest = lines.header("options", expected)?;
    if rest.is_empty() {
        return Ok(Vec::new());
    }
    let options: Option<Vec<(String, String)>> = rest
        .split(' ')
        .map(|pair| {
            pair.split_once('=')
                .map(|(id, value)| (id.to_owned(), value.to_owned()))
        })
        .collect();
    options
        .filter(|all| {
            all.is_sorted_by(|a, b| a.0 < b.0)
                && all.iter().all(|(id, value)| !id.is_empty() && !value.is_empty())
        })
        .ok_or_else(|| lines.error(expected, rest))
}

fn parse_players(lines: &mut Lines<'_>) -> Result<Vec<Player>, RecordError> {
    let expected = "seats A \"NAME\" | B bot:LEVEL | …";
    let line = lines.header("seats", expected)?;
    let mut players = Vec::new();
    let mut rest = line;
    loop {
        let seat = Seat::new(players.len()).ok_or_else(|| lines.error("seats A … | E …", line))?;
        let (player, after) = rest
            .strip_prefix(&format!("{seat} "))
            .and_then(parse_player)
            .ok_or_else(|| lines.error(expected, line))?;
        players.push(player);
        match after.strip_prefix(" | ") {
            Some(next_rest) => rest = next_rest,
            None if after.is_empty() => return Ok(players),
            None => return Err(lines.error(expected, line)),
        }
    }
}

/// Parses the player at the beginning of `text`; returns the rest with it.
fn parse_player(text: &str) -> Option<(Player, &str)> {
    if let Some(bot) = text.strip_prefix("bot:") {
        let end = bot.find(' ').unwrap_or(bot.len());
        let level = &bot[..end];
        let is_bot_level = !level.is_empty() && level.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        return is_bot_level.then(|| (Player::Bot(level.to_owned()), &bot[end..]));
    }
    let quoted_name = text.strip_prefix('"')?;
    let mut name = String::new();
    let mut chars = quoted_name.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Some((Player::person(&name)?, &quoted_name[at + 1..])),
            '\\' => name.push(chars.next().map(|(_, c)| c).filter(|c| matches!(c, '"' | '\\'))?),
            c => name.push(c),
        }
    }
    None
}

type Moves = (Vec<(Seat, String)>, Option<End>);

fn parse_moves(lines: &mut Lines<'_>) -> Result<Moves, RecordError> {
    let mut moves = Vec::new();
    while lines.rest.peek().is_some_and(|line| !line.starts_with(SHARES)) {
        let expected = format!("{} SEAT ACTION", moves.len() + 1);
        let line = lines.next(&expected)?;
        if line.starts_with("end ") {
            let end = parse_end(line).ok_or_else(|| lines.error("end MOVES A=POINTS B=POINTS …", line))?;
            return Ok((moves, Some(end)));
        }
        let mut words = line.splitn(3, ' ');
        let is_numbered_right = words.next().and_then(number::<usize>) == Some(moves.len() + 1);
        let seat = words.next().and_then(|s| s.parse().ok());
        match (seat, words.next()) {
            (Some(seat), Some(action)) if is_numbered_right && !action.is_empty() => {
                moves.push((seat, action.to_owned()))
            }
            _ => return Err(lines.error(expected, line)),
        }
    }
    Ok((moves, None))
}

/// The first word of the shares line.
const SHARES: &str = "chance ";

/// Parses the shares line, which may only be the last one.
fn parse_shares(lines: &mut Lines<'_>, is_over: bool) -> Result<Option<Shares>, RecordError> {
    let expected = "chance COMMITMENT SERVER A=SHARE:COMMITMENT B=SHARE:COMMITMENT … restarts=NUMBER";
    let Some(line) = lines.rest.next() else {
        return Ok(None);
    };
    lines.number += 1;
    let shares = match line.strip_prefix(SHARES) {
        Some(rest) => Shares::parse(rest).ok_or_else(|| lines.error(expected, line))?,
        None if is_over => return Err(RecordError::new(lines.number, Problem::AfterTheEnd, line)),
        None => return Err(lines.error(expected, line)),
    };
    match lines.rest.next() {
        None => Ok(Some(shares)),
        Some(extra_line) => Err(RecordError::new(
            lines.number + 1,
            Problem::AfterTheEnd,
            extra_line,
        )),
    }
}

fn parse_end(line: &str) -> Option<End> {
    let mut words = line.strip_prefix("end ")?.split(' ');
    let moves = words.next().and_then(number)?;
    let scores: Option<Vec<(Seat, i32)>> = words
        .map(|word| {
            word.split_once('=')
                .and_then(|(s, n)| Some((s.parse().ok()?, number(n)?)))
        })
        .collect();
    Some(End {
        moves,
        scores: scores?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            game: "industria".into(),
            rules: 1,
            data: "standard-1".into(),
            options: vec![("a".into(), "x".into()), ("b".into(), "y".into())],
            players: vec![
                Player::Person("An\"n\\a | B".into()),
                Player::Bot("greedy".into()),
                Player::Person("Carl".into()),
            ],
            seed: Seed::from_number(7),
            moves: vec![(Seat::new(1).unwrap(), "offer sawmill".into())],
            end: Some(End {
                moves: 1,
                scores: vec![(Seat::new(0).unwrap(), -4)],
            }),
            shares: None,
        }
    }

    #[test]
    fn the_line_of_shares_is_the_last() {
        let shares = Shares {
            commitment: Seed::from_number(1),
            server: Seed::from_number(2),
            people: vec![(Seat::new(0).unwrap(), Seed::from_number(3))],
            sealed: None,
            drawn: None,
            colours: None,
        };
        for end in [sample().end, None] {
            let record = Record {
                end,
                shares: Some(shares.clone()),
                ..sample()
            };
            let text = record.to_string();
            assert_eq!(Record::parse(&text).as_ref(), Ok(&record));
            let extra_move_error =
                Record::parse(&(text.clone() + "2 A done\n")).expect_err("nothing comes after them");
            assert_eq!(extra_move_error.problem, Problem::AfterTheEnd);
            let short_share_error =
                Record::parse(&text.replace("A=00", "A=0")).expect_err("a share has its length");
            assert!(
                matches!(short_share_error.problem, Problem::Form(_)),
                "{short_share_error}"
            );
        }
    }

    #[test]
    fn reading_is_the_inverse_of_writing() {
        assert_eq!(Record::parse(&sample().to_string()), Ok(sample()));
        assert_eq!(
            Record::parse(&sample().to_string().replace('\n', "\r\n")),
            Ok(sample())
        );
    }

    #[test]
    fn the_record_of_a_running_game_has_no_seed() {
        let text = sample().to_string();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("seed ")).collect();
        let error = Record::parse(&(lines.join("\n") + "\n")).expect_err("no seed");
        assert_eq!((error.line, &error.problem), (7, &Problem::ParseSeedError));
        assert_eq!(error.message().key, "error-record-no-seed");
    }

    #[test]
    fn a_damaged_record_is_rejected_with_its_line() {
        let text = sample().to_string();
        for (from, to, line) in [
            ("record 1", "record 2", 1),
            ("game industria", "gameindustria", 2),
            ("rules 1", "rules 01", 3),
            ("data standard-1", "data ", 4),
            ("a=x b=y", "b=y a=x", 5),
            (" | C ", " | D ", 6),
            ("seed 0", "seed g", 7),
            ("1 B offer", "2 B offer", 8),
            ("end 1 A", "end 1  A", 9),
            ("A=-4\n", "A=-4\nmore\n", 10),
            ("A=-4\n", "A=-4", 9),
        ] {
            let damaged_text = text.replacen(from, to, 1);
            assert_ne!(damaged_text, text);
            let error = Record::parse(&damaged_text).expect_err(&damaged_text);
            assert_eq!(error.line, line, "{error}");
        }
    }
}
