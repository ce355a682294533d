//! What the operator does from the command line, beside a running server or without one: the database is all they share.
//! What a server has in memory it changes itself: those are jobs.

use store::{Account, JobChange, Person, Report, Store, StoreError};

use super::addresses::checked_address;
use super::calendar::moment;
use super::passwords::{Way, salt_secret};
use super::people::checked_name;
use super::{Refusal, World};

/// Ends a table.
pub(super) const END: &str = "end-table";
/// Somebody was signed out: live connections of theirs close.
pub(super) const SIGNED_OUT: &str = "signed-out";

/// Somebody was sent away: the seats are given up.
pub(super) const GIVE_UP: &str = "give-up-seats";

/// People who are shown at most.
const MOST: i64 = 50;
/// Reports of one person, and of everybody, that are shown.
const REPORTS_EACH: i64 = 3;
const REPORTS: i64 = 200;

/// Something that was said, and why somebody wants the operator to read it.
#[derive(Clone, Debug)]
pub struct Reported {
    pub report: Report,
    /// When it was reported: `2026-12-25 18:30`, in Greenwich.
    pub time: String,
    /// Who said it, by the name of now; empty if the account was deleted.
    pub name: String,
    /// Who reported it; likewise.
    pub reporter: String,
}

/// Somebody whose reports are not settled.
#[derive(Clone, Debug)]
pub struct Reporter {
    /// Nobody any more, if the account was deleted.
    pub id: Option<String>,
    pub name: String,
    pub count: i64,
}

/// The operator's hand.
#[derive(Clone, Debug)]
pub struct Operator {
    store: Store,
    world: World,
}

/// Why the operator's wish was not done.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nobody has this id or address.
    #[error("nobody here is {0:?}")]
    Nobody(String),
    /// Several claim this address: say which by the id.
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
    pub fn new(store: Store, world: World) -> Operator {
        Operator { store, world }
    }

    /// People whose id or address this is, or whose name has it somewhere; with their addresses.
    pub async fn find(&self, text: &str) -> Result<Vec<(Person, Option<String>)>, OperatorError> {
        Ok(self.store.find_people(text, MOST).await?)
    }

    /// A new account; the password is drawn, and only the answer has it.
    pub async fn add(&self, name: &str, email: &str) -> Result<(Person, String), OperatorError> {
        let bad_name = |_: Refusal| OperatorError::Name(name.to_owned());
        let person = Person {
            id: self.world.id(),
            name: checked_name(name).map_err(bad_name)?,
            created_at: self.world.now(),
            banned_at: None,
        };
        let bad_address = |_: Refusal| OperatorError::Address(email.to_owned());
        let email = checked_address(email).map_err(bad_address)?;
        let claims = self.store.accounts_at(&email).await?;
        let way = match claims.first() {
            Some(claim) => Way::of(claim),
            None => Way::for_address(&salt_secret(&self.store, &self.world).await?, &email),
        };
        let password = self.world.id();
        let account = Account {
            person: person.id.clone(),
            email,
            hash: way.hash(&password).ok_or(OperatorError::Hash)?,
            method: way.method,
            salt: way.salt,
            confirmed_at: None,
            created_at: person.created_at,
        };
        self.store.add_person(&person).await?;
        self.store.add_account(&account).await?;
        Ok((person, password))
    }

    /// Another password, which is drawn; all log-ins end.
    pub async fn reset_password(&self, who: &str) -> Result<String, OperatorError> {
        let person = self.one(who).await?;
        let account = self.store.account_of(&person.id).await?;
        let account = account.ok_or_else(|| OperatorError::Guest(who.to_owned()))?;
        let password = self.world.id();
        let hash = Way::of(&account).hash(&password).ok_or(OperatorError::Hash)?;
        self.store.change_password(&person.id, &hash, None).await?;
        self.signed_out(&person.id).await?;
        Ok(password)
    }

    /// Sends somebody away, or lets the person in again. Whoever is sent away gives up all seats, as by leaving: a server
    /// does it, at once or when it next runs.
    pub async fn ban(&self, who: &str, is_banned: bool) -> Result<Person, OperatorError> {
        let person = self.one(who).await?;
        let banned_at = is_banned.then(|| self.world.now());
        self.store.ban(&person.id, banned_at).await?;
        if is_banned {
            self.job(GIVE_UP, &person.id).await?;
        }
        self.signed_out(&person.id).await?;
        Ok(person)
    }

    /// Ends a table. The server does it, at once or when it next runs.
    pub async fn end_table(&self, table: &str) -> Result<(), OperatorError> {
        if self.store.version(table).await?.is_none() {
            return Err(OperatorError::NoTable(table.to_owned()));
        }
        self.job(END, table).await
    }

    /// What was reported and is not settled: a few of everybody's, the oldest first, or all of them.
    pub async fn reports(&self, is_all: bool) -> Result<Vec<Reported>, OperatorError> {
        let (each, most) = match is_all {
            true => (i64::MAX, i64::MAX),
            false => (REPORTS_EACH, REPORTS),
        };
        let mut all = Vec::new();
        for report in self.store.open_reports(each, most).await? {
            all.push(Reported {
                time: moment(report.at),
                name: self.name(report.about.as_deref()).await?,
                reporter: self.name(report.reporter.as_deref()).await?,
                report,
            });
        }
        Ok(all)
    }

    /// How many reports are not settled, by whom: name and id.
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

    /// Takes away what was said: whoever reads it from now on does not find it.
    pub async fn remove(&self, report: &str) -> Result<(), OperatorError> {
        match self.store.remove_reported(report).await? {
            true => Ok(()),
            false => Err(OperatorError::NoReport(report.to_owned())),
        }
    }

    /// A report was dealt with.
    pub async fn settle(&self, report: &str) -> Result<(), OperatorError> {
        match self.store.settle_report(report, self.world.now()).await? {
            true => Ok(()),
            false => Err(OperatorError::NoReport(report.to_owned())),
        }
    }

    async fn signed_out(&self, person: &str) -> Result<(), OperatorError> {
        self.job(SIGNED_OUT, person).await
    }

    async fn job(&self, kind: &'static str, subject: &str) -> Result<(), OperatorError> {
        let job = JobChange::Set {
            kind,
            subject: subject.to_owned(),
            due_at: self.world.now(),
        };
        Ok(self.store.change_jobs(&[job]).await?)
    }

    /// The one person with this id or address.
    async fn one(&self, who: &str) -> Result<Person, OperatorError> {
        if let Some(person) = self.store.person(who).await? {
            return Ok(person);
        }
        let claims = self.store.accounts_at(&who.trim().to_lowercase()).await?;
        let nobody = || OperatorError::Nobody(who.to_owned());
        let found = match claims.as_slice() {
            [only] => only,
            // Who has confirmed an address comes first, and is its owner.
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
