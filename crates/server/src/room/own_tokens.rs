//! Personal tokens: made by hand, for programs that play in one's name.

use smokestack_core::Message;
use store::LogIn;

use super::people::PERSONAL;
use super::{Caller, Refusal, Room};

/// Tokens that one person may have.
const MOST: i64 = 50;
/// The longest label, in characters.
const LABEL: usize = 60;

/// A token that was just made.
#[derive(Clone, Debug)]
pub(crate) struct OwnToken {
    pub id: String,
    pub label: String,
    pub created_at: i64,
    /// This once: only its hash is kept.
    pub token: String,
}

impl Room {
    pub(crate) async fn add_token(&self, caller: &Caller, label: &str) -> Result<OwnToken, Refusal> {
        let (person, _) = caller.session()?;
        let label = checked_label(label)?;
        let created_at = self.now();
        let token = self
            .log_in(&person.id, PERSONAL, Some(label.clone()), MOST)
            .await?;
        let token = token.ok_or_else(|| Refusal::Conflict {
            code: "full",
            why: Message::new("error-many-tokens").with("most", MOST),
        })?;
        Ok(OwnToken {
            id: token.id.clone(),
            label,
            created_at,
            token: token.text(),
        })
    }

    /// The personal tokens of whoever asks, without their secrets: nobody knows those but their holders.
    pub(crate) async fn tokens(&self, caller: &Caller) -> Result<Vec<LogIn>, Refusal> {
        let (person, _) = caller.session()?;
        Ok(self.store().log_ins_of(&person.id, PERSONAL).await?)
    }

    pub(crate) async fn drop_token(&self, caller: &Caller, id: &str) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        let is_one = self.tokens(caller).await?.iter().any(|token| token.id == id);
        if !is_one || !self.store().drop_log_in(&person.id, id).await? {
            return Err(Refusal::NotFound(Message::new("error-no-token")));
        }
        self.log_ins_ended(&person.id);
        Ok(())
    }
}

/// What somebody calls a token or a passkey.
pub(super) fn checked_label(label: &str) -> Result<String, Refusal> {
    let label = label.trim();
    let fits = !label.is_empty() && label.chars().count() <= LABEL && !label.chars().any(char::is_control);
    match fits {
        true => Ok(label.to_owned()),
        false => Err(Refusal::bad(Message::new("error-label").with("most", LABEL))),
    }
}
