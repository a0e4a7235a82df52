//! Cleaning of control flow: constant branches, blocks that nothing reaches, blocks that only follow one other.
//!
//! With `keep_structure`, the structure beside the graph stays true: merges and continue blocks that nothing reaches are
//! kept as stubs, a scope that nothing leaves early is opened up. Without it, the structure is dropped first (DXIL has
//! none), and more can go.

use crate::forward;
use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::cfg::reachable;
use trefoil_ir::{
    BlockId, Context, Cursor, Entity, Flags, Function, Hint, InstId, Loc, Merge, Opcode, SideMap, TypeId,
    Value, pair_key, sort_by_key,
};

const NO_BLOCK: BlockId = BlockId::from_u32(u32::MAX);

/// Cleans a function; says whether anything changed.
pub fn run(ctx: &mut Context, func: &mut Function, keep_structure: bool) -> bool {
    clean(ctx, func, keep_structure, true)
}

/// Cleans a function that was clean but for what became known of conditions since; says whether anything changed.
pub fn run_again(ctx: &mut Context, func: &mut Function, keep_structure: bool) -> bool {
    clean(ctx, func, keep_structure, false)
}

/// Cleans a function. Where no branch goes, it stops at once, unless it shall `look` closer.
fn clean(ctx: &mut Context, func: &mut Function, keep_structure: bool, mut look: bool) -> bool {
    if !keep_structure && look {
        drop_structure(func);
    }
    let mut changed = false;
    // Whether a scope may have fewer exits than when it was cleaned last.
    let mut fewer = look;
    let (mut is_first, mut forwarded) = (true, false);
    loop {
        let Folded { mut cut, turned } = fold_branches(ctx, func);
        changed |= turned;
        let scopes = if keep_structure && (cut || fewer) { scopes(func) } else { SmallVec::new() };
        if !cut && !look && scopes.is_empty() {
            return changed;
        }
        let mut edges = count_edges(func);
        cut |= open_scopes(func, &scopes, &edges);
        // Only the removal of a branch leaves blocks unreachable or with one predecessor.
        if !cut && !look {
            return changed;
        }
        // Joining and forwarding make no block unreachable.
        let dropped = (cut || is_first) && drop_unreachable(ctx, func);
        is_first = false;
        if dropped {
            edges = count_edges(func);
        }
        let joined = join_blocks(func, &edges);
        // Where nothing else happened, what was forwarded before is all that could be.
        let may_forward = !keep_structure && (cut || dropped || joined || !forwarded);
        forwarded = true;
        look = may_forward && forward::run(func);
        if !(cut || dropped || joined || look) {
            return changed;
        }
        changed = true;
        fewer = cut || dropped;
    }
}

/// Drops the structure; its hints stay with the branches.
fn drop_structure(func: &mut Function) {
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let flags = match func.blocks[block].merge {
            Merge::Selection { hint: Hint::Branch, .. } => Flags::BRANCH,
            Merge::Selection { hint: Hint::Flatten, .. } => Flags::FLATTEN,
            _ => continue,
        };
        if let Some(term) = func.terminator(block).filter(|&term| func.operands(term).len() > 1) {
            func.insts[term].flags = flags;
        }
    }
    for block in func.blocks.values_mut() {
        block.merge = Merge::None;
    }
}

/// What became of the branches of a function.
struct Folded {
    /// Whether there are fewer.
    cut: bool,
    /// Whether a negation has gone from a condition.
    turned: bool,
}

