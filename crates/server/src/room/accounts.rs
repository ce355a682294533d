//! Accounts: an address and a password, for whoever wants to keep games.
//!
//! No answer tells whether an address has an account. Everybody may claim any address; claims are told apart by their
//! passwords, and whoever gives the password of an account that is there comes into that one. One computation compares
//! with all claims of an address, and an address without any takes as long.
//!
//! What goes by letter is the business of `letters`: a confirmation sets `confirmed_at` and drops the other claims; a
//! reset ends in [`Room::set_password`].

use std::net::IpAddr;

use smokestack_core::Message;
use store::{Account, Person};

use super::addresses::checked_address;
use super::limits::Attempt;
use super::passwords::Way;
use super::people::{Arrived, banned, closed};
use super::tokens::same;
use super::{Caller, Refusal, Room, channels};
use crate::settings::SignUp;

/// The shortest and the longest password, in characters and in bytes.
const SHORTEST: usize = 8;
const LONGEST: usize = 256;

impl Room {
    /// Gives a guest an account; whoever has that account already comes into it, and the guest's games come along.
    pub(crate) async fn add_account(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        email: &str,
        password: &str,
    ) -> Result<Arrived, Refusal> {
        let (person, log_in) = caller.session()?;
        if self.0.settings.sign_up == SignUp::Closed {
            return Err(closed());
        }
        let email = checked_address(email)?;
        check_password(password)?;
        if self.store().account_of(&person.id).await?.is_some() {
            return Err(Refusal::conflict("has-account", "error-has-account"));
        }
        self.0.limits.attempt(Attempt::SignIn, &email, from)?;
        let claims = self.store().accounts_at(&email).await?;
        let (hash, own) = self.compare(&email, &claims, password).await?;
        if let Some(own) = own {
            return self.come_into(caller, &own.person, true).await;
        }
        let account = Account {
            person: person.id.clone(),
            email,
            method: hash.way.method,
            salt: hash.way.salt,
            hash: hash.bytes,
            confirmed_at: None,
            created_at: self.now(),
        };
        // However many claim an address already: to be refused for that would tell that it has an account. How often an
        // address is tried is limited, and claims are compared together.
        if !self.store().add_account(&account).await? {
            return Err(Refusal::conflict("has-account", "error-has-account"));
        }
        // A token from before is not one for the account.
        self.end(&person.id, log_in).await?;
        self.arrive(person.clone()).await
    }

    /// Signs in; if `bring`, a guest's games come along. The old token, if there was one, ends.
    pub(crate) async fn sign_in(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        email: &str,
        password: &str,
        bring: bool,
    ) -> Result<Arrived, Refusal> {
        let email = checked_address(email)?;
        self.0.limits.attempt(Attempt::SignIn, &email, from)?;
        let claims = self.store().accounts_at(&email).await?;
        let (_, own) = self.compare(&email, &claims, password).await?;
        let own = own.ok_or_else(wrong_password)?;
        self.come_into(caller, &own.person, bring).await
    }

