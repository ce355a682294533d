//! A company: its supply, its construction wheel, its tiles and contracts.

use crate::print_line;
use barrage::position::Segment;
use barrage::{Holding, Structure};
use smokestack_core::Seat;

use super::{Printer, TERMINAL_WIDTH, wrap_items};

impl Printer<'_> {
    pub(super) fn print_company(&self, seat: Seat) {
        let holding = self.open.holding(seat);
        let table = self.names.table;
        let mark = if table.turn() == Some(seat) { '>' } else { ' ' };
        let label = crate::show::seat_label(&self.names, seat);
        let Some(company) = holding.company() else {
            return print_line!("{mark} {label}");
        };
        let data = self.game.component_data();
        let language = self.context.language_code();
        let mut heading = vec![label, data.company(company).name.in_language(language).to_owned()];
        heading.extend(
            holding
                .officer()
                .map(|id| data.officer(id).name.in_language(language).to_owned()),
        );
        let now = table.scores().of(seat).total;
        let points = [("points", holding.vp().into()), ("now", now.into())];
        let points = self.context.translations.text_with("cli-barrage-points", &points);
        print_line!("{mark} {}", heading.join(" · "));
        print_line!("      {points}");
        let supplies = [
            self.gain("engineers", holding.engineers),
            self.gain("credits", holding.credits),
            self.gain("excavators", holding.excavators),
            self.gain("mixers", holding.mixers),
        ];
        self.print_detail("cli-barrage-has", &supplies);
        self.print_detail("cli-barrage-built", &self.structure_counts(holding));
        let tiles: Vec<String> = holding.tiles.map(|tile| self.tile(tile)).collect();
        self.print_detail("cli-barrage-tiles", &tiles);
        self.print_detail("cli-barrage-wheel", &self.wheel(holding));
        for contract in holding.contracts {
            self.print_contract(contract);
        }
        if !holding.fulfilled.is_empty() {
            self.print_detail("cli-barrage-fulfilled", &[holding.fulfilled.len().to_string()]);
        }
    }

    /// The company's items; continuation lines are indented further.
    fn print_detail(&self, key: &str, items: &[String]) {
        let heading = self.text(key);
        let width = TERMINAL_WIDTH - 7 - heading.chars().count();
        for (number, line) in wrap_items(items, " · ", width).iter().enumerate() {
            if number == 0 {
                print_line!("      {heading} {line}");
            } else {
                print_line!("          {line}");
            }
        }
    }

    /// For each kind of piece, the number on the map out of the total.
    fn structure_counts(&self, holding: &Holding) -> [String; 4] {
        let all = self.game.component_data().company(holding.company).pieces;
        Structure::ALL.map(|structure| {
            let counts = [
                ("built", holding.count(structure).into()),
                ("all", all[structure as usize].into()),
            ];
            let key = format!("cli-barrage-built-{}", structure.name());
            self.context.translations.text_with(&key, &counts)
        })
    }

    /// The contents of the wheel, by the number of turns until they return.
    fn wheel(&self, holding: &Holding) -> Vec<String> {
        let loaded_segments = holding
            .wheel
            .segments()
            .iter()
            .enumerate()
            .filter(|(_, s)| !s.is_empty());
        let segment_texts =
            loaded_segments.map(|(turns, segment)| format!("{turns} › {}", self.segment(segment)));
        segment_texts.collect()
    }

    fn segment(&self, segment: &Segment) -> String {
        let mut parts: Vec<String> = segment.tile().map(|tile| self.tile(tile)).into_iter().collect();
        if segment.excavators > 0 {
            parts.push(self.gain("excavators", segment.excavators));
        }
        if segment.mixers > 0 {
            parts.push(self.gain("mixers", segment.mixers));
        }
        parts.join(" + ")
    }
}
