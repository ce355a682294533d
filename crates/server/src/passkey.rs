//! Passkeys (WebAuthn): verifies the data that a browser sends from a person's device.
//!
//! We request little, so there is little to verify: the device recognises the person by a touch, a face or a code (user
//! verification) and signs our one-time challenge, only on our own pages. The device's maker does not matter (no
//! attestation), so a new passkey is as trustworthy as the session that adds it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey};
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey, VerificationAlgorithm,
};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

/// The accepted signature algorithms by their COSE numbers, best first; and, for each, the prefix that precedes the key
/// itself in a public key's standard form (SPKI).
pub(crate) const ALGORITHMS: [i64; 3] = [ES256, ED_DSA, RS256];
const ES256: i64 = -7;
const ED_DSA: i64 = -8;
const RS256: i64 = -257;
const ES256_HEAD: &[u8] = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
const ED_DSA_HEAD: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
const RS256_HEAD: &[u8] =
    b"\x30\x82\x01\x22\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00\x03\x82\x01\x0f\x00";

/// The maximum length of a credential id, in base64 characters.
const MAX_ID_LEN: usize = 1_364;
/// The device's flags: user present, user verified, attested credential data included.
const FLAG_USER_PRESENT: u8 = 0x01;
const FLAG_USER_VERIFIED: u8 = 0x04;
const FLAG_CREDENTIAL_DATA: u8 = 0x40;

/// The device's data is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InvalidPasskey;

/// The relying party.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// The host, without a port.
    pub host: String,
    /// `https://HOST`, with an optional port.
    pub origin: String,
}

/// WebAuthn's client data.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// A new passkey, as the browser describes it.
#[derive(Debug)]
pub(crate) struct Registration<'r> {
    pub id: &'r str,
    pub client_data: &'r str,
    pub authenticator_data: &'r str,
    pub public_key: &'r str,
    pub algorithm: i64,
}

/// A verified new passkey.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Registered {
    pub credential: String,
    pub algorithm: i64,
    pub key: Vec<u8>,
    pub counter: i64,
}

/// A signed challenge.
#[derive(Debug)]
pub(crate) struct Signed<'r> {
    pub client_data: &'r str,
    pub authenticator_data: &'r str,
    pub signature: &'r str,
}

/// The challenge to which this is the response. The caller has to check it, because nothing else here does.
pub(crate) fn challenge(client_data: &str) -> Result<String, InvalidPasskey> {
    let challenge = client(&bytes(client_data)?)?.challenge;
    bytes(&challenge)?; // our challenges are valid base64
    Ok(challenge)
}

impl Site {
    pub fn registered(&self, new: &Registration<'_>) -> Result<Registered, InvalidPasskey> {
        self.check_client(&bytes(new.client_data)?, "webauthn.create")?;
        let data = bytes(new.authenticator_data)?;
        let counter = self.check_device(
            &data,
            FLAG_USER_PRESENT | FLAG_USER_VERIFIED | FLAG_CREDENTIAL_DATA,
        )?;
        // Sixteen bytes that identify the device model, the length of the credential id, and the id.
        let (_, rest) = data.split_at_checked(37 + 16).ok_or(InvalidPasskey)?;
        let (length, rest) = rest.split_at_checked(2).ok_or(InvalidPasskey)?;
        let length = usize::from(length[0]) << 8 | usize::from(length[1]);
        let name = rest.get(..length).ok_or(InvalidPasskey)?;
        if !is_name(new.id) || name.is_empty() || bytes(new.id)? != name {
            return Err(InvalidPasskey);
        }
        Ok(Registered {
            credential: URL_SAFE_NO_PAD.encode(name),
            algorithm: new.algorithm,
            key: key(new.algorithm, &bytes(new.public_key)?)?,
            counter,
        })
    }

    /// Verifies a passkey's signature; returns its signature counter.
    pub fn signed(&self, algorithm: i64, key: &[u8], signed: &Signed<'_>) -> Result<i64, InvalidPasskey> {
        let client_data = bytes(signed.client_data)?;
        self.check_client(&client_data, "webauthn.get")?;
        let data = bytes(signed.authenticator_data)?;
        let counter = self.check_device(&data, FLAG_USER_PRESENT | FLAG_USER_VERIFIED)?;
        let method: &dyn VerificationAlgorithm = match algorithm {
            ES256 => &ECDSA_P256_SHA256_ASN1,
            ED_DSA => &ED25519,
            RS256 => &RSA_PKCS1_2048_8192_SHA256,
            _ => return Err(InvalidPasskey),
        };
        let what = [&data[..], &Sha256::digest(&client_data)[..]].concat();
        UnparsedPublicKey::new(method, key)
            .verify(&what, &bytes(signed.signature)?)
            .map_err(|_| InvalidPasskey)?;
        Ok(counter)
    }

    /// Checks that our own page made this request, and was not embedded in another site.
    fn check_client(&self, client_data: &[u8], kind: &str) -> Result<(), InvalidPasskey> {
        let said = client(client_data)?;
        if said.r#type == kind && said.origin == self.origin && !said.cross_origin {
            Ok(())
        } else {
            Err(InvalidPasskey)
        }
    }

    /// Checks that the data is for this host and that all these flags are set; returns the counter.
    fn check_device(&self, data: &[u8], flags: u8) -> Result<i64, InvalidPasskey> {
        let (whom, rest) = data.split_at_checked(32).ok_or(InvalidPasskey)?;
        let (head, _) = rest.split_first_chunk::<5>().ok_or(InvalidPasskey)?;
        let [set, a, b, c, d] = *head;
        if whom == &Sha256::digest(&self.host)[..] && set & flags == flags {
            Ok(u32::from_be_bytes([a, b, c, d]).into())
        } else {
            Err(InvalidPasskey)
        }
    }
}

/// Whether this can be a credential id.
pub(crate) fn is_name(id: &str) -> bool {
    id.len() <= MAX_ID_LEN && bytes(id).is_ok()
}

fn bytes(text: &str) -> Result<Vec<u8>, InvalidPasskey> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| InvalidPasskey)
}

fn client(data: &[u8]) -> Result<ClientData, InvalidPasskey> {
    serde_json::from_slice(data).map_err(|_| InvalidPasskey)
}

/// Extracts the key from its standard form.
fn key(algorithm: i64, standard: &[u8]) -> Result<Vec<u8>, InvalidPasskey> {
    let (head, length) = match algorithm {
        ES256 => (ES256_HEAD, 65),
        ED_DSA => (ED_DSA_HEAD, 32),
        RS256 => (RS256_HEAD, 270),
        _ => return Err(InvalidPasskey),
    };
    let key = standard.strip_prefix(head).ok_or(InvalidPasskey)?;
    if key.len() != length || (algorithm == ES256 && !is_on_curve(key)) {
        return Err(InvalidPasskey);
    }
    Ok(key.to_vec())
}

/// Whether 65 bytes are a point on the P-256 curve: a shared secret can be computed only with such a point.
fn is_on_curve(point: &[u8]) -> bool {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new());
    let other = agreement::UnparsedPublicKey::new(&ECDH_P256, point);
    own.is_ok_and(|own| agreement::agree_ephemeral(own, &other, |_| ()).is_ok())
}
