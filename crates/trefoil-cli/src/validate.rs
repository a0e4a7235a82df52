//! `trefoil validate`: whether containers keep the rules of DXIL.

use crate::{Failure, files, help};
use trefoil::Session;

/// Validates containers; all are looked at, and one that breaks a rule makes the whole fail.
pub(crate) fn validate(words: &[String]) -> Result<(), Failure> {
    let mut inputs = Vec::new();
    for word in words {
        match word.as_str() {
            "--help" | "-h" | "-help" => return files::print(help::VALIDATE),
            option if option.starts_with('-') && option != "-" => {
                return Err(Failure::Misuse(format!("'{option}' is not an option of validate")));
            }
            path => inputs.push(path),
        }
    }
    if inputs.is_empty() {
        return Err(Failure::Misuse("a file is missing".into()));
    }
    let session = Session::new();
    let mut failed = false;
    for input in &inputs {
        let found = session.validate(&files::read(input)?);
        if let Err(findings) = found {
            failed = true;
            files::report(&format!("{input}: {findings}\n"));
        } else if inputs.len() == 1 {
            files::print("Validation succeeded.\n")?;
        }
    }
    if failed { Err(Failure::Shown) } else { Ok(()) }
}
