//! Rules: how each intrinsic is lowered, as `spec/Intrinsics.td` states it.

use crate::op::Op;
use crate::program::File;

/// How an intrinsic is lowered. A variant carries what distinguishes its intrinsics; its meaning is in
/// [`Lowerer::intrinsic`](super::Lowerer).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Arithmetic on the lanes of the operands.
    Compute(Compute),
    /// An access to the resource of the first operand.
    Access(Access),
    LoadInput,
    /// A row of the patch constants, in a domain shader.
    LoadPatchConstant,
    /// A row of an output control point, in a patch constant function.
    LoadControlPoint,
    StoreOutput,
    /// A row of the patch constants, in a hull shader.
    StorePatchConstant,
    /// Ends a vertex or a strip of a stream.
    EndInStream(Op),
    Evaluate(Op),
    /// A system value in a register file of its own.
    Special(File),
    SampleIndex,
    RenderTargetSampleCount,
    RenderTargetSamplePosition,
    Discard,
    /// A barrier, by its flags.
    Sync(u32),
    Handle,
    HeapHandle,
    GetPointer,
    /// Has no code.
    Nothing,
    /// An error.
    Unsupported,
}

/// How arithmetic is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compute {
    /// One instruction.
    Alu(Op),
    Absolute,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Atan2,
    Sinh,
    Cosh,
    Tanh,
    Exp,
    Log,
    Log10,
    Pow,
    Ldexp,
    /// The opcodes of the maximum and of the minimum.
    Clamp(Op, Op),
    Saturate,
    Sign,
    Lerp,
    Step,
    SmoothStep,
    Degrees,
    Radians,
    IsNan,
    FloatClass(FloatClass),
    IntAbs,
    FirstBitHigh(Op),
    Dot,
    IntDot,
    Length,
    Distance,
    Normalize,
    Cross,
    Reflect,
    Refract,
    FaceForward,
    /// `any` or `all`, by the opcode that combines lanes.
    Truth(Op),
    Msad4,
    AsDouble,
    /// On doubles only.
    SplitDouble,
    AddCarry,
}

/// How an access to a resource is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    LoadTexture,
    StoreTexel,
    LoadTyped,
    LoadRaw,
    StoreRaw,
    Counter,
    Dimensions,
    SamplePosition,
    Sample(Op),
    Gather,
    /// The level of detail that a sample would use: 0 clamped, 1 not.
    Lod(u8),
}

/// How an intrinsic on doubles is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DoubleRule {
    /// One instruction.
    Alu(Op),
    Absolute,
    Clamp,
    Fma,
    MulAdd,
    Split,
    /// An error.
    Unsupported,
}

/// A class of floats, as tested by `isinf` and its relatives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatClass {
    Infinite,
    Finite,
    Normal,
}
