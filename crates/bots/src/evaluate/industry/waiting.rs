//! What the fields that wait to be developed are worth: what each would bring, less what developing it costs, and how
//! likely it is that money, resources and rounds suffice for all of them.

use std::cmp::Ordering;

use industry::data::{Field, Kind};
use industry::{FieldId, FieldSet, Phase};
use smokestack_core::{Game, Seat};

use super::{Judge, Table};

/// More fields than these are not looked at closely.
const MOST: usize = 16;

/// A field that may be developed.
#[derive(Clone, Copy, Default)]
struct Waiting {
    /// Points that it brings only in its epoch, and at any time.
    now: f64,
    ever: f64,
    cost: f64,
    /// Points of the jokers that it takes (IY-9.8).
    jokers: f64,
    supplied: bool,
    technology: bool,
}

/// What a seat sees in its waiting fields, whatever money it has.
pub(super) struct Look {
    fields: [Waiting; MOST],
    count: usize,
}

/// What a seat sees in the field on the block.
pub(super) struct Block {
    field: Waiting,
    /// A joker counts its points at once (IY-5.13, IY-9.8).
    joker: f64,
}

impl Judge<'_> {
    pub(super) fn look(&self) -> Look {
        let mut look = Look {
            fields: [Waiting::default(); MOST],
            count: 0,
        };
        let pairs = (self.table.w.link_held * 0.5, self.table.w.network_held * 0.5);
        for id in self.waiting {
            let field = self.waiting_field(id, pairs);
            if self.pays(&field) && look.count < MOST {
                look.fields[look.count] = field;
                look.count += 1;
            }
        }
        look
    }

    pub(super) fn look_at_block(&self, field: FieldId) -> Block {
        let Table { data, w, .. } = self.table;
        if data.field(field).kind == Kind::Joker {
            return Block {
                field: Waiting::default(),
                joker: f64::from(data.params.vp_per_joker),
            };
        }
        // The waiting fields already hope for what they share with it.
        let pairs = (w.link_held - w.link_open, w.network_held - w.network_open);
        Block {
            field: self.waiting_field(field, pairs),
            joker: 0.0,
        }
    }

    fn pays(&self, field: &Waiting) -> bool {
        field.now + field.ever > field.cost * self.table.coin + field.jokers
    }

    /// What waiting fields, and the one on the block, are worth to this seat if it had so much money.
    pub(super) fn weigh(&self, look: &Look, block: Option<&Block>, money: u8) -> f64 {
        let Table { w, coin, .. } = self.table;
        let flat = block.map_or(0.0, |block| block.joker);
        let more = block.map(|block| &block.field).filter(|field| self.pays(field));
        let all = look.fields[..look.count].iter().chain(more);
        let (mut count, mut due, mut hurry) = (0.0, 0.0, 0.0);
        for field in all.clone() {
            count += 1.0;
            due += if field.supplied { field.cost } else { 0.0 };
            hurry += if field.now > 0.0 { 1.0 } else { 0.0 };
        }
        if count == 0.0 {
            return flat;
        }
        // Money for all of them, or for some: what one has, and what will come in time.
        let money = f64::from(money);
        let purse = money + self.table.epoch_rounds * f64::from(self.table.data.params.income);
        let cover = if due > 0.0 { (purse / due).min(1.0) } else { 1.0 };
        let supplied = w.not_yet + (w.payable - w.not_yet) * cover;
        let share = |payable| {
            let (in_epoch, in_game) = self.turns(payable);
            (
                (in_epoch / f64::max(hurry, 1.0)).min(1.0),
                (in_game / count).min(1.0),
            )
        };
        let shares = [share(false), share(true)];
        let each = all.map(|field| {
            let chance = if field.supplied { supplied } else { w.no_supply };
            let payable = field.supplied && field.cost <= money;
            let (in_epoch, in_game) = shares[usize::from(payable)];
            let ever = if field.technology { in_epoch } else { in_game };
            let gain = field.now * in_epoch + field.ever * ever;
            ((gain - (field.cost * coin + field.jokers) * ever) * chance).max(0.0)
        });
        flat + each.sum::<f64>()
    }

    /// Fields that may still be developed, in the epoch and in the game: two a turn (IY-6.1). One's own turn is as good
    /// as over for what is not payable.
    fn turns(&self, payable: bool) -> (f64, f64) {
        let Table {
            game,
            open,
            data,
            epoch_rounds,
            rounds,
            ..
        } = self.table;
        let each = f64::from(data.params.developments);
        let place = |seat: Seat| (seat.index() + game.seats() - open.start.index()) % game.seats();
        let now = match place(self.seat).cmp(&place(open.turn)) {
            _ if !matches!(open.phase, Phase::Develop | Phase::Pay) => each,
            Ordering::Less => 0.0,
            Ordering::Equal if !payable => 0.0,
            Ordering::Equal => each - f64::from(open.development.done),
            Ordering::Greater => each,
        };
        (epoch_rounds * each + now, rounds * each + now)
    }

    /// `pairs`: how much a road or line, and a network, counts for what waits at its other end.
    fn waiting_field(&self, id: FieldId, pairs: (f64, f64)) -> Waiting {
        let Table { game, data, open, .. } = self.table;
        let field = data.field(id);
        let price = game.thrifty_price(open, self.seat, id);
        let (coins, jokers) = price.unwrap_or((field.cost + field.needs.len() as u8, 0));
        let in_time = id.epoch() == open.epoch;
        let ever = match field.kind {
            Kind::Joker => 0.0,
            Kind::Bonus => self.bonus(field, pairs.1),
            Kind::Factory | Kind::Technology => self.works(id, field, pairs),
        };
        Waiting {
            now: if in_time { f64::from(field.vp) } else { 0.0 },
            ever,
            cost: f64::from(coins),
            jokers: f64::from(jokers) * f64::from(data.params.vp_per_joker),
            supplied: price.is_some(),
            technology: field.kind == Kind::Technology,
        }
    }

    /// What a factory or technology brings besides its printed points.
    fn works(&self, id: FieldId, field: &Field, pairs: (f64, f64)) -> f64 {
        let Table {
            w,
            data,
            to_come,
            coin,
            rounds,
            ..
        } = self.table;
        let ends = data.joined(id);
        // A road or line to another waiting field is shared by the two.
        let links = f64::from(ends.and(self.own.developed).len())
            + f64::from(ends.and(self.waiting).len()) * pairs.0
            + f64::from(ends.and(*to_come).len()) * w.link_open;
        let discount = f64::from(field.discount) * rounds * w.developments * coin;
        links * f64::from(data.params.vp_per_link)
            + discount
            + self.networks(field, pairs.1)
            + self.supply(id)
    }

    /// Points that a factory brings through own bonus fields on its networks, developed or waiting.
    fn networks(&self, factory: &Field, pair: f64) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let points = |fields: FieldSet| -> f64 {
            let each = fields.map(|f| u32::from(data.field(f).points_per_factory));
            f64::from(each.sum::<u32>())
        };
        let each = factory.networks.map(|network| {
            let bonuses = data.bonuses_of(network);
            points(bonuses.and(self.own.developed))
                + points(bonuses.and(self.waiting)) * pair
                + points(bonuses.and(*to_come)) * w.network_open
        });
        each.sum()
    }

    /// Every own factory on the network counts, for each bonus field anew (IY-9.6); with those that wait it is shared.
    fn bonus(&self, field: &Field, pair: f64) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let factories = field.networks.map(|network| {
            let all = data.factories_on(network);
            f64::from(all.and(self.own.developed).len())
                + f64::from(all.and(self.waiting).len()) * pair
                + f64::from(all.and(*to_come).len()) * w.network_open
        });
        factories.sum::<f64>() * f64::from(field.points_per_factory)
    }
}
