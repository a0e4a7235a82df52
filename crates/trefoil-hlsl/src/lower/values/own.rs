//! Places of the function's own that need no memory: variables of the builder.

use crate::lower::Lowerer;
use crate::lower::values::{Place, Val};
use crate::typed::{Ty, TyId, VarId};
use trefoil_ir::{TypeId, Value, Variable};

/// Longer arrays, and those that something not constant indexes, lie in memory.
const MAX_ELEMENTS: u32 = 32;
/// So does what is made of more parts.
const MAX_VARIABLES: u32 = 256;

impl Lowerer<'_> {
    /// New variables for a value of this type, unless that must lie in memory.
    pub(in crate::lower) fn variables(&mut self, ty: TyId) -> Option<Variable> {
        let count = self.variable_count(ty);
        if count > MAX_VARIABLES {
            return None;
        }
        let first = self.b.next_variable();
        self.new_variables(ty);
        Some(first)
    }

    /// A place for a variable of the source: memory where something not constant indexes it.
    pub(in crate::lower) fn home(&mut self, var: VarId) -> Place {
        let ty = self.program.vars[var].ty;
        if self.reached.is_indexed(var) { self.own_memory(ty) } else { self.temporary(ty) }
    }

    fn new_variables(&mut self, ty: TyId) {
        match self.ty(ty) {
            Ty::Array(elem, len) => (0..len).for_each(|_| self.new_variables(elem)),
            Ty::Struct(s) => {
                let program = self.program;
                program.structs[s].fields.iter().for_each(|field| self.new_variables(field.ty));
            }
            _ => {
                let ir = self.register_type(ty);
                (0..self.variable_count(ty)).for_each(|_| _ = self.b.variable(ir));
            }
        }
    }

    /// How many variables hold a value of this type; more than there may be for one that must lie in memory.
    pub(in crate::lower) fn variable_count(&mut self, ty: TyId) -> u32 {
        if let Some(known) = self.types.variable_count(ty) {
            return known;
        }
        let count = match self.ty(ty) {
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) => {
                1
            }
            Ty::Matrix { rows, .. } => u32::from(rows),
            Ty::Array(_, len) if len > MAX_ELEMENTS => MAX_VARIABLES + 1,
            Ty::Array(elem, len) => match self.variable_count(elem) {
                // However many there are of nothing, none is walked one by one.
                0 if len > 1 => MAX_VARIABLES + 1,
                each => each * len,
            },
            Ty::Struct(s) => {
                let program = self.program;
                program.structs[s].fields.iter().map(|field| self.variable_count(field.ty)).sum()
            }
            Ty::Void | Ty::String | Ty::Error | Ty::Enum(..) | Ty::Pointer { .. } => 0,
        };
        let count = count.min(MAX_VARIABLES + 1);
        self.types.set_variable_count(ty, count, self.program.types.len());
        count
    }

    /// The value that variables hold.
    pub(in crate::lower) fn load_own(&mut self, first: Variable, place: &Place, ty: TyId) -> Val {
        match self.ty(ty) {
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) => {
                Val::Single(self.b.read(first))
            }
            Ty::Matrix { rows, .. } => {
                Val::Rows((0..u32::from(rows)).map(|i| self.b.read(nth_after(first, i))).collect())
            }
            Ty::Array(..) | Ty::Struct(_) => Val::Memory(Box::new(place.clone())),
            Ty::Void | Ty::String | Ty::Error | Ty::Enum(..) | Ty::Pointer { .. } => Val::Void,
        }
    }

    /// Lets variables hold a value.
    pub(in crate::lower) fn store_own(&mut self, first: Variable, place: &Place, ty: TyId, val: &Val) {
        match (self.ty(ty), val) {
            (
                Ty::Scalar(_) | Ty::Vector(..) | Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_),
                Val::Single(v),
            ) => {
                self.b.write(first, *v);
                self.wrote(first, 1);
            }
            (Ty::Matrix { .. }, Val::Rows(rows)) => {
                for (i, &row) in rows.iter().enumerate() {
                    self.b.write(nth_after(first, i as u32), row);
                }
                self.wrote(first, rows.len() as u32);
            }
            (Ty::Array(..) | Ty::Struct(_), Val::Memory(from)) => self.copy(place, from, ty),
            _ => {}
        }
    }

    /// Lets variables hold what others do.
    pub(in crate::lower) fn copy_own(&mut self, to: Variable, from: Variable, ty: TyId) {
        for i in 0..self.variable_count(ty) {
            self.b.assign(nth_after(to, i), nth_after(from, i));
            self.wrote(nth_after(to, i), 1);
        }
    }

    /// The variables of a field.
    pub(in crate::lower) fn own_field(&mut self, first: Variable, ty: TyId, field: u32) -> Place {
        Place::Own { first: nth_after(first, self.field_offset(ty, field)) }
    }

    /// How many variables of a structure come before those of a field.
    pub(in crate::lower) fn field_offset(&mut self, ty: TyId, field: u32) -> u32 {
        let Ty::Struct(s) = self.ty(ty) else { return 0 };
        let program = self.program;
        program.structs[s].fields[..field as usize].iter().map(|f| self.variable_count(f.ty)).sum()
    }

    /// The variables of an element of an array or a row of a matrix. Where the index is not known, what is indexed is a
    /// value that nobody writes any more: it is given memory.
    pub(in crate::lower) fn own_element(&mut self, first: Variable, ty: TyId, index: Value) -> Place {
        let (len, each) = match self.ty(ty) {
            Ty::Array(elem, len) => (len, self.variable_count(elem)),
            Ty::Matrix { rows, .. } => (u32::from(rows), 1),
            _ => return Place::Own { first },
        };
        match self.b.ctx.as_int(index) {
            Some(index) if index < u64::from(len) => {
                Place::Own { first: nth_after(first, index as u32 * each) }
            }
            _ => {
                let memory = self.own_memory(ty);
                let val = self.load_own(first, &Place::Own { first }, ty);
                self.store(&memory, ty, &val);
                self.element(&memory, ty, index)
            }
        }
    }

    /// A flag of the function's own, not set.
    pub(in crate::lower) fn flag(&mut self) -> Variable {
        let flag = self.b.variable(TypeId::I1);
        let no = self.b.ctx.bool(false);
        self.b.write(flag, no);
        flag
    }

    /// Sets a flag.
    pub(in crate::lower) fn set(&mut self, flag: Variable) {
        let yes = self.b.ctx.bool(true);
        self.b.write(flag, yes);
    }
}

/// The variable `count` places after another.
pub(in crate::lower) fn nth_after(first: Variable, count: u32) -> Variable {
    Variable::from_u32(first.as_u32() + count)
}
