//! The rows of a signature that numbers, vectors and matrices take.

use crate::lower::Lowerer;
use crate::lower::stage::Direction;
use crate::lower::values::{Numeric, Place, Val};
use crate::typed::{Scalar, Ty, TyId};
use smallvec::{SmallVec, smallvec};
use trefoil_ir::{Intrinsic, Semantic, Stage, TypeId, Value};

impl Lowerer<'_> {
    /// The numbers at the bottom of an array of one or more dimensions, and how many there are.
    pub(in crate::lower) fn flat_array(&self, ty: TyId) -> Option<(TyId, u32)> {
        let Ty::Array(elem, len) = self.ty(ty) else { return None };
        match self.numeric(elem) {
            Some(_) => Some((elem, len)),
            None => self.flat_array(elem).map(|(inner, count)| (inner, count.saturating_mul(len))),
        }
    }

    /// The element of an array of one or more dimensions that has this number when all are counted through.
    pub(in crate::lower) fn flat_element(&mut self, place: &Place, ty: TyId, at: u32) -> Place {
        let Ty::Array(elem, _) = self.ty(ty) else { return place.clone() };
        let each = self.flat_array(elem).map_or(1, |(_, count)| count);
        let index = self.b.ctx.i32(at / each);
        let row = self.element(place, ty, index);
        self.flat_element(&row, elem, at % each)
    }

    /// How many indices of a semantic a type takes: a row each.
    pub(super) fn semantic_rows(&self, ty: TyId) -> u32 {
        match self.ty(ty) {
            Ty::Struct(s) => {
                let fields = &self.program.structs[s].fields;
                fields.iter().map(|field| self.semantic_rows(field.ty)).fold(0, u32::saturating_add)
            }
            Ty::Array(elem, len) => self.semantic_rows(elem).saturating_mul(len),
            _ => self.row_count(ty),
        }
    }

    /// Reads or stores the rows of a number, vector or matrix, from a row of an element on.
    pub(super) fn pass_rows(
        &mut self,
        way: Direction,
        ty: TyId,
        (id, first): (u32, u32),
        at: &Place,
        (of_patch, semantic): (bool, Semantic),
    ) {
        let id = self.b.ctx.i32(id);
        match way {
            Direction::In => {
                let first = self.b.ctx.i32(first);
                let from = if of_patch { Intrinsic::LoadPatchConstant } else { Intrinsic::LoadInput };
                let val = self.input_value(from, id, first, ty, None);
                self.store(at, ty, &val);
            }
            Direction::Out => {
                let to = if of_patch { Intrinsic::StorePatchConstant } else { Intrinsic::StoreOutput };
                self.write_rows(to, id, first, ty, at);
                if semantic == Semantic::Position && self.stage == Stage::Vertex {
                    let val = self.load(at, ty);
                    self.globals.position = Some((self.as_single(val, ty), self.scalar_of(ty)));
                }
            }
        }
    }

    /// The type a row travels in: bools as `i32`.
    fn row_type(&mut self, scalar: Scalar, cols: u8) -> TypeId {
        let elem = if scalar == Scalar::Bool { TypeId::I32 } else { self.scalar_type(scalar) };
        self.b.ctx.types.vector(elem, u32::from(cols))
    }

    /// The rows and the components of each that a number, vector or matrix has in a signature.
    pub(in crate::lower) fn row_shape(&self, ty: TyId, shape: Numeric) -> (u8, u8) {
        match self.ty(ty) {
            Ty::Matrix { .. } if !self.travels_by_rows(ty) => (shape.cols as u8, shape.rows),
            _ => (shape.rows, shape.cols as u8),
        }
    }

    /// Whether a row of a matrix is a row of the signature; else a column is. A matrix of one column is a vector.
    pub(in crate::lower) fn travels_by_rows(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Matrix { cols, .. } if self.options.target.matrices_travel_by_rows => cols > 1,
            Ty::Matrix { row_major, .. } => row_major,
            _ => true,
        }
    }

    /// How many rows of a signature a number, vector or matrix takes.
    pub(in crate::lower) fn row_count(&self, ty: TyId) -> u32 {
        self.numeric(ty).map_or(1, |shape| self.row_shape(ty, shape).0.into())
    }

    /// A number, vector or matrix that comes in from a row on; of one vertex where each has its own.
    pub(in crate::lower) fn input_value(
        &mut self,
        from: Intrinsic,
        id: Value,
        first: Value,
        ty: TyId,
        vertex: Option<Value>,
    ) -> Val {
        let Some(shape) = self.numeric(ty) else { return Val::Void };
        let (rows, cols) = self.row_shape(ty, shape);
        let row_type = self.row_type(shape.scalar, cols);
        let values: SmallVec<[Value; 4]> = (0..u32::from(rows))
            .map(|r| {
                let offset = self.b.ctx.i32(r);
                let row = self.sum(first, offset);
                let mut operands: SmallVec<[Value; 3]> = smallvec![id, row];
                operands.extend(vertex);
                let raw = self.b.intrinsic(from, row_type, &operands);
                if shape.scalar == Scalar::Bool { self.is_not_zero(raw) } else { raw }
            })
            .collect();
        self.of_rows(ty, values)
    }

    /// A value whose rows of a signature these are.
    fn of_rows(&mut self, ty: TyId, values: SmallVec<[Value; 4]>) -> Val {
        match self.ty(ty) {
            Ty::Matrix { .. } if self.travels_by_rows(ty) => Val::Rows(values),
            Ty::Matrix { rows, .. } => Val::Rows(self.transposed(&values, rows)),
            _ => Val::Single(values[0]),
        }
    }

    pub(in crate::lower) fn write_rows(
        &mut self,
        to: Intrinsic,
        id: Value,
        first: u32,
        ty: TyId,
        from: &Place,
    ) {
        let scalar = self.scalar_of(ty);
        let values: SmallVec<[Value; 4]> = match (self.load(from, ty), self.ty(ty)) {
            (Val::Rows(rows), Ty::Matrix { .. }) if self.travels_by_rows(ty) => rows,
            (Val::Rows(rows), Ty::Matrix { cols, .. }) => self.transposed(&rows, cols),
            (val, _) => SmallVec::from_elem(self.as_single(val, ty), 1),
        };
        for (r, &value) in values.iter().enumerate() {
            let value =
                if scalar == Scalar::Bool { self.convert(value, Scalar::Bool, Scalar::U32) } else { value };
            let row = self.b.ctx.i32(first + r as u32);
            self.b.intrinsic(to, TypeId::VOID, &[id, row, value]);
        }
    }

    /// A system value that an intrinsic gives, component by component where it has several.
    pub(super) fn read_system(&mut self, which: Intrinsic, ty: TyId, to: &Place) {
        let Some(shape) = self.numeric(ty) else { return };
        let of_domain = which == Intrinsic::DomainLocation;
        let takes_component = of_domain
            || matches!(which, Intrinsic::ThreadId | Intrinsic::GroupId | Intrinsic::ThreadIdInGroup);
        let (raw_type, from) =
            if of_domain { (TypeId::FLOAT, Scalar::F32) } else { (TypeId::I32, Scalar::U32) };
        let (_, cols) = self.row_shape(ty, shape);
        let parts: SmallVec<[Value; 4]> = (0..u32::from(cols))
            .map(|i| {
                let component = self.b.ctx.i32(i);
                let operands: &[Value] = if takes_component { &[component] } else { &[] };
                let raw = self.b.intrinsic(which, raw_type, operands);
                self.convert(raw, from, shape.scalar)
            })
            .collect();
        let row = self.b.vector(&parts);
        let value = self.of_rows(ty, smallvec![row]);
        self.store(to, ty, &value);
    }
}
