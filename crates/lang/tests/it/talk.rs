//! Games are played, and everything that the engine says on the way is told in four languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use catalog::{DynGame, DynTable, Level, NewTable, Pace};
use lang::{Family, Lang, Names, Translations};
use smokestack_core::{Arg, GameInfo, GameRng, Message, PlayError, Player, Record, Seat, Seed, Viewer};

use crate::attempts::{Attempts, verb};
use crate::none;
use crate::texts::{self, Said};

/// So often all seat counts are played with the defaults, and all options away from them: until everything has been
/// heard, but no less than this and no more than that.
const PASSES: (usize, usize) = (3, 24);
/// One in so many games is played with some sense.
const GREEDY: u32 = 3;
/// Games whose bot thinks too long for that; their records have sense enough.
const SLOW: [&str; 1] = ["barrage"];
/// Where a question is asked for the first time, and at one in so many decisions, everything is tried.
const TRIES: u32 = 60;
/// At one in so many of the others, everything of the kinds that are legal there.
const NEAR_TRIES: u32 = 6;

/// Refusals of situations that these games do not come to; the game's own scenarios do.
const RARE: [(&str, &str); 4] = [
    ("barrage", "no-contract-face-up"),
    ("barrage", "no-piece-left"),
    ("age-of-industry", "nowhere-to-build"),
    ("age-of-industry", "one-end"),
];

/// All that was said, each once: the family, and the message with its values.
#[derive(Default)]
struct Heard {
    said: BTreeMap<String, (Family, Message)>,
    pieces: BTreeSet<String>,
}

impl Heard {
    fn hear(&mut self, family: Family, message: Message) {
        for (_, arg) in &message.args {
            if let Arg::Piece(id) = arg {
                self.pieces.insert(id.clone());
            }
        }
        let words = format!("{} {message}", word(family));
        self.said.entry(words).or_insert((family, message));
    }

    fn keys(&self, family: Family) -> BTreeSet<&'static str> {
        let of_family = self.said.values().filter(|(f, _)| *f == family);
        of_family.map(|(_, message)| message.key).collect()
    }
}

pub fn table(
    game: &dyn DynGame,
    seats: usize,
    options: &[(String, String)],
    seed: Seed,
) -> Box<dyn DynTable> {
    let new = NewTable {
        players: vec![Player::Bot("random".to_owned()); seats],
        options: options.to_vec(),
        seed,
        data: None,
    };
    game.start(&new).expect("seats and options are those of the game")
}

/// Plays one game to its end, listening. Good play and bad play hear different things, so there are games of both.
fn play(table: &mut dyn DynTable, rng: &mut GameRng, attempts: &mut Attempts, heard: &mut Heard) {
    let mut asked = BTreeSet::new();
    let greedy = rng.below(GREEDY) == 0 && !SLOW.contains(&table.info().id);
    let greed = if greedy { 1 + rng.below(3) } else { 0 };
    loop {
        let ask = table.question().ask;
        let first = asked.insert(ask.key);
        heard.hear(Family::Prompt, ask);
        let everything = first || rng.below(TRIES) == 0;
        if everything || rng.below(NEAR_TRIES) == 0 {
            let mut legal = BTreeSet::new();
            for choice in table.legal() {
                attempts.add(&choice.action);
                legal.insert(verb(&choice.action).to_owned());
                heard.hear(Family::Action, choice.label);
            }
            let tried = attempts.all(rng, |verb| everything || legal.contains(verb));
            try_everything(table, tried, heard);
        }
        let Some(seat) = table.turn() else { break };
        let level = if rng.below(3) < greed {
            Level::Greedy
        } else {
            Level::Random
        };
        let action = table
            .bot_action(level, &rng.seed(), Pace::MEASURED)
            .expect("there is something to do before the end");
        table.play(seat, &action).expect("bots play what is legal");
    }
    // A seat hears more than a spectator: its own secrets too.
    for entry in table.log(Viewer::Seat(first_seat())) {
        for event in entry.events {
            heard.hear(Family::Event, event);
        }
    }
}

