//! What is said at a table.

use serde_json::Value;

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Said {
    pub number: i64,
    /// Nobody any more if the account was deleted.
    pub person: Option<String>,
    pub name: String,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: f64,
}

impl Said {
    fn read(json: &Value) -> Option<Said> {
        let text = |name: &str| json[name].as_str().map(str::to_owned);
        Some(Said {
            number: json["number"].as_i64()?,
            person: text("person"),
            name: text("name")?,
            text: text("text")?,
            at: json["at"].as_f64()?,
        })
    }
}

/// Adds what is new, however often it is told.
pub(crate) fn add(all: &mut Vec<Said>, told: &Value) {
    let messages = told["messages"].as_array().into_iter().flatten();
    for said in messages.filter_map(Said::read) {
        if said.number > last(all) {
            all.push(said);
        }
    }
}

/// The number up to which everything was heard.
pub(crate) fn last(all: &[Said]) -> i64 {
    all.last().map_or(0, |said| said.number)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_told_twice_is_heard_once() {
        let said = |number: i64| json!({ "number": number, "person": "p", "name": "Anna", "text": "Hello", "at": 0 });
        let mut all = Vec::new();
        add(&mut all, &json!({ "messages": [said(1), said(3)] }));
        add(&mut all, &json!({ "messages": [said(3), said(4)] }));
        let numbers: Vec<i64> = all.iter().map(|said| said.number).collect();
        assert_eq!((numbers, last(&all)), (vec![1, 3, 4], 4));
    }
}
