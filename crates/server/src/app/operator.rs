//! The operator's commands, run from the command line with or without a running server: they share only the database.
//! Changes to state that a server keeps in memory are made by jobs.

use store::{Account, JobChange, Person, Report, Store, StoreError};

use super::addresses::checked_address;
use super::calendar::format_timestamp;
use super::passwords::{HashParams, salt_secret};
use super::people::checked_name;
use super::{ApiError, Env};

/// The job that ends a table.
pub(super) const END_TABLE: &str = "end-table";
/// The job that closes a signed-out person's live connections.
pub(super) const SIGNED_OUT: &str = "signed-out";

/// The job that gives up a banned person's seats.
pub(super) const GIVE_UP_SEATS: &str = "give-up-seats";

/// The maximum number of people shown.
const MAX_PEOPLE_SHOWN: i64 = 50;
/// The maximum number of reports shown, per person and in total.
const MAX_REPORTS_PER_PERSON: i64 = 3;
const MAX_REPORTS: i64 = 200;

/// A reported message, with the reason.
#[derive(Clone, Debug)]
pub struct Reported {
    pub report: Report,
    /// When the message was reported: `2026-12-25 18:30`, in UTC.
    pub time: String,
    /// The author's current name; empty if the account was deleted.
    pub name: String,
    /// The reporter's current name; empty if the account was deleted.
    pub reporter: String,
}

/// A person with unsettled reports.
#[derive(Clone, Debug)]
pub struct Reporter {
    /// `None` if the account was deleted.
    pub id: Option<String>,
    pub name: String,
    pub count: i64,
}

/// The operator's commands.
#[derive(Clone, Debug)]
pub struct Operator {
    store: Store,
    env: Env,
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nobody has this id or address.
    #[error("nobody here is {0:?}")]
    Nobody(String),
    /// Several people claim this address: use the id.
    #[error("several people claim {email}: {ids}")]
    Several { email: String, ids: String },
    #[error("{0:?} has no account")]
    Guest(String),
    #[error("there is no table {0:?}")]
    NoTable(String),
    #[error("there is no open report {0:?}")]
    NoReport(String),
    #[error("{0:?} cannot be a name")]
    Name(String),
    #[error("{0:?} is no address")]
    Address(String),
    #[error("the password could not be hashed")]
    Hash,
}

impl Operator {
    pub fn new(store: Store, env: Env) -> Operator {
        Operator { store, env }
    }

    /// People with this id or address, or whose name contains the text; with their addresses.
    pub async fn find(&self, text: &str) -> Result<Vec<(Person, Option<String>)>, OperatorError> {
        Ok(self.store.find_people(text, MAX_PEOPLE_SHOWN).await?)
    }

    /// Creates an account; returns its random password, which is not stored.
    pub async fn add(&self, name: &str, email: &str) -> Result<(Person, String), OperatorError> {
        let bad_name = |_: ApiError| OperatorError::Name(name.to_owned());
        let person = Person {
            id: self.env.id(),
            name: checked_name(name).map_err(bad_name)?,
            created_at: self.env.now(),
            banned_at: None,
        };
        let bad_address = |_: ApiError| OperatorError::Address(email.to_owned());
        let email = checked_address(email).map_err(bad_address)?;
        let claims = self.store.accounts_at(&email).await?;
        let params = match claims.first() {
            Some(claim) => HashParams::of(claim),
            None => HashParams::for_address(&salt_secret(&self.store, &self.env).await?, &email),
        };
        let password = self.env.id();
        let account = Account {
            person: person.id.clone(),
            email,
            hash: params.hash(&password).ok_or(OperatorError::Hash)?,
            method: params.method,
            salt: params.salt,
            confirmed_at: None,
            created_at: person.created_at,
        };
        self.store.add_person(&person).await?;
        self.store.add_account(&account).await?;
        Ok((person, password))
    }

    /// Sets a random password and ends all sessions.
    pub async fn reset_password(&self, who: &str) -> Result<String, OperatorError> {
        let person = self.one(who).await?;
        let account = self.store.account_of(&person.id).await?;
        let account = account.ok_or_else(|| OperatorError::Guest(who.to_owned()))?;
        let password = self.env.id();
        let hash = HashParams::of(&account)
            .hash(&password)
            .ok_or(OperatorError::Hash)?;
        self.store.change_password(&person.id, &hash, None).await?;
        self.signed_out(&person.id).await?;
        Ok(password)
    }

