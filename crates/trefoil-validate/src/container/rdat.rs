//! `RDAT`: what a library tells the runtime of its resources and functions, made of the module again and compared whole.

use crate::bitcode::operands;
use crate::program::{Entry, Program, Resource, tag};
use crate::requirements::Needs;
use crate::spaces::SHARED;
use trefoil_dxcontainer::rdat::{self, FLAG_ATOMIC64, FLAG_REORDER_COHERENT};
use trefoil_dxil::analysis::flags;
use trefoil_dxil::library::unmangled;
use trefoil_dxil_read::bitcode_model::{Function, Op};
use trefoil_facts::Stage;

/// Whether the part is the library's. Subobjects are in the part alone.
pub(super) fn matches(part: &[u8], program: &Program<'_>, needs: &Needs<'_>) -> bool {
    let Ok(subobjects) = rdat::subobjects(part) else { return false };
    let resources: Vec<rdat::Resource<'_>> = needs.order.iter().map(|resource| row(resource)).collect();
    let functions: Vec<rdat::Function<'_>> =
        program.bodies().map(|(number, func)| function(program, (number, func), needs)).collect();
    let others = program.module.functions.iter().filter(|func| is_of_others(func));
    let others: Vec<&str> = others.map(|func| &*func.name).collect();
    rdat::write(&resources, &others, &functions, &subobjects, program.validator) == part
}

/// What is told of a resource.
fn row<'a>(resource: &Resource<'a>) -> rdat::Resource<'a> {
    let set = |on: bool, bit: u32| if on { bit } else { 0 };
    rdat::Resource {
        class: resource.class.index() as u32,
        kind: resource.kind as u32,
        id: resource.id as u32,
        space: resource.space,
        lower: resource.lower,
        upper: match resource.count {
            u32::MAX => u32::MAX,
            count => resource.lower.wrapping_add(count).wrapping_sub(1),
        },
        name: resource.name,
        flags: set(resource.is_coherent, 1)
            | set(resource.has_counter, 2)
            | set(resource.is_ordered, 4)
            | set(resource.has_atomic64, FLAG_ATOMIC64)
            | set(resource.is_reorder_coherent, FLAG_REORDER_COHERENT),
    }
}

/// What is told of a function.
fn function<'a>(
    program: &Program<'a>,
    (number, func): (usize, &'a Function),
    needs: &Needs<'_>,
) -> rdat::Function<'a> {
    let resources = needs.used[number].clone();
    let needs = &needs.functions[number];
    let entry = program.entry_of(number);
    let stage = entry.and_then(|entry| entry.stage).unwrap_or(Stage::Library);
    let value = |tag: i64| entry.and_then(|entry| program.number(entry.property(tag)?)).unwrap_or(0) as u32;
    rdat::Function {
        name: &func.name,
        unmangled: unmangled(&func.name),
        resources,
        depends: called(program, func),
        kind: stage.number(),
        payload: value(tag::PAYLOAD),
        attributes: value(tag::ATTRIBUTES),
        features: flags::features(needs.flags & !flags::ROVS).0 | needs.optional,
        stages: needs.stages.bits().into(),
        least_model: needs.least_model,
        lanes: entry.map_or((0, 0), |entry| lanes(program, entry)),
        node: entry.and_then(|entry| node(program, entry, func)),
    }
}

/// The least and the greatest number of lanes that an entry runs with.
fn lanes(program: &Program<'_>, entry: &Entry<'_>) -> (u8, u8) {
    let [least, most, _] = program.wave_size(entry).map(|lanes| lanes as u8);
    (least, if most == 0 { least } else { most })
}

/// What is told of a node, with the memory of the group that its function uses.
fn node(program: &Program<'_>, entry: &Entry<'_>, func: &Function) -> Option<rdat::Node> {
    let mut node = entry.node.as_deref()?.clone();
    let mut shared: Vec<u32> = Vec::new();
    for inst in func.blocks.iter().flatten() {
        operands(func, &inst.op, |id| shared.extend(program.variable(Some(func), id)));
    }
    shared.sort_unstable();
    shared.dedup();
    let of_group = shared.into_iter().map(|number| &program.module.globals[number as usize]);
    let sizes = of_group.filter(|global| global.space == SHARED).map(|global| program.sizes.alloc(global.ty));
    node.shared_bytes = u32::try_from(sizes.fold(0, u64::saturating_add)).unwrap_or(u32::MAX);
    Some(node)
}

/// The functions of other libraries that a function calls, in the module's order.
fn called<'a>(program: &Program<'a>, func: &Function) -> Vec<&'a str> {
    let m = program.module;
    let mut numbers: Vec<usize> = func
        .blocks
        .iter()
        .flatten()
        .filter_map(|inst| match inst.op {
            Op::Call { callee, .. } => program.function_of(callee),
            _ => None,
        })
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    let functions = numbers.into_iter().map(|number| &m.functions[number]);
    functions.filter(|func| is_of_others(func)).map(|func| func.name.as_str()).collect()
}

/// Whether a function is one that another library has.
fn is_of_others(func: &Function) -> bool {
    func.declaration && !["dx.op.", "llvm."].iter().any(|own| func.name.starts_with(own))
}
