//! The facts of DXIL containers: what their parts say, and what reflection says of them.
//!
//! Reflection is asked of both libraries about both containers. DXC's answers about its own are right; DXC's about ours show
//! what our container lacks, and our answers about either, beside DXC's about the same, where our library reads otherwise.

use super::reflection::{Client, Libraries};
use super::{Difference, Known, container, differences, in_parallel};
use crate::dxc::Microsoft;
use crate::meaning::Job;
use crate::ours::{self, Target};

/// A shader's two containers.
struct Pair {
    shader: String,
    ours: Vec<u8>,
    theirs: Vec<u8>,
}

/// Compares shaders; how many were compared comes with what differs.
///
/// # Errors
/// No DXC, or no compiler for the client that asks the libraries.
pub fn compare(
    jobs: &[Job],
    libraries: &Libraries,
    known: &Known,
) -> Result<(usize, Vec<Difference>), String> {
    let mut pairs = in_parallel(jobs, |job| if known.kills(&job.name) { None } else { compiled(job) });
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
