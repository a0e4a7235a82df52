//! Dead code elimination, which includes stores to allocas that are never read.

use smallvec::SmallVec;
use trefoil_ir::{Effect, Entity, EntityMap, FuncId, Function, HashMap, InstId, Opcode, Value, filled};

/// The instruction is needed.
const LIVE: u8 = 1;
/// The walk has passed the instruction.
const PASSED: u8 = 2;

/// Removes dead instructions; gives whether there were any. `functions` has the effects of calls.
///
/// Walks the code backwards, so that most instructions are visited after their users. Others (operands of phis, stores to
/// allocas that turn out to be read) go to a work list.
pub fn run(functions: &EntityMap<FuncId, Function>, func: &mut Function) -> bool {
    let mut state = filled(func.inst_count(), 0u8);
    let state = &mut state[..];
    let (mut total, mut alive) = (0, 0);
    let mut late: Vec<InstId> = Vec::new();
    let mut stores: HashMap<InstId, SmallVec<[InstId; 4]>> = HashMap::default();
    for &block in func.layout.iter().rev() {
        total += func.blocks[block].insts.len();
        for &inst in func.blocks[block].insts.iter().rev() {
            let mut live = state[inst.index()] & LIVE != 0;
            if !live && func.effect(functions, inst) >= Effect::Write {
                match own_store(func, inst) {
                    Some(alloca) => stores.entry(alloca).or_default().push(inst),
                    None => live = true,
                }
            }
            if !live {
                state[inst.index()] = PASSED;
                continue;
            }
            state[inst.index()] = LIVE | PASSED;
            let mut needed = inst;
            loop {
                alive += 1;
                if func.insts[needed].op == Opcode::Alloca {
                    let written = stores.remove(&needed).unwrap_or_default();
                    written.iter().for_each(|&store| state[store.index()] |= LIVE);
                    late.extend(written);
                }
                mark_operands(func, needed, state, &mut late);
                match late.pop() {
                    Some(next) => needed = next,
                    None => break,
                }
            }
        }
    }
    alive != total && func.retain(|inst| state[inst.index()] & LIVE != 0)
}

/// Marks what an instruction uses as needed; what the walk has passed by is `late`.
#[inline]
fn mark_operands(func: &Function, inst: InstId, state: &mut [u8], late: &mut Vec<InstId>) {
    for &value in func.operands(inst) {
        let Some(operand) = value.as_inst() else { continue };
        let state = &mut state[operand.index()];
        if *state == PASSED {
            late.push(operand);
        }
        *state |= LIVE;
    }
}

/// The alloca that a store writes to, when its address is computed from one.
fn own_store(func: &Function, inst: InstId) -> Option<InstId> {
    if func.insts[inst].op != Opcode::Store {
        return None;
    }
    let mut pointer: Value = func.operands(inst)[1];
    loop {
        let i = pointer.as_inst()?;
        match func.insts[i].op {
            Opcode::Alloca => return Some(i),
            Opcode::Gep => pointer = func.operands(i)[0],
            _ => return None,
        }
    }
}
