//! Casts: what a cast of a cast comes to, and casts that a narrower operation makes needless.
//!
//! Besides instructions this saves features: a shader whose only double is between two casts runs on any device.

use crate::rules::{Change, all_ones, made_by, splat_float, splat_int};
use crate::{fold, selects};
use trefoil_ir::{
    ConstId, Context, Flags, FloatPredicate, Function, Inst, InstId, IntPredicate, Opcode, TypeId, Value,
};

/// Simplifies a cast.
pub(crate) fn simplify(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let op = func.insts[inst].op;
    let simpler = match op {
        Trunc | ZExt | BitCast => of_integer(func, inst),
        FpTrunc | FpExt => between_floats(ctx, func, inst),
        FpToUi | FpToSi => back_to_integer(ctx, func, inst),
        UiToFp | SiToFp => of_extended(ctx, func, inst),
        _ => None,
    };
    let simpler = simpler.or_else(|| of_choice(ctx, func, inst));
    match op {
        Trunc => simpler.or_else(|| narrowed(ctx, func, inst)),
        ZExt => simpler.or_else(|| masked(ctx, func, inst)).or_else(|| of_truth(ctx, func, inst, 1)),
        SExt => simpler.or_else(|| of_truth(ctx, func, inst, u64::MAX)),
        _ => simpler,
    }
}

fn of_integer(func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    // The data of a cast of an address is its pointee: DXIL has typed pointers, which the IR's types do not distinguish.
    if i.op == BitCast && i.data != 0 {
        return None;
    }
    let from = func.operands(inst)[0].as_inst()?;
    let inner = func.operands(from).first().copied()?;
    match (i.op, func.insts[from].op) {
        (ZExt, ZExt) | (BitCast, BitCast) => {}
        (Trunc, ZExt | SExt) | (BitCast, _) => return same_type(func, i.ty, inst),
        _ => return None,
    }
    if i.op == BitCast && inner.as_inst().is_some_and(|v| func.insts[v].ty == i.ty) {
        return Some(Change::Value(inner));
    }
    func.replace(inst, i.op, i.ty, &[inner], i.data, Flags::NONE);
    Some(Change::InPlace)
}

/// The value before an extension that a truncation undoes; the operand of a cast that does not change the type.
fn same_type(func: &Function, ty: TypeId, inst: InstId) -> Option<Change> {
    let operand = func.operands(inst)[0];
    if func.insts[operand.as_inst()?].ty == ty {
        return Some(Change::Value(operand));
    }
    if func.insts[inst].op != Opcode::Trunc {
        return None;
    }
    let inner = func.operands(operand.as_inst()?)[0];
    (func.insts[inner.as_inst()?].ty == ty).then_some(Change::Value(inner))
}

/// A cast of an extended float is one cast of the float, or the float itself: extending is exact.
fn between_floats(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let i = func.insts[inst];
    let Some(extended) = made_by(func, func.operands(inst)[0], Opcode::FpExt) else {
        return if i.op == Opcode::FpTrunc { rounded(ctx, func, inst) } else { None };
    };
    let float = func.operands(extended)[0];
    let from = func.value_type(ctx, float);
    if from == i.ty {
        return Some(Change::Value(float));
    }
    let wider = ctx.types.scalar_bits(i.ty) > ctx.types.scalar_bits(from);
    let op = if wider { Opcode::FpExt } else { Opcode::FpTrunc };
    func.replace(inst, op, i.ty, &[float], 0, i.flags);
    Some(Change::InPlace)
}

/// A sum, product or quotient of extended floats that is cut to their type is the operation in that type: a type of twice the
/// precision and two bits more rounds it twice to what one rounding gives.
fn rounded(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    let wide = func.operands(inst)[0].as_inst()?;
    let (op, ty, flags) = (func.insts[wide].op, func.insts[wide].ty, func.insts[wide].flags);
    let is_twice = exact_bits(ctx, ty) >= 2 * exact_bits(ctx, i.ty) + 2;
    if !matches!(op, FAdd | FSub | FMul | FDiv) || !is_twice {
        return None;
    }
    let &[a, b] = func.operands(wide) else { return None };
    let mut narrow = |value: Value| match value.as_const() {
        Some(number) => exactly(ctx, number, i.ty).map(Value::from),
        None => {
            let float = func.operands(made_by(func, value, FpExt)?)[0];
            (func.value_type(ctx, float) == i.ty).then_some(float)
        }
    };
    let operands = [narrow(a)?, narrow(b)?];
    func.replace(inst, op, i.ty, &operands, 0, flags);
    Some(Change::InPlace)
}

