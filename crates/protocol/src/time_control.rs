//! How long a player may think, and what happens when the time is up.

use serde::{Deserialize, Serialize};

/// A table's time control; a table without one is untimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TimeControl {
    /// A time bank in seconds for the whole game, and an increment in seconds per turn, which never fills the bank beyond
    /// its initial value.
    Live { bank: i64, increment: i64 },
    /// A number of days per decision. Only the given hours count: with hours of 08:00 to 20:00, two days are 24 hours.
    Correspondence {
        days: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<Hours>,
        /// Days on which no time passes: `2026-12-25`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        holidays: Vec<String>,
    },
}
stored_json!(TimeControl);

/// The daily hours during which time passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hours {
    /// `08:00`.
    pub from: String,
    /// `22:00`; `24:00` is midnight. Later than `from`.
    pub to: String,
    /// The offset from UTC: `+01:00`.
    #[serde(default = "utc")]
    pub zone: String,
}

fn utc() -> String {
    "+00:00".to_owned()
}

/// What happens when a player runs out of time or leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "then", rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TimeUpPolicy {
    /// A bot of this level plays on until the person returns.
    Bot { level: String },
    /// The seat opens for a substitute.
    Open,
    /// The game ends and is scored as it stands.
    Score,
}
stored_json!(TimeUpPolicy);

impl Default for TimeUpPolicy {
    fn default() -> TimeUpPolicy {
        TimeUpPolicy::Bot {
            level: "normal".to_owned(),
        }
    }
}
