//! Tests of single rules: a shader whose comments change its listing, and the rule that the change breaks.
//!
//! `// SHADER: ps_6_0` says how DXC compiles the file, and each `// BREAKS Instr.OpConst: old => new` is a case: in DXC's listing
//! the first text becomes the second wherever it stands (` && ` separates further changes of the same case), DXC's assembler makes a container of it, DXC's validator must refuse it,
//! and ours must say that the rule is broken. Without a change, both must take the shader, and so they must with the change of
//! `// TAKES: old => new`.

use super::{LIMITS, Row};
use crate::dxc::Microsoft;
use crate::dxc::batch::{Assembler, Judge};
use std::path::Path;
use trefoil_validate::{Limits, Rule, validate};

/// A change of the listing.
struct Case<'a> {
    rule: &'a str,
    changes: Vec<(&'a str, &'a str)>,
    /// As the line has it.
    words: &'a str,
}

/// Runs the cases of a file.
///
/// # Errors
/// What is not as the file says.
pub fn file(path: &Path) -> Result<(), String> {
    let (source, made) = compiled(path)?;
    if !source.lines().any(|text| text.starts_with("// BREAKS ") || text.starts_with("// TAKES: ")) {
        return Err("there is no line '// BREAKS RULE: OLD => NEW'".into());
    }
    let dxc = Microsoft::new()?;
    dxc.validate(&made).map_err(|words| format!("DXC refuses the shader as it is: {words}"))?;
    validate(&made, LIMITS).map_err(|found| format!("the shader as it is: {found}"))?;
    let listing = dxc.disassemble(&made)?;
    broken(&source, &listing, LIMITS, |changed| {
        Ok((dxc.assemble(changed)?, |bytes: &[u8]| dxc.validate(bytes)))
    })?;
    let mut takes = source.lines().filter_map(|text| text.strip_prefix("// TAKES: "));
    takes.try_for_each(|text| taken(&dxc, &listing, text).map_err(|why| format!("{text}: {why}")))
}

/// Whether both validators take a listing with a change.
fn taken(dxc: &Microsoft, listing: &str, text: &str) -> Result<(), String> {
    let bytes = dxc.assemble(&changed(listing, &changes(text)?)?)?;
    dxc.validate(&bytes).map_err(|words| format!("DXC refuses it: {words}"))?;
    validate(&bytes, LIMITS).map_err(|found| format!("ours refuses it: {found}"))
}

/// The changes of a case.
fn changes(text: &str) -> Result<Vec<(&str, &str)>, String> {
    let changes = text.split(" && ").map(|one| one.split_once(" => "));
    changes.collect::<Option<Vec<_>>>().ok_or_else(|| format!("'{text}' has no ' => '"))
}

/// A listing with changes.
fn changed(listing: &str, changes: &[(&str, &str)]) -> Result<String, String> {
    let mut changed = listing.to_owned();
    for (from, to) in changes {
        if !changed.contains(from) {
            return Err(format!("the listing does not have '{from}'\n{listing}"));
        }
        changed = changed.replace(from, to);
    }
    Ok(changed)
}

/// A file's text, and what DXC makes of it.
fn compiled(path: &Path) -> Result<(String, Vec<u8>), String> {
    let source = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let profile = source.lines().find_map(|text| text.strip_prefix("// SHADER: "));
    let mut words = profile.ok_or("there is no line '// SHADER: PROFILE'")?.split_whitespace();
    let profile = words.next().unwrap_or_default();
    let args: Vec<&str> = words.collect();
    let made = Microsoft::new()?.compile(&path.to_string_lossy(), &source, profile, "main", &args)?;
    Ok((source, made))
}

/// What DXC makes of the files of `tests/validate` whose names contain a text.
///
/// # Errors
/// A file that cannot be read, or that DXC does not compile.
pub fn case_samples(filter: &str) -> Result<Vec<super::Sample>, String> {
    let files = crate::consumers::files("tests/validate").into_iter();
    let files = files.filter(|(name, _)| name.ends_with(".hlsl") && name.contains(filter));
    files
        .map(|(name, path)| {
            let (_, bytes) = compiled(Path::new(&path)).map_err(|why| format!("{name}: {why}"))?;
            Ok(super::Sample { name, bytes })
        })
        .collect()
}

/// Varies each case of the files of `tests/validate` whose names contain a text, a few times, and compares the verdicts.
///
/// # Errors
/// A file that cannot be read, or when no process can be started.
pub fn varied_cases(
    (judge, assembler): (&mut Judge, &mut Assembler),
    filter: &str,
    seeds: std::ops::Range<u32>,
) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for (name, path) in crate::consumers::files("tests/validate") {
        if !name.ends_with(".hlsl") || !name.contains(filter) {
            continue;
        }
        let (source, made) = compiled(Path::new(&path)).map_err(|why| format!("{name}: {why}"))?;
        let listing = Microsoft::new()?.disassemble(&made)?;
        for text in source.lines().filter_map(|text| text.strip_prefix("// BREAKS ")) {
            let case = case(text)?;
            for seed in seeds.clone() {
                let Some(changed) = crate::damage::varied(&listing, &case.changes, seed) else { continue };
                let Some(bytes) = assembler.assemble(&changed.text)? else { continue };
                let outcome = super::compare(judge, &bytes)?;
                rows.push(Row { name: format!("{name} {}", case.rule), seed, what: changed.what, outcome });
            }
        }
    }
    Ok(rows)
}

/// Runs the cases of a source on a listing of it. `judge` makes a container of a listing, and has the validator that must refuse it.
///
/// # Errors
/// What is not as the source says.
pub fn broken<V: Fn(&[u8]) -> Result<(), String>>(
    source: &str,
    listing: &str,
    limits: Limits,
    judge: impl Fn(&str) -> Result<(Vec<u8>, V), String>,
) -> Result<(), String> {
    let lines = source.lines().filter_map(|text| text.strip_prefix("// BREAKS "));
    let cases: Vec<Case<'_>> = lines.map(case).collect::<Result<_, _>>()?;
    let fails = |case: &Case<'_>| {
        let why = one(&judge, (listing, limits), case).err()?;
        Some(format!("{}: {}: {why}", case.rule, case.words))
    };
    let failures: Vec<String> = cases.iter().filter_map(fails).collect();
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

fn case(line: &str) -> Result<Case<'_>, String> {
    let (rule, change) = line.split_once(": ").ok_or_else(|| format!("'{line}' names no rule"))?;
    let changes = changes(change)?;
    if !Rule::ALL.iter().any(|known| known.code() == rule) {
        return Err(format!("'{rule}' is no rule that is checked"));
    }
    Ok(Case { rule, changes, words: change })
}

fn one<V: Fn(&[u8]) -> Result<(), String>>(
    judge: impl Fn(&str) -> Result<(Vec<u8>, V), String>,
    (listing, limits): (&str, Limits),
    case: &Case<'_>,
) -> Result<(), String> {
    let changed = changed(listing, &case.changes)?;
    let (bytes, reference) = judge(&changed).map_err(|words| format!("cannot be assembled: {words}"))?;
    if reference(&bytes).is_ok() {
        return Err("DXC takes it".into());
    }
    match validate(&bytes, limits) {
        Ok(()) => Err("ours takes it".into()),
        Err(found) if found.list.iter().any(|finding| finding.rule.code() == case.rule) => Ok(()),
        Err(found) => Err(format!("another rule is broken: {found}")),
    }
}
