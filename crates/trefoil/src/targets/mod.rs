//! Targets, a row each.
//!
//! The properties of a target are its [`TargetSpec`], in a file of its own. The stages of a compile ask
//! the row: no code outside of this folder asks which target it is. A new target is a variant of [`Target`], a file here and
//! an arm of [`Target::spec`].

mod dxbc;
pub(crate) mod dxil;
mod ll;
mod profiles;
pub(crate) mod spirv;

pub(crate) use profiles::{check_request, refused};

use crate::artifact::Made;
use crate::{Options, Profile, ReadError, Request, Target};
use std::ops::RangeInclusive;
use trefoil_hlsl::TargetFacts;
use trefoil_hlsl::source::SourceMap;
use trefoil_hlsl::syntax::tree::MatrixOrder;
use trefoil_ir::{Dialect, Error, Intrinsic, LayoutRule, Module, ShaderModel, Stage};
use trefoil_opt::{PassInfo, Watch};

/// The properties of a target.
pub(crate) struct TargetSpec {
    /// What command lines call it: `--emit`.
    name: &'static str,
    /// What diagnostics call it.
    title: &'static str,
    /// What kind of bytes it makes.
    form: Form,
    /// The stages that it compiles.
    stages: &'static [Stage],
    /// The shader models that it takes, as major and minor numbers.
    models: &'static [RangeInclusive<ShaderModel>],
    /// The shader model whose language and rules older ones have too.
    pub(crate) oldest_language: ShaderModel,
    /// Whether DXC would make it, of whether `-spirv` is given and of the profile's shader model.
    of_dxc: fn(bool, ShaderModel) -> bool,
    /// Macros that are predefined for it, with what they stand for.
    pub(crate) predefined: &'static [(&'static str, &'static str)],
    /// Its properties for the front end.
    pub(crate) facts: TargetFacts,
    /// Which words the module uses for types and intrinsics of its own.
    pub(crate) dialect: Dialect,
    /// The module's target triple.
    pub(crate) triple: fn(Profile) -> String,
    /// The rules that buffers are laid out by.
    pub(crate) layout_rules: fn(&Options) -> LayoutRules,
    /// The register space of what names none.
    pub(crate) default_space: fn(&Options) -> u32,
    /// Whether minimum-precision types are 16 bits wide in registers, else 32.
    pub(crate) min_precision: bool,
    /// Whether the module tells the types of resources and the semantics of inputs and outputs.
    pub(crate) reflects: fn(&Options) -> bool,
    /// Whether the output has a place for the root signature.
    pub(crate) has_root_signature: bool,
    /// Which intrinsics it has instructions for; the others are expanded.
    pub(crate) native: fn(Intrinsic) -> bool,
    /// Whether it is written from the structure beside the graph, which passes then keep.
    pub(crate) keeps_structure: bool,
    /// Whether sums and products of floats are regrouped however deep they are.
    pub(crate) regroups_floats: bool,
    /// Whether stores to memory of the group that nothing reads go.
    pub(crate) drops_unread: bool,
    /// Whether it has products of matrices and vectors.
    pub(crate) multiplies_matrices: bool,
    /// Whether it takes a field out of a word in one instruction.
    pub(crate) takes_fields: bool,
    /// Whether a computed index may choose among the rows of a control point that a hull shader has made.
    pub(crate) indexes_made_rows: bool,
    /// Whether structures and arrays are values that it loads and stores, and lanes have addresses.
    pub(crate) accesses_whole: bool,
    /// Whether the older language's samplers, which are textures too, become a texture and a sampler.
    pub(crate) combines_samplers: bool,
    /// Whether a loop that the source wants unrolled must be.
    pub(crate) must_unroll: bool,
    /// Whether the output tells places in the source.
    pub(crate) tells_places: fn(&Options) -> bool,
    /// Whether the front end records debug information.
    pub(crate) records_debug: fn(&Options) -> bool,
    /// Makes the output of an optimised module.
    pub(crate) emit: Emit,
    /// The steps that it takes from the optimised IR.
    steps: &'static [PassInfo],
    /// Its binaries as input; none for text.
    binary: Option<Binary>,
}

/// Makes the output of an optimised module, whose places are in the sources; the watch sees each of the target's own
/// steps. Errors name what the target lacks.
type Emit = fn(Module, &Request<'_>, &SourceMap, Watch<'_>) -> Result<Made, Vec<Error>>;

/// What kind of bytes a target makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// A container of parts.
    Container,
    /// A binary that stands alone.
    Bare,
    /// Text.
    Text,
}

/// How a target's binaries are read.
#[derive(Clone, Copy)]
struct Binary {
    /// Whether bytes are such a binary, as far as their beginning tells.
    is_one: fn(&[u8]) -> bool,
    /// The listing of one, or what is wrong with it.
    disassemble: fn(&[u8]) -> Result<String, ReadError>,
}

impl Target {
    /// Every target.
    pub const ALL: [Target; 4] = [Target::Dxil, Target::Spirv, Target::Dxbc, Target::Ll];

