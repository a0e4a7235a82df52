//! Attribute evaluation: resolves the operand of `eval.*` intrinsics to an input.
//!
//! The front end passes these intrinsics the value of the argument, without a row. Once memory is promoted to values, that
//! value is lanes of `load.input`, whose element and row replace it. One walk over the function.

use crate::kinds;
use crate::vectors::{self, Source};
use smallvec::SmallVec;
use trefoil_ir::intrinsic::Class;
use trefoil_ir::{
    Context, Cursor, Error, Flags, Function, HashMap, Inst, InstId, Intrinsic, Opcode, Type, Value, ValueKind,
};

/// Resolves the inputs of all evaluating intrinsics; gives whether there were any. A value that is not an input is reported in
/// `errors`.
pub fn run(ctx: &mut Context, func: &mut Function, errors: &mut Vec<Error>) -> bool {
    // Nearly no function evaluates any: that shows without a walk over the blocks.
    if !func.insts.values().any(evaluates) {
        return false;
    }
    let mut values: HashMap<InstId, Value> = HashMap::default();
    let mut changed = false;
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        if !func.blocks[block].insts.iter().any(|&inst| is_unresolved(ctx, func, inst)) {
            continue;
        }
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            if is_unresolved(ctx, cursor.func, inst) {
                changed = true;
                match resolve(ctx, &mut cursor, inst) {
                    Ok(value) => {
                        values.insert(inst, value);
                        continue;
                    }
                    Err(error) => errors.push(error),
                }
            }
            cursor.keep(inst);
        }
    }
    if !values.is_empty() {
        func.rewrite_operands(|v| v.as_inst().and_then(|i| values.get(&i)).copied().unwrap_or(v));
    }
    changed
}

fn evaluates(inst: &Inst) -> bool {
    inst.intrinsic().is_some_and(|which| which.info().class == Class::Evaluate)
}

/// Whether an instruction evaluates an attribute whose row is not resolved yet.
fn is_unresolved(ctx: &Context, func: &Function, inst: InstId) -> bool {
    evaluates(&func.insts[inst]) && func.operands(inst).get(1).and_then(|&row| ctx.as_int(row)).is_none()
}

/// Evaluates the rows that the lanes of the operand come from; gives a vector of these lanes.
fn resolve(ctx: &mut Context, cursor: &mut Cursor<'_>, inst: InstId) -> Result<Value, Error> {
    let operands: SmallVec<[Value; 4]> = cursor.func.operands(inst).into();
    let data = cursor.func.insts[inst];
    let loc = cursor.at_inst(inst).loc();
    let no_input = || Error::new(loc, &kinds::EVALUATED_NOT_INPUT);
    let (scalar, len) = match *ctx.types.get(data.ty) {
        Type::Vector { elem, len } => (elem, len),
        _ => (data.ty, 1),
    };
    let mut lanes: SmallVec<[(InstId, u32); 4]> = SmallVec::new();
    for lane in 0..len {
        lanes.push(input_of(ctx, cursor.func, operands[0], lane).ok_or_else(no_input)?);
    }
    let mut rows: SmallVec<[(InstId, Value); 2]> = SmallVec::new();
    for &(load, _) in &lanes {
        if rows.iter().any(|row| row.0 == load) {
            continue;
        }
        let mut all: SmallVec<[Value; 4]> = cursor.func.operands(load).into();
        all.extend_from_slice(&operands[2..]);
        let ty = cursor.func.insts[load].ty;
        rows.push((load, cursor.inst(data.op, ty, &all, data.data, Flags::NONE).into()));
    }
    let mut vector = ctx.undef(data.ty);
    for (at, &(load, lane)) in (0..).zip(&lanes) {
        let row = rows.iter().find(|row| row.0 == load).map_or(vector, |row| row.1);
        let from = ctx.i32(lane);
        let is_scalar = cursor.func.insts[load].ty == scalar;
        let value = if is_scalar {
            row
        } else {
            cursor.inst(Opcode::ExtractElement, scalar, &[row, from], 0, Flags::NONE).into()
        };
        let to = ctx.i32(at);
        vector = if len == 1 {
            value
        } else {
            cursor.inst(Opcode::InsertElement, data.ty, &[vector, value, to], 0, Flags::NONE).into()
        };
    }
    Ok(vector)
}

/// The `load.input`, and the lane of it, that is the origin of a lane of a value.
fn input_of(ctx: &mut Context, func: &Function, mut value: Value, mut lane: u32) -> Option<(InstId, u32)> {
    loop {
        let ValueKind::Inst(inst) = value.kind() else { return None };
        let data = func.insts[inst];
        if data.intrinsic() == Some(Intrinsic::LoadInput) {
            // What a vertex or a control point has is nothing that lies between vertices.
            let is_of_vertex = func.operands(inst).len() > 2;
            return (!is_of_vertex).then_some((inst, lane));
        }
        let (next, at) = match data.op {
            Opcode::ExtractElement => {
                let &[vector, index] = func.operands(inst) else { return None };
                (vector, u32::try_from(ctx.as_int(index)?).ok()?)
            }
            _ => match vectors::origin(ctx, func, value, lane)? {
                Source::Scalar(scalar) => (scalar, 0),
                Source::Lane(from, at) if from != value => (from, at),
                _ => return None,
            },
        };
        (value, lane) = (next, at);
    }
}
