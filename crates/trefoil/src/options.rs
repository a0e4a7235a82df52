//! What a compile is asked for.

use crate::Profile;
use trefoil_hlsl::Exports;
use trefoil_hlsl::diag::WarningPolicy;
use trefoil_hlsl::source::IncludeHandler;

/// What comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A signed container with DXIL, for Direct3D 12: shader models 6.0 to 6.8.
    Dxil,
    /// A SPIR-V module, for Vulkan.
    Spirv,
    /// A container with shader model 5.1 byte code, for Direct3D 12 and the hardware of 11.
    Dxbc,
    /// The optimised IR as LLVM text.
    Ll,
}

/// What the source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Input {
    /// HLSL.
    #[default]
    Hlsl,
    /// The IR as LLVM's text.
    LlvmText,
}

/// How to compile. The defaults are DXC's.
#[derive(Clone, Debug)]
pub struct Options {
    /// What the source is.
    pub input: Input,
    /// `-D NAME=VALUE`; 1 without a value.
    pub defines: Vec<(String, Option<String>)>,
    /// `-I`, in order.
    pub include_dirs: Vec<String>,
    /// `-HV`: 2016, 2017, 2018, 2021, or 2029 for 202x.
    pub hlsl_version: u32,
    /// `-enable-16bit-types`
    pub native_16bit: bool,
    /// `-O0` to `-O3`.
    pub opt_level: u8,
    /// `-Od`: tell drivers too.
    pub disable_optimizations: bool,
    /// `-fcgl`: the IR as the front end makes it comes out, as LLVM text, whatever the target.
    pub stop_after_front_end: bool,
    /// Whether the verifier looks after each pass; in debug builds it always does.
    pub verify_each: bool,
    /// `-Zpr`: matrices are row-major unless said otherwise.
    pub row_major: bool,
    /// `-Gis`: floats are computed as written.
    pub ieee_strict: bool,
    /// `-all-resources-bound`
    pub all_resources_bound: bool,
    /// `-res-may-alias`: resources of one shader may overlap.
    pub resources_may_alias: bool,
    /// `-Qkeep_reflect_in_dxil`: names of resources stay in the program itself.
    pub keep_names: bool,
    /// What becomes of warnings.
    pub warnings: WarningPolicy,
    /// Whether reflection data goes along (`STAT`, `RDEF`).
    pub reflection: bool,
    /// Whether the root signature that the source carries goes along.
    pub root_signature: bool,
    /// `-rootsig-define`: the macro that holds the root signature, instead of the entry's attribute.
    pub root_signature_define: Option<String>,
    /// `-force-rootsig-ver`: 1 for version 1.0, 2 for version 1.1.
    pub root_signature_version: u8,
    /// What a library exports.
    pub exports: Exports,
    /// What is asked of SPIR-V.
    pub spirv: trefoil_spirv::Options,
    /// The version of the validator that a DXIL container is made for.
    pub validator_version: (u32, u32),
}

impl Default for Options {
    fn default() -> Self {
        Self {
            input: Input::default(),
            defines: Vec::new(),
            include_dirs: Vec::new(),
            hlsl_version: 2021,
            native_16bit: false,
            opt_level: 3,
            disable_optimizations: false,
            stop_after_front_end: false,
            verify_each: false,
            row_major: false,
            ieee_strict: false,
            all_resources_bound: false,
            resources_may_alias: false,
            keep_names: false,
            warnings: WarningPolicy::default(),
            reflection: true,
            root_signature: true,
            root_signature_define: None,
            root_signature_version: 2,
            exports: Exports::default(),
            spirv: trefoil_spirv::Options::default(),
            validator_version: (1, 8),
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
    /// Stage and shader model. For [`Target::Dxbc`] the stage counts: the model is always 5.1.
    pub profile: Profile,
    /// What comes out.
    pub target: Target,
    /// How.
    pub options: Options,
    /// Where included files come from.
    pub include: &'a dyn IncludeHandler,
}
