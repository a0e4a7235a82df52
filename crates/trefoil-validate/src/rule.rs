//! What a rule is called and how a finding of it is worded.

use crate::Rule;
use crate::generated::{CODES, WORDS};
use std::fmt::{Display, Write};

impl Rule {
    /// The code of the specification's table of rules, as `Instr.OpConst`.
    pub fn code(self) -> &'static str {
        CODES.get(self as usize)
    }

    /// The words, where `{0}`, `{1}`… are what a finding names.
    pub fn words(self) -> &'static str {
        WORDS.get(self as usize)
    }

    /// The words with the names and numbers of a finding.
    pub(crate) fn say(self, arguments: &[&dyn Display]) -> String {
        let mut out = String::new();
        let mut rest = self.words();
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((number, after)) = after.split_once('}') else { break };
            if let Some(argument) = number.parse::<usize>().ok().and_then(|at| arguments.get(at)) {
                // Writing to a string cannot fail.
                _ = write!(out, "{argument}");
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }
}
