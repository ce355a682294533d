//! Packs the component data and the layouts of all games: the page reads no TOML. Whatever is wrong with a file ends the
//! build here.

use std::path::PathBuf;
use std::{env, fs, io};

use smokestack_core::packed::pack;

fn main() -> io::Result<()> {
    // The games' crates bring their files along.
    println!("cargo::rerun-if-changed=build.rs");
    let parcels = [
        ("industria", pack(&*industria::Data::standard())),
        ("industria-layout", pack(board_svg::industria::layout())),
        ("industry", pack(&*industry::Data::standard())),
        ("industry-layout", pack(board_svg::industry::layout())),
        ("barrage", pack(&*barrage::Data::standard())),
        ("barrage-layout", pack(board_svg::barrage::layout())),
        ("age-of-industry", pack(&*age_of_industry::Data::standard())),
        ("age-of-industry-facts", pack(&*age_of_industry::Data::facts())),
        (
            "age-of-industry-layout",
            pack(board_svg::age_of_industry::layout()),
        ),
    ];
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let mut list = String::new();
    for (name, bytes) in parcels {
        let file = out.join(name);
        fs::write(&file, bytes)?;
        list += &format!("({name:?}, include_bytes!({file:?}) as &[u8]), ");
    }
    fs::write(out.join("packed.rs"), format!("&[{list}]"))
}