fn first_seat() -> Seat {
    Seat::new(0).expect("there is a first seat")
}

/// Tries to do what may not be done; a greyed button has its label too.
fn try_everything(table: &dyn DynTable, attempts: Vec<String>, heard: &mut Heard) {
    let asked = table.turn().unwrap_or(first_seat());
    for action in attempts {
        let Some(label) = table.describe(&action) else {
            continue;
        };
        heard.hear(Family::Action, label);
        hear_refusal(table, asked, &action, heard);
    }
    // Out of turn every action is refused alike, so one is enough.
    for (seat, choice) in Seat::all(table.players().len()).zip(table.legal().iter().cycle()) {
        hear_refusal(table, seat, &choice.action, heard);
    }
}

fn hear_refusal(table: &dyn DynTable, seat: Seat, action: &str, heard: &mut Heard) {
    if let Err(PlayError::Refused(refused)) = table.check(seat, action) {
        heard.hear(Family::Refusal, refused.why);
    }
}

/// The defaults, and each other value of each option.
fn choices(info: &GameInfo) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for option in info.options {
        let others = option.values.iter().filter(|value| **value != option.default);
        all.extend(others.map(|value| vec![(option.id.to_owned(), (*value).to_owned())]));
    }
    all
}

/// Listens to games from the start with every seat count and option, and to recorded ones that go another way.
fn listen(game: &dyn DynGame) -> Heard {
    let info = game.info();
    let mut heard = Heard::default();
    let mut attempts = Attempts::default();
    let mut rng = GameRng::new(&Seed::from_number(7));
    let choices = choices(info);
    let records = records(game);
    // What is seldom legal was legal there.
    for record in &records {
        let record = Record::parse(&record.record()).expect("a table writes a record");
        record.moves.iter().for_each(|(_, action)| attempts.add(action));
    }
    let (least, most) = PASSES;
    for pass in 0..most {
        if pass >= least && unheard(info, &heard).is_empty() {
            break;
        }
        let defaults = info.seats.iter().map(|seats| (*seats, &choices[0]));
        let others = choices[1..].iter().enumerate();
        let others = others.map(|(n, options)| (info.seats[(pass + n) % info.seats.len()], options));
        for (seats, options) in defaults.chain(others) {
            let mut table = table(game, seats, options, rng.seed());
            play(&mut *table, &mut rng, &mut attempts, &mut heard);
        }
        for record in &records {
            let moves = record.log(Viewer::Spectator).len() as u32;
            let mut table = record.after(rng.below(moves) as usize);
            play(&mut *table, &mut rng, &mut attempts, &mut heard);
        }
    }
    heard
}

/// The games kept beside the tests of the rules: one can go on from anywhere in them.
fn records(game: &dyn DynGame) -> Vec<Box<dyn DynTable>> {
    let folder = texts::crates().join(game.info().id).join("tests/records");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    paths.sort();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "record"));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(path).expect("a record in UTF-8");
        game.open_record(&text, None)
            .expect("records of the tests are played by the rules")
    };
    paths.into_iter().map(read).collect()
}

/// The names at the table of the test.
struct Pieces(BTreeMap<String, String>);

impl Names for Pieces {
    fn seat(&self, seat: Seat) -> String {
        format!("Player {seat}")
    }

    fn piece(&self, id: &str) -> String {
        self.0.get(id).cloned().unwrap_or_else(|| format!("{{{id}}}"))
    }
}

const fn word(family: Family) -> &'static str {
    match family {
        Family::Event => "event",
        Family::Refusal => "refusal",
        Family::Prompt => "prompt",
        Family::Action => "action",
    }
}

