//! `GET /api`: the API documentation as a page without scripts, generated from the OpenAPI description.

use std::collections::BTreeMap;

use lang::Lang;
use serde_json::Value;

use crate::translations::translations;

const STYLE: &str = include_str!("docs_page.css");
/// The methods, in the order in which they are shown.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// One API operation.
struct Operation<'d> {
    method: &'static str,
    path: &'d str,
    about: &'d Value,
}

/// The page; its headings are in the reader's language.
pub(super) fn page(description: &Value, lang: Lang) -> String {
    let page = Page { description, lang };
    let title = page.say("api-title");
    let mut contents = String::new();
    let mut chapters = String::new();
    for (tag, operations) in page.chapters() {
        let links: String = operations.iter().map(Operation::link).collect();
        let tag = escaped(tag);
        contents += &format!("<h2><a href=\"#{tag}\">{tag}</a></h2><ul>{links}</ul>");
        let articles: String = operations.iter().map(|one| page.article(one)).collect();
        chapters += &format!("<section><h2 id=\"{tag}\">{tag}</h2>{articles}</section>");
    }
    format!(
        "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\
         <style>{STYLE}</style></head><body><header><h1>{title}</h1><p>{intro}</p>\
         <p><a href=\"/api/openapi.json\">/api/openapi.json</a></p></header>\
         <nav aria-label=\"{listed}\">{contents}<h2><a href=\"#forms\">{forms}</a></h2></nav>\
         <main>{chapters}<section><h2 id=\"forms\">{forms}</h2>{schemas}</section></main></body></html>\n",
        lang = lang.code(),
        intro = page.say("api-intro"),
        listed = page.say("api-contents"),
        forms = page.say("api-forms"),
        schemas = page.schemas(),
    )
}

impl Operation<'_> {
    fn anchor(&self) -> String {
        let path = self.path.trim_start_matches('/');
        let plain: String = path
            .chars()
            .map(|letter| if letter == '/' { '-' } else { letter })
            .filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-')
            .collect();
        format!("{}-{plain}", self.method)
    }

    fn name(&self) -> String {
        format!(
            "<code><b>{}</b> {}</code>",
            self.method.to_uppercase(),
            escaped(self.path)
        )
    }

    fn link(&self) -> String {
        let summary = words(self.about["summary"].as_str().unwrap_or_default());
        format!(
            "<li><a href=\"#{}\">{}</a> {summary}</li>",
            self.anchor(),
            self.name()
        )
    }
}

struct Page<'d> {
    description: &'d Value,
    lang: Lang,
}

impl<'d> Page<'d> {
    fn say(&self, key: &str) -> String {
        words(&translations(self.lang).text(key))
    }

    /// All operations, grouped by their first tag.
    fn chapters(&self) -> BTreeMap<&'d str, Vec<Operation<'d>>> {
        let mut chapters: BTreeMap<&str, Vec<Operation<'_>>> = BTreeMap::new();
        for (path, methods) in self.description["paths"].as_object().into_iter().flatten() {
            for method in METHODS {
                let about = &methods[method];
                if about.is_object() {
                    let tag = about["tags"][0].as_str().unwrap_or("api");
                    let operation = Operation { method, path, about };
                    chapters.entry(tag).or_default().push(operation);
                }
            }
        }
        chapters
    }

    fn article(&self, operation: &Operation<'_>) -> String {
        let about = operation.about;
        let mut text = format!(
            "<article id=\"{}\"><h3>{}</h3>",
            operation.anchor(),
            operation.name()
        );
        for part in ["summary", "description"] {
            text += &paragraphs(about[part].as_str().unwrap_or_default());
        }
        let parameters: Vec<(String, String)> = listed(&about["parameters"])
            .map(|one| self.parameter(one))
            .collect();
        text += &self.list("api-parameters", &parameters);
        let bodies = about["requestBody"]["content"].as_object().into_iter().flatten();
        let body: Vec<(String, String)> = bodies
            .map(|(kind, content)| (escaped(kind), kind_of(&content["schema"])))
            .collect();
        text += &self.list("api-body", &body);
        let answers = about["responses"].as_object().into_iter().flatten();
        let answers: Vec<(String, String)> =
            answers.map(|(status, answer)| answered(status, answer)).collect();
        text += &self.list("api-answers", &answers);
        text + "</article>"
    }

