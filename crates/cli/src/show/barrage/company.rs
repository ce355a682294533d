//! A company: its supply, its construction wheel, its tiles and contracts.

use crate::say;
use barrage::position::Segment;
use barrage::{Holding, Structure};
use smokestack_core::Seat;

use super::{Printer, TERMINAL_WIDTH, wrapped};

impl Printer<'_> {
    pub(super) fn company(&self, seat: Seat) {
        let own = self.open.holding(seat);
        let table = self.names.table;
        let mark = if table.turn() == Some(seat) { '>' } else { ' ' };
        let label = crate::show::label(&self.names, seat);
        let Some(company) = own.company() else {
            return say!("{mark} {label}");
        };
        let data = self.game.component_data();
        let language = self.context.code();
        let mut who = vec![label, data.company(company).name.in_language(language).to_owned()];
        who.extend(
            own.officer()
                .map(|id| data.officer(id).name.in_language(language).to_owned()),
        );
        let now = table.scores().of(seat).total;
        let points = [("points", own.vp().into()), ("now", now.into())];
        let points = self.context.translations.text_with("cli-barrage-points", &points);
        say!("{mark} {}", who.join(" · "));
        say!("      {points}");
        let things = [
            self.gain("engineers", own.engineers),
            self.gain("credits", own.credits),
            self.gain("excavators", own.excavators),
            self.gain("mixers", own.mixers),
        ];
        self.detail("cli-barrage-has", &things);
        self.detail("cli-barrage-built", &self.built(own));
        let tiles: Vec<String> = own.tiles.map(|tile| self.tile(tile)).collect();
        self.detail("cli-barrage-tiles", &tiles);
        self.detail("cli-barrage-wheel", &self.wheel(own));
        for contract in own.contracts {
            self.contract(contract);
        }
        if !own.fulfilled.is_empty() {
            self.detail("cli-barrage-fulfilled", &[own.fulfilled.len().to_string()]);
        }
    }

    /// The company's items; continuation lines are indented further.
    fn detail(&self, key: &str, items: &[String]) {
        let heading = self.text(key);
        let width = TERMINAL_WIDTH - 7 - heading.chars().count();
        for (number, line) in wrapped(items, " · ", width).iter().enumerate() {
            if number == 0 {
                say!("      {heading} {line}");
            } else {
                say!("          {line}");
            }
        }
    }

    /// For each kind of piece, the number on the map out of the total.
    fn built(&self, own: &Holding) -> [String; 4] {
        let all = self.game.component_data().company(own.company).pieces;
        Structure::ALL.map(|structure| {
            let counts = [
                ("built", own.count(structure).into()),
                ("all", all[structure as usize].into()),
            ];
            let key = format!("cli-barrage-built-{}", structure.name());
            self.context.translations.text_with(&key, &counts)
        })
    }

    /// The contents of the wheel, by the number of turns until they return.
    fn wheel(&self, own: &Holding) -> Vec<String> {
        let loaded = own
            .wheel
            .segments()
            .iter()
            .enumerate()
            .filter(|(_, s)| !s.is_empty());
        let each = loaded.map(|(turns, segment)| format!("{turns} › {}", self.segment(segment)));
        each.collect()
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
