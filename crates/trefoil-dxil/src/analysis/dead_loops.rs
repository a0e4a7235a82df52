//! Loops that DXIL forbids: those that nothing leaves (`Flow.DeadLoop`), where who enters one hangs the device, and those that are
//! entered at two places (`Flow.Reducible`), which no source of HLSL has.

use crate::kinds;
use crate::options::Target;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{BlockId, Context, Error, Function, Graph, Loc, SideMap};
use trefoil_opt::settled;

/// An error at a loop that DXIL forbids, unless validation is skipped.
pub(crate) fn check(ctx: &Context, func: &Function, graph: &Graph, target: &Target) -> Result<(), Error> {
    if target.codegen.skip_validation || !func.has_backward_edge() {
        return Ok(());
    }
    let cfg = graph.of(func);
    let doms = graph.dominators(func);
    let is_second_way = |&(from, to): &(BlockId, BlockId)| {
        cfg.position[to] <= cfg.position[from] && !doms.dominates(cfg, to, from)
    };
    let edges =
        cfg.order.iter().flat_map(|&from| func.successors(from).into_iter().map(move |to| (from, to)));
    if let Some((from, _)) = edges.into_iter().find(is_second_way) {
        let loc = func.terminator(from).map_or(Loc::NONE, |end| func.loc(end));
        return Err(Error::new(loc, &kinds::IRREDUCIBLE));
    }
    let taken = |block: BlockId| taken(ctx, func, block);
    let ends = reach_an_end(func, cfg, taken);
    if cfg.order.iter().all(|&block| ends[block]) {
        return Ok(());
    }
    let entered = entered(func, cfg, taken);
    match cfg.order.iter().find(|&&block| entered[block] && !ends[block]) {
        Some(&block) => Err(Error::new(place(func, cfg, &ends, block), &kinds::DEAD_LOOP)),
        None => Ok(()),
    }
}

/// The only block that the terminator of a block goes to, where its condition says that.
fn taken(ctx: &Context, func: &Function, block: BlockId) -> Option<BlockId> {
    let &[condition, then, other] = func.targets(block) else { return None };
    let (then, other) = (then.as_block()?, other.as_block()?);
    settled::condition(ctx, func, condition).map(|holds| if holds { then } else { other })
}

/// Which blocks lead to a return or the like.
fn reach_an_end(
    func: &Function,
    cfg: &Cfg,
    taken: impl Fn(BlockId) -> Option<BlockId>,
) -> SideMap<BlockId, bool> {
    let mut ends = SideMap::sized(func.blocks.len(), false);
    let is_end = |&&block: &&BlockId| !func.targets(block).iter().any(|to| to.as_block().is_some());
    let mut work: Vec<BlockId> = cfg.order.iter().filter(is_end).copied().collect();
    work.iter().for_each(|&block| ends[block] = true);
    while let Some(block) = work.pop() {
        for &from in &cfg.preds[block] {
            if !ends[from] && taken(from).is_none_or(|to| to == block) {
                ends[from] = true;
                work.push(from);
            }
        }
    }
    ends
}

/// Which blocks may be entered.
fn entered(func: &Function, cfg: &Cfg, taken: impl Fn(BlockId) -> Option<BlockId>) -> SideMap<BlockId, bool> {
    let mut entered = SideMap::sized(func.blocks.len(), false);
    let mut work: Vec<BlockId> = cfg.order.first().copied().into_iter().collect();
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut entered[block], true) {
            match taken(block) {
                Some(to) => work.push(to),
                None => work.extend(func.successors(block)),
            }
        }
    }
    entered
}

/// A place in the source of what leads to no end, from a block on.
fn place(func: &Function, cfg: &Cfg, ends: &SideMap<BlockId, bool>, from: BlockId) -> Loc {
    let after = cfg.order.iter().skip(cfg.position[from] as usize).filter(|&&block| !ends[block]);
    let mut insts = after.flat_map(|&block| func.blocks[block].insts.iter().rev());
    insts.find_map(|&inst| Some(func.loc(inst)).filter(|&loc| loc != Loc::NONE)).unwrap_or(Loc::NONE)
}
