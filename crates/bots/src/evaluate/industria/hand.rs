//! The value of the tiles in a hand: the gain of building each, minus its cost, times the probability that money,
//! resources and rounds are enough for all of them.

use std::cmp::Ordering;

use industria::data::{Kind, Tile};
use industria::{Phase, TileId, TileSet};
use smokestack_core::{Game, Seat};

use super::{CommonFeatures, SeatEvaluator};

/// The maximum number of profitable tiles in a hand that count.
const MAX_TILES: usize = 16;

/// A tile that may be built.
#[derive(Clone, Copy, Default)]
struct BuildableTile {
    /// Points that it scores only in its epoch, and points that it scores at any time.
    now: f64,
    lasting_value: f64,
    cost: f64,
    supplied: bool,
    technology: bool,
}

/// The tiles of a hand, independent of the seat's money.
pub(super) struct HandTiles {
    works: [BuildableTile; MAX_TILES],
    count: usize,
    /// The value of resource and bonus tiles.
    others: f64,
}

/// The tile on the block, from the seat's point of view.
pub(super) struct BlockValue {
    works: BuildableTile,
    other: f64,
}

impl SeatEvaluator<'_> {
    pub(super) fn hand_tiles(&self) -> HandTiles {
        let data = self.common.data;
        let mut hand_tiles = HandTiles {
            works: [BuildableTile::default(); MAX_TILES],
            count: 0,
            others: 0.0,
        };
        for id in self.holding.hand {
            let tile = data.tile(id);
            match tile.kind {
                Kind::Resource => hand_tiles.others += self.resource_value(tile),
                Kind::Bonus => hand_tiles.others += self.bonus_value(tile),
                Kind::Factory | Kind::Technology => {
                    let works = self.buildable_tile(id, tile, self.common.w.link_in_hand * 0.5);
                    if self.pays_off(&works) && hand_tiles.count < MAX_TILES {
                        hand_tiles.works[hand_tiles.count] = works;
                        hand_tiles.count += 1;
                    }
                }
            }
        }
        hand_tiles
    }

    pub(super) fn block_value(&self, id: TileId) -> BlockValue {
        let CommonFeatures { data, w, .. } = self.common;
        let tile = data.tile(id);
        let other = |other| BlockValue {
            works: BuildableTile::default(),
            other,
        };
        match tile.kind {
            Kind::Resource => other(self.resource_value(tile)),
            Kind::Bonus => other(self.bonus_value(tile)),
            // The tiles in hand already count their possible connections to it.
            Kind::Factory | Kind::Technology => BlockValue {
                works: self.buildable_tile(id, tile, w.link_in_hand - w.link_open),
                other: 0.0,
            },
        }
    }

    fn pays_off(&self, works: &BuildableTile) -> bool {
        works.now + works.lasting_value > works.cost * self.common.thaler
    }

    /// The value of the hand, and of the tile on the block, if the seat had this much money.
    pub(super) fn hand_value(&self, hand_tiles: &HandTiles, block: Option<&BlockValue>, money: u8) -> f64 {
        let CommonFeatures { data, w, thaler, .. } = self.common;
        let mut value = hand_tiles.others + block.map_or(0.0, |block| block.other);
        let extra_tile = block
            .map(|block| &block.works)
            .filter(|works| self.pays_off(works));
        let all = hand_tiles.works[..hand_tiles.count].iter().chain(extra_tile);
        let mut amount_due = 0.0;
        let mut counts = [0.0, 0.0];
        for tile in all.clone() {
            amount_due += if tile.supplied { tile.cost } else { 0.0 };
            counts[usize::from(tile.technology)] += 1.0;
        }
        // The share of the costs that current money and future income cover.
        let money = f64::from(money);
        let purse = money + self.common.epoch_rounds * f64::from(data.params.income);
        let cover = if amount_due > 0.0 {
            (purse / amount_due).min(1.0)
        } else {
            1.0
        };
        let supplied_chance = w.not_yet + (w.payable - w.not_yet) * cover;
        for (kind, technology) in [(Kind::Factory, false), (Kind::Technology, true)] {
            let number = counts[usize::from(technology)];
            if number == 0.0 {
                continue;
            }
            let share = |payable| {
                let (in_epoch, in_game) = self.turns_left(kind, payable);
                ((in_epoch / number).min(1.0), (in_game / number).min(1.0))
            };
            let shares = [share(false), share(true)];
            let tiles_of_kind = all.clone().filter(|tile| tile.technology == technology);
            let tile_values = tiles_of_kind.map(|tile| {
                let chance = if tile.supplied {
                    supplied_chance
                } else {
                    w.no_supply
                };
                let payable = tile.supplied && tile.cost <= money;
                let (in_epoch, in_game) = shares[usize::from(payable)];
                let time_factor = if technology { in_epoch } else { in_game };
                let gain = tile.now * in_epoch + tile.lasting_value * time_factor;
                ((gain - tile.cost * time_factor * thaler) * chance).max(0.0)
            });
            value += tile_values.sum::<f64>();
        }
        value
    }

    /// The turns left for building a kind of tile, in the epoch and in the game: one tile of a kind per turn (IA-6.1).
    /// For a tile that is not affordable, the seat's current turn does not count.
    fn turns_left(&self, kind: Kind, payable: bool) -> (f64, f64) {
        let CommonFeatures {
            game,
            open: state,
            epoch_rounds,
            rounds,
            ..
        } = self.common;
        let building = matches!(state.phase, Phase::Build | Phase::Pay);
        let place = |seat: Seat| (seat.index() + game.seats() - state.start.index()) % game.seats();
        let is_turn_over = building
            && match place(self.seat).cmp(&place(state.turn)) {
                Ordering::Less => true,
                Ordering::Equal => !payable || state.building.has_built(kind),
                Ordering::Greater => false,
            };
        let now = f64::from(u8::from(!is_turn_over));
        (epoch_rounds + now, rounds + now)
    }

    /// `pair`: the weight of a connection to another tile in hand.
    fn buildable_tile(&self, id: TileId, tile: &Tile, pair: f64) -> BuildableTile {
        let CommonFeatures {
            game,
            w,
            data,
            open: state,
            thaler,
            to_come,
            ..
        } = self.common;
        let points_per_connection = f64::from(data.params.vp_per_connection);
        let technology = tile.kind == Kind::Technology;
        let points = if technology || tile.epoch == state.epoch {
            f64::from(tile.vp)
        } else {
            0.0
        };
        let symbols =
            f64::from(tile.symbols.and(self.built_symbols).len()) * f64::from(data.params.vp_per_symbol);
        let discount = f64::from(tile.discount) * self.common.rounds * w.builds * thaler;
        let connected_tiles = data.connected_to(id);
        let links = f64::from(connected_tiles.and(self.holding.built).len())
            + f64::from(connected_tiles.and(self.holding.hand).len()) * pair
            + f64::from(connected_tiles.and(*to_come).len()) * w.link_open;
        let price = game.least_price(state, self.seat, id);
        BuildableTile {
            now: points,
            lasting_value: symbols + discount + links * points_per_connection + self.supply_value(id),
            cost: f64::from(price.unwrap_or(tile.cost + tile.needs.len() as u8)),
            supplied: price.is_some(),
            technology,
        }
    }

    fn resource_value(&self, tile: &Tile) -> f64 {
        let CommonFeatures { w, data, thaler, .. } = self.common;
        let needed_resource = tile
            .resource
            .is_some_and(|resource| data.needing(resource).meets(self.holding.hand));
        thaler
            * if needed_resource {
                w.resource_needed
            } else {
                w.resource
            }
    }

    fn bonus_value(&self, tile: &Tile) -> f64 {
        let CommonFeatures { w, data, to_come, .. } = self.common;
        if !self.built_symbols.and(tile.symbols).is_empty() || self.turns_left(Kind::Bonus, true).1 == 0.0 {
            return 0.0; // a second one of a kind scores nothing (IA-9.4)
        }
        let matching_tiles = tile
            .symbols
            .fold(TileSet::EMPTY, |all, s| all.or(data.showing(s)));
        let count = |tiles: TileSet| f64::from(tiles.and(matching_tiles).len());
        let open_value = count(*to_come) * w.symbol_open;
        let factories = count(self.holding.built) + count(self.holding.hand) * w.symbol_in_hand + open_value;
        factories * f64::from(data.params.vp_per_symbol) * w.payable
    }
}
