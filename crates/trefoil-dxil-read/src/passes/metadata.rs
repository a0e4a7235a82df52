//! `dxil-translate-metadata`: what DXIL's readers look for in metadata, and none that they would not know.

use super::facts::{module_options, shader_flags, validator};
use crate::kinds;
use trefoil_dxil::analysis::depends::Dependences;
use trefoil_dxil::analysis::reads::ConstantReads;
use trefoil_dxil::metadata::{EntryFacts, Writer};
use trefoil_dxil::module::defined;
use trefoil_dxil::module::target::{library_entry, parts, target, target_profile};
use trefoil_dxil::resources::ResourceTable;
use trefoil_dxil::signatures::Signatures;
use trefoil_ir::{
    Context, Error, HashMap, Loc, Metadata, MetadataId, Module, Opcode, Stage, TypeId, sort_by_key,
};

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
    let (target, options, version) = (target(module), module_options(module).1, validator(module));
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
    let (dependences, reads) = (Dependences::default(), ConstantReads::default());
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
            dependences: &dependences,
            payload: 0,
            attributes: 0,
            reads: &reads,
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
    let of_resources = |(name, nodes): &(&str, Vec<MetadataId>)| (*name == "dx.resources").then(|| nodes[0]);
    if let Some(lists) = named.iter().find_map(of_resources) {
        super::symbols::name_rows(module, &resources, lists);
    }
    module.root_signature = super::rootsig::of_entry(module).or(module.root_signature.take());
    let ctx = &module.ctx;
    module.named_metadata.retain(|(name, _)| !REPLACED.contains(&ctx.name(*name)));
    for (name, nodes) in named {
        let name = module.ctx.symbol(name);
        module.named_metadata.push((name, nodes.into()));
    }
    module_flags(module);
    instructions(module)
}

