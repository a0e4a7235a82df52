//! Constant folding: what an instruction gives when all its operands are constants.
//!
//! Floats are folded as their own type rounds, and only while everything stays finite; integers wrap, and floats beyond the
//! range of an integer become its least or its greatest number, as on D3D's devices. A division by zero and a shift past the
//! width are left for run time.

use smallvec::SmallVec;
use trefoil_ir::{
    ConstId, ConstKind, Context, FloatPredicate, Function, Inst, InstId, IntPredicate, Intrinsic, Opcode,
    OpcodeClass, Type, TypeId, Value,
};

/// Lanes of a constant.
type Lanes = SmallVec<[ConstId; 4]>;

/// The constant that an instruction gives, when its operands are constants and it can be folded.
pub fn constant(ctx: &mut Context, func: &Function, inst: InstId) -> Option<Value> {
    let operands = func.operands(inst);
    // Most instructions have an operand that is no constant: a glance finds those.
    if operands.iter().any(|v| v.as_const().is_none()) {
        return None;
    }
    let operands: SmallVec<[ConstId; 4]> = operands.iter().filter_map(|v| v.as_const()).collect();
    evaluate(ctx, &func.insts[inst], &operands).map(Value::from)
}

/// The constant that an instruction gives for these operands.
pub fn evaluate(ctx: &mut Context, inst: &Inst, operands: &[ConstId]) -> Option<ConstId> {
    match (inst.op, operands) {
        (Opcode::Select, &[condition, a, b]) => return select(ctx, inst.ty, condition, a, b),
        (Opcode::ExtractElement, &[vector, lane]) => {
            let lane = u32::try_from(ctx.consts.as_int(lane)?).ok()?;
            return ctx.consts.member(&ctx.types, vector, lane);
        }
        (Opcode::InsertElement, &[vector, scalar, lane]) => {
            let lane = usize::try_from(ctx.consts.as_int(lane)?).ok()?;
            let mut lanes = lanes_of(ctx, vector)?;
            *lanes.get_mut(lane)? = scalar;
            return Some(ctx.consts.aggregate(inst.ty, &lanes));
        }
        (Opcode::ShuffleVector, &[a, b, mask]) => return shuffle(ctx, inst.ty, a, b, mask),
        (Opcode::Intrinsic, _) => {
            if let Some(whole) = across(ctx, inst, operands) {
                return Some(whole);
            }
        }
        (op, _) if op != Opcode::FNeg && !is_lanewise(op) => return None,
        _ => {}
    }
    lane_by_lane(ctx, inst, operands)
}

/// Whether an opcode computes each lane from the same lanes of its operands.
fn is_lanewise(op: Opcode) -> bool {
    matches!(op.class(), OpcodeClass::Binary | OpcodeClass::Compare | OpcodeClass::Cast)
}

/// The lanes of a vector constant, or a scalar as its only lane.
fn lanes_of(ctx: &mut Context, id: ConstId) -> Option<Lanes> {
    let ty = ctx.consts.get(id).ty;
    match *ctx.types.get(ty) {
        Type::Vector { len, .. } if len <= 16 => {
            (0..len).map(|i| ctx.consts.member(&ctx.types, id, i)).collect()
        }
        Type::Int(_) | Type::Half | Type::Float | Type::Double => Some(smallvec::smallvec![id]),
        _ => None,
    }
}

/// Whether a constant is a number of its own.
fn is_scalar(ctx: &Context, id: ConstId) -> bool {
    matches!(ctx.types.get(ctx.consts.get(id).ty), Type::Int(_) | Type::Half | Type::Float | Type::Double)
}

