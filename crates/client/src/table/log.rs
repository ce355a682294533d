//! The log: the events of the game, as a story in chapters. Each entry links to its position.

use board_svg::{icon, seat_class, seat_token};
use catalog::{DynTable, LogEntry};
use lang::Lang;
use leptos::html;
use leptos::prelude::*;
use smokestack_core::{Message, Seat, Viewer};

use super::coins::{self, Coins, CoinsView};
use super::focus;
use super::stage::{Mode, Stage};
use super::system_messages;
use crate::games;
use crate::games::{Sight, Tab, shown_hand};
use crate::model::remote::Remote;
use crate::model::replay_state::{self, ReplayState};

/// The first part number of notes, higher than that of any part of a move.
const FIRST_NOTE: usize = 1000;

/// A paragraph of the story: a chapter's heading, or the effects of one move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    pub number: usize,
    /// The number of the paragraph within its move: a move may close one chapter and open the next.
    part: usize,
    pub seat: Option<Seat>,
    action: String,
    forced: bool,
    pub heading: bool,
    events: Vec<Message>,
    language: &'static str,
    /// A system message as text.
    pub note: Option<String>,
}

impl Line {
    /// A system message after this many moves; `number` identifies it.
    pub fn of_note(sight: &Sight<'_>, moves: usize, number: i64, text: String) -> Line {
        Line {
            number: moves,
            part: FIRST_NOTE + number as usize,
            seat: None,
            action: String::new(),
            forced: false,
            heading: false,
            events: Vec::new(),
            language: sight.translations.lang().code(),
            note: Some(text),
        }
    }

    /// Identifies a paragraph, so that only new ones are drawn.
    fn key(&self) -> (usize, usize, String, usize, &'static str) {
        // Another viewer may see more events.
        let count = self.events.len();
        (self.number, self.part, self.action.clone(), count, self.language)
    }

    pub fn sentences(&self, sight: &Sight<'_>) -> String {
        coins::sentences(sight, &self.events).join(" ")
    }
}

/// The whole story up to now.
pub(crate) fn story(sight: &Sight<'_>) -> Vec<Line> {
    story_of(sight.table, &sight.log(), sight.translations.lang())
}

/// The story that a log of this table tells.
pub(crate) fn story_of(table: &dyn DynTable, log: &[LogEntry], language: Lang) -> Vec<Line> {
    let headings = games::of(table).map(|board| board.headings()).unwrap_or_default();
    let mut lines: Vec<Line> = Vec::new();
    for entry in log {
        let first = lines.len();
        let line = |part: usize, heading: bool| Line {
            number: entry.number,
            part,
            // The events of a new round belong to no move.
            seat: entry.seat.filter(|_| part == 0),
            action: entry.action.clone(),
            forced: entry.forced && part == 0,
            heading,
            events: Vec::new(),
            language: language.code(),
            note: None,
        };
        for event in &entry.events {
            let heading = headings.contains(&event.key);
            let goes_on = lines[first..].last().is_some_and(|last| last.heading == heading);
            if !goes_on {
                lines.push(line(lines.len() - first, heading));
            }
            let last = lines.last_mut().expect("pushed just above, or there before");
            last.events.push(event.clone());
        }
    }
    lines
}

/// The story, and the system messages of an online table.
fn whole_log(sight: &Sight<'_>, remote: Option<Remote>) -> Vec<Line> {
    let mut lines = story(sight);
    if let Some(remote) = remote {
        remote
            .chat
            .with(|said| system_messages::into_story(sight, &mut lines, said));
    }
    lines
}

/// The story of the whole game in the replay, including later moves.
fn whole_replay(stage: Stage) -> Vec<Line> {
    let language = stage.i18n.translations().lang();
    let story = |replay: &ReplayState| {
        let whole = replay.whole();
        story_of(whole, &whole.log(Viewer::Spectator), language)
    };
    replay_state::with_untracked(story).unwrap_or_default()
}

/// The log, scrolled to the newest paragraph.
#[component]
pub(crate) fn Log() -> impl IntoView {
    let stage: Stage = expect_context();
    let scroll = NodeRef::<html::Div>::new();
    let remote = use_context::<Remote>();
    let lines = Memo::new(move |_| match stage.mode {
        Mode::Table => stage.see(|sight| whole_log(sight, remote)).unwrap_or_default(),
        // A replay shows the whole story, and marks the current move.
        Mode::Replay => whole_replay(stage),
    });
    Effect::new(move |_| {
        lines.track();
        // On a narrow screen, the log has no size, and cannot be scrolled, until its tab is opened.
        let opened = stage.tab.get() == Tab::Log;
        let here = (stage.mode == Mode::Replay).then(replay_state::at);
        if let Some(scroll) = scroll.get() {
            request_animation_frame(move || {
                follow(&scroll, here);
                if opened {
                    focus::into_view(&scroll);
                }
            });
        }
    });
    view! {
        <section class="log" data-section="log" data-log aria-label=stage.t("table-log")>
            <h3 id="log" tabindex="-1">{stage.t("table-log")}</h3>
            <div class="log-scroll" node_ref=scroll tabindex="0">
                <ol>
                    <For each=move || lines.get() key=Line::key let:line>
                        <LineView line/>
                    </For>
                </ol>
            </div>
        </section>
    }
}

