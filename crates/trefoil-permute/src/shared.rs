//! What the permutations of one build share: outcomes by the key of their tokens, outputs by their hash.

use crate::cache::Outcome;
use crate::digest::Digest;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Outcomes by the key of their tokens. What one thread compiles the others wait for.
#[derive(Default)]
pub(crate) struct Outcomes {
    /// None while a thread is at it.
    known: Mutex<FxHashMap<u128, Option<Arc<Outcome>>>>,
    settled: Condvar,
}

/// What there is for a key.
pub(crate) enum Claim<'a> {
    /// The outcome of another permutation.
    Found(Arc<Outcome>),
    /// Nothing: it is to be made by who asked.
    Ours(Ticket<'a>),
}

/// The duty to make an outcome. When it is dropped before, the next who asks has it.
pub(crate) struct Ticket<'a> {
    of: &'a Outcomes,
    key: u128,
    made: Option<Arc<Outcome>>,
}

impl Outcomes {
    /// The outcome for a key, or the duty to make it.
    pub(crate) fn claim(&self, key: u128) -> Claim<'_> {
        let mut known = lock(&self.known);
        loop {
            match known.get(&key) {
                Some(Some(outcome)) => return Claim::Found(outcome.clone()),
                Some(None) => known = self.settled.wait(known).unwrap_or_else(PoisonError::into_inner),
                None => {
                    known.insert(key, None);
                    return Claim::Ours(Ticket { of: self, key, made: None });
                }
            }
        }
    }
}

impl Ticket<'_> {
    /// The outcome is there.
    pub(crate) fn fulfil(mut self, outcome: Arc<Outcome>) {
        self.made = Some(outcome);
    }
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        let mut known = lock(&self.of.known);
        match self.made.take() {
            Some(outcome) => known.insert(self.key, Some(outcome)),
            None => known.remove(&self.key),
        };
        self.of.settled.notify_all();
    }
}

/// Outputs by their hash. The bytes are kept until they have been written, which happens in the order of the permutations, so that
/// the same build writes the same archive however many threads there are.
#[derive(Default)]
pub(crate) struct Outputs(Mutex<FxHashMap<Digest, Output>>);

/// An output.
enum Output {
    /// It is to be written.
    Waiting(Arc<[u8]>),
    /// It is written, as the output of that number.
    Written(u32),
}

/// What an output is for the one who writes.
pub(crate) enum ToWrite {
    /// It is written already.
    Known(u32),
    /// It is to be written.
    New(Arc<[u8]>),
}

impl Outputs {
    /// Whether an output is there.
    pub(crate) fn has(&self, hash: &Digest) -> bool {
        lock(&self.0).contains_key(hash)
    }

    /// Adds an output.
    pub(crate) fn add(&self, hash: Digest, bytes: &[u8]) {
        lock(&self.0).entry(hash).or_insert_with(|| Output::Waiting(bytes.into()));
    }

    /// What is to be done for an output that was added.
    pub(crate) fn to_write(&self, hash: &Digest) -> Option<ToWrite> {
        lock(&self.0).get(hash).map(|output| match output {
            Output::Waiting(bytes) => ToWrite::New(bytes.clone()),
            Output::Written(number) => ToWrite::Known(*number),
        })
    }

    /// An output has been written.
    pub(crate) fn wrote(&self, hash: Digest, number: u32) {
        lock(&self.0).insert(hash, Output::Written(number));
    }
}

/// Locks what a thread that panicked has left whole.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
