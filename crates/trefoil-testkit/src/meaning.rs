//! What shaders mean: DXC's DXIL or SPIR-V and trefoil's, executed by an interpreter on the same inputs, must compute the same.
//!
//! A [`Job`] is a shader with its options; [`judge`] has both compilers make a container at a level and executes both.
//! `cargo xtask meaning` goes over all shaders of the tree, and random ones.

mod jobs;
mod known;
mod reduce;

pub(crate) use jobs::of_case;
pub use jobs::{Job, all, flows, idioms, layouts, members, random, random_name, spirv, wgsl};
pub use known::Known;
pub use reduce::reduce;

use crate::dxc::Microsoft;
use crate::exec;
use crate::ours;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use trefoil_dxil::ops::{DxilOp, DxilVersion, Stage};
use trefoil_interp::compare::{Certainty, Difference, differences};
use trefoil_interp::{Fault, Limits, Outcome, Program, World, run};

/// Executed operations by name, counted by lanes.
pub type Counts = BTreeMap<&'static str, u64>;

/// The names of the operations of all stages but nodes, up to shader model 6.8.
pub fn operations() -> impl Iterator<Item = &'static str> {
    const STAGES: [Stage; 14] = [
        Stage::Vertex,
        Stage::Pixel,
        Stage::Geometry,
        Stage::Hull,
        Stage::Domain,
        Stage::Compute,
        Stage::Mesh,
        Stage::Amplification,
        Stage::RayGeneration,
        Stage::Intersection,
        Stage::AnyHit,
        Stage::ClosestHit,
        Stage::Miss,
        Stage::Callable,
    ];
    let newest = DxilVersion::new(8);
    let all = (0..512).filter_map(DxilOp::from_opcode);
    let here = move |op: &DxilOp| STAGES.iter().any(|&stage| op.check_stage(stage, newest).is_ok());
    all.filter(here).map(DxilOp::name)
}

/// Why a run over all shaders does not execute an operation.
pub fn why_rare(name: &str) -> &'static str {
    match name {
        "TempRegLoad" | "TempRegStore" | "MinPrecXRegLoad" | "MinPrecXRegStore" => {
            "registers of byte code, which its translation takes out again; refused by the validator"
        }
        "CycleCounterLegacy" => "the clock of a machine: no two runs agree",
        "EmitThenCutStream" => "no compiler makes it; a test of the interpreter executes it",
        _ => "no shader of the tree comes to it often: write one",
    }
}

/// What came of a shader at one level of optimisation.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Both compute the same, on that many seeds.
    Same(u64),
    /// They do not: the seed, and what differs with it.
    Differs(u64, Vec<Difference>),
    /// They do not at this level, but ours computes what DXC's computes at the other.
    Torn,
    /// Ours gives something undefined where DXC's does not, of a source that, as DXC says, reads what it never sets.
    Unset,
    /// They do not, but only in what hangs on a sum or a product beyond the range of signed integers: DXC takes it that there is
    /// none, ours wraps around, as SPIR-V of both does.
    Overflow,
    /// DXC refuses the shader; ours computes the same at both levels, on that many seeds.
    Alone(u64),
    /// There is nothing to compare: one of the compilers refuses the shader.
    Unmade(String),
    /// The interpreter does not support it.
    Unsupported(String),
    /// It was not executed to its end, or something undefined decides what it does.
    Unclear(String),
    /// The interpreter or trefoil fails.
    Fails(String),
}

/// Compiles a shader with both compilers for a profile at a level and compares what the containers compute on each seed.
///
/// # Errors
/// When DXC cannot be asked at all.
pub fn judge(
    job: &Job,
    profile: &str,
    level: &str,
    seeds: u64,
    counts: &mut Counts,
) -> Result<Verdict, String> {
    if job.is_listing() {
        return Ok(listed(job, counts).map_or_else(Verdict::Fails, |()| Verdict::Same(1)));
    }
    let microsoft = Microsoft::new()?;
    // Much of what DXC takes is not in shader model 5.1: ours is asked first there.
    let early = job.byte_code.then(|| mine(job, profile, level));
    if let Some(Err(why)) = early {
        return Ok(refused(why));
    }
    let theirs = match theirs(&microsoft, job, profile, level) {
        Ok(made) => made,
        Err(why) => match job.byte_code.then(|| dxil_of_ours(job, profile, level)) {
            Some(Ok(made)) => made,
            Some(Err(_)) | None => {
                let refused = || Verdict::Unmade(format!("DXC: {}", first_line(&why)));
                return Ok(alone(job, profile, level, seeds, counts).unwrap_or_else(refused));
            }
        },
    };
    let mine = match early.unwrap_or_else(|| mine(job, profile, level)) {
        Ok(made) => made,
        Err(why) => return Ok(refused(why)),
    };
    Ok(compared(&microsoft, job, (profile, level), seeds, (&theirs, &mine), counts))
}

