//! Saved games: resume one, or delete it after a confirmation.

use catalog::Level;
use leptos::prelude::*;

use super::opening::Opening;
use crate::app::pieces::GameToOpen;
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, bot_key, date_in_words, focus_on, game_name, t};
use crate::model::{self, SavedGame};
use crate::new_game::seats::seat_id;
use smokestack_core::Progress;

#[component]
pub(super) fn SavedGames() -> impl IntoView {
    let saved = RwSignal::new(model::saved());
    let opening = Opening::new();
    let delete = move |id: String| {
        model::delete(&id);
        saved.set(model::saved());
        // The button that had the focus is gone.
        focus_on(if saved.with_untracked(Vec::is_empty) {
            "main"
        } else {
            "#saved-title"
        });
    };
    let resume = move |id: String| opening.open(GameToOpen::Saved(id));
    let analyse = move |id: String| opening.open(GameToOpen::Analysis(id));
    view! {
        <Show when=move || !saved.with(Vec::is_empty)>
            <section class="saved" aria-labelledby="saved-title">
                <h2 id="saved-title" class="rule-title">{t("ui-saved")}</h2>
                {opening.note()}
                <ul>
                    <For each=move || saved.get() key=|game| game.id.clone() let:game>
                        <SavedGameRow game resume=resume analyse=analyse delete=delete/>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn SavedGameRow(
    game: SavedGame,
    resume: impl Fn(String) + Copy + Send + Sync + 'static,
    analyse: impl Fn(String) + Copy + Send + Sync + 'static,
    delete: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n: I18n = expect_context();
    let doubtful = RwSignal::new(false);
    let for_good = StoredValue::new(game.id.clone());
    // The harmless one of the two confirmation buttons gets the focus.
    let doubt = move |doubt: bool| {
        doubtful.set(doubt);
        let button = if doubt { "data-delete-no" } else { "data-delete" };
        let selector = format!("[data-saved='{}'] [{button}]", for_good.get_value());
        request_animation_frame(move || focus_on(&selector));
    };
    let [id, shown_id] = [game.id.clone(), game.id.clone()];
    let open_word = if game.over { t("ui-view") } else { t("ui-resume") };
    let (when, over, damaged) = (game.when, game.over, game.damaged);
    let saved = game.clone();
    let state = move || state_in_words(i18n, &saved);
    let date = move || date_in_words(when, i18n.translations().lang().code());
    let players = game.players.clone();
    let people = move || {
        let name = |player: &String| player_in_words(i18n, player);
        players.iter().map(name).collect::<Vec<_>>().join(" · ")
    };
    view! {
        <li class="saved-game" data-saved=shown_id>
            <div class="saved-text">
                <strong>{game_name(&game.game)}</strong>
                <span>{people}</span>
                <span data-state="">{state}</span>
                <span class="note">{date}</span>
            </div>
            <div class="saved-actions">
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

/// The progress and points of a game: "Round 4 of 5 · you 46, Bot C 52".
fn state_in_words(i18n: I18n, game: &SavedGame) -> String {
    if game.damaged {
        return i18n.t_string("ui-saved-damaged");
    }
    let standing = game.standing.as_ref().filter(|_| game.moves > 0);
    let progress = match standing.and_then(|standing| standing.progress) {
        _ if game.over => i18n.t_string("ui-saved-over"),
        Some(Progress::Round(at, Some(of))) => {
            i18n.t_args("ui-saved-round", &[("at", at.into()), ("of", of.into())])
        }
        Some(Progress::Round(at, None)) => i18n.t_args("ui-saved-turn", &[("at", at.into())]),
        Some(Progress::Epoch(at, of)) => {
            i18n.t_args("ui-saved-epoch", &[("at", at.into()), ("of", of.into())])
        }
        None => i18n.t_args("ui-saved-moves", &[("moves", game.moves.into())]),
    };
    let Some(standing) = standing else { return progress };
    let points = standing.points.iter().zip(&game.players).enumerate();
    let points = points.map(|(seat, (points, player))| {
        let who = player_at(i18n, game, seat, player);
        i18n.t_args(
            "ui-saved-points",
            &[("player", who.into()), ("points", (*points).into())],
        )
    });
    format!("{progress} · {}", points.collect::<Vec<_>>().join(", "))
}

/// The only person at the screen is "you"; a bot is named after its seat, as at the table.
fn player_at(i18n: I18n, game: &SavedGame, seat: usize, player: &str) -> String {
    let is_bot = |player: &str| player.starts_with("bot:");
    match game.players.iter().filter(|player| !is_bot(player)).count() {
        _ if is_bot(player) => i18n.t_args("ui-bot-seat", &[("seat", seat_id(seat).into())]),
        1 => i18n.t_string("ui-you"),
        _ => player.to_owned(),
    }
}

/// The name of a person or bot.
fn player_in_words(i18n: I18n, player: &str) -> String {
    let level = player.strip_prefix("bot:").map(Level::find);
    match level.flatten() {
        Some(level) => i18n.t_string(bot_key(level)),
        None => player.to_owned(),
    }
}
