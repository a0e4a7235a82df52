//! The target of a module by its triple and flags.

use crate::ops::DxilVersion;
use crate::options::Target;
use trefoil_ir::{
    Attribute, CodegenOptions, Context, EntryPoint, FuncId, Function, Metadata, MetadataId, Module,
    ShaderModel, Stage, Symbol,
};

/// The stage and the minor shader model of a triple such as `dxil-pc-shadermodel6.3-compute` or
/// `dxilv1.3-unknown-shadermodel6.3-library`.
pub fn profile(triple: &str) -> Option<(Stage, u8)> {
    let mut parts = triple.split('-');
    let arch = parts.next()?;
    if arch != "dxil" && !arch.starts_with("dxilv1.") {
        return None;
    }
    let (model, stage) = (parts.nth(1)?, parts.next()?);
    let model = ShaderModel::parse(model.strip_prefix("shadermodel")?)?;
    let stage = Stage::from_name(stage)?;
    (model.major == 6).then_some((stage, model.minor))
}

/// The profile of a module's triple; where it says none, that of a library of the oldest model.
pub fn target_profile(module: &Module) -> (Stage, u8) {
    profile(&module.triple).unwrap_or((Stage::Library, 0))
}

/// What passes ask about the target.
pub fn target(module: &Module) -> Target {
    let (stage, minor) = target_profile(module);
    let native_16bit = minor >= 2 && module_flag(module, "dx.nativelowprec") == Some(1);
    let is_set = |key: &str| module_flag(module, key) == Some(1);
    let codegen = CodegenOptions {
        native_16bit,
        disable_optimizations: is_set("dx.disable_optimizations")
            || module.functions.values().any(|func| is_optnone(module, func)),
        all_resources_bound: is_set("dx.allresourcesbound"),
        reflection: false,
        ..CodegenOptions::default()
    };
    Target { version: DxilVersion::new(minor), stage, codegen }
}

/// Whether a function is not to be optimised.
fn is_optnone(module: &Module, func: &Function) -> bool {
    let words = func.extras.iter().flat_map(|extras| &extras.words);
    words.into_iter().any(|word| matches!(word, Attribute::Word(w) if module.ctx.name(*w) == "optnone"))
}

/// A number of `!llvm.module.flags`.
pub fn module_flag(module: &Module, key: &str) -> Option<u64> {
    let ctx = &module.ctx;
    let (_, flags) = module.named_metadata.iter().find(|(n, _)| ctx.name(*n) == "llvm.module.flags")?;
    flags.iter().find_map(|&flag| {
        let parts = parts(ctx, flag)?;
        let Some(Metadata::String(name)) = ctx.metadata.get((*parts.get(1)?)?) else { return None };
        let Some(Metadata::Value(value)) = ctx.metadata.get((*parts.get(2)?)?) else { return None };
        (ctx.name(*name) == key).then(|| ctx.as_int(*value)).flatten()
    })
}

/// The operands of a metadata node.
pub fn parts(ctx: &Context, node: MetadataId) -> Option<&[Option<MetadataId>]> {
    match ctx.metadata.get(node)? {
        Metadata::Node(parts) | Metadata::Distinct(parts) => Some(ctx.parts(*parts)),
        _ => None,
    }
}

/// The entry that a function is; for one that is none, an entry without signatures.
pub fn entry_of(module: &Module, func: FuncId, stage: Stage) -> EntryPoint {
    let known = module.entries.iter().find(|e| e.func == func).cloned();
    let name = module.functions[func].name;
    known.unwrap_or_else(|| EntryPoint { func, stage, ..library_entry(name) })
}

/// What stands where an entry is asked for and a library is meant.
pub fn library_entry(name: Symbol) -> EntryPoint {
    EntryPoint::new(FuncId::from_u32(0), name, Stage::Library)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triples_say_stage_and_model() {
        assert_eq!(profile("dxil-pc-shadermodel6.3-compute"), Some((Stage::Compute, 3)));
        assert_eq!(profile("dxilv1.8-unknown-shadermodel6.8-pixel"), Some((Stage::Pixel, 8)));
        assert_eq!(profile("dxil-pc-shadermodel6.3-library"), Some((Stage::Library, 3)));
        for odd in
            ["", "dxil", "x86_64-pc-linux-gnu", "dxil-pc-shadermodel5.1-pixel", "dxil-pc-shadermodel6.3-sea"]
        {
            assert_eq!(profile(odd), None, "{odd}");
        }
    }
}
