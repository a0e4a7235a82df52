//! Globals once all is one function: variables that each invocation has for itself become the function's own, and
//! functions that nothing calls lose their bodies.

use trefoil_ir::{
    ConstKind, Context, Flags, FuncId, Function, GlobalId, HashMap, HashSet, InstId, Module, Opcode,
    SPACE_PRIVATE, TypeId, Value,
};

/// Turns the private variables that a function uses into allocas, which start with what the variables held. What is
/// constant stays.
pub fn localise(ctx: &mut Context, func: &mut Function) {
    localise_those(ctx, func, |_, _| true);
}

/// As [`localise`], of those of the variables that are wanted.
pub fn localise_those(ctx: &mut Context, func: &mut Function, is_wanted: fn(&Context, GlobalId) -> bool) {
    let mut locals: HashMap<GlobalId, InstId> = HashMap::default();
    let mut order: Vec<GlobalId> = Vec::new();
    let mut seen: HashSet<GlobalId> = HashSet::default();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            for global in func.operands(inst).iter().filter_map(|v| v.as_global()) {
                let g = &ctx.globals[global];
                let is_own = g.space == SPACE_PRIVATE && !g.constant && is_wanted(ctx, global);
                if is_own && seen.insert(global) {
                    order.push(global);
                }
            }
        }
    }
    let mut first: Vec<InstId> = Vec::new();
    for &global in &order {
        let g = &ctx.globals[global];
        let local = func.detached(g.loc, Opcode::Alloca, TypeId::PTR, &[], g.ty.as_u32(), Flags::NONE);
        locals.insert(global, local);
        first.push(local);
    }
    for &global in &order {
        let g = &ctx.globals[global];
        let Some(init) = g.init else { continue };
        if matches!(ctx.consts.get(init).kind, ConstKind::Undef | ConstKind::Poison) {
            continue;
        }
        let operands: [Value; 2] = [init.into(), locals[&global].into()];
        first.push(func.detached(g.loc, Opcode::Store, TypeId::VOID, &operands, 0, Flags::NONE));
    }
    if first.is_empty() {
        return;
    }
    func.rewrite_operands(|v| v.as_global().and_then(|g| locals.get(&g)).map_or(v, |&local| local.into()));
    let entry = func.entry();
    let insts = &mut func.blocks[entry].insts;
    let at = insts.iter().position(|&i| func.insts[i].op != Opcode::Alloca).unwrap_or(0);
    insts.splice(at..at, first);
}

/// Takes the bodies of all functions but one: nothing calls them any more.
pub fn keep_only(module: &mut Module, root: FuncId) {
    for (id, func) in module.functions.iter_mut() {
        if id != root && !func.is_declaration() {
            let mut bare = Function::new(func.name, func.ret, std::mem::take(&mut func.params));
            bare.memory = func.memory;
            *func = bare;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::{Builder, Global, Loc, verify};

    #[test]
    fn a_private_variable_starts_with_what_it_held() {
        let mut ctx = Context::default();
        let (name, init) = (ctx.symbol("counter"), ctx.consts.i32(7));
        let global = ctx.globals.push(Global {
            name,
            ty: TypeId::I32,
            space: SPACE_PRIVATE,
            constant: false,
            init: Some(init),
            align: 0,
            loc: Loc::NONE,
        });
        let mut func = Function::new(name, TypeId::I32, Vec::new());
        let entry = func.new_block();
        func.layout.push(entry);
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let value = b.load(TypeId::I32, global.into());
        b.ret(Some(value));
        localise(&mut ctx, &mut func);
        assert_eq!(verify::verify_function(&ctx, &func), []);
        let ops: Vec<Opcode> = func.blocks[entry].insts.iter().map(|&i| func.insts[i].op).collect();
        assert_eq!(ops, [Opcode::Alloca, Opcode::Store, Opcode::Load, Opcode::Ret]);
    }
}
