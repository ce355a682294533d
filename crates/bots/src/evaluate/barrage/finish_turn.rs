//! Finishes a turn quickly: simple decisions are made by fixed rules, the others by taking the action with the best
//! resulting position.

use barrage::{Action, Barrage, Data, Phase, Position, Task};
use smokestack_core::{Game as _, NullSink};

use super::evaluator::{CommonFeatures, Rates, SeatEvaluator};
use super::gains::reward;
use super::systems::Systems;
use super::weights::BarrageWeights;

/// A limit on the decisions in one turn; no turn has more.
const MAX_TURN_DECISIONS: usize = 24;

/// Evaluates the position as it will be at the end of the current turn.
pub(super) fn evaluate_end<T>(
    game: &Barrage,
    w: &BarrageWeights,
    at: &Position,
    evaluate: impl FnOnce(&CommonFeatures<'_>) -> T,
) -> T {
    if !is_pending(at) {
        return evaluate(&CommonFeatures::new(game, w, &at.open));
    }
    let mut end = *at;
    TurnFinisher {
        game,
        w,
        legal: Vec::with_capacity(64),
    }
    .finish(&mut end);
    evaluate(&CommonFeatures::new(game, w, &end.open))
}

/// Whether a player is in the middle of a turn. A turn that has not begun does not count, nor does one in which an
/// officer was just copied (B-13.8): all options are still open.
pub(super) fn is_pending(at: &Position) -> bool {
    let task = at.open.current_task();
    at.open.phase != Phase::Over && !matches!(task, Task::Act | Task::Company | Task::Officer)
}

struct TurnFinisher<'g> {
    game: &'g Barrage,
    w: &'g BarrageWeights,
    legal: Vec<Action>,
}

impl TurnFinisher<'_> {
    fn finish(&mut self, at: &mut Position) {
        let seat = at.open.turn;
        for _ in 0..MAX_TURN_DECISIONS {
            self.answer_by_rule(at);
            if !is_pending(at) || at.open.turn != seat {
                return;
            }
            let (_, next_position) = match at.open.current_task() {
                Task::Tile | Task::Copy { .. } => self.best_tile(at),
                _ => self.best_step(at),
            };
            *at = next_position;
        }
    }

    /// Makes decisions as long as they are simple enough for a rule.
    fn answer_by_rule(&mut self, at: &mut Position) {
        while is_pending(at) {
            let game = self.game;
            let answer = match at.open.current_task() {
                Task::Pay { .. } => self.cheapest_action(at, payment_price),
                Task::Fulfil { .. } => self.cheapest_action(at, |w, rates, data, action| match action {
                    Action::Fulfil(id) => {
                        -reward(w, rates, data, id) - 0.1 * f64::from(data.contract(id).energy)
                    }
                    _ => 0.0,
                }),
                Task::Discard => self.cheapest_action(at, |w, rates, data, action| match action {
                    Action::Discard(id) => reward(w, rates, data, id),
                    _ => 0.0,
                }),
                Task::FillDams(_) => Some(Action::Accept),
                Task::Take(_) => self.best_contract(at),
                _ => None,
            };
            let Some(action) = answer else { return };
            game.apply(at, action, &mut NullSink);
        }
    }

    /// The legal action with the lowest price.
    fn cheapest_action(
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

    /// The contract with the highest value.
    fn best_contract(&mut self, at: &Position) -> Option<Action> {
        let common = CommonFeatures::new(self.game, self.w, &at.open);
        let evaluator = SeatEvaluator::new(&common, at.open.turn);
        let systems = Systems::new(&evaluator);
        let value = |id| evaluator.contract_value(id, &systems);
        let best = at.open.display.map(|id| (value(id), id));
        let best = best.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, id)| Action::Take(id))
    }

    /// The action after which the seat's position has the highest value.
    fn best_step(&mut self, at: &Position) -> (f64, Position) {
        let mut legal = Vec::with_capacity(32);
        self.game.legal_actions(at, &mut legal);
        let mut best = (f64::NEG_INFINITY, *at);
        for action in legal {
            let mut next_position = *at;
            self.game.apply(&mut next_position, action, &mut NullSink);
            self.answer_by_rule(&mut next_position);
            let common = CommonFeatures::new(self.game, self.w, &next_position.open);
            let value = SeatEvaluator::new(&common, at.open.turn).value();
            if value > best.0 {
                best = (value, next_position);
            }
        }
        best
    }

    /// The value of a tile is that of the best structure that can be built with it.
    fn best_tile(&mut self, at: &Position) -> (f64, Position) {
        let mut legal = Vec::with_capacity(16);
        self.game.legal_actions(at, &mut legal);
        let mut best = (f64::NEG_INFINITY, *at);
        for action in legal {
            let mut next_position = *at;
            self.game.apply(&mut next_position, action, &mut NullSink);
            let value = match next_position.open.current_task() {
                Task::Copy { .. } => self.best_tile(&next_position),
                _ => self.best_step(&next_position),
            };
            if value.0 > best.0 {
                best = value;
            }
        }
        best
    }
}

/// The price of a payment: machines come back, credits do not.
fn payment_price(_: &BarrageWeights, rates: &Rates, _: &Data, action: Action) -> f64 {
    match action {
        Action::Pay(payment) => {
            f64::from(payment.excavators) * rates.excavator * 0.5
                + f64::from(payment.mixers) * rates.mixer * 0.5
                + f64::from(payment.replaced) * rates.credit * 3.0
        }
        _ => 0.0,
    }
}