/// How many bits of an integer a float holds exactly.
fn exact_bits(ctx: &Context, ty: TypeId) -> u32 {
    match ctx.types.scalar_bits(ty) {
        16 => 11,
        32 => 24,
        _ => 53,
    }
}

/// An integer that a float held exactly is that integer, cut or extended.
fn back_to_integer(ctx: &Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    let float = func.operands(inst)[0].as_inst()?;
    let inner = func.insts[float];
    if inner.op == FpExt {
        let narrow = func.operands(float)[0];
        func.replace(inst, i.op, i.ty, &[narrow], 0, i.flags);
        return Some(Change::InPlace);
    }
    if !matches!(inner.op, UiToFp | SiToFp) {
        return None;
    }
    let integer = func.operands(float)[0];
    let from = func.value_type(ctx, integer);
    let (signed, to_signed) = (inner.op == SiToFp, i.op == FpToSi);
    let (bits, to_bits) = (ctx.types.scalar_bits(from), ctx.types.scalar_bits(i.ty));
    // What does not fit the result is undefined.
    let held = (bits - u32::from(signed)).min(to_bits - u32::from(to_signed));
    if held > exact_bits(ctx, inner.ty) || bits == 1 || to_bits == 1 {
        return None;
    }
    let op = match () {
        () if from == i.ty => return Some(Change::Value(integer)),
        () if to_bits < bits => Trunc,
        () if to_bits == bits => return None,
        () if signed && to_signed => SExt,
        () => ZExt,
    };
    func.replace(inst, op, i.ty, &[integer], 0, Flags::NONE);
    Some(Change::InPlace)
}

/// A float of an integer that was extended to 64 bits is a float of the integer.
fn of_extended(ctx: &Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    let extended = func.operands(inst)[0].as_inst()?;
    let op = match (i.op, func.insts[extended].op) {
        (_, ZExt) => UiToFp,
        (SiToFp, SExt) => SiToFp,
        _ => return None,
    };
    let integer = func.operands(extended)[0];
    let bits = [func.value_type(ctx, integer), func.insts[extended].ty].map(|ty| ctx.types.scalar_bits(ty));
    if bits != [32, 64] {
        return None;
    }
    func.replace(inst, op, i.ty, &[integer], 0, i.flags);
    Some(Change::InPlace)
}

/// The lower half of a 64-bit sum, product, bitwise operation or shift by a constant of extended operands: it needs no 64-bit
/// operation.
fn narrowed(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::{Add, And, LShr, Mul, Or, SExt, Shl, Sub, Trunc, Xor, ZExt};
    let i = func.insts[inst];
    let wide = func.operands(inst)[0].as_inst()?;
    let op = func.insts[wide].op;
    let halves = (ctx.types.scalar_bits(func.insts[wide].ty), ctx.types.scalar_bits(i.ty)) == (64, 32);
    if !halves || !matches!(op, Add | Sub | Mul | And | Or | Xor | Shl | LShr) {
        return None;
    }
    let &[a, b] = func.operands(wide) else { return None };
    if op == LShr {
        // Only what was extended by zeros has zeros to shift in.
        made_by(func, a, ZExt)?;
    }
    if matches!(op, Shl | LShr) {
        let count = splat_int(ctx, b)?;
        if (32..64).contains(&count) {
            return Some(Change::Value(ctx.zero(i.ty)));
        }
    }
    let mut narrow = |value: Value| match value.as_const() {
        Some(number) => fold::evaluate(ctx, &Inst::bare(Trunc, i.ty, 0), &[number]).map(Value::from),
        None => {
            let widened = value.as_inst().filter(|&v| matches!(func.insts[v].op, ZExt | SExt))?;
            let inner = func.operands(widened)[0];
            let is_whole = inner.as_inst().is_some_and(|v| func.insts[v].ty == i.ty);
            is_whole.then_some(inner)
        }
    };
    let operands = [narrow(a)?, narrow(b)?];
    if matches!(op, Shl | LShr) && splat_int(ctx, operands[1]).is_none_or(|count| count >= 32) {
        return None;
    }
    func.replace(inst, op, i.ty, &operands, 0, Flags::NONE);
    Some(Change::InPlace)
}

