//! Compares the interface facts of our modules with those of DXC's: locations, bindings, offsets, capabilities.
//!
//! Every shader of the tree that DXC compiles is compiled by both, and the facts of the two modules are compared by name: those
//! of SPIR-V ([`module`]) for the same environment, and those of DXIL ([`dxil`]) with reflection. Differences are
//! reported by kind, so that a missing rule shows as one line with a count. `tests/facts/spirv.txt` and `dxil.txt` list the
//! kinds that stay, each with its reason.

pub mod apart;
mod container;
pub mod dxil;
mod metadata;
pub mod module;
pub mod reflection;

use crate::accept::Case;
use crate::consumers::{files, workspace};
use crate::dxc::Microsoft;
use crate::meaning::{self, Job};
use crate::ours::{self, Target};
use crate::outputs;
use module::Facts;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A fact on which two modules of one shader differ.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// The kind of the fact, and the side that lacks it: `input location`, `capability Int64 (ours alone)`.
    pub kind: String,
    /// The shader.
    pub shader: String,
    /// The subject of the fact: the name of an input, of a resource.
    pub about: String,
    /// The fact in our module, and in DXC's.
    pub says: [Option<String>; 2],
}

/// The list of known differences from DXC, by kind and prefix of the shader's name.
pub struct Known(Vec<(String, String)>);

impl Known {
    /// Reads the tree's list for `spirv` or `dxil`.
    ///
    /// # Errors
    /// A line without a reason, or a file that cannot be read.
    pub fn read(target: &str) -> Result<Known, String> {
        let path = workspace().join(format!("tests/facts/{target}.txt"));
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let mut rows = Vec::new();
        for line in text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
            let (what, reason) = line.split_once(": ").ok_or_else(|| format!("'{line}' has no reason"))?;
            if reason.trim().is_empty() {
                return Err(format!("'{line}' has no reason"));
            }
            let (kind, shader) = what.split_once(" in ").unwrap_or((what, ""));
            rows.push((kind.to_string(), shader.to_string()));
        }
        Ok(Known(rows))
    }

    /// Whether DXC, which runs in this process, crashes on a shader.
    fn kills(&self, shader: &str) -> bool {
        self.0.iter().any(|(kind, begin)| kind == DEADLY && shader.starts_with(begin))
    }

    /// Whether a difference is listed. A kind that ends in `*` stands for all that begin like it.
    pub fn has(&self, difference: &Difference) -> bool {
        self.0.iter().any(|(kind, shader)| {
            let is_kind = match kind.strip_suffix('*') {
                Some(begin) => difference.kind.starts_with(begin),
                None => difference.kind == *kind,
            };
            is_kind && difference.shader.starts_with(shader)
        })
    }
}

/// The stack of a thread in which DXC runs.
const STACK: usize = 64 << 20;

/// The kind by which the list names shaders that crash DXC.
const DEADLY: &str = "DXC dies";

/// The shaders of the tree that SPIR-V is made of and whose name contains `filter`.
///
/// # Errors
/// A test file that cannot be read.
pub fn of_spirv(filter: &str) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for (name, path) in files("tests/accept").into_iter().filter(|(name, _)| name.ends_with(".hlsl")) {
        let case = Case::read(&path).map_err(|e| format!("{name}: {e}"))?;
        if case.verdict.as_ref().is_some_and(|verdict| verdict.spirv) {
            jobs.push(meaning::of_case(&format!("accept/{name}"), &path, case));
        }
    }
    jobs.extend(outputs::optimised_spirv()?.into_iter().map(Job::from));
    jobs.extend(meaning::wgsl(filter)?);
    jobs.retain(|job| job.name.contains(filter));
    Ok(jobs)
}

/// Compares shaders for an environment and with more options; how many were compared comes with what differs.
pub fn compare(
    jobs: &[Job],
    environment: &str,
    options: &[String],
    known: &Known,
) -> (usize, Vec<Difference>) {
    let work = |job: &Job| if known.kills(&job.name) { None } else { of_shader(job, environment, options) };
    let done = in_parallel(jobs, work);
    let count = done.len();
    let mut differences: Vec<Difference> = done.into_iter().flatten().collect();
    differences.sort();
    (count, differences)
}

