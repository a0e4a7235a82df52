//! Instructions beside DXC's, of the shaders of the tree: where ours has more, and the total of each target.

use super::instructions;
use crate::accept::Case;
use crate::consumers::{files, relative};
use crate::dxc::Microsoft;
use crate::engine;
use crate::ours::{Target, compile, with_environment};
use crate::outputs::{self, Job};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The targets that DXC has too.
pub const TARGETS: [(Target, &str); 2] = [(Target::Dxil, "dxil"), (Target::Spirv, "spirv")];

/// What both compilers make of a shader for one target.
#[derive(Clone, Debug)]
pub struct Row {
    /// The file and the entry.
    pub name: String,
    /// DXIL or SPIR-V.
    pub target: Target,
    /// Instructions and bytes of ours.
    pub ours: Size,
    /// Instructions and bytes of DXC's.
    pub theirs: Size,
}

/// How much came out.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Instructions within functions.
    pub instructions: usize,
    /// The whole container or module.
    pub bytes: usize,
}

impl Row {
    /// The name of what was made.
    pub fn format(&self) -> &'static str {
        TARGETS.iter().find(|(target, _)| *target == self.target).map_or("", |(_, name)| name)
    }

    /// How many times DXC's instructions ours are.
    pub fn ratio(&self) -> f64 {
        self.ours.instructions as f64 / self.theirs.instructions.max(1) as f64
    }
}

/// The shaders of `tests/counts`, of the examples, of the execution tests and of an engine (one permutation of each entry, or all),
/// each for both targets at `-O3`.
///
/// # Errors
/// A file that cannot be read, or whose head says nothing that can be compiled.
pub fn jobs(all_permutations: bool) -> Result<Vec<Job>, String> {
    let mut jobs = cases()?;
    jobs.extend(outputs::beside_dxc()?);
    jobs.extend(of_engine(all_permutations)?);
    Ok(jobs)
}

/// The shaders of `tests/counts`, headed by their arguments as acceptance tests are.
///
/// # Errors
/// As for [`jobs`].
pub fn cases() -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for (name, path) in files("tests/counts").into_iter().filter(|(name, _)| name.ends_with(".hlsl")) {
        let case = Case::read(&path).map_err(|e| format!("{name}: {e}"))?;
        jobs.extend(TARGETS.map(|(target, _)| Job {
            name: format!("counts/{}", name.trim_end_matches(".hlsl")),
            path: relative(&path),
            source: case.source.clone(),
            profile: case.profile.clone(),
            entry: case.entry.clone(),
            args: case.args.clone(),
            target,
        }));
    }
    Ok(jobs)
}

/// The entries of an engine, which lie in `target/engine` then.
pub(crate) fn of_engine(all_permutations: bool) -> Result<Vec<Job>, String> {
    let tree = engine::tree();
    tree.write(&engine::folder())?;
    let entries: Vec<_> =
        if all_permutations { tree.entries.iter().collect() } else { tree.sample().collect() };
    let mut jobs = Vec::new();
    for entry in entries {
        let source = tree.text(entry.file).ok_or_else(|| format!("{}: no such file", entry.file))?;
        let args = engine::ARGS.iter().map(|arg| arg.to_string());
        jobs.extend(TARGETS.map(|(target, _)| Job {
            name: format!("engine/{}", entry.name()),
            path: engine::folder().join(entry.file).to_string_lossy().into_owned(),
            source: source.to_string(),
            profile: entry.profile.to_string(),
            entry: entry.function.to_string(),
            args: args.clone().chain(entry.defines.iter().map(|define| format!("-D{define}"))).collect(),
            target,
        }));
    }
    Ok(jobs)
}

/// Counts a shader by both compilers.
///
/// # Errors
/// When one of them refuses it.
pub fn row(microsoft: &Microsoft, job: &Job) -> Result<Row, String> {
    let mut args = with_environment(job.target, job.args.iter().map(String::as_str));
    let mine = compile(&job.path, &job.source, &job.profile, &job.entry, job.target, &args)?;
    if job.target == Target::Spirv {
        args.push("-spirv");
    }
    let theirs = microsoft
        .compile_unsigned(&job.path, &job.source, &job.profile, &job.entry, &args)
        .map_err(|why| format!("DXC: {why}"))?;
    let size =
        |made: &[u8]| Size { instructions: instructions(microsoft, made, job.target), bytes: made.len() };
    Ok(Row { name: job.name.clone(), target: job.target, ours: size(&mine), theirs: size(&theirs) })
}

/// Counts shaders, on all cores: the rows, and of each that has none its name with the reason.
///
/// # Errors
/// When DXC is not there.
pub fn rows(jobs: &[Job]) -> Result<(Vec<Row>, Vec<String>), String> {
    let (next, rows) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(jobs.len())));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || -> Result<(), String> {
        let microsoft = Microsoft::new()?;
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(n) else { return Ok(()) };
            let row = row(&microsoft, job);
            rows.lock().unwrap_or_else(|e| e.into_inner()).push((n, row));
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|t| t.join().unwrap_or_else(|_| Err("a thread panicked".into())))
    })?;
    let mut rows = rows.into_inner().unwrap_or_else(|e| e.into_inner());
    rows.sort_by_key(|(n, _)| *n);
    let (mut counted, mut refused) = (Vec::new(), Vec::new());
    for (n, row) in rows {
        match row {
            Ok(row) => counted.push(row),
            Err(why) => {
                let first = why.lines().next().unwrap_or_default();
                refused.push(format!("{} to {:?}: {first}", jobs[n].name, jobs[n].target));
            }
        }
    }
    Ok((counted, refused))
}
