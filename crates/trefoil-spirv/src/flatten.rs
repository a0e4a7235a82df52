//! Run-time indices of arrays whose elements have variables of their own (`-fspv-flatten-resource-arrays`).
//!
//! What reads or writes through such an index is done in a switch over the index, with a case for each element. Beyond the
//! array nothing is done, and what is read is zero, as with DXC. Cost: an access is copied as often as the array is long;
//! [`MAX_COPIES`] bounds the copies, and an access that stays as it was is an error where it is lowered.

use crate::options::Options;
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Cursor, Flags, Function, Hint, InstId, Intrinsic, Loc, Merge, Opcode, SideMap, TypeId,
    Value,
};

/// Most accesses that are made of others.
const MAX_COPIES: u64 = 1 << 16;

/// Makes a switch of each access through a run-time index of an array whose elements are apart.
pub(crate) fn choose(ctx: &mut Context, func: &mut Function, options: &Options) {
    if !options.flatten_arrays {
        return;
    }
    let (mut at, mut copies) = (0, 0);
    while at < func.layout.len() {
        let block = func.layout[at];
        at += 1;
        // What follows an access goes on in a block that comes later.
        let found = func.blocks[block].insts.iter().enumerate().find_map(|(place, &inst)| {
            let handle = (!is_address(func, inst)).then(|| chosen(ctx, func, inst))??;
            Some((place, handle))
        });
        let Some((place, handle)) = found else { continue };
        copies += u64::from(length(ctx, func, handle).unwrap_or(0));
        if copies > MAX_COPIES {
            break;
        }
        if let Some(rest) = split(func, block, place) {
            switch(ctx, func, (block, rest), handle);
        }
    }
    if copies > 0 {
        drop_unused(func);
    }
}

/// Drops the addresses that nothing goes through any more.
fn drop_unused(func: &mut Function) {
    let mut uses: SideMap<InstId, u32> = SideMap::sized(func.insts.len(), 0);
    let operands = |func: &Function, inst: InstId| -> SmallVec<[InstId; 8]> {
        func.operands(inst).iter().filter_map(|operand| operand.as_inst()).collect()
    };
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            operands(func, inst).into_iter().for_each(|of| uses[of] += 1);
        }
    }
    // From the end, since an address goes through those before it.
    for at in (0..func.layout.len()).rev() {
        let block = func.layout[at];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        let mut kept = Vec::with_capacity(insts.len());
        while let Some(inst) = insts.pop() {
            if is_address(func, inst) && uses[inst] == 0 {
                operands(func, inst).into_iter().for_each(|of| uses[of] -= 1);
            } else {
                kept.push(inst);
            }
        }
        kept.reverse();
        func.blocks[block].insts = kept;
    }
}

/// Whether an instruction only says where something is.
fn is_address(func: &Function, inst: InstId) -> bool {
    let i = &func.insts[inst];
    i.op == Opcode::Gep || i.is_intrinsic(Intrinsic::Handle) || i.is_intrinsic(Intrinsic::GetPointer)
}

/// The handle that an instruction goes through whose index is to be chosen, if there is one.
fn chosen(ctx: &Context, func: &Function, inst: InstId) -> Option<InstId> {
    func.operands(inst).iter().filter_map(|operand| operand.as_inst()).find_map(|of| {
        match length(ctx, func, of) {
            Some(_) => Some(of),
            None if is_address(func, of) => chosen(ctx, func, of),
            None => None,
        }
    })
}

/// How many elements the array has of which an instruction is a handle with a run-time index.
fn length(ctx: &Context, func: &Function, inst: InstId) -> Option<u32> {
    if !func.insts[inst].is_intrinsic(Intrinsic::Handle) {
        return None;
    }
    let &[resource, index, ..] = func.operands(inst) else { return None };
    let row = &ctx.resources[ctx.resource_id(resource)?];
    let is_array = !matches!(row.count, 0 | u32::MAX) && !row.dimensions.is_empty();
    (is_array && index.as_const().is_none()).then_some(row.count)
}

