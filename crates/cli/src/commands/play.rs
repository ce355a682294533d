//! `smokestack play`

use crate::say;
use std::io::{BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalog::{Level, LogEntry, NewTable, TableFace};
use lang::Family;
use smokestack_core::{Message, NotPlayed, Player, Seat, Seed, Viewer};

use crate::context::{Context, Done, Fail, TableArgs, TableNames};
use crate::show;

/// Play a game at the terminal, with friends around one keyboard or against bots
///
/// Answer with the number of a choice or with its text (`bid 3`). Other words: undo, log, score, table, save FILE,
/// rule NUMBER, help, quit.
#[derive(clap::Args)]
pub struct Args {
    /// The game, as `smokestack games` calls it
    game: String,
    /// How many sit at the table [default: as many as are named, at least the fewest the game allows]
    #[arg(long)]
    seats: Option<usize>,
    /// A bot's level (random, greedy); each fills one seat, from the last
    #[arg(long = "bot", value_name = "LEVEL")]
    bots: Vec<String>,
    /// A person's name, in seating order
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Keep the record in this file, written after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game in this record file (and keep it there)
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

pub fn run(context: &Context, args: &Args) -> Done {
    let table = match &args.resume {
        Some(file) => context.open(file, context.data(&args.table)?.as_deref())?,
        None => new_table(context, args)?,
    };
    let save = args.save.clone().or(args.resume.clone());
    let mut game = Session {
        context,
        table,
        save,
        told: 0,
    };
    game.play()
}

fn new_table(context: &Context, args: &Args) -> Result<Box<dyn TableFace>, Fail> {
    let game = context.game(&args.game)?;
    let named = args.bots.len() + args.names.len();
    let seats = args.seats.unwrap_or(game.info().seats[0].max(named));
    if named > seats {
        let say = Message::new("error-too-many-players")
            .with("players", named)
            .with("seats", seats);
        return Err(context.fail(&say));
    }
    let new = NewTable {
        players: players(context, args, seats)?,
        options: context.options(&args.table.options)?,
        seed: context.seed(args.table.seed.as_deref())?,
        data: context.data(&args.table)?,
    };
    game.start(&new).map_err(|e| context.catalog_fail(&e))
}

/// People first, bots from the last seat.
fn players(context: &Context, args: &Args, seats: usize) -> Result<Vec<Player>, Fail> {
    let people = seats.min(Seat::MAX).saturating_sub(args.bots.len());
    let mut players = Vec::new();
    for seat in Seat::all(people) {
        let name = args
            .names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| seat.to_string());
        let player = Player::person(&name);
        players.push(player.ok_or_else(|| context.fail(&Message::new("error-name").text("name", name)))?);
    }
    for level in &args.bots {
        players.push(Player::Bot(context.level(level)?.name().to_owned()));
    }
    // Too many seats are refused by the game itself, with the numbers that it allows.
    players.extend((players.len()..seats.min(64)).map(|_| Player::Bot("random".to_owned())));
    Ok(players)
}

/// A game at the terminal.
struct Session<'c> {
    context: &'c Context,
    table: Box<dyn TableFace>,
    save: Option<PathBuf>,
    /// How many entries of the log have been told.
    told: usize,
}

/// What a typed line led to.
enum Answer {
    Played,
    Again,
    Quit,
}

