//! Runs of permutations: threads take them, one collects what is made of them, in their order.

use crate::inputs::FileId;
use crate::plan::{Job, Jobs};
use crate::shared::lock;
use crate::work::{Begun, Done, Made, Run, Workshop};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

/// How many permutations a run has.
const RUN: usize = 64;

/// Which runs are taken, and how many are collected.
pub(crate) struct Gate<'a> {
    state: Mutex<State<'a>>,
    moved: Condvar,
    /// How many runs may be ahead.
    ahead: usize,
}

struct State<'a> {
    jobs: Jobs<'a>,
    taken: usize,
    collected: usize,
    is_over: bool,
}

impl<'a> Gate<'a> {
    /// A gate to all jobs, through which so many runs may be ahead of the first that is not collected.
    pub(crate) fn new(jobs: Jobs<'a>, ahead: usize) -> Gate<'a> {
        let state = State { jobs, taken: 0, collected: 0, is_over: false };
        Gate { state: Mutex::new(state), moved: Condvar::new(), ahead }
    }

    fn lock(&self) -> MutexGuard<'_, State<'a>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next run with its number. Waits where too many are ahead of the one that is to be collected.
    pub(crate) fn take(&self) -> Option<(usize, Vec<Job>)> {
        let mut state = self.lock();
        while state.taken >= state.collected + self.ahead && !state.is_over {
            state = self.moved.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.is_over {
            return None;
        }
        let jobs: Vec<Job> = state.jobs.by_ref().take(RUN).collect();
        let number = state.taken;
        state.taken += 1;
        (!jobs.is_empty()).then_some((number, jobs))
    }

    /// A run has been collected.
    pub(crate) fn collected(&self) {
        self.lock().collected += 1;
        self.moved.notify_all();
    }

    /// No more runs are taken.
    pub(crate) fn end(&self) {
        self.lock().is_over = true;
        self.moved.notify_all();
    }
}

/// Ends a build whose thread ends by a panic, so that the others do not wait for what it has taken.
pub(crate) struct EndOnPanic<'a, 'b>(pub(crate) &'a Gate<'b>);

impl Drop for EndOnPanic<'_, '_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.end();
        }
    }
}

/// Makes all permutations on several threads, and gives runs to `collect` in their order.
pub(crate) fn make_all(
    workshop: &Workshop<'_>,
    gate: &Gate<'_>,
    threads: usize,
    collect: &mut dyn FnMut(Run) -> std::io::Result<()>,
) -> std::io::Result<()> {
    let opened = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        let (sender, runs) = channel();
        for _ in 0..threads {
            let (sender, opened) = (sender.clone(), &opened);
            scope.spawn(move || work(workshop, gate, opened, &sender));
        }
        drop(sender);
        let collected = in_order(&runs, gate, collect);
        gate.end();
        collected
    })
}

/// A run that has begun. Threads that find no other share it, so that a few permutations keep all of them busy.
struct Opened {
    number: usize,
    jobs: Vec<Job>,
    begun: OnceLock<Begun>,
    /// The next permutation that nobody has taken.
    next: AtomicUsize,
    /// Those that were left for later, because another thread was making what they need.
    left: Mutex<Vec<usize>>,
    /// What has been made, in any order.
    made: Mutex<Vec<(usize, Made, Vec<FileId>)>>,
}

impl Opened {
    /// Makes permutations until all are taken. Who leaves last gets the whole run.
    fn work(self: Arc<Self>, workshop: &Workshop<'_>) -> Option<(usize, Run)> {
        let mut own = Vec::new();
        let begun = self.begun.get_or_init(|| workshop.begin(&self.jobs));
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = self.jobs.get(at) else { break };
            match workshop.try_to_make(begun, at, job) {
                Some((made, read)) => own.push((at, made, read)),
                None => lock(&self.left).push(at),
            }
        }
        while let Some((at, job)) = self.take_left() {
            let (made, read) = workshop.make(job);
            own.push((at, made, read));
        }
        lock(&self.made).append(&mut own);
        let Opened { number, jobs, begun, made, .. } = Arc::into_inner(self)?;
        let mut made = made.into_inner().unwrap_or_else(PoisonError::into_inner);
        // It is not when a thread has panicked.
        let is_whole = made.len() == jobs.len();
        made.sort_unstable_by_key(|&(at, ..)| at);
        let done = jobs.into_iter().zip(made).map(|(job, (_, made, read))| (Done { job, made }, read));
        let begun = begun.into_inner().filter(|_| is_whole)?;
        Some((number, workshop.end(begun, done.collect())))
    }

    /// Takes a permutation that was left for later.
    fn take_left(&self) -> Option<(usize, &Job)> {
        let at = lock(&self.left).pop()?;
        Some((at, self.jobs.get(at)?))
    }
}

/// The next run, where there is one, so that others find it.
fn open(gate: &Gate<'_>, opened: &Mutex<Vec<Weak<Opened>>>) -> Option<Arc<Opened>> {
    let mut opened = lock(opened);
    let (number, jobs) = gate.take()?;
    let (begun, next) = (OnceLock::new(), AtomicUsize::new(0));
    let run = Arc::new(Opened { number, jobs, begun, next, left: Mutex::default(), made: Mutex::default() });
    opened.retain(|run| run.strong_count() > 0);
    opened.push(Arc::downgrade(&run));
    Some(run)
}

fn work(
    workshop: &Workshop<'_>,
    gate: &Gate<'_>,
    opened: &Mutex<Vec<Weak<Opened>>>,
    runs: &Sender<(usize, Run)>,
) {
    let _end = EndOnPanic(gate);
    let own = std::iter::from_fn(|| open(gate, opened));
    let others = std::iter::once_with(|| lock(opened).clone());
    for run in own.chain(others.flatten().filter_map(|run| run.upgrade())) {
        if let Some(run) = run.work(workshop)
            && runs.send(run).is_err()
        {
            return;
        }
    }
}

fn in_order(
    runs: &Receiver<(usize, Run)>,
    gate: &Gate<'_>,
    collect: &mut dyn FnMut(Run) -> std::io::Result<()>,
) -> std::io::Result<()> {
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for (number, run) in runs {
        waiting.insert(number, run);
        while let Some(run) = waiting.remove(&next) {
            collect(run)?;
            next += 1;
            gate.collected();
        }
    }
    Ok(())
}
