//! A command's options. There are so few that a parser library is not needed.

use anyhow::{Result, bail};

/// The arguments that have not been parsed yet; each method removes those that it parses.
pub struct Args(Vec<String>);

impl Args {
    pub fn new(arguments: impl Iterator<Item = String>) -> Args {
        Args(arguments.collect())
    }

    /// Whether `name` was given.
    pub fn flag(&mut self, name: &str) -> bool {
        let length_before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < length_before
    }

    /// The value of `name VALUE` or `name=VALUE`, if given.
    pub fn value(&mut self, name: &str) -> Result<Option<String>> {
        if let Some(at) = self.0.iter().position(|word| word == name) {
            if at + 1 == self.0.len() {
                bail!("{name} needs a value");
            }
            self.0.remove(at);
            return Ok(Some(self.0.remove(at)));
        }
        let joined_value = self
            .0
            .iter()
            .position(|word| word.starts_with(&format!("{name}=")));
        Ok(joined_value.map(|at| self.0.remove(at)[name.len() + 1..].to_owned()))
    }

    /// All remaining arguments, for another program.
    pub fn rest(self) -> Vec<String> {
        self.0
    }

    /// Rejects unknown arguments.
    pub fn finish(self) -> Result<()> {
        match self.0.first() {
            None => Ok(()),
            Some(word) => bail!("unknown argument `{word}`; `cargo xtask COMMAND --help` lists the options"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_parsed_in_any_order() {
        let mut parsed_args = args("--listen 127.0.0.1:0 --dev");
        assert!(parsed_args.flag("--dev"));
        assert!(!parsed_args.flag("--open"));
        assert_eq!(
            parsed_args.value("--listen").unwrap().as_deref(),
            Some("127.0.0.1:0")
        );
        assert!(parsed_args.finish().is_ok());
        assert_eq!(
            args("--listen=[::1]:80").value("--listen").unwrap().as_deref(),
            Some("[::1]:80")
        );
    }

    #[test]
    fn a_missing_value_and_an_unknown_option_are_rejected() {
        assert!(args("--listen").value("--listen").is_err());
        assert!(args("--fast").finish().is_err());
    }
}
