//! What a compile is asked for.

use trefoil_hlsl::Exports;
use trefoil_hlsl::diag::WarningPolicy;
use trefoil_hlsl::source::IncludeHandler;
use trefoil_ir::{CodegenOptions, HlslVersion, Profile};
use trefoil_opt::OptLevel;

/// What comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Target {
    /// A signed container with DXIL, for Direct3D 12: shader models 6.0 to 6.8.
    Dxil,
    /// A SPIR-V module, for Vulkan.
    Spirv,
    /// A container with byte code of shader model 4.0 to 5.1: for Direct3D 10, 11 and 12.
    Dxbc,
    /// The optimised IR as LLVM text.
    Ll,
}

/// What the source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Input {
    /// HLSL.
    #[default]
    Hlsl,
    /// The IR as LLVM's text.
    LlvmText,
}

/// What becomes of branches that the source says nothing about: `-Gfa`, `-Gfp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Branches {
    /// The driver chooses.
    #[default]
    Unsaid,
    /// They are as with `[flatten]`.
    Avoided,
    /// They are as with `[branch]`.
    Preferred,
}

impl Branches {
    /// As the IR says it.
    pub(crate) fn hint(self) -> trefoil_ir::Hint {
        match self {
            Branches::Unsaid => trefoil_ir::Hint::None,
            Branches::Avoided => trefoil_ir::Hint::Flatten,
            Branches::Preferred => trefoil_ir::Hint::Branch,
        }
    }
}

/// A version of root signatures: `-force-rootsig-ver`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[non_exhaustive]
pub enum RootSignatureVersion {
    /// Version 1.0.
    V1_0,
    /// Version 1.1: flags of ranges and descriptors.
    #[default]
    V1_1,
}

impl RootSignatureVersion {
    /// The version that a profile such as `rootsig_1_1` names.
    pub(crate) fn of_profile(profile: &str) -> Option<RootSignatureVersion> {
        match profile {
            "rootsig_1_0" => Some(RootSignatureVersion::V1_0),
            "rootsig_1_1" => Some(RootSignatureVersion::V1_1),
            _ => None,
        }
    }

    /// The number that a serialised root signature begins with.
    pub(crate) fn number(self) -> u32 {
        match self {
            RootSignatureVersion::V1_0 => 1,
            RootSignatureVersion::V1_1 => 2,
        }
    }
}