/// Compares what DXC's container or module and ours of a shader compute, which are of a profile and a level of optimisation.
pub fn compared(
    microsoft: &Microsoft,
    job: &Job,
    (profile, level): (&str, &str),
    seeds: u64,
    (theirs, mine): (&[u8], &[u8]),
    counts: &mut Counts,
) -> Verdict {
    let guarded = catch_unwind(AssertUnwindSafe(|| {
        let verdict = executed(theirs, mine, seeds, false, counts);
        match &verdict {
            Verdict::Differs(..) if job.byte_code && job.has_least_precision() => {
                let wide = judge(&job.widened(), profile, level, seeds, &mut Counts::new());
                match wide {
                    Ok(Verdict::Same(_)) => Verdict::Unclear("minimum precision is kept in 32 bits".into()),
                    Ok(other) => other,
                    Err(_) => verdict,
                }
            }
            Verdict::Differs(_, found) => {
                let stays = || match verdict {
                    Verdict::Differs(seed, ref found) if is_sure(found) && overflows(theirs, mine, seed) => {
                        Verdict::Overflow
                    }
                    ref verdict => verdict.clone(),
                };
                excuse(microsoft, job, profile, level, seeds, mine, found).unwrap_or_else(stays)
            }
            Verdict::Same(_) if job.byte_code => {
                beside_own(job, profile, level, seeds, mine).unwrap_or(verdict)
            }
            _ => verdict,
        }
    }));
    guarded.unwrap_or_else(|_| Verdict::Fails("the interpreter panicked".into()))
}

/// Ours at a level beside ours at the other, of a shader of the tree that DXC refuses.
fn alone(job: &Job, profile: &str, level: &str, seeds: u64, counts: &mut Counts) -> Option<Verdict> {
    let other = match level {
        "-O3" => "-Od",
        "-Od" => "-O3",
        _ => return None,
    };
    if job.turn.is_some() {
        return None;
    }
    let (left, right) = (mine(job, profile, other).ok()?, mine(job, profile, level).ok()?);
    Some(match executed(&left, &right, seeds, false, counts) {
        Verdict::Same(seeds) => Verdict::Alone(seeds),
        Verdict::Differs(seed, mut found) => {
            found.iter_mut().for_each(|difference| {
                difference.place.push_str(&format!(" (left is trefoil's at {other})"));
            });
            Verdict::Differs(seed, found)
        }
        verdict => verdict,
    })
}

/// What it comes to that trefoil makes nothing of a shader.
fn refused(why: String) -> Verdict {
    match ours::is_failure(&why) {
        true => Verdict::Fails(why),
        false => Verdict::Unmade(format!("trefoil: {}", first_line(&why))),
    }
}

/// Our DXIL of a shader of which byte code is wanted.
fn dxil_of_ours(job: &Job, profile: &str, level: &str) -> Result<Vec<u8>, String> {
    mine(&Job { byte_code: false, ..job.clone() }, profile, level)
}

/// Byte code beside our own DXIL: what certainly differs.
fn beside_own(job: &Job, profile: &str, level: &str, seeds: u64, mine: &[u8]) -> Option<Verdict> {
    let own = dxil_of_ours(job, profile, level).ok()?;
    match executed(&own, mine, seeds, false, &mut Counts::new()) {
        Verdict::Differs(seed, mut found) if is_sure(&found) => {
            found.iter_mut().for_each(|difference| difference.place.push_str(" (left is trefoil's DXIL)"));
            Some(Verdict::Differs(seed, found))
        }
        _ => None,
    }
}

/// Executes a listing, which must leave what its head expects.
fn listed(job: &Job, counts: &mut Counts) -> Result<(), String> {
    let test = exec::parse::test(&job.source)?;
    let made = trefoil::assemble(&job.path, job.source.as_bytes(), &trefoil::Options::default());
    let made = made.map_err(|e| e.to_string())?.bytes;
    Microsoft::new()?.validate(&made)?;
    let (results, outcome) = exec::interpret::executed(&test, &exec::interpret::Subject::container(made))?;
    add(counts, &outcome);
    exec::compare::check(&test, &results, None)
}

