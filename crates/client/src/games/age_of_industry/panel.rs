//! The public information about a player: money, debt and its interest, spending, link counters, cards, and tiles on
//! the map.

use age_of_industry::{CardKind, Industry, Phase};
use lang::Names;
use smokestack_core::Seat;

use super::super::{Chip, Figure, Panel};
use super::AgeOfIndustryView;

impl AgeOfIndustryView<'_> {
    pub fn panel(&self, seat: Seat) -> Panel {
        let own = self.open.holding(seat);
        let params = &self.data.params;
        let figure = |id, icon, key: &str, value: i32| Figure {
            id,
            icon,
            label: self.text(key),
            value,
        };
        let loans = i32::from(own.loans);
        let (left, right) = self.game.counters_left(self.open, seat);
        let total = self.sight.table.scores().of(seat).total;
        Panel {
            figures: vec![
                figure("money", "coin", "table-money", i32::from(own.money)),
                figure(
                    "debt",
                    "loan",
                    "table-age-debt",
                    loans * i32::from(params.loan_unit),
                ),
                figure(
                    "interest",
                    "clock",
                    "table-age-interest",
                    loans * i32::from(params.interest),
                ),
                figure("spent", "subsidy", "table-age-spent", i32::from(own.spent)),
                figure(
                    "links",
                    "locomotive",
                    "table-age-links-left",
                    i32::from(left + right),
                ),
                figure("cards", "card", "table-age-cards", i32::from(own.hand)),
                figure("total", "crown", "table-points-if-over", total),
            ],
            marks: self.standing_mark(seat),
            rows: vec![
                (self.text("table-built"), self.built(seat)),
                (self.text("table-age-seen"), self.seen(seat)),
            ],
        }
    }

    fn standing_mark(&self, seat: Seat) -> Vec<(&'static str, String)> {
        let first = self.open.phase != Phase::Over && self.open.order[0] == seat;
        let mark = first.then(|| ("play", self.text("table-start-player")));
        mark.into_iter().collect()
    }

    /// The number of tiles of each industry on the map, and how many of them have flipped.
    fn built(&self, seat: Seat) -> Vec<Chip> {
        let own = self.open.holding(seat).own;
        let chip = |industry: Industry| {
            let tiles = own.and(self.open.tiles_of(industry));
            let flipped = tiles.and(self.open.flipped).len();
            (!tiles.is_empty()).then(|| Chip {
                piece: format!("{seat}/{}", industry.id()),
                icon: industry.id(),
                name: tiles.len().to_string(),
                remark: (flipped > 0).then(|| {
                    self.sight
                        .with("table-age-flipped-count", &[("count", flipped.into())])
                }),
                action: None,
            })
        };
        Industry::ALL.into_iter().filter_map(chip).collect()
    }

    /// Cards that everybody saw the player take and that have not been played since.
    fn seen(&self, seat: Seat) -> Vec<Chip> {
        let cards = self.open.holding(seat).seen;
        let chip = |card: age_of_industry::Card| Chip {
            piece: format!("{seat}/{}", card.id()),
            icon: match card.kind() {
                CardKind::Industry(industry) => industry.id(),
                CardKind::Location(colour) => TOWNS[colour.index()],
            },
            name: self.sight.piece(card.id()),
            remark: None,
            action: None,
        };
        cards.each().map(chip).collect()
    }
}

/// The icons of the colours.
const TOWNS: [&str; 6] = [
    "town_red",
    "town_blue",
    "town_green",
    "town_orange",
    "town_yellow",
    "town_purple",
];
