//! What bots do with the games of the catalogue: choose moves, advise, review and play against each other.
//!
//! These methods belong to the trait objects, not to the traits. So a program that plays games without calling them,
//! such as the web client's page, does not contain the bots: the compiler cannot leave out a method of a trait object's
//! vtable.

use bots::search::{Budget, Sample, Search, Settings, sample};
use bots::{Evaluate, Level, Simulation, ThinkingTime, choose, simulate};
use smokestack_core::{NullSink, Player, Seed, Table, Viewer};

use crate::advice::{Advice, Review, ReviewEffort, review, think};
#[cfg(not(target_family = "wasm"))]
use crate::contest::{DynContest, ErasedContest, NewContest};
use crate::dyn_game::{CatalogError, Components, DynGame, Erased};
use crate::table::{DynTable, downcast};
use crate::{erased, for_each_game};

static BOTS: &[&dyn DynBots] = for_each_game!(erased);

/// A batch of games to be played by bots.
#[derive(Clone, Debug)]
pub struct SimulationRun {
    pub seats: usize,
    pub options: Vec<(String, String)>,
    pub data: Option<String>,
    pub seed: Seed,
    pub games: u64,
    pub level: Level,
}

/// Gets the number of games played so far and, if wanted, the text of the last game's record; returns whether to
/// continue.
type OnGame<'f> = &'f mut dyn FnMut(u64, Option<String>) -> bool;

impl dyn DynTable + '_ {
    /// The action that a bot would choose now, given only the view of the seat to decide.
    pub fn bot_action(&self, level: Level, seed: &Seed, time: ThinkingTime<'_>) -> Option<String> {
        bots_for(self.info().id).bot_action(self, level, seed, time)
    }

    /// The result of a search now, given only the view of the seat to decide.
    pub fn think(&self, seed: &Seed, budget: Budget<'_>) -> Option<Advice> {
        bots_for(self.info().id).think(self, seed, budget)
    }

    /// The review of the decision after this number of moves; `None` where there was only one legal action. The search
    /// is given only the view that the deciding seat had then.
    pub fn review(&self, moves: usize, seed: &Seed, effort: ReviewEffort<'_>) -> Option<Review> {
        bots_for(self.info().id).review(self, moves, seed, effort)
    }
}

impl dyn DynGame + '_ {
    /// Sets up a contest between bots.
    #[cfg(not(target_family = "wasm"))]
    pub fn contest(&self, new: &NewContest) -> Result<Box<dyn DynContest>, CatalogError> {
        bots_for(self.info().id).contest(new)
    }

    /// Plays many games and calls `on_game` after each of them, with its record if `records` is set.
    pub fn simulate(
        &self,
        run: &SimulationRun,
        records: bool,
        on_game: OnGame<'_>,
    ) -> Result<Simulation, CatalogError> {
        bots_for(self.info().id).simulate(run, records, on_game)
    }

    /// The parts of a bot's evaluation. Their texts are `GAME-eval-PART`.
    pub fn parts(&self) -> &'static [&'static str] {
        bots_for(self.info().id).parts()
    }

    /// Copies one position `count` times, for the benchmark.
    pub fn copies(&self, seats: usize, count: u64) -> Result<u64, CatalogError> {
        bots_for(self.info().id).copies(seats, count)
    }

    /// Searches with this many iterations throughout a game, as bots do or [plain](Settings::PLAIN): for the benchmark.
    pub fn searches(&self, seats: usize, iterations: u32, bare: bool) -> Result<Sample, CatalogError> {
        bots_for(self.info().id).searches(seats, iterations, bare)
    }
}

fn bots_for(id: &str) -> &'static dyn DynBots {
    let bots = BOTS.iter().copied().find(|bots| bots.game() == id);
    bots.expect("every game of the catalogue has bots")
}

