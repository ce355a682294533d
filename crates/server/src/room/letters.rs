//! Letters: an address is confirmed, a forgotten password replaced, and people are told of their turns.
//!
//! Only where the operator has named a mail server. Letters are jobs: nobody waits for them, and how long an answer takes
//! tells nothing. A code is drawn when its letter is sent, and only its hash is kept.

use std::net::IpAddr;

use lang::Lang;
use lettre::message::{Mailbox, SinglePart};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use sha2::{Digest as _, Sha256};
use smokestack_core::Message;
use store::{Account, JobChange};

use super::accounts::{check_password, no_account};
use super::addresses::checked_address;
use super::limits::Attempt;
use super::passwords::Way;
use super::unsent::Unsent;
use super::{Caller, Refusal, Room};
use crate::settings::{Mail, in_a_word};
use crate::translations::translations;

/// The jobs that send a code, each with a language and whom it is for.
pub(super) const CONFIRM: &str = "confirm";
pub(super) const RESET: &str = "reset";
/// How long a code holds: a day to confirm an address, half an hour to replace a password.
const DAY: i64 = 24 * 3_600_000;
const HALF_AN_HOUR: i64 = 1_800_000;
/// How often a letter is tried.
pub(super) const TRIES: i64 = 8;
/// How long one try may take.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(20);

/// Whoever carries our letters.
#[derive(Clone, Debug)]
pub(super) struct Carrier {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Carrier {
    pub fn new(mail: &Mail) -> Carrier {
        let patient = mail.server.clone().timeout(Some(PATIENCE));
        Carrier {
            transport: patient.build(),
            from: mail.from.clone(),
        }
    }

    /// Sends a letter; in a word why not, without anything that the other side has said: that may name people.
    async fn send(&self, id: &str, to: &str, subject: String, text: String) -> Result<(), String> {
        let no_letter = || "address".to_owned();
        // A bare address: no name that somebody has put before it.
        let to: Address = to.parse().map_err(|_| no_letter())?;
        let letter = lettre::Message::builder()
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .singlepart(SinglePart::plain(text))
            .map_err(|_| no_letter())?;
        let sent = self.transport.send(letter).await;
        sent.map(drop).map_err(|error| in_a_word(&error))
    }
}

impl Room {
    fn carrier(&self) -> Result<&Carrier, Refusal> {
        let none = || Refusal::not_allowed("mail-off", "error-mail-off");
        self.0.carrier.as_ref().ok_or_else(none)
    }

    /// Sends a letter; why not, if it could not be sent.
    pub(super) async fn send_letter(&self, to: &str, subject: String, text: String) -> Result<(), Unsent> {
        let Ok(carrier) = self.carrier() else {
            return Err(Unsent::plain("tell-no-mail"));
        };
        let sent = carrier.send(&self.0.world.id(), to, subject, text).await;
        let result = if sent.is_ok() { "sent" } else { "failed" };
        metrics::counter!("smokestack_messages_total", "kind" => "email", "result" => result).increment(1);
        sent.map_err(|why| {
            tracing::warn!(why, "a letter could not be sent");
            Unsent::plain("tell-letter")
        })
    }

    /// Somebody wants to show that the address is theirs: a letter with a code is on its way.
    pub(crate) async fn ask_to_confirm(&self, caller: &Caller, lang: Lang) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        self.carrier()?;
        let account = self
            .store()
            .account_of(&person.id)
            .await?
            .ok_or_else(no_account)?;
        self.0.limits.letter(&account.email)?;
        self.later(CONFIRM, lang, &person.id).await
    }

