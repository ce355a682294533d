//! Tokens: 16 characters that identify the row, and 64 hexadecimal digits, of which only a hash is stored.

use sha2::{Digest as _, Sha256};

use super::Env;

/// A token in the form that its holder keeps.
pub(super) struct Token {
    pub id: String,
    pub secret: String,
}

impl Token {
    pub fn new(env: &Env) -> Token {
        Token {
            id: env.id(),
            secret: hex(&env.bytes::<32>()),
        }
    }

    pub fn read(text: &str) -> Option<Token> {
        let (id, secret) = text.split_once('.')?;
        let fits = id.len() == 16 && secret.len() == 64 && text.is_ascii();
        fits.then(|| Token {
            id: id.to_owned(),
            secret: secret.to_owned(),
        })
    }

    pub fn text(&self) -> String {
        format!("{}.{}", self.id, self.secret)
    }

    pub fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.secret.as_bytes()).to_vec()
    }

    /// Whether this is the token with that hash, compared in constant time.
    pub fn is(&self, hash: &[u8]) -> bool {
        same(&self.hash(), hash)
    }
}

/// Whether two hashes are the same, compared in constant time.
pub(super) fn same(one: &[u8], other: &[u8]) -> bool {
    let differs = one.iter().zip(other).fold(0, |differs, (a, b)| differs | (a ^ b));
    std::hint::black_box(differs) == 0 && one.len() == other.len()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Decodes hexadecimal digits.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..text.len() / 2)
        .map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_recognised_by_its_hash() {
        let token = Token::new(&Env::real());
        let back = Token::read(&token.text()).expect("its own text");
        assert!(back.is(&token.hash()));
        assert!(!back.is(&Token::new(&Env::real()).hash()));
        assert!(!back.is(&[]));
        for wrong in ["", ".", "a.b", &token.secret, &format!("{}é", token.text())] {
            assert!(Token::read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn hexadecimal_digits_come_in_pairs() {
        assert_eq!(from_hex("00ff7F"), Some(vec![0, 255, 127]));
        assert_eq!(hex(&[0, 255, 127]), "00ff7f");
        for wrong in ["0", "0g", "é"] {
            assert_eq!(from_hex(wrong), None, "{wrong}");
        }
    }
}
