//! What a farm has done, and how long each batch took.

use std::time::{Duration, Instant};

/// What a farm has done.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// A row a batch, in the order in which they ended.
    pub batches: Vec<Trace>,
    /// How often something was tried again.
    pub retries: u64,
    /// Answers that were not of the digest that the action's result says, and were made anew.
    pub damaged: u64,
    /// Blobs that were uploaded, and their bytes.
    pub uploaded: (u64, u64),
    /// The bytes of answers.
    pub downloaded: u64,
}

impl Figures {
    /// How many batches the action cache had an answer to.
    pub fn hits(&self) -> usize {
        self.batches.iter().filter(|batch| batch.is_hit).count()
    }
}

/// What became of one batch, and when; times are in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trace {
    /// How many permutations it has.
    pub permutations: usize,
    /// Whether the action cache had the answer.
    pub is_hit: bool,
    /// What asking the action cache took.
    pub look_up: f64,
    /// What uploading took, where it was uploaded.
    pub upload: f64,
    /// From the call of `Execute` to its answer.
    pub execute: f64,
    /// Of this, what the server says it was queued.
    pub queued: f64,
    /// Of this, what the worker spent on fetching inputs.
    pub fetch: f64,
    /// Of this, what the program took.
    pub run: f64,
    /// What fetching the answer took.
    pub download: f64,
    /// The bytes of the batch.
    pub bytes_up: u64,
    /// The bytes of the answer.
    pub bytes_down: u64,
}

impl Trace {
    /// The names of the columns of [`Trace::line`].
    pub const COLUMNS: &str =
        "permutations\thit\tlook_up\tupload\texecute\tqueued\tfetch\trun\tdownload\tbytes_up\tbytes_down";

    /// The row as text, with tabs between its columns.
    pub fn line(&self) -> String {
        format!(
            "{}\t{}\t{:.3}\t{:.3}\t{:.3}\t{:.3}\t{:.3}\t{:.3}\t{:.3}\t{}\t{}",
            self.permutations,
            u8::from(self.is_hit),
            self.look_up,
            self.upload,
            self.execute,
            self.queued,
            self.fetch,
            self.run,
            self.download,
            self.bytes_up,
            self.bytes_down
        )
    }
}

/// Measures what passes between calls.
pub(crate) struct Watch(Instant);

impl Watch {
    pub(crate) fn new() -> Watch {
        Watch(now())
    }

    /// Milliseconds since the last call.
    pub(crate) fn lap(&mut self) -> f64 {
        let last = std::mem::replace(&mut self.0, now());
        milliseconds(self.0 - last)
    }
}

pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn now() -> Instant {
    #[expect(clippy::disallowed_methods, reason = "times are for people; no output depends on them")]
    Instant::now()
}
