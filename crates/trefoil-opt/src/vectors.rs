//! Lanes of vectors: where each comes from through inserts and shuffles, and vectors that are only picked from others.

use crate::rules::Change;
use smallvec::SmallVec;
use trefoil_ir::{ConstId, ConstKind, Context, Flags, Function, InstId, Opcode, Type, TypeId, Value};

/// Steps taken to find a lane.
const STEPS: usize = 16;
/// Vectors longer than this are left alone: targets keep them as several.
const MAX_LANES: u32 = 4;

/// Where a lane comes from.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Source {
    /// Nothing: it does not matter.
    Any,
    /// Nothing, since the source never set it: targets that refuse to write such a value are to see it.
    Unset,
    /// A scalar.
    Scalar(Value),
    /// A lane of a vector that is not taken apart further.
    Lane(Value, u32),
}

/// Simplifies an `extractelement`, `insertelement` or `shufflevector`.
pub(crate) fn simplify(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    if func.insts[inst].op == Opcode::ExtractElement {
        return extract(ctx, func, inst);
    }
    let ty = func.insts[inst].ty;
    let Type::Vector { elem, len } = *ctx.types.get(ty) else { return None };
    if len > MAX_LANES {
        return None;
    }
    // A scalar that is computed is neither a constant nor another vector's lane: most vectors end here.
    let is_computed = |source| matches!(source, Source::Scalar(value) if value.as_const().is_none());
    // The lanes that a chain of inserts gives, in one walk down the chain.
    let mut found = [None; MAX_LANES as usize];
    let (mut below, mut steps) = (Value::from(inst), STEPS);
    while steps > 0
        && let Some(insert) = below.as_inst()
        && let (Opcode::InsertElement, &[vector, scalar, index]) =
            (func.insts[insert].op, func.operands(insert))
        && let Some(index) = ctx.as_int(index)
    {
        if let Some(lane @ None) = found[..len as usize].get_mut(index as usize) {
            let source = scalar_origin(ctx, func, scalar);
            if is_computed(source) {
                return None;
            }
            *lane = Some(source);
        }
        (below, steps) = (vector, steps - 1);
    }
    // Nothing lies below what is built from nothing.
    let ground = below.as_const().and_then(|c| nothing(ctx, c));
    let mut lanes = [Source::Any; MAX_LANES as usize];
    for (lane, source) in lanes[..len as usize].iter_mut().enumerate().rev() {
        *source = match found[lane] {
            Some(source) => source,
            None => match ground {
                Some(source) => source,
                None => origin_within(ctx, func, below, lane as u32, steps)?,
            },
        };
        if is_computed(*source) {
            return None;
        }
    }
    let lanes = &lanes[..len as usize];
    if let Some(value) = all_constant(ctx, ty, elem, lanes) {
        return Some(Change::Value(value));
    }
    picked(ctx, func, inst, ty, lanes)
}

fn extract(ctx: &mut Context, func: &mut Function, inst: InstId) -> Option<Change> {
    let &[vector, index] = func.operands(inst) else { return None };
    let lane = u32::try_from(ctx.as_int(index)?).ok()?;
    match origin(ctx, func, vector, lane)? {
        Source::Any => Some(Change::Value(ctx.poison(func.insts[inst].ty))),
        Source::Unset => Some(Change::Value(ctx.undef(func.insts[inst].ty))),
        Source::Scalar(value) => Some(Change::Value(value)),
        Source::Lane(from, _) if from == vector => None,
        Source::Lane(from, lane) => {
            let index = ctx.i32(lane);
            func.set_operands(inst, &[from, index]);
            Some(Change::InPlace)
        }
    }
}

/// Where a lane of a vector comes from.
pub(crate) fn origin(ctx: &mut Context, func: &Function, vector: Value, lane: u32) -> Option<Source> {
    origin_within(ctx, func, vector, lane, STEPS)
}

/// The same, found in that many steps.
fn origin_within(
    ctx: &mut Context,
    func: &Function,
    mut vector: Value,
    mut lane: u32,
    steps: usize,
) -> Option<Source> {
    for _ in 0..steps {
        if let Some(c) = vector.as_const() {
            if let Some(source) = nothing(ctx, c) {
                return Some(source);
            }
            let part = ctx.consts.member(&ctx.types, c, lane)?;
            return Some(nothing(ctx, part).unwrap_or(Source::Scalar(part.into())));
        }
        let Some(inst) = vector.as_inst() else { break };
        match (func.insts[inst].op, func.operands(inst)) {
            (Opcode::InsertElement, &[below, scalar, index]) => {
                let Some(index) = ctx.as_int(index) else { break };
                if index != u64::from(lane) {
                    vector = below;
                    continue;
                }
                return Some(scalar_origin(ctx, func, scalar));
            }
            (Opcode::ShuffleVector, &[a, b, mask]) => {
                let mask = ctx.consts.member(&ctx.types, mask.as_const()?, lane)?;
                let Some(from) = ctx.consts.as_int(mask) else { return nothing(ctx, mask) };
                let len = u64::from(ctx.types.lanes(func.value_type(ctx, a)));
                (vector, lane) =
                    if from < len { (a, from as u32) } else { (b, u32::try_from(from - len).ok()?) };
            }
            _ => break,
        }
    }
    Some(Source::Lane(vector, lane))
}

