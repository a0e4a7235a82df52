//! What was found out of types once, and is not asked again for the function.

use super::Memory;
use crate::typed::TyId;
use trefoil_entity::{Entity, HashMap};
use trefoil_ir::TypeId;

/// Types of the IR, and how many variables values take, by type.
#[derive(Default)]
pub(in crate::lower) struct TypeMemo {
    in_memory: HashMap<(TyId, Memory), TypeId>,
    variable_counts: Vec<u32>,
    /// Types that calls have declared, by the number that names them.
    defined: HashMap<u32, TypeId>,
}

/// The count of a type that nobody has asked for.
const UNKNOWN: u32 = u32::MAX;

impl TypeMemo {
    /// The type as it lies in memory, once it is made.
    pub(super) fn memory_type(&self, ty: TyId, memory: Memory) -> Option<TypeId> {
        self.in_memory.get(&(ty, memory)).copied()
    }

    /// Keeps what a type is in memory.
    pub(super) fn set_memory_type(&mut self, ty: TyId, memory: Memory, made: TypeId) {
        self.in_memory.insert((ty, memory), made);
    }

    /// The type that a call has declared under a number.
    pub(in crate::lower) fn defined(&self, number: u32) -> Option<TypeId> {
        self.defined.get(&number).copied()
    }

    /// Keeps the type that a call declares.
    pub(in crate::lower) fn define(&mut self, number: u32, made: TypeId) {
        self.defined.insert(number, made);
    }

    /// How many variables a value of the type takes, once it is known.
    #[inline]
    pub(in crate::lower) fn variable_count(&self, ty: TyId) -> Option<u32> {
        self.variable_counts.get(ty.index()).copied().filter(|&count| count != UNKNOWN)
    }

    /// Keeps how many variables a value takes; `types` is how many types there are.
    pub(in crate::lower) fn set_variable_count(&mut self, ty: TyId, count: u32, types: usize) {
        if self.variable_counts.len() <= ty.index() {
            self.variable_counts.resize(types.max(ty.index() + 1), UNKNOWN);
        }
        self.variable_counts[ty.index()] = count;
    }
}
