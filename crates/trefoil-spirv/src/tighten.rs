//! Fewer blocks, where SPIR-V's structure does without them.
//!
//! A loop's header takes in the block after it ([`join_headers`]), which ends the loop or goes into its body; a body of one block is
//! its own continue block ([`join_continues`]); and a branch goes past a block that only branches on ([`skip_empty`]).

use smallvec::SmallVec;
use trefoil_ir::{BlockId, Function, InstId, Intrinsic, Merge, Opcode, SideMap};

/// How each block is reached and named.
struct Roles {
    /// How many edges lead to it.
    entered: SideMap<BlockId, u32>,
    /// Whether a structure ends or continues there.
    named: SideMap<BlockId, bool>,
}

impl Roles {
    fn of(func: &Function) -> Roles {
        let count = func.blocks.len();
        let mut roles = Roles { entered: SideMap::sized(count, 0), named: SideMap::sized(count, false) };
        for &block in &func.layout {
            func.for_each_successor(block, |s| roles.entered[s] += 1);
            match func.blocks[block].merge {
                Merge::None => {}
                Merge::Selection { merge, .. } => roles.named[merge] = true,
                Merge::Loop { merge, cont, .. } => {
                    roles.named[merge] = true;
                    roles.named[cont] = true;
                }
            }
        }
        roles
    }
}

/// Lets each loop's header end as the block does that it leads to, where nothing else leads there.
pub(crate) fn join_headers(func: &mut Function) {
    if !has_loop(func) {
        return;
    }
    let roles = Roles::of(func);
    let heads: SmallVec<[BlockId; 8]> = loops(func).collect();
    let mut joined = Joined::default();
    for head in heads {
        let Some(next) = only_successor(func, head) else { continue };
        let plain = func.blocks[next].merge == Merge::None && ends_in_branch(func, next);
        if plain
            && roles.entered[next] == 1
            && !roles.named[next]
            && may_move(func, next)
            && may_move(func, head)
        {
            joined.append(func, head, next);
        }
    }
    joined.finish(func);
}

/// Lets a loop's body be its continue block, where it is one block that leads there alone.
pub(crate) fn join_continues(func: &mut Function) {
    if !has_loop(func) {
        return;
    }
    let roles = Roles::of(func);
    let heads: SmallVec<[BlockId; 8]> = loops(func).collect();
    let mut joined = Joined::default();
    for head in heads {
        let Merge::Loop { merge, cont, .. } = func.blocks[head].merge else { continue };
        let mut body = None;
        let mut others = 0;
        func.for_each_successor(head, |s| {
            if s != merge {
                body = Some(s);
                others += 1;
            }
        });
        let Some(body) = body.filter(|&body| others == 1 && body != cont && body != head) else { continue };
        let leads_there =
            only_successor(func, body) == Some(cont) && only_successor(func, cont) == Some(head);
        let alone = roles.entered[body] == 1 && roles.entered[cont] == 1 && !roles.named[body];
        let plain = [body, cont].iter().all(|&b| func.blocks[b].merge == Merge::None && may_move(func, b));
        if leads_there && alone && plain && func.phis(body).next().is_none() {
            joined.append(func, body, cont);
            if let Merge::Loop { cont, .. } = &mut func.blocks[head].merge {
                *cont = body;
            }
        }
    }
    joined.finish(func);
}

/// Lets conditional branches go past blocks that only branch on.
pub(crate) fn skip_empty(func: &mut Function) {
    let is_empty = |func: &Function, block: BlockId| func.blocks[block].insts.len() == 1;
    if !func.layout.iter().any(|&block| is_empty(func, block) && only_successor(func, block).is_some()) {
        return;
    }
    let roles = Roles::of(func);
    // What is gone past, and by which block; phis are told at the end, each once.
    let mut gone: SideMap<BlockId, Option<BlockId>> = SideMap::with_default(None);
    let mut ends = Vec::new();
    for at in 0..func.layout.len() {
        let from = func.layout[at];
        let Some(end) = func.terminator(from) else { continue };
        let targets: SmallVec<[BlockId; 2]> = match *func.operands(end) {
            [_, then, otherwise] if func.insts[end].op == Opcode::Br => {
                [then, otherwise].iter().filter_map(|v| v.as_block()).collect()
            }
            _ => continue,
        };
        for &empty in &targets {
            let alone =
                roles.entered[empty] == 1 && !roles.named[empty] && func.blocks[empty].merge == Merge::None;
            if !alone || !is_empty(func, empty) {
                continue;
            }
            let Some(to) = only_successor(func, empty) else { continue };
            let mut reaches = false;
            func.for_each_successor(from, |s| reaches |= s == to);
            if reaches || to == from {
                continue;
            }
            func.rename_targets(from, empty, to);
            ends.push(to);
            gone[empty] = Some(from);
        }
    }
    ends.sort_unstable();
    ends.dedup();
    for to in ends {
        let phis: SmallVec<[InstId; 8]> = func.phis(to).collect();
        for phi in phis {
            for value in func.operands_mut(phi) {
                if let Some(from) = value.as_block().and_then(|block| gone[block]) {
                    *value = from.into();
                }
            }
        }
    }
    func.layout.retain(|&block| gone[block].is_none());
}

fn has_loop(func: &Function) -> bool {
    loops(func).next().is_some()
}

fn loops(func: &Function) -> impl Iterator<Item = BlockId> + '_ {
    func.layout.iter().copied().filter(|&block| matches!(func.blocks[block].merge, Merge::Loop { .. }))
}

/// Where an unconditional branch leads that ends a block.
fn only_successor(func: &Function, block: BlockId) -> Option<BlockId> {
    let end = func.terminator(block)?;
    match *func.operands(end) {
        [to] if func.insts[end].op == Opcode::Br => to.as_block(),
        _ => None,
    }
}

fn ends_in_branch(func: &Function, block: BlockId) -> bool {
    func.terminator(block).is_some_and(|end| func.insts[end].op == Opcode::Br)
}

/// Whether nothing in a block becomes several blocks.
fn may_move(func: &Function, block: BlockId) -> bool {
    let splits = |inst: &InstId| {
        let inst = func.insts[*inst];
        inst.is_intrinsic(Intrinsic::Discard) || inst.is_intrinsic(Intrinsic::DispatchMesh)
    };
    !func.blocks[block].insts.iter().any(splits)
}

/// The blocks that went into others, each with the one that it is part of now. None of these goes on into a third.
#[derive(Default)]
struct Joined {
    any: bool,
    into: SideMap<BlockId, Option<BlockId>>,
}

impl Joined {
    /// Moves what a block does to the end of the only one that leads there.
    fn append(&mut self, func: &mut Function, to: BlockId, from: BlockId) {
        let mut successors: SmallVec<[BlockId; 2]> = SmallVec::new();
        func.for_each_successor(from, |s| successors.push(s));
        let moved = std::mem::take(&mut func.blocks[from].insts);
        let insts = &mut func.blocks[to].insts;
        insts.pop();
        insts.extend(moved);
        for block in successors {
            func.rename_incoming(block, from, to);
        }
        self.any = true;
        self.into[from] = Some(to);
    }

    /// Takes the blocks that are empty now out of the function.
    fn finish(self, func: &mut Function) {
        if !self.any {
            return;
        }
        if let Some(debug) = &mut func.debug {
            debug
                .rewrite(|value| value.as_block().and_then(|from| self.into[from]).map_or(value, Into::into));
        }
        func.layout.retain(|&block| self.into[block].is_none());
    }
}
