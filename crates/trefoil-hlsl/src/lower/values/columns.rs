//! Arrays of structures with resources in them that something not constant indexes: one array for each field.
//!
//! Handles have no size, so an array of structures that hold some cannot be addressed as a whole. In an array of its own a
//! handle can be resolved to an index, if all that is stored there comes from one array of resources or from a heap.

use crate::lower::Lowerer;
use crate::lower::types::Memory;
use crate::lower::values::Place;
use crate::typed::{Ty, TyId};
use smallvec::SmallVec;
use std::rc::Rc;
use trefoil_ir::{TypeId, Value};

/// Part of a structure or array whose fields lie in arrays of their own.
#[derive(Clone, Debug)]
pub(in crate::lower) struct Columns {
    fields: Rc<[Column]>,
    /// The indices so far, of the outermost array first.
    indices: SmallVec<[Value; 2]>,
}

/// What a field has in all elements of the arrays that it is in.
#[derive(Clone, Debug)]
enum Column {
    /// The fields of a structure with resources.
    Fields(Rc<[Column]>),
    /// Memory, and the type of what is in it.
    Memory(Value, TypeId),
}

impl Lowerer<'_> {
    /// Fresh memory for a structure or array that holds an array of structures with resources; none for other types.
    pub(in crate::lower) fn own_columns(&mut self, ty: TyId) -> Option<Place> {
        if !self.has_columns(ty) {
            return None;
        }
        match self.column(ty, &mut SmallVec::new()) {
            Column::Fields(fields) => Some(Place::Columns(Columns { fields, indices: SmallVec::new() })),
            Column::Memory(..) => None,
        }
    }

    fn has_columns(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Array(elem, _) => self.is_structure_of_resources(elem),
            Ty::Struct(s) => self.program.structs[s].fields.iter().any(|field| self.has_columns(field.ty)),
            _ => false,
        }
    }

    fn is_structure_of_resources(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Array(elem, _) => self.is_structure_of_resources(elem),
            Ty::Struct(_) => self.holds_resource(ty),
            _ => false,
        }
    }

    fn column(&mut self, ty: TyId, lengths: &mut SmallVec<[u32; 4]>) -> Column {
        match self.ty(ty) {
            Ty::Struct(s) if self.holds_resource(ty) => {
                let program = self.program;
                let fields = program.structs[s].fields.iter();
                Column::Fields(fields.map(|field| self.column(field.ty, lengths)).collect())
            }
            Ty::Array(elem, len) if self.is_structure_of_resources(elem) => {
                lengths.push(len);
                let column = self.column(elem, lengths);
                lengths.pop();
                column
            }
            _ => {
                let own = self.memory_type(ty, Memory::Own);
                let ir = lengths.iter().rev().fold(own, |elem, &len| self.b.ctx.types.array(elem, len));
                Column::Memory(self.b.alloca(ir), ir)
            }
        }
    }

    /// An element of an array in columns.
    pub(in crate::lower) fn columns_element(&mut self, columns: &Columns, index: Value) -> Place {
        let mut columns = columns.clone();
        columns.indices.push(index);
        Place::Columns(columns)
    }

    /// A field of a structure in columns: memory with an address, unless it has columns itself.
    pub(in crate::lower) fn columns_field(&mut self, columns: &Columns, field: u32) -> Place {
        match &columns.fields[field as usize] {
            Column::Fields(fields) => {
                Place::Columns(Columns { fields: fields.clone(), indices: columns.indices.clone() })
            }
            &Column::Memory(mut pointer, mut ty) => {
                for &index in &columns.indices {
                    pointer = self.b.gep(ty, pointer, &[index]);
                    ty = self.b.ctx.types.member(ty, 0).unwrap_or(TypeId::VOID);
                }
                Place::Memory { pointer, memory: Memory::Own, whole: false }
            }
        }
    }
}
