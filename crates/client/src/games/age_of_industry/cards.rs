//! The hand, as far as this screen may show it, the face-up cards, and the pile.

use age_of_industry::{Asking, Card as Kind, CardKind, Colour};
use board_svg::age_of_industry::{Card as Face, Mark, card, card_back};
use lang::Names;
use smokestack_core::Seat;

use super::super::{Card, Marks, Tray};
use super::AgeOfIndustryView;
use super::choices::{Lit, in_hand, is_done_with};

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
    pub fn pile_tray(&self, marks: &Marks) -> Tray {
        let lit = Lit::new(marks);
        let beside = self.open.face_up.each().map(|kind| {
            let mark = self.mark(kind.id(), "", &lit);
            self.button(kind.id().to_owned(), mark, &lit, |mark| {
                card(&self.face(kind, 1, mark))
            })
        });
        let left = self
            .sight
            .with("table-age-left", &[("count", self.open.pile.into())]);
        let mark = self.mark("pile", &left, &lit);
        let pile = self.button("pile".to_owned(), mark, &lit, |mark| {
            card_back("pile", Some(self.open.pile), &mark)
        });
        Tray {
            id: "pile",
            title: self.text("table-age-beside"),
            cards: beside.chain([pile]).collect(),
            notes: Vec::new(),
        }
    }

    fn button(&self, piece: String, mark: Mark, lit: &Lit, draw: impl FnOnce(Mark) -> String) -> Card {
        Card {
            action: lit.action(&piece).map(str::to_owned),
            chosen: mark.chosen,
            label: mark.label.clone(),
            narrows: false,
            piece,
            // Screen readers read the button around it.
            svg: draw(Mark {
                label: String::new(),
                ..mark
            }),
        }
    }

    /// The hand of a seat: face up for its owner, backs for everybody else.
    pub fn hand_tray(&self, seat: Seat, marks: &Marks) -> Tray {
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

    fn held(&self, kind: Kind, count: u8, asked: bool, marks: &Marks) -> Card {
        let piece = in_hand(kind.id());
        let lit = Lit::new(marks);
        let own = |action: &String| is_done_with(&piece, action);
        let held = marks.held.as_ref() == Some(&piece);
        let narrows = self.open.asking == Asking::Act && asked && (held || marks.legal.iter().any(own));
        let chosen = held || marks.chosen.as_ref().is_some_and(own);
        let mark = Mark {
            lit: narrows || lit.action(&piece).is_some(),
            chosen,
            barred: asked && !narrows && !chosen && lit.action(&piece).is_none(),
            ..self.mark(&piece, "", &lit)
        };
        let card = self.button(piece, mark, &lit, |mark| card(&self.face(kind, count, mark)));
        Card { narrows, ..card }
    }

    /// A card that this screen must not show.
    fn hidden(&self) -> Card {
        Card {
            piece: "hidden".to_owned(),
            svg: card_back("hidden", None, &Mark::default()),
            label: self.text("table-age-hidden"),
            action: None,
            chosen: false,
            narrows: false,
        }
    }
}