/// A scalar that was taken out of a vector is that vector's lane.
fn scalar_origin(ctx: &Context, func: &Function, scalar: Value) -> Source {
    let lane = || {
        let inst = scalar.as_inst().filter(|&i| func.insts[i].op == Opcode::ExtractElement)?;
        let &[vector, index] = func.operands(inst) else { return None };
        let index = u32::try_from(ctx.as_int(index)?).ok()?;
        let len = ctx.types.lanes(func.value_type(ctx, vector));
        (index < len && len <= MAX_LANES).then_some(Source::Lane(vector, index))
    };
    match scalar.as_const() {
        Some(c) => nothing(ctx, c).unwrap_or(Source::Scalar(scalar)),
        None => lane().unwrap_or(Source::Scalar(scalar)),
    }
}

/// Which nothing a constant is, if it is one.
fn nothing(ctx: &Context, id: ConstId) -> Option<Source> {
    match ctx.consts.get(id).kind {
        ConstKind::Undef => Some(Source::Unset),
        ConstKind::Poison => Some(Source::Any),
        _ => None,
    }
}

fn all_constant(ctx: &mut Context, ty: TypeId, elem: TypeId, lanes: &[Source]) -> Option<Value> {
    let mut parts: SmallVec<[ConstId; 4]> = SmallVec::new();
    for lane in lanes {
        parts.push(match lane {
            Source::Any => ctx.consts.poison(elem),
            Source::Unset => ctx.consts.undef(elem),
            Source::Scalar(value) => value.as_const()?,
            Source::Lane(..) => return None,
        });
    }
    Some(ctx.consts.aggregate(ty, &parts).into())
}

/// A vector whose lanes all come from one or two others: the other itself, or one shuffle.
fn picked(
    ctx: &mut Context,
    func: &mut Function,
    inst: InstId,
    ty: TypeId,
    lanes: &[Source],
) -> Option<Change> {
    // The vectors picked from, and for each lane which of them it comes from and that one's lane.
    let mut from = [None; 2];
    let mut mask = [None; MAX_LANES as usize];
    let mask = &mut mask[..lanes.len()];
    for (lane, picked) in lanes.iter().zip(&mut *mask) {
        match *lane {
            Source::Any | Source::Unset => continue,
            Source::Scalar(_) => return None,
            // A lane that the search ended at in this very instruction is not taken apart.
            Source::Lane(vector, _) if vector == inst.into() => return None,
            Source::Lane(vector, lane) => {
                let at = from.iter().position(|&v| v.is_none() || v == Some(vector))?;
                from[at] = Some(vector);
                *picked = Some((at as u32, lane));
            }
        }
    }
    let [Some(first), second] = from else { return None };
    let source = func.value_type(ctx, first);
    let len = ctx.types.lanes(source);
    if len > MAX_LANES || second.is_some_and(|v| func.value_type(ctx, v) != source) {
        return None;
    }
    let number = |(vector, lane): (u32, u32)| vector * len + lane;
    let identity = second.is_none()
        && source == ty
        && !lanes.contains(&Source::Unset)
        && mask.iter().zip(0..).all(|(picked, lane)| picked.is_none_or(|picked| number(picked) == lane));
    if identity {
        return Some(Change::Value(first));
    }
    if mask.iter().flatten().count() < 2 {
        return None;
    }
    let numbers: SmallVec<[ConstId; 4]> = mask
        .iter()
        .zip(lanes)
        .map(|(picked, lane)| match picked {
            Some(picked) => ctx.consts.i32(number(*picked)),
            None if *lane == Source::Unset => ctx.consts.undef(TypeId::I32),
            None => ctx.consts.poison(TypeId::I32),
        })
        .collect();
    let mask_ty = ctx.types.with_shape_of(ty, TypeId::I32);
    let mask: Value = ctx.consts.aggregate(mask_ty, &numbers).into();
    let operands = [first, second.unwrap_or_else(|| ctx.poison(source)), mask];
    if func.insts[inst].op == Opcode::ShuffleVector && func.operands(inst) == operands {
        return None;
    }
    func.replace(inst, Opcode::ShuffleVector, ty, &operands, 0, Flags::NONE);
    Some(Change::InPlace)
}
