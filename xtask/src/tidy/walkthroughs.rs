//! A page of `docs/` that walks through a change names a commit that made one such, on a line of its own: `Commit: ` and
//! the subject. Each must be in the history.

use super::{entries, text};
use crate::Outcome;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Checks the commits that the pages name; a tree without its history is not checked.
pub(super) fn check(root: &Path, wrong: &mut Vec<String>) -> Outcome {
    let Some(subjects) = subjects(root) else { return Ok(()) };
    for page in entries(&root.join("docs"))? {
        if page.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        for subject in text(&page)?.lines().filter_map(|line| line.strip_prefix("Commit: ")) {
            let subject = subject.trim().trim_matches('`');
            if !subjects.contains(subject) {
                wrong.push(format!("{} names a commit that is not there: {subject}", page.display()));
            }
        }
    }
    Ok(())
}

/// The subjects of all commits; none where the history is missing or cut short.
fn subjects(root: &Path) -> Option<BTreeSet<String>> {
    let git = |args: &[&str]| {
        let out = Command::new("git").arg("-C").arg(root).args(args).output().ok()?;
        out.status.success().then(|| String::from_utf8_lossy(&out.stdout).into_owned())
    };
    if git(&["rev-parse", "--is-shallow-repository"])?.trim() != "false" {
        return None;
    }
    Some(git(&["log", "--format=%s"])?.lines().map(str::to_string).collect())
}
