//! A checked program: its structures, variables, buffers and functions.

use super::{
    Arg, ArgIo, BufferId, Callee, Case, Expr, ExprId, FuncId, SpirvTy, SpirvTyId, Stmt, StmtId, StructId, Ty,
    TyId, TyTable, VarId,
};
use crate::source::{Interner, Name, Pos, Span};
use std::sync::Arc;
use trefoil_entity::{Entity, EntityMap, HashMap, LayeredMap, List, Pool};
use trefoil_ir::{
    InputPrimitive, MeshTopology, NodeLaunch, OutputTopology, Semantic, Stage, Subobject, TessDomain,
    TessOutput, TessPartitioning,
};

/// How a value is interpolated between vertices, as the modifiers say; a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[expect(missing_docs, reason = "the names are those of the modifiers")]
pub struct Interp {
    pub no_interpolation: bool,
    pub linear: bool,
    pub centroid: bool,
    pub no_perspective: bool,
    pub sample: bool,
}

impl Interp {
    /// The modifiers of a structure and those of a field in it, together.
    #[must_use]
    pub(crate) fn with_inner(self, inner: Interp) -> Interp {
        Interp {
            no_interpolation: self.no_interpolation || inner.no_interpolation,
            linear: self.linear || inner.linear,
            centroid: self.centroid || inner.centroid,
            no_perspective: self.no_perspective || inner.no_perspective,
            sample: self.sample || inner.sample,
        }
    }
}

/// What `[[vk::…]]` attributes say of how a parameter, field or result travels between stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct VkTravel {
    /// `[[vk::location(n)]]`
    pub location: Option<u32>,
    /// `[[vk::index(n)]]`
    pub index: Option<u32>,
    /// `[[vk::builtin("…")]]`
    pub builtin: Option<Semantic>,
    /// `[[vk::ext_decorate(…)]]` and its kin.
    pub decorations: List<VkDecoration>,
}

/// `[[vk::ext_decorate(n, …)]]`, `[[vk::ext_decorate_id(n, …)]]`, `[[vk::ext_decorate_string(n, "…")]]`
#[derive(Clone, Debug)]
pub struct VkDecoration {
    /// Its number.
    pub number: u32,
    /// Operands that are numbers.
    pub operands: Vec<u32>,
    /// Operands that are strings.
    pub texts: Vec<Name>,
    /// Whether the operands are the ids of constants.
    pub by_id: bool,
}

/// `[[vk::ext_capability(n)]]` and `[[vk::ext_extension("…")]]` of a function, variable or field.
#[derive(Clone, Debug, Default)]
pub struct VkNeeds {
    /// Capabilities, by number.
    pub capabilities: Vec<u32>,
    /// Extensions, by name.
    pub extensions: Vec<Name>,
}

impl VkNeeds {
    /// Whether it is nothing.
    pub fn is_empty(&self) -> bool {
        self.capabilities.is_empty() && self.extensions.is_empty()
    }
}

/// `[[vk::ext_instruction]]` of a function without a body, and what stands with it.
#[derive(Clone, Debug, Default)]
pub struct VkInstruction {
    /// Its number.
    pub opcode: u32,
    /// The set of extended instructions that it is of; none for SPIR-V's own.
    pub set: Option<Name>,
    /// Bits for parameters that are literals.
    pub literals: u32,
    /// Bits for parameters that are passed by their address: `[[vk::ext_reference]]`.
    pub references: u32,
    /// `[[vk::ext_type_def(id, opcode)]]`: the id by which `ext_type<id>` names what it declares.
    pub defines: Option<u32>,
    /// The type that it takes, besides parameters.
    pub of_type: Option<TyId>,
}

/// `snorm` or `unorm` of a declaration: how its numbers are stored in a texel, or between stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Norm {
    /// Neither.
    #[default]
    No,
    /// From -1 to 1.
    Signed,
    /// From 0 to 1.
    Unsigned,
}

/// A semantic as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrittenSemantic {
    /// The word, index digits included.
    pub name: Name,
    /// Where it is.
    pub span: Span,
}

/// A bit-field, in the field that holds its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitField {
    /// The type that it was declared with.
    pub ty: TyId,
    /// Its lowest bit.
    pub offset: u8,
    /// How many bits it has.
    pub width: u8,
    /// The name. One without counts among the elements that an initialiser must have, and takes none of them.
    pub name: Option<Name>,
}

