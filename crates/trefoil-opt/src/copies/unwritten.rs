//! Memory that is written, but not between the reading of a copy and the uses of it.

use super::{Access, path};
use crate::places::{Object, Place};
use smallvec::SmallVec;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{BlockId, Context, Effect, EntityMap, Function, HashSet, InstId, Opcode, ValueKind};

/// Most instructions that are looked at for one copy.
const MOST: usize = 4096;

/// Whether nothing may write a place between `read`, which is in the block and comes before all of these loads, and those of them
/// whose element is chosen at run time.
pub(super) fn is_unwritten(
    ctx: &Context,
    func: &Function,
    cfg: &Cfg,
    source: &Place,
    (block, read): (BlockId, InstId),
    loads: &[Access],
) -> bool {
    let is_variable = match source.object {
        Object::Local(_) => true,
        Object::Other => matches!(source.base.kind(), ValueKind::Param(_)),
        Object::Global(_) | Object::Constant | Object::Resource(_) => false,
    };
    if !is_variable {
        return false;
    }
    let mut between = Between { ctx, func, source, escapes: None, left: MOST };
    let mut work: SmallVec<[BlockId; 8]> = SmallVec::new();
    for load in loads.iter().filter(|load| path(ctx, func, load.gep).is_none()) {
        let is_near = load.at.block == block;
        if !between.is_clear(load.at.block, is_near.then_some(read), Some(load.inst)) {
            return false;
        }
        if !is_near {
            work.extend_from_slice(&cfg.preds[load.at.block]);
        }
    }
    let mut seen: HashSet<BlockId> = HashSet::default();
    while let Some(at) = work.pop() {
        if !seen.insert(at) {
            continue;
        }
        let first = (at == block).then_some(read);
        if !between.is_clear(at, first, None) {
            return false;
        }
        if first.is_none() {
            work.extend_from_slice(&cfg.preds[at]);
        }
    }
    true
}

/// What may write a place.
struct Between<'a> {
    ctx: &'a Context,
    func: &'a Function,
    source: &'a Place,
    /// The variables whose address goes elsewhere, once that was asked.
    escapes: Option<HashSet<InstId>>,
    /// How many instructions more are looked at.
    left: usize,
}

impl Between<'_> {
    /// Whether nothing in a block writes it, after one instruction and before another where they are given.
    fn is_clear(&mut self, block: BlockId, first: Option<InstId>, last: Option<InstId>) -> bool {
        let insts = &self.func.blocks[block].insts;
        let place = |inst: InstId| insts.iter().position(|&other| other == inst);
        let start = first.and_then(place).map_or(0, |n| n + 1);
        let end = last.and_then(place).unwrap_or(insts.len());
        let Some(insts) = insts.get(start..end) else { return false };
        let Some(left) = self.left.checked_sub(insts.len()) else { return false };
        self.left = left;
        !insts.iter().any(|&inst| self.may_write(inst))
    }

    fn may_write(&mut self, inst: InstId) -> bool {
        let (ctx, func) = (self.ctx, self.func);
        match (func.insts[inst].op, func.operands(inst)) {
            (Opcode::Store, &[_, address]) | (Opcode::AtomicRmw | Opcode::CmpXchg, &[address, ..]) => {
                let written = Place::of(ctx, func, address);
                match (written.object, self.source.object) {
                    (Object::Local(_), _) | (Object::Other, Object::Other) => {
                        written.meets(ctx, func, self.source)
                    }
                    (Object::Global(_) | Object::Resource(_) | Object::Constant, Object::Local(_)) => false,
                    _ => true,
                }
            }
            (Opcode::Call | Opcode::Intrinsic, _) => {
                func.effect(&EntityMap::new(), inst) >= Effect::Write && self.is_passed_on()
            }
            _ => false,
        }
    }

    /// Whether what is called may have the address.
    fn is_passed_on(&mut self) -> bool {
        let Object::Local(of) = self.source.object else { return true };
        self.escapes.get_or_insert_with(|| crate::reloads::escapes(self.func)).contains(&of)
    }
}
