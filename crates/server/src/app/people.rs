//! People: guests join with a name, and a token identifies a person.

use std::net::IpAddr;
use std::sync::Arc;

use protocol::{ErrorCode, SessionKind};
use smokestack_core::{Message, Player};
use store::{Added, Person, Session};
use tokio::sync::broadcast;

use super::counts::Counted;
use super::tokens::Token;
use super::{ApiError, App};
use crate::settings::SignUp;

/// The caller: anonymous, or a person.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller(Option<SignedIn>);

/// An authenticated person.
#[derive(Clone, Debug)]
struct SignedIn {
    person: Person,
    session: String,
    kind: SessionKind,
    /// When the person signed in.
    since: i64,
    /// Whether the session was just extended.
    is_renewed: bool,
}

/// How long an unused session and its cookie are valid: a year. Guests keep their tables as long as they come back; an
/// API token is valid until its owner revokes it.
pub(crate) const SESSION_AGE_MS: i64 = 365 * DAY_MS;
const DAY_MS: i64 = 24 * 3_600_000;
/// How long after signing in the account itself can be changed without a password.
const RECENT_SIGN_IN_MS: i64 = 15 * 60_000;

impl Caller {
    /// The person, or an error saying that the caller has to sign in first.
    pub fn person(&self) -> Result<&Person, ApiError> {
        let known = self.0.as_ref().ok_or(ApiError::NotLoggedIn)?;
        Ok(&known.person)
    }

    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|known| known.person.id.as_str())
    }

    /// Whether the session was just extended: its cookie must then be extended as well.
    pub fn is_renewed(&self) -> bool {
        self.0.as_ref().is_some_and(|known| known.is_renewed)
    }

    /// The person and the session, if it has full rights: API tokens may not change the account itself.
    pub(super) fn session(&self) -> Result<(&Person, &str), ApiError> {
        let known = self.0.as_ref().ok_or(ApiError::NotLoggedIn)?;
        match known.kind {
            SessionKind::Session => Ok((&known.person, &known.session)),
            SessionKind::ApiToken => Err(ApiError::not_allowed(
                ErrorCode::NotForPrograms,
                "error-not-for-programs",
            )),
        }
    }
}

impl App {
    /// Changes that could lock out the owner require a recent sign-in: a browser left open, or a stolen cookie, is not
    /// enough.
    pub(super) fn check_recent(&self, caller: &Caller) -> Result<(), ApiError> {
        let known = caller.0.as_ref().ok_or(ApiError::NotLoggedIn)?;
        if self.now() - known.since <= RECENT_SIGN_IN_MS {
            Ok(())
        } else {
            Err(ApiError::not_allowed(
                ErrorCode::SignInAgain,
                "error-sign-in-again",
            ))
        }
    }

    /// If sign-up is closed, anonymous callers may not look around, either.
    pub(crate) fn check_visitor(&self, caller: &Caller) -> Result<(), ApiError> {
        match self.0.settings.sign_up {
            SignUp::Open => Ok(()),
            SignUp::Closed => caller.person().map(drop),
        }
    }
}

/// A person who has just signed in.
#[derive(Clone, Debug)]
pub(crate) struct NewSession {
    pub person: Person,
    /// The token, shown only once, because only its hash is stored.
    pub token: String,
}

impl App {
    /// Adds a guest, who has only a name.
    pub(crate) async fn add_guest(&self, name: &str) -> Result<NewSession, ApiError> {
        if self.0.settings.sign_up == SignUp::Closed {
            return Err(closed());
        }
        let person = Person {
            id: self.0.env.id(),
            name: checked_name(name)?,
            created_at: self.now(),
            banned_at: None,
        };
        self.store().add_person(&person).await?;
        self.create_session(person).await
    }

    pub(super) async fn create_session(&self, person: Person) -> Result<NewSession, ApiError> {
        let token = self
            .issue_token(&person.id, SessionKind::Session, None, i64::MAX)
            .await?;
        let token = token.ok_or(ApiError::Unavailable)?;
        Ok(NewSession {
            person,
            token: token.text(),
        })
    }

    /// Issues a new token to a person; `None` if the person has reached the limit for this kind.
    pub(super) async fn issue_token(
        &self,
        person: &str,
        kind: SessionKind,
        label: Option<String>,
        most: i64,
    ) -> Result<Option<Token>, ApiError> {
        let token = Token::new(&self.0.env);
        let session = Session {
            id: token.id.clone(),
            person: person.to_owned(),
            hash: token.hash(),
            kind,
            label,
            created_at: self.now(),
            expires_at: (kind == SessionKind::Session).then(|| self.now() + SESSION_AGE_MS),
        };
        let added = self.store().add_session(&session, most).await?;
        Ok((added == Added::Done).then_some(token))
    }

