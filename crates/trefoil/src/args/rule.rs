//! The files that were read, for programs that build again what an edit touches.

use std::fmt::Write;
use trefoil_diag::json::{Object, quote};

/// How it is written what was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RuleForm {
    /// A rule for make, `output: input…`, which ninja reads too.
    #[default]
    Make,
    /// `{"output": …, "inputs": […]}`
    Json,
}

impl RuleForm {
    /// The form for a file of this name.
    pub fn of_file(name: &str) -> RuleForm {
        if name.ends_with(".json") { RuleForm::Json } else { RuleForm::Make }
    }
}

/// What was read for an output, as a text that ends its line; a file that was read twice is named once.
pub fn rule(form: RuleForm, output: &str, inputs: &[String]) -> String {
    let mut named: Vec<&str> = Vec::with_capacity(inputs.len());
    for input in inputs.iter().map(|input| plain(input)) {
        if !named.contains(&input) {
            named.push(input);
        }
    }
    match form {
        RuleForm::Make => for_make(output, &named),
        RuleForm::Json => {
            let mut line = String::new();
            Object::write(&mut line, |o| {
                o.text("output", output);
                o.array("inputs", named, quote);
            });
            line + "\n"
        }
    }
}

/// A path without the `./` that a search through folders puts before it.
fn plain(path: &str) -> &str {
    match path.strip_prefix("./") {
        Some(rest) if !rest.is_empty() => plain(rest),
        _ => path,
    }
}

/// DXC's form, with names as make reads them.
fn for_make(output: &str, inputs: &[&str]) -> String {
    let mut text = format!("{}:", escaped(output));
    for (i, input) in inputs.iter().enumerate() {
        let _ = write!(text, "{}{}", if i == 0 { " " } else { " \\\n " }, escaped(input));
    }
    text + "\n"
}

fn escaped(name: &str) -> String {
    name.replace('$', "$$").replace('#', "\\#").replace(' ', "\\ ")
}

#[cfg(test)]
mod tests {
    use super::{RuleForm, rule};

    #[test]
    fn names_are_written_as_make_reads_them() {
        let inputs = ["a b.hlsl", "./$c#.hlsli", ".././d", "./$c#.hlsli"].map(str::to_owned);
        assert_eq!(rule(RuleForm::Make, "o x", &inputs), "o\\ x: a\\ b.hlsl \\\n $$c\\#.hlsli \\\n .././d\n");
        let object = "{\"output\":\"o x\",\"inputs\":[\"a b.hlsl\",\"$c#.hlsli\",\".././d\"]}\n";
        assert_eq!(rule(RuleForm::of_file("o.json"), "o x", &inputs), object);
    }
}
