//! Plays games and checks that every engine message on the way has a text in four languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use catalog::{DynGame, DynTable, Level, NewTable, ThinkingTime};
use lang::{Family, Lang, Names, Translations};
use smokestack_core::{Arg, GameInfo, GameRng, Message, PlayError, Player, Record, Seat, Seed, Viewer};

use crate::assert_no_problems;
use crate::attempts::{Attempts, verb};
use crate::texts::{self, TextInfo};

/// The minimum and maximum number of times that all seat counts are played, with the defaults and with every other
/// option value; play stops once every message has occurred.
const PASS_LIMITS: (usize, usize) = (3, 24);
/// One in this many games is played by a better bot.
const GAMES_PER_GREEDY_GAME: u32 = 3;
/// Games whose bot is too slow for that; their records are played well enough.
const GAMES_WITH_SLOW_BOT: [&str; 1] = ["barrage"];
/// When a prompt appears for the first time, and at one in this many decisions, every action is tried.
const DECISIONS_PER_FULL_TRIAL: u32 = 60;
/// At one in this many of the others, every action of the kinds that are legal there is tried.
const DECISIONS_PER_NEAR_TRIAL: u32 = 6;

/// Refusals in situations that these games do not reach; the game's own scenarios do.
const RARE_REFUSALS: [(&str, &str); 4] = [
    ("barrage", "no-contract-face-up"),
    ("barrage", "no-piece-left"),
    ("age-of-industry", "nowhere-to-build"),
    ("age-of-industry", "one-end"),
];

/// All messages that occurred, without duplicates: the family, and the message with its values.
#[derive(Default)]
struct CollectedMessages {
    messages: BTreeMap<String, (Family, Message)>,
    pieces: BTreeSet<String>,
}

impl CollectedMessages {
    fn add(&mut self, family: Family, message: Message) {
        for (_, arg) in &message.args {
            if let Arg::Piece(id) = arg {
                self.pieces.insert(id.clone());
            }
        }
        let words = format!("{} {message}", family_name(family));
        self.messages.entry(words).or_insert((family, message));
    }

    fn keys(&self, family: Family) -> BTreeSet<&'static str> {
        let of_family = self.messages.values().filter(|(f, _)| *f == family);
        of_family.map(|(_, message)| message.key).collect()
    }
}

pub fn new_table(
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

/// Plays one game to its end and collects its messages. Good play and bad play give different ones, so there are games
/// of both.
fn play_and_collect(
    table: &mut dyn DynTable,
    rng: &mut GameRng,
    attempts: &mut Attempts,
    collected: &mut CollectedMessages,
) {
    let mut asked_prompts = BTreeSet::new();
    let greedy = rng.below(GAMES_PER_GREEDY_GAME) == 0 && !GAMES_WITH_SLOW_BOT.contains(&table.info().id);
    let greediness = if greedy { 1 + rng.below(3) } else { 0 };
    loop {
        let prompt = table.question().ask;
        let first = asked_prompts.insert(prompt.key);
        collected.add(Family::Prompt, prompt);
        let is_full_trial = first || rng.below(DECISIONS_PER_FULL_TRIAL) == 0;
        if is_full_trial || rng.below(DECISIONS_PER_NEAR_TRIAL) == 0 {
            let mut legal = BTreeSet::new();
            for choice in table.legal().iter() {
                attempts.add(&choice.action);
                legal.insert(verb(&choice.action).to_owned());
                collected.add(Family::Action, choice.label.clone());
            }
            let trials = attempts.combinations(rng, |verb| is_full_trial || legal.contains(verb));
            try_everything(table, trials, collected);
        }
        let Some(seat) = table.turn() else { break };
        let level = if rng.below(3) < greediness {
            Level::Greedy
        } else {
            Level::Random
        };
        let action = table
            .bot_action(level, &rng.seed(), ThinkingTime::REFERENCE)
            .expect("there is something to do before the end");
        table.play(seat, &action).expect("bots play what is legal");
    }
    // A seat sees more messages than a spectator: its own secrets too.
    for entry in table.log(Viewer::Seat(first_seat())) {
        for event in entry.events {
            collected.add(Family::Event, event);
        }
    }
}

fn first_seat() -> Seat {
    Seat::new(0).expect("there is a first seat")
}

/// Collects the labels and refusals of actions that may be illegal: a disabled button needs a label, too.
fn try_everything(table: &dyn DynTable, attempts: Vec<String>, collected: &mut CollectedMessages) {
    let mover = table.turn().unwrap_or(first_seat());
    for action in attempts {
        let Some(label) = table.describe(&action) else {
            continue;
        };
        collected.add(Family::Action, label);
        add_refusal(table, mover, &action, collected);
    }
    // Out of turn every action is refused for the same reason, so one is enough.
    for (seat, choice) in Seat::all(table.players().len()).zip(table.legal().iter().cycle()) {
        add_refusal(table, seat, &choice.action, collected);
    }
}

fn add_refusal(table: &dyn DynTable, seat: Seat, action: &str, collected: &mut CollectedMessages) {
    if let Err(PlayError::Refused(refused)) = table.check(seat, action) {
        collected.add(Family::Refusal, refused.why);
    }
}

/// The defaults, and each other value of each option.
fn option_sets(info: &GameInfo) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for option in info.options {
        let other_values = option.values.iter().filter(|value| **value != option.default);
        all.extend(other_values.map(|value| vec![(option.id.to_owned(), (*value).to_owned())]));
    }
    all
}

