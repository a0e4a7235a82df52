//! The function as it is lowered: what every family of instructions shares, and the frame of the module around it.

use crate::binding::Bindings;
use crate::debug::Origin;
use crate::interface::Interface;
use crate::kinds;
use crate::options::Options;
use crate::place::Place;
use crate::ray::Queries;
use crate::resource::ResourceVar;
use crate::types::{SHAPES, Shape};
use crate::words::{Words, string_words};
use rustc_hash::FxHashMap;
use spirv::{Capability, ExecutionMode, ExecutionModel, GlslStd450Op, Op};
use std::fmt::Display;
use trefoil_ir::{
    BlockId, ConstId, Context, EntryPoint, Error, Function, GlobalId, Inst, InstId, LayoutRule, Loc, Message,
    Module, ResourceId, ResourceUses, SideMap, Stage, TypeId, Value, ValueKind,
};

pub(crate) type Result<T> = std::result::Result<T, Error>;

/// What a word of the body that could not be known yet will hold.
#[derive(Clone, Copy)]
pub(crate) enum Patch {
    /// The id of a value that comes later.
    Value(Value),
    /// The label of the last block that a block of the IR became.
    Exit(BlockId),
}

/// One function on its way to SPIR-V.
pub(crate) struct Lower<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) func: &'a Function,
    pub(crate) entry: &'a EntryPoint,
    pub(crate) options: &'a Options,
    pub(crate) origin: &'a dyn Origin,
    /// The location whose line was said last in the block at hand.
    pub(crate) marked: Loc,
    pub(crate) words: Words,
    /// Where the instruction at hand comes from.
    pub(crate) loc: Loc,
    /// The label of the block at hand.
    pub(crate) label: u32,
    pub(crate) values: SideMap<InstId, u32>,
    pub(crate) places: FxHashMap<InstId, Place>,
    pub(crate) consts: SideMap<ConstId, u32>,
    pub(crate) value_types: SideMap<TypeId, u32>,
    pub(crate) shape_types: [u32; SHAPES],
    pub(crate) laid_types: FxHashMap<(TypeId, LayoutRule), u32>,
    pub(crate) globals: SideMap<GlobalId, u32>,
    pub(crate) labels: SideMap<BlockId, u32>,
    /// The last label of a block in the layout.
    pub(crate) last_label: u32,
    pub(crate) exits: SideMap<BlockId, u32>,
    pub(crate) patches: Vec<(usize, Patch)>,
    /// Insertions that are written with the last of their chain.
    pub(crate) chained: SideMap<InstId, bool>,
    pub(crate) bindings: Bindings,
    pub(crate) resources: SideMap<ResourceId, ResourceVar>,
    /// How the code uses the resources.
    pub(crate) uses: ResourceUses,
    /// Handles loaded in the block at hand: the block's label and the id.
    pub(crate) loaded: FxHashMap<InstId, (u32, u32)>,
    pub(crate) interface: Interface,
    /// Variables that an entry point of SPIR-V 1.4 lists beside its inputs and outputs.
    pub(crate) listed: Vec<u32>,
    /// Whether accesses are ordered by rasterisation.
    pub(crate) interlock: bool,
    /// Whether neighbours' values were asked for.
    pub(crate) derivatives: bool,
    /// Whether ray queries are allocated.
    pub(crate) has_queries: bool,
    /// The ray queries, when one is chosen at run time.
    pub(crate) queries: Option<Queries>,
}