/// Replaces branches and switches with constant conditions.
fn fold_branches(ctx: &Context, func: &mut Function) -> Folded {
    let mut lost = Vec::new();
    let mut folded = Folded { cut: false, turned: false };
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        let Some(term) = func.terminator(block).filter(|&term| func.operands(term).len() > 1) else {
            continue;
        };
        folded.turned |= branch_on_opposite(ctx, func, term);
        let known = known_target(ctx, func, block, term);
        let Some(target) = known.or_else(|| known_case(ctx, func, term)) else { continue };
        func.for_each_successor(block, |to| {
            if to != target {
                lost.push((to, block));
            }
        });
        if known.is_some() {
            func.replace(term, Opcode::Br, TypeId::VOID, &[target.into()], 0, Flags::NONE);
            if matches!(func.blocks[block].merge, Merge::Selection { .. }) {
                func.blocks[block].merge = Merge::None;
            }
        } else {
            // Breaks out of the case still need the merge: a scope is left.
            let value = func.operands(term)[0];
            func.replace(term, Opcode::Switch, TypeId::VOID, &[value, target.into()], 0, Flags::NONE);
        }
        folded.cut = true;
    }
    forget_edges(func, lost);
    folded
}

/// Removes a negation from the condition of a branch by swapping its targets; says whether there was one.
fn branch_on_opposite(ctx: &Context, func: &mut Function, term: InstId) -> bool {
    let &[condition, then, otherwise] = func.operands(term) else { return false };
    let Some(not) = condition.as_inst().filter(|&i| func.insts[i].op == Opcode::Xor) else { return false };
    let &[positive, mask] = func.operands(not) else { return false };
    let is_negated = func.insts[term].op == Opcode::Br && ctx.as_int(mask) == Some(1);
    if is_negated {
        func.set_operands(term, &[positive, otherwise, then]);
    }
    is_negated
}

/// Where a terminator always goes. A scope (a switch with a default alone, and a merge) is left alone.
fn known_target(ctx: &Context, func: &Function, block: BlockId, term: InstId) -> Option<BlockId> {
    let operands = func.operands(term);
    match (func.insts[term].op, operands) {
        (Opcode::Br, [_, then, otherwise]) if then == otherwise => then.as_block(),
        (Opcode::Br, [condition, then, otherwise]) => {
            let taken = if ctx.as_int(*condition)? != 0 { then } else { otherwise };
            taken.as_block()
        }
        (Opcode::Switch, [_, default]) => {
            let is_scope = func.blocks[block].merge != Merge::None;
            if is_scope { None } else { default.as_block() }
        }
        (Opcode::Switch, _) => match func.blocks[block].merge {
            Merge::None => known_case(ctx, func, term),
            Merge::Selection { merge, .. } => known_case(ctx, func, term).filter(|&target| target == merge),
            Merge::Loop { .. } => None,
        },
        _ => None,
    }
}

/// Where a switch of a constant with cases goes.
fn known_case(ctx: &Context, func: &Function, term: InstId) -> Option<BlockId> {
    let [value, default, cases @ ..] = func.operands(term) else { return None };
    if func.insts[term].op != Opcode::Switch || cases.is_empty() {
        return None;
    }
    let value = ctx.as_int(*value)?;
    let hit = cases.chunks_exact(2).find(|c| ctx.as_int(c[0]) == Some(value));
    hit.map_or(*default, |c| c[1]).as_block()
}

/// Takes the entries for edges, each where it goes to and where it comes from, out of phis.
fn forget_edges(func: &mut Function, mut edges: Vec<(BlockId, BlockId)>) {
    sort_by_key(&mut edges, |(to, from)| pair_key(to.as_u32(), from.as_u32()));
    for edges in edges.chunk_by(|a, b| a.0 == b.0) {
        let is_lost = |from: BlockId| edges.binary_search(&(edges[0].0, from)).is_ok();
        let phis: SmallVec<[InstId; 8]> = func.phis(edges[0].0).collect();
        for phi in phis {
            let mut kept: SmallVec<[Value; 8]> = SmallVec::new();
            for pair in func.operands(phi).chunks_exact(2) {
                if !pair[1].as_block().is_some_and(is_lost) {
                    kept.extend_from_slice(pair);
                }
            }
            func.set_operands(phi, &kept);
        }
    }
}

