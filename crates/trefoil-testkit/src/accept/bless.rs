//! The verdicts of acceptance tests, as DXC gives them.

use super::verdict::{self, Verdict};
use super::{Case, ENVIRONMENT, judges};
use crate::consumers::{files, workspace};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// DXC's verdict on a file.
///
/// SPIR-V is tried as well where DXC makes DXIL, or trefoil does although DXC refuses; not with `except spirv`, since
/// some files crash DXC.
fn verdict(case: &Case) -> Result<Verdict, String> {
    let environment: &[&str] = if case.is_spirv() { &[ENVIRONMENT] } else { &[] };
    let answer = judges::dxc(case, environment)?;
    let taken = answer.made.is_some();
    let mut verdict =
        Verdict { dxil: taken && !case.is_spirv(), spirv: taken && case.is_spirv(), ..Verdict::default() };
    if !case.is_spirv() && case.counts("spirv") && (taken || !case.counts("outcome")) {
        verdict.spirv = judges::dxc(case, &["-spirv", ENVIRONMENT])?.made.is_some();
    }
    verdict.remarks.extend(answer.error());
    if taken || case.lies_in("warnings") {
        verdict.remarks.extend(answer.warnings());
    }
    verdict.remarks.sort();
    Ok(verdict)
}

/// The text of a file as it is and with DXC's verdict.
fn texts(path: &Path) -> Result<(String, String), String> {
    let tell = |why: String| format!("{}: {why}", path.strip_prefix(workspace()).unwrap_or(path).display());
    let text = std::fs::read_to_string(path).map_err(|e| tell(e.to_string()))?;
    let case = Case::parse(&path.to_string_lossy(), &text).map_err(tell)?;
    let fresh = verdict::join(&case.source, &verdict(&case).map_err(tell)?);
    Ok((text, fresh))
}

/// Has DXC judge the files of `tests/accept` whose names contain `filter` and writes its verdicts into them; says how many
/// files changed.
///
/// # Errors
/// A file that cannot be read or written or is no test, or no DXC.
pub fn bless(filter: &str) -> Result<usize, String> {
    let all = files("tests/accept").into_iter().filter(|(name, _)| name.ends_with(".hlsl"));
    let paths: Vec<PathBuf> =
        all.filter(|(name, _)| format!("accept/{name}").contains(filter)).map(|(_, path)| path).collect();
    let (next, changed, errors) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            let done = texts(path).and_then(|(old, new)| match old == new {
                true => Ok(()),
                false => {
                    changed.fetch_add(1, Ordering::Relaxed);
                    std::fs::write(path, new).map_err(|e| format!("{}: {e}", path.display()))
                }
            });
            if let Err(why) = done {
                errors.lock().unwrap_or_else(|e| e.into_inner()).push(why);
            }
        }
    };
    std::thread::scope(|scope| (0..workers).for_each(|_| _ = scope.spawn(work)));
    let mut errors = errors.into_inner().unwrap_or_else(|e| e.into_inner());
    errors.sort();
    if errors.is_empty() { Ok(changed.into_inner()) } else { Err(errors.join("\n")) }
}

/// Whether files say what DXC says; the first lines that differ when not.
///
/// # Errors
/// The files whose verdict is not DXC's.
pub fn blessed(paths: &[PathBuf]) -> Result<(), String> {
    let mut wrong = Vec::new();
    for path in paths {
        match texts(path) {
            Err(why) => wrong.push(why),
            Ok((old, new)) if old == new => {}
            Ok((old, new)) => {
                let name = path.strip_prefix(workspace()).unwrap_or(path).display();
                let differ = old.lines().zip(new.lines()).find(|(old, new)| old != new).unwrap_or_default();
                wrong.push(format!("{name}:\n  the file says: {}\n  DXC says:      {}", differ.0, differ.1));
            }
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("{}\n`cargo xtask bless` writes what DXC says into the files", wrong.join("\n")))
}
