//! A build whose compiles are done on other machines.
//!
//! Threads look permutations up, as in a build on this machine, but compile none (`Workshop::look_up`). The desk takes what they found in the
//! order of the permutations: of those with the same tokens the first goes into a batch, the others wait for it. Senders, one
//! for each batch that may be under way, wait for answers. Runs all of whose permutations are answered are collected in their order.

use crate::batches::Cutter;
use crate::inputs::FileId;
use crate::parcel::{Batch, File, decode_answer};
use crate::plan::Job;
use crate::remote::Elsewhere;
use crate::runs::{EndOnPanic, Gate};
use crate::work::{Begun, Done, Found, Key, Made, Origin, Run, Workshop};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, VecDeque};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

/// How many permutations a batch has where the time of the sample is not known.
const UNMEASURED: usize = 256;

/// What a permutation that was sent came to, and where its tokens stand.
type Cell = Arc<OnceLock<Made>>;

/// A permutation that was sent, or has the tokens of one that was.
struct Sent {
    key: Key,
    cell: Cell,
    /// Where the tokens of the one that was sent stand.
    places: Option<u128>,
    is_first: bool,
}

/// What there is of a permutation.
enum State {
    Made(Made),
    Open(Key),
    Sent(Sent),
}

/// A run that has been looked up.
struct Survey {
    begun: Begun,
    rows: Vec<(Job, State, Vec<FileId>)>,
}

/// How many permutations the sample had and how long they took, where that is known.
type Sample = (usize, Option<Duration>);

/// What is told to the desk.
enum Note {
    /// A run has been looked up.
    Surveyed(usize, Survey),
    /// There are no more runs for one of the threads.
    NoMore,
    /// A batch has been answered, or made here.
    Answered { sample: Option<Sample> },
    /// A batch could not be had, and was made here.
    FellBack(String),
    /// A batch cannot be had.
    Failed(String),
}

/// A permutation that goes into a batch.
struct Item {
    job: Job,
    key: Key,
    cell: Cell,
}

/// A batch that is being filled, or waits for a sender.
#[derive(Default)]
struct Draft {
    items: Vec<Item>,
    files: Vec<FileId>,
    is_sample: bool,
}

/// How many batches could not be had and were made here, and why the first.
type FellBack = Option<(u64, String)>;

/// Why a build ends.
pub(crate) enum Stop {
    /// The output cannot be written.
    Disk(std::io::Error),
    /// The other machines.
    Remote(String),
}