impl Session<'_> {
    fn play(&mut self) -> Done {
        say!("{}", self.context.text("cli-welcome"));
        while let Some(seat) = self.table.turn() {
            if self.take_by_itself(seat)? {
                continue;
            }
            self.tell_news();
            say!();
            show::position(self.context, &*self.table);
            show::question(self.context, &*self.table);
            show::choices(self.context, &*self.table);
            loop {
                match self.answer(seat)? {
                    Answer::Played => break,
                    Answer::Again => {}
                    Answer::Quit => return self.goodbye(),
                }
            }
        }
        self.tell_news();
        say!();
        show::scores(self.context, &*self.table);
        self.store()?;
        Ok(ExitCode::SUCCESS)
    }

    /// Bots' moves and forced decisions need no answer.
    fn take_by_itself(&mut self, seat: Seat) -> Result<bool, Fail> {
        let legal = self.table.legal();
        let bot = match &self.table.players()[seat.index()] {
            Player::Bot(level) => Some(Level::find(level).unwrap_or(Level::Random)),
            Player::Person(_) => None,
        };
        let action = match (bot, &legal[..]) {
            (_, [only]) => Some(only.action.clone()),
            (Some(level), _) => self.table.bot_action(level, &self.bot_seed()),
            _ => None,
        };
        let Some(action) = action else { return Ok(false) };
        self.table.play(seat, &action).map_err(|_| Fail(action))?;
        self.store()?;
        Ok(true)
    }

    /// Bots draw from the number of the move: a resumed game goes on as it would have.
    fn bot_seed(&self) -> Seed {
        Seed::from_number(self.table.move_count() as u64)
    }

    /// What happened since the last question.
    fn tell_news(&mut self) {
        let log = self.table.log(Viewer::Spectator);
        let news: Vec<&LogEntry> = log.iter().skip(self.told).collect();
        // A resumed game need not be told from its beginning.
        for entry in news.iter().skip(news.len().saturating_sub(30)) {
            self.tell(entry);
        }
        self.told = log.len();
    }

    fn tell(&self, entry: &LogEntry) {
        let names = TableNames {
            table: &*self.table,
            language: self.context.code(),
        };
        for event in &entry.events {
            say!(
                "  {}",
                self.context
                    .phrases
                    .tell(self.table.info().id, Family::Event, event, &names)
            );
        }
    }

    fn answer(&mut self, seat: Seat) -> Result<Answer, Fail> {
        crate::out::write(format_args!("{} ", self.context.text("cli-prompt")));
        std::io::stdout().flush().map_err(|e| Fail(e.to_string()))?;
        let mut line = String::new();
        let read = std::io::stdin()
            .lock()
            .read_line(&mut line)
            .map_err(|e| Fail(e.to_string()))?;
        if read == 0 {
            say!();
            return Ok(Answer::Quit);
        }
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest) {
            ("", _) => Ok(Answer::Again),
            ("quit" | "q" | "exit", "") => Ok(Answer::Quit),
            ("help" | "?", "") => Ok(self.again("cli-help")),
            ("undo" | "u", "") => self.undo(),
            ("log", "") => {
                self.table
                    .log(Viewer::Spectator)
                    .iter()
                    .for_each(|entry| self.tell(entry));
                Ok(Answer::Again)
            }
            ("table", "") => {
                show::position(self.context, &*self.table);
                show::question(self.context, &*self.table);
                show::choices(self.context, &*self.table);
                Ok(Answer::Again)
            }
            ("score", "") => {
                show::scores(self.context, &*self.table);
                Ok(Answer::Again)
            }
            ("rule", number) => Ok(self.rule(number)),
            ("save", file) if !file.is_empty() => Ok(self.save_as(Path::new(file))),
            _ => self.choose(seat, line),
        }
    }

    fn again(&self, key: &str) -> Answer {
        say!("{}", self.context.text(key));
        Answer::Again
    }

    /// A choice by its number or by its text.
    fn choose(&mut self, seat: Seat, line: &str) -> Result<Answer, Fail> {
        let legal = self.table.legal();
        let numbered = line
            .parse::<usize>()
            .ok()
            .and_then(|n| legal.get(n.wrapping_sub(1)));
        let action = numbered.map_or(line, |choice| choice.action.as_str());
        match self.table.play(seat, action) {
            Ok(_) => {
                self.store()?;
                Ok(Answer::Played)
            }
            Err(NotPlayed::NotAnAction(text)) => {
                say!(
                    "{}",
                    self.context
                        .fail(&Message::new("error-not-an-action").text("action", text))
                        .0
                );
                Ok(Answer::Again)
            }
            Err(NotPlayed::Refused(why)) => {
                let names = TableNames {
                    table: &*self.table,
                    language: self.context.code(),
                };
                let said = self
                    .context
                    .phrases
                    .tell(self.table.info().id, Family::Refusal, &why.why, &names);
                say!("{said} [{}]", why.rule);
                Ok(Answer::Again)
            }
        }
    }

    /// Back to the last decision that a person really had; not past a revelation.
    fn undo(&mut self) -> Result<Answer, Fail> {
        let log = self.table.log(Viewer::Spectator);
        let by_person = |entry: &LogEntry| {
            let player = entry.seat.and_then(|seat| self.table.players().get(seat.index()));
            !entry.forced && matches!(player, Some(Player::Person(_)))
        };
        let Some(last) = log.iter().rev().find(|entry| by_person(entry)) else {
            return Ok(self.again("cli-undo-nothing"));
        };
        let back = last.number - 1;
        if back < self.table.undo_floor() {
            return Ok(self.again("cli-undo-revealed"));
        }
        self.table.truncate(back);
        self.told = self.told.min(back + 1);
        self.store()?;
        say!("{}", self.context.text("cli-undone"));
        Ok(Answer::Played)
    }

    fn rule(&self, number: &str) -> Answer {
        let info = self.table.info();
        match self.context.phrases.rule(info.id, number) {
            Some(text) => say!("{number}  {text}"),
            None => {
                let say = Message::new("error-unknown-rule")
                    .text("rule", number)
                    .text("game", info.name);
                say!("{}", self.context.fail(&say).0);
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
            Err(why) => say!("{}", self.context.file_fail(file, &why).0),
        }
        Answer::Again
    }

    fn store(&self) -> Result<(), Fail> {
        match &self.save {
            Some(file) => {
                // Written beside and moved into place: a crash leaves the old record or the new one, never half.
                let beside = file.with_extension("record.new");
                std::fs::write(&beside, self.table.record())
                    .and_then(|()| std::fs::rename(&beside, file))
                    .map_err(|e| self.context.file_fail(file, &e))
            }
            None => Ok(()),
        }
    }

    fn goodbye(&self) -> Done {
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
