//! Handles: those that meet in phis and selects become one of a chosen index, indices that differ between lanes are
//! marked so, and a counter goes one way only.

use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::divergence::Divergence;
use trefoil_ir::{
    ConstKind, Context, Error, Flags, FuncId, Function, HashMap, HashSet, InstId, Intrinsic, Loc, Module,
    Opcode, ResourceUse, ResourceUses, TypeId, Value,
};

/// How far an index is looked through.
const MAX_STEPS: usize = 4096;

/// Resolves and marks handles.
///
/// # Errors
/// When a counter is both incremented and decremented: one error for each of the two places.
pub(super) fn run(module: &mut Module, func: &mut Function) -> Result<(), Vec<Error>> {
    let threads = module.entries.first().map_or([0; 3], |entry| entry.num_threads);
    settle(module, func, Some(threads));
    let errors = counters(module, func);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Resolves and marks handles, whatever their counters do, in a function that runs in groups of that many threads. Without
/// a number of threads the source's marks alone count, as in LLVM's pass.
pub(super) fn settle(module: &mut Module, func: &mut Function, threads: Option<[u32; 3]>) {
    let marks = marks(module);
    resolve(&mut module.ctx, func);
    let uses = ResourceUses::of(&module.ctx, [&*func]);
    for (id, resource) in module.ctx.resources.iter_mut() {
        let writable = module.ctx.types.as_resource(resource.ty).is_some_and(|ty| ty.writable);
        resource.globally_coherent |= writable && uses.get(id).contains(ResourceUse::COHERENT);
    }
    mark(&mut module.ctx, func, threads, &marks);
}

/// The functions that mark an index as one that differs between lanes.
fn marks(module: &Module) -> HashSet<FuncId> {
    let is_mark = |f: &Function| {
        let name = module.ctx.name(f.name);
        name.starts_with("llvm.dx.resource.nonuniformindex")
            || name.starts_with("llvm.spv.resource.nonuniformindex")
    };
    module.functions.iter().filter(|(_, f)| is_mark(f)).map(|(id, _)| id).collect()
}

fn insts(func: &Function) -> Vec<InstId> {
    func.layout.iter().flat_map(|&b| func.blocks[b].insts.iter().copied()).collect()
}

// Handles that meet.

/// What all handles of a web have in common.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    Binding(Value),
    Heap,
}

/// Turns phis and selects of handles of one range into handles of a phi or select of indices; says whether there were any.
pub(super) fn resolve(ctx: &mut Context, func: &mut Function) -> bool {
    let mut webs: HashMap<InstId, (Origin, bool)> = HashMap::default();
    let choices: Vec<InstId> = insts(func)
        .into_iter()
        .filter(|&i| {
            let inst = &func.insts[i];
            matches!(inst.op, Opcode::Phi | Opcode::Select) && ctx.types.as_resource(inst.ty).is_some()
        })
        .collect();
    for &choice in &choices {
        if let Some(origin) = origin_of(ctx, func, choice) {
            webs.insert(choice, origin);
        }
    }
    if webs.is_empty() {
        return false;
    }
    let mut index_of: HashMap<InstId, InstId> = HashMap::default();
    for choice in choices.iter().filter(|c| webs.contains_key(c)) {
        let (op, loc) = (func.insts[*choice].op, func.loc(*choice));
        index_of.insert(*choice, func.detached(loc, op, TypeId::I32, &[], 0, Flags::NONE));
    }
    for choice in choices.iter().filter(|c| webs.contains_key(c)) {
        let mut operands: SmallVec<[Value; 8]> = func.operands(*choice).into();
        for operand in &mut operands {
            if ctx.types.as_resource(func.value_type(ctx, *operand)).is_some() {
                *operand = index(ctx, func, *operand, &index_of);
            }
        }
        func.set_operands(index_of[choice], &operands);
    }
    for block in func.layout.clone() {
        let mut out = Vec::new();
        let mut handles = Vec::new();
        for inst in std::mem::take(&mut func.blocks[block].insts) {
            if func.insts[inst].op != Opcode::Phi {
                out.append(&mut handles);
            }
            let Some((origin, non_uniform)) = webs.get(&inst) else {
                out.push(inst);
                continue;
            };
            out.push(index_of[&inst]);
            handles.push(inst);
            let ty = func.insts[inst].ty;
            let (index, non_uniform) = (Value::from(index_of[&inst]), ctx.bool(*non_uniform));
            let was_phi = func.insts[inst].op == Opcode::Phi;
            match origin {
                Origin::Binding(id) => {
                    let operands = [*id, index, non_uniform];
                    func.replace(
                        inst,
                        Opcode::Intrinsic,
                        ty,
                        &operands,
                        Intrinsic::Handle as u32,
                        Flags::NONE,
                    );
                }
                Origin::Heap => {
                    let data = Intrinsic::HandleFromHeap as u32;
                    func.replace(inst, Opcode::Intrinsic, ty, &[index, non_uniform], data, Flags::NONE);
                }
            }
            if !was_phi {
                out.append(&mut handles);
            }
        }
        out.append(&mut handles);
        func.blocks[block].insts = out;
    }
    true
}

