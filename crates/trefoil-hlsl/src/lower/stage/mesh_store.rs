//! Stores to what a mesh shader gives. Others may write the rest of a vector or matrix, so a store to a part of one writes
//! the scalars of that part and no others.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::values::{MeshPlace, Place, Val};
use crate::typed::{MeshPart, Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Error, Hint, IntPredicate, Intrinsic, TypeId, Value};

/// Which lane of a vector, row or column of a matrix.
#[derive(Clone, Copy)]
enum Lane {
    Known(u32),
    Dynamic(Value),
}

/// What of a mesh a place lies in; none where it lies elsewhere.
fn mesh_of(place: &Place) -> Option<&MeshPlace> {
    match place {
        Place::Mesh(mesh) => Some(mesh),
        Place::Lanes { base, .. }
        | Place::Lane { base, .. }
        | Place::Elements { base, .. }
        | Place::Row { base, .. }
        | Place::Bits { base, .. } => mesh_of(base),
        Place::Memory { .. }
        | Place::Own { .. }
        | Place::Resource { .. }
        | Place::Texel { .. }
        | Place::Parts(_)
        | Place::Columns(_)
        | Place::Vertices(_)
        | Place::Value(_) => None,
    }
}

impl Lowerer<'_> {
    /// Stores to what a mesh shader gives; false for any other place.
    pub(in crate::lower) fn store_mesh(&mut self, place: &Place, ty: TyId, val: &Val) -> bool {
        let Some(mesh) = mesh_of(place) else { return false };
        if let (Place::Mesh(_), Ty::Struct(_) | Ty::Array(..), Val::Memory(from)) = (place, self.ty(ty), val)
        {
            let from = (**from).clone();
            self.copy(place, &from, ty);
            return true;
        }
        // A bit-field is stored with what is around it, which cannot be read.
        if matches!(place, Place::Bits { .. }) {
            return false;
        }
        match (place, mesh.part) {
            (Place::Mesh(mesh), MeshPart::Indices) => self.emit_indices(mesh, ty, val),
            (_, MeshPart::Indices) => {
                self.errors.push(Error::new(self.b.loc, &kinds::MESH_INDEX_PART));
            }
            (Place::Mesh(mesh), _) => self.store_mesh_rows(mesh, ty, val),
            _ => {
                let (scalar, value) = (self.scalar_of(ty), self.as_single(val.clone(), ty));
                let lanes = self.numeric(ty).map_or(1, |shape| u32::from(shape.cols));
                for lane in 0..lanes {
                    let one = self.b.extract(value, lane);
                    let one = self.travelling(one, scalar);
                    self.store_mesh_lane(place, ty, Lane::Known(lane), one);
                }
            }
        }
        true
    }

    /// A number as it travels: bools as words.
    fn travelling(&mut self, value: Value, scalar: Scalar) -> Value {
        if scalar == Scalar::Bool { self.convert(value, Scalar::Bool, Scalar::U32) } else { value }
    }

    /// The vertices of a primitive.
    fn emit_indices(&mut self, mesh: &MeshPlace, ty: TyId, val: &Val) {
        let Some(primitive) = mesh.index else { return };
        let value = self.as_single(val.clone(), ty);
        let count = self.numeric(ty).map_or(0, |shape| u32::from(shape.cols));
        let mut operands: SmallVec<[Value; 4]> = SmallVec::from_slice(&[primitive]);
        for lane in 0..3 {
            operands.push(if lane < count { self.b.extract(value, lane) } else { self.b.ctx.i32(0) });
        }
        self.b.intrinsic(Intrinsic::EmitIndices, TypeId::VOID, &operands);
    }

    /// All rows of a number, vector or matrix.
    fn store_mesh_rows(&mut self, mesh: &MeshPlace, ty: TyId, val: &Val) {
        let scalar = self.scalar_of(ty);
        let rows: SmallVec<[Value; 4]> = match (val, self.ty(ty)) {
            (Val::Rows(rows), Ty::Matrix { .. }) if self.travels_by_rows(ty) => rows.clone(),
            (Val::Rows(rows), Ty::Matrix { cols, .. }) => self.transposed(rows, cols),
            (val, _) => SmallVec::from_elem(self.as_single(val.clone(), ty), 1),
        };
        for (row, &value) in (0..).zip(&rows) {
            let value = self.travelling(value, scalar);
            self.store_mesh_at(mesh, ty, Lane::Known(row), 0, value);
        }
    }

    /// One lane of a place of numbers.
    fn store_mesh_lane(&mut self, place: &Place, ty: TyId, lane: Lane, value: Value) {
        match place {
            Place::Mesh(mesh) => {
                let cols = self.numeric(ty).map_or(1, |shape| u32::from(shape.cols));
                self.for_lane(lane, cols, &mut |it, column| {
                    it.store_mesh_at(mesh, ty, Lane::Known(0), column, value);
                });
            }
            Place::Lanes { base, base_ty, lanes } => {
                self.for_lane(lane, lanes.len() as u32, &mut |it, i| {
                    let lane = Lane::Known(u32::from(lanes[i as usize]));
                    it.store_mesh_lane(base, *base_ty, lane, value);
                });
            }
            Place::Lane { base, base_ty, lane } => {
                self.store_mesh_lane(base, *base_ty, Lane::Dynamic(*lane), value);
            }
            Place::Row { base, base_ty, row } => {
                self.store_mesh_element(base, *base_ty, Lane::Dynamic(*row), lane, value);
            }
            Place::Elements { base, base_ty, elements } => {
                self.for_lane(lane, elements.len() as u32, &mut |it, i| {
                    let (row, column) = elements[i as usize];
                    let [row, column] = [row, column].map(|n| Lane::Known(u32::from(n)));
                    it.store_mesh_element(base, *base_ty, row, column, value);
                });
            }
            _ => {}
        }
    }

    /// One element of a matrix.
    fn store_mesh_element(&mut self, base: &Place, ty: TyId, row: Lane, column: Lane, value: Value) {
        let (Place::Mesh(mesh), Some(shape)) = (base, self.numeric(ty)) else { return };
        let by_rows = self.travels_by_rows(ty);
        let (major, minor) = if by_rows { (row, column) } else { (column, row) };
        let count = if by_rows { u32::from(shape.cols) } else { shape.rows.into() };
        self.for_lane(minor, count, &mut |it, minor| it.store_mesh_at(mesh, ty, major, minor, value));
    }

    /// Does something for a lane that is known, or for whichever of `count` it is when the shader runs.
    fn for_lane(&mut self, lane: Lane, count: u32, f: &mut dyn FnMut(&mut Self, u32)) {
        let value = match lane {
            Lane::Known(lane) => return f(self, lane),
            Lane::Dynamic(value) => value,
        };
        if let Some(known) = self.b.ctx.as_int(value) {
            if known < u64::from(count) {
                f(self, known as u32);
            }
            return;
        }
        for i in 0..count {
            let number = self.b.ctx.i32(i);
            let here = self.b.icmp(IntPredicate::Eq, value, number);
            let guard = self.b.begin_if(here, Hint::None);
            f(self, i);
            self.b.end_if(guard);
        }
    }

    /// Stores to a row of a number, vector or matrix, from a column on.
    fn store_mesh_at(&mut self, mesh: &MeshPlace, ty: TyId, row: Lane, column: u32, value: Value) {
        let Some(index) = mesh.index else { return };
        if let Some(choice) = mesh.chosen.as_deref() {
            return self.for_lane(Lane::Dynamic(choice.index), choice.len, &mut |it, i| {
                let first = mesh.first.saturating_add(i.saturating_mul(choice.elements));
                let mesh = MeshPlace { first, chosen: choice.outer.clone(), ..mesh.clone() };
                it.store_mesh_at(&mesh, ty, row, column, value);
            });
        }
        let which = match mesh.part {
            MeshPart::Primitives => Intrinsic::StorePrimitiveOutput,
            MeshPart::Vertices | MeshPart::Indices | MeshPart::Payload => Intrinsic::StoreVertexOutput,
        };
        let row = match row {
            Lane::Known(row) => self.b.ctx.i32(row),
            Lane::Dynamic(row) => row,
        };
        let rows = self.b.ctx.i32(self.row_count(ty));
        let first = self.scaled(mesh.number, rows);
        let row = self.sum(first, row);
        let (element, column) = (self.b.ctx.i32(mesh.first), self.b.ctx.i32(column));
        self.b.intrinsic(which, TypeId::VOID, &[element, row, column, value, index]);
    }
}
