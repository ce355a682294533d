//! Age of Industry, played by clicking: a full game with every kind of action, the curtain between hands, both maps, a
//! phone.

use browser_tests::run;
use catalog::Choice;
use serde_json::json;
use smokestack_core::{Seat, Viewer};

use crate::full_game::{
    FullGame, NAMES, TriedKinds, click_action, continue_from_record, open_curtain, scroll_and_click,
    start_game,
};

const GAME: FullGame = FullGame {
    game: "age-of-industry",
    seats: 3,
    // The engine's twelve kinds and two more: a draw from the pile, and a tile that replaces another.
    kinds: 14,
    kind,
    preference,
    candidates: |count, _| 0..count,
    figures: &[
        ("money", "money"),
        ("debt", "debt"),
        ("spent", "spent"),
        ("cards", "hand_size"),
    ],
    has_secret_hands: true,
};

fn kind(choice: &Choice) -> &'static str {
    match choice.label.key {
        "draw-pile" => "draw-pile",
        "build-replacing" => "build-replacing",
        _ => choice.kind,
    }
}

fn preference(choice: &Choice, tried_kinds: &TriedKinds) -> u8 {
    match choice.kind {
        "pass" if tried_kinds.len() < 10 => 0,
        // Once every kind has been tried, the pile is drawn empty to end the game.
        "draw" if tried_kinds.len() == GAME.kinds => 10,
        "pass" if tried_kinds.len() == GAME.kinds => 8,
        "sell" | "take" => 9,
        "build" => 7,
        "link" => 6,
        "draw" => 5,
        "develop" if tried_kinds.len() < 14 => 5,
        "done" => 3,
        _ => 2,
    }
}

#[test]
fn three_players_finish_age_of_industry_by_clicking() {
    let seed = GAME.seed_with_all_kinds();
    run("whole-game-age-of-industry", async |page| {
        GAME.play(page, seed).await
    });
}

