//! Agreement of `trefoil-validate` with DXC's validator: on the containers of the tree's shaders, DXC's and ours, and on damaged
//! ones.

mod cases;
mod known;
mod rules;

pub use cases::{broken, case_samples, file, varied_cases};
pub use known::Known;
pub use rules::by_rule;

use crate::damage::Damaged;
use crate::dxc::Microsoft;
use crate::dxc::batch::{Assembler, Judge, Verdict};
use crate::ours::Target;
use crate::outputs::{Job, everything};
use std::collections::BTreeMap;

use std::panic::{AssertUnwindSafe, catch_unwind};
use trefoil_validate::Limits;

/// The reference validator is of this version.
const LIMITS: Limits = Limits { findings: 64, validator: (1, 8) };

/// The names of the compilers.
const OURS: &str = "trefoil";
const THEIRS: &str = "dxc";

const VALIDATOR_VERSION: &str = "-validator-version";

/// A container of the suite.
pub struct Sample {
    /// The compile that it comes from.
    pub name: String,
    /// The container.
    pub bytes: Vec<u8>,
}

/// What one comparison found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Both take it.
    Valid,
    /// Both refuse it: DXC's words and ours.
    Refused(String, String),
    /// DXC refuses what we take: its words.
    Missed(String),
    /// We refuse what DXC takes: our words.
    Stricter(String),
    /// Both refuse it, and it is our compiler's: their words.
    Unsound(String),
    /// One compiler alone refuses the source for a version of the validator; for the newest both take it. Which one, and its words.
    Unmade(&'static str, String),
    /// DXC's validator died.
    Crashed,
    /// DXC's validator did not answer in time.
    Hung,
    /// Ours panicked.
    Panicked,
}

/// The compiles whose containers are looked at, in order of their names; for a version of the validator, where one is given.
///
/// # Errors
/// A file that cannot be read, or a filter that none has in its name.
pub fn jobs(filter: &str, validator: Option<&str>) -> Result<Vec<Job>, String> {
    let mut jobs = everything()?;
    jobs.retain(|job| job.target == Target::Dxil && job.name.contains(filter));
    if jobs.is_empty() {
        return Err(format!("no shader has '{filter}' in its name"));
    }
    if let Some(version) = validator {
        jobs.iter_mut().for_each(|job| ask_for(&mut job.args, version));
    }
    Ok(jobs)
}

/// Has arguments ask for what a validator of a version takes, unless they say one themselves.
pub fn ask_for(args: &mut Vec<String>, version: &str) {
    if !args.iter().any(|arg| arg.contains("validator-version")) {
        args.extend([VALIDATOR_VERSION.to_owned(), version.to_owned()]);
    }
}

/// The containers of a compile: ours and DXC's, where they make one.
///
/// # Errors
/// When DXC's library is not there.
pub fn samples(job: &Job) -> Result<Vec<Sample>, String> {
    let args: Vec<&str> = job.args.iter().map(String::as_str).collect();
    let sample = |(of, bytes)| Sample { name: format!("{} {of}", job.name), bytes };
    Ok(made(job, &args)?.into_iter().filter_map(|(of, made)| Some(sample((of, made.ok()?)))).collect())
}

/// A compiler's name, and the container that it makes or its words.
type Made = (&'static str, Result<Vec<u8>, String>);

/// What our compiler and DXC's make of a job's source with arguments, or say of it.
fn made(job: &Job, args: &[&str]) -> Result<[Made; 2], String> {
    let ours = crate::ours::judge(&job.path, &job.source, &job.profile, &job.entry, Target::Dxil, args);
    let ours = ours.and_then(|made| made).map(|(bytes, _)| bytes);
    let dxc = Microsoft::new()?.compile(&job.path, &job.source, &job.profile, &job.entry, args);
    Ok([(OURS, ours), (THEIRS, dxc)])
}

/// Compares the verdicts on what both compilers make of a source: that both make it for a version of the validator, too, where
/// both do for the newest; and that what ours makes is sound.
///
/// # Errors
/// When DXC's library or validator cannot be had.
pub fn as_made(judge: &mut Judge, job: &Job) -> Result<Vec<Row>, String> {
    let args: Vec<&str> = job.args.iter().map(String::as_str).collect();
    let both = made(job, &args)?;
    let is_torn = both[0].1.is_ok() != both[1].1.is_ok() && {
        let before = args.iter().position(|arg| *arg == VALIDATOR_VERSION).unwrap_or(args.len());
        before < args.len() && made(job, &args[..before])?.iter().all(|(_, made)| made.is_ok())
    };
    let mut rows = Vec::new();
    for (of, made) in both {
        let outcome = match made {
            Ok(bytes) => match compare(judge, &bytes)? {
                Outcome::Refused(theirs, _) if of == OURS && !args.contains(&"-Vd") => {
                    Outcome::Unsound(theirs)
                }
                outcome => outcome,
            },
            Err(words) if is_torn => Outcome::Unmade(of, words),
            Err(_) => continue,
        };
        rows.push(Row {
            name: format!("{} {of}", job.name),
            seed: 0,
            what: "as it was made".into(),
            outcome,
        });
    }
    Ok(rows)
}

/// Asks both validators about a container.
///
/// # Errors
/// When DXC's validator cannot be started.
pub fn compare(judge: &mut Judge, bytes: &[u8]) -> Result<Outcome, String> {
    let theirs = judge.ask(bytes)?;
    let ours = catch_unwind(AssertUnwindSafe(|| trefoil_validate::validate(bytes, LIMITS)));
    let Ok(ours) = ours else { return Ok(Outcome::Panicked) };
    let ours = ours.map_err(|found| found.to_string());
    Ok(match (theirs, ours) {
        (Verdict::Crashed, _) => Outcome::Crashed,
        (Verdict::Hung, _) => Outcome::Hung,
        (Verdict::Valid, Ok(())) => Outcome::Valid,
        (Verdict::Refused(words), Ok(())) => Outcome::Missed(words),
        (Verdict::Valid, Err(words)) => Outcome::Stricter(words),
        (Verdict::Refused(theirs), Err(ours)) => Outcome::Refused(theirs, ours),
    })
}

/// One damaged container that was compared.
pub struct Row {
    /// The compile, and whose container.
    pub name: String,
    /// The seed of the damage.
    pub seed: u32,
    /// What was damaged.
    pub what: String,
    /// What was found.
    pub outcome: Outcome,
}

/// Damages a container some times in a way and compares the verdicts.
///
/// # Errors
/// When DXC's validator cannot be started.
pub fn damaged(
    judge: &mut Judge,
    damage: fn(&[u8], u32) -> Option<Damaged>,
    sample: &Sample,
    seeds: std::ops::Range<u32>,
) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    // Containers of equal form are not all damaged in the same way.
    let own = sample.name.bytes().fold(0u32, |hash, byte| hash.wrapping_mul(31) ^ u32::from(byte));
    for seed in seeds.map(|seed| seed.wrapping_add(own << 8)) {
        let Some(damaged) = damage(&sample.bytes, seed) else { continue };
        let outcome = compare(judge, &damaged.bytes)?;
        rows.push(Row { name: sample.name.clone(), seed, what: damaged.what, outcome });
    }
    Ok(rows)
}