/// The results of all jobs, run on all cores, in no order.
fn in_parallel<J: Sync, T: Send>(jobs: &[J], work: impl Fn(&J) -> Option<T> + Sync) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let worker = std::thread::Builder::new().stack_size(STACK);
            let work = || {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(made) = work(job) else { continue };
                    done.lock().unwrap_or_else(|e| e.into_inner()).push(made);
                }
            };
            // A thread that cannot be started is one worker less.
            worker.spawn_scoped(scope, work).ok();
        }
    });
    done.into_inner().unwrap_or_else(|e| e.into_inner())
}

/// The differences for a shader; none when one of the compilers refuses it.
fn of_shader(job: &Job, environment: &str, options: &[String]) -> Option<Vec<Difference>> {
    let environment = format!("-fspv-target-env={environment}");
    let mut args: Vec<&str> = job.args.iter().map(String::as_str).filter(|arg| *arg != "-spirv").collect();
    if !args.iter().any(|arg| arg.starts_with("-fspv-target-env")) {
        args.push(&environment);
    }
    args.extend(options.iter().map(String::as_str));
    let ours = ours::compile(&job.path, &job.source, &job.profile, &job.entry, Target::Spirv, &args).ok()?;
    args.push("-spirv");
    let (theirs, _) =
        Microsoft::new().ok()?.judge(&job.path, &job.source, &job.profile, &job.entry, &args).ok()?;
    let (ours, theirs) = (Facts::of(&ours).ok()?, Facts::of(&theirs?).ok()?);
    Some(differences("", &job.name, &ours, &theirs))
}

/// The differences between the facts of two modules; `of` is a prefix of each kind.
fn differences(of: &str, shader: &str, ours: &Facts, theirs: &Facts) -> Vec<Difference> {
    let mut all: BTreeMap<_, [Option<&String>; 2]> = BTreeMap::new();
    for (side, facts) in [ours, theirs].into_iter().enumerate() {
        for (key, value) in &facts.0 {
            all.entry(key).or_default()[side] = Some(value);
        }
    }
    // For a subject that one side lacks, only its first fact is listed.
    let mut absent = Vec::new();
    let mut found = Vec::new();
    for (key, says) in all {
        if says[0] == says[1] {
            continue;
        }
        let of_side = |facts: &Facts| facts.0.keys().any(|k| k.what == key.what && k.name == key.name);
        let side = match (of_side(ours), of_side(theirs)) {
            (true, false) => Some("ours alone"),
            (false, true) => Some("DXC's alone"),
            _ => None,
        };
        let name = if key.is_named_in_kind() { format!(" {}", key.name) } else { String::new() };
        let kind = match side {
            Some(side) => {
                if absent.contains(&(&key.what, &key.name)) {
                    continue;
                }
                absent.push((&key.what, &key.name));
                format!("{of}{}{name} ({side})", key.what)
            }
            None => format!("{of}{}{name} {}", key.what, key.part).trim_end().to_string(),
        };
        let says = says.map(|text| text.cloned());
        found.push(Difference { kind, shader: shader.to_string(), about: key.name.clone(), says });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(kind: &str, shader: &str) -> Difference {
        Difference { kind: kind.into(), shader: shader.into(), about: String::new(), says: [None, None] }
    }

    #[test]
    fn a_list_names_kinds_and_the_shaders_that_they_are_known_in() {
        let known =
            Known(vec![("capability *".into(), String::new()), ("input location".into(), "exec/".into())]);
        assert!(known.has(&difference("capability Int64 (ours alone)", "accept/a.hlsl")));
        assert!(known.has(&difference("input location", "exec/a.hlsl main")));
        assert!(!known.has(&difference("input location", "accept/a.hlsl")));
    }
}
