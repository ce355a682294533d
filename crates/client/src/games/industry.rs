//! Industry on the table: faces for the fields, the scene of the board, jokers, subsidies and panels.

mod detail;
mod gains;
mod guide;
mod panel;
mod provenance;
mod scene;
mod tour;

use board_svg::industry::{CardLook, FieldFace, FieldState, field_card, joker_tile, subsidy_tile};
use catalog::DynTable;
use industry::data::Kind;
use industry::position::Bid;
use industry::{Data, FieldId, Industry, Joker, Phase, PublicState};
use lang::Translations;
use lang::{Family, Names};
use smokestack_core::{Message, Seat, Table};

use super::{Background, Board, Card, Detail, Note, Panel, Selection, Tour, Tray};
use crate::games::Sight;
use crate::games::provenance::{Group, Values};

pub(crate) struct IndustryBoard;

/// The subsidies as one piece: a player who may take one may take any.
const SUBSIDY: &str = "subsidy";

/// The typed table with its most used parts.
pub(super) struct IndustryView<'a> {
    pub sight: &'a Sight<'a>,
    pub game: &'a Industry,
    pub data: &'a Data,
    pub open: &'a PublicState,
}

impl<'a> IndustryView<'a> {
    pub fn new(sight: &'a Sight<'a>) -> Option<IndustryView<'a>> {
        let table = typed(sight.table)?;
        Some(IndustryView {
            sight,
            game: table.game(),
            data: table.game().component_data(),
            open: &table.position().open,
        })
    }

    pub fn language(&self) -> &'static str {
        self.sight.translations.lang().code()
    }

    pub fn face(&self, field: FieldId) -> FieldFace<'a> {
        face(self.data, field, self.language())
    }

    pub fn state(&self, field: FieldId) -> FieldState {
        let open = self.open;
        let colour = |seat: Seat| self.sight.colour(seat);
        if open.auction.field() == Some(field) {
            FieldState::OnBlock
        } else if open.available_fields().has(field) {
            FieldState::Offered
        } else if let Some(seat) = open.developer(field) {
            let late = open.late.has(field);
            FieldState::Developed {
                seat: colour(seat),
                late,
            }
        } else if let Some(seat) = open.owner(field) {
            let seat = colour(seat);
            if self.game.lapsed_fields(open).has(field) {
                FieldState::Lapsed { seat }
            } else {
                FieldState::Undeveloped { seat }
            }
        } else if open.sold().has(field) {
            FieldState::Empty
        } else if field.epoch() == open.epoch {
            FieldState::InRow
        } else {
            FieldState::ToCome
        }
    }

    /// The state of a field as text.
    pub fn state_text(&self, field: FieldId) -> String {
        let sight = self.sight;
        let of = |key: &str| {
            let owner = self.open.owner(field).map(|seat| sight.seat(seat));
            sight.with(key, &[("player", owner.unwrap_or_default().into())])
        };
        match self.state(field) {
            FieldState::ToCome => sight.text("table-industry-to-come"),
            FieldState::InRow => sight.text("table-industry-in-row"),
            FieldState::Offered => sight.text("table-state-offered"),
            FieldState::OnBlock => sight.text("table-state-on-block"),
            FieldState::Undeveloped { .. } => of("table-industry-is-undeveloped"),
            FieldState::Developed { late: false, .. } => of("table-industry-is-developed"),
            FieldState::Developed { late: true, .. } => of("table-industry-is-late"),
            FieldState::Lapsed { .. } => of("table-industry-is-lapsed"),
            FieldState::Empty if self.data.field(field).kind == Kind::Joker => {
                sight.text("table-industry-joker-gone")
            }
            FieldState::Empty => sight.text("table-industry-cleared"),
        }
    }

    /// The label for screen readers: name, state, and the effect of a click.
    pub fn label(&self, name: String, state: String, action: Option<&str>) -> String {
        let values = [("name", name.into()), ("state", state.into())];
        let label = self.sight.with("table-piece-label", &values);
        let choice: Option<Message> = action.and_then(|action| self.sight.table.describe(action));
        match choice {
            Some(choice) => format!("{label} {}", self.sight.describe(Family::Action, &choice)),
            None => label,
        }
    }

    pub fn field_label(&self, field: FieldId, action: Option<&str>) -> String {
        let name = self.sight.piece(&self.data.field(field).id);
        self.label(name, self.state_text(field), action)
    }

    pub fn joker_name(&self, joker: Joker) -> String {
        match joker {
            Joker::Of(resource) => {
                let name = self.sight.piece(&self.data.resource(resource).id);
                let values = [("resource", name.into())];
                self.sight.with("table-industry-joker", &values)
            }
            Joker::Any => self.sight.text("table-industry-joker-any"),
        }
    }

    /// The legal action that a click on a piece chooses, and whether the chosen action concerns this piece.
    pub fn action(&self, piece: &str, marks: &Selection) -> (Option<String>, bool) {
        (marks.action_at(piece), marks.is_chosen(piece))
    }

    fn card(&self, field: FieldId, marks: &Selection, can_refuse: bool) -> Card {
        let piece = &self.data.field(field).id;
        let (action, chosen) = self.action(piece, marks);
        let look = CardLook {
            state: self.state(field),
            lit: action.is_some(),
            chosen,
            barred: can_refuse && marks.is_disabled(piece),
            gains: self.gains(field),
            ..CardLook::default()
        };
        Card {
            piece: piece.clone(),
            svg: field_card(&self.face(field), &look),
            label: self.field_label(field, action.as_deref()),
            action,
            chosen,
            is_filter: false,
        }
    }

    fn joker_card(&self, joker: Joker, seat: Seat, marks: &Selection) -> Card {
        let piece = self.data.joker_id(joker).to_owned();
        let own = seat == self.open.turn;
        let (action, chosen) = if own {
            self.action(&piece, marks)
        } else {
            (None, false)
        };
        let holder = [("player", self.sight.seat(seat).into())];
        let state = self.sight.with("table-industry-joker-held", &holder);
        Card {
            svg: joker_tile(self.data, joker, ""),
            label: self.label(self.joker_name(joker), state, action.as_deref()),
            piece,
            action,
            chosen,
            is_filter: false,
        }
    }

    /// The subsidy that a seat may still take.
    fn subsidy_card(&self, seat: Seat, marks: &Selection) -> Option<Card> {
        if self.open.holding(seat).subsidy {
            return None;
        }
        let own = seat == self.open.turn;
        let (action, chosen) = if own {
            self.action(SUBSIDY, marks)
        } else {
            (None, false)
        };
        let params = &self.data.params;
        let points = -i8::try_from(params.subsidy_points).unwrap_or(i8::MAX);
        let name = self.sight.text("table-industry-subsidy");
        let state = self.sight.text("table-industry-subsidy-free");
        Some(Card {
            piece: SUBSIDY.to_owned(),
            svg: subsidy_tile(params.subsidy_money, points, ""),
            label: self.label(name, state, action.as_deref()),
            action,
            chosen,
            is_filter: false,
        })
    }

    fn block(&self, marks: &Selection) -> Option<Tray> {
        let field = self.open.auction.field()?;
        let seats = self.sight.table.players().len();
        let note = |seat: Seat| {
            let text = match self.open.auction.bid_of(seat) {
                Bid::Coins(amount) => self.sight.with("table-bid", &[("amount", amount.into())]),
                Bid::Pass => self.sight.text("table-passed"),
                Bid::None => self.sight.text("table-not-yet"),
            };
            Note { seat, text }
        };
        Some(Tray {
            id: "block",
            title: self.sight.text("table-on-block"),
            cards: vec![self.card(field, marks, false)],
            notes: (1..seats)
                .map(|step| note(self.open.auctioneer.plus(step, seats)))
                .collect(),
        })
    }
}

