//! Accounts: an e-mail address and a password, for people who want to keep their games.
//!
//! No response reveals whether an address has an account. Anyone may claim any address; claims are distinguished by
//! their passwords, and a caller with the password for an existing account is signed in to it. One hash computation is
//! compared with all claims to an address, and an address without claims takes just as long.
//!
//! E-mails are sent by `email`: a confirmation sets `confirmed_at` and drops the other claims; a reset ends in
//! [`App::set_password`].

use std::net::IpAddr;

use protocol::ErrorCode;
use smokestack_core::Message;
use store::{Account, Person};

use super::addresses::checked_address;
use super::limits::Attempt;
use super::passwords::HashParams;
use super::people::{NewSession, banned, closed};
use super::tokens::same;
use super::{ApiError, App, Caller, channels};
use crate::settings::SignUp;

/// The length limits for passwords.
const MIN_PASSWORD_CHARS: usize = 8;
const MAX_PASSWORD_BYTES: usize = 256;

impl App {
    /// Gives a guest an account; a person who already has that account is signed in to it and keeps the guest's games.
    pub(crate) async fn add_account(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        email: &str,
        password: &str,
    ) -> Result<NewSession, ApiError> {
        let (person, session) = caller.session()?;
        if self.0.settings.sign_up == SignUp::Closed {
            return Err(closed());
        }
        let email = checked_address(email)?;
        check_password(password)?;
        if self.store().account_of(&person.id).await?.is_some() {
            return Err(ApiError::conflict(ErrorCode::HasAccount, "error-has-account"));
        }
        self.0.limits.attempt(Attempt::SignIn, &email, from)?;
        let claims = self.store().accounts_at(&email).await?;
        let (hash, own) = self.compare(&email, &claims, password).await?;
        if let Some(own) = own {
            return self.sign_in_to(caller, &own.person, true).await;
        }
        let account = Account {
            person: person.id.clone(),
            email,
            method: hash.params.method,
            salt: hash.params.salt,
            hash: hash.bytes,
            confirmed_at: None,
            created_at: self.now(),
        };
        // The number of existing claims does not matter: rejecting the claim would reveal that the address has an
        // account. Attempts per address are limited, and claims are compared together.
        if !self.store().add_account(&account).await? {
            return Err(ApiError::conflict(ErrorCode::HasAccount, "error-has-account"));
        }
        // The guest's token is not valid for the account.
        self.end(&person.id, session).await?;
        self.create_session(person.clone()).await
    }

    /// Signs in; if `bring`, the guest's games are kept. Any old token becomes invalid.
    pub(crate) async fn sign_in(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        email: &str,
        password: &str,
        bring: bool,
    ) -> Result<NewSession, ApiError> {
        let email = checked_address(email)?;
        self.0.limits.attempt(Attempt::SignIn, &email, from)?;
        let claims = self.store().accounts_at(&email).await?;
        let (_, own) = self.compare(&email, &claims, password).await?;
        let own = own.ok_or_else(wrong_password)?;
        self.sign_in_to(caller, &own.person, bring).await
    }