/// The number of edges to each block.
struct Edges(SmallVec<[u32; 16]>);

impl std::ops::Index<BlockId> for Edges {
    type Output = u32;

    fn index(&self, to: BlockId) -> &u32 {
        &self.0[to.index()]
    }
}

fn count_edges(func: &Function) -> Edges {
    let mut edges = SmallVec::from_elem(0, func.blocks.len());
    for &block in &func.layout {
        func.for_each_successor(block, |to| edges[to.index()] += 1);
    }
    Edges(edges)
}

/// The blocks that open scopes.
fn scopes(func: &Function) -> SmallVec<[BlockId; 8]> {
    func.layout.iter().copied().filter(|&block| is_scope(func, block)).collect()
}

/// Removes scopes and constant switches with at most one exit: no early exit needs them.
fn open_scopes(func: &mut Function, scopes: &[BlockId], edges: &Edges) -> bool {
    let mut changed = false;
    for &block in scopes {
        let Merge::Selection { merge, .. } = func.blocks[block].merge else { continue };
        if edges[merge] > 1 {
            continue;
        }
        if let Some(term) = func.terminator(block)
            && let [_, default] = *func.operands(term)
        {
            func.replace(term, Opcode::Br, TypeId::VOID, &[default], 0, Flags::NONE);
            func.blocks[block].merge = Merge::None;
            changed = true;
        }
    }
    changed
}

/// Whether a block opens a scope: ends with a switch that has a default alone, and names a merge.
fn is_scope(func: &Function, block: BlockId) -> bool {
    matches!(func.blocks[block].merge, Merge::Selection { .. })
        && func
            .terminator(block)
            .is_some_and(|term| func.insts[term].op == Opcode::Switch && func.operands(term).len() == 2)
}

/// Drops blocks that nothing reaches; those that a structure names stay as stubs.
fn drop_unreachable(ctx: &mut Context, func: &mut Function) -> bool {
    let (reached, count) = reachable(func);
    if count == func.layout.len() {
        return false;
    }
    #[derive(Clone, Copy, PartialEq)]
    enum Keep {
        No,
        AsMerge,
        AsContinue(BlockId),
    }
    let mut keep: SideMap<BlockId, Keep> = SideMap::sized(func.blocks.len(), Keep::No);
    for &block in func.layout.iter().filter(|&&b| reached[b]) {
        match func.blocks[block].merge {
            Merge::None => {}
            Merge::Selection { merge, .. } => keep[merge] = Keep::AsMerge,
            Merge::Loop { merge, cont, .. } => {
                keep[merge] = Keep::AsMerge;
                keep[cont] = Keep::AsContinue(block);
            }
        }
    }
    let mut lost = Vec::new();
    let mut changed = false;
    for &block in &func.layout.clone() {
        if reached[block] {
            continue;
        }
        let successors = func.successors(block);
        let stays = match keep[block] {
            Keep::No => None,
            Keep::AsMerge => Some((Opcode::Unreachable, None)),
            Keep::AsContinue(header) => Some((Opcode::Br, Some(header))),
        };
        let target = stays.and_then(|s| s.1);
        lost.extend(successors.iter().filter(|&&to| Some(to) != target).map(|&to| (to, block)));
        func.blocks[block].merge = Merge::None;
        let Some((op, target)) = stays else {
            func.blocks[block].insts.clear();
            changed = true;
            continue;
        };
        let is_stub = func.blocks[block].insts.len() == 1
            && func
                .terminator(block)
                .is_some_and(|t| func.insts[t].op == op && func.successors(block).len() <= 1);
        if is_stub && func.successors(block).first().copied() == target {
            continue;
        }
        let operands: SmallVec<[Value; 1]> = target.map(Value::from).into_iter().collect();
        let loc = func.terminator(block).map_or(Loc::NONE, |end| func.loc(end));
        func.blocks[block].insts.clear();
        Cursor::at_end(func, block).at_loc(loc).inst(op, TypeId::VOID, &operands, 0, Flags::NONE);
        if let Some(header) = target {
            undefined_from(ctx, func, block, header, successors.contains(&header));
        }
        changed = true;
    }
    forget_edges(func, lost);
    func.layout.retain(|&b| reached[b] || !func.blocks[b].insts.is_empty());
    changed
}

