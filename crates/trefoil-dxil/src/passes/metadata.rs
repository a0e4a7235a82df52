//! `dxil-translate-metadata`: what DXIL's readers look for in metadata, and none that they would not know.

use super::facts::{module_options, shader_flags, validator};
use super::operations::defined;
use super::target::{target, target_profile};
use crate::depends::Dependences;
use crate::dxmeta::{EntryFacts, Writer};
use crate::library::library_entry;
use crate::lower::Facts;
use crate::resources::ResourceTable;
use crate::signatures::Signatures;
use trefoil_ir::{Error, Loc, Metadata, MetadataId, Module, Stage};

/// Named metadata that is written anew, or that DXIL's LLVM does not know.
const REPLACED: [&str; 8] = [
    "dx.semantic.signatures",
    "dx.valver",
    "dx.shaderModel",
    "dx.version",
    "dx.resources",
    "dx.entryPoints",
    "dx.rootsignatures",
    "llvm.errno.tbaa",
];

/// Metadata on instructions that DXIL knows.
const KNOWN: [&str; 7] =
    ["dx.nonuniform", "dx.controlflow.hints", "dx.precise", "range", "alias.scope", "noalias", "llvm.loop"];

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    let stage = target_profile(module).0;
    let library = stage == Stage::Library;
    check(module, stage)?;
    let (target, options, version) = (target(module), module_options(module), validator(module));
    let flags = shader_flags(module)?;
    let funcs = defined(module).into_iter().map(|id| &module.functions[id]);
    let resources = ResourceTable::build_sorted(&module.ctx, funcs)?;
    let mut entries: Vec<_> = module.entries.iter().map(|e| e.func).collect();
    if library {
        // The library itself comes first, and is nobody's entry.
        entries.insert(0, trefoil_ir::FuncId::from_u32(0));
    }
    let with_signatures = crate::import::semantics::entries(module)?;
    let mut named: Vec<(&str, Vec<MetadataId>)> = Vec::new();
    let (facts, dependences) = (Facts::default(), Dependences::default());
    for (i, &func) in entries.iter().enumerate() {
        let of_library = library && i == 0;
        let known = with_signatures.iter().find(|e| e.func == func).cloned();
        let entry = match known.filter(|_| !of_library) {
            Some(known) => known,
            None => library_entry(module.ctx.symbol("")),
        };
        let signatures = Signatures::build(&module.ctx, &entry, &target)?;
        let own = flags.functions.iter().find(|(id, _)| *id == func).map_or(0, |(_, word)| *word);
        let told = EntryFacts {
            entry: &entry,
            func: (!of_library).then_some(func),
            signatures: &signatures,
            resources: &resources,
            facts: &facts,
            dependences: &dependences,
            flags: if of_library {
                flags.combined
            } else if library {
                0
            } else {
                own
            },
            options: &options,
            target: &target,
        };
        let mut w = Writer::new(&mut module.ctx, &told);
        if i == 0 {
            named = general(&mut w, version, stage);
        }
        let known = named.iter().find(|(name, _)| *name == "dx.resources").and_then(|(_, n)| n.first());
        let node = w.entry(known.copied(), library);
        named.last_mut().into_iter().for_each(|(_, nodes)| nodes.extend(node));
    }
    let ctx = &module.ctx;
    module.named_metadata.retain(|(name, _)| !REPLACED.contains(&ctx.name(*name)));
    for (name, nodes) in named {
        let name = module.ctx.symbol(name);
        module.named_metadata.push((name, nodes));
    }
    instructions(module);
    Ok(())
}

/// A shader that is no library has one entry, of the triple's stage.
fn check(module: &Module, stage: Stage) -> Result<(), Error> {
    if stage == Stage::Library {
        return Ok(());
    }
    if module.entries.len() > 1 {
        return Err(Error::user(Loc::NONE, "a shader that is no library has one entry only"));
    }
    match module.entries.first().filter(|e| e.stage != stage) {
        Some(e) => Err(Error::user(
            Loc::NONE,
            format!(
                "the stage '{}' of the entry '{}' is another than the '{}' of the target's profile",
                e.stage.prefix(),
                module.ctx.name(module.functions[e.func].name),
                stage.name()
            ),
        )),
        None => Ok(()),
    }
}

/// Versions and resources, and the list that entries go into, last.
fn general(
    w: &mut Writer<'_>,
    validator: Option<(u32, u32)>,
    stage: Stage,
) -> Vec<(&'static str, Vec<MetadataId>)> {
    let mut named = Vec::new();
    let list = |node: Option<MetadataId>| node.into_iter().collect::<Vec<_>>();
    if let Some((major, minor)) = validator {
        named.push(("dx.valver", list(w.numbers(&[major, minor]))));
    }
    let minor = u32::from(w.facts.target.minor());
    let model = [w.string(stage.prefix()), w.number(6), w.number(minor)];
    named.push(("dx.shaderModel", list(w.node(&model))));
    named.push(("dx.version", list(w.numbers(&[1, minor]))));
    let resources = list(w.resources());
    if !resources.is_empty() {
        named.push(("dx.resources", resources));
    }
    named.push(("dx.entryPoints", Vec::new()));
    named
}

/// Drops what DXIL does not know of instructions, and gives hints their names there.
fn instructions(module: &mut Module) {
    let hints = module.ctx.symbol("dx.controlflow.hints");
    for f in module.functions.values_mut() {
        for list in f.attachments.values_mut() {
            for (kind, node) in list.iter_mut() {
                if module.ctx.name(*kind) == "hlsl.controlflow.hint" {
                    let Some(Metadata::Node(parts)) = module.ctx.metadata.get(*node) else { continue };
                    let Some(&Some(number)) = module.ctx.parts(*parts).get(1) else { continue };
                    let text = module.ctx.metadata.push(Metadata::String(hints));
                    *node = module.ctx.metadata_node(&[Some(text), Some(number)]);
                    *kind = hints;
                }
            }
            list.retain(|(kind, _)| KNOWN.contains(&module.ctx.name(*kind)));
        }
        f.attachments.retain(|_, list| !list.is_empty());
    }
}
