//! Packs the component data of all games, because the worker does not read TOML.

use smokestack_core::embedded_data::write_entries;

fn main() -> std::io::Result<()> {
    write_entries(&catalog::packed_data())
}
