//! `dxil-prepare`: what the LLVM of DXIL, version 3.7, cannot read goes. Instructions are replaced as by `dxil-legalize`; newer attributes
//! and those of front ends are removed, and so are marks of lifetimes where the version has none. Edges that are never taken go, vectors
//! that are left are taken apart, and variables have arrays where they had vectors within structures.

use super::legalize::legalize;
use super::structures;
use crate::scalarizer;
use trefoil_dxil::lower::LIFETIMES_SINCE;
use trefoil_dxil::module::code::insts;
use trefoil_dxil::module::target::target;
use trefoil_ir::function::{Attribute, Extras};
use trefoil_ir::{Context, Error, FuncId, Function, HashSet, Intrinsic, Module, Type, TypeId};

/// The attributes that version 3.7 has, by the first word of each.
const KNOWN: [&str; 43] = [
    "align",
    "alignstack",
    "alwaysinline",
    "argmemonly",
    "builtin",
    "byval",
    "cold",
    "convergent",
    "dereferenceable",
    "dereferenceable_or_null",
    "inalloca",
    "inlinehint",
    "inreg",
    "jumptable",
    "memory",
    "minsize",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocapture",
    "noduplicate",
    "noimplicitfloat",
    "noinline",
    "nonlazybind",
    "nonnull",
    "noredzone",
    "noreturn",
    "nounwind",
    "optnone",
    "optsize",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "safestack",
    "signext",
    "sret",
    "ssp",
    "sspreq",
    "sspstrong",
    "uwtable",
    "zeroext",
];

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    let has_lifetimes = target(module).minor() >= LIFETIMES_SINCE;
    let declared: HashSet<FuncId> =
        module.functions.iter().filter(|(_, f)| f.is_declaration()).map(|(id, _)| id).collect();
    for id in module.functions.ids() {
        module.with_function(id, |module, func| {
            if !func.is_declaration() {
                let result = (func.ret != TypeId::VOID).then(|| module.ctx.zero(func.ret));
                crate::import::unreachable::run(func, result, |callee| declared.contains(&callee));
                if has_vectors(&module.ctx, func) {
                    scalarizer::run(&mut module.ctx, func, scalarizer::Options { memory: true });
                }
                legalize(&mut module.ctx, func);
                if !has_lifetimes {
                    remove_lifetimes(func);
                }
            }
            strip(&module.ctx, func);
        });
    }
    structures::run(module);
    // Metadata says what entries are, where it has been written.
    if crate::assemble::is_dxil(module) {
        module.entries.clear();
    }
    trefoil_dxil::module::sweep::declarations(module);
    Ok(())
}

/// Whether an instruction gives a vector.
fn has_vectors(ctx: &Context, func: &Function) -> bool {
    insts(func).any(|inst| matches!(ctx.types.get(func.insts[inst].ty), Type::Vector { .. }))
}

fn remove_lifetimes(func: &mut Function) {
    let marks = [Intrinsic::LifetimeStart, Intrinsic::LifetimeEnd];
    for block in func.layout.clone() {
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        insts.retain(|&inst| !func.insts[inst].intrinsic().is_some_and(|which| marks.contains(&which)));
        func.blocks[block].insts = insts;
    }
}

/// Removes attributes that are not known, and those in quotes, from a function and its calls.
fn strip(ctx: &Context, func: &mut Function) {
    func.attributes.clear();
    if let Some(Extras { ret, params, words, .. }) = func.extras.as_deref_mut() {
        for list in [ret, words].into_iter().chain(params) {
            list.retain(|attribute| is_known(ctx, attribute));
        }
    }
    for site in func.calls.values_mut() {
        site.texts.clear();
        for list in [&mut site.ret, &mut site.words].into_iter().chain(&mut site.params) {
            list.retain(|attribute| is_known(ctx, attribute));
        }
    }
}

fn is_known(ctx: &Context, attribute: &Attribute) -> bool {
    let (Attribute::Word(word) | Attribute::Type(word, _)) = *attribute;
    let text = ctx.name(word);
    let first = text.split([' ', '(', '=']).next().unwrap_or_default();
    KNOWN.binary_search(&first).is_ok()
}
