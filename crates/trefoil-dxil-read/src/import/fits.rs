//! Which operands and results go with the calls of [`names`](super::names): the forms that LLVM's intrinsics have there.

use super::names::{Action, Fold};
use trefoil_ir::TypeSet::{
    Any, Flag, Loaded, Number, Pointer, Reals, Resource, Sampler, Texture, Void, Word, Words,
};
use trefoil_ir::{Intrinsic, Opcode, Shape, Type, TypeId, TypeSet, Types};

/// Whether a call of these types is one that the action makes something of.
pub(super) fn fits(action: Action, types: &Types, result: TypeId, operands: &[TypeId]) -> bool {
    let as_typed = |result_set, sets: &'static [TypeSet], least: usize| {
        let count = (least..=sets.len()).contains(&operands.len());
        count && Shape::Typed(result_set, sets).fits(types, result, operands)
    };
    let as_shape =
        |shape: Shape, count: usize| operands.len() == count && shape.fits(types, result, operands);
    let is_first = operands.first() == Some(&result);
    let float_or_int = |count| as_shape(Shape::FloatScalar, count) || as_shape(Shape::IntScalar, count);
    match action {
        Action::Same(which) => which.fits(types, result, operands),
        Action::Drop => true,
        Action::First => is_first || as_typed(Resource, &[Resource], 1),
        Action::Later => as_typed(Word, &[Word], 1),
        Action::FromBinding | Action::FromImplicit => {
            as_typed(Resource, &[Word, Word, Word, Word, Any, Any], 4)
        }
        Action::FromHeap => as_typed(Resource, &[Word, Flag, Any], 1),
        Action::FromPointer => as_typed(Resource, &[Pointer], 1),
        Action::Counter { .. } => as_typed(Resource, &[Resource, Word, Word], 3),
        Action::BasePointer => as_typed(Pointer, &[Resource], 1),
        Action::Dimensions(lanes) => {
            as_typed(Words, &[Resource, Word], 1) && types.lanes(result) as usize == lanes.len()
        }
        Action::Gather(false) => as_typed(Loaded, &[Texture, Sampler, Reals, Word, Words], 5),
        Action::Gather(true) => as_typed(Loaded, &[Texture, Sampler, Reals, Reals, Word, Words], 6),
        Action::Dot(lanes) => as_shape(Shape::Floats, 2 * lanes as usize),
        Action::Dot2Add => {
            as_typed(Reals, &[Reals; 5], 5)
                && is_first
                && operands[1..].iter().all(|&half| half == TypeId::HALF)
        }
        Action::AnyDot => float_or_int(2),
        Action::AnyClamp => as_shape(Shape::Same, 3),
        Action::Reciprocal | Action::Round | Action::Fwidth | Action::Exp10 => as_shape(Shape::Floats, 1),
        Action::CopySign => as_shape(Shape::Floats, 2),
        Action::PackHalves => as_typed(Word, &[Reals], 1) && types.lanes(operands[0]) == 2,
        Action::UnpackHalves => as_typed(Reals, &[Word], 1) && types.lanes(result) == 2,
        Action::BuiltIn(_) => as_typed(Words, &[Word], 0),
        Action::SpecConstant => as_typed(Number, &[Word, Number, Any], 2) && operands[1] == result,
        Action::Discard => as_typed(Void, &[], 0),
        Action::Ldexp => {
            as_typed(Reals, &[Reals, Number], 2)
                && is_first
                && types.is_int(operands[1])
                && types.lanes(operands[1]) == types.lanes(result)
        }
        Action::PowI => as_typed(Reals, &[Reals, Word], 2) && is_first,
        Action::ByteSwap => as_shape(Shape::Ints, 1),
        Action::LeadingZeros | Action::TrailingZeros => as_shape(Shape::IntsWithFlag, 2),
        Action::SaturatingSum | Action::SignedSaturating(_) => as_shape(Shape::Ints, 2),
        Action::SignedOverflow(_) | Action::SubOverflow => as_shape(Shape::IntsWithCarry, 2),
        Action::ThreeWay(_) => {
            let [a, b] = operands else { return false };
            a == b && types.is_int(*a) && types.is_int(result) && types.lanes(*a) == types.lanes(result)
        }
        Action::FpClass => as_shape(Shape::FloatsToFlags, 2) && operands[1] == TypeId::I32,
        Action::Reduce(Fold::From(_)) => {
            let [start, vector] = operands else { return false };
            *start == result && types.is_float(result) && types.scalar(*vector) == result
        }
        Action::Reduce(Fold::Op(op)) => folds(types, op_is_float(op), result, operands),
        Action::Reduce(Fold::By(which)) => {
            let is_float = matches!(which, Intrinsic::MinNum | Intrinsic::MaxNum);
            folds(types, is_float, result, operands)
        }
        Action::SinCos => {
            let [of] = operands else { return false };
            let both = matches!(types.get(result), Type::Struct { fields, .. } if **fields == [*of, *of]);
            types.is_float(*of) && both
        }
    }
}

fn op_is_float(op: Opcode) -> bool {
    matches!(op, Opcode::FAdd | Opcode::FMul)
}

/// Whether the lanes of one vector become a scalar.
fn folds(types: &Types, is_float: bool, result: TypeId, operands: &[TypeId]) -> bool {
    let shape = if is_float { Shape::FloatScalar } else { Shape::IntScalar };
    operands.len() == 1 && shape.fits(types, result, operands)
}
