//! Before the first move: covers, set-up, saved games, titles and the manifest.

use browser_tests::run;

use crate::friends_indicators::wait_for_title;
use crate::{INTERACTIVE, QUICK_BOTS};

const GAMES: [&str; 4] = ["industria", "industry", "barrage", "age-of-industry"];

#[test]
fn covers_and_set_up_show_the_reconstructed_count() {
    run("reconstructed", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        for game in GAMES {
            let line = "[data-reconstructed-count]";
            page.open("#/").await?;
            let cover = page.text(&format!("[data-game='{game}'] {line}")).await?;
            page.open(&format!("#/new/{game}")).await?;
            let set_up = page.text(&format!("[data-page=new] {line}")).await?;
            assert_eq!(cover, set_up, "{game}");
            let script = format!("return document.querySelector('{line}').dataset.reconstructedCount");
            let count = page.script(&script).await?;
            let count = count.as_str().unwrap_or_default();
            if count == "0" {
                assert!(cover.starts_with("None of the "), "{cover}");
            } else {
                assert!(cover.starts_with(&format!("{count} of ")), "{cover}");
            }
            page.click(&format!("[data-page=new] {line} a")).await?;
            page.wait_for("[data-page=about] [data-correct]").await?;
        }
        Ok(())
    });
}

#[test]
fn tooltips_at_the_table_name_no_sources() {
    run("no-sources", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script(QUICK_BOTS).await?;
        for game in GAMES {
            page.open(&format!("#/new/{game}")).await?;
            page.click("[data-begin]").await?;
            page.wait_for("[data-asked=true] .answers").await?;
            // A detail card opens on keyboard focus, as it does on hover.
            let script = "const piece = [...document.querySelectorAll('main svg [data-tile], main [data-tile]')]
                    .find((one) => one.tabIndex >= 0) ?? document.querySelector('main [data-tile]');
                const { x, y, width, height } = piece.getBoundingClientRect();
                piece.dispatchEvent(new PointerEvent('pointerover',
                    { bubbles: true, pointerType: 'mouse', clientX: x + width / 2, clientY: y + height / 2 }))";
            page.script(script).await?;
            let card = page.text("[data-detail]").await?.to_lowercase();
            for word in ["reconstructed", "figures:", "published", " s2"] {
                assert!(!card.contains(word), "{game}: {card}");
            }
        }
        Ok(())
    });
}

#[test]
fn quick_start_and_set_up_describe_the_game() {
    run("quick-start", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        assert_eq!(page.text(".hero [data-start]").await?, "Quick start: Industria");
        page.open("#/new/barrage").await?;
        page.wait_for("[data-page=new] [data-new-players]").await?;
        assert_eq!(page.text("[data-new-players]").await?, "You against 1 bot.");
        page.click("[data-seats='3']").await?;
        assert_eq!(page.text("[data-new-players]").await?, "You against 2 bots.");
        page.click("[data-start]").await?;
        page.wait_for("[data-page=table]").await?;
        let players = page.position().await?["seats"]
            .as_object()
            .map_or(0, |seats| seats.len());
        assert_eq!(players, 3);
        Ok(())
    });
}

#[test]
fn a_bots_only_game_is_not_kept_as_the_default() {
    run("only-bots", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.open("#/new/age-of-industry").await?;
        page.click("[data-seat-kind=A] option[value=easy]").await?;
        assert_eq!(
            page.text("[data-begin]").await?.to_lowercase(),
            "watch the bots play"
        );
        page.click("[data-begin]").await?;
        page.wait_for("[data-page=table]").await?;
        // The next set-up has a person again, for this game and for others.
        for game in ["barrage", "age-of-industry"] {
            page.open(&format!("#/new/{game}")).await?;
            page.wait_for("[data-page=new] [data-seat-name=A]").await?;
            assert_eq!(page.text("[data-begin]").await?.to_lowercase(), "start game");
        }
        Ok(())
    });
}

#[test]
fn every_page_has_its_own_title() {
    run("titles", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script(QUICK_BOTS).await?;
        page.reload().await?;
        for (place, name) in [
            ("#/", "Smokestack"),
            ("#/new/barrage", "Barrage: New game · Smokestack"),
            ("#/rules/industry", "Industry: Rules · Smokestack"),
            ("#/about/industria", "Industria: About · Smokestack"),
            ("#/guide/industria", "Industria: First-game guide · Smokestack"),
            ("#/settings", "Settings · Smokestack"),
            ("#/friends", "Play online · Smokestack"),
            ("#/friends/new/barrage", "Barrage: New table · Smokestack"),
            ("#/friends/account", "Account · Smokestack"),
            ("#/friends/notifications", "Notifications · Smokestack"),
            ("#/friends/finished", "Finished games · Smokestack"),
            ("#/friends/person/nobody", "Profile · Smokestack"),
        ] {
            page.open(place).await?;
            wait_for_title(page, name).await?;
        }
        page.open("#/").await?;
        page.click("[data-start]").await?;
        page.wait_for("[data-asked=true] .answers [data-action]").await?;
        wait_for_title(page, "Industria: your turn · Smokestack").await
    });
}

#[test]
fn a_saved_game_shows_its_progress() {
    run("saved", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script(QUICK_BOTS).await?;
        page.reload().await?;
        page.click("[data-start]").await?;
        page.wait_for("[data-asked=true] .answers [data-action]").await?;
        page.click(".answers [data-action]").await?;
        page.click("[data-confirm]").await?;
        page.wait_for("[data-asked=true] .answers [data-action]").await?;
        page.open("#/").await?;
        let state = page.text("[data-saved] [data-state]").await?;
        assert!(state.starts_with("Epoch 1 of 4 · you "), "{state}");
        assert!(
            state.contains(", Bot B ") && state.contains(", Bot C "),
            "{state}"
        );
        page.screenshot("saved").await
    });
}

#[test]
fn the_manifest_has_icons_and_shortcuts() {
    run("manifest", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        let script = "const done = arguments[0];
            const load = (src) => new Promise((found) => {
                const picture = new Image();
                picture.onload = () => found(picture.naturalWidth);
                picture.onerror = () => found(0);
                picture.src = src;
            });
            (async () => {
                const manifest = await (await fetch('manifest.webmanifest')).json();
                const wrong = [];
                for (const icon of [...manifest.icons, ...manifest.shortcuts.flatMap((one) => one.icons)]) {
                    const width = await load(icon.src);
                    if (icon.type === 'image/png' && icon.sizes !== width + 'x' + width) wrong.push([icon.src, width]);
                    if (width === 0) wrong.push(icon.src);
                }
                const png = (purpose, sizes) => manifest.icons.some((icon) =>
                    icon.type === 'image/png' && icon.purpose === purpose && icon.sizes === sizes);
                const all = ['any', 'maskable'].every((purpose) => ['192x192', '512x512'].every((size) => png(purpose, size)));
                done({ wrong, all, shortcuts: manifest.shortcuts.map((one) => one.url) });
            })();";
        let answer = page.driver().execute_async(script, Vec::new()).await?;
        let manifest = answer.json();
        assert_eq!(manifest["wrong"], serde_json::json!([]));
        assert_eq!(
            manifest["all"], true,
            "PNG icons of both sizes, plain and maskable"
        );
        let shortcuts = manifest["shortcuts"].as_array().expect("a list");
        assert!(!shortcuts.is_empty());
        for place in shortcuts {
            let place = place.as_str().unwrap_or_default().trim_start_matches("./");
            page.open(place).await?;
            page.wait_for("main h1").await?;
            assert!(!page.has("[data-page=nowhere]").await?, "{place}");
        }
        Ok(())
    });
}
