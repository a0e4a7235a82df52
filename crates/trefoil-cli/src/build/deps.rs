//! `trefoil deps`: the files that a manifest's permutations read, or one compile.

use super::{failure, text};
use crate::words::Words;
use crate::{Failure, files, help};
use trefoil::args::{RuleForm, rule};

/// `trefoil deps`
pub(crate) fn deps(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::DEPS);
    }
    let (mut output, mut json, mut rest) = (None, false, Vec::new());
    let mut words = Words::new(words);
    while let Some((word, name)) = words.next_long() {
        match name {
            "-o" => output = Some(words.value()?),
            "--json" => json = true,
            _ => rest.push(word.clone()),
        }
    }
    let (what, inputs) = match &rest[..] {
        [] => of_manifest("shaders.toml")?,
        [file] if file.ends_with(".toml") => of_manifest(file)?,
        words => {
            let what = trefoil::args::parse_args(words)?.input.unwrap_or_default();
            (what, trefoil_permute::dependencies_of_words(words).map_err(failure)?)
        }
    };
    print(output.as_deref().unwrap_or(&what), &inputs, json)
}

fn of_manifest(file: &str) -> Result<(String, Vec<String>), Failure> {
    let inputs = trefoil_permute::dependencies(file, &text(file)?).map_err(failure)?;
    Ok((file.to_owned(), inputs))
}

/// Prints a rule for make, or an object of JSON.
pub(super) fn print(output: &str, inputs: &[String], json: bool) -> Result<(), Failure> {
    let form = if json { RuleForm::Json } else { RuleForm::Make };
    files::write_rule("-", form, &rule(form, output, inputs))
}
