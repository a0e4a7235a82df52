//! What an intrinsic becomes: the rules that `spec/Intrinsics.td` gives to intrinsics.

use spirv::{BuiltIn, GlslStd450Op, GroupOperation, Op};

/// How an intrinsic is lowered. A variant carries what tells its intrinsics apart; what it means is the code of
/// [`Lower::intrinsic`](crate::lower::Lower).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// The function of GLSL.std.450 that does just that.
    Glsl(GlslStd450Op),
    /// The same, where the function is for 16 and 32 bits alone.
    GlslShort(GlslStd450Op),
    /// A variable of the environment.
    BuiltIn(BuiltIn),
    /// An operation across the lanes of a wave or quad.
    Wave(Wave),
    IntAbs,
    Sign,
    Saturate,
    Log10,
    Ldexp,
    IntMulAdd,
    Bits(BitOp),
    /// A test of each lane that is an instruction.
    FloatTest(Op),
    IsFinite,
    IsNormal,
    Msad4,
    Dot,
    MatrixTimesVector,
    VectorTimesMatrix,
    MatrixRow,
    Determinant,
    /// Whether any or all lanes are not zero.
    Truth(Op),
    Dot2Add,
    Dot4Add(Op),
    HalfToFloat,
    FloatToHalf,
    AsDouble,
    SplitDouble,
    AddCarry,
    LoadInput,
    StoreOutput,
    PatchConstant,
    LoadControlPoint,
    DomainLocation,
    PatchBarrier,
    EndInStream,
    SetMeshOutputCounts,
    EmitIndices,
    StoreMeshOutput,
    DispatchMesh,
    Evaluate(GlslStd450Op),
    AttributeAtVertex,
    SpecConstant,
    IsHelperLane,
    Discard,
    Derivative(Op),
    /// A barrier over a kind of memory, and whether the group waits.
    Barrier(Memory, bool),
    BarrierByType,
    BarrierByHandle,
    GetPointer,
    PhysicalPointer,
    NamedVariable,
    NamedInstruction,
    LoadTyped,
    LoadRaw,
    StoreRaw,
    StoreElement,
    LoadTexture,
    StoreSample,
    UpdateCounter,
    Dimensions,
    Sample,
    Gather,
    /// A component of the level that a sample would use: 0 clamped, 1 as it is.
    Lod(u32),
    Feedback,
    RayQuery,
    RayState,
    RayTCurrent,
    TraceRay,
    CallShader,
    ReportHit,
    /// An any-hit shader ends.
    EndAnyHit,
    /// Nothing where it stands: a handle becomes something where it is used.
    Nothing,
    /// Is refused.
    Unsupported,
}

/// How an operation across lanes is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wave {
    /// Whether this is the first active lane.
    Elect,
    /// Whether a condition holds in any or all active lanes.
    Vote(Op),
    AllEqual,
    Ballot,
    /// The number of lanes in a ballot: all of them, or those before this one.
    BallotCount(GroupOperation),
    /// The same within a partition, of the lanes before this one.
    PartitionCount,
    ReadLane,
    ReadFirst,
    Match,
    /// A scan within a partition.
    Partition,
    /// A reduction or scan, with its operations of floats and of integers.
    Reduce(GroupOperation, Op, Op),
    QuadBroadcast,
    /// The neighbour in a direction.
    QuadSwap(u32),
    QuadVote(Op),
}

/// What is counted or found among bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BitOp {
    Count,
    Reverse,
    FirstLow,
    FirstUHigh,
    FirstSHigh,
}

/// Which memory a barrier orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    Group,
    Device,
    All,
}