/// A field of a structure.
#[derive(Clone, Debug)]
pub struct Field {
    /// The name; a base structure's field has the base's name.
    pub name: Name,
    /// The type.
    pub ty: TyId,
    /// The semantic as written.
    pub semantic: Option<WrittenSemantic>,
    /// How it is interpolated.
    pub interp: Interp,
    /// `precise`
    pub precise: bool,
    /// `snorm` or `unorm`
    pub norm: Norm,
    /// How it travels between stages, where attributes say.
    pub vk: VkTravel,
    /// `read(…)` and `write(…)` of a payload's field: four bits for each of caller, closest-hit, miss and any-hit shaders,
    /// the lowest for those that read, the next for those that write.
    pub payload_access: Option<u16>,
    /// `[[vk::offset(n)]]`
    pub vk_offset: Option<u32>,
    /// The bit-fields that share it: then it has the first one's name and type.
    pub bits: Vec<BitField>,
    /// Where its name is.
    pub span: Span,
}

/// A structure. What it inherits from is its first field.
#[derive(Clone, Debug)]
pub struct Struct {
    /// The full name with namespaces (`A::S`), for text and reflection; made up for anonymous ones.
    pub name: Name,
    /// The fields in order.
    pub fields: Vec<Field>,
    /// How many bit-fields of no width follow none that holds bits: each counts as an element, the last ones, and has no value.
    pub nothings: u32,
    /// `[NodeTrackRWInputSharing]`
    pub tracks_sharing: bool,
    /// Whether it stands for all instances of a template: nothing else uses it.
    pub is_pattern: bool,
    /// `[raypayload]`, where access qualifiers count.
    pub is_payload: bool,
    /// Where its name is.
    pub span: Span,
}

/// Where a resource, buffer or loose constant is bound, as far as the source says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Binding {
    /// The first register, of the class that its type has.
    pub index: Option<u32>,
    /// Of a structure, the first register of each class: `b`, `t`, `s`, `u`.
    pub by_class: [Option<u32>; 4],
    /// The space; 0 when not said.
    pub space: u32,
    /// `[[vk::binding(binding, set)]]`
    pub vk_binding: Option<(u32, u32)>,
    /// `[[vk::counter_binding(binding)]]`
    pub vk_counter_binding: Option<u32>,
    /// `[[vk::push_constant]]`
    pub push_constant: bool,
    /// `[[vk::shader_record_ext]]`, `[[vk::shader_record_nv]]`
    pub shader_record: bool,
}

impl Binding {
    /// Whether a buffer has no descriptor of its own: the application writes it next to a command or into a shader's record.
    /// Such buffers lie as storage buffers do.
    pub fn is_direct(self) -> bool {
        self.push_constant || self.shader_record
    }
}

/// Where a global resource may be written from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Access {
    /// `globallycoherent`
    pub globally_coherent: bool,
    /// `reordercoherent`
    pub reorder_coherent: bool,
    /// The first of the variables of the constant buffer that it is declared in.
    pub in_buffer: Option<VarId>,
    /// `[[vk::image_format("…")]]`
    pub vk_image_format: Option<Name>,
    /// `[[vk::combinedImageSampler]]`
    pub vk_combined: bool,
    /// `[[vk::input_attachment_index(n)]]`
    pub vk_attachment: Option<u32>,
    /// `[[vk::ext_decorate(…)]]` and its kin.
    pub vk_decorations: List<VkDecoration>,
}

/// What a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VarKind {
    /// A local, each time fresh.
    Local,
    /// A parameter, and how it is passed, as [`Param::io`] says.
    Param(ArgIo),
    /// `static` or `static const`, global, of a function or of a structure: set once, before the entry runs, or where a function that
    /// declares it first passes the declaration.
    Static,
    /// `groupshared`
    GroupShared,
    /// A member of a constant buffer, by position in [`Buffer::fields`].
    BufferField(BufferId, u32),
    /// A resource, an array of resources, or a structure of resources, bound by the pipeline.
    Resource(Binding, Access),
    /// `[[vk::constant_id(n)]]`: a constant that the pipeline may set; the initialiser is its value until then.
    Specialization(u32),
    /// `[[vk::ext_builtin_input]]`, `[[vk::ext_builtin_output]]`, `[[vk::ext_storage_class]]`: a variable of its own class.
    Spirv {
        /// The storage class, by its number.
        class: u32,
        /// What the pipeline knows it by.
        built_in: Option<u32>,
        /// `[[vk::ext_decorate(…)]]` and its kin.
        decorations: List<VkDecoration>,
    },
}

