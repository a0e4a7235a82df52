//! `trefoil dis`: listings of binaries.

use crate::{Failure, files, help};

/// Lists a binary.
pub(crate) fn dis(words: &[String]) -> Result<(), Failure> {
    let (mut input, mut output) = (None, "-".to_owned());
    let mut reflection = false;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" | "-help" => return files::print(help::DIS),
            "--reflection" => reflection = true,
            "-o" => match words.next() {
                Some(path) => output.clone_from(path),
                None => return Err(Failure::Misuse("-o needs a file".into())),
            },
            option if option.starts_with('-') && option != "-" => {
                return Err(Failure::Misuse(format!("'{option}' is not an option of dis")));
            }
            path if input.is_none() => input = Some(path.to_owned()),
            extra => return Err(Failure::Misuse(format!("one file at a time, not '{extra}' too"))),
        }
    }
    let Some(input) = input else { return Err(Failure::Misuse("a file is missing".into())) };
    let bytes = files::read(&input)?;
    let text = match reflection {
        true => {
            trefoil::disassemble_reflection(&bytes).map_err(|e| Failure::Error(format!("{input}: {e}")))?
        }
        false => listing(&input, &bytes)?,
    };
    files::write(&output, text.as_bytes())
}

/// The listing of a binary.
pub(crate) fn listing(name: &str, bytes: &[u8]) -> Result<String, Failure> {
    trefoil::disassemble(bytes).map_err(|e| Failure::Error(format!("{name}: {e}")))
}
