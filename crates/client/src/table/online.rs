//! What a table of the server's adds: how the line is, what the server says, who wants to go back, and at the end whether
//! the chance was fair.

use board_svg::icon;
use lang::Names;
use leptos::prelude::*;
use serde_json::json;
use smokestack_core::{Message, Seat};
use wasm_bindgen_futures::spawn_local;

use super::notes;
use super::stage::{Sight, Stage, level_name};
use crate::room::fair::{self, Finding, Verdict};
use crate::room::guest::Guest;
use crate::room::http;
use crate::room::stake::Stake;
use crate::room::told::Status;
use crate::route::Route;
use crate::session::chair::Wish;
use crate::session::current::{self, Session};
use crate::session::remote::{Line, Remote};
use crate::words::Words;

/// Nothing at a table around one screen.
#[component]
pub(super) fn Strip() -> impl IntoView {
    use_context::<Remote>().map(|remote| {
        view! {
            <LineNote remote/>
            <TroubleNote remote/>
            <Watching/>
            <Sending/>
            <notes::Latest remote/>
            <WishNote remote/>
            <Chairs remote/>
        }
    })
}

/// A line that broke: calm, and gone by itself.
#[component]
pub(crate) fn LineNote(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let lost = move || (remote.line.get() == Line::Lost).then(|| words.text("room-reconnecting"));
    view! {
        <div role="status" data-line=move || if remote.line.get() == Line::Open { "open" } else { "lost" }>
            {move || lost().map(|text| view! { <p class="news lost" data-lost>{text}</p> })}
        </div>
    }
}

/// What the server did not do, and why.
#[component]
pub(crate) fn TroubleNote(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let said = move || remote.trouble.get().map(|trouble| trouble.in_words(words));
    move || said().map(|text| view! { <p class="news bad" role="alert" data-trouble>{text}</p> })
}

#[component]
fn Watching() -> impl IntoView {
    let stage: Stage = expect_context();
    let watches = |session: &Session| session.chair().is_some_and(|chair| chair.seat.is_none());
    let watches = Memo::new(move |_| current::with(watches).unwrap_or(false));
    view! {
        <Show when=move || watches.get()>
            <p class="news" data-watching><span inner_html=icon("eye")></span>{stage.t("room-watching")}</p>
        </Show>
    }
}

/// The own chair, on which a bot plays meanwhile, and chairs that somebody has left.
#[component]
fn Chairs(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let own = Memo::new(|_| {
        current::with(|session| {
            let plays = session.chair().filter(|_| !session.is_over());
            plays.and_then(|chair| chair.seat.filter(|_| chair.has_stand_in))
        })
        .flatten()
    });
    let watches = |session: &Session| session.chair().is_some_and(|chair| chair.seat.is_none());
    let open = Memo::new(move |_| {
        let watches = current::with(watches) == Some(true);
        remote.told.with(|table| {
            let table = table
                .as_ref()
                .filter(|table| watches && table.status == Status::Playing);
            let free = table.map(|table| table.seats.iter().filter(|sitter| sitter.is_free()));
            free.into_iter()
                .flatten()
                .map(|sitter| sitter.seat)
                .collect::<Vec<Seat>>()
        })
    });
    let guest: Guest = expect_context();
    let sit = move |seat: Seat, key: &'static str| {
        let rest = format!("/seats/{seat}");
        view! {
            <button type="button" data-sit=seat.to_string() on:click=move |_| remote.ask(&rest, json!({ "who": "me" }))>
                {move || stage.text(key)}
            </button>
        }
    };
    let left = Memo::new(move |_| notes::left_by(remote, &guest.id()));
    let free = move |seat: Seat| {
        let is_own = move || left.get() == Some(seat);
        let text = move || {
            let key = if is_own() {
                "room-left-open"
            } else {
                "room-open-seat"
            };
            stage.words.with(key, &[("seat", seat.to_string().into())])
        };
        let way = move || {
            match (guest.id(), is_own()) {
            (Some(_), true) => sit(seat, "room-take-back").into_any(),
            (Some(_), false) => sit(seat, "room-sit").into_any(),
            // Whoever has no name here comes in first.
            (None, _) => {
                view! { <a href=Route::Friends.to_string() data-to-door>{move || stage.text("room-sign-in")}</a> }
                    .into_any()
            }
        }
        };
        view! {
            <p class="news" role=move || is_own().then_some("alert") tabindex="-1" data-open-seat=seat.to_string()
                data-left=move || is_own().then_some("")>{text} {way}</p>
        }
    };
    let level = Memo::new(move |_| {
        let own = own.get()?;
        remote.told.with(|table| {
            let mut seats = table.as_ref()?.seats.iter();
            seats.find(|sitter| sitter.seat == own)?.bot.clone()
        })
    });
    let plays = move || {
        let level = level.get().unwrap_or_default();
        let level = level_name(&stage.words.translations(), &level);
        stage.words.with("room-away-bot", &[("level", level.into())])
    };
    view! {
        {move || own.get().map(|seat| view! {
            <p class="news" role="alert" tabindex="-1" data-away-bot data-left>
                <span inner_html=icon("bot")></span>
                <span>{plays}</span>
                {sit(seat, "room-take-back")}
            </p>
        })}
        {move || open.get().into_iter().map(free).collect_view()}
    }
}