/// Where the handles come from that a phi or select chooses from, when they are of one range, and whether any is marked.
fn origin_of(ctx: &Context, func: &Function, choice: InstId) -> Option<(Origin, bool)> {
    let (mut work, mut seen) = (vec![choice], HashSet::default());
    let (mut origin, mut marked) = (None, false);
    while let Some(inst) = work.pop() {
        if !seen.insert(inst) {
            continue;
        }
        if seen.len() > MAX_STEPS {
            return None;
        }
        let i = &func.insts[inst];
        let operands = func.operands(inst);
        let found = match i.op {
            Opcode::Phi => {
                push_all(ctx, operands.iter().step_by(2), &mut work)?;
                continue;
            }
            Opcode::Select => {
                push_all(ctx, operands[1..].iter(), &mut work)?;
                continue;
            }
            Opcode::Intrinsic if i.is_intrinsic(Intrinsic::Handle) => Origin::Binding(operands[0]),
            Opcode::Intrinsic if i.is_intrinsic(Intrinsic::HandleFromHeap) => Origin::Heap,
            _ => return None,
        };
        if origin.is_some_and(|o| o != found) {
            return None;
        }
        origin = Some(found);
        marked |= operands.last().is_some_and(|&v| ctx.as_int(v) != Some(0));
    }
    // Lanes need not take the same edge.
    origin.map(|o| (o, marked))
}

fn push_all<'a>(
    ctx: &Context,
    values: impl Iterator<Item = &'a Value>,
    work: &mut Vec<InstId>,
) -> Option<()> {
    for &value in values {
        match value.as_inst() {
            Some(inst) => work.push(inst),
            None => {
                let kind = value.as_const().map(|c| &ctx.consts.get(c).kind);
                matches!(kind, Some(ConstKind::Undef | ConstKind::Poison)).then_some(())?;
            }
        }
    }
    Some(())
}

fn index(ctx: &mut Context, func: &Function, handle: Value, index_of: &HashMap<InstId, InstId>) -> Value {
    let Some(inst) = handle.as_inst() else { return ctx.poison(TypeId::I32) };
    if let Some(&index) = index_of.get(&inst) {
        return index.into();
    }
    let at = usize::from(func.insts[inst].is_intrinsic(Intrinsic::Handle));
    func.operands(inst)[at]
}

// Indices that differ between lanes.

