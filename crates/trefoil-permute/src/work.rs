//! One permutation: from the first place that answers.

use crate::cache::{Cache, Outcome, Record, Row};
use crate::digest::digest;
use crate::inputs::{FileId, Inputs, Recorder};
use crate::message::Message;
use crate::plan::Job;
use crate::shared::{Claim, Outcomes, Outputs};
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hash;
use std::sync::Arc;
use trefoil::{Diagnostics, Prepared, Request, Session, Target, TokenKey};

/// How many permutations came from where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All of them.
    pub permutations: u64,
    /// From the cache without being preprocessed: no file that they read has changed.
    pub unchanged: u64,
    /// From another permutation of this build with the same tokens.
    pub same_tokens: u64,
    /// From the cache, by their tokens.
    pub cached: u64,
    /// From the compiler.
    pub compiled: u64,
    /// From another machine.
    pub elsewhere: u64,
    /// Those that have errors.
    pub failed: u64,
    /// Different outputs.
    pub outputs: u64,
    /// The bytes of different outputs.
    pub bytes: u64,
}

/// Where an outcome came from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Origin {
    Unchanged,
    SameTokens,
    Cached,
    Compiled,
    Elsewhere,
}

impl Counts {
    /// Counts a permutation that is done.
    pub(crate) fn add(&mut self, from: Origin) {
        let count = match from {
            Origin::Unchanged => &mut self.unchanged,
            Origin::SameTokens => &mut self.same_tokens,
            Origin::Cached => &mut self.cached,
            Origin::Compiled => &mut self.compiled,
            Origin::Elsewhere => &mut self.elsewhere,
        };
        *count += 1;
    }
}

/// What a permutation came to and from where, or its errors and warnings.
pub(crate) type Made = Result<(Arc<Outcome>, Origin), Vec<Message>>;

/// A permutation that is done.
pub(crate) struct Done {
    pub(crate) job: Job,
    pub(crate) made: Made,
}

impl Done {
    /// What it is compiled to.
    pub(crate) fn target(&self) -> Target {
        self.job.settings.as_ref().map_or(Target::Dxil, |settings| settings.target)
    }
}

/// A run of permutations that are done, in their order.
pub(crate) struct Run {
    pub(crate) done: Vec<Done>,
    /// What they read.
    pub(crate) read: Vec<FileId>,
}

/// What the threads of a build share.
pub(crate) struct Workshop<'a> {
    pub(crate) session: &'a Session,
    pub(crate) inputs: &'a Inputs,
    pub(crate) cache: Option<Cache>,
    pub(crate) outcomes: Outcomes,
    pub(crate) outputs: Outputs,
}

