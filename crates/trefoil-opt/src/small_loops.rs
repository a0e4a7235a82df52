//! Loops of few blocks, for the passes that ask what a loop leaves behind.

use smallvec::SmallVec;
use trefoil_ir::{BlockId, Effect, EntityMap, Function};

/// Most blocks of such a loop.
pub(crate) const MOST_BLOCKS: usize = 16;

/// The blocks of a loop from its header to its merge block; none where it has many, or ends otherwise than there.
pub(crate) fn blocks(
    func: &Function,
    header: BlockId,
    merge: BlockId,
) -> Option<SmallVec<[BlockId; MOST_BLOCKS]>> {
    let mut blocks: SmallVec<[BlockId; MOST_BLOCKS]> = SmallVec::new();
    let mut work: SmallVec<[BlockId; 8]> = SmallVec::from_slice(&[header]);
    while let Some(block) = work.pop() {
        if block == merge || blocks.contains(&block) {
            continue;
        }
        let before = work.len();
        func.for_each_successor(block, |to| work.push(to));
        if work.len() == before || blocks.len() == MOST_BLOCKS {
            return None;
        }
        blocks.push(block);
    }
    Some(blocks)
}

/// Whether nothing but what it computes is left of what stands in these blocks.
pub(crate) fn is_idle(func: &Function, blocks: &[BlockId]) -> bool {
    blocks.iter().flat_map(|&block| &func.blocks[block].insts).all(|&inst| {
        func.insts[inst].op.is_terminator() || func.effect(&EntityMap::new(), inst) < Effect::Write
    })
}
