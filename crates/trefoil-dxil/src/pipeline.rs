//! The pipeline from the IR to a container, step by step.

use crate::analysis::counters::Counters;
use crate::analysis::depends::{self, Dependences};
use crate::analysis::flags;
use crate::analysis::reads::ConstantReads;
use crate::analysis::usage;
use crate::analysis::{dead_loops, mesh, outputs, quads, view};
use crate::bitcode::{self, ModuleFacts};
use crate::debug::parts::Made;
use crate::debug::{self, DebugRequest};
use crate::kinds;
use crate::lower::{Facts, lower};
use crate::metadata::{self, EntryFacts, names};
use crate::module::code::calls;
use crate::ops::{DxilOp, DxilVersion};
use crate::options::{Options, Output, Target};
use crate::parts::{self, Contents};
use crate::resources::ResourceTable;
use crate::signatures::Signatures;
use crate::steps::{Attributes, Line, Step};
use smallvec::SmallVec;
use trefoil_dxcontainer::{Element, Semantic};
use trefoil_facts::attribute;
use trefoil_ir::{
    CodegenOptions, Context, EntityMap, EntryPoint, Error, FuncId, Function, Graph, InstId, Loc, MetadataId,
    Module, ShaderModel, Stage, Symbol, filled,
};
use trefoil_opt::Watch;

/// The newest shader model that the tables know.
const NEWEST: ShaderModel = ShaderModel::new(6, 9);

/// The entry, among the functions that are lowered.
const MAIN: FuncId = FuncId::from_u32(0);
/// A hull shader's patch constant function.
const PATCH_FUNCTION: FuncId = FuncId::from_u32(1);

/// Lowers an optimised module and writes it; the watch sees each [`Step`].
///
/// # Errors
/// What DXIL, or the shader model, lacks, with its place.
pub fn emit(
    mut module: Module,
    model: ShaderModel,
    codegen: &CodegenOptions,
    options: &Options,
    debug: Option<&DebugRequest<'_>>,
    watch: Watch<'_>,
) -> Result<Output, Vec<Error>> {
    let mut errors = Vec::new();
    let line = Line::new(codegen, watch);
    match emit_one(&mut module, (model, codegen), (options, debug), line, &mut errors) {
        Ok(output) if errors.is_empty() => return Ok(output),
        Ok(_) => {}
        Err(error) => errors.push(error),
    }
    Err(errors)
}