impl<'a> Workshop<'a> {
    pub(crate) fn new(inputs: &'a Inputs, cache: Option<Cache>, session: &'a Session) -> Workshop<'a> {
        Workshop { session, inputs, cache, outcomes: Outcomes::default(), outputs: Outputs::default() }
    }

    /// What the cache knows of a run.
    pub(crate) fn begin(&self, jobs: &[Job]) -> Begun {
        let key = self.cache.as_ref().map(|cache| (cache, key_of_run(jobs, cache.secret())));
        let known = key.and_then(|(cache, key)| cache.record(key)).filter(|it| it.rows.len() == jobs.len());
        let known = known.map(|record| Known::new(record, self.inputs)).unwrap_or_default();
        Begun { key: key.map(|(_, key)| key), known }
    }

    /// Ends a run, whose permutations are given with what each read: the cache learns of it.
    pub(crate) fn end(&self, begun: Begun, made: Vec<(Done, Vec<FileId>)>) -> Run {
        let mut new = Learnt::default();
        let mut done = Vec::with_capacity(made.len());
        for (it, read) in made {
            new.add(it.made.as_ref().ok().map(|(outcome, _)| &**outcome), read);
            done.push(it);
        }
        if let (Some(cache), Some(key)) = (&self.cache, begun.key)
            && let Some(record) = new.record(self.inputs, &begun.known)
        {
            cache.keep_record(key, &record);
        }
        let mut read: Vec<FileId> = new.reads.into_iter().flatten().collect();
        read.sort_unstable();
        read.dedup();
        Run { done, read }
    }

    /// What the permutation there in a run comes to; tells what it read. None where it should be made later, because another thread is
    /// making what it needs.
    pub(crate) fn try_to_make(&self, begun: &Begun, at: usize, job: &Job) -> Option<(Made, Vec<FileId>)> {
        if let Some(known) = self.unchanged(&begun.known, at) {
            return Some(known);
        }
        let (made, read) = self.with_request(job, |request, recorder| {
            let prepared = self.session.prepare_unless_busy(request).transpose()?;
            Some(self.finish(prepared, recorder, job))
        });
        let made = made.unwrap_or_else(|why| Some(Err(vec![Message::error(why)])))?;
        Some((made, read))
    }

    /// What a permutation came to when it was last made, where no file that it read has changed.
    pub(crate) fn unchanged(&self, known: &Known, at: usize) -> Option<(Made, Vec<FileId>)> {
        let row = known.record.rows.get(at)?.as_ref()?;
        let read = known.same.get(row.reads)?.as_ref()?;
        let Row { key, hash, .. } = *row;
        if !row.warns && self.outputs.has(&hash) {
            let outcome = Outcome { key, hash, messages: Vec::new(), places: None };
            return Some((Ok((Arc::new(outcome), Origin::Unchanged)), read.clone()));
        }
        let outcome = self.cached(key).filter(|outcome| outcome.hash == hash)?;
        Some((Ok((Arc::new(outcome), Origin::Unchanged)), read.clone()))
    }

    /// The cache's outcome of a key, whose output is kept to be written.
    fn cached(&self, key: u128) -> Option<Outcome> {
        let (outcome, output) = self.cache.as_ref()?.outcome(key)?;
        self.outputs.add(outcome.hash, &output);
        Some(outcome)
    }

    /// Makes a permutation; tells what it read.
    pub(crate) fn make(&self, job: &Job) -> (Made, Vec<FileId>) {
        let (made, read) = self.with_request(job, |request, recorder| {
            self.finish(self.session.prepare_in_turn(request), recorder, job)
        });
        (made.unwrap_or_else(|why| Err(vec![Message::error(why)])), read)
    }

    /// Does something with the request of a permutation; tells what it read.
    pub(crate) fn with_request<T>(
        &self,
        job: &Job,
        then: impl FnOnce(&Request<'_>, &Recorder<'_>) -> T,
    ) -> (Result<T, String>, Vec<FileId>) {
        let settings = match &job.settings {
            Ok(settings) => settings,
            Err(why) => return (Err(why.clone()), Vec::new()),
        };
        let (source, text) = self.inputs.load(&settings.source);
        let recorder = Recorder::new(self.inputs, [&settings.files[..], &[source]].concat());
        let Some(text) = text else {
            return (Err(format!("cannot read '{}'", settings.source)), recorder.into_asked());
        };
        let mut options = settings.options.clone();
        options.defines.extend(job.defines.iter().cloned());
        let request = Request {
            source_name: &settings.source,
            source: &text,
            entry: &settings.entry,
            profile: settings.profile,
            target: settings.target,
            options,
            include: &recorder,
        };
        (Ok(then(&request, &recorder)), recorder.into_asked())
    }

    /// The files that a permutation reads.
    ///
    /// # Errors
    /// Why it cannot be read; the first error of the preprocessor.
    pub(crate) fn dependencies(&self, job: &Job) -> Result<Vec<FileId>, String> {
        let (made, read) = self.with_request(job, |request, _| self.session.preprocess(request).map(|_| ()));
        made?.map_err(|errors| errors.render(false))?;
        Ok(read)
    }

    /// From another permutation, the cache or the compiler.
    fn finish(
        &self,
        prepared: Result<Prepared<'_>, Diagnostics>,
        recorder: &Recorder<'_>,
        job: &Job,
    ) -> Made {
        let prepared = prepared.map_err(|it| Message::all(&it))?;
        let key = prepared.key();
        let mut ticket = None;
        if let Some(key) = key {
            match self.outcomes.claim(key.what) {
                Claim::Found(outcome) if outcome.fits(key) => return Ok((outcome, Origin::SameTokens)),
                Claim::Found(_) => {}
                Claim::Ours(ours) => ticket = Some(ours),
            }
        }
        let cached = key.and_then(|key| self.cached(key.what).filter(|outcome| outcome.fits(key)));
        let (outcome, from) = match cached {
            Some(outcome) => (Arc::new(outcome), Origin::Cached),
            None => {
                let artifact = prepared.compile().map_err(|it| Message::all(&it))?;
                let messages = Message::all(&artifact.warnings);
                let key = Key::new(key, || self.key_of_files(job, recorder));
                (Arc::new(self.keep(key, &artifact.bytes, messages)), Origin::Compiled)
            }
        };
        if let Some(ticket) = ticket {
            ticket.fulfil(outcome.clone());
        }
        Ok((outcome, from))
    }

    /// What a permutation came to that no other shares, or the keys by which it is known.
    pub(crate) fn look_up(&self, job: &Job) -> (Result<Found, Vec<Message>>, Vec<FileId>) {
        let (found, read) = self.with_request(job, |request, recorder| {
            let key = self.session.prepare(request).map_err(|it| Message::all(&it))?.key();
            let cached = key.and_then(|key| self.cached(key.what).filter(|outcome| outcome.fits(key)));
            Ok(match cached {
                Some(outcome) => Found::Cached(Arc::new(outcome)),
                None => Found::Open(Key::new(key, || self.key_of_files(job, recorder))),
            })
        });
        (found.unwrap_or_else(|why| Err(vec![Message::error(why)])), read)
    }

    /// Keeps what a compile gave, for the one who writes and in the cache.
    pub(crate) fn keep(&self, key: Key, output: &[u8], messages: Vec<Message>) -> Outcome {
        let hash = digest(output);
        let places = key.places.filter(|_| !messages.is_empty());
        let outcome = Outcome { key: key.what, hash, places, messages };
        self.outputs.add(hash, output);
        if let Some(cache) = &self.cache {
            cache.keep_outcome(&outcome, output);
        }
        outcome
    }

    /// The key of a compile that is not known by its tokens: what it was asked and all that it read.
    fn key_of_files(&self, job: &Job, recorder: &Recorder<'_>) -> u128 {
        let secret = self.cache.as_ref().map_or([0; 16], Cache::secret);
        let mut hasher = SipHasher13::new_with_key(&secret);
        job.hash(secret).hash(&mut hasher);
        for &file in recorder.asked.borrow().iter() {
            (self.inputs.path(file), self.inputs.hash(file)).hash(&mut hasher);
        }
        hasher.finish128().into()
    }
}

