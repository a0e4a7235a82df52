//! Breaks after operations of the wave: what a loop does on its way out stays in the loop.
//!
//! Without structure a loop is what comes back to its header. A block that ends in `break` does not, so that it is as if it
//! stood after the loop, where the lanes have met again; an operation of the wave in it would be over all of them instead of
//! over those that leave in this round. Such a block gets a way back that is never taken, by a condition that nobody may
//! fold: an element of [`BREAK_CONDITION`], which is zero. Drivers know the variable by its name.
//!
//! Needs the structure beside the graph, and drops that of the loops it changes.

use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Nesting};
use trefoil_ir::{
    BREAK_CONDITION, BlockId, Context, Cursor, Flags, Function, Global, Graph, InstId, IntPredicate,
    IntrinsicClass, Loc, Merge, Opcode, SPACE_PRIVATE, SideMap, TypeId, Value,
};

/// A loop: its header, where it is left to, and the block of its back edge.
struct Loop {
    header: BlockId,
    merge: BlockId,
    cont: BlockId,
}

/// Gives the blocks that leave a loop by a break a way back where an operation of the wave comes before; says whether there
/// were any.
pub(crate) fn run(ctx: &mut Context, func: &mut Function, graph: &Graph) -> bool {
    let found = |&header: &BlockId| match func.blocks[header].merge {
        Merge::Loop { merge, cont, .. } => Some(Loop { header, merge, cont }),
        _ => None,
    };
    let loops: SmallVec<[Loop; 4]> = func.layout.iter().filter_map(found).collect();
    if loops.is_empty() || !func.layout.iter().any(|&block| asks_wave(func, block)) {
        return false;
    }
    let cfg = graph.of(func);
    let nesting = Nesting::new(cfg, graph.dominators(func));
    let mut condition = None;
    for found in &loops {
        let leaving = leaving(func, cfg, &nesting, found);
        if leaving.is_empty() {
            continue;
        }
        let condition = *condition.get_or_insert_with(|| never_goes_on(ctx, func));
        let latch = common_latch(func, found);
        for from in leaving {
            give_way_back(func, found, latch, from, condition);
        }
    }
    condition.is_some()
}

/// Whether a block has an operation over the lanes that come to it.
fn asks_wave(func: &Function, block: BlockId) -> bool {
    let asks = |&inst: &InstId| {
        func.insts[inst].intrinsic().is_some_and(|which| which.info().class == IntrinsicClass::Wave)
    };
    func.blocks[block].insts.iter().any(asks)
}

/// The blocks that leave a loop for its merge, never come back to its header, and follow an operation of the wave that does
/// not either.
fn leaving(func: &Function, cfg: &Cfg, nesting: &Nesting, found: &Loop) -> SmallVec<[BlockId; 4]> {
    let reached = |block: BlockId| cfg.is_reachable(block);
    if !reached(found.cont) || !reached(found.merge) {
        return SmallVec::new();
    }
    let comes_back = coming_back(func, cfg, found);
    let is_inside = |block: BlockId| {
        reached(block)
            && nesting.dominates(cfg, found.header, block)
            && !nesting.dominates(cfg, found.merge, block)
    };
    let mut follows: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    let mut out = SmallVec::new();
    // No way from a block that does not come back goes against the order but those of loops inside.
    let mut work: Vec<BlockId> = (func.layout.iter().copied())
        .filter(|&block| is_inside(block) && !comes_back[block] && asks_wave(func, block))
        .collect();
    while let Some(block) = work.pop() {
        if std::mem::replace(&mut follows[block], true) {
            continue;
        }
        func.for_each_successor(block, |to| {
            if to == found.merge {
                if !out.contains(&block) {
                    out.push(block);
                }
            } else if is_inside(to) {
                work.push(to);
            }
        });
    }
    out
}

/// The blocks of a loop from which its header is reached again.
fn coming_back(func: &Function, cfg: &Cfg, found: &Loop) -> SideMap<BlockId, bool> {
    let mut comes_back: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    comes_back[found.header] = true;
    let mut work = vec![found.cont];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut comes_back[block], true) {
            work.extend(cfg.preds[block].iter().filter(|&&pred| cfg.is_reachable(pred)));
        }
    }
    comes_back
}

