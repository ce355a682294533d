//! What the tiles in a hand are worth: what each would bring when built, less what building it costs, and how likely it
//! is that money, resources and rounds suffice for all of them.

use std::cmp::Ordering;

use industria::data::{Kind, Tile};
use industria::{Phase, TileId, TileSet};
use smokestack_core::{Game, Seat};

use super::{Judge, Table};

/// More tiles than these are never in one hand that is looked at closely.
const MOST: usize = 16;

/// A tile that may be built.
#[derive(Clone, Copy, Default)]
struct Works {
    /// Points that it brings only in its epoch, and at any time.
    now: f64,
    ever: f64,
    cost: f64,
    supplied: bool,
    technology: bool,
}

/// What a seat sees in its hand, whatever money it has.
pub(super) struct Look {
    works: [Works; MOST],
    count: usize,
    /// What resource and bonus tiles are worth.
    others: f64,
}

/// What a seat sees in the tile on the block.
pub(super) struct Block {
    works: Works,
    other: f64,
}

impl Judge<'_> {
    pub(super) fn look(&self) -> Look {
        let data = self.table.data;
        let mut look = Look {
            works: [Works::default(); MOST],
            count: 0,
            others: 0.0,
        };
        for id in self.own.hand {
            let tile = data.tile(id);
            match tile.kind {
                Kind::Resource => look.others += self.resource(tile),
                Kind::Bonus => look.others += self.bonus(tile),
                Kind::Factory | Kind::Technology => {
                    let works = self.works(id, tile, self.table.w.link_in_hand * 0.5);
                    if self.pays(&works) && look.count < MOST {
                        look.works[look.count] = works;
                        look.count += 1;
                    }
                }
            }
        }
        look
    }

    pub(super) fn look_at_block(&self, id: TileId) -> Block {
        let Table { data, w, .. } = self.table;
        let tile = data.tile(id);
        let other = |other| Block {
            works: Works::default(),
            other,
        };
        match tile.kind {
            Kind::Resource => other(self.resource(tile)),
            Kind::Bonus => other(self.bonus(tile)),
            // The tiles in hand already hope for what joins them to it.
            Kind::Factory | Kind::Technology => Block {
                works: self.works(id, tile, w.link_in_hand - w.link_open),
                other: 0.0,
            },
        }
    }

    fn pays(&self, works: &Works) -> bool {
        works.now + works.ever > works.cost * self.table.thaler
    }

    /// What the hand, and the tile on the block, are worth to this seat if it had so much money.
    pub(super) fn weigh(&self, look: &Look, block: Option<&Block>, money: u8) -> f64 {
        let Table { data, w, thaler, .. } = self.table;
        let mut worth = look.others + block.map_or(0.0, |block| block.other);
        let more = block.map(|block| &block.works).filter(|works| self.pays(works));
        let all = look.works[..look.count].iter().chain(more);
        let mut due = 0.0;
        let mut counts = [0.0, 0.0];
        for tile in all.clone() {
            due += if tile.supplied { tile.cost } else { 0.0 };
            counts[usize::from(tile.technology)] += 1.0;
        }
        // Money for all of them, or for some: what one has, and what will come in time.
        let money = f64::from(money);
        let purse = money + self.table.epoch_rounds * f64::from(data.params.income);
        let cover = if due > 0.0 { (purse / due).min(1.0) } else { 1.0 };
        let supplied = w.not_yet + (w.payable - w.not_yet) * cover;
        for (kind, technology) in [(Kind::Factory, false), (Kind::Technology, true)] {
            let number = counts[usize::from(technology)];
            if number == 0.0 {
                continue;
            }
            let share = |payable| {
                let (in_epoch, in_game) = self.turns(kind, payable);
                ((in_epoch / number).min(1.0), (in_game / number).min(1.0))
            };
            let shares = [share(false), share(true)];
            let same = all.clone().filter(|tile| tile.technology == technology);
            let each = same.map(|tile| {
                let chance = if tile.supplied { supplied } else { w.no_supply };
                let payable = tile.supplied && tile.cost <= money;
                let (in_epoch, in_game) = shares[usize::from(payable)];
                let ever = if technology { in_epoch } else { in_game };
                let gain = tile.now * in_epoch + tile.ever * ever;
                ((gain - tile.cost * ever * thaler) * chance).max(0.0)
            });
            worth += each.sum::<f64>();
        }
        worth
    }

    /// Building turns that are left for a kind, in the epoch and in the game: one tile of a kind a turn (IA-6.1).
    /// One's own turn is as good as over for what is not payable.
    fn turns(&self, kind: Kind, payable: bool) -> (f64, f64) {
        let Table {
            game,
            open,
            epoch_rounds,
            rounds,
            ..
        } = self.table;
        let building = matches!(open.phase, Phase::Build | Phase::Pay);
        let place = |seat: Seat| (seat.index() + game.seats() - open.start.index()) % game.seats();
        let over = building
            && match place(self.seat).cmp(&place(open.turn)) {
                Ordering::Less => true,
                Ordering::Equal => !payable || open.building.has_built(kind),
                Ordering::Greater => false,
            };
        let now = f64::from(u8::from(!over));
        (epoch_rounds + now, rounds + now)
    }

    /// `pair`: how much a connection counts for a tile in hand at its other end.
    fn works(&self, id: TileId, tile: &Tile, pair: f64) -> Works {
        let Table {
            game,
            w,
            data,
            open,
            thaler,
            to_come,
            ..
        } = self.table;
        let each = f64::from(data.params.vp_per_connection);
        let technology = tile.kind == Kind::Technology;
        let points = if technology || tile.epoch == open.epoch {
            f64::from(tile.vp)
        } else {
            0.0
        };
        let symbols = f64::from(tile.symbols.and(self.laid).len()) * f64::from(data.params.vp_per_symbol);
        let discount = f64::from(tile.discount) * self.table.rounds * w.builds * thaler;
        let ends = data.joined(id);
        let links = f64::from(ends.and(self.own.built).len())
            + f64::from(ends.and(self.own.hand).len()) * pair
            + f64::from(ends.and(*to_come).len()) * w.link_open;
        let price = game.least_price(open, self.seat, id);
        Works {
            now: points,
            ever: symbols + discount + links * each + self.supply(id),
            cost: f64::from(price.unwrap_or(tile.cost + tile.needs.len() as u8)),
            supplied: price.is_some(),
            technology,
        }
    }

    fn resource(&self, tile: &Tile) -> f64 {
        let Table { w, data, thaler, .. } = self.table;
        let needed = tile
            .resource
            .is_some_and(|resource| data.needing(resource).meets(self.own.hand));
        thaler * if needed { w.resource_needed } else { w.resource }
    }

    fn bonus(&self, tile: &Tile) -> f64 {
        let Table { w, data, to_come, .. } = self.table;
        if !self.laid.and(tile.symbols).is_empty() || self.turns(Kind::Bonus, true).1 == 0.0 {
            return 0.0; // a second one of a kind brings nothing (IA-9.4)
        }
        let shows = tile
            .symbols
            .fold(TileSet::EMPTY, |all, s| all.or(data.showing(s)));
        let count = |tiles: TileSet| f64::from(tiles.and(shows).len());
        let open = count(*to_come) * w.symbol_open;
        let factories = count(self.own.built) + count(self.own.hand) * w.symbol_in_hand + open;
        factories * f64::from(data.params.vp_per_symbol) * w.payable
    }
}
