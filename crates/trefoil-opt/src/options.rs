//! What a caller asks of the pipeline.

use trefoil_ir::Intrinsic;

/// What a caller asks of the pipeline.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How much to do: 0 only what targets need, 3 everything.
    pub level: u8,
    /// Which intrinsics the target takes as they are; the rest are expanded.
    pub native: fn(Intrinsic) -> bool,
    /// Whether the structure of control flow must stay: for SPIR-V and DXBC.
    pub keep_structure: bool,
    /// Whether a loop that says `[unroll]` must end after a number of iterations that is known, else an error.
    pub must_unroll: bool,
    /// Whether the verifier looks after each pass. Debug builds of trefoil always want it.
    pub verify: bool,
}
