//! `smokestack play`

mod keyboard_users;
mod start;

use crate::print_line;
use std::io::{BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use catalog::{DynTable, Level, LogEntry, ThinkingTime};
use keyboard_users::KeyboardUsers;
use lang::{Family, Names as _};
use smokestack_core::{Message, PlayError, Player, Seat, Seed, Viewer};

use crate::context::{CommandError, CommandResult, Context, TableArgs, TableNames};
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

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let table = match &args.resume {
        Some(file) => context.open_record(file, context.read_data_file(&args.table)?.as_deref())?,
        None => start::new_table(context, args)?,
    };
    let save = args.save.clone().or(args.resume.clone());
    let mut game = Session {
        context,
        keyboard_users: KeyboardUsers::new(&*table),
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
    keyboard_users: KeyboardUsers,
}

/// The effect of a typed line.
enum InputOutcome {
    Played,
    Again,
    Quit,
}

impl Session<'_> {
    fn play(&mut self) -> CommandResult {
        show::print_wrapped("", &self.context.text("cli-welcome"));
        while let Some(seat) = self.table.turn() {
            if self.play_automatic(seat)? {
                continue;
            }
            if self.keyboard_users.must_pass_keyboard(seat) && !self.pass_keyboard(seat)? {
                return self.quit();
            }
            self.print_new_entries();
            print_line!();
            self.show_table();
            loop {
                match self.handle_input(seat)? {
                    InputOutcome::Played => break,
                    InputOutcome::Again => {}
                    InputOutcome::Quit => return self.quit(),
                }
            }
        }
        self.keyboard_users.show_to_all();
        self.print_new_entries();
        print_line!();
        show::print_scores(self.context, &*self.table);
        self.save_record()?;
        Ok(ExitCode::SUCCESS)
    }

    /// Clears the screen and waits until the next player is in front of it; returns whether the game continues.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool, CommandError> {
        crate::output::clear_screen();
        let names = TableNames {
            table: &*self.table,
            language: self.context.language_code(),
        };
        let player = [("player", names.seat(seat).into())];
        show::print_text(self.context, "cli-curtain", &player);
        let input = self.read_line()?;
        let continues = input.is_some_and(|line| !is_quit_command(&line));
        if continues {
            self.keyboard_users.set_present(seat);
        }
        Ok(continues)
    }

    fn show_table(&self) {
        show::print_position(
            self.context,
            &*self.table,
            Perspective::Of(self.keyboard_users.viewer()),
        );
        show::print_question(self.context, &*self.table);
        show::print_choices(self.context, &*self.table);
    }

    /// Plays bots' moves and forced decisions, for which nobody is asked.
    fn play_automatic(&mut self, seat: Seat) -> Result<bool, CommandError> {
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
        self.table.play(seat, &action).map_err(|_| CommandError(action))?;
        self.save_record()?;
        Ok(true)
    }

    /// The bots' seed follows from the move number, so that a resumed game continues as it would have otherwise.
    fn bot_seed(&self) -> Seed {
        Seed::from_number(self.table.move_count() as u64)
    }

    /// Prints the events since the present players were last asked.
    fn print_new_entries(&mut self) {
        let log = self.table.log(self.keyboard_users.viewer());
        let new_entries: Vec<&LogEntry> = log
            .iter()
            .skip(self.keyboard_users.mark_seen(log.len()))
            .collect();
        // For a resumed game, only the last entries are shown.
        for entry in new_entries.iter().skip(new_entries.len().saturating_sub(30)) {
            self.print_entry(entry);
        }
    }

    fn print_entry(&self, entry: &LogEntry) {
        let names = TableNames {
            table: &*self.table,
            language: self.context.language_code(),
        };
        let game = self.table.info().id;
        for event in &entry.events {
            let sentence = self
                .context
                .translations
                .describe(game, Family::Event, event, &names);
            show::print_wrapped("  ", &sentence);
        }
    }

    /// Reads a line after the prompt; `None` at the end of the input.
    fn read_line(&self) -> Result<Option<String>, CommandError> {
        crate::output::write(format_args!("{} ", self.context.text("cli-prompt")));
        std::io::stdout()
            .flush()
            .map_err(|e| CommandError(e.to_string()))?;
        let mut line = String::new();
        let read = std::io::stdin()
            .lock()
            .read_line(&mut line)
            .map_err(|e| CommandError(e.to_string()))?;
        if read == 0 {
            print_line!();
        }
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    fn handle_input(&mut self, seat: Seat) -> Result<InputOutcome, CommandError> {
        let Some(line) = self.read_line()? else {
            return Ok(InputOutcome::Quit);
        };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match (word, rest) {
            ("", _) => Ok(InputOutcome::Again),
            _ if is_quit_command(&line) => Ok(InputOutcome::Quit),
            ("help" | "?", "") => Ok(self.ask_again("cli-help")),
            ("undo" | "u", "") => self.undo(),
            ("log", "") => {
                self.table
                    .log(self.keyboard_users.viewer())
                    .iter()
                    .for_each(|entry| self.print_entry(entry));
                Ok(InputOutcome::Again)
            }
            ("table", "") => {
                self.show_table();
                Ok(InputOutcome::Again)
            }
            ("list", "") => {
                show::print_choice_list(self.context, &*self.table);
                Ok(InputOutcome::Again)
            }
            ("score", "") => {
                show::print_scores(self.context, &*self.table);
                Ok(InputOutcome::Again)
            }
            ("rule", number) => Ok(self.print_rule(number)),
            ("save", file) if !file.is_empty() => Ok(self.save_as(Path::new(file))),
            _ => self.choose(seat, &line),
        }
    }

    fn ask_again(&self, key: &str) -> InputOutcome {
        print_line!("{}", self.context.text(key));
        InputOutcome::Again
    }

    /// Plays a choice, given by its number or its text.
    fn choose(&mut self, seat: Seat, line: &str) -> Result<InputOutcome, CommandError> {
        let legal = self.table.legal();
        let numbered_choice = line
            .parse::<usize>()
            .ok()
            .and_then(|n| legal.get(n.wrapping_sub(1)));
        let action = numbered_choice.map_or(line, |choice| choice.action.as_str());
        match self.table.play(seat, action) {
            Ok(_) => {
                self.save_record()?;
                Ok(InputOutcome::Played)
            }
            Err(PlayError::NotAnAction(text)) => {
                print_line!(
                    "{}",
                    self.context
                        .error(&Message::new("error-not-an-action").text("action", text))
                        .0
                );
                Ok(InputOutcome::Again)
            }
            Err(PlayError::Refused(why)) => {
                let names = TableNames {
                    table: &*self.table,
                    language: self.context.language_code(),
                };
                let reason = self.context.translations.describe(
                    self.table.info().id,
                    Family::Refusal,
                    &why.why,
                    &names,
                );
                print_line!("{reason} [{}]", why.rule);
                Ok(InputOutcome::Again)
            }
        }
    }

    /// Goes back to the last decision that a person made and that was not forced, unless something has been revealed
    /// since.
    fn undo(&mut self) -> Result<InputOutcome, CommandError> {
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
        self.keyboard_users.mark_unseen(target + 1);
        self.save_record()?;
        print_line!("{}", self.context.text("cli-undone"));
        Ok(InputOutcome::Played)
    }

    fn print_rule(&self, number: &str) -> InputOutcome {
        let info = self.table.info();
        match self.context.translations.rule(info.id, number) {
            Some(text) => print_line!("{number}  {text}"),
            None => {
                let message = Message::new("error-unknown-rule")
                    .text("rule", number)
                    .text("game", info.name);
                print_line!("{}", self.context.error(&message).0);
            }
        }
        InputOutcome::Again
    }

    fn save_as(&mut self, file: &Path) -> InputOutcome {
        match std::fs::write(file, self.table.record()) {
            Ok(()) => show::print_text(
                self.context,
                "cli-saved",
                &[("file", file.display().to_string().into())],
            ),
            Err(reason) => print_line!("{}", self.context.file_error(file, &reason).0),
        }
        InputOutcome::Again
    }

    fn save_record(&self) -> Result<(), CommandError> {
        match &self.save {
            Some(file) => {
                // Written to a new file and then renamed, so that a crash never leaves an incomplete record.
                let new_file = file.with_extension("record.new");
                std::fs::write(&new_file, self.table.record())
                    .and_then(|()| std::fs::rename(&new_file, file))
                    .map_err(|e| self.context.file_error(file, &e))
            }
            None => Ok(()),
        }
    }

    fn quit(&self) -> CommandResult {
        if self.keyboard_users.is_private() {
            crate::output::clear_screen();
        }
        match &self.save {
            Some(file) => show::print_text(
                self.context,
                "cli-goodbye-saved",
                &[
                    ("file", file.display().to_string().into()),
                    ("game", self.table.info().id.into()),
                ],
            ),
            None => print_line!("{}", self.context.text("cli-goodbye")),
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn is_quit_command(line: &str) -> bool {
    matches!(line, "quit" | "q" | "exit")
}
