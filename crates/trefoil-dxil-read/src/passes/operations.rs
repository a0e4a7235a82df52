//! `dxil-op-lower`: intrinsics become calls of `@dx.op.…`, handles are created and, from SM 6.6 on, annotated.

use super::memory::remove_unused;
use crate::import;
use crate::scalarizer;
use trefoil_dxil::lower::{Declared, Mode, OpAttributes, lower_function};
use trefoil_dxil::module::code::insts;
use trefoil_dxil::module::target::{entry_of, target};
use trefoil_dxil::module::{defined, sweep};
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil::resources::ResourceTable;
use trefoil_dxil::signatures::Signatures;
use trefoil_ir::{
    Attribute, ConstId, ConstKind, Context, Error, FuncId, Function, Global, GlobalId, HashMap, HashSet,
    InstId, Module, Opcode, Type, TypeId, Value,
};

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    let target = target(module);
    let defined = defined(module);
    let with_signatures = import::semantics::entries(module)?;
    let own = std::mem::replace(&mut module.entries, with_signatures);
    for &id in &defined {
        import::translate(module, id)?;
    }
    let resources =
        ResourceTable::build_sorted(&module.ctx, defined.iter().map(|&id| &module.functions[id]))?;
    let entries: Vec<_> = defined.iter().map(|&id| entry_of(module, id, target.stage)).collect();
    let mut declared = Declared::after(std::mem::take(&mut module.functions));
    for (&id, entry) in defined.iter().zip(&entries) {
        let signatures = Signatures::build(&module.ctx, entry, &target)?;
        let mut head = Function::new(declared.functions[id].name, declared.functions[id].ret, Vec::new());
        head.clone_head(&declared.functions[id]);
        let old = std::mem::replace(&mut declared.functions[id], head);
        let ctx = &mut module.ctx;
        let (func, next, _) =
            lower_function(Mode::Operations, ctx, &old, entry, target, &signatures, &resources, declared)?;
        declared = next;
        declared.functions[id] = func;
    }
    module.functions = declared.functions;
    module.entries = own;
    for &id in &defined {
        say_at_calls(module, id, &declared.attributes);
        forward_parts(&mut module.ctx, &mut module.functions[id]);
    }
    sweep::declarations(module);
    drop_variables(module);
    import::no_intrinsics(module)
}

/// Gives calls of operations the attributes that LLVM writes at calls.
fn say_at_calls(module: &mut Module, id: FuncId, operations: &[(FuncId, OpAttributes)]) {
    let (ctx, f) = (&mut module.ctx, &mut module.functions[id]);
    let calls = f.layout.iter().flat_map(|&b| &f.blocks[b].insts).copied();
    let calls: Vec<_> = calls.filter(|&i| f.insts[i].op == Opcode::Call).collect();
    for call in calls {
        let callee = f.operands(call).last().and_then(|v| v.as_func());
        let known = operations.iter().find(|row| Some(row.0) == callee);
        if let Some(word) = known.and_then(|row| row.1.at_calls()) {
            let word = Attribute::Word(ctx.symbol(word));
            f.calls.entry(call).or_default().words.push(word);
        }
    }
}

/// Takes the parts of what was only just put together from what it was put together of.
fn forward_parts(ctx: &mut Context, func: &mut Function) {
    let mut known: HashMap<InstId, Value> = HashMap::default();
    let all: Vec<InstId> = insts(func).collect();
    let mut casts: Vec<InstId> = Vec::new();
    for &inst in &all {
        let counted = count(ctx, func, inst);
        if counted.is_some() {
            casts.extend(func.operands(inst)[0].as_inst());
        }
        if let Some(part) = part(ctx, func, inst).or(counted) {
            let part = part.as_inst().and_then(|i| known.get(&i)).copied().unwrap_or(part);
            known.insert(inst, part);
        }
    }
    func.rewrite_operands(|v| v.as_inst().and_then(|i| known.get(&i)).copied().unwrap_or(v));
    let is_whole = |i: &InstId| matches!(func.insts[*i].op, Opcode::InsertElement | Opcode::InsertValue);
    let mut wholes: Vec<InstId> = all.iter().copied().filter(is_whole).collect();
    wholes.extend(casts);
    remove_unused(func, wholes.into_iter().chain(known.keys().copied()));
}

