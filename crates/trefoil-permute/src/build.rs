//! A build: threads take runs of permutations, one collects what they make, in order.

use crate::cache::{Cache, CacheOptions};
use crate::digest::{Digest, digest, hex};
use crate::elsewhere::{self, Stop};
use crate::inputs::{FileId, Inputs, Look};
use crate::manifest::{Manifest, ManifestError};
use crate::message::{Group, Groups};
use crate::output::{OutputPath, Sink};
use crate::plan::{Job, Plan};
use crate::remote::Elsewhere;
use crate::runs::{Gate, make_all};
use crate::shared::ToWrite;
use crate::work::{Counts, Done, Run, Workshop};
use std::collections::BTreeSet;
use trefoil::Session;

/// How many runs for each thread may be ahead of the first that is not written.
const AHEAD: usize = 8;
/// How many for each batch that may be under way on another machine, and how many besides: batches are made of some of them.
const AHEAD_ELSEWHERE: usize = 8;
const AHEAD_OF_BATCHES: usize = 128;
/// Permutations are counted beforehand up to this many.
const MOST_COUNTED: usize = 10_000_000;

/// What is asked of a build.
#[derive(Clone, Debug)]
pub struct BuildOptions {
    /// The manifest's name; what it names is relative to its folder.
    pub file: String,
    /// The manifest.
    pub text: String,
    /// Where it goes, in place of what the manifest says.
    pub output: Option<String>,
    /// The number of threads.
    pub threads: usize,
    /// The cache.
    pub cache: Option<CacheOptions>,
    /// The program's version, such that another program has another: what one version makes another does not take for its own.
    pub version: String,
}

/// What a build tells while it is going on.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// It begins, with so many permutations; none where there are too many to count beforehand.
    Begin(Option<u64>),
    /// Some more are done.
    Progress(Counts),
}

/// What became of a build.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Where it is; none where there were errors.
    pub output: Option<OutputPath>,
    /// The bytes of the archive, or of the tree's index.
    pub size: u64,
    /// Whether the output was there already, made of the same.
    pub is_up_to_date: bool,
    /// How many permutations came from where.
    pub counts: Counts,
    /// Errors and warnings, each once.
    pub groups: Vec<Group>,
    /// How many more there were that are not kept.
    pub dropped: u64,
    /// What options have to say, and what was wrong with the cache.
    pub notices: Vec<String>,
    /// Entries of the cache that were damaged and have been made again.
    pub damaged: u64,
    /// The files that were read, the manifest first.
    pub inputs: Vec<String>,
    /// Where files were looked for and not found: one that comes to be there is an edit.
    pub absent: Vec<String>,
    /// How each of both looked before it was read, but for the manifest: one that looks otherwise now has been edited.
    pub looks: Vec<(String, Option<Look>)>,
}

