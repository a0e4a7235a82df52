//! The phases of a program.

use trefoil_dxbc::op::{Form, Op};
use trefoil_dxbc::program::Instruction;

/// Limit on the instances of a hull shader's phase.
const MAX_INSTANCES: u32 = 1024;

/// The code of a hull shader's phase; for other stages, all code.
pub(super) struct Phase<'a> {
    /// The instruction that begins it; none for stages without phases.
    pub(super) marker: Option<Op>,
    pub(super) instructions: &'a [Instruction],
}

impl Phase<'_> {
    /// The instance count, which only fork and join phases declare.
    pub(super) fn instances(&self) -> u32 {
        let counts = [Op::DclHsForkPhaseInstanceCount, Op::DclHsJoinPhaseInstanceCount];
        let found = self.instructions.iter().find(|inst| counts.contains(&inst.op));
        found.and_then(|inst| inst.words.first().copied()).unwrap_or(1).min(MAX_INSTANCES)
    }
}

/// Whether an instruction is executed, rather than a declaration.
pub(super) fn is_code(inst: &Instruction) -> bool {
    inst.op.info().form == Form::Code
}
