//! Which functions a shader is made of.

use super::entries::Known;
use super::{Linked, Results, kinds, shown};
use trefoil_dxil::module::code::{insts, remove_dead};
use trefoil_ir::{
    EntityMap, Error, FuncId, Function, Loc, Metadata, Module, Opcode, TypeId, Value, ValueKind,
};

/// Leaves the functions that an entry calls, the entry first and its patch constant function second.
///
/// # Errors
/// The functions that no library defines, each once.
pub(super) fn shader(linked: &mut Linked, mut known: Known) -> Results<Known> {
    let mut roots = vec![known.entry.func];
    roots.extend(known.entry.tessellation.and_then(|t| t.patch_function));
    let (order, missing) = reached(&linked.module, &roots);
    if !missing.is_empty() {
        let name = |id: FuncId| linked.module.ctx.name(linked.module.functions[id].name);
        let what = missing.into_iter().map(|id| kinds::NO_DEFINITION.with(&[&shown(name(id))]));
        return Err(what.map(|what| Error::new(Loc::NONE, what)).collect());
    }
    for id in order.iter().copied() {
        settle(&mut linked.module, id);
    }
    reorder(linked, &order);
    known.entry.func = FuncId::from_u32(0);
    if let Some(tess) = &mut known.entry.tessellation {
        tess.patch_function = tess.patch_function.map(|_| FuncId::from_u32(1));
    }
    Ok(known)
}

/// Leaves the first functions, into which all others have been inlined, and the operations that they call.
pub(super) fn keep_roots(linked: &mut Linked, roots: u32) {
    let functions = &linked.module.functions;
    let kept = |id: &FuncId| id.as_u32() < roots || functions[*id].is_declaration();
    let order: Vec<FuncId> = functions.ids().filter(kept).collect();
    reorder(linked, &order);
}

/// The functions of a library and what they call; what nobody defines another library may have.
pub(super) fn library(linked: &mut Linked, roots: &[FuncId]) -> Vec<FuncId> {
    let (order, _) = reached(&linked.module, roots);
    for id in order.iter().copied() {
        settle(&mut linked.module, id);
    }
    order
}

/// The functions that these call, at any depth, after them; and those that no library defines.
pub(super) fn reached(module: &Module, roots: &[FuncId]) -> (Vec<FuncId>, Vec<FuncId>) {
    let mut known = vec![false; module.functions.len()];
    let mut order: Vec<FuncId> = Vec::new();
    let mut missing = Vec::new();
    let add = |id: FuncId, known: &mut Vec<bool>, order: &mut Vec<FuncId>| {
        if !std::mem::replace(&mut known[id.as_u32() as usize], true) {
            order.push(id);
        }
    };
    roots.iter().for_each(|&id| add(id, &mut known, &mut order));
    let mut next = 0;
    while let Some(&id) = order.get(next) {
        next += 1;
        let func = &module.functions[id];
        if func.is_declaration() && !is_operation(module.ctx.name(func.name)) {
            missing.push(id);
        }
        for inst in insts(func) {
            func.operands(inst)
                .iter()
                .filter_map(|v| v.as_func())
                .for_each(|f| add(f, &mut known, &mut order));
        }
    }
    (order, missing)
}

/// Whether a function is an operation, or what LLVM knows by name.
fn is_operation(name: &str) -> bool {
    name.starts_with("dx.op.") || name.starts_with("llvm.")
}

/// Makes functions of different compilers alike: calls that mark where variables live go, since after inlining they live
/// elsewhere, and lanes are chosen by numbers of 32 bits, since those of 64 ask for a feature.
fn settle(module: &mut Module, id: FuncId) {
    drop_markers(module, id);
    let Module { ctx, functions, .. } = module;
    let func = &mut functions[id];
    for inst in insts(func).collect::<Vec<_>>() {
        let lane = match func.insts[inst].op {
            Opcode::ExtractElement => 1,
            Opcode::InsertElement => 2,
            _ => continue,
        };
        if let Some(number) = ctx.as_int(func.operands(inst)[lane]) {
            func.operands_mut(inst)[lane] = ctx.i32(number as u32);
        }
    }
}

/// Takes out of a function the calls that mark where variables live.
pub(super) fn drop_markers(module: &mut Module, id: FuncId) {
    let Module { ctx, functions, .. } = module;
    let is_marker: Vec<bool> =
        functions.values().map(|f| ctx.name(f.name).starts_with("llvm.lifetime.")).collect();
    let func = &mut functions[id];
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut list = std::mem::take(&mut func.blocks[block].insts);
        list.retain(|&inst| {
            let callee = func.operands(inst).last().and_then(|v| v.as_func());
            !callee.is_some_and(|f| is_marker[f.as_u32() as usize])
        });
        func.blocks[block].insts = list;
    }
}

/// Leaves these functions in this order, and gives what names them their new numbers.
pub(super) fn reorder(linked: &mut Linked, order: &[FuncId]) {
    let Linked { module, attributes, .. } = linked;
    let mut old = std::mem::take(&mut module.functions);
    let mut numbers: Vec<Option<FuncId>> = vec![None; old.len()];
    let mut functions = EntityMap::with_capacity(order.len());
    for &id in order {
        let nothing = Function::new(old[id].name, TypeId::VOID, Vec::new());
        let new = functions.push(std::mem::replace(&mut old[id], nothing));
        numbers[id.as_u32() as usize] = Some(new);
    }
    module.functions = functions;
    let new = |v: Value| match v.kind() {
        ValueKind::Func(f) => numbers.get(f.as_u32() as usize).copied().flatten().map(Value::from),
        _ => Some(v),
    };
    for func in module.functions.values_mut() {
        func.rewrite_operands(|v| new(v).unwrap_or(v));
    }
    module.ctx.consts.readdress(new);
    let nothing = module.ctx.symbol("");
    for id in module.ctx.metadata.ids() {
        if let Metadata::Value(v) = module.ctx.metadata[id] {
            module.ctx.metadata[id] = new(v).map_or(Metadata::String(nothing), Metadata::Value);
        }
    }
    let kept = attributes.iter().filter_map(|&(id, a)| Some((numbers[id.as_u32() as usize]?, a)));
    *attributes = kept.collect();
}

/// Takes out what nothing uses, of every function with a body.
pub(super) fn drop_dead(module: &mut Module) {
    for id in trefoil_dxil::module::defined(module) {
        module.with_function(id, |module, func| {
            remove_dead(&module.functions, func);
            debug_assert!(
                insts(func).all(|inst| func.insts[inst].op != Opcode::Intrinsic),
                "a library has calls alone"
            );
        });
    }
}
