//! Announcements: a bot is thinking or has failed, or a game is not saved; for screen readers, also every move and
//! every question.

use board_svg::icon;
use lang::Names;
use leptos::prelude::*;

use super::driver::Driver;
use super::focus;
use super::log::story;
use super::stage::Stage;
use crate::api::storage::StorageError;
use crate::model::current;

/// The warning that a game is not saved, and the live region for screen readers.
#[component]
pub(crate) fn News() -> impl IntoView {
    let stage: Stage = expect_context();
    let unsaved = move || {
        let why = current::with(|session| session.hot_seat()?.unsaved).flatten()?;
        Some(stage.text(match why {
            StorageError::Unavailable => "table-unsaved-forbidden",
            StorageError::Full => "table-unsaved-full",
        }))
    };
    view! {
        <Announcer/>
        {move || unsaved().map(|text| view! { <p class="news bad" role="alert" data-unsaved>{text}</p> })}
    }
}

/// Shown instead of the answers while a bot decides: that it is thinking, or has failed.
#[component]
pub(crate) fn Waiting() -> impl IntoView {
    let stage: Stage = expect_context();
    let driver: Driver = expect_context();
    let thinking = move || {
        let seat = driver.thinking.get()?;
        stage.see(|sight| sight.with("table-thinking", &[("player", sight.seat(seat).into())]))
    };
    let failed = move || {
        driver.failed.get().map(|why| {
            view! {
                <p class="news bad" role="alert" data-bot-failed title=why>
                    <span inner_html=icon("bot")></span>
                    {stage.t("table-bot-failed")}
                    <button type="button" data-retry on:click=move |_| driver.step()>
                        {stage.t("table-retry")}
                    </button>
                </p>
            }
        })
    };
    view! {
        {move || thinking().map(|text| view! { <p class="thinking" data-thinking>{text}</p> })}
        {failed}
    }
}

/// The effects of the last move, in a line above the question.
#[component]
pub(crate) fn Latest() -> impl IntoView {
    let stage: Stage = expect_context();
    let text = move || {
        stage
            .see(|sight| story(sight).last().map(|line| line.sentences(sight)))
            .flatten()
    };
    view! { <p class="latest" data-latest>{text}</p> }
}

/// Announces the effects of the last move and the new question. Also moves a lost focus back to the question.
#[component]
fn Announcer() -> impl IntoView {
    let stage: Stage = expect_context();
    let said = move || {
        let last = stage.see(|sight| story(sight).last().map(|line| line.sentences(sight)));
        let last = last.flatten().unwrap_or_default();
        format!("{last} {}", stage.question().unwrap_or_default())
    };
    Effect::new(move |_| {
        current::changes();
        request_animation_frame(focus::restore);
    });
    view! { <div class="unseen" role="status" aria-live="polite" data-announce>{said}</div> }
}