    /// The hash of a password, and the account with this password among those that claim one address. One computation
    /// serves for any number of claims, so the time taken does not reveal whether there are any.
    async fn compare<'c>(
        &self,
        email: &str,
        claims: &'c [Account],
        password: &str,
    ) -> Result<(Hashed, Option<&'c Account>), ApiError> {
        let params = match claims.first() {
            Some(claim) => HashParams::of(claim),
            None => self.new_params(email).await?,
        };
        let bytes = self.hash(params.clone(), password).await?;
        let mut own = None;
        for claim in claims {
            // Simultaneous claims by an older version may have different salts. They are not compared: their owners, or
            // the operator, have to reset the password.
            let fits = same(&claim.hash, &bytes) && HashParams::of(claim) == params;
            if fits && own.is_none() {
                own = Some(claim);
            }
        }
        Ok((Hashed { params, bytes }, own))
    }

    /// Issues a new token to an authenticated person.
    ///
    /// This runs in its own task: a client that disconnects halfway does not lose the guest's games, and no table in
    /// memory keeps the guest on a seat that now belongs to the account.
    pub(super) async fn sign_in_to(
        &self,
        caller: &Caller,
        person: &str,
        bring: bool,
    ) -> Result<NewSession, ApiError> {
        let (app, caller, person) = (self.clone(), caller.clone(), person.to_owned());
        let coming = tokio::spawn(async move { app.start_session(&caller, &person, bring).await });
        coming.await.map_err(|_| ApiError::Unavailable)?
    }

    async fn start_session(
        &self,
        caller: &Caller,
        person: &str,
        bring: bool,
    ) -> Result<NewSession, ApiError> {
        let person = self.store().person(person).await?;
        let person = person.ok_or_else(wrong_password)?;
        if person.banned_at.is_some() {
            return Err(banned());
        }
        if let Ok((guest, session)) = caller.session() {
            if bring && guest.id != person.id && self.is_guest(&guest.id).await? {
                self.adopt(&guest.id, &person.id).await?;
            }
            // Only now: without a session, the guest could not come back for anything that was not transferred.
            self.end(&guest.id, session).await?;
        }
        self.create_session(person).await
    }

    /// Transfers a guest's tables to a person with an account. Retries once if the transaction conflicts with another.
    async fn adopt(&self, guest: &str, person: &str) -> Result<(), ApiError> {
        let changed = match self.store().adopt(guest, person, channels::MAX_CHANNELS).await {
            Err(_) => self.store().adopt(guest, person, channels::MAX_CHANNELS).await?,
            adopted => adopted?,
        };
        self.evict_changed(&changed).await;
        Ok(())
    }

    /// Whether a person is a guest: without an account and without a passkey.
    async fn is_guest(&self, person: &str) -> Result<bool, ApiError> {
        let account = self.store().account_of(person).await?;
        Ok(account.is_none() && self.store().passkeys_of(person).await?.is_empty())
    }

    /// Ends this session.
    pub(crate) async fn sign_out(&self, caller: &Caller) -> Result<(), ApiError> {
        let (person, session) = caller.session()?;
        self.end(&person.id, session).await
    }

    /// Signs out everywhere; API tokens become invalid as well.
    pub(crate) async fn sign_out_everywhere(&self, caller: &Caller) -> Result<(), ApiError> {
        let (person, _) = caller.session()?;
        self.store().drop_sessions(&person.id).await?;
        self.sessions_ended(&person.id);
        Ok(())
    }

    async fn end(&self, person: &str, session: &str) -> Result<(), ApiError> {
        self.store().drop_session(person, session).await?;
        self.sessions_ended(person);
        Ok(())
    }

    /// Changes the password of a caller who knows the old one. All other sessions are signed out.
    pub(crate) async fn change_password(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        old: &str,
        new: &str,
    ) -> Result<(), ApiError> {
        let (person, session) = caller.session()?;
        check_password(new)?;
        let account = self
            .check_own(person, from, Some(old))
            .await?
            .ok_or_else(no_account)?;
        self.set_password(&account, new, Some(session)).await
    }

    pub(super) async fn set_password(
        &self,
        account: &Account,
        new: &str,
        but: Option<&str>,
    ) -> Result<(), ApiError> {
        let hash = self.hash(HashParams::of(account), new).await?;
        self.keep_password(account, &hash, but).await
    }

    /// Stores a new password that is already hashed.
    pub(super) async fn keep_password(
        &self,
        account: &Account,
        hash: &[u8],
        but: Option<&str>,
    ) -> Result<(), ApiError> {
        self.store().change_password(&account.person, hash, but).await?;
        self.sessions_ended(&account.person);
        Ok(())
    }

    /// A person's account, if the password is correct; `None` for a guest, who does not have an account.
    pub(super) async fn check_own(
        &self,
        person: &Person,
        from: Option<IpAddr>,
        password: Option<&str>,
    ) -> Result<Option<Account>, ApiError> {
        let Some(account) = self.store().account_of(&person.id).await? else {
            return Ok(None);
        };
        self.0.limits.attempt(Attempt::Own, &person.id, from)?;
        let hash = self
            .hash(HashParams::of(&account), password.unwrap_or_default())
            .await?;
        if same(&hash, &account.hash) {
            Ok(Some(account))
        } else {
            Err(wrong_password())
        }
    }

    /// The caller's account, if there is one.
    pub(crate) async fn account(&self, caller: &Caller) -> Result<Option<Account>, ApiError> {
        Ok(self.store().account_of(&caller.person()?.id).await?)
    }
}

/// A password's hash and its parameters.
struct Hashed {
    params: HashParams,
    bytes: Vec<u8>,
}

fn wrong_password() -> ApiError {
    ApiError::not_allowed(ErrorCode::WrongPassword, "error-wrong-password")
}

pub(super) fn no_account() -> ApiError {
    ApiError::conflict(ErrorCode::NoAccount, "error-no-account")
}

pub(super) fn check_password(password: &str) -> Result<(), ApiError> {
    let fits = password.chars().count() >= MIN_PASSWORD_CHARS && password.len() <= MAX_PASSWORD_BYTES;
    let why = || {
        Message::new("error-password")
            .with("least", MIN_PASSWORD_CHARS)
            .with("most", MAX_PASSWORD_BYTES)
    };
    if !fits {
        return Err(ApiError::bad(why()));
    }
    if is_common(password) {
        Err(ApiError::bad(Message::new("error-common-password")))
    } else {
        Ok(())
    }
}

/// Words and keyboard rows that attackers try first; a password that is just one of these plus digits is rejected.
const COMMON_PASSWORDS: [&str; 24] = [
    "password",
    "passwort",
    "motdepasse",
    "parola",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qwerty",
    "qwertz",
    "azerty",
    "iloveyou",
    "letmein",
    "welcome",
    "willkommen",
    "bienvenue",
    "football",
    "baseball",
    "princess",
    "sunshine",
    "superman",
    "dragon",
    "admin",
    "smokestack",
];

/// Whether a password is easy to guess: a common word, perhaps with digits around it, one repeated character, or
/// consecutive characters (12345678, hgfedcba).
fn is_common(password: &str) -> bool {
    let small = password.to_lowercase();
    let word = small.trim_matches(|letter: char| letter.is_ascii_digit() || letter.is_ascii_punctuation());
    let codes: Vec<i64> = small.chars().map(|letter| i64::from(u32::from(letter))).collect();
    let goes_by = |step: i64| codes.windows(2).all(|two| two[1] - two[0] == step);
    let counts = |row: &str| row.contains(&*small) || row.chars().rev().collect::<String>().contains(&*small);
    COMMON_PASSWORDS.contains(&word) || [-1, 0, 1].into_iter().any(goes_by) || counts("01234567890123456789")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_long_enough_and_not_too_long() {
        for (password, fits) in [
            ("1234567", false),
            ("12345678", false),
            ("9876543210", false),
            ("1234567890", false),
            ("aaaaaaaaaa", false),
            ("abcdefgh", false),
            ("Password1!", false),
            ("qwertyuiop", false),
            ("long enough", true),
            ("12345679", true),
            ("äöüäöüäö", true),
            (&"ab".repeat(MAX_PASSWORD_BYTES / 2), true),
            (&"x".repeat(MAX_PASSWORD_BYTES + 1), false),
        ] {
            assert_eq!(check_password(password).is_ok(), fits, "{password}");
        }
    }
}
