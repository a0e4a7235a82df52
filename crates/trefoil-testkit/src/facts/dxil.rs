//! The facts of DXIL containers: what their parts say, and what reflection says of them.
//!
//! Reflection is asked of both libraries about both containers. DXC's answers about its own are right; DXC's about ours show
//! what our container lacks, and our answers about either, beside DXC's about the same, where our library reads otherwise.

use super::reflection::{Client, Libraries};
use super::{Difference, Known, container, differences, in_parallel};
use crate::dxc::Microsoft;
use crate::meaning::{self, Job};
use crate::ours::{self, Target};
use crate::validation::ask_for;

/// Which shaders are compared.
#[derive(Clone, Debug)]
pub struct Sample {
    /// One shader of this many is compared.
    pub one_of: usize,
    /// Which of them.
    pub which: usize,
    /// The version of the validator that both write for, where it is not the newest.
    pub validator: Option<String>,
}

/// A shader's two containers.
struct Pair {
    shader: String,
    ours: Vec<u8>,
    theirs: Vec<u8>,
}

/// Compares the shaders of a sample whose name contains `filter`; how many were compared comes with what differs.
///
/// # Errors
/// A test file that cannot be read, no DXC, or no compiler for the client that asks the libraries.
pub fn compare(
    filter: &str,
    sample: &Sample,
    libraries: &Libraries,
    known: &Known,
) -> Result<(usize, Vec<Difference>), String> {
    let jobs = meaning::all(filter)?.into_iter().enumerate();
    let jobs = jobs.filter(|(n, _)| n % sample.one_of.max(1) == sample.which % sample.one_of.max(1));
    let mut jobs: Vec<Job> = jobs.map(|(_, job)| job).filter(|job| !known.kills(&job.name)).collect();
    if let Some(version) = &sample.validator {
        jobs.iter_mut().for_each(|job| ask_for(&mut job.args, version));
    }
    let mut pairs = in_parallel(&jobs, compiled);
    pairs.sort_by(|a, b| a.shader.cmp(&b.shader));
    let mut found: Vec<Difference> =
        in_parallel(&pairs, |pair| Some(of_parts(pair))).into_iter().flatten().collect();
    let client = Client::build()?;
    let all: Vec<&[u8]> = pairs.iter().flat_map(|pair| [&pair.theirs[..], &pair.ours[..]]).collect();
    let (theirs, ours) = std::thread::scope(|scope| {
        let theirs = scope.spawn(|| client.ask("theirs", &libraries.theirs, &all));
        let ours = client.ask("ours", &libraries.ours, &all);
        (theirs.join().unwrap_or_else(|_| Err("a thread panicked".into())), ours)
    });
    let (theirs, ours) = (theirs?, ours?);
    for (n, pair) in pairs.iter().enumerate() {
        let name = &pair.shader;
        let (of_theirs, of_ours) = (2 * n, 2 * n + 1);
        found.extend(differences("reflection ", name, &theirs[of_ours], &theirs[of_theirs]));
        found.extend(differences("drop-in ", name, &ours[of_theirs], &theirs[of_theirs]));
        found.extend(differences("drop-in ", name, &ours[of_ours], &theirs[of_ours]));
    }
    found.sort();
    found.dedup();
    Ok((pairs.len(), found))
}

/// Both containers; none when one of the compilers refuses the shader.
fn compiled(job: &Job) -> Option<Pair> {
    let args: Vec<&str> = job.args.iter().map(String::as_str).collect();
    let theirs =
        Microsoft::new().ok()?.compile(&job.path, &job.source, &job.profile, &job.entry, &args).ok()?;
    let ours = ours::compile(&job.path, &job.source, &job.profile, &job.entry, Target::Dxil, &args).ok()?;
    Some(Pair { shader: job.name.clone(), ours, theirs })
}

/// What differs between the parts of a shader's containers. A container that cannot be read is a difference too.
fn of_parts(pair: &Pair) -> Vec<Difference> {
    match (container::read(&pair.ours), container::read(&pair.theirs)) {
        (Ok(ours), Ok(theirs)) => differences("", &pair.shader, &ours, &theirs),
        (ours, theirs) => vec![Difference {
            kind: "container read".into(),
            shader: pair.shader.clone(),
            about: String::new(),
            says: [ours.err(), theirs.err()],
        }],
    }
}
