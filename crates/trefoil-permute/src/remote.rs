//! What a build asks of other machines.

use crate::parcel::Batch;
use std::time::Duration;

/// Other machines, which compile batches.
///
/// A build calls it from as many threads as [`Remote::parallel`] says.
pub trait Remote: Sync {
    /// How many batches may be under way at once.
    fn parallel(&self) -> usize;

    /// How many permutations a batch is to have, where that is known from the beginning.
    fn size(&self) -> Option<usize>;

    /// How many it is to have, when a sample of so many took as long.
    fn size_for(&self, sample: usize, took: Duration) -> usize;

    /// Compiles a batch, as [`work`](crate::work) does.
    ///
    /// # Errors
    /// Why it cannot be had; what is worth another attempt has had it.
    fn compile(&self, batch: &Batch) -> Result<Answer, String>;

    /// Ends what is under way: its answers are not needed any more.
    fn stop(&self);
}

/// An answer of another machine.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What [`work`](crate::work) gave.
    pub bytes: Vec<u8>,
    /// How long the machine worked on it, as it said when it did: the same whenever the same answer is asked for.
    pub took: Option<Duration>,
}

/// Where a build compiles what it does not find.
#[derive(Clone, Copy)]
pub struct Elsewhere<'a> {
    /// The machines.
    pub remote: &'a dyn Remote,
    /// Whether what they cannot do is compiled here.
    pub falls_back: bool,
}