/// Collects the messages of new games with every seat count and option, and of recorded games that went differently.
fn collect_messages(game: &dyn DynGame) -> CollectedMessages {
    let info = game.info();
    let mut collected = CollectedMessages::default();
    let mut attempts = Attempts::default();
    let mut rng = GameRng::new(&Seed::from_number(7));
    let choices = option_sets(info);
    let records = records(game);
    // The records contain actions that are rarely legal.
    for record in &records {
        let record = Record::parse(&record.record()).expect("a table writes a record");
        record.moves.iter().for_each(|(_, action)| attempts.add(action));
    }
    let (least, most) = PASS_LIMITS;
    for pass in 0..most {
        if pass >= least && missing_keys(info, &collected).is_empty() {
            break;
        }
        let defaults = info.seats.iter().map(|seats| (*seats, &choices[0]));
        let other_runs = choices[1..].iter().enumerate();
        let other_runs = other_runs.map(|(n, options)| (info.seats[(pass + n) % info.seats.len()], options));
        for (seats, options) in defaults.chain(other_runs) {
            let mut table = new_table(game, seats, options, rng.seed());
            play_and_collect(&mut *table, &mut rng, &mut attempts, &mut collected);
        }
        for record in &records {
            let moves = record.log(Viewer::Spectator).len() as u32;
            let mut table = record.after(rng.below(moves) as usize);
            play_and_collect(&mut *table, &mut rng, &mut attempts, &mut collected);
        }
    }
    collected
}

/// The game's golden records: play can continue from any of their moves.
fn records(game: &dyn DynGame) -> Vec<Box<dyn DynTable>> {
    let folder = texts::crates_folder().join(game.info().id).join("tests/records");
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

/// The names at the test's table.
struct TestNames(BTreeMap<String, String>);

impl Names for TestNames {
    fn seat(&self, seat: Seat) -> String {
        format!("Player {seat}")
    }

    fn piece(&self, id: &str) -> String {
        self.0.get(id).cloned().unwrap_or_else(|| format!("{{{id}}}"))
    }
}

const fn family_name(family: Family) -> &'static str {
    match family {
        Family::Event => "event",
        Family::Refusal => "refusal",
        Family::Prompt => "prompt",
        Family::Action => "action",
    }
}

