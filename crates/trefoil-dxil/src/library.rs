//! Libraries: every exported function lowered, resources named by variables that linking binds, and a table for the runtime
//! (`RDAT`) in place of signatures and `PSV0`.

mod table;

pub use table::{runtime_data, unmangled};

use crate::analysis::counters::Counters;
use crate::analysis::depends::Dependences;
use crate::analysis::flags;
use crate::analysis::mesh;
use crate::analysis::reads::ConstantReads;
use crate::analysis::usage;
use crate::analysis::{dead_loops, node, outputs, quads, view};
use crate::bitcode::{self, ModuleFacts};
use crate::debug::parts::{DebugParts, Made, VERSION};
use crate::debug::{self, DebugRequest};
use crate::kinds;
use crate::lower::{Declared, Facts, Mode, dispatched, lower_function, pass_resources_by_address};
use crate::metadata::{self, EntryFacts, HeadFacts, Passed, Writer, names};
use crate::module::code::operations;
use crate::module::target::library_entry;
use crate::module::{defined, sweep};
use crate::ops::{DxilOp, StageMask};
use crate::options::{Options, Output, Target};
use crate::pipeline::{check_entry, known_attributes, name_target};
use crate::resources::ResourceTable;
use crate::signatures::Signatures;
use crate::steps::{Attributes, Line, Step};
use smallvec::SmallVec;
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::version::CompilerVersion;
use trefoil_dxcontainer::{Builder, FourCc, debug_name, validator};
use trefoil_ir::{
    Attribute, CodegenOptions, Context, EntryPoint, Error, FuncId, Function, Global, GlobalId, Graph,
    HashSet, InstId, Loc, MetadataId, Module, Param, ResourceId, ResourceUse, SPACE_SHARED, ShaderModel,
    SideMap, Stage, Symbol, Type, TypeId, payload_size,
};
use trefoil_opt::Watch;

/// The stages whose code may run in groups: a library's functions may be called from any.
pub const GROUP_STAGES: StageMask = StageMask::IN_GROUPS.with(Stage::Library);

impl Described {
    /// Whether it is an entry of the graphics or compute pipeline or a node, or a patch constant function.
    fn is_pipeline(&self) -> bool {
        let stage = self.entry.stage;
        stage == Stage::Node || !stage.is_library_only() && (stage != Stage::Library || self.is_patch)
    }
}

/// The least shader model whose libraries validators know.
pub const OLDEST_LIBRARY: ShaderModel = ShaderModel::new(6, 3);

/// A function that was lowered.
struct Described {
    id: FuncId,
    entry: EntryPoint,
    /// Whether it is a hull shader's patch constant function.
    is_patch: bool,
    /// Its calls of operations.
    calls: Vec<(InstId, DxilOp)>,
    signatures: Signatures,
    /// The bytes of the payload, or of a callable shader's parameter.
    payload: u32,
    /// The bytes of the attributes of a hit.
    attributes: u32,
    /// The bytes of the group's memory that a node uses.
    shared_bytes: u32,
    /// The flags of the metadata, and those that only the runtime gets.
    flags: u64,
    optional: u64,
    resources: Vec<ResourceId>,
    stages: StageMask,
    least_model: u32,
}

/// Lowers the functions of an optimised module that have bodies and writes them as a library; the watch sees each
/// [`Step`].
///
/// # Errors
/// What DXIL, or the shader model, lacks, with its place.
pub fn emit_library(
    mut module: Module,
    model: ShaderModel,
    codegen: &CodegenOptions,
    options: &Options,
    debug: Option<&DebugRequest<'_>>,
    watch: Watch<'_>,
) -> Result<Output, Vec<Error>> {
    let made = emit(&mut module, (model, codegen), (options, debug), Line::new(codegen, watch));
    made.map_err(|error| vec![error])
}

