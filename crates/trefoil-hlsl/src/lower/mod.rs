//! The typed tree to the IR.
//!
//! One function comes out: the entry, with every call lowered in place. Locals are variables of the builder, one for each
//! scalar, vector, row of a matrix and resource in them, so that they are values from the start; only what something not
//! constant indexes lies in memory. Control flow is structured as it is built.
//!
//! The rooms, each of which is found by what the source calls it:
//!
//! - `scan`: what the function reaches, before anything is lowered.
//! - `types`: HLSL's types as the IR has them, in registers, in memory, laid out in resources.
//! - `values`: values and places, loads, stores, conversions.
//! - `globals`: resources, constant buffers, statics, groupshared variables.
//! - `expr`, `stmt`: the walk over the body, with calls lowered in place.
//! - `builtin`: calls of built-in functions and methods; `vulkan`: what only Vulkan has.
//! - `stage`: the entry's signatures and what each stage adds to them, exported functions of a library.

mod builtin;
mod expr;
mod globals;
mod scan;
mod stage;
mod stmt;
mod types;
mod values;
mod vulkan;

use crate::source::{Interner, Span};
use crate::syntax::arena::Id;
use crate::typed::{BufferId, Export, FuncId, Program, TyId, VarId};
use rustc_hash::FxHashMap;
use scan::Reached;
use stage::{Phase, library, mangle};
use stmt::{Frame, Offsets};
use trefoil_ir::{
    Builder, Dialect, EntryPoint, Error, Flags, Function, LayoutRule, Loc, Module, Stage, TypeId, Value,
};
use types::Memory;
use values::{Place, Val};

/// What lowering must know of the target and the request.
#[derive(Clone, Debug)]
pub struct LowerOptions {
    /// The entry's stage.
    pub stage: Stage,
    /// The shader model.
    pub shader_model: (u8, u8),
    /// Whether minimum-precision types are 16 bits wide in registers (DXIL), else 32.
    pub min_precision: bool,
    /// Whether a variable of a constant buffer starts a row where minimum precision begins or ends, as DXC's do where
    /// there are no native 16-bit types.
    pub min_precision_rows: bool,
    /// How constant buffers are laid out.
    pub constant_rule: LayoutRule,
    /// How structured buffers are laid out.
    pub structured_rule: LayoutRule,
    /// How the module's text is spelt.
    pub dialect: Dialect,
    /// Whether SPIR-V tells the semantics of inputs and outputs.
    pub reflect: bool,
    /// Whether every float operation is precise (`-Gis`).
    pub ieee_strict: bool,
    /// The name of the source, for the module.
    pub source_name: String,
    /// The module's target triple.
    pub triple: String,
}

/// How deep statements, expressions and calls may nest, all taken together: what the stack of a thread has room for.
const MAX_NESTING: u32 = 1536;
/// Most instructions that lowering makes before it gives up.
pub const MAX_INSTRUCTIONS: usize = 4_000_000;
/// How many instructions a call counts for, whatever it leaves.
const CALL_SIZE: usize = 8;

