//! Floats: powers and logarithms, angles, classes, clamps, signs, dot products.

use super::emit::Emit;
use trefoil_ir::{FloatPredicate, InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value};

/// The shader model that has operations for the classes of halves.
const HALF_CLASSES_SINCE: u8 = 9;

/// What an intrinsic of the IR's own becomes; nothing when it stays.
pub(super) fn own(e: &mut Emit, inst: InstId, which: Intrinsic, ops: &[Value]) -> Option<Value> {
    use Intrinsic as I;
    let x = *ops.first()?;
    match which {
        I::Exp => exponential(e, x),
        I::Log => logarithm(e, x, std::f32::consts::LN_2),
        I::Log10 => logarithm(e, x, std::f32::consts::LN_2 / std::f32::consts::LN_10),
        I::Pow => power(e, x, ops[1]),
        I::Atan2 => angle(e, x, ops[1]),
        I::Any => lanes(e, Opcode::Or, x),
        I::All => lanes(e, Opcode::And, x),
        I::UClamp => clamp(e, I::UMax, I::UMin, ops),
        I::SClamp => clamp(e, I::SMax, I::SMin, ops),
        I::NClamp => clamp(e, I::MaxNum, I::MinNum, ops),
        I::IsInf => half_class(e, INFINITE, x),
        I::IsNan => half_class(e, NAN, x),
        I::FDot => dot(e, x, ops[1]),
        I::Sign => sign(e, inst, x),
        _ => None,
    }
}

fn exponential(e: &mut Emit, x: Value) -> Option<Value> {
    let ty = e.ty(x);
    let factor = e.ctx().float(ty, f64::from(std::f32::consts::LOG2_E));
    let scaled = e.op(Opcode::FMul, &[factor, x]);
    let result = e.intrinsic(Intrinsic::Exp2, ty, &[scaled]);
    Some(e.named(result, "dx.exp2"))
}

fn logarithm(e: &mut Emit, x: Value, factor: f32) -> Option<Value> {
    let ty = e.ty(x);
    let factor = e.ctx().float(ty, f64::from(factor));
    let log = e.intrinsic(Intrinsic::Log2, ty, &[x]);
    e.named(log, "elt.log2");
    Some(e.op(Opcode::FMul, &[factor, log]))
}

fn power(e: &mut Emit, x: Value, y: Value) -> Option<Value> {
    let ty = e.ty(x);
    let log = e.intrinsic(Intrinsic::Log2, ty, &[x]);
    e.named(log, "elt.log2");
    let product = e.op(Opcode::FMul, &[log, y]);
    let result = e.intrinsic(Intrinsic::Exp2, ty, &[product]);
    Some(e.named(result, "elt.exp2"))
}

/// A power with an integer exponent that is not known; known ones are products, which is more exact and right for
/// negative bases.
pub(super) fn integer_power(e: &mut Emit, inst: InstId, ops: &[Value]) -> Option<Value> {
    let &[x, y] = ops else { return None };
    let ty = e.cursor.func.insts[inst].ty;
    if e.is_vector(ty) || e.ctx().as_int(y).is_some() {
        return None;
    }
    let y = e.cast(Opcode::SiToFp, ty, y);
    power(e, x, y)
}

/// The angle of a point, by that of its slope and the quadrant.
fn angle(e: &mut Emit, y: Value, x: Value) -> Option<Value> {
    use std::f64::consts::{FRAC_PI_2, PI};
    let ty = e.ty(x);
    let slope = e.op(Opcode::FDiv, &[y, x]);
    let atan = e.intrinsic(Intrinsic::Atan, ty, &[slope]);
    e.named(atan, "Elt.Atan");
    let ctx = e.ctx();
    let (pi, right, down) = (ctx.float(ty, PI), ctx.float(ty, FRAC_PI_2), ctx.float(ty, -FRAC_PI_2));
    let zero = ctx.zero(ty);
    let more = e.op(Opcode::FAdd, &[atan, pi]);
    let less = e.op(Opcode::FSub, &[atan, pi]);
    let x_below = e.fcmp(FloatPredicate::Olt, x, zero);
    let x_zero = e.fcmp(FloatPredicate::Oeq, x, zero);
    let y_above = e.fcmp(FloatPredicate::Oge, y, zero);
    let y_below = e.fcmp(FloatPredicate::Olt, y, zero);
    let cases = [
        (x_below, y_above, more),
        (x_below, y_below, less),
        (x_zero, y_below, down),
        (x_zero, y_above, right),
    ];
    let mut result = atan;
    for (x_is, y_is, value) in cases {
        let both = e.op(Opcode::And, &[x_is, y_is]);
        result = e.select(both, value, result);
    }
    Some(result)
}

/// Whether any or all lanes are not zero.
fn lanes(e: &mut Emit, fold: Opcode, x: Value) -> Option<Value> {
    let ty = e.ty(x);
    let zero = e.ctx().zero(ty);
    let set = match e.is_float(ty) {
        true => e.fcmp(FloatPredicate::Une, x, zero),
        false => e.icmp(IntPredicate::Ne, x, zero),
    };
    if !e.is_vector(ty) {
        return Some(set);
    }
    let mut result = e.extract(set, 0);
    for lane in 1..e.lanes(ty) {
        let next = e.extract(set, lane);
        result = e.op(fold, &[result, next]);
    }
    Some(result)
}

