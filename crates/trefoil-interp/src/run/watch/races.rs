//! Races: two invocations access one place, at least one writes, and no barrier lies between.
//!
//! Each word of memory and each texel has a shadow: who wrote it last and who has read it since, and how many barriers each had
//! passed. Waves take turns, so that what happens here is in order; what a device may do in any order follows from the barriers
//! alone. Two writes of one value are no race that anybody can see.

use super::{At, Watch};
use crate::finding::{Access, Invocation, Site, Target, Wrong};
use rustc_hash::FxHashMap;

/// Most shadows; memory beyond is not watched.
const MAX_SHADOWS: usize = 1 << 24;

/// Which memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::run) enum Memory {
    /// The group's.
    Group,
    /// What is bound, by its number.
    Bound(u32),
}

/// One access.
#[derive(Clone, Copy, Debug)]
pub(in crate::run) struct Visit {
    pub(in crate::run) group: [u32; 3],
    pub(in crate::run) who: Invocation,
    /// Barriers passed.
    pub(in crate::run) epoch: u32,
    pub(in crate::run) site: Site,
    pub(in crate::run) access: Access,
    /// The bytes of the word that are touched.
    pub(in crate::run) mask: u8,
    /// What is written.
    pub(in crate::run) value: u64,
}

impl Visit {
    /// Whether this and one before it are in a race, in memory that fences order across groups or that they do not.
    fn races(&self, before: &Visit, fenced: bool) -> bool {
        let ordered = match self.group == before.group {
            true => self.who == before.who || self.epoch != before.epoch,
            false => fenced,
        };
        let both = |access: Access| self.access == access && before.access == access;
        let same_value = both(Access::Write) && self.value == before.value && self.mask == before.mask;
        let harmless = both(Access::Atomic) || both(Access::Read) || same_value;
        !ordered && !harmless && self.mask & before.mask != 0
    }
}

/// Who accessed a word.
#[derive(Clone, Copy, Debug, Default)]
struct Shadow {
    /// Who wrote last.
    write: Option<Visit>,
    /// Who has read since: two are enough, as one of them is another than any writer.
    reads: [Option<Visit>; 2],
}

/// The shadows of all memory.
#[derive(Default)]
pub(in crate::run) struct Races {
    shadows: FxHashMap<(Memory, u64), Shadow>,
    /// Whether the program orders accesses to resources, so that groups may work together.
    pub(in crate::run) fenced: bool,
}

impl Races {
    /// The group's memory is another's from now on.
    pub(in crate::run) fn end_of_group(&mut self) {
        self.shadows.retain(|(memory, _), _| *memory != Memory::Group);
    }
}

impl Watch {
    /// Notes an access to a word, and reports it when it is in a race with one before it.
    pub(in crate::run) fn visit(
        &mut self,
        target: Target,
        (memory, place): (Memory, u64),
        at: At,
        visit: Visit,
    ) {
        let fenced = self.races.fenced;
        let full = self.races.shadows.len() >= MAX_SHADOWS;
        if full && !self.races.shadows.contains_key(&(memory, place)) {
            return;
        }
        let shadow = self.races.shadows.entry((memory, place)).or_default();
        let is_read = visit.access == Access::Read;
        let against = [shadow.write, shadow.reads[0], shadow.reads[1]];
        let count = if is_read { 1 } else { 3 };
        let found = against.into_iter().take(count).flatten().find(|before| visit.races(before, fenced));
        if is_read {
            match &mut shadow.reads {
                [first @ None, _] => *first = Some(visit),
                [Some(first), second] if first.who != visit.who || first.group != visit.group => {
                    *second = Some(visit);
                }
                [first, _] => *first = Some(visit),
            }
        } else {
            *shadow = Shadow { write: Some(visit), ..Shadow::default() };
        }
        if let Some(before) = found {
            let (access, other) = (visit.access, before.access);
            let wrong = || Wrong::Race { target, at: place as u32, access, other };
            self.note_pair(at.site, 9, visit.who, Some((before.site, before.who)), wrong);
        }
    }
}