/// Why there is no build.
#[derive(Clone, Debug)]
pub enum BuildError {
    /// The manifest is not valid.
    Manifest(ManifestError),
    /// Something else.
    Other(String),
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BuildError::Manifest(error) => error.fmt(f),
            BuildError::Other(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for BuildError {}

impl From<ManifestError> for BuildError {
    fn from(error: ManifestError) -> Self {
        BuildError::Manifest(error)
    }
}

impl From<String> for BuildError {
    fn from(why: String) -> Self {
        BuildError::Other(why)
    }
}

/// What builds in one process after each other go on from: what is in files is lexed and declared once for all of them.
#[derive(Default)]
pub struct Kept {
    /// With the secret of the cache that its keys are those of.
    session: Option<(Option<[u8; 16]>, Session)>,
    /// The last build's, with what it has still to write.
    cache: Option<Cache>,
}

impl Kept {
    /// Writes to the cache what the last build left for later: a build after another one is over before its cache is written. Tells why
    /// that does not go.
    pub fn settle(&mut self) -> Option<String> {
        let cache = self.cache.take()?;
        cache.settle();
        cache.trouble().map(str::to_owned)
    }

    /// The cache of a build. That of the first one is written as it goes, since it may take long, and may be interrupted.
    fn open(&mut self, options: &BuildOptions) -> Result<Option<Cache>, String> {
        self.settle();
        let waits = self.session.is_some();
        options.cache.as_ref().map(|it| Cache::open(it, &options.version, waits)).transpose()
    }

    /// A session whose keys are those of the cache with this secret.
    fn session(&mut self, secret: Option<[u8; 16]>) -> &Session {
        self.session = self.session.take().filter(|(known, _)| *known == secret);
        let new = || (secret, secret.map_or_else(Session::new, Session::with_secret));
        &self.session.get_or_insert_with(new).1
    }
}

/// Builds all permutations of a manifest.
///
/// # Errors
/// What is wrong with the manifest, its options or the output. Errors in shaders are in the summary.
pub fn build(options: &BuildOptions, tell: &mut dyn FnMut(Event)) -> Result<Summary, BuildError> {
    build_again(options, &mut Kept::default(), None, tell)
}

/// As [`build`]; what is not found is compiled on other machines.
///
/// # Errors
/// As for [`build`], and what other machines do not do.
pub fn build_elsewhere(
    options: &BuildOptions,
    elsewhere: Elsewhere<'_>,
    tell: &mut dyn FnMut(Event),
) -> Result<Summary, BuildError> {
    build_again(options, &mut Kept::default(), Some(elsewhere), tell)
}

/// As [`build`] and [`build_elsewhere`], by one of several builds.
///
/// # Errors
/// As for these.
pub fn build_again(
    options: &BuildOptions,
    kept: &mut Kept,
    elsewhere: Option<Elsewhere<'_>>,
    tell: &mut dyn FnMut(Event),
) -> Result<Summary, BuildError> {
    let inputs = Inputs::default();
    let manifest = Manifest::parse(&options.file, &options.text)?;
    let plan = Plan::new(&manifest, &options.text, &inputs)?;
    let output = options.output.as_ref().or(manifest.output.as_ref());
    let output = output
        .ok_or_else(|| "nothing says where the result goes: -o FILE, or output = \"FILE\"".to_owned())?;
    let output = OutputPath::new(output);
    let stamp = digest(&[&plan.stamp[..], options.version.as_bytes()].concat());
    if let Some(read) = up_to_date(&output, stamp, &inputs) {
        let size = std::fs::metadata(output.file()).map_or(0, |about| about.len());
        let output = Some(output);
        return Ok(Summary {
            is_up_to_date: true,
            size,
            output,
            ..Summary::new(options, &plan, &read, &inputs)
        });
    }
    let cache = kept.open(options)?;
    let count = plan.count(MOST_COUNTED);
    tell(Event::Begin((count < MOST_COUNTED).then_some(count as u64)));
    let session = kept.session(cache.as_ref().map(Cache::secret));
    let workshop = Workshop::new(&inputs, cache, session);
    let cannot = |e: std::io::Error| format!("cannot write '{}': {e}", output.file().display());
    let sink = Sink::new(&output).map_err(cannot)?;
    let mut collector = Collector::new(sink);
    let mut collect = |run| {
        collector.take(run, &workshop)?;
        tell(Event::Progress(collector.counts));
        Ok(())
    };
    let fell_back = make(&workshop, &plan, options.threads.max(1), elsewhere, &mut collect);
    let fell_back = fell_back.map_err(|stop| match stop {
        Stop::Disk(error) => cannot(error),
        Stop::Remote(why) => why,
    })?;
    let cache = workshop.cache;
    if let Some(cache) = cache.as_ref().filter(|it| !it.waits()) {
        cache.settle();
    }
    let Collector { sink, counts, groups, read } = collector;
    let mut summary =
        Summary { counts, dropped: groups.dropped, ..Summary::new(options, &plan, &read, &inputs) };
    summary.groups = groups.into_groups();
    if let Some(cache) = &cache {
        summary.damaged = cache.damaged();
        summary.notices.extend(cache.trouble().map(str::to_owned));
    }
    kept.cache = cache.filter(Cache::waits);
    if let Some((batches, why)) = fell_back {
        let notice = format!("{batches} batches were not compiled elsewhere but here: {why}");
        summary.notices.push(notice);
    }
    if counts.failed == 0 {
        summary.size = sink.finish(stamp, &made_of(&read, &inputs)).map_err(cannot)?;
        summary.output = Some(output);
    }
    Ok(summary)
}

/// Makes all permutations: how many batches could not be had from other machines, and why the first.
fn make(
    workshop: &Workshop<'_>,
    plan: &Plan,
    threads: usize,
    elsewhere: Option<Elsewhere<'_>>,
    collect: &mut dyn FnMut(Run) -> std::io::Result<()>,
) -> Result<Option<(u64, String)>, Stop> {
    let jobs = plan.jobs(workshop.inputs);
    let Some(elsewhere) = elsewhere else {
        let gate = Gate::new(jobs, threads * AHEAD);
        return make_all(workshop, &gate, threads, collect).map(|()| None).map_err(Stop::Disk);
    };
    let gate = Gate::new(jobs, elsewhere.remote.parallel() * AHEAD_ELSEWHERE + AHEAD_OF_BATCHES);
    elsewhere::make_all(workshop, &gate, threads, elsewhere, collect)
}

/// The names of all permutations of a manifest, one after the other, until `each` says no.
///
/// # Errors
/// What is wrong with the manifest or its options.
pub fn list(file: &str, text: &str, each: &mut dyn FnMut(&Job) -> bool) -> Result<(), BuildError> {
    let inputs = Inputs::default();
    let plan = Plan::new(&Manifest::parse(file, text)?, text, &inputs)?;
    let _ = plan.jobs(&inputs).all(|job| each(&job));
    Ok(())
}

/// The files that a manifest's permutations read, the manifest first, without compiling any; files that were looked for and not found are
/// left out.
///
/// # Errors
/// What is wrong with the manifest or its options, and what preprocessing finds wrong.
pub fn dependencies(file: &str, text: &str) -> Result<Vec<String>, BuildError> {
    let inputs = Inputs::default();
    let manifest = Manifest::parse(file, text)?;
    let plan = Plan::new(&manifest, text, &inputs)?;
    let session = Session::new();
    let workshop = Workshop::new(&inputs, None, &session);
    let mut read = BTreeSet::new();
    for job in plan.jobs(&inputs) {
        read.extend(workshop.dependencies(&job)?);
    }
    let (found, _) = paths(&read, &inputs);
    Ok([file.to_owned()].into_iter().chain(manifest.commands).chain(found).collect())
}

/// The files that the compile of DXC's command line reads.
///
/// # Errors
/// What is wrong with the command line, and what preprocessing finds wrong.
pub fn dependencies_of_words(words: &[String]) -> Result<Vec<String>, BuildError> {
    let inputs = Inputs::default();
    let job = Job::of_words(words, &inputs)?;
    let read = Workshop::new(&inputs, None, &Session::new()).dependencies(&job)?;
    Ok(paths(&read.into_iter().collect(), &inputs).0)
}

impl Summary {
    /// One in which nothing has been done yet.
    fn new(options: &BuildOptions, plan: &Plan, read: &BTreeSet<FileId>, inputs: &Inputs) -> Summary {
        let (found, absent) = paths(read, inputs);
        let lists = plan.files.iter().map(|path| inputs.load(path).0);
        let looks = read.iter().copied().chain(lists);
        Summary {
            looks: looks.map(|file| (inputs.path(file).to_string(), inputs.look(file))).collect(),
            output: None,
            size: 0,
            is_up_to_date: false,
            counts: Counts::default(),
            groups: Vec::new(),
            dropped: 0,
            notices: plan.notices.clone(),
            damaged: 0,
            inputs: [options.file.clone()].into_iter().chain(plan.files.clone()).chain(found).collect(),
            absent,
        }
    }
}

/// The paths of files that were there, and of those that were not.
fn paths(read: &BTreeSet<FileId>, inputs: &Inputs) -> (Vec<String>, Vec<String>) {
    let path = |&file: &FileId| inputs.path(file).to_string();
    let is_there = |file: &&FileId| inputs.hash(**file).is_some();
    let (found, absent): (Vec<&FileId>, Vec<&FileId>) = read.iter().partition(is_there);
    (found.into_iter().map(path).collect(), absent.into_iter().map(path).collect())
}

/// What an output was made of: a line a file, with its hash, or a dash where there was none.
fn made_of(read: &BTreeSet<FileId>, inputs: &Inputs) -> Vec<u8> {
    let line = |&file: &FileId| {
        let hash = inputs.hash(file).map_or_else(|| "-".to_owned(), |hash| hex(&hash));
        format!("{hash} {}\n", inputs.path(file))
    };
    let mut lines: Vec<String> = read.iter().map(line).collect();
    lines.sort_unstable();
    lines.concat().into_bytes()
}

/// The files that an output was made of, where it is there and they are as they were.
fn up_to_date(output: &OutputPath, stamp: Digest, inputs: &Inputs) -> Option<BTreeSet<FileId>> {
    let (made_for, made_of) = output.made_of()?;
    if made_for != stamp {
        return None;
    }
    let mut read = BTreeSet::new();
    for line in String::from_utf8(made_of).ok()?.lines() {
        let (hash, path) = line.split_once(' ')?;
        let (id, _) = inputs.load(path);
        let now = inputs.hash(id).map_or_else(|| "-".to_owned(), |hash| hex(&hash));
        if now != hash {
            return None;
        }
        read.insert(id);
    }
    Some(read)
}

/// Writes what is made and counts it.
struct Collector {
    sink: Sink,
    counts: Counts,
    groups: Groups,
    read: BTreeSet<FileId>,
}

impl Collector {
    fn new(sink: Sink) -> Collector {
        Collector { sink, counts: Counts::default(), groups: Groups::default(), read: BTreeSet::new() }
    }

    /// Takes the next run.
    fn take(&mut self, run: Run, workshop: &Workshop<'_>) -> std::io::Result<()> {
        self.read.extend(run.read);
        run.done.iter().try_for_each(|done| self.add(done, workshop))
    }

    fn add(&mut self, done: &Done, workshop: &Workshop<'_>) -> std::io::Result<()> {
        self.counts.permutations += 1;
        let messages = match &done.made {
            Ok((outcome, _)) => &outcome.messages,
            Err(messages) => messages,
        };
        if !messages.is_empty() {
            self.groups.add(messages, &done.job.name, || done.job.command());
        }
        let Ok((outcome, from)) = &done.made else {
            self.counts.failed += 1;
            return Ok(());
        };
        self.counts.add(*from);
        let number = match workshop.outputs.to_write(&outcome.hash) {
            Some(ToWrite::Known(number)) => number,
            Some(ToWrite::New(bytes)) => {
                let number = self.sink.output(outcome.hash, &bytes, done.target())?;
                workshop.outputs.wrote(outcome.hash, number);
                self.counts.outputs += 1;
                self.counts.bytes += bytes.len() as u64;
                number
            }
            None => return Err(std::io::Error::other("an output was lost")),
        };
        self.sink.name(&done.job.name, number, &outcome.hash, done.target())
    }
}