/// Splits a block so that one of its instructions begins a block of its own: that block. None where the loop that the block
/// heads or continues would lose its shape.
fn split(func: &mut Function, block: BlockId, place: usize) -> Option<BlockId> {
    let merge = func.blocks[block].merge;
    let continued = func.layout.iter().copied().find(|&head| match func.blocks[head].merge {
        Merge::Loop { cont, .. } => cont == block,
        Merge::None | Merge::Selection { .. } => false,
    });
    if continued == Some(block) {
        return None;
    }
    if let Some(head) = continued {
        // What is left of the block no longer continues the loop: nothing else may go there to do so.
        let entered: usize = func.layout.iter().map(|&from| func.edges(from, block)).sum();
        if entered != 1 {
            return None;
        }
        let rest = func.new_block();
        let Merge::Loop { cont, .. } = &mut func.blocks[head].merge else { return None };
        *cont = rest;
        move_tail(func, (block, rest), place);
        return Some(rest);
    }
    if let Merge::Loop { .. } = merge {
        // A header keeps its phis and its structure, and leads to what else was in it.
        let phis = func.phis(block).count();
        let body = func.new_block();
        move_tail(func, (block, body), phis);
        func.blocks[body].merge = Merge::None;
        func.blocks[block].merge = merge;
        let loc = func.blocks[body].insts.first().map_or(Loc::NONE, |&inst| func.loc(inst));
        Cursor::at_end(func, block).at_loc(loc).inst(
            Opcode::Br,
            TypeId::VOID,
            &[body.into()],
            0,
            Flags::NONE,
        );
        return None;
    }
    let rest = func.new_block();
    move_tail(func, (block, rest), place);
    Some(rest)
}

/// Moves the instructions of a block from a place on into another, which comes next in the layout and leads where the block led.
fn move_tail(func: &mut Function, (block, rest): (BlockId, BlockId), place: usize) {
    let successors = func.successors(block);
    func.blocks[rest].insts = func.blocks[block].insts.split_off(place);
    func.blocks[rest].merge = std::mem::take(&mut func.blocks[block].merge);
    for to in successors {
        func.rename_incoming(to, block, rest);
    }
    func.place_after(block, rest);
}

/// Ends a block with a switch over a handle's index. The first instruction of `rest` is done in a case for each element, and
/// what it gave is a phi.
fn switch(ctx: &mut Context, func: &mut Function, (block, rest): (BlockId, BlockId), handle: InstId) {
    let access = func.blocks[rest].insts[0];
    let (index, ty, loc) = (func.operands(handle)[1], func.insts[access].ty, func.loc(access));
    let index_ty = func.value_type(ctx, index);
    let mut targets: Vec<Value> = vec![index, rest.into()];
    let mut results: Vec<Value> = Vec::new();
    let place = func.layout.iter().position(|&b| b == rest).unwrap_or(func.layout.len());
    for element in 0..length(ctx, func, handle).unwrap_or(0) {
        let case = func.new_block();
        let number = ctx.int(index_ty, u64::from(element));
        let copied = copy(func, case, access, (handle, number));
        Cursor::at_end(func, case).at_loc(loc).inst(Opcode::Br, TypeId::VOID, &[rest.into()], 0, Flags::NONE);
        func.layout.insert(place + element as usize, case);
        targets.extend([number, case.into()]);
        results.extend([copied, case.into()]);
    }
    Cursor::at_end(func, block).at_loc(loc).inst(Opcode::Switch, TypeId::VOID, &targets, 0, Flags::NONE);
    func.blocks[block].merge = Merge::Selection { merge: rest, hint: Hint::None };
    if ty == TypeId::VOID {
        func.blocks[rest].insts.remove(0);
        return;
    }
    results.extend([ctx.zero(ty), block.into()]);
    func.replace(access, Opcode::Phi, ty, &results, 0, Flags::NONE);
}

/// Copies an instruction to the end of a block, with the addresses that it goes through, for another index of a handle.
fn copy(func: &mut Function, block: BlockId, inst: InstId, of: (InstId, Value)) -> Value {
    let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(func.operands(inst));
    if inst == of.0 {
        operands[1] = of.1;
    } else {
        for operand in &mut operands {
            if let Some(address) = operand.as_inst().filter(|&address| is_address(func, address)) {
                *operand = copy(func, block, address, of);
            }
        }
    }
    let i = func.insts[inst];
    Cursor::at_end(func, block).at_inst(inst).inst(i.op, i.ty, &operands, i.data, i.flags).into()
}
