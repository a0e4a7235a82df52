//! Bit-fields: parts of an integer that lies somewhere.

use crate::lower::Lowerer;
use crate::lower::values::{Leaf, Place, Val};
use crate::typed::{BitField, Scalar, StructId, Ty, TyId};
use trefoil_ir::{Opcode, Value};

impl Lowerer<'_> {
    /// The value of a bit-field.
    pub(in crate::lower) fn load_bits(
        &mut self,
        base: &Place,
        base_ty: TyId,
        offset: u8,
        width: u8,
        ty: TyId,
    ) -> Val {
        let whole = self.load(base, base_ty);
        let whole = self.as_single(whole, base_ty);
        let (from, to) = (self.scalar_of(base_ty), self.scalar_of(ty));
        // Of a bool with several bits the lowest is its value, as DXC has it.
        let width = if to == Scalar::Bool { 1 } else { width };
        let whole = self.convert(whole, from, word(from));
        let shape = self.b.type_of(whole);
        let all = self.b.ctx.types.scalar_bits(shape) as u8;
        let up = self.b.ctx.int(shape, u64::from(all - offset - width));
        let top = self.b.binary(Opcode::Shl, whole, up);
        let down = self.b.ctx.int(shape, u64::from(all - width));
        let shift = if to.is_signed() { Opcode::AShr } else { Opcode::LShr };
        let value = self.b.binary(shift, top, down);
        Val::Single(self.convert(value, word(from), to))
    }

    /// Writes a bit-field; the other bits stay.
    pub(in crate::lower) fn store_bits(
        &mut self,
        base: &Place,
        base_ty: TyId,
        (offset, width): (u8, u8),
        value: Value,
        ty: TyId,
    ) {
        let (whole_scalar, scalar) = (self.scalar_of(base_ty), self.scalar_of(ty));
        let old = self.load(base, base_ty);
        let old = self.as_single(old, base_ty);
        let old = self.convert(old, whole_scalar, word(whole_scalar));
        let shape = self.b.type_of(old);
        let mask = (u64::MAX >> (64 - u32::from(width))) << offset;
        let value = self.convert(value, scalar, word(whole_scalar));
        let by = self.b.ctx.int(shape, u64::from(offset));
        let value = self.b.binary(Opcode::Shl, value, by);
        let (inside, outside) = (self.b.ctx.int(shape, mask), self.b.ctx.int(shape, !mask));
        let value = self.b.binary(Opcode::And, value, inside);
        let kept = self.b.binary(Opcode::And, old, outside);
        let new = self.b.binary(Opcode::Or, kept, value);
        let new = self.convert(new, word(whole_scalar), whole_scalar);
        self.store(base, base_ty, &Val::Single(new));
    }

    /// Zeroes what holds bit-fields, so that the first that is written does not keep bits that nobody wrote.
    pub(in crate::lower) fn clear_bits(&mut self, place: &Place, ty: TyId) {
        match self.ty(ty) {
            Ty::Struct(s) => {
                for i in 0..self.program.structs[s].fields.len() {
                    let part = self.program.structs[s].fields[i].ty;
                    if !self.bits_of(s, i).is_empty() {
                        let at = self.field(place, ty, i as u32);
                        self.store_zero(&at, part);
                    } else if self.holds_bits(part) {
                        let at = self.field(place, ty, i as u32);
                        self.clear_bits(&at, part);
                    }
                }
            }
            Ty::Array(elem, len) if self.holds_bits(elem) => self.for_each_index(len, &mut |it, index| {
                let at = it.element(place, ty, index);
                it.clear_bits(&at, elem);
            }),
            _ => {}
        }
    }

    fn holds_bits(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Struct(s) => {
                self.program.structs[s].fields.iter().any(|f| !f.bits.is_empty() || self.holds_bits(f.ty))
            }
            Ty::Array(elem, _) => self.holds_bits(elem),
            _ => false,
        }
    }

    /// The bit-fields that share a field of a structure.
    pub(in crate::lower) fn bits_of(&self, s: StructId, field: usize) -> &[BitField] {
        &self.program.structs[s].fields[field].bits
    }

    /// The values of the bit-fields of a field that have names.
    pub(in crate::lower) fn leaves_of_bits(
        &mut self,
        s: StructId,
        field: usize,
        at: &Place,
        out: &mut Vec<Leaf>,
    ) {
        let base_ty = self.program.structs[s].fields[field].ty;
        for i in 0..self.bits_of(s, field).len() {
            let BitField { ty, offset, width, name } = self.bits_of(s, field)[i];
            if name.is_none() {
                continue;
            }
            let val = self.load_bits(at, base_ty, offset, width, ty);
            let value = self.as_single(val, ty);
            out.push((value, self.scalar_of(ty)));
        }
    }

    /// Gives each bit-field of a field that has a name the next scalar.
    pub(in crate::lower) fn store_leaves_to_bits(
        &mut self,
        s: StructId,
        field: usize,
        at: &Place,
        rest: &mut &[Leaf],
    ) {
        let base_ty = self.program.structs[s].fields[field].ty;
        self.store_zero(at, base_ty);
        for i in 0..self.bits_of(s, field).len() {
            let BitField { ty, offset, width, name } = self.bits_of(s, field)[i];
            if name.is_none() {
                continue;
            }
            let Some((&(value, from), tail)) = rest.split_first() else { return };
            *rest = tail;
            let value = self.convert(value, from, self.scalar_of(ty));
            self.store_bits(at, base_ty, (offset, width), value, ty);
        }
    }
}

/// The unsigned integer that bits are moved in.
fn word(s: Scalar) -> Scalar {
    match s {
        Scalar::Bool | Scalar::I32 | Scalar::U32 => Scalar::U32,
        Scalar::I64 | Scalar::U64 => Scalar::U64,
        Scalar::I16 | Scalar::U16 => Scalar::U16,
        _ => Scalar::Min16Uint,
    }
}
