//! IR as other front ends make it (clang's, for HLSL) brought to the form that our own front end makes: one function
//! without calls, intrinsics of ours, constant buffers reached through their handles, memory in values, and handles that
//! are made where they are used.
//!
//! LLVM does the same in passes that [`Pass`](crate::Pass) names after it.

pub(crate) mod bytes;
pub(crate) mod cbuffers;
mod fits;
mod handles;
mod meanings;
mod names;
mod pointers;
pub(crate) mod semantics;
mod translate;
pub(crate) mod unreachable;
mod variables;

pub use names::translated_names;

use crate::constructors;
use crate::expansion;
use crate::kinds;
use crate::scalarizer;
use trefoil_ir::{
    Context, Dialect, EntryPoint, Error, FuncId, Function, Graph, InstId, Loc, Module, Opcode, Stage, Symbol,
    Type, TypeId,
};
use trefoil_opt::{addresses, dce, globals, inline, mem2reg, simplify, sroa};

/// Most rounds in which memory becomes values: each takes the addresses that the one before has freed.
const ROUNDS: usize = 12;

/// Brings a module to the form that [`emit`](trefoil_dxil::emit) takes, once it is optimised.
///
/// # Errors
/// When the module has no entry point, or what shaders cannot have.
pub fn import(module: &mut Module) -> Result<(), Vec<Error>> {
    entries_have_form(module).map_err(|error| vec![error])?;
    module.entries = semantics::entries(module).map_err(|error| vec![error])?;
    let root = root(module).and_then(|root| inline::run(module, root).map(|()| root));
    let root = root.map_err(|error| vec![error])?;
    globals::keep_only(module, root);
    expansion::without_form(module, root);
    let mut func = take(module, root);
    let result = whole(module, &mut func);
    module.functions[root] = func;
    result
}

/// As [`import`], for a module of several entries: each is brought to that form, and nothing else is kept.
///
/// # Errors
/// As for [`import`].
pub fn import_entries(module: &mut Module) -> Result<(), Vec<Error>> {
    entries_have_form(module).map_err(|error| vec![error])?;
    module.entries = semantics::entries(module).map_err(|error| vec![error])?;
    let roots: Vec<FuncId> = module.entries.iter().map(|e| e.func).collect();
    if roots.is_empty() {
        return Err(vec![Error::new(Loc::NONE, &kinds::NO_SHADER_ATTRIBUTE)]);
    }
    for &root in &roots {
        if module.functions[root].is_declaration() {
            return Err(vec![Error::new(Loc::NONE, &kinds::ENTRY_NOT_DEFINED)]);
        }
        inline::run(module, root).map_err(|error| vec![error])?;
    }
    let kept: Vec<bool> =
        module.functions.iter().map(|(id, f)| f.is_declaration() || roots.contains(&id)).collect();
    trefoil_dxil::module::sweep::remove(module, &kept);
    for n in 0..module.entries.len() {
        let entries = module.entries.clone();
        let root = entries[n].func;
        module.entries.retain(|e| e.func == root);
        expansion::without_form(module, root);
        let mut func = take(module, root);
        let result = whole(module, &mut func);
        module.functions[root] = func;
        module.entries = entries;
        result?;
    }
    Ok(())
}

/// As [`import`], for a module without entry points: every function with a body becomes an entry of the stage `Library`. Calls stay
/// where all functions take and give numbers; else they are inlined, and the functions that nothing outside sees go.
///
/// # Errors
/// As for [`import`].
pub fn import_functions(module: &mut Module) -> Result<(), Vec<Error>> {
    let roots: Vec<FuncId> = match module.functions.values().all(|f| takes_numbers(&module.ctx, f)) {
        true => trefoil_dxil::module::defined(module),
        false => without_internal(module).map_err(|error| vec![error])?,
    };
    if roots.is_empty() {
        return Err(vec![Error::new(Loc::NONE, &kinds::NO_FUNCTION)]);
    }
    for &id in &roots {
        expansion::without_form(module, id);
        let mut func = take(module, id);
        let result = in_values(module, &mut func).map_err(|error| vec![error]);
        let result = result.and_then(|()| handles::run(module, &mut func));
        module.functions[id] = func;
        result?;
    }
    trefoil_dxil::module::sweep::declarations(module);
    no_intrinsics(module).map_err(|error| vec![error])?;
    let defined = trefoil_dxil::module::defined(module).into_iter();
    module.entries =
        defined.map(|id| EntryPoint::new(id, module.functions[id].name, Stage::Library)).collect();
    Ok(())
}

