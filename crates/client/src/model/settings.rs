//! The user's settings for the whole page. A change takes effect at once and is stored for the next visit.

use leptos::prelude::*;

use crate::api::storage::{self, keys};
use crate::base::dom;
use crate::base::language::{self, Language};
use crate::model::theme::{self, Theme};

/// The settings, shared with every component: `expect_context::<Settings>()`.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Light, dark, or the same as the system.
    pub theme: RwSignal<Theme>,
    /// The language of every text.
    pub language: RwSignal<Language>,
    /// Whether a choice shows its effect and waits for a second click before it is played.
    pub confirm_moves: RwSignal<bool>,
    /// Whether a decision with one legal action is made automatically.
    pub auto_forced: RwSignal<bool>,
    /// How long bot moves are shown.
    pub bot_speed: RwSignal<BotSpeed>,
    /// Whether changes are animated.
    pub motion: RwSignal<Motion>,
}

/// How fast bot moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BotSpeed {
    /// There is time to read every move aloud.
    Slow,
    /// There is time to follow each move.
    #[default]
    Normal,
    /// Each move is visible for a moment.
    Fast,
    /// All moves are shown at once.
    Instant,
}

impl BotSpeed {
    /// All speeds, in the order in which they are offered.
    pub const ALL: [BotSpeed; 4] = [
        BotSpeed::Slow,
        BotSpeed::Normal,
        BotSpeed::Fast,
        BotSpeed::Instant,
    ];

    /// The word that is stored.
    pub fn code(self) -> &'static str {
        match self {
            BotSpeed::Slow => "slow",
            BotSpeed::Normal => "normal",
            BotSpeed::Fast => "fast",
            BotSpeed::Instant => "instant",
        }
    }

    /// The inverse of [`BotSpeed::code`].
    pub fn from_code(code: &str) -> Option<BotSpeed> {
        BotSpeed::ALL.into_iter().find(|speed| speed.code() == code)
    }

    /// How long a bot's move is shown before the next one, in milliseconds.
    pub fn pause(self) -> u32 {
        match self {
            BotSpeed::Slow => 2200,
            BotSpeed::Normal => 1000,
            BotSpeed::Fast => 350,
            BotSpeed::Instant => 0,
        }
    }
}

/// Whether changes are animated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Same as the system (`prefers-reduced-motion`).
    #[default]
    System,
    /// Changes are animated.
    Full,
    /// Changes are not animated.
    Reduced,
}

impl Motion {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];

    /// The word that is stored, and that is in `<html data-motion="…">`.
    pub fn code(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Full => "full",
            Motion::Reduced => "reduced",
        }
    }

    /// The inverse of [`Motion::code`].
    pub fn from_code(code: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.code() == code)
    }
}

impl Settings {
    /// Loads the stored settings, or else the browser's preferences; stores changes from then on.
    pub fn load() -> Settings {
        let settings = Settings {
            theme: RwSignal::new(theme::chosen()),
            language: RwSignal::new(language::chosen()),
            confirm_moves: RwSignal::new(stored(keys::CONFIRM_MOVES, read_switch).unwrap_or(true)),
            auto_forced: RwSignal::new(stored(keys::AUTO_FORCED, read_switch).unwrap_or(true)),
            bot_speed: RwSignal::new(stored(keys::BOT_SPEED, BotSpeed::from_code).unwrap_or_default()),
            motion: RwSignal::new(stored(keys::MOTION, Motion::from_code).unwrap_or_default()),
        };
        keep(keys::THEME, settings.theme, Theme::code, theme::show);
        // The root element is updated once the texts are loaded, because it names the language that is shown.
        keep(keys::LANGUAGE, settings.language, Language::code, |_| ());
        keep(keys::CONFIRM_MOVES, settings.confirm_moves, switch_code, |_| ());
        keep(keys::AUTO_FORCED, settings.auto_forced, switch_code, |_| ());
        keep(keys::BOT_SPEED, settings.bot_speed, BotSpeed::code, |_| ());
        keep(keys::MOTION, settings.motion, Motion::code, show_motion);
        settings
    }

    /// Whether animations are off, by the user's choice here or else the system's.
    pub fn reduced_motion(&self) -> bool {
        match self.motion.get() {
            Motion::Full => false,
            Motion::Reduced => true,
            Motion::System => system_reduces_motion(),
        }
    }
}

fn system_reduces_motion() -> bool {
    let query = dom::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Sets the attribute for the style sheets.
fn show_motion(motion: Motion) {
    // Fails only for an attribute name with a space in it.
    let _ = dom::root().set_attribute("data-motion", motion.code());
}

fn stored<T>(key: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    storage::read(key).and_then(|code| read(&code))
}

fn switch_code(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn read_switch(code: &str) -> Option<bool> {
    match code {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// Applies every value of a setting, and stores all but the first: the browser's preferred language is not stored as
/// the user's choice.
fn keep<T>(key: &'static str, setting: RwSignal<T>, code: fn(T) -> &'static str, show: fn(T))
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    Effect::new(move |before: Option<T>| {
        let now = setting.get();
        show(now);
        if before.is_some_and(|before| before != now) {
            // Without storage, the choice stays until the page is closed.
            let _ = storage::write(key, code(now));
        }
        now
    });
}
