//! Barrage on the terminal: the tracks, the map basin by basin, the available contracts and patents, the companies.

mod company;
mod map;
mod offers;

use crate::print_line;
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

pub fn print_position(context: &Context, table: &dyn DynTable, typed_table: &Table<Barrage>) {
    let printer = Printer {
        context,
        names: TableNames {
            table,
            language: context.language_code(),
        },
        game: typed_table.game(),
        open: &typed_table.position().open,
        seats: table.players().len(),
    };
    printer.print_clock();
    printer.print_tracks();
    printer.print_map();
    if printer.open.phase == Phase::Draft {
        printer.print_draft();
    } else {
        printer.print_offers();
        printer.print_spaces();
    }
    for seat in Seat::all(printer.seats) {
        printer.print_company(seat);
    }
}

impl Printer<'_> {
    fn text(&self, key: &str) -> String {
        self.context.text(key)
    }

    /// Prints a line with its heading in the first column.
    fn print_line(&self, heading: &str, rest: &str) {
        print_line!("{heading:<HEADING_WIDTH$} {rest}");
    }

    /// Prints a heading with several items, on as many lines as they need.
    fn print_items(&self, heading: &str, items: &[String]) {
        let mut heading = heading;
        for line in wrap_items(items, "   ", TERMINAL_WIDTH - HEADING_WIDTH - 1) {
            self.print_line(heading, &line);
            heading = "";
        }
    }

    /// `NAME: WHAT`, with a space before the colon if the language requires it.
    fn labelled_text(&self, name: &str, label: &str) -> String {
        let values = [("name", name.into()), ("what", label.into())];
        self.context.translations.text_with("cli-barrage-named", &values)
    }

    /// One value per seat: `A 2  B 0`.
    fn seat_values<F: std::fmt::Display>(&self, value: impl Fn(Seat) -> F) -> String {
        let seats = Seat::all(self.seats).map(|seat| format!("{seat} {}", value(seat)));
        seats.collect::<Vec<_>>().join("  ")
    }

    fn print_clock(&self) {
        let phase = match self.open.phase {
            Phase::Draft => "cli-barrage-phase-draft",
            Phase::Income => "cli-barrage-phase-income",
            Phase::Actions => "cli-barrage-phase-actions",
            Phase::Over => "cli-barrage-phase-over",
        };
        if self.open.phase == Phase::Draft {
            return print_line!("{}", self.text(phase));
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
        print_line!(
            "{}",
            self.context.translations.text_with("cli-barrage-clock", &clock)
        );
    }

    /// Energy, bonus tiles and the objective.
    fn print_tracks(&self) {
        let data = self.game.component_data();
        let energy = self.seat_values(|seat| self.open.holding(seat).energy);
        let full_section = u32::from(data.track.section) * u32::from(self.open.round.max(1));
        let full_section = [("energy", full_section.into())];
        let full_section = self
            .context
            .translations
            .text_with("cli-barrage-section", &full_section);
        self.print_line(
            &self.text("cli-barrage-energy"),
            &format!("{energy}   {full_section}"),
        );
        if self.game.switches().rank_produced {
            let energies = self.seat_values(|seat| self.game.ranked_energy(self.open, seat));
            self.print_line(&self.text("cli-barrage-produced"), &energies);
        }
        for (round, tile) in (1..).zip(self.open.bonuses) {
            if round >= self.open.round {
                self.print_bonus_tile(round, tile);
            }
        }
        let objective = data.objective(self.open.objective);
        let name = objective.name.in_language(self.context.language_code());
        let quantities = self.seat_values(|seat| self.game.objective_quantity(self.open, seat));
        self.print_line(
            &self.text("cli-barrage-objective"),
            &self.labelled_text(name, &quantities),
        );
    }

    fn print_bonus_tile(&self, round: u8, tile: BonusId) {
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
        let name = tile.name.in_language(self.context.language_code());
        let counts = self.seat_values(|seat| self.game.counted(self.open, seat, tile.counts));
        self.print_line(
            &heading,
            &self.labelled_text(&format!("{name}, {points_each}"), &counts),
        );
    }

    /// Pairs and starting contracts that can be chosen (B-2.10).
    fn print_draft(&self) {
        let data = self.game.component_data();
        let language = self.context.language_code();
        for company in self.open.companies {
            let officer = self.open.matchups[company.index()];
            let officer = if officer == NO_OFFICER {
                ""
            } else {
                data.officer(officer).name.in_language(language)
            };
            let company = data.company(company).name.in_language(language);
            self.print_line(&self.text("cli-barrage-pair"), &format!("{company} · {officer}"));
        }
        for contract in self.open.starting {
            self.print_contract(contract);
        }
    }
}