/// A truncation to 16 bits or fewer that is zero-extended again becomes a mask: devices may lack the narrow type.
fn masked(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let i = func.insts[inst];
    let part = made_by(func, func.operands(inst)[0], Opcode::Trunc)?;
    let bits = ctx.types.scalar_bits(func.insts[part].ty);
    let value = func.operands(part)[0];
    if !(2..=16).contains(&bits) || func.value_type(ctx, value) != i.ty {
        return None;
    }
    let mask = ctx.int(i.ty, (1 << bits) - 1);
    func.replace(inst, Opcode::And, i.ty, &[value, mask], 0, Flags::NONE);
    Some(Change::InPlace)
}

/// A comparison that tests one bit, extended: that bit.
fn of_truth(ctx: &mut Context, func: &mut Function, inst: InstId, number: u64) -> Option<Change> {
    let truth = func.operands(inst)[0];
    let number = number & all_ones(ctx, func.insts[inst].ty);
    made_by(func, truth, Opcode::ICmp)?;
    selects::of_numbers(ctx, func, inst, truth, [number, 0])
}

/// A cast of a select between constants becomes a select between the cast constants.
fn of_choice(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let i = func.insts[inst];
    let choice = func.operands(inst)[0].as_inst().filter(|&v| func.insts[v].op == Opcode::Select)?;
    let &[condition, a, b] = func.operands(choice) else { return None };
    let (a, b) = (a.as_const()?, b.as_const()?);
    let made = Inst::bare(i.op, i.ty, i.data);
    let operands =
        [condition, fold::evaluate(ctx, &made, &[a])?.into(), fold::evaluate(ctx, &made, &[b])?.into()];
    func.replace(inst, Opcode::Select, i.ty, &operands, 0, Flags::NONE);
    Some(Change::InPlace)
}

/// A comparison of extended floats, or of a float made of an integer with zero, is one of what they were before.
pub(crate) fn compared(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    use Opcode::*;
    let i = func.insts[inst];
    let &[a, b] = func.operands(inst) else { return None };
    if let Some(extended) = made_by(func, a, FpExt) {
        let float = func.operands(extended)[0];
        let ty = func.value_type(ctx, float);
        let other = match b.as_const() {
            Some(number) => Value::from(exactly(ctx, number, ty)?),
            None => func.operands(made_by(func, b, FpExt)?)[0],
        };
        if func.value_type(ctx, other) != ty {
            return None;
        }
        func.replace(inst, FCmp, i.ty, &[float, other], i.data, i.flags);
        return Some(Change::InPlace);
    }
    let made = a.as_inst().filter(|&v| matches!(func.insts[v].op, UiToFp | SiToFp))?;
    let predicate = match FloatPredicate::from_u32(i.data)? {
        FloatPredicate::Oeq | FloatPredicate::Ueq => IntPredicate::Eq,
        FloatPredicate::One | FloatPredicate::Une => IntPredicate::Ne,
        _ => return None,
    };
    let integer = func.operands(made)[0];
    let ty = func.value_type(ctx, integer);
    if splat_float(ctx, b) != Some(0.0) || !ctx.types.is_int(ty) || ctx.types.scalar_bits(ty) == 1 {
        return None;
    }
    let none = ctx.zero(ty);
    func.replace(inst, ICmp, i.ty, &[integer, none], predicate as u32, Flags::NONE);
    Some(Change::InPlace)
}

/// A constant in a narrower float type that holds it exactly.
fn exactly(ctx: &mut Context, number: ConstId, ty: TypeId) -> Option<ConstId> {
    let wide = ctx.consts.get(number).ty;
    let narrow = fold::evaluate(ctx, &Inst::bare(Opcode::FpTrunc, ty, 0), &[number])?;
    let again = fold::evaluate(ctx, &Inst::bare(Opcode::FpExt, wide, 0), &[narrow])?;
    (again == number).then_some(narrow)
}
