//! The additions for an online table: the connection, errors from the server, undo proposals, and, at the end, the
//! check of the seed.

use board_svg::icon;
use lang::Names;
use leptos::prelude::*;
use protocol::{Sitter, TableStatus, UndoProposal, UndoRequest};
use smokestack_core::{Message, Seat};
use wasm_bindgen_futures::spawn_local;

use super::stage::{Stage, level_name};
use super::system_messages;
use crate::api::current_user::CurrentUser;
use crate::api::seed_share::SeedShare;
use crate::api::verify_seed::{self, Finding, Verdict};
use crate::api::{SeatExt as _, http};
use crate::base::i18n::I18n;
use crate::base::route::Route;
use crate::games::Sight;
use crate::model::current::{self, Session};
use crate::model::remote::{Connection, Remote};

/// The strip with these additions; shows nothing in a local game.
#[component]
pub(super) fn Strip() -> impl IntoView {
    use_context::<Remote>().map(|remote| {
        view! {
            <ConnectionNote remote/>
            <ErrorNote remote/>
            <Watching/>
            <Sending/>
            <system_messages::Latest remote/>
            <UndoNote remote/>
            <LeftSeats remote/>
        }
    })
}

/// A note about a broken connection; it disappears by itself.
#[component]
pub(crate) fn ConnectionNote(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let lost =
        move || (remote.connection.get() == Connection::Lost).then(|| i18n.t_string("room-reconnecting"));
    view! {
        <div role="status" data-line=move || if remote.connection.get() == Connection::Open { "open" } else { "lost" }>
            {move || lost().map(|text| view! { <p class="news lost" data-lost>{text}</p> })}
        </div>
    }
}

/// The request that the server refused, and the reason.
#[component]
pub(crate) fn ErrorNote(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let said = move || remote.error.get().map(|error| error.in_words(i18n));
    move || said().map(|text| view! { <p class="news bad" role="alert" data-trouble>{text}</p> })
}

#[component]
fn Watching() -> impl IntoView {
    let stage: Stage = expect_context();
    let watches = |session: &Session| session.online().is_some_and(|online| online.seat.is_none());
    let watches = Memo::new(move |_| current::with(watches).unwrap_or(false));
    view! {
        <Show when=move || watches.get()>
            <p class="news" data-watching><span inner_html=icon("eye")></span>{stage.t("room-watching")}</p>
        </Show>
    }
}