/// Marks handles whose index may differ between the lanes of a wave, by analysis or because the source marks it; the marks
/// on indices, which the analysis takes for calls of what is not known, go.
fn mark(ctx: &mut Context, func: &mut Function, threads: Option<[u32; 3]>, marks: &HashSet<FuncId>) {
    let index_at = |func: &Function, inst: InstId| match func.insts[inst].intrinsic() {
        Some(Intrinsic::Handle) => Some(1),
        Some(Intrinsic::HandleFromHeap) => Some(0),
        _ => None,
    };
    let chosen = |func: &Function, inst: InstId| {
        index_at(func, inst).is_some_and(|at| func.operands(inst)[at].as_const().is_none())
    };
    if insts(func).into_iter().any(|inst| chosen(func, inst)) {
        let found = threads.map(|threads| Divergence::of(ctx, func, threads));
        for block in func.layout.clone() {
            for inst in func.blocks[block].insts.clone() {
                let Some(at) = index_at(func, inst) else { continue };
                let index = func.operands(inst)[at];
                if found.as_ref().map_or_else(|| is_marked(func, index, marks), |f| f.differs(index, block)) {
                    let yes = ctx.bool(true);
                    func.operands_mut(inst)[at + 1] = yes;
                }
            }
        }
    }
    let mut same: HashMap<InstId, Value> = HashMap::default();
    for block in func.layout.clone() {
        let list = std::mem::take(&mut func.blocks[block].insts);
        let kept = list.into_iter().filter(|&inst| {
            let callee = func.operands(inst).last().and_then(|v| v.as_func());
            let is_mark = func.insts[inst].op == Opcode::Call && callee.is_some_and(|f| marks.contains(&f));
            if is_mark {
                same.insert(inst, func.operands(inst)[0]);
            }
            !is_mark
        });
        func.blocks[block].insts = kept.collect();
    }
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| same.get(&i)) {
            v = other;
        }
        v
    });
}

/// Whether what an index is computed from has the source's mark.
fn is_marked(func: &Function, index: Value, marks: &HashSet<FuncId>) -> bool {
    let mut work: Vec<InstId> = index.as_inst().into_iter().collect();
    let mut seen = HashSet::default();
    while let Some(inst) = work.pop().filter(|_| seen.len() < MAX_STEPS) {
        let op = func.insts[inst].op;
        let callee = func.operands(inst).last().and_then(|v| v.as_func()).filter(|_| op == Opcode::Call);
        if callee.is_some_and(|f| marks.contains(&f)) {
            return true;
        }
        if seen.insert(inst) && (op.is_pure() || op == Opcode::Phi) {
            work.extend(func.operands(inst).iter().filter_map(|v| v.as_inst()));
        }
    }
    false
}

// Counters.

/// Refuses counters that go both up and down, at both places.
fn counters(module: &Module, func: &Function) -> Vec<Error> {
    let (ctx, both) = (&module.ctx, ResourceUse::COUNTS_UP.union(ResourceUse::COUNTS_DOWN));
    let uses = ResourceUses::of(ctx, [func]);
    let steps = uses.counter_steps();
    let other =
        |i: usize| steps[..i].iter().position(|s| s.resource == steps[i].resource && s.up != steps[i].up);
    if uses.with(both).next().is_some()
        && let Some((i, first)) = (0..steps.len()).find_map(|i| Some((i, other(i)?)))
    {
        let name = trefoil_dxil::resources::label(ctx, steps[i].resource);
        return two_ways(&name, (steps[i].loc, steps[i].up), steps[first].loc);
    }
    if uses.resource_heap().contains(both) { heap_counters(ctx, func) } else { Vec::new() }
}

/// The same of what comes from the heap, where each handle is a resource of its own.
fn heap_counters(ctx: &Context, func: &Function) -> Vec<Error> {
    let mut first: HashMap<Value, (bool, InstId)> = HashMap::default();
    for inst in insts(func) {
        if !func.insts[inst].is_intrinsic(Intrinsic::UpdateCounter) {
            continue;
        }
        let &[handle, step] = func.operands(inst) else { continue };
        let Some(step) = ctx.as_int(step).map(|step| step as u8 as i8).filter(|&step| step != 0) else {
            continue;
        };
        let (other, before) = *first.entry(handle).or_insert((step > 0, inst));
        if other != (step > 0) {
            return two_ways("", (func.loc(inst), step > 0), func.loc(before));
        }
    }
    Vec::new()
}

/// The error for a counter that goes up and down.
fn two_ways(name: &str, (here, up): (Loc, bool), there: Loc) -> Vec<Error> {
    let how = |up: bool| if up { "incremented" } else { "decremented" };
    vec![
        Error::new(here, kinds::COUNTER_TWO_WAYS.with(&[&name, &how(up)])),
        Error::new(there, kinds::COUNTER_OTHER_WAY.with(&[&name, &how(!up)])),
    ]
}
