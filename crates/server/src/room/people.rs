//! Who is here: guests come in with a name, and a token says who somebody is.

use smokestack_core::{Message, Player};
use store::{LogIn, Person};

use super::tokens::Token;
use super::{Refusal, Room};

/// Whoever asks: nobody in particular, or a person.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller(pub Option<Person>);

impl Caller {
    /// The person, or the answer that one has to come in first.
    pub fn person(&self) -> Result<&Person, Refusal> {
        self.0.as_ref().ok_or(Refusal::NotLoggedIn)
    }

    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|person| person.id.as_str())
    }
}

/// Somebody who has just come in.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub person: Person,
    /// The token, this once: only its hash is kept.
    pub token: String,
}

impl Room {
    /// Lets somebody in by a name alone.
    pub(crate) async fn add_guest(&self, name: &str) -> Result<Guest, Refusal> {
        let name = name.trim();
        if Player::person(name).is_none() {
            return Err(Refusal::bad(Message::new("error-name").text("name", name)));
        }
        let person = Person {
            id: self.0.world.id(),
            name: name.to_owned(),
            created_at: self.now(),
        };
        self.store().add_person(&person).await?;
        let token = self.log_in(&person.id, "session", None).await?;
        Ok(Guest { person, token })
    }

    /// A new token for a person.
    pub(crate) async fn log_in(
        &self,
        person: &str,
        kind: &str,
        label: Option<String>,
    ) -> Result<String, Refusal> {
        let token = Token::new(&self.0.world);
        let log_in = LogIn {
            id: token.id.clone(),
            person: person.to_owned(),
            hash: token.hash(),
            kind: kind.to_owned(),
            label,
            created_at: self.now(),
            expires_at: None,
        };
        self.store().add_log_in(&log_in).await?;
        Ok(token.text())
    }

    /// The person who holds a token.
    pub(crate) async fn holder(&self, token: &str) -> Result<Caller, Refusal> {
        let token = Token::read(token).ok_or(Refusal::NotLoggedIn)?;
        let log_in = self.store().log_in(&token.id).await?;
        let holds = |log_in: &LogIn| {
            token.is(&log_in.hash) && log_in.expires_at.is_none_or(|expires| expires > self.now())
        };
        let log_in = log_in.filter(holds).ok_or(Refusal::NotLoggedIn)?;
        let person = self.store().person(&log_in.person).await?;
        Ok(Caller(Some(person.ok_or(Refusal::NotLoggedIn)?)))
    }
}
