//! Lowering of the typed tree to the IR.
//!
//! Lowers the typed tree to one function: the entry, with every call inlined. Locals are variables of the builder, one for
//! each scalar, vector, row of a matrix and resource in them, so that they are values from the start; only variables with
//! dynamic indices are in memory. Control flow is structured as it is built.
//!
//! The modules:
//!
//! - `scan`: the functions and variables that an entry reaches; `effects`: which expressions have effects.
//! - `types`: HLSL's types in the IR: as values, in memory, in the layouts of resources.
//! - `values`: values and places, loads, stores, conversions.
//! - `globals`: resources, constant buffers, statics, groupshared variables.
//! - `expr`, `stmt`: the walk over the body, with calls inlined.
//! - `builtin`: calls of built-in functions and methods; `vulkan`: Vulkan's extensions.
//! - `stage`: the entry's signatures and what each stage adds to them, exported functions of a library.
//! - `debug`: scopes, types and what variables hold, where debug information is asked for.
//!
//! The state is a `Lowerer` for each function of the result: constant inputs (`LowerOptions`, `Reached`), declarations so
//! far (`Shared` by all functions of the module, `Globals` and `Slots` by this one), caches (`TypeMemo`,
//! `Offsets`), limits (`Limits`), and the position: the builder and the open constructs, which an inlined callee does not
//! see.

mod builtin;
mod debug;
mod effects;
mod expr;
mod globals;
mod kinds;
mod limits;
mod options;
mod scan;
mod stage;
mod stmt;
mod types;
mod values;
mod vulkan;

pub(crate) use kinds::KINDS;
pub use limits::MAX_INSTRUCTIONS;
pub use options::LowerOptions;

use crate::room::with_room;
use crate::source::Span;
use crate::typed::{Export, FuncId, Program, TyId, VarId};
use builtin::Ahead;
use debug::Recorder;
use effects::Effects;
use globals::{Globals, Shared, Slots};
use limits::Limits;
use scan::{Reached, Statics};
use stage::{Declared, Phase, library};
use stmt::{Frame, Offsets};
use trefoil_facts::attribute::{DENORM_MODE, HELPER_LANES};
use trefoil_ir::{
    Builder, Context, EntryPoint, Error, Flags, Function, Loc, Module, Semantic, ShaderModel, Stage, Symbol,
    TypeId, Value, keep_precise,
};
use types::TypeMemo;
use values::{ByColumns, Val};

/// Lowers a checked program without errors: a function for its entry, or for each export of a library.
///
/// # Errors
/// What this version does not lower yet, by name; a semantic that the stage forbids; the bounds on instructions and depth.
pub fn lower(program: &Program, options: &LowerOptions) -> Result<Module, Vec<Error>> {
    if !program.is_deep {
        let made = lower_here(program, options, false);
        let is_deep = |e: &Error| e.message.kind == &kinds::LOWERING_TOO_DEEP;
        if !made.as_ref().is_err_and(|errors| errors.iter().any(is_deep)) {
            return made;
        }
    }
    with_room(|| lower_here(program, options, true))
        .unwrap_or_else(|why| Err(vec![Error::new(Loc::NONE, kinds::NO_ROOM_TO_LOWER.with(&[&why]))]))
}

