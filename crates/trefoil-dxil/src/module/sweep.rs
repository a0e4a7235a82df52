//! What nothing uses any more: declarations of intrinsics and operations, functions, variables.

use trefoil_ir::{
    ConstId, ConstKind, EntityMap, FuncId, Function, GlobalId, HashSet, Metadata, Module, TypeId, Value,
    ValueKind,
};

/// Leaves out declared intrinsics and operations without a call.
pub fn declarations(module: &mut Module) {
    let mut used = used_functions(module);
    let ctx = &module.ctx;
    for (f, used) in module.functions.values().zip(&mut used) {
        let name = ctx.name(f.name);
        let ours = f.is_declaration() && (name.starts_with("llvm.") || name.starts_with("dx.op."));
        *used |= !ours;
    }
    remove(module, &used);
}

/// Whether each function is called, or used otherwise, by code or by what a variable holds.
pub fn used_functions(module: &Module) -> Vec<bool> {
    let mut used = vec![false; module.functions.len()];
    let mut work: Vec<ConstId> = module.ctx.globals.values().filter_map(|g| g.init).collect();
    while let Some(constant) = work.pop() {
        match &module.ctx.consts.get(constant).kind {
            ConstKind::Aggregate(parts) => work.extend(parts.iter().copied()),
            ConstKind::Expr(e) => work.extend(e.operands.iter().copied()),
            ConstKind::Address(value) => {
                value.as_func().into_iter().for_each(|f| used[f.as_u32() as usize] = true);
            }
            _ => {}
        }
    }
    for f in module.functions.values() {
        for inst in crate::module::code::insts(f) {
            for callee in f.operands(inst).iter().filter_map(|v| v.as_func()) {
                used[callee.as_u32() as usize] = true;
            }
        }
    }
    used
}

/// The variables that code uses.
pub fn used_globals(module: &Module) -> HashSet<GlobalId> {
    let mut used = HashSet::default();
    for f in module.functions.values() {
        for inst in crate::module::code::insts(f) {
            used.extend(f.operands(inst).iter().filter_map(|v| v.as_global()));
        }
    }
    used
}

/// Leaves out the functions that are not kept, and gives the others their new numbers: those come back, by the old ones, if
/// any went.
pub fn remove(module: &mut Module, kept: &[bool]) -> Option<Vec<Option<FuncId>>> {
    if kept.iter().all(|&kept| kept) {
        return None;
    }
    let mut old = std::mem::take(&mut module.functions);
    let mut numbers: Vec<Option<FuncId>> = vec![None; old.len()];
    let mut functions = EntityMap::new();
    for id in old.ids() {
        if kept[id.as_u32() as usize] {
            let nothing = Function::new(old[id].name, TypeId::VOID, Vec::new());
            numbers[id.as_u32() as usize] = Some(functions.push(std::mem::replace(&mut old[id], nothing)));
        }
    }
    module.functions = functions;
    let new = |f: FuncId| numbers.get(f.as_u32() as usize).copied().flatten();
    module.entries.retain(|e| new(e.func).is_some());
    module.entries.iter_mut().for_each(|e| e.func = new(e.func).unwrap_or(e.func));
    renumber(module, |v| match v.kind() {
        ValueKind::Func(f) => new(f).map(Into::into),
        _ => Some(v),
    });
    Some(numbers)
}

/// Leaves out variables, and gives the others their new numbers. Code must not use the ones that go.
pub fn remove_globals(module: &mut Module, gone: impl Fn(GlobalId) -> bool) {
    let old = std::mem::take(&mut module.ctx.globals);
    let mut linkage = std::mem::take(&mut module.ctx.linkage);
    let mut sections = std::mem::take(&mut module.ctx.sections);
    let mut numbers: Vec<Option<GlobalId>> = vec![None; old.len()];
    for (id, global) in old.iter().filter(|(id, _)| !gone(*id)) {
        let new = module.ctx.globals.push(global.clone());
        numbers[id.as_u32() as usize] = Some(new);
        if let Some(words) = linkage.remove(&id) {
            module.ctx.linkage.insert(new, words);
        }
        if let Some(section) = sections.remove(&id) {
            module.ctx.sections.insert(new, section);
        }
    }
    renumber(module, |v| match v.kind() {
        ValueKind::Global(g) => numbers.get(g.as_u32() as usize).copied().flatten().map(Into::into),
        _ => Some(v),
    });
}

/// Gives operands and metadata other values; what has none is nothing in metadata.
fn renumber(module: &mut Module, new: impl Fn(Value) -> Option<Value>) {
    for f in module.functions.values_mut() {
        f.rewrite_operands(|v| new(v).unwrap_or(v));
    }
    module.ctx.consts.readdress(&new);
    let nothing = module.ctx.symbol("");
    for id in module.ctx.metadata.ids() {
        if let Metadata::Value(v) = module.ctx.metadata[id] {
            module.ctx.metadata[id] = new(v).map_or(Metadata::String(nothing), Metadata::Value);
        }
    }
}
