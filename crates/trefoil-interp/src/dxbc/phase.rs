//! The phases that a program consists of.

use trefoil_dxbc::op::{Form, Op};
use trefoil_dxbc::program::Instruction;

/// Most times that a phase of a hull shader runs.
const MAX_INSTANCES: u32 = 1024;

/// The code of a phase: all of a shader that has none.
pub(super) struct Phase<'a> {
    /// What begins it, where it is marked.
    pub(super) marker: Option<Op>,
    pub(super) instructions: &'a [Instruction],
}

impl Phase<'_> {
    /// How often it runs: fork and join phases may run several times.
    pub(super) fn instances(&self) -> u32 {
        let counts = [Op::DclHsForkPhaseInstanceCount, Op::DclHsJoinPhaseInstanceCount];
        let found = self.instructions.iter().find(|inst| counts.contains(&inst.op));
        found.and_then(|inst| inst.words.first().copied()).unwrap_or(1).min(MAX_INSTANCES)
    }
}

/// Whether an instruction is one that is executed.
pub(super) fn is_code(inst: &Instruction) -> bool {
    inst.op.info().form == Form::Code
}