/// What a difference comes to when it is none of trefoil's making: DXC's other level agrees, or its SPIR-V before any optimisation,
/// or the source leaves undefined what comes out.
fn excuse(
    microsoft: &Microsoft,
    job: &Job,
    profile: &str,
    level: &str,
    seeds: u64,
    mine: &[u8],
    found: &[Difference],
) -> Option<Verdict> {
    let mut sure = found.iter().filter(|difference| difference.certainty == Certainty::Sure);
    if is_sure(found) && sure.all(|difference| difference.unset) && unset_reads(microsoft, job, profile) > 0 {
        return Some(Verdict::Unset);
    }
    let others: &[&str] = match level {
        "" => &[],
        "-Od" => &["-O3", "-fcgl"],
        _ => &["-Od", "-fcgl"],
    };
    let others = others.iter().filter(|&&other| job.is_spirv() || other != "-fcgl");
    let agrees = |other: &&str| {
        let theirs = theirs(microsoft, job, profile, other);
        let verdict = theirs.map(|theirs| executed(&theirs, mine, seeds, false, &mut Counts::new()));
        matches!(verdict, Ok(Verdict::Same(1..)))
    };
    others.copied().any(|other| agrees(&other)).then_some(Verdict::Torn)
}

/// Whether two containers differ on a seed only in what hangs on signed integers that overflow.
fn overflows(theirs: &[u8], mine: &[u8], seed: u64) -> bool {
    let (Ok(theirs), Ok(mine)) = (Program::read_each(theirs), Program::read_each(mine)) else { return false };
    let limits = Limits { wraps: false, ..Limits::default() };
    theirs.iter().zip(&mine).all(|(theirs, mine)| {
        let mut world = World::new(seed);
        let (Ok(theirs), Ok(mine)) =
            (run(theirs, &mut world, Limits::default()), run(mine, &mut world, limits))
        else {
            return false;
        };
        mine.undefined_control || !is_sure(&differences(&mine, &theirs, &world))
    })
}

/// How often DXC's front end finds that the source reads what it has not set: only then may we give something undefined.
fn unset_reads(microsoft: &Microsoft, job: &Job, profile: &str) -> usize {
    const ASKED: [&str; 4] =
        ["-Wuninitialized", "-Wsometimes-uninitialized", "-Wconditional-uninitialized", "-Wparameter-usage"];
    let args: Vec<&str> = job.args.iter().map(String::as_str).chain(ASKED).collect();
    let said = microsoft.judge(&job.path, &job.source, profile, &job.entry, &args);
    let count = |words: &str| ASKED.iter().map(|group| words.matches(&format!("[{group}]")).count()).sum();
    said.map_or(0, |(_, words)| count(&words))
}

/// Whether both compilers take a shader and their containers certainly do not mean the same, or trefoil or the interpreter
/// fails: how many warnings of variables that are read before they are set DXC has for it then.
///
/// # Errors
/// When DXC cannot be asked at all.
pub fn goes_wrong(job: &Job, profile: &str, level: &str, seeds: u64) -> Result<Option<usize>, String> {
    match judge(job, profile, level, seeds, &mut Counts::new())? {
        Verdict::Differs(_, found) if is_sure(&found) => {
            Ok(Some(unset_reads(&Microsoft::new()?, job, profile)))
        }
        Verdict::Fails(_) => Ok(Some(unset_reads(&Microsoft::new()?, job, profile))),
        Verdict::Differs(..)
        | Verdict::Same(_)
        | Verdict::Torn
        | Verdict::Unset
        | Verdict::Overflow
        | Verdict::Alone(_)
        | Verdict::Unmade(_)
        | Verdict::Unsupported(_)
        | Verdict::Unclear(_) => Ok(None),
    }
}

/// Whether two programs certainly do not mean the same.
pub fn is_sure(found: &[Difference]) -> bool {
    found.iter().any(|difference| difference.certainty == Certainty::Sure)
}

/// Which compiler's containers of the two levels agree, for people who look for the one that is wrong.
///
/// # Errors
/// When DXC cannot be asked at all.
pub fn who_agrees(job: &Job, profile: &str, seeds: u64) -> Result<String, String> {
    let microsoft = Microsoft::new()?;
    let alike = |first: Result<Vec<u8>, String>, second: Result<Vec<u8>, String>| match (first, second) {
        (Ok(first), Ok(second)) => match executed(&first, &second, seeds, true, &mut Counts::new()) {
            Verdict::Same(0) => "is unclear",
            Verdict::Same(_) => "agrees with itself",
            Verdict::Differs(..) => "differs from itself",
            Verdict::Torn
            | Verdict::Unset
            | Verdict::Overflow
            | Verdict::Alone(_)
            | Verdict::Unmade(_)
            | Verdict::Unsupported(_)
            | Verdict::Unclear(_)
            | Verdict::Fails(_) => "is unclear",
        },
        _ => "is unclear",
    };
    let of_dxc = alike(theirs(&microsoft, job, profile, "-O3"), theirs(&microsoft, job, profile, "-Od"));
    let of_trefoil = alike(mine(job, profile, "-O3"), mine(job, profile, "-Od"));
    Ok(format!("between -O3 and -Od, DXC {of_dxc} and trefoil {of_trefoil}"))
}

