//! Structure as SPIR-V asks for it, where the graph has less.
//!
//! Merge blocks of their own ([`separate`]): SPIR-V lets a block be the merge or continue block of one structure alone, while
//! structures that end together may share one after empty blocks were cleaned away. Continue blocks that reach the header
//! ([`free_continues`]): a pixel that ends there does not, while a body may have been cleaned into its continue block.

use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::{
    BlockId, Cursor, Flags, Function, InstId, Intrinsic, Loc, Merge, Opcode, SideMap, TypeId, Value,
};

/// Gives each structure a merge block of its own. Outer structures stand first in the layout and keep theirs.
pub(crate) fn separate(func: &mut Function) {
    let mut claimed: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    let mut at = 0;
    let mut done: SideMap<BlockId, bool> = SideMap::with_default(false);
    while at < func.layout.len() {
        let head = func.layout[at];
        at += 1;
        if std::mem::replace(&mut done[head], true) {
            continue;
        }
        let (merge, cont) = match func.blocks[head].merge {
            Merge::None => continue,
            Merge::Selection { merge, .. } => (merge, None),
            Merge::Loop { merge, cont, .. } => (merge, Some(cont)),
        };
        let own = if claimed[merge] { split(func, head, merge, &claimed) } else { merge };
        claimed[own] = true;
        if let Some(cont) = cont {
            claimed[cont] = true;
        }
    }
}

/// How deep structures may nest, by SPIR-V's universal limits.
const MAX_NESTING: u32 = 1023;

/// The first structure that nests deeper than SPIR-V allows.
pub(crate) fn too_deep(func: &Function) -> Option<Loc> {
    let heads = func.layout.iter().filter(|&&block| func.blocks[block].merge != Merge::None).count();
    if heads <= MAX_NESTING as usize {
        return None;
    }
    let cfg = Cfg::new(func);
    let doms = Dominators::new(&cfg);
    // The head that a block merges, and the one that it continues.
    let mut merged: SideMap<BlockId, Option<BlockId>> = SideMap::sized(func.blocks.len(), None);
    let mut continued = merged.clone();
    for &head in &func.layout {
        match func.blocks[head].merge {
            Merge::None => {}
            Merge::Selection { merge, .. } => merged[merge] = Some(head),
            Merge::Loop { merge, cont, .. } => {
                merged[merge] = Some(head);
                continued[cont] = Some(head);
            }
        }
    }
    let mut depths: SideMap<BlockId, u32> = SideMap::sized(func.blocks.len(), 0);
    // Dominators stand first; what nothing reaches, such as the merge block of a loop that never ends, is in no structure.
    for &block in &cfg.order {
        let above = doms.idom[block];
        let is_head = above != block && func.blocks[above].merge != Merge::None;
        depths[block] = match (merged[block], continued[block]) {
            (Some(head), _) => depths[head],
            (None, Some(head)) if head != block => depths[head] + 1,
            _ if block == func.entry() => 0,
            _ => depths[above] + u32::from(is_head),
        };
        if depths[block] > MAX_NESTING {
            return Some(func.terminator(above).map_or(Loc::NONE, |end| func.loc(end)));
        }
    }
    None
}

/// Makes a block between the structure that `head` opens and the merge block it shares.
fn split(func: &mut Function, head: BlockId, shared: BlockId, claimed: &SideMap<BlockId, bool>) -> BlockId {
    let own = func.new_block();
    let inside = inside(func, head, claimed);
    let mut came_from: SmallVec<[BlockId; 4]> = SmallVec::new();
    for &block in &inside {
        redirect_merge(&mut func.blocks[block].merge, shared, own);
        if func.rename_targets(block, shared, own) {
            came_from.push(block);
        }
    }
    let loc = func.terminator(head).map_or(Loc::NONE, |end| func.loc(end));
    if came_from.is_empty() {
        Cursor::at_end(func, own).at_loc(loc).inst(Opcode::Unreachable, TypeId::VOID, &[], 0, Flags::NONE);
    } else {
        let phis: SmallVec<[InstId; 8]> = func.phis(shared).collect();
        for phi in phis {
            move_incoming(func, phi, &came_from, own);
        }
        let to = [shared.into()];
        Cursor::at_end(func, own).at_loc(loc).inst(Opcode::Br, TypeId::VOID, &to, 0, Flags::NONE);
    }
    // A shared block that nothing else reaches is in no layout yet still named: its own block then goes last.
    let place = func.layout.iter().position(|&b| b == shared).unwrap_or(func.layout.len());
    func.layout.insert(place, own);
    own
}