    /// The person to whom a token belongs.
    pub(crate) async fn authenticate(&self, token: &str) -> Result<Caller, ApiError> {
        let token = Token::read(token).ok_or(ApiError::NotLoggedIn)?;
        let session = self.store().session(&token.id).await?;
        let is_valid = |session: &Session| {
            token.is(&session.hash) && session.expires_at.is_none_or(|expires| expires > self.now())
        };
        let session = session.filter(is_valid).ok_or(ApiError::NotLoggedIn)?;
        let person = self.store().person(&session.person).await?;
        let person = person.ok_or(ApiError::NotLoggedIn)?;
        if person.banned_at.is_some() {
            return Err(banned());
        }
        self.0.limits.request_by(&person.id)?;
        Ok(Caller(Some(SignedIn {
            is_renewed: self.renew_session(&session).await,
            person,
            session: session.id,
            since: session.created_at,
            kind: session.kind,
        })))
    }

    /// Extends an active person's session, at most once a day. If this fails, a later request will do it.
    async fn renew_session(&self, session: &Session) -> bool {
        let until = self.now() + SESSION_AGE_MS;
        let is_due = session.expires_at.is_none_or(|expires| expires < until - DAY_MS);
        session.kind == SessionKind::Session
            && is_due
            && self.store().renew_session(&session.id, until).await.is_ok()
    }

    /// Changes the person's name; games that have begun keep the old one.
    pub(crate) async fn rename(&self, caller: &Caller, name: &str) -> Result<Person, ApiError> {
        let (person, _) = caller.session()?;
        let name = checked_name(name)?;
        self.store().rename_person(&person.id, &name).await?;
        Ok(Person {
            name,
            ..person.clone()
        })
    }

    /// Subscribes to session ends: each is a person's id, or an empty one if anyone's session may have ended.
    pub(crate) fn sessions_ending(&self) -> broadcast::Receiver<Arc<str>> {
        self.0.ended.subscribe()
    }

    /// Makes a person's live connections check whether their sessions are still valid.
    pub(super) fn sessions_ended(&self, person: &str) {
        let _ = self.0.ended.send(person.into()); // nobody may be watching
    }

    /// Whether a caller's session is still valid. It also counts as valid while the database is not responding.
    pub(crate) async fn is_still_valid(&self, caller: &Caller) -> bool {
        let Some(known) = &caller.0 else { return true };
        let session = self.store().session(&known.session).await;
        let person = self.store().person(&known.person.id).await;
        let is_banned = matches!(person, Ok(Some(person)) if person.banned_at.is_some());
        !matches!(session, Ok(None)) && !is_banned
    }

    /// Counts a request on an open live connection like any other request.
    pub(crate) fn check_live_request_rate(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
    ) -> Result<(), ApiError> {
        self.0.limits.request_from(from)?;
        match caller.id() {
            Some(person) => self.0.limits.request_by(person),
            None => Ok(()),
        }
    }

    /// Counts a new live connection.
    pub(crate) fn open_live_connection(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
    ) -> Result<Counted, ApiError> {
        self.0.limits.live_connection(caller.id(), from)
    }

    /// Counts a request from this address.
    pub(crate) fn check_request_rate(&self, address: Option<IpAddr>) -> Result<(), ApiError> {
        self.0.limits.request_from(address)
    }

    /// Counts a sign-up or sign-in from this address.
    pub(crate) fn check_auth_rate(&self, address: Option<IpAddr>) -> Result<(), ApiError> {
        self.0.limits.auth(address)
    }
}

pub(super) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    match Player::person(name) {
        Some(_) if is_readable(name) => Ok(name.to_owned()),
        _ => Err(ApiError::bad(Message::new("error-name").text("name", name))),
    }
}

/// The maximum number of combining marks per letter: no language uses more, and more would cover the lines around it.
const MAX_MARKS: usize = 2;

/// Whether a name is displayed as written: no invisible characters, none that reverse the text, and no stacked marks.
fn is_readable(name: &str) -> bool {
    let mut marks = 0;
    name.chars().all(|letter| {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        marks <= MAX_MARKS && !is_invisible(letter)
    })
}

/// Whether this is a combining mark, by its Unicode block.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether this is a formatting character (direction, joiner, tag) or a letter without a glyph.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

pub(super) fn banned() -> ApiError {
    ApiError::not_allowed(ErrorCode::Banned, "error-banned")
}

pub(super) fn closed() -> ApiError {
    ApiError::not_allowed(ErrorCode::SignUpClosed, "error-sign-up-closed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_must_be_readable() {
        for name in [
            "Anna",
            "Éloïse O’Neil",
            "Nguyễn Văn",
            "e\u{301}\u{323}",
            "山田",
            "Ольга 🚂",
        ] {
            assert!(checked_name(name).is_ok(), "{name}");
        }
        let heap = format!("A{}", "\u{301}".repeat(39));
        for name in [
            "A\u{202e}nna",
            "Anna\u{200b}",
            "\u{3164}",
            "Anna\u{feff}",
            "A\u{2066}",
            &heap,
        ] {
            assert!(checked_name(name).is_err(), "{name:?}");
        }
    }
}