/// How constant an expression is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Constancy {
    /// Not at all.
    #[default]
    None,
    /// Its value is known where values are folded: enumerators and widths of bit-fields take it.
    Folded,
    /// It may stand wherever a constant expression must.
    Constant,
}

/// A variable.
#[derive(Clone, Debug)]
pub struct Var {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub ty: TyId,
    /// What it is.
    pub kind: VarKind,
    /// Whether it may not be written.
    pub is_const: bool,
    /// Whether its name is a constant expression.
    pub constancy: Constancy,
    /// `precise`
    pub precise: bool,
    /// Its initialiser, of its type.
    pub init: Option<ExprId>,
    /// Where its name is.
    pub span: Span,
}

impl Var {
    /// A parameter without modifiers.
    pub(crate) fn param(name: Name, ty: TyId, io: ArgIo, span: Span) -> Var {
        Var::new(name, ty, VarKind::Param(io), span)
    }

    /// A variable without modifiers and initialiser.
    pub(crate) fn new(name: Name, ty: TyId, kind: VarKind, span: Span) -> Var {
        Var { name, ty, kind, is_const: false, constancy: Constancy::None, precise: false, init: None, span }
    }
}

/// A member of a constant buffer.
#[derive(Clone, Debug)]
pub struct BufferField {
    /// The variable.
    pub var: VarId,
    /// `snorm` or `unorm`
    pub norm: Norm,
    /// `packoffset`, in bytes; also of `register(c4)` on loose globals.
    pub offset: Option<u32>,
    /// `[[vk::offset(n)]]`
    pub vk_offset: Option<u32>,
}

/// A `cbuffer`, a `tbuffer`, or `$Globals`. (`ConstantBuffer<T>` is a [`VarKind::Resource`].)
#[derive(Clone, Debug)]
pub struct Buffer {
    /// Its name.
    pub name: Name,
    /// Its members.
    pub fields: Vec<BufferField>,
    /// Whether it is a `tbuffer`.
    pub is_texture: bool,
    /// Where it is bound.
    pub binding: Binding,
    /// Where its name is.
    pub span: Span,
    /// How many variables there were when its declaration ended; none for loose globals and push constants.
    pub end: Option<usize>,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Param {
    /// The variable in the body.
    pub var: VarId,
    /// How it is passed.
    pub io: ArgIo,
    /// The semantic as written.
    pub semantic: Option<WrittenSemantic>,
    /// How it is interpolated.
    pub interp: Interp,
    /// `snorm` or `unorm`
    pub norm: Norm,
    /// How it travels between stages, where attributes say.
    pub vk: VkTravel,
    /// The primitive whose vertices it holds: of a geometry shader's entry.
    pub primitive: InputPrimitive,
    /// What it holds of a mesh: of a mesh shader's entry.
    pub mesh: Option<MeshPart>,
    /// What attributes say of an input or output of a node.
    pub node: Option<Box<NodeParam>>,
}

/// What a parameter of a mesh shader holds, by its modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeshPart {
    /// `out vertices`
    Vertices,
    /// `out indices`
    Indices,
    /// `out primitives`
    Primitives,
    /// `in payload`
    Payload,
}

impl Param {
    /// A parameter without semantic, interpolation and the like.
    pub(crate) fn new(var: VarId, io: ArgIo) -> Param {
        let primitive = InputPrimitive::Undefined;
        let (interp, norm, vk) = (Interp::default(), Norm::No, VkTravel::default());
        Param { var, io, semantic: None, interp, norm, vk, primitive, mesh: None, node: None }
    }
}