/// Lowers a program on this thread, which may have room for what nests deep.
fn lower_here(program: &Program, options: &LowerOptions, has_room: bool) -> Result<Module, Vec<Error>> {
    if program.exports.is_empty() && options.stage != Stage::Library {
        return Err(vec![Error::bug(Loc::NONE, "a program without an entry was lowered")]);
    }
    let mut module = Module {
        source_name: options.source_name.clone(),
        triple: options.triple.clone(),
        ..Module::default()
    };
    module.ctx.dialect = options.dialect;
    let debug = options.debug.then(|| Box::new(Recorder::new(program, options)));
    let mut shared = Shared { debug, has_room, has_precise: program.has_precise(), ..Shared::default() };
    let mut scans: Vec<Reached> =
        program.exports.iter().map(|export| Reached::from_export(program, options, export)).collect();
    if options.stage == Stage::Library {
        shared.statics = library::kept_statics(program, &mut scans);
        let (reached, payloads) = library::reached(program, &scans);
        (shared.reached, shared.payloads) = (Some(reached), payloads);
        shared.first_other = library::functions_that_come_out(program);
    }
    let mut errors = Vec::new();
    if let [Export { func, patch_function: Some(patch), .. }] = program.exports[..]
        && options.stage == Stage::Hull
        && options.target.separate_patch_function
    {
        shared.reached = Some(Reached::from_all(program, &[func, patch], Statics::All).vars);
    }
    for (export, reached) in program.exports.iter().zip(scans) {
        if export.stage == Stage::Library && options.target.vulkan_language {
            let span = program.funcs[export.func].span;
            errors.push(Error::new(loc(span), kinds::EXPORT_FOR_VULKAN.with(&[&export.name])));
            continue;
        }
        errors.extend(lower_one(program, options, (export, reached), Phase::Main, &mut module, &mut shared));
        if options.target.separate_patch_function {
            errors.extend(lower_patch_function(program, options, export, &mut module, &mut shared));
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    shared.members.bind_by_use(&mut module);
    module.debug = shared.debug.take().map(|recorder| Box::new(recorder.finish()));
    if options.stage == Stage::Library {
        library::declare_others(&mut module, shared.others);
        if !options.bind_library && !options.target.vulkan_language {
            library::leave_unbound(&mut module);
        }
    }
    Ok(module)
}

/// Lowers the patch constant function of a hull shader; hull shaders of a library that name the same share it.
fn lower_patch_function(
    program: &Program,
    options: &LowerOptions,
    hull: &Export,
    module: &mut Module,
    shared: &mut Shared,
) -> Vec<Error> {
    let Some(func) = hull.patch_function else { return Vec::new() };
    let own = module.entries.len() - 1;
    let first = *shared.patches.entry(func).or_insert(own);
    if first != own {
        let EntryPoint { patch_constants, tessellation, .. } = module.entries[first].clone();
        if let Some(last) = module.entries.last_mut()
            && let Some(own) = &mut last.tessellation
        {
            own.patch_function = tessellation.and_then(|tess| tess.patch_function);
            last.patch_constants = patch_constants;
        }
        return Vec::new();
    }
    let name = program.names.get(program.funcs[func].name).to_owned();
    let link_name = program.link_names.get(&func).cloned().unwrap_or_default();
    let patch = Export { func, stage: Stage::Hull, name, link_name, patch_function: None };
    let reached = Reached::from_export(program, options, &patch);
    lower_one(program, options, (&patch, reached), Phase::Patch, module, shared)
}

/// How many instructions there are at first for an expression that is no variable or constant: two to three.
const INSTS_OF_EXPRESSION: usize = 3;

/// Lowers one function that comes out and reaches what has been found, and adds it to the module; what is wrong with it comes
/// back.
fn lower_one(
    program: &Program,
    options: &LowerOptions,
    (export, reached): (&Export, Reached),
    phase: Phase,
    module: &mut Module,
    shared: &mut Shared,
) -> Vec<Error> {
    let (id, stage) = (export.func, export.stage);
    let has_precise = shared.has_precise || !options.precise_outputs.is_empty();
    let of_library = options.stage == Stage::Library && phase == Phase::Patch;
    let is_mangled = of_library || stage.is_linked_by_mangled_name();
    // Entry points of SPIR-V are found by the source's own names.
    let name = match is_mangled && !options.target.vulkan_language {
        true => module.ctx.symbol(&export.link_name),
        false => module.ctx.symbol(&export.name),
    };
    let entry = if phase == Phase::Patch { module.entries.pop() } else { None };
    let number = module.entries.len() as u32;
    if phase == Phase::Main {
        shared.geometry = Declared::default(); // of one entry, and a hull shader's patch constant function
    }
    let mut func = Function::new(name, TypeId::VOID, Vec::new());
    func.attributes = attributes_of(program, options, export, &mut module.ctx);
    func.reserve(INSTS_OF_EXPRESSION * reached.expressions);
    let (entry_point, precise, errors) = {
        let head = func.new_block();
        func.layout.push(head);
        let mut b = Builder::new(&mut module.ctx, &mut func, head);
        b.follow_variables();
        if options.debug {
            b.watch_joins();
        }
        let mut lowerer = Lowerer {
            program,
            options,
            stage,
            exported: id,
            number,
            reached,
            patch_function: export.patch_function,
            types: std::mem::take(&mut shared.types),
            shared: std::mem::take(shared),
            globals: Globals::default(),
            slots: Slots::default(),
            offsets: Offsets::default(),
            effects: Effects::default(),
            by_columns: ByColumns::default(),
            precise: has_precise.then(Vec::new),
            relaxes: !options.min_precision && program.types.has_min_precision(),
            before: Val::Void,
            counters: Vec::new(),
            ahead: Vec::new(),
            b,
            phase,
            system_values: Vec::new(),
            frame: 0,
            frames: Vec::new(),
            limits: Limits::default(),
            errors: Vec::new(),
        };
        if options.ieee_strict {
            lowerer.b.fast = Flags::NONE;
        }
        let entry_point = lowerer.export(id, name, entry);
        if lowerer.b.is_broken() {
            lowerer.errors.push(Error::bug(lowerer.b.loc, "a loop changes more than it was seen to"));
        }
        *shared = lowerer.shared;
        shared.types = lowerer.types;
        (entry_point, lowerer.precise, lowerer.errors)
    };
    keep_precise(&module.ctx.types, &mut func, &precise.unwrap_or_default());
    func.debug = shared.debug.as_mut().map(|recorder| recorder.take_values(&func));
    shared.members.settle(&module.ctx, &func, module.functions.len());
    let func = module.functions.push(func);
    if let Some(recorder) = &mut shared.debug {
        recorder.comes_out(id, name);
    }
    match entry_point {
        EntryPoint { tessellation: Some(mut tess), func: main, .. } if phase == Phase::Patch => {
            tess.patch_function = Some(func);
            let tessellation = Some(tess);
            module.entries.push(EntryPoint { func: main, tessellation, ..entry_point });
        }
        _ if stage != Stage::Library => module.entries.push(EntryPoint { func, ..entry_point }),
        _ => {}
    }
    errors
}

/// The shader model whose pixel shaders may say that operations across a wave count helper lanes.
const WITH_HELPER_LANES: ShaderModel = ShaderModel::new(6, 7);

/// What a function that comes out says of itself in words, in their order.
fn attributes_of(
    program: &Program,
    options: &LowerOptions,
    export: &Export,
    ctx: &mut Context,
) -> Vec<(Symbol, Symbol)> {
    let counts_helpers = program.funcs[export.func].includes_helper_lanes
        && export.stage == Stage::Pixel
        && options.shader_model >= WITH_HELPER_LANES;
    let denormals = options.denormals.map(|mode| (DENORM_MODE, mode.word()));
    let helpers = counts_helpers.then_some((HELPER_LANES, ""));
    let said = denormals.into_iter().chain(helpers);
    said.map(|(key, value)| (ctx.symbol(key), ctx.symbol(value))).collect()
}

/// Lowers one function that comes out, with all that it calls.
struct Lowerer<'a> {
    // Fixed.
    program: &'a Program,
    options: &'a LowerOptions,
    /// The function's own stage; [`Stage::Library`] for one that is no entry.
    stage: Stage,
    /// The function.
    exported: FuncId,
    /// Of an entry, which of the module's it is.
    number: u32,
    /// What the function reaches.
    reached: Reached,
    /// Of a hull shader's entry, its patch constant function.
    patch_function: Option<FuncId>,

    // What is declared so far.
    /// By this function and others of the module.
    shared: Shared,
    /// By this function.
    globals: Globals,
    /// Where each variable lives, once it has a place.
    slots: Slots,

    // What was found out once.
    types: TypeMemo,
    /// Offsets of texture accesses, which loops may have to be unrolled for.
    offsets: Offsets,
    /// Which expressions and functions write something.
    effects: Effects,
    /// The columns of matrices.
    by_columns: ByColumns,

    /// The values that must come out as the source computes them; none where it says so of nothing.
    precise: Option<Vec<Value>>,
    /// Whether there are types of minimum precision that are computed in 32 bits.
    relaxes: bool,

    // Where lowering is.
    /// In a piece of a chain of operators, the value of the piece before.
    before: Val,
    /// The counters of the loops around that are unrolled here, innermost last.
    counters: Vec<VarId>,
    /// Arguments of built-ins that were evaluated before the call is lowered, innermost call last.
    ahead: Vec<Ahead>,
    b: Builder<'a>,
    /// Which function of a hull shader it is.
    phase: Phase,
    /// The system values, with their indices, that parameters of each of these have and no signature.
    system_values: Vec<(Phase, Semantic, u32)>,
    /// The frame of debug information; 0 where none is recorded.
    frame: u32,
    /// The constructs that are open in the function or the callee that is lowered.
    frames: Vec<Frame>,
    limits: Limits,
    errors: Vec<Error>,
}

/// The span of the source as the IR holds it.
pub fn loc(span: Span) -> Loc {
    if span.is_none() { Loc::NONE } else { Loc { start: span.lo.0, end: span.hi.0 } }
}

/// The span of the source that the IR holds as this.
pub fn span(loc: Loc) -> Span {
    if loc == Loc::NONE {
        Span::NONE
    } else if loc.frame().is_some() {
        Span::at(crate::source::Pos(loc.start))
    } else {
        Span::new(crate::source::Pos(loc.start), crate::source::Pos(loc.end))
    }
}

impl<'a> Lowerer<'a> {
    #[cold]
    fn error(&mut self, span: Span, message: impl Into<trefoil_ir::Message>) {
        self.errors.push(Error::new(loc(span), message));
    }

    /// The profile that is compiled for, such as `ps_6_0`.
    #[cold]
    fn profile_text(&self) -> String {
        let ShaderModel { major, minor } = self.options.shader_model;
        format!("{}_{major}_{minor}", self.options.stage.prefix())
    }

    /// An error that DXC says of the function that comes out: of the line that its name is in.
    #[cold]
    fn error_of_exported(&mut self, message: impl Into<trefoil_ir::Message>) {
        let span = self.program.funcs[self.exported].span;
        self.errors.push(Error::new(loc(span), message).of_line());
    }

    fn export(&mut self, id: FuncId, name: trefoil_ir::Symbol, main: Option<EntryPoint>) -> EntryPoint {
        let program: &'a Program = self.program;
        let func = &program.funcs[id];
        self.begin_frames(id);
        self.b.loc = self.at(func.span);
        self.declare_resources();
        self.declare_statics();
        let body = self.b.new_block();
        self.b.br(body);
        self.b.start_block(body);
        self.bind_buffers();
        self.start_helper_flag();
        self.start_statics();
        self.set_kept_statics();
        self.b.loc = self.at(func.span);
        let mut point = EntryPoint {
            func: trefoil_ir::FuncId::from_u32(0),
            name,
            stage: self.stage,
            inputs: Vec::new(),
            outputs: Vec::new(),
            num_threads: func.num_threads.unwrap_or([1; 3]),
            wave_size: func.wave_size.unwrap_or([0; 3]),
            early_depth_stencil: func.early_depth_stencil,
            patch_constants: Vec::new(),
            tessellation: self.tessellation_facts(id),
            geometry: self.geometry_facts(id),
            mesh: self.mesh_facts(id),
            node: self.node_facts(id),
            root_signature: None,
        };
        self.note_entry(func);
        if let Some(tess) = &point.tessellation {
            self.shared.geometry.points_out = tess.output_points;
        }
        // A patch constant function divides as its entry says.
        let divided = main.as_ref().unwrap_or(&point).tessellation;
        self.shared.geometry.partitioning = divided.map(|tess| tess.partitioning).unwrap_or_default();
        if let Some(main) = main {
            point = main;
            self.run_patch_function(id, &mut point);
            self.check_tessellation(id, &point);
            self.b.ret(None);
        } else if self.stage == Stage::Library {
            self.run_function(id);
        } else if self.stage.is_library_only() && self.stage != Stage::Node {
            self.run_ray_entry(id);
            if !self.b.is_terminated() {
                self.b.ret(None);
            }
        } else {
            self.run_entry(id, &mut point);
            self.b.loc = self.at_end(func);
            if !self.b.is_terminated() {
                self.b.ret(None);
            }
        }
        point
    }

    /// The value of an expression as an IR value: a scalar, vector or resource.
    fn single(&mut self, e: crate::typed::ExprId) -> Value {
        let ty = self.program.exprs[e].ty;
        let val = self.expr(e);
        self.as_single(val, ty)
    }

    fn as_single(&mut self, val: Val, ty: TyId) -> Value {
        match val {
            Val::Single(v) => v,
            _ => {
                let ir = self.register_type(ty);
                self.b.ctx.undef(ir)
            }
        }
    }
}
