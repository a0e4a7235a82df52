//! What a build read, as a rule for make.

use std::fmt::Write;

/// `output: input…`
pub(super) fn rule(output: &str, inputs: &[String]) -> String {
    let mut text = format!("{}:", escaped(output));
    for input in inputs {
        let _ = write!(text, " \\\n {}", escaped(input));
    }
    text + "\n"
}

/// A name as make reads it.
fn escaped(name: &str) -> String {
    name.replace('$', "$$").replace('#', "\\#").replace(' ', "\\ ")
}
