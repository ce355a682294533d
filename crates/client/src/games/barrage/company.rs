//! Company boards and construction wheels as scenes.

use barrage::data::{Ability, OwnSpace};
use barrage::event::Event;
use barrage::position::Segment as Load;
use barrage::{Action, CompanyId, Holding, Structure};
use board_svg::barrage::{
    ActionSpace, CompanyScene, Effect, Mark, Officer, Segment, StructureRow, WheelScene, company_board, wheel,
};
use lang::Names;
use smokestack_core::Seat;

use super::super::Selection;
use super::{BarrageView, faces};

impl BarrageView<'_> {
    /// The viewer's company, with its wheel.
    pub fn own_company(&self, own: Option<Seat>, marks: &Selection) -> String {
        let seat = self.seat_in_front(own);
        match seat.filter(|seat| self.company_id(*seat).is_some()) {
            Some(seat) => self.company_with_wheel(seat, Some(marks)),
            None => format!(
                r#"<p class="nothing">{}</p>"#,
                self.sight.text("table-barrage-no-company")
            ),
        }
    }

    /// The companies of all other players.
    pub fn rivals(&self, own: Option<Seat>) -> String {
        let own = self.seat_in_front(own);
        let seats = self.sight.seats().filter(|seat| Some(*seat) != own);
        let others = seats.filter(|seat| self.company_id(*seat).is_some());
        let all: String = others.map(|seat| self.company_with_wheel(seat, None)).collect();
        format!(r#"<div class="rivals">{all}</div>"#)
    }

    fn seat_in_front(&self, own: Option<Seat>) -> Option<Seat> {
        own.or_else(|| self.sight.seats().next())
    }

    fn company_with_wheel(&self, seat: Seat, marks: Option<&Selection>) -> String {
        let board = company_board(&self.company_scene(seat, marks));
        let wheel = wheel(&self.wheel(seat));
        format!(r#"<div class="company">{board}{wheel}</div>"#)
    }

    fn company_id(&self, seat: Seat) -> Option<CompanyId> {
        self.open.holding(seat).company()
    }

    fn company_scene(&self, seat: Seat, marks: Option<&Selection>) -> CompanyScene {
        let own = self.open.holding(seat);
        let view = BoardPieces {
            typed: self,
            // Only the player to move can choose from a board.
            marks: marks.filter(|_| seat == self.open.turn),
            word: self.company(seat).id(),
        };
        let id = own.company().map(|id| self.data.company(id));
        let works = self.game.has_power(self.open, seat);
        CompanyScene {
            company: self.company(seat),
            name: id.map_or_else(String::new, |company| self.sight.piece(&company.id)),
            label: self.player(seat),
            to_move: seat == self.open.turn,
            rows: Structure::ALL.map(|structure| self.structure_row(own, structure)),
            spaces: view.spaces(own),
            officer: view.officer(own),
            power: id.map(|company| faces::power(company.power)),
            power_title: id.map_or_else(String::new, |company| self.power_text(company.power)),
            power_works: works,
            engineers: own.engineers,
            credits: u8::try_from(own.credits).unwrap_or(u8::MAX),
            excavators: own.excavators,
            mixers: own.mixers,
            vp: i16::try_from(own.vp()).unwrap_or(i16::MAX),
            energy: u8::try_from(own.energy).unwrap_or(u8::MAX),
            tiles: own.tiles.into_iter().map(|tile| view.tile(tile)).collect(),
            contracts: own.contracts.into_iter().map(|id| view.contract(id)).collect(),
            fulfilled: own.fulfilled.len() as u8,
        }
    }

    fn structure_row(&self, own: &Holding, structure: Structure) -> StructureRow {
        let Some(company) = own.company().map(|id| self.data.company(id)) else {
            return StructureRow::default();
        };
        let pieces = company.pieces[structure as usize];
        let uncovers = |piece: usize| match structure {
            Structure::Powerhouse => self.powerhouse_uncovers(own, piece),
            _ => {
                let income = company.income[structure as usize].get(piece);
                income.into_iter().flatten().copied().map(faces::gain).collect()
            }
        };
        let values = [
            ("structure", self.structure_name(structure).into()),
            ("built", own.count(structure).into()),
            ("pieces", pieces.into()),
        ];
        StructureRow {
            structure: faces::structure(structure),
            built: own.count(structure),
            uncovers: (1..=usize::from(pieces)).map(uncovers).collect(),
            title: self.sight.with("table-barrage-row", &values),
        }
    }

    /// What a powerhouse uncovers: its addition to the production bonus, as printed (B-5.9), or the company power.
    fn powerhouse_uncovers(&self, own: &Holding, piece: usize) -> Vec<Effect> {
        let company = self.data.company(own.company);
        let bonus = company.bonus.get(piece).copied().unwrap_or_default();
        let before = company.bonus.get(piece - 1).copied().unwrap_or_default();
        let bonus = (bonus > before).then_some(Effect::ProductionBonus(bonus - before));
        let power = (piece == usize::from(self.data.params.power_from)).then_some(Effect::CompanyPower);
        bonus.into_iter().chain(power).collect()
    }

    pub fn structure_name(&self, structure: Structure) -> String {
        self.sight.text(&format!("table-barrage-{}", structure.name()))
    }

    /// A company's wheel, with all its turns since the beginning of the game.
    fn wheel(&self, seat: Seat) -> WheelScene {
        let own = self.open.holding(seat);
        let events = self.table.moves().iter().flat_map(|played| &played.events);
        let turned = self
            .table
            .setup_events()
            .iter()
            .chain(events)
            .map(|event| match event {
                Event::Turned { seat: by, segments } if *by == seat => u32::from(*segments),
                _ => 0,
            });
        let values = [("player", self.player(seat).into())];
        let segments = own.wheel.segments();
        WheelScene {
            company: self.company(seat),
            label: self.sight.with("table-barrage-wheel", &values),
            turned: turned.sum(),
            // The engine numbers segments in the order in which they reach the opening, the picture clockwise from the
            // opening.
            segments: std::array::from_fn(|n| self.segment(segments[(6 - n) % 6], (6 - n) % 6)),
        }
    }

    fn segment(&self, load: Load, turns: usize) -> Segment {
        let tile = load.tile();
        let name = tile.map(|id| self.sight.piece(&self.data.tile(id).id));
        let values = [
            ("tile", name.unwrap_or_default().into()),
            ("excavators", load.excavators.into()),
            ("mixers", load.mixers.into()),
            ("turns", turns.into()),
        ];
        let key = match (turns, load.is_empty()) {
            (0, _) => "table-barrage-segment-open",
            (_, true) => "table-barrage-segment-empty",
            (_, false) => "table-barrage-segment",
        };
        Segment {
            tile: tile.map(|id| faces::tile(self.data, id, self.language(), Mark::default())),
            excavators: load.excavators,
            mixers: load.mixers,
            title: self.sight.with(key, &values),
        }
    }
}

/// The pieces on one company's board.
struct BoardPieces<'a> {
    typed: &'a BarrageView<'a>,
    /// The choices on this board, if it is the mover's.
    marks: Option<&'a Selection>,
    word: &'static str,
}

