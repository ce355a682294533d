//! Barrage on the terminal: the tracks, the map basin by basin, the available contracts and patents, the companies.

mod company;
mod map;
mod offers;

use crate::say;
use barrage::position::{NO_OFFICER, ROUNDS};
use barrage::{Barrage, BonusId, Phase, PublicState};
use catalog::DynTable;
use smokestack_core::{Seat, Table};

use super::{TERMINAL_WIDTH, wrap_items};
use crate::context::{Context, TableNames};

/// The width of the headings.
const HEADING_WIDTH: usize = 22;

/// The context for all lines.
struct Printer<'t> {
    context: &'t Context,
    names: TableNames<'t>,
    game: &'t Barrage,
    open: &'t PublicState,
    seats: usize,
}

pub fn position(context: &Context, table: &dyn DynTable, typed_table: &Table<Barrage>) {
    let printer = Printer {
        context,
        names: TableNames {
            table,
            language: context.code(),
        },
        game: typed_table.game(),
        open: &typed_table.position().open,
        seats: table.players().len(),
    };
    printer.clock();
    printer.tracks();
    printer.map();
    if printer.open.phase == Phase::Draft {
        printer.draft();
    } else {
        printer.offers();
        printer.spaces();
    }
    for seat in Seat::all(printer.seats) {
        printer.company(seat);
    }
}

impl Printer<'_> {
    fn text(&self, key: &str) -> String {
        self.context.text(key)
    }

    /// A line with its heading in the first column.
    fn line(&self, heading: &str, rest: &str) {
        say!("{heading:<HEADING_WIDTH$} {rest}");
    }

    /// A heading with several items, on as many lines as they need.
    fn items(&self, heading: &str, items: &[String]) {
        let mut heading = heading;
        for line in wrap_items(items, "   ", TERMINAL_WIDTH - HEADING_WIDTH - 1) {
            self.line(heading, &line);
            heading = "";
        }
    }

    /// `NAME: WHAT`, with a space before the colon if the language requires it.
    fn with_label(&self, name: &str, label: &str) -> String {
        let values = [("name", name.into()), ("what", label.into())];
        self.context.translations.text_with("cli-barrage-named", &values)
    }

    /// One value per seat: `A 2  B 0`.
    fn each_seat<F: std::fmt::Display>(&self, value: impl Fn(Seat) -> F) -> String {
        let seats = Seat::all(self.seats).map(|seat| format!("{seat} {}", value(seat)));
        seats.collect::<Vec<_>>().join("  ")
    }

    fn clock(&self) {
        let phase = match self.open.phase {
            Phase::Draft => "cli-barrage-phase-draft",
            Phase::Income => "cli-barrage-phase-income",
            Phase::Actions => "cli-barrage-phase-actions",
            Phase::Over => "cli-barrage-phase-over",
        };
        if self.open.phase == Phase::Draft {
            return say!("{}", self.text(phase));
        }
        let order: Vec<String> = self.open.order[..self.seats]
            .iter()
            .map(Seat::to_string)
            .collect();
        let clock = [
            ("round", self.open.round.max(1).into()),
            ("rounds", ROUNDS.into()),
            ("phase", self.text(phase).into()),
            ("order", order.join(" ").into()),
        ];
        say!(
            "{}",
            self.context.translations.text_with("cli-barrage-clock", &clock)
        );
    }

    /// Energy, bonus tiles and the objective.
    fn tracks(&self) {
        let data = self.game.component_data();
        let energy = self.each_seat(|seat| self.open.holding(seat).energy);
        let full_section = u32::from(data.track.section) * u32::from(self.open.round.max(1));
        let full_section = [("energy", full_section.into())];
        let full_section = self
            .context
            .translations
            .text_with("cli-barrage-section", &full_section);
        self.line(
            &self.text("cli-barrage-energy"),
            &format!("{energy}   {full_section}"),
        );
        if self.game.switches().rank_produced {
            let energies = self.each_seat(|seat| self.game.ranked_energy(self.open, seat));
            self.line(&self.text("cli-barrage-produced"), &energies);
        }
        for (round, tile) in (1..).zip(self.open.bonuses) {
            if round >= self.open.round {
                self.bonus(round, tile);
            }
        }
        let objective = data.objective(self.open.objective);
        let name = objective.name.in_language(self.context.code());
        let quantities = self.each_seat(|seat| self.game.objective_quantity(self.open, seat));
        self.line(
            &self.text("cli-barrage-objective"),
            &self.with_label(name, &quantities),
        );
    }

    fn bonus(&self, round: u8, tile: BonusId) {
        let tile = self.game.component_data().bonus(tile);
        let key = if round == self.open.round.max(1) {
            "cli-barrage-bonus-now"
        } else {
            "cli-barrage-bonus-later"
        };
        let heading = self
            .context
            .translations
            .text_with(key, &[("round", round.into())]);
        let points_each = [("points", tile.vp.into())];
        let points_each = self
            .context
            .translations
            .text_with("cli-barrage-each", &points_each);
        let name = tile.name.in_language(self.context.code());
        let counts = self.each_seat(|seat| self.game.counted(self.open, seat, tile.counts));
        self.line(
            &heading,
            &self.with_label(&format!("{name}, {points_each}"), &counts),
        );
    }

    /// Pairs and starting contracts that can be chosen (B-2.10).
    fn draft(&self) {
        let data = self.game.component_data();
        let language = self.context.code();
        for company in self.open.companies {
            let officer = self.open.matchups[company.index()];
            let officer = if officer == NO_OFFICER {
                ""
            } else {
                data.officer(officer).name.in_language(language)
            };
            let company = data.company(company).name.in_language(language);
            self.line(&self.text("cli-barrage-pair"), &format!("{company} · {officer}"));
        }
        for contract in self.open.starting {
            self.contract(contract);
        }
    }
}
