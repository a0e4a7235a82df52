//! How calls of built-ins become instructions: the schemes that rows of the table name.

use super::names::Custom;
use trefoil_ir::{AtomicOp, Intrinsic};

/// How a call of a built-in is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lowering {
    /// The intrinsic, row by row, of the first operand's type.
    LaneWise(Intrinsic),
    /// As `LaneWise`, by the first operand's element type: floats, signed integers, unsigned ones.
    BySign(Intrinsic, Intrinsic, Intrinsic),
    /// As `LaneWise`, with lanes of the result's element type.
    LaneWiseTo(Intrinsic),
    /// The intrinsic on the operands as they are.
    Direct(Intrinsic),
    /// The intrinsic on a condition.
    Vote(Intrinsic),
    /// As `LaneWise` on the first operand, with a lane's number besides.
    FromLane(Intrinsic),
    /// A prefix over the lanes that a mask names, by DXIL's number of the operation.
    MultiPrefix(u32),
    /// The intrinsic with the sum so far, the last operand, first.
    Accumulate(Intrinsic),
    /// An attribute as it is elsewhere in the pixel or at a vertex.
    Attribute(Intrinsic),
    /// A read-modify-write of a place, or of a buffer at an offset: of signed integers, of unsigned ones.
    Atomic(AtomicOp, AtomicOp),
    /// A write of a place, or of a buffer at an offset, when something equals what is there.
    CompareExchange,
    /// A sample, with that many operands between the coordinates and the offset.
    Sample(Intrinsic, u32),
    /// A gather of a channel.
    Gather(Intrinsic, u32),
    /// The level of detail that a sample would use.
    LevelOfDetail(Intrinsic),
    /// A record of what a sample would touch.
    WriteFeedback(Intrinsic),
    /// Something done to a ray query.
    Query(Intrinsic),
    /// What a ray query knows, by DXIL's number of the operation.
    QueryState(u32),
    /// As `QueryState`, a matrix that is transposed.
    QueryStateTransposed(u32),
    /// What is known of the dispatch, the ray or the instance, by DXIL's number of the operation.
    RayState(u32),
    /// As `RayState`, a matrix that is transposed.
    RayStateTransposed(u32),
    /// A few instructions.
    Custom(Custom),
    /// None yet: a call is an error.
    Unsupported,
}
