//! The two compilers, asked about an acceptance test.

use super::verdict::Remark;
use super::{Case, ENVIRONMENT};
use crate::dxc::Microsoft;
use crate::ours::{self, Target};
use std::path::Path;

/// What a compiler said of a file.
pub(super) struct Answer {
    /// What it made, when it took the file.
    pub(super) made: Option<Vec<u8>>,
    /// All that it printed.
    pub(super) words: String,
    /// The path by which it knows the file.
    name: String,
}

impl Answer {
    /// The first error of a file that was refused.
    pub(super) fn error(&self) -> Option<Remark> {
        if self.made.is_some() {
            return None;
        }
        let (place, words) = first_error(&self.words);
        Some(self.remark(place, &words))
    }

    /// The warnings, in the order of their places.
    pub(super) fn warnings(&self) -> Vec<Remark> {
        let of = |line: &str| {
            if line.starts_with("warning: ") {
                // Whether containers are signed is no matter of the source.
                return (!line.contains("signing library")).then(|| self.remark(None, line));
            }
            let at = line.find(": warning: ")?;
            Some(self.remark(Some(place_of(&line[..at])?), &line[at + 2..]))
        };
        let mut warnings: Vec<Remark> = self.words.lines().filter_map(of).collect();
        warnings.sort();
        warnings.dedup();
        warnings
    }

    /// A message, which names the file without its folder.
    fn remark(&self, place: Option<(u32, u32)>, words: &str) -> Remark {
        let short = Path::new(&self.name).file_name().unwrap_or_default().to_string_lossy();
        Remark { place, words: words.replace(&self.name, &short).trim_end().to_string() }
    }

    /// The first lines of what it said.
    pub(super) fn brief(&self) -> String {
        let lines: Vec<&str> = self.words.lines().take(40).collect();
        lines.join("\n")
    }
}

/// The first error of what a compiler said, with line and column: the first that has a place, or what comes nearest to an error.
pub(crate) fn first_error(said: &str) -> (Option<(u32, u32)>, String) {
    let of = |line: &str| {
        let at = line.find(": error: ").or_else(|| line.find(": fatal error: "))?;
        Some((Some(place_of(&line[..at])?), line[at + 2..].to_owned()))
    };
    if let Some(first) = said.lines().find_map(of) {
        return first;
    }
    // DXC heads what its validator says with a line that says nothing.
    let mut errors = said.lines().filter(|line| line.contains("error: "));
    let first = errors.find(|line| !line.ends_with("error: validation errors"));
    let line = first.or(said.lines().next()).unwrap_or("no message");
    (None, line.find("error: ").map_or(format!("error: {line}"), |at| line[at..].to_string()))
}

/// Line and column in `path:line:column`.
fn place_of(place: &str) -> Option<(u32, u32)> {
    let mut parts = place.rsplit(':');
    let column = parts.next()?.parse().ok()?;
    Some((parts.next()?.parse().ok()?, column))
}

/// DXC's answer; `more` are arguments besides the file's own.
pub(super) fn dxc(case: &Case, more: &[&str]) -> Result<Answer, String> {
    let args: Vec<&str> = case.args.iter().map(String::as_str).chain(more.iter().copied()).collect();
    let (made, words) =
        Microsoft::new()?.judge(&case.name, &case.source, &case.profile, &case.entry, &args)?;
    Ok(Answer { made, words, name: case.name.clone() })
}

/// trefoil's answer.
pub(super) fn trefoil(case: &Case, target: Target) -> Result<Answer, String> {
    let mut args: Vec<&str> = case.args.iter().map(String::as_str).collect();
    if target == Target::Spirv {
        args.push(ENVIRONMENT);
    }
    let name = case.name.clone();
    Ok(match ours::judge(&case.name, &case.source, &case.profile, &case.entry, target, &args)? {
        Ok((made, words)) => Answer { made: Some(made), words, name },
        Err(words) => Answer { made: None, words, name },
    })
}