/// A function with a body.
#[derive(Clone, Debug)]
pub struct Func {
    /// The full name, for text.
    pub name: Name,
    /// What it takes; of a method, `this` first, by reference.
    pub params: Vec<Param>,
    /// What it returns.
    pub ret: TyId,
    /// The result's semantic as written.
    pub semantic: Option<WrittenSemantic>,
    /// `[[vk::ext_instruction]]`: the instruction that a call is.
    pub instruction: Option<Box<VkInstruction>>,
    /// How the result travels between stages, where attributes say.
    pub vk: VkTravel,
    /// What of SPIR-V is needed where it is called.
    pub vk_needs: Option<Box<VkNeeds>>,
    /// Execution modes that attributes ask for when it is the entry of a pixel shader, by number.
    pub vk_modes: Vec<u32>,
    /// Execution modes that `[[vk::spvexecutionmode(n)]]` asks for when it is the entry.
    pub vk_numbered_modes: Vec<u32>,
    /// `precise` on the result.
    pub precise: bool,
    /// `snorm` or `unorm` on the result.
    pub norm: Norm,
    /// Its body, a block; none while it is only declared (calling it was an error).
    pub body: Option<StmtId>,
    /// `[numthreads(x, y, z)]`
    pub num_threads: Option<[u32; 3]>,
    /// `[WaveSize(min, max, preferred)]`
    pub wave_size: Option<[u32; 3]>,
    /// `[maxvertexcount(n)]`
    pub max_vertices: Option<u32>,
    /// `[instance(n)]`
    pub instances: Option<u32>,
    /// `[outputtopology("…")]` of a mesh shader's entry.
    pub mesh_topology: Option<MeshTopology>,
    /// `[domain("…")]` and its fellows.
    pub tess: Option<Box<TessAttributes>>,
    /// `[NodeLaunch("…")]` and its fellows.
    pub node: Option<Box<NodeAttributes>>,
    /// `[shader("…")]`
    pub stage: Option<Stage>,
    /// `[WaveOpsIncludeHelperLanes]`: operations across a wave count its helper lanes too.
    pub includes_helper_lanes: bool,
    /// `[earlydepthstencil]`
    pub early_depth_stencil: bool,
    /// `[clipplanes(…)]`
    pub clip_planes: Option<Box<ClipPlanes>>,
    /// `[RootSignature("…")]`: the text in its quotes, and where it stands.
    pub root_signature: Option<(Name, Span)>,
    /// Where its declaration begins, behind its attributes.
    pub start: Pos,
    /// Where its name is.
    pub span: Span,
}

/// A function that comes out.
#[derive(Clone, Debug)]
pub struct Export {
    /// Which one.
    pub func: FuncId,
    /// Its stage; [`Stage::Library`] for one that is no entry.
    pub stage: Stage,
    /// Its name, with the namespaces around it.
    pub name: String,
    /// What libraries are linked by, where it is a library's and no entry of the graphics or compute pipeline.
    pub link_name: String,
    /// Of a hull shader, its patch constant function.
    pub patch_function: Option<FuncId>,
}

/// A type of streams that a geometry shader appends vertices to. In values it is a structure of one number: which stream
/// of the entry it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamType {
    /// That structure.
    pub object: StructId,
    /// What vertices are joined to.
    pub topology: OutputTopology,
    /// What a vertex is.
    pub element: TyId,
}

/// A type of patches. In values it is a structure of one array, the control points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatchType {
    /// That structure.
    pub object: StructId,
    /// `OutputPatch`
    pub is_output: bool,
    /// What a control point is.
    pub element: TyId,
    /// How many there are.
    pub count: u32,
}

/// The planes that cut off what a vertex shader draws.
#[derive(Clone, Debug)]
pub struct ClipPlanes {
    /// Each as a vector of four floats.
    pub planes: Vec<ExprId>,
    /// The type of the distance to one.
    pub distance: TyId,
}

/// What attributes say of a hull or domain shader's entry.
#[derive(Clone, Debug, Default)]
pub struct TessAttributes {
    /// `[domain("…")]`
    pub domain: Option<TessDomain>,
    /// `[partitioning("…")]`
    pub partitioning: Option<TessPartitioning>,
    /// `[outputtopology("…")]`
    pub output: Option<TessOutput>,
    /// `[outputcontrolpoints(n)]`
    pub points: Option<u32>,
    /// `[maxtessfactor(n)]`
    pub max_factor: Option<f32>,
    /// `[patchconstantfunc("…")]`, and where it stands.
    pub patch_function: Option<(String, Span)>,
}

