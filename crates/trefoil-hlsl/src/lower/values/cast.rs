//! Conversions between HLSL's types.

use crate::lower::Lowerer;
use crate::lower::values::{Numeric, Place, Val};
use crate::typed::number::convert;
use crate::typed::{Const, ExprId, Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{FloatPredicate, Opcode, TypeId, Value};

/// A scalar with what it is in HLSL.
pub(in crate::lower) type Leaf = (Value, Scalar);

impl Lowerer<'_> {
    /// A scalar or vector converted lane by lane.
    pub(in crate::lower) fn convert(&mut self, value: Value, from: Scalar, to: Scalar) -> Value {
        if from == to {
            return value;
        }
        let shape = self.b.type_of(value);
        let scalar = self.scalar_type(to);
        let ty = self.b.ctx.types.with_shape_of(shape, scalar);
        if to == Scalar::Bool {
            return self.is_not_zero(value);
        }
        let (from_bits, to_bits) = (self.b.ctx.types.scalar_bits(shape), self.b.ctx.types.scalar_bits(ty));
        let op = match (from, from.is_float(), to.is_float()) {
            (Scalar::Bool, _, true) => Opcode::UiToFp,
            (Scalar::Bool, _, false) => Opcode::ZExt,
            (_, true, true) if from_bits < to_bits => Opcode::FpExt,
            (_, true, true) if from_bits > to_bits => Opcode::FpTrunc,
            (_, true, false) if to.is_signed() => Opcode::FpToSi,
            (_, true, false) => Opcode::FpToUi,
            (_, false, true) if from.is_signed() => Opcode::SiToFp,
            (_, false, true) => Opcode::UiToFp,
            (_, false, false) if from_bits > to_bits => Opcode::Trunc,
            (_, false, false) if from_bits < to_bits && from.is_signed() => Opcode::SExt,
            (_, false, false) if from_bits < to_bits => Opcode::ZExt,
            _ => return value,
        };
        if op == Opcode::SExt
            && let Some(whole) = self.sign_of_part(value, from_bits, ty)
        {
            return whole;
        }
        self.cast_constant(op, value, (from, to), ty).unwrap_or_else(|| self.b.cast(op, value, ty))
    }

    /// What was narrowed to 16 bits and gets its width back, with the sign of the narrow number: two shifts, so that nothing has
    /// the narrow type, which a device may lack.
    fn sign_of_part(&mut self, value: Value, bits: u32, ty: TypeId) -> Option<Value> {
        let part = value.as_inst().filter(|&part| self.b.func.insts[part].op == Opcode::Trunc)?;
        let whole = self.b.func.operands(part)[0];
        if bits != 16 || self.b.type_of(whole) != ty {
            return None;
        }
        let count = self.b.ctx.types.scalar_bits(ty) - bits;
        let count = self.b.ctx.int(ty, u64::from(count));
        let high = self.b.binary(Opcode::Shl, whole, count);
        Some(self.b.binary(Opcode::AShr, high, count))
    }

    /// Conversions of constant scalars and splats are done here, so that constants stay constants.
    fn cast_constant(
        &mut self,
        op: Opcode,
        value: Value,
        (from, to): (Scalar, Scalar),
        ty: TypeId,
    ) -> Option<Value> {
        let c = value.as_const()?;
        let shape = self.b.type_of(value);
        if shape != self.b.ctx.types.scalar(shape) {
            return None;
        }
        let as_int = self.b.ctx.consts.as_int(c);
        Some(match op {
            Opcode::FpExt | Opcode::FpTrunc => {
                let v = self.b.ctx.consts.as_float(&self.b.ctx.types, c)?;
                self.b.ctx.float(ty, v)
            }
            Opcode::SiToFp => {
                let v = sign_extended(as_int?, self.b.ctx.types.scalar_bits(shape));
                self.b.ctx.float(ty, v as f64)
            }
            Opcode::UiToFp => self.b.ctx.float(ty, as_int? as f64),
            Opcode::Trunc | Opcode::ZExt => self.b.ctx.int(ty, as_int?),
            Opcode::SExt => {
                let v = sign_extended(as_int?, self.b.ctx.types.scalar_bits(shape));
                self.b.ctx.int(ty, v as u64)
            }
            Opcode::FpToSi | Opcode::FpToUi => {
                let v = self.b.ctx.consts.as_float(&self.b.ctx.types, c)?;
                let Const::Int(v) = convert(Const::Float(v), from, to) else { return None };
                self.b.ctx.int(ty, v as u64)
            }
            _ => return None,
        })
    }

    /// A numeric value of one shape as another of the same shape with another scalar.
    pub(in crate::lower) fn convert_val(&mut self, val: &Val, from: Scalar, to: Scalar) -> Val {
        self.map(val, |it, v| it.convert(v, from, to))
    }

    /// The value of `e` converted to `to`.
    pub(in crate::lower) fn cast_expr(&mut self, e: ExprId, to: TyId) -> Val {
        let from = self.program.exprs[e].ty;
        let val = self.expr(e);
        self.cast_val(val, from, to)
    }

    /// Any value converted to any type that it can be cast to.
    pub(in crate::lower) fn cast_val(&mut self, val: Val, from: TyId, to: TyId) -> Val {
        if from == to {
            return val;
        }
        match (self.numeric(from), self.numeric(to)) {
            (Some(f), Some(t)) => self.cast_numeric(val, f, t, to),
            _ if matches!(self.ty(to), Ty::Void) => Val::Void,
            _ if matches!(self.ty(to), Ty::Resource(_)) => val,
            (Some(f), None) if f.rows == 1 && f.cols == 1 => self.splat_aggregate(&val, f.scalar, to),
            _ => {
                let mut leaves = Vec::new();
                self.leaves(&val, from, &mut leaves);
                self.val_of_leaves(&leaves, to)
            }
        }
    }

    fn cast_numeric(&mut self, val: Val, from: Numeric, to: Numeric, to_ty: TyId) -> Val {
        let is_scalar = from.rows == 1 && from.cols == 1;
        let val = match self.convert_val(&val, from.scalar, to.scalar) {
            Val::Rows(rows) if is_scalar => Val::Single(rows[0]),
            val => val,
        };
        let matrix = self.is_matrix(to_ty);
        match val {
            Val::Single(v) if is_scalar => {
                let v = self.b.extract(v, 0);
                let row = if to.cols == 1 { v } else { self.b.splat(v, u32::from(to.cols)) };
                if matrix {
                    let rows: SmallVec<[Value; 4]> = SmallVec::from_elem(row, usize::from(to.rows));
                    self.know_spread(&rows, v, to);
                    Val::Rows(rows)
                } else {
                    Val::Single(row)
                }
            }
            Val::Single(v) if !matrix => {
                let lanes: SmallVec<[u32; 4]> = (0..u32::from(to.cols)).collect();
                Val::Single(self.b.swizzle(v, &lanes))
            }
            Val::Rows(rows) if matrix && from.rows >= to.rows && from.cols >= to.cols => {
                let lanes: SmallVec<[u32; 4]> = (0..u32::from(to.cols)).collect();
                let cut = |it: &mut Self, r: Value| if from.cols == 1 { r } else { it.b.swizzle(r, &lanes) };
                Val::Rows(rows[..usize::from(to.rows)].iter().map(|&r| cut(self, r)).collect())
            }
            val => {
                let from = Numeric { scalar: to.scalar, ..from };
                let mut scalars = self.scalars(&val, from);
                scalars.truncate(usize::from(to.rows) * usize::from(to.cols));
                self.val_of_scalars(&scalars, to_ty)
            }
        }
    }

    fn splat_aggregate(&mut self, val: &Val, from: Scalar, to: TyId) -> Val {
        let v = match val {
            Val::Single(v) => *v,
            Val::Rows(rows) => rows[0],
            _ => return self.filled(to, true),
        };
        if let Some(c) = v.as_const()
            && matches!(
                self.b.ctx.consts.get(c).kind,
                trefoil_ir::ConstKind::Int(0) | trefoil_ir::ConstKind::Float(0)
            )
        {
            return self.filled(to, true);
        }
        let scalar = self.b.extract(v, 0);
        let count = self.leaf_count(to);
        let leaves = vec![(scalar, from); count as usize];
        self.val_of_leaves(&leaves, to)
    }

    /// How many scalars (or resources) make up a type.
    pub(in crate::lower) fn leaf_count(&self, ty: TyId) -> u32 {
        match self.ty(ty) {
            Ty::Array(elem, len) => self.leaf_count(elem).saturating_mul(len),
            Ty::Struct(s) => {
                let count = |f: &crate::typed::Field| {
                    if f.bits.is_empty() { self.leaf_count(f.ty) } else { f.bits.len() as u32 }
                };
                let it = &self.program.structs[s];
                it.fields.iter().map(count).sum::<u32>().saturating_add(it.nothings)
            }
            Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) => 1,
            _ => self.numeric(ty).map_or(0, |n| u32::from(n.rows) * u32::from(n.cols)),
        }
    }

    /// The scalars of a value in order.
    pub(in crate::lower) fn leaves(&mut self, val: &Val, ty: TyId, out: &mut Vec<Leaf>) {
        if let Some(shape) = self.numeric(ty) {
            let scalars = self.scalars(val, shape);
            out.extend(scalars.into_iter().map(|v| (v, shape.scalar)));
            return;
        }
        match (self.ty(ty), val) {
            (Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_), Val::Single(v)) => {
                out.push((*v, Scalar::Bool))
            }
            (Ty::Struct(s), Val::Memory(place)) => {
                for i in 0..self.program.structs[s].fields.len() {
                    let part = self.program.structs[s].fields[i].ty;
                    let at = self.field(place, ty, i as u32);
                    if !self.bits_of(s, i).is_empty() {
                        self.leaves_of_bits(s, i, &at, out);
                        continue;
                    }
                    let val = self.load(&at, part);
                    self.leaves(&val, part, out);
                }
            }
            (Ty::Array(elem, len), Val::Memory(place)) => {
                for i in 0..len {
                    if self.is_full() {
                        return;
                    }
                    let index = self.b.ctx.i32(i);
                    let at = self.element(place, ty, index);
                    let val = self.load(&at, elem);
                    self.leaves(&val, elem, out);
                }
            }
            _ => {}
        }
    }

    /// A value of a type from its scalars in order; missing ones are undefined.
    pub(in crate::lower) fn val_of_leaves(&mut self, leaves: &[Leaf], ty: TyId) -> Val {
        let mut rest = leaves;
        if self.numeric(ty).is_some()
            || matches!(self.ty(ty), Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_))
        {
            return self.take_leaves(&mut rest, ty);
        }
        let place = self.temporary(ty);
        self.store_leaves(&mut rest, &place, ty);
        Val::Memory(Box::new(place))
    }

    fn take_leaves(&mut self, rest: &mut &[Leaf], ty: TyId) -> Val {
        let Some(shape) = self.numeric(ty) else {
            let Some((&(first, _), tail)) = rest.split_first() else { return self.filled(ty, false) };
            *rest = tail;
            return Val::Single(first);
        };
        let count = usize::from(shape.rows) * usize::from(shape.cols);
        let scalar_type = self.scalar_type(shape.scalar);
        let mut scalars: SmallVec<[Value; 16]> = SmallVec::with_capacity(count);
        for _ in 0..count {
            match rest.split_first() {
                Some((&(v, from), tail)) => {
                    *rest = tail;
                    scalars.push(self.convert(v, from, shape.scalar));
                }
                None => scalars.push(self.b.ctx.undef(scalar_type)),
            }
        }
        self.val_of_scalars(&scalars, ty)
    }

    fn store_leaves(&mut self, rest: &mut &[Leaf], place: &Place, ty: TyId) {
        match self.ty(ty) {
            Ty::Struct(s) => {
                for i in 0..self.program.structs[s].fields.len() {
                    let part = self.program.structs[s].fields[i].ty;
                    let at = self.field(place, ty, i as u32);
                    if !self.bits_of(s, i).is_empty() {
                        self.store_leaves_to_bits(s, i, &at, rest);
                        continue;
                    }
                    self.store_leaves(rest, &at, part);
                }
            }
            Ty::Array(elem, len) => {
                for i in 0..len {
                    if rest.is_empty() || self.is_full() {
                        return;
                    }
                    let index = self.b.ctx.i32(i);
                    let at = self.element(place, ty, index);
                    self.store_leaves(rest, &at, elem);
                }
            }
            _ => {
                let val = self.take_leaves(rest, ty);
                self.store(place, ty, &val);
            }
        }
    }

    /// A float compared with zero, or an integer, as a condition.
    pub(in crate::lower) fn condition(&mut self, e: ExprId) -> Value {
        let value = self.single(e);
        let value = self.b.extract(value, 0);
        self.is_not_zero(value)
    }

    /// Whether `a < b` in floats, for expansions.
    pub(in crate::lower) fn less(&mut self, a: Value, b: Value) -> Value {
        self.b.fcmp(FloatPredicate::Olt, a, b)
    }
}

/// An integer of `bits` bits, sign-extended.
pub(in crate::lower) fn sign_extended(value: u64, bits: u32) -> i64 {
    let shift = 64 - bits.clamp(1, 64);
    ((value << shift) as i64) >> shift
}
