//! What metadata says of single instructions, kept while all other metadata is written anew.

use trefoil_ir::{FuncId, InstId, Metadata, MetadataId, Module, Symbol};

/// What the source asked of a branch.
const HINTS: &str = "dx.controlflow.hints";
/// Marks of which each is a node of numbers.
const MARKS: [&str; 2] = ["dx.precise", "dx.nonuniform"];

/// A mark of an instruction.
pub(super) struct Mark {
    func: FuncId,
    inst: InstId,
    kind: Symbol,
    numbers: Vec<u32>,
}

/// The marks that mean something after linking.
pub(super) fn take(module: &Module) -> Vec<Mark> {
    let mut out = Vec::new();
    for (func, f) in module.functions.iter() {
        for inst in trefoil_dxil::module::code::insts(f) {
            for &(kind, node) in f.attachments.get(&inst).into_iter().flatten() {
                let name = module.ctx.name(kind);
                if name == HINTS || MARKS.contains(&name) {
                    out.push(Mark { func, inst, kind, numbers: numbers(module, node) });
                }
            }
        }
    }
    out
}

/// The numbers in a node.
fn numbers(module: &Module, node: MetadataId) -> Vec<u32> {
    let parts = trefoil_dxil::module::target::parts(&module.ctx, node).unwrap_or_default();
    let number = |id: MetadataId| match module.ctx.metadata.get(id)? {
        Metadata::Value(value) => module.ctx.as_int(*value).map(|n| n as u32),
        _ => None,
    };
    parts.iter().flatten().filter_map(|&id| number(id)).collect()
}

/// Attaches the marks again.
pub(super) fn put_back(module: &mut Module, marks: Vec<Mark>) {
    for func in module.functions.values_mut() {
        func.attachments.retain(|_, _| false);
    }
    for mark in marks {
        let ctx = &mut module.ctx;
        let is_hint = ctx.name(mark.kind) == HINTS;
        let text = is_hint.then(|| ctx.metadata.push(Metadata::String(mark.kind)));
        let numbers = mark.numbers.iter().map(|&n| {
            let value = ctx.i32(n);
            Some(ctx.metadata.push(Metadata::Value(value)))
        });
        let numbers: Vec<_> = numbers.collect();
        // A hint names itself first, so that no two are one.
        let own = ctx.metadata.next_id();
        let parts: Vec<_> = text.iter().flat_map(|&text| [Some(own), Some(text)]).chain(numbers).collect();
        let parts = ctx.metadata_parts(&parts);
        ctx.metadata.push(if is_hint { Metadata::Distinct(parts) } else { Metadata::Node(parts) });
        module.functions[mark.func].attachments.entry(mark.inst).or_default().push((mark.kind, own));
    }
}
