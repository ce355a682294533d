//! E-mail: confirms addresses, resets passwords, and notifies people about their turns.
//!
//! Available only if the operator has configured a mail server. E-mails are sent by jobs: no request waits for them,
//! and response times reveal nothing. A code is drawn when its e-mail is sent, and only its hash is stored.

use std::net::IpAddr;

use lang::Lang;
use lettre::message::{Mailbox, SinglePart};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use protocol::ErrorCode;
use sha2::{Digest as _, Sha256};
use smokestack_core::Message;
use store::{Account, JobChange};

use super::accounts::{check_password, no_account};
use super::addresses::checked_address;
use super::delivery_error::DeliveryError;
use super::limits::Attempt;
use super::passwords::HashParams;
use super::{ApiError, App, Caller};
use crate::settings::{Mail, short_reason};
use crate::translations::translations;

/// The jobs that send a code, each with a language and a recipient.
pub(super) const CONFIRM: &str = "confirm";
pub(super) const RESET: &str = "reset";
/// How long a code is valid: a day to confirm an address, half an hour to reset a password.
const CONFIRM_CODE_VALIDITY_MS: i64 = 24 * 3_600_000;
const RESET_CODE_VALIDITY_MS: i64 = 1_800_000;
/// The maximum number of attempts to send an e-mail.
pub(super) const MAX_TRIES: i64 = 8;
/// How long one attempt may take.
const SMTP_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(20);

/// Sends e-mail through the configured mail server.
#[derive(Clone, Debug)]
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    pub fn new(mail: &Mail) -> Mailer {
        let server = mail.server.clone().timeout(Some(SMTP_TIMEOUT));
        Mailer {
            transport: server.build(),
            from: mail.from.clone(),
        }
    }

    /// Sends an e-mail. The error is a short reason without the mail server's own text, which may contain personal
    /// data.
    async fn send(&self, id: &str, to: &str, subject: String, text: String) -> Result<(), String> {
        let invalid_address = || "address".to_owned();
        // A bare address, without any display name that a user has put before it.
        let to: Address = to.parse().map_err(|_| invalid_address())?;
        let email = lettre::Message::builder()
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .singlepart(SinglePart::plain(text))
            .map_err(|_| invalid_address())?;
        let sent = self.transport.send(email).await;
        sent.map(drop).map_err(|error| short_reason(&error))
    }
}

impl App {
    fn mailer(&self) -> Result<&Mailer, ApiError> {
        let none = || ApiError::not_allowed(ErrorCode::MailOff, "error-mail-off");
        self.0.mailer.as_ref().ok_or_else(none)
    }

    /// Sends an e-mail, or returns the reason why it could not be sent.
    pub(super) async fn send_letter(
        &self,
        to: &str,
        subject: String,
        text: String,
    ) -> Result<(), DeliveryError> {
        let Ok(mailer) = self.mailer() else {
            return Err(DeliveryError::plain("tell-no-mail"));
        };
        let sent = mailer.send(&self.0.env.id(), to, subject, text).await;
        let result = if sent.is_ok() { "sent" } else { "failed" };
        metrics::counter!("smokestack_messages_total", "kind" => "email", "result" => result).increment(1);
        sent.map_err(|why| {
            tracing::warn!(why, "an e-mail could not be sent");
            DeliveryError::plain("tell-letter")
        })
    }

    /// Sends a code to the caller's address, to confirm that the caller owns it.
    pub(crate) async fn ask_to_confirm(&self, caller: &Caller, lang: Lang) -> Result<(), ApiError> {
        let (person, _) = caller.session()?;
        self.mailer()?;
        let account = self
            .store()
            .account_of(&person.id)
            .await?
            .ok_or_else(no_account)?;
        self.0.limits.email(&account.email)?;
        self.later(CONFIRM, lang, &person.id).await
    }

    /// Confirms the caller's address with the code: all other claims to it end.
    pub(crate) async fn confirm(&self, caller: &Caller, code: &str) -> Result<(), ApiError> {
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

    /// Starts a password reset. Does not reveal whether there is such an account.
    pub(crate) async fn ask_to_reset(&self, email: &str, lang: Lang) -> Result<(), ApiError> {
        self.mailer()?;
        let email = checked_address(email)?;
        self.0.limits.email(&email)?;
        self.later(RESET, lang, &email).await
    }

    /// Resets a password with the code, and signs out everywhere.
    pub(crate) async fn reset(
        &self,
        from: Option<IpAddr>,
        email: &str,
        code: &str,
        password: &str,
    ) -> Result<(), ApiError> {
        let email = checked_address(email)?;
        check_password(password)?;
        self.0.limits.attempt(Attempt::Reset, &email, from)?;
        let account = self.confirmed(&email).await?;
        // Hash first: if the server is too busy for that now, the code stays valid. Always hash, so that the time taken
        // does not reveal whether there is such an account.
        let params = match &account {
            Some(account) => HashParams::of(account),
            None => self.new_params(&email).await?,
        };
        let hash = self.hash(params, password).await?;
        let person = account.as_ref().map_or("", |account| account.person.as_str());
        self.use_up(person, RESET, code).await?;
        let account = account.ok_or_else(wrong_code)?;
        self.keep_password(&account, &hash, None).await
    }

    async fn use_up(&self, person: &str, purpose: &str, code: &str) -> Result<(), ApiError> {
        let hash = hash(code);
        let taken = self.store().take_code(person, purpose, &hash, self.now());
        if taken.await? { Ok(()) } else { Err(wrong_code()) }
    }

    /// The account whose address was confirmed.
    async fn confirmed(&self, email: &str) -> Result<Option<Account>, ApiError> {
        let claims = self.store().accounts_at(email).await?;
        Ok(claims.into_iter().find(|claim| claim.confirmed_at.is_some()))
    }

    async fn later(&self, kind: &'static str, lang: Lang, whom: &str) -> Result<(), ApiError> {
        let job = JobChange::Set {
            kind,
            subject: format!("{} {whom}", lang.code()),
            due_at: self.now(),
        };
        self.store().change_jobs(&[job]).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Sends a code if there is a recipient.
    pub(super) async fn send_code(
        &self,
        purpose: &'static str,
        subject: &str,
        tries: i64,
    ) -> Result<(), ApiError> {
        let Some((lang, whom)) = subject.split_once(' ') else {
            return Ok(());
        };
        let account = match purpose {
            CONFIRM => self.store().account_of(whom).await?,
            _ => self.confirmed(whom).await?,
        };
        let Some(account) = account else { return Ok(()) };
        let _sending = self.may_mail(&account.person).await?;
        let code = self.0.env.id();
        let lasts = if purpose == CONFIRM {
            CONFIRM_CODE_VALIDITY_MS
        } else {
            RESET_CODE_VALIDITY_MS
        };
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
            // The code comes after `#`, so that no server on the way logs it.
            let link = format!("{base}/#/friends/{page}/{code}");
            let where_to = translations(lang).error(&Message::new("letter-link").text("link", link));
            text = format!("{text}\n\n{where_to}\n");
        }
        match self.send_letter(&account.email, subject, text).await {
            Err(_) if tries < MAX_TRIES => Err(ApiError::Unavailable),
            _ => Ok(()),
        }
    }
}

fn hash(code: &str) -> Vec<u8> {
    Sha256::digest(code.trim()).to_vec()
}

fn wrong_code() -> ApiError {
    ApiError::not_allowed(ErrorCode::WrongCode, "error-wrong-code")
}