/// A game's bots, its type erased.
trait DynBots: Sync {
    fn game(&self) -> &'static str;
    fn bot_action(
        &self,
        table: &dyn DynTable,
        level: Level,
        seed: &Seed,
        time: ThinkingTime<'_>,
    ) -> Option<String>;
    fn think(&self, table: &dyn DynTable, seed: &Seed, budget: Budget<'_>) -> Option<Advice>;
    fn review(
        &self,
        table: &dyn DynTable,
        moves: usize,
        seed: &Seed,
        effort: ReviewEffort<'_>,
    ) -> Option<Review>;
    #[cfg(not(target_family = "wasm"))]
    fn contest(&self, new: &NewContest) -> Result<Box<dyn DynContest>, CatalogError>;
    fn simulate(
        &self,
        run: &SimulationRun,
        records: bool,
        on_game: OnGame<'_>,
    ) -> Result<Simulation, CatalogError>;
    fn parts(&self) -> &'static [&'static str];
    fn copies(&self, seats: usize, count: u64) -> Result<u64, CatalogError>;
    fn searches(&self, seats: usize, iterations: u32, bare: bool) -> Result<Sample, CatalogError>;
}

fn typed<G: Evaluate>(table: &dyn DynTable) -> &Table<G> {
    downcast(table).expect("a table is of the game that it names")
}

impl<G: Evaluate> DynBots for Erased<G> {
    fn game(&self) -> &'static str {
        G::info().id
    }

    fn bot_action(
        &self,
        table: &dyn DynTable,
        level: Level,
        seed: &Seed,
        time: ThinkingTime<'_>,
    ) -> Option<String> {
        let table = typed::<G>(table);
        let seat = table.turn().seat()?;
        let view = table.game().view(table.position(), Viewer::Seat(seat));
        choose(level, &**table.game(), &view, seat, seed, time).map(|action| table.game().print(action))
    }

    fn think(&self, table: &dyn DynTable, seed: &Seed, budget: Budget<'_>) -> Option<Advice> {
        think(typed::<G>(table), seed, budget)
    }

    fn review(
        &self,
        table: &dyn DynTable,
        moves: usize,
        seed: &Seed,
        effort: ReviewEffort<'_>,
    ) -> Option<Review> {
        review(typed::<G>(table), moves, seed, effort)
    }

    #[cfg(not(target_family = "wasm"))]
    fn contest(&self, new: &NewContest) -> Result<Box<dyn DynContest>, CatalogError> {
        let components = Components::file_or_standard(new.data.as_deref());
        let (game, _) = self.rules(new.line_up.len(), &new.options, components)?;
        let contest = bots::arena::Contest::new(&new.line_up, new.seed, new.budget);
        Ok(Box::new(ErasedContest { game, contest }))
    }

    fn simulate(
        &self,
        run: &SimulationRun,
        records: bool,
        on_game: OnGame<'_>,
    ) -> Result<Simulation, CatalogError> {
        let components = Components::file_or_standard(run.data.as_deref());
        let (game, options) = self.rules(run.seats, &run.options, components)?;
        let players = vec![Player::Bot(run.level.name().to_owned()); run.seats];
        let record = |seed: &Seed, actions: &[G::Action]| {
            let mut table = Table::new(game.clone(), options.clone(), players.clone(), *seed);
            for action in actions {
                if let Some(seat) = table.turn().seat() {
                    let played = table.play(seat, *action);
                    played.expect("it was legal when the bot chose it");
                }
            }
            table.record().to_string()
        };
        let on_game = |number, seed: &Seed, actions: &[G::Action]| {
            on_game(number + 1, records.then(|| record(seed, actions)))
        };
        Ok(simulate(&*game, run.level, run.games, &run.seed, on_game))
    }

    fn parts(&self) -> &'static [&'static str] {
        G::PARTS
    }

    fn copies(&self, seats: usize, count: u64) -> Result<u64, CatalogError> {
        let (game, _) = self.rules(seats, &[], Components::Standard)?;
        let position = game.deal(&Seed::from_number(1), &mut NullSink);
        let mut copies = vec![position; 16];
        for i in 0..count {
            // Each copy goes through memory, from an address that the compiler cannot predict.
            let from = std::hint::black_box(i as usize & 15);
            let copy = copies[from].clone();
            copies[(from + 7) & 15] = copy;
            std::hint::black_box(&mut copies);
        }
        Ok(count)
    }

    fn searches(&self, seats: usize, iterations: u32, bare: bool) -> Result<Sample, CatalogError> {
        let (game, _) = self.rules(seats, &[], Components::Standard)?;
        let mut search = Search::hard(&*game);
        if bare {
            search.settings = Settings::PLAIN;
        }
        Ok(sample(&search, iterations, 1))
    }
}