/// What is wrong with a message in one language.
fn fault(
    game: &str,
    translations: &Translations,
    written: &BTreeMap<String, Said>,
    told: &Told<'_>,
) -> Option<String> {
    let key = format!("{game}-{}-{}", word(told.family), told.message.key);
    let Some(said) = written.get(&key) else {
        return Some(format!("{key} is missing"));
    };
    let given: BTreeSet<&str> = told.message.args.iter().map(|(name, _)| &**name).collect();
    let mut wanting = said.needs(written);
    wanting.retain(|value| !given.contains(value.as_str()));
    let whole = wanting.is_empty() || told.may_lack_values();
    let text = translations.describe(game, told.family, told.message, told.names);
    let raw = text.contains(['{', '}']) || text.contains(&format!("{game}-")) || text.trim() != text;
    (!whole || raw || text.is_empty()).then(|| format!("{key}: “{text}” lacks {wanting:?}"))
}

struct Told<'t> {
    family: Family,
    message: &'t Message,
    names: &'t Pieces,
}

impl Told<'_> {
    /// The label of a button that cannot be pressed may come without some values; it reads well all the same.
    fn may_lack_values(&self) -> bool {
        self.family == Family::Action
    }
}

#[test]
fn everything_that_is_said_in_play_is_told_in_four_languages() {
    for game in catalog::games() {
        let id = game.info().id;
        let heard = listen(*game);
        // Places have their names on the map that is played, and an option may choose it.
        let sample = |options: Vec<_>| table(*game, game.info().seats[0], &options, Seed::from_number(1));
        let samples: Vec<_> = choices(game.info()).into_iter().map(sample).collect();
        let mut problems = BTreeSet::new();
        for lang in Lang::ALL {
            let translations = Translations::new(lang);
            let written = texts::messages(lang);
            let name = |id: &String| {
                let mut names = samples.iter().map(|table| table.piece_name(id, lang.code()));
                Some((id.clone(), names.find_map(|name| name)?))
            };
            let names = Pieces(heard.pieces.iter().filter_map(name).collect());
            for (family, message) in heard.said.values() {
                let told = Told {
                    family: *family,
                    message,
                    names: &names,
                };
                let fault = fault(id, &translations, &written, &told);
                problems.extend(fault.map(|fault| format!("{}: {fault}", lang.code())));
            }
        }
        none(&problems.into_iter().take(40).collect::<Vec<_>>());
        every_key_was_heard(game.info(), &heard);
    }
}

/// These games are enough to hear everything: a key that is never said would stay untested.
fn every_key_was_heard(info: &GameInfo, heard: &Heard) {
    let mut problems = unheard(info, heard);
    for (family, keys) in families(info) {
        let told = heard.keys(family);
        let unknown = told.into_iter().filter(|key| !keys.contains(key));
        problems.extend(unknown.map(|key| format!("{} {key} is not in the phrasebook", word(family))));
    }
    none(&problems);
}

/// What the game could have said and has not.
fn unheard(info: &GameInfo, heard: &Heard) -> Vec<String> {
    let mut unheard = Vec::new();
    for (family, keys) in families(info) {
        let told = heard.keys(family);
        let rare = |key| family == Family::Refusal && RARE.contains(&(info.id, key));
        let silent = keys.iter().filter(|key| !told.contains(*key) && !rare(key));
        unheard.extend(silent.map(|key| format!("{} {key} was never said", word(family))));
    }
    unheard
}

fn families(info: &GameInfo) -> [(Family, &'static [&'static str]); 4] {
    let keys = info.message_keys;
    [
        (Family::Event, keys.events),
        (Family::Refusal, keys.refusals),
        (Family::Prompt, keys.questions),
        (Family::Action, keys.actions),
    ]
}

#[test]
fn score_sheets_are_told_in_four_languages() {
    for game in catalog::games() {
        let keys = game.info().message_keys;
        let mut table = table(*game, game.info().seats[0], &[], Seed::from_number(3));
        let mut rng = GameRng::new(&Seed::from_number(3));
        play(
            &mut *table,
            &mut rng,
            &mut Attempts::default(),
            &mut Heard::default(),
        );
        for score in table.scores().0 {
            for (source, _) in score.lines {
                assert!(keys.sources.contains(&source), "{source} is a source");
            }
            for (word, _) in score.tie_breaks {
                assert!(keys.words.contains(&word), "{word} is a word");
            }
        }
    }
}