/// The part that an instruction takes of a vector or a structure, where that is made in the function.
fn part(ctx: &mut Context, func: &Function, inst: InstId) -> Option<Value> {
    let &[whole, at] = func.operands(inst) else { return None };
    let made = match func.insts[inst].op {
        Opcode::ExtractElement => Opcode::InsertElement,
        Opcode::ExtractValue => Opcode::InsertValue,
        _ => return None,
    };
    let at = ctx.as_int(at)?;
    let mut whole = whole.as_inst()?;
    while func.insts[whole].op == made {
        let &[base, part, other] = func.operands(whole) else { return None };
        if ctx.as_int(other)? == at {
            return Some(part);
        }
        whole = match base.as_const() {
            Some(base) => return ctx.consts.member(&ctx.types, base, at as u32).map(Value::from),
            None => base.as_inst()?,
        };
    }
    None
}

/// The count of bits that an instruction makes of itself, when it takes back to a word what was made of the word for it.
fn count(ctx: &Context, func: &Function, inst: InstId) -> Option<Value> {
    let cast = |i: InstId| {
        let is_cast = matches!(func.insts[i].op, Opcode::Trunc | Opcode::ZExt | Opcode::SExt);
        is_cast.then(|| func.operands(i)[0].as_inst()).flatten()
    };
    let counted = cast(cast(inst)?)?;
    let opcode = func.operands(counted).first().and_then(|&v| ctx.as_int(v));
    let is_count =
        func.insts[counted].op == Opcode::Call && opcode == Some(DxilOp::Countbits.opcode().into());
    (is_count && func.insts[inst].ty == func.insts[counted].ty).then(|| counted.into())
}

/// Drops the variables that handles had in memory, and those with their names: nothing uses them any more.
fn drop_variables(module: &mut Module) {
    let mut used = sweep::used_globals(module);
    let ctx = &module.ctx;
    let mut work: Vec<ConstId> = ctx.globals.values().filter_map(|global| global.init).collect();
    while let Some(constant) = work.pop() {
        match &ctx.consts.get(constant).kind {
            ConstKind::Aggregate(parts) => work.extend(parts.iter().copied()),
            ConstKind::Expr(e) => work.extend(e.operands.iter().copied()),
            ConstKind::Address(value) => used.extend(value.as_global()),
            _ => {}
        }
    }
    let is_private = |id: GlobalId| {
        ctx.linkage.get(&id).is_some_and(|words| words.iter().any(|&word| ctx.name(word) == "private"))
    };
    let is_text = |id: GlobalId, global: &Global| {
        global.constant
            && is_private(id)
            && matches!(*ctx.types.get(global.ty), Type::Array { elem: TypeId::I8, .. })
    };
    let goes = |(id, global): (GlobalId, &Global)| {
        let is_resource = ctx.types.as_resource(global.ty).is_some();
        (!used.contains(&id) && (is_resource || is_text(id, global))).then_some(id)
    };
    let gone: HashSet<GlobalId> = ctx.globals.iter().filter_map(goes).collect();
    if !gone.is_empty() {
        sweep::remove_globals(module, |id| gone.contains(&id));
    }
}

/// `scalarizer`: vectors are taken apart, but for functions that are not to be optimised.
pub(super) fn scalarize(module: &mut Module, memory: bool) {
    let optnone = module.ctx.symbols.find("optnone").map(Attribute::Word);
    let skips =
        |func: &Function| func.extras.iter().flat_map(|e| &e.words).any(|&word| Some(word) == optnone);
    for id in defined(module).into_iter().filter(|&id| !skips(&module.functions[id])).collect::<Vec<_>>() {
        scalarizer::run(&mut module.ctx, &mut module.functions[id], scalarizer::Options { memory });
    }
}
