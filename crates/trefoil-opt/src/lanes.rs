//! Loops that count in a lane of a vector: before they are written out, each lane is a value of its own.
//!
//! The vector's other lanes may hold anything, so that the vector is no constant where the lane is one.

use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Flags, Function, HashMap, HashSet, Hint, InstId, Merge, Opcode, Type, Value,
};

/// Most instructions that the test of an exit is followed through.
const SLICE: usize = 64;
/// Longer vectors are not counted in.
const MAX_LANES: u32 = 4;

/// Takes vectors apart that the tests of loops with `[unroll]` look into; says whether there were any.
pub(crate) fn split(ctx: &mut Context, func: &mut Function) -> bool {
    let mut merges: HashSet<BlockId> = HashSet::default();
    let mut candidates: HashSet<InstId> = HashSet::default();
    for &header in &func.layout {
        let Merge::Loop { merge, cont, hint: Hint::Unroll(_) } = func.blocks[header].merge else { continue };
        let found = func.phis(header).filter(|&phi| {
            let is_vector =
                matches!(*ctx.types.get(func.insts[phi].ty), Type::Vector { len, .. } if len <= MAX_LANES);
            let mut first = func.operands(phi).chunks_exact(2).filter(|pair| pair[1] != cont.into());
            is_vector && first.any(|pair| pair[0].as_const().is_none())
        });
        let before = candidates.len();
        candidates.extend(found);
        if candidates.len() > before {
            merges.insert(merge);
        }
    }
    if candidates.is_empty() {
        return false;
    }
    let counted = tested(func, &merges, &candidates);
    let mut wholes: HashMap<InstId, Value> = HashMap::default();
    for &(block, phi) in &counted {
        split_phi(ctx, func, block, phi, &mut wholes);
    }
    if wholes.is_empty() {
        return false;
    }
    func.rewrite_operands(|v| v.as_inst().and_then(|inst| wholes.get(&inst).copied()).unwrap_or(v));
    true
}

/// Those of the phis that the exits of loops depend on, with their blocks.
fn tested(
    func: &Function,
    merges: &HashSet<BlockId>,
    candidates: &HashSet<InstId>,
) -> Vec<(BlockId, InstId)> {
    let mut found: HashSet<InstId> = HashSet::default();
    for &block in &func.layout {
        let leaves = func.successors(block).iter().any(|to| merges.contains(to));
        let Some(test) = func.terminator(block).filter(|_| leaves) else { continue };
        let mut seen: HashSet<InstId> = HashSet::default();
        let mut stack: SmallVec<[Value; 8]> = func.operands(test).iter().take(1).copied().collect();
        while let Some(value) = stack.pop() {
            let Some(inst) = value.as_inst().filter(|_| seen.len() < SLICE) else { continue };
            if !seen.insert(inst) {
                continue;
            }
            if candidates.contains(&inst) {
                found.insert(inst);
            } else if func.insts[inst].op != Opcode::Phi {
                stack.extend(func.operands(inst).iter().copied());
            }
        }
    }
    let all = func.layout.iter().flat_map(|&block| func.phis(block).map(move |phi| (block, phi)));
    all.filter(|(_, phi)| found.contains(phi)).collect()
}

/// A phi for each lane, and the vector of them, which is to stand for the phi.
fn split_phi(
    ctx: &mut Context,
    func: &mut Function,
    block: BlockId,
    phi: InstId,
    wholes: &mut HashMap<InstId, Value>,
) {
    let (ty, loc) = (func.insts[phi].ty, func.loc(phi));
    let Type::Vector { elem, len } = *ctx.types.get(ty) else { return };
    let incoming: SmallVec<[(Value, BlockId); 2]> =
        func.operands(phi).chunks_exact(2).filter_map(|pair| Some((pair[0], pair[1].as_block()?))).collect();
    let mut whole: Value = ctx.undef(ty);
    let (mut phis, mut inserts): (SmallVec<[InstId; 4]>, SmallVec<[InstId; 4]>) = Default::default();
    for lane in 0..len {
        let index = ctx.i32(lane);
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        for &(value, from) in &incoming {
            let part = func.detached(loc, Opcode::ExtractElement, elem, &[value, index], 0, Flags::NONE);
            let insts = &mut func.blocks[from].insts;
            insts.insert(insts.len().saturating_sub(1), part);
            operands.extend([part.into(), from.into()]);
        }
        let own = func.detached(loc, Opcode::Phi, elem, &operands, 0, Flags::NONE);
        let insert =
            func.detached(loc, Opcode::InsertElement, ty, &[whole, own.into(), index], 0, Flags::NONE);
        whole = insert.into();
        phis.push(own);
        inserts.push(insert);
    }
    wholes.insert(phi, whole);
    let count = func.phis(block).count();
    let insts = &mut func.blocks[block].insts;
    insts.splice(count..count, inserts);
    if let Some(at) = insts.iter().position(|&inst| inst == phi) {
        insts.splice(at..=at, phis);
    }
}
