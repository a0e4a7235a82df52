//! Integers: sizes, dot products, shifts of two words, sums of lanes, what leaves its type.

use super::emit::Emit;
use trefoil_ir::{InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value};

/// `max(x, 0 - x)`
pub(super) fn abs(e: &mut Emit, x: Value) -> Option<Value> {
    let ty = e.ty(x);
    let zero = e.ctx().zero(ty);
    let minus = e.op(Opcode::Sub, &[zero, x]);
    let max = e.intrinsic(Intrinsic::SMax, ty, &[x, minus]);
    Some(e.named(max, "dx.max"))
}

/// A product, and the others added to it one by one.
pub(super) fn dot(e: &mut Emit, mad: Intrinsic, a: Value, b: Value) -> Option<Value> {
    let ty = e.ty(a);
    let (first, second) = (e.extract(a, 0), e.extract(b, 0));
    let mut sum = e.op(Opcode::Mul, &[first, second]);
    for lane in 1..e.lanes(ty) {
        let (x, y) = (e.extract(a, lane), e.extract(b, lane));
        let scalar = e.scalar(ty);
        sum = e.intrinsic(mad, scalar, &[x, y, sum]);
        e.named(sum, "dx.mad");
    }
    Some(sum)
}

/// Two words side by side, shifted by less than a word: in two steps, so that no step shifts by a whole word.
pub(super) fn funnel(e: &mut Emit, right: bool, ops: &[Value]) -> Option<Value> {
    let &[high, low, by] = ops else { return None };
    let ty = e.ty(high);
    if !e.all_ints(ty, ops) {
        return None;
    }
    let last = u64::from(e.bits(ty)) - 1;
    let (mask, ones, one) = (e.ctx().int(ty, last), e.ctx().int(ty, u64::MAX), e.ctx().int(ty, 1));
    let masked = e.op(Opcode::And, &[by, mask]);
    let not = e.op(Opcode::Xor, &[by, ones]);
    let inverse = e.op(Opcode::And, &[not, mask]);
    let (up, down) = if right {
        let up = e.op(Opcode::Shl, &[high, one]);
        (e.op(Opcode::Shl, &[up, inverse]), e.op(Opcode::LShr, &[low, masked]))
    } else {
        let up = e.op(Opcode::Shl, &[high, masked]);
        let down = e.op(Opcode::LShr, &[low, one]);
        (up, e.op(Opcode::LShr, &[down, inverse]))
    };
    Some(e.op(Opcode::Or, &[up, down]))
}

pub(super) fn saturating_difference(e: &mut Emit, ops: &[Value]) -> Option<Value> {
    let &[a, b] = ops else { return None };
    let ty = e.ty(a);
    if !e.all_ints(ty, ops) {
        return None;
    }
    let below = e.icmp(IntPredicate::Ult, a, b);
    e.named(below, "usub.cmp");
    let difference = e.op(Opcode::Sub, &[a, b]);
    e.named(difference, "usub.sub");
    let zero = e.ctx().zero(ty);
    let result = e.select(below, zero, difference);
    Some(e.named(result, "usub.sat"))
}

/// The sum of all lanes; of floats, a start comes first and counts when it is not known to be zero.
pub(super) fn sum(e: &mut Emit, floats: bool, ops: &[Value]) -> Option<Value> {
    let vector = *ops.get(usize::from(floats))?;
    let ty = e.ty(vector);
    if !e.is_vector(ty) || e.is_float(ty) != floats || floats && e.ty(ops[0]) != e.scalar(ty) {
        return None;
    }
    let add = if floats { Opcode::FAdd } else { Opcode::Add };
    let mut sum = e.extract(vector, 0);
    let start = ops[0];
    let zero = e.scalar(ty);
    let zero = e.ctx().zero(zero);
    if floats && start != zero {
        sum = e.op(add, &[sum, start]);
    }
    for lane in 1..e.lanes(ty) {
        let value = e.extract(vector, lane);
        sum = e.op(add, &[sum, value]);
    }
    Some(sum)
}

/// A product, and whether it is more than its type holds: by a wider one where that is native, or by its high half.
pub(super) fn overflow(e: &mut Emit, inst: InstId, signed: bool, ops: &[Value]) -> Option<Value> {
    let &[a, b] = ops else { return None };
    let ty = e.ty(a);
    if !e.all_ints(ty, ops) {
        return None;
    }
    let bits = e.bits(ty);
    let (low, over) = match bits {
        ..=16 => by_wider(e, signed, a, b),
        32 => by_both_halves(e, signed, a, b),
        _ => by_high_half(e, signed, a, b),
    };
    let result = e.cursor.func.insts[inst].ty;
    Some(e.pair(result, low, over))
}

