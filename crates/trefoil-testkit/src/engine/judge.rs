//! An entry by both compilers: is ours valid, does it compute the same, how long did each take, how much came out.

use super::{ARGS, Entry, Tree, folder};
use crate::count;
use crate::dxc::Microsoft;
use crate::meaning::{self, Counts, Verdict};
use crate::ours::{self, Target};
use crate::spirv;
use std::time::{Duration, Instant};

/// What one compiler did.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// From the source to the artifact, once.
    pub time: Duration,
    /// Instructions within functions.
    pub instructions: usize,
}

/// What both did with an entry, for one target.
#[derive(Clone, Debug)]
pub struct Row {
    /// The entry, in one line.
    pub name: String,
    /// DXIL or SPIR-V.
    pub target: Target,
    /// What trefoil did.
    pub ours: Done,
    /// What DXC did.
    pub theirs: Done,
    /// What is wrong with ours.
    pub fault: Option<String>,
    /// Why the interpreter could not compare what both compute.
    pub unexecuted: Option<String>,
}

/// Judges an entry of a tree that has been written to [`folder`]; each seed of `seeds` is a set of inputs to execute it with.
///
/// # Errors
/// When one of the compilers refuses it.
pub fn judge(tree: &Tree, entry: &Entry, target: Target, seeds: u64) -> Result<Row, String> {
    let source = tree.text(entry.file).ok_or_else(|| format!("{}: no such file", entry.file))?;
    let path = folder().join(entry.file).to_string_lossy().into_owned();
    let (profile, function) = (entry.profile, entry.function);
    let args = args(entry, target);
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let microsoft = Microsoft::new()?;
    let begin = Instant::now();
    let theirs = microsoft.compile_unsigned(&path, source, profile, function, &args);
    let their_time = begin.elapsed();
    let theirs = theirs.map_err(|why| format!("{}: DXC: {why}", entry.name()))?;
    let options = ours::options(&args)?;
    let begin = Instant::now();
    let mine = ours::plain(&path, source, profile, function, target, &options, &mut |_| {});
    let our_time = begin.elapsed();
    let mine = mine.map_err(|why| format!("{} to {target:?}: {why}", entry.name()))?;
    let done = |time, made: &[u8]| Done { time, instructions: count::instructions(&microsoft, made, target) };
    let valid = match target {
        Target::Spirv => spirv::validate_for(&mine, "vulkan1.3"),
        Target::Dxil | Target::Dxbc => microsoft.validate(&mine),
    };
    let (fault, unexecuted) = match valid {
        Err(why) => (Some(format!("invalid: {why}")), None),
        Ok(()) if seeds > 0 => meant(&theirs, &mine, seeds),
        Ok(()) => (None, None),
    };
    let (ours, theirs) = (done(our_time, &mine), done(their_time, &theirs));
    Ok(Row { name: entry.name(), target, ours, theirs, fault, unexecuted })
}

/// What is wrong with what our code computes, on that many sets of inputs, or why that cannot be said.
fn meant(theirs: &[u8], ours: &[u8], seeds: u64) -> (Option<String>, Option<String>) {
    match meaning::executed(theirs, ours, seeds, false, &mut Counts::new()) {
        Verdict::Same(1..) => (None, None),
        Verdict::Same(0) => (Some("no run came to its end".into()), None),
        Verdict::Unsupported(what) => (None, Some(what)),
        Verdict::Differs(seed, found) if meaning::is_sure(&found) => {
            (Some(format!("differs on seed {seed}: {:?}", found.first())), None)
        }
        Verdict::Differs(..) => (None, None),
        other => (Some(format!("{other:?}")), None),
    }
}

/// The arguments that an entry is compiled with, by both.
fn args(entry: &Entry, target: Target) -> Vec<String> {
    let mut args: Vec<String> = ARGS.iter().map(|arg| arg.to_string()).collect();
    args.extend(entry.defines.iter().map(|define| format!("-D{define}")));
    if target == Target::Spirv {
        args.extend(["-spirv".into(), "-fspv-target-env=vulkan1.3".into()]);
    }
    args
}
