//! Which intrinsic of ours a name of LLVM's stands for: those whose spelling or operands differ, over LLVM's versions.
//!
//! Names that mean the same with the same operands stand in the IR's own table and are known to the reader of text. Each
//! row here has the name without `llvm.` and without overload suffixes.

use trefoil_ir::Intrinsic;

/// What a call of a name becomes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Action {
    /// The intrinsic with the same operands.
    Same(Intrinsic),
    /// Nothing: it tells optimisers something.
    Drop,
    /// Its first operand.
    First,
    /// Stays until handles are looked at.
    Later,
    /// The handle of a binding: `space, lower, count, index, [non-uniform]`.
    FromBinding,
    /// The handle of a binding that is still to be found: `order, space, count, index, [non-uniform]`.
    FromImplicit,
    /// The handle of a heap's descriptor: `index, [non-uniform]`.
    FromHeap,
    /// The handle of a variable.
    FromPointer,
    /// The handle of a buffer's counter, which here is the buffer's own: `handle, binding or order, space`.
    Counter {
        explicit: bool,
    },
    /// `h` → the address of all of it.
    BasePointer,
    /// Lanes of `resource.getdimensions`: the lanes, and whether an operand says the level.
    Dimensions(&'static [u32]),
    /// `texture, sampler, coordinates, [reference], component, offset`; whether with a reference.
    Gather(bool),
    /// A dot product of that many lanes, each an operand.
    Dot(u32),
    /// `acc, ax, ay, bx, by`
    Dot2Add,
    /// A dot product by the type of its operands.
    AnyDot,
    /// A clamp by the type of its operands.
    AnyClamp,
    /// `1 / x`
    Reciprocal,
    /// Rounds halves away from zero.
    Round,
    CopySign,
    /// The sum of the absolute derivatives.
    Fwidth,
    /// Two floats as the halves of a word.
    PackHalves,
    /// The halves of a word as two floats.
    UnpackHalves,
    /// A built-in input of SPIR-V, by number: a lane of it where an operand says which.
    BuiltIn(u32),
    /// `number, default, name`
    SpecConstant,
    /// Ends the lane's work on its pixel, whatever holds.
    Discard,
    Exp10,
    /// `x * 2^e` with an integer `e`.
    Ldexp,
    ByteSwap,
    /// Zeros above the highest set bit.
    LeadingZeros,
    /// Zeros below the lowest set bit.
    TrailingZeros,
    /// Unsigned sum held within its type.
    SaturatingSum,
    /// Signed sum or difference held within its type; whether the difference.
    SignedSaturating(bool),
    /// Signed sum or difference and whether it left its type; whether the difference.
    SignedOverflow(bool),
    /// `x^n` with an integer `n`.
    PowI,
    /// -1, 0 or 1; whether signed.
    ThreeWay(bool),
    /// Whether a float is of the classes in a mask.
    FpClass,
    /// All lanes folded by a binary operation or an intrinsic; whether a start value comes first.
    Reduce(Fold),
    /// The difference and whether it wrapped.
    SubOverflow,
    /// The sine and the cosine as a structure.
    SinCos,
}

impl Action {
    /// Whether the call becomes several instructions that compute.
    pub(super) fn is_arithmetic(&self) -> bool {
        !matches!(
            self,
            Action::Same(_)
                | Action::Drop
                | Action::First
                | Action::Later
                | Action::FromBinding
                | Action::FromImplicit
                | Action::FromHeap
                | Action::FromPointer
                | Action::Counter { .. }
                | Action::BasePointer
                | Action::BuiltIn(_)
                | Action::SpecConstant
                | Action::Discard
                | Action::Dimensions(_)
                | Action::Gather(_)
                // What DXIL has operations for.
                | Action::Dot(_)
                | Action::Dot2Add
                | Action::FpClass
        )
    }
}

/// How lanes are folded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Fold {
    Op(trefoil_ir::Opcode),
    /// With a start value.
    From(trefoil_ir::Opcode),
    By(Intrinsic),
}

/// The row of a name, as text spells it with `llvm.` and overloads: the longest that fits.
pub(super) fn action(name: &str) -> Option<Action> {
    // Clang calls this one by a name of its own for SPIR-V.
    if name == "__hlsl_wave_get_lane_index" {
        return Some(A::Same(I::WaveLaneIndex));
    }
    let rest = name.strip_prefix("llvm.")?;
    if let Some(action) = row(OF_SPIRV, rest) {
        return Some(action);
    }
    // Most names of the SPIR-V back end are those of the DirectX back end.
    let renamed = rest.strip_prefix("spv.").map(|tail| format!("dx.{tail}"));
    let rest = renamed.as_deref().unwrap_or(rest);
    row(TABLE, rest)
}