/// The problem with a message in one language.
fn find_problem(
    game: &str,
    translations: &Translations,
    messages: &BTreeMap<String, TextInfo>,
    shown: &ShownMessage<'_>,
) -> Option<String> {
    let key = format!("{game}-{}-{}", family_name(shown.family), shown.message.key);
    let Some(info) = messages.get(&key) else {
        return Some(format!("{key} is missing"));
    };
    let given_values: BTreeSet<&str> = shown.message.args.iter().map(|(name, _)| &**name).collect();
    let mut missing_values = info.required_values(messages);
    missing_values.retain(|value| !given_values.contains(value.as_str()));
    let is_complete = missing_values.is_empty() || shown.may_lack_values();
    let text = translations.describe(game, shown.family, shown.message, shown.names);
    let raw = text.contains(['{', '}']) || text.contains(&format!("{game}-")) || text.trim() != text;
    (!is_complete || raw || text.is_empty()).then(|| format!("{key}: “{text}” lacks {missing_values:?}"))
}

struct ShownMessage<'t> {
    family: Family,
    message: &'t Message,
    names: &'t TestNames,
}

impl ShownMessage<'_> {
    /// The label of a disabled button may lack some values; the text still has to be complete.
    fn may_lack_values(&self) -> bool {
        self.family == Family::Action
    }
}

#[test]
fn every_message_in_play_has_a_text_in_four_languages() {
    for game in catalog::games() {
        let id = game.info().id;
        let collected = collect_messages(*game);
        // Places have their names on the map in use, which an option may select.
        let sample = |options: Vec<_>| new_table(*game, game.info().seats[0], &options, Seed::from_number(1));
        let samples: Vec<_> = option_sets(game.info()).into_iter().map(sample).collect();
        let mut problems = BTreeSet::new();
        for lang in Lang::ALL {
            let translations = Translations::new(lang);
            let messages = texts::messages(lang);
            let name = |id: &String| {
                let mut names = samples.iter().map(|table| table.piece_name(id, lang.code()));
                Some((id.clone(), names.find_map(|name| name)?))
            };
            let names = TestNames(collected.pieces.iter().filter_map(name).collect());
            for (family, message) in collected.messages.values() {
                let shown = ShownMessage {
                    family: *family,
                    message,
                    names: &names,
                };
                let fault = find_problem(id, &translations, &messages, &shown);
                problems.extend(fault.map(|fault| format!("{}: {fault}", lang.code())));
            }
        }
        assert_no_problems(&problems.into_iter().take(40).collect::<Vec<_>>());
        assert_every_key_occurred(game.info(), &collected);
    }
}

/// These games produce every message: a key that never occurs would stay untested.
fn assert_every_key_occurred(info: &GameInfo, collected: &CollectedMessages) {
    let mut problems = missing_keys(info, collected);
    for (family, keys) in families(info) {
        let shown_keys = collected.keys(family);
        let unknown = shown_keys.into_iter().filter(|key| !keys.contains(key));
        problems.extend(
            unknown.map(|key| format!("{} {key} is not among the message keys", family_name(family))),
        );
    }
    assert_no_problems(&problems);
}

/// The messages that did not occur.
fn missing_keys(info: &GameInfo, collected: &CollectedMessages) -> Vec<String> {
    let mut missing_keys = Vec::new();
    for (family, keys) in families(info) {
        let shown_keys = collected.keys(family);
        let rare = |key| family == Family::Refusal && RARE_REFUSALS.contains(&(info.id, key));
        let unseen_keys = keys.iter().filter(|key| !shown_keys.contains(*key) && !rare(key));
        missing_keys.extend(unseen_keys.map(|key| format!("{} {key} never occurred", family_name(family))));
    }
    missing_keys
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
fn score_sheets_use_known_keys() {
    for game in catalog::games() {
        let keys = game.info().message_keys;
        let mut table = new_table(*game, game.info().seats[0], &[], Seed::from_number(3));
        let mut rng = GameRng::new(&Seed::from_number(3));
        play_and_collect(
            &mut *table,
            &mut rng,
            &mut Attempts::default(),
            &mut CollectedMessages::default(),
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
