//! What is needed of a module as a whole and of each function in it: the shader flags, and what module flags ask for.

use crate::import;
use trefoil_dxil::analysis::flags;
use trefoil_dxil::lower::{Declared, Mode, lower_function};
use trefoil_dxil::module::defined;
use trefoil_dxil::module::target::{entry_of, module_flag, parts, target};
use trefoil_dxil::options::Options;
use trefoil_dxil::resources::ResourceTable;
use trefoil_dxil::signatures::Signatures;
use trefoil_ir::{CodegenOptions, Context, Error, FuncId, Function, Metadata, Module, Opcode, Stage};

/// The shader flags of a module.
pub(super) struct ShaderFlags {
    /// Of all functions together.
    pub combined: u64,
    /// Of each function that has a body, with those of what it calls.
    pub functions: Vec<(FuncId, u64)>,
}

/// What a module's flags and its validator's version ask for.
pub fn module_options(module: &Module) -> (CodegenOptions, Options) {
    let resources_may_alias = module_flag(module, "dx.resmayalias") == Some(1);
    let options =
        Options { resources_may_alias, validator: validator(module).unwrap_or((1, 8)), ..Options::default() };
    (target(module).codegen, options)
}

/// `!dx.valver`
pub(super) fn validator(module: &Module) -> Option<(u32, u32)> {
    let ctx = &module.ctx;
    let (_, nodes) = module.named_metadata.iter().find(|(name, _)| ctx.name(*name) == "dx.valver")?;
    let numbers: Vec<u32> = parts(ctx, *nodes.last()?)?
        .iter()
        .filter_map(|&part| match ctx.metadata.get(part?) {
            Some(Metadata::Value(v)) => ctx.as_int(*v).map(|n| n as u32),
            _ => None,
        })
        .collect();
    Some((*numbers.first()?, *numbers.get(1)?))
}

/// Finds the flags on a copy that is lowered.
pub(super) fn shader_flags(module: &Module) -> Result<ShaderFlags, Error> {
    let mut copy = module.clone();
    let (target, options) = (target(&copy), module_options(&copy).1);
    copy.entries = import::semantics::entries(&copy)?;
    let all = defined(&copy);
    for &id in &all {
        import::translate(&mut copy, id)?;
    }
    let whole = ResourceTable::build_sorted(&copy.ctx, all.iter().map(|&id| &copy.functions[id]))?;
    let mut declared = Declared::after(copy.functions.clone());
    let mut functions = Vec::new();
    for &id in &all {
        let entry = entry_of(&copy, id, target.stage);
        let old = &copy.functions[id];
        let own = ResourceTable::build_sorted(&copy.ctx, [old])?;
        let signatures = Signatures::build(&copy.ctx, &entry, &target)?;
        let (func, next, facts) = lower_function(
            Mode::Operations,
            &mut copy.ctx,
            old,
            &entry,
            target,
            &signatures,
            &whole,
            declared,
        )?;
        declared = next;
        let calls = trefoil_dxil::module::code::operations(&copy.ctx, &declared.functions, &func);
        let code = flags::Code { func: &func, calls: &calls };
        let mut word = flags::compute(&copy.ctx, &code, &entry, &own, &facts, &options, &target);
        word |= flags::may_not_alias(&options, &target, &own) | loaded(&copy.ctx, &copy.functions[id]);
        functions.push((id, word));
    }
    spread(module, &mut functions);
    let mut combined = functions.iter().fold(0, |all, (_, word)| all | word);
    if target.stage == Stage::Library {
        combined |= flags::of_library(&whole, &options);
    }
    Ok(ShaderFlags { combined, functions })
}

/// What the types of loads need, which may go as others.
fn loaded(ctx: &Context, func: &Function) -> u64 {
    let loads = trefoil_dxil::module::code::insts(func).filter(|&i| func.insts[i].op == Opcode::Load);
    loads.fold(0, |all, load| all | flags::of_type(ctx, ctx.types.scalar(func.insts[load].ty)))
}

/// Adds the flags of what a function calls to its own, until nothing changes.
fn spread(module: &Module, functions: &mut [(FuncId, u64)]) {
    let mut by_id = vec![0u64; module.functions.len()];
    functions.iter().for_each(|&(id, word)| by_id[id.as_u32() as usize] = word);
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for &mut (id, ref mut word) in &mut *functions {
            let func = &module.functions[id];
            let callees = trefoil_dxil::module::code::insts(func)
                .flat_map(|i| func.operands(i))
                .filter_map(|v| v.as_func());
            let all = callees.fold(*word, |all, callee| all | by_id[callee.as_u32() as usize]);
            changed |= all != *word;
            *word = all;
            by_id[id.as_u32() as usize] = all;
        }
    }
}