fn arguments<'a>(job: &'a Job, level: &'a str) -> Vec<&'a str> {
    job.args.iter().map(String::as_str).chain([level]).filter(|arg| !arg.is_empty()).collect()
}

fn theirs(microsoft: &Microsoft, job: &Job, profile: &str, level: &str) -> Result<Vec<u8>, String> {
    microsoft.compile(&job.path, &job.source, profile, &job.entry, &arguments(job, level))
}

fn mine(job: &Job, profile: &str, level: &str) -> Result<Vec<u8>, String> {
    let args = arguments(job, level);
    let made =
        ours::judge(&job.path, &job.source, &job.own_profile(profile), &job.entry, job.target(), &args);
    made.and_then(|made| made).map(|made| made.0)
}

/// Compares what two containers, or two modules of SPIR-V, compute; the first is right. When `strict`, a seed on which it gives anything undefined is
/// not compared.
pub fn executed(theirs: &[u8], mine: &[u8], seeds: u64, strict: bool, counts: &mut Counts) -> Verdict {
    let read = |bytes: &[u8]| match bytes {
        [0x03, 0x02, 0x23, 0x07, ..] => Program::read_each_spirv(bytes),
        _ => Program::read_each(bytes),
    };
    let (theirs, mine) = match (read(theirs), read(mine)) {
        (Ok(theirs), Ok(mine)) => (theirs, mine),
        (Err(why), _) => return of_fault("DXC's", why),
        (_, Err(why)) => return of_fault("trefoil's", why),
    };
    if theirs.len() != mine.len() {
        return Verdict::Fails(format!("DXC's has {} entries, trefoil's {}", theirs.len(), mine.len()));
    }
    // Of a library's shaders the first that is not the same tells.
    let mut same = 0;
    for (theirs, mine) in theirs.iter().zip(&mine) {
        match entry_executed(theirs, mine, seeds, strict, counts) {
            Verdict::Same(clear) => same += clear,
            other => return other,
        }
    }
    Verdict::Same(same)
}

/// Compares what two programs of one entry compute.
fn entry_executed(
    theirs: &Program,
    mine: &Program,
    seeds: u64,
    strict: bool,
    counts: &mut Counts,
) -> Verdict {
    let (mut unclear, mut clear) = (None, 0);
    let mut rounding = None;
    for seed in 0..seeds {
        let mut world = World::new(seed);
        let right = match run(theirs, &mut world, Limits::default()) {
            Ok(right) => right,
            Err(Fault::Limit(what)) => {
                unclear = Some(format!("DXC's takes too many {what}"));
                continue;
            }
            Err(why) => return of_fault("DXC's", why),
        };
        add(counts, &right);
        if right.undefined_control || (strict && right.has_undefined()) {
            unclear = Some("something undefined decides what it does".to_string());
            continue;
        }
        // What takes much longer than DXC's never ends, as far as a test can tell.
        let other = match run(mine, &mut world, Limits::default()) {
            Ok(other) => other,
            Err(Fault::Limit(what)) => return Verdict::Fails(format!("trefoil's takes too many {what}")),
            Err(why) => return of_fault("trefoil's", why),
        };
        let found = differences(&right, &other, &world);
        if is_sure(&found) {
            return Verdict::Differs(seed, found);
        }
        let least = |found: &[Difference]| found.iter().map(|d| d.certainty).min();
        let worse =
            rounding.as_ref().is_none_or(|(_, known): &(u64, Vec<Difference>)| least(&found) < least(known));
        if !found.is_empty() && worse {
            rounding = Some((seed, found));
        }
        clear += 1;
    }
    match (rounding, unclear) {
        (Some((seed, found)), _) => Verdict::Differs(seed, found),
        (None, Some(why)) if clear == 0 => Verdict::Unclear(why),
        (None, _) => Verdict::Same(clear),
    }
}

fn of_fault(whose: &str, why: Fault) -> Verdict {
    match why {
        Fault::Unsupported(what) => Verdict::Unsupported(format!("{what} ({whose})")),
        Fault::Limit(what) => Verdict::Unclear(format!("{whose} takes too many {what}")),
        Fault::Damaged(what) => Verdict::Fails(format!("{whose}: {what}")),
    }
}

fn add(counts: &mut Counts, outcome: &Outcome) {
    for (op, count) in &outcome.counts.ops {
        *counts.entry(op.name()).or_default() += count;
    }
    *counts.entry("other instructions").or_default() += outcome.counts.plain;
}

fn first_line(words: &str) -> &str {
    words.lines().find(|line| line.contains("error")).or(words.lines().next()).unwrap_or_default()
}
