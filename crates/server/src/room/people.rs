//! Who is here: guests come in with a name, and a token says who somebody is.

use std::net::IpAddr;
use std::sync::Arc;

use smokestack_core::{Message, Player};
use store::{Added, LogIn, Person};
use tokio::sync::broadcast;

use super::counts::Counted;
use super::tokens::Token;
use super::{Refusal, Room};
use crate::settings::SignUp;

/// Whoever asks: nobody in particular, or a person.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller(Option<Known>);

/// A person, and how we know.
#[derive(Clone, Debug)]
struct Known {
    person: Person,
    log_in: String,
    kind: String,
    /// When the person signed in.
    since: i64,
    /// Whether the log-in has just got longer to live.
    is_renewed: bool,
}

/// A log-in of a browser, or of a program that came as a guest.
pub(super) const SESSION: &str = "session";
/// A token that a person made for a program.
pub(super) const PERSONAL: &str = "personal";
/// How long a session holds that is not used: a year, and its cookie as long. Guests keep their tables as long as they come
/// back; a token for a program holds until its person ends it.
pub(crate) const SESSION_AGE: i64 = 365 * DAY;
const DAY: i64 = 24 * 3_600_000;
/// How long after signing in the account itself may be changed without a password.
const RECENT_SIGN_IN_MS: i64 = 15 * 60_000;

impl Caller {
    /// The person, or the answer that one has to come in first.
    pub fn person(&self) -> Result<&Person, Refusal> {
        let known = self.0.as_ref().ok_or(Refusal::NotLoggedIn)?;
        Ok(&known.person)
    }

    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|known| known.person.id.as_str())
    }

    /// Whether the log-in has just got longer to live: its cookie should, too.
    pub fn is_renewed(&self) -> bool {
        self.0.as_ref().is_some_and(|known| known.is_renewed)
    }

    /// The person and the log-in, if it may do everything: what concerns the account itself is not for a program's token.
    pub(super) fn session(&self) -> Result<(&Person, &str), Refusal> {
        let known = self.0.as_ref().ok_or(Refusal::NotLoggedIn)?;
        match known.kind.as_str() {
            SESSION => Ok((&known.person, &known.log_in)),
            _ => Err(Refusal::not_allowed("not-for-programs", "error-not-for-programs")),
        }
    }
}

impl Room {
    /// What could lock a person out of the own account is only for somebody who has just signed in: a browser left open,
    /// or a stolen cookie, is not enough.
    pub(super) fn check_recent(&self, caller: &Caller) -> Result<(), Refusal> {
        let known = caller.0.as_ref().ok_or(Refusal::NotLoggedIn)?;
        match self.now() - known.since <= RECENT_SIGN_IN_MS {
            true => Ok(()),
            false => Err(Refusal::not_allowed("sign-in-again", "error-sign-in-again")),
        }
    }

    /// Where nobody new may come in, strangers do not look around either.
    pub(crate) fn check_visitor(&self, caller: &Caller) -> Result<(), Refusal> {
        match self.0.settings.sign_up {
            SignUp::Open => Ok(()),
            SignUp::Closed => caller.person().map(drop),
        }
    }
}

/// Somebody who has just come in.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    pub person: Person,
    /// The token, this once: only its hash is kept.
    pub token: String,
}

impl Room {
    /// Lets somebody in by a name alone.
    pub(crate) async fn add_guest(&self, name: &str) -> Result<Arrived, Refusal> {
        if self.0.settings.sign_up == SignUp::Closed {
            return Err(closed());
        }
        let person = Person {
            id: self.0.world.id(),
            name: checked_name(name)?,
            created_at: self.now(),
            banned_at: None,
        };
        self.store().add_person(&person).await?;
        self.arrive(person).await
    }

    pub(super) async fn arrive(&self, person: Person) -> Result<Arrived, Refusal> {
        let token = self.log_in(&person.id, SESSION, None, i64::MAX).await?;
        let token = token.ok_or(Refusal::Unavailable)?;
        Ok(Arrived {
            person,
            token: token.text(),
        })
    }