    /// Somebody has the code of that letter: the address is this person's, and nobody else's.
    pub(crate) async fn confirm(&self, caller: &Caller, code: &str) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        let account = self
            .store()
            .account_of(&person.id)
            .await?
            .ok_or_else(no_account)?;
        self.0.limits.attempt(Attempt::Own, &person.id, None)?;
        self.use_up(&account.person, CONFIRM, code).await?;
        Ok(self.store().confirm_account(&person.id, self.now()).await?)
    }

    /// Somebody has forgotten a password. Whether there is such an account is nobody's business.
    pub(crate) async fn ask_to_reset(&self, email: &str, lang: Lang) -> Result<(), Refusal> {
        self.carrier()?;
        let email = checked_address(email)?;
        self.0.limits.letter(&email)?;
        self.later(RESET, lang, &email).await
    }

    /// Somebody has the code: another password, and everything is signed out.
    pub(crate) async fn reset(
        &self,
        from: Option<IpAddr>,
        email: &str,
        code: &str,
        password: &str,
    ) -> Result<(), Refusal> {
        let email = checked_address(email)?;
        check_password(password)?;
        self.0.limits.attempt(Attempt::Reset, &email, from)?;
        let account = self.confirmed(&email).await?;
        // Hashed first: if there is no room for that now, the code still holds. And in any case, so that how long it takes
        // does not tell whether there is such an account.
        let way = match &account {
            Some(account) => Way::of(account),
            None => self.new_way(&email).await?,
        };
        let hash = self.hash(way, password).await?;
        let person = account.as_ref().map_or("", |account| account.person.as_str());
        self.use_up(person, RESET, code).await?;
        let account = account.ok_or_else(wrong_code)?;
        self.keep_password(&account, &hash, None).await
    }

    async fn use_up(&self, person: &str, purpose: &str, code: &str) -> Result<(), Refusal> {
        let hash = hash(code);
        let taken = self.store().take_code(person, purpose, &hash, self.now());
        if taken.await? { Ok(()) } else { Err(wrong_code()) }
    }

    /// The account whose address was confirmed.
    async fn confirmed(&self, email: &str) -> Result<Option<Account>, Refusal> {
        let claims = self.store().accounts_at(email).await?;
        Ok(claims.into_iter().find(|claim| claim.confirmed_at.is_some()))
    }

    async fn later(&self, kind: &'static str, lang: Lang, whom: &str) -> Result<(), Refusal> {
        let job = JobChange::Set {
            kind,
            subject: format!("{} {whom}", lang.code()),
            due_at: self.now(),
        };
        self.store().change_jobs(&[job]).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Sends a code, if there is anybody to send it to.
    pub(super) async fn send_code(
        &self,
        purpose: &'static str,
        subject: &str,
        tries: i64,
    ) -> Result<(), Refusal> {
        let Some((lang, whom)) = subject.split_once(' ') else {
            return Ok(());
        };
        let account = match purpose {
            CONFIRM => self.store().account_of(whom).await?,
            _ => self.confirmed(whom).await?,
        };
        let Some(account) = account else { return Ok(()) };
        let _sending = self.may_mail(&account.person).await?;
        let code = self.0.world.id();
        let lasts = if purpose == CONFIRM { DAY } else { HALF_AN_HOUR };
        let expires_at = self.now() + lasts;
        self.store()
            .set_code(&account.person, purpose, &hash(&code), expires_at)
            .await?;
        let lang = Lang::ALL
            .into_iter()
            .find(|known| known.code() == lang)
            .unwrap_or_default();
        let (subject, text, page) = match purpose {
            CONFIRM => ("letter-confirm-subject", "letter-confirm", "confirm"),
            _ => ("letter-reset-subject", "letter-reset", "password"),
        };
        let subject = translations(lang).text(subject);
        let mut text = translations(lang).error(&Message::new(text).text("code", &code));
        if let Some(base) = &self.settings().base_url {
            // Behind `#`, so that no server on the way notes the code.
            let link = format!("{base}/#/friends/{page}/{code}");
            let where_to = translations(lang).error(&Message::new("letter-link").text("link", link));
            text = format!("{text}\n\n{where_to}\n");
        }
        match self.send_letter(&account.email, subject, text).await {
            Err(_) if tries < TRIES => Err(Refusal::Unavailable),
            _ => Ok(()),
        }
    }
}

fn hash(code: &str) -> Vec<u8> {
    Sha256::digest(code.trim()).to_vec()
}

fn wrong_code() -> Refusal {
    Refusal::not_allowed("wrong-code", "error-wrong-code")
}
