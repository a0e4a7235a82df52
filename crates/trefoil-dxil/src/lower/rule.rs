//! What an intrinsic becomes: the rules that `spec/Intrinsics.td` gives to intrinsics.

use crate::ops::DxilOp;
use trefoil_ir::TypeId;

/// How an intrinsic is lowered. A variant carries what tells its intrinsics apart; what it means is the code of
/// [`Lower::intrinsic`](super::Lower).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// A call for each lane, all operands being lanes of the overload.
    Lanes(DxilOp),
    /// One call, which takes the operands as they are, with the operation's only overload.
    Call(DxilOp, TypeId),
    /// A call for each lane, of an operation without overloads.
    Scalars(DxilOp),
    /// A call for each lane of the value, across the lanes of the wave.
    Wave(DxilOp),
    /// The same with a kind.
    WaveKind(DxilOp, u8),
    /// The same with a kind, and whether it is unsigned.
    WaveOp(DxilOp, u8, u8),
    /// A value's lanes in another lane of the wave or quad.
    ReadLane(DxilOp),
    /// Four words about the lanes of the wave.
    Ballot(DxilOp),
    /// Whether a condition holds in any or all lanes of the quad.
    QuadVote(u8),
    MultiPrefix,
    MultiPrefixCount,
    Fma,
    IntAbs,
    FirstBitHigh(DxilOp),
    Dot,
    Dot2Add,
    Msad4,
    AsDouble,
    SplitDouble,
    BothHalves(DxilOp),
    AddCarry,
    LoadInput(DxilOp),
    StoreOutput(DxilOp),
    LoadOfPatch(DxilOp),
    DomainLocation,
    EndInStream(DxilOp),
    /// An operation of mesh shaders that takes the operands as they are and gives nothing.
    MeshOperation(DxilOp),
    StoreMeshOutput(DxilOp),
    DispatchMesh,
    CycleCounter,
    Discard,
    /// A barrier, by the bits of its mode.
    Barrier(u8),
    BarrierByType,
    BarrierByHandle,
    BarrierByRecord,
    /// A node of a work graph or its records, with what they are.
    NodeHandle,
    /// The address of a record.
    NodeRecord,
    Handle,
    HandleFromHeap,
    GetPointer,
    LoadTyped,
    LoadRaw,
    StoreTyped,
    StoreRaw,
    LoadTexture,
    GatherRaw,
    StoreSample,
    Feedback(DxilOp),
    CBufferRow,
    Atomic(DxilOp),
    UpdateCounter,
    GetDimensions,
    SamplePosition(DxilOp),
    Sample(DxilOp),
    Gather(DxilOp),
    /// The level that a sample would use; 1 when it is clamped.
    Lod(u8),
    RayQuery,
    RayState,
    RayTCurrent(DxilOp),
    /// One call that takes the operands as they are, handles among them, of an operation without overloads.
    Operation(DxilOp),
    HitObjectState,
    /// A call of other shaders, or of who asked for the hit, with the address of a structure last.
    ShaderCall(DxilOp),
    /// The end of an any-hit shader.
    EndAnyHit(DxilOp),
    /// Is dropped.
    Nothing,
    /// Has no operation: passes expand it before optimisation, and what they have left is expanded here.
    Expanded,
    /// Is refused.
    Unsupported,
}