impl BoardPieces<'_> {
    /// The mark of a piece, and its id on the page, which includes the company on other players' boards.
    fn place(&self, piece: &str, state: &str) -> (String, Mark) {
        match self.marks {
            Some(marks) => (piece.to_owned(), self.typed.mark(piece, state, marks)),
            None => (format!("{}/{piece}", self.word), self.typed.quiet(piece, state)),
        }
    }

    fn tile(&self, id: barrage::TileId) -> board_svg::barrage::Tile {
        let typed = self.typed;
        let (place, mark) = self.place(&typed.data.tile(id).id, "");
        board_svg::barrage::Tile {
            id: place,
            ..faces::tile(typed.data, id, typed.language(), mark)
        }
    }

    fn contract(&self, id: barrage::ContractId) -> board_svg::barrage::Contract {
        let typed = self.typed;
        let (place, mark) = self.place(&typed.data.contract(id).id, &typed.contract_meaning(id));
        board_svg::barrage::Contract {
            id: place,
            ..faces::contract(typed.data, id, false, mark)
        }
    }

    fn officer(&self, own: &Holding) -> Officer {
        let Some(id) = own.officer() else {
            return Officer::default();
        };
        let typed = self.typed;
        let piece = &typed.data.officer(id).id;
        Officer {
            id: format!("{}/{piece}", self.word),
            ..faces::officer(typed.data, id, typed.language(), typed.quiet(piece, ""))
        }
    }

    fn spaces(&self, own: &Holding) -> Vec<ActionSpace> {
        let data = self.typed.data;
        let building = data.construction_spaces.iter().enumerate();
        let building = building.map(|(n, space)| self.space(space, own, own.constructed >> n & 1 == 1));
        let copies = own
            .officer()
            .is_some_and(|id| data.officer(id).ability == Ability::Copies);
        let copying = data.sekibo_spaces.iter().enumerate().filter(|_| copies);
        let copying = copying.map(|(n, space)| self.space(space, own, n < usize::from(own.copies)));
        building.chain(copying).collect()
    }

    fn space(&self, space: &OwnSpace, own: &Holding, taken: bool) -> ActionSpace {
        let typed = self.typed;
        let key = if taken {
            "table-barrage-space-used"
        } else {
            "table-barrage-space-free"
        };
        let (id, mark) = self.place(&space.id, &typed.sight.text(key));
        let company = faces::company_of(typed.data, own.company);
        let chosen = self.marks.and_then(Selection::chosen);
        let action = chosen.and_then(|choice| typed.action(choice));
        let placing = |list: &[OwnSpace], n: u8| list.get(usize::from(n)).is_some_and(|s| s.id == space.id);
        let preview = match action {
            Some(Action::Construct(n)) => placing(&typed.data.construction_spaces, n),
            Some(Action::Sekibo(n)) => placing(&typed.data.sekibo_spaces, n),
            _ => false,
        };
        ActionSpace {
            id,
            engineers: space.engineers,
            surcharge: space.surcharge,
            closed: false,
            occupants: taken.then_some((company, space.engineers)).into_iter().collect(),
            preview: preview.then_some(company),
            mark,
        }
    }
}