/// A field as `board_svg` draws it, with its name in this language.
pub(crate) fn face<'a>(data: &'a Data, id: FieldId, language: &str) -> FieldFace<'a> {
    FieldFace {
        data,
        id,
        name: data.field(id).name.in_language(language).to_owned(),
    }
}

fn typed(table: &dyn DynTable) -> Option<&Table<Industry>> {
    catalog::downcast::<Industry>(table)
}

impl Board for IndustryBoard {
    fn board(&self, sight: &Sight<'_>, marks: &Selection) -> String {
        IndustryView::new(sight).map_or_else(String::new, |typed| {
            board_svg::industry::board(&typed.scene(marks))
        })
    }

    fn trays(&self, sight: &Sight<'_>, marks: &Selection) -> Vec<Tray> {
        let Some(typed) = IndustryView::new(sight) else {
            return Vec::new();
        };
        let offer = Tray {
            id: "offer",
            title: sight.text("table-on-offer"),
            cards: typed
                .open
                .available_fields()
                .map(|field| typed.card(field, marks, typed.open.phase == Phase::Offer))
                .collect(),
            notes: Vec::new(),
        };
        let offer = (!offer.cards.is_empty()).then_some(offer);
        typed.block(marks).into_iter().chain(offer).collect()
    }

    fn hand(&self, sight: &Sight<'_>, seat: Seat, marks: &Selection) -> Tray {
        let Some(typed) = IndustryView::new(sight) else {
            return Tray::default();
        };
        let open = typed.open;
        let own = open.turn == seat && matches!(open.phase, Phase::Develop | Phase::Pay);
        let holding = open.holding(seat);
        let fields = holding.undeveloped.without(typed.game.lapsed_fields(open));
        let fields = fields.map(|field| typed.card(field, marks, own));
        let jokers = holding
            .jokers
            .map(|(joker, _)| typed.joker_card(joker, seat, marks));
        let subsidy = match open.phase {
            Phase::Over => None,
            _ => typed.subsidy_card(seat, marks),
        };
        Tray {
            id: "hand",
            title: sight.with("table-industry-before", &[("player", sight.seat(seat).into())]),
            cards: fields.chain(jokers).chain(subsidy).collect(),
            notes: Vec::new(),
        }
    }

    fn panel(&self, sight: &Sight<'_>, seat: Seat, marks: &Selection) -> Panel {
        IndustryView::new(sight).map_or_else(Panel::default, |typed| typed.panel(seat, marks))
    }

    fn detail(&self, sight: &Sight<'_>, piece: &str) -> Option<Detail> {
        IndustryView::new(sight)?.detail(piece)
    }

    fn headings(&self) -> &'static [&'static str] {
        &["epoch", "round"]
    }

    fn coin_animation(&self, events: &[Message]) -> Option<Tour> {
        tour::find(events)
    }
}

impl Background for IndustryBoard {
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