/// Lowers what comes out of a checked program: its entry, or what a library exports, a function each. `program` has no
/// errors beside it.
///
/// # Errors
/// What this version does not lower yet, by name; a semantic that the stage forbids; the bound on instructions.
pub fn lower(program: &Program, options: &LowerOptions) -> Result<Module, Vec<Error>> {
    if program.exports.is_empty() && options.stage != Stage::Library {
        return Err(vec![Error::bug(Loc::NONE, "a program without an entry was lowered")]);
    }
    let mut module = Module {
        source_name: options.source_name.clone(),
        triple: options.triple.clone(),
        ..Module::default()
    };
    module.ctx.dialect = options.dialect;
    let mut rows = Rows::default();
    if options.stage == Stage::Library {
        rows.reached = library::reached(program);
    }
    let mut errors = Vec::new();
    let patch = program.patch_function.filter(|_| options.stage == Stage::Hull);
    let apart = patch.filter(|_| options.dialect == Dialect::Dx);
    if let Some(patch) = apart {
        rows.reached = Reached::from_all(program, &[program.exports[0].func, patch]).vars;
    }
    for export in &program.exports {
        errors.extend(lower_one(program, options, export, Phase::Main, &mut module, &mut rows));
    }
    if let Some(patch) = apart {
        let name = program.names.get(program.funcs[patch].name).to_owned();
        let export = Export { func: patch, stage: Stage::Hull, name };
        errors.extend(lower_one(program, options, &export, Phase::Patch, &mut module, &mut rows));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if options.stage == Stage::Library {
        library::declare_others(&mut module, rows.others);
        library::leave_unbound(&mut module);
    }
    Ok(module)
}

/// Lowers one function that comes out, and adds it to the module; what is wrong with it comes back.
fn lower_one(
    program: &Program,
    options: &LowerOptions,
    export: &Export,
    phase: Phase,
    module: &mut Module,
    rows: &mut Rows,
) -> Vec<Error> {
    let (id, stage) = (export.func, export.stage);
    let name = match stage {
        Stage::Library => module.ctx.symbol(&mangle::function(program, id, &export.name)),
        _ => module.ctx.symbol(&export.name),
    };
    let entry = if phase == Phase::Patch { module.entries.pop() } else { None };
    let mut func = Function::new(name, TypeId::VOID, Vec::new());
    func.reserve(2 * program.exprs.len());
    let (entry_point, errors) = {
        let head = func.new_block();
        func.layout.push(head);
        let mut b = Builder::new(&mut module.ctx, &mut func, head);
        b.follow_variables();
        let mut lowerer = Lowerer {
            program,
            names: &program.names,
            options,
            stage,
            b,
            reached: match program.patch_function.filter(|_| options.dialect == Dialect::Spirv) {
                Some(patch) if stage == Stage::Hull => Reached::from_all(program, &[id, patch]),
                _ => Reached::from_all(program, &[id]),
            },
            memory_types: FxHashMap::default(),
            variable_counts: Vec::new(),
            slots: Slots::new(program.vars.len()),
            heap_rows: FxHashMap::default(),
            discarded: None,
            rows: std::mem::take(rows),
            buffer_pointers: FxHashMap::default(),
            changing_statics: Vec::new(),
            offsets: Offsets::default(),
            phase,
            appended: 0,
            frames: Vec::new(),
            errors: Vec::new(),
            full: false,
            calls: 0,
            nesting: 0,
        };
        if options.ieee_strict {
            lowerer.b.fast = Flags::NONE;
        }
        let entry_point = lowerer.export(id, name, entry);
        if lowerer.b.is_broken() {
            lowerer.errors.push(Error::bug(lowerer.b.loc, "a loop changes more than it was seen to"));
        }
        *rows = lowerer.rows;
        (entry_point, lowerer.errors)
    };
    let func = module.functions.push(func);
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

/// What the functions of a module share: the rows of resources, and the group's memory.
#[derive(Default)]
struct Rows {
    /// By variable, whether a function of a library reaches it; empty once all these are declared, in their order.
    reached: Vec<bool>,
    /// Functions that other libraries have, in the order of their numbers behind what comes out.
    others: Vec<library::Other>,
    /// The places of resource variables and of those in the group's memory; kept for libraries.
    places: FxHashMap<VarId, Place>,
    /// The row of each constant buffer, and the type of what is in it.
    buffers: FxHashMap<BufferId, (Value, TypeId)>,
    /// The resources in each global structure, in the order of its fields.
    inner: FxHashMap<VarId, Vec<trefoil_ir::ResourceId>>,
    /// What the entry of a geometry, hull or domain shader declares.
    geometry: stage::Declared,
}

/// Lowers one function that comes out, with all that it calls.
struct Lowerer<'a> {
    program: &'a Program,
    names: &'a Interner,
    options: &'a LowerOptions,
    /// The function's own stage; [`Stage::Library`] for one that is no entry.
    stage: Stage,
    b: Builder<'a>,
    reached: Reached,
    memory_types: FxHashMap<(TyId, Memory), TypeId>,
    /// How many variables a value of each type takes.
    variable_counts: Vec<u32>,
    /// Where each variable lives, once it has a place.
    slots: Slots,
    /// For a target whose heaps are arrays: the array of each type that is taken from a heap.
    heap_rows: FxHashMap<TyId, trefoil_ir::ResourceId>,
    /// For a target that cannot ask whether a lane is a helper: the memory of having discarded.
    discarded: Option<Value>,
    /// What other functions of the module have declared, and this one.
    rows: Rows,
    /// The address of each constant buffer that is used, and the type of what is in it.
    buffer_pointers: FxHashMap<BufferId, (Value, TypeId)>,
    /// The static variables that change: calls in a loop may do so.
    changing_statics: Vec<VarId>,
    /// Offsets of texture accesses, which loops may have to be unrolled for.
    offsets: Offsets,
    /// Which function of a hull shader it is.
    phase: Phase,
    /// A bit for each stream of a geometry shader that something is appended to.
    appended: u32,
    frames: Vec<Frame>,
    errors: Vec<Error>,
    full: bool,
    /// Calls of functions that have been lowered.
    calls: usize,
    /// How deep in statements, expressions and calls we are.
    nesting: u32,
}

/// Where each variable lives, by its id.
struct Slots(Vec<Option<Place>>);

impl Slots {
    fn new(vars: usize) -> Self {
        Self((0..vars).map(|_| None).collect())
    }

    fn get(&self, var: VarId) -> Option<&Place> {
        self.0[var.index()].as_ref()
    }

    fn insert(&mut self, var: VarId, place: Place) {
        self.0[var.index()] = Some(place);
    }
}

/// The span of the source as the IR holds it.
pub fn loc(span: Span) -> Loc {
    if span.is_none() { Loc::NONE } else { Loc { start: span.lo.0, end: span.hi.0 } }
}

/// The span of the source that the IR holds as this.
pub fn span(loc: Loc) -> Span {
    if loc == Loc::NONE {
        Span::NONE
    } else {
        Span::new(crate::source::Pos(loc.start), crate::source::Pos(loc.end))
    }
}

impl<'a> Lowerer<'a> {
    #[cold]
    fn error(&mut self, span: Span, message: impl Into<trefoil_ir::Message>) {
        self.errors.push(Error::user(loc(span), message));
    }

    /// Reports the bound on instructions once; true from then on.
    fn is_full(&mut self) -> bool {
        let size = self.b.func.inst_count() + CALL_SIZE * self.calls;
        if !self.full && size > MAX_INSTRUCTIONS {
            self.full = true;
            let message = format!("the shader lowers to more than {MAX_INSTRUCTIONS} instructions (limit)");
            self.errors.push(Error::limit(self.b.loc, message));
        }
        self.full
    }

    /// Goes so many levels down. `false` where that is too deep, which is reported once; nothing more is lowered then.
    #[inline]
    fn descend(&mut self, levels: u32) -> bool {
        let fits = self.nesting + levels <= MAX_NESTING;
        if fits {
            self.nesting += levels;
        } else {
            self.too_deep();
        }
        fits
    }

    #[cold]
    fn too_deep(&mut self) {
        if std::mem::replace(&mut self.full, true) {
            return;
        }
        let message =
            format!("the statements, expressions and calls nest more than {MAX_NESTING} deep (limit)");
        self.errors.push(Error::limit(self.b.loc, message));
    }

    fn export(&mut self, id: FuncId, name: trefoil_ir::Symbol, main: Option<EntryPoint>) -> EntryPoint {
        let program: &'a Program = self.program;
        let func = &program.funcs[id];
        self.b.loc = loc(func.span);
        self.declare_resources();
        self.declare_statics();
        let body = self.b.new_block();
        self.b.br(body);
        self.b.start_block(body);
        self.bind_buffers();
        self.start_helper_flag();
        self.start_statics();
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
            root_signature: None,
        };
        self.note_entry(func);
        if let Some(tess) = &point.tessellation {
            self.rows.geometry.points_out = tess.output_points;
        }
        if let Some(main) = main {
            point = main;
            self.run_patch_function(id, &mut point);
            self.check_tessellation(id, &point);
            self.b.ret(None);
        } else if self.stage == Stage::Library {
            self.run_function(id);
        } else {
            self.run_entry(id, &mut point);
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
