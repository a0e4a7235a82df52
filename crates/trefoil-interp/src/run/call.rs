//! A call of an operation, as the machine hands it to whoever does it.

use crate::program::{DxilOp, Reg, Scalar};

/// A call of an operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operation<'a> {
    /// The operation.
    pub(super) op: DxilOp,
    /// Its overload.
    pub(super) ty: Scalar,
    /// Whether its arithmetic need not be IEEE's.
    pub(super) fast: bool,
    /// The first register of its result.
    pub(super) dst: Reg,
    /// How many registers its result has.
    pub(super) count: u32,
    /// Its operands.
    pub(super) operands: &'a [Reg],
}
