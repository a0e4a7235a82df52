//! What the command line says.

use trefoil_hlsl::Exports;
use trefoil_hlsl::diag::WarningPolicy;

/// An argument that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgError(pub String);

impl std::fmt::Display for ArgError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ArgError {}

/// How hard to optimise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum OptLevel {
    /// `-Od`
    Disabled,
    /// `-O0`
    O0,
    /// `-O1`
    O1,
    /// `-O2`
    O2,
    /// `-O3`
    #[default]
    O3,
}

/// Where things are written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OutputArgs {
    /// `-Fo`: the object.
    pub object: Option<String>,
    /// `-Fc`: the listing.
    pub listing: Option<String>,
    /// `-Fh`: a C header with the object's bytes.
    pub header: Option<String>,
    /// `-Vn`: the variable in that header.
    pub header_variable: Option<String>,
    /// `-Fe`: warnings and errors.
    pub messages: Option<String>,
    /// `-Fd`: debug information; a folder when it ends with a slash.
    pub debug: Option<String>,
    /// `-Fre`: reflection.
    pub reflection: Option<String>,
    /// `-Frs`: the root signature.
    pub root_signature: Option<String>,
    /// `-Fsh`: the shader's hash.
    pub hash: Option<String>,
    /// `-Fi`, and `-P` with a name: the preprocessed text.
    pub preprocessed: Option<String>,
}

/// Debug information and what is stripped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DebugArgs {
    /// `-Zi`
    pub full: bool,
    /// `-Zs`
    pub slim: bool,
    /// `-Qembed_debug`
    pub embed: bool,
    /// `-Zss`: the hash counts the source.
    pub source_in_hash: bool,
    /// `-Qstrip_debug`
    pub strip_debug: bool,
    /// `-Qstrip_reflect`
    pub strip_reflection: bool,
    /// `-Qstrip_rootsignature`
    pub strip_root_signature: bool,
    /// `-Qkeep_reflect_in_dxil`
    pub keep_reflection_in_dxil: bool,
}

/// `-fvk-t-shift 10 0`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShiftArg {
    /// `b`, `t`, `u` or `s`.
    pub class: char,
    /// What is added to the register number.
    pub shift: u32,
    /// In which space; none for all.
    pub space: Option<u32>,
}

/// `-fvk-bind-register t4 0 1 2`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterBinding {
    /// The register, such as `t4`.
    pub register: String,
    /// Its space.
    pub space: u32,
    /// The binding it gets.
    pub binding: u32,
    /// The descriptor set it gets.
    pub set: u32,
}

/// Options of SPIR-V.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SpirvArgs {
    /// `-fspv-target-env=`
    pub target_env: Option<String>,
    /// `-fvk-{b,t,u,s}-shift`
    pub shifts: Vec<ShiftArg>,
    /// `-fvk-bind-register`
    pub bindings: Vec<RegisterBinding>,
    /// `-fvk-bind-globals`: binding and set of the globals' buffer.
    pub globals: Option<(u32, u32)>,
    /// `-fvk-bind-resource-heap`, `-fvk-bind-sampler-heap`, `-fvk-bind-counter-heap`: binding and set.
    pub heaps: [Option<(u32, u32)>; 3],
    /// `-fvk-use-dx-layout`
    pub dx_layout: bool,
    /// `-fvk-use-gl-layout`
    pub gl_layout: bool,
    /// `-fvk-use-scalar-layout`
    pub scalar_layout: bool,
    /// `-fvk-invert-y`
    pub invert_y: bool,
    /// `-fvk-use-dx-position-w`
    pub reciprocal_w: bool,
    /// `-fvk-support-nonzero-base-instance`
    pub nonzero_base_instance: bool,
    /// `-fvk-support-nonzero-base-vertex`
    pub nonzero_base_vertex: bool,
    /// `-fvk-auto-shift-bindings`
    pub auto_shift: bool,
    /// `-fspv-reflect`
    pub reflect: bool,
    /// `-fspv-debug=`
    pub debug: Vec<String>,
    /// `-fspv-extension=`
    pub extensions: Vec<String>,
    /// `-fspv-entrypoint-name=`
    pub entry_name: Option<String>,
    /// `-fspv-preserve-bindings`
    pub preserve_bindings: bool,
    /// `-fspv-preserve-interface`
    pub preserve_interface: bool,
    /// `-fspv-flatten-resource-arrays`
    pub flatten_resource_arrays: bool,
    /// `-fspv-use-vulkan-memory-model`
    pub vulkan_memory_model: bool,
    /// `-fvk-stage-io-order=alpha`
    pub alphabetic_locations: bool,
    /// `-fspv-use-unknown-image-format`
    pub unknown_image_format: bool,
    /// `-fspv-enable-maximal-reconvergence`
    pub maximal_reconvergence: bool,
    /// `-fspv-use-legacy-buffer-matrix-order`
    pub legacy_matrix_order: bool,
}

