//! `precise`: the values that variables, fields and results so marked are given.
//!
//! In: a place or a type, and the value that is written there. Out: the values of which everything that contributes to them is
//! computed as written; that is found once the function is whole (`trefoil_ir::precise`).

use crate::lower::Lowerer;
use crate::lower::values::{Place, Val};
use crate::typed::{ExprId, ExprKind, Ty, TyId, base_of};
use smallvec::SmallVec;

/// Elements of an array that are looked at one by one.
const MAX_ELEMENTS: u32 = 256;

impl Lowerer<'_> {
    /// Notes a value that was written to a place of the source.
    pub(in crate::lower) fn note_written(&mut self, place: ExprId, val: &Val, ty: TyId) {
        if self.precise.is_some() {
            let whole = self.is_precise(place);
            self.note_value(val, ty, whole);
        }
    }

    /// Notes what a place of the source holds after a call that may have written to it.
    pub(in crate::lower) fn note_held(&mut self, expr: ExprId, place: &Place, ty: TyId) {
        if self.precise.is_some() && (self.is_precise(expr) || self.has_precise_fields(ty)) {
            let val = self.load(place, ty);
            self.note_written(expr, &val, ty);
        }
    }

    /// Notes a value that is precise as a whole, or as far as the fields of its type say so.
    pub(in crate::lower) fn note_value(&mut self, val: &Val, ty: TyId, whole: bool) {
        if self.precise.is_none() {
            return;
        }
        match (val, whole) {
            (Val::Single(v), true) => self.precise.iter_mut().for_each(|noted| noted.push(*v)),
            (Val::Rows(rows), true) => {
                self.precise.iter_mut().for_each(|noted| noted.extend_from_slice(rows));
            }
            (Val::Memory(place), whole) if whole || self.has_precise_fields(ty) => {
                let place = (**place).clone();
                self.note_parts(&place, ty, whole);
            }
            _ => {}
        }
    }

    fn note_parts(&mut self, place: &Place, ty: TyId, whole: bool) {
        match self.ty(ty) {
            Ty::Struct(s) => {
                let fields: SmallVec<[(TyId, bool); 8]> =
                    self.program.structs[s].fields.iter().map(|f| (f.ty, f.precise)).collect();
                for (i, (field, precise)) in fields.into_iter().enumerate() {
                    if whole || precise || self.has_precise_fields(field) {
                        let at = self.field(place, ty, i as u32);
                        self.note_parts(&at, field, whole || precise);
                    }
                }
            }
            Ty::Array(elem, len) => {
                for i in 0..len.min(MAX_ELEMENTS) {
                    let index = self.b.ctx.i32(i);
                    let at = self.element(place, ty, index);
                    self.note_parts(&at, elem, whole);
                }
            }
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix { .. } if whole => {
                let val = self.load(place, ty);
                self.note_value(&val, ty, true);
            }
            _ => {}
        }
    }

    /// Whether a place is part of a variable or a field that is precise.
    fn is_precise(&self, place: ExprId) -> bool {
        match self.program.exprs[place].kind {
            ExprKind::Var(var) => self.program.vars[var].precise,
            ExprKind::Field(base, field) => {
                let of_field = match self.ty(self.program.exprs[base].ty) {
                    Ty::Struct(s) => self.program.structs[s].fields[field as usize].precise,
                    _ => false,
                };
                of_field || self.is_precise(base)
            }
            kind => base_of(kind).is_some_and(|base| self.is_precise(base)),
        }
    }

    /// Whether a type has fields that are precise.
    fn has_precise_fields(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Array(elem, _) => self.has_precise_fields(elem),
            Ty::Struct(s) => {
                self.program.structs[s].fields.iter().any(|f| f.precise || self.has_precise_fields(f.ty))
            }
            _ => false,
        }
    }
}