/// Whether the parameters and the result of a function are numbers, or it is an intrinsic.
fn takes_numbers(ctx: &Context, f: &Function) -> bool {
    let is_number = |ty: TypeId| {
        let scalar = ctx.types.scalar(ty);
        ty == TypeId::VOID || ctx.types.is_int(scalar) || ctx.types.is_float(scalar)
    };
    let is_intrinsic = f.is_declaration() && ctx.name(f.name).starts_with("llvm.");
    is_intrinsic || is_number(f.ret) && f.params.iter().all(|param| is_number(param.ty))
}

/// Inlines what the functions that are seen from outside call; gives those.
fn without_internal(module: &mut Module) -> Result<Vec<FuncId>, Error> {
    let is_seen = |f: &Function| {
        let mut words = f.extras.iter().flat_map(|e| &e.before).map(|&word| module.ctx.name(word));
        !f.is_declaration() && !words.any(|word| matches!(word, "internal" | "private"))
    };
    let seen: Vec<bool> = module.functions.values().map(is_seen).collect();
    let ids: Vec<FuncId> = module.functions.ids().collect();
    for (&id, _) in ids.iter().zip(&seen).filter(|(_, seen)| **seen) {
        inline::run(module, id)?;
    }
    let kept: Vec<bool> =
        module.functions.values().zip(&seen).map(|(f, &seen)| f.is_declaration() || seen).collect();
    trefoil_dxil::module::sweep::remove(module, &kept);
    Ok(trefoil_dxil::module::defined(module))
}

/// As [`import`], for a library: every function that it exports, each with what it calls in it.
///
/// # Errors
/// As for [`import`].
pub fn import_library(module: &mut Module) -> Result<(), Vec<Error>> {
    entries_have_form(module).map_err(|error| vec![error])?;
    module.entries = semantics::entries(module).map_err(|error| vec![error])?;
    construct(module);
    crate::linkage::run(module);
    let internal = module.ctx.symbol("internal");
    let exported = |f: &Function| {
        !f.is_declaration() && !f.extras.iter().flat_map(|e| &e.before).any(|&word| word == internal)
    };
    let roots: Vec<FuncId> = module.functions.iter().filter(|(_, f)| exported(f)).map(|(id, _)| id).collect();
    for &root in &roots {
        inline::run(module, root).map_err(|error| vec![error])?;
    }
    let kept: Vec<bool> =
        module.functions.iter().map(|(id, f)| f.is_declaration() || roots.contains(&id)).collect();
    trefoil_dxil::module::sweep::remove(module, &kept);
    for id in trefoil_dxil::module::defined(module) {
        let entries = module.entries.clone();
        // What holds for an entry holds for this one, if it is one.
        module.entries.retain(|e| e.func == id);
        expansion::without_form(module, id);
        let mut func = take(module, id);
        let result = in_values(module, &mut func).map_err(|error| vec![error]);
        let result = result.and_then(|()| handles::run(module, &mut func));
        module.functions[id] = func;
        module.entries = entries;
        result?;
    }
    trefoil_dxil::module::sweep::declarations(module);
    no_intrinsics(module).map_err(|error| vec![error])
}

/// Refuses functions that say which stage they are for, and take or give what no entry does: clang wraps those.
fn entries_have_form(module: &Module) -> Result<(), Error> {
    let is_stage = |&(key, value): &(Symbol, Symbol)| {
        module.ctx.name(key) == "hlsl.shader"
            && Stage::from_name(module.ctx.name(value)).is_some_and(|stage| !stage.is_library_only())
    };
    let says_stage = |f: &Function| !f.is_declaration() && f.attributes.iter().any(is_stage);
    let is_entry = |id: FuncId| module.entries.iter().any(|e| e.func == id);
    match module.functions.iter().find(|(id, f)| says_stage(f) && !is_entry(*id)) {
        Some((_, f)) if f.ret != TypeId::VOID || !f.params.is_empty() => {
            Err(Error::new(Loc::NONE, kinds::ENTRY_FORM.with(&[&module.ctx.name(f.name)])))
        }
        _ => Ok(()),
    }
}

/// Lets exported functions start with what makes the values of global variables: clang calls that in entries alone.
fn construct(module: &mut Module) {
    let ctx = &module.ctx;
    let list = ctx.globals.values().find(|g| ctx.name(g.name) == constructors::LIST).and_then(|g| g.init);
    let all = list.map(|list| constructors::listed(ctx, list)).unwrap_or_default();
    let inside = |ctx: &Context, f: &Function| {
        f.extras
            .iter()
            .flat_map(|e| &e.before)
            .any(|&w| matches!(ctx.name(w), "internal" | "private" | "hidden"))
    };
    for id in trefoil_dxil::module::defined(module) {
        let entry = module.entries.iter().any(|e| e.func == id);
        let func = &mut module.functions[id];
        if !entry && !all.contains(&id) && !inside(&module.ctx, func) {
            constructors::begin_with(func, &all);
        }
    }
}

