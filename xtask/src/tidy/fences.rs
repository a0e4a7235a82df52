//! Code in doc comments stands between fences, which say what language it is.

use super::crates::Package;
use crate::Outcome;

/// Finds lines that Markdown takes for code by their indentation alone: rustdoc compiles them as Rust and runs them.
pub(super) fn check(packages: &[Package], wrong: &mut Vec<String>) -> Outcome {
    for package in packages {
        let mut files = Vec::new();
        super::sources(&package.folder, &mut files)?;
        for path in files {
            let text = super::text(&path)?;
            let found = indented(&text).into_iter();
            wrong.extend(found.map(|line| {
                format!(
                    "{}:{line}: code by indentation in a doc comment; put it between fences",
                    path.display()
                )
            }));
        }
    }
    Ok(())
}

/// The numbers of the lines at which such code begins: indented by four after an empty line, outside of fences.
fn indented(text: &str) -> Vec<usize> {
    let (mut found, mut fenced, mut empty) = (Vec::new(), false, false);
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let Some(line) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else {
            (fenced, empty) = (false, true);
            continue;
        };
        fenced ^= line.trim_start().starts_with("```");
        if !fenced && empty && line.starts_with("     ") {
            found.push(number + 1);
        }
        empty = line.trim().is_empty();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::indented;

    #[test]
    fn code_by_indentation_is_found_and_fenced_code_is_not() {
        let text =
            "//! Words.\n//!\n//!     f(x)\n//!     g(x)\n//!\n//! ```text\n//!\n//!     f(x)\n//! ```\n";
        assert_eq!(indented(text), [3]);
    }

    #[test]
    fn lines_of_a_list_are_no_code() {
        assert!(indented("/// - a list, its item\n///     goes on\n").is_empty());
    }
}
