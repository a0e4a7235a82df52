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
    InstId, IntPredicate, Module, Opcode, Type, TypeId, Value,
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
        let head = declared.functions[id].head();
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
        name_counts(&mut module.ctx, &mut module.functions[id]);
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
        let turned = turned_back(ctx, func, inst);
        if let Some(number) = turned {
            casts.extend(turning(func, inst));
            if let (Some(&name), Some(call)) = (func.names.get(&inst), number.as_inst()) {
                func.names.entry(call).or_insert(name);
            }
        }
        if let Some(part) = part(ctx, func, inst).or(counted).or(turned) {
            let part = part.as_inst().and_then(|i| known.get(&i)).copied().unwrap_or(part);
            known.insert(inst, part);
        }
    }
    func.rewrite_operands(|v| v.as_inst().and_then(|i| known.get(&i)).copied().unwrap_or(v));
    let makes_whole = [Opcode::InsertElement, Opcode::InsertValue, Opcode::ShuffleVector];
    let is_whole = |i: &InstId| makes_whole.contains(&func.insts[*i].op);
    let mut wholes: Vec<InstId> = all.iter().copied().filter(is_whole).collect();
    let of_part = |whole: &InstId| func.operands(*whole).get(1).and_then(|part| part.as_inst());
    let is_taken = |part: &InstId| func.insts[*part].op == Opcode::ExtractValue;
    let parts: Vec<InstId> = wholes.iter().filter_map(of_part).filter(is_taken).collect();
    wholes.extend(casts.into_iter().chain(parts));
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
    let (mut whole, mut at) = (whole, ctx.as_int(at)?);
    loop {
        if let Some(base) = whole.as_const() {
            return ctx.consts.member(&ctx.types, base, at as u32).map(Value::from);
        }
        let inst = whole.as_inst()?;
        match (func.insts[inst].op, func.operands(inst)) {
            (op, &[base, part, other]) if op == made => {
                if ctx.as_int(other)? == at {
                    return Some(part);
                }
                whole = base;
            }
            (Opcode::ShuffleVector, &[first, second, mask]) => {
                let lane = ctx.consts.member(&ctx.types, mask.as_const()?, at as u32)?;
                let lanes = u64::from(ctx.types.lanes(func.value_type(ctx, first)));
                at = ctx.consts.as_int(lane)?;
                whole = if at < lanes { first } else { second };
                at -= if at < lanes { 0 } else { lanes };
            }
            _ => return None,
        }
    }
}

/// What an instruction turns twice, from the number of a bit from the highest on to that from the lowest on and back, where it does:
/// `select(x == -1, -1, last - x)` of the same of `x`.
fn turned_back(ctx: &Context, func: &Function, inst: InstId) -> Option<Value> {
    let turned = |value: Value| {
        let select = value.as_inst().filter(|&i| func.insts[i].op == Opcode::Select)?;
        let &[is_none, none, other] = func.operands(select) else { return None };
        let test = is_none.as_inst().filter(|&i| func.insts[i].op == Opcode::ICmp)?;
        let difference = other.as_inst().filter(|&i| func.insts[i].op == Opcode::Sub)?;
        let (&[tested, all], &[last, x]) = (func.operands(test), func.operands(difference)) else {
            return None;
        };
        let bits = ctx.types.scalar_bits(func.value_type(ctx, none)).min(64);
        let is_all = ctx.as_int(none)? == u64::MAX >> (64 - bits.max(1)) && all == none;
        let is_equal = func.insts[test].data == IntPredicate::Eq as u32;
        (is_all && is_equal && tested == x).then_some((last, x))
    };
    let (last, once) = turned(inst.into())?;
    let (other, number) = turned(once)?;
    let is_first_bit = number.as_inst().is_some_and(|call| {
        let opcode = func.operands(call).first().and_then(|&v| ctx.as_int(v));
        let of = [DxilOp::FirstbitHi, DxilOp::FirstbitSHi];
        func.insts[call].op == Opcode::Call && of.iter().any(|op| opcode == Some(op.opcode().into()))
    });
    (is_first_bit && last == other).then_some(number)
}

/// The instructions that turn a number of a bit twice, but for the last of them.
fn turning(func: &Function, inst: InstId) -> Vec<InstId> {
    let (mut found, mut last) = (Vec::new(), Some(inst));
    for _ in 0..2 {
        let Some(select) = last else { break };
        let parts = func.operands(select);
        found.extend(parts.iter().filter_map(|v| v.as_inst()));
        last = parts.get(2).and_then(|v| v.as_inst()).and_then(|sub| func.operands(sub)[1].as_inst());
        found.extend(last.filter(|&i| func.insts[i].op == Opcode::Select));
    }
    found
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

/// Gives counts of bits the names that LLVM gives them: the operation that of the intrinsic, the cast to its type one of its own.
fn name_counts(ctx: &mut Context, func: &mut Function) {
    let of_cast = ctx.symbol("ctpop.cast");
    for cast in insts(func).collect::<Vec<_>>() {
        let Some(counted) = widened_count(ctx, func, cast) else { continue };
        if let Some(name) = func.names.insert(cast, of_cast) {
            func.names.entry(counted).or_insert(name);
        }
    }
}

/// The operation that counts, where an instruction takes its word to the type of what is counted: LLVM counts in that.
fn widened_count(ctx: &Context, func: &Function, cast: InstId) -> Option<InstId> {
    let &[counted] = func.operands(cast) else { return None };
    let call = counted.as_inst().filter(|&inst| func.insts[inst].op == Opcode::Call)?;
    let &[opcode, of, _] = func.operands(call) else { return None };
    let is_cast = matches!(func.insts[cast].op, Opcode::Trunc | Opcode::ZExt);
    let is_count = ctx.as_int(opcode) == Some(DxilOp::Countbits.opcode().into());
    (is_cast && is_count && func.value_type(ctx, of) == func.insts[cast].ty).then_some(call)
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