/// The entry of the triple's stage; the first, where the triple names none.
fn root(module: &mut Module) -> Result<FuncId, Error> {
    let named = module.triple.rsplit('-').next().unwrap_or_default();
    if let Some(stage) = Stage::ALL.into_iter().find(|stage| stage.name() == named) {
        let other = module.entries.first().cloned();
        module.entries.retain(|e| e.stage == stage);
        if let Some(entry) = other.filter(|_| module.entries.is_empty()) {
            let name = module.ctx.name(module.functions[entry.func].name);
            let what = kinds::STAGE_MISMATCH.with(&[&entry.stage.prefix(), &name, &stage.name()]);
            return Err(Error::new(Loc::NONE, what));
        }
    }
    module.entries.truncate(1);
    let entry = module.entries.first();
    let entry = entry.ok_or_else(|| Error::new(Loc::NONE, &kinds::NO_SHADER_ATTRIBUTE))?;
    match module.functions[entry.func].is_declaration() {
        true => Err(Error::new(Loc::NONE, &kinds::ENTRY_NOT_DEFINED)),
        false => Ok(entry.func),
    }
}

fn take(module: &mut Module, id: FuncId) -> Function {
    let func = &mut module.functions[id];
    let empty = Function::new(func.name, func.ret, Vec::new());
    std::mem::replace(func, empty)
}

fn whole(module: &mut Module, func: &mut Function) -> Result<(), Vec<Error>> {
    in_values(module, func).map_err(|error| vec![error])?;
    handles::run(module, func)?;
    no_calls(module, func).map_err(|error| vec![error])
}

/// Removes the tokens of convergence control, which go with the intrinsics that make them; other operand bundles are
/// refused.
fn no_bundles(ctx: &mut Context, func: &mut Function) -> Result<(), Error> {
    let told = ctx.symbol("convergencectrl");
    func.calls.values_mut().for_each(|site| site.bundles.retain(|(tag, _)| *tag != told));
    let others = func.calls.iter().filter_map(|(&call, site)| Some((call, site.bundles.first()?.0)));
    match others.min_by_key(|(call, _)| *call) {
        None => Ok(()),
        Some((call, tag)) => {
            let what = kinds::OPERAND_BUNDLE.with(&[&ctx.name(tag)]);
            Err(Error::new(func.loc(call), what))
        }
    }
}

/// Handles and addresses in resources that phis and selects choose, all of one binding, become those at a chosen index; says
/// whether there were any.
pub(crate) fn choose(ctx: &mut Context, func: &mut Function) -> bool {
    let of_handles = handles::resolve(ctx, func);
    pointers::run(ctx, func) || of_handles
}

/// What front ends keep in memory becomes values.
fn in_values(module: &mut Module, func: &mut Function) -> Result<(), Error> {
    no_bundles(&mut module.ctx, func)?;
    let result = (func.ret != TypeId::VOID).then(|| module.ctx.zero(func.ret));
    unreachable::run(func, result, |id| {
        let callee = &module.functions[id];
        let name = module.ctx.name(callee.name);
        callee.is_declaration() && name.starts_with("llvm.") && name != "llvm.trap"
    });
    meanings::run(&mut module.ctx, func);
    func.layout = trefoil_ir::cfg::dominance_order(func);
    func.calls.clear();
    let entry = module.entries.first().cloned();
    semantics::run(module, func, entry.as_ref())?;
    let is_spirv = module.ctx.dialect == Dialect::Spirv;
    if is_spirv {
        variables::run(&mut module.ctx, func, entry.as_ref().map(|e| e.stage))?;
    }
    let mut skipped = translate::run_early(&mut module.ctx, &module.functions, func)?;
    cbuffers::Members::of(module)?.rewrite(&mut module.ctx, func);
    globals::localise(&mut module.ctx, func);
    one_space(&module.ctx, func);
    for round in 0..ROUNDS {
        addresses::run(&mut module.ctx, &module.functions, func, round + 1 == ROUNDS)?;
        let chosen = pointers::run(&mut module.ctx, func);
        let split = sroa::run(&mut module.ctx, func, is_spirv);
        let promoted = mem2reg::run(&mut module.ctx, func, &Graph::default());
        simplify::run(&mut module.ctx, func);
        dce::run(&module.functions, func);
        if std::mem::take(&mut skipped.handles) {
            skipped = translate::run_early(&mut module.ctx, &module.functions, func)?;
            continue;
        }
        if !split && !promoted && !chosen {
            addresses::run(&mut module.ctx, &module.functions, func, true)?;
            break;
        }
    }
    if skipped.handles || skipped.counters {
        translate::run(&mut module.ctx, &module.functions, func)?;
    }
    if bytes::has_vectors(&module.ctx, func) {
        scalarizer::run(&mut module.ctx, func, scalarizer::Options { memory: true });
    }
    bytes::widen(&mut module.ctx, func);
    Ok(())
}