/// What a command line of DXC says. Fields without an option given have DXC's defaults.
#[derive(Clone, Debug, Default)]
pub struct DxcArgs {
    /// The source file; `-` for standard input.
    pub input: Option<String>,
    /// `-T`
    pub profile: Option<String>,
    /// `-E`; `main` when not given.
    pub entry: Option<String>,
    /// `-D`
    pub defines: Vec<(String, Option<String>)>,
    /// `-I`
    pub include_dirs: Vec<String>,
    /// `-HV`: 2016 to 2021, 2029 for 202x; 0 when not given.
    pub hlsl_version: u32,
    /// `-enable-16bit-types`
    pub enable_16bit_types: bool,
    /// `-O0` to `-O3`, `-Od`
    pub opt_level: OptLevel,
    /// `-Zpr`
    pub row_major: bool,
    /// `-Zpc`
    pub column_major: bool,
    /// `-Gis`
    pub ieee_strict: bool,
    /// `-denorm`: `any`, `preserve` or `ftz`.
    pub denorm: Option<String>,
    /// `-Gfa`
    pub avoid_flow_control: bool,
    /// `-Gfp`
    pub prefer_flow_control: bool,
    /// `-all-resources-bound`
    pub all_resources_bound: bool,
    /// `-res-may-alias`
    pub resources_may_alias: bool,
    /// `-Vd`
    pub disable_validation: bool,
    /// `-validator-version`
    pub validator_version: Option<(u32, u32)>,
    /// `-auto-binding-space`
    pub auto_binding_space: Option<u32>,
    /// `-rootsig-define`
    pub root_signature_define: Option<String>,
    /// `-force-rootsig-ver`: 1 for version 1.0, 2 for version 1.1.
    pub root_signature_version: Option<u8>,
    /// What a library exports: `-exports`, `-default-linkage`, `-export-shaders-only`.
    pub exports: Exports,
    /// `-pack-optimized`
    pub pack_optimized: bool,
    /// What becomes of warnings.
    pub warnings: WarningPolicy,
    /// `-P`
    pub preprocess: bool,
    /// `-dumpbin`
    pub dump_binary: bool,
    /// `-ast-dump`
    pub dump_tree: bool,
    /// `-fcgl`: the code as the front end makes it.
    pub stop_after_front_end: bool,
    /// `-ftime-report`
    pub time_report: bool,
    /// `-H`
    pub show_includes: bool,
    /// `-M`: list the included files instead of compiling.
    pub list_dependencies: bool,
    /// `-Cc`
    pub color: bool,
    /// `-Ni`, `-No`, `-Lx` of listings.
    pub listing_options: [bool; 3],
    /// `-spirv`
    pub spirv: bool,
    /// Options of SPIR-V.
    pub spirv_args: SpirvArgs,
    /// Where things are written.
    pub outputs: OutputArgs,
    /// Debug information and what is stripped.
    pub debug: DebugArgs,
    /// `-help`
    pub help: bool,
    /// `--version`
    pub version: bool,
    /// What to say about the arguments themselves, in their order.
    pub notices: Vec<String>,
}

impl DxcArgs {
    /// The name of the entry function.
    pub fn entry_or_default(&self) -> &str {
        self.entry.as_deref().unwrap_or("main")
    }

    /// The version of HLSL, DXC's default where none was given.
    pub fn language_version(&self) -> u32 {
        if self.hlsl_version == 0 { 2021 } else { self.hlsl_version }
    }
}
