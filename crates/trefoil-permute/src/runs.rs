//! Runs of permutations: threads take them, one collects what is made of them, in their order.

use crate::plan::{Job, Jobs};
use crate::work::{Run, Workshop};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many permutations a thread takes at a time.
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
    std::thread::scope(|scope| {
        let (sender, runs) = channel();
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(move || work(workshop, gate, &sender));
        }
        drop(sender);
        let collected = in_order(&runs, gate, collect);
        gate.end();
        collected
    })
}

fn work(workshop: &Workshop<'_>, gate: &Gate<'_>, runs: &Sender<(usize, Run)>) {
    let _end = EndOnPanic(gate);
    while let Some((number, jobs)) = gate.take() {
        if runs.send((number, workshop.run(jobs))).is_err() {
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
