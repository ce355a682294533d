//! A table's chat: written by its players, and visible to everyone who watches. Anyone may mute others.

use protocol::{ChatMessage, ErrorCode};
use smokestack_core::{Message, Viewer};
use store::{Added, Person, Report};

use super::tables::not_seated;
use super::{ApiError, App, Caller, system_messages};

/// The maximum length of a message or of the reason for a report, in characters.
const MAX_TEXT_CHARS: usize = 500;
/// The maximum number of open reports per person.
const MAX_OPEN_REPORTS: i64 = 20;
/// The maximum number of messages read at a time.
const MAX_MESSAGES: i64 = 500;

/// A stored message as a viewer may read it.
fn chat_message(said: store::Said, viewer: Viewer) -> Result<ChatMessage, ApiError> {
    let note = said.note.map(|note| system_messages::read(&note, viewer));
    Ok(ChatMessage {
        number: said.number,
        person: said.person,
        name: said.name,
        text: said.text,
        at: said.at,
        note: note.transpose()?,
    })
}

impl App {
    /// Adds a chat message. Only the players at the table and its host may do this.
    pub(crate) async fn say(
        &self,
        caller: &Caller,
        table: &str,
        text: &str,
    ) -> Result<ChatMessage, ApiError> {
        let person = caller.person()?;
        let text = checked_text(text, 1)?;
        let held = self.table(table).await?;
        if held.seat_of(&person.id).is_none() && !held.is_host(&person.id) {
            return Err(not_seated());
        }
        self.0.limits.chat_message(&person.id)?;
        let at = self.now();
        // The name used at the table: the account's new name could be an opponent's.
        let name = held.name_of(&person.id).unwrap_or(&person.name).to_owned();
        let said = self.store().say(table, &person.id, &name, &text, at);
        let number = said.await?;
        held.said();
        Ok(ChatMessage {
            number,
            person: Some(person.id.clone()),
            name,
            text,
            at,
            note: None,
        })
    }

    /// The chat messages at a table after number `since`, without those from people the caller has muted; and the
    /// number of the last message that was read.
    pub(crate) async fn chat(
        &self,
        caller: &Caller,
        table: &str,
        since: i64,
    ) -> Result<(Vec<ChatMessage>, i64), ApiError> {
        let said = self.store().said(table, since, MAX_MESSAGES).await?;
        let last = said.last().map_or(since, |last| last.number);
        let muted = match caller.id() {
            Some(person) if !said.is_empty() => self.store().muted_by(person).await?,
            _ => Vec::new(),
        };
        let is_muted = |said: &store::Said| muted.iter().any(|other| said.person.as_ref() == Some(&other.id));
        // Messages removed by the operator no longer have a text.
        let is_said = |said: &store::Said| !said.text.is_empty() && !is_muted(said);
        // System messages are for everyone.
        let is_heard = |said: &store::Said| said.note.is_some() || is_said(said);
        let viewer = if said.iter().any(|said| said.note.is_some()) {
            self.table(table).await?.viewer(caller.id())
        } else {
            Viewer::Spectator
        };
        let heard = said.into_iter().filter(is_heard);
        let heard = heard.map(|said| chat_message(said, viewer));
        Ok((heard.collect::<Result<_, _>>()?, last))
    }

    /// Reports a message to the operator; a second report by the same person has no effect.
    pub(crate) async fn report(
        &self,
        caller: &Caller,
        table: &str,
        number: i64,
        why: &str,
    ) -> Result<(), ApiError> {
        let person = caller.person()?;
        let why = checked_text(why, 0)?;
        drop(self.table(table).await?); // it must exist
        let said = self.store().said(table, number.saturating_sub(1), 1).await?;
        let said = said
            .into_iter()
            .find(|said| said.number == number && !said.text.is_empty());
        let said = said.ok_or_else(|| ApiError::NotFound(Message::new("error-no-message")))?;
        let report = Report {
            id: self.0.env.id(),
            table_id: table.to_owned(),
            message: number,
            reporter: Some(person.id.clone()),
            about: said.person,
            text: said.text,
            why,
            at: self.now(),
            settled_at: None,
        };
        match self.store().report(&report, MAX_OPEN_REPORTS).await? {
            Added::Full => Err(ApiError::Conflict {
                code: ErrorCode::Full,
                why: Message::new("error-many-reports").with("most", MAX_OPEN_REPORTS),
            }),
            _ => Ok(()),
        }
    }

    /// The people the caller has muted.
    pub(crate) async fn mutes(&self, caller: &Caller) -> Result<Vec<Person>, ApiError> {
        Ok(self.store().muted_by(&caller.person()?.id).await?)
    }

    /// Mutes or unmutes a person.
    pub(crate) async fn mute(&self, caller: &Caller, other: &str, is_muted: bool) -> Result<(), ApiError> {
        let person = caller.person()?;
        let other = self.find_person(other).await?;
        Ok(self.store().mute(&person.id, &other.id, is_muted).await?)
    }
}

/// Removes invisible characters from a text, and checks its length.
fn checked_text(text: &str, least: usize) -> Result<String, ApiError> {
    let visible = |letter: char| match letter {
        '\n' => '\n',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    let text: String = text.trim().chars().map(visible).collect();
    let text = text.trim().to_owned();
    match text.chars().count() {
        count if (least..=MAX_TEXT_CHARS).contains(&count) => Ok(text),
        _ => Err(ApiError::bad(
            Message::new("error-text")
                .with("least", least as i64)
                .with("most", MAX_TEXT_CHARS as i64),
        )),
    }
}