#[test]
fn the_curtain_hides_hands_from_other_players() {
    let game = FullGame { seats: 2, ..GAME };
    run("curtain", async |page| {
        start_game(page, game.game, 2, &[], 7).await?;
        let mut table = game.table(7);
        let first = table.turn().expect("the game begins");
        open_curtain(page, first).await?;
        page.screenshot("age-of-industry-hand").await?;
        // In the first round, every player has one action: drawing two cards from the pile.
        for _ in 0..2 {
            click_action(page, "draw pile").await?;
            page.click("[data-confirm]").await?;
            table.play(first, "draw pile").expect("the pile is full");
        }
        let next = table.turn().expect("the game goes on");
        assert_ne!(first, next);
        page.wait_for(&format!("[data-curtain='{next}']")).await?;
        page.screenshot("age-of-industry-curtain").await?;
        let curtain_text = page.text("[data-curtain]").await?;
        assert!(curtain_text.contains(NAMES[next.index()]), "{curtain_text}");
        assert!(!page.has("[data-undo]").await?, "a drawn card cannot be undone");
        open_curtain(page, next).await?;
        let own_events = table
            .log(Viewer::Seat(first))
            .iter()
            .map(|entry| entry.events.len())
            .sum::<usize>();
        let others_events = table
            .log(Viewer::Seat(next))
            .iter()
            .map(|entry| entry.events.len())
            .sum::<usize>();
        assert_eq!(
            own_events,
            others_events + 2,
            "the engine shows the two cards only to their owner"
        );
        let secret = page
            .script("return [...document.querySelectorAll('[data-move]')].filter((e) => e.dataset.move > 0).map((e) => e.textContent)")
            .await?;
        let cards = table.view_json(Viewer::Seat(first))["seats"][first.to_string()]["hand"].clone();
        for card in cards
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|card| card.as_str())
        {
            let name = table.piece_name(card, "en").unwrap_or_default();
            assert!(!secret.to_string().contains(&name), "{name} in {secret}");
        }
        let hand = page
            .script("return [...document.querySelectorAll(\"[data-tile^='hand/']\")].map((e) => e.dataset.tile.slice(5)).filter((e, n, all) => all.indexOf(e) === n)")
            .await?;
        let own_hand = &table.view_json(Viewer::Seat(next))["seats"][next.to_string()]["hand"];
        for card in own_hand.as_array().into_iter().flatten() {
            assert!(
                hand.as_array().is_some_and(|hand| hand.contains(card)),
                "{card} in {hand}"
            );
        }
        // While the game is running, a past position does not show a hand either.
        page.click("[data-move='1'] .log-entry").await?;
        page.wait_for("[data-page='replay']").await?;
        assert!(!page.has("[data-tile^='hand/']").await?);
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}

/// A table at which something can be sold.
fn table_before_sale() -> Box<dyn catalog::DynTable> {
    let play = |seed: u64| {
        let mut table = GAME.table(seed);
        let mut explorer = GAME.explorer(seed);
        while let Some(seat) = table.turn() {
            let legal = table.legal();
            if legal.len() > 1 && legal.iter().any(|choice| choice.kind == "sell") {
                return Some(table);
            }
            let choice = explorer.choose(&legal);
            table.play(seat, &choice.action).expect("it was listed");
        }
        None
    };
    (0..200)
        .find_map(play)
        .expect("somebody sells in one of the games")
}

#[test]
fn a_choice_shows_its_cost_before_it_is_confirmed() {
    let table = table_before_sale();
    let legal = table.legal();
    let find = |kind| legal.iter().find(|choice| choice.kind == kind);
    let sell = find("sell").expect("it was looked for").action.clone();
    let build = find("build").map(|choice| choice.action.clone());
    let seat = table.turn().expect("somebody is asked");
    run("age-of-industry-preview", async |page| {
        continue_from_record(page, &*table).await?;
        open_curtain(page, seat).await?;
        for action in [Some(&sell), build.as_ref()].into_iter().flatten() {
            click_action(page, action).await?;
            let notes = page.text("[data-notes]").await?;
            assert!(notes.contains('$'), "what is paid: {notes}");
            page.wait_for(".ss-board .tile.chosen").await?;
            page.click("[data-cancel]").await?;
            page.wait_until_gone("[data-confirm]").await?;
        }
        // Selecting a card in hand narrows what is highlighted; deselecting it restores everything.
        let lit = "return document.querySelectorAll('.board .tile.lit').length";
        let lit_before = page.script(lit).await?.as_u64();
        scroll_and_click(page, ".hand .card.lit").await?;
        page.wait_for(".hand .card.chosen").await?;
        assert!(
            page.script(lit).await?.as_u64() < lit_before,
            "only what the card can do is highlighted"
        );
        scroll_and_click(page, ".hand .card.chosen").await?;
        page.wait_until_gone(".hand .card.chosen").await?;
        assert_eq!(page.script(lit).await?.as_u64(), lit_before);
        Ok(())
    });
}

#[test]
fn both_maps_are_drawn() {
    run("age-of-industry-maps", async |page| {
        for (option, map) in [("map=new_england", "new_england"), ("map=germany", "germany")] {
            start_game(page, GAME.game, 3, &[option], 1).await?;
            page.click("[data-show-hand]").await?;
            page.wait_for(&format!(".ss-board.{map}")).await?;
            page.screenshot(&format!("age-of-industry-{map}")).await?;
        }
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}

/// The horizontal overflow of the page, and which sections are visible.
const VISIBLE_SECTIONS: &str = "
    const sections = [...document.querySelectorAll('.boards > [data-section]')];
    return {
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        sections: sections.filter((s) => s.offsetParent !== null).map((s) => s.dataset.section),
    };";

#[test]
fn on_a_phone_the_displays_are_a_tab() {
    let table = table_before_sale();
    let seat: Seat = table.turn().expect("somebody is asked");
    run("age-of-industry-narrow", async |page| {
        page.set_size(360, 740).await?;
        continue_from_record(page, &*table).await?;
        assert_eq!(page.script(VISIBLE_SECTIONS).await?["sideways"], 0, "the curtain");
        page.screenshot("age-of-industry-narrow-curtain").await?;
        open_curtain(page, seat).await?;
        for (tab, sections) in [
            ("display", json!(["display", "order", "rivals"])),
            ("players", json!([])),
            ("log", json!([])),
            ("board", json!(["board"])),
        ] {
            page.click(&format!("[data-tab-button='{tab}']")).await?;
            let visible_sections = page.script(VISIBLE_SECTIONS).await?;
            assert_eq!(visible_sections["sections"], sections, "behind the tab {tab}");
            assert_eq!(visible_sections["sideways"], 0, "{tab} overflows a narrow screen");
            page.screenshot(&format!("age-of-industry-narrow-{tab}")).await?;
        }
        click_action(page, "draw pile").await?;
        page.click("[data-confirm]").await?;
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}