/// Gives the phis of a header an undefined value from a continue block that nothing reaches.
fn undefined_from(ctx: &mut Context, func: &mut Function, from: BlockId, header: BlockId, has_entry: bool) {
    let phis: SmallVec<[InstId; 8]> = func.phis(header).collect();
    for phi in phis {
        let undef = ctx.undef(func.insts[phi].ty);
        if !has_entry {
            let mut operands: SmallVec<[Value; 8]> = func.operands(phi).into();
            operands.extend([undef, from.into()]);
            func.set_operands(phi, &operands);
            continue;
        }
        for pair in func.operands_mut(phi).chunks_exact_mut(2) {
            if pair[1].as_block() == Some(from) {
                pair[0] = undef;
            }
        }
    }
}

/// Joins a block to the one block that goes to it, when that goes nowhere else and no structure stands between.
fn join_blocks(func: &mut Function, edges: &Edges) -> bool {
    let count = func.blocks.len();
    let mut named: SmallVec<[bool; 32]> = SmallVec::from_elem(false, count);
    for &block in &func.layout {
        match func.blocks[block].merge {
            Merge::None => {}
            Merge::Selection { merge, .. } => named[merge.index()] = true,
            Merge::Loop { merge, cont, .. } => {
                named[merge.index()] = true;
                named[cont.index()] = true;
            }
        }
    }
    let mut into: SideMap<BlockId, BlockId> = SideMap::with_room(count, NO_BLOCK);
    let mut values = Replaced::default();
    let mut changed = false;
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        if func.blocks[block].insts.is_empty() {
            continue;
        }
        while let Some(next) = joined(func, block, edges, &named) {
            take_in(func, block, next, &mut values);
            into[next] = block;
            changed = true;
        }
    }
    if !changed {
        return false;
    }
    func.layout.retain(|&b| !func.blocks[b].insts.is_empty());
    let block_now = |v: Value| match v.as_block() {
        Some(mut b) => {
            while into[b] != NO_BLOCK {
                b = into[b];
            }
            b.into()
        }
        None => v,
    };
    if values.is_empty() {
        func.rewrite_blocks(block_now);
    } else {
        func.rewrite_operands(|v| block_now(values.get(v)));
    }
    true
}

/// The block that can be joined to the end of `block`.
fn joined(func: &Function, block: BlockId, edges: &Edges, named: &[bool]) -> Option<BlockId> {
    let term = func.terminator(block)?;
    if func.insts[term].op != Opcode::Br || func.blocks[block].merge != Merge::None {
        return None;
    }
    let [only] = func.operands(term) else { return None };
    let next = only.as_block()?;
    let is_free = edges[next] == 1 && !named[next.index()] && next != func.entry() && next != block;
    is_free.then_some(next)
}

/// Appends the only successor; its phis, which have one edge, are replaced by their values.
fn take_in(func: &mut Function, block: BlockId, next: BlockId, values: &mut Replaced) {
    let moved = std::mem::take(&mut func.blocks[next].insts);
    func.blocks[block].insts.pop();
    let phis = moved.iter().take_while(|&&inst| func.insts[inst].op == Opcode::Phi).count();
    for &phi in &moved[..phis] {
        match func.operands(phi).first() {
            Some(&value) => _ = values.set(phi, value),
            None => func.blocks[block].insts.push(phi),
        }
    }
    func.blocks[block].insts.extend_from_slice(&moved[phis..]);
    let merge = std::mem::take(&mut func.blocks[next].merge);
    func.blocks[block].merge = merge;
}
