//! What functions of a library need of what is linked of them: features, stages, a shader model.

use crate::bitcode::{Traits, operands};
use crate::features;
use crate::program::{Program, Resource, flag};
use trefoil_dxcontainer::validator;
use trefoil_dxil::analysis::flags::{OPTIONAL_DERIVATIVES, OPTIONAL_GROUP, has_older_barrier, least_model};
use trefoil_dxil::library::GROUP_STAGES;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::{Function, Op, Ty};
use trefoil_facts::{ResourceClass, Stage, StageMask};

/// What a function needs, with what it calls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Requirements {
    /// Shader flags.
    pub flags: u64,
    /// What no shader flag has.
    pub optional: u64,
    /// The stages that may call it.
    pub stages: StageMask,
    pub least_model: u32,
}

impl Requirements {
    /// Adds what a function needs that is called.
    fn add(&mut self, other: Requirements) {
        self.flags |= other.flags;
        self.optional |= other.optional;
        self.stages = self.stages.and(other.stages);
        self.least_model = self.least_model.max(other.least_model);
    }
}

/// What the functions of a module need, by their numbers.
pub(crate) struct Needs<'a> {
    pub functions: Vec<Requirements>,
    /// The resources in the order of `RDAT`: constant buffers, samplers, read, written.
    pub order: Vec<&'a Resource<'a>>,
    /// By function of a library, the places in that order of the resources that its code names.
    pub used: Vec<Vec<u32>>,
}

impl<'a> Needs<'a> {
    /// The requirements of all functions; `of_handles` has the flags that go by handles.
    pub(crate) fn of(program: &'a Program<'a>, of_handles: &[u64]) -> Needs<'a> {
        let m = program.module;
        let order = in_order(program);
        let rows = if program.is_library() { rows(program, &order) } else { Vec::new() };
        let used: Vec<Vec<u32>> = m.functions.iter().map(|func| used(program, &rows, func)).collect();
        let nothing = Requirements { flags: 0, optional: 0, stages: StageMask::ALL, least_model: 0 };
        let mut own = vec![nothing; m.functions.len()];
        for (number, func) in program.bodies() {
            let resources = used[number].iter().map(|&at| order[at as usize]);
            own[number] = one(program, (number, func), of_handles[number], resources);
        }
        let mut functions = program.with_calls(own, |all, callee| all.add(*callee));
        if validator::has_link_requirements(program.validator) {
            for (number, _) in program.bodies() {
                let of = &mut functions[number];
                // What a function is called for may need a newer model in the stage of its caller.
                of.least_model = of.least_model.max(least_of(program, number, of.flags | of.optional));
            }
        }
        Needs { functions, order, used }
    }

    /// The shader flags of all functions.
    pub(crate) fn flags(&self) -> u64 {
        self.functions.iter().fold(0, |all, one| all | one.flags)
    }
}

/// The rows of the module's tables in the order of `RDAT`.
fn in_order<'a>(program: &'a Program<'a>) -> Vec<&'a Resource<'a>> {
    let order = [ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::Srv, ResourceClass::Uav];
    order.into_iter().flat_map(|class| program.resources.iter().filter(move |r| r.class == class)).collect()
}

/// The variables of resources with the rows that they stand for, sorted.
fn rows(program: &Program<'_>, order: &[&Resource<'_>]) -> Vec<(u32, u32)> {
    let row = |(at, r): (u32, &&Resource<'_>)| Some((program.variable(None, r.variable)?, at));
    let mut rows: Vec<(u32, u32)> = (0..).zip(order).filter_map(row).collect();
    rows.sort_unstable();
    rows
}

/// The rows of the resources that a function's code names, in order.
fn used(program: &Program<'_>, rows: &[(u32, u32)], func: &Function) -> Vec<u32> {
    let mut named = Vec::new();
    for inst in func.blocks.iter().flatten().filter(|_| !rows.is_empty()) {
        operands(func, &inst.op, |id| named.extend(program.variable(Some(func), id)));
    }
    named.sort_unstable();
    named.dedup();
    let of = |variable: u32| {
        let first = rows.partition_point(|row| row.0 < variable);
        rows[first..].iter().take_while(move |row| row.0 == variable).map(|row| row.1)
    };
    let mut used: Vec<u32> = named.into_iter().flat_map(of).collect();
    used.sort_unstable();
    used
}

/// What a function's own code needs.
fn one<'a>(
    program: &Program<'_>,
    (number, func): (usize, &Function),
    of_handles: u64,
    used: impl Iterator<Item = &'a Resource<'a>>,
) -> Requirements {
    let entry = program.entry_of(number);
    let stage = entry.and_then(|entry| entry.stage).unwrap_or(Stage::Library);
    let mut flags = features::of_code(program, number, func) | of_handles;
    // Writable views count in no function of a library, whatever its stage.
    flags |= features::of_used(used, false);
    flags |= entry.map_or(0, |entry| features::of_entry(program, entry));
    flags |= program.flags & flag::NATIVE_LOW_PRECISION;
    let derives = program.code(number).ops.iter().any(|&op| features::uses_derivatives(op));
    if derives && matches!(stage, Stage::Mesh | Stage::Amplification) {
        flags |= features::MESH_DERIVATIVES;
    }
    // Earlier validators know operations alone.
    let knows_all = validator::has_link_requirements(program.validator);
    let groups = knows_all && needs_group(program, number, func);
    let optional = match knows_all {
        true => (if derives { OPTIONAL_DERIVATIVES } else { 0 }) | if groups { OPTIONAL_GROUP } else { 0 },
        false => 0,
    };
    let least = if knows_all { least_of(program, number, flags | optional) } else { 0 };
    let (mut stages, mut least) = of_operations(program, (number, func), least);
    match stage {
        Stage::Library if synchronizes(program, number, func) && knows_all => {
            stages = stages.and(GROUP_STAGES);
        }
        Stage::Library => {}
        stage => {
            stages = StageMask::of(&[stage]);
            let since = if knows_all && stage.is_library_only() { stage.since().minor } else { 0 };
            least = least.max(since.into());
        }
    }
    Requirements { flags, optional, stages, least_model: least }
}

