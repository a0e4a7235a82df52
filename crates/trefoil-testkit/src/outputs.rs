//! What the compiler makes of every shader of the tree, as a list of hashes: to see what a change moves.
//!
//! A row is one compile: the file, the entry, the target and the level, then the hash of the bytes (or `refused`) and the
//! hash of the diagnostics. Two lists of the same tree differ exactly where outputs do.

use crate::accept;
use crate::consumers::{files, relative};
use crate::examples;
use crate::exec::{header::Test, parse, route::Route, run::source_of};
pub use crate::ours::OnDisk;
use crate::ours::{Target, judge, options, with_environment};
use std::hash::{DefaultHasher, Hasher};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use trefoil::{Artifact, Observer, Options, Profile, Request, Session};

/// A compile to be made.
#[derive(Clone)]
pub struct Job {
    /// The file's name, the entry, the target and the level.
    pub name: String,
    /// The file, from the workspace's root.
    pub path: String,
    /// Its text.
    pub source: String,
    /// The profile.
    pub profile: String,
    /// The entry point.
    pub entry: String,
    /// Arguments as DXC spells them.
    pub args: Vec<String>,
    /// What to make.
    pub target: Target,
}

impl Job {
    /// The arguments, with the environment of a SPIR-V module.
    pub(crate) fn arguments(&self) -> Vec<&str> {
        with_environment(self.target, self.args.iter().map(String::as_str))
    }

    /// Compiles it with somebody looking on.
    ///
    /// # Errors
    /// What is wrong with the arguments, or what the compile was refused with.
    pub fn observed(&self, observer: &mut dyn Observer) -> Result<Vec<u8>, String> {
        self.made(observer, |_| ()).map(|artifact| artifact.bytes)
    }

    /// The options of the library that its arguments say.
    ///
    /// # Errors
    /// What is wrong with the arguments.
    pub fn options(&self) -> Result<Options, String> {
        options(&self.arguments())
    }

    /// Compiles it with other options than its own.
    ///
    /// # Errors
    /// As for [`observed`](Self::observed).
    pub fn compiled(&self, change: impl FnOnce(&mut Options)) -> Result<Artifact, String> {
        self.made(&mut (), change)
    }

    fn made(
        &self,
        observer: &mut dyn Observer,
        change: impl FnOnce(&mut Options),
    ) -> Result<Artifact, String> {
        let mut options = options(&self.arguments())?;
        change(&mut options);
        let request = Request {
            source_name: &self.path,
            source: self.source.as_bytes(),
            entry: &self.entry,
            profile: Profile::parse(&self.profile)
                .ok_or_else(|| format!("'{}' is no profile", self.profile))?,
            target: self.target.of_library(),
            options,
            include: &OnDisk,
        };
        let made = Session::new().compile_observed(&request, observer);
        made.map_err(|diagnostics| diagnostics.to_string())
    }
}

/// The compiles of the examples and of the execution tests, for every target with and without optimisation.
///
/// # Errors
/// A file that cannot be read, or whose head says nothing that can be compiled.
pub fn programs() -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    of_examples(&mut jobs)?;
    of_execution(&mut jobs, |_| true)?;
    Ok(jobs)
}

/// The compiles of the examples, the execution tests and the acceptance tests, for every target.
///
/// # Errors
/// As for [`programs`].
pub fn everything() -> Result<Vec<Job>, String> {
    let mut jobs = programs()?;
    of_acceptance(&mut jobs)?;
    Ok(jobs)
}

/// Compiles everything whose name contains `filter`; the rows in order of their names.
///
/// # Errors
/// A file that cannot be read, or whose head says nothing that can be compiled.
pub fn rows(filter: &str) -> Result<Vec<String>, String> {
    let mut jobs = everything()?;
    jobs.retain(|job| job.name.contains(filter));
    let (next, rows) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(jobs.len())));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let row = row(job);
                    rows.lock().unwrap_or_else(|e| e.into_inner()).push(row);
                }
            });
        }
    });
    let mut rows = rows.into_inner().unwrap_or_else(|e| e.into_inner());
    rows.sort();
    Ok(rows)
}

