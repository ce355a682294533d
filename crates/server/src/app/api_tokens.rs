//! API tokens: created by people for programs that play on their behalf.

use smokestack_core::Message;
use store::Session;

use super::people::API_TOKEN;
use super::{ApiError, App, Caller};

/// The maximum number of tokens per person.
const MAX_TOKENS: i64 = 50;
/// The maximum length of a label, in characters.
const MAX_LABEL_CHARS: usize = 60;

/// A new token.
#[derive(Clone, Debug)]
pub(crate) struct ApiToken {
    pub id: String,
    pub label: String,
    pub created_at: i64,
    /// Shown only once, because only its hash is stored.
    pub token: String,
}

impl App {
    pub(crate) async fn add_token(&self, caller: &Caller, label: &str) -> Result<ApiToken, ApiError> {
        let (person, _) = caller.session()?;
        let label = checked_label(label)?;
        let created_at = self.now();
        let token = self
            .issue_token(&person.id, API_TOKEN, Some(label.clone()), MAX_TOKENS)
            .await?;
        let token = token.ok_or_else(|| ApiError::Conflict {
            code: "full",
            why: Message::new("error-many-tokens").with("most", MAX_TOKENS),
        })?;
        Ok(ApiToken {
            id: token.id.clone(),
            label,
            created_at,
            token: token.text(),
        })
    }

    /// The caller's API tokens, without their secrets, which only the holders know.
    pub(crate) async fn tokens(&self, caller: &Caller) -> Result<Vec<Session>, ApiError> {
        let (person, _) = caller.session()?;
        Ok(self.store().sessions_of(&person.id, API_TOKEN).await?)
    }

    pub(crate) async fn drop_token(&self, caller: &Caller, id: &str) -> Result<(), ApiError> {
        let (person, _) = caller.session()?;
        let is_one = self.tokens(caller).await?.iter().any(|token| token.id == id);
        if !is_one || !self.store().drop_session(&person.id, id).await? {
            return Err(ApiError::NotFound(Message::new("error-no-token")));
        }
        self.sessions_ended(&person.id);
        Ok(())
    }
}

/// Checks the label of a token or a passkey.
pub(super) fn checked_label(label: &str) -> Result<String, ApiError> {
    let label = label.trim();
    let fits =
        !label.is_empty() && label.chars().count() <= MAX_LABEL_CHARS && !label.chars().any(char::is_control);
    if fits {
        Ok(label.to_owned())
    } else {
        Err(ApiError::bad(
            Message::new("error-label").with("most", MAX_LABEL_CHARS),
        ))
    }
}
