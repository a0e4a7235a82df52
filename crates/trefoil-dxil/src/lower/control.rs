//! Control flow: terminators, and phis, which get their operands once all blocks are lowered.

use super::{Lanes, Lower, Mode, Result};
use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::{Flags, InstId, Opcode, TypeId, Value};

impl Lower<'_> {
    pub(super) fn terminator(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let i = old.insts[inst];
        match (i.op, old.operands(inst)) {
            (Opcode::Ret, []) => self.inst(Opcode::Ret, TypeId::VOID, &[], 0, Flags::NONE),
            (Opcode::Ret, &[value]) if self.input.mode == Mode::Library => {
                let value = self.whole(value)?;
                self.inst(Opcode::Ret, TypeId::VOID, &[value], 0, Flags::NONE)
            }
            (Opcode::Ret, _) => return Err(self.user(&kinds::ENTRY_RETURNS_VALUE)),
            (Opcode::Br, [target]) => self.inst(Opcode::Br, TypeId::VOID, &[*target], 0, Flags::NONE),
            (Opcode::Br, [condition, then, other]) => {
                let condition = self.scalar(*condition)?;
                let condition = self.defined_condition(condition);
                self.inst(Opcode::Br, TypeId::VOID, &[condition, *then, *other], 0, i.flags)
            }
            (Opcode::Switch, [_, default]) => {
                self.inst(Opcode::Br, TypeId::VOID, &[*default], 0, Flags::NONE)
            }
            (Opcode::Switch, [value, rest @ ..]) => {
                let value = self.scalar(*value)?;
                let mut all: SmallVec<[Value; 16]> = smallvec::smallvec![self.defined_condition(value)];
                all.extend_from_slice(rest);
                self.inst(Opcode::Switch, TypeId::VOID, &all, 0, i.flags)
            }
            (Opcode::Unreachable, _) => self.inst(Opcode::Unreachable, TypeId::VOID, &[], 0, Flags::NONE),
            _ => return Err(self.bug("a malformed terminator")),
        };
        Ok(())
    }

    pub(super) fn phi(&mut self, inst: InstId) -> Result {
        let ty = self.input.func.insts[inst].ty;
        let types = self.leaf_types(ty)?;
        let lanes: Lanes = (types.iter().enumerate())
            .map(|(lane, &ty)| {
                let new = self.body.append(Opcode::Phi, ty, &[], 0, Flags::NONE);
                self.values.phis.push((new, inst, lane as u32));
                Value::from(new)
            })
            .collect();
        self.set(inst, &lanes);
        Ok(())
    }

    pub(super) fn fill_phis(&mut self) -> Result {
        for (new, old, lane) in std::mem::take(&mut self.values.phis) {
            let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
            let function = self.input.func;
            for pair in function.operands(old).chunks_exact(2) {
                let from = pair[1].as_block().ok_or_else(|| self.bug("a phi without blocks"))?;
                if self.input.reachable[from] {
                    let lanes = self.span(pair[0])?;
                    let value = self.values.slice(lanes).get(lane as usize).copied();
                    operands.extend([value.ok_or_else(|| self.user(&kinds::PHI_TYPES))?, pair[1]]);
                }
            }
            self.body.func.set_operands(new, &operands);
        }
        Ok(())
    }
}