/// Makes all permutations, on other machines what is not found here, and gives runs to `collect` in their order.
pub(crate) fn make_all(
    workshop: &Workshop<'_>,
    gate: &Gate<'_>,
    threads: usize,
    elsewhere: Elsewhere<'_>,
    collect: &mut dyn FnMut(Run) -> std::io::Result<()>,
) -> Result<FellBack, Stop> {
    std::thread::scope(|scope| {
        let (notes, told) = channel();
        let (drafts, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        let local = Arc::new(Mutex::new(()));
        for _ in 0..threads {
            let notes = notes.clone();
            scope.spawn(move || survey_all(workshop, gate, &notes));
        }
        for _ in 0..elsewhere.remote.parallel().max(1) {
            let sender = Post { workshop, elsewhere, notes: notes.clone(), local: local.clone() };
            let queue = queue.clone();
            scope.spawn(move || sender.serve(&queue));
        }
        drop(notes);
        let mut desk = Desk::new(workshop, elsewhere, drafts);
        let ended = desk.run(&told, threads, gate, collect);
        gate.end();
        if ended.is_err() {
            elsewhere.remote.stop();
        }
        // Senders end when there are no more batches.
        let fell_back = desk.fell_back.take();
        drop(desk);
        ended.map(|()| fell_back)
    })
}

/// Looks up runs until there is none.
fn survey_all(workshop: &Workshop<'_>, gate: &Gate<'_>, notes: &Sender<Note>) {
    let _end = EndOnPanic(gate);
    let _no_more = OnDrop(|| {
        let _ = notes.send(Note::NoMore);
    });
    while let Some((number, jobs)) = gate.take() {
        if notes.send(Note::Surveyed(number, survey(workshop, jobs))).is_err() {
            return;
        }
    }
}

/// Does something when it is dropped, in a panic too.
struct OnDrop<F: Fn()>(F);

impl<F: Fn()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

fn survey(workshop: &Workshop<'_>, jobs: Vec<Job>) -> Survey {
    let begun = workshop.begin(&jobs);
    let look_up = |(at, job): (usize, Job)| {
        if let Some((made, read)) = workshop.unchanged(&begun.known, at) {
            return (job, State::Made(made), read);
        }
        let (found, read) = workshop.look_up(&job);
        let state = match found {
            Ok(Found::Cached(outcome)) => State::Made(Ok((outcome, Origin::Cached))),
            Ok(Found::Open(key)) => State::Open(key),
            Err(messages) => State::Made(Err(messages)),
        };
        (job, state, read)
    };
    let rows = jobs.into_iter().enumerate().map(look_up).collect();
    Survey { begun, rows }
}

/// Sees to it that every permutation is answered.
struct Desk<'a, 'b> {
    workshop: &'a Workshop<'b>,
    elsewhere: Elsewhere<'a>,
    cutter: Cutter,
    /// Filled batches go there.
    drafts: Sender<Draft>,
    draft: Draft,
    /// What was sent, by the key of its tokens, with where they stand.
    sent: FxHashMap<u128, (Cell, Option<u128>)>,
    /// Runs that have been looked up before it is their turn.
    early: BTreeMap<usize, Survey>,
    /// Runs that wait for the sample's time.
    unsized_runs: VecDeque<Survey>,
    /// Runs that are waited for, the first of which has this number.
    waiting: VecDeque<Survey>,
    taken: usize,
    is_sampling: bool,
    fell_back: FellBack,
}

impl<'a, 'b> Desk<'a, 'b> {
    fn new(workshop: &'a Workshop<'b>, elsewhere: Elsewhere<'a>, drafts: Sender<Draft>) -> Desk<'a, 'b> {
        let size = elsewhere.remote.size();
        Desk {
            workshop,
            elsewhere,
            cutter: Cutter::new(size),
            drafts,
            draft: Draft { is_sample: size.is_none(), ..Draft::default() },
            sent: FxHashMap::default(),
            early: BTreeMap::new(),
            unsized_runs: VecDeque::new(),
            waiting: VecDeque::new(),
            taken: 0,
            is_sampling: false,
            fell_back: None,
        }
    }

    /// Until all is collected.
    fn run(
        &mut self,
        notes: &Receiver<Note>,
        mut threads: usize,
        gate: &Gate<'_>,
        collect: &mut dyn FnMut(Run) -> std::io::Result<()>,
    ) -> Result<(), Stop> {
        for note in notes {
            match note {
                Note::Surveyed(number, survey) => {
                    self.early.insert(number, survey);
                }
                Note::NoMore => threads -= 1,
                Note::Answered { sample } => self.answered(sample),
                Note::FellBack(why) => {
                    self.fell_back.get_or_insert((0, why)).0 += 1;
                }
                Note::Failed(why) => return Err(Stop::Remote(why)),
            }
            self.take_runs();
            if threads == 0 && !self.is_sampling && self.unsized_runs.is_empty() {
                self.send();
            }
            while self.waiting.front().is_some_and(Survey::is_answered) {
                let survey = self.waiting.pop_front().map(|survey| self.end(survey));
                survey.map_or(Ok(()), &mut *collect).map_err(Stop::Disk)?;
                gate.collected();
            }
            if threads == 0 && self.waiting.is_empty() && self.unsized_runs.is_empty() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Takes the runs whose turn it is, as far as batches can be made of them.
    fn take_runs(&mut self) {
        while let Some(survey) = self.early.remove(&self.taken) {
            self.unsized_runs.push_back(survey);
            self.taken += 1;
        }
        while !self.is_sampling
            && let Some(survey) = self.unsized_runs.pop_front()
        {
            let number = self.taken - self.unsized_runs.len() - 1;
            self.take(number, survey);
        }
    }

    /// Puts what is open of a run into batches. Where the sample ends in it, what follows it in the run goes into the sample too.
    fn take(&mut self, number: usize, mut survey: Survey) {
        if self.cutter.ends_before(number) {
            self.send();
        }
        let mut ends = false;
        for (job, state, read) in &mut survey.rows {
            let State::Open(key) = *state else { continue };
            let known = key.places.and_then(|_| self.sent.get(&key.what).cloned());
            let is_first = known.is_none();
            let (cell, places) = known.unwrap_or_else(|| (Cell::default(), key.places));
            if is_first {
                if key.places.is_some() {
                    self.sent.insert(key.what, (cell.clone(), places));
                }
                self.draft.files.extend_from_slice(read);
                self.draft.items.push(Item { job: job.clone(), key, cell: cell.clone() });
                ends |= self.cutter.ends_after(number, job.hash([0; 16]));
                if ends && !self.draft.is_sample {
                    self.send();
                    ends = false;
                }
            }
            *state = State::Sent(Sent { key, cell, places, is_first });
        }
        self.waiting.push_back(survey);
        if ends {
            self.send();
        }
    }

    /// Gives the batch to a sender.
    fn send(&mut self) {
        if self.draft.items.is_empty() {
            return;
        }
        let draft = std::mem::take(&mut self.draft);
        self.is_sampling |= draft.is_sample;
        // The senders are there as long as the desk is.
        let _ = self.drafts.send(draft);
    }

    fn answered(&mut self, sample: Option<Sample>) {
        if let Some((count, took)) = sample {
            let size = took.map(|took| self.elsewhere.remote.size_for(count, took));
            self.cutter.set_size(size.unwrap_or(UNMEASURED));
            self.is_sampling = false;
        }
    }

    /// Ends a run all of whose permutations are answered.
    fn end(&self, survey: Survey) -> Run {
        let made = survey.rows.into_iter().map(|(job, state, read)| {
            let made = match state {
                State::Made(made) => made,
                State::Sent(sent) => sent.made().unwrap_or_else(|| self.workshop.make(&job).0),
                State::Open(_) => self.workshop.make(&job).0,
            };
            (Done { job, made }, read)
        });
        self.workshop.end(survey.begun, made.collect())
    }
}

impl Survey {
    fn is_answered(&self) -> bool {
        self.rows.iter().all(|(_, state, _)| match state {
            State::Made(_) => true,
            State::Open(_) => false,
            State::Sent(sent) => sent.cell.get().is_some(),
        })
    }
}

impl Sent {
    /// What it came to; none where the one that was sent has messages about other places.
    fn made(&self) -> Option<Made> {
        let made = self.cell.get()?;
        if self.is_first {
            return Some(made.clone());
        }
        match made {
            Ok((outcome, _)) => {
                let fits = outcome.places.is_none_or(|places| Some(places) == self.key.places);
                fits.then(|| Ok((outcome.clone(), Origin::SameTokens)))
            }
            Err(messages) => (self.places == self.key.places).then(|| Err(messages.clone())),
        }
    }
}

/// A sender: it waits for the answers to batches, one at a time.
struct Post<'a, 'b> {
    workshop: &'a Workshop<'b>,
    elsewhere: Elsewhere<'a>,
    notes: Sender<Note>,
    /// Who compiles here holds it: there are more senders than processors.
    local: Arc<Mutex<()>>,
}

impl Post<'_, '_> {
    /// Takes batches until there are no more.
    fn serve(&self, queue: &Mutex<Receiver<Draft>>) {
        let _failed = OnDrop(|| {
            if std::thread::panicking() {
                let _ = self.notes.send(Note::Failed("a thread that waited for a batch panicked".into()));
            }
        });
        loop {
            let Ok(draft) = lock(queue).recv() else { return };
            let sample = |took| draft.is_sample.then_some((draft.items.len(), took));
            let note = match self.send(&draft) {
                Ok(took) => Note::Answered { sample: sample(took) },
                Err(why) if self.elsewhere.falls_back => {
                    self.make_here(&draft);
                    let _ = self.notes.send(Note::FellBack(why));
                    Note::Answered { sample: sample(None) }
                }
                Err(why) => Note::Failed(why),
            };
            if self.notes.send(note).is_err() {
                return;
            }
        }
    }

    /// Has a batch compiled.
    fn send(&self, draft: &Draft) -> Result<Option<Duration>, String> {
        let batch = self.batch(draft);
        let answer = self.elsewhere.remote.compile(&batch)?;
        let replies = decode_answer(&answer.bytes).filter(|replies| replies.len() == draft.items.len());
        let replies = replies.ok_or_else(|| {
            format!(
                "the answer to a batch of {} permutations is not one of this program's version",
                batch.len()
            )
        })?;
        for (item, reply) in draft.items.iter().zip(replies) {
            let made = reply.map(|(output, messages)| {
                (Arc::new(self.workshop.keep(item.key, &output, messages)), Origin::Elsewhere)
            });
            let _ = item.cell.set(made);
        }
        Ok(answer.took)
    }

    fn batch(&self, draft: &Draft) -> Batch {
        let inputs = self.workshop.inputs;
        let mut files = draft.files.clone();
        files.sort_unstable();
        files.dedup();
        let file = |id: FileId| -> Option<File> {
            let path = inputs.path(id);
            let (_, bytes) = inputs.load(&path);
            Some((path, bytes?, inputs.hash(id)?))
        };
        let items = draft.items.iter();
        let jobs =
            items.filter_map(|it| it.job.settings.as_ref().ok().map(|settings| (settings, &it.job.defines)));
        Batch::new(jobs, files.into_iter().filter_map(file).collect())
    }

    /// Compiles a batch on this machine.
    fn make_here(&self, draft: &Draft) {
        let _alone = self.local.lock().unwrap_or_else(PoisonError::into_inner);
        for item in &draft.items {
            let made = self.workshop.reply(&item.job).map(|(output, messages)| {
                (Arc::new(self.workshop.keep(item.key, &output, messages)), Origin::Compiled)
            });
            let _ = item.cell.set(made);
        }
    }
}

/// Waits for its turn at the queue.
fn lock(queue: &Mutex<Receiver<Draft>>) -> MutexGuard<'_, Receiver<Draft>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}