fn lane_by_lane(ctx: &mut Context, inst: &Inst, operands: &[ConstId]) -> Option<ConstId> {
    if !operands.is_empty() && operands.iter().all(|&id| is_scalar(ctx, id)) {
        let scalar = ctx.types.scalar(inst.ty);
        return if scalar == inst.ty { scalar_result(ctx, inst, scalar, operands) } else { None };
    }
    let lists: SmallVec<[Lanes; 3]> = operands.iter().map(|&id| lanes_of(ctx, id)).collect::<Option<_>>()?;
    let count = ctx.types.lanes(inst.ty) as usize;
    // `abs` has a scalar and a vector operand; nothing else mixes widths.
    let fits = |l: &Lanes| l.len() == count || l.len() == 1;
    if lists.is_empty() || lists[0].len() != count || !lists.iter().all(fits) {
        return None;
    }
    let scalar = ctx.types.scalar(inst.ty);
    let mut out = Lanes::new();
    let mut parts: SmallVec<[ConstId; 3]> = lists.iter().map(|l| l[0]).collect();
    for lane in 0..count {
        for (part, list) in parts.iter_mut().zip(&lists).filter(|(_, list)| list.len() > 1) {
            *part = list[lane];
        }
        out.push(scalar_result(ctx, inst, scalar, &parts)?);
    }
    Some(if scalar == inst.ty { out[0] } else { ctx.consts.aggregate(inst.ty, &out) })
}

fn scalar_result(ctx: &mut Context, inst: &Inst, ty: TypeId, parts: &[ConstId]) -> Option<ConstId> {
    match inst.op.class() {
        OpcodeClass::Compare => {
            let holds = if inst.op == Opcode::ICmp {
                let bits = width(ctx, parts[0]);
                compare_int(
                    IntPredicate::from_u32(inst.data)?,
                    int(ctx, parts[0])?,
                    int(ctx, parts[1])?,
                    bits,
                )
            } else {
                let (a, b) = (any_float(ctx, parts[0])?, any_float(ctx, parts[1])?);
                compare_float(FloatPredicate::from_u32(inst.data)?, a, b)
            };
            Some(ctx.consts.bool(holds))
        }
        OpcodeClass::Cast => cast(ctx, inst.op, ty, parts[0]),
        _ if inst.op == Opcode::Intrinsic => intrinsic(ctx, inst.intrinsic()?, ty, parts),
        _ if inst.op == Opcode::FNeg => {
            let value = float(ctx, parts[0])?;
            finite(ctx, ty, -value)
        }
        _ => binary(ctx, inst.op, ty, parts[0], parts[1]),
    }
}

fn width(ctx: &Context, id: ConstId) -> u32 {
    ctx.types.scalar_bits(ctx.consts.get(id).ty)
}

fn int(ctx: &Context, id: ConstId) -> Option<u64> {
    ctx.consts.as_int(id)
}

fn signed(value: u64, bits: u32) -> i64 {
    let shift = 64 - bits.clamp(1, 64);
    ((value << shift) as i64) >> shift
}

fn any_float(ctx: &Context, id: ConstId) -> Option<f64> {
    ctx.consts.as_float(&ctx.types, id)
}

/// A finite float.
fn float(ctx: &Context, id: ConstId) -> Option<f64> {
    any_float(ctx, id).filter(|v| v.is_finite())
}

/// The constant nearest to a value, when that is finite in its type.
fn finite(ctx: &mut Context, ty: TypeId, value: f64) -> Option<ConstId> {
    let id = ctx.consts.float(&ctx.types, ty, value);
    float(ctx, id).map(|_| id)
}

/// Sums, products and quotients of halves and floats rounded once to a double and once more come out as if rounded once.
fn binary_float(op: Opcode, a: f64, b: f64) -> Option<f64> {
    Some(match op {
        Opcode::FAdd => a + b,
        Opcode::FSub => a - b,
        Opcode::FMul => a * b,
        Opcode::FDiv if b != 0.0 => a / b,
        Opcode::FRem if b != 0.0 => a % b,
        _ => return None,
    })
}

fn binary_int(op: Opcode, a: u64, b: u64, bits: u32) -> Option<u64> {
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let count = u32::try_from(b).ok().filter(|&c| c < bits);
    Some(match op {
        Opcode::Add => a.wrapping_add(b),
        Opcode::Sub => a.wrapping_sub(b),
        Opcode::Mul => a.wrapping_mul(b),
        Opcode::UDiv => a.checked_div(b)?,
        Opcode::URem => a.checked_rem(b)?,
        Opcode::SDiv | Opcode::SRem if sb == -1 && sa == signed(1 << (bits - 1), bits) => return None,
        Opcode::SDiv => sa.checked_div(sb)? as u64,
        Opcode::SRem => sa.checked_rem(sb)? as u64,
        Opcode::Shl => a << count?,
        Opcode::LShr => a >> count?,
        Opcode::AShr => (sa >> count?) as u64,
        Opcode::And => a & b,
        Opcode::Or => a | b,
        Opcode::Xor => a ^ b,
        _ => return None,
    })
}