/// The names of LLVM's intrinsics that [`import`](crate::import) translates, but for those that tell optimisers something.
pub fn translated_names() -> impl Iterator<Item = &'static str> {
    let rows = OF_SPIRV.iter().chain(TABLE);
    rows.filter(|row| row.1 != Action::Drop).map(|row| row.0)
}

/// The action of the longest name in a table that a name begins with.
fn row(table: &[(&str, Action)], name: &str) -> Option<Action> {
    let fits = |row: &&(&str, Action)| {
        name.strip_prefix(row.0).is_some_and(|tail| tail.is_empty() || tail.starts_with('.'))
    };
    table.iter().filter(fits).max_by_key(|row| row.0.len()).map(|row| row.1)
}

use Action as A;
use Intrinsic as I;

/// What the SPIR-V back end alone has, or names in another way.
const OF_SPIRV: &[(&str, Action)] = &[
    ("spv.discard", A::Discard),
    ("spv.fwidth", A::Fwidth),
    ("spv.packhalf2x16", A::PackHalves),
    ("spv.unpackhalf2x16", A::UnpackHalves),
    ("spv.num.workgroups", A::BuiltIn(24)),
    ("spv.num.subgroups", A::BuiltIn(38)),
    ("spv.subgroup.id", A::BuiltIn(40)),
    ("spv.subgroup.size", A::Same(I::WaveLaneCount)),
    ("spv.subgroup.local.invocation.id", A::Same(I::WaveLaneIndex)),
    ("spv.subgroup.ballot", A::Same(I::WaveBallot)),
    ("spv.subgroup.prefix.bit.count", A::Same(I::WavePrefixCountBits)),
    ("spv.named.boolean.spec.constant", A::SpecConstant),
    ("spv.assume", A::Drop),
    ("spv.expect", A::First),
];

use trefoil_ir::Opcode as O;