/// The examples as SPIR-V is made of them, optimised, and the execution tests that DXC's SPIR-V passes too: of what a test
/// leaves out for it, DXC may die.
pub(crate) fn optimised_spirv() -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    of_examples(&mut jobs)?;
    of_execution(&mut jobs, |test| !test.except.iter().any(|(route, _)| *route == Route::Dxc))?;
    jobs.retain(|job| job.target == Target::Spirv && !job.args.iter().any(|arg| arg == "-Od"));
    Ok(jobs)
}

/// The examples and the execution tests, optimised, for the targets that DXC has too; no test by which DXC is wrong, since it may die
/// of one.
pub(crate) fn beside_dxc() -> Result<Vec<Job>, String> {
    let by_dxc = |route| matches!(route, Route::Dxc | Route::DxcDxil);
    let mut jobs = Vec::new();
    of_examples(&mut jobs)?;
    of_execution(&mut jobs, |test| !test.except.iter().any(|(route, _)| by_dxc(*route)))?;
    jobs.retain(|job| job.target != Target::Dxbc && !job.args.iter().any(|arg| arg == "-Od"));
    for job in &mut jobs {
        let of_target = job.name.rfind(if job.target == Target::Dxil { " dxil" } else { " spirv" });
        job.name.truncate(of_target.unwrap_or(job.name.len()));
    }
    Ok(jobs)
}

fn row(job: &Job) -> String {
    let made = judge(&job.path, &job.source, &job.profile, &job.entry, job.target, &job.arguments());
    let (bytes, words) = match made {
        Ok(Ok((bytes, words))) => (format!("{:016x}", hash(&bytes)), words),
        Ok(Err(words)) | Err(words) => ("refused".to_string(), words),
    };
    format!("{} {bytes} {:016x}", job.name, hash(words.as_bytes()))
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

const TARGETS: [(Target, &str); 3] =
    [(Target::Dxil, "dxil"), (Target::Spirv, "spirv"), (Target::Dxbc, "dxbc")];

/// The profile that a target takes in place of this one of DXIL.
fn profile_for(target: Target, profile: Profile) -> String {
    match target {
        Target::Dxbc => Profile::new(profile.stage, 5, 1).to_string(),
        Target::Dxil | Target::Spirv => profile.to_string(),
    }
}

fn of_examples(jobs: &mut Vec<Job>) -> Result<(), String> {
    for example in examples::all()? {
        for (stage, entry) in &example.entries {
            for (target, of) in TARGETS {
                for level in ["-O3", "-Od"] {
                    jobs.push(Job {
                        name: format!("examples/{}/{entry} {of} {level}", example.name),
                        path: relative(&example.path),
                        source: example.source.clone(),
                        profile: profile_for(target, example.profile(*stage)),
                        entry: entry.clone(),
                        args: vec![level.to_string()],
                        target,
                    });
                }
            }
        }
    }
    Ok(())
}

fn of_acceptance(jobs: &mut Vec<Job>) -> Result<(), String> {
    for (name, path) in files("tests/accept") {
        if !name.ends_with(".hlsl") {
            continue;
        }
        let case = accept::Case::read(&path).map_err(|e| format!("{name}: {e}"))?;
        let profile = Profile::parse(&case.profile);
        let profile = profile.ok_or_else(|| format!("{name}: '{}' is no profile", case.profile))?;
        for (target, of) in TARGETS {
            jobs.push(Job {
                name: format!("accept/{name} {of}"),
                path: relative(&path),
                source: case.source.clone(),
                profile: profile_for(target, profile),
                entry: case.entry.clone(),
                args: case.args.clone(),
                target,
            });
        }
    }
    Ok(())
}

fn of_execution(jobs: &mut Vec<Job>, takes: impl Fn(&Test) -> bool) -> Result<(), String> {
    for (name, path) in files("tests/exec") {
        if !name.ends_with(".hlsl") {
            continue;
        }
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let test = parse::test(&text).map_err(|e| format!("{name}: {e}"))?;
        if !takes(&test) {
            continue;
        }
        let (shader, source) = source_of(&test, &path, text)?;
        for (stage, entry) in &test.stages {
            for (target, of) in TARGETS {
                for level in ["-O3", "-Od"] {
                    jobs.push(Job {
                        name: format!("exec/{name} {entry} {of} {level}"),
                        path: relative(&shader),
                        source: source.clone(),
                        profile: profile_for(target, test.profile(*stage)),
                        entry: entry.clone(),
                        args: test.args.iter().cloned().chain([level.to_string()]).collect(),
                        target,
                    });
                }
            }
        }
    }
    Ok(())
}
