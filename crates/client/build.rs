//! Packs the component data and the layouts of all games, because the page does not read TOML. An error in a file fails
//! the build here.

use std::path::PathBuf;
use std::{env, fs, io};

use smokestack_core::embedded_data::pack;

fn main() -> io::Result<()> {
    // The data files belong to the games' crates.
    println!("cargo::rerun-if-changed=build.rs");
    let entries = [
        (
            "industria",
            "industria::Data",
            pack(&*industria::Data::standard()),
        ),
        (
            "industria-layout",
            "board_svg::industria::Layout",
            pack(board_svg::industria::layout()),
        ),
        ("industry", "industry::Data", pack(&*industry::Data::standard())),
        (
            "industry-layout",
            "board_svg::industry::Layout",
            pack(board_svg::industry::layout()),
        ),
        ("barrage", "barrage::Data", pack(&*barrage::Data::standard())),
        (
            "barrage-layout",
            "board_svg::barrage::Layout",
            pack(board_svg::barrage::layout()),
        ),
        (
            "age-of-industry",
            "age_of_industry::Data",
            pack(&*age_of_industry::Data::standard()),
        ),
        (
            "age-of-industry-facts",
            "age_of_industry::Data",
            pack(&*age_of_industry::Data::facts()),
        ),
        (
            "age-of-industry-layout",
            "board_svg::age_of_industry::Layout",
            pack(board_svg::age_of_industry::layout()),
        ),
    ];
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let mut list = String::new();
    for (name, kind, bytes) in entries {
        let file = out.join(name);
        fs::write(&file, bytes)?;
        list += &format!(
            "({name:?}, || Box::new(smokestack_core::embedded_data::unpack::<{kind}>(include_bytes!({file:?})))), "
        );
    }
    let list = format!("{{ static ALL: smokestack_core::embedded_data::Entries = &[{list}]; ALL }}");
    fs::write(out.join("embedded_data.rs"), list)
}
