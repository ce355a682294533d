//! Industria on the table: faces for the tiles, the scene of the board, hands and panels.

mod detail;
mod guide;
mod panel;
mod provenance;
mod scene;

use board_svg::industria::{CardLook, TileFace, TileState, tile_card};
use catalog::DynTable;
use industria::position::Bid;
use industria::{Data, Industria, Phase, PublicState, TileId};
use lang::Translations;
use lang::{Family, Names};
use smokestack_core::{Message, Seat, Table};

use super::{Background, Board, Card, Detail, Note, Panel, Selection, Tray};
use crate::games::Sight;
use crate::games::provenance::{Group, Values};

pub(crate) struct IndustriaBoard;

/// The typed table with its most used parts.
pub(super) struct IndustriaView<'a> {
    pub sight: &'a Sight<'a>,
    pub game: &'a Industria,
    pub data: &'a Data,
    pub open: &'a PublicState,
}

impl<'a> IndustriaView<'a> {
    pub fn new(sight: &'a Sight<'a>) -> Option<IndustriaView<'a>> {
        let table = typed(sight.table)?;
        Some(IndustriaView {
            sight,
            game: table.game(),
            data: table.game().component_data(),
            open: &table.position().open,
        })
    }

    pub fn face(&self, id: TileId) -> TileFace<'a> {
        TileFace {
            data: self.data,
            id,
            name: self.sight.piece(&self.data.tile(id).id),
        }
    }

    pub fn state(&self, tile: TileId) -> TileState {
        let open = self.open;
        if !self.game.tiles_in_play().has(tile) {
            TileState::Absent
        } else if open.auction.tile() == Some(tile) {
            TileState::OnBlock
        } else if open.offer.has(tile) {
            TileState::Offered
        } else if let Some(seat) = open.holder(tile) {
            let seat = self.sight.colour(seat);
            TileState::InHand { seat }
        } else if let Some(seat) = open.owner(tile) {
            let (seat, late) = (self.sight.colour(seat), open.late.has(tile));
            TileState::Built { seat, late }
        } else if open.face_down.has(tile) {
            TileState::ToCome
        } else {
            TileState::Lapsed
        }
    }

    /// Where a tile is, as text.
    pub fn state_text(&self, tile: TileId) -> String {
        let sight = self.sight;
        let of = |key: &str, seat: Seat| sight.with(key, &[("player", sight.seat(seat).into())]);
        match self.state(tile) {
            TileState::Absent => sight.text("table-state-absent"),
            TileState::ToCome => sight.text("table-state-to-come"),
            TileState::Offered => sight.text("table-state-offered"),
            TileState::OnBlock => sight.text("table-state-on-block"),
            TileState::Lapsed => sight.text("table-state-gone"),
            TileState::InHand { .. } => self
                .open
                .holder(tile)
                .map(|seat| of("table-state-in-hand", seat))
                .unwrap_or_default(),
            TileState::Built { late, .. } => {
                let key = if late {
                    "table-state-built-late"
                } else {
                    "table-state-built"
                };
                self.open
                    .owner(tile)
                    .map(|seat| of(key, seat))
                    .unwrap_or_default()
            }
        }
    }

    /// The label for screen readers: name, location, and the effect of a click.
    pub fn label(&self, tile: TileId, action: Option<&str>) -> String {
        let name = self.sight.piece(&self.data.tile(tile).id);
        let state = self.state_text(tile);
        let label = self.sight.with(
            "table-piece-label",
            &[("name", name.into()), ("state", state.into())],
        );
        let choice: Option<Message> = action.and_then(|action| self.sight.table.describe(action));
        match choice {
            Some(choice) => format!("{label} {}", self.sight.describe(Family::Action, &choice)),
            None => label,
        }
    }

    fn card(&self, tile: TileId, marks: &Selection, can_refuse: bool) -> Card {
        let piece = &self.data.tile(tile).id;
        let action = marks.action_at(piece);
        let chosen = marks.is_chosen(piece);
        let look = CardLook {
            state: self.state(tile),
            lit: action.is_some(),
            chosen,
            barred: can_refuse && marks.is_disabled(piece),
            ..CardLook::default()
        };
        Card {
            piece: piece.clone(),
            svg: tile_card(&self.face(tile), &look),
            label: self.label(tile, action.as_deref()),
            action,
            chosen,
            is_filter: false,
        }
    }

    fn block(&self, marks: &Selection) -> Option<Tray> {
        let tile = self.open.auction.tile()?;
        let seats = self.game_seats();
        let spoken = (1..seats).map(|step| self.open.auctioneer.plus(step, seats));
        let note = |seat: Seat| {
            let text = match self.open.auction.bid_of(seat) {
                Bid::Thalers(amount) => self.sight.with("table-bid", &[("amount", amount.into())]),
                Bid::Pass => self.sight.text("table-passed"),
                Bid::None => self.sight.text("table-not-yet"),
            };
            Note { seat, text }
        };
        Some(Tray {
            id: "block",
            title: self.sight.text("table-on-block"),
            cards: vec![self.card(tile, marks, false)],
            notes: spoken.map(note).collect(),
        })
    }

    pub fn game_seats(&self) -> usize {
        self.sight.table.players().len()
    }
}

