//! An iterator over the words of a command line, in which an option has its value in the same word or in the next.

use crate::Failure;

/// An iterator over the words of a command line.
pub(crate) struct Words<'a> {
    rest: std::slice::Iter<'a, String>,
    /// The current option, as a message names it.
    option: String,
    /// The value that is joined to it by `=`.
    joined: Option<&'a str>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(words: &'a [String]) -> Self {
        Words { rest: words.iter(), option: String::new(), joined: None }
    }

    /// The next word, and the name of its option with its dashes. `--name=VALUE` has a joined value; any other word is its
    /// own name.
    pub(crate) fn next_long(&mut self) -> Option<(&'a String, &'a str)> {
        let word = self.rest.next()?;
        let name = match word.split_once('=') {
            Some((name, value)) if name.starts_with("--") => self.joins(name, Some(value)),
            _ => self.joins(word, None),
        };
        name.clone_into(&mut self.option);
        Some((word, name))
    }

    /// The next word, and its part after one dash or two, as in LLVM's programs; none for a word without dashes, and for one
    /// of dashes alone.
    pub(crate) fn next_dashed(&mut self) -> Option<(&'a String, Option<&'a str>)> {
        let word = self.rest.next()?;
        let option = word.strip_prefix("--").or_else(|| word.strip_prefix('-'));
        Some((word, option.filter(|option| !option.is_empty())))
    }

    /// The name of an option without its dashes; a value after `=` is joined.
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

    /// The joined value of the option.
    pub(crate) fn joined(&self) -> Option<&'a str> {
        self.joined
    }

    /// The option's value: the joined one, or else the next word.
    ///
    /// # Errors
    /// When there is no next word.
    pub(crate) fn value(&mut self) -> Result<String, Failure> {
        let value = self.joined.map(str::to_owned).or_else(|| self.rest.next().cloned());
        value.ok_or_else(|| Failure::Misuse(format!("{} needs a value", self.option)))
    }
}