/// Whether a semantic says that a field of a record is a grid.
pub(crate) fn is_grid_semantic(name: &str) -> bool {
    name.trim_end_matches(|c: char| c.is_ascii_digit()).eq_ignore_ascii_case("SV_DispatchGrid")
}

/// The name of a node: a string's text without its quotes, and an index.
pub type NodeName = (Name, u32);

/// What attributes say of the entry of a node, and where two of them stand.
#[derive(Clone, Debug, Default)]
pub struct NodeAttributes {
    /// `[NodeLaunch("…")]`
    pub launch: NodeLaunch,
    /// `[NodeIsProgramEntry]`
    pub is_program_entry: bool,
    /// `[NodeID("…", n)]`
    pub id: Option<NodeName>,
    /// `[NodeLocalRootArgumentsTableIndex(n)]`
    pub root_arguments: Option<u32>,
    /// `[NodeShareInputOf("…", n)]`
    pub share_input_of: Option<NodeName>,
    /// `[NodeDispatchGrid(x, y, z)]`
    pub dispatch_grid: Option<([u32; 3], Span)>,
    /// `[NodeMaxDispatchGrid(x, y, z)]`
    pub max_dispatch_grid: Option<([u32; 3], Span)>,
    /// `[NodeMaxRecursionDepth(n)]`
    pub max_recursion_depth: u32,
    /// Where `[numthreads]` stands.
    pub threads_at: Option<Span>,
}

/// What attributes say of a parameter of a node's entry, and where each stands.
#[derive(Clone, Debug, Default)]
pub struct NodeParam {
    /// `[MaxRecords(n)]`
    pub max_records: Option<(u32, Span)>,
    /// `[MaxRecordsSharedWith(output)]`
    pub shared_with: Option<(Name, Span)>,
    /// `[NodeArraySize(n)]`
    pub array_size: Option<(i64, Span)>,
    /// `[AllowSparseNodes]`
    pub sparse: Option<Span>,
    /// `[UnboundedSparseNodes]`
    pub unbounded: Option<Span>,
    /// `[NodeID("…", n)]`
    pub id: Option<NodeName>,
    /// `globallycoherent`
    pub is_coherent: bool,
}

/// What the buffer of loose globals is called.
pub const GLOBALS: &str = "$Globals";

/// What takes room in constant buffers and in structures, and holds no numbers.
#[derive(Clone, Debug, Default)]
pub struct Rooms {
    /// In constant buffers.
    pub of_buffers: HashMap<BufferId, Vec<(u32, TyId)>>,
    /// In structures.
    pub of_structs: HashMap<StructId, Vec<(u32, TyId)>>,
}

