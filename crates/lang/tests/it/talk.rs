//! Games are played, and everything that the engine says on the way is told in four languages.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{GameFace, Level, NewTable, TableFace};
use lang::{Family, Lang, Names, Phrases};
use smokestack_core::{Arg, Chance, GameInfo, Message, NotPlayed, Player, Seat, Seed, Viewer};

use crate::none;
use crate::texts::{self, Said};

/// Random games for each seat count with the defaults, and as many again shared by the options away from their defaults.
const GAMES: usize = 25;
/// Where a question is asked for the first time, and at one in so many decisions, everything is tried.
const TRIES: u32 = 40;
/// At one in so many of the others, everything of the kinds that are legal there.
const NEAR_TRIES: u32 = 4;

/// Refusals of situations that these games do not come to; the game's own scenarios do.
const RARE: [(&str, &str); 2] = [("barrage", "no-contract-face-up"), ("barrage", "no-piece-left")];

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

fn table(game: &dyn GameFace, seats: usize, options: &[(String, String)], seed: Seed) -> Box<dyn TableFace> {
    let new = NewTable {
        players: vec![Player::Bot("random".to_owned()); seats],
        options: options.to_vec(),
        seed,
        data: None,
    };
    game.start(&new).expect("seats and options are those of the game")
}

/// Plays one game to its end, listening. Good play and bad play hear different things, so each game mixes them anew.
fn play(table: &mut dyn TableFace, chance: &mut Chance, attempts: &mut Attempts, heard: &mut Heard) {
    let mut asked = BTreeSet::new();
    let greed = chance.below(4);
    loop {
        let ask = table.question().ask;
        let first = asked.insert(ask.key);
        heard.hear(Family::Ask, ask);
        let mut legal = BTreeSet::new();
        for choice in table.legal() {
            attempts.add(&choice.action);
            legal.insert(verb(&choice.action).to_owned());
            heard.hear(Family::Action, choice.label);
        }
        if first || chance.below(TRIES) == 0 {
            try_everything(table, attempts.all(|_| true), heard);
        } else if chance.below(NEAR_TRIES) == 0 {
            try_everything(table, attempts.all(|verb| legal.contains(verb)), heard);
        }
        let Some(seat) = table.turn() else { break };
        let level = if chance.below(3) < greed {
            Level::Greedy
        } else {
            Level::Random
        };
        let action = table
            .bot_action(level, &chance.seed())
            .expect("there is something to do before the end");
        table.play(seat, &action).expect("bots play what is legal");
    }
    for entry in table.log(Viewer::Spectator) {
        for event in entry.events {
            heard.hear(Family::Event, event);
        }
    }
}

/// Verbs and objects of the actions seen so far: together they also make what is never legal. Longer actions are
/// tried as they were seen.
#[derive(Default)]
struct Attempts {
    verbs: BTreeSet<String>,
    objects: BTreeSet<String>,
    longer: BTreeSet<String>,
}

impl Attempts {
    fn add(&mut self, action: &str) {
        let (verb, object) = action.split_once(' ').unwrap_or((action, ""));
        if object.contains(' ') {
            if !self.longer.contains(action) {
                self.longer.insert(action.to_owned());
            }
            return;
        }
        if !self.verbs.contains(verb) {
            self.verbs.insert(verb.to_owned());
        }
        if !self.objects.contains(object) {
            self.objects.insert(object.to_owned());
        }
        // Where numbers are said, the smallest may be one that is never legal.
        if object.parse::<u32>().is_ok() {
            self.objects.insert("0".to_owned());
        }
    }