/// Pointers of clang's address spaces for constant buffers and resources are pointers like others.
fn one_space(ctx: &Context, func: &mut Function) {
    let mut same = trefoil_ir::HashMap::default();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let i = &mut func.insts[inst];
            if matches!(ctx.types.get(i.ty), Type::Ptr(space) if !matches!(space, 0 | 3)) {
                i.ty = TypeId::PTR;
            }
            if i.op == Opcode::AddrSpaceCast {
                same.insert(inst, func.operands(inst)[0]);
            }
        }
    }
    func.retain(|i| !same.contains_key(&i));
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| same.get(&i)) {
            v = other;
        }
        v
    });
}

/// Gives the calls of a function that stand for operations of ours their meaning, and its handles their marks.
///
/// # Errors
/// Operands that an intrinsic does not take; a counter that goes both up and down.
pub(crate) fn translate(module: &mut Module, id: FuncId) -> Result<(), Error> {
    expansion::without_form(module, id);
    let mut func = take(module, id);
    let entry = module.entries.iter().find(|e| e.func == id).cloned();
    meanings::of_intrinsics(&mut module.ctx, &mut func);
    let result = no_bundles(&mut module.ctx, &mut func)
        .and_then(|()| semantics::run(module, &mut func, entry.as_ref()))
        .and_then(|()| translate::run(&mut module.ctx, &module.functions, &mut func));
    handles::settle(module, &mut func, None);
    module.functions[id] = func;
    result
}

/// Makes handles of the calls of a function whose bindings were not constant when it was read.
///
/// # Errors
/// When operands are not such as the intrinsic takes.
pub(crate) fn bind(module: &mut Module, id: FuncId) -> Result<(), Error> {
    let func = &module.functions[id];
    let by_binding = |&inst: &InstId| {
        let callee = func.operands(inst).last().and_then(|v| v.as_func());
        let name = callee.map_or("", |f| module.ctx.name(module.functions[f].name));
        func.insts[inst].op == Opcode::Call
            && matches!(names::action(name), Some(names::Action::FromBinding | names::Action::FromImplicit))
    };
    if !trefoil_dxil::module::code::insts(func).any(|inst| by_binding(&inst)) {
        return Ok(());
    }
    let mut func = take(module, id);
    let result = translate::bind(&mut module.ctx, &module.functions, &mut func);
    module.functions[id] = func;
    result
}

/// Expands the calls of a function that stand for arithmetic.
///
/// # Errors
/// When operands are not such as an intrinsic takes.
pub(crate) fn expand(module: &mut Module, id: FuncId) -> Result<(), Error> {
    let mut func = take(module, id);
    let result = translate::expand(&mut module.ctx, &module.functions, &mut func);
    module.functions[id] = func;
    result
}

/// Whether a function of this name gives the address of all of a resource.
pub(crate) fn is_base_pointer(name: &str) -> bool {
    names::action(name) == Some(names::Action::BasePointer)
}

/// Refuses the first intrinsic that is still called.
pub(crate) fn no_intrinsics(module: &Module) -> Result<(), Error> {
    module.functions.values().try_for_each(|f| no_calls_of(module, f, true))
}

/// What is still called is not defined.
fn no_calls(module: &Module, func: &Function) -> Result<(), Error> {
    no_calls_of(module, func, false)
}

fn no_calls_of(module: &Module, func: &Function, only_intrinsics: bool) -> Result<(), Error> {
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            if func.insts[inst].op == Opcode::Call {
                let callee = func.operands(inst).last().and_then(|v| v.as_func());
                let name = callee.map_or("", |f| module.ctx.name(module.functions[f].name));
                let what = match name.starts_with("llvm.") {
                    false if only_intrinsics => continue,
                    true if module.ctx.dialect == Dialect::Spirv => {
                        kinds::INTRINSIC_UNSUPPORTED_IN_SPIRV.with(&[&name])
                    }
                    true => kinds::INTRINSIC_UNSUPPORTED.with(&[&name]),
                    false => kinds::UNDEFINED_FUNCTION.with(&[&name]),
                };
                return Err(Error::new(func.loc(inst), what));
            }
        }
    }
    Ok(())
}
