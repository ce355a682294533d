//! Packs the component data and the layouts of all games, because the page does not read TOML. An error in a file fails
//! the build here.

use std::io;

use smokestack_core::embedded_data::{Entry, write_entries};

fn main() -> io::Result<()> {
    let layouts = board_svg::packed_layouts();
    let layouts = layouts.map(|(name, kind, bytes)| Entry { name, kind, bytes });
    let entries: Vec<Entry<'_>> = catalog::packed_data().into_iter().chain(layouts).collect();
    write_entries(&entries)
}
