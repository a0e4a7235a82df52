//! The shaders that are translated: all of the tree's, those of text tests and of an engine too.

use crate::consumers::{files, relative};
use crate::count::beside;
use crate::meaning::{self, Job};
use crate::ours::Target;

/// The shaders whose name contains `filter`.
///
/// # Errors
/// A file that cannot be read; that there is none.
pub fn shaders(filter: &str) -> Result<Vec<Job>, String> {
    let mut jobs = meaning::all(filter)?;
    of_text_tests(&mut jobs)?;
    let engine = beside::of_engine(false)?.into_iter().filter(|job| job.target == Target::Dxil);
    jobs.extend(engine.map(Job::from));
    // What DXC gets wrong of a shader, by the test's own word, it would get wrong of its translation.
    jobs.retain(|job| job.name.contains(filter) && !job.is_listing() && !job.source.contains("// except "));
    if jobs.is_empty() { Err(format!("no shader's name contains '{filter}'")) } else { Ok(jobs) }
}

/// The shaders of text tests, as the first line that compiles them says.
fn of_text_tests(jobs: &mut Vec<Job>) -> Result<(), String> {
    for (name, path) in files("tests/text").into_iter().filter(|(name, _)| name.ends_with(".hlsl")) {
        let source = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let Some(run) = source.lines().find(|line| line.contains("RUN: %trefoil")) else { continue };
        let words: Vec<&str> = run.split_whitespace().collect();
        let value = |option: &str| {
            let at = words.iter().position(|word| *word == option)?;
            words.get(at + 1).map(|word| word.to_string())
        };
        let Some(profile) = value("-T") else { continue };
        let said = |word: &&&str| word.starts_with("-D") || **word == "-enable-16bit-types";
        jobs.push(Job {
            name: format!("text/{name}"),
            path: relative(&path),
            profile,
            entry: value("-E").unwrap_or_else(|| "main".into()),
            args: words.iter().filter(said).map(|word| word.to_string()).collect(),
            source,
            turn: None,
            byte_code: false,
        });
    }
    Ok(())
}
