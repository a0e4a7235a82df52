//! What a session remembers of compiles that begin with the same text: which macros differ, and where headers spell these.

use crate::Request;
use std::collections::VecDeque;
use trefoil_ir::sort_by_name;

/// How many command lines are remembered of each.
const MOST_RECENT: usize = 8;
/// How many macros are remembered of each that the beginning or the end of its headers spells.
const MOST_PLACED: usize = 64;
/// What part of the headers is their beginning, and what part their end.
const BEGINNING: usize = 4;
const END: usize = 16;

/// The macros of a command line.
type Defines = Vec<(String, Option<String>)>;

/// What is known of compiles that begin with the same text.
#[derive(Default)]
pub(super) struct Seen {
    /// The macros of the last of them.
    recent: VecDeque<Defines>,
    /// How many have found nothing to go on from since the last point was kept.
    pub(super) misses: u32,
    /// How many points were kept that nothing has gone on from yet.
    pub(super) in_vain: u32,
    /// Macros that have differed and that nothing but the end of the headers spells: a point before it does for all their values.
    late: Vec<String>,
    /// Macros that have differed and that the beginning of the headers spells: no point is worth standing before it for their sake.
    early: Vec<String>,
}

impl Seen {
    /// The macros that differ among compiles like a request: of those that define the same names, where there are any; else
    /// between it and the one that is most like it. None when it is the first.
    pub(super) fn differing(&self, request: &Request<'_>) -> Option<Vec<String>> {
        let own = &request.options.defines;
        let missing = |a: &Defines, b: &Defines| -> Vec<String> {
            a.iter().filter(|define| !b.contains(define)).map(|(name, _)| name.clone()).collect()
        };
        let against = |other: &Defines| [missing(own, other), missing(other, own)].concat();
        let same_names = |other: &&Defines| own.iter().map(|it| &it.0).eq(other.iter().map(|it| &it.0));
        let mut permutations = self.recent.iter().filter(same_names).map(against).peekable();
        let mut names = match permutations.peek() {
            Some(_) => permutations.flatten().collect(),
            None => self.recent.iter().map(against).min_by_key(Vec::len)?,
        };
        sort_by_name(&mut names, |name: &String| name);
        names.dedup();
        Some(names)
    }

    pub(super) fn remember(&mut self, request: &Request<'_>) {
        if self.recent.len() >= MOST_RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(request.options.defines.clone());
    }

    /// The macros before which a point should stand, where some differ.
    pub(super) fn placed(&self, mut differing: Vec<String>) -> Vec<String> {
        differing.retain(|name| !self.early.contains(name));
        differing.extend(self.late.iter().cloned());
        differing
    }

    /// The macros before which no point stands.
    pub(super) fn early(&self) -> &[String] {
        &self.early
    }

    /// Remembers the macros before which a point stands, with so many tokens of all before it; whether it is worth being kept there.
    pub(super) fn place(&mut self, names: &[String], before: usize, all: usize) -> bool {
        let is_early = before < all / BEGINNING;
        if !is_early && before < all - all / END {
            return true;
        }
        let placed = if is_early { &mut self.early } else { &mut self.late };
        for name in names {
            if placed.len() < MOST_PLACED && !placed.contains(name) {
                placed.push(name.clone());
            }
        }
        !is_early
    }
}