    /// Bans or unbans a person. A banned person gives up all seats, as if they had left: a server does this at once, or
    /// when one next runs.
    pub async fn ban(&self, who: &str, is_banned: bool) -> Result<Person, OperatorError> {
        let person = self.one(who).await?;
        let banned_at = is_banned.then(|| self.env.now());
        self.store.ban(&person.id, banned_at).await?;
        if is_banned {
            self.job(GIVE_UP_SEATS, &person.id).await?;
        }
        self.signed_out(&person.id).await?;
        Ok(person)
    }

    /// Ends a table. A server does this at once, or when one next runs.
    pub async fn end_table(&self, table: &str) -> Result<(), OperatorError> {
        if self.store.version(table).await?.is_none() {
            return Err(OperatorError::NoTable(table.to_owned()));
        }
        self.job(END_TABLE, table).await
    }

    /// Unsettled reports: a few per reporter, oldest first, or all of them.
    pub async fn reports(&self, is_all: bool) -> Result<Vec<Reported>, OperatorError> {
        let (each, most) = if is_all {
            (i64::MAX, i64::MAX)
        } else {
            (MAX_REPORTS_PER_PERSON, MAX_REPORTS)
        };
        let mut all = Vec::new();
        for report in self.store.open_reports(each, most).await? {
            all.push(Reported {
                time: format_timestamp(report.at),
                name: self.name(report.about.as_deref()).await?,
                reporter: self.name(report.reporter.as_deref()).await?,
                report,
            });
        }
        Ok(all)
    }

    /// The number of unsettled reports per reporter, with name and id.
    pub async fn reporters(&self) -> Result<Vec<Reporter>, OperatorError> {
        let mut all = Vec::new();
        for (id, count) in self.store.count_reports().await? {
            all.push(Reporter {
                name: self.name(id.as_deref()).await?,
                id,
                count,
            });
        }
        Ok(all)
    }

    async fn name(&self, person: Option<&str>) -> Result<String, OperatorError> {
        let Some(id) = person else {
            return Ok(String::new());
        };
        let person = self.store.person(id).await?;
        Ok(person.map(|person| person.name).unwrap_or_default())
    }

    /// Removes a reported message's text.
    pub async fn remove(&self, report: &str) -> Result<(), OperatorError> {
        if self.store.remove_reported(report).await? {
            Ok(())
        } else {
            Err(OperatorError::NoReport(report.to_owned()))
        }
    }

    /// Settles a report.
    pub async fn settle(&self, report: &str) -> Result<(), OperatorError> {
        if self.store.settle_report(report, self.env.now()).await? {
            Ok(())
        } else {
            Err(OperatorError::NoReport(report.to_owned()))
        }
    }

    async fn signed_out(&self, person: &str) -> Result<(), OperatorError> {
        self.job(SIGNED_OUT, person).await
    }

    async fn job(&self, kind: &'static str, subject: &str) -> Result<(), OperatorError> {
        let job = JobChange::Set {
            kind,
            subject: subject.to_owned(),
            due_at: self.env.now(),
        };
        Ok(self.store.change_jobs(&[job]).await?)
    }

    /// The person with this id or address, who must be unique.
    async fn one(&self, who: &str) -> Result<Person, OperatorError> {
        if let Some(person) = self.store.person(who).await? {
            return Ok(person);
        }
        let claims = self.store.accounts_at(&who.trim().to_lowercase()).await?;
        let nobody = || OperatorError::Nobody(who.to_owned());
        let found = match claims.as_slice() {
            [only] => only,
            // The person who has confirmed an address comes first and is its owner.
            [owner, ..] if owner.confirmed_at.is_some() => owner,
            [] => return Err(nobody()),
            several => {
                let ids: Vec<&str> = several.iter().map(|claim| claim.person.as_str()).collect();
                return Err(OperatorError::Several {
                    email: who.to_owned(),
                    ids: ids.join(", "),
                });
            }
        };
        self.store.person(&found.person).await?.ok_or_else(nobody)
    }
}