/// A move that the server has not answered yet; as a rule for less than the blink of an eye.
#[component]
fn Sending() -> impl IntoView {
    let stage: Stage = expect_context();
    let sends = |session: &Session| session.chair().is_some_and(|chair| chair.is_sending());
    let sends = Memo::new(move |_| current::with(sends).unwrap_or(false));
    view! {
        <Show when=move || sends.get()>
            <p class="news quiet" data-sending>{stage.t("room-sending")}</p>
        </Show>
    }
}

/// Somebody wants to go back: agree, or not.
#[derive(Clone, PartialEq)]
struct Wanted {
    /// Who would like to take back which moves, and who agrees.
    sentence: String,
    to: usize,
    moves: usize,
    /// Whoever is here has agreed; those who watch are not asked.
    agreed: Option<bool>,
}

#[component]
fn WishNote(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let wanted = Memo::new(move |_| {
        let (wish, seat, moves) = current::with(|session| {
            let chair = session.chair()?;
            Some((chair.wish.clone()?, chair.seat, chair.moves()))
        })??;
        stage.see(|sight| Wanted {
            sentence: wish_in_words(sight, &wish),
            to: wish.to,
            moves,
            agreed: seat.map(|seat| wish.agreed.contains(&seat)),
        })
    });
    let agree = move |wanted: &Wanted| {
        let body = json!({ "expected": wanted.moves, "to": wanted.to });
        move |_: web_sys::MouseEvent| remote.ask("/undo", body.clone())
    };
    move || {
        let wanted = wanted.get()?;
        let yes = (wanted.agreed == Some(false)).then(|| {
            view! { <button type="button" data-wish-yes on:click=agree(&wanted)>{stage.text("room-undo-agree")}</button> }
        });
        let no = wanted.agreed.map(|own| {
            let key = if own { "room-undo-cancel" } else { "room-undo-decline" };
            view! { <button type="button" data-wish-no on:click=move |_| remote.stay()>{stage.text(key)}</button> }
        });
        Some(view! {
            <p class="news" role="alert" data-wish>
                <span inner_html=icon("undo")></span><span>{wanted.sentence.clone()}</span> {yes} {no}
            </p>
        })
    }
}

/// Whoever asked first is the first who agrees.
fn wish_in_words(sight: &Sight<'_>, wish: &Wish) -> String {
    let mut names = wish.agreed.iter().map(|seat| sight.seat(*seat));
    let player = names.next().unwrap_or_default();
    let log = sight.log();
    let first = log
        .iter()
        .position(|entry| entry.number > wish.to)
        .unwrap_or(log.len());
    let moves = notes::moves_in_words(sight, &log[first..], log.len() - first);
    let values = [("player", player.into()), ("moves", moves.into())];
    let asked = sight.with("room-undo-request", &values);
    let others: Vec<String> = names.collect();
    match others.is_empty() {
        true => asked,
        false => {
            let agreed = sight.with("room-undo-agreed", &[("players", others.join(", ").into())]);
            format!("{asked} {agreed}")
        }
    }
}

/// One click, and everything that was random is looked at again.
#[component]
pub(super) fn FairCheck() -> impl IntoView {
    use_context::<Remote>().map(|remote| view! { <FairButton remote/> })
}

#[component]
fn FairButton(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let words: Words = expect_context();
    let found = RwSignal::new(None::<Verdict>);
    let check = move |_| {
        spawn_local(async move {
            let record = http::get_text(&remote.path("/record")).await;
            let Ok(record) = record.map_err(|problem| remote.tell(Err(problem))) else {
                return;
            };
            let verdict = current::with_untracked(|session| {
                // Whoever only watches has noted nothing that concerns this game.
                let sits = session.chair()?.seat.is_some();
                let stake = Stake::kept(&session.id).filter(|_| sits);
                fair::verify(&record, &session.record()?, stake.as_ref())
            });
            let _ = found.try_set(verdict.flatten());
        });
    };
    let ready = move || current::with(|session| session.record().is_some()) == Some(true);
    let line = move |(key, holds): Finding| {
        let (mark, word) = if holds {
            ("check", "room-fair-yes")
        } else {
            ("close", "room-fair-no")
        };
        view! {
            <li data-finding=key data-holds=holds.to_string()>
                <span role="img" aria-label=move || stage.text(word) inner_html=icon(mark)></span>
                {stage.t(key)}
            </li>
        }
    };
    let verdict = move || {
        found.get().map(|verdict| {
            let fair = verdict.holds();
            let key = match (fair, verdict.remarks.is_empty()) {
                (true, true) => "room-fair",
                (true, false) => "room-fair-but",
                (false, _) => "room-unfair",
            };
            let remark =
                |remark: Message| view! { <li data-remark=remark.key>{words.translations().error(&remark)}</li> };
            view! {
                <div role="status" data-fair=fair.to_string()>
                    <p><strong>{stage.t(key)}</strong></p>
                    <ul class="findings">{verdict.remarks.into_iter().map(remark).collect_view()}</ul>
                    <ul class="findings">{verdict.findings.into_iter().map(line).collect_view()}</ul>
                </div>
            }
        })
    };
    view! {
        <section class="fair" aria-label=stage.t("room-fair-check")>
            <button type="button" data-check-fair disabled=move || !ready() on:click=check>
                <span inner_html=icon("eye")></span>{stage.t("room-fair-check")}
            </button>
            {verdict}
        </section>
    }
}
