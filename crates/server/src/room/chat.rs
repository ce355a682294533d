//! What is said at a table: by those who sit there, for everybody who looks. Each decides whom not to hear.

use serde::Serialize;
use smokestack_core::{Message, Viewer};
use store::{Added, Person, Report};
use utoipa::ToSchema;

use super::notes::{self, Note};
use super::tables::not_seated;
use super::{Caller, Refusal, Room};

/// The longest message, and the longest reason of a report, in characters.
const LONGEST: usize = 500;
/// Reports of one person that wait for the operator.
const MOST_REPORTS: i64 = 20;
/// Messages that are read at a time.
const MOST: i64 = 500;

/// Something that was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Said {
    /// 1, 2, 3 … at every table.
    pub number: i64,
    /// Nothing if the account was deleted.
    pub person: Option<String>,
    /// The name that the person had then.
    pub name: String,
    /// Empty in a note.
    pub text: String,
    /// In milliseconds since 1970.
    pub at: i64,
    /// What happened, if nobody said it: somebody left, took moves back …
    pub note: Option<Note>,
}

impl Said {
    /// What a viewer reads.
    fn of(said: store::Said, viewer: Viewer) -> Said {
        Said {
            number: said.number,
            person: said.person,
            name: said.name,
            text: said.text,
            at: said.at,
            note: said.note.and_then(|note| notes::read(&note, viewer)),
        }
    }
}

impl Room {
    /// Says something at a table: whoever sits there may, and the host.
    pub(crate) async fn say(&self, caller: &Caller, table: &str, text: &str) -> Result<Said, Refusal> {
        let person = caller.person()?;
        let text = checked_text(text, 1)?;
        let held = self.table(table).await?;
        if held.seat_of(&person.id).is_none() && !held.is_host(&person.id) {
            return Err(not_seated());
        }
        self.0.limits.words(&person.id)?;
        let at = self.now();
        // The name at the table: a new one of the account could be an opponent's.
        let name = held.name_of(&person.id).unwrap_or(&person.name).to_owned();
        let said = self.store().say(table, &person.id, &name, &text, at);
        let number = said.await?;
        held.said();
        Ok(Said {
            number,
            person: Some(person.id.clone()),
            name,
            text,
            at,
            note: None,
        })
    }

    /// What was said at a table after number `since`, without those whom the caller has muted; and the number of the last
    /// message that was looked at.
    pub(crate) async fn chat(
        &self,
        caller: &Caller,
        table: &str,
        since: i64,
    ) -> Result<(Vec<Said>, i64), Refusal> {
        let said = self.store().said(table, since, MOST).await?;
        let last = said.last().map_or(since, |last| last.number);
        let muted = match caller.id() {
            Some(person) if !said.is_empty() => self.store().muted_by(person).await?,
            _ => Vec::new(),
        };
        let is_muted = |said: &store::Said| muted.iter().any(|other| said.person.as_ref() == Some(&other.id));
        // What the operator has taken away has no text any more.
        let is_said = |said: &store::Said| !said.text.is_empty() && !is_muted(said);
        // What happened at the table concerns everybody there.
        let is_heard = |said: &store::Said| said.note.is_some() || is_said(said);
        let viewer = match said.iter().any(|said| said.note.is_some()) {
            true => self.table(table).await?.viewer(caller.id()),
            false => Viewer::Spectator,
        };
        let heard = said.into_iter().filter(is_heard);
        let heard = heard.map(|said| Said::of(said, viewer));
        let is_empty = |said: &Said| said.text.is_empty() && said.note.is_none();
        Ok((heard.filter(|said| !is_empty(said)).collect(), last))
    }

    /// Lays something that was said before the operator; the same person's second report changes nothing.
    pub(crate) async fn report(
        &self,
        caller: &Caller,
        table: &str,
        number: i64,
        why: &str,
    ) -> Result<(), Refusal> {
        let person = caller.person()?;
        let why = checked_text(why, 0)?;
        drop(self.table(table).await?); // there is one
        let said = self.store().said(table, number.saturating_sub(1), 1).await?;
        let said = said
            .into_iter()
            .find(|said| said.number == number && !said.text.is_empty());
        let said = said.ok_or_else(|| Refusal::NotFound(Message::new("error-no-message")))?;
        let report = Report {
            id: self.0.world.id(),
            table_id: table.to_owned(),
            message: number,
            reporter: Some(person.id.clone()),
            about: said.person,
            text: said.text,
            why,
            at: self.now(),
            settled_at: None,
        };
        match self.store().report(&report, MOST_REPORTS).await? {
            Added::Full => Err(Refusal::Conflict {
                code: "full",
                why: Message::new("error-many-reports").with("most", MOST_REPORTS),
            }),
            _ => Ok(()),
        }
    }

    /// Whom the caller does not want to hear.
    pub(crate) async fn mutes(&self, caller: &Caller) -> Result<Vec<Person>, Refusal> {
        Ok(self.store().muted_by(&caller.person()?.id).await?)
    }

    /// Does not hear somebody any more, or hears the person again.
    pub(crate) async fn mute(&self, caller: &Caller, other: &str, is_muted: bool) -> Result<(), Refusal> {
        let person = caller.person()?;
        let other = self.somebody(other).await?;
        Ok(self.store().mute(&person.id, &other.id, is_muted).await?)
    }
}

/// A text without what cannot be seen, if it is neither too short nor too long.
fn checked_text(text: &str, least: usize) -> Result<String, Refusal> {
    let visible = |letter: char| match letter {
        '\n' => '\n',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    let text: String = text.trim().chars().map(visible).collect();
    let text = text.trim().to_owned();
    match text.chars().count() {
        count if (least..=LONGEST).contains(&count) => Ok(text),
        _ => Err(Refusal::bad(
            Message::new("error-text")
                .with("least", least as i64)
                .with("most", LONGEST as i64),
        )),
    }
}