/// What there is of a permutation that is not to be compiled here.
pub(crate) enum Found {
    /// An outcome of the cache.
    Cached(Arc<Outcome>),
    /// Nothing.
    Open(Key),
}

/// By what a compile is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    /// Its tokens; where they are no key, what it was asked and all that it read.
    pub(crate) what: u128,
    /// Where the tokens stand, for one known by them.
    pub(crate) places: Option<u128>,
}

impl Key {
    fn new(key: Option<TokenKey>, of_files: impl FnOnce() -> u128) -> Key {
        match key {
            Some(key) => Key { what: key.what, places: Some(key.places) },
            None => Key { what: of_files(), places: None },
        }
    }
}

/// A run that has begun.
pub(crate) struct Begun {
    key: Option<u128>,
    pub(crate) known: Known,
}

impl Outcome {
    /// Whether it is that of a compile with this key: warnings speak of places.
    fn fits(&self, key: TokenKey) -> bool {
        self.places.is_none_or(|places| places == key.places)
    }
}

/// The key of the record of a run.
fn key_of_run(jobs: &[Job], secret: [u8; 16]) -> u128 {
    let mut hasher = SipHasher13::new_with_key(&secret);
    for job in jobs {
        job.hash(secret).hash(&mut hasher);
    }
    hasher.finish128().into()
}

/// What the cache knows of a run.
#[derive(Default)]
pub(crate) struct Known {
    record: Record,
    /// For each of the record's lists of files, the files, where all are as they were.
    same: Vec<Option<Vec<FileId>>>,
}

impl Known {
    fn new(record: Record, inputs: &Inputs) -> Known {
        let same = record.reads.iter().map(|reads| {
            let as_it_was = |(path, hash): &(String, _)| {
                let (id, _) = inputs.load(path);
                (inputs.hash(id) == *hash).then_some(id)
            };
            reads.iter().map(as_it_was).collect()
        });
        Known { same: same.collect(), record }
    }
}

/// What is learnt of a run.
#[derive(Default)]
struct Learnt {
    reads: Vec<Vec<FileId>>,
    rows: Vec<Option<Row>>,
}

impl Learnt {
    /// Adds a permutation, in its order.
    fn add(&mut self, outcome: Option<&Outcome>, read: Vec<FileId>) {
        // Neighbours read the same files, mostly.
        let known = self.reads.iter().rposition(|it| *it == read);
        let reads = known.unwrap_or(self.reads.len());
        if known.is_none() {
            self.reads.push(read);
        }
        let row = |outcome: &Outcome| Row {
            reads,
            key: outcome.key,
            hash: outcome.hash,
            warns: !outcome.messages.is_empty(),
        };
        self.rows.push(outcome.map(row));
    }

    /// The record, where it is not what is known already.
    fn record(&self, inputs: &Inputs, known: &Known) -> Option<Record> {
        let named = |&file: &FileId| (inputs.path(file).to_string(), inputs.hash(file));
        let mut reads: Vec<Vec<_>> =
            self.reads.iter().map(|reads| reads.iter().map(named).collect()).collect();
        // Numbers of files differ from build to build.
        reads.iter_mut().for_each(|reads| reads.sort_unstable());
        let record = Record { reads, rows: self.rows.clone() };
        (record != known.record).then_some(record)
    }
}
