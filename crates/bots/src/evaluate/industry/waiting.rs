//! The value of waiting fields, which a seat owns but has not developed: the gain of developing each, minus its cost,
//! times the probability that money, resources and rounds are enough for all of them.

use std::cmp::Ordering;

use industry::data::{Field, Kind};
use industry::{FieldId, FieldSet, Phase};
use smokestack_core::{Game, Seat};

use super::{CommonFeatures, SeatEvaluator};

/// The maximum number of profitable waiting fields that count.
const MAX_FIELDS: usize = 16;

/// A field that may be developed.
#[derive(Clone, Copy, Default)]
struct WaitingField {
    /// Points that it scores only in its epoch, and points that it scores at any time.
    now: f64,
    lasting_value: f64,
    cost: f64,
    /// Points of the jokers that developing it uses up (IY-9.8).
    jokers: f64,
    supplied: bool,
    technology: bool,
}

/// The waiting fields of a seat, independent of its money.
pub(super) struct WaitingFields {
    fields: [WaitingField; MAX_FIELDS],
    count: usize,
}

/// The field on the block, from the seat's point of view.
pub(super) struct BlockValue {
    field: WaitingField,
    /// A joker scores its points at once (IY-5.13, IY-9.8).
    joker: f64,
}

impl SeatEvaluator<'_> {
    pub(super) fn waiting_fields(&self) -> WaitingFields {
        let mut waiting_fields = WaitingFields {
            fields: [WaitingField::default(); MAX_FIELDS],
            count: 0,
        };
        let pairs = (self.common.w.link_held * 0.5, self.common.w.network_held * 0.5);
        for id in self.waiting {
            let field = self.waiting_field(id, pairs);
            if self.pays_off(&field) && waiting_fields.count < MAX_FIELDS {
                waiting_fields.fields[waiting_fields.count] = field;
                waiting_fields.count += 1;
            }
        }
        waiting_fields
    }

    pub(super) fn block_value(&self, field: FieldId) -> BlockValue {
        let CommonFeatures { data, w, .. } = self.common;
        if data.field(field).kind == Kind::Joker {
            return BlockValue {
                field: WaitingField::default(),
                joker: f64::from(data.params.vp_per_joker),
            };
        }
        // The waiting fields already count what they may share with it.
        let pairs = (w.link_held - w.link_open, w.network_held - w.network_open);
        BlockValue {
            field: self.waiting_field(field, pairs),
            joker: 0.0,
        }
    }

    fn pays_off(&self, field: &WaitingField) -> bool {
        field.now + field.lasting_value > field.cost * self.common.coin + field.jokers
    }

    /// The value of the waiting fields, and of the field on the block, if the seat had this much money.
    pub(super) fn waiting_value(
        &self,
        waiting_fields: &WaitingFields,
        block: Option<&BlockValue>,
        money: u8,
    ) -> f64 {
        let CommonFeatures { w, coin, .. } = self.common;
        let joker_value = block.map_or(0.0, |block| block.joker);
        let extra_field = block
            .map(|block| &block.field)
            .filter(|field| self.pays_off(field));
        let all = waiting_fields.fields[..waiting_fields.count]
            .iter()
            .chain(extra_field);
        let (mut count, mut due, mut hurry) = (0.0, 0.0, 0.0);
        for field in all.clone() {
            count += 1.0;
            due += if field.supplied { field.cost } else { 0.0 };
            hurry += if field.now > 0.0 { 1.0 } else { 0.0 };
        }
        if count == 0.0 {
            return joker_value;
        }
        // The share of the costs that current money and future income cover.
        let money = f64::from(money);
        let purse = money + self.common.epoch_rounds * f64::from(self.common.data.params.income);
        let cover = if due > 0.0 { (purse / due).min(1.0) } else { 1.0 };
        let supplied_chance = w.not_yet + (w.payable - w.not_yet) * cover;
        let share = |payable| {
            let (in_epoch, in_game) = self.developments_left(payable);
            (
                (in_epoch / f64::max(hurry, 1.0)).min(1.0),
                (in_game / count).min(1.0),
            )
        };
        let shares = [share(false), share(true)];
        let field_values = all.map(|field| {
            let chance = if field.supplied {
                supplied_chance
            } else {
                w.no_supply
            };
            let payable = field.supplied && field.cost <= money;
            let (in_epoch, in_game) = shares[usize::from(payable)];
            let time_factor = if field.technology { in_epoch } else { in_game };
            let gain = field.now * in_epoch + field.lasting_value * time_factor;
            ((gain - (field.cost * coin + field.jokers) * time_factor) * chance).max(0.0)
        });
        joker_value + field_values.sum::<f64>()
    }

    /// The number of fields that can still be developed, in the epoch and in the game: two per turn (IY-6.1). For a
    /// field that is not affordable, the seat's current turn does not count.
    fn developments_left(&self, payable: bool) -> (f64, f64) {
        let CommonFeatures {
            game,
            open: state,
            data,
            epoch_rounds,
            rounds,
            ..
        } = self.common;
        let developments_per_turn = f64::from(data.params.developments);
        let place = |seat: Seat| (seat.index() + game.seats() - state.start.index()) % game.seats();
        let now = match place(self.seat).cmp(&place(state.turn)) {
            _ if !matches!(state.phase, Phase::Develop | Phase::Pay) => developments_per_turn,
            Ordering::Less => 0.0,
            Ordering::Equal if !payable => 0.0,
            Ordering::Equal => developments_per_turn - f64::from(state.development.done),
            Ordering::Greater => developments_per_turn,
        };
        (
            epoch_rounds * developments_per_turn + now,
            rounds * developments_per_turn + now,
        )
    }

    /// `pairs`: the weights of a road or line, and of a network, to another waiting field.
    fn waiting_field(&self, id: FieldId, pairs: (f64, f64)) -> WaitingField {
        let CommonFeatures {
            game,
            data,
            open: state,
            ..
        } = self.common;
        let field = data.field(id);
        let price = game.thrifty_price(state, self.seat, id);
        let (coins, jokers) = price.unwrap_or((field.cost + field.needs.len() as u8, 0));
        let in_time = id.epoch() == state.epoch;
        let lasting_value = match field.kind {
            Kind::Joker => 0.0,
            Kind::Bonus => self.bonus_value(field, pairs.1),
            Kind::Factory | Kind::Technology => self.building_value(id, field, pairs),
        };
        WaitingField {
            now: if in_time { f64::from(field.vp) } else { 0.0 },
            lasting_value,
            cost: f64::from(coins),
            jokers: f64::from(jokers) * f64::from(data.params.vp_per_joker),
            supplied: price.is_some(),
            technology: field.kind == Kind::Technology,
        }
    }

    /// The value of a factory or technology in addition to its printed points.
    fn building_value(&self, id: FieldId, field: &Field, pairs: (f64, f64)) -> f64 {
        let CommonFeatures {
            w,
            data,
            to_come,
            coin,
            rounds,
            ..
        } = self.common;
        let connected_fields = data.connected_to(id);
        // A road or line to another waiting field counts half for each of the two.
        let links = f64::from(connected_fields.and(self.holding.developed).len())
            + f64::from(connected_fields.and(self.waiting).len()) * pairs.0
            + f64::from(connected_fields.and(*to_come).len()) * w.link_open;
        let discount = f64::from(field.discount) * rounds * w.developments * coin;
        links * f64::from(data.params.vp_per_link)
            + discount
            + self.network_points(field, pairs.1)
            + self.supply_value(id)
    }

    /// Points that a factory scores through the seat's bonus fields on its networks, developed or waiting.
    fn network_points(&self, factory: &Field, pair: f64) -> f64 {
        let CommonFeatures { data, w, to_come, .. } = self.common;
        let points = |fields: FieldSet| -> f64 {
            let each = fields.map(|f| u32::from(data.field(f).points_per_factory));
            f64::from(each.sum::<u32>())
        };
        let each = factory.networks.map(|network| {
            let bonuses = data.bonuses_of(network);
            points(bonuses.and(self.holding.developed))
                + points(bonuses.and(self.waiting)) * pair
                + points(bonuses.and(*to_come)) * w.network_open
        });
        each.sum()
    }

    /// Every factory of the seat on the network counts, separately for each bonus field (IY-9.6); waiting factories
    /// count in part.
    fn bonus_value(&self, field: &Field, pair: f64) -> f64 {
        let CommonFeatures { data, w, to_come, .. } = self.common;
        let factories = field.networks.map(|network| {
            let all = data.factories_on(network);
            f64::from(all.and(self.holding.developed).len())
                + f64::from(all.and(self.waiting).len()) * pair
                + f64::from(all.and(*to_come).len()) * w.network_open
        });
        factories.sum::<f64>() * f64::from(field.points_per_factory)
    }
}