/// Lowers the one entry of a module.
pub(crate) fn lower(module: &Module, options: &Options, origin: &dyn Origin) -> Result<Vec<u8>> {
    let [entry] = module.entries.as_slice() else {
        return Err(Error::bug(
            Loc::NONE,
            format!("SPIR-V takes one entry point, not {}", module.entries.len()),
        ));
    };
    let Some(model) = execution_model(entry.stage) else {
        let what = kinds::STAGE_UNSUPPORTED.with(&[&entry.stage.name()]);
        return Err(Error::new(Loc::NONE, what));
    };
    if !entry.has_stage_facts() {
        let what = kinds::STAGE_PROPERTIES_MISSING.with(&[&entry.stage.name()]);
        return Err(Error::new(Loc::NONE, what));
    }
    let func = &module.functions[entry.func];
    if func.is_declaration() {
        return Err(Error::bug(Loc::NONE, "the entry point has no body"));
    }
    let mut lower = Lower::new(&module.ctx, func, entry, (options, origin));
    lower.words.capability(Capability::Shader);
    match entry.stage {
        Stage::Geometry => lower.words.capability(Capability::Geometry),
        Stage::Hull | Stage::Domain => lower.words.capability(Capability::Tessellation),
        _ => {}
    }
    lower.named_needs()?;
    lower.look_ahead();
    lower.assign_bindings()?;
    lower.assign_locations()?;
    if options.preserve_bindings {
        for id in module.ctx.resources.ids() {
            lower.declare_resource(id)?;
        }
    }
    lower.blocks()?;
    if options.preserve_interface {
        lower.declare_interface()?;
    }
    lower.finish(model)
}

/// The execution model of a stage that is lowered here.
fn execution_model(stage: Stage) -> Option<ExecutionModel> {
    let lowered = matches!(
        stage,
        Stage::Pixel | Stage::Vertex | Stage::Geometry | Stage::Hull | Stage::Domain | Stage::Compute
    );
    stage.execution_model().filter(|_| lowered).and_then(ExecutionModel::from_u32)
}

impl<'a> Lower<'a> {
    fn new(
        ctx: &'a Context,
        func: &'a Function,
        entry: &'a EntryPoint,
        (options, origin): (&'a Options, &'a dyn Origin),
    ) -> Self {
        Self {
            ctx,
            func,
            entry,
            options,
            origin,
            marked: Loc::NONE,
            words: Words::default(),
            loc: Loc::NONE,
            label: 0,
            values: SideMap::sized(func.inst_count(), 0),
            places: FxHashMap::default(),
            consts: SideMap::with_default(0),
            value_types: SideMap::sized(ctx.types.len(), 0),
            shape_types: [0; SHAPES],
            laid_types: FxHashMap::default(),
            globals: SideMap::with_default(0),
            labels: SideMap::sized(func.blocks.len(), 0),
            last_label: 0,
            exits: SideMap::sized(func.blocks.len(), 0),
            patches: Vec::new(),
            chained: SideMap::with_default(false),
            bindings: Bindings::default(),
            resources: SideMap::with_default(ResourceVar::NONE),
            uses: ResourceUses::new(ctx),
            loaded: FxHashMap::default(),
            interface: Interface::default(),
            listed: Vec::new(),
            interlock: false,
            derivatives: false,
            has_queries: false,
            queries: None,
        }
    }

    /// An error in the input, or a bound that is passed, at the instruction at hand.
    #[cold]
    pub(crate) fn fail<T>(&self, message: impl Into<Message>) -> Result<T> {
        Err(Error::new(self.loc, message))
    }

    /// An invariant that does not hold, at the instruction at hand.
    #[cold]
    pub(crate) fn bug<T>(&self, what: impl Display) -> Result<T> {
        Err(Error::bug(self.loc, what.to_string()))
    }

    /// The type of a value.
    pub(crate) fn type_of(&self, value: Value) -> TypeId {
        self.func.value_type(self.ctx, value)
    }

    /// The shape of a value, or an error.
    pub(crate) fn shape_of_value(&self, value: Value) -> Result<Shape> {
        self.shape(self.type_of(value))
    }

    /// An operand of an instruction; all instructions were checked to have theirs.
    pub(crate) fn operand(&self, inst: InstId, n: usize) -> Result<Value> {
        match self.func.operands(inst).get(n) {
            Some(&v) => Ok(v),
            None => self.bug("an instruction lacks an operand"),
        }
    }

