//! Games that wait in this browser: go on with one, or delete it after a second thought.

use catalog::Level;
use leptos::prelude::*;

use crate::pages::parts::{Icon, bot_key, date_in_words, focus_on, game_name, t};
use crate::session::{self, Saved};
use crate::words::Words;

#[component]
pub(super) fn SavedGames() -> impl IntoView {
    let words: Words = expect_context();
    let saved = RwSignal::new(session::saved());
    let problem = RwSignal::new(None::<String>);
    let delete = move |id: String| {
        session::delete(&id);
        saved.set(session::saved());
        // The button that had the focus is gone.
        focus_on(if saved.with_untracked(Vec::is_empty) {
            "main"
        } else {
            "#saved-title"
        });
    };
    let resume = move |id: String| {
        if let Err(error) = session::resume(&id) {
            problem.set(Some(untrack(|| words.phrases().error(&error.message()))));
        }
    };
    let analyse = move |id: String| {
        if let Err(error) = session::analyse(&id) {
            problem.set(Some(untrack(|| words.phrases().error(&error.message()))));
        }
    };
    view! {
        <Show when=move || !saved.with(Vec::is_empty)>
            <section class="saved" aria-labelledby="saved-title">
                <h2 id="saved-title" class="rule-title">{t("ui-saved")}</h2>
                {move || problem.get().map(|text| view! { <p class="alert" role="alert">{text}</p> })}
                <ul>
                    <For each=move || saved.get() key=|game| game.id.clone() let:game>
                        <SavedGame game resume=resume analyse=analyse delete=delete/>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn SavedGame(
    game: Saved,
    resume: impl Fn(String) + Copy + Send + Sync + 'static,
    analyse: impl Fn(String) + Copy + Send + Sync + 'static,
    delete: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let words: Words = expect_context();
    let doubtful = RwSignal::new(false);
    let for_good = StoredValue::new(game.id.clone());
    // Of the buttons that take each other's place, the harmless one gets the focus.
    let doubt = move |doubt: bool| {
        doubtful.set(doubt);
        let button = if doubt { "data-delete-no" } else { "data-delete" };
        let selector = format!("[data-saved='{}'] [{button}]", for_good.get_value());
        request_animation_frame(move || focus_on(&selector));
    };
    let [id, shown_id] = [game.id.clone(), game.id.clone()];
    let open_word = if game.over { t("ui-look") } else { t("ui-resume") };
    let (when, moves, over, damaged) = (game.when, game.moves, game.over, game.damaged);
    let state = move || match (damaged, over) {
        (true, _) => words.text("ui-saved-damaged"),
        (false, true) => words.text("ui-saved-over"),
        (false, false) => words.with("ui-saved-moves", &[("moves", moves.into())]),
    };
    let date = move || date_in_words(when, words.phrases().lang().code());
    let players = game.players.clone();
    let people = move || {
        let name = |player: &String| player_in_words(words, player);
        players.iter().map(name).collect::<Vec<_>>().join(" · ")
    };
    view! {
        <li class="saved-game" data-saved=shown_id>
            <div class="saved-words">
                <strong>{game_name(&game.game)}</strong>
                <span>{people}</span>
                <span class="note">{state} " · " {date}</span>
            </div>
            <div class="saved-ways">
                <Show
                    when=move || doubtful.get()
                    fallback=move || view! {
                        <button type="button" class="button pale" data-delete="" on:click=move |_| doubt(true)>
                            <Icon name="close"/>
                            {t("ui-delete")}
                        </button>
                    }
                >
                    <span class="doubt" role="group" aria-label=t("ui-delete-sure")>
                        <span>{t("ui-delete-sure")}</span>
                        <button
                            type="button"
                            class="button danger"
                            data-delete-yes=""
                            on:click=move |_| delete(for_good.get_value())
                        >
                            {t("ui-delete-yes")}
                        </button>
                        <button type="button" class="button pale" data-delete-no="" on:click=move |_| doubt(false)>
                            {t("ui-delete-no")}
                        </button>
                    </span>
                </Show>
                {(over && !damaged).then(|| view! {
                    <button type="button" class="button" data-analyse="" on:click=move |_| analyse(for_good.get_value())>
                        <Icon name="chart"/>
                        {t("ui-analysis")}
                    </button>
                })}
                {(!damaged).then(|| view! {
                    <button type="button" class="button strong" data-resume="" on:click=move |_| resume(id.clone())>
                        <Icon name="play"/>
                        {open_word}
                    </button>
                })}
            </div>
        </li>
    }
}

/// A person's name, or what a bot is called.
fn player_in_words(words: Words, player: &str) -> String {
    let level = player.strip_prefix("bot:").map(Level::find);
    match level.flatten() {
        Some(level) => words.text(bot_key(level)),
        None => player.to_owned(),
    }
}