/// A checked program. Functions that nothing reaches from the entry are checked, and present; their bodies may be empty.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The names of the unit, by the same numbers, and those that the check made up.
    pub names: Interner,
    /// Types.
    pub types: TyTable,
    /// Expressions.
    pub exprs: LayeredMap<ExprId, Expr>,
    /// Statements.
    pub stmts: LayeredMap<StmtId, Stmt>,
    /// Structures.
    pub structs: LayeredMap<StructId, Struct>,
    /// Variables; globals in the order of their declaration.
    pub vars: LayeredMap<VarId, Var>,
    /// Of globals that hold both resources and numbers, the members of constant buffers that hold the numbers: of a
    /// structure with the same fields, those of resources left out.
    pub numbers: HashMap<VarId, VarId>,
    /// Of constant buffers, and of structures in them, the types of members that hold no numbers but take room, each with the number of the
    /// member that comes after it.
    pub rooms: Rooms,
    /// Whether some structure has bit-fields.
    pub has_bit_fields: bool,
    /// Whether the source nests deeper than the stack of any thread has room for.
    pub is_deep: bool,
    /// The types that the source makes of SPIR-V's numbers.
    pub spirv_types: EntityMap<SpirvTyId, SpirvTy>,
    /// Whether the source may have hit objects.
    pub has_hit_objects: bool,
    /// The structures that are ray queries, with the flags that each is declared with.
    pub queries: Vec<(StructId, u32)>,
    /// Static members of records that no definition gives a place, in the order of their declaration.
    pub undefined: Vec<VarId>,
    /// Statics of files, namespaces and records whose initialiser assigns or calls something: it may do more than give a value.
    pub evaluated: Vec<VarId>,
    /// Constant buffers, in the order of their declaration.
    pub buffers: LayeredMap<BufferId, Buffer>,
    /// Functions.
    pub funcs: LayeredMap<FuncId, Func>,
    /// The function that the request names as entry, when it is there.
    pub entry: Option<FuncId>,
    /// What comes out: the entry, or all that a library exports.
    pub exports: Vec<Export>,
    /// The names by which a library calls functions that it only declares, and by which patch constant functions are found.
    pub link_names: HashMap<FuncId, String>,
    /// What a library tells the runtime of state objects, and where each stands; root signatures as text.
    pub subobjects: Vec<(Subobject, Span)>,
    /// The types of streams.
    pub streams: Vec<StreamType>,
    /// The types of patches.
    pub patches: Vec<PatchType>,
    /// Lists of expressions.
    pub expr_lists: Pool<ExprId>,
    /// Lists of statements.
    pub stmt_lists: Pool<StmtId>,
    /// Lists of arguments.
    pub arg_lists: Pool<Arg>,
    /// Lists of cases.
    pub case_lists: Pool<Case>,
    /// Lists of labels.
    pub label_lists: Pool<i64>,
    /// String literals, quotes included; a constant of the type of strings is the number of one.
    pub strings: Vec<Name>,
    /// Lists of decorations.
    pub decoration_lists: Pool<VkDecoration>,
    /// What of SPIR-V the use of a variable needs.
    pub var_needs: HashMap<VarId, VkNeeds>,
    /// What of SPIR-V the use of a variable of a structure needs, by its fields.
    pub struct_needs: HashMap<StructId, VkNeeds>,
    /// What is known of the part that it shares with other programs, when there is one.
    pub shared: Option<Arc<SharedFacts>>,
}

/// What is known of the first functions, variables and structures of a program, which it shares with others.
#[derive(Debug)]
pub struct SharedFacts {
    /// The variables that are neither locals nor parameters, in order.
    pub globals: Vec<VarId>,
    /// Whether something is `precise`.
    pub has_precise: bool,
}

impl SharedFacts {
    /// What is known of all that a program holds now.
    pub(crate) fn of(program: &Program) -> SharedFacts {
        let globals = program.vars.iter().filter(|(_, var)| var.is_global()).map(|(id, _)| id).collect();
        SharedFacts { globals, has_precise: program.has_precise() }
    }
}

impl Var {
    /// Whether it outlives the functions that name it.
    pub(crate) fn is_global(&self) -> bool {
        !matches!(self.kind, VarKind::Local | VarKind::Param(_))
    }
}

impl Program {
    /// Whether a type is or holds a hit object.
    pub(crate) fn holds_hit_object(&self, ty: TyId) -> bool {
        self.has_hit_objects
            && match self.types.get(ty) {
                Ty::HitObject => true,
                Ty::Array(elem, _) => self.holds_hit_object(elem),
                Ty::Struct(s) => self.structs[s].fields.iter().any(|f| self.holds_hit_object(f.ty)),
                _ => false,
            }
    }

    /// Whether a type is a stream or a patch of vertices, or has one in it.
    pub(crate) fn holds_vertices(&self, ty: TyId) -> bool {
        if self.streams.is_empty() && self.patches.is_empty() {
            return false;
        }
        match self.types.get(ty) {
            Ty::Array(elem, _) => self.holds_vertices(elem),
            Ty::Struct(s) => {
                self.streams.iter().any(|stream| stream.object == s)
                    || self.patches.iter().any(|patch| patch.object == s)
                    || self.structs[s].fields.iter().any(|f| self.holds_vertices(f.ty))
            }
            _ => false,
        }
    }

    /// Whether a type without numbers may take room among those of a constant buffer: a structured buffer, or a structure, or an array of such.
    pub(crate) fn takes_room(&self, ty: TyId) -> bool {
        match self.types.get(ty) {
            Ty::Array(elem, len) => len > 0 && self.takes_room(elem),
            Ty::Resource(r) => r.kind == trefoil_ir::ResourceKind::StructuredBuffer,
            Ty::Struct(_) => true,
            _ => false,
        }
    }

