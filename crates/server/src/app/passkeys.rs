//! Passkeys: signing in with a key that stays on the person's device. A person with a passkey is no longer a guest, even
//! without an address and a password.
//!
//! Challenges are stored, so that any server on the database can verify the response; each can be used only once.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::ErrorCode;
use serde_json::{Value, json};
use smokestack_core::Message;
use store::{Added, Passkey};

use super::api_tokens::checked_label;
use super::people::NewSession;
use super::table_cache::is_id;
use super::{ApiError, App, Caller};
use crate::passkey::{self, ALGORITHMS, InvalidPasskey, Registration, Signed, Site};

/// The maximum number of passkeys per person.
const MAX_PASSKEYS: i64 = 20;
/// How long a challenge is valid, in milliseconds.
const CHALLENGE_VALIDITY_MS: i64 = 300_000;
/// The purposes for which challenges are issued.
const ADD: &str = "add";
const SIGN_IN: &str = "sign-in";

impl App {
    /// This server as a relying party. Passkeys are unavailable if the operator has not set the server's address, or if
    /// browsers do not offer passkeys at that address.
    fn site(&self) -> Result<Site, ApiError> {
        let site = self.settings().base_url.as_ref().and_then(|base| {
            Some(Site {
                host: base.domain()?.to_owned(),
                origin: base.to_string(),
            })
        });
        site.ok_or_else(|| ApiError::not_allowed(ErrorCode::PasskeysOff, "error-passkeys-off"))
    }

    pub(crate) fn has_passkeys(&self) -> bool {
        self.site().is_ok()
    }

    async fn challenge(&self, purpose: &str, person: Option<&str>) -> Result<String, ApiError> {
        let challenge = URL_SAFE_NO_PAD.encode(self.0.env.bytes::<32>());
        let now = self.now();
        let adding =
            self.store()
                .add_challenge(&challenge, purpose, person, (now, now + CHALLENGE_VALIDITY_MS));
        adding.await?;
        Ok(challenge)
    }

    /// The browser's options for creating a passkey (`PublicKeyCredentialCreationOptionsJSON`).
    pub(crate) async fn passkey_creation_options(&self, caller: &Caller) -> Result<Value, ApiError> {
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
            "timeout": CHALLENGE_VALIDITY_MS,
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
    ) -> Result<Passkey, ApiError> {
        let (person, _) = caller.session()?;
        let site = self.site()?;
        let label = checked_label(label)?;
        let wrong = |InvalidPasskey| ApiError::bad(Message::new("error-passkey"));
        let challenge = passkey::challenge(new.client_data).map_err(wrong)?;
        let taking = self
            .store()
            .take_challenge(&challenge, ADD, Some(&person.id), self.now());
        if !taking.await? {
            return Err(wrong(InvalidPasskey));
        }
        let made = site.registered(new).map_err(wrong)?;
        let passkey = Passkey {
            id: self.0.env.id(),
            person: person.id.clone(),
            credential: made.credential,
            algorithm: made.algorithm,
            key: made.key,
            label,
            counter: made.counter,
            created_at: self.now(),
            used_at: None,
        };
        match self.store().add_passkey(&passkey, MAX_PASSKEYS).await? {
            Added::Done => Ok(passkey),
            Added::Exists => Err(ApiError::conflict(ErrorCode::HasPasskey, "error-has-passkey")),
            Added::Full | Added::OverQuota => Err(ApiError::Conflict {
                code: ErrorCode::Full,
                why: Message::new("error-many-passkeys").with("most", MAX_PASSKEYS),
            }),
        }
    }

    pub(crate) async fn passkeys(&self, caller: &Caller) -> Result<Vec<Passkey>, ApiError> {
        let (person, _) = caller.session()?;
        Ok(self.store().passkeys_of(&person.id).await?)
    }

    pub(crate) async fn drop_passkey(&self, caller: &Caller, id: &str) -> Result<(), ApiError> {
        let (person, _) = caller.session()?;
        if is_id(id) && self.store().drop_passkey(&person.id, id).await? {
            return Ok(());
        }
        Err(ApiError::NotFound(Message::new("error-no-passkey")))
    }

    /// The browser's options for signing in with any passkey for this site (`PublicKeyCredentialRequestOptionsJSON`).
    pub(crate) async fn passkey_request_options(&self) -> Result<Value, ApiError> {
        let site = self.site()?;
        Ok(json!({
            "challenge": self.challenge(SIGN_IN, None).await?,
            "rpId": site.host,
            "timeout": CHALLENGE_VALIDITY_MS,
            "userVerification": "required",
            "allowCredentials": [],
        }))
    }

    /// Signs in with a passkey; if `bring`, the guest's games are kept. Any old token becomes invalid.
    pub(crate) async fn sign_in_by_passkey(
        &self,
        caller: &Caller,
        id: &str,
        user: Option<&str>,
        signed: &Signed<'_>,
        bring: bool,
    ) -> Result<NewSession, ApiError> {
        let site = self.site()?;
        let wrong = || ApiError::not_allowed(ErrorCode::WrongPasskey, "error-wrong-passkey");
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
        // A device's counter must have increased; otherwise the device may be a copy.
        let counts = counter > 0 || own.counter > 0;
        let means_us = user.is_none_or(|user| user == URL_SAFE_NO_PAD.encode(&own.person));
        if (counts && counter <= own.counter) || !means_us {
            return Err(wrong());
        }
        if !self.store().use_passkey(&own, counter, self.now()).await? {
            return Err(wrong());
        }
        self.sign_in_to(caller, &own.person, bring).await
    }
}
