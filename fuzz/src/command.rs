//! The command line.

use crate::targets;
use std::path::PathBuf;

/// What is asked for.
pub(crate) struct Arguments {
    /// The targets, by name; all when none is named.
    pub(crate) targets: Vec<String>,
    /// Files to read instead of broken seeds.
    pub(crate) files: Vec<PathBuf>,
    /// How long each target runs at most.
    pub(crate) seconds: u64,
    /// How many inputs each target reads at most, so that a run is the same on every machine.
    pub(crate) inputs: u64,
    /// What the inputs follow from.
    pub(crate) seed: u64,
    /// How many targets run at a time.
    pub(crate) jobs: usize,
}

const USAGE: &str = "usage: trefoil-fuzz [TARGET...] [--seconds N] [--inputs N] [--seed N] [--jobs N]
       trefoil-fuzz TARGET FILE...";

impl Arguments {
    /// Reads the command line.
    ///
    /// # Errors
    /// An option that is none, or without its number.
    pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let (mut targets, mut files) = (Vec::new(), Vec::new());
        let (mut seconds, mut inputs, mut seed, mut jobs) = (None, None, 1, 1);
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            let mut number = || {
                let value = words.next().and_then(|value| value.parse::<u64>().ok());
                value.ok_or_else(|| format!("{word} needs a number\n{USAGE}"))
            };
            match word.as_str() {
                "--seconds" => seconds = Some(number()?),
                "--inputs" => inputs = Some(number()?),
                "--seed" => seed = number()?,
                "--jobs" => jobs = number()?.max(1) as usize,
                option if option.starts_with('-') => return Err(format!("unknown option {option}\n{USAGE}")),
                name if targets::NAMES.contains(&name) => targets.push(name.to_string()),
                file => files.push(PathBuf::from(file)),
            }
        }
        if !files.is_empty() && targets.len() != 1 {
            let names = targets::NAMES.join(", ");
            return Err(format!("'{}' is no target; these are: {names}\n{USAGE}", files[0].display()));
        }
        if targets.is_empty() {
            targets = targets::NAMES.map(str::to_string).to_vec();
        }
        let seconds = seconds.unwrap_or(if inputs.is_some() { u64::MAX } else { 60 });
        let inputs = inputs.unwrap_or(u64::MAX);
        Ok(Arguments { targets, files, seconds, inputs, seed, jobs })
    }
}
