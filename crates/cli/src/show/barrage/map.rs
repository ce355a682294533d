//! The map: headstreams, then one line per basin.

use crate::print_line;
use barrage::{Area, BasinId, ConduitId, DamId, HeadstreamId, PowerhouseId};

use super::Printer;

const BASIN_WIDTH: usize = 9;
const DAM_WIDTH: usize = 12;
const CONDUIT_WIDTH: usize = 11;

impl Printer<'_> {
    pub(super) fn print_map(&self) {
        self.print_headstreams();
        let [basin, upper, lower, left, right, houses] =
            ["basin", "upper", "lower", "left", "right", "powerhouses"]
                .map(|column| self.text(&format!("cli-barrage-column-{column}")));
        print_line!(
            "{basin:<BASIN_WIDTH$} {upper:<DAM_WIDTH$} {lower:<DAM_WIDTH$} {left:<CONDUIT_WIDTH$} {right:<CONDUIT_WIDTH$} {houses}"
        );
        let data = self.game.component_data();
        let mut area: Option<Area> = None;
        for basin in BasinId::all() {
            let here = data.basin(basin).area;
            if area != Some(here) {
                print_line!("{}", self.text(&format!("cli-barrage-area-{}", here.name())));
                area = Some(here);
            }
            print_line!("{}", self.basin(basin).trim_end());
        }
        print_line!("{}", self.text("cli-barrage-legend"));
    }

    /// The drops for rounds 1 to 4 on each tile, and those waiting now.
    fn print_headstreams(&self) {
        let data = self.game.component_data();
        let headstream_texts = HeadstreamId::all().zip(['A', 'B', 'C', 'D']).map(|(id, letter)| {
            let tile = data.source_tile(self.open.source_tiles[id.index()]);
            let drops: Vec<String> = tile.drops[..4].iter().map(u8::to_string).collect();
            let waiting_drops = "●".repeat(usize::from(self.open.waiting[id.index()]));
            format!("{letter} {} {waiting_drops}", drops.join("-"))
                .trim_end()
                .to_owned()
        });
        let headstream_texts: Vec<String> = headstream_texts.collect();
        self.print_items(&self.text("cli-barrage-headstreams"), &headstream_texts);
    }

    fn basin(&self, basin: BasinId) -> String {
        let data = self.game.component_data();
        let number = basin.number();
        let course = data
            .basin(basin)
            .drains_to
            .map_or("–".to_owned(), |to| to.number().to_string());
        let mut line = format!("{:<BASIN_WIDTH$}", format!("{number:>3} › {course}"));
        for dam in DamId::all().filter(|dam| dam.basin() == basin) {
            line += &format!(" {:<DAM_WIDTH$}", self.dam(dam));
        }
        for conduit in ConduitId::all().filter(|conduit| conduit.basin() == basin) {
            line += &format!(" {:<CONDUIT_WIDTH$}", self.conduit(conduit));
        }
        let houses: Vec<String> = PowerhouseId::all()
            .filter(|id| data.powerhouse(*id).basin == basin)
            .map(|id| self.powerhouse(id))
            .collect();
        let blank = BASIN_WIDTH + 2 * (DAM_WIDTH + 1) + 2 * (CONDUIT_WIDTH + 1);
        format!("{line:<blank$} {}", houses.join(" "))
    }

    /// A dam's owner, level, drops and free capacity: `A2 ●○`.
    fn dam(&self, dam: DamId) -> String {
        let level = self.open.levels[dam.index()];
        if level == 0 {
            return free_space(self.game.component_data().dam(dam).red);
        }
        let owner = self
            .open
            .dam_owner(dam)
            .map_or("N".to_owned(), |seat| seat.to_string());
        let held_drops = usize::from(self.open.drops[dam.index()]);
        let free_capacity = usize::from(self.game.dam_capacity(self.open, dam)).saturating_sub(held_drops);
        format!(
            "{owner}{level} {}{}",
            "●".repeat(held_drops),
            "○".repeat(free_capacity)
        )
    }

    /// A conduit's value, target and owner: `3›8 A`.
    fn conduit(&self, conduit: ConduitId) -> String {
        let space = self.game.component_data().conduit(conduit);
        let owner = self
            .open
            .conduit_owner(conduit)
            .map_or(free_space(false), |seat| seat.to_string());
        format!("{}›{:<2} {owner}", space.value, space.to.number())
    }

    fn powerhouse(&self, id: PowerhouseId) -> String {
        let red = self.game.component_data().powerhouse(id).red;
        self.open
            .powerhouse_owner(id)
            .map_or(free_space(red), |seat| seat.to_string())
    }
}

/// A free space, with a mark if it costs the red fee.
fn free_space(red: bool) -> String {
    if red { "!".to_owned() } else { "·".to_owned() }
}
