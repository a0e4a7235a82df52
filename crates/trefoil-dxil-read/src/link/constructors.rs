//! What sets variables of libraries before anything else runs (`llvm.global_ctors`): other compilers' libraries have functions for it.
//! Their entries do that by themselves; whoever calls their other functions comes here.

use super::{Linked, select};
use crate::constructors::begin_with;
use trefoil_ir::{
    Builder, FuncId, Function, Global, GlobalId, Hint, IntPredicate, Loc, Module, SPACE_PRIVATE, TypeId,
};

/// Lets the functions of a shader begin with the constructors of the libraries that `entry` is not of, as far as what is reached uses
/// what they set.
pub(super) fn call_in_shader(linked: &mut Linked, entry: FuncId, roots: &[FuncId]) {
    let others = linked.parts.iter().filter(|part| !part.defined.contains(&entry));
    let constructors: Vec<FuncId> = others.flat_map(|part| part.constructors.iter().copied()).collect();
    for &root in roots {
        let wanted = wanted(&linked.module, root, &constructors);
        begin_with(&mut linked.module.functions[root], &wanted);
    }
}

/// Lets each function of a library that is no entry begin with the constructors, unless a call before it has.
pub(super) fn call_in_library(linked: &mut Linked, roots: impl Iterator<Item = FuncId>) {
    let constructors: Vec<FuncId> =
        linked.parts.iter().flat_map(|part| part.constructors.iter().copied()).collect();
    if constructors.is_empty() {
        return;
    }
    let module = &mut linked.module;
    let once = once(module, &constructors);
    for root in roots {
        if !wanted(module, root, &constructors).is_empty() {
            begin_with(&mut module.functions[root], &[once]);
        }
    }
}

/// The constructors that set something that a function uses, or what it calls.
fn wanted(module: &Module, root: FuncId, constructors: &[FuncId]) -> Vec<FuncId> {
    if constructors.is_empty() {
        return Vec::new();
    }
    let used: Vec<GlobalId> =
        select::reached(module, &[root]).0.iter().flat_map(|&id| variables(module, id)).collect();
    let sets = |id: &FuncId| {
        let (reached, _) = select::reached(module, &[*id]);
        reached.iter().flat_map(|&id| variables(module, id)).any(|variable| used.contains(&variable))
    };
    constructors.iter().copied().filter(sets).collect()
}

/// The variables that a function names and that an invocation has for itself.
fn variables(module: &Module, id: FuncId) -> Vec<GlobalId> {
    let func = &module.functions[id];
    let is_own = |id: &GlobalId| {
        let global = &module.ctx.globals[*id];
        global.space == SPACE_PRIVATE && !global.constant
    };
    let named = trefoil_dxil::module::code::insts(func)
        .flat_map(|inst| func.operands(inst))
        .filter_map(|value| value.as_global());
    named.filter(is_own).collect()
}

/// A function that calls others the first time that it is called.
fn once(module: &mut Module, all: &[FuncId]) -> FuncId {
    let name = module.ctx.symbol("constructors.ran");
    let init = Some(module.ctx.consts.i32(0));
    let (ty, space, loc) = (TypeId::I32, SPACE_PRIVATE, Loc::NONE);
    let ran = Global { name, ty, space, constant: false, init, align: 0, loc };
    let ran = module.ctx.globals.push(ran).into();
    let name = module.ctx.symbol("constructors");
    let mut func = Function::new(name, TypeId::VOID, Vec::new());
    let entry = func.new_block();
    func.layout.push(entry);
    let mut b = Builder::new(&mut module.ctx, &mut func, entry);
    let before = b.load(TypeId::I32, ran);
    let (zero, one) = (b.ctx.i32(0), b.ctx.i32(1));
    let condition = b.icmp(IntPredicate::Eq, before, zero);
    let guard = b.begin_if_alone(condition, Hint::None);
    b.store(one, ran);
    all.iter().for_each(|&id| _ = b.call(id, TypeId::VOID, &[]));
    b.end_if(guard);
    b.ret(None);
    module.functions.push(func)
}