fn compare_int(predicate: IntPredicate, a: u64, b: u64, bits: u32) -> bool {
    use IntPredicate::*;
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    match predicate {
        Eq => a == b,
        Ne => a != b,
        Ugt => a > b,
        Uge => a >= b,
        Ult => a < b,
        Ule => a <= b,
        Sgt => sa > sb,
        Sge => sa >= sb,
        Slt => sa < sb,
        Sle => sa <= sb,
    }
}

fn compare_float(predicate: FloatPredicate, a: f64, b: f64) -> bool {
    // The numbers of the predicates are sets: 1 equal, 2 greater, 4 less, 8 unordered.
    let case = match a.partial_cmp(&b) {
        Some(std::cmp::Ordering::Equal) => 1,
        Some(std::cmp::Ordering::Greater) => 2,
        Some(std::cmp::Ordering::Less) => 4,
        None => 8,
    };
    predicate as u32 & case != 0
}

fn cast(ctx: &mut Context, op: Opcode, ty: TypeId, id: ConstId) -> Option<ConstId> {
    let (from, to) = (width(ctx, id), ctx.types.scalar_bits(ty));
    let value = match op {
        Opcode::Trunc | Opcode::ZExt => int(ctx, id)?,
        Opcode::SExt => signed(int(ctx, id)?, from) as u64,
        Opcode::FpTrunc | Opcode::FpExt => {
            let value = float(ctx, id)?;
            return finite(ctx, ty, value);
        }
        Opcode::FpToSi => {
            let bound = 2f64.powi(to as i32 - 1);
            float(ctx, id)?.trunc().clamp(-bound, bound - 1.0) as i64 as u64
        }
        Opcode::FpToUi => float(ctx, id)?.trunc().clamp(0.0, 2f64.powi(to as i32) - 1.0) as u64,
        Opcode::UiToFp => {
            let value = int(ctx, id)?;
            let value = if ty == TypeId::FLOAT { f64::from(value as f32) } else { value as f64 };
            return finite(ctx, ty, value);
        }
        Opcode::SiToFp => {
            let value = signed(int(ctx, id)?, from);
            let value = if ty == TypeId::FLOAT { f64::from(value as f32) } else { value as f64 };
            return finite(ctx, ty, value);
        }
        Opcode::BitCast if from == to && from != 0 => return bits_as(ctx, ty, id),
        _ => return None,
    };
    Some(ctx.consts.int(&ctx.types, ty, value))
}

fn bits_as(ctx: &mut Context, ty: TypeId, id: ConstId) -> Option<ConstId> {
    let (ConstKind::Int(bits) | ConstKind::Float(bits)) = ctx.consts.get(id).kind else { return None };
    let kind = if ctx.types.is_float(ty) { ConstKind::Float(bits) } else { ConstKind::Int(bits) };
    Some(ctx.consts.intern(ty, kind))
}

fn select(ctx: &mut Context, ty: TypeId, condition: ConstId, a: ConstId, b: ConstId) -> Option<ConstId> {
    if let Some(c) = int(ctx, condition) {
        return Some(if c != 0 { a } else { b });
    }
    let (which, a, b) = (lanes_of(ctx, condition)?, lanes_of(ctx, a)?, lanes_of(ctx, b)?);
    if which.len() != a.len() || a.len() != b.len() {
        return None;
    }
    let mut out = Lanes::new();
    for (lane, &c) in which.iter().enumerate() {
        out.push(if int(ctx, c)? != 0 { a[lane] } else { b[lane] });
    }
    Some(ctx.consts.aggregate(ty, &out))
}

