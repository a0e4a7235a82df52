//! How often each instruction is used, by which kind of operation, and where it stands: counted once, kept by several passes.

use smallvec::SmallVec;
use trefoil_ir::{BlockId, Entity, Function, InstId, Opcode, Value, filled};

/// The uses of the instructions of a function.
#[derive(Debug)]
pub struct Uses(Vec<Use>);

/// The uses of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    /// How often something uses it.
    pub count: u32,
    /// Where it stands.
    pub block: BlockId,
    /// An operation that uses it: the one that does, where only one does.
    pub by: Opcode,
}

/// Of what is in no block.
const UNUSED: Use = Use { count: 0, block: BlockId::from_u32(u32::MAX), by: Opcode::Ret };

impl Uses {
    /// No uses yet, with room for the instructions of a function.
    pub fn none(func: &Function) -> Uses {
        let mut uses = Uses(filled(func.inst_count(), UNUSED));
        let others = func.calls.values().flat_map(|call| &call.bundles).flat_map(|(_, values)| values);
        others.for_each(|&value| uses.add(value, 1, Opcode::Call));
        uses
    }

    /// Counts the uses in a function.
    pub fn of(func: &Function) -> Uses {
        let mut uses = Uses::none(func);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                uses.place(func, inst, block);
            }
        }
        uses
    }

    /// How often an instruction is used.
    #[inline]
    pub fn count(&self, inst: InstId) -> u32 {
        self.get(inst).count
    }

    /// The uses of an instruction; none, and no block, where it is new.
    #[inline]
    pub fn get(&self, inst: InstId) -> Use {
        self.0.get(inst.index()).copied().unwrap_or(UNUSED)
    }

    /// The uses of an instruction, to be changed.
    #[inline]
    pub fn at(&mut self, inst: InstId) -> &mut Use {
        if self.0.len() <= inst.index() {
            self.0.resize(inst.index() + 1, UNUSED);
        }
        &mut self.0[inst.index()]
    }

    /// Notes an instruction of a block and what it uses.
    pub(crate) fn place(&mut self, func: &Function, inst: InstId, block: BlockId) {
        self.at(inst).block = block;
        let by = func.insts[inst].op;
        func.operands(inst).iter().for_each(|&value| self.add(value, 1, by));
    }

    /// So many uses more of a value.
    pub(crate) fn add(&mut self, value: Value, count: u32, by: Opcode) {
        if let Some(inst) = value.as_inst() {
            let of = self.at(inst);
            of.count += count;
            of.by = by;
        }
    }

    /// One use less of a value, and of what only that used.
    pub(crate) fn remove(&mut self, func: &Function, value: Value) {
        let mut open: SmallVec<[Value; 8]> = smallvec::smallvec![value];
        while let Some(value) = open.pop() {
            let Some(inst) = value.as_inst() else { continue };
            let count = &mut self.at(inst).count;
            if *count == 1 && func.insts[inst].op.is_pure() {
                open.extend_from_slice(func.operands(inst));
            }
            *count = count.saturating_sub(1);
        }
    }
}
