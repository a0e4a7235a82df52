//! A shader compiler in pure Rust: HLSL to DXIL, SPIR-V and DXBC.
//!
//! ```no_run
//! use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
//!
//! let source = b"RWBuffer<uint> b; [numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) { b[i] = i * i; }";
//! let session = Session::new();
//! let request = Request {
//!     source_name: "square.hlsl",
//!     source,
//!     entry: "main",
//!     profile: Profile::parse("cs_6_0").unwrap(),
//!     target: Target::Spirv,
//!     options: Options::default(),
//!     include: &NoIncludes,
//! };
//! match session.compile(&request) {
//!     Ok(artifact) => println!("{} bytes", artifact.bytes.len()),
//!     Err(diagnostics) => eprint!("{diagnostics}"),
//! }
//! ```
//!
//! # Options
//!
//! [`Options`] has a field for each option, documented with DXC's flag. Options of a single target are in a structure of that
//! target: [`DxilOptions`], [`SpirvOptions`], [`DxbcOptions`]; those of several targets are in [`CodegenOptions`]. The defaults
//! are DXC's:
//!
//! ```
//! use trefoil::{BufferLayout, CodegenOptions, OptLevel, Options, SpirvOptions, TargetEnv, WarningPolicy};
//!
//! let mut options = Options {
//!     defines: vec![("SHADOWS".into(), None)],
//!     opt_level: OptLevel::O2,
//!     codegen: CodegenOptions { native_16bit: true, ..CodegenOptions::default() },
//!     spirv: SpirvOptions {
//!         env: TargetEnv::Vulkan1_2,
//!         layout: BufferLayout::Scalar,
//!         ..SpirvOptions::default()
//!     },
//!     warnings: WarningPolicy { warnings_as_errors: true, ..WarningPolicy::default() },
//!     ..Options::default()
//! };
//! // Registers of class t are bound from 10 on.
//! options.spirv.t_shift.all = 10;
//! ```
//!
//! [`args`] reads DXC's command line into the same options:
//!
//! ```
//! let args = trefoil::args::parse_args(&["-T", "ps_6_6", "-spirv", "-fspv-target-env=vulkan1.3", "a.hlsl"])?;
//! let (options, notices) = args.compile_options()?;
//! assert_eq!(options.spirv.env, trefoil::TargetEnv::Vulkan1_3);
//! assert!(notices.is_empty());
//! # Ok::<(), trefoil::args::ArgError>(())
//! ```
//!
//! # Observers
//!
//! [`Session::compile_observed`] calls an [`Observer`] for each phase and each pass, those of the target included; [`PassInfo`]
//! names a pass, and [`Program`] is the program between two passes, which can be printed.

pub mod args;
mod artifact;
mod attributed;
mod binding_table;
mod debug_source;
mod declared;
mod diagnostics;
mod disassemble;
mod ir;
mod link;
mod older;
mod optimizer;
mod options;
mod origin;
mod parts;
mod passes;
mod prepared;
pub mod reflect;
mod rewrite;
mod rootsig;
mod session;
mod stage_options;
mod stages;
mod targets;
mod token_key;
mod validate;
mod variants;

pub use artifact::{Artifact, Listing};
pub use attributed::Attributed;
pub use binding_table::BindingTable;
pub use debug_source::{Compiler, DebugSource};
pub use diagnostics::{
    Blame, Diagnostic, DiagnosticForm, Diagnostics, End, Fix, Kind, Note, Place, RenderOptions, Severity,
    kind, kinds, sarif_log,
};
pub use disassemble::{ReadError, assembly, disassemble, disassemble_reflection, format_of, rewrite};
pub use ir::{read_ir, read_ir_with, read_with_sources};
pub use link::{LinkRequest, is_library};
pub use optimizer::{
    OptimizeError, Optimized, OptimizerPass, OptimizerStep, PASSES as OPTIMIZER_PASSES, optimize,
    optimizer_steps,
};
pub use options::{Branches, Input, Options, Request, RootSignatureVersion, Target};
pub use parts::{Piece, piece};
pub use passes::{NamedPass, passes};
pub use prepared::Prepared;
pub use reflect::reflect;
pub use rewrite::{RewriteArgs, Rewritten};
pub use rootsig::root_signature_in;
pub use session::{Observer, Phase, Session};
pub use targets::dxil::llc::{assemble, llc, llc_observed, profile_of_triple};
pub use token_key::TokenKey;
/// What [`Session::validate`] finds.
pub mod validation {
    pub use crate::validate::{Finding, Findings, FoundAt, Limits, Rule, validate, validate_bitcode};
}
/// The metadata of DXIL as it stands, which [`reflect`](reflect()) and the interfaces of Direct3D read.
pub mod reflected {
    pub use crate::disassemble::read_metadata as read;
    pub use trefoil_dxil_read::{
        DescribedBuffer, DescribedResource, DescribedType, DescribedVariable, Description, Reflected,
        ResourceClass, Shape, StageProperties,
    };
}
pub use trefoil_dxbc::Options as DxbcOptions;
pub use trefoil_dxil::{DebugOptions, Options as DxilOptions, Pdb};
pub use trefoil_hlsl::Exports;
pub use trefoil_hlsl::diag::WarningPolicy;
pub use trefoil_hlsl::source::{IncludeHandler, MemoryIncludes, NoIncludes};
pub use trefoil_ir::{CodegenOptions, HlslVersion, Module, Profile, ResourceClass, ShaderModel, Stage};
pub use trefoil_opt::{Observer as PassObserver, OptLevel, Pass, PassInfo, Program};
pub use trefoil_spirv::is_extension as is_spirv_extension;
pub use trefoil_spirv::{
    BufferLayout, Debug as SpirvDebug, Options as SpirvOptions, RegisterBinding, RegisterShift, TargetEnv,
};
pub use trefoil_text::print as print_ir;

/// The tables of diagnostics of this crate itself.
pub(crate) static KINDS: &[&[&trefoil_diag::Kind]] = &[
    diagnostics::KINDS,
    ir::KINDS,
    targets::dxil::judge::KINDS,
    targets::dxil::llc::KINDS,
    targets::spirv::llc::KINDS,
    rootsig::KINDS,
    debug_source::KINDS,
    disassemble::KINDS,
    reflect::KINDS,
];
