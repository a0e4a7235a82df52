//! Built-in functions: most are one intrinsic, some are a few instructions.

use super::Lowerer;
use super::value::Val;
use crate::builtins::BuiltinOp as Op;
use crate::source::Span;
use crate::typed::{Arg, Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{FloatPredicate, IntPredicate, Intrinsic, Opcode, Stage, TypeId, Value};

/// The float intrinsic that a built-in of the same meaning is, lane by lane.
fn lanewise(op: Op) -> Option<Intrinsic> {
    Some(match op {
        Op::Sqrt => Intrinsic::Sqrt,
        Op::Sin => Intrinsic::Sin,
        Op::Cos => Intrinsic::Cos,
        Op::Tan => Intrinsic::Tan,
        Op::Asin => Intrinsic::Asin,
        Op::Acos => Intrinsic::Acos,
        Op::Atan => Intrinsic::Atan,
        Op::Atan2 => Intrinsic::Atan2,
        Op::Sinh => Intrinsic::Sinh,
        Op::Cosh => Intrinsic::Cosh,
        Op::Tanh => Intrinsic::Tanh,
        Op::Exp => Intrinsic::Exp,
        Op::Exp2 => Intrinsic::Exp2,
        Op::Log => Intrinsic::Log,
        Op::Log2 => Intrinsic::Log2,
        Op::Log10 => Intrinsic::Log10,
        Op::Pow => Intrinsic::Pow,
        Op::Floor => Intrinsic::Floor,
        Op::Ceil => Intrinsic::Ceil,
        Op::Trunc => Intrinsic::FTrunc,
        Op::Round => Intrinsic::RoundEven,
        Op::Fma => Intrinsic::Fma,
        Op::Ldexp => Intrinsic::Ldexp,
        Op::Saturate => Intrinsic::Saturate,
        Op::Frac => Intrinsic::Frac,
        Op::Rsqrt => Intrinsic::Rsqrt,
        Op::Lerp => Intrinsic::Lerp,
        Op::Step => Intrinsic::Step,
        Op::Smoothstep => Intrinsic::SmoothStep,
        Op::Degrees => Intrinsic::Degrees,
        Op::Radians => Intrinsic::Radians,
        Op::Ddx | Op::DdxCoarse => Intrinsic::DdxCoarse,
        Op::Ddy | Op::DdyCoarse => Intrinsic::DdyCoarse,
        Op::DdxFine => Intrinsic::DdxFine,
        Op::DdyFine => Intrinsic::DdyFine,
        Op::Reversebits => Intrinsic::BitReverse,
        _ => return None,
    })
}

/// The intrinsic by the kind of its operands: float, signed, unsigned.
fn by_sign(op: Op, s: Scalar) -> Option<Intrinsic> {
    let pick = |float, signed, unsigned| {
        if s.is_float() {
            float
        } else if s.is_signed() {
            signed
        } else {
            unsigned
        }
    };
    Some(match op {
        Op::Min => pick(Intrinsic::MinNum, Intrinsic::SMin, Intrinsic::UMin),
        Op::Max => pick(Intrinsic::MaxNum, Intrinsic::SMax, Intrinsic::UMax),
        Op::Clamp => pick(Intrinsic::NClamp, Intrinsic::SClamp, Intrinsic::UClamp),
        Op::Mad => pick(Intrinsic::FMulAdd, Intrinsic::IMad, Intrinsic::UMad),
        Op::WaveActiveSum => pick(Intrinsic::WaveSum, Intrinsic::WaveSum, Intrinsic::WaveUSum),
        Op::WaveActiveProduct => {
            pick(Intrinsic::WaveProduct, Intrinsic::WaveProduct, Intrinsic::WaveUProduct)
        }
        Op::WaveActiveMax => pick(Intrinsic::WaveMax, Intrinsic::WaveMax, Intrinsic::WaveUMax),
        Op::WaveActiveMin => pick(Intrinsic::WaveMin, Intrinsic::WaveMin, Intrinsic::WaveUMin),
        Op::WavePrefixSum => {
            pick(Intrinsic::WavePrefixSum, Intrinsic::WavePrefixSum, Intrinsic::WavePrefixUSum)
        }
        Op::WavePrefixProduct => {
            pick(Intrinsic::WavePrefixProduct, Intrinsic::WavePrefixProduct, Intrinsic::WavePrefixUProduct)
        }
        Op::WaveActiveBitAnd => Intrinsic::WaveBitAnd,
        Op::WaveActiveBitOr => Intrinsic::WaveBitOr,
        Op::WaveActiveBitXor => Intrinsic::WaveBitXor,
        Op::WaveReadLaneFirst => Intrinsic::WaveReadLaneFirst,
        Op::QuadReadAcrossX => Intrinsic::QuadReadAcrossX,
        Op::QuadReadAcrossY => Intrinsic::QuadReadAcrossY,
        Op::QuadReadAcrossDiagonal => Intrinsic::QuadReadAcrossDiagonal,
        _ => return None,
    })
}

/// Calls without operands.
fn bare(op: Op) -> Option<(Intrinsic, TypeId)> {
    Some(match op {
        Op::GroupMemoryBarrier => (Intrinsic::GroupBarrier, TypeId::VOID),
        Op::GroupMemoryBarrierWithGroupSync => (Intrinsic::GroupBarrierSync, TypeId::VOID),
        Op::DeviceMemoryBarrier => (Intrinsic::DeviceBarrier, TypeId::VOID),
        Op::DeviceMemoryBarrierWithGroupSync => (Intrinsic::DeviceBarrierSync, TypeId::VOID),
        Op::AllMemoryBarrier => (Intrinsic::AllBarrier, TypeId::VOID),
        Op::AllMemoryBarrierWithGroupSync => (Intrinsic::AllBarrierSync, TypeId::VOID),
        Op::WaveGetLaneIndex => (Intrinsic::WaveLaneIndex, TypeId::I32),
        Op::WaveGetLaneCount => (Intrinsic::WaveLaneCount, TypeId::I32),
        Op::WaveIsFirstLane => (Intrinsic::WaveIsFirstLane, TypeId::I1),
        Op::IsHelperLane => (Intrinsic::IsHelperLane, TypeId::I1),
        Op::GetRenderTargetSampleCount => (Intrinsic::RenderTargetSampleCount, TypeId::I32),
        _ => return None,
    })
}

/// Calls with scalar conditions, and what they give.
fn voting(op: Op) -> Option<(Intrinsic, TypeId)> {
    Some(match op {
        Op::WaveActiveAnyTrue => (Intrinsic::WaveAny, TypeId::I1),
        Op::WaveActiveAllTrue => (Intrinsic::WaveAll, TypeId::I1),
        Op::WaveActiveCountBits => (Intrinsic::WaveCountBits, TypeId::I32),
        Op::WavePrefixCountBits => (Intrinsic::WavePrefixCountBits, TypeId::I32),
        Op::QuadAny => (Intrinsic::QuadAny, TypeId::I1),
        Op::QuadAll => (Intrinsic::QuadAll, TypeId::I1),
        _ => return None,
    })
}

/// Whether a built-in only computes, cheaply: it may be computed where it might not be asked for.
pub(super) fn is_arithmetic(op: Op) -> bool {
    use Op::*;
    matches!(
        op,
        Abs | Saturate
            | Min
            | Max
            | Clamp
            | Floor
            | Ceil
            | Trunc
            | Round
            | Frac
            | Asfloat
            | Asint
            | Asuint
            | Mad
            | Step
            | Sign
            | Rcp
            | All
            | Any
            | Isnan
            | Isinf
            | Isfinite
            | Sqrt
            | Rsqrt
            | Dot
    )
}

impl Lowerer<'_> {
    /// A call of a built-in function.
    pub(super) fn builtin(&mut self, op: Op, args: &[Arg], ty: TyId, span: Span) -> Val {
        if op == Op::IsHelperLane && !matches!(self.stage, Stage::Pixel | Stage::Library) {
            return Val::Single(self.b.ctx.bool(false));
        }
        if let (Op::IsHelperLane, Some(flag)) = (op, self.discarded) {
            let discarded = self.b.load(TypeId::I32, flag);
            return Val::Single(self.is_not_zero(discarded));
        }
        let model = self.options.shader_model;
        let is_byte_pack = matches!(
            op,
            Op::UnpackS8s16
                | Op::UnpackS8s32
                | Op::UnpackU8u16
                | Op::UnpackU8u32
                | Op::PackS8
                | Op::PackU8
                | Op::PackClampS8
                | Op::PackClampU8
        );
        if is_byte_pack
            && self.options.dialect == trefoil_ir::Dialect::Dx
            && ((6, 0)..(6, 6)).contains(&model)
        {
            self.error(span, "packing and unpacking of bytes needs shader model 6.6 or later");
        }
        if let Some((which, result)) = bare(op) {
            return Val::Single(self.b.intrinsic(which, result, &[]));
        }
        if let Some((which, result)) = voting(op) {
            let condition = self.condition(args[0].expr);
            let in_quad = matches!(which, Intrinsic::QuadAny | Intrinsic::QuadAll);
            let native = self.options.shader_model >= (6, 7);
            if in_quad && !native && self.options.dialect == trefoil_ir::Dialect::Dx {
                return Val::Single(self.quad_vote(which, condition));
            }
            return Val::Single(self.b.intrinsic(which, result, &[condition]));
        }
        let scalar = args.first().map_or(Scalar::F32, |a| self.scalar_of(a.ty));
        if let Some(which) = lanewise(op).or_else(|| by_sign(op, scalar)) {
            return self.lanewise(which, args);
        }
        match op {
            _ if super::atomic::is_interlocked(op) => self.interlocked(op, args, span),
            Op::Mul | Op::Dot | Op::Transpose | Op::Determinant => self.algebra(op, args, ty),
            Op::All | Op::Any | Op::And | Op::Or | Op::Select => self.logic(op, args, ty),
            Op::Sincos | Op::Modf | Op::Frexp => self.two_results(op, args),
            Op::Asuint if args.len() == 3 => self.split_double(args),
            Op::Asfloat | Op::Asint | Op::Asuint | Op::Asfloat16 | Op::Asint16 | Op::Asuint16 => {
                self.reinterpret(args, ty)
            }
            Op::Length
            | Op::Distance
            | Op::Normalize
            | Op::Cross
            | Op::Reflect
            | Op::Refract
            | Op::Faceforward => self.geometry(op, args, ty),
            Op::Isnan | Op::Isinf | Op::Isfinite | Op::Isnormal | Op::Sign => self.classify(op, args, scalar),
            Op::Countbits | Op::Firstbithigh | Op::Firstbitlow | Op::F16tof32 | Op::F32tof16 => {
                self.bits(op, args, scalar)
            }
            Op::Printf => self.printf(args, span),
            Op::VkExtExecutionMode | Op::VkExtExecutionModeId => self.execution_mode(op, args),
            Op::VkRawBufferLoad | Op::VkRawBufferStore | Op::VkReadClock => self.vulkan(op, args, ty),
            Op::WaveReadLaneAt
            | Op::QuadReadLaneAt
            | Op::WaveActiveAllEqual
            | Op::WaveActiveBallot
            | Op::WaveMatch => self.wave(op, args, ty),
            _ if super::wave_multi(op).is_some() => self.multi_prefix(op, args, scalar),
            _ => self.small(op, args, ty, scalar, span),
        }
    }

    fn lanewise(&mut self, which: Intrinsic, args: &[Arg]) -> Val {
        let vals: SmallVec<[Val; 3]> = args.iter().map(|a| self.arg(a)).collect();
        match &vals[0] {
            Val::Rows(rows) => {
                let rows = (0..rows.len()).map(|i| {
                    let operands: SmallVec<[Value; 3]> = vals
                        .iter()
                        .filter_map(|v| if let Val::Rows(r) = v { r.get(i).copied() } else { None })
                        .collect();
                    let ty = self.b.type_of(operands[0]);
                    self.b.intrinsic(which, ty, &operands)
                });
                Val::Rows(rows.collect())
            }
            _ => {
                let operands: SmallVec<[Value; 3]> =
                    vals.into_iter().zip(args).map(|(v, a)| self.as_single(v, a.ty)).collect();
                let ty = self.b.type_of(operands[0]);
                Val::Single(self.b.intrinsic(which, ty, &operands))
            }
        }
    }

    /// The value of an argument in the parameter's type.
    pub(super) fn arg(&mut self, arg: &Arg) -> Val {
        self.cast_expr(arg.expr, arg.ty)
    }

    /// The value of an argument that is a scalar, vector or resource.
    pub(super) fn single_arg(&mut self, arg: &Arg) -> Value {
        let val = self.arg(arg);
        self.as_single(val, arg.ty)
    }

    /// Writes what comes back through an `out` argument.
    pub(super) fn write_out(&mut self, arg: &Arg, val: Val) {
        let to = self.program.exprs[arg.expr].ty;
        let val = self.cast_val(val, arg.ty, to);
        let place = self.place(arg.expr);
        self.store(&place, to, &val);
    }

    fn algebra(&mut self, op: Op, args: &[Arg], ty: TyId) -> Val {
        let a = self.arg(&args[0]);
        match op {
            Op::Transpose => self.transpose(&a, ty),
            Op::Determinant => Val::Single(self.determinant(&a)),
            Op::Mul => {
                let b = self.arg(&args[1]);
                self.mul(&a, args[0].ty, &b, args[1].ty)
            }
            _ => {
                let scalar = self.scalar_of(args[0].ty);
                let (a, b) = (self.as_single(a, args[0].ty), self.single_arg(&args[1]));
                Val::Single(self.dot(a, b, scalar))
            }
        }
    }

    fn logic(&mut self, op: Op, args: &[Arg], ty: TyId) -> Val {
        let a = self.arg(&args[0]);
        match op {
            Op::All | Op::Any => {
                let rows: SmallVec<[Value; 4]> = match a {
                    Val::Rows(rows) => rows,
                    val => SmallVec::from_elem(self.as_single(val, args[0].ty), 1),
                };
                let combine = if op == Op::All { Opcode::And } else { Opcode::Or };
                let which = if op == Op::All { Intrinsic::All } else { Intrinsic::Any };
                let mut all: Option<Value> = None;
                for row in rows {
                    let row = self.is_not_zero(row);
                    let shape = self.b.type_of(row);
                    let scalar = self.b.ctx.types.lanes(shape) == 1;
                    let one = if scalar { row } else { self.b.intrinsic(which, TypeId::I1, &[row]) };
                    all = Some(all.map_or(one, |a| self.b.binary(combine, a, one)));
                }
                Val::Single(all.unwrap_or_else(|| self.b.ctx.bool(false)))
            }
            Op::And | Op::Or => {
                let b = self.arg(&args[1]);
                let opcode = if op == Op::And { Opcode::And } else { Opcode::Or };
                self.zip(&a, &b, |it, a, b| {
                    let (a, b) = (it.is_not_zero(a), it.is_not_zero(b));
                    it.b.binary(opcode, a, b)
                })
            }
            _ => {
                let (yes, no) = (self.arg(&args[1]), self.arg(&args[2]));
                match (a, &yes, &no) {
                    (Val::Rows(c), Val::Rows(y), Val::Rows(n)) => Val::Rows(
                        c.iter().zip(y).zip(n).map(|((&c, &y), &n)| self.b.select(c, y, n)).collect(),
                    ),
                    (Val::Single(c), ..) => {
                        let shape = self.b.type_of(c);
                        let c = if self.b.ctx.types.lanes(shape) == 1 { self.b.extract(c, 0) } else { c };
                        self.zip(&yes, &no, |it, y, n| it.b.select(c, y, n))
                    }
                    _ => self.filled(ty, false),
                }
            }
        }
    }

    fn two_results(&mut self, op: Op, args: &[Arg]) -> Val {
        let x = self.arg(&args[0]);
        let call = |it: &mut Self, which, val: &Val| {
            it.map(val, |it, v| {
                let ty = it.b.type_of(v);
                it.b.intrinsic(which, ty, &[v])
            })
        };
        match op {
            Op::Sincos => {
                let (s, c) = (call(self, Intrinsic::Sin, &x), call(self, Intrinsic::Cos, &x));
                self.write_out(&args[1], s);
                self.write_out(&args[2], c);
                Val::Void
            }
            Op::Modf => {
                let whole = call(self, Intrinsic::FTrunc, &x);
                let rest = self.zip(&x, &whole, |it, x, w| it.b.binary(Opcode::FSub, x, w));
                let from = self.scalar_of(args[0].ty);
                let to = self.scalar_of(args[1].ty);
                let whole = self.convert_val(&whole, from, to);
                self.write_out(&args[1], whole);
                rest
            }
            _ => {
                let exponent = self.map(&x, |it, v| it.exponent(v));
                let mantissa = self.map(&x, |it, v| it.mantissa(v));
                self.write_out(&args[1], exponent);
                mantissa
            }
        }
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

    fn split_double(&mut self, args: &[Arg]) -> Val {
        let d = self.single_arg(&args[0]);
        let shape = self.b.type_of(d);
        let lanes = self.b.ctx.types.lanes(shape);
        let pair = self.b.ctx.types.literal_struct(&[TypeId::I32, TypeId::I32]);
        let mut halves: [SmallVec<[Value; 4]>; 2] = Default::default();
        for i in 0..lanes {
            let lane = self.b.extract(d, i);
            let split = self.b.intrinsic(Intrinsic::SplitDouble, pair, &[lane]);
            for (k, half) in halves.iter_mut().enumerate() {
                half.push(self.b.extract_value(split, k as u32));
            }
        }
        for (half, arg) in halves.iter().zip(&args[1..]) {
            let value = self.b.vector(half);
            self.write_out(arg, Val::Single(value));
        }
        Val::Void
    }

    /// `asfloat` and its kin: the same bits as another type.
    fn reinterpret(&mut self, args: &[Arg], ty: TyId) -> Val {
        let val = self.arg(&args[0]);
        let to = self.scalar_of(ty);
        let scalar = self.scalar_type(to);
        let is_bool = self.scalar_of(args[0].ty) == Scalar::Bool;
        self.map(&val, |it, v| {
            let shape = it.b.type_of(v);
            let to = it.b.ctx.types.with_shape_of(shape, scalar);
            if is_bool { it.b.cast(Opcode::ZExt, v, to) } else { it.b.cast(Opcode::BitCast, v, to) }
        })
    }

    fn geometry(&mut self, op: Op, args: &[Arg], ty: TyId) -> Val {
        let operands: SmallVec<[Value; 3]> = args.iter().map(|a| self.single_arg(a)).collect();
        let result = self.register_type(ty);
        let which = match op {
            Op::Length => Intrinsic::Length,
            Op::Distance => Intrinsic::Distance,
            Op::Normalize => Intrinsic::Normalize,
            Op::Cross => Intrinsic::Cross,
            Op::Reflect => Intrinsic::Reflect,
            Op::Refract => Intrinsic::Refract,
            _ => Intrinsic::FaceForward,
        };
        Val::Single(self.b.intrinsic(which, result, &operands))
    }

    fn classify(&mut self, op: Op, args: &[Arg], scalar: Scalar) -> Val {
        let (which, to) = match op {
            Op::Isnan => (Intrinsic::IsNan, TypeId::I1),
            Op::Isinf => (Intrinsic::IsInf, TypeId::I1),
            Op::Isfinite => (Intrinsic::IsFinite, TypeId::I1),
            Op::Isnormal => (Intrinsic::IsNormal, TypeId::I1),
            _ => (Intrinsic::Sign, TypeId::I32),
        };
        let val = self.arg(&args[0]);
        self.map(&val, |it, v| {
            let shape = it.b.type_of(v);
            let ty = it.b.ctx.types.with_shape_of(shape, to);
            if op == Op::Sign && scalar.is_unsigned() {
                let zero = it.b.ctx.zero(shape);
                let positive = it.b.icmp(IntPredicate::Ne, v, zero);
                return it.b.cast(Opcode::ZExt, positive, ty);
            }
            it.b.intrinsic(which, ty, &[v])
        })
    }

    fn bits(&mut self, op: Op, args: &[Arg], scalar: Scalar) -> Val {
        let val = self.arg(&args[0]);
        let result = if op == Op::F16tof32 { TypeId::FLOAT } else { TypeId::I32 };
        let which = match op {
            Op::Countbits => Intrinsic::CountBits,
            Op::Firstbitlow => Intrinsic::FirstBitLow,
            Op::Firstbithigh if scalar.is_signed() => Intrinsic::FirstBitSHigh,
            Op::Firstbithigh => Intrinsic::FirstBitUHigh,
            Op::F16tof32 => Intrinsic::F16ToF32,
            _ => Intrinsic::F32ToF16,
        };
        self.map(&val, |it, v| {
            let shape = it.b.type_of(v);
            let ty = it.b.ctx.types.with_shape_of(shape, result);
            it.b.intrinsic(which, ty, &[v])
        })
    }

    fn wave(&mut self, op: Op, args: &[Arg], ty: TyId) -> Val {
        let val = self.arg(&args[0]);
        if op == Op::WaveActiveBallot {
            let condition = self.as_single(val, args[0].ty);
            let four = self.b.ctx.types.vector(TypeId::I32, 4);
            return Val::Single(self.b.intrinsic(Intrinsic::WaveBallot, four, &[condition]));
        }
        if op == Op::WaveMatch {
            return self.wave_match(&val, args[0].ty, ty);
        }
        if op == Op::WaveActiveAllEqual {
            return self.map(&val, |it, v| {
                let shape = it.b.type_of(v);
                let ty = it.b.ctx.types.with_shape_of(shape, TypeId::I1);
                it.b.intrinsic(Intrinsic::WaveAllEqual, ty, &[v])
            });
        }
        let lane = self.single_arg(&args[1]);
        let which =
            if op == Op::WaveReadLaneAt { Intrinsic::WaveReadLane } else { Intrinsic::QuadReadLaneAt };
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            it.b.intrinsic(which, ty, &[v, lane])
        })
    }

    /// Lanes match that match in every component.
    fn wave_match(&mut self, val: &Val, from: TyId, ty: TyId) -> Val {
        let four = self.register_type(ty);
        let scalar = self.scalar_of(from);
        let mut all: Option<Value> = None;
        let rows: SmallVec<[Value; 4]> = match val {
            Val::Rows(rows) => rows.clone(),
            val => SmallVec::from_elem(self.as_single(val.clone(), from), 1),
        };
        for row in rows {
            let row = if scalar == Scalar::Bool { self.convert(row, Scalar::Bool, Scalar::U32) } else { row };
            let shape = self.b.type_of(row);
            let lanes = self.b.ctx.types.lanes(shape);
            for i in 0..lanes {
                let lane = if lanes == 1 { row } else { self.b.extract(row, i) };
                let mask = self.b.intrinsic(Intrinsic::WaveMatch, four, &[lane]);
                all = Some(match all {
                    Some(before) => self.b.binary(Opcode::And, before, mask),
                    None => mask,
                });
            }
        }
        all.map_or(Val::Void, Val::Single)
    }

    fn multi_prefix(&mut self, op: Op, args: &[Arg], scalar: Scalar) -> Val {
        let val = self.arg(&args[0]);
        let mask = self.single_arg(&args[1]);
        let Some(Some(kind)) = super::wave_multi(op) else {
            let condition = self.as_single(val, args[0].ty);
            let condition = self.is_not_zero(condition);
            let operands = [condition, mask];
            return Val::Single(self.b.intrinsic(
                Intrinsic::WaveMultiPrefixCountBits,
                TypeId::I32,
                &operands,
            ));
        };
        let kind = self.b.ctx.i32(kind);
        let unsigned = self.b.ctx.bool(scalar.is_unsigned());
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            it.b.intrinsic(Intrinsic::WaveMultiPrefix, ty, &[v, mask, kind, unsigned])
        })
    }

    /// Built-ins of a few instructions each.
    fn small(&mut self, op: Op, args: &[Arg], ty: TyId, scalar: Scalar, span: Span) -> Val {
        match op {
            Op::NonUniformResourceIndex => self.arg(&args[0]),
            Op::Abs => self.absolute(&args[0], scalar),
            Op::Rcp => {
                let val = self.arg(&args[0]);
                self.map(&val, |it, v| {
                    let ty = it.b.type_of(v);
                    let one = it.b.ctx.float(ty, 1.0);
                    it.b.binary(Opcode::FDiv, one, v)
                })
            }
            Op::Fmod => {
                let (a, b) = (self.arg(&args[0]), self.arg(&args[1]));
                self.zip(&a, &b, |it, a, b| it.b.binary(Opcode::FRem, a, b))
            }
            Op::EvaluateAttributeCentroid
            | Op::EvaluateAttributeAtSample
            | Op::EvaluateAttributeSnapped
            | Op::GetAttributeAtVertex => self.evaluate(op, args),
            Op::Fwidth => self.fwidth(&args[0]),
            Op::Clip => self.clip(&args[0]),
            Op::Asdouble => {
                let (lo, hi) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
                let result = self.register_type(ty);
                Val::Single(self.b.intrinsic(Intrinsic::AsDouble, result, &[lo, hi]))
            }
            Op::Barrier => self.memory_barrier(args, span),
            Op::CheckAccessFullyMapped => {
                let status = self.single_arg(&args[0]);
                Val::Single(self.is_not_zero(status))
            }
            Op::AddUint64 => Val::Single(self.add_pairs(args)),
            Op::Dst => self.distance_vector(args),
            Op::Lit => self.lit(args),
            Op::UnpackS8s16 | Op::UnpackS8s32 | Op::UnpackU8u16 | Op::UnpackU8u32 => {
                self.unpack_bytes(op, args, ty)
            }
            Op::PackS8 | Op::PackU8 | Op::PackClampS8 | Op::PackClampU8 => self.pack_bytes(op, args),
            Op::D3DCOLORtoUBYTE4 => self.color_to_bytes(args, ty),
            Op::Dot2add | Op::Dot4addI8packed | Op::Dot4addU8packed => self.packed_dot(op, args),
            Op::Msad4 => {
                let operands: SmallVec<[Value; 3]> = args.iter().map(|a| self.single_arg(a)).collect();
                let result = self.register_type(ty);
                Val::Single(self.b.intrinsic(Intrinsic::Msad4, result, &operands))
            }
            Op::GetRenderTargetSamplePosition => {
                let sample = self.single_arg(&args[0]);
                let result = self.register_type(ty);
                Val::Single(self.b.intrinsic(Intrinsic::RenderTargetSamplePosition, result, &[sample]))
            }
            _ => {
                self.error(span, format!("the intrinsic '{}' is not supported yet", op.name()));
                self.filled(ty, false)
            }
        }
    }

    /// An attribute evaluated elsewhere. The value that the source names stands in the place of its input, which a pass
    /// finds once memory has become values.
    fn evaluate(&mut self, op: Op, args: &[Arg]) -> Val {
        let val = self.arg(&args[0]);
        let mut extra: SmallVec<[Value; 2]> = SmallVec::new();
        let which = match op {
            Op::EvaluateAttributeCentroid => Intrinsic::EvalCentroid,
            Op::EvaluateAttributeAtSample => Intrinsic::EvalSample,
            Op::EvaluateAttributeSnapped => Intrinsic::EvalSnapped,
            _ => Intrinsic::AttributeAtVertex,
        };
        if let Some(arg) = args.get(1) {
            let second = self.single_arg(arg);
            match which {
                Intrinsic::EvalSnapped => extra.extend([0, 1].map(|lane| self.b.extract(second, lane))),
                _ => extra.push(second),
            }
        }
        let row = self.b.ctx.undef(TypeId::I32);
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            let mut operands: SmallVec<[Value; 4]> = SmallVec::from_slice(&[v, row]);
            operands.extend_from_slice(&extra);
            it.b.intrinsic(which, ty, &operands)
        })
    }

    fn absolute(&mut self, arg: &Arg, scalar: Scalar) -> Val {
        let val = self.arg(arg);
        if scalar.is_unsigned() || scalar == Scalar::Bool {
            return val;
        }
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            if scalar.is_float() {
                return it.b.intrinsic(Intrinsic::FAbs, ty, &[v]);
            }
            let zero = it.b.ctx.zero(ty);
            let negative = it.b.binary(Opcode::Sub, zero, v);
            it.b.intrinsic(Intrinsic::SMax, ty, &[v, negative])
        })
    }

    fn fwidth(&mut self, arg: &Arg) -> Val {
        let val = self.arg(arg);
        self.map(&val, |it, v| {
            let ty = it.b.type_of(v);
            let [x, y] = [Intrinsic::DdxCoarse, Intrinsic::DdyCoarse].map(|which| {
                let d = it.b.intrinsic(which, ty, &[v]);
                it.b.intrinsic(Intrinsic::FAbs, ty, &[d])
            });
            it.b.binary(Opcode::FAdd, x, y)
        })
    }

    fn clip(&mut self, arg: &Arg) -> Val {
        let val = self.arg(arg);
        let rows: SmallVec<[Value; 4]> = match val {
            Val::Rows(rows) => rows,
            val => SmallVec::from_elem(self.as_single(val, arg.ty), 1),
        };
        for row in rows {
            let shape = self.b.type_of(row);
            let zero = self.b.ctx.zero(shape);
            let below = self.less(row, zero);
            let any = if self.b.ctx.types.lanes(shape) == 1 {
                below
            } else {
                self.b.intrinsic(Intrinsic::Any, TypeId::I1, &[below])
            };
            self.discard(any);
        }
        Val::Void
    }

    /// What the four lanes of a quad say together: before shader model 6.7 there is no operation of its own.
    fn quad_vote(&mut self, which: Intrinsic, condition: Value) -> Value {
        let mut all = self.convert(condition, Scalar::Bool, Scalar::U32);
        let op = if which == Intrinsic::QuadAny { Opcode::Or } else { Opcode::And };
        for across in [Intrinsic::QuadReadAcrossX, Intrinsic::QuadReadAcrossY] {
            let other = self.b.intrinsic(across, TypeId::I32, &[all]);
            all = self.b.binary(op, all, other);
        }
        self.is_not_zero(all)
    }

    fn distance_vector(&mut self, args: &[Arg]) -> Val {
        let (a, b) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let (ay, by) = (self.b.extract(a, 1), self.b.extract(b, 1));
        let element = self.b.type_of(ay);
        let is_float = self.scalar_of(args[0].ty).is_float();
        let one = if is_float { self.b.ctx.float(element, 1.0) } else { self.b.ctx.int(element, 1) };
        let product = self.b.binary(if is_float { Opcode::FMul } else { Opcode::Mul }, ay, by);
        let parts = [one, product, self.b.extract(a, 2), self.b.extract(b, 3)];
        Val::Single(self.b.vector(&parts))
    }

    /// `unpack_s8s32` and its kin: the bytes of a word, widened.
    fn unpack_bytes(&mut self, op: Op, args: &[Arg], ty: TyId) -> Val {
        let word = self.single_arg(&args[0]);
        let signed = matches!(op, Op::UnpackS8s16 | Op::UnpackS8s32);
        let parts: SmallVec<[Value; 4]> = (0..4)
            .map(|i| {
                let up = self.b.ctx.i32(24 - 8 * i);
                let top = self.b.binary(Opcode::Shl, word, up);
                let down = self.b.ctx.i32(24);
                self.b.binary(if signed { Opcode::AShr } else { Opcode::LShr }, top, down)
            })
            .collect();
        let words = self.b.vector(&parts);
        let to = self.scalar_of(ty);
        Val::Single(self.convert(words, if signed { Scalar::I32 } else { Scalar::U32 }, to))
    }

    /// `pack_u8`, `pack_clamp_s8` and their kin: the low bytes of four numbers in a word.
    fn pack_bytes(&mut self, op: Op, args: &[Arg]) -> Val {
        let value = self.single_arg(&args[0]);
        let scalar = self.scalar_of(args[0].ty);
        let wide = if scalar.is_unsigned() { Scalar::U32 } else { Scalar::I32 };
        let mut value = self.convert(value, scalar, wide);
        let bounds = match op {
            Op::PackClampS8 => Some((-128i32, 127)),
            Op::PackClampU8 => Some((0, 255)),
            _ => None,
        };
        if let Some((low, high)) = bounds {
            let ty = self.b.type_of(value);
            let low = self.b.ctx.int(ty, u64::from(low as u32));
            let high = self.b.ctx.int(ty, u64::from(high as u32));
            value = self.b.intrinsic(Intrinsic::SClamp, ty, &[value, low, high]);
        }
        let mut word = self.b.ctx.i32(0);
        for i in 0..4 {
            let lane = self.b.extract(value, i);
            let mask = self.b.ctx.i32(255);
            let byte = self.b.binary(Opcode::And, lane, mask);
            let up = self.b.ctx.i32(8 * i);
            let byte = self.b.binary(Opcode::Shl, byte, up);
            word = self.b.binary(Opcode::Or, word, byte);
        }
        Val::Single(word)
    }

    /// `AddUint64`: sums of 64 bits whose halves are lanes, the low one first.
    fn add_pairs(&mut self, args: &[Arg]) -> Value {
        let (a, b) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let shape = self.b.type_of(a);
        let mut parts: SmallVec<[Value; 4]> = SmallVec::new();
        for low in (0..self.b.ctx.types.lanes(shape)).step_by(2) {
            let [al, ah] = [low, low + 1].map(|lane| self.b.extract(a, lane));
            let [bl, bh] = [low, low + 1].map(|lane| self.b.extract(b, lane));
            let sum = self.b.binary(Opcode::Add, al, bl);
            let carry = self.b.icmp(IntPredicate::Ult, sum, al);
            let carry = self.b.cast(Opcode::ZExt, carry, TypeId::I32);
            let high = self.b.binary(Opcode::Add, ah, bh);
            parts.extend([sum, self.b.binary(Opcode::Add, high, carry)]);
        }
        self.b.vector(&parts)
    }

    fn lit(&mut self, args: &[Arg]) -> Val {
        let [l, h, m] = [0, 1, 2].map(|i| self.single_arg(&args[i]));
        let ty = self.b.type_of(l);
        let (zero, one) = (self.b.ctx.float(ty, 0.0), self.b.ctx.float(ty, 1.0));
        let diffuse = self.b.intrinsic(Intrinsic::MaxNum, ty, &[l, zero]);
        let power = self.b.intrinsic(Intrinsic::Pow, ty, &[h, m]);
        let (back, away) = (self.less(l, zero), self.less(h, zero));
        let dark = self.b.binary(Opcode::Or, back, away);
        let specular = self.b.select(dark, zero, power);
        Val::Single(self.b.vector(&[one, diffuse, specular, one]))
    }

    fn color_to_bytes(&mut self, args: &[Arg], ty: TyId) -> Val {
        let v = self.single_arg(&args[0]);
        let v = self.b.swizzle(v, &[2, 1, 0, 3]);
        let shape = self.b.type_of(v);
        let scale = self.b.ctx.float(shape, 255.001_953_125);
        let v = self.b.binary(Opcode::FMul, v, scale);
        let to = match self.ty(ty) {
            Ty::Vector(s, _) => s,
            _ => Scalar::I32,
        };
        Val::Single(self.convert(v, Scalar::F32, to))
    }

    fn packed_dot(&mut self, op: Op, args: &[Arg]) -> Val {
        let [a, b, acc] = [0, 1, 2].map(|i| self.single_arg(&args[i]));
        let which = match op {
            Op::Dot2add => Intrinsic::Dot2Add,
            Op::Dot4addI8packed => Intrinsic::Dot4AddI8,
            _ => Intrinsic::Dot4AddU8,
        };
        let ty = self.b.type_of(acc);
        Val::Single(self.b.intrinsic(which, ty, &[acc, a, b]))
    }
}
