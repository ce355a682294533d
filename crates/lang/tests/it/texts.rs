//! The Fluent files in the folder, parsed with Fluent's own parser.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use lang::Lang;

/// The text of a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextInfo {
    /// The values that it uses, in selectors too.
    pub values: BTreeSet<String>,
    /// The subset of `values` that is used whichever variants are selected.
    always: BTreeSet<String>,
    /// The variants of its selectors, with the value that is selected by; without plural forms and defaults.
    pub choices: BTreeSet<(String, String)>,
}

impl TextInfo {
    /// The values that an engine always has to pass, including those of messages it refers to and, for an id, the piece
    /// or word itself. A value that only some variants use shows as a brace where it is missing.
    pub fn required_values(&self, messages: &BTreeMap<String, TextInfo>) -> BTreeSet<String> {
        let needed_values =
            |value: &String| match (value.strip_prefix(PART_PREFIX), value.strip_suffix(ID_SUFFIX)) {
                (Some(part), _) => messages
                    .get(part)
                    .map_or_else(BTreeSet::new, |part| part.required_values(messages)),
                (_, Some(piece)) => BTreeSet::from([piece.to_owned()]),
                _ => BTreeSet::from([value.clone()]),
            };
        self.always.iter().flat_map(needed_values).collect()
    }
}

/// Marks a reference to another message among the values.
const PART_PREFIX: &str = "→ ";
/// The suffix of a piece's id, which is passed beside its name: `$card` and `$card-id`.
pub const ID_SUFFIX: &str = "-id";

/// One file of a language.
#[derive(Debug)]
pub struct File {
    pub name: String,
    /// Every message in order, repeated keys included.
    pub messages: Vec<(String, TextInfo)>,
    /// What the parser rejected.
    pub junk: Vec<String>,
}

/// The folder that contains all crates.
pub fn crates_folder() -> PathBuf {
    let own_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    own_folder
        .parent()
        .expect("a crate lies in the folder of crates")
        .to_owned()
}

pub fn read(lang: Lang) -> Vec<File> {
    let folder = crates_folder().join("lang/texts").join(lang.code());
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("every language has its folder")
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        .collect();
    paths.sort();
    paths.iter().map(|path| parse_file(path)).collect()
}

/// All messages of a language.
pub fn messages(lang: Lang) -> BTreeMap<String, TextInfo> {
    read(lang).into_iter().flat_map(|file| file.messages).collect()
}

pub fn keys(lang: Lang) -> BTreeSet<String> {
    messages(lang).into_keys().collect()
}

fn parse_file(path: &Path) -> File {
    let text = fs::read_to_string(path).expect("a text file in UTF-8");
    let (resource, errors) = match parser::parse(text.as_str()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let mut file = File {
        name: path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
        messages: Vec::new(),
        junk: errors.iter().map(ToString::to_string).collect(),
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut info = TextInfo::default();
                match &message.value {
                    Some(value) => info.add_text(value),
                    None => file.junk.push(format!("{} has no text", message.id.name)),
                }
                for attribute in &message.attributes {
                    file.junk.push(format!(
                        "{}.{}: we use no attributes",
                        message.id.name, attribute.id.name
                    ));
                }
                file.messages.push((message.id.name.to_owned(), info));
            }
            Entry::Term(term) => file.junk.push(format!("-{}: we use no terms", term.id.name)),
            Entry::Junk { content } => file.junk.push((*content).to_owned()),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    file
}

/// Variants that a selector may always have: plural forms, and `none` for a missing value.
const COMMON_VARIANTS: [&str; 7] = ["zero", "one", "two", "few", "many", "other", "none"];

impl TextInfo {
    fn add_text(&mut self, pattern: &Pattern<&str>) {
        self.add_pattern(pattern);
        // What remains of the text without its variants is what it always uses.
        let mut spine = TextInfo::default();
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => spine.add_inline(inline),
                    Expression::Select { selector, .. } => spine.add_inline(selector),
                }
            }
        }
        self.always = spine.values;
    }

    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    if let (InlineExpression::VariableReference { id }, VariantKey::Identifier { name }) =
                        (selector, &variant.key)
                        && !COMMON_VARIANTS.contains(name)
                    {
                        self.choices.insert((id.name.to_owned(), (*name).to_owned()));
                    }
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            // A reference to another message.
            InlineExpression::MessageReference { id, .. } => {
                self.values.insert(format!("{PART_PREFIX}{}", id.name));
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        for positional in &arguments.positional {
            self.add_inline(positional);
        }
        for argument in &arguments.named {
            self.add_inline(&argument.value);
        }
    }
}