/// How to compile. The defaults are DXC's; fields will come, so that one is made of the default.
///
/// ```
/// use trefoil::{CodegenOptions, DxilOptions, HlslVersion, OptLevel, Options, SpirvOptions, TargetEnv};
///
/// let options = Options {
///     defines: vec![("QUALITY".into(), Some("2".into()))],
///     hlsl_version: HlslVersion::V2018,
///     opt_level: OptLevel::O1,
///     codegen: CodegenOptions { native_16bit: true, ..CodegenOptions::default() },
///     spirv: SpirvOptions { env: TargetEnv::Vulkan1_3, ..SpirvOptions::default() },
///     dxil: DxilOptions { validator: (1, 7), ..DxilOptions::default() },
///     ..Options::default()
/// };
/// assert!(options.root_signature && !options.row_major);
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    /// What the source is.
    pub input: Input,
    /// `-D NAME=VALUE`; 1 without a value.
    pub defines: Vec<(String, Option<String>)>,
    /// `-I`, in order.
    pub include_dirs: Vec<String>,
    /// `-flegacy-macro-expansion`: the operands of `##` have their macros replaced before they are joined, as FXC does.
    pub legacy_macro_expansion: bool,
    /// `-ignore-line-directives`: `#line` moves nothing.
    pub ignore_line_directives: bool,
    /// `-HV`: the version of the language.
    pub hlsl_version: HlslVersion,
    /// `-O0` to `-O3`.
    pub opt_level: OptLevel,
    /// `-fcgl`: the IR as the front end makes it comes out, as LLVM text, whatever the target.
    pub stop_after_front_end: bool,
    /// Whether what must hold is checked after each pass and each of the target's steps; in debug builds it always is.
    pub verify_each: bool,
    /// What is made of DXIL is validated, as `Session::validate` does it, and what is found is an error at its place in the source.
    /// `-Vd` leaves it out.
    pub validate: bool,
    /// The program is executed by `trefoil-run`: `printf` prints and `assert` is a built-in function, on any target that has
    /// writable buffers, and places in the source are those of expressions.
    pub for_execution: bool,
    /// `-Zpr`: matrices are row-major unless said otherwise.
    pub row_major: bool,
    /// `-Gis`: floats are computed as written.
    pub ieee_strict: bool,
    /// `-Gfa`, `-Gfp`: what becomes of branches that the source says nothing about.
    pub branches: Branches,
    /// `-Gec`: shaders of Direct3D 9 are taken: their semantics, and globals that are written. It goes with HLSL 2016.
    pub dx9_compat: bool,
    /// `-precise-output`: semantics whose outputs are precise, in small letters.
    pub precise_outputs: Vec<String>,
    /// What becomes of warnings: `-W…`, `-no-warnings`.
    pub warnings: WarningPolicy,
    /// Whether the root signature that the source carries goes along; `-Qstrip_rootsignature` leaves it out.
    pub root_signature: bool,
    /// `-rootsig-define`: the macro that holds the root signature, instead of the entry's attribute.
    pub root_signature_define: Option<String>,
    /// `-setrootsignature`: a serialised root signature that the shader has instead of the source's.
    pub attached_root_signature: Option<Vec<u8>>,
    /// `-setprivate`: bytes that the container carries in a part of their own and that mean nothing to the compiler.
    pub private_data: Option<Vec<u8>>,
    /// `-import-binding-table`: registers of resources that the source gives none.
    pub binding_table: Option<crate::BindingTable>,
    /// `-force-rootsig-ver`
    pub root_signature_version: RootSignatureVersion,
    /// What a library exports: `-exports`, `-default-linkage`, `-export-shaders-only`.
    pub exports: Exports,
    /// Whether access qualifiers of ray tracing payloads count: `-enable-payload-qualifiers`, `-disable-payload-qualifiers`. By
    /// themselves they do from shader model 6.7 on.
    pub payload_qualifiers: Option<bool>,
    /// Which debug information is made of DXIL: `-Zi`, `-Zs` and the options that go with them.
    pub debug: trefoil_dxil::DebugOptions,
    /// What is asked of the code, whatever the target.
    pub codegen: CodegenOptions,
    /// What is asked of DXIL alone.
    pub dxil: trefoil_dxil::Options,
    /// What is asked of SPIR-V alone.
    pub spirv: trefoil_spirv::Options,
    /// What is asked of DXBC alone.
    pub dxbc: trefoil_dxbc::Options,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            input: Input::default(),
            defines: Vec::new(),
            include_dirs: Vec::new(),
            legacy_macro_expansion: false,
            ignore_line_directives: false,
            hlsl_version: HlslVersion::default(),
            opt_level: OptLevel::default(),
            stop_after_front_end: false,
            verify_each: false,
            validate: false,
            for_execution: false,
            row_major: false,
            ieee_strict: false,
            branches: Branches::default(),
            dx9_compat: false,
            precise_outputs: Vec::new(),
            warnings: WarningPolicy::default(),
            root_signature: true,
            root_signature_define: None,
            attached_root_signature: None,
            private_data: None,
            binding_table: None,
            root_signature_version: RootSignatureVersion::default(),
            exports: Exports::default(),
            payload_qualifiers: None,
            debug: trefoil_dxil::DebugOptions::default(),
            codegen: CodegenOptions::default(),
            dxil: trefoil_dxil::Options::default(),
            spirv: trefoil_spirv::Options::default(),
            dxbc: trefoil_dxbc::Options::default(),
        }
    }
}

/// One compile.
#[derive(Clone)]
pub struct Request<'a> {
    /// The name of the source, as diagnostics show it; includes are looked for beside it.
    pub source_name: &'a str,
    /// The source: UTF-8.
    pub source: &'a [u8],
    /// The entry function's name.
    pub entry: &'a str,
    /// Stage and shader model. [`Target::Dxbc`] makes 5.1 of later models.
    pub profile: Profile,
    /// What comes out.
    pub target: Target,
    /// How.
    pub options: Options,
    /// Where included files come from.
    pub include: &'a dyn IncludeHandler,
}