/// A shader that is no library has one entry, of the triple's stage.
fn check(module: &Module, stage: Stage) -> Result<(), Error> {
    if stage == Stage::Library {
        return Ok(());
    }
    if module.entries.len() > 1 {
        return Err(Error::new(Loc::NONE, &kinds::SEVERAL_ENTRIES));
    }
    match module.entries.first().filter(|e| e.stage != stage) {
        Some(e) => Err(Error::new(
            Loc::NONE,
            kinds::STAGE_MISMATCH.with(&[
                &e.stage.prefix(),
                &module.ctx.name(module.functions[e.func].name),
                &stage.name(),
            ]),
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
    let version = u32::from(w.facts.target.version.written().minor());
    let model = [w.string(stage.prefix()), w.number(6), w.number(minor)];
    named.push(("dx.shaderModel", list(w.node(&model))));
    named.push(("dx.version", list(w.numbers(&[1, version]))));
    let resources = list(w.resources());
    if !resources.is_empty() {
        named.push(("dx.resources", resources));
    }
    named.push(("dx.entryPoints", Vec::new()));
    named
}

/// The greatest behaviour of a module flag that DXIL's LLVM knows, and the one that others get: warning.
const LAST_BEHAVIOR: u64 = 6;
const WARNING: u64 = 2;

/// Gives flags of the module a behaviour that DXIL's LLVM knows.
fn module_flags(module: &mut Module) {
    let ctx = &mut module.ctx;
    let Some(flags) =
        module.named_metadata.iter_mut().find(|(n, _)| ctx.symbols.get(*n) == "llvm.module.flags")
    else {
        return;
    };
    for flag in &mut flags.1 {
        let Some(node) = parts(ctx, *flag).map(<[_]>::to_vec) else { continue };
        let number = node.first().copied().flatten().and_then(|id| ctx.metadata.get(id));
        let Some(Metadata::Value(behavior)) = number else { continue };
        if ctx.as_int(*behavior).is_some_and(|b| b > LAST_BEHAVIOR) {
            let warning = Metadata::Value(ctx.int(TypeId::I32, WARNING));
            let mut node = node;
            node[0] = Some(ctx.metadata.push(warning));
            *flag = ctx.metadata_node(&node);
        }
    }
}

/// The metadata of a loop that DXIL has.
const LOOP_HINTS: [&str; 3] = ["llvm.loop.unroll.count", "llvm.loop.unroll.disable", "llvm.loop.unroll.full"];

/// Whether the first operand of a node is itself, as in a loop's distinct id.
fn names_itself(ctx: &Context, node: MetadataId) -> bool {
    parts(ctx, node).and_then(|parts| parts.first().copied()).flatten() == Some(node)
}

/// Whether DXIL knows a hint.
///
/// # Errors
/// When it knows it with other operands.
fn is_known_hint(ctx: &Context, hint: MetadataId) -> Result<bool, &'static str> {
    let node = parts(ctx, hint).unwrap_or_default();
    let name = match node.first().copied().flatten().and_then(|id| ctx.metadata.get(id)) {
        Some(Metadata::String(name)) => ctx.name(*name),
        _ => return Ok(false),
    };
    if !LOOP_HINTS.contains(&name) {
        return Ok(false);
    }
    if name == LOOP_HINTS[0] {
        let count = node.get(1).copied().flatten().and_then(|id| ctx.metadata.get(id));
        let number = matches!(count, Some(Metadata::Value(v)) if ctx.as_int(*v).is_some());
        if !number || node.len() != 2 {
            return Err("Second operand of \"llvm.loop.unroll.count\" must be a constant integer");
        }
    } else if node.len() != 1 {
        return Err(
            "\"llvm.loop.unroll.disable\" and \"llvm.loop.unroll.disable\" must be provided as a single operand",
        );
    }
    Ok(true)
}

/// What is left of a loop's hints: nothing when it is no loop's node.
fn loop_hints(ctx: &mut Context, node: MetadataId) -> Result<Option<MetadataId>, &'static str> {
    if !names_itself(ctx, node) {
        return Ok(None);
    }
    // Loops inside one another's nodes are one loop.
    let mut base = node;
    for _ in 0..ctx.metadata.len() {
        let inner = parts(ctx, base).and_then(|parts| parts.get(1).copied()).flatten();
        match inner.filter(|&inner| inner != base && names_itself(ctx, inner)) {
            Some(inner) => base = inner,
            None => break,
        }
    }
    let all = parts(ctx, base).unwrap_or_default();
    let mut kept: Vec<Option<MetadataId>> = Vec::new();
    for hint in all[1..].iter().copied().flatten() {
        if is_known_hint(ctx, hint)? {
            kept.push(Some(hint));
        }
    }
    if kept.len() > 1 {
        return Err("Provided conflicting hints");
    }
    if kept.len() + 1 == all.len() {
        return Ok(Some(base));
    }
    let id = ctx.metadata.next_id();
    kept.insert(0, Some(id));
    let parts = ctx.metadata_parts(&kept);
    ctx.metadata.push(Metadata::Distinct(parts));
    Ok(Some(id))
}

/// Drops metadata of instructions that DXIL does not have, and renames hints.
fn instructions(module: &mut Module) -> Result<(), Error> {
    let hints = module.ctx.symbol("dx.controlflow.hints");
    let mut loops: HashMap<MetadataId, Option<MetadataId>> = HashMap::default();
    for f in module.functions.values_mut() {
        let mut attachments = std::mem::take(&mut f.attachments);
        let mut attached: Vec<_> = attachments.iter_mut().collect();
        sort_by_key(&mut attached, |(inst, _)| inst.as_u32().into());
        for (inst, list) in attached {
            let branch = f.insts[*inst].op == Opcode::Br;
            for at in (0..list.len()).rev().filter(|_| branch) {
                let (kind, node) = list[at];
                if module.ctx.name(kind) != "llvm.loop" {
                    continue;
                }
                let known = match loops.get(&node) {
                    Some(known) => *known,
                    None => loop_hints(&mut module.ctx, node).map_err(|message| {
                        let message = kinds::LOOP_METADATA.with(&[&message]);
                        Error::new(f.loc(*inst), message)
                    })?,
                };
                loops.insert(node, known);
                match known {
                    Some(new) => list[at].1 = new,
                    None => drop(list.remove(at)),
                }
            }
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
        attachments.retain(|_, list| !list.is_empty());
        f.attachments = attachments;
    }
    Ok(())
}
