//! The rest of a turn at first sight: questions with a plain answer are answered by rule, the others by the step after
//! which the seat's position looks best.

use barrage::{Action, Barrage, Data, Phase, Position, Task};
use smokestack_core::{Game as _, NullSink};

use super::gains::reward;
use super::judge::{Judge, Rates, Table};
use super::systems::Systems;
use super::weights::BarrageWeights;

/// Questions of one turn that are answered: more than any chain has.
const STEPS: usize = 24;

/// Looks at the position as it will be when the turn that has begun is over.
pub(super) fn with<T>(
    game: &Barrage,
    w: &BarrageWeights,
    at: &Position,
    look: impl FnOnce(&Table<'_>) -> T,
) -> T {
    if !is_pending(at) {
        return look(&Table::new(game, w, &at.open));
    }
    let mut end = *at;
    Settler {
        game,
        w,
        legal: Vec::with_capacity(64),
    }
    .settle(&mut end);
    look(&Table::new(game, w, &end.open))
}

/// Whether somebody is in the middle of a turn. A turn that has not begun is not looked into, nor is one in which an
/// officer was copied (B-13.8): there is all to choose from.
pub(super) fn is_pending(at: &Position) -> bool {
    let asked = at.open.asked();
    at.open.phase != Phase::Over && !matches!(asked, Task::Act | Task::Company | Task::Officer)
}

struct Settler<'g> {
    game: &'g Barrage,
    w: &'g BarrageWeights,
    legal: Vec<Action>,
}

impl Settler<'_> {
    fn settle(&mut self, at: &mut Position) {
        let seat = at.open.turn;
        for _ in 0..STEPS {
            self.answer_by_rule(at);
            if !is_pending(at) || at.open.turn != seat {
                return;
            }
            let (_, after) = match at.open.asked() {
                Task::Tile | Task::Copy { .. } => self.best_tile(at),
                _ => self.best_step(at),
            };
            *at = after;
        }
    }

    /// Answers as long as the question is one for which a rule is good enough.
    fn answer_by_rule(&mut self, at: &mut Position) {
        while is_pending(at) {
            let game = self.game;
            let answer = match at.open.asked() {
                Task::Pay { .. } => self.least(at, price),
                Task::Fulfil { .. } => self.least(at, |w, rates, data, action| match action {
                    Action::Fulfil(id) => {
                        -reward(w, rates, data, id) - 0.1 * f64::from(data.contract(id).energy)
                    }
                    _ => 0.0,
                }),
                Task::Discard => self.least(at, |w, rates, data, action| match action {
                    Action::Discard(id) => reward(w, rates, data, id),
                    _ => 0.0,
                }),
                Task::FillDams(_) => Some(Action::Accept),
                Task::Take(_) => self.contract(at),
                _ => None,
            };
            let Some(action) = answer else { return };
            game.apply(at, action, &mut NullSink);
        }
    }

    /// The legal action with the least price.
    fn least(
        &mut self,
        at: &Position,
        price: impl Fn(&BarrageWeights, &Rates, &Data, Action) -> f64,
    ) -> Option<Action> {
        self.game.legal_actions(at, &mut self.legal);
        let rates = Rates::new(self.w, &at.open, at.open.turn);
        let data = self.game.data();
        let mut best = None;
        for &action in &self.legal {
            let price = price(self.w, &rates, data, action);
            if best.is_none_or(|(least, _)| price < least) {
                best = Some((price, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// The contract that is worth most to hold.
    fn contract(&mut self, at: &Position) -> Option<Action> {
        let table = Table::new(self.game, self.w, &at.open);
        let judge = Judge::new(&table, at.open.turn);
        let systems = Systems::new(&judge);
        let worth = |id| judge.held(id, &systems);
        let best = at.open.display.map(|id| (worth(id), id));
        let best = best.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, id)| Action::Take(id))
    }

    /// The step after which the position looks best.
    fn best_step(&mut self, at: &Position) -> (f64, Position) {
        let mut legal = Vec::with_capacity(32);
        self.game.legal_actions(at, &mut legal);
        let mut best = (f64::NEG_INFINITY, *at);
        for action in legal {
            let mut after = *at;
            self.game.apply(&mut after, action, &mut NullSink);
            self.answer_by_rule(&mut after);
            let table = Table::new(self.game, self.w, &after.open);
            let worth = Judge::new(&table, at.open.turn).worth();
            if worth > best.0 {
                best = (worth, after);
            }
        }
        best
    }

    /// A tile is as good as the best that can be built with it.
    fn best_tile(&mut self, at: &Position) -> (f64, Position) {
        let mut legal = Vec::with_capacity(16);
        self.game.legal_actions(at, &mut legal);
        let mut best = (f64::NEG_INFINITY, *at);
        for action in legal {
            let mut after = *at;
            self.game.apply(&mut after, action, &mut NullSink);
            let found = match after.open.asked() {
                Task::Copy { .. } => self.best_tile(&after),
                _ => self.best_step(&after),
            };
            if found.0 > best.0 {
                best = found;
            }
        }
        best
    }
}

/// What a payment costs: machines come back, credits do not.
fn price(_: &BarrageWeights, rates: &Rates, _: &Data, action: Action) -> f64 {
    match action {
        Action::Pay(way) => {
            f64::from(way.excavators) * rates.excavator * 0.5
                + f64::from(way.mixers) * rates.mixer * 0.5
                + f64::from(way.replaced) * rates.credit * 3.0
        }
        _ => 0.0,
    }
}
