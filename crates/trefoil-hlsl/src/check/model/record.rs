//! What is known of structures besides their fields, which are the typed program's.

use super::{PartIndex, ScopeId, TArg, TemplateIndex};
use crate::syntax::tree;
use crate::typed::{BitField, StructId, TyId};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};
use trefoil_entity::LayeredMap;

/// All structures, in step with those of the typed program.
#[derive(Clone, Default)]
pub(in crate::check) struct Records {
    /// What is known of each, by its id.
    pub all: LayeredMap<StructId, Record>,
    /// Members that are more than one field away, and bit-fields.
    pub parts: LayeredMap<PartIndex, Part>,
    /// Bases that depend on parameters of templates.
    pub open_bases: Vec<tree::TypeRefId>,
}

impl Index<StructId> for Records {
    type Output = Record;
    fn index(&self, id: StructId) -> &Record {
        &self.all[id]
    }
}

impl IndexMut<StructId> for Records {
    fn index_mut(&mut self, id: StructId) -> &mut Record {
        &mut self.all[id]
    }
}

/// What is known of a structure besides its fields.
#[derive(Clone)]
pub(in crate::check) struct Record {
    /// The scope of its members.
    pub scope: ScopeId,
    /// What it inherits from, in the order of its first fields.
    pub bases: Vec<StructId>,
    /// The interfaces that it says it has.
    pub interfaces: Vec<StructId>,
    /// Whether its body was seen, or is being read.
    pub begun: bool,
    /// Whether its body was seen.
    pub complete: bool,
    /// The template and arguments it was made of.
    pub origin: Option<(TemplateIndex, Vec<TArg>)>,
    /// Whether it inherits from what only an instance of a template knows.
    pub has_open_base: bool,
    /// Whether it is an instance that inherits from what depends on its arguments: names that stand alone are not looked
    /// for there.
    pub has_dependent_base: bool,
    /// Whether nothing names it, a `typedef` neither.
    pub is_anonymous: bool,
    /// Whether it is an interface, which has no data.
    pub is_interface: bool,
    /// How many fields there were when `: 0` last said that bit-fields begin afresh.
    pub bits_end: usize,
    /// What its fields come to, once it is complete.
    pub facts: Facts,
}

/// What a structure's fields come to: kept, since structures of structures would make it dear to count again.
#[derive(Clone, Copy, Default)]
pub(in crate::check) struct Facts {
    /// How many scalars and resources it has; none when there are too many to count.
    pub leaves: Option<u32>,
    /// Whether there are resources or samplers in it.
    pub has_resource: bool,
    /// Whether there are numbers in it.
    pub has_number: bool,
    /// Size and alignment as in a structured buffer.
    pub size: Option<(u32, u32)>,
    /// How deep structures nest in it.
    pub depth: u32,
    /// How many structures nest in it, an array's elements as one.
    pub nested: u32,
    /// How many structures it inherits from, one through the other.
    pub bases: u32,
}

/// A member of a record by the way to it.
#[derive(Clone)]
pub(in crate::check) struct Part {
    /// The fields on the way, outermost first.
    pub path: SmallVec<[u32; 2]>,
    /// The bits of the last field, when it is a bit-field.
    pub bits: Option<BitField>,
    /// Its type.
    pub ty: TyId,
}
