//! Points that are being made: one thread makes each, and others may wait for it.

use crate::Request;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use trefoil_hlsl::preprocess::Point;
use trefoil_ir::Stage;

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
    /// A point is placed, or nobody is at it any more.
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// By the hashes of the wishes.
    open: FxHashMap<u128, Open>,
    /// Those that came to nothing when they were last tried, as where headers have errors that leave a declaration open: nobody waits for them.
    vain: FxHashSet<u128>,
}

/// A point that is being made.
#[derive(Debug)]
struct Open {
    aim: Aim,
    /// The key of its boundary, and what the preprocessor knows there, once it has come past it.
    placed: Option<(u128, Point)>,
}

/// What the compile that makes a point is of, and where the point is to stand.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    /// The key of the last boundary of the source.
    first: u128,
    entry: String,
    stage: Stage,
    defines: Vec<(String, Option<String>)>,
    /// The macros before which it is to stand.
    differing: Vec<String>,
    /// Those before which none stands.
    early: Vec<String>,
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
    pub(super) fn begin(self: &Arc<Self>, wish: u128, aim: Aim) -> Result<Making, bool> {
        let mut state = self.lock();
        if state.open.contains_key(&wish) {
            return Err(!state.vain.contains(&wish));
        }
        state.open.insert(wish, Open { aim, placed: None });
        Ok(Making { all: self.clone(), wish, progress: Progress::Prepared })
    }

    /// Whether others are at a point that a request may well go on from: one of which `holds` says that it holds for it, or that is not
    /// placed yet, where no early macro differs. With `waits` this waits until there is none.
    pub(super) fn has_like(&self, aim: &Aim, waits: bool, holds: impl Fn(u128, &Point) -> bool) -> bool {
        let is_like = |state: &mut State| {
            let State { open, vain } = state;
            open.iter().any(|(wish, it)| !vain.contains(wish) && it.may_do_for(aim, &holds))
        };
        let mut state = self.lock();
        if !waits {
            return is_like(&mut state);
        }
        drop(self.changed.wait_while(state, is_like).unwrap_or_else(PoisonError::into_inner));
        false
    }

    /// Waits until nobody is making a point.
    pub(super) fn wait(&self, wish: u128) {
        let is_open = |state: &mut State| state.open.contains_key(&wish);
        drop(self.changed.wait_while(self.lock(), is_open).unwrap_or_else(PoisonError::into_inner));
    }
}

impl Aim {
    /// That of a request, where a point stands before the macros that differ, but for early ones.
    pub(super) fn new(first: u128, request: &Request<'_>, differing: Vec<String>, early: Vec<String>) -> Aim {
        let (entry, defines) = (request.entry.to_owned(), request.options.defines.clone());
        Aim { first, entry, stage: request.profile.stage, defines, differing, early }
    }

    /// The macros before which the point is to stand.
    pub(super) fn differing(&self) -> &[String] {
        &self.differing
    }
}

impl Open {
    fn may_do_for(&self, other: &Aim, holds: impl Fn(u128, &Point) -> bool) -> bool {
        let own = &self.aim;
        if own.first != other.first {
            return false;
        }
        let Some((key, point)) = &self.placed else {
            let is_late = |(name, _): &(String, Option<String>)| !other.early.contains(name);
            let only_in =
                |a: &Aim, b: &Aim| a.defines.iter().filter(|it| !b.defines.contains(it)).all(is_late);
            return only_in(own, other) && only_in(other, own);
        };
        let of_entry = || point.spells(&own.entry) || point.spells(&other.entry);
        (own.stage == other.stage && own.entry == other.entry || !of_entry())
            && (own.stage == other.stage || !point.spells_stage())
            && holds(*key, point)
    }
}

impl Making {
    /// Where the point stands, with the key of its boundary: others learn whether they would go on from it.
    pub(super) fn place(&self, key: u128, point: Point) {
        if let Some(open) = self.all.lock().open.get_mut(&self.wish) {
            open.placed = Some((key, point));
        }
        self.all.changed.notify_all();
    }

    /// The point as it was [placed](Self::place), with the key of its boundary.
    pub(super) fn take_placed(&self) -> Option<(u128, Point)> {
        self.all.lock().open.get_mut(&self.wish)?.placed.take()
    }

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
        self.all.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begin(makings: &Arc<Makings>) -> Result<Making, bool> {
        let (entry, stage) = (String::new(), Stage::Pixel);
        makings.begin(
            1,
            Aim { first: 0, entry, stage, defines: Vec::new(), differing: Vec::new(), early: Vec::new() },
        )
    }

    fn end(makings: &Arc<Makings>, progress: Progress) {
        let mut making = begin(makings).unwrap();
        making.is(progress);
    }

    #[test]
    fn nobody_waits_for_what_came_to_nothing() {
        let makings = Arc::new(Makings::default());
        let is_promising = || {
            let _making = begin(&makings).unwrap();
            begin(&makings).unwrap_err()
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
        let making = begin(&makings).unwrap();
        std::thread::scope(|scope| {
            let waits = scope.spawn(|| makings.wait(1));
            let maker = scope.spawn(move || {
                let _making = making;
                std::panic::resume_unwind(Box::new("no further"));
            });
            assert!(maker.join().is_err() && waits.join().is_ok());
        });
        assert!(begin(&makings).is_ok());
    }
}
