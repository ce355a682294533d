//! The board of a game that has no folder here: what the viewer knows, as a list. The actions are in the list of answers.

use board_svg::escape;
use serde_json::Value;

use super::{Background, Board, Sight};

pub(super) struct GenericBoard;

impl Board for GenericBoard {}

impl Background for GenericBoard {}

/// Everything that the viewer knows, by its name in the game's JSON.
pub(super) fn board(sight: &Sight<'_>) -> String {
    format!(
        r#"<div class="generic-board">{}</div>"#,
        list(&sight.table.view_json(sight.viewer))
    )
}

/// A value as HTML; nested values become nested lists.
fn list(value: &Value) -> String {
    let rows = |rows: Vec<(String, &Value)>| {
        let row =
            |(name, value): (String, &Value)| format!("<dt>{}</dt><dd>{}</dd>", escape(&name), list(value));
        format!("<dl>{}</dl>", rows.into_iter().map(row).collect::<String>())
    };
    match value {
        Value::Object(fields) => rows(fields.iter().map(|(name, value)| (name.clone(), value)).collect()),
        Value::Array(values) if values.iter().any(|value| value.is_object() || value.is_array()) => {
            rows((1..).map(|n: usize| n.to_string()).zip(values).collect())
        }
        Value::Array(values) => values.iter().map(list).collect::<Vec<_>>().join(", "),
        Value::String(text) => escape(text),
        Value::Null => "–".to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use lang::{Lang, Translations};
    use smokestack_core::Viewer;

    use super::*;
    use crate::games::tests::played;

    #[test]
    fn everything_that_the_viewer_knows_is_listed() {
        let table = played("industria", 3);
        let translations = Translations::new(Lang::En);
        let sight = Sight::new(&*table, &[], Viewer::Spectator, &translations);
        let html = board(&sight);
        assert!(
            html.contains("<dt>seats</dt>") && html.contains("<dt>money</dt>"),
            "{html}"
        );
    }

    /// A game that is only its crate, its texts and one row can be played here (docs/adding-a-game.md).
    #[cfg(feature = "tiny-game")]
    #[test]
    fn tiny_game_is_shown_from_the_first_question_to_the_end() {
        let table = played("tiny-game", 2);
        for moves in 0..=table.move_count() {
            let now = table.after(moves);
            for lang in Lang::ALL {
                let translations = Translations::new(lang);
                let sight = Sight::new(&*now, &[], Viewer::Spectator, &translations);
                let html = crate::games::by_id("tiny-game").board(&sight, &Default::default());
                assert!(html.contains("<dt>pile</dt>"), "{html}");
                let mut texts = sight.describe(lang::Family::Prompt, &now.question().ask);
                for choice in now.legal().iter() {
                    texts += &sight.describe(lang::Family::Action, &choice.label);
                }
                assert!(!texts.contains("tiny-game-") && !texts.contains('{'), "{texts}");
            }
        }
    }
}
