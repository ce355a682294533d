//! A minimal XML reader that checks whether a browser can parse a picture.

/// Panics unless tags balance, attributes are quoted and unique, and text is escaped; returns all `id`s and `href`s.
pub fn check(text: &str) -> (Vec<String>, Vec<String>) {
    let (mut open, mut ids, mut links) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        check_entities(&rest[..start]);
        let end = rest[start..].find('>').expect("a tag that never ends") + start;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed out of order");
            continue;
        }
        let (name, attributes) = tag.split_once([' ', '/']).unwrap_or((tag, ""));
        for (key, value) in read_attributes(attributes) {
            match key {
                "id" => ids.push(value.to_owned()),
                "href" => links.push(value.trim_start_matches('#').to_owned()),
                _ => {}
            }
        }
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
    (ids, links)
}

fn read_attributes(text: &str) -> Vec<(&str, &str)> {
    let (mut found, mut rest): (Vec<(&str, &str)>, &str) = (Vec::new(), text.trim_end_matches('/').trim());
    while !rest.is_empty() {
        let (key, tail) = rest
            .split_once("=\"")
            .unwrap_or_else(|| panic!("no value: {rest}"));
        let (value, tail) = tail
            .split_once('"')
            .unwrap_or_else(|| panic!("no end quote: {rest}"));
        let key = key.trim();
        assert!(
            !found.iter().any(|(known, _)| *known == key),
            "{key} twice in {text}"
        );
        check_entities(value);
        found.push((key, value));
        rest = tail.trim_start();
    }
    found
}

fn check_entities(text: &str) {
    for piece in text.split('&').skip(1) {
        let known = ["amp;", "lt;", "gt;", "quot;", "#39;"]
            .iter()
            .any(|entity| piece.starts_with(entity));
        assert!(known, "a bare & before {piece}");
    }
}
