//! E-mail addresses: read as bare addresses, and kept in one form, however they are written.

use lettre::Address;
use smokestack_core::Message;

use super::Refusal;

/// The longest address.
const LONGEST: usize = 254;
/// What may stand before the `@` besides letters, digits and single dots (RFC 5322, `atext`).
const MARKS: &str = "!#$%&'*+-/=?^_`{|}~";

/// An address in the one form in which it is kept and compared: small letters, the domain in the letters of its language,
/// and nothing around it, neither a name nor quotes nor comments.
pub(super) fn checked_address(email: &str) -> Result<String, Refusal> {
    normalised(email).ok_or_else(|| Refusal::bad(Message::new("error-address")))
}

fn normalised(email: &str) -> Option<String> {
    let (user, domain) = email.trim().rsplit_once('@')?;
    let is_mark = |letter: char| letter.is_ascii_alphanumeric() || MARKS.contains(letter);
    if !user
        .split('.')
        .all(|part| !part.is_empty() && part.chars().all(is_mark))
    {
        return None;
    }
    let (domain, read) = idna::domain_to_unicode(domain.strip_suffix('.').unwrap_or(domain));
    read.ok()?;
    if domain.starts_with('[') || domain.parse::<std::net::IpAddr>().is_ok() {
        return None; // a machine's number is nobody's address
    }
    let address = Address::new(user.to_ascii_lowercase(), domain).ok()?.to_string();
    (address.len() <= LONGEST).then_some(address)
}

/// Whose box a letter to this address fills: many providers ignore dots, and what follows a `+`. Only for counting letters;
/// who has the address is another question.
pub(super) fn letter_box(email: &str) -> String {
    let (user, domain) = email.rsplit_once('@').unwrap_or((email, ""));
    let user = user.split('+').next().unwrap_or_default().replace('.', "");
    format!("{user}@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_one_form() {
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
    fn a_name_or_anything_else_around_it_is_no_address() {
        let long = format!("{}@x", "a".repeat(LONGEST));
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
    fn letters_are_counted_by_the_box_that_they_fill() {
        for written in ["anna.b@x", "annab@x", "a.nnab+1@x", "annab+1+2@x"] {
            assert_eq!(letter_box(written), "annab@x");
        }
        assert_ne!(letter_box("anna@x"), letter_box("anna@y"));
    }
}
