//! E-mail addresses: parsed as bare addresses, and stored in one normalised form.

use lettre::Address;
use smokestack_core::Message;

use super::ApiError;

/// The maximum length of an address.
const MAX_ADDRESS_LEN: usize = 254;
/// The characters allowed before the `@` besides letters, digits and single dots (RFC 5322, `atext`).
const ALLOWED_MARKS: &str = "!#$%&'*+-/=?^_`{|}~";

/// An address in the form in which it is stored and compared: lower case, with the domain in Unicode, and without a
/// display name, quotes or comments.
pub(super) fn checked_address(email: &str) -> Result<String, ApiError> {
    normalised(email).ok_or_else(|| ApiError::bad(Message::new("error-address")))
}

fn normalised(email: &str) -> Option<String> {
    let (user, domain) = email.trim().rsplit_once('@')?;
    let is_mark = |letter: char| letter.is_ascii_alphanumeric() || ALLOWED_MARKS.contains(letter);
    if !user
        .split('.')
        .all(|part| !part.is_empty() && part.chars().all(is_mark))
    {
        return None;
    }
    let (domain, read) = idna::domain_to_unicode(domain.strip_suffix('.').unwrap_or(domain));
    read.ok()?;
    if domain.starts_with('[') || domain.parse::<std::net::IpAddr>().is_ok() {
        return None; // an IP address is not accepted
    }
    let address = Address::new(user.to_ascii_lowercase(), domain).ok()?.to_string();
    (address.len() <= MAX_ADDRESS_LEN).then_some(address)
}

/// The mailbox behind an address: many providers ignore dots and anything after a `+`. Used only to count e-mails, not
/// to identify the owner of an address.
pub(super) fn mailbox(email: &str) -> String {
    let (user, domain) = email.rsplit_once('@').unwrap_or((email, ""));
    let user = user.split('+').next().unwrap_or_default().replace('.', "");
    format!("{user}@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_one_normalised_form() {
        for (written, form) in [
            (" Anna.B@Example.org ", "anna.b@example.org"),
            ("anna@example.org.", "anna@example.org"),
            ("anna@EXAMPLE.ORG", "anna@example.org"),
            ("anna+games@example.org", "anna+games@example.org"),
            ("anna@b\u{fc}cher.example", "anna@b\u{fc}cher.example"),
            ("anna@xn--bcher-kva.example", "anna@b\u{fc}cher.example"),
            ("anna@bu\u{308}cher.example", "anna@b\u{fc}cher.example"),
            ("anna@\u{ff45}xample.org", "anna@example.org"),
            ("anna@exam\u{ad}ple.org", "anna@example.org"),
            ("b@c", "b@c"),
        ] {
            assert_eq!(normalised(written).as_deref(), Some(form), "{written}");
        }
    }

    #[test]
    fn only_a_bare_address_is_accepted() {
        let long = format!("{}@x", "a".repeat(MAX_ADDRESS_LEN));
        for wrong in [
            "",
            "anna",
            "@x",
            "x@",
            "a@b@c",
            "a b@c",
            "a@b\0",
            "n1<anna@example.org>",
            "n1 <anna@example.org>",
            "<anna@example.org>",
            "\"anna\"@example.org",
            "anna(n1)@example.org",
            "anna@(n1)example.org",
            "anna@example.org(n1)",
            "anna@example.org,bert@example.org",
            "anna@example.org;bert@example.org",
            "mailto:anna@example.org",
            ".anna@example.org",
            "anna.@example.org",
            "an..na@example.org",
            "\u{200b}anna@example.org",
            "ann\u{430}@example.org",
            "anna@[192.0.2.1]",
            "anna@192.0.2.1",
            "anna@exa mple.org",
            &long,
        ] {
            assert_eq!(normalised(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn emails_are_counted_per_mailbox() {
        for written in ["anna.b@x", "annab@x", "a.nnab+1@x", "annab+1+2@x"] {
            assert_eq!(mailbox(written), "annab@x");
        }
        assert_ne!(mailbox("anna@x"), mailbox("anna@y"));
    }
}
