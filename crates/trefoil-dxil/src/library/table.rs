//! The table for the runtime: what each resource and each function of a library is.

use super::{Described, LoweredFunction, described, is_of_others};
use crate::analysis::flags;
use crate::lower::cbuffer_size;
use crate::module::code::insts;
use crate::options::{Options, Target};
use crate::resources::ResourceTable;
use trefoil_dxcontainer::{rdat, validator};
use trefoil_ir::{
    EntryPoint, Error, FuncId, Graph, Module, NodeId, NodeIo, ResourceId, SparseMap, TypeId, sort_by_key,
};

/// The part `RDAT` of a library whose operations are calls already, and whose resources are variables; `resources` has all that its
/// metadata lists.
///
/// # Errors
/// What an entry's code may not do, as for a library that is compiled.
pub fn runtime_data(
    module: &Module,
    functions: Vec<LoweredFunction>,
    resources: &ResourceTable,
    options: &Options,
    target: &Target,
) -> Result<Vec<u8>, Error> {
    let options = &*options.of_model(target.version);
    let made = functions.into_iter().map(|f| described(module, f, &Graph::default(), target, options));
    Ok(write(module, &made.collect::<Result<Vec<_>, _>>()?, resources, options.validator))
}

/// The part of a library.
pub(super) fn write(
    module: &Module,
    made: &[Described],
    resources: &ResourceTable,
    validator: validator::Version,
) -> Vec<u8> {
    let ctx = &module.ctx;
    let mut places: SparseMap<ResourceId, u32> = SparseMap::default();
    let mut rows = Vec::new();
    for class in [2, 3, 0, 1] {
        for bound in &resources.classes[class] {
            let resource = &ctx.resources[bound.resource];
            let Some(ty) = ctx.types.as_resource(resource.ty) else { continue };
            debug_assert!(ty.element == TypeId::VOID || cbuffer_size(ctx, ty) < u32::MAX);
            places.set(bound.resource, rows.len() as u32 + 1);
            let counter = resources.has_counter(bound.resource);
            let flags = u32::from(resource.globally_coherent)
                | if resource.reorder_coherent { rdat::FLAG_REORDER_COHERENT } else { 0 }
                | u32::from(counter) << 1
                | u32::from(ty.rasterizer_ordered) << 2
                | if resources.has_atomic64(bound.resource) { rdat::FLAG_ATOMIC64 } else { 0 };
            rows.push(rdat::Resource {
                class: class as u32,
                kind: ty.kind.dxil_number(),
                id: bound.id,
                space: bound.space,
                lower: bound.lower,
                upper: match bound.count {
                    u32::MAX => u32::MAX,
                    count => bound.lower.wrapping_add(count - 1),
                },
                name: ctx.name(resource.name),
                flags: if class == 1 { flags } else { 0 },
            });
        }
    }
    let functions: Vec<rdat::Function<'_>> = made
        .iter()
        .map(|m| {
            let name = ctx.name(module.functions[m.id].name);
            let place = |r: &ResourceId| places.get(*r).checked_sub(1);
            let mut used: Vec<u32> = m.resources.iter().filter_map(place).collect();
            sort_by_key(&mut used, |&at| at.into());
            rdat::Function {
                unmangled: unmangled(name),
                name,
                depends: depends(module, m.id),
                resources: used,
                kind: m.entry.stage.number(),
                payload: if m.entry.stage.is_library_only() { m.payload } else { 0 },
                attributes: m.attributes,
                features: flags::features(m.flags & !flags::ROVS).0 | m.optional,
                stages: m.stages.bits().into(),
                least_model: m.least_model,
                lanes: lanes(&m.entry),
                node: node_of_graph(module, m),
            }
        })
        .collect();
    let name = |id: FuncId| ctx.name(module.functions[id].name);
    let others = module.functions.ids().filter(|&id| is_of_others(module, id)).map(name);
    rdat::write(&rows, &others.collect::<Vec<_>>(), &functions, &module.subobjects, validator)
}

/// What the runtime is told of a node.
fn node_of_graph(module: &Module, made: &Described) -> Option<rdat::Node> {
    let node = made.entry.node.as_deref()?;
    let id = |id: NodeId| (module.ctx.name(id.name).to_owned(), id.index);
    let io = |io: &NodeIo| rdat::NodeIo {
        flags: io.flags.0,
        id: io.id.map(id),
        array_size: io.array_size,
        max_records: io.max_records,
        shared_with: io.shared_with,
        is_sparse: io.is_sparse,
        record: io.record.map_or((0, 0), |record| (record.size, record.align)),
        grid: io.record.and_then(|r| r.grid).map(|g| (g.offset, g.component.number(), g.count)),
    };
    Some(rdat::Node {
        launch: node.launch as u32,
        is_program_entry: node.is_program_entry,
        shared_bytes: made.shared_bytes,
        id: id(node.id),
        threads: made.entry.num_threads,
        // As DXC has it: a number that is negative with a sign is none.
        root_arguments: node.root_arguments.filter(|&index| index <= i32::MAX as u32),
        share_input_of: node.share_input_of.map(id),
        dispatch_grid: node.dispatch_grid,
        max_dispatch_grid: node.max_dispatch_grid,
        max_recursion_depth: node.max_recursion_depth,
        inputs: node.inputs.iter().map(io).collect(),
        outputs: node.outputs.iter().map(io).collect(),
    })
}

/// The least and the greatest number of lanes that an entry runs with.
fn lanes(entry: &EntryPoint) -> (u8, u8) {
    let [least, most, _] = entry.wave_size.map(|lanes| u8::try_from(lanes).unwrap_or(u8::MAX));
    (least, if most == 0 { least } else { most })
}

/// The names of the functions of other libraries that a function calls, in their order.
fn depends(module: &Module, id: FuncId) -> Vec<&str> {
    let func = &module.functions[id];
    let called = insts(func).filter_map(|inst| func.operands(inst).last()?.as_func());
    let mut called: Vec<FuncId> = called.filter(|&callee| is_of_others(module, callee)).collect();
    sort_by_key(&mut called, |func| func.as_u32().into());
    called.dedup();
    called.iter().map(|&f| module.ctx.name(module.functions[f].name)).collect()
}

/// The source's name in one that is mangled as DXC does it.
pub fn unmangled(name: &str) -> &str {
    let Some(rest) = name.strip_prefix("\u{1}?") else { return name };
    rest.split('@').next().unwrap_or(name)
}
