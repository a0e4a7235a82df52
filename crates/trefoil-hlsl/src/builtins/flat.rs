//! The tables of built-ins as the compiler reads them: flat arrays, made at compile time from the lists of lists that are
//! generated. Each list inside another would cost a shared library a pointer, a length and a relocation.

use super::generated::{GROUPS, OP_NAMES};
use super::names::{BuiltinOp, Namespace};
use super::table::{BuiltinAttrs, EntrySpec, Overload, Run};

/// One name of a namespace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it means, which has the name.
    pub op: BuiltinOp,
    stages: Run,
    overloads: Run,
}

impl Entry {
    /// Its overloads, in the order in which they are tried.
    #[inline]
    pub fn overloads(&self) -> &'static [Overload] {
        self.overloads.of(&TABLES.overloads)
    }

    /// The stages it may stand in, bit n for DXIL's shader kind n, from shader model 6.`.0` on; see
    /// [`Entry::stages_at`].
    pub fn stages(&self) -> &'static [(u8, u16)] {
        self.stages.of(&TABLES.stages)
    }

    /// Whether no overload may be called from a source.
    pub fn is_hidden(&self) -> bool {
        self.overloads().iter().all(|overload| overload.attributes.contains(BuiltinAttrs::HIDDEN))
    }

    /// The stages it may stand in in shader model 6.`minor`, bit n for DXIL's shader kind n; none before it came.
    pub fn stages_at(&self, minor: u8) -> u16 {
        self.stages().iter().rev().find(|entry| entry.0 <= minor).map_or(0, |entry| entry.1)
    }
}

/// The names of one namespace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The namespace.
    pub namespace: Namespace,
    entries: Run,
}

impl Group {
    /// Its names, in order.
    #[inline]
    pub fn entries(&self) -> &'static [Entry] {
        self.entries.of(&TABLES.entries)
    }

    /// The first eight bytes of each name, as [`trefoil_facts::prefix`] gives them.
    #[inline]
    pub(super) fn prefixes(&self) -> &'static [u64] {
        self.entries.of(&TABLES.prefixes)
    }
}

/// The tables.
pub(super) struct Tables {
    pub(super) groups: [Group; GROUPS.len()],
    pub(super) entries: [Entry; COUNTS.entries],
    pub(super) prefixes: [u64; COUNTS.entries],
    pub(super) stages: [(u8, u16); COUNTS.stages],
    pub(super) overloads: [Overload; COUNTS.overloads],
}

/// The tables of all built-ins.
pub(super) static TABLES: Tables = flatten();

/// How many rows there are.
struct Counts {
    entries: usize,
    stages: usize,
    overloads: usize,
}

const COUNTS: Counts = count();

const fn count() -> Counts {
    let mut counts = Counts { entries: 0, stages: 0, overloads: 0 };
    let mut g = 0;
    while g < GROUPS.len() {
        let entries = GROUPS[g].entries;
        let mut e = 0;
        while e < entries.len() {
            counts.stages += entries[e].stages.len();
            counts.overloads += entries[e].overloads.len();
            e += 1;
        }
        counts.entries += entries.len();
        g += 1;
    }
    counts
}

const fn flatten() -> Tables {
    let (group, empty) = (&GROUPS[0], Run::new(0, 0));
    let first = &group.entries[0];
    let mut tables = Tables {
        groups: [Group { namespace: group.namespace, entries: empty }; GROUPS.len()],
        entries: [Entry { op: first.op, stages: empty, overloads: empty }; COUNTS.entries],
        prefixes: [0; COUNTS.entries],
        stages: [(0, 0); COUNTS.stages],
        overloads: [first.overloads[0]; COUNTS.overloads],
    };
    let mut done = Counts { entries: 0, stages: 0, overloads: 0 };
    let mut g = 0;
    while g < GROUPS.len() {
        let group = &GROUPS[g];
        tables.groups[g] =
            Group { namespace: group.namespace, entries: run(done.entries, group.entries.len()) };
        let mut e = 0;
        while e < group.entries.len() {
            let EntrySpec { op, stages, overloads } = &group.entries[e];
            tables.entries[done.entries] = Entry {
                op: *op,
                stages: run(done.stages, stages.len()),
                overloads: run(done.overloads, overloads.len()),
            };
            tables.prefixes[done.entries] = OP_NAMES.prefix(*op as usize);
            copy(&mut tables.stages, done.stages, stages);
            copy(&mut tables.overloads, done.overloads, overloads);
            done.entries += 1;
            done.stages += stages.len();
            done.overloads += overloads.len();
            e += 1;
        }
        g += 1;
    }
    tables
}

const fn run(start: usize, len: usize) -> Run {
    assert!(start + len <= u16::MAX as usize);
    Run::new(start as u16, len as u16)
}

const fn copy<T: Copy>(all: &mut [T], start: usize, list: &[T]) {
    let mut i = 0;
    while i < list.len() {
        all[start + i] = list[i];
        i += 1;
    }
}