fn typed(table: &dyn DynTable) -> Option<&Table<Industria>> {
    catalog::downcast::<Industria>(table)
}

impl Board for IndustriaBoard {
    fn board(&self, sight: &Sight<'_>, marks: &Selection) -> String {
        IndustriaView::new(sight).map_or_else(String::new, |typed| {
            board_svg::industria::board(&typed.scene(marks))
        })
    }

    fn trays(&self, sight: &Sight<'_>, marks: &Selection) -> Vec<Tray> {
        let Some(typed) = IndustriaView::new(sight) else {
            return Vec::new();
        };
        let offer = Tray {
            id: "offer",
            title: sight.text("table-on-offer"),
            cards: typed
                .open
                .offer
                .map(|tile| typed.card(tile, marks, typed.open.phase == Phase::Offer))
                .collect(),
            notes: Vec::new(),
        };
        let offer = (!offer.cards.is_empty()).then_some(offer);
        typed.block(marks).into_iter().chain(offer).collect()
    }

    fn hand(&self, sight: &Sight<'_>, seat: Seat, marks: &Selection) -> Tray {
        let Some(typed) = IndustriaView::new(sight) else {
            return Tray::default();
        };
        let own = typed.open.turn == seat && matches!(typed.open.phase, Phase::Build | Phase::Pay);
        Tray {
            id: "hand",
            title: sight.with("table-hand-of", &[("player", sight.seat(seat).into())]),
            cards: typed
                .open
                .holding(seat)
                .hand
                .map(|tile| typed.card(tile, marks, own))
                .collect(),
            notes: Vec::new(),
        }
    }

    fn panel(&self, sight: &Sight<'_>, seat: Seat, marks: &Selection) -> Panel {
        IndustriaView::new(sight).map_or_else(Panel::default, |typed| typed.panel(seat, marks))
    }

    fn detail(&self, sight: &Sight<'_>, piece: &str) -> Option<Detail> {
        let typed = IndustriaView::new(sight)?;
        let tile = typed.data.find_tile(piece)?;
        Some(typed.detail(tile))
    }

    fn headings(&self) -> &'static [&'static str] {
        &["epoch", "round"]
    }
}

impl Background for IndustriaBoard {
    fn guide_picture(&self, step: usize, translations: &Translations) -> String {
        guide::of_step(step, translations.lang().code())
    }

    fn component_groups(&self) -> Vec<Group> {
        provenance::groups(&Data::standard())
    }

    fn provenance(&self, language: &str) -> Option<Values> {
        Some(provenance::values(language))
    }

    fn comparison(&self) -> Option<(&'static str, &'static str)> {
        Some(("industry", "IY-11"))
    }
}