/// The user's seat while a bot plays for it, and seats that players have left.
#[component]
fn LeftSeats(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let own = Memo::new(|_| {
        current::with(|session| {
            let plays = session.online().filter(|_| !session.is_over());
            plays.and_then(|online| online.seat.filter(|_| online.has_stand_in))
        })
        .flatten()
    });
    let watches = |session: &Session| session.online().is_some_and(|online| online.seat.is_none());
    let open = Memo::new(move |_| {
        let watches = current::with(watches) == Some(true);
        remote.table.with(|table| {
            let table = table
                .as_ref()
                .filter(|table| watches && table.status == TableStatus::Playing);
            let free = table.map(|table| table.seats.iter().filter(|sitter| sitter.is_free()));
            free.into_iter()
                .flatten()
                .map(|sitter| sitter.seat)
                .collect::<Vec<Seat>>()
        })
    });
    let user: CurrentUser = expect_context();
    let sit = move |seat: Seat, key: &'static str| {
        view! {
            <button type="button" data-sit=seat.to_string() on:click=move |_| spawn_local(remote.take_seat(seat, Sitter::Me))>
                {move || stage.text(key)}
            </button>
        }
    };
    let left = Memo::new(move |_| system_messages::left_by(remote, &user.id()));
    let free = move |seat: Seat| {
        let is_own = move || left.get() == Some(seat);
        let text = move || {
            let key = if is_own() {
                "room-left-open"
            } else {
                "room-open-seat"
            };
            stage.i18n.t_args(key, &[("seat", seat.to_string().into())])
        };
        let way = move || {
            match (user.id(), is_own()) {
            (Some(_), true) => sit(seat, "room-take-back").into_any(),
            (Some(_), false) => sit(seat, "room-sit").into_any(),
            // Users who are not signed in must sign in first.
            (None, _) => {
                view! { <a href=Route::Friends.to_string() data-to-sign-in>{move || stage.text("room-sign-in")}</a> }
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
        remote.table.with(|table| {
            let mut seats = table.as_ref()?.seats.iter();
            seats.find(|sitter| sitter.seat == own)?.bot.clone()
        })
    });
    let plays = move || {
        let level = level.get().unwrap_or_default();
        let level = level_name(&stage.i18n.translations(), &level);
        stage.i18n.t_args("room-away-bot", &[("level", level.into())])
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

/// A note that the server has not confirmed a move yet; usually visible only for a moment.
#[component]
fn Sending() -> impl IntoView {
    let stage: Stage = expect_context();
    let sends = |session: &Session| session.online().is_some_and(|online| online.is_sending());
    let sends = Memo::new(move |_| current::with(sends).unwrap_or(false));
    view! {
        <Show when=move || sends.get()>
            <p class="news quiet" data-sending>{stage.t("room-sending")}</p>
        </Show>
    }
}

/// An undo proposal: agree or decline.
#[derive(Clone, PartialEq)]
struct ProposedUndo {
    /// A sentence that says who wants to take back which moves, and who agrees.
    sentence: String,
    /// The request with which the user agrees.
    request: UndoRequest,
    /// Whether the user has agreed; spectators are not asked.
    agreed: Option<bool>,
}

#[component]
fn UndoNote(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let proposed = Memo::new(move |_| {
        let (proposal, seat, moves) = current::with(|session| {
            let online = session.online()?;
            Some((online.undo_proposal.clone()?, online.seat, online.moves()))
        })??;
        stage.see(|sight| ProposedUndo {
            sentence: proposal_in_words(sight, &proposal),
            request: UndoRequest {
                expected: moves as i64,
                to: proposal.to,
            },
            agreed: seat.map(|seat| proposal.agreed.contains(&seat)),
        })
    });
    move || {
        let proposed = proposed.get()?;
        let yes = (proposed.agreed == Some(false)).then(|| {
            view! { <button type="button" data-wish-yes on:click=move |_| remote.post("/undo", &proposed.request)>{stage.text("room-undo-agree")}</button> }
        });
        let no = proposed.agreed.map(|own| {
            let key = if own { "room-undo-cancel" } else { "room-undo-decline" };
            view! { <button type="button" data-wish-no on:click=move |_| remote.decline_undo()>{stage.text(key)}</button> }
        });
        Some(view! {
            <p class="news" role="alert" data-wish>
                <span inner_html=icon("undo")></span><span>{proposed.sentence.clone()}</span> {yes} {no}
            </p>
        })
    }
}

/// An undo proposal as text; the player who proposed it is listed first.
fn proposal_in_words(sight: &Sight<'_>, proposal: &UndoProposal) -> String {
    let mut names = proposal.agreed.iter().map(|seat| sight.seat(*seat));
    let player = names.next().unwrap_or_default();
    let log = sight.log();
    let first = log
        .iter()
        .position(|entry| entry.number as i64 > proposal.to)
        .unwrap_or(log.len());
    let moves = system_messages::moves_in_words(sight, &log[first..], log.len() - first);
    let values = [("player", player.into()), ("moves", moves.into())];
    let asked = sight.with("room-undo-request", &values);
    let others: Vec<String> = names.collect();
    if others.is_empty() {
        asked
    } else {
        let agreed = sight.with("room-undo-agreed", &[("players", others.join(", ").into())]);
        format!("{asked} {agreed}")
    }
}

/// A button that verifies the randomness of the game.
#[component]
pub(super) fn FairCheck() -> impl IntoView {
    use_context::<Remote>().map(|remote| view! { <FairButton remote/> })
}

#[component]
fn FairButton(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let i18n: I18n = expect_context();
    let found = RwSignal::new(None::<Verdict>);
    let check = move |_| {
        spawn_local(async move {
            let record = http::get_text(&remote.path("/record")).await;
            let Ok(record) = record.map_err(|problem| remote.report(Err(problem))) else {
                return;
            };
            let verdict = current::with_untracked(|session| {
                // A spectator has no share in this game.
                let sits = session.online()?.seat.is_some();
                let seed_share = SeedShare::kept(&session.id).filter(|_| sits);
                verify_seed::verify(&record, &session.record()?, seed_share.as_ref())
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
            <li data-finding=key data-passed=holds.to_string()>
                <span role="img" aria-label=move || stage.text(word) inner_html=icon(mark)></span>
                {stage.t(key)}
            </li>
        }
    };
    let verdict = move || {
        found.get().map(|verdict| {
            let fair = verdict.passed();
            let key = match (fair, verdict.remarks.is_empty()) {
                (true, true) => "room-fair",
                (true, false) => "room-fair-but",
                (false, _) => "room-unfair",
            };
            let remark =
                |remark: Message| view! { <li data-remark=remark.key>{i18n.translations().error(&remark)}</li> };
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