fn emit(
    module: &mut Module,
    (model, codegen): (ShaderModel, &CodegenOptions),
    (options, debug): (&Options, Option<&DebugRequest<'_>>),
    mut line: Line<'_>,
) -> Result<Output, Error> {
    if model < OLDEST_LIBRARY && !codegen.skip_validation {
        return Err(Error::new(Loc::NONE, &kinds::LIBRARY_MODEL));
    }
    let unvalidated;
    let options = if model < OLDEST_LIBRARY {
        // As DXC has it: such a library is for no validator.
        unvalidated = Options { validator: (0, 0), ..options.clone() };
        &unvalidated
    } else {
        options
    };
    let version = crate::ops::DxilVersion::new(model.minor);
    let target = Target { version, stage: Stage::Library, codegen: *codegen };
    let all = defined(module);
    all.iter().try_for_each(|&id| check(module, model, id))?;
    module.entries.iter().try_for_each(|entry| check_entry(entry, model))?;
    if !target.skips_validation() {
        module.entries.iter().try_for_each(check_streams)?;
    }
    let mut resources = ResourceTable::build(&module.ctx, all.iter().map(|&id| &module.functions[id]))?;
    resources.check(&module.ctx)?;
    resources.check_elements(&module.ctx)?;
    resources.check_structured(&module.ctx, &target)?;
    if codegen.keep_unused {
        resources.keep_unused(&module.ctx)?;
    }
    name_resources(module, &mut resources, &target, options)?;
    line.before(Step::Lower, module);
    module.ctx.clear_metadata(); // what lowering marks instructions with stays
    let (lowered, attributes) = lower_all(module, &all, &target, &resources)?;
    line.after(Step::Lower, module, true)?;
    write_library(module, lowered, &attributes, &resources, (options, debug), &target, line)
}

/// Polishes the lowered functions of a library and writes it, with the variables that its resources are.
pub fn write_library(
    module: &mut Module,
    lowered: Vec<LoweredFunction>,
    attributes: &Attributes,
    resources: &ResourceTable,
    (options, debug): (&Options, Option<&DebugRequest<'_>>),
    target: &Target,
    mut line: Line<'_>,
) -> Result<Output, Error> {
    let Target { version, codegen, .. } = *target;
    let options = &*options.of_model(version);
    let made = lowered.into_iter().map(|f| describe_function(module, f, target, options, &mut line));
    let mut made = made.collect::<Result<Vec<_>, _>>()?;
    module.entries.retain(|e| e.stage != Stage::Library);
    let attributes = renumber(module, &mut made, attributes);
    name_target(module, codegen.native_16bit);
    line.before(Step::Metadata, module);
    let first_node = module.ctx.metadata.next_id();
    describe(module, &made, resources, options, target)?;
    line.after(Step::Metadata, module, true)?;
    let bitcode = bitcode::write(module, &ModuleFacts::of(&attributes));
    let written = debug.map(|request| debug::write(module, request, &options.producer, &attributes));
    let table = table::write(module, &made, resources, options.validator);
    let combined = combined(&made, resources, options);
    let model = ShaderModel::new(6, target.minor());
    let header = ProgramHeader { kind: Stage::Library, shader_model: model, dxil_version: version.written() };
    let mut builder = Builder::new();
    builder.part(FourCc::SFI0, flags::features(combined).write());
    if validator::has_compiler_version(options.validator) {
        builder
            .part(FourCc::VERS, CompilerVersion { custom: options.producer.to_string(), ..VERSION }.write());
    }
    builder.part(FourCc::RDAT, table);
    let mut reflected = None;
    if codegen.reflection {
        reflected = Some(header.write(&reflection(module, &made, resources, options, target, first_node)?));
    }
    let parts = debug.zip(written.as_ref()).map(|(request, written)| {
        DebugParts::new(request, written, &header, &bitcode, reflected.clone(), &options.producer)
    });
    if let Some(embedded) = parts.as_ref().and_then(|parts| parts.embedded.clone()) {
        builder.part(FourCc::ILDB, embedded);
    }
    if let Some(reflected) = reflected {
        builder.part(FourCc::STAT, reflected);
    }
    if let Some(parts) = &parts {
        builder.part(FourCc::ILDN, debug_name::write(&parts.name));
    }
    if validator::has_hash(options.validator) {
        let hash = parts.as_ref().map_or(ShaderHash::UNKNOWN, |parts| parts.hash);
        builder.part(FourCc::HASH, hash.write());
    }
    builder.part(FourCc::DXIL, header.write(&bitcode));
    let bindings = resources.all().copied().collect();
    let Made { container, hash, pdb } = match parts {
        Some(parts) => parts.finish(builder),
        None => {
            let (container, hash) = builder.finish_with_hash(&bitcode);
            Made { container, hash, pdb: None }
        }
    };
    Ok(Output { container, bitcode, hash: hash.digest, bindings, shader_flags: combined, pdb })
}

/// The module that reflection reads: all metadata but that of instructions, with what each function takes and gives.
fn reflection(
    module: &mut Module,
    made: &[Described],
    resources: &ResourceTable,
    options: &Options,
    target: &Target,
    first_node: MetadataId,
) -> Result<Vec<u8>, Error> {
    let (mut counters, mut reads) = (Counters::default(), ConstantReads::default());
    for m in made {
        let func = &module.functions[m.id];
        reads.add(&module.ctx, func, &m.calls, resources);
        counters.count(&module.ctx, func);
    }
    let name = module.ctx.symbol("");
    let entry = library_entry(name);
    let signatures = Signatures::build(&module.ctx, &entry, target)?;
    let told = EntryFacts {
        entry: &entry,
        func: None,
        signatures: &signatures,
        resources,
        dependences: &Dependences::default(),
        payload: 0,
        attributes: 0,
        reads: &reads,
        flags: 0,
        options,
        target,
    };
    metadata::add_library_reflection(&mut module.ctx, &told, &counters, &mut module.named_metadata);
    module.functions.values_mut().for_each(Function::drop_body);
    Ok(bitcode::write(module, &ModuleFacts::from_node(first_node)))
}

/// The flags of a library as a whole; those of pixel shaders alone stay with them.
fn combined(made: &[Described], resources: &ResourceTable, options: &Options) -> u64 {
    let all = made.iter().fold(0, |all, m| all | m.flags) & !flags::EARLY_DEPTH_STENCIL;
    all | flags::of_library(resources, options)
}

/// Refuses more than one stream: the validator knows only the first of a geometry shader in a library.
fn check_streams(entry: &EntryPoint) -> Result<(), Error> {
    let other = entry.outputs.iter().find(|element| element.stream != 0);
    other.map_or(Ok(()), |e| Err(Error::new(e.loc, kinds::LIBRARY_STREAM.with(&[&e.stream]))))
}

/// What crosses a library's border has to be a number or a vector of numbers, or a resource where the library is for linking alone.
fn check(module: &Module, model: ShaderModel, id: FuncId) -> Result<(), Error> {
    let func = &module.functions[id];
    let is_number = |ty: TypeId| module.ctx.types.scalar_bits(ty) != 0;
    let is_resource = |ty| model == ShaderModel::OFFLINE && module.ctx.types.as_resource(ty).is_some();
    let is_taken =
        |(i, p): (usize, &Param)| is_number(p.ty) || is_resource(p.ty) || address_param(func, i).is_some();
    if func.params.iter().enumerate().all(is_taken) && (func.ret == TypeId::VOID || is_number(func.ret)) {
        return Ok(());
    }
    let name = module.ctx.name(func.name);
    Err(Error::new(Loc::NONE, kinds::EXPORTED_TYPE.with(&[&name])))
}

/// The pointee type and the direction of a parameter that is an address.
fn address_param(func: &Function, i: usize) -> Option<(TypeId, &[Attribute])> {
    let said = func.extras.as_deref()?.params.get(i)?;
    let ty = said.iter().find_map(|attribute| match *attribute {
        Attribute::Type(_, ty) => Some(ty),
        Attribute::Word(_) => None,
    })?;
    Some((ty, said))
}

/// Makes a variable for each resource.
fn name_resources(
    module: &mut Module,
    resources: &mut ResourceTable,
    target: &Target,
    options: &Options,
) -> Result<(), Error> {
    names::settle(&mut module.ctx);
    let bound: Vec<_> = resources.all().copied().collect();
    let globals = module.ctx.globals.values().map(|g| g.name);
    let mut taken: HashSet<Symbol> = globals.chain(module.functions.values().map(|f| f.name)).collect();
    for bound in bound {
        let resource = module.ctx.resources[bound.resource].clone();
        let Some(ty) = module.ctx.types.as_resource(resource.ty).copied() else { continue };
        let mut name = module.ctx.name(resource.name).to_owned();
        if name.is_empty() {
            let letter = ["t", "u", "b", "s"][ty.class().index()];
            name = format!("{letter}{}_{}", bound.lower, bound.space);
        }
        while module.ctx.symbols.find(&name).is_some_and(|name| taken.contains(&name)) {
            name.push('_');
        }
        let name = module.ctx.symbol(&name);
        taken.insert(name);
        if module.ctx.name(resource.name).is_empty() {
            module.ctx.resources[bound.resource].name = name;
        }
        let empty = Nothing::new(target, options);
        let mut ty = empty.writer(&mut module.ctx, |w| w.variable_type(&ty, &bound))?;
        if target.minor() >= 6 {
            // From here on what a resource is stands where its handle is annotated.
            let handle = crate::module::types::handle(&mut module.ctx);
            ty = match *module.ctx.types.get(ty) {
                Type::Array { len, .. } => module.ctx.types.array(handle, len),
                _ => handle,
            };
        }
        let ty = with_name(module, ty, name);
        let symbol = resource_variable(&mut module.ctx, name, ty, resource.loc);
        resources.symbols.insert(bound.resource, symbol);
    }
    Ok(())
}

/// The variable that a resource of a library is.
pub fn resource_variable(ctx: &mut Context, name: Symbol, ty: TypeId, loc: Loc) -> GlobalId {
    let space = trefoil_ir::SPACE_PRIVATE;
    ctx.globals.push(Global { name, ty, space, constant: true, init: None, align: 4, loc })
}

/// A type that an operation may be overloaded over: a struct without a name gets the one of its resource.
fn with_name(module: &mut Module, ty: TypeId, name: trefoil_ir::Symbol) -> TypeId {
    match module.ctx.types.get(ty).clone() {
        Type::Array { elem, len } => {
            let element = with_name(module, elem, name);
            module.ctx.types.array(element, len)
        }
        Type::Struct { name: None, fields, .. } => module.ctx.types.named_struct(name, &fields).unwrap_or(ty),
        _ => ty,
    }
}

/// What the writer of metadata needs and a library has none of.
struct Nothing<'a> {
    dependences: Dependences,
    reads: ConstantReads,
    resources: ResourceTable,
    target: &'a Target,
    options: &'a Options,
}

impl<'a> Nothing<'a> {
    fn new(target: &'a Target, options: &'a Options) -> Self {
        Nothing {
            dependences: Dependences::default(),
            reads: ConstantReads::default(),
            resources: ResourceTable::default(),
            target,
            options,
        }
    }

    /// Uses a writer without an entry.
    fn writer<T>(
        &self,
        ctx: &mut trefoil_ir::Context,
        run: impl FnOnce(&mut Writer<'_>) -> T,
    ) -> Result<T, Error> {
        let name = ctx.symbol("");
        let entry = library_entry(name);
        let signatures = Signatures::build(ctx, &entry, self.target)?;
        let told = EntryFacts {
            entry: &entry,
            func: None,
            signatures: &signatures,
            resources: &self.resources,
            dependences: &self.dependences,
            payload: 0,
            attributes: 0,
            reads: &self.reads,
            flags: 0,
            options: self.options,
            target: self.target,
        };
        Ok(run(&mut Writer::new(ctx, &told)))
    }
}

/// A function whose operations stand, with what is known of it.
pub struct LoweredFunction {
    /// Which function it is.
    pub id: FuncId,
    /// Its stage, and what an entry says of itself.
    pub entry: EntryPoint,
    /// Whether it is a hull shader's patch constant function.
    pub is_patch: bool,
    /// Its signatures; empty where its stage has none.
    pub signatures: Signatures,
    /// The resources that it uses itself.
    pub own: ResourceTable,
    /// What its code no longer shows.
    pub facts: Facts,
    /// The bytes of a mesh or amplification shader's payload, where the code need not be asked.
    pub payload: Option<u32>,
}

/// Lowers all functions that have bodies; gives what is known of them, and what each declared operation may do.
fn lower_all(
    module: &mut Module,
    all: &[FuncId],
    target: &Target,
    resources: &ResourceTable,
) -> Result<(Vec<LoweredFunction>, Attributes), Error> {
    let roles = roles(module, all);
    for func in module.functions.values_mut().filter(|func| func.is_declaration()) {
        pass_resources_by_address(&mut module.ctx, func);
    }
    let mut declared = Declared::after(std::mem::take(&mut module.functions));
    let has_shared = module.ctx.globals.values().any(|global| global.space == SPACE_SHARED);
    let functions = declared.functions.values().filter(|_| has_shared);
    for global in functions.flat_map(dispatched).filter_map(|given| given.as_global()) {
        if declared.payloads.iter().all(|known| known.0 != global) {
            declared.payloads.push((global, None));
        }
    }
    let mut lowered = Vec::with_capacity(all.len());
    for (&id, (entry, hull)) in all.iter().zip(roles) {
        let lowered_as = hull.as_ref().unwrap_or(&entry);
        let signatures = Signatures::build(&module.ctx, lowered_as, target)?;
        let head = declared.functions[id].head();
        let old = std::mem::replace(&mut declared.functions[id], head);
        let own = ResourceTable::build(&module.ctx, [&old])?;
        let ctx = &mut module.ctx;
        let (func, next, facts) =
            lower_function(Mode::Library, ctx, &old, lowered_as, *target, &signatures, resources, declared)?;
        declared = next;
        declared.functions[id] = func;
        let is_patch = hull.is_some();
        lowered.push(LoweredFunction { id, entry, is_patch, signatures, own, facts, payload: None });
    }
    module.functions = declared.functions;
    Ok((lowered, declared.attributes))
}

/// What functions come out as, and the hull shader's entry that each is the patch constant function of, if it is one.
fn roles(module: &Module, all: &[FuncId]) -> Vec<(EntryPoint, Option<EntryPoint>)> {
    let (mut own, mut hulls) = (SideMap::with_default(None), SideMap::with_default(None));
    for entry in &module.entries {
        own[entry.func].get_or_insert(entry);
        if let Some(patch) = entry.tessellation.and_then(|tess| tess.patch_function) {
            hulls[patch].get_or_insert(entry);
        }
    }
    let exported = |id: FuncId| EntryPoint { func: id, ..library_entry(module.functions[id].name) };
    let role = |id| {
        let entry = own[id].map_or_else(|| exported(id), EntryPoint::clone);
        (entry, hulls[id].cloned())
    };
    all.iter().map(|&id| role(id)).collect()
}

/// Simplifies a lowered function and collects its facts.
fn describe_function(
    module: &mut Module,
    lowered: LoweredFunction,
    target: &Target,
    options: &Options,
    line: &mut Line<'_>,
) -> Result<Described, Error> {
    let graph = Graph::default();
    line.polish_export(module, lowered.id, lowered.entry.stage, &graph)?;
    let func = &mut module.functions[lowered.id];
    func.attributes = known_attributes(&module.ctx, func);
    keep_address_params(func);
    func.calls.clear();
    described(module, lowered, &graph, target, options)
}

/// Collects the facts of a function for metadata and the runtime data.
fn described(
    module: &Module,
    lowered: LoweredFunction,
    graph: &Graph,
    target: &Target,
    options: &Options,
) -> Result<Described, Error> {
    let LoweredFunction { id, entry, is_patch, mut signatures, own, facts, payload: known } = lowered;
    let (ctx, func) = (&module.ctx, &module.functions[id]);
    let all_calls = operations(ctx, &module.functions, func);
    usage::mark(ctx, func, &all_calls, &mut signatures);
    if entry.stage == Stage::Library && !is_patch {
        only_of_libraries(func, &all_calls)?;
    }
    let code = flags::Code { func, calls: &all_calls };
    let mut flags = flags::compute(ctx, &code, &entry, &own, &facts, options, target);
    flags |= flags::may_not_alias(options, target, &own);
    let described = validator::has_link_requirements(options.validator);
    let optional = if described { flags::optional(ctx, &code) } else { 0 };
    let needs = described.then_some(flags | optional);
    let (stages, least_model) = compatible(ctx, &code, &entry, needs, options.validator);
    let resources = own.uses().with(ResourceUse::HANDLE).collect();
    mesh::check(module, &entry, graph, &all_calls)?;
    if is_patch {
        outputs::check(func, &signatures.patch, target)?;
    } else if entry.stage != Stage::Hull {
        outputs::check(func, &signatures.output, target)?;
    }
    view::check(func, entry.stage, &signatures.input, &all_calls, target)?;
    node::check(ctx, func, &entry, &all_calls)?;
    quads::check(func, &entry, &all_calls, target)?;
    dead_loops::check(ctx, func, graph, target)?;
    signatures.forget_usage();
    let (payload, attributes) = if entry.stage.is_library_only() {
        (structure_size(module, id, 0, target), structure_size(module, id, 1, target))
    } else {
        let of_code = || mesh::payload_bytes(module, &entry, &all_calls, target.native_16bit());
        (known.unwrap_or_else(of_code), 0)
    };
    let shared_bytes = mesh::shared_bytes(module, entry.stage, id, target.native_16bit());
    Ok(Described {
        id,
        entry,
        is_patch,
        calls: all_calls,
        signatures,
        payload,
        attributes,
        shared_bytes,
        flags,
        optional,
        resources,
        stages,
        least_model,
    })
}

/// Keeps of the attributes of parameters only the pointee types and directions of addresses, and what the source says.
fn keep_address_params(func: &mut Function) {
    let Some(extras) = func.extras.take() else { return };
    if extras.params.iter().flatten().any(|attribute| matches!(attribute, Attribute::Type(..))) {
        func.extras_mut().params = extras.params;
    }
    if !extras.sources.is_empty() {
        func.extras_mut().sources = extras.sources;
    }
}

/// The bytes of the structure whose address a parameter is; 0 where there is none.
fn structure_size(module: &Module, id: FuncId, param: usize, target: &Target) -> u32 {
    let of = address_param(&module.functions[id], param);
    let size = of.map_or(0, |(ty, _)| payload_size(&module.ctx.types, ty, target.native_16bit()));
    u32::try_from(size).unwrap_or(u32::MAX)
}

/// Refuses the operations that belong to an entry of one stage, in a function that any stage may call.
fn only_of_libraries(func: &Function, calls: &[(InstId, DxilOp)]) -> Result<(), Error> {
    for &(inst, op) in calls {
        if !op.info().stages().last().is_none_or(|row| row.value.contains(Stage::Library)) {
            let what = kinds::LIBRARY_OPERATION.with(&[&op.name()]);
            return Err(Error::new(func.loc(inst), what));
        }
    }
    Ok(())
}

/// The stages that may call a function, and the least shader model that has what is in it once linked. Without its flags
/// only operations count.
fn compatible(
    ctx: &Context,
    code: &flags::Code<'_>,
    entry: &EntryPoint,
    flags: Option<u64>,
    validator: validator::Version,
) -> (StageMask, u32) {
    let mut stages = validator::stages_of_functions(validator);
    let mut least = flags.map_or(0, |flags| flags::least_model(flags, entry.stage, entry.wave_size));
    for &(inst, op) in code.calls {
        let info = op.info();
        // What names a library's resource becomes what other shaders have for it.
        let translated = info.since.minor() < 6 || validator::translates_annotations(validator);
        let since = flags::since(ctx, code.func, (inst, op), translated);
        least = least.max(u32::from(since.minor()));
        let is_atomic = matches!(op, DxilOp::AtomicBinOp | DxilOp::AtomicCompareExchange);
        if is_atomic && ctx.types.scalar_bits(code.func.insts[inst].ty) == 64 {
            least = least.max(6);
        }
        let allowed = info.stages().last().map_or(StageMask::ALL, |row| row.value);
        stages = stages.and(allowed);
        if flags.is_some() && flags::needs_group(ctx, code.func, inst, op) {
            stages = stages.and(GROUP_STAGES);
        }
    }
    match entry.stage {
        Stage::Library => (stages, least),
        stage if flags.is_some() && stage.is_library_only() => {
            (StageMask::of(&[stage]), least.max(stage.since().minor.into()))
        }
        stage => (StageMask::of(&[stage]), least),
    }
}

/// Leaves out declarations without a call; gives what was made and the attributes the new numbers.
fn renumber(module: &mut Module, made: &mut [Described], attributes: &Attributes) -> Attributes {
    let used = sweep::used_functions(module);
    let kept = module.functions.values().zip(used).map(|(f, used)| used || !f.is_declaration());
    let kept: Vec<bool> = kept.collect();
    let Some(numbers) = sweep::remove(module, &kept) else { return attributes.clone() };
    let new = |old: FuncId| numbers[old.as_u32() as usize].unwrap_or(old);
    for m in made.iter_mut() {
        m.id = new(m.id);
        m.entry.func = m.id;
        if let Some(tess) = &mut m.entry.tessellation {
            tess.patch_function = tess.patch_function.map(new);
        }
    }
    attributes.iter().filter_map(|&(id, a)| Some((numbers[id.as_u32() as usize]?, a))).collect()
}

/// Whether a function is one that another library has.
fn is_of_others(module: &Module, id: FuncId) -> bool {
    let f = &module.functions[id];
    let name = module.ctx.name(f.name);
    f.is_declaration() && !["dx.op.", "llvm."].iter().any(|own| name.starts_with(own))
}

/// Writes the metadata.
fn describe(
    module: &mut Module,
    made: &[Described],
    resources: &ResourceTable,
    options: &Options,
    target: &Target,
) -> Result<(), Error> {
    let empty = Nothing::new(target, options);
    let head = |f: &Function| {
        let numbers = 0..f.params.len();
        let params = numbers.map(|i| Passed::parameter(f, i as u32, address_param(f, i), &module.ctx));
        (Passed::result(f), params.collect::<SmallVec<[_; 4]>>())
    };
    let heads: Vec<_> = module.functions.values().map(head).collect();
    let others: Vec<FuncId> = module.functions.ids().filter(|&id| is_of_others(module, id)).collect();
    let ctx = &mut module.ctx;
    let name = ctx.symbol("");
    let entry = library_entry(name);
    let signatures = Signatures::build(ctx, &entry, target)?;
    let combined = combined(made, resources, options);
    let told = |entry, func, signatures, flags, (payload, attributes)| EntryFacts {
        entry,
        func,
        signatures,
        resources,
        dependences: &empty.dependences,
        payload,
        attributes,
        reads: &empty.reads,
        flags,
        options,
        target,
    };
    let mut named = Vec::new();
    let first = told(&entry, None, &signatures, combined, (0, 0));
    let mut w = Writer::new(ctx, &first);
    let known = w.head(&mut named);
    let functions: Vec<_> = made
        .iter()
        .map(|m| (m.id, m.is_pipeline()))
        .chain(others.into_iter().map(|id| (id, false)))
        .map(|(id, is_pipeline)| (id, is_pipeline, &heads[id.as_u32() as usize]))
        .map(|(id, is_pipeline, head)| HeadFacts { id, result: &head.0, params: &head.1, is_pipeline })
        .collect();
    if !functions.is_empty() {
        let annotations = w.function_annotations(&functions);
        w.name(&mut named, "dx.typeAnnotations", annotations);
    }
    if !w.ctx.payload_access.is_empty() {
        let annotations = w.payload_annotations();
        w.name(&mut named, "dx.dxrPayloadAnnotations", annotations);
    }
    let mut nodes: trefoil_ir::NamedNodes = w.entry(known, false).into_iter().collect();
    for m in made.iter().filter(|m| m.entry.stage != Stage::Library) {
        let flags = m.flags & flags::EARLY_DEPTH_STENCIL;
        let own = told(&m.entry, Some(m.id), &m.signatures, flags, (m.payload, m.attributes));
        nodes.extend(Writer::new(ctx, &own).entry(None, true));
    }
    named.push((ctx.symbol("dx.entryPoints"), nodes));
    module.named_metadata = named;
    Ok(())
}
