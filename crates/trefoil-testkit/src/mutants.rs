//! Mutants: shaders of the tree with one or two small edits, as people make them while they write.
//!
//! The tree's shaders are what we thought of. An edited one is what nobody thought of: a type in the place of another, a name
//! that is not the right one, a qualifier where it may not be. Both compilers are asked; where they disagree about whether it is
//! a shader, or about what it means, one of them is wrong.

mod edits;
mod pieces;

use crate::accept::judges::first_error;
use crate::dxc::Microsoft;
use crate::meaning::{self, Counts, Job};
use crate::ours::{self, Target};
use crate::random::XorShift;
use crate::spirv;

/// What two compilers' answers to a mutant come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Both refuse it at the same line, or both take it and mean the same.
    Same,
    /// Both refuse it, first at the lines given, DXC's and ours; the words of both.
    Line(String),
    /// DXC takes it; what ours says.
    Refused(String),
    /// Ours takes it, and makes a valid module of it; what DXC says.
    Taken(String),
    /// Ours takes it, whatever DXC says, and what it makes is not valid: what the validator says.
    Invalid(String),
    /// Both take it and what they make does not compute the same.
    Differs(String),
    /// Ours panics or does not end, or the interpreter fails.
    Fails(String),
}

/// A shader with the edit that was made of it.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The edited shader.
    pub job: Job,
    /// What was done, for people: the edited line before and after.
    pub edit: String,
}

/// The mutant of a number of a shader, whatever other shaders there are; none where no edit applies.
pub fn mutant(job: &Job, number: u32) -> Option<Mutant> {
    // Numbers that follow one another are not to give generators that do.
    let mut random = XorShift::new(number.wrapping_mul(0x9E37_79B9) ^ (job.name_hash() >> 16) as u32);
    random.bits();
    let mut edited = edits::edited(&job.source, &mut random)?;
    if random.below(4) == 0 {
        edited = edits::edited(&edited, &mut random).unwrap_or(edited);
    }
    let mut made = Job { source: edited, ..job.clone() };
    if random.below(12) == 0 {
        edits::other_options(&mut made, &mut random);
    }
    let edit = changed(&job.source, &made.source);
    Some(Mutant { job: made, edit })
}

/// The first line that differs, before and after.
fn changed(before: &str, after: &str) -> String {
    let differs = before.lines().zip(after.lines()).find(|(before, after)| before != after);
    differs.map_or_else(String::new, |(before, after)| format!("{} => {}", before.trim(), after.trim()))
}

/// What is compared of two compilers' answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Comparison {
    /// On how many sets of inputs what both make is executed.
    pub seeds: u64,
    /// Whether the first error of what both refuse is to have the same column and words, and not only the same line.
    pub words: bool,
}

/// Asks both compilers.
///
/// # Errors
/// When DXC cannot be asked at all.
pub fn judge(job: &Job, wanted: Comparison) -> Result<Verdict, String> {
    judge_both(&Microsoft::new()?, job, wanted).map(|(verdict, _)| verdict)
}

/// What two compilers made of a shader, DXC's and ours, where both take it and ours is valid.
pub type Made = Option<(Vec<u8>, Vec<u8>)>;

/// As [`judge`], with what both made.
///
/// # Errors
/// When DXC cannot be asked at all.
pub fn judge_both(microsoft: &Microsoft, job: &Job, wanted: Comparison) -> Result<(Verdict, Made), String> {
    let args: Vec<&str> = job.args.iter().map(String::as_str).collect();
    let (theirs, words) = microsoft.judge(&job.path, &job.source, &job.profile, &job.entry, &args)?;
    let target = job.target();
    let mine = ours::judge(&job.path, &job.source, &job.profile, &job.entry, target, &args);
    let mine = mine.and_then(|answer| answer).map(|(made, _)| made);
    let mut mine = match (&theirs, mine) {
        (_, Err(said)) if ours::is_failure(&said) => return Ok((Verdict::Fails(said), None)),
        (None, Err(said)) => return Ok((beside(&words, &said, wanted.words), None)),
        (Some(_), Err(said)) => return Ok((Verdict::Refused(error(&said).1), None)),
        (_, Ok(mine)) => mine,
    };
    // Also of what DXC refuses, since who takes a shader that DXC does not is to make something valid of it.
    Ok(match (valid(microsoft, target, &mut mine), theirs) {
        (Err(why), _) => (Verdict::Invalid(why), None),
        (Ok(()), None) => (Verdict::Taken(error(&words).1), None),
        (Ok(()), Some(theirs)) => {
            (compared(microsoft, job, wanted.seeds, (&theirs, &mine)), Some((theirs, mine)))
        }
    })
}

/// Signs a module of ours, and asks its target's validator.
fn valid(microsoft: &Microsoft, target: Target, mine: &mut [u8]) -> Result<(), String> {
    match target {
        Target::Spirv => spirv::validate(mine),
        Target::Dxil | Target::Dxbc => {
            crate::dxc::sign(mine);
            microsoft.validate(mine)
        }
    }
}

/// What both compute, compared.
fn compared(microsoft: &Microsoft, job: &Job, seeds: u64, made: (&[u8], &[u8])) -> Verdict {
    if seeds == 0 {
        return Verdict::Same;
    }
    let level = job.levels().first().copied().unwrap_or_default();
    let at = (job.profile.as_str(), level);
    match meaning::compared(microsoft, job, at, seeds, made, &mut Counts::new()) {
        meaning::Verdict::Differs(seed, found) if meaning::is_sure(&found) => {
            let first = found.first();
            let told = first.map(|d| format!("{}: DXC {}, trefoil {}", d.place, d.left, d.right));
            Verdict::Differs(format!("seed {seed}: {}", told.unwrap_or_default()))
        }
        meaning::Verdict::Fails(why) => Verdict::Fails(why),
        _ => Verdict::Same,
    }
}

/// What it comes to that both refuse a mutant with these words.
fn beside(theirs: &str, mine: &str, of_words: bool) -> Verdict {
    let columns = [theirs, mine].map(|said| first_error(said).0.map(|place| place.1));
    let (theirs, mine) = (error(theirs), error(mine));
    match (theirs.0, mine.0) {
        (Some(left), Some(right)) if left != right => {
            Verdict::Line(format!("{left}: {}, ours {right}: {}", theirs.1, mine.1))
        }
        _ if of_words && theirs.1 != mine.1 => Verdict::Line(format!("{}, ours {}", theirs.1, mine.1)),
        (Some(_), Some(_)) if of_words && columns[0] != columns[1] => {
            Verdict::Line(format!("{}, ours in another column", theirs.1))
        }
        _ => Verdict::Same,
    }
}

/// The line and the words of the first error.
fn error(said: &str) -> (Option<u32>, String) {
    let (place, words) = first_error(said);
    let words = words.split_once("error: ").map_or(words.as_str(), |(_, words)| words).to_owned();
    (place.map(|(line, _)| line), words)
}

/// A message without what it quotes and counts, so that the same fault of two shaders is said with the same words.
pub fn without_names(words: &str) -> String {
    let first = words.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let parts = first.split(['`', '\'']).enumerate();
    let plain: String = parts.map(|(number, part)| if number % 2 == 0 { part } else { "_" }).collect();
    let mut out = String::with_capacity(plain.len());
    for c in plain.chars() {
        let c = if c.is_ascii_digit() { '#' } else { c };
        if c != '#' || !out.ends_with('#') {
            out.push(c);
        }
    }
    out
}