fn redirect_merge(merge: &mut Merge, from: BlockId, to: BlockId) {
    if let Merge::Selection { merge, .. } | Merge::Loop { merge, .. } = merge
        && *merge == from
    {
        *merge = to;
    }
}

/// The blocks of a structure: those its head leads to ahead of where structures around it end.
fn inside(func: &Function, head: BlockId, claimed: &SideMap<BlockId, bool>) -> Vec<BlockId> {
    let mut seen: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    seen[head] = true;
    let mut found = vec![head];
    let mut next = 0;
    while next < found.len() {
        let block = found[next];
        next += 1;
        func.for_each_successor(block, |s| {
            if !seen[s] && !claimed[s] {
                seen[s] = true;
                found.push(s);
            }
        });
    }
    found
}

/// Takes what a phi gets from some blocks into a phi of the block between, which it then gets it from.
fn move_incoming(func: &mut Function, phi: InstId, from: &[BlockId], own: BlockId) {
    let (mut stay, mut go): (SmallVec<[Value; 8]>, SmallVec<[Value; 8]>) = Default::default();
    for pair in func.operands(phi).chunks_exact(2) {
        let moved = pair[1].as_block().is_some_and(|b| from.contains(&b));
        if moved { &mut go } else { &mut stay }.extend_from_slice(pair);
    }
    let ty = func.insts[phi].ty;
    let new = Cursor::at_end(func, own).at_inst(phi).inst(Opcode::Phi, ty, &go, 0, Flags::NONE);
    stay.extend([Value::from(new), own.into()]);
    func.set_operands(phi, &stay);
}

/// Splits continue blocks after the discards in them, so that what is left of them always reaches its header. False when a
/// discard cannot be taken out: what continues the loop from elsewhere, or a branch within it, is in the way.
pub(crate) fn free_continues(func: &mut Function) -> bool {
    let mut at = 0;
    while at < func.layout.len() {
        let head = func.layout[at];
        at += 1;
        let Merge::Loop { cont, .. } = func.blocks[head].merge else { continue };
        let Some(last) = last_discard(func, cont) else {
            if continues_with_discard(func, cont, head) {
                return false;
            }
            continue;
        };
        let mut entered = 0;
        for &block in &func.layout {
            func.for_each_successor(block, |s| entered += u32::from(s == cont));
        }
        let goes_back = cont == head || reaches_only(func, cont, head);
        if !goes_back || cont != head && entered != 1 {
            return false;
        }
        split_after(func, head, cont, last);
    }
    true
}

/// Where in a block its last discard stands.
fn last_discard(func: &Function, block: BlockId) -> Option<usize> {
    let insts = &func.blocks[block].insts;
    insts.iter().rposition(|&inst| func.insts[inst].is_intrinsic(Intrinsic::Discard))
}

/// Whether a block leads to the header and to where the loop ends, and nowhere else.
fn reaches_only(func: &Function, block: BlockId, head: BlockId) -> bool {
    let Merge::Loop { merge, .. } = func.blocks[head].merge else { return false };
    let mut only = true;
    func.for_each_successor(block, |s| only &= s == head || s == merge);
    only
}

/// Whether a discard stands in the blocks that lead from a continue block to the header.
fn continues_with_discard(func: &Function, cont: BlockId, head: BlockId) -> bool {
    let mut seen: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    let mut left = vec![cont];
    while let Some(block) = left.pop() {
        if block == head || std::mem::replace(&mut seen[block], true) {
            continue;
        }
        if last_discard(func, block).is_some() {
            return true;
        }
        let merge = func.blocks[head].merge;
        func.for_each_successor(block, |s| {
            if !matches!(merge, Merge::Loop { merge, .. } if merge == s) {
                left.push(s);
            }
        });
    }
    false
}

/// Moves what follows an instruction of a continue block into a block of its own, which continues the loop.
fn split_after(func: &mut Function, head: BlockId, cont: BlockId, last: usize) {
    let rest = func.new_block();
    let mut successors: SmallVec<[BlockId; 2]> = SmallVec::new();
    func.for_each_successor(cont, |s| successors.push(s));
    let moved = func.blocks[cont].insts.split_off(last + 1);
    func.blocks[rest].insts = moved;
    for block in successors {
        func.rename_incoming(block, cont, rest);
    }
    if let Merge::Loop { cont, .. } = &mut func.blocks[head].merge {
        *cont = rest;
    }
    let loc = func.terminator(rest).map_or(Loc::NONE, |end| func.loc(end));
    Cursor::at_end(func, cont).at_loc(loc).inst(Opcode::Br, TypeId::VOID, &[rest.into()], 0, Flags::NONE);
    func.place_after(cont, rest);
}
