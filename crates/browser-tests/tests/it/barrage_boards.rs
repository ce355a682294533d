//! Barrage's boards: tabs on a phone, a map that can be enlarged, and the preview of a production.

use browser_tests::run;
use catalog::DynTable;
use serde_json::json;

use crate::barrage::GAME;
use crate::full_game::{click_action, continue_from_record};

/// A table at which a player has a choice of productions.
fn table_before_production() -> Box<dyn DynTable> {
    let has_production = |table: &dyn DynTable| {
        let legal = table.legal();
        legal.len() > 1 && legal.iter().any(|choice| choice.kind == "produce")
    };
    let play = |seed: u64| {
        let mut table = GAME.table(seed);
        let mut explorer = GAME.explorer(seed);
        while let Some(seat) = table.turn() {
            if has_production(&*table) {
                return Some(table);
            }
            let choice = explorer.choose(&table.legal());
            table.play(seat, &choice.action).expect("it was listed");
        }
        None
    };
    (0..500)
        .find_map(play)
        .expect("somebody produces in one of the games")
}

#[test]
fn a_production_is_previewed_before_it_is_confirmed() {
    let table = table_before_production();
    let legal = table.legal();
    let produce = legal.iter().find(|choice| choice.kind == "produce");
    let action = produce.expect("it was looked for").action.clone();
    run("barrage-production", async |page| {
        continue_from_record(page, &*table).await?;
        click_action(page, &action).await?;
        page.wait_for("[data-confirm]").await?;
        let dam = action.split(' ').nth(2).expect("a production names its dam");
        page.wait_for(&format!("[data-tile='{dam}'].chosen")).await?;
        page.wait_for("#ss-plan .m-plan").await?;
        page.screenshot("barrage-production").await?;
        let notes = page.text("[data-notes]").await?;
        assert!(notes.contains("Energy"), "the energy, part by part: {notes}");
        let state_before = page.record().await?;
        page.click("[data-cancel]").await?;
        page.wait_until_gone("#ss-plan .m-plan").await?;
        assert_eq!(page.record().await?, state_before, "nothing was played");
        Ok(())
    });
}

/// The horizontal overflow of the page, which sections are visible, and the width of the map.
const VISIBLE_SECTIONS: &str = "
    const sections = [...document.querySelectorAll('.boards > [data-section]')];
    return {
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        sections: sections.filter((s) => s.offsetParent !== null).map((s) => s.dataset.section),
        map: document.querySelector('[data-section=board] .board-picture').offsetWidth,
    };";

#[test]
fn on_a_phone_every_board_is_a_tab() {
    run("barrage-narrow", async |page| {
        page.set_size(360, 740).await?;
        continue_from_record(page, &*table_before_production()).await?;
        let visible_sections = page.script(VISIBLE_SECTIONS).await?;
        assert_eq!(
            visible_sections["sections"],
            json!(["board"]),
            "a production is chosen on the map"
        );
        for (tab, sections) in [
            ("actions", json!(["actions"])),
            ("company", json!(["company", "rivals"])),
            ("track", json!(["track"])),
            ("players", json!([])),
            ("board", json!(["board"])),
        ] {
            page.click(&format!("[data-tab-button='{tab}']")).await?;
            let visible_sections = page.script(VISIBLE_SECTIONS).await?;
            assert_eq!(visible_sections["sections"], sections, "behind the tab {tab}");
            assert_eq!(visible_sections["sideways"], 0, "{tab} overflows a narrow screen");
            page.screenshot(&format!("barrage-narrow-{tab}")).await?;
        }
        let state_before = page.script(VISIBLE_SECTIONS).await?["map"].as_u64();
        page.click("[data-section='board'] [data-zoom='in']").await?;
        let state_after = page.script(VISIBLE_SECTIONS).await?;
        assert!(state_after["map"].as_u64() > state_before, "the map grows");
        assert_eq!(state_after["sideways"], 0, "it grows inside of its frame");
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}