/// Scrolls the log, and only the log, to its end or to a move.
fn follow(scroll: &web_sys::HtmlElement, here: Option<usize>) {
    let entry = here.and_then(|number| {
        scroll
            .query_selector(&format!("[data-move=\"{number}\"]"))
            .ok()
            .flatten()
    });
    match entry {
        Some(entry) => {
            let (outer, inner) = (
                scroll.get_bounding_client_rect(),
                entry.get_bounding_client_rect(),
            );
            let shift = inner.top() - outer.top() - outer.height() / 2.0;
            scroll.set_scroll_top(scroll.scroll_top() + shift as i32);
        }
        None => scroll.set_scroll_top(if here == Some(0) {
            0
        } else {
            scroll.scroll_height()
        }),
    }
}

#[component]
fn LineView(line: Line) -> impl IntoView {
    let stage: Stage = expect_context();
    if let Some(text) = line.note {
        return view! { <li class="log-note" data-note-line>{text}</li> }.into_any();
    }
    let text = stage.glance(|sight| line.sentences(sight)).unwrap_or_default();
    if line.heading {
        return view! { <li class="log-heading" data-chapter=line.number>{text}</li> }.into_any();
    }
    let colour = line
        .seat
        .and_then(|seat| stage.glance(|sight| sight.colour(seat)));
    let number = line.number;
    let here = move || stage.mode == Mode::Replay && replay_state::at() == number;
    let token = colour.map(seat_token).unwrap_or_default();
    let coins = stage.glance(|sight| Coins::of(sight, &line.events)).flatten();
    let no_past = move || stage.see(|sight| !sight.has_past()).unwrap_or(false);
    let show_then = move || (!no_past()).then(|| stage.text("table-show-then"));
    let forced = line
        .forced
        .then(|| stage.glance(|sight| sight.text("table-forced")));
    view! {
        <li class=colour.map(seat_class) class:here=here data-move=number>
            <button type="button" class="log-entry" title=show_then disabled=no_past
                on:click=move |_| show_position(stage, number)>
                <span class="log-token" inner_html=token></span>
                <span>
                    {text}{forced.map(|forced| view! { " "<em>{forced}</em> })}
                    {coins.map(|coins| view! { <CoinsView coins/> })}
                </span>
            </button>
        </li>
    }
    .into_any()
}

/// Shows the position after a move.
fn show_position(stage: Stage, number: usize) {
    match stage.mode {
        Mode::Replay => replay_state::go(number),
        Mode::Table => replay_state::show_table(number),
    }
}

/// The events since the last decision of the player to move.
#[component]
pub(crate) fn Since() -> impl IntoView {
    let stage: Stage = expect_context();
    let news = stage.glance(|sight| {
        let lines = story(sight);
        let me = shown_hand(sight);
        let last = lines
            .iter()
            .rposition(|line| line.seat.is_some() && line.seat == me);
        let since = lines.into_iter().skip(last.map_or(0, |last| last + 1));
        since
            .map(|line| {
                (
                    line.heading,
                    line.seat.map(|seat| sight.colour(seat)),
                    line.sentences(sight),
                )
            })
            .collect::<Vec<_>>()
    });
    let news = news.unwrap_or_default();
    let none = news.is_empty();
    let has_past = stage.glance(|sight| sight.has_past()).unwrap_or(false);
    let line = |(heading, colour, text): (bool, Option<usize>, String)| {
        view! {
            <li class:log-heading=heading>
                <span class="log-token" inner_html=colour.map(seat_token).unwrap_or_default()></span>
                <span>{text}</span>
            </li>
        }
    };
    view! {
        <ol class="since" data-since>{news.into_iter().map(line).collect_view()}</ol>
        {none.then(|| view! { <p>{stage.text("table-since-nothing")}</p> })}
        {has_past.then(|| view! {
            <p class="quiet"><span inner_html=icon("replay")></span>{stage.text("table-since-hint")}</p>
        })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tests::played;

    #[test]
    fn the_story_has_all_rounds_and_all_moves() {
        let table = played("industria", 3);
        let story = story_of(&*table, &table.log(Viewer::Spectator), Lang::En);
        let chapters = story.iter().filter(|line| line.heading).count();
        assert_eq!(
            chapters, 16,
            "four epochs of four rounds, an epoch's heading beside its first round's"
        );
        let mut numbers: Vec<usize> = story.iter().map(|line| line.number).collect();
        assert!(numbers.is_sorted());
        numbers.dedup();
        assert_eq!(numbers, (0..=table.move_count()).collect::<Vec<_>>());
    }
}
