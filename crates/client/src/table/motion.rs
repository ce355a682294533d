//! Animations when a picture is drawn again: running water, a turning wheel. There are none if the user has turned them
//! off.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, SvgElement};

use super::stage::Stage;
use crate::games;
use crate::model::settings::BotSpeed;

/// How long water stays on the map: longer than the longest path takes.
const WATER_MS: u64 = 9000;

/// The animation state of one picture.
#[derive(Clone, Copy)]
pub(super) struct Motion {
    stage: Stage,
    /// The number of moves when the picture was last drawn.
    moves: StoredValue<usize>,
}

impl Motion {
    pub fn new(stage: Stage) -> Motion {
        let moves = stage.glance(|sight| sight.moves()).unwrap_or_default();
        Motion {
            stage,
            moves: StoredValue::new(moves),
        }
    }

    /// Draws a picture and animates the changes.
    pub fn around(self, picture: &HtmlElement, draw: impl FnOnce()) {
        let since = self.moves.get_value();
        let now = self.stage.glance(|sight| sight.moves());
        self.moves.set_value(now.unwrap_or_default());
        let pace = self.pace();
        let before = wheels(picture);
        draw();
        let Some(pace) = pace.filter(|_| now.is_some_and(|now| now > since)) else {
            return;
        };
        // Fails only for a property name with a space in it.
        let _ = picture.style().set_property("--pace", pace);
        turn(&before, &wheels(picture));
        self.flow(picture, since);
    }

    /// The factor by which animations are slowed down; `None` if they are off.
    fn pace(self) -> Option<&'static str> {
        let settings = self.stage.settings;
        if untrack(|| settings.reduced_motion()) {
            return None;
        }
        match settings.bot_speed.get_untracked() {
            BotSpeed::Slow => Some("1.5"),
            BotSpeed::Normal => Some("1"),
            BotSpeed::Fast => Some(".5"),
            BotSpeed::Instant => None,
        }
    }

    fn flow(self, picture: &HtmlElement, since: usize) {
        let Some(group) = picture.query_selector("#ss-flows").ok().flatten() else {
            return;
        };
        let flows = self.stage.glance(|sight| {
            // If the user joined in the middle of a game, only the later moves are known.
            let earlier = sight.moves().saturating_sub(sight.table.move_count());
            Some(games::of(sight.table)?.motion(sight.table, since.saturating_sub(earlier)))
        });
        group.set_inner_html(&flows.flatten().unwrap_or_default());
        set_timeout(move || group.set_inner_html(""), Duration::from_millis(WATER_MS));
    }
}

/// The wheels of a picture, with their owners and angles.
fn wheels(picture: &HtmlElement) -> Vec<(String, String, SvgElement)> {
    let Ok(found) = picture.query_selector_all(".w-wheel") else {
        return Vec::new();
    };
    let wheel = |n: u32| {
        let wheel: SvgElement = found.get(n)?.dyn_into().ok()?;
        let whose = wheel.parent_element()?.get_attribute("class")?;
        let turn = wheel.style().get_property_value("--turn").ok()?;
        Some((whose, turn, wheel))
    };
    (0..found.length()).filter_map(wheel).collect()
}

/// Turns each wheel back to where it was, and animates it from there.
fn turn(before: &[(String, String, SvgElement)], now: &[(String, String, SvgElement)]) {
    for (whose, turned, wheel) in now {
        let Some((_, from, _)) = before.iter().find(|(known, ..)| known == whose) else {
            continue;
        };
        if from == turned {
            continue;
        }
        // Custom properties can always be set; reading the size makes the browser apply the start position.
        let _ = wheel.style().set_property("--turn", from);
        wheel.get_bounding_client_rect();
        let _ = wheel.style().set_property("--turn", turned);
    }
}