    /// Whether a type is an enumeration, or has one in it.
    pub(crate) fn holds_enumeration(&self, ty: TyId) -> bool {
        match self.types.get(ty) {
            Ty::Enum(..) => true,
            Ty::Array(elem, _) => self.holds_enumeration(elem),
            Ty::Struct(s) => self.structs[s].fields.iter().any(|f| self.holds_enumeration(f.ty)),
            _ => false,
        }
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        let held = |func: &Func| func.params.len() * size_of::<Param>();
        let fields = |it: &Struct| it.fields.len() * size_of::<Field>();
        self.names.bytes()
            + self.funcs.values().map(held).sum::<usize>()
            + self.structs.values().map(fields).sum::<usize>()
            + self.exprs.bytes()
            + self.stmts.bytes()
            + self.structs.bytes()
            + self.vars.bytes()
            + self.buffers.bytes()
            + self.funcs.bytes()
            + self.expr_lists.bytes()
            + self.stmt_lists.bytes()
            + self.arg_lists.bytes()
            + self.case_lists.bytes()
            + self.label_lists.bytes()
            + self.decoration_lists.bytes()
    }

    /// Makes what is in the program shared: a clone costs what is added after it, or changed.
    pub(crate) fn share(&mut self) {
        self.exprs.share();
        self.stmts.share();
        self.structs.share();
        self.vars.share();
        self.buffers.share();
        self.funcs.share();
        self.expr_lists.share();
        self.stmt_lists.share();
        self.arg_lists.share();
        self.case_lists.share();
        self.label_lists.share();
        self.decoration_lists.share();
    }

    /// The variables that are neither locals nor parameters, in the order of their declaration.
    pub fn globals(&self) -> impl Iterator<Item = (VarId, &Var)> {
        let known = self.shared.as_deref();
        let first = if known.is_some() { self.vars.shared_len() } else { 0 };
        let rest = (first..self.vars.len()).map(VarId::new).filter(|&id| self.vars[id].is_global());
        known
            .map_or(&[][..], |known| &known.globals)
            .iter()
            .copied()
            .chain(rest)
            .map(|id| (id, &self.vars[id]))
    }

    /// Whether anything is `precise`.
    pub fn has_precise(&self) -> bool {
        let known = self.shared.as_deref();
        if known.is_none() && self.vars.shared_len() > 0 {
            return self.vars.values().any(|var| var.precise)
                || self.funcs.values().any(|func| func.precise)
                || self.structs.values().any(|it| it.fields.iter().any(|field| field.precise));
        }
        known.is_some_and(|known| known.has_precise)
            || self.vars.own_values().any(|var| var.precise)
            || self.funcs.own_values().any(|func| func.precise)
            || self.structs.own_values().any(|it| it.fields.iter().any(|field| field.precise))
    }

    /// The expressions of a list.
    pub fn exprs_of(&self, list: List<ExprId>) -> &[ExprId] {
        self.expr_lists.get(list)
    }

    /// The arguments of a call, from one on, that it may write: those that come back, and for an instruction of SPIR-V also those of which
    /// it is given a reference.
    pub fn written_args(&self, callee: Callee, args: List<Arg>, from: usize) -> impl Iterator<Item = &Arg> {
        let references = match callee {
            Callee::Func(f) => self.funcs[f].instruction.as_ref().map_or(0, |it| it.references),
            Callee::Builtin(_) | Callee::Method(_) => 0,
        };
        let args = self.arg_lists.get(args).iter().enumerate().skip(from);
        let is_written =
            move |(n, arg): &(usize, &Arg)| arg.io != ArgIo::In || references >> n.min(&31) & 1 != 0;
        args.filter(is_written).map(|(_, arg)| arg)
    }

    /// The type of streams that a type is.
    pub fn stream(&self, ty: Ty) -> Option<StreamType> {
        let Ty::Struct(s) = ty else { return None };
        self.streams.iter().find(|stream| stream.object == s).copied()
    }

    /// The type of patches that a type is.
    pub fn patch(&self, ty: Ty) -> Option<PatchType> {
        let Ty::Struct(s) = ty else { return None };
        self.patches.iter().find(|patch| patch.object == s).copied()
    }

    /// The statements of a list.
    pub fn stmts_of(&self, list: List<StmtId>) -> &[StmtId] {
        self.stmt_lists.get(list)
    }
}
