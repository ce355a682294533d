//! Every action is reported in the log, and actions with different results are reported differently.

use std::collections::{BTreeSet, HashMap};

use lang::{Family, Lang, Names, Translations};
use smokestack_core::{Arg, FastRng, Game, Message, NullSink, Seat, Seed, Turn, Viewer};

use crate::play::random_game;

/// Names seats by their letters, and pieces by their names in one language.
pub(crate) struct Letters<'g, G> {
    pub game: &'g G,
    pub language: &'static str,
}

impl<G: Game> Names for Letters<'_, G> {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn piece(&self, id: &str) -> String {
        self.game.piece_name(id, self.language).unwrap_or(id).to_owned()
    }
}

/// Checks how the log reports actions, position by position.
pub struct LogCheck<'g, G> {
    game: &'g G,
    languages: Vec<Language>,
    problems: BTreeSet<String>,
}

/// The sentences of one language, each message rendered once.
struct Language {
    translations: Translations,
    rendered: HashMap<String, String>,
}

impl<G: Game> std::fmt::Debug for LogCheck<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LogCheck({:?})", self.problems)
    }
}

/// What one action did.
struct Outcome<G: Game> {
    text: String,
    position: G::Position,
    events: Vec<G::Event>,
}

impl<'g, G: Game> LogCheck<'g, G> {
    pub fn new(game: &'g G) -> Self {
        let language = |lang| Language {
            translations: Translations::new(lang),
            rendered: HashMap::new(),
        };
        LogCheck {
            game,
            languages: Lang::ALL.map(language).into(),
            problems: BTreeSet::new(),
        }
    }

    /// Checks every legal action of a position, as its player and as a spectator read it.
    pub fn position(&mut self, at: &G::Position) {
        let Turn::Of(seat) = self.game.turn(at) else {
            return;
        };
        let mut legal = Vec::new();
        self.game.legal_actions(at, &mut legal);
        let outcomes: Vec<Outcome<G>> = legal.iter().map(|action| self.outcome(at, *action)).collect();
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let read: Vec<Vec<Message>> = outcomes.iter().map(|o| self.read(o, viewer)).collect();
            for (outcome, messages) in outcomes.iter().zip(&read) {
                self.is_reported(seat, outcome, messages);
            }
            for language in 0..self.languages.len() {
                self.are_distinct(viewer, language, &outcomes, &read);
            }
        }
    }

    /// Fails with all problems found.
    pub fn finish(self) {
        let first_problems: Vec<&String> = self.problems.iter().take(40).collect();
        assert!(
            first_problems.is_empty(),
            "{} at {} seats:\n{first_problems:#?}",
            G::info().id,
            self.game.seats()
        );
    }

    fn outcome(&self, at: &G::Position, action: G::Action) -> Outcome<G> {
        let mut position = at.clone();
        let mut events = Vec::new();
        self.game.apply(&mut position, action, &mut events);
        Outcome {
            text: self.game.print(action),
            position,
            events,
        }
    }

    fn read(&self, outcome: &Outcome<G>, viewer: Viewer) -> Vec<Message> {
        let visible = outcome
            .events
            .iter()
            .filter(|e| self.game.audience(e).includes(viewer));
        visible.map(|event| self.game.describe_event(event)).collect()
    }

    /// At least one message of the line mentions the player who acted.
    fn is_reported(&mut self, seat: Seat, outcome: &Outcome<G>, messages: &[Message]) {
        let names_player = |message: &Message| message.args.iter().any(|(_, arg)| *arg == Arg::Seat(seat));
        if !messages.iter().any(names_player) {
            let line: Vec<String> = messages.iter().map(Message::to_string).collect();
            self.problems.insert(format!(
                "`{}` is not reported: {line:?}",
                action_kind(&outcome.text)
            ));
        }
    }

    /// Equal lines are allowed only for results that look equal to the viewer; the player is shown the whole position.
    fn are_distinct(
        &mut self,
        viewer: Viewer,
        language: usize,
        outcomes: &[Outcome<G>],
        read: &[Vec<Message>],
    ) {
        let game = self.game;
        let mut lines: HashMap<String, &Outcome<G>> = HashMap::new();
        for (outcome, messages) in outcomes.iter().zip(read) {
            let line = self.languages[language].line(game, messages);
            if line.trim().is_empty() {
                self.problems
                    .insert(format!("`{}` has an empty line", outcome.text));
            }
            let Some(other) = lines.insert(line.clone(), outcome) else {
                continue;
            };
            let differ = match viewer {
                Viewer::Seat(_) => other.position != outcome.position,
                Viewer::Spectator => {
                    game.view(&other.position, viewer) != game.view(&outcome.position, viewer)
                }
            };
            if differ {
                self.problems.insert(format!(
                    "`{}` and `{}` both say “{line}”",
                    other.text, outcome.text
                ));
            }
        }
    }
}

impl Language {
    fn line<G: Game>(&mut self, game: &G, messages: &[Message]) -> String {
        let Language {
            translations,
            rendered,
        } = self;
        let names = Letters {
            game,
            language: translations.lang().code(),
        };
        let mut line = String::new();
        for message in messages {
            let sentence = rendered
                .entry(message.to_string())
                .or_insert_with(|| translations.describe(G::info().id, Family::Event, message, &names));
            line += sentence;
            line.push(' ');
        }
        line
    }
}

fn action_kind(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

/// Checks positions from random games, a few per game, until there are enough.
pub fn random_positions<G: Game>(game: &G, positions: usize, first_seed: u64) {
    let mut check = LogCheck::new(game);
    let mut positions_checked = 0;
    for seed in first_seed.. {
        if positions_checked >= positions {
            break;
        }
        let mut rng = FastRng::new(&Seed::from_number(seed));
        random_game(game, seed, &mut NullSink, |at, _| {
            if rng.below(POSITIONS_PER_CHECK) == 0 {
                check.position(at);
                positions_checked += 1;
            }
        });
    }
    check.finish();
}

/// One in this many positions of a game is checked.
const POSITIONS_PER_CHECK: u32 = 8;
