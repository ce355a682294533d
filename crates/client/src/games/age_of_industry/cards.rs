//! The hand, as far as this screen may show it, the face-up cards, and the pile.

use age_of_industry::{Asking, Card as Kind, CardKind, Colour};
use board_svg::age_of_industry::{Card as Face, Mark, card, card_back};
use lang::Names;
use smokestack_core::Seat;

use super::super::{Card, Selection, Tray};
use super::AgeOfIndustryView;

impl AgeOfIndustryView<'_> {
    /// A card as `board_svg` draws it.
    pub fn face(&self, kind: Kind, count: u8, mark: Mark) -> Face {
        Face {
            kind,
            name: self.sight.piece(kind.id()),
            notes: match kind.kind() {
                CardKind::Location(colour) => self.towns(colour),
                CardKind::Industry(_) => Vec::new(),
            },
            count,
            mark,
        }
    }

    /// Towns and ship spaces of a colour.
    pub fn towns(&self, colour: Colour) -> Vec<String> {
        let places = self.map.locations.iter();
        let named = places.filter(|place| place.colour == Some(colour));
        named
            .map(|place| place.name.in_language(self.language()).to_owned())
            .collect()
    }

    /// The face-up cards, and the pile (AI-2.9).
    pub fn pile_tray(&self, marks: &Selection) -> Tray {
        let beside = self.open.face_up.each().map(|kind| {
            let mark = self.mark(kind.id(), "", marks);
            self.button(kind.id().to_owned(), mark, marks, |mark| {
                card(&self.face(kind, 1, mark))
            })
        });
        let left = self
            .sight
            .with("table-age-left", &[("count", self.open.pile.into())]);
        let mark = self.mark("pile", &left, marks);
        let pile = self.button("pile".to_owned(), mark, marks, |mark| {
            card_back("pile", Some(self.open.pile), &mark)
        });
        Tray {
            id: "pile",
            title: self.text("table-age-beside"),
            cards: beside.chain([pile]).collect(),
            notes: Vec::new(),
        }
    }

    fn button(
        &self,
        piece: String,
        mark: Mark,
        marks: &Selection,
        draw: impl FnOnce(Mark) -> String,
    ) -> Card {
        Card {
            action: marks.action_at(&piece),
            chosen: mark.chosen,
            label: mark.label.clone(),
            is_filter: false,
            piece,
            // Screen readers read the button around it.
            svg: draw(Mark {
                label: String::new(),
                ..mark
            }),
        }
    }

    /// The hand of a seat: face up for its owner, backs for everybody else.
    pub fn hand_tray(&self, seat: Seat, marks: &Selection) -> Tray {
        let player = [("player", self.sight.seat(seat).into())];
        let asked = self.sight.table.turn() == Some(seat) && !marks.legal.is_empty();
        let (key, cards) = match self.hand_of(seat) {
            Some(hand) => {
                let cards = hand
                    .kinds()
                    .map(|kind| self.held(kind, hand.count(kind) as u8, asked, marks));
                let narrowing = asked && self.open.asking == Asking::Act;
                let key = if narrowing {
                    "table-age-hand-choose"
                } else {
                    "table-hand-of"
                };
                (key, cards.collect())
            }
            None => {
                let backs = (0..self.open.holding(seat).hand).map(|_| self.hidden());
                ("table-hand-of", backs.collect())
            }
        };
        Tray {
            id: "hand",
            title: self.sight.with(key, &player),
            cards,
            notes: Vec::new(),
        }
    }

    fn held(&self, kind: Kind, count: u8, asked: bool, marks: &Selection) -> Card {
        let piece = format!("hand/{}", kind.id());
        let filters = marks.filter_piece.as_ref() == Some(&piece);
        // While another card filters, this one is not highlighted, although a click on it changes the filter.
        let is_left = filters || marks.moves().any(|choice| choice.uses_piece(&piece));
        let is_filter = asked && marks.is_filter(&piece) && is_left;
        let chosen = filters
            || marks.is_chosen(&piece)
            || marks.chosen().is_some_and(|choice| choice.uses_piece(&piece));
        let lit = is_filter || marks.at(&piece).is_some();
        let mark = Mark {
            lit,
            chosen,
            barred: asked && !lit && !chosen,
            ..self.mark(&piece, "", marks)
        };
        let card = self.button(piece, mark, marks, |mark| card(&self.face(kind, count, mark)));
        Card { is_filter, ..card }
    }

    /// A card that this screen must not show.
    fn hidden(&self) -> Card {
        Card {
            piece: "hidden".to_owned(),
            svg: card_back("hidden", None, &Mark::default()),
            label: self.text("table-age-hidden"),
            action: None,
            chosen: false,
            is_filter: false,
        }
    }
}
