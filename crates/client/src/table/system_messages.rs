//! System messages of an online table: who left and who is back, and which moves were taken back. They are shown in the
//! log and, for a while, above the question.

use catalog::LogEntry;
use lang::Names;
use leptos::prelude::*;
use protocol::{ChatMessage, SystemMessage, SystemMessageKind, TimeUpPolicy};
use smokestack_core::Seat;

use super::log::{Line, story_of};
use super::stage::{Stage, level_name};
use crate::api::chat::{is_undo, move_count};
use crate::api::current_user::CurrentUser;
use crate::games::Sight;
use crate::model::current;
use crate::model::remote::Remote;

/// The maximum number of undone moves that are listed, as on the server.
const MAX_LISTED_MOVES: usize = 5;
/// How long a note is shown above the question, at least; it stays until somebody has moved.
const NOTE_MS: f64 = 20_000.0;

/// Inserts the system messages into the log at the points where they happened.
pub(super) fn into_story(sight: &Sight<'_>, lines: &mut Vec<Line>, said: &[ChatMessage]) {
    // A later note about an earlier move comes before everything that was played again.
    let mut floor = usize::MAX;
    for (said, note) in said
        .iter()
        .rev()
        .filter_map(|said| Some((said, said.note.as_ref()?)))
    {
        if is_undo(note) {
            floor = floor.min(move_count(note));
        }
        let Some(text) = in_words(sight, said) else {
            continue;
        };
        let after = move_count(note).min(floor);
        // Notes from the same moment are inserted from the last to the first.
        let comes_later = |line: &Line| line.number > after || (line.number == after && line.note.is_some());
        let at = lines.iter().position(comes_later).unwrap_or(lines.len());
        lines.insert(at, Line::of_note(sight, after, said.number, text));
    }
}

/// A note as a sentence; `None` for a message from a person.
fn in_words(sight: &Sight<'_>, said: &ChatMessage) -> Option<String> {
    let note = said.note.as_ref()?;
    let player = if said.name.is_empty() {
        sight.seat(note.seat) // the account was deleted
    } else {
        said.name.clone()
    };
    let level = match &note.then {
        Some(TimeUpPolicy::Bot { level }) => level_name(sight.translations, level),
        _ => String::new(),
    };
    let tell = |key: &str| {
        let values = [
            ("player", player.clone().into()),
            ("seat", note.seat.to_string().into()),
            ("level", level.clone().into()),
            ("moves", undone_in_words(sight, note).into()),
        ];
        sight.with(key, &values)
    };
    let end = |key: &str| {
        let then = match note.then.as_ref()? {
            TimeUpPolicy::Bot { .. } => "room-note-then-bot",
            TimeUpPolicy::Open => "room-note-then-open",
            TimeUpPolicy::Score => "room-note-then-score",
        };
        Some(format!("{} {}", tell(key), tell(then)))
    };
    match note.kind {
        SystemMessageKind::Left => end("room-note-left"),
        SystemMessageKind::TimeUp => end("room-note-time-up"),
        SystemMessageKind::StandIn => Some(tell("room-note-stand-in")),
        SystemMessageKind::Returned => Some(tell("room-note-returned")),
        SystemMessageKind::Substitute => Some(tell("room-note-substitute")),
        SystemMessageKind::Bot => Some(tell("room-note-bot")),
        SystemMessageKind::TookBack => Some(tell("room-note-took-back")),
        SystemMessageKind::WentBack => Some(tell("room-note-went-back")),
        SystemMessageKind::Declined => Some(tell("room-note-declined")),
        SystemMessageKind::Withdrew => Some(tell("room-note-withdrew")),
    }
}

fn undone_in_words(sight: &Sight<'_>, note: &SystemMessage) -> String {
    let info = sight.table.info();
    let entries = note.events.iter();
    let entries: Vec<LogEntry> = entries.map(|entry| LogEntry::received(entry, info)).collect();
    moves_in_words(sight, &entries, note.count)
}

/// The effects of the first of `count` moves, in the words of the log.
pub(super) fn moves_in_words(sight: &Sight<'_>, moves: &[LogEntry], count: usize) -> String {
    let entries = &moves[..moves.len().min(MAX_LISTED_MOVES)];
    let lines = story_of(sight.table, entries, sight.translations.lang());
    let lines = lines.iter().filter(|line| !line.heading);
    let mut sentences: Vec<String> = lines.map(|line| line.sentences(sight)).collect();
    let rest = count.saturating_sub(entries.len());
    if rest > 0 || sentences.is_empty() {
        let (key, count) = if sentences.is_empty() {
            ("room-note-moves", count)
        } else {
            ("room-note-more", rest)
        };
        sentences.push(sight.with(key, &[("count", count.into())]));
    }
    sentences.join(" ")
}

/// The seat that the user has left, if that was the last thing that happened to it.
pub(super) fn left_by(remote: Remote, person: &Option<String>) -> Option<Seat> {
    remote.chat.with(|said| {
        let notes = said.iter().rev();
        let mut notes = notes.filter_map(|said| Some((said, said.note.as_ref()?)));
        let (_, note) = notes.find(|(said, _)| person.is_some() && said.person == *person)?;
        (note.kind == SystemMessageKind::Left).then_some(note.seat)
    })
}

/// The last note, above the question, where it is visible and announced. A note about the user's own seat is shown
/// there with a button to return.
#[component]
pub(super) fn Latest(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    let user: CurrentUser = expect_context();
    let last = Memo::new(move |_| {
        let last = remote.chat.with(|all| {
            let mut notes = all.iter().rev().filter(|said| said.note.is_some());
            notes.next().cloned()
        })?;
        let note = last.note.as_ref()?;
        let moves = current::with(|session| session.online().map(|online| online.moves()));
        let is_fresh =
            moves.flatten() == Some(move_count(note)) || remote.now.get() - (last.at as f64) < NOTE_MS;
        let is_own = user.id().is_some() && last.person == user.id();
        let ends = note.then == Some(TimeUpPolicy::Score);
        let is_away = matches!(
            note.kind,
            SystemMessageKind::Left | SystemMessageKind::TimeUp | SystemMessageKind::StandIn
        );
        let stands_elsewhere = is_own && !ends && is_away;
        (is_fresh && !stands_elsewhere).then_some(last)
    });
    let text = move || {
        let last = last.get()?;
        stage.see(|sight| in_words(sight, &last)).flatten()
    };
    view! {
        <div role="status" data-system-message>
            {move || text().map(|text| view! { <p class="news" tabindex="-1" data-note>{text}</p> })}
        </div>
    }
}
