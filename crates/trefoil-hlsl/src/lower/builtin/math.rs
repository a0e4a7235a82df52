//! Functions of numbers that are a few instructions.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::number::convert;
use crate::typed::{Arg, Const, ExprKind, Scalar, Ty, TyId, Var, VarKind};
use smallvec::SmallVec;
use trefoil_ir::{FloatPredicate, IntPredicate, Intrinsic, Opcode, TypeId, Value};

impl Lowerer<'_> {
    /// `abs`: what has no sign is its own.
    pub(super) fn absolute(&mut self, arg: &Arg) -> Val {
        let scalar = self.scalar_of(arg.ty);
        let val = self.arg(arg);
        if scalar.is_unsigned() || scalar == Scalar::Bool {
            return val;
        }
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            if scalar.is_float() {
                return it.b.intrinsic(Intrinsic::FAbs, ty, &[v]);
            }
            // The least number is its own.
            let is_poison = it.b.ctx.bool(false);
            it.b.intrinsic(Intrinsic::Abs, ty, &[v, is_poison])
        })
    }

    /// `rcp`: `1 / x`
    pub(super) fn reciprocal(&mut self, arg: &Arg) -> Val {
        let val = self.arg(arg);
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            let one = it.b.ctx.float(ty, 1.0);
            it.b.binary(Opcode::FDiv, one, v)
        })
    }

    /// `fmod`: the remainder that has the sign of the dividend.
    pub(super) fn fmod(&mut self, args: &[Arg]) -> Val {
        let (a, b) = (self.arg(&args[0]), self.arg(&args[1]));
        self.zip(&a, &b, |it, a, b| it.b.binary(Opcode::FRem, a, b))
    }

    /// `pow(x, y)`
    pub(super) fn power_of(&mut self, args: &[Arg]) -> Val {
        let (x, y) = (self.arg(&args[0]), self.arg(&args[1]));
        self.zip(&x, &y, |it, x, y| it.power(x, y))
    }

    /// A power. The square is a product, which is right for negative numbers as well.
    pub(super) fn power(&mut self, x: Value, y: Value) -> Value {
        if self.b.ctx.all_lanes_are(y, 2.0) {
            return self.b.binary(Opcode::FMul, x, x);
        }
        if self.options.dx9_compat
            && let Some(product) = self.small_power(x, y)
        {
            return product;
        }
        let ty = self.b.type_of(x);
        self.b.intrinsic(Intrinsic::Pow, ty, &[x, y])
    }

    /// A power that is at most three products and quotients, as FXC makes it.
    fn small_power(&mut self, x: Value, y: Value) -> Option<Value> {
        const POWERS: [i8; 11] = [0, 1, 3, 4, 5, 6, 8, -1, -2, -3, -4];
        let n = POWERS.into_iter().find(|&n| self.b.ctx.all_lanes_are(y, f64::from(n)))?;
        let ty = self.b.type_of(x);
        let one = self.b.ctx.float(ty, 1.0);
        let mut product = |a, b| self.b.binary(Opcode::FMul, a, b);
        let power = match n.unsigned_abs() {
            0 => return Some(one),
            1 => x,
            2 => product(x, x),
            n => {
                let square = product(x, x);
                match n {
                    3 => product(square, x),
                    _ => {
                        let fourth = product(square, square);
                        match n {
                            4 => fourth,
                            5 => product(fourth, x),
                            6 => product(fourth, square),
                            _ => product(fourth, fourth),
                        }
                    }
                }
            }
        };
        Some(if n < 0 { self.b.binary(Opcode::FDiv, one, power) } else { power })
    }

    /// `round` of a constant, halves away from zero.
    pub(super) fn rounded_away(&mut self, arg: &Arg) -> Option<Val> {
        let mut expr = arg.expr;
        // DXC knows scalars that never change, and rounds vectors of that kind when the shader runs.
        while matches!(self.ty(arg.ty), Ty::Scalar(_))
            && let ExprKind::Load(place) = self.program.exprs[expr].kind
            && let ExprKind::Var(var) = self.program.exprs[place].kind
            && let Var { kind: VarKind::Static, is_const: true, init: Some(init), .. } =
                self.program.vars[var]
        {
            expr = init;
        }
        let mut leaves = Vec::new();
        if !self.constant_leaves(expr, &mut leaves) {
            return None;
        }
        let scalar = self.scalar_of(arg.ty);
        let ty = self.scalar_type(scalar);
        let mut rounded: SmallVec<[Value; 16]> = SmallVec::new();
        for (value, from) in leaves {
            let Const::Float(value) = convert(value, from, scalar) else { return None };
            rounded.push(self.b.ctx.float(ty, value.round()));
        }
        (rounded.len() == self.leaf_count(arg.ty) as usize).then(|| self.val_of_scalars(&rounded, arg.ty))
    }

    /// `fwidth`: `abs(ddx(x)) + abs(ddy(x))`
    pub(super) fn fwidth(&mut self, arg: &Arg) -> Val {
        let val = self.arg(arg);
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            let [x, y] = [Intrinsic::Ddx, Intrinsic::Ddy].map(|which| {
                let d = it.b.intrinsic(which, ty, &[v]);
                it.b.intrinsic(Intrinsic::FAbs, ty, &[d])
            });
            it.b.binary(Opcode::FAdd, x, y)
        })
    }

    /// `sign`: of unsigned integers, whether they are not zero.
    pub(super) fn sign(&mut self, arg: &Arg, ty: TyId) -> Val {
        let is_unsigned = self.scalar_of(arg.ty).is_unsigned();
        let val = self.arg(arg);
        let to = self.scalar_type(self.scalar_of(ty));
        self.map(&val, |it, v| {
            let shape = it.b.type_of(v);
            let ty = it.b.ctx.types.with_shape_of(shape, to);
            if is_unsigned {
                let zero = it.b.ctx.zero(shape);
                let positive = it.b.icmp(IntPredicate::Ne, v, zero);
                return it.b.cast(Opcode::ZExt, positive, ty);
            }
            it.b.intrinsic(Intrinsic::Sign, ty, &[v])
        })
    }

    /// `sincos(x, out s, out c)`
    pub(super) fn sincos(&mut self, args: &[Arg]) -> Val {
        let x = self.arg(&args[0]);
        let (s, c) = (self.each(Intrinsic::Sin, &x), self.each(Intrinsic::Cos, &x));
        self.write_out(&args[1], s);
        self.write_out(&args[2], c);
        Val::Void
    }

    /// `modf(x, out whole)`
    pub(super) fn modf(&mut self, args: &[Arg]) -> Val {
        let x = self.arg(&args[0]);
        let whole = self.each(Intrinsic::FTrunc, &x);
        let rest = self.zip(&x, &whole, |it, x, w| it.b.binary(Opcode::FSub, x, w));
        let (from, to) = (self.scalar_of(args[0].ty), self.scalar_of(args[1].ty));
        let whole = self.convert_val(&whole, from, to);
        self.write_out(&args[1], whole);
        rest
    }

    /// `frexp(x, out exponent)`
    pub(super) fn frexp(&mut self, args: &[Arg]) -> Val {
        let x = self.arg(&args[0]);
        let exponent = self.map(&x, |it, v| it.exponent(v));
        let mantissa = self.map(&x, |it, v| it.mantissa(v));
        self.write_out(&args[1], exponent);
        mantissa
    }

    /// An intrinsic on each row.
    fn each(&mut self, which: Intrinsic, val: &Val) -> Val {
        self.map(val, |it, v| {
            let ty = it.b.type_of(v);
            it.b.intrinsic(which, ty, &[v])
        })
    }

    /// The bits of floats, as integers of their shape.
    fn float_bits(&mut self, v: Value) -> (Value, TypeId) {
        let ty = self.b.type_of(v);
        let ints = self.b.ctx.types.with_shape_of(ty, TypeId::I32);
        (self.b.cast(Opcode::BitCast, v, ints), ints)
    }

    /// `e` of `x = m * 2^e` with `m` in [0.5, 1), as a float; 0 for 0.
    fn exponent(&mut self, x: Value) -> Value {
        let (bits, ints) = self.float_bits(x);
        let ty = self.b.type_of(x);
        let (shift, mask, bias) =
            (self.b.ctx.int(ints, 23), self.b.ctx.int(ints, 255), self.b.ctx.int(ints, 126));
        let e = self.b.binary(Opcode::LShr, bits, shift);
        let e = self.b.binary(Opcode::And, e, mask);
        let e = self.b.binary(Opcode::Sub, e, bias);
        let e = self.b.cast(Opcode::SiToFp, e, ty);
        let zero = self.b.ctx.zero(ty);
        let is_zero = self.b.fcmp(FloatPredicate::Oeq, x, zero);
        self.b.select(is_zero, zero, e)
    }

    /// `m` of `x = m * 2^e` with `m` in [0.5, 1); 0 for 0.
    fn mantissa(&mut self, x: Value) -> Value {
        let (bits, ints) = self.float_bits(x);
        let ty = self.b.type_of(x);
        let (mask, half) = (self.b.ctx.int(ints, 0x807f_ffff), self.b.ctx.int(ints, 0x3f00_0000));
        let m = self.b.binary(Opcode::And, bits, mask);
        let m = self.b.binary(Opcode::Or, m, half);
        let m = self.b.cast(Opcode::BitCast, m, ty);
        let zero = self.b.ctx.zero(ty);
        let is_zero = self.b.fcmp(FloatPredicate::Oeq, x, zero);
        self.b.select(is_zero, zero, m)
    }

    /// `all` and `any`: whether elements are not zero, put together.
    pub(super) fn reduce(&mut self, which: Intrinsic, opcode: Opcode, arg: &Arg) -> Val {
        let rows = self.rows_of(arg);
        let mut all: Option<Value> = None;
        for row in rows {
            let row = self.is_not_zero(row);
            let shape = self.b.type_of(row);
            let scalar = self.b.ctx.types.lanes(shape) == 1;
            let one = if scalar { row } else { self.b.intrinsic(which, TypeId::I1, &[row]) };
            all = Some(all.map_or(one, |a| self.b.binary(opcode, a, one)));
        }
        Val::Single(all.unwrap_or_else(|| self.b.ctx.bool(false)))
    }

    /// `and` and `or`, lane by lane.
    pub(super) fn combine(&mut self, opcode: Opcode, args: &[Arg]) -> Val {
        let (a, b) = (self.arg(&args[0]), self.arg(&args[1]));
        self.zip(&a, &b, |it, a, b| {
            let (a, b) = (it.is_not_zero(a), it.is_not_zero(b));
            it.b.binary(opcode, a, b)
        })
    }

    /// `select(condition, yes, no)`, lane by lane where the condition has as many.
    pub(super) fn select_lanes(&mut self, args: &[Arg], ty: TyId) -> Val {
        let c = self.arg(&args[0]);
        let (yes, no) = (self.arg(&args[1]), self.arg(&args[2]));
        match (c, &yes, &no) {
            (Val::Rows(c), Val::Rows(y), Val::Rows(n)) => {
                Val::Rows(c.iter().zip(y).zip(n).map(|((&c, &y), &n)| self.b.select(c, y, n)).collect())
            }
            (Val::Single(c), ..) => {
                let shape = self.b.type_of(c);
                let c = if self.b.ctx.types.lanes(shape) == 1 { self.b.extract(c, 0) } else { c };
                self.zip(&yes, &no, |it, y, n| it.b.select(c, y, n))
            }
            _ => self.filled(ty, false),
        }
    }

    /// The rows of a matrix, or the one value.
    pub(super) fn rows_of(&mut self, arg: &Arg) -> SmallVec<[Value; 4]> {
        match self.arg(arg) {
            Val::Rows(rows) => rows,
            val => SmallVec::from_elem(self.as_single(val, arg.ty), 1),
        }
    }
}
