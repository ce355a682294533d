//! Passkeys: signing in by a key that stays with the person's device. Whoever has one is no guest any more, also without an
//! address and a password.
//!
//! What a passkey is asked to sign is stored, so any server on the database can read the answer; it is used once.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use smokestack_core::Message;
use store::{Added, Passkey};

use super::own_tokens::checked_label;
use super::people::Arrived;
use super::shelf::is_id;
use super::{Caller, Refusal, Room};
use crate::passkey::{self, ALGORITHMS, DoesNotFit, Registration, Signed, Site};

/// Passkeys that one person may have.
const MOST: i64 = 20;
/// How long a person has to answer, in milliseconds.
const PATIENCE: i64 = 300_000;
/// What a challenge is for.
const ADD: &str = "add";
const SIGN_IN: &str = "sign-in";

impl Room {
    /// Whose pages these are, to a passkey. There are none where the operator has not said it, or where browsers do not
    /// offer them.
    fn site(&self) -> Result<Site, Refusal> {
        let site = self.settings().base_url.as_ref().and_then(|base| {
            Some(Site {
                host: base.domain()?.to_owned(),
                origin: base.to_string(),
            })
        });
        site.ok_or_else(|| Refusal::not_allowed("passkeys-off", "error-passkeys-off"))
    }

    pub(crate) fn has_passkeys(&self) -> bool {
        self.site().is_ok()
    }

    async fn challenge(&self, purpose: &str, person: Option<&str>) -> Result<String, Refusal> {
        let challenge = URL_SAFE_NO_PAD.encode(self.0.world.bytes::<32>());
        let now = self.now();
        let adding = self
            .store()
            .add_challenge(&challenge, purpose, person, (now, now + PATIENCE));
        adding.await?;
        Ok(challenge)
    }

    /// What the browser is asked for, to make a passkey (`PublicKeyCredentialCreationOptionsJSON`).
    pub(crate) async fn wanted_passkey(&self, caller: &Caller) -> Result<Value, Refusal> {
        let (person, _) = caller.session()?;
        let site = self.site()?;
        let own = self.store().passkeys_of(&person.id).await?;
        let account = self.store().account_of(&person.id).await?;
        if account.is_some() || !own.is_empty() {
            self.check_recent(caller)?;
        }
        let name = account.map_or_else(|| person.name.clone(), |account| account.email);
        Ok(json!({
            "rp": { "id": site.host, "name": "Smokestack" },
            "user": {
                "id": URL_SAFE_NO_PAD.encode(&person.id),
                "name": name,
                "displayName": person.name,
            },
            "challenge": self.challenge(ADD, Some(&person.id)).await?,
            "pubKeyCredParams": ALGORITHMS.map(|alg| json!({ "type": "public-key", "alg": alg })),
            "timeout": PATIENCE,
            "excludeCredentials": own
                .iter()
                .map(|one| json!({ "type": "public-key", "id": one.credential }))
                .collect::<Vec<Value>>(),
            "authenticatorSelection": {
                "residentKey": "required",
                "requireResidentKey": true,
                "userVerification": "required",
            },
            "attestation": "none",
        }))
    }

    pub(crate) async fn add_passkey(
        &self,
        caller: &Caller,
        label: &str,
        new: &Registration<'_>,
    ) -> Result<Passkey, Refusal> {
        let (person, _) = caller.session()?;
        let site = self.site()?;
        let label = checked_label(label)?;
        let wrong = |DoesNotFit| Refusal::bad(Message::new("error-passkey"));
        let challenge = passkey::challenge(new.client_data).map_err(wrong)?;
        let taking = self
            .store()
            .take_challenge(&challenge, ADD, Some(&person.id), self.now());
        if !taking.await? {
            return Err(wrong(DoesNotFit));
        }
        let made = site.registered(new).map_err(wrong)?;
        let passkey = Passkey {
            id: self.0.world.id(),
            person: person.id.clone(),
            credential: made.credential,
            algorithm: made.algorithm,
            key: made.key,
            label,
            counter: made.counter,
            created_at: self.now(),
            used_at: None,
        };
        match self.store().add_passkey(&passkey, MOST).await? {
            Added::Done => Ok(passkey),
            Added::Exists => Err(Refusal::conflict("has-passkey", "error-has-passkey")),
            Added::Full | Added::OverQuota => Err(Refusal::Conflict {
                code: "full",
                why: Message::new("error-many-passkeys").with("most", MOST),
            }),
        }
    }

    pub(crate) async fn passkeys(&self, caller: &Caller) -> Result<Vec<Passkey>, Refusal> {
        let (person, _) = caller.session()?;
        Ok(self.store().passkeys_of(&person.id).await?)
    }

    pub(crate) async fn drop_passkey(&self, caller: &Caller, id: &str) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        if is_id(id) && self.store().drop_passkey(&person.id, id).await? {
            return Ok(());
        }
        Err(Refusal::NotFound(Message::new("error-no-passkey")))
    }

    /// What the browser is asked for, to sign in (`PublicKeyCredentialRequestOptionsJSON`): any passkey for this place.
    pub(crate) async fn asked_passkey(&self) -> Result<Value, Refusal> {
        let site = self.site()?;
        Ok(json!({
            "challenge": self.challenge(SIGN_IN, None).await?,
            "rpId": site.host,
            "timeout": PATIENCE,
            "userVerification": "required",
            "allowCredentials": [],
        }))
    }

    /// Signs in by a passkey; if `bring`, a guest's games come along. The old token, if there was one, ends.
    pub(crate) async fn sign_in_by_passkey(
        &self,
        caller: &Caller,
        id: &str,
        user: Option<&str>,
        signed: &Signed<'_>,
        bring: bool,
    ) -> Result<Arrived, Refusal> {
        let site = self.site()?;
        let wrong = || Refusal::not_allowed("wrong-passkey", "error-wrong-passkey");
        if !passkey::is_name(id) {
            return Err(wrong());
        }
        let challenge = passkey::challenge(signed.client_data).map_err(|_| wrong())?;
        let taken = self.store().take_challenge(&challenge, SIGN_IN, None, self.now());
        if !taken.await? {
            return Err(wrong());
        }
        let own = self.store().passkey(id).await?.ok_or_else(wrong)?;
        let counter = site
            .signed(own.algorithm, &own.key, signed)
            .map_err(|_| wrong())?;
        // A device that counts has counted on; one that has not may be a copy.
        let counts = counter > 0 || own.counter > 0;
        let means_us = user.is_none_or(|user| user == URL_SAFE_NO_PAD.encode(&own.person));
        if (counts && counter <= own.counter) || !means_us {
            return Err(wrong());
        }
        if !self.store().use_passkey(&own, counter, self.now()).await? {
            return Err(wrong());
        }
        self.come_into(caller, &own.person, bring).await
    }
}
