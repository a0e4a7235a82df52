//! `precise`: what contributes to values that must come out as the source computes them.
//!
//! In: such values of a function. Out: the function, where every operation on floats that they come from has no fast-math
//! flags: through other operations, phis, memory of the function and the conditions that choose between values. Passes keep to
//! flags, and so the mark holds from here to the target, which writes it as its own: operations that may not be fused or
//! regrouped.

use crate::cfg::{Cfg, Dominators};
use crate::function::{Function, Merge};
use crate::ids::{BlockId, InstId};
use crate::opcode::{Flags, Opcode, OpcodeClass};
use crate::types::Types;
use crate::value::Value;
use trefoil_entity::{HashMap, SideMap};

/// Takes the fast-math flags from everything that contributes to some values.
pub fn keep_precise(types: &Types, func: &mut Function, values: &[Value]) {
    if values.is_empty() {
        return;
    }
    let mut walk = Walk::new(func);
    values.iter().for_each(|&value| walk.value(value));
    while let Some(inst) = walk.pending.pop() {
        walk.inst(func, inst);
        let i = &mut func.insts[inst];
        let computes = match i.op {
            Opcode::FCmp | Opcode::FNeg => true,
            Opcode::Intrinsic | Opcode::Call => types.is_float(i.ty),
            op => op.class() == OpcodeClass::Binary && types.is_float(i.ty),
        };
        if computes {
            i.flags = i.flags.intersection(Flags::RELAXED);
        }
    }
}

/// A walk from values to what they come from.
struct Walk {
    cfg: Cfg,
    dominators: Dominators,
    /// The block of each instruction.
    block_of: SideMap<InstId, Option<BlockId>>,
    /// What is stored to each variable of the function, and to each global.
    stores: HashMap<Value, Vec<InstId>>,
    /// What has been seen.
    seen: SideMap<InstId, bool>,
    /// The blocks whose incoming edges have been visited.
    joined: SideMap<BlockId, bool>,
    pending: Vec<InstId>,
}

impl Walk {
    fn new(func: &Function) -> Self {
        let cfg = Cfg::new(func);
        let dominators = Dominators::new(&cfg);
        let mut block_of = SideMap::with_default(None);
        let mut stores: HashMap<Value, Vec<InstId>> = HashMap::default();
        for &block in &cfg.order {
            for &inst in &func.blocks[block].insts {
                block_of[inst] = Some(block);
                if func.insts[inst].op == Opcode::Store
                    && let Some(&address) = func.operands(inst).get(1)
                {
                    stores.entry(base(func, address)).or_default().push(inst);
                }
            }
        }
        Self {
            cfg,
            dominators,
            block_of,
            stores,
            seen: SideMap::with_default(false),
            joined: SideMap::with_default(false),
            pending: Vec::new(),
        }
    }

    fn value(&mut self, value: Value) {
        if let Some(inst) = value.as_inst()
            && !std::mem::replace(&mut self.seen[inst], true)
        {
            self.pending.push(inst);
        }
    }

    /// Goes on to what an instruction takes, and what decides which of it that is.
    fn inst(&mut self, func: &Function, inst: InstId) {
        func.operands(inst).iter().for_each(|&operand| self.value(operand));
        match func.insts[inst].op {
            Opcode::Phi => {
                if let Some(block) = self.block_of[inst] {
                    self.ways_in(func, block);
                }
            }
            Opcode::Load => {
                let variable = base(func, func.operands(inst)[0]);
                for store in self.stores.remove(&variable).unwrap_or_default() {
                    self.value(store.into());
                }
            }
            Opcode::Store => {
                if let Some(block) = self.block_of[inst] {
                    self.constructs_around(func, block);
                }
            }
            _ => {}
        }
    }

    /// The conditions that decide by which edge control enters a block.
    fn ways_in(&mut self, func: &Function, block: BlockId) {
        if std::mem::replace(&mut self.joined[block], true) || !self.cfg.is_reachable(block) {
            return;
        }
        let head = self.dominators.idom[block];
        let mut met: SideMap<BlockId, bool> = SideMap::with_default(false);
        let mut pending: Vec<BlockId> = self.cfg.preds[block].to_vec();
        while let Some(at) = pending.pop() {
            if !self.cfg.is_reachable(at) || std::mem::replace(&mut met[at], true) {
                continue;
            }
            self.condition(func, at);
            if at != head && at != block {
                pending.extend_from_slice(&self.cfg.preds[at]);
            }
        }
    }

    /// The conditions of the constructs around a block.
    fn constructs_around(&mut self, func: &Function, mut block: BlockId) {
        while self.cfg.is_reachable(block) {
            let head = self.dominators.idom[block];
            if head == block {
                return;
            }
            let ends = match func.blocks[head].merge {
                Merge::None => false,
                Merge::Selection { merge, .. } | Merge::Loop { merge, .. } => merge == block,
            };
            if !ends {
                self.condition(func, head);
            }
            block = head;
        }
    }

    /// What the end of a block goes by.
    fn condition(&mut self, func: &Function, block: BlockId) {
        func.targets(block).iter().for_each(|&operand| self.value(operand));
    }
}

/// The variable or other value that an address is part of.
fn base(func: &Function, mut address: Value) -> Value {
    while let Some(inst) = address.as_inst()
        && func.insts[inst].op == Opcode::Gep
    {
        address = func.operands(inst)[0];
    }
    address
}