    /// The id of a value that has been written before.
    pub(crate) fn id(&mut self, value: Value) -> Result<u32> {
        match value.kind() {
            ValueKind::Const(c) => self.constant(c),
            ValueKind::Inst(i) if self.values[i] != 0 => Ok(self.values[i]),
            ValueKind::Inst(i) => {
                let ty = self.func.insts[i].ty;
                if self.ctx.types.as_resource(ty).is_some() {
                    self.fail(kinds::UNSUPPORTED.with(&[&"a resource that is chosen at run time"]))
                } else if self.ctx.types.is_ptr(ty) {
                    self.fail(kinds::UNSUPPORTED.with(&[&"an address as a value"]))
                } else if self.ctx.types.lanes(ty) > 4 {
                    self.fail(&kinds::WIDE_VECTOR)
                } else {
                    self.bug("a value is used before it is made")
                }
            }
            ValueKind::Global(_) | ValueKind::Func(_) => {
                self.fail(kinds::UNSUPPORTED.with(&[&"an address as a value"]))
            }
            _ => self.bug("an operand is not a value"),
        }
    }

    /// The ids of all operands from `from` on.
    pub(crate) fn operand_ids<const N: usize>(&mut self, inst: InstId) -> Result<[u32; N]> {
        let mut ids = [0; N];
        for (n, id) in ids.iter_mut().enumerate() {
            let value = self.operand(inst, n)?;
            *id = self.id(value)?;
        }
        Ok(ids)
    }

    /// What an instruction is, by value.
    pub(crate) fn inst(&self, inst: InstId) -> Inst {
        self.func.insts[inst]
    }

    /// The constant integer that an operand is.
    pub(crate) fn const_operand(&self, inst: InstId, n: usize, what: &str) -> Result<u32> {
        match self.ctx.as_int(self.operand(inst, n)?) {
            Some(v) => Ok(v as u32),
            None => self.fail(kinds::OPERAND_NOT_CONSTANT.with(&[&what])),
        }
    }

    /// Writes an instruction with a result of a shape.
    pub(crate) fn op(&mut self, op: Op, shape: Shape, operands: &[u32]) -> u32 {
        let ty = self.type_of_shape(shape);
        self.words.value(op, ty, operands)
    }

    /// Writes a call of GLSL.std.450 with a result of a shape.
    pub(crate) fn glsl(&mut self, op: GlslStd450Op, shape: Shape, operands: &[u32]) -> u32 {
        let ty = self.type_of_shape(shape);
        self.words.glsl(op, ty, operands)
    }

    /// Ends the block at hand with a branch to a new one and goes on there.
    pub(crate) fn start_label(&mut self, label: u32) {
        self.words.inst(Op::Label, &[label]);
        self.label = label;
    }

    fn finish(mut self, model: ExecutionModel) -> Result<Vec<u8>> {
        self.resolve_patches()?;
        self.decorate_built_ins()?;
        self.name_sources();
        if !self.options.env.has(3) && !self.words.extend_first_version() {
            self.loc = Loc::NONE;
            return self.fail(&kinds::WAVE_NEEDS_VULKAN_1_1);
        }
        let void = self.words.ty(Op::TypeVoid, &[]);
        let signature = self.words.ty(Op::TypeFunction, &[void]);
        let main = self.words.fresh();
        self.modes(main)?;
        let name = match &self.options.entry_name {
            Some(name) => name.as_str(),
            None => self.ctx.name(self.entry.name),
        };
        let mut entry = vec![model as u32, main];
        entry.extend(string_words(name));
        entry.extend_from_slice(&self.interface.variables);
        if self.options.env.has(4) {
            entry.extend_from_slice(&self.listed);
        }
        if self.options.debug_names {
            self.words.name(main, name);
        }
        let first = self.labels[self.func.entry()];
        let function =
            [5 << 16 | Op::Function as u32, void, main, 0, signature, 2 << 16 | Op::Label as u32, first];
        self.check_extensions()?;
        match self.words.finish(self.options.env.version(), &entry, &function) {
            Some(bytes) => Ok(bytes),
            None => Err(Error::new(Loc::NONE, &kinds::MODULE_TOO_LARGE)),
        }
    }

