//! The top of the start page: the drawing of a factory on blueprint paper, and the quick-start button.

use leptos::prelude::*;

use super::opening::Opening;
use crate::app::pieces::GameToOpen;
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, first_game, t};
use crate::base::route::Route;

#[component]
pub(super) fn Hero() -> impl IntoView {
    let i18n: I18n = expect_context();
    let opening = Opening::new();
    let quick = first_game();
    let game = || quick.id.to_owned();
    let new = Route::New { game: game() };
    let guide = Route::Guide { game: game() };
    let start = move |_| opening.open(GameToOpen::New(quick.id));
    view! {
        <section class="hero">
            <div class="hero-body">
                <p class="hero-over">{t("ui-hero-over")}</p>
                <h1>{t("ui-hero-title")}</h1>
                <p class="hero-text">{t("ui-hero-text")}</p>
                <div class="hero-links">
                    <button type="button" class="enamel" data-start="" on:click=start>
                        <Icon name="play"/>
                        <span>{move || i18n.t_args("ui-quick-start", &[("game", quick.name.into())])}</span>
                    </button>
                    <a class="enamel pale" href=new.to_string() data-new=quick.id>{t("ui-new-game")}</a>
                    <a class="enamel pale" href=Route::Friends.to_string() data-friends="">{t("ui-online")}</a>
                </div>
                <p class="hero-small">
                    {t("ui-quick-start-text")} " " <a href=guide.to_string()>{t("ui-hero-guide")}</a>
                </p>
                {opening.note()}
            </div>
            <div class="hero-picture" aria-hidden="true" inner_html=FACTORY_SVG></div>
        </section>
    }
}

/// A factory in elevation, as an engineer would draw it: hall, stack, engine house; dimensions without labels.
const FACTORY_SVG: &str = concat!(
    r#"<svg class="works" viewBox="16 2 608 378" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">"#,
    // The smoke, engraved: three plumes that drift.
    r#"<g class="plume one"><path d="M352 66c-14 2-24-12-14-22c-6-16 14-26 24-16c8-14 32-10 32 6c16-4 26 14 14 24c-6 8-18 6-24 0c-8 8-24 10-32 8z"/>"#,
    r#"<path class="fine" d="M350 52c4-8 14-8 18-2M372 40c6-8 16-6 18 2M392 54c4-6 12-6 14 0M360 60c6-4 12-4 16 0M344 40c2-6 8-8 12-6"/></g>"#,
    r#"<g class="plume two"><path d="M424 44c-10 2-20-8-12-18c-2-14 18-20 26-10c8-12 30-6 28 8c14 0 18 18 6 22c-8 6-18 2-22-2c-8 6-18 6-26 0z"/>"#,
    r#"<path class="fine" d="M420 32c4-6 12-6 16 0M440 24c6-6 14-4 16 4M456 36c4-4 10-4 12 0"/></g>"#,
    r#"<g class="plume three"><path d="M492 30c-8 2-16-6-10-14c0-12 16-14 22-6c8-8 24-4 24 8c10 2 12 14 2 18c-8 4-14 0-18-4c-6 4-14 4-20-2z"/>"#,
    r#"<path class="fine" d="M492 20c4-4 10-4 12 0M510 16c4-4 12-2 12 4"/></g>"#,
    // The hall: saw-tooth roof with hatched glass, two rows of windows.
    r#"<path d="M40 340V232l56-40v40l56-40v40l56-40v40l56-40v148z"/>"#,
    r#"<path class="fine" d="M92 196v36M84 202v30M76 208v24M68 213v19M60 219v13M148 196v36M140 202v30M132 208v24M124 213v19M116 219v13M204 196v36M196 202v30M188 208v24M180 213v19M172 219v13M260 196v36M252 202v30M244 208v24M236 213v19M228 219v13"/>"#,
    r#"<path d="M40 240h224M40 246h224"/>"#,
    r#"<path d="M58 262h26v22H58zM100 262h26v22h-26zM142 262h26v22h-26zM184 262h26v22h-26zM226 262h26v22h-26z"/>"#,
    r#"<path class="fine" d="M71 262v22M58 273h26M113 262v22M100 273h26M155 262v22M142 273h26M197 262v22M184 273h26M239 262v22M226 273h26"/>"#,
    r#"<path d="M58 340v-34a13 13 0 0 1 26 0v34M142 340v-34a13 13 0 0 1 26 0v34M226 340v-34a13 13 0 0 1 26 0v34"/>"#,
    r#"<path class="fine" d="M71 293v47M155 293v47M239 293v47M100 300h26M100 308h26M100 316h26M184 300h26M184 308h26M184 316h26"/>"#,
    // The stack, with its bands and courses.
    r#"<path d="M306 340l14-252h30l14 252zM312 78h46v10h-46zM316 72h38v6h-38z"/>"#,
    r#"<path d="M318 120h34M316 156h38M314 196h42M312 236h46M310 280h50"/>"#,
    r#"<path class="fine" d="M346 92l12 244M340 92l8 244M334 92l3 244M318 126h34M317 150h36M315 162h40M314 190h42M313 202h44M312 230h46M311 242h48M310 274h50M308 286h54"/>"#,
    r#"<path class="axis" d="M335 58v300"/>"#,
    // The engine house in section: gable, wheel, governor.
    r#"<path d="M404 340V214l84-54l84 54v126zM398 220l90-58l90 58"/>"#,
    r#"<circle cx="488" cy="200" r="15"/><path class="fine" d="M488 185v30M473 200h30M477 189l22 22M499 189l-22 22"/>"#,
    r#"<circle cx="470" cy="286" r="44"/><circle cx="470" cy="286" r="37"/><circle cx="470" cy="286" r="9"/>"#,
    r#"<path class="wheel" d="M470 249v28M470 295v28M433 286h28M479 286h28M444 260l20 20M476 292l20 20M496 260l-20 20M464 292l-20 20"/>"#,
    r#"<path d="M470 286l64-18M534 256h24v24h-24zM546 256v-22M536 234h20M546 234l-10-14M546 234l10-14"/><circle cx="535" cy="218" r="3.5"/><circle cx="557" cy="218" r="3.5"/>"#,
    r#"<path class="fine" d="M404 332h168M526 340v-40h34v40M543 300v40"/>"#,
    r#"<path class="axis" d="M470 232v120M416 286h108"/>"#,
    // The ground, hatched, and the dimensions.
    r#"<path d="M20 340h600"/>"#,
    r#"<path class="fine" d="M30 340l-10 10M60 340l-10 10M90 340l-10 10M120 340l-10 10M150 340l-10 10M180 340l-10 10M210 340l-10 10M240 340l-10 10M270 340l-10 10M300 340l-10 10M330 340l-10 10M360 340l-10 10M390 340l-10 10M420 340l-10 10M450 340l-10 10M480 340l-10 10M510 340l-10 10M540 340l-10 10M570 340l-10 10M600 340l-10 10"/>"#,
    r#"<path class="fine" d="M40 352v22M264 352v22M404 352v22M572 352v22M40 368h224M404 368h168M46 365l-6 3l6 3M258 365l6 3l-6 3M410 365l-6 3l6 3M566 365l6 3l-6 3"/>"#,
    r#"<path class="fine" d="M364 72h30M388 72v268M385 78l3-6l3 6M385 334l3 6l3-6"/>"#,
    r#"<g class="numbers" stroke="none" fill="currentColor"><text x="152" y="364">56,0</text><text x="488" y="364">42,0</text><text x="396" y="204" transform="rotate(-90 396 204)">67,0</text></g>"#,
    "</svg>"
);
