//! Web Push: messages that only the browser can read, sent to that browser's push service.
//!
//! The browser provides an address and two keys. A message is encrypted for them (RFC 8291, in the RFC 8188 encoding),
//! and the server signs it with its identity (VAPID, RFC 8292): a push service accepts messages for a subscription only
//! from the server for which the subscription was created.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// The lengths of a public key as a point on the curve, and of the secret that the browser shares with us.
const POINT_LEN: usize = 65;
const AUTH_LEN: usize = 16;
/// The maximum length of a message, so that it fits into the 4096 bytes that every push service accepts.
pub(crate) const MAX_MESSAGE_BYTES: usize = 3_900;
/// How long a signature is valid, in milliseconds; the standard allows a day.
const SIGNATURE_VALIDITY_MS: i64 = 12 * 3_600_000;

/// The browser's keys.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Keys {
    point: [u8; POINT_LEN],
    auth: [u8; AUTH_LEN],
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    /// Parses `p256dh` and `auth` as browsers write them. Keys that cannot be used for encryption are rejected.
    pub fn read(p256dh: &str, auth: &str) -> Option<Keys> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let keys = Keys {
            point: bytes(p256dh)?.try_into().ok()?,
            auth: bytes(auth)?.try_into().ok()?,
        };
        seal(&keys, b"").is_ok().then_some(keys)
    }

    /// The keys in their stored form.
    pub fn bytes(&self) -> Vec<u8> {
        [&self.point[..], &self.auth].concat()
    }

    pub fn from_bytes(bytes: &[u8]) -> Option<Keys> {
        let (point, auth) = bytes.split_at_checked(POINT_LEN)?;
        Some(Keys {
            point: point.try_into().ok()?,
            auth: auth.try_into().ok()?,
        })
    }
}

/// Encrypts a message that only the browser with these keys can read.
pub(crate) fn seal(keys: &Keys, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_point = own.compute_public_key()?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, &keys.point);
    agree_ephemeral(own, &peer, |shared| {
        encrypt(keys, own_point.as_ref(), shared, salt, message)
    })?
}

/// RFC 8291, section 3.4, and the single RFC 8188 record that it produces.
fn encrypt(
    keys: &Keys,
    own_point: &[u8],
    shared: &[u8],
    salt: [u8; 16],
    message: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let info = [b"WebPush: info\0", &keys.point[..], own_point];
    let secret: [u8; 32] = derive(&keys.auth, shared, &info)?;
    let key: [u8; 16] = derive(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;

    let mut record = [message, &[2]].concat(); // 2: this record is the last
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;

    let head = [&salt[..], &4096_u32.to_be_bytes(), &[POINT_LEN as u8], own_point].concat();
    Ok([head, record].concat())
}

/// HKDF with SHA-256.
fn derive<const N: usize>(salt: &[u8], from: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    Salt::new(HKDF_SHA256, salt)
        .extract(from)
        .expand(info, Length(N))?
        .fill(&mut bytes)?;
    Ok(bytes)
}

/// This server's identity for push services, shared by all servers on one database.
#[derive(Debug)]
pub(crate) struct Identity(EcdsaKeyPair);

impl Identity {
    /// Generates a new identity in its stored form (PKCS #8).
    pub fn generate() -> Result<Vec<u8>, Unspecified> {
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(pair.as_ref().to_vec())
    }

    pub fn read(stored: &[u8]) -> Option<Identity> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &SystemRandom::new());
        pair.ok().map(Identity)
    }

    /// The public key in the form that browsers expect (`applicationServerKey`).
    pub fn key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// The `Authorization` header for a message to a push service (`https://HOST`). `contact` is how its operators can
    /// reach the operator of this server.
    pub fn authorization(
        &self,
        service: &str,
        contact: Option<&str>,
        now: i64,
    ) -> Result<String, Unspecified> {
        let mut claims = json!({ "aud": service, "exp": (now + SIGNATURE_VALIDITY_MS) / 1000 });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let claimed = format!("{}.{}", part(head), part(claims));
        let signature = self.0.sign(&SystemRandom::new(), claimed.as_bytes())?;
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        Ok(format!("vapid t={claimed}.{signature}, k={}", self.key()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn a_message_is_encrypted_as_the_standard_shows() {
        let keys = Keys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let keys = keys.expect("the keys of the standard");
        let own_point =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let sent = encrypt(
            &keys,
            &own_point,
            &shared,
            salt,
            b"When I grow up, I want to be a watermelon",
        );
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sent.expect("encrypted")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
             mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
             pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        assert_eq!(Keys::from_bytes(&keys.bytes()), Some(keys));
    }

    #[test]
    fn keys_to_which_nothing_can_be_sent_are_refused() {
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        let off_the_curve = URL_SAFE_NO_PAD.encode([4; POINT_LEN]);
        let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(Keys::read(point, auth).is_some());
        for (point, auth) in [
            (off_the_curve.as_str(), auth),
            (point, "AAAA"),
            (point, ""),
            ("", auth),
            ("~", auth),
        ] {
            assert!(Keys::read(point, auth).is_none(), "{point} {auth}");
        }
    }

    /// The longest message, with its header and its tag, does not exceed the size that every push service accepts.
    #[test]
    fn the_longest_message_fits() {
        let keys = Keys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let sent = seal(&keys.expect("keys"), &[0; MAX_MESSAGE_BYTES]).expect("encrypted");
        assert!(sent.len() <= 4096, "{}", sent.len());
    }
}