fn shuffle(ctx: &mut Context, ty: TypeId, a: ConstId, b: ConstId, mask: ConstId) -> Option<ConstId> {
    let mut from = lanes_of(ctx, a)?;
    from.extend(lanes_of(ctx, b)?);
    let scalar = ctx.types.scalar(ty);
    let mut out = Lanes::new();
    for lane in lanes_of(ctx, mask)? {
        out.push(match int(ctx, lane) {
            Some(n) => *from.get(usize::try_from(n).ok()?)?,
            None => ctx.consts.zero(&ctx.types, scalar),
        });
    }
    Some(if scalar == ty { *out.first()? } else { ctx.consts.aggregate(ty, &out) })
}

/// Intrinsics that look at all lanes at once.
fn across(ctx: &mut Context, inst: &Inst, operands: &[ConstId]) -> Option<ConstId> {
    let all = match inst.intrinsic()? {
        Intrinsic::Any => false,
        Intrinsic::All => true,
        Intrinsic::FDot | Intrinsic::SDot | Intrinsic::UDot => return dot(ctx, inst.ty, operands),
        _ => return None,
    };
    let mut holds = all;
    for lane in lanes_of(ctx, *operands.first()?)? {
        let set = match int(ctx, lane) {
            Some(v) => v != 0,
            None => float(ctx, lane)? != 0.0,
        };
        holds = if all { holds && set } else { holds || set };
    }
    Some(ctx.consts.bool(holds))
}

/// The dot product, each product and each sum of floats rounded.
fn dot(ctx: &mut Context, ty: TypeId, operands: &[ConstId]) -> Option<ConstId> {
    let &[a, b] = operands else { return None };
    let (a, b) = (lanes_of(ctx, a)?, lanes_of(ctx, b)?);
    let (product, sum) = match ctx.types.is_float(ty) {
        true => (Opcode::FMul, Opcode::FAdd),
        false => (Opcode::Mul, Opcode::Add),
    };
    let mut total: Option<ConstId> = None;
    for (a, b) in a.into_iter().zip(b) {
        let term = binary(ctx, product, ty, a, b)?;
        total = Some(match total {
            Some(total) => binary(ctx, sum, ty, total, term)?,
            None => term,
        });
    }
    total
}

/// What a binary operation on scalars gives.
fn binary(ctx: &mut Context, op: Opcode, ty: TypeId, a: ConstId, b: ConstId) -> Option<ConstId> {
    if ctx.types.is_float(ty) {
        let value = binary_float(op, float(ctx, a)?, float(ctx, b)?)?;
        return finite(ctx, ty, value);
    }
    let bits = width(ctx, a);
    let value = binary_int(op, int(ctx, a)?, int(ctx, b)?, bits)?;
    Some(ctx.consts.int(&ctx.types, ty, value))
}

fn intrinsic(ctx: &mut Context, which: Intrinsic, ty: TypeId, parts: &[ConstId]) -> Option<ConstId> {
    let floats = parts.iter().map(|&p| float(ctx, p)).collect::<Option<SmallVec<[f64; 3]>>>();
    if let Some(floats) = floats {
        if ctx.types.is_float(ty) {
            if let &[x] = floats.as_slice()
                && ty != TypeId::DOUBLE
            {
                if ty == TypeId::FLOAT && (x as f32).is_subnormal() && tells_denormals(which) {
                    return None;
                }
                if let Some(value) = extreme(which, x) {
                    return Some(ctx.consts.float(&ctx.types, ty, value));
                }
            }
            let value = float_intrinsic(ctx, which, ty, &floats)?;
            return finite(ctx, ty, value);
        }
        let value = match which {
            Intrinsic::Sign => i64::from(floats[0] > 0.0) - i64::from(floats[0] < 0.0),
            Intrinsic::IsNan | Intrinsic::IsInf => 0,
            Intrinsic::IsFinite => 1,
            _ => return None,
        };
        return Some(ctx.consts.int(&ctx.types, ty, value as u64));
    }
    if let &[x] = parts
        && matches!(ty, TypeId::FLOAT | TypeId::HALF)
        && let Some(value) = any_float(ctx, x).and_then(|x| extreme(which, x))
    {
        return Some(ctx.consts.float(&ctx.types, ty, value));
    }
    if which == Intrinsic::AsDouble
        && let &[low, high] = parts
    {
        let bits = int(ctx, low)? & u64::from(u32::MAX) | int(ctx, high)? << 32;
        return finite(ctx, ty, f64::from_bits(bits));
    }
    let bits = width(ctx, parts[0]);
    let ints = parts.iter().map(|&p| int(ctx, p)).collect::<Option<SmallVec<[u64; 3]>>>()?;
    let value = int_intrinsic(which, &ints, bits)?;
    Some(ctx.consts.int(&ctx.types, ty, value))
}

