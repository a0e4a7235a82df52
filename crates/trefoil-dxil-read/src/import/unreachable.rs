//! Edges that are never taken: optimisers mark with `unreachable` the default of a switch whose cases are all there is, and what
//! follows a loop without end. DXIL has no such block.

use smallvec::SmallVec;
use trefoil_ir::cfg::Cfg;
use trefoil_ir::{BlockId, Flags, FuncId, Function, Intrinsic, Opcode, SideMap, TypeId, Value};

/// Removes the edges to blocks that end in `unreachable`; a block that has no other edge returns, with
/// `result` where the function gives something. The block of a call that does not
/// return, as one that ends an any-hit shader, stays as it is.
pub(crate) fn run(func: &mut Function, result: Option<Value>, is_operation: impl Fn(FuncId) -> bool) {
    let ends_dead = |&block: &BlockId| {
        func.terminator(block).is_some_and(|term| func.insts[term].op == Opcode::Unreachable)
            && returns(func, block, &is_operation)
    };
    let mut work: Vec<BlockId> = func.layout.iter().copied().filter(ends_dead).collect();
    if work.is_empty() {
        return;
    }
    let mut dead: SideMap<BlockId, bool> = SideMap::sized(func.blocks.len(), false);
    work.iter().for_each(|&block| dead[block] = true);
    let cfg = Cfg::new(func);
    while let Some(block) = work.pop() {
        for &before in &cfg.preds[block] {
            if !dead[before] && returns(func, before, &is_operation) && !redirect(func, before, &dead) {
                dead[before] = true;
                work.push(before);
            }
        }
    }
    for block in func.layout.clone() {
        if let Some(term) = func.terminator(block).filter(|_| dead[block]) {
            func.replace(term, Opcode::Ret, TypeId::VOID, result.as_slice(), 0, Flags::NONE);
        }
    }
    func.layout = trefoil_ir::cfg::dominance_order(func);
    let (reached, _) = trefoil_ir::cfg::reachable(func);
    func.layout.retain(|&block| reached[block]);
    for block in func.layout.clone() {
        for phi in func.phis(block).collect::<SmallVec<[_; 8]>>() {
            let kept: SmallVec<[Value; 8]> = func
                .operands(phi)
                .chunks_exact(2)
                .filter(|pair| pair[1].as_block().is_none_or(|from| reached[from]))
                .flatten()
                .copied()
                .collect();
            func.set_operands(phi, &kept);
        }
    }
}

/// Whether every call of a block returns: those of operations that are still calls do.
fn returns(func: &Function, block: BlockId, is_operation: &impl Fn(FuncId) -> bool) -> bool {
    func.blocks[block].insts.iter().all(|&id| {
        let inst = &func.insts[id];
        let ends = [Intrinsic::IgnoreHit, Intrinsic::AcceptHit];
        let callee = || func.operands(id).last().and_then(|v| v.as_func());
        (inst.op != Opcode::Call || callee().is_some_and(is_operation))
            && !ends.into_iter().any(|which| inst.is_intrinsic(which))
    })
}

/// Lets a block go only to blocks that are not dead; `false` when it goes to none.
fn redirect(func: &mut Function, block: BlockId, dead: &SideMap<BlockId, bool>) -> bool {
    let Some(term) = func.terminator(block) else { return true };
    let is_dead = |v: &Value| v.as_block().is_some_and(|to| dead[to]);
    let operands: SmallVec<[Value; 8]> = func.operands(term).into();
    match (func.insts[term].op, &operands[..]) {
        (Opcode::Br, &[_, then, other]) if !(is_dead(&then) && is_dead(&other)) => {
            let to = if is_dead(&then) { other } else { then };
            func.replace(term, Opcode::Br, TypeId::VOID, &[to], 0, Flags::NONE);
            true
        }
        (Opcode::Switch, &[value, default, ref cases @ ..]) => {
            let mut kept: SmallVec<[Value; 8]> =
                cases.chunks_exact(2).filter(|case| !is_dead(&case[1])).flatten().copied().collect();
            let default = match is_dead(&default) {
                // The last case holds then for all that is left.
                true => match kept.pop() {
                    Some(last) => {
                        kept.pop();
                        last
                    }
                    None => return false,
                },
                false => default,
            };
            let mut operands: SmallVec<[Value; 8]> = smallvec::smallvec![value, default];
            operands.append(&mut kept);
            func.set_operands(term, &operands);
            true
        }
        _ => false,
    }
}
