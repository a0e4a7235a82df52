//! Every `.rs` file begins with what lives there; a generated one says so instead.

use super::crates::Package;
use super::{sources, text};
use crate::Outcome;

/// Checks the first lines of every source file.
pub(super) fn check(packages: &[Package], wrong: &mut Vec<String>) -> Outcome {
    for package in packages {
        let mut files = Vec::new();
        sources(&package.folder, &mut files)?;
        for path in files {
            if !text(&path)?
                .lines()
                .take(5)
                .any(|line| line.starts_with("//!") || line.contains("@generated"))
            {
                wrong.push(format!("{} has no //! header", path.display()));
            }
        }
    }
    Ok(())
}