fn by_wider(e: &mut Emit, signed: bool, a: Value, b: Value) -> (Value, Value) {
    let ty = e.ty(a);
    let bits = e.bits(ty);
    let wide = e.ctx().types.int(2 * bits);
    let wide = e.shaped(ty, wide);
    let extend = if signed { Opcode::SExt } else { Opcode::ZExt };
    let low = e.op(Opcode::Mul, &[a, b]);
    let (x, y) = (e.cast(extend, wide, a), e.cast(extend, wide, b));
    let product = e.op(Opcode::Mul, &[x, y]);
    let over = if signed {
        let again = e.cast(Opcode::SExt, wide, low);
        e.icmp(IntPredicate::Ne, product, again)
    } else {
        let by = e.ctx().int(wide, u64::from(bits));
        let high = e.op(Opcode::LShr, &[product, by]);
        let zero = e.ctx().zero(wide);
        e.icmp(IntPredicate::Ne, high, zero)
    };
    (low, over)
}

fn by_both_halves(e: &mut Emit, signed: bool, a: Value, b: Value) -> (Value, Value) {
    let ty = e.ty(a);
    let both = e.ctx().types.literal_struct(&[ty, ty]);
    let which = if signed { Intrinsic::IMul } else { Intrinsic::UMul };
    let product = e.intrinsic(which, both, &[a, b]);
    let high = e.member(product, ty, 0);
    let low = e.member(product, ty, 1);
    let over = is_over(e, signed, low, high);
    (low, over)
}

/// The high half of a product of whole words, by halves of the words.
fn by_high_half(e: &mut Emit, signed: bool, a: Value, b: Value) -> (Value, Value) {
    let ty = e.ty(a);
    let half = e.bits(ty) / 2;
    let (by, mask) = (e.ctx().int(ty, u64::from(half)), e.ctx().int(ty, (1 << half) - 1));
    let low = e.op(Opcode::Mul, &[a, b]);
    let a0 = e.op(Opcode::And, &[a, mask]);
    let a1 = e.op(Opcode::LShr, &[a, by]);
    let b0 = e.op(Opcode::And, &[b, mask]);
    let b1 = e.op(Opcode::LShr, &[b, by]);
    let lowest = e.op(Opcode::Mul, &[a0, b0]);
    let (cross, carry) = (e.op(Opcode::Mul, &[a1, b0]), e.op(Opcode::LShr, &[lowest, by]));
    let middle = e.op(Opcode::Add, &[cross, carry]);
    let part = e.op(Opcode::And, &[middle, mask]);
    let upper = e.op(Opcode::LShr, &[middle, by]);
    let cross = e.op(Opcode::Mul, &[a0, b1]);
    let part = e.op(Opcode::Add, &[cross, part]);
    let top = e.op(Opcode::Mul, &[a1, b1]);
    let top = e.op(Opcode::Add, &[top, upper]);
    let carry = e.op(Opcode::LShr, &[part, by]);
    let mut high = e.op(Opcode::Add, &[top, carry]);
    if signed {
        // A negative factor counted as its complement: the other is taken off again.
        let last = e.ctx().int(ty, u64::from(2 * half) - 1);
        let (a_sign, b_sign) = (e.op(Opcode::AShr, &[a, last]), e.op(Opcode::AShr, &[b, last]));
        let less = e.op(Opcode::And, &[a_sign, b]);
        high = e.op(Opcode::Sub, &[high, less]);
        let less = e.op(Opcode::And, &[b_sign, a]);
        high = e.op(Opcode::Sub, &[high, less]);
    }
    let over = is_over(e, signed, low, high);
    (low, over)
}

/// Whether the high half of a product is not what the low half alone says.
fn is_over(e: &mut Emit, signed: bool, low: Value, high: Value) -> Value {
    let ty: TypeId = e.ty(low);
    let expected = if signed {
        let last = u64::from(e.bits(ty)) - 1;
        let last = e.ctx().int(ty, last);
        e.op(Opcode::AShr, &[low, last])
    } else {
        e.ctx().zero(ty)
    };
    e.icmp(IntPredicate::Ne, high, expected)
}