    /// Whether the options permit an extension. The one that storage buffers of the first version need is the ground
    /// that we stand on.
    pub(crate) fn permits(&self, name: &str) -> bool {
        let permitted = &self.options.extensions;
        let may = |p: &String| p == name || p == "KHR" && name.starts_with("SPV_KHR_");
        permitted.is_empty() || name == "SPV_KHR_storage_buffer_storage_class" || permitted.iter().any(may)
    }

    /// An error for an extension that the options do not permit.
    fn check_extensions(&mut self) -> Result<()> {
        let named = |name: &str| self.ctx.spirv.extensions.iter().any(|&n| self.ctx.name(n) == name);
        if let Some(name) = self.words.extensions().find(|name| !self.permits(name) && !named(name)) {
            let what = kinds::EXTENSION_NOT_PERMITTED.with(&[&name]);
            return Err(Error::new(Loc::NONE, what));
        }
        Ok(())
    }

    fn resolve_patches(&mut self) -> Result<()> {
        for (at, patch) in std::mem::take(&mut self.patches) {
            self.words.body[at] = match patch {
                Patch::Value(v) => self.id(v)?,
                Patch::Exit(block) => self.exits[block],
            };
        }
        Ok(())
    }

    fn modes(&mut self, main: u32) -> Result<()> {
        if self.options.maximal_reconvergence {
            self.words.extension("SPV_KHR_maximal_reconvergence");
            self.words.mode(main, ExecutionMode::MaximallyReconvergesKHR, &[]);
        }
        self.named_modes(main)?;
        match self.entry.stage {
            Stage::Pixel => {
                self.words.mode(main, ExecutionMode::OriginUpperLeft, &[]);
                if self.entry.early_depth_stencil {
                    self.words.mode(main, ExecutionMode::EarlyFragmentTests, &[]);
                }
                for mode in self.interface.modes.clone() {
                    self.words.mode(main, mode, &[]);
                }
                if self.interlock {
                    self.words.mode(main, ExecutionMode::PixelInterlockOrderedEXT, &[]);
                }
            }
            Stage::Compute => {
                let threads = self.entry.num_threads;
                if !self.names_mode(&[ExecutionMode::LocalSize, ExecutionMode::LocalSizeId]) {
                    self.words.mode(main, ExecutionMode::LocalSize, &threads);
                }
                if self.derivatives {
                    self.derivative_group(main)?;
                }
            }
            Stage::Hull | Stage::Domain => {
                if let Some(tess) = &self.entry.tessellation {
                    self.tessellation_modes(main, tess);
                }
            }
            Stage::Geometry => {
                if let Some(geometry) = &self.entry.geometry {
                    self.geometry_modes(main, geometry);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Says how the threads of a group make quads: by twos in x and y, or by fours in a row.
    fn derivative_group(&mut self, main: u32) -> Result<()> {
        let [x, y, z] = self.entry.num_threads;
        self.words.extension("SPV_NV_compute_shader_derivatives");
        if x.is_multiple_of(2) && y.is_multiple_of(2) {
            self.words.capability(Capability::ComputeDerivativeGroupQuadsKHR);
            self.words.mode(main, ExecutionMode::DerivativeGroupQuadsKHR, &[]);
        } else if x.wrapping_mul(y).wrapping_mul(z).is_multiple_of(4) {
            self.words.capability(Capability::ComputeDerivativeGroupLinearKHR);
            self.words.mode(main, ExecutionMode::DerivativeGroupLinearKHR, &[]);
        } else {
            return self.fail(&kinds::DERIVATIVE_GROUP_SIZE);
        }
        Ok(())
    }
}
