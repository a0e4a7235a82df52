//! The simulation: batches go through what the client, the server and the workers have of each thing, in the order of time.
//!
//! A batch is prepared by a processor of the client, asked for in the action cache, uploaded, executed by a worker, and its answer
//! fetched. Links and the server's calls serve one after the other; processors and workers are several, and the first that is free is
//! taken. A worker fetches the program before its first batch. What many builds at once would do to each other is not in it.

use crate::measured::Measured;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// What there is, besides what was measured. Links are in bytes a millisecond.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) workers: usize,
    /// Batches under way for each worker.
    pub(crate) ahead: usize,
    /// Processors of the client.
    pub(crate) processors: usize,
    /// A call there and back, in milliseconds.
    pub(crate) latency: f64,
    pub(crate) client_link: f64,
    pub(crate) store_link: f64,
    /// How many calls the server answers in a millisecond.
    pub(crate) calls: f64,
}

impl Default for Site {
    /// A client of 16 processors on 1 Gbit/s, a store on 10 Gbit/s, 5,000 calls a second, all in one building.
    fn default() -> Site {
        Site {
            workers: 1,
            ahead: 2,
            processors: 16,
            latency: 1.0,
            client_link: 125_000.0,
            store_link: 1_250_000.0,
            calls: 5.0,
        }
    }
}

/// What comes out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    /// How many times as fast as one core of this machine.
    pub(crate) speed: f64,
    /// How much of the time was busy: workers, the client's processors, the client's link, the store's link, the server's calls.
    pub(crate) busy: [f64; 5],
}

/// Calls of the server a batch: look-up, missing blobs, upload, execute, fetch.
const CALLS: [f64; 3] = [1.0, 3.0, 1.0];

/// Something that serves one after the other, or several at once.
struct Resource {
    free: BinaryHeap<Reverse<Time>>,
    busy: f64,
}

/// A time, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Time(f64);

impl Eq for Time {}

impl PartialOrd for Time {
    fn partial_cmp(&self, other: &Time) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Time {
    fn cmp(&self, other: &Time) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Resource {
    fn new(count: usize) -> Resource {
        Resource { free: (0..count.max(1)).map(|_| Reverse(Time(0.0))).collect(), busy: 0.0 }
    }

    /// Serves for so long, from now or when one is free; when it is done.
    fn serve(&mut self, now: f64, time: f64) -> f64 {
        let free = self.free.pop().map_or(0.0, |Reverse(Time(free))| free);
        let end = now.max(free) + time;
        self.free.push(Reverse(Time(end)));
        self.busy += time;
        end
    }

    fn share(&self, time: f64) -> f64 {
        self.busy / (time * self.free.len() as f64)
    }
}

/// Where a batch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Prepared,
    LookedUp,
    Uploaded,
    Executed,
    Fetched,
}

/// A build of so many permutations that differ.
pub(crate) fn simulate(
    measured: &Measured,
    site: &Site,
    count: usize,
    size: usize,
    is_known: bool,
) -> Outcome {
    let batches = count.div_ceil(size);
    let permutations = |batch: usize| size.min(count - batch * size) as f64;
    let (mut workers, mut client) = (Resource::new(site.workers), Resource::new(site.processors));
    let (mut link, mut store, mut calls) = (Resource::new(1), Resource::new(1), Resource::new(1));
    let mut events: BinaryHeap<Reverse<(Time, usize, Stage)>> = BinaryHeap::new();
    for batch in 0..batches {
        let time = client.serve(0.0, permutations(batch) * measured.client);
        events.push(Reverse((Time(time), batch, Stage::Prepared)));
    }
    let (mut left, mut queue) = (site.workers * site.ahead, VecDeque::new());
    let (mut fresh, mut end) = (site.workers, 0.0f64);
    while let Some(Reverse((Time(now), batch, stage))) = events.pop() {
        let all = permutations(batch);
        let (up, down) = (all * measured.up, all * measured.down);
        let next = match stage {
            Stage::Prepared if left == 0 => {
                queue.push_back(batch);
                continue;
            }
            Stage::Prepared => {
                left -= 1;
                let stage = if is_known { Stage::Executed } else { Stage::LookedUp };
                (calls.serve(now, CALLS[0] / site.calls) + site.latency, stage)
            }
            Stage::LookedUp => {
                let sent = link.serve(now, up / site.client_link);
                let stored = store.serve(sent, up / site.store_link);
                (calls.serve(stored, CALLS[1] / site.calls) + 3.0 * site.latency, Stage::Uploaded)
            }
            Stage::Uploaded => {
                let first = if fresh > 0 { measured.program } else { 0.0 };
                fresh = fresh.saturating_sub(1);
                let there = store.serve(now, (first + up + down) / site.store_link);
                let spread = measured.spread[batch % measured.spread.len()];
                let run = (measured.start + all * measured.each) * spread;
                (workers.serve(there, measured.overhead + run), Stage::Executed)
            }
            Stage::Executed => {
                let read = store.serve(now, down / site.store_link);
                let fetched = link.serve(read, down / site.client_link);
                (calls.serve(fetched, CALLS[2] / site.calls) + site.latency, Stage::Fetched)
            }
            Stage::Fetched => {
                end = end.max(now);
                left += 1;
                let Some(batch) = queue.pop_front() else { continue };
                events.push(Reverse((Time(now), batch, Stage::Prepared)));
                continue;
            }
        };
        events.push(Reverse((Time(next.0), batch, next.1)));
    }
    Outcome {
        speed: count as f64 * measured.local / end,
        busy: [workers.share(end), client.share(end), link.share(end), store.share(end), calls.share(end)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured() -> Measured {
        Measured {
            local: 1.0,
            client: 0.1,
            program: 0.0,
            start: 10.0,
            each: 1.0,
            spread: vec![1.0],
            overhead: 40.0,
            up: 100.0,
            down: 100.0,
        }
    }

    fn speed(workers: usize, size: usize) -> f64 {
        let site = Site { workers, calls: 1000.0, ..Site::default() };
        simulate(&measured(), &site, 1_000_000, size, false).speed
    }

    #[test]
    fn one_worker_is_slower_than_one_core_by_what_actions_cost() {
        let wanted = 1000.0 / 1050.0;
        assert!((speed(1, 1000) - wanted).abs() < 0.02, "{}", speed(1, 1000));
        assert!(speed(1, 50) < 0.6);
    }

    #[test]
    fn twice_the_workers_are_twice_as_fast_until_the_client_is_busy() {
        assert!((speed(20, 100) / speed(10, 100) - 2.0).abs() < 0.1);
        // Sixteen processors at a tenth of the work each.
        let limit = 16.0 / 0.1;
        assert!(speed(2000, 100) <= limit);
        assert!(speed(2000, 100) > 0.8 * limit, "{}", speed(2000, 100));
    }

    #[test]
    fn a_batch_may_be_too_small_and_too_large() {
        assert!(speed(100, 8) < speed(100, 128));
        assert!(speed(100, 50_000) < speed(100, 128));
    }
}
