//! `Accept-Encoding`: which stored encodings of a file a browser accepts.

/// An encoding in which the build stores a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The suffix of the stored file's name.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Identity => "",
        }
    }

    /// The value of `Content-Encoding`, if one is needed.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }
}

/// The encodings that the header allows, smallest files first; a browser that does not send the header gets the plain
/// file.
pub(crate) fn accepted(header: Option<&str>) -> impl Iterator<Item = Encoding> {
    let header = header.unwrap_or_default().to_ascii_lowercase();
    [Encoding::Brotli, Encoding::Gzip, Encoding::Identity]
        .into_iter()
        .filter(move |encoding| encoding.name().is_none_or(|name| allows(&header, name)))
}

/// Whether `header` lists `name` without refusing it through a weight of zero.
fn allows(header: &str, name: &str) -> bool {
    header.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let listed = parts.next() == Some(name);
        let weight = parts
            .find_map(|part| part.strip_prefix("q="))
            .and_then(|q| q.parse::<f32>().ok());
        listed && weight != Some(0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_accepted_encoding_comes_first() {
        let check = |header: Option<&str>, expected: &[Encoding]| {
            assert_eq!(accepted(header).collect::<Vec<_>>(), expected, "{header:?}");
        };
        check(None, &[Encoding::Identity]);
        check(
            Some("gzip, deflate, br, zstd"),
            &[Encoding::Brotli, Encoding::Gzip, Encoding::Identity],
        );
        check(Some("GZIP"), &[Encoding::Gzip, Encoding::Identity]);
        check(Some("br;q=0, gzip;q=0.5"), &[Encoding::Gzip, Encoding::Identity]);
        check(Some("brotli"), &[Encoding::Identity]);
    }
}
