//! The light and dark themes. `first.js` sets the theme before the first paint; the settings change it here.

use crate::api::storage::{self, keys};
use crate::base::dom;

/// The user's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Same as the system.
    #[default]
    System,
    /// Paper.
    Light,
    /// Blueprint.
    Dark,
}

impl Theme {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The word that is stored, and that `first.js` understands.
    pub fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The inverse of [`Theme::code`].
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// The theme chosen on an earlier visit.
pub(crate) fn chosen() -> Theme {
    storage::read(keys::THEME)
        .and_then(|code| Theme::from_code(&code))
        .unwrap_or_default()
}

/// Applies a theme through the script that also sets it before the first paint.
pub(crate) fn show(theme: Theme) {
    dom::call_global("__smokestack_theme", theme.code());
}