    fn parameter(&self, one: &Value) -> (String, String) {
        let place = match one["in"].as_str() {
            Some("path") => self.say("api-in-path"),
            _ => self.say("api-in-query"),
        };
        let about = paragraphs(one["description"].as_str().unwrap_or_default());
        let kind = kind_of(&one["schema"]);
        let name = escaped(one["name"].as_str().unwrap_or_default());
        (
            format!("<code>{name}</code>"),
            format!("<span class=\"type\">{kind}, {place}</span>{about}"),
        )
    }

    fn list(&self, heading: &str, rows: &[(String, String)]) -> String {
        if rows.is_empty() {
            String::new()
        } else {
            format!("<h4>{}</h4>{}", self.say(heading), definitions(rows))
        }
    }

    /// The schemas for requests and responses, with their fields.
    fn schemas(&self) -> String {
        let schemas = self.description["components"]["schemas"].as_object();
        let one = |(name, schema): (&String, &Value)| {
            let name = escaped(name);
            let about = paragraphs(schema["description"].as_str().unwrap_or_default());
            format!(
                "<article id=\"form-{name}\"><h3><code>{name}</code></h3>{about}{}</article>",
                schema_fields(schema)
            )
        };
        schemas.into_iter().flatten().map(one).collect()
    }
}

/// A schema's fields or variants.
fn schema_fields(schema: &Value) -> String {
    let parts: Vec<&Value> = listed(&schema["allOf"]).collect();
    if !parts.is_empty() {
        return parts.into_iter().map(schema_fields).collect();
    }
    let Some(fields) = schema["properties"].as_object() else {
        return format!("<p class=\"type\">{}</p>", kind_of(schema));
    };
    let field = |(name, field): (&String, &Value)| {
        let about = paragraphs(field["description"].as_str().unwrap_or_default());
        (
            format!("<code>{}</code>", escaped(name)),
            format!("<span class=\"type\">{}</span>{about}", kind_of(field)),
        )
    };
    let rows: Vec<(String, String)> = fields.iter().map(field).collect();
    definitions(&rows)
}

fn definitions(rows: &[(String, String)]) -> String {
    let row = |(term, about): &(String, String)| format!("<dt>{term}</dt><dd>{about}</dd>");
    format!("<dl>{}</dl>", rows.iter().map(row).collect::<String>())
}

fn answered(status: &str, answer: &Value) -> (String, String) {
    let contents = answer["content"].as_object().into_iter().flatten();
    let kinds: Vec<String> = contents
        .map(|(kind, content)| {
            format!(
                "{} <span class=\"type\">{}</span>",
                kind_of(&content["schema"]),
                escaped(kind)
            )
        })
        .collect();
    let about = paragraphs(answer["description"].as_str().unwrap_or_default());
    (
        format!("<code>{}</code>", escaped(status)),
        kinds.join(", ") + &about,
    )
}

/// A value's type, in JSON Schema terms, with links to the schemas.
fn kind_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#form-{name}\">{name}</a>");
    }
    for several in ["oneOf", "anyOf", "allOf"] {
        let kinds: Vec<String> = listed(&schema[several]).map(kind_of).collect();
        if !kinds.is_empty() {
            return kinds.join(" | ");
        }
    }
    let values: Vec<String> = listed(&schema["enum"])
        .map(|value| format!("<code>{}</code>", escaped(&value.to_string())))
        .collect();
    if !values.is_empty() {
        return values.join(" | ");
    }
    if schema["properties"].is_object() {
        return schema_fields(schema);
    }
    let plain = |kind: &Value| match kind.as_str() {
        Some("array") => format!("[{}]", kind_of(&schema["items"])),
        Some(kind) => escaped(kind),
        None => String::new(),
    };
    match &schema["type"] {
        Value::Array(kinds) => kinds.iter().map(plain).collect::<Vec<String>>().join(" | "),
        Value::Null => "*".to_owned(),
        kind => plain(kind),
    }
}

fn listed(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn paragraphs(text: &str) -> String {
    let parts = text.split("\n\n").filter(|part| !part.trim().is_empty());
    parts.map(|part| format!("<p>{}</p>", words(part))).collect()
}

/// A text with inline `code`.
fn words(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let part = |(at, part): (usize, &str)| match at % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    };
    parts.map(part).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
