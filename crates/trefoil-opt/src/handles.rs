//! Handles: once all is known that can be known, each use of a resource names one variable. What is still chosen at run
//! time, or lies in memory, is an error of the source, the same for every target; but what is chosen among the elements of
//! one array, or of a heap, is an index chosen at run time.

use crate::kinds;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Error, Flags, Function, InstId, Intrinsic, Loc, Opcode, SideMap, TypeId, Value,
};

/// Most choices between handles that are looked into.
const MAX_CHOICES: usize = 256;

/// What all handles that a choice may give have in common.
#[derive(Clone, Copy, PartialEq)]
struct Common {
    which: Intrinsic,
    /// The variable; none for a heap.
    resource: Option<Value>,
    ty: TypeId,
}

/// A choice between handles that becomes one between indices.
struct Choice {
    block: BlockId,
    inst: InstId,
    common: Common,
    non_uniform: bool,
}

/// Makes choices between elements of one array, or of a heap, choices of the index; whether there were any.
pub fn merge(ctx: &mut Context, func: &mut Function) -> bool {
    let mut found: Vec<(BlockId, InstId)> = Vec::new();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            if matches!(data.op, Opcode::Phi | Opcode::Select) && ctx.types.as_resource(data.ty).is_some() {
                found.push((block, inst));
            }
        }
    }
    if found.is_empty() || found.len() > MAX_CHOICES {
        return false;
    }
    let choices: Vec<Choice> = found
        .iter()
        .filter_map(|&(block, inst)| {
            let (common, non_uniform) = common(ctx, func, inst)?;
            Some(Choice { block, inst, common, non_uniform })
        })
        .collect();
    if choices.is_empty() {
        return false;
    }
    replace(ctx, func, &choices);
    true
}

/// What the handles behind a choice have in common, and whether an index of theirs is not uniform.
fn common(ctx: &Context, func: &Function, choice: InstId) -> Option<(Common, bool)> {
    let mut seen = FxHashSet::default();
    let mut stack: SmallVec<[Value; 8]> = chosen(func, choice);
    let (mut result, mut non_uniform) = (None, false);
    while let Some(value) = stack.pop() {
        let Some(inst) = value.as_inst() else { continue };
        if !seen.insert(inst) {
            continue;
        }
        let data = &func.insts[inst];
        if matches!(data.op, Opcode::Phi | Opcode::Select) {
            stack.extend(chosen(func, inst));
            continue;
        }
        let operands = func.operands(inst);
        let (resource, mark) = match data.intrinsic().filter(|_| data.op == Opcode::Intrinsic)? {
            Intrinsic::Handle => (Some(operands[0]), operands[2]),
            Intrinsic::HandleFromHeap => (None, operands[1]),
            _ => return None,
        };
        let own = Common { which: data.intrinsic()?, resource, ty: data.ty };
        if result.is_some_and(|known| known != own) {
            return None;
        }
        result = Some(own);
        non_uniform |= ctx.as_int(mark) != Some(0);
    }
    result.map(|common| (common, non_uniform))
}

/// The values that a phi or select may give.
fn chosen(func: &Function, inst: InstId) -> SmallVec<[Value; 8]> {
    let operands = func.operands(inst);
    match func.insts[inst].op {
        Opcode::Phi => operands.iter().step_by(2).copied().collect(),
        _ => SmallVec::from_slice(&operands[1..]),
    }
}

/// The index of a handle that a choice may give.
fn index_of(
    ctx: &mut Context,
    func: &Function,
    indices: &SideMap<InstId, Option<InstId>>,
    value: Value,
) -> Value {
    match value.as_inst() {
        Some(inst) => match (indices[inst], func.insts[inst].intrinsic()) {
            (Some(index), _) => index.into(),
            (None, Some(Intrinsic::Handle)) => func.operands(inst)[1],
            _ => func.operands(inst)[0],
        },
        None => ctx.undef(TypeId::I32),
    }
}

fn replace(ctx: &mut Context, func: &mut Function, choices: &[Choice]) {
    let mut indices: SideMap<InstId, Option<InstId>> = SideMap::with_default(None);
    let mut handles: SideMap<InstId, Option<InstId>> = SideMap::with_default(None);
    for choice in choices {
        let (op, loc) = (func.insts[choice.inst].op, func.loc(choice.inst));
        let index = func.detached(loc, op, TypeId::I32, &[], 0, Flags::NONE);
        indices[choice.inst] = Some(index);
    }
    for choice in choices {
        let Some(index) = indices[choice.inst] else { continue };
        let mut operands: SmallVec<[Value; 8]> = func.operands(choice.inst).into();
        let is_phi = func.insts[choice.inst].op == Opcode::Phi;
        for (n, operand) in operands.iter_mut().enumerate() {
            if if is_phi { n % 2 == 0 } else { n > 0 } {
                *operand = index_of(ctx, func, &indices, *operand);
            }
        }
        func.set_operands(index, &operands);
        let mark = ctx.bool(choice.non_uniform);
        let operands: SmallVec<[Value; 3]> =
            choice.common.resource.into_iter().chain([index.into(), mark]).collect();
        let which = choice.common.which as u32;
        let (loc, ty) = (func.loc(choice.inst), choice.common.ty);
        let handle = func.detached(loc, Opcode::Intrinsic, ty, &operands, which, Flags::NONE);
        handles[choice.inst] = Some(handle);
        place(func, choice, index, handle);
    }
    func.rewrite_operands(|value| match value.as_inst().and_then(|inst| handles[inst]) {
        Some(handle) => handle.into(),
        None => value,
    });
}

/// Puts the index where the choice stood, and the handle after it; after all phis where that is one.
fn place(func: &mut Function, choice: &Choice, index: InstId, handle: InstId) {
    let phis = func.phis(choice.block).count();
    let insts = &mut func.blocks[choice.block].insts;
    if let Some(at) = insts.iter().position(|&inst| inst == choice.inst) {
        insts[at] = index;
        insts.insert((at + 1).max(phis), handle);
    }
}

/// Finds resources that are chosen at run time.
pub fn check(ctx: &Context, func: &Function, errors: &mut Vec<Error>) {
    if ctx.resources.is_empty() {
        return;
    }
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            let is_chosen = matches!(data.op, Opcode::Phi | Opcode::Select | Opcode::Load);
            if is_chosen && ctx.types.as_resource(data.ty).is_some() {
                let message = &kinds::LOCAL_RESOURCE_NOT_UNIQUE;
                errors.push(Error::new(place_of(func, inst), message));
            }
        }
    }
}

/// Where an instruction stands; a phi, which stands nowhere, where it is used first.
fn place_of(func: &Function, inst: InstId) -> Loc {
    let own = func.loc(inst);
    if own != Loc::NONE && func.insts[inst].op != Opcode::Phi {
        return own;
    }
    let all = func.layout.iter().flat_map(|&block| func.blocks[block].insts.iter().copied());
    let mut users = all.filter(|&user| func.operands(user).contains(&inst.into()));
    users.find(|&user| func.loc(user) != Loc::NONE).map_or(own, |user| func.loc(user))
}