const TABLE: &[(&str, Action)] = &[
    // For optimisers and debuggers.
    ("assume", A::Drop),
    ("donothing", A::Drop),
    ("sideeffect", A::Drop),
    ("pseudoprobe", A::Drop),
    ("dbg", A::Drop),
    ("invariant.start", A::Drop),
    ("invariant.end", A::Drop),
    ("var.annotation", A::Drop),
    ("stacksave", A::Drop),
    ("stackrestore", A::Drop),
    ("experimental.noalias.scope.decl", A::Drop),
    ("experimental.convergence", A::Drop),
    ("expect", A::First),
    ("ssa.copy", A::First),
    ("annotation", A::First),
    ("canonicalize", A::First),
    ("arithmetic.fence", A::First),
    ("launder.invariant.group", A::First),
    // Arithmetic.
    ("maximum", A::Same(I::MaxNum)),
    ("minimum", A::Same(I::MinNum)),
    ("maximumnum", A::Same(I::MaxNum)),
    ("minimumnum", A::Same(I::MinNum)),
    ("round", A::Round),
    ("rint", A::Same(I::RoundEven)),
    ("nearbyint", A::Same(I::RoundEven)),
    ("copysign", A::CopySign),
    ("exp10", A::Exp10),
    ("ldexp", A::Ldexp),
    ("bswap", A::ByteSwap),
    ("ctlz", A::LeadingZeros),
    ("cttz", A::TrailingZeros),
    ("uadd.sat", A::SaturatingSum),
    ("sadd.sat", A::SignedSaturating(false)),
    ("ssub.sat", A::SignedSaturating(true)),
    ("sadd.with.overflow", A::SignedOverflow(false)),
    ("ssub.with.overflow", A::SignedOverflow(true)),
    ("powi", A::PowI),
    ("ucmp", A::ThreeWay(false)),
    ("scmp", A::ThreeWay(true)),
    ("is.fpclass", A::FpClass),
    ("usub.with.overflow", A::SubOverflow),
    ("sincos", A::SinCos),
    ("vector.reduce.mul", A::Reduce(Fold::Op(O::Mul))),
    ("vector.reduce.and", A::Reduce(Fold::Op(O::And))),
    ("vector.reduce.or", A::Reduce(Fold::Op(O::Or))),
    ("vector.reduce.xor", A::Reduce(Fold::Op(O::Xor))),
    ("vector.reduce.fmul", A::Reduce(Fold::From(O::FMul))),
    ("vector.reduce.smin", A::Reduce(Fold::By(I::SMin))),
    ("vector.reduce.smax", A::Reduce(Fold::By(I::SMax))),
    ("vector.reduce.umin", A::Reduce(Fold::By(I::UMin))),
    ("vector.reduce.umax", A::Reduce(Fold::By(I::UMax))),
    ("vector.reduce.fmin", A::Reduce(Fold::By(I::MinNum))),
    ("vector.reduce.fmax", A::Reduce(Fold::By(I::MaxNum))),
    ("dx.rcp", A::Reciprocal),
    ("dx.round", A::Same(I::RoundEven)),
    ("dx.exp2", A::Same(I::Exp2)),
    ("dx.dot", A::AnyDot),
    ("dx.dot2", A::Dot(2)),
    ("dx.dot3", A::Dot(3)),
    ("dx.dot4", A::Dot(4)),
    ("dx.dot2add", A::Dot2Add),
    ("dx.clamp", A::AnyClamp),
    // Handles.
    ("dx.resource.handlefrombinding", A::FromBinding),
    ("dx.handle.fromBinding", A::FromBinding),
    ("dx.resource.handlefromimplicitbinding", A::FromImplicit),
    ("dx.resource.handlefromheap", A::FromHeap),
    ("dx.handle.fromHeap", A::FromHeap),
    ("dx.handle.fromPointer", A::FromPointer),
    ("dx.resource.handlefrompointer", A::FromPointer),
    ("dx.resource.counterhandlefrombinding", A::Counter { explicit: true }),
    ("dx.resource.counterhandlefromimplicitbinding", A::Counter { explicit: false }),
    ("dx.resource.nonuniformindex", A::Later),
    ("dx.resource.casthandle", A::First),
    ("dx.cast.handle", A::First),
    // Access.
    ("dx.resource.getbasepointer", A::BasePointer),
    ("dx.typedBufferLoad", A::Same(I::LoadTyped)),
    ("dx.typedBufferLoad.checkbit", A::Same(I::LoadTyped)),
    ("dx.typedBufferStore", A::Same(I::StoreTyped)),
    ("dx.rawBufferLoad", A::Same(I::LoadRaw)),
    ("dx.rawBufferStore", A::Same(I::StoreRaw)),
    ("dx.resource.updatecounter", A::Same(I::UpdateCounter)),
    ("dx.bufferUpdateCounter", A::Same(I::UpdateCounter)),
    ("dx.resource.load.ms", A::Same(I::LoadTexture)),
    ("dx.resource.sample.clamp", A::Same(I::Sample)),
    ("dx.resource.samplebias.clamp", A::Same(I::SampleBias)),
    ("dx.resource.samplegrad.clamp", A::Same(I::SampleGrad)),
    ("dx.resource.samplecmp.clamp", A::Same(I::SampleCmp)),
    ("dx.resource.gather", A::Gather(false)),
    ("dx.resource.gather.cmp", A::Gather(true)),
    ("dx.resource.gathercmp", A::Gather(true)),
    ("dx.resource.getdimensions.x", A::Dimensions(&[0])),
    ("dx.resource.getdimensions.xy", A::Dimensions(&[0, 1])),
    ("dx.resource.getdimensions.xyz", A::Dimensions(&[0, 1, 2])),
    ("dx.resource.getdimensions.levels.x", A::Dimensions(&[0, 3])),
    ("dx.resource.getdimensions.levels.xy", A::Dimensions(&[0, 1, 3])),
    ("dx.resource.getdimensions.levels.xyz", A::Dimensions(&[0, 1, 2, 3])),
    ("dx.resource.getdimensions.ms.xy", A::Dimensions(&[0, 1, 3])),
    ("dx.resource.getdimensions.ms.xyz", A::Dimensions(&[0, 1, 2, 3])),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_counts() {
        assert_eq!(action("llvm.dx.dot2add"), Some(A::Dot2Add));
        assert_eq!(action("llvm.dx.dot2.f32"), Some(A::Dot(2)));
        assert_eq!(action("llvm.dx.handle.fromHeap.tdx.RawBuffer_v4f32_1_0"), Some(A::FromHeap));
        assert_eq!(action("llvm.vector.reduce.or.v4i1"), Some(A::Reduce(Fold::Op(O::Or))));
        assert_eq!(action("llvm.nothing.like.it"), None);
        assert_eq!(action("printf"), None);
    }
}