    /// All that these verbs make.
    fn all(&self, of: impl Fn(&str) -> bool) -> Vec<String> {
        let with = |verb| {
            self.objects
                .iter()
                .map(move |object| format!("{verb} {object}").trim_end().to_owned())
        };
        let short = self.verbs.iter().filter(|verb| of(verb)).flat_map(with);
        let longer = self.longer.iter().filter(|action| of(verb(action)));
        short.chain(longer.cloned()).collect()
    }
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// Tries to do what may not be done; a greyed button has its label too.
fn try_everything(table: &dyn TableFace, attempts: Vec<String>, heard: &mut Heard) {
    let anybody = Seat::new(0).expect("there is a first seat");
    let asked = table.turn().unwrap_or(anybody);
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

fn hear_refusal(table: &dyn TableFace, seat: Seat, action: &str, heard: &mut Heard) {
    if let Err(NotPlayed::Refused(refused)) = table.check(seat, action) {
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

fn listen(game: &dyn GameFace) -> Heard {
    let mut heard = Heard::default();
    let mut attempts = Attempts::default();
    let mut chance = Chance::new(&Seed::from_number(7));
    let choices = choices(game.info());
    let others = GAMES.div_ceil(choices.len().saturating_sub(1).max(1));
    for options in choices {
        let games = if options.is_empty() { GAMES } else { others };
        for seats in game.info().seats {
            for _ in 0..games {
                let mut table = table(game, *seats, &options, chance.seed());
                play(&mut *table, &mut chance, &mut attempts, &mut heard);
            }
        }
    }
    heard
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
        Family::Ask => "ask",
        Family::Action => "action",
    }
}

/// What is wrong with a message in one language.
fn fault(game: &str, phrases: &Phrases, written: &BTreeMap<String, Said>, told: &Told<'_>) -> Option<String> {
    let key = format!("{game}-{}-{}", word(told.family), told.message.key);
    let Some(said) = written.get(&key) else {
        return Some(format!("{key} is missing"));
    };
    let given: BTreeSet<&str> = told.message.args.iter().map(|(name, _)| *name).collect();
    let wanting: Vec<&String> = said
        .values
        .iter()
        .filter(|v| !given.contains(v.as_str()))
        .collect();
    let whole = wanting.is_empty() || told.may_lack_values();
    let text = phrases.tell(game, told.family, told.message, told.names);
    let raw = text.contains(['{', '}', '$']) || text.contains(&format!("{game}-")) || text.trim() != text;
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
        let sample = table(*game, game.info().seats[0], &[], Seed::from_number(1));
        let mut problems = BTreeSet::new();
        for lang in Lang::ALL {
            let phrases = Phrases::new(lang);
            let written = texts::messages(lang);
            let name = |id: &String| Some((id.clone(), sample.piece_name(id, lang.code())?));
            let names = Pieces(heard.pieces.iter().filter_map(name).collect());
            for (family, message) in heard.said.values() {
                let told = Told {
                    family: *family,
                    message,
                    names: &names,
                };
                let fault = fault(id, &phrases, &written, &told);
                problems.extend(fault.map(|fault| format!("{}: {fault}", lang.code())));
            }
        }
        none(&problems.into_iter().take(40).collect::<Vec<_>>());
        every_key_was_heard(game.info(), &heard);
    }
}

/// These games are enough to hear everything: a key that is never said would stay untested.
fn every_key_was_heard(info: &GameInfo, heard: &Heard) {
    let phrases = info.phrases;
    let mut problems = Vec::new();
    for (family, keys) in [
        (Family::Event, phrases.events),
        (Family::Refusal, phrases.refusals),
        (Family::Ask, phrases.questions),
        (Family::Action, phrases.actions),
    ] {
        let (told, listed) = (heard.keys(family), keys.iter().copied().collect::<BTreeSet<_>>());
        let of = word(family);
        problems.extend(
            listed
                .difference(&told)
                .filter(|key| family != Family::Refusal || !RARE.contains(&(info.id, **key)))
                .map(|key| format!("{of} {key} was never said")),
        );
        problems.extend(
            told.difference(&listed)
                .map(|key| format!("{of} {key} is not in the phrasebook")),
        );
    }
    none(&problems);
}

#[test]
fn score_sheets_are_told_in_four_languages() {
    for game in catalog::games() {
        let phrases = game.info().phrases;
        let mut table = table(*game, game.info().seats[0], &[], Seed::from_number(3));
        let mut chance = Chance::new(&Seed::from_number(3));
        play(
            &mut *table,
            &mut chance,
            &mut Attempts::default(),
            &mut Heard::default(),
        );
        for score in table.scores().0 {
            for (source, _) in score.lines {
                assert!(phrases.sources.contains(&source), "{source} is a source");
            }
            for (word, _) in score.tie_breaks {
                assert!(phrases.words.contains(&word), "{word} is a word");
            }
        }
    }
}
