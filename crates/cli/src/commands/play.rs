//! `smokestack play`

mod people;
mod start;

use crate::say;
use std::io::{BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use catalog::{DynTable, Level, LogEntry, ThinkingTime};
use lang::{Family, Names as _};
use people::People;
use smokestack_core::{Message, PlayError, Player, Seat, Seed, Viewer};

use crate::context::{Context, Done, Fail, TableArgs, TableNames};
use crate::show::{self, Perspective};

/// Play a game at the terminal, with others at one keyboard or against bots
///
/// Answer with the number of a choice or with its text (`bid 3`). Other commands: undo, list, log, score, table, save
/// FILE, rule NUMBER, help, quit. Where hands are secret, the screen is cleared before the keyboard is passed on.
#[derive(clap::Args)]
pub struct Args {
    /// Id of the game (see `smokestack games`)
    game: String,
    /// Number of seats [default: the number of players given, or the minimum of the game]
    #[arg(long)]
    seats: Option<usize>,
    /// Level of a bot (random, greedy, planner, easy, normal, hard); repeat for several, which take the last seats
    #[arg(long = "bot", value_name = "LEVEL")]
    bots: Vec<String>,
    /// Name of a player; repeat for several, in seating order
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Save the record to this file after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Resume the game in this record file, and keep saving to it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

pub fn run(context: &Context, args: &Args) -> Done {
    let table = match &args.resume {
        Some(file) => context.open(file, context.data(&args.table)?.as_deref())?,
        None => start::new_table(context, args)?,
    };
    let save = args.save.clone().or(args.resume.clone());
    let mut game = Session {
        context,
        people: People::new(&*table),
        table,
        save,
    };
    game.play()
}

/// A game on the terminal.
struct Session<'c> {
    context: &'c Context,
    table: Box<dyn DynTable>,
    save: Option<PathBuf>,
    people: People,
}

/// The effect of a typed line.
enum Answer {
    Played,
    Again,
    Quit,
}

impl Session<'_> {
    fn play(&mut self) -> Done {
        show::fold("", &self.context.text("cli-welcome"));
        while let Some(seat) = self.table.turn() {
            if self.play_automatic(seat)? {
                continue;
            }
            if self.people.must_change(seat) && !self.pass_keyboard(seat)? {
                return self.goodbye();
            }
            self.print_news();
            say!();
            self.show_table();
            loop {
                match self.answer(seat)? {
                    Answer::Played => break,
                    Answer::Again => {}
                    Answer::Quit => return self.goodbye(),
                }
            }
        }
        self.people.show_to_all();
        self.print_news();
        say!();
        show::scores(self.context, &*self.table);
        self.store()?;
        Ok(ExitCode::SUCCESS)
    }

    /// Clears the screen and waits until the next player is in front of it; returns whether the game continues.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool, Fail> {
        crate::out::clear();
        let names = TableNames {
            table: &*self.table,
            language: self.context.code(),
        };
        let player = [("player", names.seat(seat).into())];
        show::say(self.context, "cli-curtain", &player);
        let input = self.read_line()?;
        let continues = input.is_some_and(|line| !is_quit(&line));
        if continues {
            self.people.sit_down(seat);
        }
        Ok(continues)
    }

    fn show_table(&self) {
        show::position(self.context, &*self.table, Perspective::Of(self.people.viewer()));
        show::question(self.context, &*self.table);
        show::choices(self.context, &*self.table);
    }

    /// Plays bots' moves and forced decisions, for which nobody is asked.
    fn play_automatic(&mut self, seat: Seat) -> Result<bool, Fail> {
        let legal = self.table.legal();
        let bot = match &self.table.players()[seat.index()] {
            Player::Bot(level) => Some(Level::find(level).unwrap_or(Level::Random)),
            Player::Person(_) => None,
        };
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64() * 1000.0;
        let action = match (bot, &legal[..]) {
            (_, [only]) => Some(only.action.clone()),
            (Some(level), _) => self
                .table
                .bot_action(level, &self.bot_seed(), ThinkingTime::InPlay(&clock)),
            _ => None,
        };
        let Some(action) = action else { return Ok(false) };
        self.table.play(seat, &action).map_err(|_| Fail(action))?;
        self.store()?;
        Ok(true)
    }

    /// The bots' seed follows from the move number, so that a resumed game continues as it would have otherwise.
    fn bot_seed(&self) -> Seed {
        Seed::from_number(self.table.move_count() as u64)
    }

    /// Prints the events since the present players were last asked.
    fn print_news(&mut self) {
        let log = self.table.log(self.people.viewer());
        let news: Vec<&LogEntry> = log.iter().skip(self.people.mark_seen(log.len())).collect();
        // For a resumed game, only the last entries are shown.
        for entry in news.iter().skip(news.len().saturating_sub(30)) {
            self.print_entry(entry);
        }
    }

    fn print_entry(&self, entry: &LogEntry) {
        let names = TableNames {
            table: &*self.table,
            language: self.context.code(),
        };
        let game = self.table.info().id;
        for event in &entry.events {
            let sentence = self
                .context
                .translations
                .describe(game, Family::Event, event, &names);
            show::fold("  ", &sentence);
        }
    }

    /// Reads a line after the prompt; `None` at the end of the input.
    fn read_line(&self) -> Result<Option<String>, Fail> {
        crate::out::write(format_args!("{} ", self.context.text("cli-prompt")));
        std::io::stdout().flush().map_err(|e| Fail(e.to_string()))?;
        let mut line = String::new();
        let read = std::io::stdin()
            .lock()
            .read_line(&mut line)
            .map_err(|e| Fail(e.to_string()))?;
        if read == 0 {
            say!();
        }
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    fn answer(&mut self, seat: Seat) -> Result<Answer, Fail> {
        let Some(line) = self.read_line()? else {
            return Ok(Answer::Quit);
        };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match (word, rest) {
            ("", _) => Ok(Answer::Again),
            _ if is_quit(&line) => Ok(Answer::Quit),
            ("help" | "?", "") => Ok(self.ask_again("cli-help")),
            ("undo" | "u", "") => self.undo(),
            ("log", "") => {
                self.table
                    .log(self.people.viewer())
                    .iter()
                    .for_each(|entry| self.print_entry(entry));
                Ok(Answer::Again)
            }
            ("table", "") => {
                self.show_table();
                Ok(Answer::Again)
            }
            ("list", "") => {
                show::list(self.context, &*self.table);
                Ok(Answer::Again)
            }
            ("score", "") => {
                show::scores(self.context, &*self.table);
                Ok(Answer::Again)
            }
            ("rule", number) => Ok(self.rule(number)),
            ("save", file) if !file.is_empty() => Ok(self.save_as(Path::new(file))),
            _ => self.choose(seat, &line),
        }
    }

    fn ask_again(&self, key: &str) -> Answer {
        say!("{}", self.context.text(key));
        Answer::Again
    }

    /// Plays a choice, given by its number or its text.
    fn choose(&mut self, seat: Seat, line: &str) -> Result<Answer, Fail> {
        let legal = self.table.legal();
        let numbered_choice = line
            .parse::<usize>()
            .ok()
            .and_then(|n| legal.get(n.wrapping_sub(1)));
        let action = numbered_choice.map_or(line, |choice| choice.action.as_str());
        match self.table.play(seat, action) {
            Ok(_) => {
                self.store()?;
                Ok(Answer::Played)
            }
            Err(PlayError::NotAnAction(text)) => {
                say!(
                    "{}",
                    self.context
                        .fail(&Message::new("error-not-an-action").text("action", text))
                        .0
                );
                Ok(Answer::Again)
            }
            Err(PlayError::Refused(why)) => {
                let names = TableNames {
                    table: &*self.table,
                    language: self.context.code(),
                };
                let reason = self.context.translations.describe(
                    self.table.info().id,
                    Family::Refusal,
                    &why.why,
                    &names,
                );
                say!("{reason} [{}]", why.rule);
                Ok(Answer::Again)
            }
        }
    }

    /// Goes back to the last decision that a person made and that was not forced, unless something has been revealed
    /// since.
    fn undo(&mut self) -> Result<Answer, Fail> {
        let log = self.table.log(Viewer::Spectator);
        let by_person = |entry: &LogEntry| {
            let player = entry.seat.and_then(|seat| self.table.players().get(seat.index()));
            !entry.forced && matches!(player, Some(Player::Person(_)))
        };
        let Some(last) = log.iter().rev().find(|entry| by_person(entry)) else {
            return Ok(self.ask_again("cli-undo-nothing"));
        };
        let target = last.number - 1;
        if target < self.table.undo_floor() {
            return Ok(self.ask_again("cli-undo-revealed"));
        }
        self.table.truncate(target);
        self.people.forget(target + 1);
        self.store()?;
        say!("{}", self.context.text("cli-undone"));
        Ok(Answer::Played)
    }

    fn rule(&self, number: &str) -> Answer {
        let info = self.table.info();
        match self.context.translations.rule(info.id, number) {
            Some(text) => say!("{number}  {text}"),
            None => {
                let message = Message::new("error-unknown-rule")
                    .text("rule", number)
                    .text("game", info.name);
                say!("{}", self.context.fail(&message).0);
            }
        }
        Answer::Again
    }

    fn save_as(&mut self, file: &Path) -> Answer {
        match std::fs::write(file, self.table.record()) {
            Ok(()) => show::say(
                self.context,
                "cli-saved",
                &[("file", file.display().to_string().into())],
            ),
            Err(reason) => say!("{}", self.context.file_fail(file, &reason).0),
        }
        Answer::Again
    }

    fn store(&self) -> Result<(), Fail> {
        match &self.save {
            Some(file) => {
                // Written to a new file and then renamed, so that a crash never leaves an incomplete record.
                let new_file = file.with_extension("record.new");
                std::fs::write(&new_file, self.table.record())
                    .and_then(|()| std::fs::rename(&new_file, file))
                    .map_err(|e| self.context.file_fail(file, &e))
            }
            None => Ok(()),
        }
    }

    fn goodbye(&self) -> Done {
        if self.people.is_private() {
            crate::out::clear();
        }
        match &self.save {
            Some(file) => show::say(
                self.context,
                "cli-goodbye-saved",
                &[
                    ("file", file.display().to_string().into()),
                    ("game", self.table.info().id.into()),
                ],
            ),
            None => say!("{}", self.context.text("cli-goodbye")),
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn is_quit(line: &str) -> bool {
    matches!(line, "quit" | "q" | "exit")
}
