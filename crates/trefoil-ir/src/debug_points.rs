//! Where the points are in a function from which variables hold values, once passes have changed it.

use crate::debug::{DebugValue, DebugValues};
use crate::function::Function;
use crate::ids::BlockId;
use crate::opcode::Opcode;
use trefoil_entity::{Entity, SideMap};

impl DebugValues {
    /// The values by block, each with the position in the block's instructions that its point stands before.
    pub fn placed(&self, func: &Function) -> SideMap<BlockId, Vec<(usize, DebugValue)>> {
        let mut of_block: SideMap<BlockId, Vec<(usize, DebugValue)>> = SideMap::with_default(Vec::new());
        for value in &self.list {
            of_block[value.block].push((0, *value));
        }
        // Where each instruction is.
        let mut places = SideMap::sized(func.inst_count(), None);
        for &block in &func.layout {
            for (position, &inst) in func.blocks[block].insts.iter().enumerate() {
                places[inst] = Some((block, position));
            }
        }
        for &block in &func.layout {
            if of_block[block].is_empty() {
                continue;
            }
            let borders = self.borders(func, block);
            let phis = func.phis(block).count();
            let last = func.blocks[block].insts.len().saturating_sub(1);
            let list = &mut of_block[block];
            for (position, value) in list.iter_mut() {
                *position = borders.partition_point(|&border| border <= value.at).clamp(phis, last.max(phis));
                let made = value.value.as_inst().and_then(|inst| places[inst]);
                if let Some((_, made)) = made.filter(|made| made.0 == block) {
                    *position = (*position).max(made + 1);
                }
            }
            list.sort_by_key(|(position, _)| *position);
        }
        of_block
    }

    /// By position in a block, one more than the highest number of an instruction up to there that was there when the
    /// values were recorded: what was recorded before that instruction was made stands before it.
    fn borders(&self, func: &Function, block: BlockId) -> Vec<u32> {
        let mut border = 0;
        let numbers = func.blocks[block].insts.iter().map(|&inst| {
            let number = inst.index() as u32;
            if number < self.known && func.insts[inst].op != Opcode::Alloca {
                border = border.max(number + 1);
            }
            border
        });
        numbers.collect()
    }
}