fn emit_one(
    module: &mut Module,
    (model, codegen): (ShaderModel, &CodegenOptions),
    (options, debug): (&Options, Option<&DebugRequest<'_>>),
    mut line: Line<'_>,
    errors: &mut Vec<Error>,
) -> Result<Output, Error> {
    line.before(Step::Lower, module);
    let (target, mut entry) = prepare(module, model, codegen)?;
    let old = std::mem::take(&mut module.functions);
    let mut bodies: SmallVec<[&Function; 2]> = smallvec::smallvec![&old[entry.func]];
    if let Some(tess) = &mut entry.tessellation
        && let Some(function) = tess.patch_function.replace(PATCH_FUNCTION)
    {
        bodies.push(&old[function]);
    }
    let signatures = Signatures::build(&module.ctx, &entry, &target)?;
    let mut resources = ResourceTable::build(&module.ctx, bodies.iter().copied())?;
    resources.check(&module.ctx)?;
    resources.check_elements(&module.ctx)?;
    resources.check_structured(&module.ctx, &target)?;
    if codegen.keep_unused {
        resources.keep_unused(&module.ctx)?;
    }
    parts::check_root_signature(&module.ctx, &entry, &resources, &target, errors);
    let lowered = lower(&mut module.ctx, &bodies, &entry, target, &signatures, &resources)?;
    module.functions = lowered.functions;
    entry.func = MAIN;
    for (id, body) in (0..).map(FuncId::from_u32).zip(&bodies) {
        module.functions[id].attributes = known_attributes(&module.ctx, body);
    }
    let (attributes, facts) = (lowered.attributes, lowered.facts);
    line.after(Step::Lower, module, true)?;
    let count = bodies.len() as u32;
    let program = Program { count, entry, signatures, resources, attributes, facts, payload: None, target };
    write_program(module, program, codegen, options, debug, line)
}

/// What a function says of itself that drivers know; the rest is for front ends and LLVM's passes.
pub(crate) fn known_attributes(ctx: &Context, func: &Function) -> Vec<(Symbol, Symbol)> {
    let is_known = |key: Symbol| matches!(ctx.name(key), attribute::DENORM_MODE | attribute::HELPER_LANES);
    func.attributes.iter().copied().filter(|&(key, _)| is_known(key)).collect()
}

/// What is known of a module of operations whose entry stands first, and its patch constant function second.
pub struct Program {
    /// How many functions with bodies there are: one or both of those.
    pub count: u32,
    /// What the entry says of itself.
    pub entry: EntryPoint,
    /// Its signatures.
    pub signatures: Signatures,
    /// The resources that are bound.
    pub resources: ResourceTable,
    /// What each declared operation may do.
    pub attributes: Attributes,
    /// What the code no longer shows.
    pub facts: Facts,
    /// The bytes of the payload, where the code need not be asked.
    pub payload: Option<u32>,
    /// Shader model and stage.
    pub target: Target,
}

/// Polishes a lowered program and writes it.
pub fn write_program(
    module: &mut Module,
    program: Program,
    codegen: &CodegenOptions,
    options: &Options,
    debug: Option<&DebugRequest<'_>>,
    mut line: Line<'_>,
) -> Result<Output, Error> {
    let Program { count, entry, mut signatures, resources, mut attributes, facts, payload, target } = program;
    let options = &*options.of_model(target.version);
    module.entries = vec![entry.clone()];
    let mut all_calls: SmallVec<[Calls; 2]> = SmallVec::new();
    let graphs = [Graph::default(), Graph::default()];
    for (id, graph) in (0..count).map(FuncId::from_u32).zip(&graphs) {
        line.polish(module, &mut attributes, id, graph)?;
        let calls = calls(&module.ctx, &module.functions[id]);
        usage::mark(&module.ctx, &module.functions[id], &calls, &mut signatures);
        all_calls.push(calls);
    }
    check_code(module, &entry, &signatures, (&graphs[0], &all_calls[0]), &target)?;
    for (id, graph) in (0..count).map(FuncId::from_u32).zip(&graphs) {
        dead_loops::check(&module.ctx, &module.functions[id], graph, &target)?;
    }
    let functions = std::mem::take(&mut module.functions);
    let dependences = dependences_of(&module.ctx, &functions, &entry, &all_calls, &signatures);
    let mut word = flags::may_not_alias(options, &target, &resources) | flags::many_uavs(&resources, options);
    for (i, calls) in (0..).zip(&all_calls) {
        let code = flags::Code { func: &functions[FuncId::from_u32(i)], calls };
        word |= flags::compute(&module.ctx, &code, &entry, &resources, &facts, options, &target);
    }
    let sample_frequency = runs_per_sample(&all_calls[0], &signatures);
    let (functions, attributes) = without_unused(functions, attributes, &all_calls);
    module.functions = functions;
    let groupshared = mesh::shared_bytes(module, entry.stage, entry.func, target.native_16bit());
    let of_code = || mesh::payload_bytes(module, &entry, &all_calls[0], target.native_16bit());
    let payload = payload.unwrap_or_else(of_code);
    let mut reads = ConstantReads::default();
    if codegen.reflection || options.names {
        for (i, calls) in (0..).zip(&all_calls) {
            reads.add(&module.ctx, &module.functions[FuncId::from_u32(i)], calls, &resources);
        }
    }
    names::settle(&mut module.ctx);
    let told = EntryFacts {
        entry: &entry,
        func: Some(MAIN),
        signatures: &signatures,
        resources: &resources,
        dependences: &dependences,
        payload,
        attributes: 0,
        reads: &reads,
        flags: word,
        options,
        target: &target,
    };
    let first_node = module.ctx.metadata.next_id();
    line.before(Step::Metadata, module);
    let written = metadata::write(&mut module.ctx, &told, &mut module.named_metadata);
    line.after(Step::Metadata, module, true)?;
    let bitcode = bitcode::write(module, &ModuleFacts::of(&attributes));
    let debug = debug.map(|request| (request, debug::write(module, request, &options.producer, &attributes)));
    let reflection = codegen.reflection.then(|| {
        let mut counters = Counters::default();
        (0..count).for_each(|i| counters.count(&module.ctx, &module.functions[FuncId::from_u32(i)]));
        metadata::add_reflection(&mut module.ctx, &told, &counters, written, &mut module.named_metadata);
        reflect(module, first_node)
    });
    let made = parts::build(&Contents {
        ctx: &module.ctx,
        entry: &entry,
        signatures: &signatures,
        resources: &resources,
        dependences: &dependences,
        payload,
        groupshared,
        features: flags::features(word),
        bitcode: &bitcode,
        reflection: reflection.as_deref(),
        debug: debug.as_ref().map(|(request, written)| (*request, written)),
        options,
        target: &target,
        sample_frequency,
    });
    let bindings = resources.all().copied().collect();
    let Made { container, hash, pdb } = made;
    Ok(Output { container, bitcode, hash: hash.digest, bindings, shader_flags: word, pdb })
}

/// What only the polished code of an entry can break, its signatures' marks included.
fn check_code(
    module: &Module,
    entry: &EntryPoint,
    signatures: &Signatures,
    (graph, calls): (&Graph, &Calls),
    target: &Target,
) -> Result<(), Error> {
    mesh::check(module, entry, graph, calls)?;
    // What the control points of a patch have is another stage's input, which reads what it pleases.
    let written = if entry.stage == Stage::Hull { &signatures.patch } else { &signatures.output };
    outputs::check(&module.functions[MAIN], written, target)?;
    view::check(&module.functions[MAIN], entry.stage, &signatures.input, calls, target)?;
    quads::check(&module.functions[MAIN], entry, calls, target)
}

/// Which outputs depend on which inputs, of the entry and of its patch constant function.
fn dependences_of(
    ctx: &Context,
    functions: &EntityMap<FuncId, Function>,
    entry: &EntryPoint,
    all_calls: &[Calls],
    signatures: &Signatures,
) -> Dependences {
    let (main, calls) = (&functions[MAIN], &all_calls[0]);
    let mut found = depends::analyse(ctx, main, calls, signatures);
    match entry.stage {
        Stage::Domain => found.patch = depends::of_domain(ctx, main, calls, signatures),
        Stage::Mesh => found.patch = depends::of_primitives(ctx, main, calls, signatures),
        _ => {}
    }
    if let Some(calls) = all_calls.get(1) {
        found.uses_view |= calls.iter().any(|&(_, op)| op == DxilOp::ViewID);
        found.patch = depends::of_patch_function(ctx, &functions[PATCH_FUNCTION], calls, signatures, &found);
    }
    found
}

/// The module that reflection reads: all metadata but that of instructions, the entry without its body.
fn reflect(module: &mut Module, first_node: MetadataId) -> Vec<u8> {
    let mut functions = EntityMap::with_capacity(1);
    for func in module.functions.values().filter(|func| !func.is_declaration()) {
        functions.push(placeholder(func));
    }
    module.functions = functions;
    bitcode::write(module, &ModuleFacts::from_node(first_node))
}

/// Checks what is asked for and clears what the module must not keep.
fn prepare(
    module: &mut Module,
    model: ShaderModel,
    codegen: &CodegenOptions,
) -> Result<(Target, EntryPoint), Error> {
    if model > NEWEST {
        return Err(Error::new(Loc::NONE, kinds::UNKNOWN_SHADER_MODEL.with(&[&model.minor])));
    }
    // The lowered entry takes its place.
    let Some(entry) = std::mem::take(&mut module.entries).into_iter().next() else {
        return Err(Error::new(Loc::NONE, &kinds::NO_ENTRY));
    };
    if entry.stage == Stage::Library || entry.stage.is_library_only() {
        return Err(Error::new(Loc::NONE, kinds::STAGE_UNSUPPORTED.with(&[&entry.stage.name()])));
    }
    check_entry(&entry, model)?;
    if codegen.native_16bit && model.minor < 2 {
        return Err(Error::new(Loc::NONE, &kinds::NATIVE_16BIT_MODEL));
    }
    if module.functions.get(entry.func).is_none_or(Function::is_declaration) {
        return Err(Error::bug(Loc::NONE, "the entry has no body"));
    }
    let version = DxilVersion::new(model.minor);
    let target = Target { version, stage: entry.stage, codegen: *codegen };
    module.ctx.clear_metadata();
    name_target(module, codegen.native_16bit);
    Ok((target, entry))
}

/// Gives the module DXIL's triple and data layout.
pub fn name_target(module: &mut Module, native_16bit: bool) {
    module.triple = "dxil-ms-dx".to_owned();
    module.data_layout = layout(native_16bit).to_owned();
}

/// Refuses an entry that does not say what its stage must say, or a wave size that the shader model does not have.
pub fn check_entry(entry: &EntryPoint, model: ShaderModel) -> Result<(), Error> {
    let has_patch = entry.tessellation.is_some_and(|tess| tess.patch_function.is_some());
    if !entry.has_stage_facts() || (entry.stage == Stage::Hull && !has_patch) {
        return Err(Error::new(Loc::NONE, kinds::STAGE_PROPERTIES_MISSING.with(&[&entry.stage.name()])));
    }
    if entry.stage == Stage::Compute {
        let [x, y, z] = entry.num_threads.map(u64::from);
        let fits = [(x, 1024), (y, 1024), (z, 64)].iter().all(|&(size, most)| (1..=most).contains(&size));
        if !fits || x * y * z > 1024 {
            return Err(Error::new(Loc::NONE, kinds::GROUP_SIZE.with(&[&x, &y, &z])));
        }
    }
    let since = match entry.wave_size {
        [0, ..] => 0,
        [_, 0, _] => 6,
        _ => 8,
    };
    if model.minor < since {
        return Err(Error::new(Loc::NONE, &kinds::WAVE_SIZE_MODEL));
    }
    let [least, most, preferred] = entry.wave_size;
    if !is_wave_size(least, most, preferred) {
        return Err(Error::new(Loc::NONE, kinds::WAVE_SIZE.with(&[&least, &most, &preferred])));
    }
    Ok(())
}

/// Whether these are a wave size, none where the least is zero, or a range of them with, at most, a preferred one.
fn is_wave_size(least: u32, most: u32, preferred: u32) -> bool {
    let is_size = |size: u32| size == 0 || (4..=128).contains(&size) && size.is_power_of_two();
    let has_range = least != 0 && most >= least;
    [least, most, preferred].into_iter().all(is_size)
        && (most == 0 || has_range)
        && (preferred == 0 || has_range && (least..=most).contains(&preferred))
}

/// DXIL's data layouts: minimum-precision types take four bytes.
fn layout(native_16bit: bool) -> &'static str {
    if native_16bit {
        "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
    } else {
        "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
    }
}