    /// The row: the one place that tells targets apart.
    pub(crate) fn spec(self) -> &'static TargetSpec {
        match self {
            Target::Dxil => &dxil::SPEC,
            Target::Spirv => &spirv::SPEC,
            Target::Dxbc => &dxbc::SPEC,
            Target::Ll => &ll::SPEC,
        }
    }

    /// What command lines call it: `dxil`, `spirv`, `dxbc` or `ll`.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// The target of a name.
    ///
    /// ```
    /// use trefoil::Target;
    /// assert_eq!(Target::from_name("spirv"), Some(Target::Spirv));
    /// assert!(Target::ALL.iter().all(|t| Target::from_name(t.name()) == Some(*t)));
    /// ```
    pub fn from_name(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|t| t.name() == name)
    }

    /// The steps that it takes from the optimised IR, in their order; an [`Observer`](crate::PassObserver) sees each.
    ///
    /// ```
    /// use trefoil::Target;
    /// assert!(Target::Dxil.steps().iter().any(|step| step.name == "dxil-lower"));
    /// ```
    pub fn steps(self) -> &'static [PassInfo] {
        self.spec().steps
    }

    /// What DXC would make, of whether `-spirv` is given and of the profile's shader model: DXIL where no row says so.
    pub(crate) fn of_dxc(spirv: bool, model: ShaderModel) -> Target {
        let found = Target::ALL.into_iter().find(|target| (target.spec().of_dxc)(spirv, model));
        found.unwrap_or(Target::Dxil)
    }

    /// Whether it makes text.
    pub fn is_text(self) -> bool {
        self.spec().form == Form::Text
    }

    /// Whether it makes a container of parts.
    pub fn is_container(self) -> bool {
        self.spec().form == Form::Container
    }

    /// The target whose binary these bytes are, as far as their beginning tells.
    pub(crate) fn of_binary(bytes: &[u8]) -> Option<Target> {
        Target::ALL.into_iter().find(|t| t.spec().binary.is_some_and(|binary| (binary.is_one)(bytes)))
    }

    /// The listing of a binary of this target, or what is wrong with it; `None` when the target makes text.
    pub(crate) fn disassemble(self, bytes: &[u8]) -> Option<Result<String, ReadError>> {
        self.spec().binary.map(|binary| (binary.disassemble)(bytes))
    }
}

impl Request<'_> {
    /// What comes out: the target's output, or LLVM text where the front end alone is to run.
    pub fn output(&self) -> Target {
        if self.options.stop_after_front_end { Target::Ll } else { self.target }
    }
}

/// Which intrinsics a module of a dialect may keep where no target is named: those of the first target of the dialect.
pub(crate) fn native_of(dialect: Dialect) -> fn(Intrinsic) -> bool {
    let mut rows = Target::ALL.into_iter().map(Target::spec);
    rows.find(|row| row.dialect == dialect).map_or(|_| true, |row| row.native)
}

/// How buffers are laid out.
pub(crate) struct LayoutRules {
    /// Constant buffers.
    pub(crate) constants: LayoutRule,
    /// Structured buffers.
    pub(crate) structures: LayoutRule,
    /// Structures in byte address buffers.
    pub(crate) raw: LayoutRule,
    /// The order of all matrices in byte address buffers; none where they lie as they are declared.
    pub(crate) raw_order: Option<MatrixOrder>,
}

/// How buffers are laid out for Direct3D.
const LAYOUT_RULES: LayoutRules = LayoutRules {
    constants: LayoutRule::CBuffer,
    structures: LayoutRule::Scalar,
    raw: LayoutRule::Scalar,
    raw_order: None,
};

/// The properties of the targets for Direct3D for the front end.
const DIRECT3D: TargetFacts = TargetFacts {
    has_long_vectors: false,
    has_hit_objects: false,
    has_work_graphs: false,
    vulkan_language: false,
    operations_need_models: true,
    separate_patch_function: true,
    has_heap_handles: true,
    has_sample_positions: true,
    declares_unused_resources: false,
    binds_members_by_use: false,
    placed_members_first: true,
    wide_half_matrices: true,
    packed_arguments: false,
    loads_by_rows: true,
    narrow_matrices_are_vectors: false,
    structures_travel_in_turn: false,
    structured_buffers_take_room: true,
    drops_empty_globals: false,
    passes_shared_places: false,
    evaluates_from_left: false,
    cases_fall_through: true,
    leaves_several: true,
    bit_fields_join_by_type: false,
    signed_enumerations: false,
    multiplies_by_columns: false,
    unrolls_by_cost: false,
    unroll_count_bounds_loops: true,
    marks_unnumbered_semantics: false,
    normalised_signatures: false,
    exclusive_registers: true,
    max_group_memory: Some(32768),
    needs_static_definitions: true,
    bool_elements: false,
    enumeration_elements: false,
    has_geometry_limits: true,
    has_tessellator_rules: true,
    wide_signature_elements: false,
    signed_system_values: false,
    matrices_travel_by_rows: false,
    restricts_depth: true,
    semantic_errors_name_models: true,
};

/// Shader model `major.minor`.
const fn model(major: u8, minor: u8) -> ShaderModel {
    ShaderModel::new(major, minor)
}

/// The triple of the modules for Direct3D.
fn directx_triple(profile: Profile) -> String {
    format!("dxil-pc-shadermodel{}-{}", profile.model, profile.stage.name())
}

/// Whether bytes begin a container with a program of shader model 4 or 5.
fn has_byte_code(bytes: &[u8]) -> bool {
    let has = |name: &[u8]| bytes.windows(4).take(4096).any(|w| w == name);
    is_container(bytes) && (has(b"SHEX") || has(b"SHDR"))
}

/// Whether bytes begin a container.
fn is_container(bytes: &[u8]) -> bool {
    bytes.starts_with(b"DXBC")
}