/// Changes the listing of a container some times, has DXC's assembler make containers of what comes out, and compares the verdicts.
///
/// # Errors
/// When DXC's library cannot be had, or no process started.
pub fn relisted(
    (judge, assembler): (&mut Judge, &mut Assembler),
    sample: &Sample,
    seeds: std::ops::Range<u32>,
) -> Result<Vec<Row>, String> {
    let Ok(listing) = Microsoft::new()?.disassemble(&sample.bytes) else { return Ok(Vec::new()) };
    let mut rows = Vec::new();
    for seed in seeds {
        let Some(changed) = crate::damage::listing(&listing, seed) else { continue };
        let Some(bytes) = assembler.assemble(&changed.text)? else { continue };
        let outcome = compare(judge, &bytes)?;
        rows.push(Row { name: sample.name.clone(), seed, what: changed.what, outcome });
    }
    Ok(rows)
}

/// The rule of a message: its first line without names, numbers and places.
pub fn rule_of(words: &str) -> String {
    let line = words.lines().find(|line| !line.trim().is_empty() && !line.contains("validation errors"));
    let line = line.unwrap_or_default();
    // Of a module that LLVM refuses, the next line says why.
    let line = match line.ends_with("Module bitcode is invalid.") {
        true => words.lines().nth(1).unwrap_or_default(),
        false => line,
    };
    let line = line.split_once("error: ").map_or(line, |(_, rest)| rest);
    let mut out = String::new();
    let mut quoted = false;
    for c in line.chars().take(160) {
        match c {
            '\'' => quoted = !quoted,
            _ if quoted => {}
            '0'..='9' => {
                if !out.ends_with('#') {
                    out.push('#');
                }
            }
            c => out.push(c),
        }
    }
    out
}

/// Rows by outcome and rule, with how many there are and the first few.
pub fn summary(rows: &[Row]) -> String {
    let mut groups: BTreeMap<(u8, String), Vec<&Row>> = BTreeMap::new();
    for row in rows {
        let key = match &row.outcome {
            Outcome::Valid => (0, "both take it".into()),
            Outcome::Crashed => (1, "DXC's validator dies".into()),
            Outcome::Refused(words, _) => (2, format!("both refuse: {}", rule_of(words))),
            Outcome::Hung => (3, "DXC's validator does not end".into()),
            Outcome::Stricter(words) => (4, format!("ours refuses alone: {}", rule_of(words))),
            Outcome::Missed(words) => (5, format!("DXC refuses alone: {}", rule_of(words))),
            Outcome::Unsound(words) => (6, format!("both refuse our own: {}", rule_of(words))),
            Outcome::Unmade(who, words) => (7, format!("{who} alone does not compile: {}", rule_of(words))),
            Outcome::Panicked => (8, "ours panics".into()),
        };
        groups.entry(key).or_default().push(row);
    }
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|((kind, _), rows)| (*kind, rows.len()));
    let mut out = String::new();
    for ((kind, words), rows) in groups {
        out += &format!("{:6} {words}\n", rows.len());
        let shown = if kind > 2 { 12 } else { 0 };
        for row in rows.iter().take(shown) {
            out += &format!("         {} --seed {}: {}\n", row.name, row.seed, row.what);
        }
    }
    out
}