    /// A new token for a person; nothing if the person has as many of this kind as one may have.
    pub(super) async fn log_in(
        &self,
        person: &str,
        kind: &str,
        label: Option<String>,
        most: i64,
    ) -> Result<Option<Token>, Refusal> {
        let token = Token::new(&self.0.world);
        let log_in = LogIn {
            id: token.id.clone(),
            person: person.to_owned(),
            hash: token.hash(),
            kind: kind.to_owned(),
            label,
            created_at: self.now(),
            expires_at: (kind == SESSION).then(|| self.now() + SESSION_AGE),
        };
        let added = self.store().add_log_in(&log_in, most).await?;
        Ok((added == Added::Done).then_some(token))
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
        let person = person.ok_or(Refusal::NotLoggedIn)?;
        if person.banned_at.is_some() {
            return Err(banned());
        }
        self.0.limits.request_by(&person.id)?;
        Ok(Caller(Some(Known {
            is_renewed: self.renew_session(&log_in).await,
            person,
            log_in: log_in.id,
            since: log_in.created_at,
            kind: log_in.kind,
        })))
    }

    /// Whoever comes back stays signed in: once a day is often enough to note it. If it cannot be noted now, it will be.
    async fn renew_session(&self, log_in: &LogIn) -> bool {
        let until = self.now() + SESSION_AGE;
        let is_due = log_in.expires_at.is_none_or(|expires| expires < until - DAY);
        log_in.kind == SESSION && is_due && self.store().renew_log_in(&log_in.id, until).await.is_ok()
    }

    /// Another name, from now on: games that were begun keep the old one.
    pub(crate) async fn rename(&self, caller: &Caller, name: &str) -> Result<Person, Refusal> {
        let (person, _) = caller.session()?;
        let name = checked_name(name)?;
        self.store().rename_person(&person.id, &name).await?;
        Ok(Person {
            name,
            ..person.clone()
        })
    }

    /// Hears whose log-ins end: a person's id, or nothing if it may be anybody's.
    pub(crate) fn log_ins_ending(&self) -> broadcast::Receiver<Arc<str>> {
        self.0.ended.subscribe()
    }

    /// Tells the live connections of a person to look whether they may stay.
    pub(super) fn log_ins_ended(&self, person: &str) {
        let _ = self.0.ended.send(person.into()); // nobody may be watching
    }

    /// Whether a caller's log-in is still valid. It also counts as valid while the database does not answer.
    pub(crate) async fn still_holds(&self, caller: &Caller) -> bool {
        let Some(known) = &caller.0 else { return true };
        let log_in = self.store().log_in(&known.log_in).await;
        let person = self.store().person(&known.person.id).await;
        let is_banned = matches!(person, Ok(Some(person)) if person.banned_at.is_some());
        !matches!(log_in, Ok(None)) && !is_banned
    }

    /// A request on a line that is open already counts like any other.
    pub(crate) fn asks_again(&self, caller: &Caller, from: Option<IpAddr>) -> Result<(), Refusal> {
        self.0.limits.request_from(from)?;
        match caller.id() {
            Some(person) => self.0.limits.request_by(person),
            None => Ok(()),
        }
    }

    /// Somebody opens a live connection.
    pub(crate) fn opens_line(&self, caller: &Caller, from: Option<IpAddr>) -> Result<Counted, Refusal> {
        self.0.limits.line(caller.id(), from)
    }

    /// Somebody asks for something, from this address.
    pub(crate) fn asks_from(&self, address: Option<IpAddr>) -> Result<(), Refusal> {
        self.0.limits.request_from(address)
    }

    /// Somebody wants to come in, from this address.
    pub(crate) fn knocks_from(&self, address: Option<IpAddr>) -> Result<(), Refusal> {
        self.0.limits.door(address)
    }
}

pub(super) fn checked_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    match Player::person(name) {
        Some(_) if is_readable(name) => Ok(name.to_owned()),
        _ => Err(Refusal::bad(Message::new("error-name").text("name", name))),
    }
}

/// Marks over or under one letter: more is no language's, and hides the lines around it.
const MAX_MARKS: usize = 2;

/// Whether a name shows as what it is: no characters that are invisible or turn the text around, and no heaps of marks.
fn is_readable(name: &str) -> bool {
    let mut marks = 0;
    name.chars().all(|letter| {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        marks <= MAX_MARKS && !is_invisible(letter)
    })
}

/// Combining marks, by their blocks in Unicode.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Formatting characters (direction, joiners, tags) and letters without a shape.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

pub(super) fn banned() -> Refusal {
    Refusal::not_allowed("banned", "error-banned")
}

pub(super) fn closed() -> Refusal {
    Refusal::not_allowed("sign-up-closed", "error-sign-up-closed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_shows_as_what_it_is() {
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
