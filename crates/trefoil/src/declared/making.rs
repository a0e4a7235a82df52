//! Points that are being made: one thread makes each, and others may wait for it.

use rustc_hash::FxHashSet;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// How many wishes are remembered that came to nothing.
const MOST_VAIN: usize = 4096;

/// What a compile does where another thread is making the point that it would go on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Others {
    /// It is left for later.
    Leave,
    /// It waits for the point. Only for threads that have prepared nothing else, where all others compile or drop at once what they
    /// prepare: then whoever makes a point waits for nobody.
    Await,
}

/// The points that are being made, by the hashes of the wishes for them.
#[derive(Debug, Default)]
pub(super) struct Makings {
    state: Mutex<State>,
    ended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    open: FxHashSet<u128>,
    /// Those that came to nothing when they were last tried, as where headers have errors that leave a declaration open: nobody waits for them.
    vain: FxHashSet<u128>,
}

/// That a point is being made, until this is dropped.
#[derive(Debug)]
pub(super) struct Making {
    all: Arc<Makings>,
    wish: u128,
    progress: Progress,
}

/// How far a point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// It has been come past, and may be compiled to the end or not.
    Prepared,
    /// A compile is at it: if that is all, there can be none.
    Tried,
    /// It is there.
    Kept,
}

impl Makings {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to make a point.
    ///
    /// # Errors
    /// Somebody is at it: whether that may well succeed.
    pub(super) fn begin(self: &Arc<Self>, wish: u128) -> Result<Making, bool> {
        let mut state = self.lock();
        if !state.open.insert(wish) {
            return Err(!state.vain.contains(&wish));
        }
        Ok(Making { all: self.clone(), wish, progress: Progress::Prepared })
    }

    /// Waits until nobody is making a point.
    pub(super) fn wait(&self, wish: u128) {
        let is_open = |state: &mut State| state.open.contains(&wish);
        drop(self.ended.wait_while(self.lock(), is_open).unwrap_or_else(PoisonError::into_inner));
    }
}

impl Making {
    /// Notes how far the point is.
    pub(super) fn is(&mut self, progress: Progress) {
        self.progress = progress;
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        let mut state = self.all.lock();
        state.open.remove(&self.wish);
        match self.progress {
            Progress::Prepared => {}
            Progress::Kept => drop(state.vain.remove(&self.wish)),
            Progress::Tried => {
                if state.vain.len() >= MOST_VAIN {
                    state.vain.clear();
                }
                state.vain.insert(self.wish);
            }
        }
        self.all.ended.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(makings: &Arc<Makings>, progress: Progress) {
        let mut making = makings.begin(1).unwrap();
        making.is(progress);
    }

    #[test]
    fn nobody_waits_for_what_came_to_nothing() {
        let makings = Arc::new(Makings::default());
        let is_promising = || {
            let _making = makings.begin(1).unwrap();
            makings.begin(1).unwrap_err()
        };
        assert!(is_promising());
        end(&makings, Progress::Prepared);
        assert!(is_promising(), "it was not tried");
        end(&makings, Progress::Tried);
        assert!(!is_promising());
        end(&makings, Progress::Kept);
        assert!(is_promising());
    }

    #[test]
    fn who_waits_goes_on_when_the_maker_panics() {
        let makings = Arc::new(Makings::default());
        let making = makings.begin(1).unwrap();
        std::thread::scope(|scope| {
            let waits = scope.spawn(|| makings.wait(1));
            let maker = scope.spawn(move || {
                let _making = making;
                std::panic::resume_unwind(Box::new("no further"));
            });
            assert!(maker.join().is_err() && waits.join().is_ok());
        });
        assert!(makings.begin(1).is_ok());
    }
}
