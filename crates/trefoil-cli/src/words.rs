//! The words of a command line, whose options have their value in the same word or in the next.

use crate::Failure;

/// A walk over the words of a command line.
pub(crate) struct Words<'a> {
    rest: std::slice::Iter<'a, String>,
    /// The option that was split last, as a message names it.
    option: String,
    /// What is joined to it by `=`.
    joined: Option<&'a str>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(words: &'a [String]) -> Self {
        Words { rest: words.iter(), option: String::new(), joined: None }
    }

    /// The next word as it stands, and the name of the option that it is, with its dashes: `--name=VALUE` has its value
    /// joined, every other word is a name as a whole.
    pub(crate) fn next_long(&mut self) -> Option<(&'a String, &'a str)> {
        let word = self.rest.next()?;
        let name = match word.split_once('=') {
            Some((name, value)) if name.starts_with("--") => self.joins(name, Some(value)),
            _ => self.joins(word, None),
        };
        name.clone_into(&mut self.option);
        Some((word, name))
    }

    /// The next word as it stands, and, as LLVM's programs have it, what comes after one dash or two; none for a word
    /// without dashes, and for one that is nothing else.
    pub(crate) fn next_dashed(&mut self) -> Option<(&'a String, Option<&'a str>)> {
        let word = self.rest.next()?;
        let option = word.strip_prefix("--").or_else(|| word.strip_prefix('-'));
        Some((word, option.filter(|option| !option.is_empty())))
    }

    /// The name of an option without its dashes, which has its value joined where an `=` stands.
    pub(crate) fn name_of(&mut self, option: &'a str) -> &'a str {
        let name = match option.split_once('=') {
            Some((name, value)) => self.joins(name, Some(value)),
            None => self.joins(option, None),
        };
        self.option = format!("-{name}");
        name
    }

    fn joins(&mut self, name: &'a str, value: Option<&'a str>) -> &'a str {
        self.joined = value;
        name
    }

    /// What is joined to the option.
    pub(crate) fn joined(&self) -> Option<&'a str> {
        self.joined
    }

    /// The option's value: what is joined to it, or else the next word.
    ///
    /// # Errors
    /// When the command line ends there.
    pub(crate) fn value(&mut self) -> Result<String, Failure> {
        let value = self.joined.map(str::to_owned).or_else(|| self.rest.next().cloned());
        value.ok_or_else(|| Failure::Misuse(format!("{} needs a value", self.option)))
    }
}
