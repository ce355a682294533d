//! API tokens: created by people for programs that play on their behalf.

use protocol::{CreatedToken, ErrorCode, SessionKind};
use smokestack_core::Message;
use store::Session;

use super::{ApiError, App, Caller};

/// The maximum number of tokens per person.
const MAX_TOKENS: i64 = 50;
/// The maximum length of a label, in characters.
const MAX_LABEL_CHARS: usize = 60;

impl App {
    pub(crate) async fn add_token(&self, caller: &Caller, label: &str) -> Result<CreatedToken, ApiError> {
        let (person, _) = caller.session()?;
        let label = checked_label(label)?;
        let created_at = self.now();
        let token = self
            .issue_token(&person.id, SessionKind::ApiToken, Some(label.clone()), MAX_TOKENS)
            .await?;
        let token = token.ok_or_else(|| ApiError::Conflict {
            code: ErrorCode::Full,
            why: Message::new("error-many-tokens").with("most", MAX_TOKENS),
        })?;
        Ok(CreatedToken {
            id: token.id.clone(),
            label,
            created_at,
            token: token.text(),
        })
    }

    /// The caller's API tokens, without their secrets, which only the holders know.
    pub(crate) async fn tokens(&self, caller: &Caller) -> Result<Vec<Session>, ApiError> {
        let (person, _) = caller.session()?;
        Ok(self
            .store()
            .sessions_of(&person.id, SessionKind::ApiToken)
            .await?)
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