/// The least shader model that a function's flags and its entry's stage and wave size ask for.
fn least_of(program: &Program<'_>, number: usize, flags: u64) -> u32 {
    let entry = program.entry_of(number);
    let stage = entry.and_then(|entry| entry.stage).unwrap_or(Stage::Library);
    least_model(flags, stage, entry.map_or([0; 3], |entry| program.wave_size(entry)))
}

/// The stages that have a function's operations, and the least shader model that has them and no less than what is known.
fn of_operations(program: &Program<'_>, (number, func): (usize, &Function), known: u32) -> (StageMask, u32) {
    let (mut stages, mut least) = (validator::stages_of_functions(program.validator), known);
    for op in &program.code(number).ops {
        let info = op.info();
        // What names a library's resource becomes what other shaders have for it.
        let translated = info.since.minor() < 6 || validator::translates_annotations(program.validator);
        let is_older = *op != DxilOp::BarrierByMemoryType || has_older_barriers(program, (number, func));
        let since = if translated && is_older { info.translated_since } else { info.since };
        least = least.max(since.minor().into());
        stages = stages.and(info.stages().last().map_or(StageMask::ALL, |row| row.value));
        let is_atomic = matches!(op, DxilOp::AtomicBinOp | DxilOp::AtomicCompareExchange);
        if is_atomic && gives_int64(program, (number, func), *op) {
            least = least.max(6);
        }
    }
    (stages, least)
}

/// Whether all barriers of kinds of memory are ones that older shader models have.
fn has_older_barriers(program: &Program<'_>, (number, func): (usize, &Function)) -> bool {
    program.insts(number).filter(|(_, summary)| summary.op == Some(DxilOp::BarrierByMemoryType)).all(
        |(inst, _)| {
            let Op::Call { arguments, .. } = &inst.op else { return true };
            let arguments = func.list(*arguments);
            let flag = |at: usize| program.module.int(Some(func), *arguments.get(at)?);
            match (flag(1), flag(2)) {
                (Some(memory), Some(semantics)) => has_older_barrier(memory as u64, semantics as u64),
                _ => true,
            }
        },
    )
}

/// Whether any call of an operation gives an integer of 64 bits.
fn gives_int64(program: &Program<'_>, (number, func): (usize, &Function), op: DxilOp) -> bool {
    let m = program.module;
    program.insts(number).any(|(inst, summary)| {
        let ty = inst.result.filter(|_| summary.op == Some(op)).and_then(|id| m.value(Some(func), id));
        ty.is_some_and(|value| *m.ty(value.ty) == Ty::Int(64))
    })
}

/// Whether a function needs a group: its memory, or what synchronises it.
pub(crate) fn needs_group(program: &Program<'_>, number: usize, func: &Function) -> bool {
    program.code(number).traits.has(Traits::SHARED) || synchronizes(program, number, func)
}

/// Whether an operation of a function synchronises a group or orders its memory.
fn synchronizes(program: &Program<'_>, number: usize, func: &Function) -> bool {
    use DxilOp::*;
    /// The mode of a barrier that orders UAVs alone.
    const UAVS: i64 = 2;
    /// All kinds of memory, the group's, and what a group is needed for.
    const ALL_MEMORY: i64 = 15;
    const GROUP_MEMORY: i64 = 2;
    const GROUP_SEMANTICS: i64 = 3;
    let is_barrier = |op: &DxilOp| {
        matches!(op, Barrier | BarrierByMemoryType | BarrierByMemoryHandle | BarrierByNodeRecordHandle)
    };
    if !program.code(number).ops.iter().any(is_barrier) {
        return false;
    }
    program.insts(number).any(|(inst, summary)| {
        let (Op::Call { arguments, .. }, Some(op)) = (&inst.op, summary.op) else { return false };
        let arguments = func.list(*arguments);
        let flag = |at: usize| arguments.get(at).and_then(|&id| program.module.int(Some(func), id));
        let by_semantics = || flag(2).is_some_and(|semantics| semantics & GROUP_SEMANTICS != 0);
        match op {
            Barrier => flag(1) != Some(UAVS),
            BarrierByMemoryType => {
                let orders = |memory: i64| memory != ALL_MEMORY && memory & GROUP_MEMORY != 0;
                flag(1).is_some_and(orders) || by_semantics()
            }
            BarrierByMemoryHandle | BarrierByNodeRecordHandle => by_semantics(),
            _ => false,
        }
    })
}
