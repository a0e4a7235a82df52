//! A farm as a build sees it: calls that wait, over a connection that lives on a thread of its own.

use crate::client::Client;
use crate::figures::Figures;
use crate::options::FarmOptions;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use trefoil_permute::{Answer, Batch, Remote};

/// How long the program should run for a batch, start and all: twenty times what an action costs besides.
const WANTED: Duration = Duration::from_secs(1);
/// The fewest and the most permutations of a batch.
const SIZES: std::ops::RangeInclusive<usize> = 16..=4096;

/// A farm.
pub struct Farm {
    client: Arc<Client>,
    runtime: Handle,
    parallel: usize,
    batch: Option<usize>,
    /// What is under way; none when it has been stopped.
    tasks: Mutex<Option<Vec<AbortHandle>>>,
    /// Ends the thread when it is dropped.
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Farm {
    /// Reaches a server and asks what it can do.
    ///
    /// # Errors
    /// When it cannot be reached, says no, or lacks what is needed.
    pub fn connect(options: FarmOptions) -> Result<Farm, String> {
        let (parallel, batch) = (options.parallel.max(1), options.batch);
        let cannot = |e: std::io::Error| format!("cannot start the client of {}: {e}", options.address);
        let runtime = Builder::new_current_thread().enable_all().build().map_err(cannot)?;
        let client = Arc::new(runtime.block_on(Client::connect(options))?);
        let (end, ended) = oneshot::channel();
        let handle = runtime.handle().clone();
        let thread = std::thread::spawn(move || {
            let _ = runtime.block_on(ended);
        });
        let tasks = Mutex::new(Some(Vec::new()));
        Ok(Farm { client, runtime: handle, parallel, batch, tasks, end: Some(end), thread: Some(thread) })
    }

    /// What it has done.
    pub fn figures(&self) -> Figures {
        self.client.figures.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Farm {
    fn drop(&mut self) {
        self.end.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Remote for Farm {
    fn parallel(&self) -> usize {
        self.parallel
    }

    fn size(&self) -> Option<usize> {
        self.batch
    }

    fn size_for(&self, sample: usize, took: Duration) -> usize {
        size_for(sample, took)
    }

    fn compile(&self, batch: &Batch) -> Result<Answer, String> {
        let (sender, answer) = channel();
        // The task outlives no call, but a task must own what it uses.
        let (client, batch) = (self.client.clone(), batch.clone());
        let task = {
            let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(tasks) = tasks.as_mut() else { return Err(STOPPED.into()) };
            let task = self.runtime.spawn(async move {
                let _ = sender.send(client.compile(&batch).await);
            });
            tasks.retain(|task| !task.is_finished());
            tasks.push(task.abort_handle());
            task
        };
        let answer = answer.recv().unwrap_or_else(|_| Err(STOPPED.into()));
        drop(task);
        answer
    }

    fn stop(&self) {
        let tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner).take();
        tasks.into_iter().flatten().for_each(|task| task.abort());
    }
}

const STOPPED: &str = "the build has been stopped";

/// The power of two that comes nearest to the wanted time from below.
fn size_for(sample: usize, took: Duration) -> usize {
    let each = (took.as_secs_f64() / sample.max(1) as f64).max(1e-6);
    let count = (WANTED.as_secs_f64() / each) as usize;
    let power = 1 << count.max(1).ilog2().min(31);
    power.clamp(*SIZES.start(), *SIZES.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_take_about_a_second_on_the_machine_that_compiled_the_sample() {
        let milliseconds = Duration::from_millis;
        assert_eq!(size_for(32, milliseconds(320)), 64);
        assert_eq!(size_for(32, milliseconds(32)), 512);
        assert_eq!(size_for(32, Duration::ZERO), 4096);
        assert_eq!(size_for(32, milliseconds(60_000)), 16);
    }
}
