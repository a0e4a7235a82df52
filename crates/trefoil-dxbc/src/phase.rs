//! A phase: a function that is compiled to code of its own. A hull shader has several, other stages are one.

use crate::alloc::{Allocation, MAX_TEMPS};
use crate::bindings::Bindings;
use crate::finish::{Reads, finish};
use crate::kinds;
use crate::live::Lives;
use crate::lower::{Lowerer, Needs, PhaseNeeds, entry_loc};
use crate::phase_kind::PhaseKind;
use crate::program::Instruction;
use crate::signature::Signatures;
use crate::steps::{Line, Step};
use smallvec::SmallVec;
use trefoil_ir::{
    Context, EntryPoint, Error, FuncId, Function, InputPrimitive, InstId, Intrinsic, Loc, Module, Opcode,
    SignatureElement, Stage, Value,
};

/// A compiled phase.
pub(crate) struct Phase {
    /// Which part of the shader it is.
    pub(crate) kind: PhaseKind,
    /// What its declarations must say.
    pub(crate) needs: PhaseNeeds,
    /// What it reads of the signatures.
    pub(crate) reads: Reads,
    /// Temporary registers.
    pub(crate) temps: u32,
    /// Its code, without declarations.
    pub(crate) code: Vec<Instruction>,
}

/// The functions that are compiled, each with the phase that it is. A hull shader that hands its control points on as they
/// are has no phase for them.
///
/// # Errors
/// A stage that byte code does not have; an entry that lacks what its stage must say is a bug of ours.
pub(crate) fn functions(
    module: &Module,
    entry: &EntryPoint,
) -> Result<SmallVec<[(FuncId, PhaseKind); 2]>, Error> {
    let func = entry.func;
    if !entry.has_stage_facts() {
        return Err(Error::bug(Loc::NONE, "the entry does not say what its stage must"));
    }
    if entry.geometry.is_some_and(|geometry| geometry.primitive == InputPrimitive::Undefined) {
        return Err(Error::new(entry_loc(&module.functions[func]), &kinds::NO_INPUT_PRIMITIVE));
    }
    let whole = match entry.stage {
        Stage::Vertex | Stage::Pixel | Stage::Compute | Stage::Geometry => PhaseKind::Whole,
        Stage::Domain => PhaseKind::Domain,
        Stage::Hull => {
            let Some(patch) = entry.tessellation.and_then(|tess| tess.patch_function) else {
                return Err(Error::bug(Loc::NONE, "a hull shader without a patch constant function"));
            };
            let points = (!hands_points_on(&module.ctx, entry, &module.functions[func]))
                .then_some((func, PhaseKind::ControlPoint));
            return Ok(points.into_iter().chain([(patch, PhaseKind::Fork)]).collect());
        }
        Stage::Library
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable
        | Stage::Mesh
        | Stage::Amplification
        | Stage::Node => {
            return Err(Error::new(Loc::NONE, kinds::STAGE_UNSUPPORTED.with(&[&entry.stage.name()])));
        }
    };
    Ok([(func, whole)].into_iter().collect())
}

/// Whether each control point that a hull shader makes is the one that came in at its number.
fn hands_points_on(ctx: &Context, entry: &EntryPoint, func: &Function) -> bool {
    let same = |a: &SignatureElement, b: &SignatureElement| {
        (ctx.name(a.name), a.semantic, a.component, a.rows, a.cols, a.interpolation)
            == (ctx.name(b.name), b.semantic, b.component, b.rows, b.cols, b.interpolation)
            && a.indices == b.indices
    };
    let counts = entry.tessellation.is_some_and(|tess| tess.input_points == tess.output_points);
    let alike = entry.inputs.len() == entry.outputs.len()
        && entry.inputs.iter().zip(&entry.outputs).all(|(a, b)| same(a, b));
    let [block] = func.layout.as_slice() else { return false };
    let insts = &func.blocks[*block].insts;
    let is = |inst: InstId, which: Intrinsic| func.insts[inst].is_intrinsic(which);
    let is_own = |value: Value| value.as_inst().is_some_and(|inst| is(inst, Intrinsic::OutputControlPointId));
    // A store of what the point of this number has at the same place.
    let copies = |store: InstId| {
        let [element, row, value] = *func.operands(store) else { return false };
        value.as_inst().is_some_and(|load| {
            is(load, Intrinsic::LoadInput)
                && matches!(*func.operands(load), [e, r, point] if (e, r) == (element, row) && is_own(point))
        })
    };
    let stores = || insts.iter().copied().filter(|&inst| is(inst, Intrinsic::StoreOutput));
    let rows: u32 = entry.outputs.iter().map(|element| element.rows).sum();
    let only_copies = insts.iter().all(|&inst| {
        let data = &func.insts[inst];
        data.op == Opcode::Ret
            || [Intrinsic::OutputControlPointId, Intrinsic::LoadInput].iter().any(|&which| is(inst, which))
            || is(inst, Intrinsic::StoreOutput) && copies(inst)
    });
    counts && alike && only_copies && stores().count() == rows as usize
}

/// Compiles the function of a phase.
///
/// # Errors
/// What the shader model lacks, with its place; more registers than it has.
pub(crate) fn compile(
    line: &mut Line<'_>,
    module: &Module,
    (func, kind): (FuncId, PhaseKind),
    bindings: &Bindings,
    signatures: &mut Signatures,
    needs: &mut Needs,
) -> Result<Phase, Error> {
    line.begin(module);
    let mut code = Lowerer::run(&module.ctx, (&module.functions[func], kind), bindings, signatures, needs)?;
    line.after(Step::Lower, &code, None)?;
    needs.check()?;
    line.before(Step::Live, &code, None);
    let lives = Lives::new(&mut code);
    line.after(Step::Live, &code, None)?;
    line.before(Step::Allocate, &code, None);
    let places = Allocation::new(&code, lives);
    line.after(Step::Allocate, &code, Some(&places))?;
    if places.temps > MAX_TEMPS {
        return Err(Error::new(Loc::NONE, &kinds::TOO_MANY_REGISTERS));
    }
    line.before(Step::Finish, &code, Some(&places));
    let mut finished = finish(&code, &places);
    line.after_instructions(Step::Finish, &[&finished.instructions])?;
    let needs = std::mem::take(&mut needs.phase);
    // Rows that are indexed at run time count as read whole.
    for range in &needs.ranges {
        (range.first..range.first + range.rows)
            .for_each(|row| finished.reads.note(range.file, row, range.mask));
    }
    let Allocation { temps, .. } = places;
    Ok(Phase { kind, needs, reads: finished.reads, temps, code: finished.instructions })
}