fn float_intrinsic(ctx: &mut Context, which: Intrinsic, ty: TypeId, v: &[f64]) -> Option<f64> {
    use Intrinsic::*;
    Some(match (which, v) {
        (FAbs, [x]) => x.abs(),
        (Sqrt, [x]) if *x >= 0.0 => x.sqrt(),
        (Floor, [x]) => x.floor(),
        (Ceil, [x]) => x.ceil(),
        (FTrunc, [x]) => x.trunc(),
        (RoundEven, [x]) => x.round_ties_even(),
        (Saturate, [x]) => x.clamp(0.0, 1.0),
        (MinNum, [a, b]) => a.min(*b),
        (MaxNum, [a, b]) => a.max(*b),
        (NClamp, [x, low, high]) => x.max(*low).min(*high),
        (FMulAdd, [a, b, c]) => {
            let product = finite(ctx, ty, a * b)?;
            float(ctx, product)? + c
        }
        (Frac, [x]) => Some(x - x.floor()).filter(|f| (*f as f32) < 1.0)?,
        // What the hardware computes roughly is computed with digits to spare, and rounded.
        (Sin, [x]) if ty != TypeId::DOUBLE => x.sin(),
        (Cos, [x]) if ty != TypeId::DOUBLE => x.cos(),
        (Tan, [x]) if ty != TypeId::DOUBLE => x.tan(),
        (Exp2, [x]) if ty != TypeId::DOUBLE => x.exp2(),
        (Log2, [x]) if ty != TypeId::DOUBLE && *x > 0.0 => x.log2(),
        (Rsqrt, [x]) if ty != TypeId::DOUBLE && *x > 0.0 => x.sqrt().recip(),
        (Pow, [x, y]) if ty != TypeId::DOUBLE => x.powf(*y),
        (Exp, [x]) if ty != TypeId::DOUBLE => x.exp(),
        (Log, [x]) if ty != TypeId::DOUBLE && *x > 0.0 => x.ln(),
        (Log10, [x]) if ty != TypeId::DOUBLE && *x > 0.0 => x.log10(),
        (Acos, [x]) if ty != TypeId::DOUBLE => x.acos(),
        (Asin, [x]) if ty != TypeId::DOUBLE => x.asin(),
        (Atan, [x]) if ty != TypeId::DOUBLE => x.atan(),
        (Sinh, [x]) if ty != TypeId::DOUBLE => x.sinh(),
        (Cosh, [x]) if ty != TypeId::DOUBLE => x.cosh(),
        (Tanh, [x]) if ty != TypeId::DOUBLE => x.tanh(),
        (Fma, [a, b, c]) if ty == TypeId::FLOAT => f64::from((*a as f32).mul_add(*b as f32, *c as f32)),
        (Fma, [a, b, c]) if ty == TypeId::DOUBLE => a.mul_add(*b, *c),
        _ => return None,
    })
}

/// Whether a function gives something else entirely where denormals count as zero, which a device may do.
fn tells_denormals(which: Intrinsic) -> bool {
    use Intrinsic::*;
    matches!(which, Log | Log2 | Log10 | Sqrt | Rsqrt)
}