fn clamp(e: &mut Emit, max: Intrinsic, min: Intrinsic, ops: &[Value]) -> Option<Value> {
    let &[x, low, high] = ops else { return None };
    let ty = e.ty(x);
    let raised = e.intrinsic(max, ty, &[x, low]);
    e.named(raised, "dx.max");
    let result = e.intrinsic(min, ty, &[raised, high]);
    Some(e.named(result, "dx.min"))
}

fn sign(e: &mut Emit, inst: InstId, x: Value) -> Option<Value> {
    let (ty, ret) = (e.ty(x), e.cursor.func.insts[inst].ty);
    let zero = e.ctx().zero(ty);
    let (above, below) = match e.is_float(ty) {
        true => (e.fcmp(FloatPredicate::Olt, zero, x), e.fcmp(FloatPredicate::Olt, x, zero)),
        false => (e.icmp(IntPredicate::Slt, zero, x), e.icmp(IntPredicate::Slt, x, zero)),
    };
    let (above, below) = (e.cast(Opcode::ZExt, ret, above), e.cast(Opcode::ZExt, ret, below));
    Some(e.op(Opcode::Sub, &[above, below]))
}

/// DXIL's own dot product, which takes each lane by itself; doubles have none.
fn dot(e: &mut Emit, a: Value, b: Value) -> Option<Value> {
    let ty = e.ty(a);
    let scalar = e.scalar(ty);
    if scalar == TypeId::DOUBLE || !(2..=4).contains(&e.lanes(ty)) {
        return None;
    }
    let mut ops = Vec::with_capacity(8);
    for vector in [a, b] {
        for lane in 0..e.lanes(ty) {
            ops.push(e.extract(vector, lane));
        }
    }
    let result = scalar_dot(e, scalar, &ops);
    Some(e.named(result, "dot"))
}

/// `llvm.dx.dot2` to `dot4`, by the number of operands.
pub(super) fn scalar_dot(e: &mut Emit, scalar: TypeId, ops: &[Value]) -> Value {
    let suffix = if scalar == TypeId::HALF { "f16" } else { "f32" };
    e.call(&format!("llvm.dx.dot{}.{suffix}", ops.len() / 2), scalar, ops)
}

const NAN: u64 = 0x003;
const INFINITE: u64 = 0x204;
const NORMAL: u64 = 0x108;
const FINITE: u64 = 0x1f8;
const NEGATIVE_ZERO: u64 = 0x020;

/// `llvm.is.fpclass`: of halves, and minus zero; the other classes that DXIL knows stay.
pub(super) fn class(e: &mut Emit, ops: &[Value]) -> Option<Value> {
    let &[x, mask] = ops else { return None };
    match e.ctx().as_int(mask)? {
        NEGATIVE_ZERO => {
            let ty = e.ty(x);
            let bits = e.bits(ty);
            let word = e.ctx().types.int(bits);
            let word = e.shaped(ty, word);
            let value = e.cast(Opcode::BitCast, word, x);
            let zero = e.ctx().int(word, 1 << (bits - 1));
            let is = e.icmp(IntPredicate::Eq, value, zero);
            Some(e.named(is, "is.fpclass.negzero"))
        }
        mask => half_class(e, mask, x),
    }
}

/// The class of a half by its bits, before there is an operation for it.
fn half_class(e: &mut Emit, class: u64, x: Value) -> Option<Value> {
    const EXPONENT: u64 = 0x7c00;
    const FRACTION: u64 = 0x03ff;
    let ty = e.ty(x);
    if e.scalar(ty) != TypeId::HALF || e.version.minor() >= HALF_CLASSES_SINCE {
        return None;
    }
    if ![NAN, INFINITE, NORMAL, FINITE].contains(&class) {
        return None;
    }
    let word = e.shaped(ty, TypeId::I16);
    let (exponent, fraction) = (e.ctx().int(word, EXPONENT), e.ctx().int(word, FRACTION));
    let (zero, minus) = (e.ctx().zero(word), e.ctx().int(word, 0xfc00));
    let bits = e.cast(Opcode::BitCast, word, x);
    if class == INFINITE {
        let (plus, minus) = (e.icmp(IntPredicate::Eq, bits, exponent), e.icmp(IntPredicate::Eq, bits, minus));
        return Some(e.op(Opcode::Or, &[plus, minus]));
    }
    let masked = e.op(Opcode::And, &[bits, exponent]);
    Some(match class {
        NAN => {
            let all = e.icmp(IntPredicate::Eq, masked, exponent);
            let rest = e.op(Opcode::And, &[bits, fraction]);
            let some = e.icmp(IntPredicate::Ne, rest, zero);
            e.op(Opcode::And, &[all, some])
        }
        NORMAL => {
            let some = e.icmp(IntPredicate::Ne, masked, zero);
            let not_all = e.icmp(IntPredicate::Ne, masked, exponent);
            e.op(Opcode::And, &[some, not_all])
        }
        _ => e.icmp(IntPredicate::Ne, masked, exponent),
    })
}
