//! What an intrinsic becomes: the rules that `spec/Intrinsics.td` gives to intrinsics.

use crate::op::Op;
use crate::program::File;

/// How an intrinsic is lowered. A variant carries what tells its intrinsics apart; what it means is the code of
/// [`Lowerer::intrinsic`](super::Lowerer).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Arithmetic, on the lanes of the operands.
    Compute(Compute),
    /// An access to the resource of the first operand.
    Access(Access),
    LoadInput,
    /// A row of what a patch has as a whole, in a domain shader.
    LoadPatchConstant,
    /// A row of a control point that a hull shader has made.
    LoadControlPoint,
    StoreOutput,
    /// A row of what a patch has as a whole, in a hull shader.
    StorePatchConstant,
    /// Ends a vertex or a strip of a stream.
    EndInStream(Op),
    Evaluate(Op),
    /// A register of the invocation.
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
    /// Is dropped.
    Nothing,
    /// Is refused.
    Unsupported,
}

/// How arithmetic is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compute {
    /// The instruction that does just that.
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
    /// Held between two bounds: the instructions for the greater and the lesser of two.
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
    /// Whether any or all lanes are not zero.
    Truth(Op),
    Msad4,
    AsDouble,
    /// Doubles alone have halves.
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
    /// A component of the level that a sample would use: 0 clamped, 1 as it is.
    Lod(u8),
}

/// How an intrinsic on doubles is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DoubleRule {
    /// The instruction that does just that.
    Alu(Op),
    Absolute,
    Clamp,
    Fma,
    MulAdd,
    Split,
    /// Is refused.
    Unsupported,
}

/// A kind of floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatClass {
    Infinite,
    Finite,
    Normal,
}