/// A condition that always holds, which is known from the variable alone; it is computed once, in the entry.
fn never_goes_on(ctx: &mut Context, func: &mut Function) -> Value {
    let ty = ctx.types.array(TypeId::I32, 1);
    let name = ctx.symbol(BREAK_CONDITION);
    let known = ctx.globals.iter().find(|(_, global)| global.name == name).map(|(id, _)| id);
    let global = known.unwrap_or_else(|| {
        let init = Some(ctx.consts.zero(&ctx.types, ty));
        let (space, loc) = (SPACE_PRIVATE, Loc::NONE);
        ctx.globals.push(Global { name, ty, space, constant: true, init, align: 0, loc })
    });
    let pointer = ctx.globals[global].pointer_type(&ctx.types);
    let zero = ctx.i32(0);
    let entry = func.entry();
    let mut at = Cursor::before_terminator(func, entry);
    let place: Value =
        at.inst(Opcode::Gep, pointer, &[global.into(), zero, zero], ty.as_u32(), Flags::INBOUNDS).into();
    let value: Value = at.inst(Opcode::Load, TypeId::I32, &[place], 0, Flags::NONE).into();
    at.inst(Opcode::ICmp, TypeId::I1, &[value, zero], IntPredicate::Eq as u32, Flags::NONE).into()
}

/// Makes the block through which every way back to the header goes, with a phi for each of the header's: of several back edges
/// some readers would make several loops.
fn common_latch(func: &mut Function, found: &Loop) -> BlockId {
    let latch = block_after(func, found.cont);
    let loc = func.terminator(found.cont).map_or(Loc::NONE, |term| func.loc(term));
    func.rename_targets(found.cont, found.header, latch);
    let phis: SmallVec<[InstId; 8]> = func.phis(found.header).collect();
    for phi in phis {
        let ty = func.insts[phi].ty;
        let mut operands: SmallVec<[Value; 8]> = func.operands(phi).into();
        for pair in operands.chunks_exact_mut(2).filter(|pair| pair[1].as_block() == Some(found.cont)) {
            let back = [pair[0], pair[1]];
            let new = Cursor::at_end(func, latch).at_loc(loc).inst(Opcode::Phi, ty, &back, 0, Flags::NONE);
            (pair[0], pair[1]) = (new.into(), latch.into());
        }
        func.set_operands(phi, &operands);
    }
    Cursor::at_end(func, latch).at_loc(loc).inst(
        Opcode::Br,
        TypeId::VOID,
        &[found.header.into()],
        0,
        Flags::NONE,
    );
    func.blocks[found.header].merge = Merge::None;
    latch
}

/// Puts a block between one that leaves a loop and the loop's merge, from where there is a way to the latch as well.
fn give_way_back(func: &mut Function, found: &Loop, latch: BlockId, from: BlockId, condition: Value) {
    let between = block_after(func, from);
    let loc = func.terminator(from).map_or(Loc::NONE, |term| func.loc(term));
    func.rename_targets(from, found.merge, between);
    func.rename_incoming(found.merge, from, between);
    // What goes round again would be what the round began with.
    let heads: SmallVec<[InstId; 8]> = func.phis(found.header).collect();
    let latches: SmallVec<[InstId; 8]> = func.phis(latch).collect();
    for (head, phi) in heads.into_iter().zip(latches) {
        let mut operands: SmallVec<[Value; 8]> = func.operands(phi).into();
        operands.extend([head.into(), between.into()]);
        func.set_operands(phi, &operands);
    }
    let targets = [condition, found.merge.into(), latch.into()];
    Cursor::at_end(func, between).at_loc(loc).inst(Opcode::Br, TypeId::VOID, &targets, 0, Flags::NONE);
}

/// A block that stands after another one in the layout.
fn block_after(func: &mut Function, block: BlockId) -> BlockId {
    let new = func.new_block();
    func.place_after(block, new);
    new
}