fn placeholder(old: &Function) -> Function {
    Function::new(old.name, old.ret, Vec::new())
}

/// Whether a pixel shader runs for every sample.
fn runs_per_sample(calls: &[(InstId, DxilOp)], signatures: &Signatures) -> bool {
    let asks = |e: &Element| e.interpolation.is_sample() || e.kind == Semantic::SampleIndex;
    signatures.input.elements.iter().any(asks) || calls.iter().any(|&(_, op)| op == DxilOp::SampleIndex)
}

/// The calls of operations in a function.
type Calls = Vec<(InstId, DxilOp)>;

/// Leaves out the declarations whose calls were dead.
fn without_unused(
    mut functions: EntityMap<FuncId, Function>,
    attributes: Attributes,
    calls: &[Calls],
) -> (EntityMap<FuncId, Function>, Attributes) {
    let mut used = filled(functions.len(), false);
    for (i, calls) in calls.iter().enumerate() {
        used[i] = true;
        let func = &functions[FuncId::from_u32(i as u32)];
        for &(inst, _) in calls {
            if let Some(callee) = func.operands(inst).last().and_then(|v| v.as_func()) {
                used[callee.as_u32() as usize] = true;
            }
        }
    }
    if used.iter().all(|&used| used) {
        return (functions, attributes);
    }
    let mut kept = EntityMap::with_capacity(functions.len());
    let mut numbers = vec![MAIN; functions.len()];
    for id in functions.ids() {
        if used[id.as_u32() as usize] {
            let empty = placeholder(&functions[id]);
            numbers[id.as_u32() as usize] = kept.push(std::mem::replace(&mut functions[id], empty));
        }
    }
    for (i, calls) in (0..).zip(calls) {
        let func = &mut kept[FuncId::from_u32(i)];
        for &(inst, _) in calls {
            if let Some(callee) = func.operands_mut(inst).last_mut()
                && let Some(old) = callee.as_func()
            {
                *callee = numbers[old.as_u32() as usize].into();
            }
        }
    }
    let attributes = attributes.into_iter().filter(|(f, _)| used[f.as_u32() as usize]);
    let attributes = attributes.map(|(f, a)| (numbers[f.as_u32() as usize], a)).collect();
    (kept, attributes)
}