    /// The hash of a password, and the account that has it among those that claim one address. It takes as long whether
    /// there are any or not: one computation, however many there are.
    async fn compare<'c>(
        &self,
        email: &str,
        claims: &'c [Account],
        password: &str,
    ) -> Result<(Hashed, Option<&'c Account>), Refusal> {
        let way = match claims.first() {
            Some(claim) => Way::of(claim),
            None => self.new_way(email).await?,
        };
        let bytes = self.hash(way.clone(), password).await?;
        let mut own = None;
        for claim in claims {
            // Claims made at the same moment by an older program may have other salts. They are not compared: whoever
            // made one of them asks for another password, or the operator does.
            let fits = same(&claim.hash, &bytes) && Way::of(claim) == way;
            if fits && own.is_none() {
                own = Some(claim);
            }
        }
        Ok((Hashed { way, bytes }, own))
    }

    /// Whoever has shown to be this person has a new token.
    ///
    /// In a task of its own: whoever hangs up half-way has not lost the guest's games, and no table in memory keeps the
    /// guest on a chair that is another's by now.
    pub(super) async fn come_into(
        &self,
        caller: &Caller,
        person: &str,
        bring: bool,
    ) -> Result<Arrived, Refusal> {
        let (room, caller, person) = (self.clone(), caller.clone(), person.to_owned());
        let coming = tokio::spawn(async move { room.come_in(&caller, &person, bring).await });
        coming.await.map_err(|_| Refusal::Unavailable)?
    }

    async fn come_in(&self, caller: &Caller, person: &str, bring: bool) -> Result<Arrived, Refusal> {
        let person = self.store().person(person).await?;
        let person = person.ok_or_else(wrong_password)?;
        if person.banned_at.is_some() {
            return Err(banned());
        }
        if let Ok((guest, log_in)) = caller.session() {
            if bring && guest.id != person.id && self.is_guest(&guest.id).await? {
                self.adopt(&guest.id, &person.id).await?;
            }
            // Only now: without a log-in nobody could come back for what was not brought.
            self.end(&guest.id, log_in).await?;
        }
        self.arrive(person).await
    }

    /// Gives a guest's tables to an account's person. The database may have let somebody else go first: once more then.
    async fn adopt(&self, guest: &str, person: &str) -> Result<(), Refusal> {
        let changed = match self.store().adopt(guest, person, channels::MOST).await {
            Err(_) => self.store().adopt(guest, person, channels::MOST).await?,
            adopted => adopted?,
        };
        self.read_again(&changed).await;
        Ok(())
    }

    /// Whether somebody could not come back: without an account and without a passkey.
    async fn is_guest(&self, person: &str) -> Result<bool, Refusal> {
        let account = self.store().account_of(person).await?;
        Ok(account.is_none() && self.store().passkeys_of(person).await?.is_empty())
    }

    /// Signs out: here.
    pub(crate) async fn sign_out(&self, caller: &Caller) -> Result<(), Refusal> {
        let (person, log_in) = caller.session()?;
        self.end(&person.id, log_in).await
    }

    /// Signs out everywhere; programs' tokens end, too.
    pub(crate) async fn sign_out_everywhere(&self, caller: &Caller) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        self.store().drop_log_ins(&person.id).await?;
        self.log_ins_ended(&person.id);
        Ok(())
    }

    async fn end(&self, person: &str, log_in: &str) -> Result<(), Refusal> {
        self.store().drop_log_in(person, log_in).await?;
        self.log_ins_ended(person);
        Ok(())
    }

    /// Another password, for whoever knows the old one. Everything else that was signed in is signed out.
    pub(crate) async fn change_password(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        old: &str,
        new: &str,
    ) -> Result<(), Refusal> {
        let (person, log_in) = caller.session()?;
        check_password(new)?;
        let account = self
            .check_own(person, from, Some(old))
            .await?
            .ok_or_else(no_account)?;
        self.set_password(&account, new, Some(log_in)).await
    }

    pub(super) async fn set_password(
        &self,
        account: &Account,
        new: &str,
        but: Option<&str>,
    ) -> Result<(), Refusal> {
        let hash = self.hash(Way::of(account), new).await?;
        self.keep_password(account, &hash, but).await
    }

    /// The same for a password that is hashed already.
    pub(super) async fn keep_password(
        &self,
        account: &Account,
        hash: &[u8],
        but: Option<&str>,
    ) -> Result<(), Refusal> {
        self.store().change_password(&account.person, hash, but).await?;
        self.log_ins_ended(&account.person);
        Ok(())
    }

    /// A person's account, once the password is shown to be right; nothing for a guest, who has none.
    pub(super) async fn check_own(
        &self,
        person: &Person,
        from: Option<IpAddr>,
        password: Option<&str>,
    ) -> Result<Option<Account>, Refusal> {
        let Some(account) = self.store().account_of(&person.id).await? else {
            return Ok(None);
        };
        self.0.limits.attempt(Attempt::Own, &person.id, from)?;
        let hash = self.hash(Way::of(&account), password.unwrap_or_default()).await?;
        match same(&hash, &account.hash) {
            true => Ok(Some(account)),
            false => Err(wrong_password()),
        }
    }

    /// The account of whoever asks, if there is one.
    pub(crate) async fn account(&self, caller: &Caller) -> Result<Option<Account>, Refusal> {
        Ok(self.store().account_of(&caller.person()?.id).await?)
    }
}

/// A password's hash and how it was made.
struct Hashed {
    way: Way,
    bytes: Vec<u8>,
}

fn wrong_password() -> Refusal {
    Refusal::not_allowed("wrong-password", "error-wrong-password")
}

pub(super) fn no_account() -> Refusal {
    Refusal::conflict("no-account", "error-no-account")
}

pub(super) fn check_password(password: &str) -> Result<(), Refusal> {
    let fits = password.chars().count() >= SHORTEST && password.len() <= LONGEST;
    let why = || {
        Message::new("error-password")
            .with("least", SHORTEST)
            .with("most", LONGEST)
    };
    if !fits {
        return Err(Refusal::bad(why()));
    }
    match is_common(password) {
        true => Err(Refusal::bad(Message::new("error-common-password"))),
        false => Ok(()),
    }
}

/// Words and rows of keys that everybody tries first; a password that is made of nothing but one of them and digits.
const COMMON: [&str; 24] = [
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

/// Whether a password is one that anybody would guess: a common word, perhaps with digits around it, one character again
/// and again, or characters in their order (12345678, hgfedcba).
fn is_common(password: &str) -> bool {
    let small = password.to_lowercase();
    let word = small.trim_matches(|letter: char| letter.is_ascii_digit() || letter.is_ascii_punctuation());
    let codes: Vec<i64> = small.chars().map(|letter| i64::from(u32::from(letter))).collect();
    let goes_by = |step: i64| codes.windows(2).all(|two| two[1] - two[0] == step);
    let counts = |row: &str| row.contains(&*small) || row.chars().rev().collect::<String>().contains(&*small);
    COMMON.contains(&word) || [-1, 0, 1].into_iter().any(goes_by) || counts("01234567890123456789")
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
            (&"ab".repeat(LONGEST / 2), true),
            (&"x".repeat(LONGEST + 1), false),
        ] {
            assert_eq!(check_password(password).is_ok(), fits, "{password}");
        }
    }
}
