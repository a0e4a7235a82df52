//! `dxil-finalize-linkage`: what nothing outside the module calls becomes internal, and goes when nothing inside calls it.

use trefoil_dxil::module::sweep;
use trefoil_ir::{Function, Module, Symbol};

/// Words of linkage and visibility that stand before a function's type.
const LINKAGE: [&str; 14] = [
    "private",
    "internal",
    "available_externally",
    "linkonce",
    "weak",
    "common",
    "appending",
    "extern_weak",
    "linkonce_odr",
    "weak_odr",
    "external",
    "hidden",
    "protected",
    "default",
];

/// The linkages of what a module may leave out when it does not use it.
const DISCARDABLE: [&str; 5] = ["internal", "private", "linkonce", "linkonce_odr", "available_externally"];

pub(crate) fn run(module: &mut Module) {
    let internal = module.ctx.symbol("internal");
    globals(module, internal);
    let entries: Vec<_> = module.entries.iter().map(|e| e.func).collect();
    let has = |ctx: &trefoil_ir::Context, f: &Function, what: &[&str]| {
        f.extras.iter().flat_map(|e| &e.before).any(|&word| what.contains(&ctx.name(word)))
    };
    for (id, f) in module.functions.iter_mut() {
        // What is external and visible is exported, and so are entries.
        let own = has(&module.ctx, f, &LINKAGE[..10]) && !has(&module.ctx, f, &["external"]);
        let exported = entries.contains(&id) || !(own || has(&module.ctx, f, &["hidden", "protected"]));
        if f.is_declaration() || exported {
            continue;
        }
        let ctx = &module.ctx;
        let before = &mut f.extras_mut().before;
        before.retain(|&word| !LINKAGE.contains(&ctx.name(word)));
        before.insert(0, internal);
    }
    drop_unused(module);
}

/// Leaves out functions that nothing calls and no other module can count on, and what they alone call: LLVM's `globaldce`.
pub fn drop_unused(module: &mut Module) {
    let mut discardable = Vec::new();
    for word in DISCARDABLE {
        discardable.push(module.ctx.symbol(word));
    }
    while remove_unused(module, &discardable) {}
}

/// Private variables, and those of no use to anyone, become internal.
fn globals(module: &mut Module, internal: Symbol) {
    let used = sweep::used_globals(module);
    let ctx = &mut module.ctx;
    for id in ctx.globals.ids() {
        let Some(words) = ctx.linkage.get(&id).cloned() else { continue };
        let named = |name: &str| words.iter().any(|&w| ctx.symbols.get(w) == name);
        let external = !words.iter().any(|&w| LINKAGE[..10].contains(&ctx.symbols.get(w)));
        if named("private") || (external && !used.contains(&id)) {
            let kept = words.iter().copied().filter(|&w| !LINKAGE.contains(&ctx.symbols.get(w)));
            let words: Vec<Symbol> = std::iter::once(internal).chain(kept).collect();
            if words.len() > 1 {
                ctx.linkage.insert(id, words);
            } else {
                ctx.linkage.remove(&id);
            }
        }
    }
}

/// Leaves out functions of these linkages that nothing calls; says whether there were any.
fn remove_unused(module: &mut Module, discardable: &[Symbol]) -> bool {
    let called = sweep::used_functions(module);
    let kept: Vec<bool> = (module.functions.iter())
        .map(|(id, f)| {
            let local = f.extras.iter().flat_map(|e| &e.before).any(|word| discardable.contains(word));
            called[id.as_u32() as usize] || !local || f.is_declaration()
        })
        .collect();
    sweep::remove(module, &kept);
    sweep::declarations(module);
    kept.contains(&false)
}
