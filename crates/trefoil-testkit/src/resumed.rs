//! Compiles that go on from the end of headers, against compiles from the beginning.
//!
//! A shader is cut in two between lines where no bracket is open: what is before becomes a header, what is after includes it. In
//! one session it is compiled until the session goes on from the end of the header, each time with another macro that
//! nothing reads; a session of its own must give the same module of the IR and the same words. Where the cut lies in a
//! declaration, or the header has errors, nothing may be kept, and the same must come out all the same.

use crate::engine;
use crate::ours::{OnDisk, options};
use crate::outputs::Job;
use std::sync::Arc;
use trefoil::{IncludeHandler, Options, Profile, Request, Session, Target};

/// The name of the file that holds what is before a cut.
const HEADER: &str = "what_is_before.hlsli";

/// A header beside the files on the disk.
struct Beside<'a>(&'a str);

impl IncludeHandler for Beside<'_> {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        if path.ends_with(HEADER) { Some(self.0.as_bytes().into()) } else { OnDisk.load(path) }
    }
}

/// Cuts each shader in two.
///
/// # Errors
/// What comes out otherwise than from the beginning; that few compiles have gone on from a header.
pub fn at_splits(jobs: &[Job]) -> Result<(), String> {
    let (mut resumed, mut taken) = (0, 0);
    for (n, job) in jobs.iter().enumerate() {
        let cuts = cuts(&job.source);
        // In one shader the first third is the header, in the next two thirds, then all but the last declaration.
        let at_third = cuts.len() * (n % 3 + 1) / 3;
        let Some(&cut) = at_third.checked_sub(1).and_then(|third| cuts.get(third)) else { continue };
        let (from_header, is_taken) =
            at(job, cut).map_err(|e| format!("{} cut at byte {cut}: {e}", job.name))?;
        resumed += from_header;
        taken += u64::from(is_taken);
    }
    // A cut may lie in a declaration that counting takes for a whole one.
    let few = resumed * 4 < taken * 3;
    if few { Err(format!("{resumed} of {taken} compiles have gone on from a header")) } else { Ok(()) }
}

/// The ends of lines after which no bracket and no comment is open, as far as counting tells.
fn cuts(source: &str) -> Vec<usize> {
    let (mut depth, mut end, mut cuts) = (0i32, 0, Vec::new());
    for line in source.split_inclusive('\n') {
        end += line.len();
        let code = line.split("//").next().unwrap_or_default();
        let count = |these: &str| code.chars().filter(|&c| these.contains(c)).count() as i32;
        depth += count("([{") - count(")]}");
        let is_whole = code.trim_end().ends_with([';', '}']) && !code.trim_start().starts_with('#');
        if depth == 0 && is_whole && end < source.len() {
            cuts.push(end);
        }
    }
    cuts
}

/// Compares at one cut; how many compiles went on from the header, and whether the shader is taken.
fn at(job: &Job, cut: usize) -> Result<(u64, bool), String> {
    let (header, rest) = job.source.split_at(cut);
    let include = Beside(header);
    let main = format!("#include \"{HEADER}\"\n{rest}");
    let given = options(&job.arguments())?;
    let profile = Profile::parse(&job.profile).ok_or_else(|| format!("'{}' is no profile", job.profile))?;
    let session = Session::new();
    let mut is_taken = false;
    for n in 0..3 {
        let mut options = Options { stop_after_front_end: true, ..given.clone() };
        // Before the others, which stand elsewhere each time.
        options.defines.insert(0, (format!("NOTHING_READS_{n}"), Some("1".repeat(n + 1))));
        let request = Request {
            source_name: &job.path,
            source: main.as_bytes(),
            entry: &job.entry,
            profile,
            target: job.target.of_library(),
            options,
            include: &include,
        };
        is_taken = compare(&session, &request).map_err(|e| format!("compile {n}: {e}"))?;
    }
    Ok((session.headers_kept().1, is_taken))
}

/// Compiles in a session and in one of its own; whether it is taken.
fn compare(session: &Session, request: &Request<'_>) -> Result<bool, String> {
    let made = |session: &Session| match session.compile(request) {
        Ok(artifact) => (Some(artifact.bytes), artifact.warnings.to_string()),
        Err(diagnostics) => (None, diagnostics.to_string()),
    };
    let (alone, among) = (made(&Session::new()), made(session));
    if alone.1 != among.1 {
        return Err(format!("other words\nfrom the beginning:\n{}\nfrom the header:\n{}", alone.1, among.1));
    }
    if alone.0 != among.0 {
        return Err("other bytes than from the beginning".into());
    }
    Ok(alone.0.is_some())
}

/// Compiles every entry of the engine's tree in one session, and some of them in one of their own.
///
/// # Errors
/// What comes out otherwise; that few compiles have gone on from the headers.
pub fn of_engine() -> Result<(), String> {
    let tree = engine::tree();
    tree.write(&engine::folder())?;
    let session = Session::new();
    let given = options(&engine::ARGS)?;
    for (n, entry) in tree.sample().enumerate() {
        let name = engine::folder().join(entry.file).to_string_lossy().into_owned();
        let mut options = given.clone();
        options.defines = entry
            .defines
            .iter()
            .map(|define| {
                let (name, value) = define.split_once('=').unwrap_or((define, "1"));
                (name.into(), Some(value.into()))
            })
            .collect();
        let request = Request {
            source_name: &name,
            source: tree.text(entry.file).unwrap_or_default().as_bytes(),
            entry: entry.function,
            profile: Profile::parse(entry.profile).ok_or("no profile")?,
            target: if n % 2 == 0 { Target::Dxil } else { Target::Spirv },
            options,
            include: &OnDisk,
        };
        compare(&session, &request).map_err(|e| format!("{}: {e}", entry.name()))?;
    }
    let (points, resumed) = session.headers_kept();
    if resumed < 8 {
        Err(format!("{resumed} compiles have gone on from {points} ends of headers"))
    } else {
        Ok(())
    }
}