/// What a function gives where a finite number is not made of a finite one: at zero, below zero, at the infinities and for what is
/// no number, by the tables of Direct3D's functional specification. The validator refuses some of these calls.
fn extreme(which: Intrinsic, x: f64) -> Option<f64> {
    use Intrinsic::*;
    use std::f64::consts::FRAC_PI_2;
    const NAN: f64 = f64::NAN;
    let is_finite = x.is_finite();
    Some(match which {
        Log | Log2 | Log10 if x == 0.0 => f64::NEG_INFINITY,
        Rsqrt if x == 0.0 => f64::INFINITY.copysign(x),
        Log | Log2 | Log10 | Sqrt | Rsqrt if x < 0.0 => NAN,
        Acos | Asin if x.abs() > 1.0 => NAN,
        _ if is_finite => return None,
        Log | Log2 | Log10 | Sqrt | Degrees | Radians | Sinh => x,
        Exp | Exp2 => {
            if x == f64::NEG_INFINITY {
                0.0
            } else {
                x
            }
        }
        Rsqrt => x.recip(),
        Cosh => x.abs(),
        Tanh => x.tanh(),
        Atan => {
            if x.is_nan() {
                x
            } else {
                FRAC_PI_2.copysign(x)
            }
        }
        Sin | Cos | Tan | Acos | Asin => NAN,
        _ => return None,
    })
}

fn int_intrinsic(which: Intrinsic, v: &[u64], bits: u32) -> Option<u64> {
    use Intrinsic::*;
    let s = |i: usize| signed(v[i], bits);
    Some(match (which, v) {
        (SMin, [..]) => s(0).min(s(1)) as u64,
        (SMax, [..]) => s(0).max(s(1)) as u64,
        (UMin, [a, b]) => *a.min(b),
        (UMax, [a, b]) => *a.max(b),
        (Abs, [..]) => s(0).unsigned_abs(),
        (CountBits, [x]) => u64::from(x.count_ones()),
        (BitReverse, [x]) => x.reverse_bits() >> (64 - bits.clamp(1, 64)),
        (FirstBitLow, [x]) if *x != 0 => u64::from(x.trailing_zeros()),
        (FirstBitUHigh, [x]) if *x != 0 => u64::from(63 - x.leading_zeros()),
        (FirstBitSHigh, [_]) => match if s(0) < 0 { !s(0) } else { s(0) } {
            // The sign is every bit: there is none to find.
            0 => u64::MAX,
            x => u64::from(63 - x.leading_zeros()),
        },
        (FirstBitLow | FirstBitUHigh, [_]) => u64::MAX,
        (IMad | UMad, [a, b, c]) => a.wrapping_mul(*b).wrapping_add(*c),
        (SClamp, [..]) => s(0).max(s(1)).min(s(2)) as u64,
        (UClamp, [x, low, high]) => *x.max(low).min(high),
        (Sign, [..]) => s(0).signum() as u64,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_and_refuse_what_has_no_result() {
        assert_eq!(binary_int(Opcode::AShr, 0x8000_0000, 4, 32).map(|v| v as u32), Some(0xf800_0000));
        assert_eq!(binary_int(Opcode::UDiv, 1, 0, 32), None);
        assert_eq!(binary_int(Opcode::SDiv, 0x8000_0000, 0xffff_ffff, 32), None);
        assert_eq!(binary_int(Opcode::Shl, 1, 32, 32), None);
        assert_eq!(binary_int(Opcode::SRem, 0xffff_fff9, 4, 32).map(|v| v as u32), Some(0xffff_fffd));
    }

    #[test]
    fn comparing_knows_the_unordered() {
        assert!(compare_float(FloatPredicate::Une, f64::NAN, 1.0));
        assert!(!compare_float(FloatPredicate::Oeq, f64::NAN, f64::NAN));
        assert!(compare_float(FloatPredicate::Ole, 1.0, 1.0));
        assert!(compare_int(IntPredicate::Slt, 0xffff_ffff, 0, 32));
        assert!(!compare_int(IntPredicate::Ult, 0xffff_ffff, 0, 32));
    }

    #[test]
    fn floats_round_as_their_type_and_stay_finite() {
        let mut ctx = Context::default();
        assert_eq!(finite(&mut ctx, TypeId::FLOAT, 1e39), None);
        let (a, b) = (f64::from(0.1f32), f64::from(0.2f32));
        let sum = finite(&mut ctx, TypeId::FLOAT, binary_float(Opcode::FAdd, a, b).unwrap());
        assert_eq!(sum, Some(ctx.consts.f32(0.1f32 + 0.2f32)));
        assert_eq!(binary_float(Opcode::FDiv, 1.0, 0.0), None);
    }
}
